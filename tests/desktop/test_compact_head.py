"""The head of a sheet takes one line where the window is low, and is as drawn where it is not."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.sheet_view import SheetView
from desktop.theme import Theme
from desktop.widgets import PortraitView, StatBlock
from tests.helpers.sheets import in_memory


def test_a_low_sheet_has_a_low_head(qtbot: QtBot, theme: Theme) -> None:
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
