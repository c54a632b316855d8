"""Functions that paint hairlines, boxes, grounds of rows, dotted underlines and the violation triangle."""

from __future__ import annotations

from typing import Final

from PySide6 import QtWidgets
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop.theme import color, px

RADIUS: Final = 6


def hairline(painter: QPainter, left: float, right: float, y: float, name: str = "hairline") -> None:
    """Draw one horizontal line of a pixel."""
    painter.fillRect(QRectF(left, y, right - left, 1), color(name))


def box(painter: QPainter, area: QRectF, fill: str | None, line: str | None, width: float = 1) -> None:
    """Draw a rounded box inside an area."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    inset = width / 2 if line is not None else 0
    painter.setPen(QPen(color(line), width) if line is not None else Qt.PenStyle.NoPen)
    painter.setBrush(color(fill) if fill is not None else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(area.adjusted(inset, inset, -inset, -inset), px(RADIUS), px(RADIUS))


def row_ground(
    painter: QPainter,
    state: QtWidgets.QStyle.StateFlag,
    area: QRectF,
    *,
    hovered: str = "track",
    selected: str | None = "tint",
) -> None:
    """Draw what is behind a row of a list: its tint while it is selected or hovered, and the focus ring.

    Args:
        painter: Paints the row.
        state: State of the row, of its style option.
        area: The part of the row that is tinted.
        hovered: Colour under the pointer.
        selected: Colour of a selected row; None for none.
    """
    if state & QtWidgets.QStyle.StateFlag.State_Selected and selected is not None:
        box(painter, area, selected, None)
    elif state & QtWidgets.QStyle.StateFlag.State_MouseOver:
        box(painter, area, hovered, None)
    if state & QtWidgets.QStyle.StateFlag.State_HasFocus:
        box(painter, area, None, "accent", 2)


def dotted_line(painter: QPainter, left: float, right: float, y: float) -> None:
    """Draw the dotted underline of an explainable number."""
    pen = QPen(color("muted"), 1, Qt.PenStyle.DotLine)
    painter.setPen(pen)
    painter.drawLine(QPointF(left, y + 0.5), QPointF(right, y + 0.5))


def warning_triangle(painter: QPainter, left: float, top: float, side: float = 16) -> None:
    """Draw the amber violation triangle with its exclamation mark."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = side / 16
    path = QPainterPath(QPointF(left + 8 * unit, top + 2.5 * unit))
    path.lineTo(left + 14.5 * unit, top + 13.5 * unit)
    path.lineTo(left + 1.5 * unit, top + 13.5 * unit)
    path.closeSubpath()
    pen = QPen(color("amber"), 1.5 * unit)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.drawLine(QPointF(left + 8 * unit, top + 6.5 * unit), QPointF(left + 8 * unit, top + 9.5 * unit))
    painter.drawPoint(QPointF(left + 8 * unit, top + 11.6 * unit))
