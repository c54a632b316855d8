"""Damage and healing at the foot of the tracks: what they would do is shown, and then done as one edit."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from core.character.edits import SetValue
from core.procedures.preview import preview
from core.procedures.procedure import Situation
from core.procedures.requests import Choose, Enter
from core.registry import game, games
from desktop.sheet.play_damage import DamageEntry
from desktop.sheet.play_page import PlayPage
from desktop.widgets.segments import Segments
from tests.helpers.games import example_id
from tests.helpers.play_pages import open_sample, track_of

pytestmark = pytest.mark.usefixtures("theme")
every_game_with_damage = pytest.mark.parametrize(
    "system", [each.id for each in games() if each.system.layout.play.damage is not None]
)


@pytest.fixture
def page(qtbot: QtBot) -> PlayPage:
    page = PlayPage(open_sample(example_id()))
    qtbot.addWidget(page)
    page.resize(960, 760)
    page.show()
    return page


@pytest.fixture
def entry(page: PlayPage) -> DamageEntry:
    assert page.damage is not None
    return page.damage


def choose(entry: DamageEntry, key: str, option: str) -> None:
    """Choose an option; a choice that is wide in the fonts of the system is a list to open."""
    control = entry._controls[key]
    if isinstance(control, Segments):
        control.choose(option)
    else:
        control.setCurrentIndex(control.findData(option))
        control.activated.emit(control.currentIndex())


def type_amount(entry: DamageEntry, amount: str) -> None:
    entry.amounts[0].setFocus()
    entry.amounts[0].selectAll()
    QTest.keyClicks(entry.amounts[0], amount)


@every_game_with_damage
def test_amounts_and_choices_are_asked_by_the_procedure(system: str) -> None:
    sheet = open_sample(system).sheet
    data = sheet.system.layout.play.damage
    assert data is not None
    procedure = game(system).procedures[data.procedure]
    found = preview(procedure, Situation((sheet,)), dict.fromkeys(data.amounts, 60))
    assert set(data.amounts) <= {each.key for each in found.requests if isinstance(each, Enter)}
    asked = {each.key for each in found.requests if isinstance(each, Choose)}
    if found.roll is not None:
        asked.add(found.roll.key.rpartition("/")[2])
    assert data.choices[:1] == () or data.choices[0] in asked


@every_game_with_damage
def test_every_game_takes_damage_with_an_amount_and_enter(system: str, qtbot: QtBot) -> None:
    page = PlayPage(open_sample(system))
    qtbot.addWidget(page)
    page.show()
    assert page.damage is not None
    data = page.character.sheet.system.layout.play.damage
    assert data is not None
    assert not page.damage.take_button.isEnabled()
    type_amount(page.damage, "40")
    qtbot.waitUntil(page.damage.take_button.isEnabled)
    assert page.damage.result_label.text()
    with qtbot.waitSignal(page.run_requested) as asked:
        QTest.keyClick(page.damage.amounts[0], Qt.Key.Key_Return)
    key, answers = asked.args
    assert key == data.procedure
    assert answers[data.amounts[0]] == 40
    assert page.damage.amounts[0].text() == ""


def test_what_it_would_do_is_shown_while_typing(entry: DamageEntry, page: PlayPage, qtbot: QtBot) -> None:
    choose(entry, "place", "limb")
    type_amount(entry, "12")
    qtbot.waitUntil(entry.take_button.isEnabled)
    limb = page.character.sheet.value("limb_armor")
    assert "Armor stops" in entry.result_label.text()
    pending = [each.row.pending for each in page.tracks.shown if each.row is not None] if page.tracks else []
    assert -sum(pending) == 12 - int(str(limb))
    assert page.character.sheet.value("damage.qckn") == 0, "nothing is written"
    choose(entry, "armor", "none")
    qtbot.waitUntil(lambda: "Armor stops" not in entry.result_label.text())
    entry.amounts[0].clear()
    qtbot.waitUntil(lambda: not entry.take_button.isEnabled())
    assert track_of(page, "Quickness").pending == 0


def test_dice_are_not_told_before_they_are_rolled(entry: DamageEntry, page: PlayPage, qtbot: QtBot) -> None:
    choose(entry, "place", "roll")
    type_amount(entry, "12")
    qtbot.waitUntil(entry.take_button.isEnabled)
    assert entry.result_label.text().startswith("1d8 first")
    assert page.tracks is not None
    assert not any(each.row.pending for each in page.tracks.shown if each.row is not None)


def test_only_answers_that_are_asked_are_given(entry: DamageEntry, page: PlayPage, qtbot: QtBot) -> None:
    choose(entry, "place", "head")
    type_amount(entry, "1")  # the Minimum Blow: no place is struck
    qtbot.waitUntil(lambda: not entry._controls["place"].isEnabled())
    with qtbot.waitSignal(page.run_requested) as asked:
        entry.take_button.click()
    assert asked.args == ["damage", {"total": 1}]


def test_real_dice_and_change_ask_everything(entry: DamageEntry, page: PlayPage, qtbot: QtBot) -> None:
    page.set_types_dice(True)
    type_amount(entry, "12")
    qtbot.waitUntil(entry.take_button.isEnabled)
    for button in (entry.take_button, entry.change_button):
        with qtbot.waitSignal(page.procedure_requested) as asked, qtbot.assertNotEmitted(page.run_requested):
            button.click()
        assert asked.args == ["damage"]


def test_the_dead_take_no_damage(entry: DamageEntry, page: PlayPage, qtbot: QtBot) -> None:
    page.character.push(SetValue("state.dead", True))
    type_amount(entry, "12")
    qtbot.waitUntil(lambda: "dead" in entry.result_label.text())
    assert not entry.take_button.isEnabled()


def test_healing_gives_back_the_lowest_first(entry: DamageEntry, page: PlayPage, qtbot: QtBot) -> None:
    sheet = page.character.sheet
    page.character.push(SetValue("damage.hlth", 8))
    page.character.push(SetValue("damage.ambt", 2))
    entry.start(is_healing=True)
    assert entry.title_label.text() == "Heal"
    assert all(control.isHidden() for control in entry._controls.values())
    type_amount(entry, "3")
    qtbot.waitUntil(entry.take_button.isEnabled)
    assert track_of(page, "Health").pending == 3
    QTest.keyClick(entry.amounts[0], Qt.Key.Key_Return)
    assert (sheet.value("damage.hlth"), sheet.value("damage.ambt")) == (5, 2)
    page.character.undo_stack.undo()
    assert sheet.value("damage.hlth") == 8
    assert not entry.is_healing, "once healed, the line takes damage again"
    entry.start(is_healing=True)
    type_amount(entry, "99")
    qtbot.waitUntil(entry.take_button.isEnabled)
    entry.take_button.click()
    assert (sheet.value("damage.hlth"), sheet.value("damage.ambt")) == (0, 0)
    assert entry.title_label.text() == "Take damage"


def test_escape_clears_and_leaves(entry: DamageEntry, page: PlayPage) -> None:
    entry.start(is_healing=True)
    type_amount(entry, "3")
    QTest.keyClick(entry.amounts[0], Qt.Key.Key_Escape)
    assert entry.amounts[0].text() == ""
    assert entry.is_healing
    QTest.keyClick(entry.amounts[0], Qt.Key.Key_Escape)
    assert not entry.is_healing
    assert not entry.amounts[0].hasFocus()


def test_long_choices_are_lists(qtbot: QtBot) -> None:
    for each in games():
        page = PlayPage(open_sample(each.id))
        qtbot.addWidget(page)
        page.show()
        assert page.damage is not None
        for combo in page.damage.findChildren(QComboBox):
            assert combo.count() > 2
            combo.setCurrentIndex(1)
            combo.activated.emit(1)
            assert combo.currentIndex() == 1, "what was chosen stays"


def test_steps_choose_who_loses_the_points(page: PlayPage, entry: DamageEntry, qtbot: QtBot) -> None:
    type_amount(entry, "17")
    qtbot.waitUntil(entry.take_button.isEnabled)
    choose(entry, "place", "limb")
    entry.change_button.click()
    spread = entry.spread
    assert not spread.isHidden()
    usual = spread.amounts
    first, *_, last = spread.steps
    QTest.keyClick(spread.steps[last], Qt.Key.Key_Minus)
    assert spread.left == 1
    assert not entry.take_button.isEnabled(), "a point is left"
    QTest.keyClick(spread.steps[first], Qt.Key.Key_Plus)
    assert entry.take_button.isEnabled()
    expected = {**usual, first: usual[first] + 1, last: usual[last] - 1}
    assert spread.amounts == expected
    assert all(f"−{points}" in entry.result_label.text() for points in expected.values())
    with qtbot.waitSignal(page.run_requested) as asked:
        entry.take_button.click()
    assert expected in asked.args[1].values()
    assert spread.isHidden()


def test_steps_follow_another_amount(entry: DamageEntry, qtbot: QtBot) -> None:
    type_amount(entry, "17")
    qtbot.waitUntil(entry.take_button.isEnabled)
    choose(entry, "place", "limb")
    entry.change_button.click()
    total = sum(entry.spread.amounts.values())
    type_amount(entry, "18")
    qtbot.waitUntil(lambda: sum(entry.spread.amounts.values()) == total + 1)
    assert entry.take_button.isEnabled()
    QTest.keyClick(entry.amounts[0], Qt.Key.Key_Escape)
    assert entry.spread.isHidden()


def test_questions_without_steps_are_asked_in_full(page: PlayPage, entry: DamageEntry, qtbot: QtBot) -> None:
    """Where the place is rolled, who can lose the points is not known yet; with steps shown, all is asked, too."""
    type_amount(entry, "17")
    qtbot.waitUntil(entry.take_button.isEnabled)
    with qtbot.waitSignal(page.procedure_requested):
        entry.change_button.click()
    choose(entry, "place", "limb")
    entry.change_button.click()
    assert not entry.spread.isHidden()
    with qtbot.waitSignal(page.procedure_requested):
        entry.change_button.click()
