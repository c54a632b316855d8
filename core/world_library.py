"""Adds worlds to a library and writes them to files: imports, duplicates, exports; lists the samples.

Lists, trash, history and undo of worlds are those of :class:`core.store.library.Library` and its ``worlds``; what a
world offers to characters is found by :mod:`core.setting_resolver`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from core.character.address import UID_KEY
from core.character.document import Character
from core.character.document_kind import game_of_document
from core.character.edits import Batch
from core.character.json_reader import kind_name, read_json, read_object
from core.character.json_values import Json
from core.character.json_writer import to_text
from core.character.setting_reference import named_world
from core.content.reader import FORMAT, ID_PATTERN, VERSION, check_format
from core.content.world_document import entry_group, setting_file, with_uids, world_document
from core.content.world_problems import WorldChecker, WorldReport
from core.errors import DocumentError
from core.formula import fold
from core.messages import Message
from core.registry import Game, game, games
from core.setting_resolver import creation_reference
from core.store.edit_diff import diff_characters
from core.store.records import Change, Origin, SummaryLine, prepare_character

if TYPE_CHECKING:
    from core.content.setting import Setting
    from core.store.library import Library

_NO_WORD: Final = re.compile(r"[^a-z0-9]+")


@dataclass(frozen=True, slots=True)
class SampleWorld:
    """A shipped world, which cannot be edited.

    Attributes:
        game: Its game.
        file: Its file.
        own_id: The id by which characters know it.
        name: Its name.
        entries: How many entries it has.
    """

    game: Game
    file: Path
    own_id: str
    name: str
    entries: int


def read_world_file(content: bytes) -> Mapping[str, Json] | None:
    """Return what a setting file holds; None if the file is something else.

    Args:
        content: A file that may hold a world or something else.
    """
    if FORMAT.encode() not in content:
        return None
    try:
        document = read_object(content)
    except DocumentError:
        return None
    return document if document.get("format") == FORMAT else None


def read_world(content: bytes) -> tuple[Game, Mapping[str, Json]]:
    """Return the game and the content of a setting file.

    Raises:
        DocumentError: It is damaged, no setting file, or of an unknown game; the sentence says where and why.
    """
    document = read_json(content)
    if not isinstance(document, dict):
        raise DocumentError(
            Message(
                "no_world_object",
                "This is not a world file: it contains {kind} instead of an object in curly braces. Check that you "
                "chose the right file.",
                {"kind": kind_name(document)},
            )
        )
    check_format(document)
    return game(str(document["system"])), document


@dataclass(frozen=True, slots=True)
class AddedWorld:
    """A world that was added to a library.

    Attributes:
        id: Its id in the library.
        own_id: The id by which characters know it.
        name: Its name.
        is_new: Whether there is a new world; otherwise the file is a revision of one that was there, or equal to it.
    """

    id: str
    own_id: str
    name: str
    is_new: bool


def sample_worlds() -> tuple[SampleWorld, ...]:
    """Return the shipped worlds of all games.

    Raises:
        DocumentError: A file cannot be read.
    """
    found = []
    for own in games():
        for file in own.settings:
            document = read_object(file.read_bytes())
            count = sum(len(each) for each in document.values() if isinstance(each, list))
            found.append(SampleWorld(own, file, str(document.get("id")), str(document.get("name")), count))
    return tuple(found)


def sample_document(sample: SampleWorld) -> Character:
    """Return the document of a shipped world, for reading.

    Raises:
        DocumentError: The file cannot be read.
    """
    system = sample.game.system
    return with_uids(world_document(read_object(sample.file.read_bytes()), system), system)


def add_world(library: Library, content: bytes | Mapping[str, Json]) -> AddedWorld:
    """Add the world of a setting file; nothing in it is refused but its head.

    A file of a world that is here already, with the same id and name, becomes its newest revision. Another world with
    its id is left alone: the new one gets an id of its own.

    Args:
        library: The library.
        content: A setting file, or what it holds.

    Raises:
        DocumentError: It is no setting file, or of another version or an unknown game.
        LibraryError: The library cannot be written.
    """
    own, document = read_world(content) if isinstance(content, bytes) else (game(str(content.get("system"))), content)
    new = with_uids(world_document(document, own.system), own.system)
    own_id = new.data.get("id")
    known = library.worlds.find(own.id, own_id) if isinstance(own_id, str) and own_id else None
    if known is not None and library.worlds.had_name(known, new.name):
        revise_world(library, known.id, new)
        return AddedWorld(known.id, str(own_id), new.name, is_new=False)
    id_ = _add(library, own, new, Origin.IMPORT)
    return AddedWorld(id_, named_world(library.load(id_).character), new.name, is_new=True)


def add_known_world(library: Library, character: Character, id: str) -> str:
    """Add the world of a file as a new one; return its id.

    Args:
        library: The library.
        character: The document of the world.
        id: The id that its document gets, which no other may have; "" for a new one.

    Raises:
        LibraryError: The library cannot be written.
    """
    return _add(library, _game_of(character), character, Origin.IMPORT, id)


def revise_world(library: Library, id: str, new: Character, label: str = "", operation: str = "") -> None:
    """Write a world as the newest revision of another one, unless they are equal.

    Args:
        library: The library.
        id: The world that is revised.
        new: What it becomes.
        label: What the history says.
        operation: Names the edit, to undo it.

    Raises:
        LibraryError: There is no such world, or it cannot be written.
    """
    own = _game_of(new)
    if setting_file(library.load(id).character, own.system) == setting_file(new, own.system):
        return

    def make(character: Character) -> Change:
        edit = diff_characters(character, _with_known_rows(own, character, new))
        return Change(edit, Batch(()), label, Origin.IMPORT, operation=operation)

    library.commit_each([id], make)


def keep_world(library: Library, setting: Setting) -> None:
    """Keep the setting of a file that is used, and add it as a world unless there is one with its id.

    Args:
        library: The library.
        setting: The setting; nothing is done for the sample of its game.

    Raises:
        LibraryError: The library cannot be written.
    """
    own = game(setting.system)
    reference = creation_reference(own, setting)
    if reference is None:
        return
    library.settings.keep(setting.system, reference, setting.to_text())
    if setting.id not in library.worlds.own_ids(own.id):
        _add(library, own, world_document(setting.document, own.system), Origin.IMPORT)


def duplicate_sample(library: Library, sample: SampleWorld, name: str) -> str:
    """Add an editable duplicate of a shipped world and return its id.

    Args:
        library: The library.
        sample: The shipped world.
        name: Name of the duplicate.
    """
    return _add(library, sample.game, replace(sample_document(sample), name=name), Origin.DUPLICATE)


def duplicate_world(library: Library, id: str, name: str) -> str:
    """Duplicate a world of the library, without its history, and return the new id.

    Args:
        library: The library.
        id: The world.
        name: Name of the duplicate.

    Raises:
        LibraryError: There is no such world.
    """
    character = library.load(id).character
    return _add(library, _game_of(character), replace(character, name=name), Origin.DUPLICATE)


def new_world(library: Library, own: Game, name: str) -> str:
    """Add a world without entries and return its id.

    Args:
        library: The library.
        own: Its game.
        name: Its name.
    """
    empty: dict[str, Json] = {"format": FORMAT, "version": VERSION, "system": own.id, "name": name}
    return _add(library, own, world_document(empty, own.system), Origin.NEW)


def world_file(library: Library, id: str) -> bytes:
    """Return the setting file of a world, with everything that is in it.

    Raises:
        LibraryError: There is no such world.
    """
    character = library.load(id).character
    return (to_text(setting_file(character, _game_of(character).system), 2) + "\n").encode()


def check_world(character: Character) -> WorldReport:
    """Return what is wrong with a world as it is stored."""
    system = _game_of(character).system
    return WorldChecker(system).check(with_uids(character, system))


def world_line(character: Character) -> SummaryLine:
    """Return the summary line of a world with the number of its problems, as they are marked in lists.

    Takes long for a world of thousands of entries: call it on a worker thread.
    """
    number = sum(not problem.is_notice for problem in check_world(character).problems)
    return "", _game_of(character).system.version, number


def unused_id(wanted: str, taken: Collection[str]) -> str:
    """Return an unused id of a world: the wanted one in its letters, or with ``_2``, ``_3`` … appended."""
    slug = wanted if ID_PATTERN.fullmatch(wanted) else _NO_WORD.sub("_", fold(wanted)).strip("_") or "world"
    candidate, number = slug, 2
    while candidate in taken:
        candidate = f"{slug}_{number}"
        number += 1
    return candidate


def _game_of(character: Character) -> Game:
    return game(game_of_document(character.system))


def _add(library: Library, own: Game, character: Character, origin: Origin, id: str = "") -> str:
    system = own.system
    taken = set(library.worlds.own_ids(own.id))
    own_id = character.data.get("id")
    is_named = origin is Origin.IMPORT and isinstance(own_id, str) and own_id.strip() != ""
    if not is_named:  # characters of a shipped world name that one
        taken |= {each.own_id for each in sample_worlds() if each.game.id == own.id}
    wanted = str(own_id) if is_named else character.name
    character = with_uids(character, system)
    if not is_named or wanted in taken:
        character = character.with_data({**character.data, "id": unused_id(wanted, taken)})
    return library.add(prepare_character(character, "", system.version), origin, id)


def _with_known_rows(own: Game, old: Character, new: Character) -> Character:
    """Return a world whose entries keep the uids, and if they are equal the rows, that they have in another one."""
    data = dict(new.data)
    for key, kind in own.system.kinds.items():
        by = "id" if kind.has_ids else "name"
        known: dict[str, Mapping[str, Json]] = {}
        for row in _rows(old, key):
            known.setdefault(str(row.get(by)), row)
        rows: list[Json] = []
        for row in _rows(new, key):
            same = known.pop(str(row.get(by)), None)
            if same is None:
                rows.append({name: each for name, each in row.items() if name != UID_KEY})
            else:
                is_equal = entry_group(same) == entry_group(row)
                rows.append(same if is_equal else {**row, UID_KEY: same.get(UID_KEY, "")})
        if key in data and isinstance(data[key], list):
            data[key] = rows
    return with_uids(replace(new, data=data), own.system)


def _rows(character: Character, key: str) -> list[Mapping[str, Json]]:
    rows = character.data.get(key)
    return [row for row in rows if isinstance(row, Mapping)] if isinstance(rows, list) else []
