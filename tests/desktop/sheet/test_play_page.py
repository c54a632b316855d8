"""The play page: tracks, states, lists, checks; in every game, by mouse and by keys."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QPushButton
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.character.edits import SetValue
from core.registry import game, games, open_character
from desktop.sheet.open_character import Loaded, OpenCharacter
from desktop.sheet.play_checks import PlayCheckCard
from desktop.sheet.play_list import PlayListCard
from desktop.sheet.play_page import PlayPage
from desktop.sheet.sheet_view import SheetView
from desktop.widgets.inputs import NumberField
from desktop.widgets.track_boxes import TrackBoxes
from tests.helpers.games import example_id
from tests.helpers.play_pages import check_states_in_line, find_named, open_sample


@pytest.fixture
def page(qtbot: QtBot) -> PlayPage:
    """The page of an example character."""
    page = PlayPage(open_sample(example_id()))
    qtbot.addWidget(page)
    page.resize(1000, 800)
    page.show()
    return page


def checks_of(page: PlayPage) -> PlayCheckCard:
    """Return the card of checks."""
    return page.findChildren(PlayCheckCard)[0]


def test_time_actions_of_lists_are_procedures_of_the_game() -> None:
    passing = {(each.id, data.passes) for each in games() for data in each.system.layout.play.lists if data.passes}
    assert {id_ for id_, _ in passing} == {each.id for each in games()}
    assert all(key in game(id_).procedures for id_, key in passing)


@pytest.mark.parametrize("system", [each.id for each in games()])
def test_every_game_has_a_play_page(system: str, qtbot: QtBot) -> None:
    view = SheetView(open_sample(system))
    qtbot.addWidget(view)
    assert view.play is not None
    assert not view.play.is_built
    assert view.pages is not None
    view.show()
    view.pages.setCurrentWidget(view.play)
    assert view.play.is_built
    assert view.play.findChildren(TrackBoxes)
    unnamed = [
        each for kind in (TrackBoxes, QPushButton, QCheckBox) for each in view.play.findChildren(kind)
        if not (each.accessibleName() or getattr(each, "text", str)())
    ]  # fmt: skip
    assert not unnamed


def test_a_blank_character_has_a_play_page(qtbot: QtBot) -> None:
    for each in games():
        character = OpenCharacter(Loaded("", open_character(Character(each.id), random.Random(1))))
        page = PlayPage(character)
        qtbot.addWidget(page)
        page.build()
        assert page.is_built


def test_a_click_on_a_track_sets_the_amount(page: PlayPage) -> None:
    track = find_named(page, TrackBoxes, "Health")
    sheet = page.character.sheet
    most = track.maximum()
    track.amount_clicked.emit(5)
    assert sheet.value("current.hlth") == 5
    assert sheet.value("damage.hlth") == most - 5
    assert track.value() == 5
    QTest.keyClick(track, Qt.Key.Key_Minus)
    assert sheet.value("current.hlth") == 4
    QTest.keyClick(track, Qt.Key.Key_Plus)
    QTest.keyClick(track, Qt.Key.Key_End)
    assert sheet.value("damage.hlth") == 0
    QTest.keyClick(track, Qt.Key.Key_Home)
    assert sheet.value("current.hlth") == 0
    page.character.undo_stack.undo()
    assert sheet.value("damage.hlth") == 0
    assert track.value() == most


@pytest.mark.fonts
def test_a_click_hits_the_box_under_the_pointer(qtbot: QtBot) -> None:
    boxes = TrackBoxes()
    qtbot.addWidget(boxes)
    boxes.resize(400, 24)
    boxes.show_amount(7, 12)
    wanted: list[int] = []
    boxes.amount_clicked.connect(wanted.append)
    QTest.mouseClick(boxes, Qt.MouseButton.LeftButton, pos=QPoint(round(boxes._left_of(2)) + 3, 12))
    QTest.mouseClick(boxes, Qt.MouseButton.LeftButton, pos=QPoint(round(boxes._left_of(6)) + 3, 12))
    QTest.mouseClick(boxes, Qt.MouseButton.RightButton, pos=QPoint(10, 12))
    assert wanted == [3, 6]
    boxes.show_amount(-3, 300)
    assert not boxes.has_boxes
    assert boxes.value() == 0
    QTest.mouseClick(boxes, Qt.MouseButton.LeftButton, pos=QPoint(200, 12))
    assert 145 <= wanted[-1] <= 155


def test_states_are_switched(page: PlayPage, qtbot: QtBot) -> None:
    flag = find_named(page, QCheckBox, "Dead")
    flag.click()
    assert page.character.sheet.value("state.dead") == 1
    page.character.undo_stack.undo()
    qtbot.waitUntil(lambda: not flag.isChecked())
    seconds = find_named(page, NumberField, "Seconds")
    seconds.setText("")
    QTest.keyClicks(seconds, "12")
    QTest.keyClick(seconds, Qt.Key.Key_Return)
    assert page.character.sheet.value("state.unconscious_seconds") == 12
    assert seconds.accessibleName() == "Seconds still unconscious"  # what is counted is not said twice


def test_a_check_shows_its_odds_and_then_its_outcome(page: PlayPage, qtbot: QtBot) -> None:
    row = checks_of(page).rows[0]
    assert row.check.chance is not None
    with qtbot.waitSignal(page.rolled) as rolled:
        row.button.click()
    assert row.outcome.text().startswith(("Success", "Failure"))
    assert rolled.args[0][0].rolled.faces


def test_odds_follow_edits_and_outcomes_stay(page: PlayPage, qtbot: QtBot) -> None:
    card = checks_of(page)
    health = next(row for row in card.rows if row.name.text().startswith("Health"))
    health.button.click()
    before, came = health.odds.text(), health.outcome.text()
    base = page.character.sheet.value("raw.hlth")
    assert isinstance(base, int)
    page.character.push(SetValue("raw.hlth", base + 2))
    qtbot.waitUntil(lambda: health.odds.text() != before)
    assert str(page.character.sheet.value("maximum.hlth")) in health.odds.text()
    assert health.outcome.text() == came
    page.character.push(SetValue("skills[0].name", "Whistling"))
    qtbot.waitUntil(lambda: any(row.name.text().startswith("Whistling") for row in card.rows))


def test_unavailable_procedures_have_a_reason_and_other_checks_open(page: PlayPage, qtbot: QtBot) -> None:
    rest = next(each for each in page.findChildren(QPushButton) if each.text() == "REST")
    assert "Nothing is lost" in rest.toolTip()
    with qtbot.waitSignal(page.procedure_requested) as asked:
        next(each for each in page.findChildren(QPushButton) if each.text() == "Check an attribute").click()
    assert asked.args == ["attribute_check"]


@pytest.mark.parametrize("id_", [each.id for each in games()])
def test_an_empty_row_may_be_added_to_every_list(qtbot: QtBot, id_: str) -> None:
    character = open_sample(id_)
    page = PlayPage(character)
    qtbot.addWidget(page)
    page.build()
    for each in character.sheet.system.layout.play.lists:
        count = character.sheet.count(each.rows)
        add = next(card for card in page.findChildren(PlayListCard) if card.data == each)
        add.findChildren(QPushButton, "add_button")[0].click()
        assert character.sheet.count(each.rows) == count + 1


def test_procedures_and_explanations_are_requested(page: PlayPage, qtbot: QtBot) -> None:
    rest = next(each for each in page.findChildren(QPushButton) if each.text() == "REST")
    assert not rest.isEnabled()
    track = find_named(page, TrackBoxes, "Health")
    track.amount_clicked.emit(3)
    qtbot.waitUntil(rest.isEnabled)
    with qtbot.waitSignal(page.procedure_requested) as asked:
        rest.click()
    assert asked.args == ["rest"]


@pytest.mark.fonts
@pytest.mark.usefixtures("theme")
def test_states_are_aligned_at_the_right(qtbot: QtBot) -> None:
    page = PlayPage(open_sample(example_id()))
    qtbot.addWidget(page)
    page.resize(760, 800)
    page.show()
    check_states_in_line(page)
