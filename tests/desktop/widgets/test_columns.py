"""Columns: beside each other where there is room, below each other where there is not."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.widgets import Columns


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """What the columns lie in."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


def columns_in(window: QWidget, leaves_below: int = 0, **properties: int) -> tuple[Columns, list[QLabel]]:
    """Give columns with two items of 120 px, shown; the second one leaves below a width."""
    columns = Columns(window)
    for name, value in properties.items():
        columns.setProperty(name, value)
    row = QHBoxLayout(columns)
    row.setContentsMargins(0, 0, 0, 0)
    items = [QLabel("left", columns), QLabel("right", columns)]
    for item in items:
        item.setMinimumWidth(120)
        row.addWidget(item)
    items[1].setProperty("leaves_below", leaves_below)
    columns.resize(400, 200)
    window.show()
    return columns, items


def test_items_stand_beside_each_other_where_there_is_room(window: QWidget) -> None:
    columns, (left, right) = columns_in(window, stack_below=300)
    assert not columns.is_stacked
    assert left.y() == right.y()
    assert left.x() < right.x()


def test_items_stand_below_each_other_where_it_is_narrow(qtbot: QtBot, window: QWidget) -> None:
    columns, (left, right) = columns_in(window, stack_below=300)
    columns.resize(299, 200)
    assert columns.is_stacked
    qtbot.waitUntil(lambda: right.y() > left.y())
    columns.resize(300, 200)
    assert not columns.is_stacked


def test_columns_ask_for_no_more_than_their_widest_item(window: QWidget) -> None:
    stacking, _ = columns_in(window, stack_below=300)
    lasting, _ = columns_in(window)
    assert stacking.minimumSizeHint().width() == 120
    assert lasting.minimumSizeHint().width() > 240


def test_columns_end_where_a_line_gets_too_long(window: QWidget) -> None:
    columns, _ = columns_in(window, most_width=500)
    columns.resize(QSize(900, 200))
    assert columns.width() == 500
    columns.setProperty("most_width", 0)
    columns.resize(QSize(900, 200))
    assert columns.width() == 900


def test_what_may_leave_is_left_out_where_it_is_narrow(window: QWidget) -> None:
    columns, (_, right) = columns_in(window, leaves_below=350)
    inner = Columns(columns)
    stays = QWidget(inner)
    stays.setProperty("leaves_below", 10_000)
    columns.resize(340, 200)
    assert right.isHidden()
    columns.resize(360, 200)
    assert not right.isHidden()
    assert not stays.isHidden()
