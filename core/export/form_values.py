"""What the fields of a form say of an input: label, type, present value, choices.

A value is written as :func:`core.character.typed_values.parse_typed` reads it; "" is nothing, or undecided.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import Enum, auto
from fractions import Fraction
from typing import NamedTuple

from core.character.sheet import Sheet
from core.export.content.shapes import HEADERS, Input
from core.export.value_format import MINUS, format_printed_value
from core.formula import Fault, Value
from core.messages import Translate, Word, localize_text
from core.rules.model import Field, FieldType, System


class ValueType(Enum):
    """What a field of a form takes."""

    TEXT = auto()
    NUMBER = auto()
    CHOICE = auto()
    SWITCH = auto()


class FormValue(NamedTuple):
    """An input on a form.

    Attributes:
        label: What it is, for people.
        type: What it takes.
        text: Its present value; of a switch ``1`` if it is on.
        choices: Stored keys and labels of a choice.
        is_open: Whether other words than the choices are allowed.
        has_lines: Whether it may have several lines.
        is_empty: Whether it has no value at all, as in a row that is not there yet.
    """

    label: str
    type: ValueType
    text: str
    choices: tuple[tuple[str, str], ...] = ()
    is_open: bool = False
    has_lines: bool = False
    is_empty: bool = False


class _Known(NamedTuple):
    """What is the same for an input in all rows of its list.

    Attributes:
        label: What it is.
        row: What a row of its list is called.
        field: Its field; None for a header and for a computed number.
        type, choices, is_open, has_lines: Those of its `FormValue`.
        length: Rows of its list.
    """

    label: str
    row: str = ""
    field: Field | None = None
    type: ValueType = ValueType.TEXT
    choices: tuple[tuple[str, str], ...] = ()
    is_open: bool = False
    has_lines: bool = False
    length: int = 0


_NUMBERS = frozenset({FieldType.INT, FieldType.NUMBER})
_TYPES: Mapping[FieldType, ValueType] = {
    **dict.fromkeys(_NUMBERS, ValueType.NUMBER),
    FieldType.CHOICE: ValueType.CHOICE,
    FieldType.BOOL: ValueType.SWITCH,
}
_LINES = frozenset({FieldType.PROSE, FieldType.TEXTS, FieldType.ROLLS})
_HEADER_LABELS = {
    "@name": Word("Name"),
    "@player": Word("Player"),
    "@campaign": Word("Campaign"),
    "@notes": Word("Notes"),
}


class FormValues:
    """Reads the inputs of a form.

    Args:
        system: The game.
        sheet: The character; None for a blank sheet.
        translate: Translates labels.
        undecided: Keys of what is not decided yet.
    """

    def __init__(
        self, system: System, sheet: Sheet | None, translate: Translate, undecided: Collection[str] = ()
    ) -> None:
        self._system = system
        self._sheet = sheet
        self._translate = translate
        self._undecided = undecided
        self._of_row = localize_text(Word("{row} {number}: {label}"), translate)
        self._known: dict[tuple[str, str], _Known] = {}

    def of(self, found: Input) -> FormValue:
        """Return what a field says of an input."""
        key, rows, form = found
        known = self._known.get((key, form))
        if known is None:
            known = self._known[key, form] = self._read(key, form)
        label, row, field, kind, choices, is_open, has_lines, length = known
        if rows:
            label = self._of_row.format(row=row, number=rows[0] + 1, label=label)
        text, is_empty = "", True
        if self._sheet is not None and (not rows or rows[0] < length):
            if field is not None:
                value = self._sheet.value_at((key, rows))
                text, is_empty = self._text(field, key, value), value is None
            elif key in HEADERS:
                text, is_empty = self._sheet.header(key[1:]), False
        return FormValue(label, kind, text, choices, is_open, has_lines, is_empty)

    def _read(self, key: str, form: str) -> _Known:
        """Return what is the same for an input in all rows."""
        if key in HEADERS:
            return _Known(localize_text(_HEADER_LABELS[key], self._translate), has_lines=key == "@notes")
        field = self._system.fields.get(key)
        label = localize_text(Word((field or self._system.derived[key]).label), self._translate)
        row, length = "", 0
        list_key, bracket, _ = key.partition("[]")
        if bracket:
            rows = self._system.fields[list_key]
            row = localize_text(Word(rows.row_label or rows.label), self._translate)
            length = self._sheet.count(list_key) if self._sheet is not None else 0
        if field is None:
            return _Known(label, row)
        kind = _TYPES.get(field.type, ValueType.TEXT)
        choices = self._choices(field, form) if kind is ValueType.CHOICE else ()
        return _Known(label, row, field, kind, choices, field.open_choice, field.type in _LINES, length)

    def _text(self, field: Field, key: str, value: Value) -> str:
        if value is None or isinstance(value, Fault) or key in self._undecided:
            return ""
        if isinstance(value, tuple):
            return _list_text(field, value)
        if isinstance(value, str):
            return value
        if field.type is FieldType.BOOL:
            return str(int(bool(value)))
        return str(format_printed_value(self._system, key, value)).replace(MINUS, "-")

    def _choices(self, field: Field, form: str) -> tuple[tuple[str, str], ...]:
        families = self._system.families.values() if form == "abbr" else ()
        abbreviations = {one.key: one.abbr for family in families for one in family}
        labels = (abbreviations.get(each.key, each.label) for each in field.choices)
        pairs = zip(field.choices, labels, strict=True)
        return tuple((each.key, localize_text(Word(label), self._translate)) for each, label in pairs)


def _list_text(field: Field, value: tuple[object, ...]) -> str:
    """Return a list as it is typed: a line for each text or roll; numbers in the game's notation, or in one line."""
    if field.notation is not None:
        return field.notation.print(tuple(each for each in value if isinstance(each, int)))
    if field.type is FieldType.TEXTS:
        return "\n".join(map(str, value))
    return " ".join(str(each) for each in value if isinstance(each, (int, Fraction)))
