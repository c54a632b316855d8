"""The dictionaries that hold a sheet's values, and the ways through its rows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from core.formula.inputs import RowInputs, SheetInputs
from core.formula.links import Values, below
from core.formula.program import Program
from core.formula.schema import containers_of, list_of
from core.formula.selection import names_in
from core.formula.values import Cell

Path: TypeAlias = tuple[int, ...]
"""Positions of rows from 0, outermost first."""

Scopes: TypeAlias = tuple[Values, ...]
"""The sheet's values, then those of the rows, outermost first: what a formula is called with."""


class RowStore:
    """The values of one sheet.

    Attributes:
        values: The sheet's own, with the lists of rows among them.
    """

    def __init__(self, program: Program, inputs: SheetInputs) -> None:
        self._program = program
        self._inner: dict[str, tuple[str, ...]] = {}
        self._every: dict[str, dict[Path, Scopes]] = {}
        self._cells: dict[str, tuple[Cell, ...]] = {}
        self._naming: dict[str, dict[object, dict[Path, Scopes]]] = {}
        for list_key in program.schema.lists:
            outer = list_of(list_key)
            self._inner[outer] = (*self._inner.get(outer, ()), list_key)
        self.values = self._fill("", inputs)

    def make(self, list_key: str, inputs: RowInputs) -> Values:
        """Make a row; its computed numbers are still missing, its position is not known."""
        row = self._fill(list_key, inputs)
        row["row"] = 0
        return row

    def inner_lists(self, list_key: str) -> tuple[str, ...]:
        """Return the lists within the rows of a list (within the sheet for "")."""
        return self._inner.get(list_key, ())

    def scopes(self, list_key: str, path: Path) -> Scopes:
        """Return what a formula in one row is called with.

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

    def every(self, list_key: str) -> dict[Path, Scopes]:
        """Return all rows of a list in order (the sheet itself for ""); it must not be changed."""
        found = self._every.get(list_key)
        if found is None:
            found = self._every[list_key] = dict(below((), (self.values,), containers_of(list_key)))
        return found

    def cells(self, key: str, list_key: str) -> Sequence[Cell]:
        """Return the cells of a number in all its rows, in order."""
        found = self._cells.get(key)
        if found is None:
            found = self._cells[key] = tuple((key, path) for path in self.every(list_key))
        return found

    def naming(self, slot: str) -> Mapping[object, dict[Path, Scopes]]:
        """Return the rows of a list in order by what one of their columns names; it must not be changed.

        Args:
            slot: Class key of the column, see :class:`core.formula.selection.Selection`.
        """
        found = self._naming.get(slot)
        if found is None:
            found = self._naming[slot] = {}
            list_key = list_of(slot)
            column = slot[len(list_key) + 3 :]
            for path, scopes in self.every(list_key).items():
                for name in names_in(scopes[-1][column]):
                    found.setdefault(name, {})[path] = scopes
        return found

    def forget_naming(self, slots: Iterable[str]) -> None:
        """Forget which rows some columns name; one of them may have changed."""
        for slot in slots:
            self._naming.pop(slot, None)

    def forget(self) -> None:
        """Forget which rows there are; they have changed."""
        self._every.clear()
        self._cells.clear()
        self._naming.clear()

    def copy(self) -> RowStore:
        """Return an independent store with the same values; the links between rows are left for the caller."""
        twin = object.__new__(RowStore)
        twin._program = self._program
        twin._inner = self._inner
        twin._every = {}
        twin._cells = {}
        twin._naming = {}
        twin.values = {key: entry for key, entry in self._copied("", self.values).items() if key[0] != "&"}
        return twin

    def _copied(self, list_key: str, values: Values) -> Values:
        twin = dict(values)
        for inner in self.inner_lists(list_key):
            container = containers_of(inner)[-1]
            twin[container] = [self._copied(inner, row) for row in values[container]]
        return twin

    def _fill(self, list_key: str, inputs: RowInputs | SheetInputs) -> Values:
        values: Values = dict.fromkeys(self._program.row_names(list_key), MISSING)
        values.update(inputs.values)
        for inner in self.inner_lists(list_key):
            name = containers_of(inner)[-1]
            rows = [self.make(inner, row) for row in inputs.lists.get(name[:-2], ())]
            for position, row in enumerate(rows):
                row["row"] = position + 1
            values[name] = rows
        return values


class _Missing:
    """A number that was never computed; differs from every value."""

    __slots__ = ()


MISSING = _Missing()
