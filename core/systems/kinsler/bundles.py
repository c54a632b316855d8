"""What bundles are made of, at any depth: sums over their members, the weakest and the strongest of them, their cost.

A bundle holds skills and other bundles by id. The functions here are given the columns of the lists and follow the
members; in a bundle that contains itself every sum is undefined.

Source: RPG.Rules, Metaskills; R38.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from fractions import Fraction
from functools import lru_cache
from typing import cast

from core.engine import Function, ValueType, fold
from core.systems.kinsler.terms import INNATE, STATS

Number = int | Fraction
Members = tuple[tuple[str, ...], ...]
Part = tuple[bool, int]

FIXED = (*STATS, *INNATE)
"""Ids of the skills that every actor has; the columns of ``all[]`` begin with them."""


class Book:
    """The bundles of a sheet, and where their members stand."""

    def __init__(self, ids: Sequence[str], members: Members, skill_ids: Sequence[str]) -> None:
        skills, bundles = _places((*FIXED, *skill_ids)), _places(ids)
        self._parts = [_known(names, skills, bundles) for names in members]
        self._inside = [self._reached(bundle) for bundle in range(len(members))]

    def parts(self, bundle: int) -> Sequence[Part]:
        """Give the existing members of a bundle: whether one is a bundle, and its place."""
        return self._parts[bundle]

    def inside(self, bundle: int) -> Set[int]:
        """Give every bundle that is reached from a bundle through its members."""
        return self._inside[bundle]

    def is_circle(self, bundle: int) -> bool:
        """Say whether a bundle contains itself, or one that does."""
        inside = self._inside
        return bundle in inside[bundle] or any(place in inside[place] for place in inside[bundle])

    def skills(self, bundle: int) -> list[int]:
        """Give the places of all skills in a bundle, at any depth."""
        return [
            place
            for each in (bundle, *sorted(self._inside[bundle]))
            for is_bundle, place in self._parts[each]
            if not is_bundle
        ]

    def _reached(self, bundle: int) -> Set[int]:
        found: set[int] = set()
        waiting = [bundle]
        while waiting:
            inner = {place for is_bundle, place in self._parts[waiting.pop()] if is_bundle}
            waiting += inner - found
            found |= inner
        return found


def _places(names: Iterable[str]) -> dict[str, int]:
    """Give the place of each name as names are compared; of several alike the first one's."""
    found: dict[str, int] = {}
    for place, name in enumerate(names):
        if key := fold(name):
            found.setdefault(key, place)
    return found


def _known(names: Iterable[str], skills: Mapping[str, int], bundles: Mapping[str, int]) -> tuple[Part, ...]:
    """Give the members that there are."""
    keys = [fold(name) for name in names]
    return tuple(
        (key not in skills, skills[key] if key in skills else bundles[key])
        for key in keys
        if key in skills or key in bundles
    )


@lru_cache(maxsize=64)
def _book(ids: tuple[str, ...], members: Members, skill_ids: tuple[str, ...]) -> Book:
    return Book(ids, members, skill_ids)


def _vectors(ids: Sequence[str], members: Sequence[object], skill_ids: Sequence[str]) -> Book:
    return _book(tuple(ids), cast("Members", tuple(members)), tuple(skill_ids))


def bundle_size(row: int, ids: Sequence[str], members: Sequence[object], skill_ids: Sequence[str]) -> int:
    """Count the existing members of a bundle.

    Args:
        row: Position of the bundle, from 1.
        ids: Of all bundles.
        members: Ids of the members of each of them.
        skill_ids: Ids of the rows of the list of skills.
    """
    return len(_vectors(ids, members, skill_ids).parts(row - 1))


def bundle_circle(row: int, ids: Sequence[str], members: Sequence[object], skill_ids: Sequence[str]) -> int:
    """Say whether a bundle contains itself, at any depth."""
    book = _vectors(ids, members, skill_ids)
    return int(row - 1 in book.inside(row - 1))


def bundle_sum(
    row: int, ids: Sequence[str], members: Sequence[object], skill_ids: Sequence[str], values: Sequence[Number]
) -> Number | None:
    """Add up a number of the members; of a bundle in it its average counts.

    Args:
        row: As for :func:`bundle_size`, like the next three.
        ids: Of all bundles.
        members: Of each of them.
        skill_ids: Of the list of skills.
        values: The number of every row of ``all[]``.
    """
    book = _vectors(ids, members, skill_ids)
    return None if book.is_circle(row - 1) else _summed(book, row - 1, values)


def _summed(book: Book, bundle: int, values: Sequence[Number]) -> Number | None:
    total: Number = 0
    for is_bundle, place in book.parts(bundle):
        if not is_bundle:
            total += values[place]
            continue
        inner, size = _summed(book, place, values), len(book.parts(place))
        if inner is None or not size:
            return None
        total += Fraction(inner) / size
    return total


