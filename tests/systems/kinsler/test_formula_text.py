"""Formulas of RPG.Rules in words."""

from __future__ import annotations

import random

from core.character.document import Character
from core.character.formula_display import formula_with_rounding
from core.export.render_context import UNTRANSLATED
from core.registry import open_character


def test_numbers_shared_by_a_group_are_listed_once() -> None:
    """Stats and skills are gone through together; each stat reads the same number under another key."""
    sheet = open_character(Character(system="kinsler"), random.Random(1))
    words = formula_with_rounding(sheet, sheet.explain("phy_wounds"), UNTRANSLATED)
    assert words == "sum(Of the body: Wounds, Wounds of Skills)"
