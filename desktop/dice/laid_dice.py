"""The dice that lie on the tray: drawn where they are few, else written, with their sum beside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from core.character import to_typographic
from core.dice import Dice, RollResult
from core.procedures import Roll
from desktop.dice.dice_words import faces_text
from desktop.tool_tips import escape_tool_tip
from desktop.wizard.requests.dice_grid import DiceGrid, Throw

_SHOWN: Final = 9
"""So many dice are drawn; more are written."""
_WRITTEN: Final = 12
"""So many are written beside the total; the log has more of them."""


class TrayGrid(DiceGrid):
    """Dice on the tray; their sum stands beside them."""

    def _total(self, throw: Throw, start: int, counts: Sequence[bool]) -> int | None:
        return None


class LaidDice(QObject):
    """Shows dice in the widgets of a tray.

    Args:
        frame: Holds all of it; hidden while nothing lies there.
        place: Where dice are drawn.
        written: Where they are written.
        total: Where their sum stands.
    """

    def __init__(self, frame: QWidget, place: QWidget, written: QLabel, total: QLabel) -> None:
        super().__init__(frame)
        self._frame, self._place, self._written, self._total = frame, place, written, total
        self._grid: TrayGrid | None = None
        self._dice: Dice | None = None
        self._layout = QVBoxLayout(place)
        self._layout.setContentsMargins(0, 0, 0, 0)

    def show_typed(self, dice: Dice, faces: Sequence[int]) -> None:
        """Show the faces that were typed so far; the others are empty."""
        self._outline(dice)
        if self._grid is not None:
            self._grid.show_faces(faces, is_typing=True)
        self._total.clear()

    def show_rolled(self, rolled: RollResult | None, *, is_settling: bool = False) -> None:
        """Show dice with their sum, or nothing.

        Args:
            rolled: What lies there.
            is_settling: Whether they fall now.
        """
        if rolled is None:
            self._frame.hide()
            return
        self._outline(rolled.dice)
        self._written.setText(faces_text(rolled.dice, rolled.faces, _WRITTEN))
        self._written.setToolTip(escape_tool_tip(faces_text(rolled.dice, rolled.faces)))
        if self._grid is not None:
            if is_settling:
                self._grid.animate(rolled.faces)
            else:
                self._grid.show_faces(rolled.faces)
        self._total.setText(to_typographic(str(rolled.total)))
        self._total.setAccessibleName(self.tr("{dice}: {total}").format(dice=rolled.dice.text, total=rolled.total))

    def _outline(self, dice: Dice) -> None:
        """Put the outlines of dice on the table, where they are few."""
        self._frame.show()
        if self._grid is not None and self._dice == dice:
            return
        if self._grid is not None:
            self._layout.removeWidget(self._grid)
            self._grid.hide()
            self._grid.deleteLater()
            self._grid = None
        self._dice = dice
        is_few = len(dice.sizes) <= _SHOWN
        self._written.setVisible(not is_few)
        self._place.setVisible(is_few)
        if is_few:
            self._grid = TrayGrid(Roll(key="tray", label="", dice=(dice,)), self._place)
            self._layout.addWidget(self._grid)
