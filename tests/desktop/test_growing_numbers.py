"""What several answers would do to the numbers: the better one of each line, as the game's data say."""

from __future__ import annotations

import random

from core.character import Character, SetValue, Sheet
from core.registry import open_character
from desktop.growing_numbers import Comparison, GrowingNumbers


def compared(addresses: list[str], *ages: int) -> dict[str, tuple[bool, ...]]:
    """Give which of several ages is best for each number that differs."""
    sheet: Sheet = open_character(Character(system="sord"), random.Random(1))
    numbers = GrowingNumbers(sheet, addresses)
    numbers.aim(sheet)  # nothing is waited for
    edits = tuple((SetValue("age_years", age),) for age in ages)
    lines = numbers.compare(sheet, Comparison("Age?", tuple(map(str, ages)), edits))
    return {line.label: line.best for line in lines}


def test_less_is_better_where_the_data_say_so() -> None:
    found = compared(["step_rate", "human_age", "initial_special_steps"], 20, 30)
    assert found == {
        "STEP RATE": (True, False),
        "Human Age": (False, False),
        "Initial Special-Type Steps": (False, True),
    }


def test_what_does_not_differ_is_left_out() -> None:
    assert compared(["war"], 20, 30) == {}
