"""Functions on lists of names for formulas of games: membership and duplicates.

Names are compared without regard to case and to space around them; an empty one is never found.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.formula.functions import Function
from core.formula.values import fold


def names_entry(names: Sequence[str], name: str) -> int:
    """Return 1 if a list of names contains a name.

    >>> names_entry(["Lore", "Law"], "lore "), names_entry(["Lore", ""], "")
    (1, 0)
    """
    folded = fold(name)
    return int(folded != "" and any(fold(each) == folded for each in names))


def names_twice(names: Sequence[str]) -> int:
    """Return 1 if a list contains a name twice, the empty name included.

    >>> names_twice(["Lore", "lore "]), names_twice(["Lore", "Law"])
    (1, 0)
    """
    return int(len({fold(each) for each in names}) < len(names))


def listed_before(row: int, names: Sequence[str]) -> int:
    """Return 1 if the name of a row (counted from 1) is also in a row above it.

    >>> listed_before(2, ["Lore", "lore "]), listed_before(1, ["Lore", "lore "]), listed_before(2, ["", ""])
    (1, 0, 0)
    """
    return names_entry(names[: row - 1], names[row - 1])


NAMES_ENTRY: Final = Function("names_entry", 2, 2, "1 if a list of texts holds the text.", names_entry)
NAMES_TWICE: Final = Function("names_twice", 1, 1, "1 if a list of texts holds one of them twice.", names_twice)
LISTED_BEFORE: Final = Function(
    "listed_before",
    2,
    2,
    "1 if the text of this row is in a row above it.",
    listed_before,
    vector_arguments=frozenset({1}),
)
