"""Slider widget on a scale between two words, drawn as dots with a knob."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Property, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QWidget

from desktop.theme import TextStyle, color, font, px


class ScaleSlider(QAbstractSlider):
    """A slider moved by mouse, arrow keys, Home and End.

    Signals:
        moved: The user moved the knob to this position.
        left: Moving ended.
    """

    moved = Signal(int)
    left = Signal()

    DOT: Final = 3
    KNOB: Final = 10
    WORD_GAP: Final = 12

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._low_label = ""
        self._high_label = ""
        self._shown_field = ""
        self._is_set = True
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setRange(1, 10)
        self.setPageStep(1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.actionTriggered.connect(self._on_action)
        self.sliderReleased.connect(self.left)

    def _get_low_label(self) -> str:
        return self._low_label

    def _set_low_label(self, label: str) -> None:
        self._low_label = label
        self.update()

    def _get_high_label(self) -> str:
        return self._high_label

    def _set_high_label(self, label: str) -> None:
        self._high_label = label
        self.update()

    def _get_shown_field(self) -> str:
        return self._shown_field

    def _set_shown_field(self, shown_field: str) -> None:
        self._shown_field = shown_field

    def _get_least(self) -> int:
        return self.minimum()

    def _set_least(self, least: int) -> None:
        self.setMinimum(least)

    def _get_most(self) -> int:
        return self.maximum()

    def _set_most(self, most: int) -> None:
        self.setMaximum(most)

    low_label = Property(str, _get_low_label, _set_low_label)
    high_label = Property(str, _get_high_label, _set_high_label)
    shown_field = Property(str, _get_shown_field, _set_shown_field)
    least = Property(int, _get_least, _set_least)
    most = Property(int, _get_most, _set_most)

    def show_position(self, position: int | None) -> None:
        """Show the knob at a position, or hide it if nothing is set."""
        self._is_set = position is not None
        if position is not None:
            self.setValue(position)
        self.update()

    @Slot(int)
    def _on_action(self, action: int) -> None:
        if action != QAbstractSlider.SliderAction.SliderMove.value:
            self.moved.emit(self.sliderPosition())

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Move if focused; otherwise the page scrolls."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    # ------------------------------------------------------------------------------------------------- the pointer

    def _scale(self) -> tuple[float, float]:
        """Return the x positions of the first and last dot."""
        metrics = QFontMetricsF(font(TextStyle.LABEL))
        edge = px(self.KNOB) / 2 + 1
        gap = px(self.WORD_GAP)
        low = max(metrics.horizontalAdvance(self._low_label), px(64) if self._low_label else 0)
        high = max(metrics.horizontalAdvance(self._high_label), px(64) if self._high_label else 0)
        first = low + (gap if low else 0) + edge
        last = self.width() - high - (gap if high else 0) - edge
        return first, max(first + 1, last)

    def _position_at(self, x: float) -> int:
        first, last = self._scale()
        part = min(1.0, max(0.0, (x - first) / (last - first)))
        return self.minimum() + round(part * (self.maximum() - self.minimum()))

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Start dragging the knob."""
        if event.button() is not Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self.setSliderDown(True)
        self._drag_to(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Drag the knob."""
        if self.isSliderDown():
            self._drag_to(event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """End dragging the knob."""
        if self.isSliderDown():
            self.setSliderDown(False)

    def _drag_to(self, x: float) -> None:
        position = self._position_at(x)
        if position != self.value() or not self._is_set:
            self._is_set = True
            self.setValue(position)
            self.moved.emit(position)

    # ------------------------------------------------------------------------------------------------------ looks

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size with both words."""
        return QSize(px(240), px(20))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the size of both words and a short scale."""
        return QSize(px(180), px(20))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw words, dots and knob."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(font(TextStyle.LABEL))
            painter.setPen(color("muted"))
            area = QRectF(self.rect())
            painter.drawText(area, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), self._low_label)
            painter.drawText(area, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), self._high_label)
            first, last = self._scale()
            middle = self.height() / 2
            painter.fillRect(QRectF(first, middle - 0.5, last - first, 1), color("strong"))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color("strong"))
            span = max(1, self.maximum() - self.minimum())
            for position in range(span + 1):
                painter.drawEllipse(
                    QPointF(first + (last - first) * position / span, middle), self.DOT / 2, self.DOT / 2
                )
            if not self._is_set:
                return
            x = first + (last - first) * (self.value() - self.minimum()) / span
            radius = px(self.KNOB) / 2 - 1
            painter.setPen(QPen(color("accent" if self.hasFocus() else "fill"), 2))
            painter.setBrush(color("card"))
            painter.drawEllipse(QPointF(x, middle), radius, radius)
