"""Characters that Quire makes by itself: legal, reproducible, and the same whichever way one came to them."""

from __future__ import annotations

import random
from collections.abc import Mapping
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Setting
from core.procedures.readers import exact_number, group
from core.systems.ratios.ages import ATTRIBUTES, is_feasible
from tests.helpers.coverage_cases import measure_first_only
from tests.helpers.creations import codes
from tests.systems.ratios.scripted_creation import MAKING, made, start


def check_legal(sheet: Sheet, seed: int) -> None:
    assert codes(sheet.violations) == [], seed
    assert sheet.faults == (), seed
    assert sheet.value("age_points_left") == sheet.value("level_points_left") == 0, seed
    placed = {each: int(str(sheet.value(f"age_points.{each}"))) for each in ATTRIBUTES}
    assert is_feasible(int(str(sheet.value("human_age_years"))), placed), seed


@pytest.mark.parametrize("batch", measure_first_only(range(8)))
def test_automatic_characters_are_legal(blank: Sheet, lowtide: Setting, batch: int) -> None:
    for seed in range(batch * 20, batch * 20 + 20):
        sheet = made(blank, lowtide, {}, seed)
        check_legal(sheet, seed)
        assert codes(sheet.notices) == [], seed
        assert sheet.count("traits") == 5
        assert {row["percent"] for row in sheet.rows("traits")} <= set(range(50, 100, 5))
        assert 1 <= sheet.count("capabilities") <= 4
        assert sheet.count("weapons") <= 1
        assert sheet.count("armor") <= 1


@pytest.mark.repeats
@pytest.mark.parametrize("options", [["level_equals_age"], ["start_percent"], ["weapon_min_strn", "recovery_check"]])
def test_automatic_characters_are_legal_under_any_options(blank: Sheet, lowtide: Setting, options: Json) -> None:
    for seed in range(15):
        script: dict[str, Json] = {"options": options, "options.start_percent": 10}
        check_legal(made(blank, lowtide, script, seed), seed)


def test_cultures_whose_caps_are_below_the_start_are_left_out(blank: Sheet, lowtide: Setting) -> None:
    """From a start of 98 no people of the setting is legal, from one of 80 those are whose caps allow it."""
    high: dict[str, Json] = {"options": ["start_percent"], "options.start_percent": 98}
    for seed in range(4):
        sheet = made(blank, lowtide, high, seed)
        assert sheet.value("culture.name") == ""
        assert codes(sheet.violations) == [], seed
    taken = set()
    for seed in range(16):
        sheet = made(blank, lowtide, {**high, "options.start_percent": 80}, seed)
        taken.add(sheet.value("culture.id"))
        assert codes(sheet.violations) == [], seed
    fitting = {
        str(culture["id"])
        for culture in lowtide.kinds["cultures"]
        if all(80 + at(culture, "bonus", each, 0) <= at(culture, "cap", each, 99) for each in ATTRIBUTES)
    }
    assert taken == fitting
    assert 0 < len(fitting) < len(lowtide.kinds["cultures"])


def at(culture: Mapping[str, Json], key: str, attribute: str, default: int) -> int:
    return int(str(group(culture, key).get(attribute, default)))


def test_automatic_opponents_of_any_level(blank: Sheet, lowtide: Setting) -> None:
    for seed, level in enumerate((1, 24, 300, 1000, 1900)):
        sheet = made(blank, lowtide, {"level": level}, seed)
        check_legal(sheet, seed)
        assert sheet.value("level") == level


def test_the_profession_and_movement_are_favoured(blank: Sheet, lowtide: Setting) -> None:
    favoured, others = [], []
    for seed in range(20):
        sheet = made(blank, lowtide, {"profession": ["broker"], "human_age_years": 30}, seed)
        points = {each: int(str(sheet.value(f"age_points.{each}"))) for each in ATTRIBUTES}
        favoured.append(points["judg"] + points["lang"])
        others.append(points["chnc"] + points["know"])
    assert sum(favoured) > 2 * sum(others)


def test_bonuses_grow_with_age_and_stay_within_bounds(blank: Sheet, lowtide: Setting) -> None:
    for age, least, most in ((16, 2, 12), (36, 6, 16), (200, 10, 25)):
        for seed in range(8):
            sheet = made(blank, lowtide, {"human_age_years": age}, seed)
            for row in sheet.rows("capabilities"):
                bonus, highest = row["bonus"], row["max_bonus"]
                assert isinstance(bonus, int)
                assert isinstance(highest, int)
                assert min(least, highest) <= bonus <= min(most, highest)


