# ruff: noqa: S608 - every value is bound; conditions come from this package
"""The worlds of a library: listed with their numbers, found by their own id, and read back through their history.

A world is a document like a character: it is opened, edited, undone and moved to the trash by the methods of
:class:`core.store.library.Library`. The store knows no game; :mod:`core.world_library` adds and duplicates worlds.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from core.character.document import Character
from core.character.document_kind import CHARACTER, WORLD, game_of_document, synthetic_id
from core.character.uids import Uids
from core.errors import EditError
from core.messages import Message
from core.store.character_rows import read_character, read_header
from core.store.connections import Connections, fetch_rows
from core.store.document_kinds import kind_condition
from core.store.history import read_revision_edits
from core.store.list_query import ListReader
from core.store.records import LibraryEntry, PageKey, Position, Query

if TYPE_CHECKING:
    from core.character.setting_reference import SettingReference
    from core.content.setting import Setting
    from core.rules.model import System

_BATCH: Final = 50
_MOST_DIGITS: Final = 9
"""Digits of a number of entries; the column may hold any text."""
_OWN_IDS: Final = "SELECT id, world FROM character WHERE kind = 'world' AND id IN (SELECT value FROM json_each(:ids))"
_USERS: Final = (
    f"SELECT world, count(*) FROM character WHERE trashed IS NULL AND {kind_condition(CHARACTER)} "
    "AND world <> '' AND system = :system GROUP BY world"
)
_FIND: Final = (
    "SELECT id FROM character WHERE trashed IS NULL AND kind = 'world' AND system = :system AND world = :world "
    "ORDER BY serial LIMIT 1"
)
_TAKEN: Final = "SELECT world FROM character WHERE kind = 'world' AND system = :system"


@dataclass(frozen=True, slots=True)
class ListedWorld:
    """A world in the list.

    Attributes:
        entry: Its list entry: id, name, times, revision.
        system: Id of its game.
        own_id: The id by which characters name it.
        entries: How many entries it has.
        characters: How many characters outside the trash name it.
    """

    entry: LibraryEntry
    system: str
    own_id: str
    entries: int
    characters: int

    @property
    def problem(self) -> Message | None:
        """Sentence for people if part of its row cannot be read, else None."""
        return self.entry.problem


@dataclass(frozen=True, slots=True)
class StoredWorld:
    """A world as it was read to offer its entries.

    Attributes:
        id: Its id in the library.
        position: Its newest revision.
        character: Its document.
    """

    id: str
    position: Position
    character: Character


@dataclass(frozen=True, slots=True)
class _Offered:
    """What a world offers at one of its writes."""

    position: Position
    document: str
    setting: Setting


class Worlds:
    """The worlds of a library."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections
        self._offered: dict[str, _Offered] = {}

    def list(self, system: str = "", text: str = "", *, trashed: bool = False) -> tuple[ListedWorld, ...]:
        """Return the worlds by name, or those in the trash, last deleted first.

        Args:
            system: Id of their game; "" for all.
            text: What a search asks for, as for characters; "" for all.
            trashed: Whether those in the trash are listed.
        """
        wanted = synthetic_id(system, WORLD) if system else ""
        query = Query(text, wanted, trashed=trashed, kind=WORLD)
        with self._connections.reader() as connection:
            run = partial(fetch_rows, connection)
            reader = ListReader(run)
            entries: list[LibraryEntry] = []
            after: PageKey | None = None
            while True:
                page = reader.page(query, after)
                entries += page.entries
                after = page.next
                if after is None:
                    break
            own_ids = {
                str(id): str(own) for id, own in run(_OWN_IDS, {"ids": json.dumps([each.id for each in entries])})
            }
            games = {game_of_document(entry.system) for entry in entries}
            users = {of: {str(own): int(count) for own, count in run(_USERS, {"system": of})} for of in games}
        return tuple(_listed(entry, own_ids.get(entry.id, ""), users) for entry in entries)

    def own_ids(self, system: str) -> frozenset[str]:
        """Return the own ids of all worlds of a game, those in the trash too: another world gets another one."""
        with self._connections.reader() as connection:
            rows = fetch_rows(connection, _TAKEN, {"system": synthetic_id(system, WORLD)})
        return frozenset(own for (own,) in rows if isinstance(own, str))

    def find(self, system: str, own_id: str) -> StoredWorld | None:
        """Return the world that characters of a game know by an id; None if there is none outside the trash.

        Raises:
            LibraryError: Its document cannot be read.
        """
        with self._connections.snapshot() as connection:
            values = {"system": synthetic_id(system, WORLD), "world": own_id}
            for (id_,) in fetch_rows(connection, _FIND, values):
                stored = read_character(connection, str(id_))
                if stored is not None:
                    return StoredWorld(str(id_), *stored)
        return None

    def offered(self, system: System, reference: SettingReference) -> Setting | None:
        """Return what the world offers that a character names; None if it is not here as a world.

        Args:
            system: The game.
            reference: What the character names. Another world with the same id is not meant, so the name must be one
                that the world has or had.

        Raises:
            LibraryError: The world cannot be read.
        """
        world = self.find(system.id, reference.id)
        if world is None or (reference.name and not self.had_name(world, reference.name)):
            return None
        return self.setting_of(system, world)

    def setting_of(self, system: System, world: StoredWorld) -> Setting:
        """Return what a world offers: its sound entries and the last sound texts of the others; cached."""
        from core.content.world_document import with_uids  # noqa: PLC0415 - the library opens before any rules are read
        from core.content.world_setting import setting_of_world  # noqa: PLC0415 - as above

        known = self._offered.get(world.id)
        text = world.character.to_text(None)
        if known is not None and known.position == world.position and known.document == text:
            return known.setting
        character = with_uids(world.character, system)
        older = self.older(world.id, character, world.position.revision)
        setting = setting_of_world(character, system, older, version=world.position.revision)
        self._offered[world.id] = _Offered(world.position, text, setting)
        return setting

    def states(self, id: str) -> Iterator[Character]:
        """Yield the states of a world, newest first: its document, then back through its history; none if it is gone.

        Args:
            id: The world.
        """
        with self._connections.snapshot() as connection:
            stored = read_character(connection, id)
        if stored is not None:
            position, character = stored
            yield character
            yield from self.older(id, character, position.revision)

    def older(self, id: str, character: Character, revision: int) -> Iterator[Character]:
        """Yield the earlier states of a world, newest first, as far as its history can be read.

        Args:
            id: The world.
            character: Its document at the revision.
            revision: Number of the revision.
        """
        uids = Uids(self._connections.source)
        while revision > 0:
            first = max(revision - _BATCH, 0)
            with self._connections.reader() as connection:
                header = read_header(connection, id)
                numbers = range(revision, first, -1)
                edits = () if header is None else read_revision_edits(connection, header.serial, numbers)
            if len(edits) < revision - first:
                return
            for each in edits:
                try:
                    character = each.inverse.apply(character, uids).character
                except EditError:
                    return
                yield character
            revision = first

    def had_name(self, world: StoredWorld, name: str) -> bool:
        """Return whether a world has a name now, or had it in its history."""
        states = self.older(world.id, world.character, world.position.revision)
        return world.character.name == name or any(state.name == name for state in states)


def _listed(entry: LibraryEntry, own_id: str, users: dict[str, dict[str, int]]) -> ListedWorld:
    system = game_of_document(entry.system)
    count = int(entry.line) if entry.line.isdecimal() and len(entry.line) <= _MOST_DIGITS else 0
    return ListedWorld(entry, system, own_id, count, users.get(system, {}).get(own_id, 0))
