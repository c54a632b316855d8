"""Entries of a list by their places: what a function gets that looks at some of many values only.

A function that *picks* is told places from 0, ``weighted(places, shares, all[].modifier)``, and gets of every vector
those entries alone. Only these are read, so that its result depends on no other: a number in a row whose places stand
in a column of its own is computed where an entry at one of its places has changed, and nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from core.formula import bound
from core.formula.bound import Part, Vector
from core.formula.links import Values
from core.formula.values import Value

Picker: TypeAlias = Callable[[Sequence[int], Values], tuple[Value, ...]]
"""Gives the entries of one shelf at some places, out of the values of a sheet."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """Where the entries of a vector lie: numbers of the sheet, then a column of one of its lists.

    Attributes:
        keys: Of the numbers.
        rows: Key of the list under which its rows stand, or "".
        column: Key within a row.
        instead: What counts where an entry is undefined, if that is not None.
    """

    keys: tuple[str, ...]
    rows: str
    column: str
    instead: int | None


def shelf_of(vector: Vector) -> Shelf | None:
    """Return where the entries of a vector lie, if they lie as a shelf has it."""
    keys: list[str] = []
    rows = column = ""
    instead = {part.body.instead for part in vector.parts if isinstance(part.body, bound.Read)}
    for part in vector.parts:
        match part:
            case Part(loops=(), body=bound.Read(var="v", key=key)) if not rows:
                keys.append(key)
            case Part(loops=(bound.Loop(container="v") as loop,), body=bound.Read(key=key) as read) if (
                read.var == loop.var and not rows
            ):
                rows, column = loop.key, key
            case _:
                return None
    if len(instead) > 1 or any("<" in key for key in (*keys, rows, column)):
        return None
    return Shelf(tuple(keys), rows, column, instead.pop())


def pick_from(places: Sequence[int], entries: Sequence[Value]) -> tuple[Value, ...]:
    """Return the entries of a list at some places; it raises where there is no such place."""
    return tuple([entries[place] for place in places])


def picker(shelf: Shelf) -> Picker:
    """Make what gives the entries of a shelf at some places; it raises where there is no such place."""
    keys, rows, column, first = shelf.keys, shelf.rows, shelf.column, len(shelf.keys)

    def pick(places: Sequence[int], values: Values) -> tuple[Value, ...]:
        listed = values[rows] if rows else ()
        return tuple([values[keys[place]] if place < first else listed[place - first][column] for place in places])

    if (instead := shelf.instead) is None:
        return pick
    return lambda places, values: tuple([instead if value is None else value for value in pick(places, values)])
