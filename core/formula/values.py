"""Value types of formulas, class `Fault`, and cells (the identity of a number on a sheet)."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from typing import TypeAlias

from core.messages import Message


@dataclass(frozen=True, slots=True)
class Fault:
    """A number that could not be computed; everything computed from it becomes the same fault.

    Attributes:
        address: Address of the number in whose formula it arose: ``weapons[2].wslo``.
        reason: What happened and what to do, for people.
    """

    address: str
    reason: Message = field(hash=False)


Number: TypeAlias = int | Fraction

Value: TypeAlias = Number | str | Fault | tuple[Number | str | tuple[Number, ...], ...] | None
"""An exact number, a text, undefined (None), a fault, or a list for functions of a game."""

Cell: TypeAlias = tuple[str, tuple[int, ...]]
"""One number of a sheet: class key and row positions from 0, ``("weapons[].wslo", (2,))``.

A list is a cell, too: ``("weapons", ())``, ``("stances[].uses", (0,))``.
"""


class ValueType(StrEnum):
    """Type of a value as far as it is known before evaluation."""

    NUMBER = "number"
    TEXT = "text"
    OPAQUE = "opaque"  # a list of texts or numbers, readable by functions of a game only
    ANY = "any"  # known at evaluation only


def address_of(cell: Cell) -> str:
    """Return the address of a cell by row positions.

    >>> address_of(("stances[].uses[].legs", (0, 3)))
    'stances[0].uses[3].legs'
    """
    key, positions = cell
    head, _, rest = key.partition("[]")
    if "[]" not in rest and len(positions) <= 1:  # all but the few numbers in rows of rows
        return f"{head}[{positions[0]}]{rest}" if positions else head + rest
    parts = key.split("[]")
    inner = "".join(f"{part}[{position}]" for part, position in zip(parts, positions, strict=False))
    return inner + "".join(parts[len(positions) :])


def fold(text: str) -> str:
    """Return a text for comparison: trimmed and case-folded.

    >>> fold("  Long SWORD ") == fold("long sword")
    True
    """
    return text.strip().casefold()
