"""Collects the texts for people in core and in the games, for the catalogues that ``translations.py`` writes.

Qt's own tool reads forms and literal calls, but neither the data of games nor the sentences of core. The labels, helps
and sentences of a game belong to the catalogue ``rules.<id>``; those of core, the terminal and paper, and the window's
messages, to the catalogue ``core``.

The texts of a game are collected after it was loaded, as they are shown: a text that its data give for a whole family
is one text for each member by then, and the placeholders of a sentence have the names that its message gives them. What
its procedures ask is found in its package: texts of requests and of their parts, and phrases. A sentence of core is
found in the code, too: as the template of a ``Message``, as a ``Word``, as the name of a ``Term`` of some arithmetic,
or as the argument of a function for its parameter ``template``. The help of a command is found in the application that
the command line makes.
"""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from core import registry  # noqa: E402  (the place of core comes first)
from core.character.violations import violation_checks  # noqa: E402
from core.cli.app import application  # noqa: E402
from core.export.layout_translation import layout_texts  # noqa: E402
from core.formula import BUILTIN_FUNCTIONS  # noqa: E402
from core.messages import Word, unit_template  # noqa: E402
from core.procedures.request_translation import TEXT_FIELDS  # noqa: E402
from core.rules import System  # noqa: E402

READ_BY_PEOPLE = frozenset(
    ("label", "help", "about", "message", "text", "title", "heading", "note", "unit", "undefined", "creation_time")
)
"""Attributes of the games' data that hold words."""

SPREAD = frozenset(("fields.toml", "derived.toml", "violations.toml"))
"""Files whose texts may stand for a whole family; the loaded game has them as they are shown."""

ASKED_BY_ALL = ("core/play", "core/procedures")
"""Packages that ask for every game."""

Node = ast.Call | ast.FunctionDef | ast.Assign
"""What words are found in."""

SEPARATOR_OF_VALUES = "|"
"""Between the possible values of an option, which are the same in every language."""

MESSAGE, WORD, PHRASE, TERM = "Message", "Word", "phrase", "Term"
TEMPLATE = 1
HANDED_ON = "template"
"""Name of the parameter in which a function takes the template of a message that it makes."""


def texts(data: object) -> Iterator[str]:
    """Yield the words in a part of a game's data."""
    if isinstance(data, Mapping):
        for key, value in data.items():
            if isinstance(value, str) and key in READ_BY_PEOPLE:
                yield value
            elif key == "words" and isinstance(value, Mapping):
                yield from map(str, value.values())
            else:
                yield from texts(value)
    elif isinstance(data, list):
        for value in data:
            yield from texts(value)


def loaded_texts(system: System) -> Iterator[str]:
    """Yield the words of a game as the window meets them."""
    for option in system.options.values():
        yield from (option.label, option.help, *(choice.label for choice in option.choices))
    for field in system.fields.values():
        yield from (field.label, field.help, *(choice.label for choice in field.choices))
        yield from (field.abbr, field.unit, unit_template(field.unit), field.row_label, field.row_label.capitalize())
    for derived in system.derived.values():
        yield from (derived.label, derived.abbr, derived.unit, unit_template(derived.unit))
        yield from (derived.help, derived.undefined, derived.absent)
        yield from derived.value_labels.texts
    for group in system.groups.values():
        yield from (group.label, group.help)
    for members in system.families.values():
        for member in members:
            yield from (member.label, member.abbr, member.help, member.note)
    for watcher in violation_checks(system).values():
        said = (watcher.message, watcher.label)
        yield from (text for text in said if not isinstance(text, Word))  # a `Word` is core's own, and gathered there
    for function in {**BUILTIN_FUNCTIONS, **system.functions}.values():
        yield function.phrase
    for track in system.layout.play.tracks:
        yield from (track.hint, track.lost_label, track.also_label)
    yield from layout_texts(system)


def game_texts(folder: Path) -> list[str]:
    """Return the words of a game, each once; it has the name of its folder."""
    files = sorted(file for file in folder.glob("*.toml") if file.name not in SPREAD)
    found = [text for file in files for text in texts(tomllib.loads(file.read_text(encoding="utf-8")))]
    found += loaded_texts(registry.game(folder.name).system)
    found += asked_texts(ROOT / "core" / "systems" / folder.name)
    found += [f"{{number:{each.toll}}}" for each in registry.game(folder.name).conflicts if each.toll]
    return list(dict.fromkeys(text for text in found if text.strip()))


NOT_ASKED = frozenset((MESSAGE, WORD, "Event", TERM, "write", "write_any"))
"""What is called with texts of such names that are no part of a question: they are gathered elsewhere, or kept."""

ASKING = {
    "Option": ("key", "label", "about"),
    "Slot": ("key", "label"),
    "Entry": ("key", "label"),
    "Step": ("key", "label"),
}
"""What stands in a question, with the names of the arguments that may be given by their place."""


