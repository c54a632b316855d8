"""The health check finds problems, describes them and changes nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.errors import LibraryError
from core.store.doctor import check_library, rebuild_search_index
from core.store.library import Library
from core.store.records import Query, prepare_character
from tests.helpers.libraries import CharacterEditor, HandClock, anna, query


@pytest.fixture
def edited_path(path: Path, clock: HandClock) -> Path:
    """A closed library with three characters, one of them edited."""
    with Library.open(path, clock) as library:
        ids = library.add_many(prepare_character(anna(name=name)) for name in ("Anna", "Berta", "Zoë"))
        editing = CharacterEditor(library, ids[0])
        editing.set(12)
        editing.set(13)
    return path


def test_intact_library_has_no_problems(edited_path: Path) -> None:
    counts: list[int] = []
    report = check_library(edited_path, counts.append)
    assert (report.characters, report.revisions, report.problems) == (3, 3, ())
    assert counts == []


def test_progress_is_reported_by_the_hundred(path: Path, clock: HandClock) -> None:
    with Library.open(path, clock) as library:
        library.add_many([prepare_character(anna())] * 250)
    counts: list[int] = []
    check_library(path, counts.append)
    assert counts == [100, 200]


@pytest.mark.parametrize(
    ("damage", "code", "words"),
    [
        ("UPDATE character SET document = '{' WHERE name = 'Berta'", "document_unreadable", "cannot be read"),
        ("UPDATE character SET name = 'Bertha' WHERE name = 'Berta'", "head_differs", "outdated details of Bertha"),
        ("UPDATE character SET tags = '[\"other\"]' WHERE name = 'Berta'", "head_differs", "outdated details of Berta"),
        (
            "UPDATE character SET document = replace(document, ':13', ':14') WHERE name = 'Anna'",
            "history_differs",
            "does not match the character",
        ),
        (
            "UPDATE revision SET edit = '{\"edit\":\"dance\"}' WHERE number = 2",
            "history_differs",
            "kind of edit: dance",
        ),
        ("UPDATE revision SET document = 'x' WHERE number = 0", "history_differs", "history of Anna"),
        ("DELETE FROM revision WHERE number = 1", "history_gap", "2 entries instead of 3"),
        (
            "INSERT INTO revision SELECT serial, 1, 1, '', 'typed', NULL, '', '', NULL, NULL, '' FROM character "
            "WHERE name = 'Berta'",
            "history_gap",
            "1 entry instead of 0",
        ),
        ("DELETE FROM campaign", "reference_broken", "refers to a missing campaign"),
        ("INSERT INTO words(words, rowid, text) VALUES ('delete', 2, 'berta')", "search_differs", "search index"),
        ("INSERT INTO words(rowid, text) VALUES (77, 'ghost')", "search_differs", "Rebuild it"),
    ],
)  # fmt: skip
def test_every_kind_of_damage_is_reported(damage: str, code: str, words: str, edited_path: Path) -> None:
    query(edited_path, damage)
    content = edited_path.read_bytes()
    found = {problem.code: problem.render() for problem in check_library(edited_path).problems}
    assert words in found[code]
    assert edited_path.read_bytes() == content


def test_search_index_is_rebuilt(edited_path: Path, clock: HandClock) -> None:
    query(edited_path, "INSERT INTO words(words) VALUES ('delete-all')")
    query(edited_path, "UPDATE character SET document = '{' WHERE name = 'Berta'")
    assert rebuild_search_index(edited_path) == 2
    assert [problem.code for problem in check_library(edited_path).problems] == ["document_unreadable"]
    with Library.open(edited_path, clock) as library:
        assert [entry.name for entry in library.all_entries(Query(text="zoe"))] == ["Zoë"]


def test_one_damaged_document_does_not_affect_others(edited_path: Path, clock: HandClock) -> None:
    query(edited_path, "UPDATE character SET document = '{' WHERE name = 'Berta'")
    with Library.open(edited_path, clock) as library:
        entries = list(library.all_entries())
        assert [entry.name for entry in entries] == ["Anna", "Berta", "Zoë"]
        with pytest.raises(LibraryError, match=r"Berta .* cannot be read"):
            library.load(entries[1].id)
        library.load(entries[2].id)
        library.trash(entries[1].id)
        library.delete(entries[1].id)
    assert [problem.code for problem in check_library(edited_path).problems] == ["search_differs"]
    rebuild_search_index(edited_path)
    assert check_library(edited_path).problems == ()


def test_a_missing_library_is_reported(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.quire", tmp_path / "empty.quire"):
        for ask_for in (check_library, rebuild_search_index):
            with pytest.raises(LibraryError, match="no library at"):
                ask_for(path)
        (tmp_path / "empty.quire").touch()
    assert not (tmp_path / "nowhere.quire").exists()


def test_older_library_must_be_opened_first(edited_path: Path) -> None:
    query(edited_path, "UPDATE alembic_version SET version_num = '0001'")
    (problem,) = check_library(edited_path).problems
    assert problem.code == "library_older"
    with pytest.raises(LibraryError, match="made by an older version of Quire"):
        rebuild_search_index(edited_path)


def test_open_library_can_be_checked(edited_path: Path, clock: HandClock) -> None:
    with Library.open(edited_path, clock) as library:
        id = library.add(prepare_character(anna(name="New")))
        CharacterEditor(library, id).set(3)
        assert check_library(edited_path).problems == ()
        assert check_library(edited_path).characters == 4


@pytest.mark.parametrize("word", ["a" * 70_000, "é" * 40_000, "ж" * 20_000])
def test_words_that_are_too_long_for_the_index_are_no_problem(path: Path, clock: HandClock, word: str) -> None:
    """The index holds 32,768 bytes of a word; an imported file may have a longer one."""
    with Library.open(path, clock) as library:
        id = library.add(prepare_character(anna(player=f"{word} Berta")))
        assert check_library(path).problems == ()
        CharacterEditor(library, id).set(3)
        assert [found.id for found in library.page(Query("berta")).entries] == [id]
    assert check_library(path).problems == ()
