"""The sheet with the person who has most, and with nobody: nothing is scrolled sideways; counters of the day."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.character import Character
from core.export import read_character
from core.paths import resources
from core.registry import open_character
from desktop.open_character import Loaded, OpenCharacter
from desktop.sheet_view import SheetView
from desktop.widgets import NumberField
from tests.forms.test_sheets_at_work import pages_of, settle, show_page

pytestmark = pytest.mark.usefixtures("theme")

WIDTHS = (440, 700, 856, 3256)
FULLEST = resources() / "samples" / "eastern_isles" / "kerrec.json"


@pytest.mark.parametrize("has_person", [True, False], ids=["somebody", "nobody"])
def test_nothing_is_scrolled_sideways(has_person: bool, qtbot: QtBot, qapp: QApplication) -> None:
    character = read_character(FULLEST) if has_person else Character("eastern_isles")
    view = SheetView(OpenCharacter(Loaded("", open_character(character, random.Random(1)))), flashes=False)
    qtbot.addWidget(view)
    view.show()
    for width in WIDTHS:
        view.resize(width, 640)
        settle(qapp)
        assert view.width() == width
        for page in pages_of(view):
            show_page(view, page)
            settle(qapp)
            content = page.widget()
            assert content is not None
            assert content.minimumSizeHint().width() <= page.viewport().width(), (width, page.objectName())


def test_uses_of_morale_are_counted_and_taken_back(qtbot: QtBot) -> None:
    opened = OpenCharacter(Loaded("", open_character(read_character(FULLEST), random.Random(1))))
    view = SheetView(opened, flashes=False)
    qtbot.addWidget(view)
    view.show()
    view.binder.catch_up()
    field = view.findChild(NumberField, "morale_used_edit")
    assert field is not None
    assert (field.text(), opened.sheet.value("morale_used")) == ("0", 0)
    field.selectAll()
    QTest.keyClicks(field, "1")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert opened.sheet.value("morale_used") == 1
    assert opened.sheet.value("morale_left") == 1
    opened.undo_stack.undo()
    assert (field.text(), opened.sheet.value("morale_used")) == ("0", 0)
