"""Distances: the range level of an attack, and how far a dive must go to get out of an area."""

from __future__ import annotations

import math
from fractions import Fraction

Yards = int | Fraction

FARTHEST = 8
"""Nothing reaches farther than so many times its near range."""

_LEVELS = ((1, 0), (2, 2), (4, 4), (FARTHEST, 6))


def range_level(distance: Yards, near_range: Yards) -> int | None:
    """Return the range level of an attack at a distance; None where it cannot reach.

    Source: HURSAGMU Combat Maneuvers; R4.

    Args:
        distance: Yards to the target.
        near_range: Yards of the weapon's near range.

    >>> [range_level(yards, 25) for yards in (25, 26, 100, 201)]
    [0, 2, 4, None]
    """
    return next((level for times, level in _LEVELS if distance <= times * near_range), None)


def dive_yards(radius: Yards, from_center: Yards) -> int:
    """Return the whole yards that a dive out of a round area must cover, at least 1.

    Source: HURSAGMU Area attacks; R27.

    >>> dive_yards(3, Fraction(3, 2)), dive_yards(3, 3)
    (2, 1)
    """
    return max(1, math.ceil(radius - from_center))


def dive_challenge(yards: int, step: int = 5, most: int = 6) -> int | None:
    """Return the challenge level of a dive; None where it is too far for anybody.

    Source: HURSAGMU Area attacks.

    Args:
        yards: How far the dive goes.
        step: ``rule.dive_step`` of whoever dives.
        most: ``rule.dive_max_yd`` of whoever dives.

    >>> dive_challenge(3), dive_challenge(7)
    (15, None)
    """
    return step * yards if yards <= most else None
