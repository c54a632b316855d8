"""Sets up columns of a table that compares numbers: a name, then columns of equal width."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem

from desktop.theme import px


def set_up_columns(table: QTableWidget, heads: Sequence[str], width: int, height: int) -> None:
    """Set up the columns: the first stretches, the others are right-aligned and of equal width.

    Args:
        table: The table.
        heads: Column headings.
        width: Width of a number column, in pixels at 100 %.
        height: Row height, in pixels at 100 %.
    """
    header = table.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    for column, text in enumerate(heads):
        item = QTableWidgetItem(text)
        side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
        item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        table.setHorizontalHeaderItem(column, item)
        if column:
            header.resizeSection(column, px(width))
    table.verticalHeader().setDefaultSectionSize(px(height))
