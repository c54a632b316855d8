"""Advancement beyond the scripted cases: properties, parties, states that could never end."""

from __future__ import annotations

import doctest
from collections.abc import Mapping
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.character.edits import SetValue
from core.character.json_values import Json
from core.errors import AnswerError, ProcedureError
from core.procedures.driver import Driver
from core.procedures.procedure import Situation
from core.procedures.requests import Choose, Roll, Show
from core.systems.sord import awards
from core.systems.sord.attribute_points import choose_removed_points, remaining_room
from core.systems.sord.awards import compute_share
from core.systems.sord.levels import powerforce
from core.systems.sord.step_advancement import lore_dice
from tests.systems.sord.worked import PROCEDURES, SETTING, opened, play, sheet_of

CHART = ("role_played", "conflict", "problem_solved", "special", "carried_over")
ATTRIBUTES = ("ambt", "hlth", "mind", "prow", "qckn", "chrm", "expr", "focs", "inst", "luck")


@settings(max_examples=60, deadline=None)
@given(
    age=st.integers(1, 60),
    culture=st.integers(0, 40),
    chart=st.lists(st.integers(0, 900), min_size=5, max_size=5),
    held=st.integers(0, 4),
)
def test_settling_conserves_steps(age: int, culture: int, chart: list[int], held: int) -> None:
    sheet = sheet_of(
        {
            "human_age_years": age,
            "culture": {"step_rate_number": culture},
            "steps": dict(zip(CHART, chart, strict=True)),
            "sa_held": held,
        }
    )
    if PROCEDURES["settle"].closed(sheet) is not None:
        assert sum(chart) < 5 * (age + culture)
        return
    _, asked = play("settle", [sheet], {})
    levels = sheet.value("step_level")
    assert isinstance(levels, int)
    spent = sum(5 * (age + culture) * max(1, level) for level in range(levels))
    assert sheet.value("step_sum") == sum(chart) - spent
    assert sheet.value("revolution_due") == 0
    assert sheet.value("sa_held") == sheet.value("current_sa")
    assert PROCEDURES["settle"].closed(sheet) is not None
    assert [request.key.rpartition(".")[2] for request in asked] == [*["trained", "educated"] * levels, "outcome"]


@pytest.mark.parametrize(
    ("rules", "data", "code"),
    [
        ({"step_rate": "0"}, {"steps": {"special": 10}}, "settle_endless"),
        ({"step_rate": "0 - 5"}, {"steps": {"special": 10}}, "settle_endless"),
        ({"step_sum": "1000", "step_rate": "100"}, {"steps": {"special": 10}}, "settle_endless"),
        ({"step_rate": "1 / age_years"}, {"steps": {"special": 10}}, "number_undefined"),
        ({"revolution_due": "1"}, {"human_age_years": 10}, "settle_endless"),
    ],
)
def test_endless_step_revolutions_are_refused_with_a_reason(
    rules: Mapping[str, str], data: Mapping[str, Json], code: str
) -> None:
    sheet = sheet_of(data, {}, house_rules=dict(rules))
    before = sheet.derived()
    with pytest.raises(ProcedureError, match="STEP RATE") as caught:
        play("settle", [sheet], {})
    assert caught.value.message.code == code
    assert sheet.derived() == before


def test_very_many_steps_are_settled() -> None:
    sheet = sheet_of({"human_age_years": 1, "steps": {"special": 60_000}})
    play("settle", [sheet], {})
    assert (sheet.value("step_level"), sheet.value("step_sum")) == (155, 320)


def test_a_revolution_may_leave_the_sum_if_the_rate_rises() -> None:
    sheet = sheet_of({"human_age_years": 10}, {}, house_rules={"step_sum": "120"})
    play("settle", [sheet], {})
    assert sheet.value("step_level") == 3
    assert sheet.value("current_sa") == 4


def professions(*dice: tuple[str, str]) -> Mapping[str, Json]:
    return {"professions": [{"trained_lore": trained, "educated_lore": educated} for trained, educated in dice]}


@pytest.mark.parametrize(
    ("data", "trained", "educated"),
    [
        (professions(("2d6", "1d8"), ("1d12", "2d10")), "2d6", "2d10"),
        (professions(("1d12", "1d8")), "1d12", "1d8"),
        ({}, "1d6", "1d6"),
        ({"professions": [{"trained_lore": "2d12", "current": False}]}, "1d6", "1d6"),
        ({"professions": [{"name": "X"}]}, "1d6", "1d6"),
    ],
)
def test_the_best_lore_dice_are_rolled(data: Mapping[str, Json], trained: str, educated: str) -> None:
    sheet = sheet_of(data)
    assert lore_dice(sheet, "trained").text == trained
    assert lore_dice(sheet, "educated").text == educated


