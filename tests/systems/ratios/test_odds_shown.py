"""The odds that a conflict shows agree with how often they come true, told and unattended."""

from __future__ import annotations

from core.systems.ratios.conflict import CONFLICT
from tests.helpers.odds_shown import SIGMAS, same_ends, shown_odds, usual_rings

CHECKED = {"ratios_check_passed": True, "ratios_check_failed": False}
JUDGE = {"hit": {"ratios_hit": True, "ratios_miss": False}, "death": CHECKED, "unconsciousness": CHECKED}


def test_the_odds_of_rolls_agree_with_what_comes_of_them() -> None:
    """Odds of blows left out the Defense that no die can beat, and were too high."""
    counted = shown_odds(CONFLICT, usual_rings("ratios", 60), JUDGE)
    assert counted["hit"].rolls > 300
    assert counted["death"].rolls > 50
    assert {name: each.gap for name, each in counted.items() if abs(each.gap) > SIGMAS} == {}


def test_unattended_fights_end_as_those_that_are_told() -> None:
    assert same_ends(CONFLICT, usual_rings("ratios", 3)[2][1], 60)
