"""The one undo command: an edit and its way back, as values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QUndoCommand

from core.character import Edit, SetHeader, SetHouseRule, SetOption, SetValue

MERGES: Final = 1
"""Id of commands that may merge; Qt asks the others not at all."""


@dataclass(slots=True)
class Deed:
    """What a command does and takes back.

    Attributes:
        edit: What was done, as the sheet carried it out.
        inverse: What takes it back.
        merge: Typing that goes on has the same text here; "" merges with nothing.
    """

    edit: Edit
    inverse: Edit
    merge: str = ""


class EditCommand(QUndoCommand):
    """One step of a character's undo stack. What it holds was carried out before it was pushed.

    Args:
        deed: The edit and its way back.
        text: What it is called.
        undo: Takes the deed back.
        redo: Does it again.
    """

    def __init__(self, deed: Deed, text: str, undo: Callable[[Deed], None], redo: Callable[[Deed], None]) -> None:
        super().__init__(text)
        self.deed = deed
        self._undo = undo
        self._redo = redo
        self._is_done = False

    def id(self) -> int:
        """Say whether it may merge at all."""
        return MERGES if self.deed.merge else -1

    def redo(self) -> None:
        """Do it again; pushing it is no doing."""
        if self._is_done:
            self._redo(self.deed)
        self._is_done = True

    def undo(self) -> None:
        """Take it back."""
        self._undo(self.deed)

    def mergeWith(self, other: QUndoCommand) -> bool:  # noqa: N802
        """Take in what was typed on."""
        if not isinstance(other, EditCommand) or not goes_on(self.deed, other.deed):
            return False
        self.deed.edit = other.deed.edit
        self.setText(other.text())
        return True


def goes_on(last: Deed, next_: Deed) -> bool:
    """Whether a deed goes on with the typing of the one before, in the same place."""
    return bool(next_.merge) and last.merge == next_.merge and place(last.edit) == place(next_.edit) is not None


def place(edit: Edit) -> tuple[str, str] | None:
    """Give the one place that an edit writes; None where it is more than that."""
    match edit:
        case SetValue(address, _):
            return "data", address
        case SetHeader(key, _):
            return "head", key
        case SetOption(key, _):
            return "options", key
        case SetHouseRule(key):
            return "house_rules", key
    return None
