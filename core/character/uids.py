"""The identity of rows: short names, unique in a document, drawn from the source of randomness that the caller brings.

The letters are those that cannot be mistaken for each other when read aloud or copied by hand, without vowels, so that
no word comes of them.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

from core.character.address import UID_KEY
from core.character.json_values import Json

_LETTERS = "23456789bcdfghjkmnpqrstvwxz"
_SHORTEST = 4
_TRIES = 8
_CONTAINERS = (dict, list)


class Uids:
    """Draws uids.

    Args:
        source: Where the letters come from; a seed gives the same uids again.
    """

    def __init__(self, source: random.Random) -> None:
        self._source = source
        self._known: dict[str, tuple[Json, frozenset[str]]] = {}

    def taken_in(self, data: Mapping[str, Json]) -> set[str]:
        """Return every uid of a document; only what is another than the last time is looked through again."""
        known = self._known
        self._known = {
            key: known[key] if key in known and known[key][0] is value else (value, frozenset(uids_in(value)))
            for key, value in data.items()
            if value.__class__ in _CONTAINERS
        }
        return {uid for _, uids in self._known.values() for uid in uids}

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
    """Return every uid that stands anywhere in a value."""
    found: set[str] = set()
    waiting: list[Json] = [value]
    while waiting:
        node = waiting.pop()
        if isinstance(node, dict):
            uid = node.get(UID_KEY)
            if isinstance(uid, str):
                found.add(uid)
            waiting += [entry for entry in node.values() if entry.__class__ in _CONTAINERS]
        elif isinstance(node, list):
            waiting += [entry for entry in node if entry.__class__ in _CONTAINERS]
    return found
