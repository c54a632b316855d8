"""Ids of rows of RPG.Rules are shown and typed as names."""

from __future__ import annotations

import random

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.character.json_values import Json
from core.registry import open_character
from desktop.sheet.binder import Binder
from desktop.sheet.entry_names import find_row_names
from desktop.sheet.open_character import Loaded, OpenCharacter
from desktop.widgets.inputs import LineField

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


def test_reference_by_name_shows_no_id() -> None:
    sheet = open_character(Character(system="kinsler", data={"skills": SKILLS}), random.Random(1))
    assert find_row_names(sheet, "skills[].base") == {}
