"""The last check or strike of a sheet in the dock of dice."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.dice.last_roll import LastRoll
from desktop.sheet.roll_report import RollReport
from desktop.sheet.sheet_view import SheetView
from tests.helpers.games import example_id
from tests.helpers.play_pages import open_sample
from tests.helpers.windows import PATIENCE_MS

_HIT = RollReport(20, 5, "Hit", "Long sword", "at most 7 · 35 %", (("Damage 1d12+8: 12", "20"), ("Place (d8)", "2")))


@pytest.fixture
def panel(qtbot: QtBot) -> LastRoll:
    panel = LastRoll()
    qtbot.addWidget(panel)
    panel.resize(300, 160)
    return panel


def test_it_is_hidden_until_something_was_rolled(panel: LastRoll) -> None:
    assert panel.isHidden()
    panel.show_report(_HIT)
    assert not panel.isHidden()
    assert panel.headline_label.text() == "Hit"
    assert panel.sentence_label.text() == "Long sword"
    assert panel.odds_label.toolTip() == "at most 7 · 35 %"
    assert panel.die.accessibleName() == "d20: 5"
    assert [(name.text(), value.text()) for name, value in panel._labels] == list(_HIT.lines)
    panel.show_report(RollReport(6, 3, "Failure", "Health"))
    assert all(name.isHidden() and value.isHidden() for name, value in panel._labels)


@pytest.mark.fonts
def test_every_die_has_its_outline(panel: LastRoll) -> None:
    looks = []
    for size in (4, 6, 8, 10, 12, 20):
        panel.die.show_number(size, 3)
        looks.append(panel.die.grab().toImage())
    assert all(one != other for place, one in enumerate(looks) for other in looks[:place])


def test_sheets_report_checks_strikes_and_numbers(qtbot: QtBot) -> None:
    view = SheetView(open_sample(example_id()))
    qtbot.addWidget(view)
    view.show()
    assert view.play is not None
    view.play.build()
    assert view.play.checks is not None
    assert view.play.attacks is not None
    checks = view.play.checks
    qtbot.waitUntil(lambda: bool(checks.rows), timeout=PATIENCE_MS)
    reports: list[RollReport] = []
    view.reported.connect(reports.append)
    assert checks.roll_number(1)
    view.rolls.roll("maximum.hlth", view)
    row = view.play.attacks.rows[0]
    view.play.attacks.choose_foe("Easy", -30)
    view.play.attacks.strike(row, [5])
    check, number, strike = reports
    assert check.headline in ("Success", "Failure")
    assert number.sentence.startswith("Health")
    assert "%" in number.odds
    assert (strike.headline, strike.total, strike.size) == ("Hit", 5, 20)
    assert row.last is not None
    assert strike.lines[0][1] == str(row.last.points)
    view.play.attacks.choose_foe("Hard", 99)
    view.play.attacks.strike(row, [20])
    assert reports[-1].headline == "Miss"
    assert not reports[-1].lines
