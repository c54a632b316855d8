"""Syntax tree of a formula, with text positions, and its conversion back to text.

Nodes are treated as immutable. They are not frozen, because creating a frozen dataclass takes three times as long and
a game has thousands of nodes. Trees are equal if they have the same meaning and grouping; positions do not count.
``parse(to_text(node)) == node`` holds for every tree that the parser returns.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeAlias

from core.formula.values import Number as NumberValue

FAMILY_MARK = re.compile(r"<[a-z]\w*>")
"""A family mark within a name, such as ``<a>``."""

Span: TypeAlias = tuple[int, int]
"""Start and end in the text of the formula, from 0."""

_NOWHERE: Span = (0, 0)


@dataclass(slots=True)
class NumberLiteral:
    """A number literal, never negative (a sign is a :class:`Unary`)."""

    value: NumberValue
    span: Span = field(default=_NOWHERE, compare=False)


@dataclass(slots=True)
class TextLiteral:
    """A text literal in double quotes."""

    value: str
    span: Span = field(default=_NOWHERE, compare=False)


@dataclass(slots=True)
class NoneLiteral:
    """The word ``none``: undefined."""

    span: Span = field(default=_NOWHERE, compare=False)


@dataclass(slots=True)
class Name:
    """A key as written: ``move_rate``, ``base.<a>``, ``weapons[].load``, ``ref.skill``."""

    key: str
    span: Span = field(default=_NOWHERE, compare=False)


@dataclass(slots=True)
class ForEach:
    """An expression for each row of a list: ``armor[]: rank * worn`` (``list`` without ``[]``)."""

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
    """Operands of one precedence level, left to right: ``a - b + c``, ``a and b``.

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
class Conditional:
    """``then if condition else other``."""

    then: Node
    condition: Node
    other: Node
    span: Span = field(default=_NOWHERE, compare=False)


@dataclass(slots=True)
class Call:
    """A function call."""

    function: str
    arguments: tuple[Node, ...]
    span: Span = field(default=_NOWHERE, compare=False)


Node: TypeAlias = (
    NumberLiteral | TextLiteral | NoneLiteral | Name | ForEach | Unary | Chain | Compare | Power | Conditional | Call
)

CHOICE, OR, AND, NOT, COMPARE, SUM, PRODUCT, SIGN, POWER, ATOM = range(10)
"""Levels of precedence, from the weakest."""

LEVELS = {"or": OR, "and": AND, "+": SUM, "-": SUM, "*": PRODUCT, "/": PRODUCT}
"""Precedence level of each operator that forms a :class:`Chain`."""


def level(node: Node) -> int:
    """Return the precedence level of the outermost operator of a node."""
    match node:
        case Conditional():
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
    """Return the child nodes in the order of the text."""
    match node:
        case ForEach():
            return (node.body,)
        case Unary():
            return (node.operand,)
        case Chain():
            return (node.first, *(operand for _, operand in node.rest))
        case Compare():
            return (node.left, node.right)
        case Power():
            return (node.base, node.exponent)
        case Conditional():
            return (node.then, node.condition, node.other)
        case Call():
            return node.arguments
        case _:
            return ()


def walk(node: Node) -> Iterator[Node]:
    """Yield a node and all its descendants in the order of the text."""
    yield node
    for child in children(node):
        yield from walk(child)


def names(node: Node) -> tuple[str, ...]:
    """Return the names of a formula as written, each once; a looped list as ``list[]``.

    >>> from core.formula.parser import parse
    >>> names(parse("a + sum(armor[]: rank * worn) + a"))
    ('a', 'armor[]', 'rank', 'worn')
    """
    keys: dict[str, None] = {}
    for part in walk(node):
        if isinstance(part, Name):
            keys[part.key] = None
        elif isinstance(part, ForEach):
            keys[f"{part.list}[]"] = None
    return tuple(keys)


def to_text(node: Node, fill: Callable[[Node], str | None] | None = None, *, is_within: bool = False) -> str:
    """Return a formula as text with the fewest brackets that keep its meaning.

    Args:
        node: The tree.
        fill: Returns a replacement text for a node (explanations substitute values), or None to keep it.
        is_within: Put brackets around everything but a single number, name or call (for use inside a phrase).

    >>> from core.formula.parser import parse
    >>> to_text(parse("((2) * (a+1)) - 3"))
    '2 * (a + 1) - 3'
    """
    return _Printer(fill).text(node, ATOM if is_within else CHOICE)


class _Printer:
    """Converts nodes to text; adds brackets where an operator binds too weakly."""

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
            case NumberLiteral():
                return _decimal(node.value)
            case TextLiteral():
                return f'"{node.value}"'
            case NoneLiteral():
                return "none"
            case Name():
                return node.key
            case ForEach():
                return f"{node.list}[]: {self.text(node.body, CHOICE)}"
            case Call():
                return f"{node.function}({', '.join(self.text(part, CHOICE) for part in node.arguments)})"
            case _:
                return self._operation(node)

    def _operation(self, node: Unary | Chain | Compare | Power | Conditional) -> str:
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
    """Return all decimals of a terminating decimal fraction."""
    if isinstance(value, int):
        return str(value)
    decimals, scale = 0, Fraction(1)
    while (value * scale).denominator != 1:
        decimals += 1
        scale *= 10
    digits = str((value * scale).numerator).rjust(decimals + 1, "0")
    return f"{digits[:-decimals]}.{digits[-decimals:]}"
