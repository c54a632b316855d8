"""Packages with lazily imported names."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

from core.lazy import lazy_exports

CORE = Path(__file__).parents[2] / "core"
PACKAGES = sorted(
    file.parent.name for file in CORE.glob("*/__init__.py") if "lazy_exports(" in file.read_text(encoding="utf-8")
)


def promised(package: str) -> set[str]:
    """Return the names that type checkers see in a package."""
    tree = ast.parse((CORE / package / "__init__.py").read_text(encoding="utf-8"))
    checked = [node for node in tree.body if isinstance(node, ast.If)]
    imports = [each for node in checked for each in node.body if isinstance(each, ast.ImportFrom)]
    return {name.name for each in imports for name in each.names}


def test_there_are_such_packages() -> None:
    assert "store" in PACKAGES


@pytest.mark.parametrize("package", PACKAGES)
def test_type_checkers_see_the_lazy_exports(package: str) -> None:
    found = import_module(f"core.{package}")
    names = promised(package)
    assert names
    assert set(dir(found)) == names
    assert names == set(getattr(found, "__all__", names))
    for name in names:
        assert getattr(found, name) is getattr(found, name)


def test_an_unknown_export_is_refused() -> None:
    find, names = lazy_exports("core", {"paths": ("resources",), "errors": ("QuireError",)})
    assert names() == ["QuireError", "resources"]
    with pytest.raises(AttributeError, match="'core' has no attribute 'paper'"):
        find("paper")
