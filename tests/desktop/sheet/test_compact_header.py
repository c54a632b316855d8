"""The header of a sheet is compact in low windows, else as designed."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.sheet.sheet_view import SheetView
from desktop.theme import Theme
from desktop.widgets.derived_label import StatBlock
from desktop.widgets.inputs import TitleField
from desktop.widgets.portrait_view import PortraitView
from tests.helpers.open_characters import in_memory


@pytest.mark.fonts
def test_a_low_sheet_has_a_compact_header(qtbot: QtBot, theme: Theme) -> None:
    assert isinstance(theme, Theme)
    view = SheetView(in_memory())
    qtbot.addWidget(view)
    view.resize(740, 800)
    with qtbot.waitExposed(view):
        view.show()
    head = view.form.findChild(QWidget, "head")
    assert head is not None
    portrait, number = head.findChild(PortraitView), head.findChild(StatBlock)
    assert portrait is not None
    assert number is not None
    roomy = head.height(), portrait.property("diameter"), number.property("rank")
    assert not view.head.is_compact
    view.resize(740, 500)
    assert view.head.is_compact
    qtbot.waitUntil(lambda: head.height() <= 72)
    assert number.property("rank") == "small"
    view.resize(740, 800)
    qtbot.waitUntil(lambda: head.height() == roomy[0])
    assert (portrait.property("diameter"), number.property("rank")) == roomy[1:]


@pytest.mark.fonts
def test_a_long_name_shrinks_before_it_is_cut(qtbot: QtBot, theme: Theme) -> None:
    assert isinstance(theme, Theme)
    around = QWidget()
    qtbot.addWidget(around)
    field = TitleField(around)
    field.resize(260, 40)
    around.show()
    field.setText("Bren")
    whole, height = field.font().pixelSize(), field.sizeHint().height()
    field.setText("Bren Tarrow the Unreasonably Long-named of the Hill")
    assert whole * 2 // 3 <= field.font().pixelSize() < whole
    assert field.sizeHint().height() == height
    field.setText("Bren")
    assert field.font().pixelSize() == whole


@pytest.mark.fonts
def test_the_lowest_sheet_plays_without_a_header(qtbot: QtBot, theme: Theme) -> None:
    assert isinstance(theme, Theme)
    view = SheetView(in_memory())
    qtbot.addWidget(view)
    view.resize(740, 360)
    with qtbot.waitExposed(view):
        view.show()
    head = view.form.findChild(QWidget, "head")
    assert head is not None
    assert view.pages is not None
    assert view.play is not None
    front = view.pages.currentWidget()
    assert head.isVisible()
    view.pages.setCurrentWidget(view.play)
    assert not head.isVisible()
    view.resize(740, 500)
    assert head.isVisible()
    view.resize(740, 360)
    view.pages.setCurrentWidget(front)
    assert head.isVisible()
