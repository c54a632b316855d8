"""Numbers with decimals: as people type them, as answers give them, as sentences show them."""

from __future__ import annotations

import re
from decimal import Decimal

from core.character import Json, clean
from core.errors import AnswerError

_DECIMAL = re.compile(r"[+-]?(\d{1,15}([.,]\d{0,6})?|[.,]\d{1,6})\Z", re.ASCII)


def parse_number(text: str) -> int | Decimal | None:
    """Read a number with up to six decimals, behind a point or a comma; None where it is none.

    >>> parse_number(" 141,5 "), parse_number("170.0"), parse_number("−3"), parse_number("1e5")
    (Decimal('141.5'), 170, -3, None)
    """
    cleaned = text.strip().replace("−", "-").replace(" ", "")
    if not _DECIMAL.match(cleaned):
        return None
    number = Decimal(cleaned.replace(",", "."))
    return int(number) if number == number.to_integral_value() else number


def answer_to_number(answer: Json) -> int | Decimal | None:
    """Return a number that answers a request as it is written, a whole one as such; None where it is none."""
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
    """Write a number without an exponent."""
    return format(number, "f")
