"""The tree of a formula: nodes with the place they stand at in the text, and printing back to text.

Nobody changes a node. They are not frozen, as a frozen one takes three times as long to make, and a game has thousands.
Two trees are equal when they mean the same and are grouped the same; where they stand in a text does not count.
``parse(to_text(node)) == node`` holds for every tree that the parser can give.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeAlias

from core.formula.values import Number as NumberValue

MARK = re.compile(r"<[a-z]\w*>")
"""A family mark within a name, ``<a>``."""

Span: TypeAlias = tuple[int, int]
"""Start and end within the text of the formula, from 0."""

_NOWHERE: Span = (0, 0)


@dataclass(slots=True)
class Number:
    """A number, never below zero (a sign is a :class:`Unary`)."""

    value: NumberValue
    span: Span = field(default=_NOWHERE, compare=False)


@dataclass(slots=True)
class Text:
    """A text in double quotes."""

    value: str
    span: Span = field(default=_NOWHERE, compare=False)


@dataclass(slots=True)
class Nothing:
    """The word ``none``: undefined."""

    span: Span = field(default=_NOWHERE, compare=False)


@dataclass(slots=True)
class Name:
    """A key as it is written: ``move_rate``, ``base.<a>``, ``weapons[].load``, ``weapons[]``, ``ref.skill``."""

    key: str
    span: Span = field(default=_NOWHERE, compare=False)


@dataclass(slots=True)
class Each:
    """An expression for every row of a list: ``armor[]: rank * worn``. Its list is written without ``[]``."""

    list: str
    body: Node
    span: Span = field(default=_NOWHERE, compare=False)


@dataclass(slots=True)
class Unary:
    """``-x`` or ``not x``."""

    operator: str
    operand: Node
    span: Span = field(default=_NOWHERE, compare=False)


@dataclass(slots=True)
class Chain:
    """Operands of one level, computed from left to right: ``a - b + c``, ``a * b / c``, ``a and b``, ``a or b``.

    Attributes:
        first: The first operand.
        rest: Operator and operand, at least one pair.
    """

    first: Node
    rest: tuple[tuple[str, Node], ...]
    span: Span = field(default=_NOWHERE, compare=False)


@dataclass(slots=True)
class Compare:
    """One comparison, ``a <= b``."""

    operator: str
    left: Node
    right: Node
    span: Span = field(default=_NOWHERE, compare=False)


@dataclass(slots=True)
class Power:
    """``base ** exponent``."""

    base: Node
    exponent: Node
    span: Span = field(default=_NOWHERE, compare=False)


@dataclass(slots=True)
class Choice:
    """``then if condition else other``."""

    then: Node
    condition: Node
    other: Node
    span: Span = field(default=_NOWHERE, compare=False)


@dataclass(slots=True)
class Call:
    """A function and its arguments."""

    function: str
    arguments: tuple[Node, ...]
    span: Span = field(default=_NOWHERE, compare=False)


Node: TypeAlias = Number | Text | Nothing | Name | Each | Unary | Chain | Compare | Power | Choice | Call

CHOICE, OR, AND, NOT, COMPARE, SUM, PRODUCT, SIGN, POWER, ATOM = range(10)
"""Levels of precedence, from the weakest."""

LEVELS = {"or": OR, "and": AND, "+": SUM, "-": SUM, "*": PRODUCT, "/": PRODUCT}
"""Level of each operator that makes a :class:`Chain`."""


def level(node: Node) -> int:
    """Return how strongly the outermost operator of a node binds."""
    match node:
        case Choice():
            return CHOICE
        case Chain():
            return LEVELS[node.rest[0][0]]
        case Compare():
            return COMPARE
        case Unary():
            return NOT if node.operator == "not" else SIGN
        case Power():
            return POWER
        case _:
            return ATOM


def children(node: Node) -> tuple[Node, ...]:  # noqa: PLR0911 # one for each kind of node
    """Return the parts of a node, in the order in which they stand in the text."""
    match node:
        case Each():
            return (node.body,)
        case Unary():
            return (node.operand,)
        case Chain():
            return (node.first, *(operand for _, operand in node.rest))
        case Compare():
            return (node.left, node.right)
        case Power():
            return (node.base, node.exponent)
        case Choice():
            return (node.then, node.condition, node.other)
        case Call():
            return node.arguments
        case _:
            return ()


def walk(node: Node) -> Iterator[Node]:
    """Yield a node and everything below it, in the order of the text."""
    yield node
    for child in children(node):
        yield from walk(child)


def names(node: Node) -> tuple[str, ...]:
    """Return every name of a formula as it is written, once each, in order; a list of ``list[]: …`` as ``list[]``.

    >>> from core.formula.parser import parse
    >>> names(parse("a + sum(armor[]: rank * worn) + a"))
    ('a', 'armor[]', 'rank', 'worn')
    """
    found: dict[str, None] = {}
    for part in walk(node):
        if isinstance(part, Name):
            found[part.key] = None
        elif isinstance(part, Each):
            found[f"{part.list}[]"] = None
    return tuple(found)


def to_text(node: Node, fill: Callable[[Node], str | None] | None = None, *, is_within: bool = False) -> str:
    """Print a formula; as few brackets as its meaning needs.

    Args:
        node: The tree.
        fill: Gives another text for a node (an explanation fills in values), or None to print it as it is.
        is_within: Whether it stands within words, so that all but a single number, name or call is put into brackets.

    >>> from core.formula.parser import parse
    >>> to_text(parse("((2) * (a+1)) - 3"))
    '2 * (a + 1) - 3'
    """
    return _Printer(fill).text(node, ATOM if is_within else CHOICE)


class _Printer:
    """Prints nodes; a part is put into brackets where it binds less than its place needs."""

    def __init__(self, fill: Callable[[Node], str | None] | None) -> None:
        self.fill = fill

    def text(self, node: Node, least: int) -> str:
        filled = None if self.fill is None else self.fill(node)
        if filled is not None:
            is_signed = filled.startswith("-") and least > SUM
            return f"({filled})" if is_signed else filled
        printed = self._plain(node)
        return f"({printed})" if level(node) < least else printed

    def _plain(self, node: Node) -> str:  # noqa: PLR0911 # one for each kind of node
        match node:
            case Number():
                return _decimal(node.value)
            case Text():
                return f'"{node.value}"'
            case Nothing():
                return "none"
            case Name():
                return node.key
            case Each():
                return f"{node.list}[]: {self.text(node.body, CHOICE)}"
            case Call():
                return f"{node.function}({', '.join(self.text(part, CHOICE) for part in node.arguments)})"
            case _:
                return self._operation(node)

    def _operation(self, node: Unary | Chain | Compare | Power | Choice) -> str:
        match node:
            case Unary(operator="not"):
                return f"not {self.text(node.operand, NOT)}"
            case Unary():
                return f"-{self.text(node.operand, SIGN)}"
            case Chain():
                above = level(node) + 1
                first = self.text(node.first, above)
                return first + "".join(f" {operator} {self.text(operand, above)}" for operator, operand in node.rest)
            case Compare():
                return f"{self.text(node.left, SUM)} {node.operator} {self.text(node.right, SUM)}"
            case Power():
                return f"{self.text(node.base, ATOM)} ** {self.text(node.exponent, SIGN)}"
            case _:
                then, condition = self.text(node.then, OR), self.text(node.condition, OR)
                return f"{then} if {condition} else {self.text(node.other, CHOICE)}"


def _decimal(value: NumberValue) -> str:
    """Print a number that has a finite number of decimals, all of them."""
    if isinstance(value, int):
        return str(value)
    decimals, scale = 0, Fraction(1)
    while (value * scale).denominator != 1:
        decimals += 1
        scale *= 10
    digits = str((value * scale).numerator).rjust(decimals + 1, "0")
    return f"{digits[:-decimals]}.{digits[-decimals:]}"
