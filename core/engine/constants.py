"""The value of what reads nothing: exponents that are written as numbers are checked before a formula is accepted."""

from __future__ import annotations

from core.engine.numbers import LARGEST, LARGEST_WORK, TooLargeError, bits, divide, power
from core.engine.syntax import Chain, Node, Number, Power, Unary
from core.engine.values import Number as NumberValue

TOO_LARGE = LARGEST
"""Stands for a number that is too large to go on with; no exponent is as large."""


def constant(node: Node) -> NumberValue | None:  # noqa: PLR0911 # one for each kind of node
    """Give the value of an expression of numbers alone; None where it reads something or is undefined.

    >>> from core.engine.parser import parse
    >>> constant(parse("2 ** 3 - 1")), constant(parse("a + 1"))
    (7, None)
    """
    match node:
        case Number():
            return node.value
        case Unary(operator="-"):
            inner = constant(node.operand)
            return None if inner is None else -inner
        case Power():
            base, exponent = constant(node.base), constant(node.exponent)
            if base is None or exponent is None:
                return None
            try:
                return power(base, exponent)
            except TooLargeError:
                return TOO_LARGE
        case Chain():
            return _chain(node)
        case _:
            return None


def _chain(node: Chain) -> NumberValue | None:
    total = constant(node.first)
    for operator, operand in node.rest:
        value = constant(operand)
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
