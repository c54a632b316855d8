"""Which entries of a world a character embeds, and in which version: written into its reference of the world.

The reference of a document (:mod:`core.character.setting_reference`) holds them under ``entries``, by kind and id (of
kinds without ids by name)::

    "setting": {"id": "saltmere_2", …, "version": 14, "entries": {"weapons": {"cutlass": {"hash": "9f…", …}}}}

The hash is that of the entry's content; the version is the revision of the world at which the entry was taken, so that
the entry's own version is the last one not above it in which it changed. A character of a shipped world has no
reference, and no records: that world does not change. Records are written when entries are embedded, and kept through
all other edits.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final

from core.character.document import Character
from core.character.edits import AddRow, Batch, Edit, SetSetting, SetValue
from core.character.json_values import Json
from core.character.json_writer import to_text
from core.character.setting_reference import SettingReference
from core.content.entries import entry_defaults
from core.content.entry_index import EntryIndex
from core.content.entry_places import entry_places, use_places
from core.content.setting import Entry, Setting
from core.rules.model import System

_ENTRIES: Final = "entries"
_HASH: Final = "hash"
_VERSION: Final = "version"
_DIGITS: Final = 16


@dataclass(frozen=True, slots=True)
class EntryRecord:
    """What a character knows of an entry that it embeds.

    Attributes:
        hash: Hash of the entry's content.
        version: Revision of the world at which it was taken; 0 for a world that is only a file.
    """

    hash: str
    version: int


def entry_hash(system: System, kind: str, entry: Entry) -> str:
    """Return the hash of an entry's content; values equal to the game's defaults do not count."""
    content = _without_defaults(entry, entry_defaults(system, kind))
    return sha256(to_text(content, None).encode()).hexdigest()[:_DIGITS]


def _without_defaults(group: Mapping[str, Json], defaults: Mapping[str, Json]) -> dict[str, Json]:
    kept: dict[str, Json] = {}
    for key, value in group.items():
        default = defaults.get(key)
        inner = (
            _without_defaults(value, default) if isinstance(value, Mapping) and isinstance(default, Mapping) else value
        )
        if key not in defaults or inner not in (default, {}):
            kept[key] = inner
    return kept


def entry_records(reference: SettingReference | None) -> dict[tuple[str, str], EntryRecord]:
    """Return the records of a reference by kind and identity; what cannot be read is left out."""
    kinds = None if reference is None else reference.extra.get(_ENTRIES)
    found: dict[tuple[str, str], EntryRecord] = {}
    for kind, entries in kinds.items() if isinstance(kinds, Mapping) else ():
        for identity, record in entries.items() if isinstance(entries, Mapping) else ():
            hash_, version = (record.get(_HASH), record.get(_VERSION)) if isinstance(record, Mapping) else (None, None)
            if isinstance(hash_, str) and isinstance(version, int) and not isinstance(version, bool):
                found[kind, identity] = EntryRecord(hash_, version)
    return found


def with_records(reference: SettingReference, records: Mapping[tuple[str, str], EntryRecord]) -> SettingReference:
    """Return a reference with other records."""
    kinds: dict[str, dict[str, Json]] = {}
    for (kind, identity), record in sorted(records.items()):
        kinds.setdefault(kind, {})[identity] = {_HASH: record.hash, _VERSION: record.version}
    extra = {key: value for key, value in reference.extra.items() if key != _ENTRIES}
    return replace(reference, extra={**extra, _ENTRIES: kinds} if kinds else extra)


def record_entries(
    character: Character, system: System, setting: Setting | None, before: Character | None = None
) -> SetSetting | None:
    """Return the edit that records the entries that a character embeds and has no record of; None for none.

    Args:
        character: The character.
        system: Its game.
        setting: Its setting, from which the entries came.
        before: The character before the edit that may embed some: an entry that it did not embed gets a new record.
    """
    reference = character.setting
    if reference is None or setting is None or reference.id != setting.id:
        return None
    index = EntryIndex(system, setting)
    known = entry_records(reference)
    if before is not None:
        had = set(embedded_keys(system, before, index))
        known = {key: record for key, record in known.items() if key in had}
    records: dict[tuple[str, str], EntryRecord] = {}
    for key in embedded_keys(system, character, index):
        if key in known:
            records[key] = known[key]
        elif (entry := index.find(*key)) is not None:
            records[key] = EntryRecord(entry_hash(system, key[0], entry), setting.version)
    return SetSetting(with_records(reference, records)) if records.keys() - known.keys() else None


def embedded_keys(system: System, character: Character, index: EntryIndex) -> tuple[tuple[str, str], ...]:
    """Return kind and identity of the entries that a character embeds, each once, also those of which it has a use.

    Args:
        system: Its game.
        character: The character.
        index: Entries of its world, by which a row that stands for a use of one is known.
    """
    keys = dict.fromkeys((place.kind, place.identity) for place in entry_places(system, character.data))
    for place in use_places(system, character.data):
        if identity := index.named(place.kind, place.identity):
            keys[place.kind, identity] = None
    return tuple(keys)


def with_entry_records(character: Character, system: System, setting: Setting | None) -> Character:
    """Return a character with records of all entries that it embeds; see :func:`record_entries`."""
    edit = record_entries(character, system, setting)
    return character if edit is None else replace(character, setting=edit.value)


def may_embed(edit: Edit) -> bool:
    """Return whether an edit may embed an entry: it adds a row, or writes a whole group or list."""
    if isinstance(edit, Batch):
        return any(may_embed(each) for each in edit.edits)
    return isinstance(edit, AddRow) or (isinstance(edit, SetValue) and isinstance(edit.value, Mapping | list | tuple))
