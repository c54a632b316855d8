"""Operations on worlds, run on a worker thread; the library is the last argument."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from core.character.document_kind import WORLD, game_of_document, synthetic_id
from core.errors import QuireError
from core.store import records
from core.store.records import Origin, Query
from desktop import messages
from desktop.library.bulk_operations import RejectedFile

if TYPE_CHECKING:
    from core.character.document import Character
    from core.character.json_values import Json
    from core.rules.model import System
    from core.store.library import Library

SHIPPED: Final = "shipped:"
"""Beginning of the ids of shipped worlds, which are in no library: the name of their file follows."""

_NO_SLUG: Final = re.compile(r"[^a-z0-9]+")


@dataclass(frozen=True, slots=True)
class WorldSummary:
    """A world in a list.

    Attributes:
        id: Id of the document; with `SHIPPED` for a sample.
        name: Its name.
        system: Id of its game.
        entries: Number of its entries.
        characters: Number of characters that use it.
        problems: Number of its problems.
    """

    id: str
    name: str
    system: str
    entries: int
    characters: int = 0
    problems: int = 0

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
        ids: Ids of the new worlds.
        names: Their names.
        rejected: Files that could not be imported.
    """

    ids: tuple[str, ...]
    names: tuple[str, ...]
    rejected: tuple[RejectedFile, ...]


def read_worlds(is_trash: bool, library: Library) -> WorldLists:
    """Return the worlds of the library and the samples, or those in the trash."""
    from core.registry import games  # noqa: PLC0415 - the list is shown before any rules are read

    known = games()
    own = [_summary(id_, library) for id_ in _ids(library, is_trash=is_trash)]
    worlds = sorted((each for each in own if each is not None), key=lambda each: each.name.casefold())
    return WorldLists(
        tuple(worlds) + (() if is_trash else _shipped()),
        {game.id: game.name for game in known},
        {game.id: game.sign for game in known},
        len(_ids(library, is_trash=True)),
    )


def _ids(library: Library, *, is_trash: bool) -> list[str]:
    query = Query(kind=WORLD, trashed=is_trash)
    ids: list[str] = []
    page = library.page(query)
    while True:
        ids += [entry.id for entry in page.entries]
        if page.next is None:
            return ids
        page = library.page(query, page.next)


def _summary(id_: str, library: Library) -> WorldSummary | None:
    """Return a world in a list; None if it cannot be read."""
    try:
        character = library.load(id_).character
    except QuireError:
        return None
    return WorldSummary(id_, character.name, game_of_document(character.system), _count_entries(character.data))


def _count_entries(data: Mapping[str, Json]) -> int:
    return sum(len(value) for value in data.values() if isinstance(value, list))


@lru_cache(maxsize=1)
def _shipped() -> tuple[WorldSummary, ...]:
    from core.content.reader import shipped_settings  # noqa: PLC0415 - read with the first list of worlds
    from core.registry import games  # noqa: PLC0415

    found = []
    for game in games():
        for file in shipped_settings(game.id):
            document = json.loads(file.read_text(encoding="utf-8"))
            name = str(document.get("name") or file.stem)
            found.append(WorldSummary(f"{SHIPPED}{file.stem}", name, game.id, _count_entries(document)))
    return tuple(found)


def shipped_document(id_: str) -> Character:
    """Return the document of a sample.

    Raises:
        QuireError: There is no such sample.
    """
    from core.character.json_reader import read_object  # noqa: PLC0415 - with the first sample that is opened
    from core.content.reader import shipped_settings  # noqa: PLC0415
    from core.content.world_document import world_document  # noqa: PLC0415
    from core.errors import LibraryError  # noqa: PLC0415
    from core.messages import Message  # noqa: PLC0415
    from core.registry import games  # noqa: PLC0415

    for game in games():
        for file in shipped_settings(game.id):
            if id_ == f"{SHIPPED}{file.stem}":
                return world_document(read_object(file.read_bytes()), game.system)
    raise LibraryError(Message("no_sample_world", "This sample world is not part of this version of Quire."))


