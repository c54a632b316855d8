"""Exact arithmetic on int and Fraction: rounding, roots, powers, and formatting for people."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TypeAlias

from core.formula.values import Fault, Number, Value
from core.messages import Numeral

MAX_NUMBER = 10**15
"""Largest absolute value of a result."""

MAX_DENOMINATOR = 10**60
"""Largest denominator of a result."""

MAX_INTERMEDIATE_BITS = 65_536
"""Largest size of an intermediate number in bits; larger products and powers are refused."""

ROOT_DECIMALS = 12
"""Decimals of an irrational root."""

MAX_EXPONENT = 64


class TooLargeError(ValueError):
    """Raised for a number above the limits; it becomes a fault."""


def to_int_if_whole(value: Number) -> Number:
    """Return a whole fraction as an int, any other number unchanged.

    >>> to_int_if_whole(Fraction(6, 3))
    2
    """
    if value.__class__ is Fraction and value.denominator == 1:
        return value.numerator
    return value


def bit_size(value: Number) -> int:
    """Return the bits of numerator and denominator together."""
    return value.numerator.bit_length() + value.denominator.bit_length()


def divide(left: Number, right: Number) -> Number:
    """Divide exactly; a whole quotient is an int.

    Raises:
        ZeroDivisionError: The divisor is 0.

    >>> divide(6, 3), divide(1, 3)
    (2, Fraction(1, 3))
    """
    if left.__class__ is int and right.__class__ is int:
        quotient, rest = divmod(left, right)
        return Fraction(left, right) if rest else quotient
    return to_int_if_whole(Fraction(left) / right)


def power(base: Number, exponent: Number) -> Number | None:
    """Return a power; None (undefined) unless the exponent is a whole number from 0 to 64.

    Raises:
        TooLargeError: The power would exceed the limit of intermediate numbers.

    >>> power(2, 10), power(2, Fraction(1, 2)), power(2, 65)
    (1024, None, None)
    """
    exponent = to_int_if_whole(exponent)
    if not isinstance(exponent, int) or not 0 <= exponent <= MAX_EXPONENT:
        return None
    if bit_size(base) * exponent > MAX_INTERMEDIATE_BITS:
        raise TooLargeError
    result: Number = base**exponent
    return to_int_if_whole(result)


def round_half_up(value: Number) -> int:
    """Round to the nearest whole number; halves go up, for negative numbers too.

    >>> round_half_up(Fraction(-5, 2)), round_half_up(Fraction(5, 2))
    (-2, 3)
    """
    if isinstance(value, int):
        return value
    return (2 * value.numerator + value.denominator) // (2 * value.denominator)


def sqrt(value: Number) -> Number | None:
    """Return the square root, exact if rational, else 12 decimals rounded down; None below 0.

    >>> sqrt(Fraction(9, 4)), sqrt(2), sqrt(-1)
    (Fraction(3, 2), Fraction(1414213562373, 1000000000000), None)
    """
    if value < 0:
        return None
    above, below = math.isqrt(value.numerator), math.isqrt(value.denominator)
    if above * above == value.numerator and below * below == value.denominator:
        return to_int_if_whole(Fraction(above, below))
    scale = 10**ROOT_DECIMALS
    return to_int_if_whole(Fraction(math.isqrt(value.numerator * scale * scale // value.denominator), scale))


def round_to(value: Number, decimals: int) -> Fraction:
    """Return a number rounded to some decimals, halves up."""
    scale = 10**decimals
    return Fraction(round_half_up(value * scale), scale)


def format_value(value: Value, decimals: int = 6) -> str:
    """Format a value for people: rounded half up, no trailing zeros, a dash if undefined.

    >>> format_value(Fraction(1, 3)), format_value(Fraction(5, 2)), format_value(None), format_value(12)
    ('0.333333', '2.5', '—', '12')
    """
    if isinstance(value, str):
        return value
    if isinstance(value, tuple):
        return ", ".join(format_value(each, decimals) for each in value)
    if value is None or isinstance(value, Fault):
        return "—"
    if isinstance(value, int):
        return str(int(value))
    below = value.denominator  # rounds half up without creating intermediate fractions
    scaled = (2 * value.numerator * 10**decimals + below) // (2 * below)
    digits = str(abs(scaled)).rjust(decimals + 1, "0")
    text = f"{digits[: len(digits) - decimals]}.{digits[len(digits) - decimals :]}".rstrip("0").rstrip(".")
    return Numeral(f"-{text}" if scaled < 0 else text)


def format_chance(chance: Fraction, decimals: int = 2) -> str:
    """Format a probability in percent; only 0 reads 0 %, only 1 reads 100 %.

    >>> format_chance(Fraction(89, 100)), format_chance(Fraction(1, 8)), format_chance(Fraction(1, 3))
    ('89 %', '12.5 %', '33.33 %')
    """
    text, least = format_value(100 * chance, decimals), Fraction(1, 10**decimals)
    if chance > 0 and text == "0":
        return Numeral(f"< {format_value(least, decimals)} %")
    if chance < 1 and text == "100":
        return Numeral(f"> {format_value(100 - least, decimals)} %")
    return Numeral(f"{text} %")


_SPANS = ((86400, "day", "days"), (3600, "h", "h"), (60, "min", "min"))


def format_duration(seconds: Number) -> str:
    """Format seconds for people as days, hours, minutes and seconds.

    >>> [format_duration(seconds) for seconds in (90, 3600, 2 * 86400 + 60, 0, -90)]
    ['1 min 30 s', '1 h', '2 days 1 min', '0 s', '-1 min 30 s']
    """
    left: Number = -seconds if seconds < 0 else seconds
    parts: list[str] = []
    for span, one, several in _SPANS:
        count = math.floor(left / span)
        left -= count * span
        if count:
            parts.append(f"{count} {one if count == 1 else several}")
    if left or not parts:
        parts.append(f"{format_value(left)} s")
    return ("-" if seconds < 0 else "") + " ".join(parts)


JsonValue: TypeAlias = int | float | str | list["JsonValue"] | None


def to_json(value: Value) -> JsonValue:
    """Return a value as JSON: an integer, a float of up to 6 decimals, or null.

    Faults are reported separately. The float is for output only and is never computed with.

    >>> to_json(Fraction(1, 3)), to_json(Fraction(4, 2)), to_json(None)
    (0.333333, 2, None)
    """
    if value is None or isinstance(value, Fault):
        return None
    if isinstance(value, str):
        return value
    if isinstance(value, tuple):
        return [to_json(each) for each in value]
    rounded = to_int_if_whole(round_to(value, 6))
    return int(rounded) if isinstance(rounded, int) else float(rounded)
