"""Who grapples as one, and what mass adds: several against one count as their best wrestler with the mass of all.

Source: HURSAGMU Grapple; R21, R22; spec 7.9.
"""

from __future__ import annotations

from fractions import Fraction

from core.systems.hursagmu.doublings import doublings
from core.systems.hursagmu.figures import Figure
from core.systems.hursagmu.melee import Melee


def team(melee: Melee, figure: Figure) -> list[Figure]:
    """Give those who grapple as one: the figure and, with the option of mass, its friends in the close combat (R22)."""
    if figure.clinch is None or not melee.option("mass_bonus"):
        return [figure]
    return [each for each in figure.clinch if each.side == figure.side and each.can_act] or [figure]


def mass_bonus(melee: Melee, figure: Figure, other: Figure) -> int:
    """Give what mass adds to the Grappling of somebody against another.

    Source: HURSAGMU Grapple; R21, R22; spec 7.9.
    """
    if not melee.option("mass_bonus"):
        return 0
    own = sum((each.numbers.mass for each in team(melee, figure)), Fraction(0))
    theirs = sum((each.numbers.mass for each in team(melee, other)), Fraction(0))
    return doublings(own, theirs) if own > 0 and theirs > 0 else 0


def wrestler(melee: Melee, figure: Figure) -> Figure:
    """Give who rolls for a team: the best at Grappling."""
    return max(team(melee, figure), key=lambda each: (each.numbers.grappling, each is figure))


def wrestling(melee: Melee, figure: Figure, other: Figure) -> int:
    """Give the Grappling number of somebody against another, mass included."""
    best = wrestler(melee, figure)
    return best.numbers.grapple + best.shift + mass_bonus(melee, figure, other)
