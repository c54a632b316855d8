"""Who uses the entries of a world, and which characters have older ones; read on a worker thread."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import SystemRandom
from typing import TYPE_CHECKING

from core.content.entry_places import entry_identity, entry_places
from core.content.entry_updates import entry_updates
from core.errors import QuireError
from core.registry import game, open_character
from core.world_updates import LivingWorld
from desktop.library.thumbnails import small_portrait
from desktop.world_use.faces import FaceOf

if TYPE_CHECKING:
    from core.store.library import Library

Key = tuple[str, str]
"""Kind and identity of an entry."""


@dataclass(frozen=True, slots=True)
class WorldUsers:
    """Who uses a world.

    Attributes:
        characters: Every character that names the world.
        users: The characters that have an entry, by its kind and identity.
        older: Those of them that have an older version.
        counts: How many have an entry, by kind and by id or name as the world has it.
    """

    characters: tuple[FaceOf, ...] = ()
    users: Mapping[Key, tuple[FaceOf, ...]] = field(default_factory=dict)
    older: Mapping[Key, tuple[FaceOf, ...]] = field(default_factory=dict)
    counts: Mapping[str, Mapping[str, int]] = field(default_factory=dict)

    def of_entry(self, kind: str, identity: str) -> tuple[FaceOf, ...]:
        """Return the characters that have an entry."""
        return self.users.get((kind, identity), ())

    def older_of_entry(self, kind: str, identity: str) -> tuple[FaceOf, ...]:
        """Return the characters that have an older version of an entry."""
        return self.older.get((kind, identity), ())


def read_users(world_id: str, advance: Callable[[int, int], None], library: Library) -> WorldUsers:
    """Return who uses a world.

    Args:
        world_id: Id of its document.
        advance: Called with the number of characters done and of all; it raises to stop.
        library: The library.

    Raises:
        QuireError: The world cannot be read.
    """
    world = LivingWorld(world_id)
    setting = world.present(library)
    ids = world.candidates(library)
    faces: list[FaceOf] = []
    users: dict[Key, dict[str, FaceOf]] = {}
    older: dict[Key, dict[str, FaceOf]] = {}
    for number, id_ in enumerate(ids):
        advance(number, len(ids))
        try:
            sheet = open_character(library.load(id_).character, SystemRandom())
        except QuireError:
            continue  # the library itself tells of it
        face = FaceOf(id_, sheet.character.name, small_portrait(sheet.character))
        faces.append(face)
        for place in entry_places(sheet.system, sheet.character.data):
            users.setdefault((place.kind, place.identity), {})[id_] = face
        taken = world.taken(sheet, library)
        for update in () if taken is None else entry_updates(sheet, taken[0], setting, taken[1]):
            if update.edits:
                older.setdefault((update.kind, update.identity), {})[id_] = face
    counts: dict[str, dict[str, int]] = {}
    for kind, definition in game(setting.system).system.kinds.items():
        key = "id" if definition.has_ids else "name"
        found = {str(each.get(key) or ""): entry_identity(definition, each) for each in setting.kinds[kind]}
        counts[kind] = {name: len(users[kind, own]) for name, own in found.items() if (kind, own) in users}
    return WorldUsers(
        tuple(faces),
        {each: tuple(having.values()) for each, having in users.items()},
        {each: tuple(having.values()) for each, having in older.items()},
        counts,
    )
