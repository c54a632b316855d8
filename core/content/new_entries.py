"""New entries of a world: an empty one and copies, with ids and names that no other entry of the kind has."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from core.character.address import UID_KEY
from core.character.json_values import Json
from core.formula import fold
from core.rules.model import SettingKind

_NO_SLUG: Final = re.compile(r"[^a-z0-9]+")
_NUMBERED: Final = re.compile(r" \d+$")


def free_id(name: str, kind: SettingKind, taken: Iterable[str], wanted: str = "") -> str:
    """Return an id for an entry that no other entry has.

    Args:
        name: The name that it is made of; that of the kind is taken where it has no letters or digits.
        kind: The kind.
        taken: The ids of the other entries, folded.
        wanted: The id to begin with, instead of one made of the name.
    """
    known = set(taken)
    wanted = wanted or _NO_SLUG.sub("_", fold(name)).strip("_") or kind.key
    id_, number = wanted, 2
    while fold(id_) in known:
        id_, number = f"{wanted}_{number}", number + 1
    return id_


def new_entry(name: str, kind: SettingKind, entries: Sequence[Mapping[str, Json]]) -> dict[str, Json]:
    """Return a new entry with a name and, where its kind has ids, an id.

    Args:
        name: The wanted name; a number follows it where another entry has it.
        kind: The kind.
        entries: The entries that there are.
    """
    return _identified({"name": name}, kind, entries)


def copy_entry(entry: Mapping[str, Json], kind: SettingKind, entries: Sequence[Mapping[str, Json]]) -> dict[str, Json]:
    """Return a copy of an entry under another name and id."""
    copy = {key: value for key, value in entry.items() if key not in {UID_KEY, "id"}}
    return _identified(copy, kind, entries)


def _identified(entry: dict[str, Json], kind: SettingKind, entries: Sequence[Mapping[str, Json]]) -> dict[str, Json]:
    name = entry.get("name")
    if isinstance(name, str) and name:
        entry["name"] = name = _free_name(name, _taken(entries, "name"))
    if kind.has_ids:
        entry["id"] = free_id(name if isinstance(name, str) else "", kind, _taken(entries, "id"))
    return entry


def _free_name(wanted: str, taken: set[str]) -> str:
    name, number, start = wanted, 2, _NUMBERED.sub("", wanted)
    while fold(name) in taken:
        name, number = f"{start} {number}", number + 1
    return name


def _taken(entries: Iterable[Mapping[str, Json]], key: str) -> set[str]:
    return {fold(value) for entry in entries if isinstance(value := entry.get(key), str)}
