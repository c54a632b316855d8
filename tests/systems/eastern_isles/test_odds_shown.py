"""Odds shown in a conflict agree with observed frequencies, attended and unattended."""

from __future__ import annotations

import pytest

from core.character.edits import SetHouseRule
from core.systems.eastern_isles.conflict import CONFLICT
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
from tests.systems.eastern_isles.fighting import STAFF, fresh

pytestmark = pytest.mark.repeats

JUDGE = {"hit": {"isles_loses": True, "isles_misses": False}}
OPTIONS = {"hit_number": 9, "critical_number": 19}


def test_odds_of_rolls_agree_with_results() -> None:
    counted = compare_odds(CONFLICT, automatic_arenas("eastern_isles", 40, OPTIONS), JUDGE)
    assert counted["hit"].rolls > 150
    assert abs(counted["hit"].gap) < SIGMAS


def test_the_odds_of_a_blow_agree_with_unattended_fights() -> None:
    one, other = fresh(weapons=STAFF), fresh(weapons=[])
    one.apply(SetHouseRule("weapons[].active_with", "1"))
    ring = arena(("a", one), ("b", other), options={"hit_number": 9}, most_rounds=1)
    assert is_consistent(frequency(CONFLICT, ring, 800), first_chance(CONFLICT, ring, "hit"))


def test_unattended_fights_end_like_attended_ones() -> None:
    assert has_same_outcomes(CONFLICT, automatic_arenas("eastern_isles", 1, OPTIONS)[0][1], 60)
