"""Files that open by double click: found in a library, added once, replaced, copied; hostile ones."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

from core.character.document import Character
from core.character.edits import SetHeader
from core.character.json_values import Json
from core.document_files import (
    DocumentFile,
    add_document,
    character_file,
    find_document,
    read_document_file,
    replace_document,
    restore_document,
)
from core.errors import DocumentError
from core.registry import open_character, summarise, summary_of
from core.store.library import Library
from core.store.records import Change, Origin, prepare_character
from core.world_library import world_file
from tests.helpers.games import any_game, any_id, other_game
from tests.helpers.libraries import HandClock
from tests.helpers.own_worlds import WORLD_NAME, game_with_world, own_world


def new_library(path: Path, seed: int) -> Library:
    return Library.open(path, HandClock(), source=random.Random(seed), summarise=summarise)


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with new_library(tmp_path / "library.quire", 5) as library:
        yield library


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Library]:
    with new_library(tmp_path / "other.quire", 6) as library:
        yield library


def add(library: Library, name: str = "Anna") -> str:
    sheet = open_character(Character(any_id(), name=name), random.Random(1))
    return library.add(prepare_character(sheet.character, *summary_of(sheet)))


def rename(library: Library, id_: str, name: str) -> None:
    stored = library.load(id_)
    change = Change(SetHeader("name", name), SetHeader("name", stored.character.name), "Name", Origin.TYPED)
    new = prepare_character(replace(stored.character, name=name), "", any_game().system.version)
    library.commit(id_, stored.position, change, new).result()


def file_of(library: Library, id_: str) -> DocumentFile:
    return read_document_file(character_file(library, id_), "file")


def names(library: Library) -> list[str]:
    return [each.name for each in library.all_entries()]


def test_a_file_says_which_document_it_is_and_what_the_library_stores_does_not(library: Library) -> None:
    id_ = add(library)
    rename(library, id_, "Berta")
    document = json.loads(character_file(library, id_))
    assert document["library"] == {"id": id_, "revision": 1}
    file = file_of(library, id_)
    assert (file.stated_id, file.revision, file.is_world) == (id_, 1, False)
    assert "library" not in file.character.extra
    imported = library.add(prepare_character(Character.read(character_file(library, id_))))
    assert "library" not in library.load(imported).character.extra


def test_the_same_file_opened_twice_is_one_character(library: Library, other: Library) -> None:
    file = file_of(library, add(library))
    assert find_document(other, file) is None
    added = add_document(other, file)
    assert added == file.stated_id
    found = find_document(other, file)
    assert found is not None
    assert (found.id, found.is_same) == (added, True)
    assert names(other) == ["Anna"]


def test_an_older_file_is_the_character_that_is_here(library: Library) -> None:
    id_ = add(library)
    file = file_of(library, id_)
    for name in ("Berta", "Clara"):
        rename(library, id_, name)
    found = find_document(library, file)
    assert found is not None
    assert (found.id, found.is_same) == (id_, True)


def test_a_newer_file_replaces_as_one_edit_that_can_be_undone(library: Library, other: Library) -> None:
    id_ = add(library)
    add_document(other, file_of(library, id_))
    rename(other, id_, "Dora")
    newer = file_of(other, id_)
    found = find_document(library, newer)
    assert found is not None
    assert not found.is_same
    replace_document(library, newer, id_, "Replaced", "operation")
    assert library.load(id_).character.name == "Dora"
    assert library.history(id_)[0].label == "Replaced"
    again = find_document(library, newer)
    assert again is not None
    assert again.is_same
    assert library.undo_operation([id_], "operation") == [id_]
    assert library.load(id_).character.name == "Anna"


def test_a_copy_is_found_again_and_the_original_stays(library: Library, other: Library) -> None:
    id_ = add(library)
    add_document(other, file_of(library, id_))
    rename(other, id_, "Dora")
    changed = file_of(other, id_)
    copy = add_document(library, changed, is_copy=True)
    assert copy not in {id_, changed.stated_id}
    found = find_document(library, changed)
    assert found is not None
    assert (found.id, found.is_same) == (copy, True)
    rename(library, copy, "Emma")
    assert find_document(library, changed) is not None
    assert sorted(names(library)) == ["Anna", "Emma"]


def test_a_character_in_the_trash_is_found_and_restored(library: Library) -> None:
    id_ = add(library)
    file = file_of(library, id_)
    library.trash(id_)
    found = find_document(library, file)
    assert found is not None
    assert found.entry.trashed is not None
    restore_document(library, id_)
    assert library.entry(id_).trashed is None
    restore_document(library, id_)


def test_a_file_without_an_id_is_known_by_its_content(library: Library) -> None:
    text = Character(any_id(), name="Anna").to_text()
    file = read_document_file(text.encode(), "file")
    assert (file.stated_id, file.revision) == ("", None)
    added = add_document(library, file)
    reordered = json.dumps(dict(reversed(json.loads(text).items())))
    found = find_document(library, read_document_file(reordered.encode(), "other"))
    assert found is not None
    assert (found.id, found.is_same) == (added, True)


def test_an_id_of_another_game_is_not_taken_for_the_same_character(library: Library) -> None:
    id_ = add(library)
    foreign = Character(other_game().id, name="Foreign", extra={"library": {"id": id_, "revision": 0}})
    file = read_document_file(foreign.to_text().encode(), "file")
    assert find_document(library, file) is None
    assert add_document(library, file) == file.digest_id
    assert library.load(id_).character.name == "Anna"


@pytest.mark.parametrize(
    "origin",
    [7, None, [], {"id": 5}, {"id": "../../x"}, {"id": "A" * 70}, {"id": "", "revision": True},
     {"id": "abc\u0000", "revision": -1}, {"id": "é", "revision": 10**20}],
)  # fmt: skip
def test_an_unusable_origin_is_ignored(library: Library, origin: object) -> None:
    text = Character(any_id(), name="Anna", extra={"library": cast("Json", origin)}).to_text()
    file = read_document_file(text.encode(), "file")
    assert (file.stated_id, file.revision) == ("", None)
    assert library.load(add_document(library, file)).character.name == "Anna"


def test_an_id_that_is_taken_by_a_world_gives_the_character_another(library: Library) -> None:
    taken = add_document(library, world())
    origin = {"id": taken, "revision": 0}
    file = read_document_file(Character(any_id(), extra={"library": cast("Json", origin)}).to_text().encode(), "file")
    assert find_document(library, file) is None
    assert add_document(library, file) not in {"", taken}


def test_a_document_that_is_neither_character_nor_world_is_refused() -> None:
    with pytest.raises(DocumentError):
        read_document_file(Character(f"{any_id()}:campaign").to_text().encode(), "file")
    with pytest.raises(DocumentError):
        read_document_file(b"{}", "file")


def world(**changes: str) -> DocumentFile:
    content = {**json.loads(own_world(game_with_world()).to_text()), **changes}
    return read_document_file(json.dumps(content).encode(), "file")


def test_a_world_is_added_once_found_at_every_revision_and_replaced(library: Library) -> None:
    file = world()
    assert file.is_world
    id_ = add_document(library, file)
    found = find_document(library, file)
    assert found is not None
    assert (found.id, found.is_same) == (id_, True)
    changed = world(name="Another name")
    different = find_document(library, changed)
    assert different is not None
    assert (different.id, different.is_same) == (id_, False)
    replace_document(library, changed, id_, "Replaced", "operation")
    assert library.load(id_).character.name == "Another name"
    again = find_document(library, read_document_file(world_file(library, id_), "file"))
    assert again is not None
    assert again.is_same
    library.undo_operation([id_], "operation")
    assert library.load(id_).character.name == WORLD_NAME


def test_an_exported_world_is_found_after_it_was_edited(library: Library) -> None:
    id_ = add_document(library, world())
    rename(library, id_, "First")
    file = read_document_file(world_file(library, id_), "file")
    rename(library, id_, "Second")
    found = find_document(library, file)
    assert found is not None
    assert (found.id, found.is_same) == (id_, True)
    library.trash(id_)
    trashed = find_document(library, file)
    assert trashed is not None
    assert trashed.is_same


def test_a_copy_of_a_world_has_an_id_of_its_own(library: Library) -> None:
    add_document(library, world())
    changed = world(name="Another name")
    copy = add_document(library, changed, is_copy=True)
    own_ids = {each.own_id for each in library.worlds.list()}
    assert len(own_ids) == 2
    assert library.load(copy).character.name == "Another name"
    found = find_document(library, changed)
    assert found is not None
    assert found.id == copy
