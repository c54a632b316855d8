"""Converts values for JSON documents: exact numbers, valid text; defines :data:`ABSENT`.

A number without a decimal point is an ``int``; one with a decimal point is a :class:`~decimal.Decimal` that keeps its
digits as typed (``24.0``, ``1.50``). A ``float`` from a script is converted to the decimal that it prints as; documents
never hold floats.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal, InvalidOperation
from enum import Enum
from fractions import Fraction
from typing import Final, TypeAlias

from core.errors import DocumentError, QuireError
from core.messages import Message

Json: TypeAlias = "bool | int | float | Decimal | str | Sequence[Json] | Mapping[str, Json] | None"
"""A value of a document."""

JsonObject: TypeAlias = "Mapping[str, Json]"

DEEPEST: Final = 50
"""Maximum nesting depth of values."""

MOST_DIGITS: Final = 30
"""Maximum number of digits, written without an exponent."""

_FIRST_TOO_LONG: Final = 10**MOST_DIGITS

REPLACEMENT: Final = "\N{REPLACEMENT CHARACTER}"
"""Replaces a lone surrogate, which UTF-8 cannot encode."""

_LISTS = (list, tuple)
_CONTAINERS = (*_LISTS, dict, Mapping)  # the abstract class last, as it is slow
_NUMBERS = (int, float, Decimal)
_LONE = re.compile("[\ud800-\udfff]")
_LONGEST_NUMBER = 2 * MOST_DIGITS + 8  # a point, a sign, an exponent: beyond that there are too many digits anyway


class Absent(Enum):
    """The type of :data:`ABSENT`."""

    ABSENT = "absent"

    def __repr__(self) -> str:
        return "ABSENT"


ABSENT: Final = Absent.ABSENT
"""A missing value: the default applies. Not the same as ``null``, an undefined value."""


def parse_integer(text: str) -> int:
    """Parse a JSON number without decimal point or exponent.

    Raises:
        DocumentError: It has too many digits.
    """
    if len(text) > MOST_DIGITS + 1 or len(text.lstrip("-")) > MOST_DIGITS:
        raise DocumentError(_too_long_message(text))
    return int(text)


def parse_decimal(text: str) -> Decimal:
    """Parse a JSON number with a decimal point or an exponent, exactly.

    Raises:
        DocumentError: It has too many digits when written out.
    """
    if len(text) <= MOST_DIGITS and "e" not in text and "E" not in text:
        return Decimal(text)
    if len(text) > _LONGEST_NUMBER:
        raise DocumentError(_too_long_message(text))
    try:
        number = Decimal(text)
    except InvalidOperation as error:  # an exponent beyond all bounds
        raise DocumentError(_too_long_message(text)) from error
    if _digits(number) > MOST_DIGITS:
        raise DocumentError(_too_long_message(text))
    return number


def format_decimal(number: Decimal) -> str:
    """Return a number as text, with its digits as typed and without an exponent."""
    return format(number, "f")


def to_exact(number: int | Decimal) -> int | Fraction:
    """Return a number for the solver: ``int`` if it is whole (24.0 too), else a ``Fraction``.

    >>> to_exact(Decimal("24.0")), to_exact(Decimal("24.98"))
    (24, Fraction(1249, 50))
    """
    if isinstance(number, int):
        return number
    fraction = Fraction(number)
    return fraction.numerator if fraction.denominator == 1 else fraction


def replace_surrogates(text: str) -> str:
    """Return a text with lone surrogates replaced, as UTF-8 cannot encode them."""
    return text if text.isascii() else _LONE.sub(REPLACEMENT, text)


def clean(value: object, error: type[QuireError] = DocumentError, deepest: int = DEEPEST) -> Json:
    """Return a deep copy of a value that is fit for a document.

    Exact numbers, encodable text, plain containers.

    Args:
        value: A value from a script, a window or a reader.
        error: Exception class to raise.
        deepest: Maximum nesting depth.

    Raises:
        QuireError: It is not a JSON value, is nested too deeply, or contains NaN, an infinity or too long a number.
    """
    return _clean(value, error, deepest)


def clean_object(values: Mapping[str, object], error: type[QuireError] = DocumentError) -> dict[str, Json]:
    """Return a clean copy of an object; see :func:`clean`."""
    return _clean_items(values.items(), error, DEEPEST)


def _clean(value: object, error: type[QuireError], depth: int) -> Json:
    if value.__class__ is int and -_FIRST_TOO_LONG < value < _FIRST_TOO_LONG:  # the most frequent type first
        return value
    if isinstance(value, str):
        return replace_surrogates(value)
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, _CONTAINERS):
        if depth <= 0:
            raise error(too_deep_message())
        if isinstance(value, _LISTS):
            return [_clean(entry, error, depth - 1) for entry in value]
        return _clean_items(value.items(), error, depth)
    if isinstance(value, _NUMBERS):
        return _clean_number(value, error)
    raise error(
        Message(
            "no_json_value",
            "A document cannot hold a value of type {kind}. It can hold texts, numbers, true, false, lists and "
            "objects.",
            {"kind": type(value).__name__},
        )
    )


def _clean_items(items: Iterable[tuple[object, object]], error: type[QuireError], depth: int) -> dict[str, Json]:
    result: dict[str, Json] = {}
    for key, value in items:
        if isinstance(key, str) and key.isascii() and key not in result:  # the usual case
            name = key
        else:
            name = unique_key(replace_surrogates(str(key)), result)
        if value.__class__ is str and value.isascii():  # the usual value
            result[name] = value
        else:
            result[name] = _clean(value, error, depth - 1)
    return result


def unique_key(name: str, taken: Mapping[str, object]) -> str:
    """Return an unused key: two keys may become equal when surrogates are replaced."""
    while name in taken:
        name += REPLACEMENT
    return name


def _clean_number(value: int | float | Decimal, error: type[QuireError]) -> int | Decimal:
    number = Decimal(repr(value)) if isinstance(value, float) else value
    if not math.isfinite(number):
        raise error(not_a_number(str(number)))
    if not -_FIRST_TOO_LONG < number < _FIRST_TOO_LONG or (
        isinstance(number, Decimal) and _digits(number) > MOST_DIGITS
    ):
        raise error(_too_long_message(str(number)))
    return int(number) if isinstance(number, int) else number


def _digits(number: Decimal) -> int:
    """Return the number of digits of a number written without an exponent."""
    exponent = number.as_tuple().exponent
    behind = -exponent if isinstance(exponent, int) and exponent < 0 else 0
    return max(number.adjusted() + 1, 1) + behind


def not_a_number(text: str) -> Message:
    """Return the error message for NaN and infinities."""
    return Message(
        "not_a_number",
        "{text} is not a valid number. Use an ordinary number instead.",
        {"text": text},
    )


def too_deep_message() -> Message:
    """Return the error message for values that are nested too deeply."""
    return Message(
        "too_deep",
        "The values are nested more than {depth} levels deep. This is probably not a character file, or it is "
        "damaged; choose another file.",
        {"depth": DEEPEST},
    )


def _too_long_message(text: str) -> Message:
    return Message(
        "number_too_long",
        "The number {number} is too long: numbers have at most {most} digits.",
        {"number": text if len(text) <= MOST_DIGITS else text[:MOST_DIGITS] + "…", "most": MOST_DIGITS},
    )
