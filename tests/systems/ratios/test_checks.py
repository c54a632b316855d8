"""Checks and damage beyond the scripted cases: exact odds, tables, and properties."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.character.edits import SetHouseRule
from core.character.json_values import Json
from core.messages import localize_text
from core.procedures.driver import Driver
from core.procedures.procedure import Situation
from core.procedures.requests import Roll
from core.procedures.sheet_inputs import input_request
from core.systems.ratios.attributes import attribute_options
from core.systems.ratios.checks import clamp_chance, highest_success, mean_cpv, odds
from core.systems.ratios.damage import LOCATIONS, Blow, compute_wound, location_of, piece_losing_rank
from core.systems.ratios.measures import between, nearest
from core.systems.ratios.recovery import restored_points
from tests.systems.ratios.worked import PROCEDURES, SETTING, opened, play, sheet_of


@settings(max_examples=100)
@given(chance=st.fractions(-200, 300))
def test_odds_are_the_share_of_rolls_that_succeed(chance: Fraction) -> None:
    good = [roll for roll in range(1, 101) if roll <= clamp_chance(chance)]
    assert odds(chance) == Fraction(len(good), 100)
    assert highest_success(chance) == max(good, default=0)
    assert 100 not in good


@pytest.mark.parametrize(
    ("values", "bonus", "modifier", "chance", "highest"),
    [
        ([43], 0, -10, Fraction(33), 33),
        ([43], 9, -10, Fraction(42), 42),
        ([95], 18, 0, Fraction(99), 99),
        ([5], 0, -20, Fraction(0), 0),
        ([120], 0, 0, Fraction(99), 99),
        ([33, 10], 5, 0, Fraction(53, 2), 26),
        ([10, 11, 11], 0, 0, Fraction(32, 3), 10),
        ([Fraction(1, 2)], 0, 0, Fraction(1, 2), 0),
    ],
)
def test_chances_of_the_specification(
    values: list[Fraction], bonus: int, modifier: int, chance: Fraction, highest: int
) -> None:
    raw = sum(values, Fraction(0)) / len(values) + bonus + modifier
    assert clamp_chance(raw) == chance
    assert highest_success(raw) == highest


def test_mean_of_current_values() -> None:
    sheet = opened("A")
    assert mean_cpv(sheet, ["qckn", "strn"]) == 17
    assert mean_cpv(sheet, []) == 0


@pytest.mark.parametrize(
    ("worth", "recovery", "points"), [(100, 25, 25), (100, 11, 11), (50, 11, 6), (30, 5, 2), (10, 4, 0), (100, 0, 0)]
)
def test_recovery_of_the_specification(worth: int, recovery: int, points: int) -> None:
    data: dict[str, Json] = {"level_points": {"rcvy": 98}, "cpv_loss": {"rcvy": 99 - recovery}}
    assert restored_points(sheet_of(data), worth) == points


def test_every_check_shows_its_odds() -> None:
    driver = Driver(PROCEDURES["attribute_check"], Situation((opened("A"),), SETTING), 1)
    driver.answer(["qckn"])
    driver.answer(["none"])
    driver.answer(0)
    request = driver.request
    assert isinstance(request, Roll)
    assert request.chance is not None
    assert (request.target, request.chance()) == ("at most 16", Fraction(16, 100))


def test_only_check_capabilities_help() -> None:
    driver = Driver(PROCEDURES["attribute_check"], Situation((opened("A"),), SETTING), 1)
    driver.answer(["qckn"])
    request = driver.request
    assert request is not None
    assert request.check(["4.half"]) is None
    assert request.check(["0.full"]) is not None


@pytest.mark.parametrize(
    ("key", "formula", "feet"),
    [
        ("move_max_ft", "0", 13),
        ("move_max_ft", "0 - 5", 13),
        ("move_normal_ft", "0 - 5", 0),
        ("move_normal_ft", "1000", 1000),
    ],
)
def test_moving_under_odd_house_rules(key: str, formula: str, feet: int) -> None:
    sheet = opened("A").copy(random.Random(1))
    sheet.apply(SetHouseRule(key, formula))
    driver, _ = play("move", [sheet], {})
    assert driver.answers[0].answer == feet


# ---------------------------------------------------------------------------------------------------- damage


def test_locations() -> None:
    found = [location_of(opened("A"), face) for face in range(1, 11)]
    assert [found.count(each) for each in LOCATIONS] == [1, 3, 4, 2]


@pytest.mark.parametrize(
    ("name", "blow", "stopped", "taken"),
    [
        ("B", Blow(107), 41, 29),
        ("B", Blow(54), 21, 0),
        ("C", Blow(380), 0, 379),
        ("C", Blow(934), 0, 933),
        ("A", Blow(52), 10, 30),
        ("A", Blow(202), 40, 150),
        ("A", Blow(475), 95, 368),
        ("A", Blow(15), 3, 0),
        ("B", Blow(15), 6, 0),
        ("A", Blow(20, is_direct=True), 0, 20),
    ],
)
def test_armor_and_toughness_of_the_single_attacks(name: str, blow: Blow, stopped: int, taken: int) -> None:
    wound = compute_wound(opened(name), blow)
    assert (wound.stopped, wound.taken) == (stopped, taken)


def test_penetration_above_the_rank_tears_through() -> None:
    data: dict[str, Json] = {"armor": [{"name": "X", "rank_max": 50}]}
    blow = Blow(100, penetration=51, penetration_damage=30)
    assert compute_wound(sheet_of(data, {"tear_through": True}), blow).stopped == 35
    assert compute_wound(sheet_of(data), blow).stopped == 50
    assert (
        compute_wound(sheet_of(data, {"tear_through": True}), Blow(100, penetration=50, penetration_damage=30)).stopped
        == 50
    )
    assert (
        compute_wound(sheet_of(data, {"tear_through": True}), Blow(20, penetration=60, penetration_damage=30)).stopped
        == 0
    )


@pytest.mark.parametrize(
    ("armor", "place"),
    [
        ([], None),
        ([{"rank_max": 5, "worn": False}], None),
        ([{"rank_max": 5, "rank_lost": 5}], None),
        ([{"rank_max": 5}, {"rank_max": 5}], 0),
        ([{"rank_max": 5}, {"rank_max": 6}, {"rank_max": 9, "worn": False}], 1),
        ([{"rank_max": 50, "rank_lost": 46}, {"rank_max": 5}], 1),
    ],
)
def test_best_armor_piece_loses_rank(armor: list[Json], place: int | None) -> None:
    assert piece_losing_rank(sheet_of({"armor": armor})) == place


@settings(max_examples=60, deadline=None)
@given(
    total=st.integers(0, 400),
    damage=st.integers(0, 68),
    is_direct=st.booleans(),
    has_location=st.booleans(),
    seed=st.integers(0, 10**6),
)
def test_any_blow_leaves_a_sound_sheet(total: int, damage: int, is_direct: bool, has_location: bool, seed: int) -> None:
    source = opened("A").character.data
    sheet = sheet_of({**source, "damage_taken": damage}, {"hit_location": has_location})
    script: dict[str, Json] = {"kind": ["direct" if is_direct else "impact"], "total": total}
    _, asked = play("damage", [sheet], script, seed=seed)
    keys = [each.key for each in asked]
    assert keys == [
        key for key in ("kind", "total", "location", "death", "unconsciousness", "seconds", "outcome") if key in keys
    ]
    assert 0 <= int(str(sheet.value("damage_taken"))) <= int(str(sheet.value("ds_max")))
    state = sheet.character.data.get("state", "active")
    assert (state == "unconscious") == (int(str(sheet.value("unconscious_s"))) > 0) == ("seconds" in keys)
    assert state != "dead" or "death" in keys
    assert sheet.violations == ()


# ---------------------------------------------------------------------------------------------------- measures


@settings(max_examples=60)
@given(value=st.fractions(-50, 50))
def test_nearest(value: Fraction) -> None:
    assert abs(nearest(value) - value) <= Fraction(1, 2)
    assert nearest(Fraction(nearest(value))) == nearest(value)


def test_between() -> None:
    source = random.Random(1)
    assert {between(Fraction(1), Fraction(3), source.randint) for _ in range(50)} == {1, 2, 3}
    assert {between(Fraction(3), Fraction(1), source.randint) for _ in range(50)} == {1, 2, 3}
    assert between(Fraction(5, 4), Fraction(3, 2), source.randint) == 2


def test_texts_of_the_data_are_translated_within_requests() -> None:
    """Words of the data that stand within a sentence of ours are translated with it."""
    sheet = opened("A")
    help, about = input_request(sheet, "aliases").help, attribute_options(sheet)[0].about
    for text in (help, about):
        in_capitals = localize_text(text, lambda each: each if "{" in each else each.upper())
        assert in_capitals == text.upper() != text
