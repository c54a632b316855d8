"""Upgrades documents of old versions by one pure ``dict -> dict`` function a version.

Used for library and files.

An upgrade converts a document of version *n* to version *n + 1* without modifying it. Version 1 is the first, so the
table is still empty; the first upgrade will have the key 1.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from decimal import Decimal
from types import MappingProxyType
from typing import Final

from core.character.json_values import Json
from core.errors import DocumentError
from core.messages import Message

Upgrade = Callable[[Mapping[str, Json]], dict[str, Json]]

UPGRADES: Final[Mapping[int, Upgrade]] = MappingProxyType({})
"""Upgrades by the version that they start from."""


def upgrade(document: Mapping[str, Json], version: int, steps: Mapping[int, Upgrade] = UPGRADES) -> dict[str, Json]:
    """Return a document upgraded to a version.

    Args:
        document: Has ``version``; not modified.
        version: The target version.
        steps: The upgrades.

    Raises:
        DocumentError: The version is missing, invalid, or newer than the target version.
    """
    current = dict(document)
    number = _version(current)
    if number > version:
        raise DocumentError(
            Message(
                "newer_version",
                "The file was saved by a newer version of Quire (format version {found}; this one reads up to "
                "{known}). Update Quire to open it.",
                {"found": number, "known": version},
            )
        )
    while number < version:
        current = steps[number](current)
        number += 1
        current["version"] = number
    return current


def _version(document: Mapping[str, Json]) -> int:
    found = document.get("version")
    if isinstance(found, Decimal) and found == found.to_integral_value():
        found = int(found)
    if isinstance(found, bool) or not isinstance(found, int) or found < 1:
        raise DocumentError(
            Message(
                "no_version",
                'The file has no format version: "version" must be a whole number from 1. Add it and try again.',
            )
        )
    return found
