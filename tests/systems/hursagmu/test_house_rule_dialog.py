"""House rules of HURSAGMU in their dialog."""

from __future__ import annotations

import random

import pytest
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.registry import open_character
from desktop.explain.house_rule_dialog import HouseRuleDialog
from desktop.sheet.open_character import Loaded, OpenCharacter


@pytest.mark.parametrize(
    ("key", "head", "back", "said"),
    [
        ("stamina_missing", "Quire's interpretation", "Back to the &interpretation", "“Companion” is a chapter"),
        ("initiative_bonus", "Quire's interpretation", "Back to the &interpretation", "Quire's interpretation: "),
        ("damage_taken", "As written", "Back to the &book", ""),
        ("run_yd", "As written, as Quire reads it", "Back to the &book", "Quire's interpretation: "),
    ],
)
def test_interpretations_are_named(qtbot: QtBot, key: str, head: str, back: str, said: str) -> None:
    sheet = open_character(Character(system="hursagmu"), random.Random(1))
    dialog = HouseRuleDialog(OpenCharacter(Loaded("", sheet)), key)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.book_head_label.text() == head
    assert dialog.book_button.text() == back
    assert dialog.ruling_label.text().startswith(said)
    assert dialog.ruling_label.isVisible() is bool(said)
