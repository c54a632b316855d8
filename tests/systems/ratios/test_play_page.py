"""The Play page of R.A.T.I.O.S.."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from core.character.edits import AddRow
from desktop.sheet.play_page import PlayPage
from desktop.widgets.inputs import LineField
from tests.helpers.play_pages import find_named, open_sample


def test_rows_are_added_removed_and_counted_down(qtbot: QtBot) -> None:
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
    find_named(page, QPushButton, "Remove Venom").click()
    assert [row["name"] for row in character.sheet.rows("conditions")] == ["Bleeding"]
    find_named(page, QPushButton, "Remove Bleeding").click()
    qtbot.waitUntil(lambda: not passes.isEnabled())
    add = find_named(page, QPushButton, "Add: ")
    add.click()
    name = find_named(page, LineField, "Condition")
    qtbot.waitUntil(name.hasFocus)
    QTest.keyClicks(name, "Cold")
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert character.sheet.rows("conditions")[0]["name"] == "Cold"
    character.undo_stack.undo()
    character.undo_stack.undo()
    assert character.sheet.count("conditions") == 0
