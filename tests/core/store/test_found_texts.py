"""Where a search found a character, and what the search looks through."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.character.document import Character
from core.character.edits import SetValue
from core.store.contents import named_contents, read_texts
from core.store.doctor import check_library, rebuild_search_index
from core.store.found_texts import FoundPart, FoundText, SearchedTexts, find_text, match_spans
from core.store.library import Library
from core.store.records import Query, prepare_character
from core.store.search_index import match_query
from tests.helpers.libraries import CharacterEditor, HandClock, query

BOATMAN = Character(
    "chess",
    name="Ulo of the Fords",
    player="Berta",
    campaign="Saltmere",
    tags=("ferry", "boat people"),
    notes="Lives by the river since the flood. He says that the boat is lent to nobody, for any price, ever again.",
    data={
        "base": {"name": 3, "strength": 12},
        "skills": [{"uid": "k2", "name": "Boat Handling"}, {"uid": "k3", "name": "Small boats"}, {"uid": "k4"}],
        "professions": [{"uid": "p1", "name": "Ferryman", "abilities": [{"name": "Whistle"}, {"name": 7}, "x"]}],
        "culture": {"name": "Tidefolk", "about": "Marsh people", "free": [{"name": "Not his"}]},
        "setting": {"id": "w", "name": "Elsewhere"},
        "languages": ["Grask"],
        "strange": [1, None, [{"name": "deep"}]],
    },
)


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library.open(tmp_path / "library.quire", HandClock()) as library:
        yield library


def found_names(library: Library, text: str) -> list[str]:
    return [entry.name for entry in library.page(Query(text=text)).entries]


def test_names_of_rows_and_groups_are_its_contents() -> None:
    assert list(named_contents(BOATMAN.data)) == [
        ("culture", "Tidefolk"),
        ("professions", "Ferryman"),
        ("professions[].abilities", "Whistle"),
        ("skills", "Boat Handling"),
        ("skills", "Small boats"),
    ]


@pytest.mark.parametrize("data", [None, 3, [], "text", {}, {"a": None}])
def test_data_of_any_shape_have_no_contents(data: object) -> None:
    assert list(named_contents(data)) == []


@pytest.mark.parametrize("document", ["", "{", "[]", "7", '{"notes": 3, "data": []}', "[" * 100_000])
def test_a_document_that_cannot_be_read_has_no_texts(document: str) -> None:
    assert read_texts(document) == ("", ())


def test_stored_texts_are_those_of_the_character() -> None:
    prepared = prepare_character(BOATMAN)
    assert read_texts(prepared.document) == (BOATMAN.notes, prepared.summary.contents)


@pytest.mark.parametrize("text", ["boat hand", "ferrym", "whis", "tidef", "lent", "ulo small"])
def test_the_search_finds_what_a_character_has(library: Library, text: str) -> None:
    library.add_many([prepare_character(BOATMAN), prepare_character(Character("chess", name="Nobody"))])
    assert found_names(library, text) == ["Ulo of the Fords"]


@pytest.mark.parametrize("text", ["elsewhere", "marsh", "not his", "k2", "deep"])
def test_it_finds_nothing_else_of_its_data(library: Library, text: str) -> None:
    library.add(prepare_character(BOATMAN))
    assert found_names(library, text) == []


def test_the_trash_is_searched_alike(library: Library) -> None:
    id_ = library.add(prepare_character(BOATMAN))
    library.trash(id_)
    assert [entry.id for entry in library.page(Query(text="boat", trashed=True)).entries] == [id_]
    assert library.page(Query(text="oar", trashed=True)).entries == ()
    assert library.found_texts([id_], "boat")[id_].key == "skills"


def test_the_index_follows_edits_undo_and_deletion(library: Library) -> None:
    id_ = library.add(prepare_character(BOATMAN))
    editor = CharacterEditor(library, id_)
    editor.do(SetValue("skills[0].name", "Archery"), "Skill")
    library.wait()
    assert (found_names(library, "arch"), found_names(library, "handling")) == ([BOATMAN.name], [])
    library.undo(id_).result()
    assert (found_names(library, "arch"), found_names(library, "handling")) == ([], [BOATMAN.name])
    library.duplicate(id_)
    assert found_names(library, "handling") == [BOATMAN.name] * 2
    library.trash(id_)
    library.delete(id_)
    assert found_names(library, "handling") == [BOATMAN.name]
    assert check_library(library.path).problems == ()


def test_doctor_notices_and_rebuilds_an_index_without_contents(library: Library) -> None:
    library.add(prepare_character(BOATMAN))
    path = library.path
    library.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("INSERT INTO words(words) VALUES ('delete-all')")
        connection.execute("INSERT INTO words(rowid, text) VALUES (1, 'ulo')")
    assert [problem.code for problem in check_library(path).problems] == ["search_differs"]
    assert rebuild_search_index(path) == 1
    assert check_library(path).problems == ()


def test_an_older_library_is_searched_through_after_its_upgrade(tmp_path: Path) -> None:
    old = Path(__file__).parents[2] / "data" / "old" / "library-0005.sql"
    path = tmp_path / "library.quire"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(old.read_text(encoding="utf-8"))
    with Library.open(path, HandClock()) as library:
        assert found_names(library, "bow") == ["Anna Drake"]
        assert library.found_texts(["anna2345"], "bow") == {"anna2345": FoundText(FoundPart.CONTENTS, "weapons", "Bow")}
    assert check_library(path).problems == ()


def test_a_damaged_index_and_a_broken_text_do_not_stop_an_upgrade(tmp_path: Path) -> None:
    old = Path(__file__).parents[2] / "data" / "old" / "library-0005.sql"
    path = tmp_path / "library.quire"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.executescript(old.read_text(encoding="utf-8"))
        connection.execute("UPDATE character SET player = CAST(x'ff41' AS TEXT) WHERE serial = 2")
        connection.execute("DELETE FROM words_data")
    with Library.open(path, HandClock()) as library:
        assert found_names(library, "bow") == ["Anna Drake"]
        assert found_names(library, "elan") == ["Berta Élan"]
    assert query(path, "SELECT count(*) FROM words WHERE words MATCH '\"anna\"'") == [(1,)]


# ------------------------------------------------------------------------------------------------------ where it was


def texts_of(character: Character) -> SearchedTexts:
    prepared = prepare_character(character, "Level 2")
    summary = prepared.summary
    return SearchedTexts(
        summary.name, summary.player, summary.campaign, summary.tags, summary.line, summary.notes, summary.contents
    )


@pytest.mark.parametrize(
    ("search", "part", "key", "text", "more"),
    [
        ("fords", FoundPart.NAME, "", "Ulo of the Fords", 0),
        ("boat", FoundPart.CONTENTS, "skills", "Boat Handling", 3),
        ("small boat", FoundPart.CONTENTS, "skills", "Small boats", 3),
        ("whis", FoundPart.CONTENTS, "professions[].abilities", "Whistle", 0),
        ("ferry", FoundPart.CONTENTS, "professions", "Ferryman", 1),
        ("bert", FoundPart.PLAYER, "", "Berta", 0),
        ("salt", FoundPart.CAMPAIGN, "", "Saltmere", 0),
        ("people", FoundPart.TAGS, "", "boat people", 0),
        ("level", FoundPart.LINE, "", "Level 2", 0),
        ("nobody", FoundPart.NOTES, "", "…says that the boat is lent to nobody, for any price, ever again.", 0),
        ("lives", FoundPart.NOTES, "", "Lives by the river since the flood. He says that the…", 0),
    ],
)
def test_a_match_says_where_it_is(search: str, part: FoundPart, key: str, text: str, more: int) -> None:
    found = find_text(texts_of(BOATMAN), search)
    assert found is not None
    assert (found.part, found.key, found.more) == (part, key, more)
    assert found.text == text or part is FoundPart.NOTES
    if part is FoundPart.NOTES:
        assert found.text.strip("…") in BOATMAN.notes
        assert search in found.text.lower()


def test_nothing_is_found_where_nothing_is() -> None:
    assert find_text(texts_of(BOATMAN), "submarine") is None
    assert find_text(texts_of(BOATMAN), "?!") is None


@pytest.mark.parametrize(
    ("text", "search", "marked"),
    [
        ("Boat Handling", "boat", ["Boat"]),
        ("Small boats, boathook", "boat", ["boat", "boat"]),
        ("Straße der Müller", "strasse mul", ["Straße", "Mül"]),
        ("Großes", "gros", ["Groß"]),
        ("龍の剣", "剣", ["剣"]),
        ("lifeboat", "boat", []),
        ("a b", "", []),
    ],
)
def test_the_letters_that_match_are_marked(text: str, search: str, marked: list[str]) -> None:
    assert [text[begin:end] for begin, end in match_spans(text, search)] == marked


@given(st.text(max_size=20), st.text(max_size=6))
def test_what_is_marked_lies_in_the_text_in_order(text: str, search: str) -> None:
    spans = match_spans(text, search)
    assert all(0 <= begin < end <= len(text) for begin, end in spans)
    assert list(spans) == sorted(spans)


@given(st.text(st.characters(exclude_categories=["Cs", "Mn"]), max_size=20), st.text(max_size=4))
def test_what_the_index_finds_has_a_place(name: str, search: str) -> None:
    character = replace(BOATMAN, data={"things": [{"name": name}]}, name="")
    prepared = prepare_character(character)
    assert json.loads(prepared.document)["data"]["things"] == [{"name": name}]
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.execute("CREATE VIRTUAL TABLE words USING fts5(text, detail=none, tokenize='ascii')")
        from core.store.character_rows import searchable_words  # noqa: PLC0415 - SQLAlchemy is slow to import

        connection.execute("INSERT INTO words VALUES (?)", (searchable_words(prepared.summary),))
        match = match_query(search)
        if match and connection.execute("SELECT count(*) FROM words WHERE words MATCH ?", (match,)).fetchone() == (1,):
            assert find_text(texts_of(character), search) is not None
