"""Old documents: one pure ``dict -> dict`` function for each version, used by library and files alike.

A step takes a document of version *n* and gives one of version *n + 1*; it never changes what it is given. Version 1 is
the first, so the table is still empty; the first step will stand in it under the key 1.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from decimal import Decimal
from types import MappingProxyType
from typing import Final

from core.character.json_values import Json
from core.errors import DocumentError
from core.messages import Message

Step = Callable[[Mapping[str, Json]], dict[str, Json]]

STEPS: Final[Mapping[int, Step]] = MappingProxyType({})
"""The step that leads away from a version, by that version."""


def upgraded(document: Mapping[str, Json], version: int, steps: Mapping[int, Step] = STEPS) -> dict[str, Json]:
    """Bring a document to a version.

    Args:
        document: Has ``version``; stays as it is.
        version: The version that is wanted: ours.
        steps: The steps that exist.

    Raises:
        DocumentError: Its version is missing, no version at all, or newer than ours.
    """
    current = dict(document)
    number = _version(current)
    if number > version:
        raise DocumentError(
            Message(
                "newer_version",
                "The file was written by a newer Quire (format version {found}; this program reads up to {known}). "
                "Nothing was changed; install the newer version to open it.",
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
                'The file does not say which version of the format it has: "version" must be a whole number from 1 on. '
                "Add it and try again.",
            )
        )
    return found
