"""The value of what reads nothing: exponents that are written as numbers are checked before a formula is accepted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from core.formula.numbers import LARGEST, LARGEST_WORK, TooLargeError, bits, divide, power
from core.formula.syntax import Chain, Name, Node, Number, Power, Unary
from core.formula.values import Number as NumberValue

Named: TypeAlias = "Callable[[str], NumberValue | None]"
"""Gives the number that a name always has; None where it has none, or not always."""

TOO_LARGE = LARGEST
"""Stands for a number that is too large to go on with; no exponent is as large."""


def no_names(_: str) -> None:
    """Know no name."""


def constant(node: Node, named: Named = no_names) -> NumberValue | None:  # noqa: PLR0911 # one for each kind of node
    """Return the value of an expression of numbers alone; None where it reads something or is undefined.

    Args:
        node: The expression.
        named: Names that are as good as numbers.

    >>> from core.formula.parser import parse
    >>> constant(parse("2 ** 3 - 1")), constant(parse("a + 1")), constant(parse("a + 1"), {"a": 2}.get)
    (7, None, 3)
    """
    match node:
        case Number():
            return node.value
        case Name():
            return named(node.key)
        case Unary(operator="-"):
            inner = constant(node.operand, named)
            return None if inner is None else -inner
        case Power():
            base, exponent = constant(node.base, named), constant(node.exponent, named)
            if base is None or exponent is None:
                return None
            try:
                return power(base, exponent)
            except TooLargeError:
                return TOO_LARGE
        case Chain():
            return _chain(node, named)
        case _:
            return None


def _chain(node: Chain, named: Named) -> NumberValue | None:
    total = constant(node.first, named)
    for operator, operand in node.rest:
        value = constant(operand, named)
        if total is None or value is None or (operator == "/" and value == 0):
            return None
        if bits(total) + bits(value) > LARGEST_WORK:
            return TOO_LARGE
        match operator:
            case "+":
                total = total + value
            case "-":
                total = total - value
            case "*":
                total = total * value
            case "/":
                total = divide(total, value)
            case _:
                return None
    return total
