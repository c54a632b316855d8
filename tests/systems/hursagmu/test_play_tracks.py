"""Tracks on the Play page of HURSAGMU."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.character.edits import AddRow
from core.registry import game
from desktop.sheet.open_character import Loaded, OpenCharacter
from desktop.sheet.play_page import PlayPage
from tests.helpers.games import blank_sheet
from tests.helpers.play_pages import track_of


def test_steps_restore_stamina_of_hits(qtbot: QtBot) -> None:
    character = OpenCharacter(Loaded("", blank_sheet(game("hursagmu"))))
    character.push(AddRow("wounds", {"damage": 6}))
    page = PlayPage(character)
    qtbot.addWidget(page)
    page.show()
    QTest.keyClick(track_of(page, "Stamina"), Qt.Key.Key_Left)
    assert character.sheet.value("stamina") == 3
    QTest.keyClick(track_of(page, "Stamina"), Qt.Key.Key_PageUp)
    assert [character.sheet.value(each) for each in ("stamina", "stamina_exertion", "stamina_regained")] == [8, 0, 4]
    assert not character.sheet.violations
