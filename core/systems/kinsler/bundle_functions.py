"""Functions that formulas call on bundles of skills: sums, extremes, cost, at any depth.

A bundle, made with a metaskill, holds skills and other bundles by id. The functions take columns of the lists and
the members; sums of a bundle that contains itself are undefined.

Source: RPG.Rules, Metaskills; R38.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from fractions import Fraction
from functools import lru_cache
from typing import cast

from core.formula import Function, ValueType, fold
from core.systems.kinsler.terms import INNATE, STATS

Number = int | Fraction
Members = tuple[tuple[str, ...], ...]
Part = tuple[bool, int]
Places = tuple[int, ...]

FIXED = (*STATS, *INNATE)
"""Ids of the skills of every character; the columns of ``all[]`` begin with them."""


class BundleGraph:
    """The bundles of a sheet and the positions of their members."""

    def __init__(self, ids: Sequence[str], members: Members, skill_ids: Sequence[str]) -> None:
        skills, bundles = _first_indices((*FIXED, *skill_ids)), _first_indices(ids)
        self._parts = [_existing_members(names, skills, bundles) for names in members]
        self._inside = [self._reached(bundle) for bundle in range(len(members))]

    def parts(self, bundle: int) -> Sequence[Part]:
        """Return the existing members of a bundle: whether each is a bundle, and its position."""
        return self._parts[bundle]

    def inside(self, bundle: int) -> Set[int]:
        """Return all bundles reachable through the members of a bundle."""
        return self._inside[bundle]

    def is_circle(self, bundle: int) -> bool:
        """Return whether a bundle contains itself, or one that does."""
        inside = self._inside
        return bundle in inside[bundle] or any(index in inside[index] for index in inside[bundle])

    def skills_with_bundles(self, bundle: int) -> list[tuple[int, int]]:
        """Return the positions of all skills in a bundle, at any depth, each with its bundle."""
        return [
            (each, index)
            for each in (bundle, *sorted(self._inside[bundle]))
            for is_bundle, index in self._parts[each]
            if not is_bundle
        ]

    def skills(self, bundle: int) -> list[int]:
        """Return the positions of all skills in a bundle, at any depth."""
        return [index for _, index in self.skills_with_bundles(bundle)]

    def _reached(self, bundle: int) -> Set[int]:
        reached: set[int] = set()
        waiting = [bundle]
        while waiting:
            inner = {index for is_bundle, index in self._parts[waiting.pop()] if is_bundle}
            waiting += inner - reached
            reached |= inner
        return reached


def _first_indices(names: Iterable[str]) -> dict[str, int]:
    """Return the position of each normalised name; the first of equal ones."""
    indices: dict[str, int] = {}
    for index, name in enumerate(names):
        if key := fold(name):
            indices.setdefault(key, index)
    return indices


def _existing_members(names: Iterable[str], skills: Mapping[str, int], bundles: Mapping[str, int]) -> tuple[Part, ...]:
    """Return the existing members."""
    keys = [fold(name) for name in names]
    return tuple(
        (key not in skills, skills[key] if key in skills else bundles[key])
        for key in keys
        if key in skills or key in bundles
    )


@lru_cache(maxsize=64)
def _cached_graph(ids: tuple[str, ...], members: Members, skill_ids: tuple[str, ...]) -> BundleGraph:
    return BundleGraph(ids, members, skill_ids)


def _graph(ids: Sequence[str], members: Sequence[object], skill_ids: Sequence[str]) -> BundleGraph:
    return _cached_graph(tuple(ids), cast("Members", tuple(members)), tuple(skill_ids))


def bundle_size(row: int, ids: Sequence[str], members: Sequence[object], skill_ids: Sequence[str]) -> int:
    """Return the number of existing members of a bundle.

    Args:
        row: Position of the bundle, from 1.
        ids: Of all bundles.
        members: Ids of the members of each of them.
        skill_ids: Ids of the rows of the list of skills.
    """
    return len(_graph(ids, members, skill_ids).parts(row - 1))


def bundle_circle(row: int, ids: Sequence[str], members: Sequence[object], skill_ids: Sequence[str]) -> int:
    """Return whether a bundle contains itself, at any depth."""
    graph = _graph(ids, members, skill_ids)
    return int(row - 1 in graph.inside(row - 1))


def bundle_skills(row: int, ids: Sequence[str], members: Sequence[object], skill_ids: Sequence[str]) -> Places:
    """Return the positions in ``all[]`` of the skills in a bundle, at any depth: its own, then those of inner bundles.

    Args:
        row: As for :func:`bundle_size`, like the next three.
        ids: Of all bundles.
        members: Of each of them.
        skill_ids: Of the list of skills.
    """
    return tuple(_graph(ids, members, skill_ids).skills(row - 1))


def bundle_shares(
    row: int, ids: Sequence[str], members: Sequence[object], skill_ids: Sequence[str]
) -> tuple[Number, ...] | None:
    """Return the weight of each skill in a sum over the members, in the order of :func:`bundle_skills`.

    An inner bundle counts by the average of its members; a circle has no sums, nor has an inner bundle without members.
    """
    graph = _graph(ids, members, skill_ids)
    if not _has_sums(graph, row - 1):
        return None
    shares = _path_counts(graph, row - 1, Fraction)
    return tuple(shares[bundle] for bundle, _ in graph.skills_with_bundles(row - 1))


def bundle_times(
    row: int, ids: Sequence[str], members: Sequence[object], skill_ids: Sequence[str]
) -> tuple[Number, ...] | None:
    """Return how often each skill is reached, in the order of :func:`bundle_skills`."""
    graph = _graph(ids, members, skill_ids)
    if not _has_sums(graph, row - 1):
        return None
    times = _path_counts(graph, row - 1, lambda share, _: share)
    return tuple(times[bundle] for bundle, _ in graph.skills_with_bundles(row - 1))


def bundle_inner(row: int, ids: Sequence[str], members: Sequence[object], skill_ids: Sequence[str]) -> Number | None:
    """Return how often bundles are reached through the members of a bundle, at any depth."""
    graph = _graph(ids, members, skill_ids)
    if not _has_sums(graph, row - 1):
        return None
    return sum(_path_counts(graph, row - 1, lambda share, _: share).values()) - 1


def bundle_depth(row: int, ids: Sequence[str], members: Sequence[object], skill_ids: Sequence[str]) -> int | None:
    """Return the number of bundles that a use pays for: itself and each inner one, once; undefined in a circle."""
    graph = _graph(ids, members, skill_ids)
    return None if graph.is_circle(row - 1) else 1 + len(graph.inside(row - 1))


def _has_sums(graph: BundleGraph, bundle: int) -> bool:
    return not graph.is_circle(bundle) and all(graph.parts(each) for each in graph.inside(bundle))


def _path_counts(graph: BundleGraph, bundle: int, inner: Callable[[Number, int], Number]) -> dict[int, Number]:
    """Return the number of paths to each inner bundle; 1 for the bundle itself."""
    counts: dict[int, Number] = {}
    waiting: list[tuple[int, Number]] = [(bundle, 1)]
    while waiting:
        current, share = waiting.pop()
        counts[current] = counts.get(current, 0) + share
        for is_bundle, index in graph.parts(current):
            if is_bundle:
                waiting.append((index, inner(share, len(graph.parts(index)))))
    return counts


def weighted(indices: Places, shares: Sequence[Number], values: Sequence[Number]) -> Number:
    """Return the weighted sum of values.

    Args:
        indices: Positions of the values; the solver selects them.
        shares: Their weights.
        values: The values.
    """
    return sum([share * value for share, value in zip(shares, values, strict=True)])


def greatest_of(indices: Places, values: Sequence[Number]) -> Number | None:
    """Return the greatest of the selected values; undefined without values."""
    return max(values, default=None)


def least_of(indices: Places, values: Sequence[Number]) -> Number | None:
    """Return the least of the selected values; undefined without values."""
    return min(values, default=None)


def bundle_bases(
    row: int, ids: Sequence[str], members: Sequence[object], skill_ids: Sequence[str], bases: Sequence[str]
) -> str:
    """Return the base stats of a bundle's skills, each once, separated by spaces."""
    graph = _graph(ids, members, skill_ids)
    return " ".join(dict.fromkeys(bases[index] for index in graph.skills(row - 1) if bases[index]))


