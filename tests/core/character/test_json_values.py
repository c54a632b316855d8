"""Cleaning of JSON values."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

import pytest

from core.character.json_values import ABSENT, clean, clean_object, to_exact
from core.errors import DocumentError, EditError


def test_floats_become_the_decimals_that_they_print_as() -> None:
    assert clean(0.1) == Decimal("0.1")
    assert str(clean(24.0)) == "24.0"
    assert isinstance(clean({"a": [0.5]}), dict)


def test_tuples_and_mappings_become_our_own_lists_and_groups() -> None:
    given = {"a": (1, {"b": None}), 3: True}
    found = clean(given)
    assert found == {"a": [1, {"b": None}], "3": True}
    assert found is not given


@pytest.mark.parametrize(
    ("value", "code"),
    [
        (float("nan"), "not_a_number"),
        (float("-inf"), "not_a_number"),
        (Decimal("Infinity"), "not_a_number"),
        (10**30, "number_too_long"),
        (-(10**30), "number_too_long"),
        (1e300, "number_too_long"),
        (1e-300, "number_too_long"),
        (object(), "no_json_value"),
        (b"bytes", "no_json_value"),
    ],
)
def test_invalid_values_are_refused(value: object, code: str) -> None:
    for error in (DocumentError, EditError):
        with pytest.raises(error) as caught:
            clean({"a": [value]}, error)
        assert caught.value.message.code == code


@pytest.mark.parametrize("value", [10**30 - 1, Decimal("9" * 30), Decimal("-" + "9" * 30), Decimal("0." + "9" * 29)])
def test_thirty_digits_are_not_too_many(value: int | Decimal) -> None:
    assert clean(value) == value


def test_endless_nesting_is_refused() -> None:
    endless: list[object] = []
    endless.append(endless)
    with pytest.raises(DocumentError) as caught:
        clean(endless)
    assert caught.value.message.code == "too_deep"


def test_bools_stay_bools_and_subclasses_of_int_become_ints() -> None:
    class Number(int):
        """A number of some library."""

    assert clean(True) is True
    assert type(clean(Number(3))) is int


def test_surrogates_in_keys_and_values_are_replaced() -> None:
    assert clean_object(dict([("\ud800", "\udfff"), ("\udbff", 1)])) == {"\ufffd": "\ufffd", "\ufffd\ufffd": 1}


def test_exact_values() -> None:
    assert to_exact(3) == 3
    assert to_exact(Decimal("24.0")) == 24
    assert type(to_exact(Decimal("24.0"))) is int
    assert to_exact(Decimal("24.98")) == Fraction(2498, 100)


def test_absent_says_so() -> None:
    assert repr(ABSENT) == "ABSENT"
