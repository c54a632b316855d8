"""The odds that a conflict shows agree with how often they come true, told and unattended."""

from __future__ import annotations

import pytest

from core.character.edits import SetHouseRule, SetValue
from core.systems.sord.conflict import CONFLICT
from tests.helpers.odds_checks import (
    SIGMAS,
    automatic_arenas,
    compare_odds,
    first_chance,
    frequency,
    has_same_outcomes,
    is_consistent,
)
from tests.helpers.scripted_fights import arena

pytestmark = pytest.mark.repeats

JUDGE = {"attack": {"sord_hit": True, "sord_miss": False}}


def test_odds_of_rolls_agree_with_their_results() -> None:
    counted = compare_odds(CONFLICT, automatic_arenas("sord", 10), JUDGE)
    assert counted["attack"].rolls > 300
    assert abs(counted["attack"].gap) < SIGMAS


def test_the_odds_of_a_blow_agree_with_unattended_fights() -> None:
    """One blow in the Third-turn, within it whatever the die says; a hit takes a point at least."""
    _, ring = automatic_arenas("sord", 1)[0]
    for sheet in ring.sheets[:2]:
        for row in range(sheet.count("weapons")):
            sheet.apply(SetValue(f"weapons[{row}].carried", value=row == 0))
        sheet.apply(SetHouseRule("weapons[].attack_rate", "1"))
        sheet.apply(SetHouseRule("weapons[].wslo", "0"))
    duel = arena(("a", ring.sheets[0]), ("b", ring.sheets[1]), most_rounds=1)
    assert is_consistent(frequency(CONFLICT, duel, 600), first_chance(CONFLICT, duel, "attack"))


def test_unattended_fights_end_like_logged_ones() -> None:
    assert has_same_outcomes(CONFLICT, automatic_arenas("sord", 1)[0][1], 25)
