"""Parses what people type into values of a field's type, and typed numbers; a refusal says why.

For inputs of sheets and worlds, and for cells of pasted tables.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import Final

from core.character.json_values import ABSENT, Absent, Json
from core.errors import EditError, NotationError
from core.formula import fold
from core.messages import Message, Word, join_texts
from core.rules.measures import read_field_measure
from core.rules.model import Field, FieldType, Option
from core.rules.notations import ValueNotation

LONGEST_LINE: Final = 32_000
"""Letters of a line of text that can be edited in the window; Qt would cut a longer one."""

LONGEST_PROSE: Final = 200_000
"""The same of a text of several lines."""

_DECIMAL: Final = re.compile(r"[+-]?(\d{1,15}([.,]\d{0,6})?|[.,]\d{1,6})\Z", re.ASCII)
_WHOLE: Final = re.compile(r"[+-]?\d{1,15}\Z", re.ASCII)
_PLAIN_NUMBERS: Final = re.compile(r"\s*[1-9]\d*([\s,;]+\d+)*\s*\Z", re.ASCII)
_YES: Final = frozenset({"yes", "true", "1", "x", "✓"})
_NO: Final = frozenset({"", "no", "false", "0", "–", "-"})


def parse_typed(field: Field | Option, text: str) -> Json | Absent:
    """Return the value of a typed text; an empty text means the default (ABSENT).

    Raises:
        EditError: The text is no valid value of the field.
    """
    if isinstance(field, Field) and field.notation is not None and text.strip() and not _PLAIN_NUMBERS.match(text):
        return _read_notation(field.notation, text)
    return _READERS.get(field.type, _read_text)(field, text)


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


def _read_notation(notation: ValueNotation, text: str) -> Json:
    """Parse a list of numbers in the game's notation."""
    try:
        return list(notation.parse(_clean(text)))
    except NotationError as error:
        raise EditError(error.message) from error


def _read_whole(field: Field | Option, text: str) -> Json | Absent:
    cleaned = _clean(text)
    if not cleaned:
        return _nothing(field)
    if not _WHOLE.match(cleaned):
        measure = _read_measure(field, text)
        if measure is not None:
            return measure
        raise EditError(
            Message(
                "no_whole_number",
                "“{text}” is not a whole number. Enter digits for {label}, with a minus sign for negative numbers.",
                {"text": text, "label": Word(field.label)},
            )
        )
    return int(cleaned)


def _read_number(field: Field | Option, text: str) -> Json | Absent:
    cleaned = _clean(text)
    if not cleaned:
        return _nothing(field)
    number = parse_number(cleaned)
    if number is None:
        number = _read_measure(field, text)
    if number is None:
        raise EditError(
            Message(
                "no_number",
                "“{text}” is not a number. Enter digits for {label}, with up to six decimals.",
                {"text": text, "label": Word(field.label)},
            )
        )
    return number


def _read_measure(field: Field | Option, text: str) -> int | Decimal | None:
    """Return a number typed with a unit, such as 170 cm; None if it is none."""
    return read_field_measure(field, text) if isinstance(field, Field) else None


def _read_bool(field: Field | Option, text: str) -> Json | Absent:
    folded = fold(text)
    if folded in _YES or folded in _NO:
        return folded in _YES
    raise EditError(
        Message("no_yes_no", "{label} takes yes or no, not “{text}”.", {"label": Word(field.label), "text": text})
    )


def _read_choice(field: Field | Option, text: str) -> Json | Absent:
    folded = fold(text)
    for choice in field.choices:
        if folded in {fold(choice.key), fold(choice.label)}:
            return choice.key
    if field.open_choice:
        return text.strip()
    raise EditError(
        Message(
            "no_choice",
            "{label} has no “{text}”. It may be one of: {known}.",
            {
                "label": Word(field.label),
                "text": text,
                "known": join_texts(Word(choice.label) for choice in field.choices),
            },
        )
    )


def _read_texts(field: Field | Option, text: str) -> Json | Absent:
    """Parse a list of texts, one a line; texts from a fixed list may also be separated by commas."""
    if field.choices:
        return [str(_read_choice(field, part.strip())) for part in re.split(r"[,;\n]+", text) if part.strip()]
    return [line.strip() for line in text.split("\n") if line.strip()]


def _read_numbers(field: Field | Option, text: str) -> list[Json]:
    numbers = [_read_whole(field, part) for part in re.split(r"[\s,;]+", text.strip()) if part]
    return [each for each in numbers if not isinstance(each, Absent)]


def _read_rolls(field: Field | Option, text: str) -> list[Json]:
    """Parse the dice of several rolls, one roll a line."""
    return [_read_numbers(field, line) for line in text.split("\n") if line.strip()]


def _read_rows(field: Field | Option, text: str) -> Json | Absent:
    raise EditError(
        Message("rows_as_text", "{label} is a list. Edit its rows in the table.", {"label": Word(field.label)})
    )


def _read_text(_field: Field | Option, text: str) -> Json | Absent:
    return text


def _clean(text: str) -> str:
    return text.strip().replace("−", "-").replace(" ", "")


def _nothing(field: Field | Option) -> Json | Absent:
    return None if isinstance(field, Field) and field.nullable else ABSENT


_READERS: Final[Mapping[FieldType, Callable[[Field | Option, str], Json | Absent]]] = {
    FieldType.INT: _read_whole,
    FieldType.NUMBER: _read_number,
    FieldType.BOOL: _read_bool,
    FieldType.CHOICE: _read_choice,
    FieldType.TEXTS: _read_texts,
    FieldType.NUMBERS: _read_numbers,
    FieldType.ROLLS: _read_rolls,
    FieldType.ROWS: _read_rows,
}
