"""Odds shown in a conflict agree with observed frequencies, attended and unattended."""

from __future__ import annotations

import pytest

from core.systems.kinsler.conflict import CONFLICT
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
from tests.systems.kinsler.conflicts import CLUB, person

pytestmark = pytest.mark.repeats

JUDGE = {"shock": {"kinsler_passes": True, "kinsler_not_passed": False}}


def test_odds_of_rolls_agree_with_results() -> None:
    counted = compare_odds(CONFLICT, automatic_arenas("kinsler", 12), JUDGE)
    assert counted["shock"].rolls > 30
    assert abs(counted["shock"].gap) < SIGMAS


def test_the_odds_of_an_attempt_agree_with_unattended_fights() -> None:
    """Without help, opposition or order, the odds shown are those of success."""
    ring = arena(("a", person({**CLUB, "effect_mod": 20})), ("b", person()), most_rounds=1)
    assert is_consistent(frequency(CONFLICT, ring, 800), first_chance(CONFLICT, ring, "attempt"))


def test_unattended_fights_end_like_attended_ones() -> None:
    assert has_same_outcomes(CONFLICT, automatic_arenas("kinsler", 1)[0][1], 12)
