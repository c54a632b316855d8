"""Checks with scale shift: the table of small cases, exact chances against brute force."""

from __future__ import annotations

import doctest
from collections.abc import Mapping
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.character.json_values import Json
from core.procedures.driver import Driver
from core.procedures.procedure import Situation
from core.procedures.requests import Choose, Roll
from core.systems.sord import checks
from core.systems.sord.checks import LONGEST_SHIFT, chance, checkable_rows, succeeds
from tests.systems.sord.worked import PROCEDURES, SETTING, opened, play, sheet_of


@pytest.mark.parametrize(
    ("target", "rolls", "passed"),
    [
        (20, [20], False),
        (15, [14], True),
        (15, [15], False),
        (1, [1], False),
        (21, [19], True),
        (21, [20, 1], False),
        (25, [20, 4], True),
        (25, [20, 5], False),
        (40, [20, 19], True),
        (40, [20, 20], False),
        (45, [20, 20, 4], True),
        (45, [20, 20, 5], False),
    ],
)
def test_small_case_15(target: int, rolls: list[int], passed: bool) -> None:
    for count in range(1, len(rolls)):
        assert succeeds(target, rolls[:count]) is None
    assert succeeds(target, rolls) is passed


def brute(target: int, shift: int = 0) -> Fraction:
    """Count the chance face by face."""
    total = Fraction(0)
    for face in range(1, 21):
        if face < 20:
            total += Fraction(shift + face < target, 20)
        elif target > shift + 20:
            total += brute(target, shift + 20) / 20
    return total


@given(st.integers(-30, 200))
def test_the_chance_is_exact(target: int) -> None:
    assert chance(target) == brute(target)


@pytest.mark.parametrize(
    ("target", "exact"),
    [
        (-5, Fraction(0)),
        (1, Fraction(0)),
        (2, Fraction(1, 20)),
        (20, Fraction(19, 20)),
        (21, Fraction(19, 20)),
        (22, Fraction(19, 20) + Fraction(1, 400)),
        (40, Fraction(19, 20) + Fraction(19, 400)),
    ],
)
def test_chances_of_the_specification(target: int, exact: Fraction) -> None:
    assert chance(target) == exact


def test_a_number_beyond_all_scales_is_no_endless_check() -> None:
    assert succeeds(10**15, [20] * (LONGEST_SHIFT + 1)) is False
    assert 0 < chance(10**15) < 1


def test_the_chance_is_shown_before_the_roll() -> None:
    script: Mapping[str, Json] = {"attribute": ["qckn"], "number": ["maximum"], "check.1": [[20]], "check.2": [[1]]}
    _, asked = play("attribute_check", [opened("B")], script)
    first, second = (request for request in asked if isinstance(request, Roll))
    assert first.target == "below 25"
    assert first.chance is not None
    assert first.chance() == Fraction(19, 20) + Fraction(4, 400)
    assert second.target == "below 5"
    assert second.chance is not None
    assert second.chance() == Fraction(4, 20)


def test_weapon_skills_are_not_checked_and_neglected_ones_closed() -> None:
    sheet = opened("B")
    assert [address for address, _ in checkable_rows(sheet)] == [
        "skills[0]",
        "skills[1]",
        "skills[2]",
        "skills[4]",
        "skills[7]",
        "skills[8]",
        "skills[9]",
        "powers[0]",
    ]
    driver = Driver(PROCEDURES["skill_check"], Situation((sheet,), SETTING), 1)
    assert isinstance(driver.request, Choose)
    assert [option.key for option in driver.request.options if option.closed is not None] == ["skills[2]"]


def test_a_check_writes_nothing() -> None:
    sheet = sheet_of({"raw": {"expr": 12}})
    before = sheet.character
    driver, _ = play("attribute_check", [sheet], {})
    assert driver.outcome[0].edits == ()
    assert sheet.character.to_json() == before.to_json()
    assert driver.answers[0].answer == ["expr"]
    assert driver.answers[1].answer == ["maximum"]


def test_examples_in_the_docstrings_run() -> None:
    found = doctest.testmod(checks)
    assert found.attempted >= 2
    assert found.failed == 0
