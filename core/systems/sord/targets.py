"""Chooses a fighter's default target; computes the d20 roll needed to hit it."""

from __future__ import annotations

from collections.abc import Sequence

from core.systems.sord.fighters import LIMITED_BY_DISTANCE, Battle, Fighter, Weapon

FACES = 20
FEET_A_POINT = 10
"""Feet beyond the Maximum Distance for each point of THAWAC lost."""


def default_target(battle: Battle, fighter: Fighter, foes: Sequence[Fighter]) -> Fighter | None:
    """Return the default target: the last one while able, else the nearest, easiest to hit.

    Source: SORD spec 7.1.
    """
    able = [foe for foe in foes if foe.is_able(battle.clock)]
    last = next((foe for foe in able if foe.index == fighter.last_foe), None)
    if last is not None or not able:
        return last
    return min(able, key=lambda foe: (battle.distance(fighter.index, foe.index), foe.pa))


def parry_avoid(battle: Battle, foe: Fighter) -> int:
    """Return the PA# of a foe; 0 if unconscious.

    Source: SORD XV; R45.
    """
    return foe.pa if foe.is_able(battle.clock) else 0


def distance_penalty(weapon: Weapon, distance: int) -> int:
    """Return the points of THAWAC lost by distance.

    Source: SORD SG; R40.
    """
    if weapon.type not in LIMITED_BY_DISTANCE or weapon.max_ft is None or distance <= weapon.max_ft:
        return 0
    return (distance - weapon.max_ft) // FEET_A_POINT


def hit_number(battle: Battle, attacker: int, weapon: Weapon, foe: Fighter) -> int:
    """Return the greatest d20 roll that hits, 1 (always hits) to 20.

    Source: SORD Att; spec 7.5.
    """
    penalty = distance_penalty(weapon, battle.distance(attacker, foe.index))
    return max(1, min(FACES, weapon.thawac - penalty - parry_avoid(battle, foe)))
