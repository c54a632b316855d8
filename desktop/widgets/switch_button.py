"""Switch: a button that is on or off and says which, with a knob on a track."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.theme import TextStyle, color, font, px

TRACK: Final = QSize(28, 16)
_GAP: Final = 8
_HEIGHT: Final = 24
RING: Final = 3


def switch_word(is_on: bool) -> str:
    """Return the word for the state of a switch."""
    if is_on:
        return QCoreApplication.translate("SwitchButton", "on")
    return QCoreApplication.translate("SwitchButton", "off")


class SwitchButton(QAbstractButton):
    """A switch; Space flips it, the arrow keys go to the switch above or below.

    Signals:
        confirmed: Enter was pressed.
    """

    confirmed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.toggled.connect(self.update)

    @property
    def state_text(self) -> str:
        """Whether it is on, in a word."""
        return switch_word(self.isChecked())

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the size of the longer word and the track."""
        metrics = QFontMetrics(font(TextStyle.TEXT))
        word = max(metrics.horizontalAdvance(switch_word(is_on)) for is_on in (True, False))
        return QSize(word + px(_GAP + TRACK.width() + 2 * RING), px(_HEIGHT))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Confirm with Enter, move with the arrow keys."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.confirmed.emit()
        elif event.key() in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw word, track, knob and focus ring."""
        with QPainter(self) as painter:
            wide, high = px(TRACK.width()), px(TRACK.height())
            track = QRectF(self.width() - wide - px(RING), (self.height() - high) / 2, wide, high)
            words = QRectF(0, 0, track.left() - px(_GAP), self.height())
            painter.setFont(font(TextStyle.TEXT))
            painter.setPen(color("ink" if self.isChecked() else "muted"))
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self.state_text)
            paint_switch(painter, track, is_on=self.isChecked(), has_focus=self.hasFocus())


def paint_switch(painter: QPainter, track: QRectF, *, is_on: bool, has_focus: bool) -> None:
    """Draw track, knob and focus ring of a switch."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    high = track.height()
    painter.setPen(QPen(color("fill" if is_on else "strong"), 1))
    painter.setBrush(color("fill" if is_on else "track"))
    painter.drawRoundedRect(track, high / 2, high / 2)
    knob = high - px(4)
    left = track.right() - knob - px(2) if is_on else track.left() + px(2)
    painter.setPen(QPen(color("strong"), 1) if not is_on else Qt.PenStyle.NoPen)
    painter.setBrush(color("card"))
    painter.drawEllipse(QRectF(left, track.top() + px(2), knob, knob))
    if has_focus:
        painter.setPen(QPen(color("accent"), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ring = track.adjusted(-2, -2, 2, 2)
        painter.drawRoundedRect(ring, ring.height() / 2, ring.height() / 2)
