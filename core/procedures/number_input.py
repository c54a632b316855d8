"""Parses typed whole and measured numbers, reads numbers from answers, formats them for messages."""

from __future__ import annotations

from decimal import Decimal
from typing import TypeGuard

from core.character.json_values import Json, clean
from core.character.typed_values import parse_number
from core.errors import AnswerError
from core.messages import phrase
from core.rules.measures import read_measure, read_whole_measure


def parse_whole(text: str, unit: str = "") -> int | None:
    """Return the whole number of a typed text; None if invalid.

    Args:
        text: What was typed.
        unit: Unit of the number; a length or weight in another one is converted and rounded.

    >>> parse_whole(" −3 "), parse_whole("5'7", "in"), parse_whole("70 kg"), parse_whole("3.5", "in")
    (-3, 67, None, None)
    """
    try:
        return int(text.replace("−", "-").strip())
    except ValueError:
        return read_whole_measure(text, unit) if unit else None


def parse_measured(text: str, unit: str = "") -> int | Decimal | None:
    """Return the number of a typed text as `parse_number` does, or a length or weight converted to the unit.

    >>> parse_measured("70 kg", "lb"), parse_measured("70,5", "lb"), parse_measured("70 kg", "days")
    (Decimal('154.32'), Decimal('70.5'), None)
    """
    number = parse_number(text)
    return read_measure(text, unit) if number is None and unit else number


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


def is_whole(value: object) -> TypeGuard[int]:
    """Return whether an answer is a whole number."""
    return isinstance(value, int) and not isinstance(value, bool)


def bounds_text(least: int | Decimal | None, most: int | Decimal | None) -> str:
    """Return the bounds of a number as text."""
    if least is None:
        return phrase("at most {most}", most=most)
    if most is None:
        return phrase("at least {least}", least=least)
    return str(least) if least == most else phrase("{least} to {most}", least=least, most=most)
