"""Exact numbers: rounding, roots, powers and formatting."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.formula import Fault, Value, format_chance, format_duration, format_value, to_json
from core.formula.numbers import TooLargeError, divide, power, round_half_up, sqrt, to_int_if_whole
from core.messages import Message

fractions = st.fractions(max_denominator=10**6)
FAULT = Fault("x", Message("code", "text"))


@given(fractions)
def test_a_root_is_rounded_down_to_twelve_decimals(value: Fraction) -> None:
    root = sqrt(value)
    if value < 0:
        assert root is None
        return
    assert root is not None
    step = Fraction(1, 10**12)
    assert root * root == value or root * root < value < (root + step) ** 2


@given(fractions)
def test_the_root_of_a_square_is_exact(value: Fraction) -> None:
    assert sqrt(value * value) == abs(value)


@given(fractions)
def test_halves_go_up(value: Fraction) -> None:
    assert -Fraction(1, 2) < round_half_up(value) - value <= Fraction(1, 2)


@given(fractions, fractions)
def test_a_quotient_is_exact_and_whole_where_it_can_be(left: Fraction, right: Fraction) -> None:
    one, two = to_int_if_whole(left), to_int_if_whole(right)
    if two == 0:
        with pytest.raises(ZeroDivisionError):
            divide(one, two)
        return
    assert divide(one, two) == left / right
    assert isinstance(divide(one, two), int) == ((left / right).denominator == 1)


def test_a_power_that_is_too_large_is_not_tried() -> None:
    with pytest.raises(TooLargeError):
        power((9**64) ** 10, 64)
    assert power(Fraction(1, 2), 3) == Fraction(1, 8)
    assert power(Fraction(6, 3), Fraction(4, 2)) == 4


@pytest.mark.parametrize(
    ("value", "text", "json"),
    [
        (12, "12", 12),
        (-12, "-12", -12),
        (Fraction(5, 2), "2.5", 2.5),
        (Fraction(-1, 3), "-0.333333", -0.333333),
        (Fraction(2, 3), "0.666667", 0.666667),
        (Fraction(1, 10**7), "0", 0),
        (Fraction(-1, 10**7), "0", 0),
        (Fraction(29999999, 10**7), "3", 3),
        (Fraction(10), "10", 10),
        (10**15, "1000000000000000", 10**15),
        (True, "1", 1),
        ("text", "text", "text"),
        (None, "—", None),
        (FAULT, "—", None),
        (("a", Fraction(1, 2)), "a, 0.5", ["a", 0.5]),
    ],
)
def test_a_value_is_shown(value: Value, text: str, json: object) -> None:
    assert format_value(value) == text
    assert to_json(value) == json
    assert type(to_json(value)) is type(json)


def test_fewer_decimals_can_be_shown() -> None:
    assert [format_value(Fraction(5, 8), places) for places in (0, 1, 2, 3)] == ["1", "0.6", "0.63", "0.625"]


@given(fractions)
def test_formatted_values_are_rounded_correctly(value: Fraction) -> None:
    assert abs(Fraction(format_value(value)) - value) <= Fraction(1, 2 * 10**6)


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0, "0 s"),
        (6, "6 s"),
        (60, "1 min"),
        (3600, "1 h"),
        (86400, "1 day"),
        (950400, "11 days"),
        (90061, "1 day 1 h 1 min 1 s"),
        (Fraction(125, 2), "1 min 2.5 s"),
        (-3660, "-1 h 1 min"),
    ],
)
def test_durations_are_shown_in_their_units(seconds: int | Fraction, text: str) -> None:
    assert format_duration(seconds) == text


@pytest.mark.parametrize(
    ("chance", "text"),
    [
        (Fraction(1, 3), "33.33 %"),
        (Fraction(89, 100), "89 %"),
        (Fraction(1, 8), "12.5 %"),
        (Fraction(0), "0 %"),
        (Fraction(1), "100 %"),
        (Fraction(1, 10**6), "< 0.01 %"),
        (1 - Fraction(1, 10**6), "> 99.99 %"),
    ],
)
def test_chances_have_no_trailing_zeros_and_only_1_reads_100_percent(chance: Fraction, text: str) -> None:
    assert format_chance(chance) == text
