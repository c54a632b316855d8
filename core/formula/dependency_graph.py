"""Sorts numbers by dependency, finds and refuses cycles, and collects all dependents of numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain

from core.errors import FormulaError
from core.messages import Message


def evaluation_order(needs: Mapping[str, Iterable[str]]) -> list[str]:
    """Return keys sorted so that each comes after everything it needs (stable).

    Args:
        needs: What each key is computed from; keys that are not computed themselves may be among it.

    Raises:
        FormulaError: The keys form a cycle; the error has the path.

    >>> evaluation_order({"b": ["a"], "a": ["x"], "c": ["b", "a"]})
    ['a', 'b', 'c']
    """
    done: dict[str, None] = {}
    open_keys: dict[str, None] = {}
    for start in needs:
        if start in done:
            continue
        stack = [(start, iter(needs[start]))]
        open_keys[start] = None
        while stack:
            key, rest = stack[-1]
            for needed in rest:
                if needed in done or needed not in needs:
                    continue
                if needed in open_keys:
                    raise _cycle_error([*open_keys], needed)
                open_keys[needed] = None
                stack.append((needed, iter(needs[needed])))
                break
            else:
                stack.pop()
                del open_keys[key]
                done[key] = None
    return list(done)


def _cycle_error(path: list[str], key: str) -> FormulaError:
    circle = [*path[path.index(key) :], key]
    return FormulaError(
        Message(
            "formula_circle",
            "These numbers depend on each other in a circle: {path}. Change one of their formulas.",
            {"path": " → ".join(circle)},
        ),
        key=key,
        circle=tuple(circle[:-1]),
    )


def all_dependents(starts: Iterable[str], readers: Mapping[str, Iterable[str]]) -> set[str]:
    """Return everything that depends on some keys, directly or indirectly.

    >>> sorted(all_dependents(["a"], {"a": ["b"], "b": ["c"], "x": ["c"]}))
    ['b', 'c']
    """
    dependents: set[str] = set()
    waiting = list(starts)
    while waiting:
        for reader in readers.get(waiting.pop(), ()):
            if reader not in dependents:
                dependents.add(reader)
                waiting.append(reader)
    return dependents


def circular_keys(needs: Mapping[str, Sequence[str]]) -> set[str]:
    """Return the keys that are in some circle, in time linear in the keys and what they need.

    These are the strongly connected components of more than one key, and keys that need themselves (Tarjan 1972).

    >>> sorted(circular_keys({"a": ["b"], "b": ["a", "x"], "c": ["b"], "d": ["d"]}))
    ['a', 'b', 'd']
    """
    circular: set[str] = set()
    number: dict[str, int] = {}
    lowest: dict[str, int] = {}
    path: list[str] = []
    open_keys: set[str] = set()
    for start in needs:
        stack = [] if start in number else [(start, iter(needs[start]))]
        while stack:
            key, rest = stack.pop()
            if key not in number:
                number[key] = lowest[key] = len(number)
                path.append(key)
                open_keys.add(key)
            for needed in rest:
                if needed in open_keys:
                    lowest[key] = min(lowest[key], lowest[needed])
                    circular.update((key,) if needed == key else ())
                elif needed in needs and needed not in number:
                    stack += [(key, chain((needed,), rest)), (needed, iter(needs[needed]))]  # looks at it once more
                    break
            else:
                if lowest[key] == number[key]:
                    members = _take_until(key, path)
                    open_keys.difference_update(members)
                    circular.update(members if len(members) > 1 else ())
    return circular


def _take_until(key: str, path: list[str]) -> list[str]:
    """Remove and return the end of a path from a key on."""
    taken = [path.pop()]
    while taken[-1] != key:
        taken.append(path.pop())
    return taken


class EvaluationOrder:
    """An evaluation order that takes changed formulas one by one, and refuses those that close a cycle.

    A change looks only at the keys between the changed one and what it newly needs (Pearce and Kelly 2006), so that
    many changes cost little more than reading them.

    Args:
        needs: What each key is computed from; they form no cycle.

    Attributes:
        visited: Keys looked at so far, the measure of its work.
    """

    def __init__(self, needs: Mapping[str, Sequence[str]]) -> None:
        self._needs = dict(needs)
        self._order = evaluation_order(needs)
        self._positions = {key: position for position, key in enumerate(self._order)}
        self.visited = 0

    def change(self, needs: Mapping[str, Sequence[str]]) -> None:
        """Change what some keys need, all of them or none.

        Raises:
            FormulaError: This closes a cycle; the error has the path.
        """
        before = {key: self._needs[key] for key in needs}, list(self._order), dict(self._positions)
        self._needs.update(needs)
        try:
            for key in needs:
                self._move_before(key)
        except FormulaError:
            self._needs.update(before[0])
            self._order, self._positions = before[1:]
            raise

    def _move_before(self, key: str) -> None:
        """Move what a key needs before it."""
        start = self._positions[key]
        later: dict[str, None] = {}
        open_keys: dict[str, None] = {key: None}
        stack = [(key, iter(self._needs[key]))]
        while stack:
            current, rest = stack[-1]
            for needed in rest:
                if needed in open_keys:
                    raise _cycle_error([*open_keys], needed)
                if self._positions.get(needed, -1) > start and needed not in later:
                    open_keys[needed] = None
                    stack.append((needed, iter(self._needs[needed])))
                    break
            else:
                stack.pop()
                del open_keys[current]
                later[current] = None
                self.visited += 1
        if len(later) > 1:
            kept = [each for each in self._order[start:] if each not in later]
            self._order[start:] = [*later, *kept]
            self._positions.update((each, position) for position, each in enumerate(self._order[start:], start))
