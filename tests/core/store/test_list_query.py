"""List queries: groups with their counts, and the keys of all pages."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from core.character.document import Character
from core.character.document_kind import KINDS
from core.errors import LibraryError
from core.store.library import Library
from core.store.list_query import make_filter, page_sql
from core.store.records import GroupBy, Query, SortBy, prepare_character
from tests.helpers.libraries import HandClock


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library.open(tmp_path / "library.quire", HandClock()) as library:
        library.add_many(
            [
                *(
                    prepare_character(Character("chess", name=f"Person {number:02}", campaign="Saltmere"))
                    for number in range(23)
                ),
                prepare_character(Character("chess", name="Loner")),
                prepare_character(Character("other", name="Stranger", campaign="lowtide", tags=("hero",))),
            ]
        )
        yield library


def test_groups_are_counted_by_name_with_no_group_last(library: Library) -> None:
    assert library.groups() == (("lowtide", 1), ("Saltmere", 23), ("", 1))
    assert library.groups(by=GroupBy.SYSTEM) == (("chess", 24), ("other", 1))


def test_groups_follow_the_filters(library: Library) -> None:
    assert library.groups(Query(text="lon")) == (("", 1),)
    assert library.groups(Query(tags=("hero",))) == (("lowtide", 1),)
    assert library.groups(Query(text="nobody")) == ()
    assert library.groups(Query(trashed=True)) == ()


def test_characters_without_a_campaign_can_be_listed(library: Library) -> None:
    assert [entry.name for entry in library.page(Query(no_campaign=True)).entries] == ["Loner"]
    assert library.count(Query(no_campaign=True)) == 1


@pytest.mark.parametrize("descending", [False, True])
@pytest.mark.parametrize("sort", list(SortBy))
def test_every_page_starts_after_its_key(library: Library, sort: SortBy, descending: bool) -> None:
    query = Query(sort=sort, descending=descending)
    entries = library.page(query, size=100).entries
    keys = library.page_keys(query, 10)
    assert len(keys) == 2
    for number, key in enumerate(keys, start=1):
        assert library.page(query, key, 10).entries == entries[number * 10 : number * 10 + 10]
    ids = [entry.id for entry in entries]
    assert library.row_numbers([*ids[::-1], "nobody"], query) == {id_: row for row, id_ in enumerate(ids)}


def test_page_keys_and_row_numbers_follow_the_filters(library: Library) -> None:
    assert len(library.page_keys(Query(text="person"), 10)) == 2
    assert library.page_keys(Query(text="nobody"), 10) == ()
    assert library.row_numbers(["nobody"], Query(text="nobody")) == {}
    for entry in library.page(Query(campaign="Saltmere")).entries:
        library.trash(entry.id)
    assert library.page_keys(size=10) == ()
    trash = Query(trashed=True)
    assert library.page(trash, library.page_keys(trash, 10)[1], 10).entries == library.page(trash).entries[20:]


def test_trash_and_delete_are_all_or_nothing(library: Library) -> None:
    ids = [entry.id for entry in library.page(Query(campaign="Saltmere")).entries]
    with pytest.raises(LibraryError):
        library.trash_many([*ids, "nobody"])
    assert library.count() == 25
    library.trash_many(ids)
    assert library.count() == 2
    library.restore_trashed_many(ids[:3])
    assert library.count() == 5
    with pytest.raises(LibraryError):
        library.delete_many(ids)
    library.delete_many(ids[3:])
    assert library.count(Query(trashed=True)) == 0


def test_levels_are_in_the_order_of_their_numbers_within_each_game(tmp_path: Path) -> None:
    lines = [("chess", "Level 12"), ("chess", "Level 3"), ("go", "Level 2"), ("chess", "Level 3, knight")]
    with Library.open(tmp_path / "levels.quire", HandClock()) as library:
        for system, line in lines:
            library.add(prepare_character(Character(system, name=line), line))
        found = [(each.system, each.line) for each in library.page(Query(sort=SortBy.LEVEL)).entries]
        assert found == [("chess", "Level 3"), ("chess", "Level 3, knight"), ("chess", "Level 12"), ("go", "Level 2")]


def test_tags_sort_by_the_first_one_and_the_untagged_come_last(tmp_path: Path) -> None:
    tags = [(), ("sea", "Captain"), ("crew 10",), ("Crew 9", "sea")]
    with Library.open(tmp_path / "tags.quire", HandClock()) as library:
        for each in tags:
            library.add(prepare_character(Character("chess", name="A", tags=each)))
        assert [each.tags for each in library.page(Query(sort=SortBy.TAGS)).entries] == [
            ("Crew 9", "sea"),
            ("crew 10",),
            ("sea", "Captain"),
            (),
        ]


@pytest.mark.parametrize("kind", KINDS)
def test_lists_of_each_kind_read_an_index_that_holds_no_other(library: Library, kind: str) -> None:
    chosen = make_filter(Query(kind=kind))
    sql = page_sql(Query(kind=kind), chosen, is_first=True)
    with closing(sqlite3.connect(library.path)) as connection:
        plan = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {sql}", {"size": 10})]
    assert plan[0] == f"SCAN c USING INDEX {kind}_by_name"
