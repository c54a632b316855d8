"""Parses and formats the notation of armor: the faces of effect dice that it stops.

``3-`` is 1 to 3, ``{1,3,5}`` are those three, ``{1-6}`` stops everything, ``0`` and ``{}`` stop nothing.

Source: RPG.Rules, ARMOUR.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from core.errors import NotationError
from core.messages import Message

FACES = 6
LONGEST = 200

_TO = re.compile(r"([1-6])-")
_RANGE = re.compile(r"([1-6])(?:-([1-6]))?")


def parse_stops(written: str) -> tuple[int, ...]:
    """Parse the faces that armor stops, ascending.

    Raises:
        NotationError: It cannot be read.

    >>> parse_stops("3-"), parse_stops("{1-3,5}"), parse_stops("0")
    ((1, 2, 3), (1, 2, 3, 5), ())
    """
    text = written.strip()
    if text in ("0", "{}"):
        return ()
    if match := _TO.fullmatch(text):
        return tuple(range(1, int(match[1]) + 1))
    if not (text.startswith("{") and text.endswith("}") and len(text) <= LONGEST):
        raise _fault(text, 0)
    stopped: set[int] = set()
    index = 1
    for part in text[1:-1].split(","):
        match = _RANGE.fullmatch(part.strip())
        if match is None or int(match[1]) > int(match[2] or match[1]):
            raise _fault(text, index)
        stopped.update(range(int(match[1]), int(match[2] or match[1]) + 1))
        index += len(part) + 1
    return tuple(sorted(stopped))


def print_stops(stops: Iterable[int]) -> str:
    """Return the faces that armor stops, in its notation.

    >>> print_stops((1, 2, 3)), print_stops((5, 1)), print_stops(())
    ('3-', '{1,5}', '0')
    """
    numbers = sorted(set(stops))
    if not numbers:
        return "0"
    if numbers == list(range(1, len(numbers) + 1)) and len(numbers) <= FACES:
        return f"{len(numbers)}-"
    return "{" + ",".join(map(str, numbers)) + "}"


def _fault(text: str, index: int) -> NotationError:
    found = f"“{text[index : index + LONGEST]}”" if text[index:] else "the end"
    return NotationError(
        Message(
            "armor_notation",
            "Column {column}: {found} names no numbers of a die. Write 3- for 1 to 3, {{1,3,5}} for single numbers, or "
            "0 for none.",
            {"column": index + 1, "found": found},
        ),
        "E_ARMOR",
        index,
    )
