"""Makes uids of rows: short random names, unique in a document; collects those in use.

Drawn from the caller's source of randomness.

The letters are easy to tell apart when copied by hand, without vowels so that they form no words.
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
        source: Source of randomness; the same seed gives the same uids.
    """

    def __init__(self, source: random.Random) -> None:
        self._source = source
        self._known: dict[str, tuple[Json, frozenset[str]]] = {}

    def taken_in(self, data: Mapping[str, Json]) -> set[str]:
        """Return every uid of a document.

        Cached by top-level key, so only changed parts are searched.
        """
        known = self._known
        for key in [key for key, (value, _) in known.items() if data.get(key) is not value]:
            del known[key]
        for key, value in data.items():
            if key not in known and value.__class__ in _CONTAINERS:
                known[key] = (value, frozenset(uids_in(value)))
        return set().union(*[uids for _, uids in known.values() if uids])

    def new(self, taken: set[str]) -> str:
        """Draw an unused uid and add it to ``taken``."""
        length = _SHORTEST
        while True:
            for _ in range(_TRIES):
                uid = "".join(self._source.choices(_LETTERS, k=length))
                if uid not in taken:
                    taken.add(uid)
                    return uid
            length += 1


def uids_in(value: Json) -> set[str]:
    """Return every uid in a value, at any depth."""
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
