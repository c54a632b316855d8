"""Reads list entries by index, for functions of a game that need only some of a list.

A function with ``takes_indices`` gets indices from 0 as its first argument, ``weighted(indices, shares,
all[].modifier)``, and of every vector the entries at those indices only. So its result depends on no other entry, and a
number whose indices are in a column of its own row is recomputed only when one of those entries changes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from core.formula import typed_tree
from core.formula.references import Values
from core.formula.typed_tree import Vector, VectorPart
from core.formula.values import Value

EntryGetter: TypeAlias = Callable[[Sequence[int], Values], tuple[Value, ...]]
"""Returns the entries of a column view at some indices, from the values of a sheet."""


@dataclass(frozen=True, slots=True)
class ColumnView:
    """Where the entries of a vector are stored: numbers of the sheet, then one column of a list.

    Attributes:
        keys: Of the numbers.
        rows: Key of the list of rows, or "".
        column: Key within a row.
        fallback: Replaces an undefined entry, unless it is None.
    """

    keys: tuple[str, ...]
    rows: str
    column: str
    fallback: int | None


def column_view(vector: Vector) -> ColumnView | None:
    """Return the column view of a vector; None if its entries are stored otherwise."""
    keys: list[str] = []
    rows = column = ""
    fallbacks = {part.body.fallback for part in vector.parts if isinstance(part.body, typed_tree.Read)}
    for part in vector.parts:
        match part:
            case VectorPart(filter=typed_tree.Read()):
                return None
            case VectorPart(loops=(), body=typed_tree.Read(var="v", key=key)) if not rows:
                keys.append(key)
            case VectorPart(loops=(typed_tree.Loop(container="v") as loop,), body=typed_tree.Read(key=key) as read) if (
                read.var == loop.var and not rows
            ):
                rows, column = loop.key, key
            case _:
                return None
    if len(fallbacks) > 1 or any("<" in key for key in (*keys, rows, column)):
        return None
    return ColumnView(tuple(keys), rows, column, fallbacks.pop())


def entries_at(indices: Sequence[int], entries: Sequence[Value]) -> tuple[Value, ...]:
    """Return the entries of a list at some indices."""
    return tuple([entries[index] for index in indices])


def entry_getter(view: ColumnView) -> EntryGetter:
    """Return the getter of a column view; it raises LookupError for an index out of range."""
    keys, rows, column, first = view.keys, view.rows, view.column, len(view.keys)

    def pick(indices: Sequence[int], values: Values) -> tuple[Value, ...]:
        listed = values[rows] if rows else ()
        return tuple([values[keys[index]] if index < first else listed[index - first][column] for index in indices])

    if (fallback := view.fallback) is None:
        return pick
    return lambda indices, values: tuple([fallback if value is None else value for value in pick(indices, values)])
