"""Odds of the Play page against a foe are those of a fight, once the table has agreed on a number."""

from __future__ import annotations

from fractions import Fraction

from core.character.edits import SetOption
from desktop.sheet.attack_rolls import read_attacks
from tests.helpers.play_pages import open_sample


def test_the_armor_class_of_the_foe_counts_with_the_roll() -> None:
    character = open_sample("eastern_isles")
    assert not read_attacks(character.sheet)[0].needs_foe, "the table decides"
    character.push(SetOption("hit_number", 15))
    attack = read_attacks(character.sheet)[0]
    assert attack.needs_foe
    needed = 15 - attack.dice.fixed
    assert attack.chance_against(0) == Fraction(21 - needed, 20)
    assert attack.chance_against(-3) == Fraction(21 - needed - 3, 20)
