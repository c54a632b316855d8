"""The few Python syntax nodes that formulas become, each with the place that the compiler asks for."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TypeAlias

LOAD = ast.Load()
_STORE = ast.Store()


class _Placed:
    """The place that the compiler asks of every node, given once for all of them."""

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


class LogicNode(_Placed, ast.BoolOp):
    """``a and b``."""


class CompareNode(_Placed, ast.Compare):
    """``a < b``."""


class ChoiceNode(_Placed, ast.IfExp):
    """``a if b else c``."""


class TupleNode(_Placed, ast.Tuple):
    """``(a, b)``."""


class ListNode(_Placed, ast.ListComp):
    """``[a for b in c]``."""


class StarNode(_Placed, ast.Starred):
    """``*a``."""


class LambdaNode(_Placed, ast.Lambda):
    """``lambda v: a``."""


class AssignNode(_Placed, ast.NamedExpr):
    """``(a := b)``."""


class ParameterNode(_Placed, ast.arg):
    """A parameter."""


Expression: TypeAlias = ast.expr


@cache
def variable(name: str) -> Expression:
    """Read a variable."""
    return NameNode(name, LOAD)


def parameters(depth: int) -> ast.arguments:
    """Give the parameters of a formula that stands in so many rows."""
    names = ["v", *(f"r{place}" for place in range(1, depth + 1))]
    return ast.arguments([], [ParameterNode(name) for name in names], None, [], [], None, [])


def assigned(name: str, value: Expression) -> Expression:
    """Give a value and keep it in a variable."""
    return AssignNode(NameNode(name, _STORE), value)


@lru_cache(maxsize=4096)
def entry(var: str, key: str) -> Expression:
    """``var["key"]``; one node for all formulas that read it."""
    return SubscriptNode(variable(var), ConstantNode(key), LOAD)


def call(name: str, *arguments: Expression) -> Expression:
    """Call something of the environment."""
    return CallNode(variable(name), list(arguments), [])


def sequence(items: Sequence[Expression]) -> Expression:
    """A tuple."""
    return TupleNode(list(items), LOAD)


def later(body: Expression) -> Expression:
    """A part that is computed only when it is needed."""
    return LambdaNode(_NO_PARAMETERS, body)


_NO_PARAMETERS = ast.arguments([], [], None, [], [], None, [])


def comprehension(body: Expression, loops: Sequence[tuple[str, str, str]]) -> Expression:
    """``[body for x1 in v["list[]"] for x2 in x1["uses[]"]]``; loops are variable, container, key."""
    made = [ast.comprehension(NameNode(var, _STORE), entry(container, key), [], 0) for var, container, key in loops]
    return ListNode(body, made)
