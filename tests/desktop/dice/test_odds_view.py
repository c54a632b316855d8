"""Odds: exact chances as words, table and chart; what computes them is loaded with the first odds."""

from __future__ import annotations

import subprocess
import sys
from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.dice.favourites import Comparison, Target
from desktop.dice.odds_view import OddsView
from desktop.theme import Theme
from tests.helpers.sources import ROOT
from tests.helpers.windows import PATIENCE_MS


@pytest.fixture
def view(qtbot: QtBot) -> OddsView:
    """Odds of nothing yet."""
    view = OddsView()
    qtbot.addWidget(view)
    view.resize(480, 560)
    view.show()
    return view


def counted(qtbot: QtBot, view: OddsView, notation: str) -> None:
    before = view.chances
    view.show_dice(notation)
    qtbot.waitUntil(lambda: view.chances is not before, timeout=PATIENCE_MS)


def text(view: OddsView, row: int) -> list[str]:
    items = [view.table.item(row, column) for column in range(4)]
    return [item.text() for item in items if item is not None]


def test_chances_are_exact(qtbot: QtBot, view: OddsView) -> None:
    counted(qtbot, view, "3d6")
    assert sum(view.chances.values()) == 1
    view.target_spin.setValue(18)
    assert view.chance_detail_label.text() == "1 / 216"
    assert view.chance_label.text() == "0.46\xa0%"
    view.target_spin.setValue(11)
    assert (view.chance_label.text(), view.chance_detail_label.text()) == ("50\xa0%", "1 / 2")
    assert view.spread_label.text() == "From 3 to 18, 10.5 on average, most often 10 or 11."


def test_at_most_and_exactly(qtbot: QtBot, view: OddsView) -> None:
    counted(qtbot, view, "1d20-5")
    view.target_spin.setValue(-4)
    view.which_combo.setCurrentIndex(1)
    assert view.chance_label.text() == "5\xa0%"
    view.which_combo.setCurrentIndex(view.which_combo.findText("exactly"))
    view.target_spin.setValue(15)
    assert view.chance_detail_label.text() == "1 / 20"
    view.target_spin.setValue(16)
    assert view.chance_label.text() == "0\xa0%"


def test_every_total_is_in_the_table(qtbot: QtBot, view: OddsView) -> None:
    counted(qtbot, view, "1d4-2")
    assert [text(view, row) for row in range(4)] == [
        ["−1", "25\xa0%", "100\xa0%", "25\xa0%"],
        ["0", "25\xa0%", "75\xa0%", "50\xa0%"],
        ["1", "25\xa0%", "50\xa0%", "75\xa0%"],
        ["2", "25\xa0%", "25\xa0%", "100\xa0%"],
    ]


def test_tiny_chances_are_not_shown_as_zero(qtbot: QtBot, view: OddsView) -> None:
    counted(qtbot, view, "10d10")
    view.target_spin.setValue(100)
    assert view.chance_label.text() == "<\xa00.01\xa0%"
    assert view.chance_detail_label.text() == "exact"
    view.target_spin.setValue(11)
    assert view.chance_label.text() == ">\xa099.99\xa0%"


def test_the_chart_has_an_accessible_name(qtbot: QtBot, view: OddsView) -> None:
    counted(qtbot, view, "2d6")
    assert view.chart.accessibleName().startswith("Chart of the odds of 2d6. From 2 to 12, 7 on average, most often 7.")


def test_typing_updates_the_odds_or_shows_the_problem(qtbot: QtBot, view: OddsView) -> None:
    QTest.keyClicks(view.notation_edit, "2d6")
    qtbot.waitUntil(lambda: view.chances.get(2) == Fraction(1, 36), timeout=PATIENCE_MS)
    QTest.keyClicks(view.notation_edit, "+x")
    QTest.keyClick(view.notation_edit, Qt.Key.Key_Return)
    assert view.problem_label.isVisible()


def test_dice_changed_while_calculating_are_calculated_next(qtbot: QtBot, view: OddsView) -> None:
    view.show_dice("2d6")
    view.show_dice("2d8")
    qtbot.waitUntil(lambda: view.chances.get(2) == Fraction(1, 64), timeout=PATIENCE_MS)


def test_too_many_dice_are_refused_with_a_reason(qtbot: QtBot, view: OddsView) -> None:
    view.show_dice("1000d1000")
    qtbot.waitUntil(view.problem_label.isVisible, timeout=PATIENCE_MS)
    assert "too long" in view.problem_label.text()


def test_icepool_is_loaded_with_the_first_odds() -> None:
    views = "import sys, desktop.dice.odds_view, desktop.dice.dice_view"
    code = f"{views}; sys.exit('icepool' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


@pytest.mark.parametrize(
    ("notation", "sentence"),
    [
        ("4d6 keep 3", "From 3 to 18, 12.24 on average, most often 13."),
        ("3d6", "From 3 to 18, 10.5 on average, most often 10 or 11."),
        ("d12+d6", "From 2 to 18, 10 on average, most often 7 to 13 (equally likely)."),
        ("d20-10", "From −9 to 10, 0.5 on average, all equally likely."),
        ("d2", "From 1 to 2, 1.5 on average, all equally likely."),
    ],
)
def test_the_summary_names_all_most_likely_totals(qtbot: QtBot, view: OddsView, notation: str, sentence: str) -> None:
    counted(qtbot, view, notation)
    assert view.spread_label.text() == sentence


def test_without_dice_only_the_prompt_is_shown(qtbot: QtBot, view: OddsView) -> None:
    assert view.chance_detail_label.isVisible()
    shown = (view.chance_label, view.chart, view.odds_rule, view.table)
    assert not any(each.isVisible() for each in shown)
    assert view.chance_detail_label.geometry().bottom() < view.height() / 4, "the prompt stays at the top"
    counted(qtbot, view, "2d6")
    assert all(each.isVisible() for each in shown)


@pytest.mark.fonts
def test_the_target_of_the_tray_is_taken_over_and_not_cut(qtbot: QtBot, view: OddsView, theme: Theme) -> None:
    assert isinstance(theme, Theme)
    view.show_dice("4d6 keep 3", Target(Fraction(13), Comparison.AT_MOST))
    assert view.chance_detail_label.text() == "Calculating…"
    qtbot.waitUntil(lambda: bool(view.chances), timeout=PATIENCE_MS)
    assert (view.which_combo.currentText(), view.target_spin.text()) == ("at most", "13")
    line = view.target_spin.lineEdit()
    assert line.width() > line.fontMetrics().horizontalAdvance("13")


def test_odds_of_earlier_dice_are_cleared_when_new_ones_are_refused(qtbot: QtBot, view: OddsView) -> None:
    counted(qtbot, view, "3d6")
    view.target_spin.setValue(12)
    for notation in ("1000d1000", "3d6 keep 9"):
        view.show_dice(notation)
        qtbot.waitUntil(lambda: not view.chances, timeout=PATIENCE_MS)
        assert view.chance_label.isHidden()
        assert view.table.isHidden()
        assert view.problem_label.text()
        counted(qtbot, view, "3d6")
        assert view.target_spin.value() == 12
        assert view.chance_label.text() == "37.5\xa0%"
