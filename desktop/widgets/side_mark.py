"""Shape and colour of a side of a fight, always both: circle, diamond, square, triangle.

A fifth side begins with the first mark again; its name tells it apart. The accent colour never means a side.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPen, QPixmap, QPolygonF

from desktop.theme import color, px

MARK: Final = 14
"""Size of a mark beside text, at 100 %."""
_COLORS: Final = 4
_OUTLINE: Final = 7
"""Size of a hollow mark in widths of its line."""
_SQUARE: Final = 0.86
"""Edge of the square as a share of the circle's diameter, so that both look equally large."""


def side_color(side: int) -> QColor:
    """Return the colour of a side, counted from 0."""
    return color(f"side_{side % _COLORS + 1}")


def side_tint(side: int) -> QColor:
    """Return the background in the colour of a side, counted from 0."""
    return color(f"side_{side % _COLORS + 1}_tint")


def paint_side_mark(painter: QPainter, side: int, area: QRectF, *, is_hollow: bool = False) -> None:
    """Paint the mark of a side into the square in the middle of an area.

    Args:
        painter: The painter; its state is kept.
        side: The side, counted from 0.
        area: Where it may be painted.
        is_hollow: Whether only its outline is painted, for what is over or impaired.
    """
    edge = min(area.width(), area.height())
    square = QRectF(area.center().x() - edge / 2, area.center().y() - edge / 2, edge, edge)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if is_hollow:
        width = max(1.0, edge / _OUTLINE)
        painter.setPen(QPen(side_color(side), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        square.adjust(width / 2, width / 2, -width / 2, -width / 2)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(side_color(side))
    shape = side % _COLORS
    if shape == 0:
        painter.drawEllipse(square)
    else:
        painter.drawPolygon(_outline(shape, square))
    painter.restore()


def _outline(shape: int, square: QRectF) -> QPolygonF:
    middle = square.center()
    if shape == 1:
        return QPolygonF(
            [
                QPointF(middle.x(), square.top()),
                QPointF(square.right(), middle.y()),
                QPointF(middle.x(), square.bottom()),
                QPointF(square.left(), middle.y()),
            ]
        )
    if shape == 2:  # noqa: PLR2004 - the third shape
        inset = square.width() * (1 - _SQUARE) / 2
        return QPolygonF(square.adjusted(inset, inset, -inset, -inset))
    return QPolygonF([QPointF(middle.x(), square.top()), square.bottomRight(), square.bottomLeft()])


def side_icon(side: int, size: int = MARK) -> QIcon:
    """Return the mark of a side as an icon.

    Args:
        side: The side, counted from 0.
        size: Edge at 100 %.
    """
    program = QGuiApplication.instance()
    ratio = program.devicePixelRatio() if isinstance(program, QGuiApplication) else 1.0
    edge = px(size)
    drawn = QPixmap(QSize(edge, edge) * ratio)
    drawn.setDevicePixelRatio(ratio)
    drawn.fill(Qt.GlobalColor.transparent)
    with QPainter(drawn) as painter:
        paint_side_mark(painter, side, QRectF(0, 0, edge, edge))
    return QIcon(drawn)