def asked_texts(folder: Path) -> Iterator[str]:
    """Yield the words of what a game's procedures ask: of its package, that has the name of the folder of its rules."""
    modules = [nodes(file) for file in sorted(folder.rglob("*.py"))]
    public = {name: taken for each in modules for name, taken in _arguments(each).items() if not name.startswith("_")}
    for module in modules:
        places = {**public, **_arguments(module), **ASKING}
        for node in module:
            if isinstance(node, ast.Call):
                yield from _asked(node, places)


@cache
def nodes(file: Path) -> tuple[Node, ...]:
    """Return what words are found in of a module: what it calls, defines and keeps."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return tuple(node for node in ast.walk(tree) if isinstance(node, Node))


def _arguments(module: Sequence[Node]) -> dict[str, tuple[str, ...]]:
    """Return the names of the arguments of every function."""
    return {
        node.name: tuple(each.arg for each in node.args.args if each.arg != "self")
        for node in module
        if isinstance(node, ast.FunctionDef)
    }


def _asked(call: ast.Call, places: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Yield the words in the arguments of a call that are read as part of a question."""
    name = _called(call)
    if name == PHRASE:
        yield from literals(call.args[0])
    elif name not in NOT_ASKED:
        given = [
            *zip(places.get(name, ()), call.args, strict=False),
            *((each.arg, each.value) for each in call.keywords),
        ]
        for key, value in given:
            if key in TEXT_FIELDS:
                yield from literals(value)
            if key == "unit":
                yield from map(unit_template, literals(value))


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def core_texts(root: Path = ROOT) -> list[str]:
    """Return the sentences of core, and those that the window makes in the same way, each once."""
    files = (*sorted((root / "core").rglob("*.py")), *sorted((root / "desktop").rglob("*.py")))
    handed = {file: _handing_on(nodes(file)) for file in files}
    public = {name: place for each in handed.values() for name, place in each.items() if not name.startswith("_")}
    games = root / "core" / "systems"
    found: list[str] = []
    for file in files:
        known = {**public, **handed[file]}
        if games in file.parents:
            del known[PHRASE]  # those of a game are gathered with what it asks
        found += _said(nodes(file), known)
    found += [text for folder in ASKED_BY_ALL for text in asked_texts(root / folder)]
    found += help_texts(typer.main.get_command(application()))
    return list(dict.fromkeys(text for text in found if text.strip()))


def help_texts(command: object) -> Iterator[str]:
    """Yield the texts of a command's help page: its own, and names and helps of arguments and options."""
    if not isinstance(command, TyperCommand | TyperGroup):
        raise TypeError(f"no command of typer: {command!r}")
    yield command.help or ""
    for parameter in command.params:
        if isinstance(parameter, TyperArgument | TyperOption) and not parameter.hidden:
            name = parameter.metavar or ""
            yield from ("" if SEPARATOR_OF_VALUES in name else name, parameter.help or "")
    for each in command.commands.values() if isinstance(command, TyperGroup) else ():
        yield from help_texts(each)


def _handing_on(module: Sequence[Node]) -> dict[str, int]:
    """Return the functions that take a template, and where among the arguments of a call it stands."""
    found: dict[str, int] = {}
    for node in module:
        if isinstance(node, ast.FunctionDef):
            names = [each.arg for each in node.args.args]
            if HANDED_ON in names and any(map(_is_handed_on, ast.walk(node))):
                found[node.name] = names.index(HANDED_ON) - (names[0] == "self")
    return found


def _is_handed_on(node: ast.AST) -> bool:
    """Whether it makes a message or phrase from the template that its function was given."""
    place = {MESSAGE: TEMPLATE, PHRASE: 0}.get(getattr(node.func, "id", "")) if isinstance(node, ast.Call) else None
    if place is None or not isinstance(node, ast.Call) or len(node.args) <= place:
        return False
    return getattr(node.args[place], "id", "") == HANDED_ON


def _said(module: Sequence[Node], handed: Mapping[str, int]) -> Iterator[str]:
    """Yield the sentences of a module."""
    for node in module:
        if isinstance(node, ast.Call):
            name = _called(node)
            place = {MESSAGE: TEMPLATE, WORD: 0, TERM: 0, **handed}.get(name)
            if place is not None and place < len(node.args):
                yield from literals(node.args[place])
        elif isinstance(node, ast.Assign) and any(getattr(each, "id", "") == HANDED_ON for each in node.targets):
            yield from literals(node.value)


def literals(value: ast.expr) -> Iterator[str]:
    """Yield the texts that an expression may become: one, or one of two."""
    if isinstance(value, ast.IfExp):
        yield from literals(value.body)
        yield from literals(value.orelse)
    elif isinstance(value, ast.Tuple):
        for each in value.elts:
            yield from literals(each)
    elif isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value.value


def contexts(root: Path = ROOT) -> dict[str, list[str]]:
    """Return all texts by context."""
    games = sorted(folder for folder in (root / "resources" / "rules").iterdir() if folder.is_dir())
    return {"core": core_texts(root), **{f"rules.{folder.name}": game_texts(folder) for folder in games}}
