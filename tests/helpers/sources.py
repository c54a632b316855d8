"""The files of the project as tests walk over them; a walk says how many it must at least have seen."""

from __future__ import annotations

import ast
import importlib.util
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
PRODUCT = ("core", "desktop")
TEXT_SUFFIXES = {".py", ".toml", ".md", ".txt", ".json", ".ui", ".svg", ".ts", ".qrc", ".mako", ".yml", ""}
TOP_FILES = (
    "pyproject.toml",
    "run.py",
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "LICENSE",
    ".gitignore",
)
EVERYTHING = ("core", "desktop", "forms", "resources", "packaging", "tests", ".ci", ".github")


@dataclass(frozen=True)
class Module:
    """A Python file with its text and tree.

    Attributes:
        path: Place below the project's folder, with forward slashes.
    """

    path: str
    text: str
    tree: ast.Module

    @cached_property
    def nodes(self) -> tuple[ast.AST, ...]:
        """Every part of the tree; many tests walk over it."""
        return tuple(ast.walk(self.tree))

    @property
    def docstring(self) -> str:
        """What the module says of itself."""
        return ast.get_docstring(self.tree) or ""

    def strings(self) -> Iterator[ast.Constant]:
        """Yield every text in the code that is no docstring."""
        documents = {
            id(node.body[0].value)
            for node in self.nodes
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
            and node.body
            and isinstance(node.body[0], ast.Expr)
        }
        for node in self.nodes:
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documents:
                yield node

    def calls(self) -> Iterator[tuple[str, ast.Call]]:
        """Yield every call by the bare name that it calls."""
        for node in self.nodes:
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                yield node.func.id, node


@cache
def module(file: Path) -> Module:
    """Read a Python file."""
    text = file.read_text(encoding="utf-8")
    return Module(file.relative_to(ROOT).as_posix(), text, ast.parse(text))


@cache
def modules(*folders: str) -> tuple[Module, ...]:
    """Return the Python files below these folders, in order."""
    return tuple(module(file) for folder in folders for file in sorted((ROOT / folder).rglob("*.py")))


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Forget the trees of all modules after the last test of a folder: 500 MB that every garbage collection visits."""
    if nextitem is None or nextitem.path.parent != item.path.parent:
        module.cache_clear()
        modules.cache_clear()


@cache
def text_files(*folders: str) -> tuple[Path, ...]:
    """Return all text files below these folders, those of the interpreter left out."""
    return tuple(
        file
        for folder in folders
        for file in sorted((ROOT / folder).rglob("*"))
        if file.is_file() and file.suffix in TEXT_SUFFIXES and "__pycache__" not in file.parts
    )


def all_text_files() -> tuple[Path, ...]:
    """Return every text file of the project."""
    return (*(ROOT / name for name in TOP_FILES if (ROOT / name).exists()), *text_files(*EVERYTHING))


def script(name: str) -> ModuleType:
    """Load a script beside the product, which is no package."""
    spec = importlib.util.spec_from_file_location(f"quire_script_{name}", ROOT / "packaging" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look for the module of their types there
    spec.loader.exec_module(module)
    return module
