"""The harmonic sum and its inverse."""

from __future__ import annotations

from decimal import Context, Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.formula import harmonic as module
from core.formula.harmonic import EXACT, harmonic, harmonic_count
from core.formula.numbers import MAX_NUMBER

STEP = Fraction(1, 10**12)


def rounded_down(value: Fraction) -> Fraction:
    return Fraction(value * 10**12 // 1, 10**12)


@given(st.integers(0, 300))
def test_small_sums_are_exact(n: int) -> None:
    assert harmonic(n) == sum((Fraction(1, k) for k in range(1, n + 1)), Fraction(0))


def test_sums_of_hundreds_of_terms_are_exact() -> None:
    module._leaps.cache_clear()
    assert harmonic(200) == sum((Fraction(1, k) for k in range(1, 201)), Fraction(0))


def test_the_series_agrees_with_the_sum() -> None:
    exact = Fraction(harmonic(EXACT) or 0)
    for n in range(EXACT + 1, EXACT + 60):
        exact += Fraction(1, n)
        assert harmonic(n) == rounded_down(exact)


@pytest.mark.parametrize("n", [10_001, 10**6, 10**9 + 7, 2**40, 10**12, 10**15])
def test_large_sums_have_twelve_decimals(n: int) -> None:
    logarithm = Fraction(Decimal(n).ln(Context(prec=50)))
    gamma = Fraction("0.57721566490153286060651209008240243104215933593992")
    total = logarithm + gamma + Fraction(1, 2 * n) - Fraction(1, 12 * n**2) + Fraction(1, 120 * n**4)
    assert harmonic(n) == rounded_down(total)


@given(st.integers(1, 400))
def test_counting_is_the_inverse(n: int) -> None:
    total = Fraction(harmonic(n) or 0)
    assert harmonic_count(total) == n
    assert harmonic_count(total - STEP) == n - 1


@given(st.fractions(min_value=0, max_value=35, max_denominator=1000))
def test_the_count_is_the_largest(x: Fraction) -> None:
    n = harmonic_count(x)
    assert n is not None
    assert Fraction(harmonic(n) or 0) <= x < Fraction(harmonic(n + 1) or 0)


def test_harmonic_sums_at_their_bounds() -> None:
    assert harmonic_count(0) == 0
    assert harmonic_count(Fraction(99, 100)) == 0
    assert harmonic_count(-1) is None
    assert harmonic(-1) is None
    assert harmonic(Fraction(1, 2)) is None
    assert (harmonic_count(Fraction(harmonic(MAX_NUMBER) or 0) - STEP) or 0) < MAX_NUMBER
    with pytest.raises(ValueError, match="above"):
        harmonic_count(36)
    assert module.harmonic(Fraction(4, 2)) == Fraction(3, 2)


@pytest.mark.parametrize("n", [63, 64, 65, 127, 128, 1023, 1024, 2**20 - 1, 2**20, 10**9, 10**12, 10**15 - 10**6])
def test_counts_at_powers_of_two_and_next_to_them(n: int) -> None:
    total = Fraction(harmonic(n) or 0)
    found = harmonic_count(total)
    assert found is not None
    assert found >= n
    assert harmonic(found) == total
    assert (harmonic_count(total - STEP) or 0) < n
