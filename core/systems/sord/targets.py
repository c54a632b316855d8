"""Who is struck at: the foe that is chosen without anybody deciding, and how likely a weapon hits it."""

from __future__ import annotations

from collections.abc import Sequence

from core.systems.sord.fighters import LIMITED_BY_DISTANCE, Battle, Fighter, Weapon

FACES = 20
FEET_A_POINT = 10
"""Feet beyond the Maximum Distance that cost a point of THAWAC."""


def usual_foe(battle: Battle, own: Fighter, foes: Sequence[Fighter]) -> Fighter | None:
    """Return the last target while it is able, else the nearest able foe, of those the easiest to hit.

    Source: SORD spec 7.1.
    """
    able = [foe for foe in foes if foe.is_able(battle.clock)]
    last = next((foe for foe in able if foe.who == own.last_foe), None)
    if last is not None or not able:
        return last
    return min(able, key=lambda foe: (battle.distance(own.who, foe.who), foe.pa))


def parry_avoid(battle: Battle, foe: Fighter) -> int:
    """Return the PA# of a foe; the unconscious have none.

    Source: SORD XV; R45.
    """
    return foe.pa if foe.is_able(battle.clock) else 0


def too_far(weapon: Weapon, distance: int) -> int:
    """Return the points of THAWAC that distance costs.

    Source: SORD SG; R40.
    """
    if weapon.type not in LIMITED_BY_DISTANCE or weapon.max_ft is None or distance <= weapon.max_ft:
        return 0
    return (distance - weapon.max_ft) // FEET_A_POINT


def hit_number(battle: Battle, who: int, weapon: Weapon, foe: Fighter) -> int:
    """Return the greatest roll of the d20 that hits: from 1, which always does, to 20.

    Source: SORD Att; spec 7.5.
    """
    far = too_far(weapon, battle.distance(who, foe.who))
    return max(1, min(FACES, weapon.thawac - far - parry_avoid(battle, foe)))
