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


class SliceNode(_Placed, ast.Slice):
    """``a:b`` in brackets."""


class DictNode(_Placed, ast.Dict):
    """``{a: b}``."""


class ListNode(_Placed, ast.List):
    """``[a, b]``."""


class ComprehensionNode(_Placed, ast.ListComp):
    """``[a for b in c]``."""


class StarNode(_Placed, ast.Starred):
    """``*a``."""


class LambdaNode(_Placed, ast.Lambda):
    """``lambda v: a``."""


class AssignNode(_Placed, ast.NamedExpr):
    """``(a := b)``."""


class ParameterNode(_Placed, ast.arg):
    """A parameter."""


class KeepNode(_Placed, ast.Assign):
    """``a = b``."""


class AddNode(_Placed, ast.AugAssign):
    """``a += b``."""


class DoNode(_Placed, ast.Expr):
    """``f(a)`` as a line of its own."""


class WhenNode(_Placed, ast.If):
    """``if a: …``."""


class ForNode(_Placed, ast.For):
    """``for a in b: …``."""


class TryNode(_Placed, ast.Try):
    """``try: …``."""


class ExceptNode(_Placed, ast.ExceptHandler):
    """``except a as b: …``."""


class ReturnNode(_Placed, ast.Return):
    """``return a``."""


class DefineNode(_Placed, ast.FunctionDef):
    """``def f(a): …``."""


Expression: TypeAlias = ast.expr
Statement: TypeAlias = ast.stmt


@cache
def variable(name: str) -> Expression:
    """Read a variable."""
    return NameNode(name, LOAD)


@cache
def places(depth: int) -> tuple[str, ...]:
    """Return the variables of a formula that stands in so many rows: the sheet's values, then those of the rows."""
    return ("v", *(f"r{place}" for place in range(1, depth + 1)))


@cache
def parameters_of(depth: int) -> ast.arguments:
    """Return the parameters of a formula that stands in so many rows; the same for all that do."""
    return parameters(places(depth))


def parameters(names: Sequence[str]) -> ast.arguments:
    """Return the parameters of a function."""
    return ast.arguments([], [ParameterNode(name) for name in names], None, [], [], None, [])


def assigned(name: str, value: Expression) -> Expression:
    """Return a value and keep it in a variable."""
    return AssignNode(NameNode(name, _STORE), value)


@lru_cache(maxsize=4096)
def entry(var: str, key: str) -> Expression:
    """``var["key"]``; one node for all formulas that read it."""
    return SubscriptNode(variable(var), ConstantNode(key), LOAD)


@lru_cache(maxsize=4096)
def folded(text: Expression) -> Expression:
    """``text.strip().casefold()``; one node for all formulas that compare the same text."""
    trimmed = CallNode(AttributeNode(text, "strip", LOAD), [], [])
    return CallNode(AttributeNode(trimmed, "casefold", LOAD), [], [])


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
    return ComprehensionNode(body, made)


# ---- statements


def attribute(name: str, of: str) -> Expression:
    """``of.name``."""
    return AttributeNode(variable(of), name, LOAD)


def ask(of: str, name: str, *arguments: Expression) -> Expression:
    """``of.name(a)``."""
    return CallNode(attribute(name, of), list(arguments), [])


def keep(name: str, value: Expression) -> Statement:
    """``name = value``."""
    return KeepNode([NameNode(name, _STORE)], value)


def unpack(names: Sequence[str], value: Expression) -> Statement:
    """``a, b = value``."""
    return KeepNode([_stored(names)], value)


def put(var: str, key: str, value: Expression) -> Statement:
    """``var["key"] = value``."""
    return KeepNode([SubscriptNode(variable(var), ConstantNode(key), _STORE)], value)


def add(name: str, value: Expression) -> Statement:
    """``name += value``."""
    return AddNode(NameNode(name, _STORE), ast.Add(), value)


def add_to(of: str, name: str, value: Expression) -> Statement:
    """``of.name += value``."""
    return AddNode(AttributeNode(variable(of), name, _STORE), ast.Add(), value)


def when(condition: Expression, then: list[Statement], other: Sequence[Statement] = ()) -> Statement:
    """``if condition: … else: …``."""
    return WhenNode(condition, then, list(other))


def attempt(tried: Statement, error: str, name: str, instead: Statement) -> Statement:
    """Do something else where something raises one of some errors."""
    return TryNode([tried], [ExceptNode(variable(error), name, [instead])], [], [])


def each(names: Sequence[str], rows: Expression, body: list[Statement]) -> Statement:
    """``for a, b in rows: …``."""
    return ForNode(_stored(names), rows, body, [])


def define(name: str, names: Sequence[str], body: list[Statement]) -> ast.stmt:
    """``def name(a, b): …``."""
    return DefineNode(name, parameters(names), body, [])


def _stored(names: Sequence[str]) -> Expression:
    return TupleNode([NameNode(name, _STORE) for name in names], _STORE)
