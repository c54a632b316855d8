"""What can be taken back and done again: edits and their ways back, as values.

Qt has an undo stack of its own. It owns its commands, and so does Python, which made them: where the two are let go of
together, whoever comes second takes apart what is gone, and the program falls over. Steps that are values have no such
end, and edits that are carried out before they are put on the stack need no first "redo" that does nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot

from core.character import Edit, edit_target


@dataclass(frozen=True, slots=True)
class UndoableEdit:
    """What a step does and takes back.

    Attributes:
        edit: What was done, as the sheet carried it out.
        inverse: What takes it back.
        merge: Typing that goes on has the same text here; "" merges with nothing.
    """

    edit: Edit
    inverse: Edit
    merge: str = ""


@dataclass(frozen=True, slots=True)
class UndoEntry:
    """One step of an undo stack.

    Attributes:
        deed: The edit and its way back.
        name: What it is called, or what says so when somebody wants to know.
        operation: The same for what was one action on several characters; "" for what concerns one.
    """

    change: UndoableEdit
    name: str | Callable[[UndoableEdit], str]
    operation: str = ""

    @property
    def text(self) -> str:
        """What it is called."""
        return self.name if isinstance(self.name, str) else self.name(self.change)


class UndoStack(QObject):
    """The steps of one character: those that can be taken back, and after them those that can be done again.

    Args:
        undo: Takes a deed back; where it raises, the stack stays as it is.
        redo: Does a deed again.
        limit: How many steps it keeps; older ones are forgotten.
        parent: Its owner.

    Signals:
        changed: There are other steps, or another one is the last.
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
        """How many steps there are."""
        return len(self._steps)

    @property
    def index(self) -> int:
        """How many of them are done."""
        return self._index

    @property
    def undoable(self) -> tuple[UndoEntry, ...]:
        """Those that are done, the last one at the end."""
        return tuple(self._steps[: self._index])

    @property
    def last(self) -> UndoEntry | None:
        """The one that `undo` takes back."""
        return self._steps[self._index - 1] if self._index else None

    @property
    def next(self) -> UndoEntry | None:
        """The one that `redo` does again."""
        return self._steps[self._index] if self._index < len(self._steps) else None

    def push(self, step: UndoEntry) -> bool:
        """Put a step that was carried out on top; what could be done again is forgotten.

        One that goes on with the typing of the last is taken into it; gives whether it does.
        """
        del self._steps[self._index :]
        last = self.last
        is_more = last is not None and continues_typing(last.change, step.change)
        if last is not None and is_more:
            self._steps[-1] = UndoEntry(
                UndoableEdit(step.change.edit, last.change.inverse, last.change.merge), step.name
            )
        else:
            self._steps.append(step)
            del self._steps[: max(0, len(self._steps) - self._limit)]
        self._index = len(self._steps)
        self.changed.emit()
        return is_more

    def replace(self, done: list[UndoEntry], undone: list[UndoEntry]) -> None:
        """Take these steps instead of those that are there; nothing is carried out.

        Args:
            done: What can be taken back, the last one at the end.
            undone: What can be done again, the next one first.
        """
        done = done[max(0, len(done) - self._limit) :]
        self._steps = [*done, *undone]
        self._index = len(done)
        self.changed.emit()

    @Slot()
    def undo(self) -> None:
        """Take the last step back, where there is one."""
        if (step := self.last) is not None:
            self._undo(step.change)
            self._index -= 1
            self.changed.emit()

    @Slot()
    def redo(self) -> None:
        """Do the next step again, where there is one."""
        if (step := self.next) is not None:
            self._redo(step.change)
            self._index += 1
            self.changed.emit()


def continues_typing(last: UndoableEdit, next_: UndoableEdit) -> bool:
    """Whether a deed goes on with the typing of the one before, in the same place."""
    place = edit_target(next_.edit)
    return bool(next_.merge) and last.merge == next_.merge and place is not None and place == edit_target(last.edit)
