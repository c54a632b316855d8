"""What may stand in a document: JSON values with exact numbers, and the one mark for "nothing stands there".

A number without a fraction is an ``int``; one with a decimal point is a :class:`~decimal.Decimal` that keeps its digits
as they were typed (``24.0``, ``1.50``). A ``float`` is accepted from scripts and is turned into the decimal that it
prints as; no document ever holds one.
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
"""How deep values may be nested in one another."""

MOST_DIGITS: Final = 30
"""How many digits a number may have, written out without an exponent."""

_FIRST_TOO_LONG: Final = 10**MOST_DIGITS

HARMLESS: Final = "\N{REPLACEMENT CHARACTER}"
"""Stands for half a character that no file can hold (a lone surrogate)."""

_LONE = re.compile("[\ud800-\udfff]")
_LONGEST_NUMBER = 2 * MOST_DIGITS + 8  # a point, a sign, an exponent: beyond that there are too many digits anyway


class Absent(Enum):
    """The type of :data:`ABSENT`."""

    ABSENT = "absent"

    def __repr__(self) -> str:
        return "ABSENT"


ABSENT: Final = Absent.ABSENT
"""Nothing stands there; the default holds. Not the same as ``null``, which says that a value is undefined."""


def whole_number(text: str) -> int:
    """Read a JSON number without point or exponent.

    Raises:
        DocumentError: It has too many digits.
    """
    if len(text) > MOST_DIGITS + 1 or len(text.lstrip("-")) > MOST_DIGITS:
        raise DocumentError(_too_long(text))
    return int(text)


def decimal_number(text: str) -> Decimal:
    """Read a JSON number with a point or an exponent, exactly.

    Raises:
        DocumentError: It has too many digits when it is written out.
    """
    if len(text) <= MOST_DIGITS and "e" not in text and "E" not in text:
        return Decimal(text)
    if len(text) > _LONGEST_NUMBER:
        raise DocumentError(_too_long(text))
    try:
        number = Decimal(text)
    except InvalidOperation as error:  # an exponent beyond all bounds
        raise DocumentError(_too_long(text)) from error
    if _digits(number) > MOST_DIGITS:
        raise DocumentError(_too_long(text))
    return number


def plain(number: Decimal) -> str:
    """Write a number as it was typed, without an exponent."""
    return format(number, "f")


def exact(number: int | Decimal) -> int | Fraction:
    """Return the value of a number for the engine: a whole one as ``int``, whatever its digits.

    >>> exact(Decimal("24.0")), exact(Decimal("24.98"))
    (24, Fraction(1249, 50))
    """
    if isinstance(number, int):
        return number
    fraction = Fraction(number)
    return fraction.numerator if fraction.denominator == 1 else fraction


def harmless(text: str) -> str:
    """Replace lone surrogates, which no file and no page can hold; everything else stays."""
    return text if text.isascii() else _LONE.sub(HARMLESS, text)


def clean(value: object, error: type[QuireError] = DocumentError, deepest: int = DEEPEST) -> Json:
    """Make a value fit for a document: exact numbers, harmless text, plain lists and dictionaries of our own.

    Args:
        value: Anything that a script, a window or a reader gives.
        error: What is raised where it cannot be taken.
        deepest: How deep it may be nested.

    Raises:
        QuireError: It is no JSON value, is nested too deep, or holds a number that is not one.
    """
    return _clean(value, error, deepest)


def clean_object(values: Mapping[str, object], error: type[QuireError] = DocumentError) -> dict[str, Json]:
    """Make an object fit for a document; see :func:`clean`."""
    return _clean_items(values.items(), error, DEEPEST)


def _clean(value: object, error: type[QuireError], depth: int) -> Json:
    if isinstance(value, str):  # most values are texts
        return harmless(value)
    if value is None or isinstance(value, bool):
        return value
    if value.__class__ is int and -_FIRST_TOO_LONG < value < _FIRST_TOO_LONG:
        return value
    if isinstance(value, int | float | Decimal):
        return _clean_number(value, error)
    if isinstance(value, Mapping | list | tuple):
        if depth <= 0:
            raise error(too_deep())
        if isinstance(value, Mapping):
            return _clean_items(value.items(), error, depth)
        return [_clean(entry, error, depth - 1) for entry in value]
    raise error(
        Message(
            "no_json_value",
            "A document cannot hold a value of the kind {kind}. It takes texts, numbers, true, false, lists and "
            "groups.",
            {"kind": type(value).__name__},
        )
    )


def _clean_items(items: Iterable[tuple[object, object]], error: type[QuireError], depth: int) -> dict[str, Json]:
    result: dict[str, Json] = {}
    for key, value in items:
        if isinstance(key, str) and key.isascii() and key not in result:  # as nearly all are
            name = key
        else:
            name = free_name(harmless(str(key)), result)
        result[name] = _clean(value, error, depth - 1)
    return result


def free_name(name: str, taken: Mapping[str, object]) -> str:
    """Return a key that is not taken yet: two keys may become the same when they are made harmless."""
    while name in taken:
        name += HARMLESS
    return name


def _clean_number(value: int | float | Decimal, error: type[QuireError]) -> int | Decimal:
    number = Decimal(repr(value)) if isinstance(value, float) else value
    if not math.isfinite(number):
        raise error(no_number(str(number)))
    if not -_FIRST_TOO_LONG < number < _FIRST_TOO_LONG or (
        isinstance(number, Decimal) and _digits(number) > MOST_DIGITS
    ):
        raise error(_too_long(str(number)))
    return int(number) if isinstance(number, int) else number


def _digits(number: Decimal) -> int:
    """Count the digits of a number that is written out."""
    exponent = number.as_tuple().exponent
    behind = -exponent if isinstance(exponent, int) and exponent < 0 else 0
    return max(number.adjusted() + 1, 1) + behind


def no_number(text: str) -> Message:
    """Say that NaN and infinities are no numbers."""
    return Message(
        "not_a_number",
        "{text} is not a number that can be counted with. Write an ordinary number in its place.",
        {"text": text},
    )


def too_deep() -> Message:
    """Say that something is nested too deep."""
    return Message(
        "too_deep",
        "The values are nested more than {depth} deep, and no character needs that. The file is damaged or foreign; "
        "take another one.",
        {"depth": DEEPEST},
    )


def _too_long(text: str) -> Message:
    return Message(
        "number_too_long",
        "The number {number} is too long: numbers have at most {most} digits. Write a shorter one.",
        {"number": text if len(text) <= MOST_DIGITS else text[:MOST_DIGITS] + "…", "most": MOST_DIGITS},
    )
