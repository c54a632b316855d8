"""Teams in grapples: several count as their best wrestler with the mass of all.

Source: HURSAGMU Grapple; R16, R21 to R23; spec 7.8, 7.9.
"""

from __future__ import annotations

from fractions import Fraction

from core.systems.hursagmu.doublings import doublings
from core.systems.hursagmu.figures import Figure
from core.systems.hursagmu.melee import Melee


def team(melee: Melee, figure: Figure) -> list[Figure]:
    """Return a figure's team: itself and, with the option of mass, its friends in the close combat (R22)."""
    if figure.grapple is None or not melee.option("mass_bonus"):
        return [figure]
    return [each for each in figure.grapple if each.side == figure.side and each.can_act] or [figure]


def mass_bonus(melee: Melee, figure: Figure, other: Figure) -> int:
    """Return the bonus of mass on the Grappling of one figure against another.

    Source: HURSAGMU Grapple; R21, R22; spec 7.9.
    """
    if not melee.option("mass_bonus"):
        return 0
    own, theirs = _mass(melee, figure), _mass(melee, other)
    return doublings(own, theirs) if own > 0 and theirs > 0 else 0


def _mass(melee: Melee, figure: Figure) -> Fraction:
    return sum((each.numbers.mass for each in team(melee, figure)), Fraction(0))


def is_too_heavy(melee: Melee, figure: Figure, victim: Figure) -> bool:
    """Return whether a victim is too heavy to be slammed or thrown.

    The masses of a team count for lifting. The victim counts alone, even with friends in the close combat: one body is
    lifted, while friends help against being seized, in the roll, where their masses count as well.

    Source: HURSAGMU Grapple; R22, R23; spec 7.8.
    """
    own, other = _mass(melee, figure), victim.numbers.mass
    return own <= 0 or (other > 0 and doublings(other, own) >= figure.numbers.slam_limit)


def is_held(melee: Melee, figure: Figure) -> bool:
    """Return whether a figure is controlled; one too heavy to be moved acts freely.

    Source: HURSAGMU Grapple; R16, R23; spec 7.8.
    """
    holder = figure.held_by
    return holder is not None and not is_too_heavy(melee, holder, figure)


def may_resist(figure: Figure) -> bool:
    """Return whether a figure may roll against an attempt, controlled or not (R18)."""
    return figure.can_act and (not figure.is_committed or figure.plan.defend)


def wrestler(melee: Melee, figure: Figure) -> Figure:
    """Return the figure that rolls for a team: the best at Grappling.

    A team counts as one opponent: the right to resist, the decision, the plan and its penalty are those of the figure
    that rolls; the rest of the team is not asked.

    Source: HURSAGMU Grapple; R22; spec 7.9.
    """
    return max(team(melee, figure), key=lambda each: (each.numbers.grappling, each is figure))


def wrestling(melee: Melee, figure: Figure, other: Figure) -> int:
    """Return the Grappling number of one figure against another, mass included."""
    best = wrestler(melee, figure)
    return best.numbers.grapple + best.shift + mass_bonus(melee, figure, other)
