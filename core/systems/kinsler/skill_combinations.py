"""Functions that formulas call on skills used together: stacking, help, parallel effects.

Every use of a declaration is encoded as a short text of its parts (skill and rating), and all parts are checked
together.

Source: RPG.Rules, STACKABLE SKILLS, SKILLS, Metaskills; R20, R21, R37.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.formula import Function, ValueType, fold
from core.systems.kinsler.terms import BASES, STATS, covers, members

STAT_RATING = 3
_META = "!"
_OPEN = "?"


def use_parts(row: int, skill: str, mode: str, own: int, *of: str | int | None) -> str:
    """Return the parts of a use, one a line: ``short_bow=0``, ``dex=3``.

    Args:
        row: Position of the use, from 1; attempts without a skill are told apart by it.
        skill: Id of the skill or bundle.
        mode: ``active``, ``passive``, ``maintain``.
        own: Whether a row stands behind it (own or comparable grade).
        of: The stack rating of that row; the stats it is based on, with blanks between them; whether its listed value
            lies below 0, so that it is left out; the id of the metaskill in use, which is the row itself or stands
            behind the bundle ("" for none), and its stack rating.

    Source: STACKABLE SKILLS; R20.
    """
    rating, bases, is_below, meta, meta_rating = of
    name, metaskill = fold(skill), fold(str(meta))
    is_meta = bool(own) and metaskill == name
    own_rating = STAT_RATING if name in STATS else rating or 0
    parts: list[str] = []
    if not own:
        parts.append(f"{_OPEN}{row}=0")
    elif not is_meta and not is_below:
        parts.append(f"{name}={own_rating}")
    if metaskill:
        parts.append(f"{_META}{metaskill}={meta_rating or 0}")
    if mode == "active":
        parts += [f"{fold(base)}={STAT_RATING}" for base in str(bases).split() if base.upper() in BASES]
    return "\n".join(parts)


def _ratings(uses: Sequence[str], *, meta: bool) -> list[int]:
    """Return the ratings of the skills in use, each skill once, ascending."""
    ratings: dict[str, int] = {}
    for part in (line for use in uses for line in use.split("\n") if line):
        name, _, rating = part.rpartition("=")
        if name.startswith(_META) == meta:
            ratings.setdefault(name, int(rating))
    return sorted(ratings.values())


def may_stack(ratings: Sequence[int]) -> bool:
    """Return whether skills of these ratings, ascending, may be used together: the k-th needs at least k - 1.

    Source: STACKABLE SKILLS; R20.

    >>> may_stack([0, 2, 3]), may_stack([0, 0, 3])
    (True, False)
    """
    return all(rating >= index for index, rating in enumerate(ratings))


def stack_size(uses: Sequence[str]) -> int:
    """Return the number of skills in use."""
    return len(_ratings(uses, meta=False))


def stack_ok(uses: Sequence[str]) -> int:
    """Return whether the skills in use, and the metaskills by themselves, may be used together."""
    return int(all(may_stack(_ratings(uses, meta=meta)) for meta in (False, True)))


def uses_twice(skills: Sequence[str], own: Sequence[int]) -> int:
    """Return whether a declaration uses a row twice; ``own`` says of each use whether a row stands behind it."""
    named = [fold(skill) for skill, is_own in zip(skills, own, strict=True) if is_own and fold(skill)]
    return int(len(set(named)) < len(named))


def helped(bases: str, targets: Sequence[str], values: Sequence[int]) -> int:
    """Return the sum of passive powers that help an attempt.

    Args:
        bases: The stats that the attempt is based on; a power must cover all of them.
        targets: What each use helps: ``{PHY}``, ``DEX``; "" where it does not help.
        values: Value of each use.

    Source: SKILLS; R8, R38.
    """
    wanted = bases.split()
    return sum(
        value
        for target, value in zip(targets, values, strict=True)
        if target and wanted and all(covers(target, base) for base in wanted)
    )


def stat_value(base: str, values: Sequence[int]) -> int:
    """Return the value of a base stat, 0 without one; values are in the order of the stats."""
    key = fold(base)
    return values[STATS.index(key)] if key in STATS else 0


def first_step(skill: str, usual: int, skills: Sequence[str], steps: Sequence[int], carried: Sequence[int]) -> int:
    """Return the metres of a range point: those of the first carried weapon of a skill with its own, else usual.

    An attempt without a skill has no weapon.

    Source: RANGED SKILLS, optional rule.

    >>> first_step("bow", 5, ["", "bow"], [2, 15], [1, 1]), first_step("", 5, ["", "bow"], [2, 15], [1, 1])
    (15, 5)
    """
    wielded = fold(skill)
    for weapon, step, is_carried in zip(skills, steps, carried, strict=True):
        if wielded and is_carried and step > 0 and fold(weapon) == wielded:
            return step
    return usual


def parallel_ok(
    row: int,
    actions: Sequence[str],
    kinds: Sequence[str],
    stacks: Sequence[int],
    targets: Sequence[str],
) -> int:
    """Return whether a reversed effect is compatible with earlier pending ones.

    Args:
        row: Its position, from 1.
        actions: Of all effects on their way, what they do.
        kinds: What they take away.
        stacks: Their stack ratings.
        targets: Where they go.

    Source: Passive Power skills; R37.
    """
    own = row - 1
    if actions[own] != "restore":
        return 1
    group = set(members(targets[own]))
    beside = [
        stacks[index]
        for index in range(row)
        if actions[index] == "restore" and kinds[index] == kinds[own] and group & set(members(targets[index]))
    ]
    return int(may_stack(sorted(beside)))


TOGETHER_FUNCTIONS = (
    Function("use_parts", 9, 9, "The parts of a use, for the rule of stacking.", use_parts, ValueType.TEXT,
             accepts_undefined=True, phrase="the skills of the use"),
    Function("stack_size", 1, 1, "How many skills are in use.", stack_size, vector_arguments=frozenset({0}),
             phrase="number of skills in use"),
    Function("stack_ok", 1, 1, "1 if these skills may be used together.", stack_ok, vector_arguments=frozenset({0}),
             phrase="whether these skills may be used together"),
    Function("uses_twice", 2, 2, "1 if a declaration uses a skill twice.", uses_twice, vector_arguments=frozenset({0,
             1})),
    Function("helped", 3, 3, "What passive powers add to an attempt.", helped, vector_arguments=frozenset({1, 2}),
             phrase="what passive powers add"),
    Function("stat_value", 2, 2, "The number of the stat that a base names.", stat_value,
             vector_arguments=frozenset({1}),
             phrase="the stat {1}"),
    Function("first_step", 5, 5, "Metres of a range point.", first_step, vector_arguments=frozenset({2, 3, 4}),
             phrase="range step of a carried weapon for it, else {2}"),
    Function("parallel_ok", 5, 5, "1 if an effect may be on its way beside the others.", parallel_ok,
             vector_arguments=frozenset({1, 2, 3, 4})),
)  # fmt: skip
"""The functions for formulas."""
