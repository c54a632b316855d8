"""Advancement beyond the scripted cases: many Levels at once, prices that move, many years, whole lives."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.character.edits import SetHouseRule, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Setting
from core.errors import AnswerError, ProcedureError
from core.procedures.driver import Driver
from core.procedures.procedure import Situation
from core.procedures.requests import Allocate, Choose, Enter
from core.systems.ratios.ages import ATTRIBUTES, SPANS
from core.systems.ratios.attribute_points import lowest_first
from core.systems.ratios.levels import LEVEL_UP, count_due_levels
from tests.helpers.creations import codes
from tests.systems.ratios.scripted_creation import made
from tests.systems.ratios.worked import PROCEDURES, SETTING, opened, play, sheet_of

ART = ("focs", "know", "work", "xper")


@settings(max_examples=25, deadline=None)
@given(cat=st.integers(1000, 40_000), seed=st.integers(0, 10**6))
def test_levels_are_paid_one_by_one(cat: int, seed: int) -> None:
    sheet = sheet_of({"human_age_years": 20, "cat": cat})
    driver, asked = play("level_up", [sheet], {}, seed=seed)
    taken = [answered.answer for answered in driver.answers if answered.key.startswith("levels.")]
    trial = sheet_of({"human_age_years": 20, "cat": cat})
    for turn, count in enumerate(taken, start=1):
        assert isinstance(count, int)
        for _ in range(count):
            price = trial.value("rat")
            assert isinstance(price, int)
            trial.apply(SetValue("cat", int(str(trial.value("cat"))) - price))
            trial.apply(SetValue("level", int(str(trial.value("level"))) + 1))
        placed = next(answered.answer for answered in driver.answers if answered.key == f"points.{turn}")
        assert isinstance(placed, Mapping)
        for each, points in placed.items():
            before = int(str(trial.value(f"level_points.{each}")))
            trial.apply(SetValue(f"level_points.{each}", before + int(str(points))))
    assert trial.derived() == sheet.derived()
    assert int(str(sheet.value("cat"))) < int(str(sheet.value("rat")))
    assert sheet.value("level_points_left") == 0
    assert codes(sheet.violations) == []
    assert len(asked) == 2 * len(taken)


@pytest.mark.parametrize(
    ("cat", "words"), [(1000, "One is due at a RAT of 996."), (2500, "2 are due at a RAT of 996.")]
)
def test_due_levels_are_shown_with_their_price(cat: int, words: str) -> None:
    _, asked = play("level_up", [sheet_of({"cat": cat})], {"levels.1": 0})
    assert asked[0].help.startswith(words)


@pytest.mark.parametrize("training", [("focs", "know", "yern"), ("agil", "work"), ("agil", "tmng")])
@pytest.mark.parametrize("cat", [995, 1015, 20_000, 75_000])
def test_trained_points_make_the_same_levels_cheaper_as_one_by_one(training: tuple[str, ...], cat: int) -> None:
    """The loop of the book by hand: pay a Level, give its point to the lowest trained attribute, read the RAT again."""
    points = {each: 1 + ATTRIBUTES.index(each) % 3 for each in ATTRIBUTES}
    level, left = 0, cat
    while left >= (price := 1000 - sum(points[each] for each in ART) + 10 * len(training)):
        left -= price
        level += 1
        points[min(training, key=lambda each: (points[each], each))] += 1
    data: dict[str, Json] = {
        "human_age_years": 30,
        "cat": cat,
        "training": [{"attribute": each} for each in training],
        "profession": {"attributes": list(training)},
        "level": 25,
        "level_points": {each: ATTRIBUTES.index(each) % 3 for each in ATTRIBUTES},
    }
    sheet = sheet_of(data)
    if level:
        play("level_up", [sheet], {})
    assert (sheet.value("level"), sheet.value("cat")) == (25 + level, left)
    assert {each: sheet.value(f"points.{each}") for each in ATTRIBUTES} == points


def test_levels_of_equal_cost_are_taken_together() -> None:
    sheet = sheet_of({"human_age_years": 25, "cat": 2_000_000})
    _, asked = play("level_up", [sheet], {})
    assert int(str(sheet.value("level"))) >= 2000
    assert len(asked) <= 2 * (4 * 98 + 1)
    assert codes(sheet.violations) == []
    assert "level_above_2000" in codes(sheet.notices)


def test_levels_taken_at_once_ask_once_for_their_points() -> None:
    sheet = sheet_of({"human_age_years": 25, "cat": 2_500_000})
    levels = count_due_levels(sheet)
    _, asked = play("level_up", [sheet], {"levels.1": levels})
    assert [type(each) for each in asked][:2] == [Enter, Allocate]
    assert sheet.value("level") is not None
    assert int(str(sheet.value("level"))) >= levels


def test_points_may_be_placed_one_by_one_where_more_levels_are_due() -> None:
    sheet = sheet_of({"cat": 3 * 996})
    driver = Driver(PROCEDURES["level_up"], Situation((sheet,), SETTING), 1)
    driver.answer(1)
    driver.answer({"focs": 1})
    assert driver.sheets[0].value("rat") == 995
    assert isinstance(driver.request, Enter)
    assert driver.request.most == 2
    driver.answer(0)
    assert driver.is_finished


def test_a_point_above_the_cap_is_refused() -> None:
    sheet = sheet_of({"cat": 996, "culture": {"cap": {"chnc": 1}}})
    driver = Driver(PROCEDURES["level_up"], Situation((sheet,), SETTING), 1)
    driver.answer(1)
    with pytest.raises(AnswerError, match="Chance"):
        driver.answer({"chnc": 1})


@pytest.mark.parametrize(
    ("formula", "cat", "levels", "left"),
    [
        ("1000 + level * 100", 1000 + 1100 + 1200 + 5, 3, 5),
        ("100 + cat / 10", 1000, 6, None),
        ("2001 / 2", 2001, 1, 1000),
    ],
)
def test_prices_that_a_house_rule_moves(formula: str, cat: int, levels: int, left: int | None) -> None:
    sheet = sheet_of({"cat": cat})
    sheet.apply(SetHouseRule("rat", formula))
    at_once = sheet.copy(random.Random(2))
    assert count_due_levels(sheet) == levels
    play("level_up", [at_once], {"levels.1": levels})
    play("level_up", [sheet], {f"levels.{turn}": 1 for turn in range(1, levels + 1)})
    assert sheet.value("cat") == at_once.value("cat")
    assert sheet.value("level") == at_once.value("level") == levels
    assert left is None or sheet.value("cat") == left


def test_level_price_may_depend_on_the_level_through_other_numbers() -> None:
    """Damage Status grows with the Level, so the second Level costs 1300 and the third 1400."""
    sheet = sheet_of({"cat": 3600})
    sheet.apply(SetHouseRule("rat", "900 + 100 * ds_max"))
    assert count_due_levels(sheet) == 2
    play("level_up", [sheet], {"levels.1": 2, "points.1": {"agil": 2}})
    assert (sheet.value("cat"), sheet.value("level")) == (1100, 2)


def test_moving_prices_are_asked_once_automatically() -> None:
    sheet = sheet_of({"cat": 100_000})
    sheet.apply(SetHouseRule("rat", "1000 + level"))
    _, asked = play("level_up", [sheet], {})
    assert sheet.value("level") == 95
    assert len(asked) == 2


@pytest.mark.parametrize(
    ("formula", "problem"),
    [
        ("0", "without end"),
        ("0 - 5", "without end"),
        ("10 - level", "without end"),
        ("1 / human_age_years", "Required Achievement Total has no value"),
    ],
)
def test_levels_without_end_or_price_are_refused_with_a_reason(formula: str, problem: str) -> None:
    sheet = sheet_of({"cat": 5000})
    sheet.apply(SetHouseRule("rat", formula))
    before = sheet.character
    with pytest.raises(ProcedureError, match=problem):
        play("level_up", [sheet], {})
    assert sheet.character == before


def test_each_party_member_gets_its_own_award() -> None:
    sheets = [sheet_of({"cat": 5}), sheet_of({"cat": 6})]
    play("award", sheets, {"award": 100, "award.2": 200})
    assert [sheet.value("cat") for sheet in sheets] == [105, 206]
    play("award", sheets, {"award": 0, "award.2": 1})
    assert [sheet.value("cat") for sheet in sheets] == [105, 207]


def test_lowest_first() -> None:
    rooms = {"focs": 5, "agil": 2, "zeal": 9}
    standing = {"focs": 3, "agil": 3, "zeal": 4}
    assert list(lowest_first(rooms, standing, ["focs", "agil"])) == ["agil", "focs", "agil", *["focs"] * 4]
    first = list(lowest_first(dict.fromkeys(rooms, 9), standing, ["zeal", "focs", "agil"]))
    assert first[:6] == ["agil", "focs", "agil", "focs", "zeal", "agil"]
    assert len(first) == 27
    assert list(lowest_first({"zeal": 0}, standing, ["zeal"])) == []


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 10**6), cat=st.integers(1000, 300_000), open_=st.integers(0, 3))
def test_points_by_chance_make_levels_as_cheap_as_one_by_one(seed: int, cat: int, open_: int) -> None:
    """Without training chance places the points: no Level is paid dearer than a point before it would have made it."""
    sheet = sheet_of({"human_age_years": 30, "cat": cat, "level": open_})
    trial = sheet.copy(random.Random(1))
    driver, _ = play("level_up", [sheet], {}, seed=seed)
    given = {answered.key: answered.answer for answered in driver.answers}
    for turn in range(1, len(given) // 2 + 1):
        count, placed = given[f"levels.{turn}"], given[f"points.{turn}"]
        assert isinstance(count, int)
        assert isinstance(placed, Mapping)
        cheaper = sum(int(str(placed.get(each, 0))) for each in ART)
        assert count == 1 or cheaper <= 1
        price = int(str(trial.value("rat")))
        trial.apply(SetValue("cat", int(str(trial.value("cat"))) - count * price))
        for each, points in placed.items():
            before = int(str(trial.value(f"level_points.{each}")))
            trial.apply(SetValue(f"level_points.{each}", before + int(str(points))))
    assert trial.value("cat") == sheet.value("cat")
    assert sheet.value("level_points_left") == 0


# ---------------------------------------------------------------------------------------------------- birthdays


@settings(max_examples=25, deadline=None)
@given(age=st.integers(1, 200), years=st.integers(1, 120), seed=st.integers(0, 10**6))
def test_years_pay_only_for_what_grows_in_them(age: int, years: int, seed: int) -> None:
    sheet = sheet_of({"human_age_years": age, "real_age_years": age})
    play("place_age_points", [sheet], {}, seed=seed)
    before = {each: int(str(sheet.value(f"age_points.{each}"))) for each in ATTRIBUTES}
    _, asked = play("birthday", [sheet], {"real_years": years}, seed=seed)
    assert sum(isinstance(each, Allocate) for each in asked) == 1
    assert sheet.value("human_age_years") == age + years
    assert codes(sheet.violations) == []
    for each in ATTRIBUTES:
        if sheet.value(f"age_points.{each}") != before[each]:
            span = SPANS[each]
            assert any(span.covers(year) for year in range(age + 1, age + years + 1))


def test_a_birthday_offers_only_what_grows_at_that_age() -> None:
    sheet = opened("A").copy(random.Random(1))
    driver = Driver(PROCEDURES["birthday"], Situation((sheet,), SETTING), 1)
    for _ in range(2):
        driver.auto_answer()
    assert isinstance(driver.request, Allocate)
    offered = {target.key for target in driver.request.targets}
    assert offered == set(ATTRIBUTES) - {"inst", "rcvy"}
    with pytest.raises(AnswerError):
        driver.answer({"inst": 1})
    with pytest.raises(AnswerError):
        driver.answer({"chnc": 6, "strn": 5})


def test_decline_leaves_one_point() -> None:
    sheet = opened("A").copy(random.Random(1))
    driver = Driver(PROCEDURES["birthday"], Situation((sheet,), SETTING), 1)
    while driver.request is not None and driver.request.key != "decline":
        if not driver.answer_from({"points": {}}):
            driver.auto_answer()
    driver.answer(["know"])
    with pytest.raises(AnswerError, match="1 to 4"):
        driver.answer(5)
    driver.answer(4)
    assert driver.sheets[0].value("points.know") == 1
    assert codes(driver.sheets[0].violations) == []


def test_birthday_with_no_years() -> None:
    sheet = opened("A").copy(random.Random(1))
    before = sheet.character
    play("birthday", [sheet], {"real_years": 0, "human_years": 0})
    assert sheet.character == before


# ---------------------------------------------------------------------------------------------------- whole lives


@pytest.mark.parametrize("seed", range(6))
def test_simulated_lives_stay_legal_and_can_be_undone(blank: Sheet, lowtide: Setting, seed: int) -> None:
    source = random.Random(seed)
    sheet = made(blank, lowtide, {}, seed).copy(random.Random(seed))
    beginning = sheet.character
    undo = []
    ran: set[str] = set()
    for turn in range(40):
        open_ = [each for each in PROCEDURES.values() if each.closed(sheet) is None]
        chosen = source.choice(open_)
        ran.add(chosen.key)
        driver = Driver(chosen, Situation((sheet,), lowtide), f"{seed}.{turn}")
        driver.run_auto({"award": 9000} if chosen.key == "award" else {})
        undo.append(sheet.apply(driver.outcome[0]).inverse)
        assert sheet.character.data == driver.sheets[0].character.data
        assert sheet.faults == ()
        assert codes([each for each in sheet.violations if each.accepted is None]) == [], chosen.key
    assert len(ran) >= 8
    for inverse in reversed(undo):
        sheet.apply(inverse)
    assert sheet.character == beginning


# ---------------------------------------------------------------------------------------------------- capabilities


def test_capabilities_that_cannot_be_learned_are_closed_with_the_reason(lowtide: Setting) -> None:
    sheet = opened("A").copy(random.Random(1))
    driver = Driver(PROCEDURES["learn"], Situation((sheet,), lowtide), 1)
    request = driver.request
    assert isinstance(request, Choose)
    closed = {option.key: option.closed.render() for option in request.options if option.closed is not None}
    assert "swimming" not in {option.key for option in request.options}  # the character has it
    assert "teaches it" in closed["tide_calling"]
    assert "bargaining" not in closed
    driver.answer(["own*"])
    with pytest.raises(AnswerError, match="has it already"):
        driver.answer(" footwork")


def test_learning_without_a_setting() -> None:
    sheet = sheet_of({})
    play("learn", [sheet], {"capability": ["own*"], "name": "Star reading", "bonus": 3}, has_setting=False)
    assert sheet.value("capabilities[0].bonus") == 3


def test_a_capability_is_only_raised(lowtide: Setting) -> None:
    sheet = sheet_of({"capabilities": [{"name": "X", "bonus": 24}, {"name": "Y", "bonus": 25}]})
    driver = Driver(PROCEDURES["raise_capability"], Situation((sheet,), lowtide), 1)
    with pytest.raises(AnswerError, match="highest bonus, 25"):
        driver.answer(["1"])
    driver.answer(["0"])
    with pytest.raises(AnswerError):
        driver.answer(24)
    data: Json = 25
    driver.answer(data)
    driver.run_auto()
    assert driver.sheets[0].value("capabilities[0].bonus") == 25


def test_a_single_missing_achievement_is_told_as_one() -> None:
    closed = LEVEL_UP.closed(sheet_of({"cat": 995}))
    assert closed is not None
    assert closed.render() == "No Level is due yet: 1 more Achievement is needed."
