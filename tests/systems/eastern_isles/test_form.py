"""Counters of the day on the sheet in the window."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.export.json_file import read_character
from core.paths import resources
from core.registry import open_character
from desktop.sheet.open_character import Loaded, OpenCharacter
from desktop.sheet.sheet_view import SheetView
from desktop.widgets.inputs import NumberField

pytestmark = pytest.mark.usefixtures("theme")

FULLEST = resources() / "samples" / "eastern_isles" / "kerrec.json"


def test_uses_of_morale_are_counted_and_taken_back(qtbot: QtBot) -> None:
    opened = OpenCharacter(Loaded("", open_character(read_character(FULLEST), random.Random(1))))
    view = SheetView(opened, flashes=False)
    qtbot.addWidget(view)
    view.show()
    view.binder.refresh_hidden()
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
