"""Switch for a yes or no of a document: a check box drawn as a knob on a track, with the word behind it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.theme import TextStyle, color, font, px
from desktop.widgets.choices import TickBox
from desktop.widgets.switch_button import RING, TRACK, paint_switch

_GAP: Final = 8
_HEIGHT: Final = 24


class SwitchBox(TickBox):
    """A check box as a switch; Space flips it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def state_text(self) -> str:
        """Whether it is on, in a word."""
        return self.tr("yes") if self.isChecked() else self.tr("no")

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the size of the track and the longer word."""
        metrics = QFontMetrics(font(TextStyle.TEXT))
        word = max(metrics.horizontalAdvance(text) for text in (self.tr("yes"), self.tr("no")))
        return QSize(px(TRACK.width() + 2 * RING + _GAP) + word, max(px(_HEIGHT), metrics.height() + px(6)))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the size of the track and the longer word."""
        return self.sizeHint()

    def hitButton(self, position: QPoint) -> bool:  # noqa: N802 - Qt's name
        """Accept clicks on track and word."""
        return 0 <= position.x() <= self.sizeHint().width()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw track, knob, focus ring and word."""
        with QPainter(self) as painter:
            wide, high = px(TRACK.width()), px(TRACK.height())
            track = QRectF(px(RING), (self.height() - high) / 2, wide, high)
            paint_switch(painter, track, is_on=self.isChecked(), has_focus=self.hasFocus())
            words = QRectF(track.right() + px(_GAP), 0, self.width(), self.height())
            painter.setFont(font(TextStyle.TEXT))
            painter.setPen(color("ink" if self.isChecked() else "muted"))
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.state_text)
