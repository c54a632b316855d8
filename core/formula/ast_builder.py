"""Builds Python syntax trees: short functions for the ``ast`` nodes of compiled formulas.

Each node gets its source position, which ``compile`` requires, when it is made: ``ast.fix_missing_locations`` takes
longer than compiling.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TypeAlias, TypedDict

from core.formula.typed_tree import scope_variables

Expression: TypeAlias = ast.expr
"""Code of a value."""


class _Position(TypedDict):
    lineno: int
    col_offset: int


_AT = _Position(lineno=1, col_offset=0)
_LOAD, _STORE = ast.Load(), ast.Store()


@cache
def variable(name: str) -> Expression:
    """Return a variable."""
    return ast.Name(name, _LOAD, **_AT)


def constant(value: str | int | None) -> Expression:
    """Return a literal."""
    return ast.Constant(value, **_AT)


def entry(of: Expression, key: str) -> Expression:
    """Return ``of["key"]``."""
    return ast.Subscript(of, constant(key), _LOAD, **_AT)


@lru_cache(maxsize=4096)
def subscript(var: str, key: str) -> Expression:
    """Return ``var["key"]`` (shared between formulas)."""
    return entry(variable(var), key)


@lru_cache(maxsize=4096)
def folded(text: Expression) -> Expression:
    """Return ``text.strip().casefold()`` (shared between formulas)."""
    return _call_method(_call_method(text, "strip"), "casefold")


def _call_method(of: Expression, name: str) -> Expression:
    return call_of(ast.Attribute(of, name, _LOAD, **_AT))


def call(name: str, *arguments: Expression) -> Expression:
    """Return a call of a name of the environment."""
    return call_of(variable(name), *arguments)


def call_of(function: Expression, *arguments: Expression) -> Expression:
    """Return a call of an expression."""
    return ast.Call(function, list(arguments), [], **_AT)


def unary(operator: ast.unaryop, operand: Expression) -> Expression:
    """Return ``-operand`` and the like."""
    return ast.UnaryOp(operator, operand, **_AT)


def binary(left: Expression, operator: ast.operator, right: Expression) -> Expression:
    """Return ``left + right`` and the like."""
    return ast.BinOp(left, operator, right, **_AT)


def logical(operator: ast.boolop, operands: Sequence[Expression]) -> Expression:
    """Return ``a and b`` or ``a or b``."""
    return ast.BoolOp(operator, list(operands), **_AT)


def compare(left: Expression, operator: ast.cmpop, right: Expression) -> Expression:
    """Return ``left < right`` and the like."""
    return ast.Compare(left, [operator], [right], **_AT)


def is_none(value: Expression) -> Expression:
    """Return ``value is None``."""
    return compare(value, ast.Is(), constant(None))


def conditional(condition: Expression, then: Expression, other: Expression) -> Expression:
    """Return ``then if condition else other``."""
    return ast.IfExp(condition, then, other, **_AT)


def walrus(name: str, value: Expression) -> Expression:
    """Return ``(name := value)``."""
    return ast.NamedExpr(ast.Name(name, _STORE, **_AT), value, **_AT)


def star(value: Expression) -> Expression:
    """Return ``*value``."""
    return ast.Starred(value, _LOAD, **_AT)


def sequence(items: Sequence[Expression]) -> Expression:
    """Return a tuple."""
    return ast.Tuple(list(items), _LOAD, **_AT)


def comprehension(
    body: Expression, loops: Sequence[tuple[str, str, str]], condition: Expression | None = None
) -> Expression:
    """Return ``[body for x1 in v["list[]"] … if condition]``; loops are variable, container, key."""
    clauses = [
        ast.comprehension(ast.Name(var, _STORE, **_AT), subscript(container, key), [], 0)
        for var, container, key in loops
    ]
    if condition is not None:
        clauses[-1].ifs.append(condition)
    return ast.ListComp(body, clauses, **_AT)


def function_of_rows(depth: int, body: Expression, line: int) -> Expression:
    """Return ``lambda v, r1, r2: body`` for a formula at a row depth."""
    return ast.Lambda(_parameters(depth), body, lineno=line, col_offset=0)


@cache
def _parameters(depth: int) -> ast.arguments:
    return ast.arguments([], [ast.arg(name, **_AT) for name in scope_variables(depth)], None, [], [], None, [])
