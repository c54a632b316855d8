"""Tables that compare numbers: a name, and beside it columns of the same width for each number."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem

from desktop.theme import px


def set_up_columns(table: QTableWidget, heads: Sequence[str], width: int, height: int) -> None:
    """Give a table its columns: the first takes what is left, the others stand at the right.

    Args:
        table: The table.
        heads: What stands over the columns.
        width: Of a column of numbers, in pixels at 100 %.
        height: Of a row, likewise.
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
