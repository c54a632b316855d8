# ruff: noqa: S608 - every value is bound or a literal of SQLite; names come from the tables
"""Reads rows of a library as they are stored, and finds values that cannot be read, by the kinds of the columns."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Table

from core.store.column_types import kind_of
from core.store.tables import METADATA

_REPLAYED: Final = frozenset({("character", "document"), ("revision", "document"), ("revision", "edit")})
"""Columns whose content is read through when the history is replayed."""


@dataclass(frozen=True, slots=True)
class StoredRow:
    """A row as stored, whatever it holds.

    Attributes:
        table: Its table.
        values: All values by column.
        where: SQL condition that is true for this row alone.
    """

    table: Table
    values: dict[str, Any]
    where: str

    def accepts(self, column: str) -> bool:
        """Whether the doctor has no objection to a value."""
        kind, value = kind_of(self.table.columns[column]), self.values[column]
        if (self.table.name, column) in _REPLAYED and value is not None:
            return kind.can_read(value)
        return kind.accepts(value)

    def bad_columns(self) -> list[str]:
        """Return the columns whose values the doctor objects to."""
        return [column.name for column in self.table.columns if not self.accepts(column.name)]

    def is_sound(self, column: str) -> bool:
        """Whether a value can be read with all its content."""
        return kind_of(self.table.columns[column]).accepts(self.values[column])


def read_rows(connection: sqlite3.Connection, table: Table, where: str = "1") -> list[StoredRow]:
    """Return the rows of a table in the order of the primary key.

    Args:
        connection: A connection with the text factory :func:`~core.store.stored_values.decode_text`.
        table: The table.
        where: SQL condition for some of them.
    """
    return list(iter_rows(connection, table, where))


def iter_rows(connection: sqlite3.Connection, table: Table, where: str = "1") -> Iterator[StoredRow]:
    """Yield the rows of a table; see :func:`read_rows`."""
    columns = [column.name for column in table.columns]
    key = [column.name for column in table.primary_key]
    names = ", ".join(f'"{name}"' for name in [*columns])
    literals = ", ".join(_literal(f'"{name}"') for name in key)
    order = ", ".join(f'"{name}"' for name in key)
    for row in connection.execute(f'SELECT {names}, {literals} FROM "{table.name}" WHERE {where} ORDER BY {order}'):
        own = " AND ".join(f'"{name}" IS {literal}' for name, literal in zip(key, row[len(columns) :], strict=True))
        yield StoredRow(table, dict(zip(columns, row, strict=False)), own)


def _literal(column: str) -> str:
    """Return the SQL expression of the literal of a value; text is in hexadecimal, as it may be no UTF-8."""
    return (
        f"CASE typeof({column}) WHEN 'text' THEN 'CAST(x''' || hex({column}) || ''' AS TEXT)' "
        f"WHEN 'real' THEN replace(quote({column}), 'Inf', '9e999') ELSE quote({column}) END"
    )


def count_bad_values(connection: sqlite3.Connection) -> dict[tuple[str, str], int]:
    """Return how many values cannot be read, by table and column."""
    counts: dict[tuple[str, str], int] = {}
    for name, table in METADATA.tables.items():
        for row in iter_rows(connection, table):
            for column in row.bad_columns():
                counts[name, column] = counts.get((name, column), 0) + 1
    return counts
