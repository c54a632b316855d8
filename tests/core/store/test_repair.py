"""A repair rebuilds documents and histories, takes what is lost from backups, and makes a backup first."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from core.store.backups import BackupReason, list_backups
from core.store.doctor import check_library
from core.store.errors import DamagedLibraryError
from core.store.library import Library
from core.store.records import Query, prepare_character
from core.store.repair import repair_library
from tests.helpers.libraries import CharacterEditor, HandClock, anna, health, query

EDITS = 5


@pytest.fixture
def edited_path(path: Path, clock: HandClock) -> Path:
    """A closed library with a character that was edited five times, from health 10 to 5, and one that was not."""
    with Library.open(path, clock, source=random.Random(1)) as library:
        ids = library.add_many(prepare_character(anna(name=name)) for name in ("Anna", "Berta"))
        editing = CharacterEditor(library, ids[0])
        for number in range(1, EDITS + 1):
            editing.set(10 - number)
    return path


def anna_after(path: Path, clock: HandClock) -> tuple[object, list[object]]:
    """Return the health of Anna now and at every revision, of a library without problems."""
    assert [problem.render() for problem in check_library(path).problems] == []
    with Library.open(path, clock) as library:
        id_ = next(entry.id for entry in library.all_entries() if entry.name == "Anna")
        newest = library.load(id_)
        states = [health(library.load_revision(id_, number)) for number in range(newest.position.revision + 1)]
        assert health(newest.character) == states[-1]
        return health(newest.character), states


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE character SET document = '{' WHERE name = 'Anna'",
        "UPDATE revision SET edit = x'ff' WHERE number IN (2, 3)",
        "UPDATE revision SET inverse = '[]' WHERE number IN (2, 3)",
        "UPDATE revision SET document = NULL WHERE number = 0",
        "DELETE FROM revision WHERE number = 0",
        "UPDATE revision SET number = number + 4000 WHERE number > 2",
        "UPDATE revision SET document = NULL, edit = '{' WHERE number < 3",
    ],
)
def test_what_is_known_from_either_side_is_rebuilt_without_loss(
    damage: str, edited_path: Path, clock: HandClock
) -> None:
    query(edited_path, damage)
    assert check_library(edited_path).problems
    assert repair_library(edited_path, clock) > 0
    assert anna_after(edited_path, clock) == (5, [10, 9, 8, 7, 6, 5])


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE revision SET edit = '{', inverse = '{' WHERE number IN (2, 3)",
        "DELETE FROM revision WHERE number IN (2, 3)",
        "UPDATE revision SET edit = replace(edit, ':7', ':70'), inverse = '{' WHERE number = 3",
    ],
)
def test_what_is_lost_on_both_sides_is_bridged(damage: str, edited_path: Path, clock: HandClock) -> None:
    query(edited_path, damage)
    repair_library(edited_path, clock)
    newest, states = anna_after(edited_path, clock)
    assert newest == 5
    assert (states[0], states[1], states[4], states[5]) == (10, 9, 6, 5)


def test_wrong_number_of_the_newest_revision_is_mended(edited_path: Path, clock: HandClock) -> None:
    for number in (0, 2, 77):
        query(edited_path, "UPDATE character SET revision = ? WHERE name = 'Anna'", number)
        repair_library(edited_path, clock)
        assert anna_after(edited_path, clock)[0] == 5


def test_document_without_history_comes_from_a_backup(edited_path: Path, clock: HandClock) -> None:
    with Library.open(edited_path, clock) as library:
        library.make_backup()
    query(edited_path, "UPDATE character SET document = 'x', tags = 5 WHERE name = 'Berta'")
    repair_library(edited_path, clock)
    assert anna_after(edited_path, clock)[0] == 5
    with Library.open(edited_path, clock) as library:
        berta = next(entry for entry in library.all_entries() if entry.name == "Berta")
        assert library.load(berta.id).character.name == "Berta"
        assert berta.tags == ("hero", "sea")


def test_a_backup_is_made_only_before_something_is_mended(edited_path: Path, clock: HandClock) -> None:
    assert repair_library(edited_path, clock) == 0
    query(edited_path, "INSERT INTO words(words) VALUES ('delete-all')")
    assert repair_library(edited_path, clock) == 0
    assert list_backups(edited_path) == ()
    query(edited_path, "UPDATE character SET changed = 'today' WHERE name = 'Anna'")
    assert repair_library(edited_path, clock) > 0
    assert [backup.reason for backup in list_backups(edited_path)] == [BackupReason.REPAIR]


def test_damaged_search_index_is_reported_and_made_again(edited_path: Path, clock: HandClock) -> None:
    query(edited_path, "UPDATE words_data SET block = x'ffffffffffffffff'")
    assert [problem.code for problem in check_library(edited_path).problems] == ["search_differs"]
    repair_library(edited_path, clock)
    assert check_library(edited_path).problems == ()
    with Library.open(edited_path, clock) as library:
        assert [entry.name for entry in library.all_entries(Query(text="anna"))] == ["Anna"]


def test_index_that_finds_the_wrong_character_is_reported(edited_path: Path) -> None:
    query(edited_path, "UPDATE character SET serial = 77 WHERE name = 'Berta'")
    assert [problem.code for problem in check_library(edited_path).problems][-1] == "search_differs"


def test_damaged_file_is_not_repaired(edited_path: Path, clock: HandClock) -> None:
    content = bytearray(edited_path.read_bytes())
    content[2048:4096] = b"\xff" * 2048
    edited_path.write_bytes(content)
    with pytest.raises(DamagedLibraryError):
        repair_library(edited_path, clock)
    assert edited_path.read_bytes() == bytes(content)
