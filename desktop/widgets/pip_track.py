"""Small boxes, one for each point: full ones are left; a click sets how many."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Property, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.theme import color, px
from desktop.widgets.bars import Gauge
from desktop.widgets.field_frame import FrameState, frame_of

_GAP: Final = 1
_GROUP: Final = 5
"""Pips before a wider gap."""
_WIDE_GAP: Final = 3
_BELOW_GAP: Final = 9
"""Width of the gap with the stroke that separates the pips below zero."""
_THIN: Final = 2
"""Width below which pips are not told apart: they are drawn as one bar."""


class PipTrack(Gauge):
    """Pips for a number: `field` of `count_field` are full, those below zero stand left of a stroke.

    Where `writes` names a field, a click on a pip and the arrow keys set what is taken off the whole.

    Signals:
        taken: How much is to be taken off the whole.
    """

    taken = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._count_field = ""
        self._danger_field = ""
        self._writes = ""
        self._pip = (4, 10)
        self._below_zero = 0
        self._danger = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _get_count_field(self) -> str:
        return self._count_field

    def _set_count_field(self, address: str) -> None:
        self._count_field = address

    def _get_danger_field(self) -> str:
        return self._danger_field

    def _set_danger_field(self, address: str) -> None:
        self._danger_field = address

    def _get_writes(self) -> str:
        return self._writes

    def _set_writes(self, address: str) -> None:
        self._writes = address
        if address:
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def _get_pip_size(self) -> QSize:
        return QSize(*self._pip)

    def _set_pip_size(self, size: QSize) -> None:
        self._pip = size.width(), size.height()

    def _get_below_zero(self) -> int:
        return self._below_zero

    def _set_below_zero(self, count: int) -> None:
        self._below_zero = max(0, count)

    count_field = Property(str, _get_count_field, _set_count_field)
    danger_field = Property(str, _get_danger_field, _set_danger_field)
    writes = Property(str, _get_writes, _set_writes)
    pip_size = Property(QSize, _get_pip_size, _set_pip_size)
    below_zero = Property(int, _get_below_zero, _set_below_zero)

    def show_pips(self, amount: float, count: float, danger: float) -> None:
        """Show an amount of pips; those up to the dangerous amount are underlined."""
        if danger != self._danger:
            self._danger = danger
            self.update()
        self.show_numbers(amount, count)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the height of the pips; they take what width there is."""
        return QSize(px(120), px(self._pip[1] + 6))

    def _count(self) -> int:
        return max(0, round(self._limit))

    def _areas(self) -> list[QRectF]:
        """Return the rectangle of each pip, those below zero first; narrower where the width is not enough."""
        count, below = self._count(), self._below_zero
        if count <= 0:
            return []
        wide, gap = float(px(self._pip[0])), float(px(_GAP))
        groups = (count - 1) // _GROUP + max(0, below - 1) // _GROUP
        extra = groups * px(_WIDE_GAP - _GAP) + (px(_BELOW_GAP) if below else 0)
        room = self.width() - extra - (count + below - 1) * gap
        wide = min(wide, room / (count + below))
        if wide < _THIN:
            return []
        areas, left = [], 0.0
        for number in range(-below, count):
            if number == 0 and below:
                left += px(_BELOW_GAP)
            elif number > -below and number % _GROUP == 0:
                left += px(_WIDE_GAP - _GAP)
            areas.append(QRectF(left, 0, wide, px(self._pip[1])))
            left += wide + gap
        return areas

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the pips."""
        areas, below = self._areas(), self._below_zero
        with QPainter(self) as painter:
            if not areas:
                self._paint_bar(painter)
                return
            for place, area in enumerate(areas):
                number = place - below
                is_full = number < self._amount if number >= 0 else number >= self._amount
                self._paint_pip(painter, area, is_full=is_full, is_below=number < 0)
            if below:
                middle = areas[below].left() - px(_BELOW_GAP) / 2
                painter.fillRect(QRectF(middle, -1, 1, px(self._pip[1]) + 2), color("strong"))
            last = min(len(areas), below + round(self._danger))
            if self._danger > 0 and last > below:
                right = areas[last - 1].right()
                top = areas[0].bottom() + px(2)
                painter.fillRect(QRectF(areas[below].left(), top, right - areas[below].left(), 2), color("fill"))

    def _paint_bar(self, painter: QPainter) -> None:
        """Draw all pips as one bar."""
        bar = QRectF(0, 0, self.width(), px(self._pip[1]))
        painter.fillRect(bar, color("track"))
        painter.fillRect(QRectF(0, 0, bar.width() * self.filled_share, bar.height()), color("fill"))
        if self._danger > 0 and self._limit > 0:
            width = bar.width() * min(1.0, self._danger / self._limit)
            painter.fillRect(QRectF(0, bar.bottom() + px(2), width, 2), color("fill"))

    @staticmethod
    def _paint_pip(painter: QPainter, area: QRectF, *, is_full: bool, is_below: bool) -> None:
        if is_full:
            painter.fillRect(area, color("amber" if is_below else "fill"))
            return
        painter.setPen(QPen(color("strong"), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(area.adjusted(0.5, 0.5, -0.5, -0.5))

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Set the amount: the pressed pip is the last full one; the only full one becomes empty."""
        if not self._writes or event.button() != Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        areas = self._areas()[self._below_zero :]
        if not areas:
            share = min(1.0, max(0.0, event.position().x() / max(1, self.width())))
            self.taken.emit(self._count() - round(share * self._count()))
            return
        for place, area in enumerate(areas):
            if area.left() - px(_WIDE_GAP) <= event.position().x() <= area.right() + px(_GAP):
                amount = 0 if place == 0 and self._amount == 1 else place + 1
                self.taken.emit(self._count() - amount)
                return

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Change the amount by one with the arrow keys."""
        steps = {Qt.Key.Key_Right: 1, Qt.Key.Key_Up: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: -1}
        step = steps.get(Qt.Key(event.key()), 0) if event.modifiers() == Qt.KeyboardModifier.NoModifier else 0
        amount = round(self._amount) + step
        if step and self._writes and 0 <= amount <= self._count():
            self.taken.emit(self._count() - amount)
            return
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Show the focus ring."""
        frame_of(self).set_state(FrameState.FOCUS, True)
        super().focusInEvent(event)
