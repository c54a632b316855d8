"""Cells of tables: their size fits the text as it is drawn."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QStyleOptionViewItem

from desktop.theme import TextStyle, Theme, font, px
from desktop.widgets.cells import EDGE, CellDelegate, CellRole


@pytest.mark.fonts
@pytest.mark.parametrize("text", ["-4", "-12.5", "7", "Mail Shirt"])
@pytest.mark.parametrize("emphasis", ["", "strong"])
def test_a_minus_is_measured_as_it_is_drawn(theme: Theme, text: str, emphasis: str) -> None:
    """A minus is drawn as the long sign, which is wider than the hyphen in the data."""
    theme.start()
    model = QStandardItemModel()
    item = QStandardItem(text)
    item.setData(emphasis, CellRole.EMPHASIS)
    item.setData(text, Qt.ItemDataRole.DisplayRole)
    model.appendRow(item)
    drawn = text.replace("-", "−")
    width = QFontMetricsF(font(TextStyle.HEADING if emphasis else TextStyle.TEXT)).horizontalAdvance(drawn)
    hint = CellDelegate().sizeHint(QStyleOptionViewItem(), model.index(0, 0))
    assert hint.width() - 2 * px(EDGE) >= width
