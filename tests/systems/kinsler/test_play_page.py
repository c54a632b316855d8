"""The Play page of RPG.Rules."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from core.character.edits import AddRow
from desktop.sheet.play_page import PlayPage
from desktop.widgets.inputs import NumberField
from tests.helpers.play_pages import find_named, open_sample


def test_what_an_input_counts_stands_behind_its_name(qtbot: QtBot) -> None:
    page = PlayPage(open_sample("kinsler"))
    qtbot.addWidget(page)
    page.show()
    assert find_named(page, NumberField, "Clock").accessibleName() == "Clock (s)"


def test_times_in_lists_say_what_they_are_counted_in(qtbot: QtBot) -> None:
    character = open_sample("kinsler")
    character.push(AddRow("pending", {"source": "Poultice", "due_s": 90}))
    page = PlayPage(character)
    qtbot.addWidget(page)
    page.show()
    assert find_named(page, NumberField, "Due (s)").text() == "90"
