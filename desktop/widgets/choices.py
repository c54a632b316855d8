"""Input widgets for a choice (combo box, typing optional) and for yes or no (check box)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QFontMetrics,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QCheckBox, QComboBox, QSizePolicy, QWidget

from desktop.theme import color, font, px
from desktop.widgets.field_frame import FrameState, frame_of
from desktop.widgets.inputs import HEIGHT, INNER
from desktop.widgets.painting import hairline


class ChoiceField(QComboBox):
    """A choice of the game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrame(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.model().rowsInserted.connect(self._on_rows_inserted)

    @Slot()
    def _on_rows_inserted(self) -> None:
        self.updateGeometry()  # the size hint is that of the longest choice

    def setEditable(self, editable: bool) -> None:  # noqa: N802
        """Set whether other texts may be typed, aligned with the choices."""
        super().setEditable(editable)
        line = self.lineEdit()
        if line is not None:
            line.setFrame(False)
            line.setTextMargins(-INNER, 0, 0, 0)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of the longest choice."""
        metrics = QFontMetrics(font())
        words = [metrics.horizontalAdvance(self.itemText(index)) for index in range(self.count())]
        return QSize(max([*words, px(48)]) + px(20), max(px(HEIGHT), metrics.height() + px(6)))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the size of a short choice."""
        return QSize(px(64), self.sizeHint().height())

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Change the choice if focused; otherwise the page scrolls."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        """Create the frame on first hover."""
        frame_of(self, is_input=True).set_state(FrameState.HOVER, True)
        super().enterEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Show the focus ring."""
        frame_of(self, is_input=True).set_state(FrameState.FOCUS, True)
        super().focusInEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw text, hairline and a small arrow."""
        with QPainter(self) as painter:
            hairline(painter, 0, self.width(), self.height() - 1, "strong")
            arrow = px(14)
            if not self.isEditable():
                painter.setFont(font())
                painter.setPen(color("ink" if self.isEnabled() else "muted"))
                text_width = self.width() - arrow
                text = QFontMetricsF(painter.font()).elidedText(
                    self.currentText(), Qt.TextElideMode.ElideRight, text_width
                )
                flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
                painter.drawText(QRectF(0, 0, text_width, self.height()), flags, text)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(color("muted"), 1.5))
            x, y, half = self.width() - arrow / 2, self.height() / 2, px(3.5)
            painter.drawPolyline(
                [QPointF(x - half, y - half / 2), QPointF(x, y + half / 2), QPointF(x + half, y - half / 2)]
            )


_PARTLY: Final = Qt.CheckState.PartiallyChecked


class TickBox(QCheckBox):
    """A check box."""

    SIDE: Final = 14

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of box and text."""
        text = QFontMetrics(font()).horizontalAdvance(self.text().replace("&", ""))
        return QSize(px(self.SIDE) + 4 + (text + px(8) if text else 0), px(HEIGHT))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the size of box and text."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw box, mark and text."""
        with QPainter(self) as painter:
            side = px(self.SIDE)
            tick_box(
                painter,
                QRectF(2, (self.height() - side) / 2, side, side),
                is_checked=self.isChecked(),
                is_partial=self.checkState() is _PARTLY,
            )
            if self.hasFocus():
                painter.setPen(QPen(color("accent"), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(QRectF(1, (self.height() - side) / 2 - 1, side + 2, side + 2), 4, 4)
            painter.setFont(font())
            painter.setPen(color("ink" if self.isEnabled() else "muted"))
            flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextShowMnemonic)
            left = side + 4 + px(8)
            painter.drawText(QRectF(left, 0, self.width() - left, self.height()), flags, self.text())

    def hitButton(self, position: QPoint) -> bool:  # noqa: N802
        """Accept clicks on the whole widget."""
        return True


def tick_box(painter: QPainter, area: QRectF, *, is_checked: bool, is_partial: bool = False) -> None:
    """Draw a box: ticked, empty, or with a dash where only a part of what it stands for is ticked."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if is_checked or is_partial:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color("fill"))
        painter.drawRoundedRect(area, 3, 3)
        pen = QPen(color("card"), 1.6)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        points = ((0.28, 0.5), (0.72, 0.5)) if is_partial else ((0.25, 0.52), (0.43, 0.70), (0.76, 0.32))
        side = area.width()
        painter.drawPolyline([QPointF(area.left() + side * x, area.top() + side * y) for x, y in points])
        return
    painter.setPen(QPen(color("muted"), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
