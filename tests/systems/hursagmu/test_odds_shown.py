"""The odds that a conflict shows agree with how often they come true, told and unattended."""

from __future__ import annotations

import pytest

from core.character import SetHouseRule
from core.systems.hursagmu.conflict import CONFLICT
from tests.helpers.odds_shown import SIGMAS, agrees, first_chance, frequency, same_ends, shown_odds, usual_rings
from tests.helpers.scripted_fights import arena
from tests.systems.hursagmu.fighting import SWORD, fighter

pytestmark = pytest.mark.repeats

STRUCK = {"hursagmu_hits": True, "hursagmu_misses": False}
JUDGE = {
    "attack": STRUCK,
    "defend": {code: not hits for code, hits in STRUCK.items()},
    "endurance": {"hursagmu_harm": False, "hursagmu_endured": True},
    "saddle": {"hursagmu_seat": True, "hursagmu_no_seat": False},
}


def test_the_odds_of_rolls_agree_with_what_comes_of_them() -> None:
    """Odds of attacks left out the plan that the target still had to make, and were too low."""
    counted = shown_odds(CONFLICT, usual_rings("hursagmu", 45), JUDGE)
    assert counted["attack"].rolls > 300
    assert counted["endurance"].rolls > 100
    assert {name: each.gap for name, each in counted.items() if abs(each.gap) > SIGMAS} == {}


def test_the_odds_of_a_blow_agree_with_unattended_fights() -> None:
    a = fighter(2, 3, {"striking": 2}, weapons=[SWORD])
    b = fighter(1, 1, {"defense": 2}, stamina=500, weapons=[SWORD])
    a.apply(SetHouseRule("endurance_bonus", "100"))
    b.apply(SetHouseRule("endurance_bonus", "-100"))
    ring = arena(("A", a), ("B", b), most_rounds=1)
    assert agrees(frequency(CONFLICT, ring, 700), first_chance(CONFLICT, ring, "attack"))


def test_unattended_fights_end_as_those_that_are_told() -> None:
    assert same_ends(CONFLICT, usual_rings("hursagmu", 1)[0][1], 20)
