"""Odds of the Play page against a foe are those of a fight."""

from __future__ import annotations

from fractions import Fraction

import pytest

from core.systems.ratios.blow_odds import chance_of_blow
from desktop.sheet.attack_rolls import read_attacks
from tests.helpers.play_pages import open_sample


@pytest.mark.parametrize("defense", [0, 18, Fraction(553, 10), 120, -4, 5000])
def test_a_strike_has_the_chance_of_a_blow(defense: int | Fraction) -> None:
    attacks = read_attacks(open_sample("ratios").sheet)
    assert len(attacks) > 1
    for attack in attacks:
        assert attack.chance_against(defense) == chance_of_blow(attack.bonus, Fraction(defense))
