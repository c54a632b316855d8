"""What a layout lays out, read without wrappers of its items."""

from __future__ import annotations

import pytest
import shiboken6
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QApplication,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSpacerItem,
    QVBoxLayout,
    QWidget,
    QWidgetItem,
)
from pytestqt.qtbot import QtBot

from core.registry import Game, games
from desktop.layout_parts import (
    forget_item,
    is_shown,
    least_width,
    nest,
    parts_of,
    preferred_width,
    spacers_of,
    widgets_of,
)
from desktop.theme import Theme
from tests.helpers.games import sample_sheet
from tests.helpers.sheet_windows import pages_of, show_page, show_sheet, widen

POLICIES = list(QSizePolicy.Policy)


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def item_wrappers() -> list[object]:
    """Return the wrappers of items of layouts."""
    return [each for each in shiboken6.getAllValidWrappers() if isinstance(each, QWidgetItem | QSpacerItem)]


def test_parts_come_in_the_order_of_the_layout(host: QWidget) -> None:
    row = QHBoxLayout(host)
    last, first, inner = QLabel("last"), QLabel("first"), QVBoxLayout()
    inner.addWidget(QPushButton("inner"))
    row.addWidget(last)
    nest(row, inner, index=0)
    row.insertStretch(0)
    row.insertWidget(0, first)
    QLabel("beside the layout", host)
    assert parts_of(row) == [(0, first), (2, inner), (3, last)]
    assert widgets_of(row) == [first, last]
    assert not item_wrappers()
    (spacer,) = spacers_of(row)
    assert spacer.sizeHint().width() == 0
    forget_item(spacer)
    assert not item_wrappers()


def test_nested_layouts_leave_no_wrappers_of_their_items(host: QWidget) -> None:
    grid, outer, inner = QGridLayout(host), QHBoxLayout(), QVBoxLayout()
    inner.addWidget(QLabel("deep"))
    nest(outer, inner, 2)
    outer.addWidget(QLabel("less deep"))
    outer.addStretch(1)
    nest(grid, outer, 1, 1)
    assert not item_wrappers()
    assert [index for index, _ in parts_of(outer)] == [0, 1]
    assert outer.stretch(0) == 2
    assert grid.getItemPosition(0) == (1, 1, 1, 1)


def test_a_layout_of_no_widget_has_no_parts(qtbot: QtBot) -> None:
    assert parts_of(QHBoxLayout()) == []


@pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.name)
@pytest.mark.parametrize("bounds", [(0, 16_777_215), (300, 16_777_215), (0, 20), (4, 9)], ids=str)
@pytest.mark.parametrize("is_hidden", [False, True], ids=["shown", "hidden"])
def test_widths_are_those_of_the_layout(
    host: QWidget, policy: QSizePolicy.Policy, bounds: tuple[int, int], *, is_hidden: bool
) -> None:
    button = QPushButton("Take a long rest", host)
    button.setSizePolicy(policy, QSizePolicy.Policy.Fixed)
    button.setMinimumWidth(bounds[0])
    button.setMaximumWidth(bounds[1])
    row = QHBoxLayout(host)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(button)
    button.setHidden(is_hidden)
    for part in (button, row):
        assert least_width(part) == row.minimumSize().width()
        assert preferred_width(part) == row.sizeHint().width()
        assert is_shown(part) is not is_hidden


def test_what_follows_at_the_place_of_an_item_is_deleted_soundly(host: QWidget) -> None:
    """A validator of the size of an item got the item's place, and Qt crashed when it was deleted."""
    row = QHBoxLayout(host)
    for _ in range(200):
        label = QLabel("x")
        row.addWidget(label)
        assert widgets_of(row) == [label]
        shiboken6.delete(label)
        for _ in range(4):
            QRegularExpressionValidator(host)
    shiboken6.delete(row)
    assert host.children()


@pytest.mark.parametrize("game", games(), ids=lambda game: str(game.id))
def test_a_sheet_keeps_no_items_of_its_layouts(game: Game, theme: Theme, qapp: QApplication) -> None:
    before = len(item_wrappers())
    with show_sheet(sample_sheet(game), qapp) as view:
        for page in pages_of(view):
            show_page(view, page)
            for width in (1800, 620, 1100):
                widen(view, width)
        theme.zoom(1.25)
        theme.zoom(1)
        assert len(item_wrappers()) == before
