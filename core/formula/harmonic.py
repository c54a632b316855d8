"""Computes the harmonic sum 1 + 1/2 + … + 1/n and its inverse, exact or to 12 decimals."""

from __future__ import annotations

import math
from fractions import Fraction
from functools import cache, lru_cache

from core.formula.numbers import MAX_NUMBER, TooLargeError, to_int_if_whole
from core.formula.values import Number

EXACT = 10_000
"""The sum is exact up to this n."""

DECIMALS = 12

_GAMMA = Fraction(57721566490153286060651209008240243104215933593992, 10**50)
_SERIES_DIGITS = 40
_SERIES_GOOD_FROM = 64
_SERIES_ERROR = Fraction(1, 10**15)
_LEAP = 100
_STEPS = 6
_FINE = 10**30


def harmonic(n: Number) -> Number | None:
    """Return 1 + 1/2 + … + 1/n: exact up to 10,000, beyond it to 12 decimals, rounded down.

    Undefined (None) where n is below 0 or not whole; 0 for 0.

    >>> harmonic(4), harmonic(Fraction(1, 2))
    (Fraction(25, 12), None)
    """
    n = to_int_if_whole(n)
    if not isinstance(n, int) or n < 0:
        return None
    if n <= EXACT:
        return to_int_if_whole(_exact(n))
    scale = 10**DECIMALS
    return to_int_if_whole(Fraction(math.floor(_series(n) * scale), scale))


def harmonic_count(x: Number) -> int | None:
    """Return the largest n with ``harmonic(n)`` at most x; 0 below 1, undefined (None) below 0.

    Raises:
        TooLargeError: The count is above 10^15.

    >>> harmonic_count(1), harmonic_count(Fraction(25, 12)), harmonic_count(Fraction(24, 12))
    (1, 4, 3)
    """
    if x < 0:
        return None
    if not _is_at_most(MAX_NUMBER + 1, x):
        low, high = _bracket(x)
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if _is_at_most(middle, x) else (low, middle)
        return low
    raise TooLargeError("the count is above 10^15")


def _is_at_most(n: int, x: Number) -> bool:
    """Return whether ``harmonic(n)`` is at most x.

    Uses the exact sum only if the series is inconclusive.
    """
    if n > EXACT:
        scale = 10**DECIMALS
        return bool(math.floor(_series(n) * scale) <= x * scale)
    if n >= _SERIES_GOOD_FROM:
        estimate = _series(n)
        if abs(estimate - x) > _SERIES_ERROR:
            return estimate <= x
    return _exact(n) <= x


def _bracket(x: Number) -> tuple[int, int]:
    """Return two close numbers: the sum up to the first is at most x, up to the second above it."""
    low, high = 0, 1
    while _is_at_most(high, x):
        low, high = high, 2 * high
    if high <= _SERIES_GOOD_FROM:
        return low, high
    guess = low
    for _ in range(_STEPS):  # Newton's: the sum grows by 1/n, so that a lack of d asks for n * (e^d - 1) more
        lack = math.floor((x - _series(guess)) * _FINE)
        guess += guess * (lack * (2 * _FINE + lack)) // (2 * _FINE * _FINE)
    near = 2 + guess // 10 ** (DECIMALS - 1)
    if low < guess - near and _is_at_most(guess - near, x):
        low = guess - near
    if guess + near < high and not _is_at_most(guess + near, x):
        high = guess + near
    return low, high


@lru_cache(maxsize=256)
def _exact(n: int) -> Fraction:
    full, rest = divmod(n, _LEAP)
    above, below = _halves(n - rest + 1, n + 1)
    return _leaps(full) + Fraction(above, below)


@cache
def _leaps(count: int) -> Fraction:
    """Return the sum of the first ``count`` hundreds of terms (memoised)."""
    if not count:
        return Fraction(0)
    above, below = _halves((count - 1) * _LEAP + 1, count * _LEAP + 1)
    return _leaps(count - 1) + Fraction(above, below)


def _halves(start: int, end: int) -> tuple[int, int]:
    """Return the sum of 1/k for start <= k < end by binary splitting."""
    if end - start <= 1:
        return (1, start) if end > start else (0, 1)
    middle = (start + end) // 2
    left_above, left_below = _halves(start, middle)
    right_above, right_below = _halves(middle, end)
    return left_above * right_below + right_above * left_below, left_below * right_below


@lru_cache(maxsize=256)
def _series(n: int) -> Fraction:
    """Return the Euler–Maclaurin approximation of the sum; its error is below n^-8 / 240."""
    tail = Fraction(1, 2 * n) - Fraction(1, 12 * n**2) + Fraction(1, 120 * n**4) - Fraction(1, 252 * n**6)
    return _logarithm(n) + _GAMMA + tail


def _logarithm(n: int) -> Fraction:
    """Return the natural logarithm to about 40 digits, by the series of artanh."""
    scale = 10**_SERIES_DIGITS
    doublings = n.bit_length() - 1
    mantissa = Fraction(n, 1 << doublings)
    ratio = (mantissa - 1) / (mantissa + 1)
    total = _artanh(math.floor(ratio * scale), scale) + doublings * _artanh(scale // 3, scale)
    return Fraction(2 * total, scale)


def _artanh(argument: int, scale: int) -> int:
    """Return the inverse hyperbolic tangent of a number from 0 to 1/3, in fixed point."""
    square = argument * argument // scale
    term, total, odd = argument, 0, 1
    while term:
        total += term // odd
        term = term * square // scale
        odd += 2
    return total
