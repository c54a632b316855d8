"""The odds that a conflict shows agree with how often they come true, told and unattended."""

from __future__ import annotations

from fractions import Fraction

import pytest

from core.character.edits import SetHouseRule
from core.formula import format_value
from core.play.arena import Arena
from core.play.fight import Fight
from core.procedures.requests import Choose
from core.systems.ratios.blow_odds import chance_of_blow
from core.systems.ratios.conflict import CONFLICT
from tests.helpers.odds_checks import (
    SIGMAS,
    automatic_arenas,
    compare_odds,
    frequency,
    has_same_outcomes,
    is_consistent,
)
from tests.helpers.scripted_fights import arena

pytestmark = pytest.mark.repeats

CHECKED = {"ratios_check_passed": True, "ratios_check_failed": False}
JUDGE = {"hit": {"ratios_hit": True, "ratios_miss": False}, "death": CHECKED, "unconsciousness": CHECKED}


def test_odds_of_rolls_agree_with_their_results() -> None:
    """Odds of blows left out the Defense that no die can beat, and were too high."""
    counted = compare_odds(CONFLICT, automatic_arenas("ratios", 60), JUDGE)
    assert counted["hit"].rolls > 300
    assert counted["death"].rolls > 50
    assert {name: each.gap for name, each in counted.items() if abs(each.gap) > SIGMAS} == {}


def test_unattended_fights_end_like_logged_ones() -> None:
    assert has_same_outcomes(CONFLICT, automatic_arenas("ratios", 3)[2][1], 60)


# -------------------------------------------------------------------------------------------- a blow before its dice


def by_hand(value: Fraction, guard: Fraction, depth: int = 3) -> tuple[Fraction, Fraction]:
    """Return bounds of the chance of a blow, face by face; dice that show more tens are left open."""

    def die(left: int) -> list[tuple[int, Fraction, bool]]:
        found = [(face, Fraction(1, 10), True) for face in range(1, 10)]
        if not left:
            return [*found, (10, Fraction(1, 10), False)]
        return [*found, *((10 + more, chance / 10, closed) for more, chance, closed in die(left - 1))]

    least = most = Fraction(0)
    for one, first, is_closed in die(depth):
        for other, second, is_shut in die(depth):
            total = value + one + other
            hits = Fraction(max(0, min(99, int(total))), 100) if total >= guard else Fraction(0)
            least += first * second * hits
            most += first * second * (hits if is_closed and is_shut else Fraction(99, 100))
    return least, most


@pytest.mark.parametrize(
    ("value", "guard"),
    [
        (Fraction(134, 5), Fraction(16)),
        (Fraction(5), Fraction(30)),
        (Fraction(90), Fraction(104)),
        (Fraction(-9), Fraction(0)),
    ],
)
def test_the_chance_of_a_blow_is_exact(value: Fraction, guard: Fraction) -> None:
    least, most = by_hand(value, guard)
    assert least <= chance_of_blow(value, guard) <= most
    assert most - least < Fraction(1, 1000)


def test_held_seconds_add_a_die_each() -> None:
    value, guard = Fraction(20), Fraction(41)
    faces = [chance_of_blow(value + face, guard) for face in range(1, 11)]
    assert chance_of_blow(value, guard, 1) == sum(faces, Fraction(0)) / 10
    assert chance_of_blow(value, guard, 2) > chance_of_blow(value, guard, 1)


def test_a_blow_beyond_all_dice_is_hopeless() -> None:
    assert chance_of_blow(Fraction(0), Fraction(10**6)) == 0
    assert chance_of_blow(Fraction(10**6), Fraction(10**6)) == Fraction(99, 100)


def lone_blow(attack: str, defense: str) -> Arena:
    """One strikes once, on second 1; the other, whom every hit costs something, strikes back on no second."""
    _, ring = automatic_arenas("ratios", 1)[0]
    one, other = ring.sheets[:2]
    rules = {"initiative_percent": "100", "weapons[].strike_interval_s": "20", "unarmed.strike_interval_s": "20"}
    for at in ("weapons[]", "unarmed"):
        rules |= {f"{at}.attack_delay_s": "1", f"{at}.attack_percent": attack, f"{at}.damage": "1"}
    for key, formula in rules.items():
        one.apply(SetHouseRule(key, formula))
    rules = {"initiative_percent": "0", "toughness": "0", "armor_rank": "0", "defense_percent": defense}
    for key, formula in {**rules, "weapons[].attack_delay_s": "20", "unarmed.attack_delay_s": "20"}.items():
        other.apply(SetHouseRule(key, formula))
    return arena(("a", one), ("b", other), most_rounds=1)


@pytest.mark.parametrize(("attack", "defense"), [("40", "10"), ("25", "38"), ("80", "95")])
def test_the_odds_shown_of_a_blow_agree_with_unattended_fights(attack: str, defense: str) -> None:
    ring = lone_blow(attack, defense)
    chance = chance_of_blow(Fraction(attack), Fraction(defense))
    fight = Fight(CONFLICT, ring, 1)
    while (asked := fight.request) is not None and "/target" not in asked.key:
        fight.auto_answer()
    assert isinstance(asked, Choose)
    assert asked.options[0].about == f"{format_value(chance * 100, 1)} % to hit"
    assert is_consistent(frequency(CONFLICT, ring, 600), chance)
