"""Changes of a document whose effects on numbers are not computed yet; says which numbers they may change."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from core.character.edit_plan import InputChanges, RowChange
from core.formula import Cell, Value
from core.formula.program import Program

Change: TypeAlias = InputChanges | RowChange


class PendingChanges:
    """Solver updates, collected by `Sheet.write` until a number that they may change is read.

    Those of one list are made in their order; those of different lists, and of the sheet's own inputs, in any order.

    Attributes:
        inputs: New values of the sheet's own inputs.
    """

    def __init__(self) -> None:
        self.inputs: dict[Cell, Value] = {}
        self._lists: dict[str, _ListChanges] = {}
        self._current: set[str] = set()

    def __bool__(self) -> bool:
        """Return whether there are any."""
        return bool(self.inputs or self._lists)

    def add(self, changes: Iterable[Change]) -> None:
        """Add changes."""
        self._current.clear()
        for change in changes:
            if isinstance(change, RowChange):
                self._add(f"{change.cell[0]}[]", change)
                continue
            in_rows: dict[str, dict[Cell, Value]] = {}
            for cell, value in change.values.items():
                list_key, mark, _ = cell[0].partition("[]")
                (in_rows.setdefault(list_key + mark, {}) if mark else self.inputs)[cell] = value
            for list_key, values in in_rows.items():
                self._add(list_key, InputChanges(values))

    def _add(self, rows: str, change: Change) -> None:
        list_key, _, _ = rows.partition("[]")
        self._lists.setdefault(list_key, _ListChanges()).add(change)

    def take(self) -> list[Change]:
        """Return the changes and forget them."""
        lists, self._lists = self._lists, {}
        return [*self._take_inputs(), *(change for each in lists.values() for change in each.changes)]

    def take_for(self, key: str, program: Program) -> list[Change]:
        """Return the changes without which the numbers of a class key may be wrong, and forget them."""
        if key in self._current:
            return []
        taken = self.take_rows_for(key, program)
        if self.inputs and key in program.affected(frozenset([key for key, _ in self.inputs])):
            taken += self._take_inputs()
        if not taken:
            self._current.add(key)
        return taken

    def take_rows_for(self, key: str, program: Program) -> list[Change]:
        """Return as `take_for` does those in rows of lists."""
        wanted = [each for each, changes in self._lists.items() if changes.may_change(key, program)]
        return [change for each in wanted for change in self._lists.pop(each).changes]

    def _take_inputs(self) -> list[Change]:
        inputs, self.inputs = self.inputs, {}
        return [InputChanges(inputs)] if inputs else []


class _ListChanges:
    """The changes in the rows of one list, in order.

    Attributes:
        changes: The changes.
    """

    def __init__(self) -> None:
        self.changes: list[Change] = []
        self._affected: frozenset[str] | None = None
        self._rows: tuple[str, ...] = ()

    def add(self, change: Change) -> None:
        """Add a change; neighbouring ones of inputs, and rows inserted one after the other, become one."""
        self._affected = None
        last = self.changes[-1] if self.changes else None
        joined: Change | None = None
        if isinstance(last, RowChange) and isinstance(change, RowChange):
            joined = last.joined(change)
        elif isinstance(last, InputChanges) and isinstance(change, InputChanges):
            joined = InputChanges({**last.values, **change.values})
        if joined is None:
            self.changes.append(change)
        else:
            self.changes[-1] = joined

    def may_change(self, key: str, program: Program) -> bool:
        """Return whether they may change the numbers of a class key; all of a list whose rows change count."""
        if self._affected is None:
            lists = [change.cell[0] for change in self.changes if isinstance(change, RowChange)]
            keys = {key for change in self.changes if isinstance(change, InputChanges) for key, _ in change.values}
            keys.update(key for list_key in lists for key in (f"{list_key}[]", f"{list_key}[].row"))
            self._rows = tuple(f"{list_key}[]" for list_key in lists)
            self._affected = program.affected(frozenset(keys))
        return key in self._affected or key.startswith(self._rows)