def new_world(system_id: str, name: str, library: Library) -> str:
    """Add an empty world of a game; return its id."""
    from core.character.document import Character  # noqa: PLC0415 - the list is shown before any rules are read

    data = {"id": _free_world_id(name, library)}
    return _add(Character(synthetic_id(system_id, WORLD), name=name, data=data), Origin.NEW, library)


def duplicate_world(id_: str, copy_of: str, library: Library) -> str:
    """Duplicate a world of the library, or a sample, under an id of its own; return the id of the document.

    Args:
        id_: The world.
        copy_of: Name of the copy, with the placeholder ``{name}``.
        library: The library.
    """
    character = shipped_document(id_) if id_.startswith(SHIPPED) else library.load(id_).character
    name = copy_of.format(name=character.name)
    own_id = _free_world_id(name, library)
    copy = replace(character, name=name).with_data({**character.data, "id": own_id})
    return _add(copy, Origin.DUPLICATE, library)


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
    from core.character.json_reader import read_object  # noqa: PLC0415 - with the first import
    from core.content.world_document import world_document  # noqa: PLC0415
    from core.export.json_file import read_bytes  # noqa: PLC0415

    ids: list[str] = []
    names: list[str] = []
    rejected: list[RejectedFile] = []
    for file in files:
        try:
            document = read_object(read_bytes(file))
            character = world_document(document, _game_of_file(document))
        except QuireError as error:
            rejected.append(RejectedFile(file, error.message))
            continue
        own_id = str(character.data.get("id") or "") or character.name
        free = _free_world_id(own_id, library)
        if free != own_id:
            character = character.with_data({**character.data, "id": free})
        ids.append(_add(character, Origin.IMPORT, library))
        names.append(character.name)
    return ImportedWorlds(tuple(ids), tuple(names), tuple(rejected))


def _game_of_file(document: Mapping[str, Json]) -> System:
    from core.registry import game  # noqa: PLC0415 - with the first import

    return game(str(document.get("system") or "")).system


def export_world(id_: str, file: Path, library: Library) -> Path:
    """Write a world as a setting file."""
    from core.character.json_writer import to_text  # noqa: PLC0415 - with the first export
    from core.content.world_document import setting_file  # noqa: PLC0415
    from core.export.atomic_file import write_file  # noqa: PLC0415
    from core.registry import game  # noqa: PLC0415

    character = shipped_document(id_) if id_.startswith(SHIPPED) else library.load(id_).character
    document = setting_file(character, game(game_of_document(character.system)).system)
    write_file(file, to_text(document).encode())
    return file


def _add(character: Character, origin: Origin, library: Library) -> str:
    from random import SystemRandom  # noqa: PLC0415 - the list is shown before any rules are read

    from core.registry import open_character  # noqa: PLC0415

    sheet = open_character(character, SystemRandom())
    return library.add(records.prepare_character(sheet.character, sheet.summary(), sheet.system.version), origin)


def _free_world_id(name: str, library: Library) -> str:
    """Return an id for a world that no other has, sample or own."""
    taken = {each.id.removeprefix(SHIPPED).partition("_")[2] for each in _shipped()} | _taken_ids(library)
    wanted = _NO_SLUG.sub("_", name.casefold()).strip("_") or WORLD
    id_, number = wanted, 2
    while id_ in taken:
        id_, number = f"{wanted}_{number}", number + 1
    return id_


def _taken_ids(library: Library) -> set[str]:
    ids: Sequence[str] = [*_ids(library, is_trash=False), *_ids(library, is_trash=True)]
    return {str(library.load(id_).character.data.get("id") or "") for id_ in ids}


def read_game_names(_library: Library) -> dict[str, str]:
    """Return the names of the games by id."""
    from core.registry import games  # noqa: PLC0415 - the list is shown before any rules are read

    return {game.id: game.name for game in games()}
