"""Dataclass for an army; computes power over the smallest, and the length of a round."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from core.systems.hursagmu.doublings import doublings

HITS = 100
"""Hits of an army; at 0 it is routed."""

_MINUTE = 60
_SMALL, _LARGE = 317, 3162
"""Average soldiers of an army: below the first number a round is short, above the second long."""


@dataclass(frozen=True, slots=True)
class Army:
    """One side's soldiers.

    Attributes:
        name: Name for people.
        soldiers: Number of soldiers.
        quality: Training, arms and morale as a factor on the numbers, above 0.
        power: Power set by the Master, or None.
        hits_lost: Hits lost so far.
    """

    name: str
    soldiers: int
    quality: int | Fraction = 1
    power: int | None = None
    hits_lost: int = 0

    @property
    def hits_left(self) -> int:
        """Hits until it is routed."""
        return max(0, HITS - self.hits_lost)

    @property
    def takes_part(self) -> bool:
        """Whether it can still fight."""
        return self.soldiers > 0 and self.hits_left > 0

    def strength(self, *, with_attrition: bool = False) -> Fraction:
        """Return soldiers times quality.

        Source: HURSAGMU Tactical; R45, R46.

        Args:
            with_attrition: Whether lost hits reduce the soldiers that count.
        """
        counted = math.ceil(Fraction(self.soldiers * self.hits_left, HITS)) if with_attrition else self.soldiers
        return Fraction(counted) * self.quality


def powers(armies: Sequence[Army], *, with_attrition: bool = False) -> list[int | None]:
    """Return the power of each army: 0 for the smallest, +2 for each doubling; None if it is out.

    Source: HURSAGMU Tactical; R21, R47.

    >>> powers([Army("hill", 120), Army("valley", 350)])
    [0, 3]
    """
    strengths = [army.strength(with_attrition=with_attrition) for army in armies if army.takes_part]
    smallest = min(strengths, default=Fraction(1))
    result: list[int | None] = []
    for army in armies:
        if not army.takes_part:
            result.append(None)
        elif army.power is not None:
            result.append(army.power)
        else:
            result.append(doublings(army.strength(with_attrition=with_attrition), smallest))
    return result


def round_seconds(armies: Sequence[Army]) -> int:
    """Return the seconds of a battle round, by the average soldiers of an army.

    Source: HURSAGMU Tactical; R48.

    >>> [round_seconds([Army("a", 3162), Army("b", soldiers)]) // 60 for soldiers in (3162, 3163)]
    [8, 60]
    """
    average = Fraction(sum(army.soldiers for army in armies), max(1, len(armies)))
    if average < _SMALL:
        return _MINUTE
    return 8 * _MINUTE if average <= _LARGE else 60 * _MINUTE
