"""Lookup tables of a game: find a row by equal keys or by range, return one column of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction

from core.formula.values import Number, Value, ValueType, fold


class TableKind(StrEnum):
    """How the last key of a table is looked up; the keys before it must be equal."""

    KEY = "key"
    RANGE = "range"


@dataclass(frozen=True, slots=True)
class NumberRange:
    """A range of numbers, both ends inclusive; None is an open end."""

    least: Number | None
    most: Number | None

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, int | Fraction):
            return False
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)


@dataclass(frozen=True, slots=True)
class TableRow:
    """One row of a table.

    Attributes:
        keys: Values of the key columns: numbers, texts, in a RANGE table a :class:`NumberRange` last.
        values: What the value columns hold; None is undefined.
    """

    keys: tuple[Number | str | NumberRange, ...]
    values: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Data of ``table("name", key…)``; the last argument names the column if there are several.

    Attributes:
        name: Name in formulas.
        label: Name for people.
        cite: Section of the book.
        kind: By key or by range.
        keys: Names of the key columns.
        columns: Names of the value columns, at least one.
        rows: The first row that fits counts.
    """

    name: str
    label: str
    cite: str
    kind: TableKind
    keys: tuple[str, ...]
    columns: tuple[str, ...]
    rows: tuple[TableRow, ...]
    _hits: dict[tuple[object, ...], int] = field(init=False, repr=False, compare=False, default_factory=dict)

    def __post_init__(self) -> None:
        if self.kind is TableKind.KEY:
            for index, row in enumerate(self.rows):
                self._hits.setdefault(tuple(_folded(key) for key in row.keys), index)

    def find(self, keys: Sequence[Number | str]) -> int | None:
        """Return the position of the first matching row, or None.

        >>> dice = Table("die", "Die", "XI", TableKind.RANGE, ("roll",), ("die",),
        ...              (TableRow((NumberRange(1, 3),), (6,)), TableRow((NumberRange(4, None),), (8,))))
        >>> dice.find([4]), dice.find([0])
        (1, None)
        """
        folded_keys = tuple(_folded(key) for key in keys)
        if self.kind is TableKind.KEY:
            return self._hits.get(folded_keys)
        for index, row in enumerate(self.rows):
            *heads, last = row.keys
            if (
                tuple(_folded(key) for key in heads) == folded_keys[:-1]
                and isinstance(last, NumberRange)
                and folded_keys[-1] in last
            ):
                return index
        return None

    def look_up(self, keys: Sequence[Number | str], column: str = "") -> Value:
        """Return the value in the matching row; undefined if none matches.

        Args:
            keys: One value for each key column.
            column: Name of the value column; the first one where it is "".

        Raises:
            ValueError: There is no such column.
        """
        index = self.find(keys)
        position = 0
        if column:
            position = next((i for i, name in enumerate(self.columns) if fold(name) == fold(column)), -1)
        if position < 0:
            raise ValueError(f"table {self.name} has no column {column}")
        return None if index is None else self.rows[index].values[position]

    def type_of(self, column: str = "") -> ValueType:
        """Return the type of the values in a column (the first one for "")."""
        position = self.columns.index(column) if column in self.columns else 0
        kinds = {isinstance(row.values[position], str) for row in self.rows if row.values[position] is not None}
        if len(kinds) != 1:
            return ValueType.ANY if kinds else ValueType.NUMBER
        return ValueType.TEXT if kinds.pop() else ValueType.NUMBER


def _folded(key: Number | str | NumberRange) -> Number | str | NumberRange:
    return fold(key) if isinstance(key, str) else key
