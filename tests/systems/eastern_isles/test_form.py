"""Counters of the day on the sheet in the window."""

from __future__ import annotations

import itertools
import random

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from core.character.edits import SetHeader
from core.export.json_file import read_character
from core.paths import resources
from core.registry import open_character
from desktop.sheet.open_character import Loaded, OpenCharacter
from desktop.sheet.sheet_view import SheetView
from desktop.widgets.derived_label import StatBlock
from desktop.widgets.inputs import NumberField, TitleField
from tests.helpers.waiting import wait_for_layout

pytestmark = pytest.mark.usefixtures("theme")

FULLEST = resources() / "samples" / "eastern_isles" / "kerrec.json"


LONG_NAME = "Maerwen Saltmarsh of the Long Mole"


@pytest.mark.fonts
@pytest.mark.parametrize("height", [460, 760])
@pytest.mark.parametrize("name", ["Kerrec of the Mole", LONG_NAME])
def test_head_of_the_sheet_is_not_cut(qtbot: QtBot, name: str, height: int) -> None:
    """The name is whole, and every number is there, in windows of any width."""
    opened = OpenCharacter(Loaded("", open_character(read_character(FULLEST), random.Random(1))))
    opened.push(SetHeader("name", name))
    view = SheetView(opened, flashes=False)
    qtbot.addWidget(view)
    view.show()
    head, title = view.findChild(QWidget, "head"), view.findChild(TitleField, "name_edit")
    assert head is not None
    assert title is not None
    for width in range(1040, 480, -40):
        view.resize(width, height)
        wait_for_layout()
        assert title.text() == name
        assert int(title.property("whole_width")) <= title.width(), width
        blocks = [title, *head.findChildren(StatBlock)]
        assert len(blocks) == 1 + 6
        places = [QRect(each.mapTo(head, QPoint(0, 0)), each.size()) for each in blocks]
        for place, block in zip(places, blocks, strict=True):
            assert block.isVisible(), (width, block.objectName())
            assert head.rect().contains(place), (width, block.objectName())
            assert block is title or block.width() >= block.minimumSizeHint().width()
        assert not any(one.intersects(other) for one, other in itertools.combinations(places, 2)), width


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
