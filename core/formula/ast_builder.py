"""Python ``ast`` nodes with a fixed source position, and helpers to build them."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TypeAlias

LOAD = ast.Load()
_STORE = ast.Store()


class _Placed:
    """Fixed source position, which ``compile`` requires of every node."""

    lineno = 1
    col_offset = 0


class NameNode(_Placed, ast.Name):
    """``a``."""


class ConstantNode(_Placed, ast.Constant):
    """``"a"``."""


class SubscriptNode(_Placed, ast.Subscript):
    """``a[b]``."""


class AttributeNode(_Placed, ast.Attribute):
    """``a.b``."""


class CallNode(_Placed, ast.Call):
    """``f(a)``."""


class BinaryNode(_Placed, ast.BinOp):
    """``a + b``."""


class UnaryNode(_Placed, ast.UnaryOp):
    """``-a``."""


class BooleanNode(_Placed, ast.BoolOp):
    """``a and b``."""


class CompareNode(_Placed, ast.Compare):
    """``a < b``."""


class ConditionalNode(_Placed, ast.IfExp):
    """``a if b else c``."""


class TupleNode(_Placed, ast.Tuple):
    """``(a, b)``."""


class ComprehensionNode(_Placed, ast.ListComp):
    """``[a for b in c]``."""


class StarNode(_Placed, ast.Starred):
    """``*a``."""


class LambdaNode(_Placed, ast.Lambda):
    """``lambda v: a``."""


class WalrusNode(_Placed, ast.NamedExpr):
    """``(a := b)``."""


class ParameterNode(_Placed, ast.arg):
    """A parameter."""


Expression: TypeAlias = ast.expr


@cache
def variable(name: str) -> Expression:
    """Return a variable."""
    return NameNode(name, LOAD)


@cache
def scope_variables(depth: int) -> tuple[str, ...]:
    """Return the variables ``v``, ``r1``, ``r2`` … of a formula at a row depth."""
    return ("v", *(f"r{place}" for place in range(1, depth + 1)))


@cache
def parameters_of(depth: int) -> ast.arguments:
    """Return the parameters of a formula at a row depth (shared)."""
    return parameters(scope_variables(depth))


def parameters(names: Sequence[str]) -> ast.arguments:
    """Return function parameters."""
    return ast.arguments([], [ParameterNode(name) for name in names], None, [], [], None, [])


def walrus(name: str, value: Expression) -> Expression:
    """Return ``(name := value)``."""
    return WalrusNode(NameNode(name, _STORE), value)


@lru_cache(maxsize=4096)
def subscript(var: str, key: str) -> Expression:
    """Return ``var["key"]`` (shared between formulas)."""
    return SubscriptNode(variable(var), ConstantNode(key), LOAD)


@lru_cache(maxsize=4096)
def folded(text: Expression) -> Expression:
    """Return ``text.strip().casefold()`` (shared between formulas)."""
    trimmed = CallNode(AttributeNode(text, "strip", LOAD), [], [])
    return CallNode(AttributeNode(trimmed, "casefold", LOAD), [], [])


def call(name: str, *arguments: Expression) -> Expression:
    """Return a call of a name of the environment."""
    return CallNode(variable(name), list(arguments), [])


def sequence(items: Sequence[Expression]) -> Expression:
    """Return a tuple."""
    return TupleNode(list(items), LOAD)


def thunk(body: Expression) -> Expression:
    """Return a lambda without parameters, for lazy evaluation."""
    return LambdaNode(_NO_PARAMETERS, body)


_NO_PARAMETERS = ast.arguments([], [], None, [], [], None, [])


def comprehension(body: Expression, loops: Sequence[tuple[str, str, str]]) -> Expression:
    """Return ``[body for x1 in v["list[]"] …]``; loops are variable, container, key."""
    made = [ast.comprehension(NameNode(var, _STORE), subscript(container, key), [], 0) for var, container, key in loops]
    return ComprehensionNode(body, made)
