"""Evaluates constant expressions, to check exponents before a formula is accepted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from core.formula.numbers import MAX_INTERMEDIATE_BITS, MAX_NUMBER, TooLargeError, bit_size, divide, power
from core.formula.syntax import Chain, Name, Node, NumberLiteral, Power, Unary
from core.formula.values import Number as NumberValue

NumberOfName: TypeAlias = "Callable[[str], NumberValue | None]"
"""Returns the constant number of a name; None if it is not constant."""

TOO_LARGE = MAX_NUMBER
"""Result for numbers above the limits; larger than any valid exponent."""


def no_constants(_: str) -> None:
    """Treat no name as a constant."""


def constant_value(  # noqa: PLR0911 # one for each kind of node
    node: Node, number_of: NumberOfName = no_constants
) -> NumberValue | None:  # one for each kind of node
    """Return the value of a constant expression; None if it reads a variable or is undefined.

    Args:
        node: The expression.
        number_of: Returns the number of a constant name.

    >>> from core.formula.parser import parse
    >>> constant_value(parse("2 ** 3 - 1")), constant_value(parse("a + 1"))
    (7, None)
    >>> constant_value(parse("a + 1"), {"a": 2}.get)
    3
    """
    match node:
        case NumberLiteral():
            return node.value
        case Name():
            return number_of(node.key)
        case Unary(operator="-"):
            inner = constant_value(node.operand, number_of)
            return None if inner is None else -inner
        case Power():
            base, exponent = constant_value(node.base, number_of), constant_value(node.exponent, number_of)
            if base is None or exponent is None:
                return None
            try:
                return power(base, exponent)
            except TooLargeError:
                return TOO_LARGE
        case Chain():
            return _chain(node, number_of)
        case _:
            return None


def _chain(node: Chain, number_of: NumberOfName) -> NumberValue | None:
    total = constant_value(node.first, number_of)
    for operator, operand in node.rest:
        value = constant_value(operand, number_of)
        if total is None or value is None or (operator == "/" and value == 0):
            return None
        if bit_size(total) + bit_size(value) > MAX_INTERMEDIATE_BITS:
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
