"""The health check finds problems, describes them and changes nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.errors import LibraryError
from core.store import Library, Query, check_library, prepare_character, rebuild_search_index
from tests.helpers.libraries import CharacterEditor, HandClock, anna, query


@pytest.fixture
def patient(place: Path, clock: HandClock) -> Path:
    """A closed library with three characters, one of them edited."""
    with Library.open(place, clock) as library:
        ids = library.add_many(prepare_character(anna(name=name)) for name in ("Anna", "Berta", "Zoë"))
        editing = CharacterEditor(library, ids[0])
        editing.set(12)
        editing.set(13)
    return place


def test_a_sound_library_has_no_problems(patient: Path) -> None:
    told: list[int] = []
    report = check_library(patient, told.append)
    assert (report.characters, report.revisions, report.problems) == (3, 3, ())
    assert told == []


def test_progress_is_reported_by_the_hundred(place: Path, clock: HandClock) -> None:
    with Library.open(place, clock) as library:
        library.add_many([prepare_character(anna())] * 250)
    told: list[int] = []
    check_library(place, told.append)
    assert told == [100, 200]


@pytest.mark.parametrize(
    ("injury", "code", "words"),
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
            "INSERT INTO revision SELECT 2, 1, 1, '', 'typed', NULL, '', '', NULL, NULL, ''",
            "history_gap",
            "1 entry instead of 0",
        ),
        ("DELETE FROM campaign", "reference_broken", "refers to a missing campaign"),
        ("INSERT INTO words(words, rowid, text) VALUES ('delete', 2, 'berta')", "search_differs", "search index"),
        ("INSERT INTO words(rowid, text) VALUES (77, 'ghost')", "search_differs", "Rebuild it"),
    ],
)  # fmt: skip
def test_every_injury_has_its_sentence(injury: str, code: str, words: str, patient: Path) -> None:
    query(patient, injury)
    content = patient.read_bytes()
    found = {problem.code: problem.render() for problem in check_library(patient).problems}
    assert words in found[code]
    assert patient.read_bytes() == content


def test_the_search_is_built_anew(patient: Path, clock: HandClock) -> None:
    query(patient, "INSERT INTO words(words) VALUES ('delete-all')")
    query(patient, "UPDATE character SET document = '{' WHERE name = 'Berta'")
    assert rebuild_search_index(patient) == 2
    assert [problem.code for problem in check_library(patient).problems] == ["document_unreadable"]
    with Library.open(patient, clock) as library:
        assert [entry.name for entry in library.all_entries(Query(text="zoe"))] == ["Zoë"]


def test_one_damaged_document_does_not_affect_others(patient: Path, clock: HandClock) -> None:
    query(patient, "UPDATE character SET document = '{' WHERE name = 'Berta'")
    with Library.open(patient, clock) as library:
        entries = list(library.all_entries())
        assert [entry.name for entry in entries] == ["Anna", "Berta", "Zoë"]
        with pytest.raises(LibraryError, match=r"Berta .* cannot be read"):
            library.load(entries[1].id)
        library.load(entries[2].id)
        library.trash(entries[1].id)
        library.delete(entries[1].id)
    assert [problem.code for problem in check_library(patient).problems] == ["search_differs"]
    rebuild_search_index(patient)
    assert check_library(patient).problems == ()


def test_a_missing_library_is_reported(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.quire", tmp_path / "empty.quire"):
        for ask_for in (check_library, rebuild_search_index):
            with pytest.raises(LibraryError, match="no library at"):
                ask_for(path)
        (tmp_path / "empty.quire").touch()
    assert not (tmp_path / "nowhere.quire").exists()


def test_an_older_library_is_to_be_opened_first(patient: Path) -> None:
    query(patient, "UPDATE alembic_version SET version_num = '0001'")
    (problem,) = check_library(patient).problems
    assert problem.code == "library_older"
    with pytest.raises(LibraryError, match="made by an older version of Quire"):
        rebuild_search_index(patient)


def test_the_doctor_sees_into_a_library_that_is_open(patient: Path, clock: HandClock) -> None:
    with Library.open(patient, clock) as library:
        id = library.add(prepare_character(anna(name="New")))
        CharacterEditor(library, id).set(3)
        assert check_library(patient).problems == ()
        assert check_library(patient).characters == 4
