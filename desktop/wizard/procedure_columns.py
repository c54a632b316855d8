"""The three columns of the wizard: the steps, the questions, the growing sheet; which of them there is room for."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.theme import color, px

_NARROW: Final = 1000
_VERY_NARROW: Final = 700
_WIDE: Final = 1200
_LINE: Final = 1240
"""How wide the questions may become before their lines are too long to be read."""

_STEPS: Final = 248
_STEPS_NARROW: Final = 208
_SIDE: Final = 288
_EDGE: Final = 24
_TOP: Final = 20


class ProcedureColumns:
    """Gives the columns their widths.

    Args:
        steps: The column of the steps, at the left.
        middle: The layout of the questions.
        side: The column of the growing sheet, at the right.
        portrait: The portrait in the head, which takes the place of the one in the growing sheet.

    Attributes:
        is_narrow: Whether there is no room for the growing sheet, nor for many words.
    """

    def __init__(self, steps: QWidget, middle: QVBoxLayout, side: QWidget, portrait: QWidget) -> None:
        self._steps = steps
        self._middle = middle
        self._side = side
        self._portrait = portrait
        self.is_narrow = False

    def fit(self, width: int) -> None:
        """Give up the growing sheet, then the steps, where the window is narrow; keep the lines of a wide one short.

        Args:
            width: Width of the wizard, in pixels.
        """
        self.is_narrow = width < px(_NARROW)
        self._side.setVisible(not self.is_narrow)
        self._portrait.setVisible(self.is_narrow)
        self._steps.setVisible(width >= px(_VERY_NARROW))
        self._steps.setFixedWidth(px(_STEPS if width >= px(_WIDE) else _STEPS_NARROW))
        self._side.setFixedWidth(px(_SIDE))
        taken = sum(each.width() for each in (self._steps, self._side) if not each.isHidden())
        spare = max(0, width - taken - px(_LINE))
        edge = px(_EDGE)
        self._middle.setContentsMargins(edge + spare // 2, px(_TOP), edge + spare // 2, edge)

    def draw(self, painter: QPainter, height: int) -> None:
        """Draw the hairlines between the columns.

        Args:
            painter: Paints on the wizard.
            height: Height of the wizard, in pixels.
        """
        for left in (self._steps.geometry().right() + 1, self._side.geometry().left() - 1):
            painter.fillRect(left, 0, 1, height, color("hairline"))
