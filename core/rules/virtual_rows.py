"""Reads virtual rows: numbers like those of a list row, but not in the list, as "unarmed".

A group of derived.toml that is ``like`` a list has all numbers that are computed in the rows of that list, by the same
formulas; a house rule on ``weapons[].damage`` also applies to ``unarmed.damage``. Names in its formulas are resolved in
the group first, like those of a row. The inputs of the row are fixed: ``given``, or the default of the field.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import cast

from core.rules.derived import DerivedDefinitions
from core.rules.model import Derived, Field, FieldType
from core.rules.source_position import (
    LIST,
    TABLE,
    TEXT,
    SourcePosition,
    TomlTable,
    check_attributes,
    entries,
    table,
    text,
)

_VIRTUAL_ROW = {"like": TEXT, "label": TEXT, "cite": TEXT, "help": TEXT, "given": TABLE, "without": LIST}
_REQUIRED = ("like", "label", "cite")
_TEXTS = frozenset({FieldType.TEXT, FieldType.PROSE, FieldType.CHOICE, FieldType.DICE})
BEHIND = "Follows the stored rows."

_UNREAD = frozenset({FieldType.ROWS, FieldType.TEXTS, FieldType.NUMBERS})


def split_virtual_rows(raw: TomlTable) -> tuple[TomlTable, TomlTable]:
    """Split derived.toml into computed numbers and virtual rows."""
    virtual_rows = {key: each for key, each in raw.items() if isinstance(each, dict) and "like" in each}
    return {key: each for key, each in raw.items() if key not in virtual_rows}, virtual_rows


def add_virtual_rows(
    file: str, raw: TomlTable, fields: Mapping[str, Field], numbers: DerivedDefinitions
) -> tuple[str, ...]:
    """Add the numbers of virtual rows; return the keys of the rows.

    Args:
        file: Name of the file, for errors.
        raw: The tables of the virtual rows.
        fields: The inputs of the game.
        numbers: The computed numbers; those of virtual rows are added.

    Raises:
        RulesError: The list does not exist, or something is given that is no input of its rows.
    """
    for key in raw:
        _VirtualRow(SourcePosition(file, key), key, table(raw, key), fields).add(numbers)
    return tuple(raw)


class _VirtualRow:
    """Reads one virtual row."""

    def __init__(self, position: SourcePosition, key: str, raw: TomlTable, fields: Mapping[str, Field]) -> None:
        check_attributes(position, raw, _VIRTUAL_ROW, _REQUIRED)
        self.position, self.key = position, key
        self.cite = text(raw, "cite")
        rows = text(raw, "like")
        self.row = f"{rows}."
        listed = fields.get(rows.removesuffix("[]"))
        if not rows.endswith("[]") or listed is None or listed.type is not FieldType.ROWS:
            raise position.error("bad_standing", 'like must name the rows of a list, as in "weapons[]".')
        self.columns = {
            name.removeprefix(self.row): each
            for name, each in fields.items()
            if name.startswith(self.row) and "[]" not in name.removeprefix(self.row)
        }
        self.given = table(raw, "given")
        self.without = [str(each) for each in entries(raw, "without")]

    def add(self, numbers: DerivedDefinitions) -> None:
        computed = {
            name.removeprefix(self.row): each
            for name, each in numbers.derived.items()
            if name.startswith(self.row) and "[]" not in name.removeprefix(self.row)
        }
        for name in (*self.given, *self.without):
            known = self.columns if name in self.given else computed
            if name not in known:
                raise self.position.unknown("unknown_key", "the rows have no {name}.", name, known)
        for name, column in self.columns.items():
            if column.type not in _UNREAD:
                self._put(numbers, self._fixed(name, column))
        self._put(numbers, self._hidden("row", "Row", f"count({self.row.removesuffix('.')}) + 1", BEHIND))
        for name, each in computed.items():
            if name not in self.without and each.key not in numbers.what_ifs:
                self._put(
                    numbers, replace(each, key=f"{self.key}.{name}", family="", member="", house_rule_from=each.key)
                )

    def _put(self, numbers: DerivedDefinitions, number: Derived) -> None:
        if number.key in numbers.derived:
            raise self.position.error("twice", "{name} is listed twice.", name=number.key)
        numbers.derived[number.key] = replace(number, family=number.key)
        numbers.formulas[number.key] = number.formula
        numbers.positions[number.key] = self.position

    def _fixed(self, name: str, column: Field) -> Derived:
        value = self.given.get(name, column.default)
        if (column.type in _TEXTS) != isinstance(value, str) and value is not None:
            raise self.position.error("bad_given", "the given {name} does not fit its field.", name=name)
        return replace(
            self._hidden(name, column.label, _written(value), column.help),
            unit=column.unit,
            is_text=column.type in _TEXTS,
        )

    def _hidden(self, name: str, label: str, formula: str, about: str) -> Derived:
        return Derived(f"{self.key}.{name}", label, label, "", self.cite, about, formula, is_hidden=True)


def _written(value: object) -> str:
    """Return a constant as a formula."""
    if value is None:
        return "none"
    if isinstance(value, str):
        return f'"{value}"'
    return str(Fraction(cast("int | Fraction", value)))
