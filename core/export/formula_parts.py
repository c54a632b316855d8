"""Parts of a formula that is put into words: their texts and values, and what sums and products of them come to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from operator import ge, gt, le, lt
from typing import Final, NamedTuple

from core.formula import Cell
from core.formula.numbers import divide

UNKNOWN: Final = object()
"""The value of a part that is not computed here, as that of a game's own function."""

PHRASE, SUM, PRODUCT, ATOM = range(4)
"""How strongly a part holds together; a weaker one gets brackets within a stronger one."""

MOST_EXPONENT = 9
"""The greatest exponent of a power that is computed here."""

ORDERS: Final[Mapping[str, Callable[[int | Fraction, int | Fraction], bool]]] = {"<": lt, "<=": le, ">": gt, ">=": ge}


class Part(NamedTuple):
    """A part of a formula in words.

    Attributes:
        text: The words.
        value: Its value, or `UNKNOWN`.
        level: How strongly it holds together.
        is_literal: Whether it reads nothing.
        why: The condition that it comes from, in words; "" for none.
        rounding: The words for its outermost rounding, and the number before it.
        bounds: The number in its condition and the limit that it keeps, where these are its condition.
        cell: The number that it is, where it is no more than one.
    """

    text: str
    value: object
    level: int = ATOM
    is_literal: bool = False
    why: str = ""
    rounding: tuple[str, object] | None = None
    bounds: tuple[str, str] | None = None
    cell: Cell | None = None

    @property
    def number(self) -> int | Fraction | None:
        """Its value if that is a known number."""
        value = self.value
        if value.__class__ is int:  # most are, and a fraction is an abstract class to test against
            return value
        return value if isinstance(value, int | Fraction) else None


Operand = tuple[str, Part]
"""A part with the operator before it, "" for the first one."""


def total(terms: Sequence[Operand]) -> object:
    """Return the sum of terms; `UNKNOWN` if one of them is no known number."""
    found: int | Fraction = 0
    for operator, part in terms:
        number = part.number
        if number is None:
            return UNKNOWN
        found = found - number if operator == "-" else found + number
    return found


def product(factors: Sequence[Operand]) -> object:
    """Return the product of factors, 0 if one of them is; else `UNKNOWN` if one is no known number, or divides by 0."""
    numbers = [(operator, part.number) for operator, part in factors]
    if any(number == 0 and operator != "/" for operator, number in numbers):
        return 0
    found: int | Fraction = 1
    for operator, number in numbers:
        if number is None or (operator == "/" and number == 0):
            return UNKNOWN
        found = divide(found, number) if operator == "/" else found * number
    return found


def power(base: Part, exponent: Part) -> object:
    """Return a power with a small whole exponent; `UNKNOWN` for any other."""
    number, times = base.number, exponent.number
    if number is None or not isinstance(times, int) or not 0 <= times <= MOST_EXPONENT:
        return UNKNOWN
    return number**times


def compared(operator: str, left: object, right: object) -> object:
    """Return whether a comparison holds, as 1 or 0; `UNKNOWN` where that is not known."""
    if left is UNKNOWN or right is UNKNOWN:
        return UNKNOWN
    if operator in ("==", "!="):
        same = (
            left.casefold() == right.casefold() if isinstance(left, str) and isinstance(right, str) else left == right
        )
        return int(same == (operator == "=="))
    if not isinstance(left, int | Fraction) or not isinstance(right, int | Fraction):
        return UNKNOWN
    return int(ORDERS[operator](left, right))
