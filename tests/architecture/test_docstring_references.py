"""Names in single backticks in docstrings are names of the code or of Qt: what was renamed is renamed there, too."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.helpers.sources import PRODUCT, ROOT, Module, modules

REFERENCE = re.compile(r"(?<![`:])`((?!Q[A-Z])[A-Za-z_][\w.]*)`(?!`)")
"""A name in single backticks, those of Qt's classes left out."""
LEAST_REFERENCES = 400


def names_in(module: Module) -> Iterator[str]:
    """Yield every name that a module defines or uses."""
    yield from module.path.removesuffix(".py").split("/")
    for node in module.nodes:
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.Name(id=name) | ast.arg(arg=name):
                yield name
            case ast.Attribute(attr=name):
                yield name
            case ast.alias(name=name):
                yield from name.split(".")
            case _:
                pass


def references(module: Module) -> Iterator[str]:
    """Yield what the docstrings of a module name in single backticks, attribute docstrings included."""
    for node in module.nodes:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield from REFERENCE.findall(node.value.value)


def is_defined(reference: str) -> bool:
    """Return whether a dotted name below a package of the product is a module, or starts with one."""
    parts = reference.split(".")
    if parts[0] not in PRODUCT:
        return True
    paths = (ROOT.joinpath(*parts[:count]) for count in (len(parts), len(parts) - 1, len(parts) - 2) if count > 0)
    return any(path.with_suffix(".py").exists() or (path / "__init__.py").exists() for path in paths)


def test_every_reference_is_a_name_of_the_code() -> None:
    known = {name for module in modules(*PRODUCT) for name in names_in(module)}
    found = [(module.path, reference) for module in modules(*PRODUCT) for reference in references(module)]
    assert len(found) >= LEAST_REFERENCES
    assert not [
        (path, reference)
        for path, reference in found
        if reference.rpartition(".")[2] not in known or not is_defined(reference)
    ]


def test_a_stale_reference_is_found() -> None:
    module = Module("core/example.py", '"""See `gone_long_ago`."""', ast.parse('"""See `gone_long_ago`."""'))
    assert list(references(module)) == ["gone_long_ago"]
    assert "gone_long_ago" not in {name for each in modules(*PRODUCT) for name in names_in(each)}
    assert not is_defined("core.nowhere.at_all.name")
    assert is_defined("core.formula.format_value")
