"""Shipped samples have the numbers of the worked examples; one has a history of nine levels."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.helpers.worked_examples import value_at
from tests.systems.eastern_isles.worked import EXAMPLES, sample

WORKED = {"brannoc": "A", "hild": "B", "ysgar": "C"}


@pytest.mark.parametrize("name", WORKED)
def test_worked_samples_have_the_numbers_of_the_specification(name: str) -> None:
    sheet, example = sample(name), EXAMPLES[WORKED[name]]
    wrong = [key for key, expected in example.numbers.items() if value_at(sheet, key) != expected]
    assert wrong == []
    assert [key for key in example.undefined if sheet.value(key) is not None] == []


def test_young_sample_has_no_history() -> None:
    sheet = sample("tamsin")
    assert (sheet.value("el"), sheet.value("ep"), sheet.value("days_elapsed")) == (1, 0, 0)


def test_mighty_sample_has_the_history_of_nine_levels() -> None:
    """Everything that experience is made of is written down, and every step and die that it brought."""
    sheet = sample("kerrec")
    level = sheet.value("el")
    assert isinstance(level, int)
    assert level >= 9
    for key in ("ep_log", "bouts", "subsistence"):
        assert sheet.count(key) > 10, key
    gained = [each for key in ("ep_log", "bouts", "subsistence") for each in _numbers(value_at(sheet, f"{key}[].ep"))]
    assert sum(gained) == sheet.value("ep")
    assert sheet.value("steps_taken") == sheet.value("steps")
    assert value_at(sheet, "en_rolls[].level") == list(range(1, level + 2))
    received = sum(_numbers(value_at(sheet, "skills[].points_level")))
    assert received + _number(sheet.value("saved_points")) == sheet.value("steps_taken")


def _numbers(found: object) -> list[int | Fraction]:
    assert isinstance(found, list)
    return [_number(each) for each in found]


def _number(value: object) -> int | Fraction:
    assert isinstance(value, int | Fraction)
    return value
