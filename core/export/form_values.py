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
from core.messages import Translate, Word, localize_text, phrase
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

    def of(self, found: Input) -> FormValue:
        """Return what a field says of an input."""
        if found.key in HEADERS:
            text = self._sheet.header(found.key[1:]) if self._sheet is not None else ""
            label = localize_text(_HEADER_LABELS[found.key], self._translate)
            return FormValue(label, ValueType.TEXT, text, has_lines=found.key == "@notes")
        field = self._system.fields.get(found.key)
        if field is None:
            derived = self._system.derived[found.key]
            return FormValue(self._label(found, derived.label), ValueType.TEXT, "")
        kind = _TYPES.get(field.type, ValueType.TEXT)
        choices = self._choices(field, found.form) if kind is ValueType.CHOICE else ()
        text = self._text(field, found)
        label, has_lines = self._label(found, field.label), field.type in _LINES
        is_empty = not text and self._value(found) is None
        return FormValue(label, kind, text, choices, field.open_choice, has_lines, is_empty)

    def _text(self, field: Field, found: Input) -> str:
        value = self._value(found)
        if value is None or isinstance(value, Fault) or found.key in self._undecided:
            return ""
        if isinstance(value, tuple):
            return _list_text(field, value)
        if isinstance(value, str):
            return value
        if field.type is FieldType.BOOL:
            return str(int(bool(value)))
        return str(format_printed_value(self._system, found.key, value)).replace(MINUS, "-")

    def _value(self, found: Input) -> Value:
        """Return the present value; None on a blank sheet and in a row that is not there yet."""
        sheet = self._sheet
        if sheet is None:
            return None
        list_key, bracket, _ = found.key.partition("[]")
        if bracket and found.rows[0] >= sheet.count(list_key):
            return None
        return sheet.value_at(found.cell)

    def _choices(self, field: Field, form: str) -> tuple[tuple[str, str], ...]:
        abbreviations = {one.key: one.abbr for family in self._system.families.values() for one in family}
        labels = (abbreviations.get(each.key, each.label) if form == "abbr" else each.label for each in field.choices)
        pairs = zip(field.choices, labels, strict=True)
        return tuple((each.key, localize_text(Word(label), self._translate)) for each, label in pairs)

    def _label(self, found: Input, label: str) -> str:
        """Return a label; in a list also what its row is called, and which one it is."""
        list_key, bracket, _ = found.key.partition("[]")
        text: str = Word(label)
        if bracket:
            rows = self._system.fields[list_key]
            row = Word(rows.row_label or rows.label)
            text = phrase("{row} {number}: {label}", row=row, number=found.rows[0] + 1, label=text)
        return localize_text(text, self._translate)


def _list_text(field: Field, value: tuple[object, ...]) -> str:
    """Return a list as it is typed: a line for each text or roll; numbers in the game's notation, or in one line."""
    if field.notation is not None:
        return field.notation.print(tuple(each for each in value if isinstance(each, int)))
    if field.type is FieldType.TEXTS:
        return "\n".join(map(str, value))
    return " ".join(str(each) for each in value if isinstance(each, (int, Fraction)))
