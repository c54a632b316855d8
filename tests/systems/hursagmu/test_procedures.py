"""Advancement and checks by chance, their odds, and rest under any house rule."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import nullcontext
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.character.edits import SetHouseRule, SetValue
from core.character.json_values import Json
from core.errors import NumberError
from core.procedures.requests import Roll
from core.systems.hursagmu.odds import beats, reaches
from core.systems.hursagmu.recovery import rest_edits
from tests.systems.hursagmu.worked import EXAMPLES, PROCEDURES, play, sheet_of


@pytest.mark.parametrize("key", PROCEDURES)
@pytest.mark.parametrize("name", ["A", "B", "C", "a creature of 30"])
def test_every_procedure_runs_by_chance(key: str, name: str) -> None:
    example = EXAMPLES[name]
    for seed in range(4):
        sheet = sheet_of(example.data, example.options)
        if PROCEDURES[key].closed(sheet) is None:
            before = {each.code for each in sheet.violations}
            play(key, sheet, {}, seed, has_setting=seed % 2 == 1)
            assert {each.code for each in sheet.violations} <= before


def test_raise_can_be_undone() -> None:
    sheet = sheet_of({"xp_earned": 50, "skills": [{"name": "Lore", "level": 1}]})
    before = sheet.character
    for ability in ("base.str", "skills[0].level", "base.str"):
        play("raise", sheet, {"ability": [ability]})
    assert sheet.value("xp_spent") == 0
    assert sheet.count("advances") == 3
    for ability in ("base.str", "base.str", "skills[0].level"):
        play("lower", sheet, {"ability": [ability]})
    assert sheet.count("advances") == 0
    assert (sheet.value("base.str"), sheet.value("skills[0].level")) == (0, 1)
    assert sheet.character.data["skills"] == before.data["skills"]


def test_undo_of_a_raise_is_closed_at_the_lowest_levels() -> None:
    sheet = sheet_of({"base": dict.fromkeys(("str", "dex", "wil", "int"), -20)})
    assert PROCEDURES["lower"].closed(sheet) is not None
    sheet.apply(SetValue("base.wil", -19))
    assert PROCEDURES["lower"].closed(sheet) is None


def test_saddle_rolls_stay_plain_where_challenges_are_rolled() -> None:
    sheet = sheet_of({}, {"rolled_challenges": True})
    cases: tuple[tuple[str, Mapping[str, Json], bool], ...] = (
        ("attribute_check", {"level": 8}, True),
        ("command_check", {"level": 8}, True),
        ("saddle_check", {"why": ["ride"], "level": 8}, False),
        ("saddle_check", {"why": ["hit"], "damage": 8}, False),
        ("target_check", {"level": 8}, False),
    )
    for key, script, is_rolled in cases:
        asked = {each.key for each in play(key, sheet, script).asked}
        assert ("master" in asked) is is_rolled, key


def test_house_rules_decide_what_a_raise_costs() -> None:
    sheet = sheet_of({"points_total": 8, "base": {"str": 3}})
    sheet.apply(SetHouseRule("cost.<a>", "2 * base.<a>"))
    play("raise", sheet, {"ability": ["base.str"]})
    assert (sheet.value("base.str"), sheet.value("points_left"), sheet.value("advances[0].cost")) == (4, 0, 2)
    assert sheet.violations == ()
    assert PROCEDURES["raise"].closed(sheet) is not None


REACH = (36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1)
BEAT = (1226, 1170, 1090, 986, 861, 721, 575, 435, 310, 206, 126, 70, 35, 15, 5, 1, 0)


def test_odds_of_the_specification() -> None:
    assert [36 * reaches(needed) for needed in range(2, 13)] == list(REACH)
    assert [1296 * beats(-behind, on_equal=False) for behind in range(-6, 11)] == list(BEAT)


@settings(max_examples=50)
@given(st.integers(-15, 15))
def test_odds_of_both_sides_add_up(ahead: int) -> None:
    assert beats(ahead, on_equal=True) + beats(-ahead, on_equal=False) == 1
    assert reaches(7 - ahead) == sum(
        Fraction(1, 36) for one in range(1, 7) for other in range(1, 7) if one + other + ahead >= 7
    )


@pytest.mark.parametrize("key", ["skill_check", "attribute_check", "opposed_check", "target_check"])
def test_rolls_know_their_chance(key: str) -> None:
    sheet = sheet_of(EXAMPLES["B"].data)
    rolls = [each for each in play(key, sheet, {}).asked if isinstance(each, Roll)]
    assert rolls[0].chance is not None
    assert 0 <= rolls[0].chance() <= 1


@pytest.mark.parametrize(("strength", "target"), [(6, "any roll"), (5, "3 or higher")])
def test_sure_roll_is_described_without_a_number(strength: int, target: str) -> None:
    asked = play("attribute_check", sheet_of({"base": {"str": strength}}), {"deed": ["effective.str"]}).asked
    assert [each.target for each in asked if isinstance(each, Roll)] == [target]


def test_a_roll_against_another_says_what_the_other_adds() -> None:
    asked = play("opposed_check", sheet_of(EXAMPLES["B"].data), {"other": 2}).asked
    rolls = {each.key: each.target for each in asked if isinstance(each, Roll)}
    assert rolls == {"roll.self": "against 2d6 +2", "roll.other": ""}


@settings(max_examples=40)
@given(
    hits=st.lists(st.integers(1, 19), max_size=5),
    shaken=st.integers(0, 3),
    parts=st.lists(st.integers(1, 60), min_size=1, max_size=4),
)
def test_rest_never_hurts_and_brings_everything_back(hits: list[int], shaken: int, parts: list[int]) -> None:
    sheet = sheet_of({"wounds": [{"damage": hit} for hit in hits], "sanity_lost": shaken})
    for days in parts:
        before = [sheet.value(key) for key in ("stamina", "health_level", "sanity_level")]
        for edit in rest_edits(sheet, days * 86_400):
            sheet.apply(edit)
        after = [sheet.value(key) for key in ("stamina", "health_level", "sanity_level")]
        assert after[0] >= before[0]  # type: ignore[operator]
        assert after[1] <= before[1]  # type: ignore[operator]
        assert after[2] <= before[2]  # type: ignore[operator]
        assert sheet.violations == ()
    for edit in rest_edits(sheet, 200 * 86_400):
        sheet.apply(edit)
    assert sheet.character.data.get("wounds", []) == []
    assert (sheet.value("stamina"), sheet.value("sanity_lost")) == (10, 0)


KEPT = ("rest.stamina_s", "rest.health_s", "rest.sanity_s")


@settings(max_examples=60)
@given(
    hits=st.lists(st.integers(1, 20), max_size=5),
    shaken=st.integers(0, 4),
    exertion=st.integers(0, 12),
    parts=st.lists(st.integers(1, 40 * 86_400), min_size=2, max_size=5),
    before=st.integers(0, 5 * 86_400),
)
def test_rest_in_pieces_brings_back_what_one_long_rest_does(
    hits: list[int], shaken: int, exertion: int, parts: list[int], before: int
) -> None:
    """R50: whatever the pieces, and whatever was rested before."""
    data: dict[str, Json] = {
        "wounds": [{"damage": hit} for hit in hits],
        "sanity_lost": shaken,
        "stamina_exertion": exertion,
        "rest": {"stamina_s": min(before, 5), "health_s": before, "sanity_s": before},
    }
    once, often = sheet_of(data), sheet_of(data)
    for sheet, pieces in ((once, [sum(parts)]), (often, parts)):
        for seconds in pieces:
            for edit in rest_edits(sheet, seconds):
                sheet.apply(edit)
    keys = ["stamina", "stamina_regained", "stamina_exertion", "sanity_lost", "health_level", *KEPT]
    assert {key: often.value(key) for key in keys} == {key: once.value(key) for key in keys}
    healed = [[sheet.value(f"wounds[{row}].healed") for row in range(sheet.count("wounds"))] for sheet in (once, often)]
    assert healed[0] == healed[1]
    assert often.violations == once.violations


@settings(max_examples=40)
@given(
    lost=st.integers(1, 20),
    worst=st.integers(0, 19),
    parts=st.lists(st.integers(1, 40 * 86_400), min_size=2, max_size=5),
    before=st.integers(0, 5 * 86_400),
)
def test_animals_rest_in_pieces_as_in_one(lost: int, worst: int, parts: list[int], before: int) -> None:
    """R50 for the rows of animals."""
    animal: dict[str, Json] = {
        "name": "Nan",
        "stamina_lost": lost,
        "worst_hit": worst,
        "rest_stamina_s": min(before, 5),
        "rest_health_s": before if worst > 4 else 0,
    }
    once, often = sheet_of({"animals": [animal]}), sheet_of({"animals": [animal]})
    for sheet, pieces in ((once, [sum(parts)]), (often, parts)):
        for seconds in pieces:
            for edit in rest_edits(sheet, seconds):
                sheet.apply(edit)
    keys = ["stamina", "stamina_lost", "worst_hit", "health_healed", "rest_stamina_s", "rest_health_s"]
    assert [often.value(f"animals[0].{key}") for key in keys] == [once.value(f"animals[0].{key}") for key in keys]


def test_seconds_of_an_odd_pace_are_kept_in_decimals() -> None:
    """A house rule may make a hit last two thirds of a second; what is kept stays a number of the document."""
    sheet = sheet_of({"wounds": [{"damage": 9}]}, house_rules={"stamina_seconds": "2 / 3"})
    for edit in rest_edits(sheet, 1):
        sheet.apply(edit)
    assert (sheet.value("stamina"), sheet.value("rest.stamina_s")) == (2, Fraction(333_333, 1_000_000))


@pytest.mark.parametrize("key", ["health_days", "sanity_days", "stamina_seconds", "health_level"])
@pytest.mark.parametrize("formula", ["0", "-1", "1 / 2", "none", "3"])
def test_rest_ends_or_names_the_number_whatever_the_house_rules(key: str, formula: str) -> None:
    sheet = sheet_of({"wounds": [{"damage": 11}], "sanity_lost": 2}, house_rules={key: formula})
    is_refused = (key, formula) in {("stamina_seconds", "none"), ("health_level", "none"), ("health_level", "1 / 2")}
    with pytest.raises(NumberError, match=f"house rule {formula}") if is_refused else nullcontext():
        rest_edits(sheet, 10**9)
