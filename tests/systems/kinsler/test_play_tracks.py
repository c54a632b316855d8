"""Tracks on the Play page of RPG.Rules: two kinds of loss, full tracks hidden."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.character.edits import AddRow, Batch, RemoveRow, SetValue
from core.character.json_values import Json
from core.registry import open_character
from desktop.sheet.open_character import Loaded, OpenCharacter
from desktop.sheet.play_page import PlayPage
from desktop.widgets.inputs import NumberField
from tests.helpers.play_pages import shown_tracks, track_of

SKILLS = 80


def somebody() -> OpenCharacter:
    """Return a character with many skills, two of them hurt."""
    character = OpenCharacter(Loaded("", open_character(Character("kinsler"), random.Random(1))))
    rows: list[dict[str, Json]] = [
        {"id": f"skill_{n}", "name": f"Skill {n}", "level": 9, "base": "STR"} for n in range(SKILLS)
    ]
    character.push(Batch(tuple(AddRow("skills", row) for row in rows)))
    character.push(SetValue("skills[40].wounds", 2))
    character.push(SetValue("skills[7].fatigue", 3))
    return character


@pytest.fixture
def page(qtbot: QtBot) -> PlayPage:
    """A page with tracks that have two kinds of loss."""
    page = PlayPage(somebody())
    qtbot.addWidget(page)
    page.resize(1000, 800)
    page.show()
    return page


def count_of(page: PlayPage, name: str, what: str) -> NumberField:
    """Find a number beside a track."""
    return next(each for each in page.findChildren(NumberField) if each.accessibleName() == f"{name}, {what}")


def all_of(page: PlayPage) -> QPushButton:
    """Return the button that shows hidden tracks."""
    return page.findChildren(QPushButton, "all_tracks")[0]


def test_only_damaged_skills_are_shown_by_default(page: PlayPage) -> None:
    stats = ["Strength", "Dexterity", "Constitution", "Mind", "Perception", "Faith"]
    assert shown_tracks(page) == [*stats, "Skill 7", "Skill 40"]
    assert all_of(page).text() == "Show 81 more"
    all_of(page).setFocus()
    QTest.keyClick(all_of(page), Qt.Key.Key_Space)
    assert shown_tracks(page)[6:9] == ["Heal body", "Heal intellect", "Recover fatigue"]
    assert shown_tracks(page)[9:] == [f"Skill {n}" for n in range(SKILLS)]
    all_of(page).click()
    assert shown_tracks(page) == [*stats, "Skill 7", "Skill 40"]


def test_the_keyboard_goes_from_track_to_track(page: PlayPage) -> None:
    all_of(page).click()
    at = track_of(page, "Skill 3")
    numbers = [count_of(page, "Skill 3", "Fatigue"), count_of(page, "Skill 3", "Wounds")]
    assert [at.nextInFocusChain(), numbers[0].nextInFocusChain()] == numbers
    assert numbers[1].nextInFocusChain() is track_of(page, "Skill 4")


@pytest.mark.fonts
def test_damaged_tracks_appear_and_are_hidden_on_the_next_visit(page: PlayPage) -> None:
    page.character.push(SetValue("skills[3].wounds", 1))
    assert "Skill 3" in shown_tracks(page)
    page.character.undo_stack.undo()
    assert "Skill 3" in shown_tracks(page), "nothing goes from under the mouse"
    page.hide()
    page.show()
    assert "Skill 3" not in shown_tracks(page)


@pytest.mark.fonts
def test_two_things_are_taken_from_one_track(page: PlayPage) -> None:
    sheet, strength = page.character.sheet, track_of(page, "Strength")
    most = strength.maximum()

    def losses() -> tuple[object, object]:
        return sheet.value("stats.str.fatigue"), sheet.value("stats.str.wounds")

    QTest.keyClick(strength, Qt.Key.Key_Left)
    QTest.keyClick(strength, Qt.Key.Key_Minus, Qt.KeyboardModifier.ShiftModifier)
    assert losses() == (6, 0), "steps count what rest brings back"
    assert strength.value() == most - 6
    assert strength.accessibleName() == f"Strength, {most - 6} / {most}"
    wounds = count_of(page, "Strength", "Wounds")
    wounds.setFocus()
    wounds.selectAll()
    QTest.keyClicks(wounds, "1")
    QTest.keyClick(wounds, Qt.Key.Key_Return)
    assert losses() == (6, 1)
    QTest.keyClick(strength, Qt.Key.Key_End)
    assert losses() == (0, 0), "when all comes back, both do"
    page.character.undo_stack.undo()
    assert losses() == (6, 1)


def test_a_loss_is_typed_beside_its_track(page: PlayPage) -> None:
    wounds = count_of(page, "Skill 7", "Wounds")
    wounds.setFocus()
    wounds.selectAll()
    QTest.keyClicks(wounds, "4")
    QTest.keyClick(wounds, Qt.Key.Key_Return)
    assert page.character.sheet.value("skills[7].left") == 2
    assert track_of(page, "Skill 7").value() == 2


def test_rows_removed_while_the_page_is_hidden(page: PlayPage) -> None:
    page.hide()
    page.character.push(Batch(tuple(RemoveRow("skills[0]") for _ in range(SKILLS - 10))))
    page.character.undo_stack.undo()
    page.show()
    QTest.keyClick(track_of(page, "Skill 40"), Qt.Key.Key_Right)
    assert page.character.sheet.value("skills[40].wounds") == 1
    assert count_of(page, "Skill 40", "Wounds").text() == "1"
