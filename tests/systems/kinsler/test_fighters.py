"""Cached numbers of a fighter during a conflict."""

from __future__ import annotations

import random

from core.character.edits import AddRow, SetHeader, SetValue
from core.registry import game, opponents
from core.systems.kinsler.fight_state import Fighter


def test_only_changed_rows_are_reread() -> None:
    of = game("kinsler")
    (sheet,) = opponents("guard", of, of.setting(), random.Random(7))
    fighter = Fighter(0, "A")
    fighter.read(sheet)
    before = fighter.skills
    sheet.apply(SetHeader("notes", "Limps."))
    fighter.skills = before[:1]  # as where powers lent and took some
    fighter.read(sheet)
    assert fighter.skills is before
    sheet.apply(SetValue("skills[0].name", "Whistling"))
    fighter.read(sheet)
    assert "Whistling" in [each.name for each in fighter.skills]
    sheet.apply(AddRow("armor", {"name": "Apron", "stops": [1]}))
    fighter.read(sheet)
    assert fighter.armor[-1].name == "Apron"
