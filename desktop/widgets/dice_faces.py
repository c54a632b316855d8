"""Parses typed faces of real dice: ``4 6 11`` or, if unambiguous, ``4611``.

A face ends at a space, or as soon as one more digit could not belong to it: behind the 4 of a d6, not behind the 1 of a
d12. As on the dice themselves a 0 reads 10 on a d10, and 0 or 00 reads 100 on a d100.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

TEN: Final = 10
HUNDRED: Final = 100


@dataclass(frozen=True, slots=True)
class ParsedFaces:
    """Faces parsed from a typed line.

    Attributes:
        faces: The faces, in order.
        first_invalid: Index of the first face that its die does not have; -1 if all are valid.
        has_extra: Whether there are more faces than dice.
    """

    faces: tuple[int, ...]
    first_invalid: int = -1
    has_extra: bool = False


def parse_faces(text: str, sizes: Sequence[int]) -> ParsedFaces:
    """Parse the faces of a line.

    Args:
        text: The line; everything but digits separates.
        sizes: Sides of the dice, in order.
    """
    faces: list[int] = []
    digits = ""
    for letter in [*text, " "]:
        is_digit = letter.isdecimal() and letter.isascii()
        if is_digit:
            digits += letter
        if len(faces) == len(sizes):
            if is_digit:
                return ParsedFaces(tuple(faces), has_extra=True)
            continue
        size = sizes[len(faces)]
        if not digits or (is_digit and _may_grow(digits, size)):
            continue
        face = _face(digits, size)
        if not 1 <= face <= size:
            return ParsedFaces(tuple(faces), first_invalid=len(faces))
        faces.append(face)
        digits = ""
    return ParsedFaces(tuple(faces))


def _may_grow(digits: str, size: int) -> bool:
    """Return whether one more digit could belong to the face."""
    if int(digits) == 0:
        return size == HUNDRED and len(digits) == 1
    return int(digits) * TEN <= size


def _face(digits: str, size: int) -> int:
    number = int(digits)
    return size if number == 0 and size in {TEN, HUNDRED} else number
