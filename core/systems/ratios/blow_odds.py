"""Computes the chance of a blow before it is rolled: exploding Attack dice, d100, Defense.

Source: R.A.T.I.O.S. 4b; R28, R29; spec 7.5.
"""

from __future__ import annotations

import math
from fractions import Fraction
from functools import cache

from core.systems.ratios.checks import HIGHEST_CHANCE

_TEN = 10
_LEAST, _MOST = 2, 18
"""Number of ways for each sum of the last faces of two dice, 1 to 9."""
FARTHEST = 2_000
"""Points needed from the dice beyond which a blow is hopeless: a chance of 1 in 10 ** 198."""


def chance_of_blow(attack: Fraction, defense: Fraction, held_s: int = 0) -> Fraction:
    """Return the chance that a blow hits and is not evaded.

    Args:
        attack: The Attack % before the dice.
        defense: The Defense % against it.
        held_s: Seconds the strike was held; each adds a d10.

    Source: R.A.T.I.O.S. 4b; R28, R29.
    """
    total = sum((count * _chance(attack + points, defense) for points, count in _held_ways(held_s)), Fraction(0))
    return total / Fraction(_TEN) ** held_s


@cache
def _held_ways(held_s: int) -> tuple[tuple[int, int], ...]:
    """Return the number of ways for each total of non-exploding dice."""
    ways = {0: 1}
    for _ in range(held_s):
        longer: dict[int, int] = {}
        for total, count in ways.items():
            for face in range(1, _TEN + 1):
                longer[total + face] = longer.get(total + face, 0) + count
        ways = longer
    return tuple(ways.items())


def _chance(attack: Fraction, defense: Fraction) -> Fraction:
    """Return the chance summed over the totals of the Attack dice.

    From total to total the d100 succeeds on one more number, so stretches of totals are computed from cumulative sums,
    which are shared by all blows: a crowd of targets each needs a chance of its own.
    """
    sure = math.ceil(max(defense, Fraction(HIGHEST_CHANCE)) - attack)
    if sure > FARTHEST:
        return Fraction(0)
    points = math.floor(attack)
    first = max(_LEAST, math.ceil(defense - attack), -points)
    most = max(first, HIGHEST_CHANCE - points)
    below, weighted = _sums(first)
    below_most, weighted_most = _sums(most)
    growing = points * (below_most - below) + weighted_most - weighted
    return (growing + HIGHEST_CHANCE * (1 - below_most)) / 100


@cache
def _sums(end: int) -> tuple[Fraction, Fraction]:
    """Return the chance of lower totals, and the sum of these totals weighted by their chances."""
    chances = [(total, _chance_of_total(total)) for total in range(_LEAST, end)]
    return sum((each for _, each in chances), Fraction(0)), sum((n * each for n, each in chances), Fraction(0))


@cache
def _chance_of_total(total: int) -> Fraction:
    """Return the chance of a total of two exploding d10.

    >>> _chance_of_total(2), _chance_of_total(12)
    (Fraction(1, 100), Fraction(9, 125))
    """
    chance = Fraction(0)
    for tens in range(max(0, -(-(total - _MOST) // _TEN)), (total - _LEAST) // _TEN + 1):
        last = total - _TEN * tens
        pairs = min(last - 1, 2 * _TEN - 1 - last)
        chance += Fraction((tens + 1) * pairs, _TEN ** (tens + 2))
    return chance
