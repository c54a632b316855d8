"""The exact chance of a blow before any of its dice has fallen: exploding Attack dice, d100 and Defense.

Source: R.A.T.I.O.S. 4b; R28, R29; spec 7.5.
"""

from __future__ import annotations

import math
from fractions import Fraction
from functools import cache

from core.systems.ratios.checks import HIGHEST_CHANCE

_TEN = 10
_LEAST, _MOST = 2, 18
"""Sums of the last faces of two dice, which show 1 to 9."""
FARTHEST = 2_000
"""Points that the dice would have to bring beyond which a blow counts as hopeless: 1 in 10 ** 198 brings them."""


def chance_of_blow(value: Fraction, guard: Fraction, held: int = 0) -> Fraction:
    """Return the chance that a blow hits and is not evaded.

    Args:
        value: The Attack % before the dice.
        guard: The Defense % against it.
        held: Seconds for which the strike was held, each of which brings a d10.

    Source: R.A.T.I.O.S. 4b; R28, R29.
    """
    total = sum((count * _chance(value + points, guard) for points, count in _held_ways(held)), Fraction(0))
    return total / Fraction(_TEN) ** held


@cache
def _held_ways(held: int) -> tuple[tuple[int, int], ...]:
    """Return in how many ways so many dice that do not explode come to each total."""
    ways = {0: 1}
    for _ in range(held):
        longer: dict[int, int] = {}
        for total, count in ways.items():
            for face in range(1, _TEN + 1):
                longer[total + face] = longer.get(total + face, 0) + count
        ways = longer
    return tuple(ways.items())


def _chance(value: Fraction, guard: Fraction) -> Fraction:
    """Add up what the totals of the Attack dice bring: nothing below the guard, then more and more, at last the most.

    From total to total the d100 succeeds on one number more; what all totals of such a stretch bring together is known
    from sums that are the same for every blow, as a crowd of targets has each a chance of its own.
    """
    sure = math.ceil(max(guard, Fraction(HIGHEST_CHANCE)) - value)
    if sure > FARTHEST:
        return Fraction(0)
    points = math.floor(value)
    first = max(_LEAST, math.ceil(guard - value), -points)
    most = max(first, HIGHEST_CHANCE - points)
    below, weighted = _sums(first)
    below_most, weighted_most = _sums(most)
    growing = points * (below_most - below) + weighted_most - weighted
    return (growing + HIGHEST_CHANCE * (1 - below_most)) / 100


@cache
def _sums(end: int) -> tuple[Fraction, Fraction]:
    """Return the chance of a total below this one, and the sum of these totals, each times its chance."""
    chances = [(total, _chance_of_total(total)) for total in range(_LEAST, end)]
    return sum((each for _, each in chances), Fraction(0)), sum((n * each for n, each in chances), Fraction(0))


@cache
def _chance_of_total(total: int) -> Fraction:
    """Return the chance that two dice, of which each ten is rolled on and added, come to a total.

    >>> _chance_of_total(2), _chance_of_total(12)
    (Fraction(1, 100), Fraction(9, 125))
    """
    chance = Fraction(0)
    for tens in range(max(0, -(-(total - _MOST) // _TEN)), (total - _LEAST) // _TEN + 1):
        last = total - _TEN * tens
        pairs = min(last - 1, 2 * _TEN - 1 - last)
        chance += Fraction((tens + 1) * pairs, _TEN ** (tens + 2))
    return chance
