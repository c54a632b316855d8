"""Stores the values of a sheet in nested dictionaries, and caches its rows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from core.formula.inputs import RowInputs, SheetInputs
from core.formula.program import Program
from core.formula.references import Values, rows_below
from core.formula.row_dependencies import slot_names
from core.formula.schema import containers_of, list_of
from core.formula.values import Cell

RowPath: TypeAlias = tuple[int, ...]
"""Positions of rows from 0, outermost first."""

Scopes: TypeAlias = tuple[Values, ...]
"""The values of the sheet, then of its rows, outermost first (arguments of a formula)."""


class RowStore:
    """The values of one sheet.

    Attributes:
        values: The sheet's own, with the lists of rows among them.
    """

    def __init__(self, program: Program, inputs: SheetInputs) -> None:
        self._program = program
        self._inner: dict[str, tuple[str, ...]] = {}
        self._all_rows: dict[str, dict[RowPath, Scopes]] = {}
        self._cells: dict[str, tuple[Cell, ...]] = {}
        self._rows_by_slot: dict[str, dict[object, dict[RowPath, Scopes]]] = {}
        for list_key in program.schema.lists:
            outer = list_of(list_key)
            self._inner[outer] = (*self._inner.get(outer, ()), list_key)
        self.values = self._fill("", inputs)

    def make_row(self, list_key: str, inputs: RowInputs) -> Values:
        """Create a row; its computed numbers are missing and its position is unset."""
        row = self._fill(list_key, inputs)
        row["row"] = 0
        return row

    def inner_lists(self, list_key: str) -> tuple[str, ...]:
        """Return the lists within the rows of a list ("" for the sheet)."""
        return self._inner.get(list_key, ())

    def scopes(self, list_key: str, path: RowPath) -> Scopes:
        """Return the scopes of a formula in one row.

        Raises:
            LookupError: There is no such list or row.
        """
        found = [self.values]
        for container, position in zip(containers_of(list_key), path, strict=True):
            if position < 0:
                raise IndexError(position)
            found.append(found[-1][container][position])
        return tuple(found)

    def list(self, cell: Cell) -> list[Values]:
        """Return the rows of a list.

        Raises:
            LookupError: There is no such list or row.
        """
        list_key, around = cell
        rows: list[Values] = self.scopes(list_of(list_key), around)[-1][containers_of(list_key)[-1]]
        return rows

    def all_rows(self, list_key: str) -> dict[RowPath, Scopes]:
        """Return all rows of a list in order ("" for the sheet); cached, do not modify."""
        rows = self._all_rows.get(list_key)
        if rows is None:
            rows = self._all_rows[list_key] = dict(rows_below((), (self.values,), containers_of(list_key)))
        return rows

    def cells(self, key: str, list_key: str) -> Sequence[Cell]:
        """Return the cells of a number in all rows, in order."""
        found = self._cells.get(key)
        if found is None:
            found = self._cells[key] = tuple((key, path) for path in self.all_rows(list_key))
        return found

    def rows_by_slot(self, slot: str) -> Mapping[object, dict[RowPath, Scopes]]:
        """Return the rows of a list by what one of their columns names; cached, do not modify.

        Args:
            slot: Class key of the column, see :class:`core.formula.row_dependencies.RowFilter`.
        """
        rows = self._rows_by_slot.get(slot)
        if rows is None:
            rows = self._rows_by_slot[slot] = {}
            list_key = list_of(slot)
            column = slot[len(list_key) + 3 :]
            for path, scopes in self.all_rows(list_key).items():
                for name in slot_names(scopes[-1][column]):
                    rows.setdefault(name, {})[path] = scopes
        return rows

    def clear_slots(self, slots: Iterable[str]) -> None:
        """Clear the cache of columns that may have changed."""
        for slot in slots:
            self._rows_by_slot.pop(slot, None)

    def clear_caches(self, list_key: str) -> None:
        """Clear the caches after rows of a list were added, removed or moved."""
        rows = f"{list_key}[]"
        self._all_rows = {key: each for key, each in self._all_rows.items() if not f"{key}[]".startswith(rows)}
        self._cells = {key: each for key, each in self._cells.items() if not key.startswith(rows)}
        self._rows_by_slot.clear()

    def copy(self) -> RowStore:
        """Return an independent copy; references between rows are to be recomputed by the caller."""
        twin = object.__new__(RowStore)
        twin._program = self._program
        twin._inner = self._inner
        twin._all_rows = {}
        twin._cells = {}
        twin._rows_by_slot = {}
        twin.values = self._copied("", self.values)
        for key in [key for key in twin.values if key[0] == "&"]:
            del twin.values[key]
        return twin

    def _copied(self, list_key: str, values: Values) -> Values:
        twin = dict(values)
        for inner in self.inner_lists(list_key):
            container = containers_of(inner)[-1]
            twin[container] = [self._copied(inner, row) for row in values[container]]
        return twin

    def _fill(self, list_key: str, inputs: RowInputs | SheetInputs) -> Values:
        values: Values = dict.fromkeys(self._program.computed_names(list_key), MISSING)
        values.update(inputs.values)
        for inner in self.inner_lists(list_key):
            name = containers_of(inner)[-1]
            rows = [self.make_row(inner, row) for row in inputs.lists.get(name[:-2], ())]
            for position, row in enumerate(rows):
                row["row"] = position + 1
            values[name] = rows
        return values


class _Missing:
    """Type of a number not computed yet; unequal to every value."""

    __slots__ = ()


MISSING = _Missing()