def test_body_and_age_are_within_the_ranges_of_the_culture(blank: Sheet, lowtide: Setting) -> None:
    for culture in lowtide.kinds["cultures"]:
        usual = {key: culture[key] for key in ("start_age_years", "height_in", "weight_per_inch_lb", "tbf_percent")}
        for seed in range(5):
            sheet = made(blank, lowtide, {"culture": [culture["id"]]}, seed)
            sex = str(sheet.value("sex"))
            assert sex in ("female", "male")
            assert within(usual["start_age_years"], sheet.value("human_age_years"))
            assert sheet.value("human_age_years") == sheet.value("human_age_suggested")
            assert within(usual["height_in"], sheet.value("height_in"))
            weight, height = exact_number(sheet, "weight_lb"), exact_number(sheet, "height_in")
            assert within(usual["weight_per_inch_lb"], weight / height, Fraction(1, 2) / height)
            assert within(group(usual, "tbf_percent")[sex], sheet.value("tbf_percent"))


def within(span: Json, value: object, slack: Fraction = Fraction(0)) -> bool:
    assert isinstance(span, Mapping)
    assert isinstance(value, int | Fraction)
    low, high = (Fraction(str(span[key])) for key in ("min", "max"))
    return low - slack <= value <= high + slack


def test_the_weapon_is_one_that_the_character_fights_with(blank: Sheet, lowtide: Setting) -> None:
    for capability, category in (("blade_fighting", "blade"), ("bowcraft", "bow"), ("crushing_blow", "blunt")):
        for seed in range(6):
            script: dict[str, Json] = {
                "height_in": "70",
                "tbf_percent": "14",
                "capabilities": [{"entry": capability}, {"entry": "swimming"}],
                "human_age_years": 30,
            }
            sheet = made(blank, lowtide, script, seed)
            assert [row["category"] for row in sheet.rows("weapons")] == [category]


def test_automatic_gear_leaves_the_character_able_to_move(blank: Sheet, lowtide: Setting) -> None:
    bare = 0
    heavy: dict[str, Json] = {"culture": ["none"], "height_in": "40", "weight_lb": "300", "tbf_percent": "60"}
    for seed in range(20):
        sheet = made(blank, lowtide, {**heavy, "human_age_years": 12}, seed)
        if sheet.value("cpv.move") == 0:
            bare += 1
            assert sheet.count("weapons") == sheet.count("armor") == 0
    assert bare > 5


def test_seed_reproduces_the_document(blank: Sheet, lowtide: Setting) -> None:
    MAKING.check_seed(blank, lowtide)


def test_drafts_resumed_at_random_give_the_same_result(blank: Sheet, lowtide: Setting) -> None:
    MAKING.check_resuming(blank, lowtide, every=4)


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 10**6), steps=st.integers(1, 15))
def test_back_and_the_same_answers(blank: Sheet, lowtide: Setting, seed: int, steps: int) -> None:
    driver = start(blank, lowtide, seed)
    driver.run_auto()
    document = driver.sheets[0].character.to_text()
    answers = {answered.key: answered.answer for answered in driver.answers}
    for _ in range(steps):
        driver.back()
    driver.run_auto(answers)
    assert driver.sheets[0].character.to_text() == document


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 10**6), data=st.data())
def test_any_answer_can_be_changed(blank: Sheet, lowtide: Setting, seed: int, data: st.DataObject) -> None:
    driver = start(blank, lowtide, seed)
    driver.run_auto()
    key = data.draw(st.sampled_from([answered.key for answered in driver.answers]))
    driver.reopen(key)
    driver.auto_answer()
    driver.run_auto()
    assert codes(driver.sheets[0].violations) == []
    (batch,) = driver.outcome
    fresh = blank.copy(random.Random(5))
    changes = fresh.apply(batch)
    assert fresh.character == driver.sheets[0].character
    fresh.apply(changes.inverse)
    assert fresh.character == blank.character


@pytest.mark.parametrize(
    "culture",
    [
        {"id": "x", "name": "X"},
        {"id": "x", "name": "X", "human_years_per_real_year": 0, "start_age_years": {"min": 40, "max": 16}},
        {
            "id": "x",
            "name": "X",
            "start_age_years": {"min": 0, "max": 0},
            "tbf_percent": {"male": {"min": 0, "max": 0}},
        },
        {"id": "x", "name": "X", "height_in": {"min": 61, "max": 60}, "human_years_per_real_year": 100},
        {
            "id": "x",
            "name": "X",
            "bonus": {"chnc": -20, "strn": -20, "emot": -10},
            "start_age_years": {"min": 22, "max": 22},
        },
        {
            "id": "x",
            "name": "X",
            "capabilities": ["nowhere", "swimming"],
            "start_age_years": {"min": 1000, "max": 1000},
        },
    ],
)
def test_creation_ends_with_unusual_cultures(blank: Sheet, lowtide: Setting, culture: dict[str, Json]) -> None:
    setting = Setting("s", "S", "", lowtide.system, {**lowtide.kinds, "cultures": (culture,)})
    for seed in range(6):
        sheet = made(blank, setting, {}, seed)
        assert sheet.faults == ()
        assert set(codes(sheet.violations)) <= {"out_of_range"}, "only what the culture itself has wrong"
