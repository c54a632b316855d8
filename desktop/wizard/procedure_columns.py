"""Sets the widths of the wizard's columns (steps, requests, preview) and paints dividers."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.theme import color, px

_NARROW: Final = 1000
_VERY_NARROW: Final = 700
_WIDE: Final = 1200
_LINE: Final = 1240
"""Maximum width of the requests; longer lines are hard to read."""

_STEPS: Final = 248
_STEPS_NARROW: Final = 208
_SIDE: Final = 288
_EDGE: Final = 24
_TOP: Final = 20


class ProcedureColumns:
    """Sets the widths of the columns.

    Args:
        steps: The left column with the steps.
        middle: The layout of the requests.
        side: The right column with the preview.
        portrait: The portrait in the header, shown when the preview is hidden.

    Attributes:
        is_narrow: Whether the preview is hidden for lack of room.
    """

    def __init__(self, steps: QWidget, middle: QVBoxLayout, side: QWidget, portrait: QWidget) -> None:
        self._steps = steps
        self._middle = middle
        self._side = side
        self._portrait = portrait
        self.is_narrow = False

    def fit(self, width: int) -> None:
        """Hide the preview, then the steps, in a narrow window; limit the line length in a wide one.

        Args:
            width: Width of the wizard, in pixels.
        """
        self.is_narrow = width < px(_NARROW)
        self._side.setVisible(not self.is_narrow)
        self._portrait.setVisible(self.is_narrow)
        self._steps.setVisible(width >= px(_VERY_NARROW))
        self._steps.setFixedWidth(px(_STEPS if width >= px(_WIDE) else _STEPS_NARROW))
        self._side.setFixedWidth(px(_SIDE))
        used = sum(each.width() for each in (self._steps, self._side) if not each.isHidden())
        spare = max(0, width - used - px(_LINE))
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
