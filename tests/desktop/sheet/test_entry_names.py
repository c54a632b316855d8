"""What a character keeps by its id is read and typed by its name."""

from __future__ import annotations

import random

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from core.character import Character, Json
from core.registry import game, open_character
from desktop.sheet.binder import Binder
from desktop.sheet.entry_names import find_row_names, load_entry_names
from desktop.sheet.open_character import Loaded, OpenCharacter
from desktop.widgets import LineField, ProseField
from tests.helpers.games import example_id


def field(qtbot: QtBot, capabilities: list[Json]) -> tuple[OpenCharacter, ProseField, Binder]:
    """Show what the culture of a character of RATIOS teaches."""
    data: dict[str, Json] = {"culture": {"id": "own", "name": "Own", "capabilities": capabilities}}
    sheet = open_character(Character(system="ratios", data=data), random.Random(1))
    form, prose = QWidget(), ProseField()
    QVBoxLayout(form).addWidget(prose)
    prose.setProperty("field", "culture.capabilities")
    qtbot.addWidget(form)
    character = OpenCharacter(Loaded("", sheet))
    binder = Binder(form, character)
    form.show()
    return character, prose, binder


def test_ids_are_shown_by_their_names(qtbot: QtBot) -> None:
    _, prose, _ = field(qtbot, ["blade_fighting", "of_another_world"])
    assert prose.toPlainText() == "Blade Fighting\nof_another_world"


def test_names_are_typed_and_kept_as_ids(qtbot: QtBot) -> None:
    character, prose, _ = field(qtbot, [])
    prose.setFocus()
    QTest.keyClicks(prose, "blade fighting")
    assert character.sheet.value("culture.capabilities") == ("blade_fighting",)
    prose.left.emit()
    character.undo_stack.undo()
    character.undo_stack.redo()
    assert prose.toPlainText() == "Blade Fighting"


SKILLS: list[Json] = [{"id": "short_bow", "name": "Short bow", "base": "DEX"}]


def weapon(qtbot: QtBot, skill: str) -> tuple[OpenCharacter, LineField, Binder]:
    """Show which skill the only weapon of a character of RPG.Rules is used with."""
    data: dict[str, Json] = {"skills": SKILLS, "weapons": [{"name": "Bow", "skill": skill}]}
    sheet = open_character(Character(system="kinsler", data=data), random.Random(1))
    form, line = QWidget(), LineField()
    QVBoxLayout(form).addWidget(line)
    line.setProperty("field", "weapons[0].skill")
    qtbot.addWidget(form)
    character = OpenCharacter(Loaded("", sheet))
    binder = Binder(form, character)
    form.show()
    return character, line, binder


@pytest.mark.parametrize(("id_", "name"), [("short_bow", "Short bow"), ("str", "Strength"), ("of_old", "of_old")])
def test_a_row_that_is_named_by_its_id_is_shown_by_its_name(qtbot: QtBot, id_: str, name: str) -> None:
    """So is a stat, which is gathered with the skills; what is not there keeps its id."""
    _, line, _ = weapon(qtbot, id_)
    assert line.text() == name


def test_a_row_is_referred_to_by_typing_its_name(qtbot: QtBot) -> None:
    character, line, _ = weapon(qtbot, "")
    line.setFocus()
    QTest.keyClicks(line, "short Bow")
    assert character.sheet.value("weapons[0].skill") == "short_bow"
    assert character.sheet.value("weapons[0].shown_skill") == "Short bow"


def test_what_refers_by_a_name_has_no_ids() -> None:
    sheet = open_character(Character(system="kinsler", data={"skills": SKILLS}), random.Random(1))
    assert find_row_names(sheet, "skills[].base") == {}


@pytest.mark.parametrize(
    ("system", "key", "known"),
    [
        ("ratios", "profession.capabilities", True),
        ("ratios", "aliases", False),
        ("ratios", "profession.attributes", False),
        (example_id(), "skills[].professions", True),
        (example_id(), "skills[].requires", False),
    ],
)
def test_only_what_refers_by_id_has_names(system: str, key: str, known: bool) -> None:
    assert bool(load_entry_names(game(system).system, key)) is known
