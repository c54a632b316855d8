"""Parses typed decimal numbers, reads them from answers, formats them for messages."""

from __future__ import annotations

import re
from decimal import Decimal

from core.character.json_values import Json, clean
from core.errors import AnswerError

_DECIMAL = re.compile(r"[+-]?(\d{1,15}([.,]\d{0,6})?|[.,]\d{1,6})\Z", re.ASCII)


def parse_number(text: str) -> int | Decimal | None:
    """Return the number of a typed text, with up to six decimals after a point or comma; None if invalid.

    >>> parse_number(" 141,5 "), parse_number("170.0"), parse_number("−3"), parse_number("1e5")
    (Decimal('141.5'), 170, -3, None)
    """
    cleaned = text.strip().replace("−", "-").replace(" ", "")
    if not _DECIMAL.match(cleaned):
        return None
    number = Decimal(cleaned.replace(",", "."))
    return int(number) if number == number.to_integral_value() else number


def answer_to_number(answer: Json) -> int | Decimal | None:
    """Return the number of an answer, whole numbers as int; None if the answer is not a number."""
    if isinstance(answer, bool) or not isinstance(answer, int | float | Decimal):
        return None
    try:
        number = clean(answer, AnswerError)
    except AnswerError:
        return None
    if not isinstance(number, Decimal):
        return number if isinstance(number, int) else None
    return int(number) if number == number.to_integral_value() else number


def format_decimal(number: Decimal) -> str:
    """Return a number as text without an exponent."""
    return format(number, "f")