def test_equal_averages_go_to_the_greater_maximum_and_then_to_the_first() -> None:
    sheet = sheet_of(professions(("7", "3+1d6"), ("2d6", "1d6+3"), ("1d12+1d6-3", "6")))
    assert lore_dice(sheet, "trained").text == "1d12+1d6-3"
    assert lore_dice(sheet, "educated").text == "3+1d6"


def test_a_party_shares_an_award() -> None:
    alone: Mapping[str, Json] = {"human_age_years": 100, "professions": [{"id": "x"}]}
    sheets = [sheet_of(alone), sheet_of(alone), sheet_of({**alone, "professions": [{"id": "x"}, {"id": "y"}]})]
    script: Mapping[str, Json] = {
        "category": ["conflict"],
        "outcome": ["defeated"],
        "foe.1.max_sa": 7,
        "foe.1.difficulty": ["1d6"],
        "foe.1.roll": [[6, 6], [1]],
        "characters": 3,
    }
    play("award", sheets, script)
    assert [sheet.value("steps.conflict") for sheet in sheets] == [28, 28, 14]


def test_role_playing_is_rolled_for_each_character() -> None:
    sheets = [sheet_of({"human_age_years": 100}), sheet_of({"human_age_years": 100})]
    script: Mapping[str, Json] = {
        "category": ["role_played"],
        "role_played.1.1.difficulty": ["1d6"],
        "role_played.1.1": [[1, 1], [1]],
        "role_played.2.1.difficulty": ["1d6"],
        "role_played.2.1": [[12, 12], [6]],
    }
    play("award", sheets, script)
    assert [sheet.value("steps.role_played") for sheet in sheets] == [3, 30]


def test_sharers_are_at_least_the_participants() -> None:
    sheets = [sheet_of({}), sheet_of({})]
    driver = Driver(PROCEDURES["award"], Situation(tuple(sheets), SETTING), 7)
    script: Mapping[str, Json] = {"category": ["conflict"], "outcome": ["special"]}
    while driver.request is not None and driver.request.key != "characters":
        if not driver.answer_from(script):
            driver.auto_answer()
    with pytest.raises(AnswerError):
        driver.answer(1)


@given(amount=st.integers(0, 10_000), characters=st.integers(1, 12), count=st.integers(0, 4))
def test_shares_never_exceed_the_award(amount: int, characters: int, count: int) -> None:
    part = compute_share(amount, characters, count)
    assert 0 <= part * characters * max(1, count) <= amount


def test_difficulty_dice_stand_before_they_are_rolled_in_order() -> None:
    _, asked = play(
        "award",
        [sheet_of({"human_age_years": 500})],
        {"category": ["problem_solved"], "rating": ["grand"], "award.difficulty": ["table"]},
    )
    rolls = [request for request in asked if isinstance(request, Roll)]
    assert [dice.text for dice in rolls[0].dice] == ["1d6"]
    assert rolls[1].dice[0].text == "9d20"
    assert rolls[1].names == ("Steps", "Difficulty Die")


def test_powerforce_of_both_sides_is_shown_together() -> None:
    party = [opened("A"), opened("B"), opened("C")]
    cases: list[tuple[Mapping[str, Json], str, str]] = [
        ({"foes": ["2"]}, "Powerforce 3 against 1", "2 levels fewer."),
        ({"foes": ["1"]}, "Powerforce 1 against 3", "2 levels more."),
        ({"foe_levels": 4}, "Powerforce 4 against 4", "The foes have as many."),
        ({"foes": ["1", "2"], "foe_levels": 2}, "Powerforce 0 against 6", "6 levels more."),
    ]
    for script, label, text in cases:
        _, asked = play("powerforce", party, script)
        shown = asked[-1]
        assert isinstance(shown, Show)
        assert shown.label == label
        assert shown.text.endswith(text)


def test_powerforce_adds_step_levels() -> None:
    assert powerforce([opened("A"), opened("B"), opened("C")]) == 4
    assert powerforce([]) == 0
    _, asked = play("powerforce", [opened("A"), opened("B"), opened("C")], {})
    assert asked[-1].label == "Powerforce 4"


def test_points_go_in_turn_to_the_minimums_of_the_profession() -> None:
    data: Mapping[str, Json] = {
        "human_age_years": 10,
        "steps": {"special": 40},
        "raw": dict.fromkeys(ATTRIBUTES, 12),
        "culture": {"attribute_maximums": {"luck": 12}},
        "professions": [{"minimums": {"hlth": 9, "mind": 11, "luck": 10}}],
    }
    sheet = sheet_of(data)
    play("place_points", [sheet], {})
    assert [sheet.value(f"advancement.{attribute}") for attribute in ATTRIBUTES] == [0, 1, 2, 0, 0, 0, 0, 0, 0, 1]


