"""Which rows of a list a table shows, and in which order: those that a flag chooses, sorted by a number."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from core.character.address import parse_address, row_positions
from core.character.sheet import Sheet
from core.formula import Cell, Value


@dataclass(frozen=True, slots=True)
class RowOrder:
    """Filter and order of the rows of a table.

    Attributes:
        sort_column: The column whose numbers order the rows, smallest first; "" for the order of the document.
        row_filter: Columns with ``|`` between them, ``!`` before one that must be 0: a row is shown if one of them \
suits; "" for all rows.
    """

    sort_column: str = ""
    row_filter: str = ""

    @property
    def is_plain(self) -> bool:
        """Whether all rows are shown in the order of the document."""
        return not self.sort_column and not self.row_filter

    def keys(self, list_key: str) -> frozenset[str]:
        """Return the keys of the columns that decide."""
        names = [self.sort_column, *(name.lstrip("!") for name in self.row_filter.split("|"))]
        return frozenset(f"{list_key}[].{name}" for name in names if name)

    def positions(self, sheet: Sheet, address: str, count: int) -> list[int]:
        """Return the positions of the rows to show, in order.

        Args:
            sheet: The sheet.
            address: Address of the list.
            count: Number of its rows.
        """
        shown = list(range(count))
        if self.is_plain or not shown:
            return shown
        parsed = parse_address(address)
        begin, outer = f"{parsed.key}[].", row_positions(parsed, sheet.character.data)
        if self.row_filter:
            shown = [position for position in shown if self._is_shown(sheet, begin, (*outer, position))]
        if self.sort_column:
            key = begin + self.sort_column
            shown.sort(key=lambda position: _rank(_value(sheet, (key, (*outer, position)))))
        return shown

    def _is_shown(self, sheet: Sheet, begin: str, rows: tuple[int, ...]) -> bool:
        return any(
            bool(_value(sheet, (begin + name.lstrip("!"), rows))) is not name.startswith("!")
            for name in self.row_filter.split("|")
        )


def _value(sheet: Sheet, cell: Cell) -> Value:
    try:
        return sheet.value_at(cell)
    except LookupError:
        return None


def _rank(value: Value) -> tuple[int, int | Fraction]:
    """Return what a value is sorted by: numbers by size, all others behind them."""
    return (0, value) if isinstance(value, int | Fraction) else (1, 0)
