"""The game's functions, ranges and armies, with the numbers of book and specification."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.systems.hursagmu.armies import Army, powers, round_seconds
from core.systems.hursagmu.doublings import doublings
from core.systems.hursagmu.functions import STRONGEST, best_of_role, free_load, totals_of_roles
from core.systems.hursagmu.ranges import dive_challenge, dive_yards, range_level
from tests.helpers.function_words import formula_words
from tests.systems.hursagmu.worked import sheet_of

AMOUNTS = st.one_of(st.integers(1, 10**9), st.fractions(Fraction(1, 1000), 10**6))


@pytest.mark.parametrize(
    ("smaller", "greater", "bonus"),
    [
        (1, 1, 0),
        (100, 141, 0),
        (100, 142, 1),
        (100, 199, 1),
        (100, 200, 2),
        (100, 282, 2),
        (100, 283, 3),
        (120, 350, 3),
        (200, 800, 4),
        (200, 2400, 7),
        (1, 1000, 19),
        (Fraction(1, 2), Fraction(3, 2), 3),
    ],
)
def test_doublings_of_the_specification(smaller: int, greater: int, bonus: int) -> None:
    assert doublings(greater, smaller) == bonus
    if bonus:
        assert doublings(smaller, greater) == 0


@given(AMOUNTS, AMOUNTS)
def test_doublings_are_the_largest_power_of_two_below_the_squares(one: Fraction, other: Fraction) -> None:
    bonus, ratio = doublings(one, other), Fraction(one) ** 2 / Fraction(other) ** 2
    assert bonus >= 0
    assert ratio < 2 ** (bonus + 1)
    assert bonus == 0 or ratio >= 2**bonus


@pytest.mark.parametrize(("one", "other"), [(0, 1), (1, 0), (-1, 3), (3, -1)])
def test_nothing_doubles_nothing(one: int, other: int) -> None:
    with pytest.raises(ArithmeticError):
        doublings(one, other)


def test_doublings_serve_house_rules() -> None:
    sheet = sheet_of({"mass_lb": 800}, house_rules={"initiative_bonus": "doublings(mass_lb, 200)"})
    assert sheet.value("initiative_bonus") == 4
    sheet = sheet_of({}, house_rules={"initiative_bonus": "doublings(mass_lb, 0)"})
    assert sheet.value("initiative_bonus") is None


def test_free_load_doubles_every_two_levels() -> None:
    assert [free_load(level) for level in range(-6, 9)] == [
        *(6, 9, 13, 18, 25, 35, 50, 70, 100, 140, 200, 280, 400, 560, 800)
    ]
    assert free_load(-(10**15)) == 1
    assert free_load(30) == 50 * 2**15


@pytest.mark.parametrize("strength", [STRONGEST + 1, 10**15, Fraction(1, 2)])
def test_a_strength_without_a_free_load_is_a_fault(strength: int) -> None:
    with pytest.raises(ValueError, match="free load"):
        free_load(strength)
    sheet = sheet_of({}, house_rules={"effective.str": str(strength) if strength != Fraction(1, 2) else "1 / 2"})
    assert [fault.address for fault in sheet.faults] == ["load_limit_lb"]


def test_the_best_skill_of_a_role_counts() -> None:
    assert best_of_role("riding", totals_of_roles(["", "riding", " Riding"], [9, -3, -2]), 5) == -2
    assert best_of_role("riding", totals_of_roles(["", "striking"], [9, 1]), 5) == 5
    assert best_of_role("riding", totals_of_roles(["riding", "riding"], [3, None]), 5) is None
    assert best_of_role("riding", totals_of_roles(["riding", "riding"], [None, 3]), 5) is None
    assert best_of_role("riding", totals_of_roles(["riding"], [Fraction(7, 2)]), 5) == Fraction(7, 2)


def test_an_undefined_skill_makes_its_role_undefined() -> None:
    skills = [{"name": "Ride", "role": "riding", "attribute": "wil"}, {"name": "Hit", "role": "striking"}]
    sheet = sheet_of(
        {"skills": skills, "weapons": [{"name": "a", "skill": "ride"}]}, house_rules={"effective.wil": "1/0"}
    )
    assert (sheet.value("total.riding"), sheet.value("total.striking")) == (None, 0)
    assert sheet.value("weapons[0].attack_bonus") is None


def test_range_levels_of_the_specification() -> None:
    assert [range_level(yards, 25) for yards in (0, 25, 26, 50, 51, 100, 101, 200, 201)] == [
        *(0, 0, 2, 2, 4, 4, 6, 6, None)
    ]


@pytest.mark.parametrize(
    ("radius", "from_center", "yards", "challenge"),
    [(3, 0, 3, 15), (3, Fraction(3, 2), 2, 10), (3, 3, 1, 5), (7, 0, 7, None), (7, 1, 6, 30)],
)
def test_dives_of_the_specification(
    radius: int, from_center: int | Fraction, yards: int, challenge: int | None
) -> None:
    assert dive_yards(radius, from_center) == yards
    assert dive_challenge(yards) == challenge


def test_dives_of_the_book() -> None:
    assert [dive_challenge(yards) for yards in (1, 3, 6, 7)] == [5, 15, 30, None]


def test_armies_of_the_book() -> None:
    assert powers([Army("a", 120), Army("b", 350)]) == [0, 3]
    horde, knights = Army("horde", 500), Army("knights", 100, Fraction(5, 2))
    assert [army.strength() for army in (horde, knights)] == [500, 250]
    assert powers([horde, knights]) == [2, 0]


def test_army_out_of_the_battle_has_no_power() -> None:
    armies = [Army("a", 100), Army("gone", 0), Army("routed", 1, hits_lost=100), Army("c", 400)]
    assert powers(armies) == [0, None, None, 4]
    assert powers([Army("gone", 0)]) == [None]
    assert powers([Army("a", 100, power=5), Army("b", 400)]) == [5, 4]


def test_soldiers_fall_with_the_hits_by_an_option() -> None:
    half = Army("a", 101, hits_lost=50)
    assert half.strength() == 101
    assert half.strength(with_attrition=True) == 51
    assert powers([half, Army("b", 102)], with_attrition=True) == [0, 2]


@pytest.mark.parametrize(
    ("soldiers", "minutes"), [(100, 1), (316, 1), (317, 8), (1000, 8), (3162, 8), (3163, 60), (10000, 60)]
)
def test_rounds_of_battle(soldiers: int, minutes: int) -> None:
    assert round_seconds([Army("a", soldiers), Army("b", soldiers)]) == 60 * minutes


def test_round_length_depends_on_average_soldiers() -> None:
    assert round_seconds([Army("a", 1), Army("b", 632)]) == 60
    assert round_seconds([]) == 60


def test_a_formula_says_what_a_function_of_the_game_gives() -> None:
    assert formula_words(sheet_of({}), "load_limit_lb") == ("free load of Str", "free load of 0 = 50")
