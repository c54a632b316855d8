"""Widget: push button that shows the key that presses it, in a box behind its text."""

from __future__ import annotations

from typing import Final

from PySide6 import QtWidgets
from PySide6.QtCore import Property, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from desktop.theme import TextStyle, color, font, px

_GAP: Final = 10
_PADDING: Final = 6
_HEIGHT: Final = 18
_INKS: Final = {"primary": "on_accent", "toast": "canvas"}
"""Colours of the text by role; ink for others."""


class KeyButton(QPushButton):
    """A button with its key, as "Space"; the key itself is connected by the view."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key_text = ""

    def _get_key_text(self) -> str:
        return self._key_text

    def _set_key_text(self, text: str) -> None:
        self._key_text = text
        self.updateGeometry()

    key_text = Property(str, _get_key_text, _set_key_text)

    def _key_width(self) -> int:
        if not self._key_text:
            return 0
        return QFontMetrics(font(TextStyle.LABEL)).horizontalAdvance(self._key_text) + px(2 * _PADDING)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size with the key."""
        return super().sizeHint() + QSize(self._key_width() + px(_GAP) * bool(self._key_text), 0)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the size without the key, which is left out in narrow windows."""
        return super().sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """Draw the button, and its text with the key beside it."""
        option = QtWidgets.QStyleOptionButton()
        self.initStyleOption(option)
        text, option.text = option.text, ""
        with QPainter(self) as painter:
            self.style().drawControl(QtWidgets.QStyle.ControlElement.CE_PushButtonBevel, option, painter, self)
            ink = _INKS.get(str(self.property("role")), "ink")
            self._paint_text(painter, text, ink if self.isEnabled() else "muted")

    def _paint_text(self, painter: QPainter, text: str, ink: str) -> None:
        metrics = QFontMetrics(self.font())
        width = metrics.horizontalAdvance(text.replace("&", ""))
        key = self._key_width()
        has_key = bool(key) and width + px(_GAP) + key + px(12) <= self.width()
        whole = width + (px(_GAP) + key if has_key else 0)
        left = max(px(4), (self.width() - whole) / 2)
        painter.setFont(self.font())
        painter.setPen(color(ink))
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextHideMnemonic)
        painter.drawText(QRectF(left, 0, self.width() - left, self.height()), flags, text)
        if not has_key:
            return
        area = QRectF(left + width + px(_GAP), (self.height() - px(_HEIGHT)) / 2, key, px(_HEIGHT))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        faint = color(ink)
        faint.setAlphaF(0.6)
        painter.setPen(QPen(faint, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area, px(4), px(4))
        letters = font(TextStyle.LABEL)
        letters.setUnderline(False)  # else the painter takes that of the button
        painter.setFont(letters)
        painter.setPen(color(ink))
        painter.drawText(area, int(Qt.AlignmentFlag.AlignCenter), self._key_text)
