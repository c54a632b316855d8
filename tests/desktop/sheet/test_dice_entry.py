"""Checks of the Play page with real dice: requested by preference or a typed digit, refused, cancelled, rolled."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.export.json_file import read_character
from core.procedures.transcript import AnswerMethod, RollRecord
from core.registry import open_character
from desktop.sheet.dice_entry import DiceEntry
from desktop.sheet.open_character import Loaded, OpenCharacter
from desktop.sheet.play_checks import CheckRow, PlayCheckCard
from desktop.sheet.sheet_view import SheetView
from tests.helpers.games import example_id

SAMPLES = Path(__file__).parents[3] / "resources" / "samples"


class Table:
    """A Play page, with the dice rolled there."""

    def __init__(self, qtbot: QtBot, sample: str) -> None:
        sheet = open_character(read_character(SAMPLES / f"{sample}.json"), random.Random(1))
        self.view = SheetView(OpenCharacter(Loaded("", sheet)))
        qtbot.addWidget(self.view)
        self.view.resize(1000, 800)
        self.view.show()
        assert self.view.pages is not None
        assert self.view.play is not None
        self.view.pages.setCurrentWidget(self.view.play)
        (self.card,) = self.view.play.findChildren(PlayCheckCard)
        self.rolls: list[RollRecord] = []
        self.card.rolled.connect(self.rolls.extend)

    def row(self, label: str) -> CheckRow:
        """Return a check by the beginning of its name."""
        return next(each for each in self.card.rows if each.check.label.startswith(label))

    @property
    def line(self) -> DiceEntry | None:
        """Return the line that waits for faces."""
        return next((each for each in self.card.findChildren(DiceEntry) if not each.isHidden()), None)


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    """The play page of an example character."""
    return Table(qtbot, f"{example_id()}/bren")


def press(table: Table, row: CheckRow) -> DiceEntry:
    """Press the button of a check, which asks for faces then."""
    row.row.click()
    assert table.line is not None
    return table.line


def test_real_dice_are_requested_if_preferred(table: Table) -> None:
    table.view.set_types_dice(True)
    row = table.row("Health")
    line = press(table, row)
    assert line.faces_edit.placeholderText() == "1d20"
    assert row.result is None
    QTest.keyClicks(line.faces_edit, "3")
    QTest.keyClick(line.faces_edit, Qt.Key.Key_Return)
    assert table.line is None
    assert row.result is not None
    assert row.result.headline == "Success"
    assert [(each.rolled.faces, each.method) for each in table.rolls] == [((3,), AnswerMethod.TYPED)]


def test_impossible_faces_are_refused_at_the_input(table: Table) -> None:
    table.view.set_types_dice(True)
    line = press(table, table.row("Health"))
    for typed, said in (("21", "Die 1 is a d20"), ("", "Results left: 1"), ("3 4", "Too many results")):
        line.faces_edit.setText(typed)
        assert line.problem_label.isHidden()
        QTest.keyClick(line.faces_edit, Qt.Key.Key_Return)
        assert said in line.problem_label.text()
    assert table.line is line
    assert not table.rolls


def test_a_second_press_lets_quire_roll(table: Table) -> None:
    table.view.set_types_dice(True)
    row = table.row("Health")
    press(table, row)
    row.row.click()
    assert table.line is None
    assert row.result is not None
    assert [each.method for each in table.rolls] == [AnswerMethod.ROLLED]


def test_a_digit_on_a_check_starts_dice_entry_with_real_dice(table: Table) -> None:
    table.view.set_types_dice(True)
    row = table.row("Health")
    row.row.setFocus()
    QTest.keyClicks(row.row, "1")
    assert table.line is not None
    assert table.line.faces_edit.text() == "1"
    QTest.keyClicks(table.line.faces_edit, "9")
    QTest.keyClick(table.line.faces_edit, Qt.Key.Key_Return)
    assert [each.rolled.faces for each in table.rolls] == [(19,)]


def test_escape_closes_dice_entry(table: Table) -> None:
    table.view.set_types_dice(True)
    row = table.row("Health")
    QTest.keyClick(press(table, row).faces_edit, Qt.Key.Key_Escape)
    assert table.line is None
    assert row.row.hasFocus()
    assert not table.rolls


def test_only_one_dice_entry_is_open(table: Table) -> None:
    table.view.set_types_dice(True)
    first = press(table, table.card.rows[0])
    second = press(table, table.card.rows[1])
    assert table.line is second is first
    assert second.check_label.text() == table.card.rows[1].row.name
    table.view.set_types_dice(False)
    table.card.rows[2].row.click()
    assert [each.method for each in table.rolls] == [AnswerMethod.ROLLED]
