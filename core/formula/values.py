"""What a formula can give, and where it stands: values, faults, cells."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from typing import TypeAlias

from core.messages import Message


@dataclass(frozen=True, slots=True)
class Fault:
    """A number that could not be computed; it spreads to everything that is computed from it.

    Attributes:
        address: Where it arose (not where it spread to): ``weapons[2].wslo``.
        reason: What happened and what to do.
    """

    address: str
    reason: Message = field(hash=False)


Number: TypeAlias = int | Fraction

Value: TypeAlias = Number | str | Fault | tuple[Number | str | tuple[Number, ...], ...] | None
"""An exact number, a text, undefined (None), a fault, or a list that only functions of a game may read."""

Cell: TypeAlias = tuple[str, tuple[int, ...]]
"""One number on one sheet: its class key and the positions of its rows from 0, ``("weapons[].wslo", (2,))``.

A list itself is a cell as well: ``("weapons", ())``, ``("stances[].uses", (0,))``.
"""


class ValueType(StrEnum):
    """What is known of a value before it is computed."""

    NUMBER = "number"
    TEXT = "text"
    OPAQUE = "opaque"  # a list of texts or numbers: only functions of a game may read it
    ANY = "any"  # known only when it is computed


def address_of(cell: Cell) -> str:
    """Print a cell as an address by position.

    >>> address_of(("stances[].uses[].legs", (0, 3)))
    'stances[0].uses[3].legs'
    """
    key, positions = cell
    parts = key.split("[]")
    inner = "".join(f"{part}[{position}]" for part, position in zip(parts, positions, strict=False))
    return inner + "".join(parts[len(positions) :])


def fold(text: str) -> str:
    """Make texts comparable: trimmed and without regard to case.

    >>> fold("  Long SWORD ") == fold("long sword")
    True
    """
    return text.strip().casefold()
