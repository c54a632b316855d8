"""Finds the visible numbers computed from a given number (the reverse of explanation)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from core.formula import Cell, Explanation, Solver
from core.rules.model import System

MOST_EXPLAINED = 200
"""Limit on the explanations computed per call, as a list may have hundreds of rows."""


def find_dependents(
    system: System, solver: Solver, explain_cell: Callable[[Cell], Explanation], cell: Cell
) -> tuple[Cell, ...]:
    """Return the numbers that are computed from one, in evaluation order.

    Hidden numbers are replaced by their own dependents.

    Args:
        system: The game.
        solver: The numbers.
        explain_cell: Returns the explanation of a number.
        cell: The number whose dependents are wanted.
    """
    visible: dict[Cell, None] = {}
    seen = {cell}
    waiting = [cell]
    count = 0
    while waiting and count < MOST_EXPLAINED:
        start = waiting.pop()
        for reader in _candidates(solver, start):
            count += 1
            if count > MOST_EXPLAINED:
                break
            definition = system.derived.get(reader[0])
            if reader in seen or definition is None or not _uses(explain_cell(reader), start):
                continue
            seen.add(reader)
            if definition.is_hidden:
                waiting.append(reader)
            else:
                visible[reader] = None
    order = {step.key: index for index, step in enumerate(solver.program.nodes)}
    return tuple(sorted(visible, key=lambda each: (order[each[0]], each[1])))


def _uses(explanation: Explanation, cell: Cell) -> bool:
    return any(part.cell == cell for part in explanation.parts)


def _candidates(solver: Solver, cell: Cell) -> Iterator[Cell]:
    """Yield the numbers that may read this one.

    Limited to the same row where both are in one list.
    """
    key, path = cell
    for reader in solver.program.direct_dependents(key):
        shared = min((depth for read, depth in solver.program.reads(reader) if read == key), default=0)
        yield from _cells(solver, reader, path[:shared])


def _cells(solver: Solver, key: str, path: tuple[int, ...]) -> Iterator[Cell]:
    """Yield a number of every row below a path."""
    lists = key.split("[]")[:-1]
    if len(path) == len(lists):
        yield key, path
        return
    list_key = "[]".join(lists[: len(path) + 1])
    for position in range(solver.rows((list_key, path))):
        yield from _cells(solver, key, (*path, position))
