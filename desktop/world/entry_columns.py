"""Columns of the table of entries, made from the schema of a kind: name, first list, numbers, price."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from enum import Enum, auto
from fractions import Fraction
from typing import Final

from core.character.json_values import Json
from core.errors import NotationError
from core.rules.model import Field, FieldType, SettingKind, System
from desktop.address_labels import translate_text
from desktop.numerals import numeral, with_minus

MOST_NUMBERS: Final = 5
_NUMBERS: Final = (FieldType.INT, FieldType.NUMBER)
_WORDS: Final = (FieldType.CHOICE, FieldType.TEXT, FieldType.DICE)
_PRICE: Final = "price"
_DASH: Final = "—"


class ColumnKind(Enum):
    """What a column of the table shows."""

    MARK = auto()
    NAME = auto()
    LIST = auto()
    NUMBER = auto()
    PRICE = auto()
    USED_BY = auto()


NUMERIC: Final = frozenset({ColumnKind.NUMBER, ColumnKind.PRICE, ColumnKind.USED_BY})
"""Columns that are aligned at the right."""


@dataclass(frozen=True, slots=True)
class EntryColumn:
    """A column.

    Attributes:
        kind: What it shows.
        key: Key within the entry; "" for the mark and the count of characters.
        field: Its definition; None where there is none.
    """

    kind: ColumnKind
    key: str = ""
    field: Field | None = None


def entry_columns(kind: SettingKind) -> tuple[EntryColumn, ...]:
    """Return the columns of a kind of entry, from the left."""
    numbers = [each for each in kind.fields.values() if each.type in _NUMBERS and "[]" not in each.key]
    plain = [each for each in numbers if not each.member]
    price = kind.fields.get(_PRICE)
    if price is not None and price in plain:
        plain.remove(price)
    shown = [EntryColumn(ColumnKind.MARK), EntryColumn(ColumnKind.NAME, "name")]
    if words := _words_of(kind):
        shown.append(EntryColumn(ColumnKind.LIST, words.key, words))
    shown += [EntryColumn(ColumnKind.NUMBER, each.key, each) for each in (plain or numbers)[:MOST_NUMBERS]]
    if price is not None:
        shown.append(EntryColumn(ColumnKind.PRICE, price.key, price))
    return (*shown, EntryColumn(ColumnKind.USED_BY))


def _words_of(kind: SettingKind) -> Field | None:
    """Return the field shown beside the name: the line of notation, else the first list, else the first words."""
    if kind.line:
        return kind.fields[kind.line]
    fields = [each for each in kind.fields.values() if "[]" not in each.key and each.key != _PRICE]
    for types in ((FieldType.ROWS, FieldType.TEXTS), _WORDS):
        if found := next((each for each in fields if each.type in types), None):
            return found
    return None


class EntryTexts:
    """Texts of the entries of a kind as the table shows them.

    Args:
        system: The game.
        kind: The kind.
    """

    def __init__(self, system: System, kind: SettingKind) -> None:
        self._system = system
        self._kind = kind
        self._first: dict[str, Field | None] = {}

    def stored(self, entry: Mapping[str, Json], column: EntryColumn) -> object:
        """Return the value of an entry, or the default of its field."""
        value: object = entry
        for name in column.key.split("."):
            value = value.get(name) if isinstance(value, Mapping) else None
        return value if value is not None or column.field is None else column.field.default

    def text(self, entry: Mapping[str, Json], column: EntryColumn) -> str:
        """Return what a cell shows."""
        value = self.stored(entry, column)
        match column.kind:
            case ColumnKind.NUMBER:
                return _number_text(value)
            case ColumnKind.LIST if column.field is not None:
                return self._list_text(column.field, value)
            case ColumnKind.PRICE if column.field is not None and column.field.type in _NUMBERS:
                return _number_text(value)
            case ColumnKind.NAME:
                return str(value or "").replace("\n", " ") or self._line_name(entry)
            case ColumnKind.PRICE:
                return str(value or "").replace("\n", " ")
        return ""

    def _line_name(self, entry: Mapping[str, Json]) -> str:
        """Return the name in the line of notation of an entry without a name."""
        line = entry.get(self._kind.line) if self._kind.line else None
        if not isinstance(line, str) or not line.strip():
            return ""
        try:
            return str(self._system.notations[self._kind.notation].parse_open(line).get("name") or "")
        except NotationError:
            return ""

    def _list_text(self, field: Field, value: object) -> str:
        if field.type is FieldType.ROWS:
            first = self._first_column(field)
            rows = [row for row in value if isinstance(row, Mapping)] if isinstance(value, list | tuple) else []
            words = [self._word(first, row.get(_last(first.key), first.default)) for row in rows] if first else []
            return ", ".join(word for word in words if word) or str(len(rows) or "")
        if isinstance(value, list | tuple):
            return ", ".join(self._word(field, each) for each in value)
        return self._word(field, value)

    def _first_column(self, field: Field) -> Field | None:
        """Return the first column of rows that holds words."""
        if field.key not in self._first:
            begin = f"{field.key}[]."
            columns = [each for key, each in self._kind.fields.items() if key.startswith(begin)]
            words = [each for each in columns if each.type in _WORDS and "[]" not in each.key.removeprefix(begin)]
            self._first[field.key] = words[0] if words else None
        return self._first[field.key]

    def _word(self, field: Field, value: object) -> str:
        label = next((choice.label for choice in field.choices if choice.key == value), None)
        return str(value or "").replace("\n", " ") if label is None else translate_text(self._system, label)

    def sort_key(self, entry: Mapping[str, Json], column: EntryColumn) -> tuple[bool, float, str]:
        """Return what entries are sorted by; empty cells come last."""
        if column.kind is ColumnKind.NUMBER:
            number = _number(self.stored(entry, column))
            return number is None, float(number or 0), ""
        text = self.text(entry, column).casefold()
        return not text, 0.0, text

    def is_zero(self, entry: Mapping[str, Json], column: EntryColumn) -> bool:
        """Return whether a number is 0 or missing, and so muted."""
        return column.kind is ColumnKind.NUMBER and not _number(self.stored(entry, column))


def _last(key: str) -> str:
    return key.rpartition("[].")[2]


def _number(value: object) -> Fraction | None:
    return Fraction(value) if isinstance(value, int | Decimal | Fraction) else None


def _number_text(value: object) -> str:
    number = _number(value)
    if number is None:
        return _DASH if value is None else str(value)
    return with_minus(numeral(number))
