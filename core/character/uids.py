"""The identity of rows: short names, unique in a document, drawn from the source of randomness that the caller brings.

The letters are those that cannot be mistaken for each other when read aloud or copied by hand, without vowels, so that
no word comes of them.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from core.character.address import UID_KEY
from core.character.json_values import Json

_LETTERS = "23456789bcdfghjkmnpqrstvwxz"
_SHORTEST = 4
_TRIES = 8


class Uids:
    """Draws uids.

    Args:
        source: Where the letters come from; a seed gives the same uids again.
    """

    def __init__(self, source: random.Random) -> None:
        self._source = source

    def new(self, taken: set[str]) -> str:
        """Draw a uid that is not taken, and take it."""
        length = _SHORTEST
        while True:
            for _ in range(_TRIES):
                uid = "".join(self._source.choices(_LETTERS, k=length))
                if uid not in taken:
                    taken.add(uid)
                    return uid
            length += 1


def uids_in(value: Json) -> set[str]:
    """Give every uid that stands anywhere in a value."""
    return set(_uids(value))


def _uids(value: Json) -> Iterator[str]:
    if isinstance(value, dict):
        uid = value.get(UID_KEY)
        if isinstance(uid, str):
            yield uid
        for entry in value.values():
            if isinstance(entry, Mapping | list):
                yield from _uids(entry)
    elif isinstance(value, list):
        for entry in value:
            if isinstance(entry, Mapping):
                yield from _uids(entry)
