"""Odds shown in a conflict agree with observed frequencies, attended and unattended."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Unpack

import pytest

from core.character.edits import SetHouseRule
from core.character.json_values import Json
from core.play.arena import Arena
from core.systems.hursagmu.conflict import CONFLICT
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
from tests.systems.hursagmu.fighting import SWORD, Extra, fighter

pytestmark = pytest.mark.repeats

STRUCK = {"hursagmu_hits": True, "hursagmu_misses": False}
JUDGE = {
    "attack": STRUCK,
    "defend": {code: not hits for code, hits in STRUCK.items()},
    "endurance": {"hursagmu_harm": False, "hursagmu_endured": True},
    "saddle": {
        "hursagmu_seat": True,
        "hursagmu_no_seat": False,
        "hursagmu_lands": True,
        "hursagmu_lands_prone": False,
    },
}
PLACED = {
    "place": {"hursagmu_placed": True, "hursagmu_misplaced": False},
    "dives": {"hursagmu_dives": True, "hursagmu_caught": False},
    "commands": {"hursagmu_obeys": True, "hursagmu_disobeys": False},
}
Rings = list[tuple[int, Arena]]


def test_odds_of_rolls_agree_with_results() -> None:
    """Odds of attacks left out the plan that the target still had to make, and were too low."""
    counted = compare_odds(CONFLICT, automatic_arenas("hursagmu", 45), JUDGE)
    assert counted["attack"].rolls > 300
    assert counted["endurance"].rolls > 100
    assert {name: each.gap for name, each in counted.items() if abs(each.gap) > SIGMAS} == {}


GRABBED = {
    "hursagmu_holds": True,
    "hursagmu_locked": False,
    "hursagmu_warded_off": False,
    "hursagmu_wrests": True,
    "hursagmu_cannot_disarm": False,
}
CONTROLLED = {"hursagmu_controls": True, "hursagmu_no_control": False}
FREED = {"hursagmu_free": True, "hursagmu_not_free": False}
TRIED = CONTROLLED | FREED | GRABBED
CLOSE = {
    "grab": GRABBED,
    "control": CONTROLLED,
    "escape": FREED,
    "disarm": GRABBED,
    "resist": {code: not is_done for code, is_done in TRIED.items()},
    "defend": {code: not is_done for code, is_done in (TRIED | STRUCK).items()},
}
FIRE: Json = {"name": "Fire pot", "power": 3, "area_yd": 3, "range_yd": 10, "uses_strength": False, "ready": True}
HORSE: Json = {"name": "Nan", "rideable": True, "str": 3, "dex": 1, "stamina_max": 60, "training": 1}
SKILLS = {"striking": 1, "grappling": 2, "defense": 1, "riding": 3, "animals": 3}


def ones(count: int, *sides: str, options: Mapping[str, Json] | None = None, **more: Unpack[Extra]) -> Rings:
    """Return equal, tough fighters on two sides."""
    more.setdefault("stamina", 150)
    made = [(side, fighter(-1, place, SKILLS, **more)) for place, side in enumerate(sides)]
    return [(seed, arena(*made, options=options, most_rounds=12).copy(random.Random(seed))) for seed in range(count)]


@pytest.mark.parametrize(
    ("rings", "wanted", "names"),
    [
        (ones(30, "A", "B"), {"act": ["grab"]}, {"grab", "control", "escape", "resist", "defend"}),
        (
            ones(20, "A", "B", "A", options={"mass_bonus": True}),
            {"act": ["join", "grab"]},
            {"grab", "control", "escape"},
        ),
        (ones(60, "A", "B", weapons=[SWORD]), {"act": ["grab"], "purpose": ["disarm"]}, {"grab"}),
        (ones(60, "A", "B", weapons=[SWORD]), {"aim": ["0"]}, {"attack", "defend"}),
        (ones(12, "A", "B", weapons=[FIRE]), {"act": ["area"]}, {"place", "dives"}),
        (
            ones(20, "A", "B", weapons=[SWORD], animals=[HORSE], mounted_on="Nan"),
            {"target": ["0", "1"]},
            {"attack", "saddle"},
        ),
        (ones(12, "A", "B", animals=[HORSE]), {"plan": ["other"], "act": ["command"]}, {"commands"}),
    ],
    ids=["grapple", "team", "wrest", "disarm", "area", "mount", "command"],
)
def test_odds_of_every_kind_of_action_agree_with_results(
    rings: Rings, wanted: Mapping[str, Sequence[str]], names: set[str]
) -> None:
    counted = compare_odds(CONFLICT, rings, JUDGE | CLOSE | PLACED, wanted)
    assert {name: counted[name].rolls > 40 for name in names} == dict.fromkeys(names, True)
    assert {name: (each.rolls, each.gap) for name, each in counted.items() if abs(each.gap) > SIGMAS} == {}


def test_the_odds_of_a_blow_agree_with_unattended_fights() -> None:
    a = fighter(2, 3, {"striking": 2}, weapons=[SWORD])
    b = fighter(1, 1, {"defense": 2}, stamina=500, weapons=[SWORD])
    a.apply(SetHouseRule("endurance_bonus", "100"))
    b.apply(SetHouseRule("endurance_bonus", "-100"))
    ring = arena(("A", a), ("B", b), most_rounds=1)
    assert is_consistent(frequency(CONFLICT, ring, 700), first_chance(CONFLICT, ring, "attack"))


def test_unattended_fights_end_like_attended_ones() -> None:
    assert has_same_outcomes(CONFLICT, automatic_arenas("hursagmu", 1)[0][1], 20)