def test_points_of_common_folk_have_an_order_of_their_own_and_stop_at_limits() -> None:
    low = dict.fromkeys(ATTRIBUTES, 12)
    sheet = sheet_of({"human_age_years": 10, "steps": {"special": 40}, "raw": low, "common_folk": True})
    play("place_points", [sheet], {})
    assert [sheet.value(f"advancement.{attribute}") for attribute in ATTRIBUTES] == [1, 1, 0, 1, 1, 0, 0, 0, 0, 0]
    limits = {"attribute_maximums": dict.fromkeys(ATTRIBUTES, 12) | {"chrm": 14}}
    sheet = sheet_of({"human_age_years": 10, "steps": {"special": 40}, "raw": low, "culture": limits})
    play("place_points", [sheet], {})
    assert sheet.value("advancement.chrm") == 2
    assert sheet.value("advancement_left") == 2


def test_room_is_bounded_by_the_limit() -> None:
    sheet = opened("A")
    assert remaining_room(sheet, "ambt", 5) == 5
    assert remaining_room(sheet, "mind", 99) == 49


@given(
    there=st.lists(st.integers(0, 10**12), min_size=10, max_size=10),
    share_of=st.fractions(0, 1),
)
def test_removed_points_were_placed(there: list[int], share_of: object) -> None:
    had = dict(zip(ATTRIBUTES, there, strict=True))
    points = int(sum(there) * share_of)  # type: ignore[operator]
    taken = choose_removed_points(points, had)
    assert sum(taken.values()) == points
    assert all(0 <= taken[attribute] <= had[attribute] for attribute in ATTRIBUTES)


def test_professions_are_closed_with_a_reason() -> None:
    sheet = sheet_of(
        {
            "raw": {"mind": 12, "expr": 12, "focs": 12},
            "professions": [{"id": "x", "name": "X"}, {"id": "y", "current": False}],
        }
    )
    driver = Driver(PROCEDURES["change_profession"], Situation((sheet,), SETTING), 7)
    while driver.request is not None and driver.request.key != "profession":
        driver.auto_answer()
    assert isinstance(driver.request, Choose)
    reasons = {option.key: option.closed.code for option in driver.request.options if option.closed is not None}
    assert reasons["x"] == "profession_practiced"
    assert reasons["y"] == "profession_former"
    assert reasons["giant"] == "profession_minimum"


def test_without_a_setting_there_is_no_new_profession() -> None:
    sheet = sheet_of({"professions": [{"id": "x", "name": "X"}]})
    driver = Driver(PROCEDURES["change_profession"], Situation((sheet,), None), 7)
    with pytest.raises(ProcedureError, match="world"):
        driver.run_auto()


def test_common_folk_may_take_up_a_first_profession_where_one_is_allowed() -> None:
    data: Mapping[str, Json] = {"human_age_years": 10, "common_folk": True, "steps": {"special": 25}}
    sheet = sheet_of(data, {"multiple_professions": False})
    play("add_profession", [sheet], {"profession": ["x"]})
    assert sheet.value("common_folk") == 0
    assert sheet.value("profession_count") == 1
    assert sheet.value("current_sa") == 2


def test_resuming_a_profession_never_loses_advancements() -> None:
    former: Mapping[str, Json] = {"id": "x", "name": "X", "step_rate_number": 30, "current": False, "sa_noted": 3}
    data: Mapping[str, Json] = {"human_age_years": 10, "steps": {"special": 35}, "professions": [former]}
    sheet = sheet_of(data)
    assert sheet.value("max_sa") == 6
    play("resume_profession", [sheet], {})
    assert sheet.value("max_sa") == 6
    assert sheet.value("step_level") == 1
    assert sheet.value("current_sa") == 1


def test_award_is_undone_completely() -> None:
    sheet = sheet_of({"human_age_years": 10, "professions": [{"id": "x"}]})
    before = sheet.character
    driver = Driver(PROCEDURES["award"], Situation((sheet,), SETTING), 3)
    driver.run_auto()
    changes = sheet.apply(driver.outcome[0])
    assert sheet.character != before
    sheet.apply(changes.inverse)
    assert sheet.character.to_json() == before.to_json()


