"""The dock of dice gives the damage of a strike to the foe, and repeats the last roll."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from core.character.document import Character
from desktop.app import Desktop
from desktop.sheet.given_damage import damage_answers
from desktop.sheet.open_character import OpenCharacter
from desktop.sheet.roll_report import RollReport
from desktop.sheet.sheet_view import SheetView
from tests.helpers.games import example_id
from tests.helpers.play_pages import open_sample
from tests.helpers.windows import PATIENCE_MS

NAMES = ("Anna", "Berta")


@pytest.fixture
def views(qtbot: QtBot, start_window: Callable[..., Desktop]) -> tuple[Desktop, SheetView, SheetView]:
    """The window with two sheets."""
    desktop = start_window()
    made: list[str] = []
    sample = open_sample(example_id()).sheet.character
    people = [Character(example_id(), name=name, data=sample.data) for name in NAMES]
    desktop.library_service.create(desktop, people, made.extend)
    qtbot.waitUntil(lambda: len(made) == len(NAMES), timeout=PATIENCE_MS)
    controller = desktop.controller
    assert controller is not None
    found = []
    for id_ in made:
        controller.sheets.open(id_)
        qtbot.waitUntil(lambda id_=id_: controller.sheets.view_of(id_) is not None, timeout=PATIENCE_MS)  # type: ignore[misc]
        view = controller.sheets.view_of(id_)
        assert view is not None
        found.append(view)
    desktop.window.show_dock("dice")
    return desktop, found[0], found[1]


def lost(character: OpenCharacter) -> int:
    """Return the points that a character has lost."""
    return int(character.sheet.text("damage_total", with_unit=False))


def test_a_hit_is_given_once_and_can_be_undone(qtbot: QtBot, views: tuple[Desktop, SheetView, SheetView]) -> None:
    desktop, anna, berta = views
    assert desktop.controller is not None
    panel = desktop.controller.dice.dice.last_roll
    anna.reported.emit(RollReport(20, 5, "Hit", "Long sword", foe="Berta", points=30, place=(2,), can_repeat=True))
    before = lost(berta.character)
    assert "Berta" in panel.give_button.text()
    assert "30" in panel.give_button.text()
    panel.give_button.click()
    qtbot.waitUntil(lambda: lost(berta.character) > before, timeout=PATIENCE_MS)
    assert not panel.give_button.isEnabled()
    berta.character.undo_stack.undo()
    assert lost(berta.character) == before


def test_again_repeats_the_last_roll_of_the_page(qtbot: QtBot, views: tuple[Desktop, SheetView, SheetView]) -> None:
    desktop, anna, _ = views
    assert desktop.controller is not None
    assert anna.play is not None
    anna.play.build()
    assert anna.play.attacks is not None
    with qtbot.waitSignal(anna.reported):
        anna.play.attacks.strike(anna.play.attacks.rows[0])
    panel = desktop.controller.dice.dice.last_roll
    assert not panel.repeat_button.isHidden()
    with qtbot.waitSignal(anna.reported):
        panel.repeat_button.click()


def test_the_place_of_the_blow_answers_the_dice_that_ask_for_it() -> None:
    foe = open_sample(example_id())
    key, answers = damage_answers(foe, 20, (3,)) or ("", {})
    assert key == "damage"
    assert answers["total"] == 20
    assert [[3]] in answers.values()
    assert [[30]] not in (damage_answers(foe, 20, (30,)) or ("", {}))[1].values()
