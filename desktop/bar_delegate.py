"""Item delegate that paints a bar under a number of a table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from desktop.theme import color, px

Index = QModelIndex | QPersistentModelIndex
SHARE: Final = Qt.ItemDataRole.UserRole
"""Role of the share (0 to 1) that the bar shows; None for no bar."""


class BarDelegate(QStyledItemDelegate):
    """Paints a number over a bar for its share."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the text, and the bar at the bottom."""
        super().paint(painter, option, index)
        share = index.data(SHARE)
        if not isinstance(share, float):
            return
        edge, round_by = px(6), px(2)
        area = QRectF(option.rect).adjusted(edge, 0, -edge, -px(3))
        track = QRectF(area.left(), area.bottom() - px(4), area.width(), px(4))
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color("track"))
        painter.drawRoundedRect(track, round_by, round_by)
        painter.setBrush(color("fill"))
        track.setWidth(track.width() * share)
        painter.drawRoundedRect(track, round_by, round_by)
        painter.restore()
