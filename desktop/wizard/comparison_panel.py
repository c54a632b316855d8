"""Panel below the preview: a table of the numbers that result from several answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from desktop.requests.comparison import ComparisonRow
from desktop.theme import TextStyle, color, font, px

_ROW: Final = 24


class ComparisonPanel(QFrame):
    """A table of numbers under several answers; the best of each row is semibold."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = ""
        self._headings: tuple[str, ...] = ()
        self._current = -1
        self._lines: tuple[ComparisonRow, ...] = ()
        self.setProperty("role", "sheet")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.hide()

    @property
    def lines(self) -> tuple[ComparisonRow, ...]:
        """The rows shown."""
        return self._lines

    def show_comparison(self, title: str, heads: Sequence[str], current: int, lines: Sequence[ComparisonRow]) -> None:
        """Show a comparison; without rows the panel is hidden."""
        self._title, self._headings, self._current, self._lines = title, tuple(heads), current, tuple(lines)
        self.setAccessibleName(title)
        descriptions = (
            f"{each.label}: {', '.join(f'{head} {text}' for head, text in zip(heads, each.texts, strict=True))}"
            for each in lines
        )
        self.setAccessibleDescription("; ".join(descriptions))
        self.setVisible(bool(lines))
        self.setFixedHeight(self.sizeHint().height())
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the height of all rows."""
        return QSize(px(288), px(24 + 26 + 12) + len(self._lines) * px(_ROW))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw title, headings and rows."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), color("canvas"))
            painter.fillRect(QRectF(0, 0, self.width(), 1), color("hairline"))
            edge, right = px(20), self.width() - px(16)
            wide = self._column_width()
            top = px(12)
            middle, end = Qt.AlignmentFlag.AlignVCenter, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.setFont(font(TextStyle.HEADING))
            painter.setPen(color("ink"))
            room = right - edge - wide * len(self._headings) - px(4)
            title = painter.fontMetrics().elidedText(self._title, Qt.TextElideMode.ElideRight, room)
            painter.drawText(QRectF(edge, top, room, px(_ROW)), middle, title)
            for column, head in enumerate(self._headings):
                painter.setFont(font(TextStyle.HEADING if column == self._current else TextStyle.TEXT))
                painter.setPen(color("accent" if column == self._current else "muted"))
                left = right - wide * (len(self._headings) - column)
                text = painter.fontMetrics().elidedText(head, Qt.TextElideMode.ElideRight, wide - px(4))
                painter.drawText(QRectF(left, top, wide, px(_ROW)), end, text)
            top += px(26)
            painter.fillRect(QRectF(edge, top, right - edge, 1), color("strong"))
            top += px(4)
            for line in self._lines:
                painter.setFont(font(TextStyle.TEXT))
                painter.setPen(color("ink"))
                name = painter.fontMetrics().elidedText(line.label, Qt.TextElideMode.ElideRight, room)
                painter.drawText(QRectF(edge, top, room, px(_ROW)), middle, name)
                for column, text in enumerate(line.texts):
                    left = right - wide * (len(line.texts) - column)
                    painter.setFont(font(TextStyle.HEADING if line.best[column] else TextStyle.TEXT))
                    painter.drawText(QRectF(left, top, wide, px(_ROW)), end, text)
                top += px(_ROW)

    def _column_width(self) -> int:
        metrics = QFontMetricsF(font(TextStyle.HEADING))
        texts = [*self._headings, *(text for line in self._lines for text in line.texts)]
        widest = max((metrics.horizontalAdvance(text) for text in texts), default=0)
        return min(px(96), round(widest) + px(12))
