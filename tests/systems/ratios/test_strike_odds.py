"""Odds of the Play page against a foe are those of a fight."""

from __future__ import annotations

from fractions import Fraction

import pytest

from core.character.edits import SetValue
from core.registry import game
from core.systems.ratios.blow_odds import chance_of_blow
from core.systems.ratios.strikes import SUPERIORITY, level_difference
from desktop.sheet.attack_rolls import read_attacks
from tests.helpers.games import sample_sheet


@pytest.mark.parametrize("defense", [0, 18, Fraction(553, 10), 120, -4, 5000])
def test_a_strike_has_the_chance_of_a_blow(defense: int | Fraction) -> None:
    attacks = read_attacks(sample_sheet(game("ratios")))
    assert len(attacks) > 1
    for attack in attacks:
        assert attack.chance_against(defense) == chance_of_blow(attack.bonus, Fraction(defense))


@pytest.mark.parametrize(("own", "other"), [(24, 0), (2, 1), (3, 2), (1, 0), (4, 2), (0, 2), (12, 25), (7, 14), (0, 0)])
def test_the_superior_level_adds_to_attack_or_defense(own: int, other: int) -> None:
    striker, foe = sample_sheet(game("ratios")), sample_sheet(game("ratios"))
    striker.apply(SetValue("level", own))
    foe.apply(SetValue("level", other))
    bonus = SUPERIORITY if level_difference(own, other) else 0
    for attack, plain in zip(read_attacks(striker, foe), read_attacks(striker), strict=True):
        assert attack.superiority == (bonus if own > other else -bonus)
        raised = chance_of_blow(attack.bonus + max(0, attack.superiority), Fraction(30) + max(0, -attack.superiority))
        assert attack.chance_against(30) == raised
        assert plain.chance_against(30) == chance_of_blow(attack.bonus, Fraction(30))
