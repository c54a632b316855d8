"""Paints what is left of a number of points: solid, dotted, empty and outlined parts; the legend of such tracks."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import Property, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.theme import TextStyle, color, font, px
from desktop.widgets.property_types import STRING_LIST

HEIGHT: Final = 6
A_POINT: Final = 3
LONGEST: Final = 20
DOT: Final = 1.5
SWATCH: Final = 14


class Points(NamedTuple):
    """Parts of a track, in points.

    Attributes:
        left: What is left of the full number; below 0 where more was taken than there is.
        dotted: What comes back soon.
        empty: What is lost for longer.
        added: What is added for a time.
    """

    left: float
    dotted: float
    empty: float
    added: float


def paint_points(painter: QPainter, area: QRectF, points: Points) -> None:
    """Paint a track of 6 px in the middle of an area, three pixels a point; past 20 points it is scaled to 60 px."""
    whole = max(0.0, points.left) + points.dotted + points.empty + points.added
    if whole <= 0:
        return
    unit = px(A_POINT) * min(1.0, LONGEST / whole)
    top, height = area.center().y() - px(HEIGHT) / 2, px(HEIGHT)
    left = area.left()
    painter.fillRect(QRectF(left, top, max(0.0, points.left) * unit, height), color("fill"))
    left += max(0.0, points.left) * unit
    _paint_dots(painter, QRectF(left, top, points.dotted * unit, height))
    left += points.dotted * unit
    painter.fillRect(QRectF(left, top, points.empty * unit, height), color("track"))
    left += points.empty * unit
    if points.added > 0:
        _paint_outline(painter, QRectF(left, top, points.added * unit, height))
    if points.left < 0:
        painter.fillRect(QRectF(area.left(), top, 2, height), color("amber"))


def _paint_dots(painter: QPainter, area: QRectF) -> None:
    if area.width() <= 0:
        return
    painter.fillRect(area, color("track"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color("fill"))
    step = 2 * DOT
    middle = area.left() + DOT
    while middle <= area.right():
        painter.drawRect(QRectF(middle - DOT / 2, area.center().y() - DOT / 2, DOT, DOT))
        middle += step


def _paint_outline(painter: QPainter, area: QRectF) -> None:
    painter.setPen(QPen(color("fill"), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(area.adjusted(0.5, 0.5, -0.5, -0.5))


class TrackLegend(QWidget):
    """Legend of the tracks of points: a swatch and a word for each part.

    The words of `labels` are for the parts in this order: left, dotted, empty, added.
    """

    SAMPLES: Final = (Points(4, 0, 0, 0), Points(0, 4, 0, 0), Points(0, 0, 4, 0), Points(0, 0, 0, 4))

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._labels: list[str] = []
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def _get_labels(self) -> list[str]:
        return self._labels

    def _set_labels(self, labels: list[str]) -> None:
        self._labels = list(labels)
        self.setAccessibleName(", ".join(self._labels))
        self.updateGeometry()
        self.update()

    labels = Property(STRING_LIST, _get_labels, _set_labels)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of all words in a line."""
        metrics = QFontMetricsF(font(TextStyle.LABEL))
        width = sum(px(SWATCH) + 6 + metrics.horizontalAdvance(label) + px(12) for label in self._labels)
        return QSize(round(width), max(px(20), round(metrics.height())))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the height of a line; words that find no room are in the tooltip."""
        return QSize(px(48), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw swatches and words, as many as there is room for."""
        with QPainter(self) as painter:
            painter.setFont(font(TextStyle.LABEL))
            metrics = QFontMetricsF(painter.font())
            left = 0.0
            baseline = (self.height() + metrics.ascent() - metrics.descent()) / 2
            for sample, label in zip(self.SAMPLES, self._labels, strict=False):
                width = px(SWATCH) + 6 + metrics.horizontalAdvance(label)
                if left + width > self.width() + 1:
                    break
                paint_points(painter, QRectF(left, 0, px(SWATCH), self.height()), sample)
                painter.setPen(color("muted"))
                painter.drawText(QPointF(left + px(SWATCH) + 6, baseline), label)
                left += width + px(12)
