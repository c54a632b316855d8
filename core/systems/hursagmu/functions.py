"""What HURSAGMU's formulas need and the formula language cannot say: the skill of a role, the free load, doublings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from core.engine import Function, Value, fold
from core.engine.numbers import round_half_up
from core.systems.hursagmu.doublings import doublings

STRONGEST = 80
"""Above this Strength nobody counts pounds any more: the free load would be greater than any number of the game."""

_EVEN, _ODD = 50, 70


def best_of_role(role: str, roles: Sequence[str], totals: Sequence[Value], alone: Value) -> Value:
    """Give the best total among the skills of a role; without such a skill the attribute alone.

    It is undefined where the total of one of these skills is; the others do not matter.

    Source: HURSAGMU Combat Maneuvers; R42.

    >>> best_of_role("striking", ["riding", "striking", "striking"], [9, 3, 4], 1), best_of_role("riding", [], [], 1)
    (4, 1)
    """
    wanted = fold(role)
    best: Value = None
    is_found = False
    for own, total in zip(roles, totals, strict=True):
        if own and (own == role or fold(own) == wanted):
            if not isinstance(total, int | Fraction):
                return None
            if not is_found or total > best:  # type: ignore[operator]  # it is a number from the first one on
                best, is_found = total, True
    return best if is_found else alone


def free_load(strength: Value) -> int:
    """Give the load in pounds that does not slow: 50 at Strength 0, 70 at 1, twice as much for every two levels.

    Source: HURSAGMU Animals; R33.

    >>> [free_load(level) for level in (-6, -5, -1, 0, 1, 2, 8)]
    [6, 9, 35, 50, 70, 100, 800]
    """
    if not isinstance(strength, int):
        raise ValueError("The free load goes by a whole level of Strength.")
    if strength > STRONGEST:
        raise ValueError(f"The free load is counted up to a Strength of {STRONGEST}.")
    start = _ODD if strength % 2 else _EVEN
    doubled = strength // 2
    if doubled >= 0:
        return start << doubled
    return max(1, round_half_up(Fraction(start, 2 ** min(-doubled, STRONGEST))))


def listed_before(row: int, names: Sequence[str]) -> int:
    """Say whether the name of a row (counted from 1) stands in a row above it; rows without a name never do.

    >>> listed_before(2, ["Lore", "lore "]), listed_before(1, ["Lore", "lore "]), listed_before(2, ["", ""])
    (1, 0, 0)
    """
    name = fold(names[row - 1])
    return int(name != "" and any(fold(each) == name for each in names[: row - 1]))


FUNCTIONS: Mapping[str, Function] = {
    function.name: function
    for function in (
        Function(
            "best_of_role",
            4,
            4,
            "The best total among the skills of a role, or the attribute where there is none.",
            best_of_role,
            vectors=frozenset({1, 2}),
            is_lazy=True,
        ),
        Function("free_load", 1, 1, "Pounds that a Strength carries without being slowed.", free_load),
        Function("doublings", 2, 2, "2 for each doubling of one amount over another, 1 for half a one.", doublings),
        Function(
            "listed_before",
            2,
            2,
            "1 if the name of this row stands in a row above it.",
            listed_before,
            vectors=frozenset({1}),
        ),
    )
}
"""The game's own functions, by the name that formulas use."""
