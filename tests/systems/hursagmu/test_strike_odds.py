"""Odds of the Play page against a foe are those of a fight."""

from __future__ import annotations

import pytest

from core.systems.hursagmu.odds import beats
from desktop.sheet.attack_rolls import read_attacks
from tests.helpers.play_pages import open_sample


@pytest.mark.parametrize("block", [-4, 0, 3, 20])
def test_a_strike_must_beat_the_block(block: int) -> None:
    for attack in read_attacks(open_sample("hursagmu").sheet):
        assert attack.chance_against(block) == beats(attack.dice.fixed - block, on_equal=False)
