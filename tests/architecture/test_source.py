"""Walks over the source: what style and design forbid, found by reading the code."""

from __future__ import annotations

import ast
import re
import tempfile

from core.registry import games
from tests.helpers.sources import PRODUCT, ROOT, Module, all_text_files, modules, text_files

LONGEST_MODULE = 600
LEAST_MODULES = 40
SYSTEMS = tuple(each.id for each in games())
DRAWERS = {"utils", "util", "helpers", "helper", "misc", "common", "manager", "managers", "tools", "stuff"}


def product() -> tuple[Module, ...]:
    found = modules(*PRODUCT)
    assert len(found) >= LEAST_MODULES
    return found


def test_no_module_is_too_long() -> None:
    long = {module.path: module.text.count("\n") for module in product() if module.text.count("\n") > LONGEST_MODULE}
    assert not long


def test_no_module_is_a_drawer() -> None:
    names = {module.path: set(module.path.removesuffix(".py").split("/")) for module in product()}
    assert not [path for path, parts in names.items() if parts & DRAWERS]


def test_every_module_says_what_it_is() -> None:
    assert not [module.path for module in product() if not module.docstring]


def test_only_the_command_line_prints() -> None:
    printing = [module.path for module in product() for name, _ in module.calls() if name in {"print", "input"}]
    assert not [path for path in printing if not path.startswith("core/cli")]


def ends_in_raise(handler: ast.ExceptHandler) -> bool:
    """Return whether a handler only cleans up and re-raises."""
    last = handler.body[-1]
    return isinstance(last, ast.Raise) and last.exc is None


def test_broad_except_only_at_the_doors() -> None:
    allowed = {"desktop/__main__.py", "desktop/tasks.py"}
    seen = 0
    broad = []
    for module in product():
        for node in module.nodes:
            if isinstance(node, ast.ExceptHandler):
                seen += 1
                if ends_in_raise(node):
                    continue
                named = {name.id for name in ast.walk(node.type) if isinstance(name, ast.Name)} if node.type else set()
                if node.type is None or named & {"Exception", "BaseException"}:
                    broad.append(module.path)
    assert seen >= 10
    assert not [path for path in broad if path not in allowed]


def test_painting_ends_whatever_happens() -> None:
    """A painter that a traceback keeps alive would bring the program down at the next event."""
    opened, closed = 0, 0
    for module in modules("desktop"):
        calls = [node for node in module.nodes if isinstance(node, ast.Call)]
        opened += sum(
            isinstance(call.func, ast.Name) and call.func.id == "QPainter" and bool(call.args) for call in calls
        )
        items = [item for node in module.nodes if isinstance(node, ast.With) for item in node.items]
        closed += sum(ast.unparse(item.context_expr).startswith("QPainter(") for item in items)
    assert opened == closed > 30


def test_no_text_is_ever_executed() -> None:
    found = [(module.path, name) for module in product() for name, _ in module.calls()]
    assert len(found) >= 1000
    assert not [(path, name) for path, name in found if name in {"eval", "exec", "__import__"}]
    assert not [path for path, name in found if name == "compile" and not path.startswith("core/formula/")]


def test_games_are_named_in_their_places_only() -> None:
    mention = re.compile(r"\b(" + "|".join(SYSTEMS) + r")\b")
    strings = 0
    found = []
    for module in product():
        if module.path == "core/registry.py" or re.match(r"core/systems/(\w+)/", module.path):
            continue
        for node in module.strings():
            strings += 1
            text = str(node.value)
            if mention.search(text) or text in SYSTEMS:
                found.append((module.path, node.lineno, text[:60]))
    assert strings >= 500
    assert not found


def test_tests_and_scripts_name_no_game() -> None:
    """A game can be removed with its folders: others take theirs from the registry or from tests.helpers.games."""
    names = (*SYSTEMS, *(re.escape(each.name) for each in games()))
    mention = re.compile(r"\b(" + "|".join(names) + r")(?!\w)")
    seen, found = 0, []
    for module in modules("tests", "packaging"):
        if re.match(r"tests/(systems/\w+|data)/", module.path):
            continue
        for node in module.nodes:
            texts = [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []
            texts += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            seen += len(texts)
            found += [(module.path, getattr(node, "lineno", 0), text[:60]) for text in texts if mention.search(text)]
    assert seen >= 5000
    assert not found


def test_no_system_imports_another() -> None:
    seen = 0
    for module in modules("core/systems"):
        inside = re.match(r"core/systems/(\w+)/", module.path)
        for node in module.nodes:
            if isinstance(node, ast.ImportFrom) and inside:
                seen += 1
                other = re.match(r"core\.systems\.(\w+)", node.module or "")
                assert other is None or other.group(1) == inside.group(1), module.path
    assert seen >= 10


def test_packages_only_gather_names() -> None:
    seen = 0
    allowed = (ast.Import, ast.ImportFrom, ast.Expr, ast.Assign, ast.AnnAssign, ast.If, ast.FunctionDef)
    for module in product():
        if module.path.endswith("/__init__.py"):
            seen += 1
            functions = [node.name for node in module.tree.body if isinstance(node, ast.FunctionDef)]
            assert all(isinstance(node, allowed) for node in module.tree.body), module.path
            assert set(functions) <= {"__getattr__", "__dir__"}, module.path
    assert seen >= 10


def test_the_folder_of_scripts_hides_no_library() -> None:
    assert not (ROOT / "packaging" / "__init__.py").exists()
    assert not (ROOT / "resources" / "__init__.py").exists()
    assert not (ROOT / "forms" / "__init__.py").exists()
    assert not (ROOT / "tests" / "__init__.py").exists()


def test_nothing_is_left_unfinished() -> None:
    words = re.compile("TO" + "DO|FIX" + "ME|XX" + "X|for " + "now|not implemented", re.IGNORECASE)
    files = [*text_files("core", "desktop", "forms", "resources"), ROOT / "run.py", ROOT / "packaging" / "set_up.py"]
    assert len(files) >= LEAST_MODULES
    found = [
        (file.name, number, line.strip()[:80])
        for file in files
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if words.search(line)
    ]
    assert not found


def test_nothing_names_a_registry_or_this_machine() -> None:
    registry = re.compile(r"https?://[^ ]+/(simple|packages)(/|\b)")
    home = f"{ROOT.parent}/"
    is_own = home not in {"/", f"{tempfile.gettempdir()}/"}  # the folder for temporary files is on every machine
    files = all_text_files()
    assert len(files) >= 100
    found = []
    for file in files:
        text = file.read_text(encoding="utf-8")
        if registry.search(text) or (is_own and home in text):
            found.append(file.name)
    assert not found
    assert not [file for file in ROOT.iterdir() if file.name in {"uv.lock", "poetry.lock", "Pipfile.lock"}]


def test_no_test_imports_from_another() -> None:
    """What several tests share is in a module of its own, not imported from another test."""
    imported = re.compile(r"^from (tests\.\S+) import", re.MULTILINE)
    found = [name for file in text_files("tests") for name in imported.findall(file.read_text(encoding="utf-8"))]
    assert len(found) >= 200
    assert not [name for name in found if ".test_" in name]
