"""Cells of tables: their size fits the text as it is drawn."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QStyleOptionViewItem

from desktop.theme import SCHEMES, Colors, TextStyle, Theme, font, px
from desktop.widgets.cells import EDGE, CellDelegate, CellKind, CellRole, CellStyle, ColumnStyle


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


@pytest.mark.parametrize("alignment", [Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight])
@pytest.mark.parametrize("text", ["", "7", "Mail Shirt of the Northern Guard"])
def test_the_mark_of_a_violation_stays_in_its_cell(theme: Theme, alignment: Qt.AlignmentFlag, text: str) -> None:
    """What is drawn outside a cell stays on the screen when the violation is gone."""
    theme.start()
    style = CellStyle(
        ColumnStyle(CellKind.TEXT, alignment, "", is_editable=True), text, False, True, False, False, False
    )
    model = QStandardItemModel()
    item = QStandardItem(text)
    item.setData(style, CellRole.LOOK)
    model.appendRow(item)
    option = QStyleOptionViewItem()
    option.rect = cell = QRect(20, 20, 90, 28)
    image = QImage(130, 68, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        CellDelegate().paint(painter, option, model.index(0, 0))
    drawn = [
        QPoint(x, y) for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y).alpha()
    ]
    assert drawn
    assert all(cell.contains(point) for point in drawn)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_two_parts_of_a_gauge_are_told_apart(scheme: Colors) -> None:
    """The colours of bars differ from each other and from what they are drawn on, in high contrast, too."""
    assert len({scheme.fill, scheme.soft, scheme.track, scheme.card, scheme.canvas}) == 5
