"""The undo stack of the character in front; the frame of the window has it before any character is loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from shiboken6 import isValid

if TYPE_CHECKING:
    from desktop.sheet.undo_stack import UndoEntry, UndoStack


class UndoGroup(QObject):
    """The stack of the character that is looked at.

    Signals:
        changed: It has other steps, or it is another stack.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._active: UndoStack | None = None

    def set_active(self, stack: UndoStack | None) -> None:
        """Work on this stack from now on, or on none."""
        if self._active is not None and isValid(self._active):
            self._active.changed.disconnect(self.changed)
        self._active = stack
        if stack is not None:
            stack.changed.connect(self.changed)
        self.changed.emit()

    @property
    def last(self) -> UndoEntry | None:
        """The step that `undo` takes back."""
        return None if self._active is None else self._active.last

    @property
    def next(self) -> UndoEntry | None:
        """The step that `redo` does again."""
        return None if self._active is None else self._active.next

    @Slot()
    def undo(self) -> None:
        """Take its last step back."""
        if self._active is not None:
            self._active.undo()

    @Slot()
    def redo(self) -> None:
        """Do its next step again."""
        if self._active is not None:
            self._active.redo()
