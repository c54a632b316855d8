"""What the fields of a form say of an input: label, type, present value, choices.

A value is written as :func:`core.character.typed_values.parse_typed` reads it; "" is nothing, or undecided.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import Enum, auto
from fractions import Fraction
from functools import lru_cache
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
        list_key: The key of its list, or "".
    """

    before: str
    after: str = ""
    field: Field | None = None
    type: ValueType = ValueType.TEXT
    choices: tuple[tuple[str, str], ...] = ()
    is_open: bool = False
    has_lines: bool = False
    list_key: str = ""


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
        self._lengths: dict[str, int] = {}
        self._new_rows: dict[str, dict[int, int]] = {}

    def numbered(self, found: Input) -> Input:
        """Return an input of an empty row with its position; those of a list are numbered in the order of the calls."""
        key, rows, form = found
        if not rows or rows[0] >= 0:
            return found
        list_key = key.partition("[]")[0]
        known = self._new_rows.setdefault(list_key, {})
        position = known.setdefault(rows[0], self._length_of(list_key) + len(known))
        return Input(key, (position, *rows[1:]), form)

    def of(self, found: Input) -> FormValue:
        """Return what a field says of an input."""
        key, rows, form = found
        kind = _kind_of(self._system, key, form, self._translate)
        label = f"{kind.before}{rows[0] + 1}{kind.after}" if rows else kind.before
        text, is_empty = "", True
        if self._sheet is not None and (not rows or rows[0] < self._length_of(kind.list_key)):
            if kind.field is not None:
                value = self._sheet.value_at((key, rows))
                text, is_empty = self._text(kind.field, key, value), value is None
            elif key in HEADERS:
                text, is_empty = self._sheet.header(key[1:]), False
        return FormValue(kind, label, text, is_empty)

    def _length_of(self, list_key: str) -> int:
        """Return how many rows a list has."""
        length = self._lengths.get(list_key)
        if length is None:
            length = self._lengths[list_key] = self._sheet.count(list_key) if self._sheet is not None else 0
        return length

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


@lru_cache(maxsize=8192)
def _kind_of(system: System, key: str, form: str, translate: Translate) -> FormKind:
    """Return what is the same for an input in all rows, on all sheets of a game (memoised, as labels are)."""
    if key in HEADERS:
        return FormKind(localize_text(_HEADER_LABELS[key], translate), has_lines=key == "@notes")
    field = system.fields.get(key)
    label = localize_text(Word((field or system.derived[key]).label), translate)
    list_key, bracket, _ = key.partition("[]")
    before, after = label, ""
    if bracket:
        rows = system.fields[list_key]
        row = localize_text(Word(rows.row_label or rows.label), translate)
        of_row = localize_text(Word("{row} {number}: {label}"), translate)
        before, _, after = of_row.format(row=row, number=_NUMBER, label=label).partition(_NUMBER)
    else:
        list_key = ""
    if field is None:
        return FormKind(before, after, list_key=list_key)
    kind = _TYPES.get(field.type, ValueType.TEXT)
    choices = _choices(system, field, form, translate) if kind is ValueType.CHOICE else ()
    return FormKind(before, after, field, kind, choices, field.open_choice, field.type in _LINES, list_key)


def _choices(system: System, field: Field, form: str, translate: Translate) -> tuple[tuple[str, str], ...]:
    """Return stored keys and labels of a choice; those of members of families may be abbreviations."""
    families = system.families.values() if form == "abbr" else ()
    abbreviations = {one.key: one.abbr for family in families for one in family}
    labels = (abbreviations.get(each.key, each.label) for each in field.choices)
    pairs = zip(field.choices, labels, strict=True)
    return tuple((each.key, localize_text(Word(label), translate)) for each, label in pairs)


def _list_text(field: Field, value: tuple[object, ...]) -> str:
    """Return a list as it is typed: a line for each text or roll; numbers in the game's notation, or in one line."""
    if field.notation is not None:
        return field.notation.print(tuple(each for each in value if isinstance(each, int)))
    if field.type is FieldType.TEXTS:
        return "\n".join(map(str, value))
    return " ".join(str(each) for each in value if isinstance(each, (int, Fraction)))
