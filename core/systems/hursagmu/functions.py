"""Functions that HURSAGMU's formulas call: best totals of skill roles, free load, doublings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from core.formula import LISTED_BEFORE, Function, Value, ValueType, fold
from core.formula.numbers import round_half_up
from core.systems.hursagmu.doublings import doublings

STRONGEST = 80
"""Highest Strength of the free load; above it the load would exceed any number of the game."""

_EVEN, _ODD = 50, 70


UNKNOWN = "?"


def totals_of_roles(roles: Sequence[str], totals: Sequence[Value]) -> str:
    """Return the best total of each role, a line each: ``striking 4``; ``?`` if undefined.

    All roles are computed together; an edit of a skill without a role changes nothing here.

    Source: HURSAGMU Combat Maneuvers; R42.

    >>> totals_of_roles(["riding", "striking", "", "striking"], [9, 3, 8, 4]).splitlines()
    ['riding 9', 'striking 4']
    """
    best: dict[str, Value] = {}
    for role, total in zip(roles, totals, strict=True):
        if role and (key := fold(role)):
            best_so_far = best.get(key, total)
            if isinstance(best_so_far, int | Fraction) and isinstance(total, int | Fraction):
                best[key] = max(best_so_far, total)
            else:
                best[key] = None
    return "".join(f"{role} {UNKNOWN if total is None else total}\n" for role, total in best.items())


def best_of_role(role: str, role_totals: str, alone: Value) -> Value:
    """Return the best total of a role's skills, or the attribute without such a skill.

    It is undefined if the total of one of these skills is.

    Args:
        role: The role.
        role_totals: Result of :func:`totals_of_roles`.
        alone: The attribute.

    Source: HURSAGMU Combat Maneuvers; R42.

    >>> lines = totals_of_roles(["riding", "striking"], [9, 4])
    >>> best_of_role("striking", lines, 1), best_of_role("archery", lines, 1)
    (4, 1)
    """
    for line in role_totals.split("\n"):
        own, _, total = line.partition(" ")
        if own == role:
            return None if total == UNKNOWN else int(total) if "/" not in total else Fraction(total)
    return alone


def in_hand(ready: Sequence[Value], counts: Sequence[Value], numbers: Sequence[Value], alone: Value) -> Value:
    """Return a number of the first weapon in hand, or of the bare fist without one.

    Args:
        ready: Whether each weapon is in hand.
        counts: How many of each there are.
        numbers: The number of each.
        alone: The number of the fist.

    Source: HURSAGMU Combat Maneuvers, Strike.

    >>> in_hand([0, 1, 1], [1, 0, 2], [5, 6, 7], 1), in_hand([0], [1], [5], 1)
    (7, 1)
    """
    for is_ready, count, number in zip(ready, counts, numbers, strict=True):
        if is_ready and count:
            return number
    return alone


def free_load(strength: Value) -> int:
    """Return the free load in pounds: 50 at Strength 0, 70 at 1, doubled every two levels.

    Source: HURSAGMU Animals; R33.

    >>> [free_load(level) for level in (-6, -5, -1, 0, 1, 2, 8)]
    [6, 9, 35, 50, 70, 100, 800]
    """
    if not isinstance(strength, int):
        raise ValueError("the free load goes by a whole level of Strength")
    if strength > STRONGEST:
        raise ValueError(f"the free load is counted up to a Strength of {STRONGEST}")
    start = _ODD if strength % 2 else _EVEN
    doubled = strength // 2
    if doubled >= 0:
        return start << doubled
    return max(1, round_half_up(Fraction(start, 2 ** min(-doubled, STRONGEST))))


FUNCTIONS: Mapping[str, Function] = {
    function.name: function
    for function in (
        Function(
            "totals_of_roles",
            2,
            2,
            "The best total of every role that a skill has.",
            totals_of_roles,
            ValueType.TEXT,
            vector_arguments=frozenset({0, 1}),
            accepts_undefined=True,
            phrase="the best {2} of every {1}",
        ),
        Function(
            "best_of_role",
            3,
            3,
            "The best total among the skills of a role, or the attribute where there is none.",
            best_of_role,
            accepts_undefined=True,
            phrase="the best total for {1}, else {3}",
        ),
        Function(
            "in_hand",
            4,
            4,
            "A number of the first weapon in hand, or of the bare fist where there is none.",
            in_hand,
            vector_arguments=frozenset({0, 1, 2}),
            accepts_undefined=True,
            phrase="{3} of the weapon in hand, else {4}",
        ),
        Function(
            "free_load",
            1,
            1,
            "Pounds that a Strength carries without being slowed.",
            free_load,
            phrase="free load of {1}",
        ),
        Function(
            "doublings",
            2,
            2,
            "2 for each doubling of one amount over another, 1 for half a one.",
            doublings,
            phrase="doublings from {2} to {1}",
        ),
        LISTED_BEFORE,
    )
}
"""The game's functions by their names in formulas."""
