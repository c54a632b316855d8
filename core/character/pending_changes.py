"""Changes of a document whose effects on numbers are not computed yet; says which numbers they may change."""

from __future__ import annotations

from collections.abc import Iterable

from core.character.edit_plan import InputChanges, RowChange
from core.formula.program import Program


class PendingChanges:
    """Solver updates, collected by `Sheet.write` until a number that they may change is read.

    Attributes:
        changes: The updates in order.
    """

    def __init__(self) -> None:
        self.changes: list[InputChanges | RowChange] = []
        self._affected: frozenset[str] | None = None
        self._rows: tuple[str, ...] = ()

    def add(self, changes: Iterable[InputChanges | RowChange]) -> None:
        """Add changes; neighbouring ones of inputs, and of rows inserted into one list, become one."""
        self._affected = None
        for change in changes:
            last = self.changes[-1] if self.changes else None
            joined: InputChanges | RowChange | None = None
            if isinstance(change, InputChanges) and isinstance(last, InputChanges):
                joined = InputChanges({**last.values, **change.values})
            elif isinstance(change, RowChange) and isinstance(last, RowChange):
                joined = last.joined(change)
            if joined is None:
                self.changes.append(change)
            else:
                self.changes[-1] = joined

    def take(self) -> list[InputChanges | RowChange]:
        """Return the changes and forget them."""
        changes, self.changes = self.changes, []
        return changes

    def may_change(self, key: str, program: Program) -> bool:
        """Return whether they may change the numbers of a class key; all of a list whose rows change count."""
        if self._affected is None:
            lists = [change.cell[0] for change in self.changes if isinstance(change, RowChange)]
            keys = {key for change in self.changes if isinstance(change, InputChanges) for key, _ in change.values}
            keys.update(key for list_key in lists for key in (f"{list_key}[]", f"{list_key}[].row"))
            self._rows = tuple(f"{list_key}[]" for list_key in lists)
            self._affected = program.affected(frozenset(keys))
        return key in self._affected or key.startswith(self._rows)
