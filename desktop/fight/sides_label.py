"""Widget: the sides of a fight with their marks, as the title of its window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.theme import TextStyle, color, font, px
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.side_mark import paint_side_mark

_MARK: Final = 13
_GAP: Final = 9


class SidesLabel(QWidget):
    """Marks and names of the sides; two sides are joined by "against"."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sides: tuple[tuple[int, str], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def show_sides(self, sides: tuple[tuple[int, str], ...]) -> None:
        """Show sides.

        Args:
            sides: Mark and name of each.
        """
        if sides == self._sides:
            return
        self._sides = sides
        self.setAccessibleName(f" {self._between} ".join(name for _, name in sides))
        self.setToolTip(escape_tool_tip(self.accessibleName()))
        self.updateGeometry()
        self.update()

    @property
    def _between(self) -> str:
        return self.tr("against")

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of all names."""
        metrics = QFontMetrics(font(TextStyle.NAME))
        names = sum(metrics.horizontalAdvance(name) + px(_MARK + 2 * _GAP) for _, name in self._sides)
        return QSize(names + self._between_width() * max(0, len(self._sides) - 1), px(24))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return a width in which the marks and the beginnings of names fit."""
        return QSize(px(60) * max(1, len(self._sides)), px(24))

    def _between_width(self) -> int:
        if len(self._sides) != 2:  # noqa: PLR2004 - one against the other
            return px(_GAP)
        return QFontMetrics(font(TextStyle.TEXT)).horizontalAdvance(self._between) + px(2 * _GAP)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """Draw the sides, their names elided alike."""
        missing = max(0, self.sizeHint().width() - self.width()) // max(1, len(self._sides))
        metrics, left = QFontMetrics(font(TextStyle.NAME)), 0.0
        with QPainter(self) as painter:
            for number, (mark, name) in enumerate(self._sides):
                if number:
                    left = self._paint_between(painter, left)
                area = QRectF(left, (self.height() - px(_MARK)) / 2, px(_MARK), px(_MARK))
                paint_side_mark(painter, mark, area)
                width = metrics.horizontalAdvance(name) - missing
                text = QRectF(area.right() + px(_GAP), 0, max(width, px(16)), self.height())
                painter.setFont(font(TextStyle.NAME))
                painter.setPen(color("ink"))
                shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, int(text.width()) + 1)
                painter.drawText(text, int(Qt.AlignmentFlag.AlignVCenter), shown)
                left = text.right() + px(_GAP)

    def _paint_between(self, painter: QPainter, left: float) -> float:
        width = self._between_width()
        if len(self._sides) == 2:  # noqa: PLR2004 - one against the other
            painter.setFont(font(TextStyle.TEXT))
            painter.setPen(color("muted"))
            painter.drawText(QRectF(left, 0, width, self.height()), int(Qt.AlignmentFlag.AlignVCenter), self._between)
        return left + width
