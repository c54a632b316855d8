"""The arrangement in the dialog *Arrange the sheet*: its blocks with their names, edited with undo and redo."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal, Slot

from core.messages import Message
from core.rules.arrangement_checks import arrangement_problems, least_spans
from core.rules.model import System
from core.rules.sheet_arrangement import SheetArrangement, block_label, sheet_blocks, standard_arrangement
from desktop.address_labels import translate_text
from desktop.print.sheet_moves import Move, Place, SheetMoves, Spot, spot_of, without_empty_pages

MOST_UNDONE: Final = 200


class ArrangementModel(QObject):
    """An arrangement that is being edited.

    Args:
        system: The game.
        arrangement: What is edited.
        parent: The dialog.

    Signals:
        changed: The arrangement is another one.
    """

    changed = Signal()

    def __init__(self, system: System, arrangement: SheetArrangement, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.system = system
        self.standard = standard_arrangement(system)
        self.names = {
            key: translate_text(system, str(block_label(block))) for key, block in sheet_blocks(system.layout).items()
        }
        self._moves = SheetMoves(least_spans(system))
        self._undo = [arrangement]
        self._redo: list[SheetArrangement] = []

    @property
    def arrangement(self) -> SheetArrangement:
        """The present arrangement; pages may be empty."""
        return self._undo[-1]

    @property
    def to_keep(self) -> SheetArrangement:
        """The arrangement without empty pages."""
        return without_empty_pages(self.arrangement)

    @property
    def left_out(self) -> tuple[str, ...]:
        """The keys of the blocks that are not printed, in the order of the game's own sheet."""
        printed = set(self.arrangement.blocks)
        return tuple(key for key in self.names if key not in printed)

    @property
    def problem(self) -> Message | None:
        """Why the arrangement cannot be kept; None if it can."""
        return next(iter(arrangement_problems(self.system, self.to_keep)), None)

    def spot_of(self, key: str) -> Spot | None:
        """Return where a block is; None if it is left out."""
        return spot_of(self.arrangement, key)

    # ---------------------------------------------------------------------------------------------------------- edits

    def can_move(self, key: str, move: Move) -> bool:
        """Return whether a move of a block changes anything."""
        return self._moves.move(self.arrangement, key, move) != self.arrangement

    def move(self, key: str, move: Move) -> None:
        """Move a block, if it can be moved so."""
        self.replace(self._moves.move(self.arrangement, key, move))

    def can_put(self, key: str, place: Place) -> bool:
        """Return whether a block that is dropped at a place goes there, and is not there already."""
        return self._moves.put(self.arrangement, key, place) != self.arrangement

    def put(self, key: str, place: Place) -> None:
        """Put a block at a place, if it has room there."""
        self.replace(self._moves.put(self.arrangement, key, place))

    def add_page(self, before: int) -> None:
        """Add an empty page before another one."""
        self.replace(self._moves.add_page(self.arrangement, before))

    def remove_page(self, number: int) -> None:
        """Remove a page; its blocks are left out."""
        self.replace(self._moves.remove_page(self.arrangement, number))

    def replace(self, arrangement: SheetArrangement) -> None:
        """Show another arrangement, as a change that can be undone."""
        if arrangement != self.arrangement:
            self._undo = [*self._undo[-MOST_UNDONE:], arrangement]
            self._redo.clear()
            self.changed.emit()

    # ----------------------------------------------------------------------------------------------------------- undo

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to undo."""
        return len(self._undo) > 1

    @property
    def can_redo(self) -> bool:
        """Whether there is an undone change."""
        return bool(self._redo)

    @Slot()
    def undo(self) -> None:
        """Undo the last change."""
        if self.can_undo:
            self._redo.append(self._undo.pop())
            self.changed.emit()

    @Slot()
    def redo(self) -> None:
        """Redo the change that was undone last."""
        if self.can_redo:
            self._undo.append(self._redo.pop())
            self.changed.emit()
