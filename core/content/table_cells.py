"""Cells of tables of entries: values as text for a spreadsheet, and text as values.

Text is read generously: by the words of English and of the reader's language, with a decimal comma or point, with
units, which are cut, and with a sentence where it cannot be read. What `CellText.format` writes is read back as it was.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Final

from core.character.json_values import ABSENT, Absent, Json, clean, format_decimal
from core.character.typed_values import parse_number, parse_typed
from core.content.entries import default_json
from core.content.nested_text import (
    NestedValue,
    format_row,
    parse_row,
    quote,
    split_rows,
    split_texts,
    strip_brackets,
    unquote,
)
from core.content.table_columns import (
    ColumnNames,
    TableColumn,
    entry_columns,
    has_value,
    put_value,
    row_columns,
    value_at,
)
from core.content.value_check import check_value, find_line_error
from core.errors import EditError
from core.formula import fold
from core.messages import DECIMAL_SIGN, Message, Translate, Word, join_texts, localize_text, shorten
from core.rules.model import Choice, Field, FieldType, System

_NUMBERS: Final = frozenset({FieldType.INT, FieldType.NUMBER})
_TEXT_TYPES: Final = frozenset({FieldType.TEXT, FieldType.PROSE, FieldType.CHOICE, FieldType.DICE})
_DASHES: Final = frozenset({"", "-", "–", "—"})
_GROUPED: Final = re.compile(
    r"[+-]?\d{1,3}(?:([.,'’ \u00a0\u202f])\d{3})(?:\1\d{3})*(?P<rest>[.,]\d{1,6})?\Z", re.ASCII
)
_NAME: Final = "name"
_EMPTY: Final = '""'
_SHOWN: Final = 60


class CellText:
    """Writes and reads the cells of one kind of entries.

    Args:
        system: The game.
        kind: The kind.
        translate: Returns texts of the game in the reader's language.
        ids: Ids by name (folded) of the kinds that references name by id, by the kind.
    """

    def __init__(
        self, system: System, kind: str, translate: Translate, ids: Mapping[str, Mapping[str, str]] | None = None
    ) -> None:
        self.system = system
        self.kind = kind
        self._kind = system.kinds[kind]
        self._translate = translate
        self._ids = {each.path: (ids or {}).get(each.kind, {}) for each in self._kind.references if each.by == "id"}
        self.names = ColumnNames(entry_columns(system, kind), translate, {_NAME: self._kind.label})
        self._rows: dict[str, ColumnNames] = {}

    # ------------------------------------------------------------------------------------------------------ writing

    def format(self, column: TableColumn, value: Json) -> str:
        """Return a value as text; one that does not fit its field as well as it can be written."""
        if value == "" and column.field.nullable:
            return _EMPTY
        return self._text(column, value, is_nested=False)

    @staticmethod
    def stored(entry: Mapping[str, Json], column: TableColumn) -> Json:
        """Return the value of an entry or row in a column; its default where the entry has none."""
        if has_value(entry, column.key):
            return value_at(entry, column.key)
        return [] if column.field.type is FieldType.ROWS else default_json(column.field.default)

    def _text(self, column: TableColumn, value: Json, *, is_nested: bool) -> str:
        if value is None or isinstance(value, Mapping):
            return ""
        if isinstance(value, bool):
            return localize_text(Word("yes" if value else "no"), self._translate)
        if isinstance(value, Decimal | int | float):
            text = format_decimal(value) if isinstance(value, Decimal) else str(value)
            return text if is_nested else text.replace(DECIMAL_SIGN, localize_text(DECIMAL_SIGN, self._translate))
        if isinstance(value, str):
            text = self._choice_text(column.field, value) if column.field.type is FieldType.CHOICE else value
            return quote(text) if is_nested else text
        if column.field.type is FieldType.NUMBERS:
            text = self._numbers_text(column.field, value)
            return quote(text) if is_nested else text
        text = "; ".join(self._item_text(column, each) for each in value)
        return f"[{text}]" if is_nested else text

    def _item_text(self, column: TableColumn, item: Json) -> str:
        """Return a row, a text or the dice of a roll in a list."""
        if isinstance(item, Mapping):
            return self._row_text(column, item)
        if isinstance(item, list | tuple):
            return " ".join(str(face) for face in item)
        return quote(str(item))

    def _choice_text(self, field: Field, key: str) -> str:
        """Return the label of a choice in the reader's language if it is found again, else the key."""
        for choice in field.choices:
            if fold(choice.key) == fold(key):
                label = localize_text(choice.label, self._translate)
                return label if label.strip() and self._find_choice(field, label) is choice else choice.key
        return key

    @staticmethod
    def _numbers_text(field: Field, value: Sequence[Json]) -> str:
        numbers = tuple(each for each in value if isinstance(each, int))
        if field.notation is not None and numbers:
            return field.notation.print(numbers)
        return " ".join(str(each) for each in value)

    def _row_text(self, column: TableColumn, row: Mapping[str, Json]) -> str:
        names = self._row_names(column)
        first = _first_column(names.columns)
        head = "" if first is None else self._text(first, self.stored(row, first), is_nested=True)
        if head == _EMPTY and first is not None and self.stored(row, first) == default_json(first.field.default):
            head = ""
        values = [
            (names.heading(each), self._text(each, self.stored(row, each), is_nested=True))
            for each in names.columns
            if each is not first and self.stored(row, each) != self.stored({}, each)
        ]
        return format_row(head, values)

    # ------------------------------------------------------------------------------------------------------ reading

    def read(self, column: TableColumn, text: str) -> Json | Absent:
        """Return the value of a cell; ABSENT where an empty cell means the default.

        Raises:
            EditError: It is no value of the column.
        """
        field = column.field
        is_empty_text = text == _EMPTY and field.type in _TEXT_TYPES
        value = self._read(column, "" if is_empty_text else text, is_empty_text=is_empty_text)
        if not isinstance(value, Absent):
            value = clean(value, EditError)
            check_value(self.system, self._kind, column.path, value)
            if (error := find_line_error(self.system, self._kind, column.path, value)) is not None:
                raise EditError(error.message) from error
        return value

    def _read(self, column: TableColumn, text: str, *, is_empty_text: bool) -> Json | Absent:
        field = column.field
        if field.type in _TEXT_TYPES:
            if not text.strip() and field.nullable and not is_empty_text:
                return None
            return self._read_text(column, text)
        if field.type in _NUMBERS:
            return self._read_number(field, text)
        if field.type is FieldType.ROWS:
            return [self._read_row(column, row) for row in split_rows(text)]
        if field.type is FieldType.TEXTS:
            return self._read_texts(column, text)
        is_bool = field.type is FieldType.BOOL
        return self._read_bool(field, text) if is_bool else parse_typed(field, text.replace(";", "\n"))

    def _read_text(self, column: TableColumn, text: str) -> Json | Absent:
        if column.field.type is FieldType.CHOICE:
            return self._read_choice(column.field, text)
        if column.field.type is FieldType.DICE:
            return text.strip()
        return self._ids.get(column.path, {}).get(fold(text), text)

    def _read_number(self, field: Field, text: str) -> Json | Absent:
        cut = self._without_unit(field, text.strip())
        if cut in _DASHES:
            return None if field.nullable else ABSENT
        number = _grouped_number(field, cut)
        number = parse_number(cut) if number is None else number
        if isinstance(number, int) or (number is not None and field.type is FieldType.NUMBER):
            return number
        return parse_typed(field, text)

    def _without_unit(self, field: Field, text: str) -> str:
        """Return a number without the unit of its field behind it."""
        for unit in {field.unit, localize_text(field.unit, self._translate)} - {""}:
            if fold(text).endswith(unit.casefold()) and not text[: -len(unit)].strip()[-1:].isalpha():
                return text[: -len(unit)].strip()
        return text

    def _read_bool(self, field: Field, text: str) -> Json | Absent:
        for word, value in (("yes", True), ("no", False)):
            if fold(text) == fold(localize_text(Word(word), self._translate)):
                return value
        return parse_typed(field, text)

    def _read_choice(self, field: Field, text: str) -> Json | Absent:
        choice = self._find_choice(field, text)
        if choice is not None:
            return choice.key
        return parse_typed(field, text) if text.strip() else ABSENT

    def _find_choice(self, field: Field, text: str) -> Choice | None:
        """Return the choice with a key or label, None if there is none."""
        folded = fold(text)
        for choice in field.choices:
            if folded == fold(choice.key):
                return choice
        labels = ((choice, {choice.label, localize_text(choice.label, self._translate)}) for choice in field.choices)
        return next((choice for choice, names in labels if folded in map(fold, names)), None)

    def _read_texts(self, column: TableColumn, text: str) -> Json | Absent:
        field = column.field
        if not field.choices:
            ids = self._ids.get(f"{column.path}[]", {})
            return [ids.get(fold(each), each) for each in split_texts(text)]
        keys: list[Json] = []
        for each in split_texts(text, ",;\n"):
            choice = self._find_choice(field, each)
            keys += [choice.key] if choice is not None else _as_list(parse_typed(field, each))
        return keys

    def _read_row(self, column: TableColumn, text: str) -> dict[str, Json]:
        names = self._row_names(column)
        row: dict[str, Json] = {}
        free = [each for each in _ordered(names.columns) if each.field.type is not FieldType.ROWS]
        for each in parse_row(text):
            inner = self._column_of(column, names, each, free)
            if has_value(row, inner.key):
                raise EditError(_twice(column.field, names.label(inner), text))
            if inner in free:
                free.remove(inner)
            value = self._read_nested(inner, each.text)
            if not isinstance(value, Absent):
                put_value(row, inner.key, value)
        return row

    def _read_nested(self, column: TableColumn, text: str) -> Json | Absent:
        if column.field.type in {FieldType.ROWS, FieldType.TEXTS, FieldType.ROLLS}:
            return self.read(column, strip_brackets(text))
        if not text:
            return None if column.field.nullable else ABSENT
        plain = unquote(text)
        return self.read(column, _EMPTY if text == _EMPTY else plain)

    def _column_of(
        self, column: TableColumn, names: ColumnNames, value: NestedValue, free: Sequence[TableColumn]
    ) -> TableColumn:
        """Return the column of a value: the one that it names, else the next one that has no value yet.

        Raises:
            EditError: There is none.
        """
        found = names.find(value.name) if value.name else next(iter(free), None)
        if found is None:
            raise EditError(
                Message(
                    "no_column_of_list",
                    "{label} has no column for “{text}”. It has: {known}.",
                    {
                        "label": Word(column.field.label),
                        "text": shorten(value.name or value.text, _SHOWN),
                        "known": join_texts(Word(each.field.label) for each in names.columns),
                    },
                )
            )
        return found

    def _row_names(self, column: TableColumn) -> ColumnNames:
        names = self._rows.get(column.path)
        if names is None:
            columns = row_columns(self.system, self._kind.key, column.path)
            names = self._rows[column.path] = ColumnNames(columns, self._translate)
        return names


