"""Forwards undo and redo to the current character's stack; exists before any is loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from shiboken6 import isValid

if TYPE_CHECKING:
    from desktop.sheet.undo_stack import UndoEntry, UndoStack


class UndoGroup(QObject):
    """Forwards to the undo stack of the current character.

    Signals:
        changed: The entries changed, or another stack is active.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._active: UndoStack | None = None

    def set_active(self, stack: UndoStack | None) -> None:
        """Set the active stack, or none."""
        if self._active is not None and isValid(self._active):
            self._active.changed.disconnect(self.changed)
        self._active = stack
        if stack is not None:
            stack.changed.connect(self.changed)
        self.changed.emit()

    @property
    def last(self) -> UndoEntry | None:
        """The entry that `undo` reverts."""
        return None if self._active is None else self._active.last

    @property
    def next(self) -> UndoEntry | None:
        """The entry that `redo` applies again."""
        return None if self._active is None else self._active.next

    @Slot()
    def undo(self) -> None:
        """Undo its last entry."""
        if self._active is not None:
            self._active.undo()

    @Slot()
    def redo(self) -> None:
        """Redo its next entry."""
        if self._active is not None:
            self._active.redo()
