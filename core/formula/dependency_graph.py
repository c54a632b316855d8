"""Sorts numbers by dependency, refuses cycles, and collects all dependents of numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

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
