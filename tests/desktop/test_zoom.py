"""Zoom: everything is larger or smaller at once, and exactly as before at 100 %."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSpacerItem, QTableWidget, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop import settings as declared
from desktop import theme as look
from desktop.app import Desktop
from desktop.forms import form_file, load_widget
from desktop.layout_parts import nest
from desktop.theme import Theme, px
from tests.helpers.waiting import wait_for_layout


@pytest.fixture
def zoomed(theme: Theme) -> Iterator[Theme]:
    yield theme
    theme.zoom(1)


class Page(QWidget):
    """A page with lengths that are set once."""

    def __init__(self) -> None:
        super().__init__()
        self.button = QPushButton("button")
        self.button.setFixedSize(px(120), px(30))
        self.label = QLabel("text")
        font = look.font(look.TextStyle.VALUE)
        self.label.setFont(font)
        self.label.setFixedHeight(px(40))
        self.table = QTableWidget(3, 2)
        self.table.verticalHeader().setDefaultSectionSize(px(24))
        self.table.setColumnWidth(0, px(80))
        self.rows = QVBoxLayout(self)
        self.rows.setContentsMargins(px(24), px(16), px(24), px(16))
        self.beside = QHBoxLayout()
        self.beside.setSpacing(px(12))
        self.beside.addWidget(self.button)
        self.beside.addWidget(self.label)
        self.gap = QSpacerItem(px(40), 0)
        self.beside.addItem(self.gap)
        nest(self.rows, self.beside)
        self.rows.addWidget(self.table)

    def lengths(self) -> list[int]:
        return [
            self.button.width(),
            self.label.minimumHeight(),
            self.label.font().pixelSize(),
            self.rows.contentsMargins().left(),
            self.rows.contentsMargins().top(),
            self.beside.spacing(),
            self.gap.sizeHint().width(),
            self.table.columnWidth(0),
            self.table.rowHeight(2),
        ]


def places(page: QWidget) -> list[QRect]:
    return [each.geometry() for each in page.findChildren(QWidget)]


def test_fixed_lengths_follow_and_return(qtbot: QtBot, zoomed: Theme) -> None:
    page = Page()
    qtbot.addWidget(page)
    page.resize(700, 400)
    page.show()
    wait_for_layout()
    before, placed = page.lengths(), places(page)
    zoomed.zoom(2)
    wait_for_layout()
    assert page.lengths() == pytest.approx([2 * length for length in before], abs=1)
    again = Page()
    qtbot.addWidget(again)
    again.resize(700, 400)
    again.show()
    wait_for_layout()
    assert again.lengths() == pytest.approx(page.lengths(), abs=1)
    for factor in (1.25, 0.75, 1.1, 1):
        zoomed.zoom(factor)
    wait_for_layout()
    assert page.lengths() == before
    assert [each.size() for each in places(page)[:3]] == [each.size() for each in placed[:3]]


def test_what_the_program_sets_after_a_zoom_is_kept(qtbot: QtBot, zoomed: Theme) -> None:
    page = Page()
    qtbot.addWidget(page)
    zoomed.zoom(2)
    page.button.setFixedWidth(px(60))
    zoomed.zoom(1)
    assert page.button.minimumWidth() == px(60)


def test_forms_that_are_loaded_later_have_the_new_size(qtbot: QtBot, zoomed: Theme) -> None:
    margins = []
    for factor in (1, 2):
        zoomed.zoom(factor)
        form = load_widget(form_file("preferences"))
        qtbot.addWidget(form)
        layout = form.layout()
        assert layout is not None
        margins.append(layout.contentsMargins().left())
    assert margins[1] == 2 * margins[0] > 0


def test_the_keys_choose_the_next_scale(qtbot: QtBot, app_window: Desktop) -> None:
    window, settings = app_window.window, app_window.settings
    width = window.command_field.height()
    window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert settings.get(declared.SCALE) == 110
    QTest.keyClick(window, Qt.Key.Key_Equal, Qt.KeyboardModifier.ControlModifier)
    assert settings.get(declared.SCALE) == 125
    wait_for_layout()
    assert window.command_field.height() > width
    QTest.keyClick(window, Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert settings.get(declared.SCALE) == 110
    QTest.keyClick(window, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert settings.get(declared.SCALE) == 100
    wait_for_layout()
    assert window.command_field.height() == width
    for _ in range(20):
        window.actions_by_name.action("zoom_out").trigger()
    assert settings.get(declared.SCALE) == 75
    window.actions_by_name.action("zoom_reset").trigger()
    assert look.zoom_factor() == 1
