"""Computes exact chances of 2d6 against a number, and of 2d6 rolls against each other."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from math import prod

_SIDES = 6


def _rolls() -> Iterator[int]:
    faces = range(1, _SIDES + 1)
    return (one + other for one in faces for other in faces)


_TOTALS = tuple(sorted(_rolls()))


def reaches(needed: int) -> Fraction:
    """Return the chance that 2d6 reach a number.

    >>> reaches(7), reaches(2), reaches(13)
    (Fraction(7, 12), Fraction(1, 1), Fraction(0, 1))
    """
    return Fraction(sum(total >= needed for total in _TOTALS), len(_TOTALS))


def beats(ahead: int, *, on_equal: bool) -> Fraction:
    """Return the chance that a roll beats another one of two dice.

    Args:
        ahead: Lead of the first roll's bonus; below 0 it is behind.
        on_equal: Whether equal totals succeed.

    >>> beats(0, on_equal=False), beats(0, on_equal=True)
    (Fraction(575, 1296), Fraction(721, 1296))
    """
    won = sum(one + ahead > other or (on_equal and one + ahead == other) for one in _TOTALS for other in _TOTALS)
    return Fraction(won, len(_TOTALS) ** 2)


@cache
def strikes(ahead: int, needed: int, *, is_defended: bool) -> Fraction:
    """Return the chance that an attack reaches its range level and beats a defense roll.

    Args:
        ahead: Lead of the attack's bonus over that of the defense, range level included.
        needed: What 2d6 must reach for the range level.
        is_defended: Whether there is a defense roll.

    >>> strikes(0, 2, is_defended=True), strikes(0, 7, is_defended=False)
    (Fraction(575, 1296), Fraction(7, 12))
    """
    if not is_defended:
        return reaches(needed)
    won = sum(one >= needed and one + ahead > other for one in _TOTALS for other in _TOTALS)
    return Fraction(won, len(_TOTALS) ** 2)


@cache
def beats_all(leads: tuple[int, ...]) -> Fraction:
    """Return the chance that a roll beats each of several others, all of two dice.

    Args:
        leads: Lead of the roll's bonus over that of each other roll.

    >>> beats_all(()), beats_all((0,)), beats_all((0, 0))
    (Fraction(1, 1), Fraction(575, 1296), Fraction(4345, 15552))
    """
    sides = len(_TOTALS)
    won = sum(prod(sum(other < one + lead for other in _TOTALS) for lead in leads) for one in _TOTALS)
    return Fraction(won, sides ** (len(leads) + 1))
