"""Comparison of several answers: the better one of each row, as the game's data say."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from core.character.document import Character
from core.character.edits import AddRow, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.registry import open_character
from core.rules.model import Better
from desktop.requests.comparison import Comparison
from desktop.wizard.preview_numbers import MAX_INPUTS, PreviewNumbers, format_difference
from tests.helpers.games import example_id, modules


def compared(addresses: list[str], *ages: int) -> dict[str, tuple[bool, ...]]:
    """Return which of several ages is best for each number that differs."""
    sheet: Sheet = open_character(Character(system=example_id()), random.Random(1))
    numbers = PreviewNumbers(sheet, addresses)
    numbers.set_forecast(sheet)  # nothing is waited for
    edits = tuple((SetValue("age_years", age),) for age in ages)
    lines = numbers.compare(sheet, Comparison("Age?", tuple(map(str, ages)), edits))
    return {line.label: line.best for line in lines}


def test_a_lower_number_is_better_if_the_data_say_so() -> None:
    found = compared(["step_rate", "human_age", "initial_special_steps"], 20, 30)
    assert found == {
        "STEP RATE": (True, False),
        "Human Age": (False, False),
        "Initial Special-Type Steps": (False, True),
    }


@pytest.mark.parametrize(
    ("system", "row", "worse"),
    [(id_, facts.ARMOR, facts.HEAVIER) for id_, facts in modules("preview_facts").items() if hasattr(facts, "ARMOR")],
)
def test_load_is_never_the_better_answer(system: str, row: dict[str, Json], worse: set[str]) -> None:
    sheet = open_character(Character(system=system), random.Random(1))
    numbers = PreviewNumbers(sheet, sorted(worse))
    numbers.set_forecast(sheet)
    heavy = [{**row, "name": f"{row['name']} {place}"} for place in range(9)]
    edits = (tuple(AddRow("armor", each) for each in heavy),)
    lines = numbers.compare(sheet, Comparison("Armor?", ("now", "then"), edits))
    assert {line.label: line.best for line in lines} == {sheet.label(each): (True, False) for each in worse}


def test_slowing_or_wearing_down_is_never_better() -> None:
    derived = open_character(Character(system=example_id()), random.Random(1)).system.derived
    less = {key for key, each in derived.items() if each.better is Better.LESS and "need." not in key}
    assert less == {
        *("overload", "weapons[].wslo", "weapons[].wt", "unarmed.wslo", "damage_total", "rest_hours"),
        *("profession_rate", "professions[].rate", "step_rate", "step_multiple"),
        *("steps_to_next_sa", "steps_to_next_level"),
    }
    assert derived["professions[].need.hlth"].better is Better.LESS
    assert derived["traits.self"].better is Better.NEITHER
    assert derived["cap.hlth"].better is Better.NEITHER  # 0 is no limit at all


def test_equal_numbers_are_omitted() -> None:
    assert compared(["war"], 20, 30) == {}


@pytest.mark.parametrize(
    ("before", "after", "decimals", "said"),
    [(11, Fraction(56, 5), 2, "+0.2"), (3, 1, 0, "−2"), (0, 1052, 0, "+1052"), (Fraction(1, 3), 0, 2, "−0.33")],
)
def test_a_difference_has_its_sign(before: int | Fraction, after: int | Fraction, decimals: int, said: str) -> None:
    assert format_difference(before, after, decimals) == said


def test_a_number_lists_its_inputs() -> None:
    sheet = open_character(Character(system=example_id()), random.Random(1))
    places = [f"base.{member.key}" for member in sheet.system.families["a"]]
    numbers = PreviewNumbers(sheet, ["step_rate", "attribute_sum", "move_rate"])
    assert "base.hlth" in numbers.inputs_among(sheet, "move_rate", places)
    assert len(places) > MAX_INPUTS
    assert numbers.inputs_among(sheet, "attribute_sum", places) == (), "what all go into says nothing of any of them"
    assert numbers.inputs_among(sheet, "move_rate", ()) == ()


def test_changes_are_listed_for_changed_numbers() -> None:
    sheet = open_character(Character(system=example_id(), data={"age_years": 20}), random.Random(1))
    numbers = PreviewNumbers(sheet, ["human_age", "war"])
    numbers.set_forecast(sheet)
    assert numbers.gains(sheet, (SetValue("age_years", 21),)) == {"human_age": "+1"}
