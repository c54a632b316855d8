"""Reads lookup tables from tables.toml.

A row is a list: first what is looked up (``keys``), then what is found (``columns``). A table of the kind ``key`` finds
the row whose keys are equal. In one of the kind ``range`` the last key of each row is a range, ``"1..3"``, ``"4.."`` or
``"..0"`` with both ends inside, or, in every row, the number from which on the row holds::

    keys = ["steps"]
    columns = ["die"]
    rows = [[0, 4], [10, 6], [25, 8]]          # 0 to below 10, 10 to below 25, 25 and more

Where nothing fits, the number is undefined; ``"none"`` in the place of a number found is undefined too.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeGuard

from core.formula import NumberRange, Table, TableKind, TableRow
from core.rules.source_position import LIST, TEXT, SourcePosition, TomlTable, check_attributes, entries, tables, text

_TABLE = {"label": TEXT, "cite": TEXT, "help": TEXT, "kind": TEXT, "keys": LIST, "columns": LIST, "rows": LIST}
_REQUIRED = ("label", "cite", "kind", "keys", "columns", "rows")
_RANGE = re.compile(r"\s*(-?[0-9]+(?:\.[0-9]+)?)?\s*\.\.\s*(-?[0-9]+(?:\.[0-9]+)?)?\s*")
_UNDEFINED = "none"

Plain = int | Fraction | str


def read_tables(file: str, raw: TomlTable) -> dict[str, Table]:
    """Read the tables of a game.

    Args:
        file: Name of the file, for errors.
        raw: Its content.

    Raises:
        RulesError: A row of another length than its columns, a key twice, a range that cannot be read.
    """
    found: dict[str, Table] = {}
    for name, each in tables(file, raw):
        position = SourcePosition(file, name)
        check_attributes(position, each, _TABLE, _REQUIRED)
        found[name] = _TableReader(position, each).table(name)
    return found


@dataclass(frozen=True, slots=True)
class _TableReader:
    """Reads one table."""

    position: SourcePosition
    raw: TomlTable

    def table(self, name: str) -> Table:
        raw = self.raw
        kind = self._kind(text(raw, "kind"))
        keys, columns = self._names("keys"), self._names("columns")
        written = [self._cells(row, len(keys) + len(columns)) for row in entries(raw, "rows")]
        if not written:
            raise self.position.error("no_rows", "a table needs rows.")
        heads = [row[: len(keys)] for row in written]
        if len(set(heads)) < len(heads):
            twice = next(head for head in heads if heads.count(head) > 1)
            raise self.position.error("twice", "{name} is listed twice.", name=", ".join(map(str, twice)))
        rows = [self._row(row, len(keys), kind) for row in written]
        if kind is TableKind.RANGE:
            ends = {isinstance(row[len(keys) - 1], str) for row in written}
            if len(ends) > 1:
                raise self.position.error("bad_range", "all ranges must have the same form.")
            if ends == {False}:
                rows.sort(key=_from_number, reverse=True)
        return Table(name, text(raw, "label"), text(raw, "cite"), kind, keys, columns, tuple(rows))

    def _kind(self, name: str) -> TableKind:
        try:
            return TableKind(name)
        except ValueError:
            raise self.position.unknown("unknown_kind", "there is no kind {name}.", name, list(TableKind)) from None

    def _names(self, attribute: str) -> tuple[str, ...]:
        found = tuple(each for each in entries(self.raw, attribute) if isinstance(each, str) and each)
        if not found or len(found) < len(entries(self.raw, attribute)) or len(set(found)) < len(found):
            raise self.position.error("bad_columns", "{name} must be a list of different names.", name=attribute)
        return found

    def _cells(self, row: object, length: int) -> tuple[Plain, ...]:
        cells: Sequence[object] = row if isinstance(row, list) else ()
        found = tuple(cell for cell in cells if _is_plain(cell))
        if len(found) != length or len(cells) != length:
            raise self.position.error(
                "bad_row", "the row {row} must have {length} numbers or texts.", row=row, length=length
            )
        return found

    def _row(self, cells: tuple[Plain, ...], keys: int, kind: TableKind) -> TableRow:
        values = tuple(None if cell == _UNDEFINED else cell for cell in cells[keys:])
        if kind is TableKind.KEY:
            return TableRow(cells[:keys], values)
        return TableRow((*cells[: keys - 1], self._span(cells[keys - 1])), values)

    def _span(self, written: Plain) -> NumberRange:
        if not isinstance(written, str):
            return NumberRange(written, None)
        match = _RANGE.fullmatch(written)
        if match is None:
            raise self.position.error(
                "bad_range", 'the range {name} cannot be read; write "1..3" or "4..".', name=written
            )
        least, most = (_exact(end) for end in match.groups())
        if least is not None and most is not None and least > most:
            raise self.position.error("bad_range", "the range {name} is empty.", name=written)
        return NumberRange(least, most)


def _is_plain(cell: object) -> TypeGuard[Plain]:
    return isinstance(cell, (int, Fraction, str)) and not isinstance(cell, bool)


def _exact(number: str | None) -> int | Fraction | None:
    if number is None:
        return None
    value = Fraction(number)
    return value.numerator if value.denominator == 1 else value


def _from_number(row: TableRow) -> Fraction:
    """Return the lower end of a row, for sorting in descending order."""
    last = row.keys[-1]
    return Fraction(last.least or 0) if isinstance(last, NumberRange) else Fraction(0)
