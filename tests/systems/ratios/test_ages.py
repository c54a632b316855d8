"""Which years pay for what: the windows against the plan of the specification, a flow, and brute force."""

from __future__ import annotations

import doctest
from collections.abc import Mapping
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.procedures.budgets import Budget, BudgetFlow
from core.rules.model import System
from core.systems.ratios import ages, attributes, capabilities, checks, creation_gear, creation_traits, measures
from core.systems.ratios.ages import (
    ATTRIBUTES,
    POINTS_A_YEAR,
    SPANS,
    assign_years,
    closed_attributes,
    growing_attributes,
    is_feasible,
    overspent,
    remaining_points,
    segments,
    windows,
)

WANTED = st.dictionaries(st.sampled_from(ATTRIBUTES), st.integers(0, 120), max_size=8)
TIGHT = st.dictionaries(st.sampled_from(("rcvy", "inst", "qckn", "strn", "guil", "emot", "baln")), st.integers(0, 260))


@pytest.mark.parametrize("module", [ages, attributes, capabilities, checks, creation_gear, creation_traits, measures])
def test_examples_in_the_docstrings_run(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]


def test_notes_of_attributes_agree_with_their_spans(ratios: System) -> None:
    for member in ratios.families["a"]:
        span = SPANS[member.key]
        words = f"from {span.low} on" if span.low else "any age"
        assert member.note == (words if span.high is None else f"ages {span.low}–{span.high}")


def test_at_most_28_windows() -> None:
    assert max(len(windows(age)) for age in range(0, 1001)) == 28
    assert windows(0) == ()


def test_the_plan_of_the_specification() -> None:
    years = assign_years(12, {"rcvy": 15, "inst": 10, "know": 5, "strn": 20})
    assert [each for each in enumerate(years, start=1) if each[1]] == [
        (1, {"rcvy": 10}),
        (2, {"rcvy": 5, "inst": 5}),
        (3, {"inst": 5, "know": 5}),
        (11, {"strn": 10}),
        (12, {"strn": 10}),
    ]


@settings(max_examples=100, deadline=None)
@given(age=st.integers(0, 110), wanted=st.one_of(WANTED, TIGHT))
def test_windows_plan_and_flow_agree(age: int, wanted: Mapping[str, int]) -> None:
    given_ = {each: sum(year.get(each, 0) for year in assign_years(age, wanted)) for each in wanted}
    payment = BudgetFlow(
        [Budget(str(each.low), "", each.points, frozenset(growing_attributes(each))) for each in segments(0, age)],
        ATTRIBUTES,
        wanted,
    )
    feasible = is_feasible(age, wanted)
    assert feasible == (given_ == dict(wanted)) == payment.is_feasible
    if feasible:
        assert remaining_points(age, wanted) == {each: payment.room(each) for each in ATTRIBUTES}
    else:
        assert closed_attributes(age, wanted) or overspent(age, wanted)


@settings(max_examples=60, deadline=None)
@given(age=st.integers(1, 60), wanted=st.one_of(WANTED, TIGHT), attribute=st.sampled_from(ATTRIBUTES))
def test_room_is_the_most_that_still_fits(age: int, wanted: Mapping[str, int], attribute: str) -> None:
    if not is_feasible(age, wanted):
        return
    before = wanted.get(attribute, 0)
    room = remaining_points(age, wanted)[attribute]
    assert is_feasible(age, {**wanted, attribute: before + room})
    assert not is_feasible(age, {**wanted, attribute: before + room + 1})


def test_against_brute_force() -> None:
    """Every way of giving the single points of two years to Strength and Recovery, at ages 9 to 11."""
    for strn, rcvy, chnc in product((0, 5, 10, 11), (90, 95, 100, 101), (0, 5, 10, 20)):
        fits = False
        for to_strn, to_chnc in product(range(POINTS_A_YEAR + 1), repeat=2):
            if to_strn + to_chnc > POINTS_A_YEAR:
                continue
            # The eleventh year feeds Strength and Chance; what Chance lacks and all of Recovery come from ten years.
            fits = fits or (to_strn >= strn and rcvy + max(0, chnc - to_chnc) <= 10 * POINTS_A_YEAR)
        assert is_feasible(11, {"strn": strn, "rcvy": rcvy, "chnc": chnc}) == fits


@settings(max_examples=60, deadline=None)
@given(first=st.integers(0, 150), years=st.integers(1, 60))
def test_segments_cover_the_years_and_nothing_changes_in_them(first: int, years: int) -> None:
    found = segments(first, first + years)
    assert sum(each.points for each in found) == POINTS_A_YEAR * years
    for each in found:
        for year in range(each.low + 1, each.high + 1):
            assert growing_attributes(each) == tuple(key for key, span in SPANS.items() if span.covers(year))
