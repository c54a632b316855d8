"""How many steps a player needs to buy a skill."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidgetAction

from core.character.edits import AddRow
from desktop.requests.compact_choice import CompactPicker
from desktop.wizard.procedure_popover import ProcedurePopover
from tests.helpers.person import Person

pytestmark = pytest.mark.fonts


def test_buying_a_skill_takes_three_steps(person: Person) -> None:
    level = {"levels": 1, "trained_lore": 12, "educated_lore": 12}
    person.view.character.push(AddRow("step_levels", level))
    known = person.sheet.count("skills")
    bar = person.play.rest
    assert bar is not None
    bar.fill_menu()
    person.steps += 1  # the click that opens the menu, in which a test cannot click
    action = next(each for each in bar.more_menu.actions() if each.text() == "Spend Lore")
    assert not isinstance(action, QWidgetAction)
    action.trigger()
    person.steps += 1
    person.wait(lambda: any(each.isVisible() for each in person.desktop.window.findChildren(ProcedurePopover)))
    picker = person.desktop.window.findChildren(CompactPicker)[0]
    items = [picker.list.topLevelItem(row) for row in range(picker.list.topLevelItemCount())]
    trained = next(item for item in items if item is not None and item.text(1).endswith("trained"))
    place = picker.list.visualItemRect(trained).center()
    QTest.mouseClick(picker.list.viewport(), Qt.MouseButton.LeftButton, pos=place)  # the first half of a double click
    QTest.mouseDClick(picker.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    person.steps += 1
    person.wait(lambda: person.sheet.count("skills") == known + 1)
    assert person.steps <= 3
