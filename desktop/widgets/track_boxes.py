"""Widget: boxes to click for an amount that play uses up and restores, such as health."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QWidget

from desktop.theme import color, px
from desktop.widgets.painting import box

SIDE: Final = 14
GAP: Final = 3
GROUP: Final = 5
GROUP_GAP: Final = 5
MOST_BOXES: Final = 40
"""Most points with a box each; more are drawn as a bar."""
BAR: Final = 12
_BAR_WIDTH: Final = 360
_STROKE: Final = 1.5
_DOT: Final = 0.18
"""Radius of a dot, as a part of a box's side."""


class TrackBoxes(QAbstractSlider):
    """One box a point, filled up to the remaining amount; a long track is a bar.

    A slider for assistive technology. Clicking a box sets the amount; clicking the last filled one takes one more.
    Empty boxes may show what emptied them: some are dotted, the last ones struck.

    Signals:
        amount_clicked: The clicked amount.
        amount_shift_clicked: The amount clicked with Shift.
    """

    amount_clicked = Signal(int)
    amount_shift_clicked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._left = 0
        self._dotted = self._struck = 0

    def show_amount(self, left: int, most: int, *, dotted: int = 0, struck: int = 0) -> None:
        """Show the remaining amount of a maximum; it may be below 0 or above the maximum.

        Args:
            left: Remaining amount.
            most: Maximum.
            dotted: Number of empty boxes with a dot.
            struck: Number of struck boxes, from the end.
        """
        self._left = left
        self._dotted, self._struck = dotted, struck
        self.setRange(0, max(0, most))
        self.setValue(min(max(0, left), max(0, most)))
        self.updateGeometry()
        self.update()

    @property
    def has_boxes(self) -> bool:
        """Whether each point has a box of its own."""
        return self.maximum() <= MOST_BOXES

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of all boxes in one line, or of the bar."""
        if not self.has_boxes:
            return QSize(px(_BAR_WIDTH), px(BAR + 8))
        return QSize(round(self._left_of(self.maximum())) + px(GAP), px(SIDE + 8))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the size with slightly shrunk boxes."""
        return QSize(min(self.sizeHint().width(), px(160)), self.sizeHint().height())

    # ------------------------------------------------------------------------------------------------- the keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Change the amount with plus, minus and slider keys."""
        steps = {
            Qt.Key.Key_Plus: 1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: 1,
            Qt.Key.Key_Minus: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: -1,
            Qt.Key.Key_PageUp: 5, Qt.Key.Key_PageDown: -5,
        }  # fmt: skip
        step = steps.get(Qt.Key(event.key()))
        is_other = _has_shift(event) and event.key() != Qt.Key.Key_Plus  # a plus needs Shift on many keyboards
        if step is not None:
            self._want(self._left + step, is_other=is_other)
        elif event.key() == Qt.Key.Key_End:
            self._want(self.maximum(), is_other=is_other)
        elif event.key() == Qt.Key.Key_Home:
            self._want(0, is_other=is_other)
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Change with the wheel only if focused, so that pages scroll."""
        if self.hasFocus() and event.angleDelta().y():
            self._want(self._left + (1 if event.angleDelta().y() > 0 else -1), is_other=_has_shift(event))
            event.accept()
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Set the clicked amount; a click on the last filled box empties it."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        at = self._at(event.position())
        self._want(at - 1 if at == self._left and self.has_boxes else at, is_other=_has_shift(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Accept the release of a click."""
        event.accept()

    def _want(self, left: int, *, is_other: bool) -> None:
        bounded = min(left, self.maximum())
        if bounded != self._left:
            (self.amount_shift_clicked if is_other else self.amount_clicked).emit(bounded)

    # ------------------------------------------------------------------------------------------------------ drawing

    def _scale(self) -> float:
        """Return the scale factor at which the boxes fit."""
        full_width = self._width_of(self.maximum())
        return min(1.0, (self.width() - px(GAP)) / full_width) if full_width > 0 else 1.0

    def _width_of(self, count: int) -> float:
        groups = max(0, (count - 1) // GROUP)
        return count * px(SIDE + GAP) + groups * px(GROUP_GAP)

    def _left_of(self, index: int) -> float:
        """Return the left edge of a box at full size."""
        return index * px(SIDE + GAP) + (index // GROUP) * px(GROUP_GAP) + 2

    def _at(self, point: QPointF) -> int:
        """Return the amount of a clicked point."""
        if not self.has_boxes:
            return round(self.maximum() * min(max(point.x() / max(1, self.width()), 0.0), 1.0))
        scale = self._scale()
        boxes = [index for index in range(self.maximum()) if self._left_of(index) * scale <= point.x()]
        return len(boxes)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the boxes or the bar."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.has_boxes:
                self._draw_boxes(painter)
            else:
                self._draw_bar(painter)
            if self.hasFocus():
                box(painter, QRectF(self.rect()).adjusted(0, 0, -1, -1), None, "accent", 2)

    def _draw_boxes(self, painter: QPainter) -> None:
        scale = self._scale()
        side = px(SIDE) * scale
        top = (self.height() - side) / 2
        for index in range(self.maximum()):
            area = QRectF(self._left_of(index) * scale, top, side, side)
            is_left = index < self._left
            painter.setPen(QPen(color("fill" if is_left else "muted"), 1))
            painter.setBrush(color("fill" if is_left else "card"))
            painter.drawRoundedRect(area, 3, 3)
            if not is_left:
                self._draw_mark(painter, area, index)

    def _draw_mark(self, painter: QPainter, area: QRectF, index: int) -> None:
        """Draw the mark of an emptied box: stroke or dot."""
        struck = min(self._struck, self.maximum())
        if index >= self.maximum() - struck:
            painter.setPen(QPen(color("ink"), _STROKE))
            painter.drawLine(area.bottomLeft(), area.topRight())
        elif index >= self.maximum() - struck - self._dotted:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color("fill"))
            painter.drawEllipse(area.center(), area.width() * _DOT, area.height() * _DOT)

    def _draw_bar(self, painter: QPainter) -> None:
        height = px(BAR)
        area = QRectF(2, (self.height() - height) / 2, self.width() - 4, height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color("track"))
        painter.drawRoundedRect(area, 3, 3)
        share = self.value() / self.maximum() if self.maximum() else 0
        painter.setBrush(color("fill"))
        painter.drawRoundedRect(QRectF(area.left(), area.top(), area.width() * share, area.height()), 3, 3)


def _has_shift(event: QKeyEvent | QMouseEvent | QWheelEvent) -> bool:
    return bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