def _first_column(columns: Sequence[TableColumn]) -> TableColumn | None:
    """Return the column whose value stands alone before a row's brackets: its name, or the first that is no list."""
    plain = [each for each in columns if each.field.type is not FieldType.ROWS]
    return next((each for each in plain if each.key == _NAME), plain[0] if plain else None)


def _ordered(columns: Sequence[TableColumn]) -> list[TableColumn]:
    """Return columns in the order of values without names: the first column before its brackets, then the others."""
    first = _first_column(columns)
    return [*([] if first is None else [first]), *(each for each in columns if each is not first)]


def _as_list(value: Json | Absent) -> list[Json]:
    return list(value) if isinstance(value, list) else []


def _grouped_number(field: Field, text: str) -> int | Decimal | None:
    """Return a number whose thousands are grouped, as 1,000.5; None if it is none, or may be a decimal."""
    grouped = _GROUPED.match(text)
    if grouped is None:
        return None
    sign, rest = grouped[1], grouped["rest"] or ""
    if rest[:1] == sign or (field.type is not FieldType.INT and not rest and text.count(sign) == 1):
        return None
    return parse_number(text.removesuffix(rest).replace(sign, "") + rest)


def _twice(field: Field, label: str, text: str) -> Message:
    return Message(
        "value_twice",
        "{label} has {column} twice in “{text}”.",
        {"label": Word(field.label), "column": label, "text": shorten(text, _SHOWN)},
    )
