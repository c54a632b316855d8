"""Columns: side by side if wide enough, else stacked; cards distributed over more columns in wide windows."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.layout_parts import nest
from desktop.widgets.card import Card
from desktop.widgets.column_spread import distribute
from desktop.widgets.columns import Columns


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """What the columns lie in."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


def columns_in(
    window: QWidget, leaves_below: int = 0, whole_width: int | None = None, **properties: int
) -> tuple[Columns, list[QLabel]]:
    """Return columns with two items of 120 px, shown; the second one leaves below a width."""
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
    items[0].setProperty("whole_width", whole_width)
    columns.resize(400, 200)
    window.show()
    return columns, items


@pytest.mark.fonts
def test_items_are_side_by_side_if_wide_enough(window: QWidget) -> None:
    columns, (left, right) = columns_in(window, stack_below=300)
    assert not columns.is_stacked
    assert left.y() == right.y()
    assert left.x() < right.x()


@pytest.mark.fonts
def test_items_are_stacked_if_too_narrow(qtbot: QtBot, window: QWidget) -> None:
    columns, (left, right) = columns_in(window, stack_below=300)
    columns.resize(299, 200)
    assert columns.is_stacked
    qtbot.waitUntil(lambda: right.y() > left.y())
    columns.resize(300, 200)
    assert not columns.is_stacked


@pytest.mark.fonts
def test_minimum_width_is_that_of_the_widest_item(window: QWidget) -> None:
    stacking, _ = columns_in(window, stack_below=300)
    lasting, _ = columns_in(window)
    assert stacking.minimumSizeHint().width() == 120
    assert lasting.minimumSizeHint().width() > 240


@pytest.mark.fonts
def test_columns_have_a_greatest_width(window: QWidget) -> None:
    columns, _ = columns_in(window, most_width=500)
    columns.resize(QSize(900, 200))
    assert columns.width() == 500
    columns.setProperty("most_width", 0)
    columns.resize(QSize(900, 200))
    assert columns.width() == 900


@pytest.mark.fonts
def test_optional_widgets_are_hidden_if_too_narrow(window: QWidget) -> None:
    columns, (_, right) = columns_in(window, leaves_below=350)
    inner = Columns(columns)
    stays = QWidget(inner)
    stays.setProperty("leaves_below", 10_000)
    columns.resize(340, 200)
    assert right.isHidden()
    columns.resize(360, 200)
    assert not right.isHidden()
    assert not stays.isHidden()


HEIGHTS = st.lists(st.integers(0, 2_000), max_size=12)


@given(HEIGHTS, st.integers(1, 5))
def test_cards_are_distributed_in_order_and_complete(heights: list[int], columns: int) -> None:
    counts = distribute(heights, columns)
    assert len(counts) == columns
    assert sum(counts) == len(heights)


def test_the_highest_column_is_as_low_as_possible() -> None:
    assert distribute([100] * 6, 3) == [2, 2, 2]
    assert distribute([600, 100, 100, 100], 2) == [1, 3]


def page_of_cards(window: QWidget, *groups: int) -> tuple[Columns, list[list[Card]]]:
    """Return the content of a page with columns of cards, 100 px each."""
    outer = QHBoxLayout(window)
    outer.setContentsMargins(0, 0, 0, 0)
    content = Columns(window)
    content.setProperty("most_width", 1320)
    outer.addWidget(content, 1)
    outer.addStretch(0)
    stack = QVBoxLayout(content)
    stack.setContentsMargins(0, 0, 0, 0)
    columns = Columns(content)
    columns.setProperty("stack_below", 700)
    stack.addWidget(columns)
    row = QHBoxLayout(columns)
    row.setContentsMargins(0, 0, 0, 0)
    cards: list[list[Card]] = []
    for count in groups:
        column = QVBoxLayout()
        cards.append([Card(columns) for _ in range(count)])
        for card in cards[-1]:
            card.setMinimumHeight(100)
            column.addWidget(card)
        column.addStretch(1)
        nest(row, column, 5 if count == groups[0] else 3)
    return content, cards


def lefts(cards: list[list[Card]]) -> list[int]:
    return sorted({card.mapTo(card.window(), card.rect().topLeft()).x() for group in cards for card in group})


@pytest.mark.fonts
def test_cards_use_more_columns_in_a_wide_window_and_return(qtbot: QtBot, window: QWidget) -> None:
    content, cards = page_of_cards(window, 4, 2)
    window.resize(1320, 900)
    window.show()
    qtbot.waitUntil(lambda: len(lefts(cards)) == 2)
    drawn = [card.geometry() for group in cards for card in group]
    window.resize(3200, 900)
    qtbot.waitUntil(lambda: len(lefts(cards)) == 5)
    assert max(card.width() for group in cards for card in group) <= 648
    assert cards[1][0].y() == cards[0][0].y()
    window.resize(1320, 900)
    qtbot.waitUntil(lambda: [card.geometry() for group in cards for card in group] == drawn)
    assert content.width() == 1320


@pytest.mark.fonts
def test_parts_of_a_page_are_side_by_side_in_a_wide_window(qtbot: QtBot, window: QWidget) -> None:
    content, cards = page_of_cards(window, 2, 1)
    table = Card(content)
    layout = content.layout()
    assert isinstance(layout, QVBoxLayout)
    layout.insertWidget(0, table)
    window.resize(2000, 900)
    window.show()
    qtbot.waitUntil(lambda: table.width() == 1320)
    window.resize(2700, 900)
    qtbot.waitUntil(lambda: table.width() < 1340 and content.width() > 2600)
    assert cards[0][0].mapTo(window, cards[0][0].rect().topLeft()).x() > table.width()
    window.resize(1400, 900)
    qtbot.waitUntil(lambda: table.width() == 1320)


@pytest.mark.fonts
def test_a_column_without_visible_cards_takes_no_width(qtbot: QtBot, window: QWidget) -> None:
    _, cards = page_of_cards(window, 1, 2)
    window.resize(1000, 600)
    window.show()
    qtbot.waitUntil(lambda: len(lefts(cards)) == 2)
    right = cards[1][0]
    drawn = right.width()
    cards[0][0].hide()
    qtbot.waitUntil(lambda: right.width() == 1000 and right.x() == 0)
    cards[0][0].show()
    qtbot.waitUntil(lambda: right.width() == drawn)


@pytest.mark.fonts
def test_items_are_stacked_before_a_name_is_elided(window: QWidget) -> None:
    """Its widget says with ``whole_width`` how wide it has to be; the other item keeps the width that it prefers."""
    columns, (name, number) = columns_in(window, whole_width=300, stack_below=200)
    layout = columns.layout()
    assert layout is not None
    least = 300 - name.minimumSizeHint().width() + 120 + max(120, number.sizeHint().width()) + layout.spacing()
    assert [columns.stacks_at(width) for width in (least, least - 1, 200)] == [False, True, True]