def bundle_fatigue(
    row: int, ids: Sequence[str], members: Sequence[object], skill_ids: Sequence[str], costs: Sequence[Number]
) -> Number | None:
    """Add up what the members cost with full dice on one target; a bundle in it costs 1 beside its own members.

    Args:
        row: As for :func:`bundle_size`, like the next three.
        ids: Of all bundles.
        members: Of each of them.
        skill_ids: Of the list of skills.
        costs: Full cost of every row of ``all[]``.
    """
    book = _vectors(ids, members, skill_ids)
    if book.is_circle(row - 1):
        return None
    if not all(book.parts(each) for each in book.inside(row - 1)):
        return None
    return _cost(book, row - 1, costs)


def _cost(book: Book, bundle: int, costs: Sequence[Number]) -> Number:
    return sum(
        (_cost(book, place, costs) + 1 if is_bundle else costs[place] for is_bundle, place in book.parts(bundle)),
        start=0,
    )


def bundle_most(
    row: int, ids: Sequence[str], members: Sequence[object], skill_ids: Sequence[str], values: Sequence[Number]
) -> Number | None:
    """Give the greatest number among the skills of a bundle, at any depth."""
    found = _values(_vectors(ids, members, skill_ids), row - 1, values)
    return max(found) if found else None


def bundle_least(
    row: int, ids: Sequence[str], members: Sequence[object], skill_ids: Sequence[str], values: Sequence[Number]
) -> Number | None:
    """Give the least number among the skills of a bundle, at any depth."""
    found = _values(_vectors(ids, members, skill_ids), row - 1, values)
    return min(found) if found else None


def _values(book: Book, bundle: int, values: Sequence[Number]) -> list[Number]:
    return [] if book.is_circle(bundle) else [values[place] for place in book.skills(bundle)]


def bundle_bases(
    row: int, ids: Sequence[str], members: Sequence[object], skill_ids: Sequence[str], bases: Sequence[str]
) -> str:
    """Give the stats that the skills of a bundle are based on, each once, with blanks between them."""
    book = _vectors(ids, members, skill_ids)
    return " ".join(dict.fromkeys(bases[place] for place in book.skills(row - 1) if bases[place]))


def bundle_use_cost(
    count: int,
    dice: int,
    ref: str,
    ids: Sequence[str],
    members: Sequence[object],
    skill_ids: Sequence[str],
    *numbers: Sequence[Number],
) -> Number | None:
    """Give the fatigue of using a bundle on some targets with some dice: 1 for each bundle, and its members' dice.

    Args:
        count: Targets.
        dice: Dice on each of them.
        ref: Id of the bundle.
        ids: As for :func:`bundle_size`, like the next two.
        members: Of each bundle.
        skill_ids: Of the list of skills.
        numbers: Most dice, zero passive fatigue and kind of fatigue of every row of ``all[]``.

    Source: FATIGUE COSTS; R38.
    """
    book = _vectors(ids, members, skill_ids)
    found = [place for place, name in enumerate(ids) if fold(name) == fold(ref)]
    if not found or book.is_circle(found[0]):
        return None
    bundle = found[0]
    most, zero, fatigue = numbers
    total: Number = 1 + len(book.inside(bundle))
    for place in book.skills(bundle):
        used = max(0, min(dice, most[place]) - fatigue[place])
        total += max(1 - zero[place], count * used)
    return total


_FIRST = frozenset({1, 2, 3})
_FULL = frozenset({1, 2, 3, 4})


BUNDLE_FUNCTIONS = (
    Function("bundle_size", 4, 4, "How many existing members a bundle has.", bundle_size, vectors=_FIRST),
    Function("bundle_circle", 4, 4, "1 if a bundle contains itself.", bundle_circle, vectors=_FIRST),
    Function("bundle_sum", 5, 5, "A number of its members added up.", bundle_sum, vectors=_FULL),
    Function("bundle_fatigue", 5, 5, "What its members cost with full dice.", bundle_fatigue, vectors=_FULL),
    Function("bundle_most", 5, 5, "The greatest number among its skills.", bundle_most, vectors=_FULL),
    Function("bundle_least", 5, 5, "The least number among its skills.", bundle_least, vectors=_FULL),
    Function("bundle_bases", 5, 5, "The stats of its skills.", bundle_bases, ValueType.TEXT, vectors=_FULL),
    Function("bundle_use_cost", 9, 9, "The fatigue of using a bundle.", bundle_use_cost,
             vectors=frozenset({3, 4, 5, 6, 7, 8})),
)  # fmt: skip
"""The functions for formulas."""
