"""Names of what a character has, as skills, items and spells: what the search finds besides the header.

A name is found under the key of its list, so that a reader can say where, without the rules of the game being loaded::

    >>> list(named_contents({"skills": [{"uid": "k2", "name": "Boat Handling"}], "culture": {"name": "Tidefolk"}}))
    [('culture', 'Tidefolk'), ('skills', 'Boat Handling')]
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from core.character.setting_reference import SETTING_KEY

_NAME: Final = "name"


def named_contents(data: object) -> Iterator[tuple[str, str]]:
    """Yield the key of the list (or group) and the name of everything in a character's data that has a name.

    Args:
        data: The inputs of a document, of any shape.
    """
    if not isinstance(data, dict):
        return
    for key, value in sorted(data.items()):  # as they are stored
        if isinstance(value, list):
            yield from _named_rows(key, value)
        elif isinstance(value, dict) and key != SETTING_KEY and isinstance(name := value.get(_NAME), str) and name:
            yield key, name


def _named_rows(key: str, rows: list[object]) -> Iterator[tuple[str, str]]:
    """Yield the names of rows, and those of the rows in their own lists."""
    for row in rows:
        if not isinstance(row, dict):
            continue
        if isinstance(name := row.get(_NAME), str) and name:
            yield key, name
        for inner_key, inner in sorted(row.items()):
            for part in inner if type(inner) is list else ():
                if isinstance(part, dict) and isinstance(name := part.get(_NAME), str) and name:
                    yield f"{key}[].{inner_key}", name


def read_texts(document: str) -> tuple[str, tuple[tuple[str, str], ...]]:
    """Return notes and named contents of a stored document; none where it cannot be read."""
    read = _read(document)
    if read is None:
        return "", ()
    notes = read.get("notes")
    return notes if isinstance(notes, str) else "", tuple(named_contents(read.get("data")))


def read_campaign(document: str) -> tuple[str, str] | None:
    """Return name and id of the campaign as a stored document has them; None where it cannot be read."""
    read = _read(document)
    if read is None:
        return None
    name, id = read.get("campaign"), read.get("campaign_id")
    return name if isinstance(name, str) else "", id if isinstance(id, str) else ""


def _read(document: str) -> dict[str, object] | None:
    try:
        read = json.loads(document)
    except (ValueError, RecursionError):
        return None
    return read if isinstance(read, dict) else None
