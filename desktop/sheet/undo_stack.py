"""Undo stack of edits and their inverses as plain values; merges continued typing.

WORKAROUND: QUndoStack owns its commands, and so does Python: when both are destroyed together, the second deletes freed
memory and the program crashes. Entries that are values avoid this, and edits applied before they are pushed need no
first "redo" that does nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot

from core.character.edit_targets import edit_target
from core.character.edits import Edit
from core.store.records import Origin


@dataclass(frozen=True, slots=True)
class UndoableEdit:
    """An edit and its inverse.

    Attributes:
        edit: The edit, as it was applied.
        inverse: The edit that reverts it.
        merge: Merge key of continued typing; "" merges with nothing.
    """

    edit: Edit
    inverse: Edit
    merge: str = ""


@dataclass(frozen=True, slots=True)
class UndoEntry:
    """An entry of the undo stack.

    Attributes:
        change: The edit and its inverse.
        name: Its label, or a function that computes it when needed.
        operation: Id shared by one action on several characters; "" for a single one.
        source: Where the edit comes from.
    """

    change: UndoableEdit
    name: str | Callable[[UndoableEdit], str]
    operation: str = ""
    source: Origin = Origin.TYPED

    @property
    def text(self) -> str:
        """Its label."""
        return self.name if isinstance(self.name, str) else self.name(self.change)


class UndoStack(QObject):
    """The entries of one character that can be undone and redone.

    Args:
        undo: Applies the inverse; if it raises, the stack is unchanged.
        redo: Applies the edit again.
        limit: Most entries; older ones are dropped.
        parent: Its owner.

    Signals:
        changed: The entries or the position changed.
    """

    changed = Signal()

    def __init__(
        self,
        undo: Callable[[UndoableEdit], None],
        redo: Callable[[UndoableEdit], None],
        limit: int,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._undo = undo
        self._redo = redo
        self._limit = limit
        self._steps: list[UndoEntry] = []
        self._index = 0

    @property
    def count(self) -> int:
        """Number of entries."""
        return len(self._steps)

    @property
    def index(self) -> int:
        """Number of entries that can be undone."""
        return self._index

    @property
    def undoable(self) -> tuple[UndoEntry, ...]:
        """Entries that can be undone, the last one at the end."""
        return tuple(self._steps[: self._index])

    @property
    def last(self) -> UndoEntry | None:
        """The entry that `undo` reverts."""
        return self._steps[self._index - 1] if self._index else None

    @property
    def next(self) -> UndoEntry | None:
        """The entry that `redo` applies again."""
        return self._steps[self._index] if self._index < len(self._steps) else None

    def push(self, step: UndoEntry) -> bool:
        """Push an applied edit; entries that could be redone are dropped.

        Continued typing is merged into the last entry; returns whether it was.
        """
        del self._steps[self._index :]
        last = self.last
        is_more = last is not None and continues_typing(last.change, step.change)
        if last is not None and is_more:
            self._steps[-1] = UndoEntry(
                UndoableEdit(step.change.edit, last.change.inverse, last.change.merge), step.name, source=step.source
            )
        else:
            self._steps.append(step)
            del self._steps[: max(0, len(self._steps) - self._limit)]
        self._index = len(self._steps)
        self.changed.emit()
        return is_more

    def replace(self, done: list[UndoEntry], undone: list[UndoEntry]) -> None:
        """Replace all entries; nothing is applied.

        Args:
            done: Entries that can be undone, the last one at the end.
            undone: Entries that can be redone, the next one first.
        """
        done = done[max(0, len(done) - self._limit) :]
        self._steps = [*done, *undone]
        self._index = len(done)
        self.changed.emit()

    @Slot()
    def undo(self) -> None:
        """Undo the last entry, if there is one."""
        if (step := self.last) is not None:
            self._undo(step.change)
            self._index -= 1
            self.changed.emit()

    @Slot()
    def redo(self) -> None:
        """Redo the next entry, if there is one."""
        if (step := self.next) is not None:
            self._redo(step.change)
            self._index += 1
            self.changed.emit()


def continues_typing(last: UndoableEdit, next_: UndoableEdit) -> bool:
    """Return whether an edit continues the typing of the one before, at the same address."""
    address = edit_target(next_.edit)
    return bool(next_.merge) and last.merge == next_.merge and address is not None and address == edit_target(last.edit)
