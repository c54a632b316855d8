"""Entries of a list by their places: what a function gets that looks at some of many values only.

A function that *picks* is told places from 0, ``weighted(places, shares, all[].modifier)``, and gets of every vector
those entries alone. Only these are read, so that its result depends on no other: a number in a row whose places stand
in a column of its own is computed where an entry at one of its places has changed, and nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from core.engine import bound
from core.engine.bound import Part, Vector
from core.engine.links import Values
from core.engine.values import Value

Pick = Callable[[Sequence[int], Values], tuple[Value, ...]]


@dataclass(frozen=True, slots=True)
class Shelf:
    """Where the entries of a vector lie: numbers of the sheet, then a column of one of its lists.

    Attributes:
        keys: Of the numbers.
        rows: Key of the list under which its rows stand, or "".
        column: Key within a row.
    """

    keys: tuple[str, ...]
    rows: str
    column: str


def shelf_of(vector: Vector) -> Shelf | None:
    """Give where the entries of a vector lie, if they lie as a shelf has it."""
    keys: list[str] = []
    for place, part in enumerate(vector.parts):
        match part:
            case Part(loops=(), body=bound.Read(var="v", instead=None, key=key)) if "<" not in key:
                keys.append(key)
            case Part(loops=(bound.Loop(container="v") as loop,), body=bound.Read(instead=None, key=key) as read) if (
                read.var == loop.var and "<" not in key and place == len(vector.parts) - 1
            ):
                return Shelf(tuple(keys), loop.key, key)
            case _:
                return None
    return Shelf(tuple(keys), "", "")


def pick_from(places: Sequence[int], entries: Sequence[Value]) -> tuple[Value, ...]:
    """Give the entries of a list at some places; it raises where there is no such place."""
    return tuple([entries[place] for place in places])


def picker(shelf: Shelf) -> Pick:
    """Make what gives the entries of a shelf at some places; it raises where there is no such place."""
    keys, rows, column, first = shelf.keys, shelf.rows, shelf.column, len(shelf.keys)

    def pick(places: Sequence[int], values: Values) -> tuple[Value, ...]:
        if not rows:
            return tuple([values[keys[place]] for place in places])
        listed = values[rows]
        return tuple([values[keys[place]] if place < first else listed[place - first][column] for place in places])

    return pick
