"""Computes range levels of attacks, and length and challenge of dives out of an area."""

from __future__ import annotations

import math
from fractions import Fraction

Yards = int | Fraction

FARTHEST = 8
"""Longest range as a multiple of near range."""

_LEVELS = ((1, 0), (2, 2), (4, 4), (FARTHEST, 6))


def range_level(distance: Yards, near_range: Yards) -> int | None:
    """Return the range level of an attack at a distance; None if out of range.

    Source: HURSAGMU Combat Maneuvers; R4.

    Args:
        distance: Yards to the target.
        near_range: Yards of the weapon's near range.

    >>> [range_level(yards, 25) for yards in (25, 26, 100, 201)]
    [0, 2, 4, None]
    """
    return next((level for times, level in _LEVELS if distance <= times * near_range), None)


def dive_yards(radius: Yards, from_center: Yards) -> int:
    """Return the whole yards of a dive out of a round area, at least 1.

    Source: HURSAGMU Area attacks; R27.

    >>> dive_yards(3, Fraction(3, 2)), dive_yards(3, 3)
    (2, 1)
    """
    return max(1, math.ceil(radius - from_center))


def dive_challenge(yards: int, step: int = 5, most: int = 6) -> int | None:
    """Return the challenge level of a dive; None if it is too far.

    Source: HURSAGMU Area attacks.

    Args:
        yards: Length of the dive.
        step: ``rule.dive_step`` of the diver.
        most: ``rule.dive_max_yd`` of the diver.

    >>> dive_challenge(3), dive_challenge(7)
    (15, None)
    """
    return step * yards if yards <= most else None
