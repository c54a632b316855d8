"""Operations on worlds, run on a worker thread; the library is the last argument."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from core.errors import LibraryError, QuireError
from core.messages import Message
from core.store import records
from core.store.records import Origin
from desktop import messages
from desktop.library.bulk_operations import RejectedFile

if TYPE_CHECKING:
    from core.character.document import Character
    from core.store.library import Library
    from core.world_library import SampleWorld

SHIPPED: Final = "shipped:"
"""Beginning of the ids of shipped worlds, which are in no library: the name of their file follows."""


@dataclass(frozen=True, slots=True)
class WorldSummary:
    """A world in a list.

    Attributes:
        id: Id of the document; with `SHIPPED` for a sample.
        name: Its name.
        system: Id of its game.
        entries: Number of its entries.
        characters: Number of characters that use it.
        problems: Number of its problems; None if they were not counted since it was changed.
    """

    id: str
    name: str
    system: str
    entries: int
    characters: int = 0
    problems: int | None = 0

    @property
    def is_shipped(self) -> bool:
        """Whether it is a sample, which can only be read."""
        return self.id.startswith(SHIPPED)


@dataclass(frozen=True, slots=True)
class WorldLists:
    """What the list of worlds shows.

    Attributes:
        worlds: The user's worlds, or those in the trash; then the samples.
        games: Names of the games by id.
        signs: Names of their icons by id.
        in_trash: Number of worlds in the trash.
    """

    worlds: tuple[WorldSummary, ...]
    games: Mapping[str, str]
    signs: Mapping[str, str]
    in_trash: int


@dataclass(frozen=True, slots=True)
class ImportedWorlds:
    """Result of an import.

    Attributes:
        ids: Ids of the worlds.
        new_ids: Ids of those that were not there before.
        names: Their names.
        rejected: Files that could not be imported.
    """

    ids: tuple[str, ...]
    new_ids: tuple[str, ...]
    names: tuple[str, ...]
    rejected: tuple[RejectedFile, ...]


def read_worlds(is_trash: bool, library: Library) -> WorldLists:
    """Return the worlds of the library and the samples, or those in the trash."""
    from core.registry import games  # noqa: PLC0415 - the list is shown before any rules are read

    known = games()
    trashed = library.worlds.list(trashed=True)
    own = trashed if is_trash else library.worlds.list()
    worlds = [
        WorldSummary(each.entry.id, each.entry.name, each.system, each.entries, each.characters, each.entry.violations)
        for each in own
    ]
    return WorldLists(
        (*worlds, *(() if is_trash else shipped_worlds())),
        {game.id: game.name for game in known},
        {game.id: game.sign for game in known},
        len(trashed),
    )


def shipped_worlds() -> tuple[WorldSummary, ...]:
    """Return the samples."""
    return tuple(
        WorldSummary(f"{SHIPPED}{each.file.stem}", each.name, each.game.id, each.entries) for each in _samples()
    )


@lru_cache(maxsize=1)
def _samples() -> tuple[SampleWorld, ...]:
    from core.world_library import sample_worlds  # noqa: PLC0415 - read with the first list of worlds

    return sample_worlds()


def read_game_names(_library: Library) -> dict[str, str]:
    """Return the names of the games by id."""
    from core.registry import games  # noqa: PLC0415 - the list is shown before any rules are read

    return {game.id: game.name for game in games()}


def shipped_document(id_: str) -> Character:
    """Return the document of a sample.

    Raises:
        QuireError: There is no such sample.
    """
    from core.world_library import sample_document  # noqa: PLC0415 - with the first sample that is opened

    return sample_document(_sample(id_))


def _sample(id_: str) -> SampleWorld:
    for sample in _samples():
        if id_ == f"{SHIPPED}{sample.file.stem}":
            return sample
    raise LibraryError(Message("no_sample_world", "This sample world is not part of this version of Quire."))


def new_world(system_id: str, name: str, library: Library) -> str:
    """Add an empty world of a game; return its id."""
    from core import world_library  # noqa: PLC0415 - the list is shown before any rules are read
    from core.registry import game  # noqa: PLC0415

    return world_library.new_world(library, game(system_id), name)


def duplicate_world(id_: str, copy_of: str, library: Library) -> str:
    """Duplicate a world of the library, or a sample, under an id of its own; return the id of the document.

    Args:
        id_: The world.
        copy_of: Name of the copy, with the placeholder ``{name}``.
        library: The library.
    """
    from core import world_library  # noqa: PLC0415 - the list is shown before any rules are read

    if id_.startswith(SHIPPED):
        sample = _sample(id_)
        return world_library.duplicate_sample(library, sample, copy_of.format(name=sample.name))
    return world_library.duplicate_world(library, id_, copy_of.format(name=library.load(id_).character.name))


def rename_world(id_: str, name: str, library: Library) -> None:
    """Rename a world, as one edit of its history."""
    from core.character.edit_labels import describe_edit  # noqa: PLC0415 - as below
    from core.character.edits import SetHeader  # noqa: PLC0415 - the list is shown before any rules are read
    from core.registry import document_system  # noqa: PLC0415

    stored = library.load(id_)
    edit, inverse = SetHeader("name", name), SetHeader("name", stored.character.name)
    renamed = replace(stored.character, name=name)
    system = document_system(stored.character.system)
    change = records.Change(edit, inverse, messages.render(describe_edit(edit, system, inverse)), Origin.TYPED)
    library.commit(id_, stored.position, change, records.prepare_character(renamed, "", system.version)).result()


def import_worlds(files: Iterable[Path], library: Library) -> ImportedWorlds:
    """Import world files; one that cannot be read is reported and skipped."""
    from core.export.json_file import read_bytes  # noqa: PLC0415 - with the first import
    from core.world_library import add_world  # noqa: PLC0415

    added = []
    rejected: list[RejectedFile] = []
    for file in files:
        try:
            added.append(add_world(library, read_bytes(file)))
        except QuireError as error:
            rejected.append(RejectedFile(file, error.message))
    return ImportedWorlds(
        tuple(each.id for each in added),
        tuple(each.id for each in added if each.is_new),
        tuple(each.name for each in added),
        tuple(rejected),
    )


def export_world(id_: str, file: Path, library: Library) -> Path:
    """Write a world as a setting file."""
    from core.export.atomic_file import write_file  # noqa: PLC0415 - with the first export
    from core.world_library import world_file  # noqa: PLC0415

    content = _sample(id_).file.read_bytes() if id_.startswith(SHIPPED) else world_file(library, id_)
    write_file(file, content)
    return file
