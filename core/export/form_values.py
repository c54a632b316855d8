"""What the fields of a form say of an input: label, type, present value, choices.

A value is written as :func:`core.character.typed_values.parse_typed` reads it; "" is nothing, or undecided.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import Enum, auto
from fractions import Fraction
from functools import cached_property
from typing import Final, NamedTuple

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


class FormKind(NamedTuple):
    """What is the same for an input in all rows of its list.

    Attributes:
        before, after: Its label, for people, before and after the number of the row.
        field: Its field; None for a header and for a computed number.
        type: What it takes.
        choices: Stored keys and labels of a choice.
        is_open: Whether other words than the choices are allowed.
        has_lines: Whether it may have several lines.
        length: Rows of its list.
    """

    before: str
    after: str = ""
    field: Field | None = None
    type: ValueType = ValueType.TEXT
    choices: tuple[tuple[str, str], ...] = ()
    is_open: bool = False
    has_lines: bool = False
    length: int = 0


class FormValue(NamedTuple):
    """An input on a form.

    Attributes:
        kind: What it is in all rows.
        label: What it is, for people.
        text: Its present value; of a switch ``1`` if it is on.
        is_empty: Whether it has no value at all, as in a row that is not there yet.
    """

    kind: FormKind
    label: str
    text: str
    is_empty: bool = False


_NUMBER: Final = "\0"
"""Stands for the number of a row; no label has this letter."""

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
        self._kinds: dict[tuple[str, str], FormKind] = {}
        self._lists: dict[str, tuple[str, int]] = {}
        self._new_rows: dict[str, dict[int, int]] = {}

    def numbered(self, found: Input) -> Input:
        """Return an input of an empty row with its position; those of a list are numbered in the order of the calls."""
        key, rows, form = found
        if not rows or rows[0] >= 0:
            return found
        list_key = key.partition("[]")[0]
        known = self._new_rows.setdefault(list_key, {})
        position = known.setdefault(rows[0], self._rows_of(list_key)[1] + len(known))
        return Input(key, (position, *rows[1:]), form)

    def of(self, found: Input) -> FormValue:
        """Return what a field says of an input."""
        key, rows, form = found
        kind = self._kinds.get((key, form))
        if kind is None:
            kind = self._kinds[key, form] = self._read(key, form)
        label = f"{kind.before}{rows[0] + 1}{kind.after}" if rows else kind.before
        text, is_empty = "", True
        if self._sheet is not None and (not rows or rows[0] < kind.length):
            if kind.field is not None:
                value = self._sheet.value_at((key, rows))
                text, is_empty = self._text(kind.field, key, value), value is None
            elif key in HEADERS:
                text, is_empty = self._sheet.header(key[1:]), False
        return FormValue(kind, label, text, is_empty)

    def _read(self, key: str, form: str) -> FormKind:
        """Return what is the same for an input in all rows."""
        if key in HEADERS:
            return FormKind(localize_text(_HEADER_LABELS[key], self._translate), has_lines=key == "@notes")
        field = self._system.fields.get(key)
        label = localize_text(Word((field or self._system.derived[key]).label), self._translate)
        list_key, bracket, _ = key.partition("[]")
        before, after, length = label, "", 0
        if bracket:
            row, length = self._rows_of(list_key)
            before, _, after = self._of_row.format(row=row, number=_NUMBER, label=label).partition(_NUMBER)
        if field is None:
            return FormKind(before, after)
        kind = _TYPES.get(field.type, ValueType.TEXT)
        choices = self._choices(field, form) if kind is ValueType.CHOICE else ()
        return FormKind(before, after, field, kind, choices, field.open_choice, field.type in _LINES, length)

    def _rows_of(self, list_key: str) -> tuple[str, int]:
        """Return what a row of a list is called, and how many it has."""
        known = self._lists.get(list_key)
        if known is None:
            rows = self._system.fields[list_key]
            row = localize_text(Word(rows.row_label or rows.label), self._translate)
            length = self._sheet.count(list_key) if self._sheet is not None else 0
            known = self._lists[list_key] = row, length
        return known

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

    @cached_property
    def _abbreviations(self) -> dict[str, str]:
        """Abbreviations of the members of families, by their keys."""
        return {one.key: one.abbr for family in self._system.families.values() for one in family}

    def _choices(self, field: Field, form: str) -> tuple[tuple[str, str], ...]:
        abbreviations = self._abbreviations if form == "abbr" else {}
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
