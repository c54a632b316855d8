"""Applies an update to characters as one operation, in one transaction, and undoes it; runs on a worker thread."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.character.edits import Batch
from core.store.records import Change, Origin
from desktop.world_use.update_facts import CharacterUpdate, WorldVersions, character_update

if TYPE_CHECKING:
    from core.character.document import Character
    from core.store.library import Library


@dataclass(frozen=True, slots=True)
class AppliedUpdate:
    """An update that was applied.

    Attributes:
        operation: Its id in the histories.
        ids: The characters that were updated.
    """

    operation: str
    ids: tuple[str, ...]


def apply_updates(
    updates: Sequence[CharacterUpdate], world: WorldVersions, label: str, library: Library
) -> AppliedUpdate:
    """Update characters, all or none.

    A character that was changed since it was looked at keeps what is its own now.

    Args:
        updates: The characters with their edits.
        world: The world.
        label: What the histories call it.
        library: The library.

    Raises:
        LibraryError: One of them is gone, or the library cannot be written; nothing is written.
    """
    operation = f"{time.time_ns():016x}"
    new = world.present(library)
    world.keep(library)
    wanted = iter(updates)

    def make(character: Character) -> Change | None:
        update: CharacterUpdate | bool = next(wanted)
        if isinstance(update, CharacterUpdate) and character != update.stored:
            update = character_update(update.id, character, world, new, library)
        if not isinstance(update, CharacterUpdate) or update.edit is None:
            return None
        return Change(update.edit, Batch(()), label, Origin.PROCEDURE, operation=operation)

    ids = library.commit_each([each.id for each in updates], make, has_new_lines=True)
    return AppliedUpdate(operation, tuple(ids))


def undo_update(applied: AppliedUpdate, library: Library) -> AppliedUpdate:
    """Undo an update where it is the newest edit; return what was undone."""
    return AppliedUpdate(applied.operation, tuple(library.undo_operation(applied.ids, applied.operation)))
