"""The Play page of R.A.T.I.O.S.."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from core.character.edits import AddRow
from desktop.sheet.condition_chip import ConditionChip
from desktop.sheet.play_page import PlayPage
from tests.helpers.play_pages import find_named, open_sample


def test_conditions_are_chips_that_time_passes_for(qtbot: QtBot) -> None:
    character = open_sample("ratios")
    character.push(AddRow("conditions", {"name": "Venom", "damage": 5, "ticks_left": 2}))
    character.push(AddRow("conditions", {"name": "Bleeding", "damage": 1}))
    page = PlayPage(character)
    qtbot.addWidget(page)
    page.show()
    passes = next(each for each in page.findChildren(QPushButton) if each.text() == "1 min")
    with qtbot.waitSignal(page.run_requested) as asked:
        passes.click()
    assert asked.args == ["pass_time", {"unit": ["min"], "amount": 1}]
    QTest.keyClick(find_named(page, ConditionChip, "Venom"), Qt.Key.Key_Delete)
    assert [row["name"] for row in character.sheet.rows("conditions")] == ["Bleeding"]
    QTest.keyClick(find_named(page, ConditionChip, "Bleeding"), Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: not passes.isEnabled())
    character.undo_stack.undo()
    assert character.sheet.count("conditions") == 1
