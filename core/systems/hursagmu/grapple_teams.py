"""Computes a grapple's team: who rolls, Grappling with the mass of all, who is held.

Source: HURSAGMU Grapple; R16, R21 to R23; spec 7.8, 7.9.
"""

from __future__ import annotations

from fractions import Fraction

from core.systems.hursagmu.doublings import doublings
from core.systems.hursagmu.fight_state import FightState
from core.systems.hursagmu.figures import Figure


def team(fight: FightState, figure: Figure) -> list[Figure]:
    """Return a figure's team: itself and, with the option of mass, its friends in the close combat or grab (R22)."""
    if figure.grapple is None or not fight.option("mass_bonus"):
        return [figure, *figure.allies]
    return [each for each in figure.grapple if each.side == figure.side and each.can_act] or [figure]


def mass_bonus(fight: FightState, figure: Figure, other: Figure) -> int:
    """Return the bonus of mass on the Grappling of one figure against another.

    Source: HURSAGMU Grapple; R21, R22; spec 7.9.
    """
    if not fight.option("mass_bonus"):
        return 0
    own, theirs = _mass(fight, figure), _mass(fight, other)
    return doublings(own, theirs) if own > 0 and theirs > 0 else 0


def _mass(fight: FightState, figure: Figure) -> Fraction:
    return sum((each.numbers.mass for each in team(fight, figure)), Fraction(0))


def is_too_heavy(fight: FightState, figure: Figure, victim: Figure) -> bool:
    """Return whether a victim is too heavy to be slammed or thrown.

    The masses of a team count for lifting. The victim counts alone, even with friends in the close combat: one body is
    lifted, while friends help against being seized, in the roll, where their masses count as well.

    Source: HURSAGMU Grapple; R22, R23; spec 7.8.
    """
    own, other = _mass(fight, figure), victim.numbers.mass
    return own <= 0 or (other > 0 and doublings(other, own) >= figure.numbers.slam_limit)


def is_held(fight: FightState, figure: Figure) -> bool:
    """Return whether a figure is controlled; one too heavy to be moved acts freely.

    Source: HURSAGMU Grapple; R16, R23; spec 7.8.
    """
    holder = figure.held_by
    return holder is not None and not is_too_heavy(fight, holder, figure)


def may_resist(figure: Figure) -> bool:
    """Return whether a figure may roll against an attempt, controlled or not (R18)."""
    return figure.can_act and (not figure.is_committed or figure.plan.defend)


def wrestler(fight: FightState, figure: Figure) -> Figure:
    """Return the figure that rolls for a team: the best at Grappling.

    A team counts as one opponent: the right to resist, the decision, the plan and its penalty are those of the figure
    that rolls; the rest of the team is not asked.

    Source: HURSAGMU Grapple; R22; spec 7.9.
    """
    return max(team(fight, figure), key=lambda each: (each.numbers.grappling, each is figure))


def wrestling(fight: FightState, figure: Figure, other: Figure) -> int:
    """Return the Grappling number of one figure against another, mass included."""
    best = wrestler(fight, figure)
    return best.numbers.grapple + best.shift + mass_bonus(fight, figure, other)