@pytest.mark.parametrize("key", PROCEDURES)
@pytest.mark.parametrize("name", ["A", "B", "C", "blank sheet"])
def test_every_procedure_ends_automatically(key: str, name: str) -> None:
    example = opened(name)
    sheet = sheet_of(example.character.data, example.character.options)
    if PROCEDURES[key].closed(sheet) is None:
        for seed in range(3):
            driver = Driver(PROCEDURES[key], Situation((sheet,), SETTING), seed)
            driver.run_auto()
            assert driver.is_finished


def test_every_request_is_explained() -> None:
    cited = 0
    for key, procedure in PROCEDURES.items():
        for name in ("A", "B"):
            example = opened(name)
            sheet = sheet_of(example.character.data, example.character.options)
            if procedure.closed(sheet) is not None:
                continue
            _, asked = play(key, [sheet], {})
            for request in asked:
                assert request.cite, request.key
                assert request.label, request.key
                cited += 1
    assert cited >= 40


def test_examples_in_the_docstrings_run() -> None:
    found = doctest.testmod(awards)
    assert found.attempted >= 1
    assert found.failed == 0


def test_edits_of_a_drain_lower_the_level() -> None:
    sheet = sheet_of({"step_levels": [{"levels": 1}, {"levels": 1}]})
    play("drain", [sheet], {"levels": 2})
    assert sheet.value("step_level") == 0
    assert sheet.value("step_levels[2].levels") == -2
    sheet.apply(SetValue("step_levels[2].levels", -1))
    assert sheet.value("step_level") == 1


@pytest.mark.parametrize(
    ("procedure", "data"),
    [
        ("add_profession", {}),
        ("resume_profession", {"professions": [{"id": "x", "name": "X", "current": False}]}),
    ],
)
def test_without_a_teacher_everything_stays_as_it_is(procedure: str, data: Mapping[str, Json]) -> None:
    sheet = sheet_of(data)
    before = sheet.character.to_json()
    play(procedure, [sheet], {"teacher": ["none"]})
    assert sheet.character.to_json() == before


@pytest.mark.parametrize(
    ("procedure", "data"),
    [
        ("add_profession", {"culture": {"professions_barred": ["x", "y"]}, "raw": {"ambt": 1}}),
        (
            "resume_profession",
            {"professions": [{"name": "Guard", "minimums": {"ambt": 9, "hlth": 9, "prow": 9}, "current": False}]},
        ),
    ],
)
def test_closed_professions_are_reported_with_reasons(procedure: str, data: Mapping[str, Json]) -> None:
    with pytest.raises(ProcedureError, match="No profession is open"):
        play(procedure, [sheet_of(data)], {})


def test_invalid_lore_dice_are_reported() -> None:
    assert lore_dice(sheet_of({"professions": [{"trained_lore": ""}]}), "trained").greatest == 0


OPERATIONS = ("change_profession", "drop_profession", "add_profession", "resume_profession", "aging", "steps")


@settings(max_examples=60, deadline=None)
@given(
    seed=st.integers(0, 10**6),
    level=st.integers(0, 3),
    course=st.lists(st.tuples(st.sampled_from(OPERATIONS), st.integers(0, 700)), min_size=1, max_size=8),
)
def test_changing_profession_neither_gives_nor_takes_advancements(
    seed: int, level: int, course: list[tuple[str, int]]
) -> None:
    """Whatever profession is left, added and resumed: m(SA) grows by Steps alone."""
    sheet = sheet_of(
        {
            "age_years": 12,
            "culture": {"step_rate_number": 20},
            "raw": dict.fromkeys(ATTRIBUTES, 12),
            "professions": [{"id": "x", "name": "X", "step_rate_number": 30}],
            "step_levels": [{"levels": 1}] * level,
        }
    )
    for operation, steps in course:
        before = sheet.value("max_sa")
        assert isinstance(before, int)
        if operation == "steps":
            sheet.apply(SetValue("steps.special", steps))
            if PROCEDURES["settle"].closed(sheet) is None:
                play("settle", [sheet], {})
            continue
        if PROCEDURES[operation].closed(sheet) is not None:
            continue
        driver = Driver(PROCEDURES[operation], Situation((sheet,), SETTING), seed)
        with suppress(ProcedureError):  # where every profession is closed
            driver.run_auto()
            sheet.apply(driver.outcome[0])
        assert sheet.value("max_sa") == before, operation
        assert sheet.value("revolution_due") == 0
        assert not {each.code for each in sheet.violations} & {"sa_range", "revolution_due"}


def test_an_award_stops_where_the_step_rate_has_no_value() -> None:
    sheet = sheet_of({}, {}, house_rules={"step_rate": "1 / age_years"})
    with pytest.raises(ProcedureError, match="STEP RATE has no value"):
        play("award", [sheet], {})
