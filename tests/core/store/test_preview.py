"""The preview of a closed library lists the same as the open library."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from core.character.document import Character
from core.store.file_format import SCHEMA_VERSION
from core.store.library import Library
from core.store.preview import LibraryPreview, preview_library
from core.store.records import Draft, GroupBy, Query, SortBy, prepare_character

QUERIES = [
    Query(),
    *(Query(sort=sort, descending=descending) for sort in SortBy for descending in (False, True)),
    Query(system="chess"),
    Query(campaign="Marsh"),
    Query(no_campaign=True),
    Query(trashed=True),
    Query(text="c1"),
    Query(text="nowhere"),
    Query(text="?"),
    Query(tags=("a", "b"), system="chess"),
]


@pytest.fixture
def filled(library: Library) -> Library:
    """A library with characters, campaigns, trash and a draft."""
    people = [
        Character("chess" if n % 3 else "draughts", name=f"{'ca'[n % 2]}{n}", player=f"P{n % 4}", tags=("a", "b"))
        for n in range(30)
    ]
    ids = library.add_many([prepare_character(each, f"line {n}", "1") for n, each in enumerate(people)])
    for n, name in enumerate(("Marsh", "hills", "Coast")):
        library.add(prepare_character(Character("chess", name=f"In {name}", campaign=name)))
        library.trash(ids[n])
    library.drafts.save(Draft("chess", "creation", {"answers": [1]}, "Half done", "1", ("x",)))
    return library


@pytest.mark.parametrize("query", QUERIES, ids=[str(number) for number in range(len(QUERIES))])
def test_preview_lists_the_same_as_the_library(filled: Library, query: Query) -> None:
    def read_all(preview: LibraryPreview) -> tuple[object, ...]:
        groups = tuple(preview.groups(query, by) for by in GroupBy)
        return preview.page(query, None, 20).entries, preview.count(query), groups, preview.drafts.list()

    groups = tuple(filled.groups(query, by) for by in GroupBy)
    expected = filled.page(query, None, 20).entries, filled.count(query), groups, filled.drafts.list()
    assert preview_library(filled.path, read_all) == expected


def test_preview_pages_and_finds_the_same_as_the_library(filled: Library) -> None:
    def read_all(library: Library | LibraryPreview) -> tuple[object, ...]:
        keys = library.page_keys(Query(), 10)
        second = library.page(Query(), keys[0], 10).entries
        return keys, second, library.row_numbers([entry.id for entry in second]), library.count(Query(text="c1 p2"))

    expected = read_all(filled)
    assert preview_library(filled.path, read_all) == expected
    assert expected[2:] == ({entry.id: 10 + n for n, entry in enumerate(filled.page(size=20).entries[10:])}, 3)


def test_other_files_and_older_schemas_have_no_preview(filled: Library, tmp_path: Path) -> None:
    def count(preview: LibraryPreview) -> int:
        return preview.count()

    assert preview_library(tmp_path / "missing.quire", count) is None
    other = tmp_path / "other.quire"
    other.write_bytes(b"no database at all" * 100)
    assert preview_library(other, count) is None
    with closing(sqlite3.connect(tmp_path / "foreign.db")) as foreign:
        foreign.execute("CREATE TABLE character (id)")
    assert preview_library(tmp_path / "foreign.db", count) is None
    assert preview_library(filled.path, count) == 30
    filled.close()
    with closing(sqlite3.connect(filled.path)) as older, older:
        assert older.execute("SELECT version_num FROM alembic_version").fetchall() == [(SCHEMA_VERSION,)]
        older.execute("UPDATE alembic_version SET version_num = '0001'")
    assert preview_library(filled.path, count) is None
