"""Ids of R.A.T.I.O.S. are shown and typed as names."""

from __future__ import annotations

import random

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.character.json_values import Json
from core.registry import game, open_character
from desktop.sheet.binder import Binder
from desktop.sheet.entry_names import load_entry_names
from desktop.sheet.open_character import Loaded, OpenCharacter
from desktop.widgets.inputs import ProseField


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


@pytest.mark.parametrize(
    ("key", "known"),
    [("profession.capabilities", True), ("aliases", False), ("profession.attributes", False)],
)
def test_only_fields_that_refer_by_id_have_names(key: str, known: bool) -> None:
    assert bool(load_entry_names(game("ratios").system, key, game("ratios").setting())) is known
