"""Item delegate of the explanation tree: name at the left, number and unit at the right."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from desktop.theme import TextStyle, color, font, px

ROW: Final = 24
NAME: Final = Qt.ItemDataRole.DisplayRole
NUMBER: Final = Qt.ItemDataRole.UserRole + 1
UNIT: Final = Qt.ItemDataRole.UserRole + 2
DEPTH: Final = Qt.ItemDataRole.UserRole + 3
HAS_HOUSE_RULE: Final = Qt.ItemDataRole.UserRole + 4
_GAP: Final = 4
_LEAST_UNIT: Final = 16
_MOST_UNIT: Final = 64
_BEFORE_UNIT: Final = 104
"""Width reserved for name and number before the unit column."""
_MUTED_FROM: Final = 2

Index = QModelIndex | QPersistentModelIndex


class PartsDelegate(QStyledItemDelegate):
    """Paints the lines of an explanation; deeper ones are lighter.

    Attributes:
        unit_width: Width of the unit column.
    """

    unit_width = _LEAST_UNIT

    def fit_units(self, units: list[str], narrowest: int) -> None:
        """Set the width of the unit column; names and numbers have priority.

        Args:
            units: The units in the column.
            narrowest: Width of the most indented line.
        """
        metrics = QFontMetrics(font(TextStyle.LABEL))
        widest_unit = max((metrics.horizontalAdvance(unit) for unit in units), default=0)
        width = min(max(widest_unit, px(_LEAST_UNIT)), px(_MOST_UNIT))
        self.unit_width = max(0, min(width, narrowest - px(_BEFORE_UNIT)))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        """Return the height of a line."""
        return QSize(px(160), px(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a line."""
        painter.save()
        line_rect = QRect(option.rect)
        state = option.state
        if state & QStyle.StateFlag.State_MouseOver or state & QStyle.StateFlag.State_Selected:
            painter.fillRect(line_rect, color("tint"))
        depth = int(index.data(DEPTH) or 0)
        ink = "teal" if index.data(HAS_HOUSE_RULE) else "ink" if depth < _MUTED_FROM else "muted"
        unit_left = line_rect.right() - self.unit_width + 1
        vertically_centered = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(font(TextStyle.LABEL))
        painter.setPen(color("muted"))
        unit = str(index.data(UNIT) or "") if self.unit_width >= px(_LEAST_UNIT) else ""
        unit = QFontMetrics(painter.font()).elidedText(unit, Qt.TextElideMode.ElideRight, self.unit_width)
        unit_area = QRect(unit_left, line_rect.top(), self.unit_width, line_rect.height())
        painter.drawText(unit_area, vertically_centered | Qt.AlignmentFlag.AlignLeft, unit)
        painter.setFont(font(TextStyle.HEADING if depth == 0 else TextStyle.TEXT))
        painter.setPen(color(ink))
        metrics = QFontMetrics(painter.font())
        number = metrics.elidedText(str(index.data(NUMBER) or ""), Qt.TextElideMode.ElideRight, line_rect.width() // 2)
        right = unit_left - px(_GAP)
        number_area = QRect(line_rect.left(), line_rect.top(), right - line_rect.left(), line_rect.height())
        painter.drawText(number_area, vertically_centered | Qt.AlignmentFlag.AlignRight, number)
        painter.setFont(font(TextStyle.TEXT))
        name_width = right - line_rect.left() - metrics.horizontalAdvance(number) - px(2 * _GAP)
        name = QFontMetrics(painter.font()).elidedText(
            str(index.data(NAME) or ""), Qt.TextElideMode.ElideRight, name_width
        )
        painter.drawText(
            QRect(line_rect.left(), line_rect.top(), name_width, line_rect.height()),
            vertically_centered | Qt.AlignmentFlag.AlignLeft,
            name,
        )
        painter.restore()