def bundle_use_cost(indices: Places, bundles: int, count: int, dice: int, *numbers: Sequence[Number]) -> Number:
    """Return the fatigue of using a bundle on some targets with some dice: 1 for each bundle, and its members' dice.

    Args:
        indices: Positions of the skills; the solver selects their numbers.
        bundles: Number of bundles used.
        count: Targets.
        dice: Dice on each of them.
        numbers: Most dice, zero passive fatigue and kind of fatigue of the skills.

    Source: FATIGUE COSTS; R38.
    """
    total: Number = bundles
    for most, zero, fatigue in zip(*numbers, strict=True):
        total += max(1 - zero, count * max(0, min(dice, most) - fatigue))
    return total


_FIRST = frozenset({1, 2, 3})
_FULL = frozenset({1, 2, 3, 4})


BUNDLE_FUNCTIONS = (
    Function("bundle_size", 4, 4, "How many existing members a bundle has.", bundle_size, vector_arguments=_FIRST,
             phrase="number of its members"),
    Function("bundle_circle", 4, 4, "1 if a bundle contains itself.", bundle_circle, vector_arguments=_FIRST,
             phrase="whether it contains itself"),
    Function("bundle_skills", 4, 4, "The skills in it, by their places.", bundle_skills, ValueType.OPAQUE,
             vector_arguments=_FIRST, phrase="its skills"),
    Function("bundle_shares", 4, 4, "What each of its skills counts in a sum.", bundle_shares, ValueType.OPAQUE,
             vector_arguments=_FIRST, phrase="what each of its skills counts"),
    Function("bundle_times", 4, 4, "How often each of its skills is reached.", bundle_times, ValueType.OPAQUE,
             vector_arguments=_FIRST, phrase="how often each of its skills is reached"),
    Function("bundle_inner", 4, 4, "How often bundles are reached in it.", bundle_inner, vector_arguments=_FIRST,
             phrase="how often bundles are reached in it"),
    Function("bundle_depth", 4, 4, "How many bundles a use of it pays for.", bundle_depth, vector_arguments=_FIRST,
             phrase="bundles that a use pays for"),
    Function("weighted", 3, 3, "Numbers of some skills added up, each as often as it counts.", weighted,
             vector_arguments={2}, takes_indices=True, phrase="sum over its skills, each as often as it counts"),
    Function("greatest_of", 2, 2, "The greatest number of some skills.", greatest_of, vector_arguments={1},
             takes_indices=True,
             phrase="the greatest among its skills"),
    Function("least_of", 2, 2, "The least number of some skills.", least_of, vector_arguments={1}, takes_indices=True,
             phrase="the least among its skills"),
    Function("bundle_bases", 5, 5, "The stats of its skills.", bundle_bases, ValueType.TEXT, vector_arguments=_FULL,
             phrase="stats of its skills"),
    Function("bundle_use_cost", 7, 7, "The fatigue of using a bundle.", bundle_use_cost, vector_arguments={4, 5, 6},
             takes_indices=True,
             phrase="fatigue of a use of the bundle"),
)  # fmt: skip
"""The functions for formulas."""
