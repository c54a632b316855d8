"""Typed dice for checks of HURSAGMU."""

from __future__ import annotations

import random
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.export.json_file import read_character
from core.procedures.transcript import AnswerMethod, RollRecord
from core.registry import game, open_character
from core.rules.play_layout import PlayChecks
from desktop.sheet.dice_entry import DiceEntry
from desktop.sheet.open_character import Loaded, OpenCharacter
from desktop.sheet.play_checks import CheckRow, PlayCheckCard
from desktop.sheet.sheet_view import SheetView

SAMPLES = Path(__file__).parents[3] / "resources" / "samples"


class Table:
    """The play page of a character, with the dice rolled there."""

    def __init__(self, qtbot: QtBot, sample: str) -> None:
        sheet = open_character(read_character(SAMPLES / f"{sample}.json"), random.Random(1))
        self.view = SheetView(OpenCharacter(Loaded("", sheet)))
        qtbot.addWidget(self.view)
        self.view.resize(1000, 800)
        self.view.show()
        checks = [each for each in game("hursagmu").procedures.values() if each.key == "opposed_check"]
        self.card = PlayCheckCard(self.view.character, checks, PlayChecks(), self.view)
        self.rolls: list[RollRecord] = []
        self.card.rolled.connect(self.rolls.extend)

    def row(self, label: str) -> CheckRow:
        """Return a check by the beginning of its name."""
        return next(each for each in self.card.rows if each.check.label.startswith(label))

    @property
    def line(self) -> DiceEntry | None:
        """Return the line that waits for faces."""
        return next((each for each in self.card.findChildren(DiceEntry) if not each.isHidden()), None)


def press(table: Table, row: CheckRow) -> DiceEntry:
    """Press the button of a check, which asks for faces then."""
    row.row.click()
    assert table.line is not None
    return table.line


def test_a_check_asks_for_each_throw_that_it_needs(qtbot: QtBot) -> None:
    table = Table(qtbot, "hursagmu/ember")
    table.card.types_dice = True
    qtbot.waitUntil(lambda: bool(table.card.rows))
    row = next(each for each in table.card.rows if each.check.procedure == "opposed_check")
    line = press(table, row)
    for typed, whose in (("3 4", ""), ("61", "The other")):
        assert table.line is line
        assert line.check_label.text().startswith(whose)
        assert line.faces_edit.text() == ""
        QTest.keyClicks(line.faces_edit, typed)
        QTest.keyClick(line.faces_edit, Qt.Key.Key_Return)
    assert table.line is None
    assert [(each.rolled.faces, each.method) for each in table.rolls] == [
        ((3, 4), AnswerMethod.TYPED),
        ((6, 1), AnswerMethod.TYPED),
    ]
