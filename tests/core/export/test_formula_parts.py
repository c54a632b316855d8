"""Values of parts of a formula in words: exact, and unknown where one of them is."""

from __future__ import annotations

from fractions import Fraction

import pytest

from core.export.formula_parts import UNKNOWN, Part, compared, power, product, total


def parts(*values: object) -> list[Part]:
    """Return parts with these values."""
    return [Part(str(value), value) for value in values]


def operands(*terms: tuple[str, object]) -> list[tuple[str, Part]]:
    """Return parts with the operators before them."""
    return [(operator, Part(str(value), value)) for operator, value in terms]


def test_a_sum_is_exact_and_unknown_with_an_unknown_term() -> None:
    assert total(operands(("", 5), ("-", 7), ("+", Fraction(1, 2)))) == Fraction(-3, 2)
    assert isinstance(total(operands(("", 5), ("+", 7))), int)
    assert total(operands(("", 5), ("+", UNKNOWN))) is UNKNOWN
    assert total(operands(("", 5), ("-", None))) is UNKNOWN


def test_a_product_is_0_where_a_factor_is_even_if_another_is_unknown() -> None:
    assert product(operands(("", 7), ("/", 2), ("*", 4))) == 14
    assert product(operands(("", 7), ("/", 2))) == Fraction(7, 2)
    assert product(operands(("", UNKNOWN), ("*", 0))) == 0
    assert product(operands(("", UNKNOWN), ("*", 2))) is UNKNOWN
    assert product(operands(("", 7), ("/", 0))) is UNKNOWN


def test_small_powers_are_computed() -> None:
    assert power(*parts(Fraction(3, 2), 2)) == Fraction(9, 4)
    for base, exponent in ((2, 10), (2, -1), (2, Fraction(1, 2)), (UNKNOWN, 2), (2, "2")):
        assert power(*parts(base, exponent)) is UNKNOWN


@pytest.mark.parametrize(
    ("operator", "left", "right", "holds"),
    [
        ("<", 1, Fraction(3, 2), 1),
        (">=", 1, 2, 0),
        ("==", "Long Sword", "long sword", 1),
        ("!=", None, None, 0),
        ("<", "a", 2, UNKNOWN),
        ("==", UNKNOWN, UNKNOWN, UNKNOWN),
    ],
)
def test_comparisons_of_known_values_hold_or_not(operator: str, left: object, right: object, holds: object) -> None:
    assert compared(operator, left, right) == holds
