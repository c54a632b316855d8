"""Shows a roll in the dice dock: paints few dice, writes more as text, shows the total."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from core.character.formula_display import to_typographic
from core.dice import Dice, RollResult
from core.procedures.requests import Roll
from desktop.dice.dice_text import faces_text
from desktop.requests.dice_grid import DiceGrid, Throw
from desktop.tool_tips import escape_tool_tip

_SHOWN: Final = 9
"""Most dice that are drawn; more are written."""
_WRITTEN: Final = 12
"""Most faces written beside the total; the log has more."""


class TrayGrid(DiceGrid):
    """Dice of the tray; the total is shown beside them."""

    def _total(self, throw: Throw, start: int, counts: Sequence[bool]) -> int | None:
        return None


class DiceTray(QObject):
    """Shows a roll in the widgets of the dock.

    Args:
        frame: Contains everything; hidden without dice.
        dice_parent: Container of the drawn dice.
        written: Shows written faces.
        total: Shows the total.
    """

    def __init__(self, frame: QWidget, dice_parent: QWidget, written: QLabel, total: QLabel) -> None:
        super().__init__(frame)
        self._frame, self._dice_parent, self._written, self._total = frame, dice_parent, written, total
        self._grid: TrayGrid | None = None
        self._dice: Dice | None = None
        self._layout = QVBoxLayout(dice_parent)
        self._layout.setContentsMargins(0, 0, 0, 0)

    def show_typed(self, dice: Dice, faces: Sequence[int]) -> None:
        """Show the faces entered so far."""
        self._outline(dice)
        if self._grid is not None:
            self._grid.show_faces(faces, is_typing=True)
        self._total.clear()

    def show_rolled(self, rolled: RollResult | None, *, is_settling: bool = False) -> None:
        """Show a roll with its total, or nothing.

        Args:
            rolled: The roll, or None.
            is_settling: Whether the dice are animated.
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
        """Show the outlines of few dice."""
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
        self._dice_parent.setVisible(is_few)
        if is_few:
            self._grid = TrayGrid(Roll(key="tray", label="", dice=(dice,)), self._dice_parent)
            self._layout.addWidget(self._grid)
