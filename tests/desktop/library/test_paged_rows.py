"""Rows of the library list: positions, pages and spans."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from core.character.document import Character
from core.store.library import Library
from core.store.records import Draft, Query, prepare_character
from desktop.library.paged_rows import (
    PAGE,
    Grouping,
    ListOptions,
    RowKind,
    RowPosition,
    RowSpan,
    read_ids,
    read_page,
    read_rows,
)
from tests.helpers.games import any_id
from tests.helpers.libraries import HandClock

MANY = 2 * PAGE + 50


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library.open(tmp_path / "library.quire", HandClock()) as library:
        library.add_many(
            prepare_character(Character(any_id(), name=f"Big {n:03}", campaign="Big")) for n in range(MANY)
        )
        library.add_many(
            prepare_character(Character(any_id(), name=name, campaign="Small")) for name in ("Anna", "Bren")
        )
        yield library


def test_every_row_has_a_position(library: Library) -> None:
    listing = read_rows(ListOptions(Query()), library)
    assert len(listing) == MANY + 4
    assert listing.number == MANY + 2
    assert listing.heading_rows() == [0, MANY + 1]
    assert listing.position(0) == RowPosition(0, -1)
    assert listing.position(MANY + 2) == RowPosition(1, 0)
    assert [listing.row(listing.position(row)) for row in range(len(listing))] == list(range(len(listing)))
    with pytest.raises(IndexError):
        listing.position(len(listing))


def test_only_visible_pages_are_loaded(library: Library) -> None:
    listing = read_rows(ListOptions(Query(), rows=(0, 5)), library)
    entry = listing.entry(1)
    assert entry is not None
    assert entry.name == "Big 000"
    assert listing.entry(PAGE + 1) is None
    assert listing.missing_pages([0, 1, PAGE + 1, PAGE + 2, MANY + 2]) == ((0, 1), (1, 0))
    assert listing.row_of(entry.id) == 1
    assert listing.row_of("nobody") is None


@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_a_page_is_loaded_from_its_key(library: Library, number: int) -> None:
    query = Query(campaign="Big")
    page = read_page(query, None, 0, number, library)
    wanted = [f"Big {n:03}" for n in range(number * PAGE, min(MANY, number * PAGE + PAGE))]
    assert [entry.name for entry in page.entries] == wanted
    assert (page.marks is None) is (number == 0)


def test_ids_of_spans_are_loaded(library: Library) -> None:
    everybody = [entry.id for entry in library.all_entries(Query(campaign="Big"))]
    for first, last in ((0, 0), (3, PAGE + 4), (PAGE, PAGE), (PAGE - 1, MANY - 1)):
        assert read_ids([RowSpan(Query(campaign="Big"), first, last)], library) == everybody[first : last + 1]


def test_spans_skip_headings_and_collapsed_groups(library: Library) -> None:
    listing = read_rows(ListOptions(Query()), library)
    spans = listing.spans([(0, 3), (MANY, MANY + 2)])
    assert [(span.query.campaign, span.first, span.last) for span in spans] == [
        ("Big", 0, 2),
        ("Big", MANY - 1, MANY - 1),
        ("Small", 0, 0),
    ]
    listing.collapse_only(frozenset({"campaign:Big"}))
    assert len(listing) == 4
    assert [span.query.campaign for span in listing.spans([(0, 3)])] == ["Small"]


def test_drafts_come_first_and_are_not_searched(library: Library) -> None:
    library.drafts.save(Draft(any_id(), "creation", {}, "Half done"))
    listing = read_rows(ListOptions(Query()), library)
    assert listing.sections[0].kind is RowKind.DRAFT
    draft = listing.draft(1)
    assert draft is not None
    assert draft.title == "Half done"
    assert listing.draft(0) is None
    assert listing.draft(3) is None
    assert listing.number == MANY + 2
    assert all(each.kind is RowKind.CHARACTER for each in read_rows(ListOptions(Query(text="half")), library).sections)
    foreign = read_rows(ListOptions(Query(system="other")), library)
    assert not len(foreign)
    assert not foreign.is_empty_library


def test_the_trash_has_no_groups(library: Library) -> None:
    library.trash(library.page(Query(campaign="Small")).entries[0].id)
    listing = read_rows(ListOptions(Query(trashed=True)), library)
    assert (len(listing), listing.in_trash, listing.heading_rows()) == (1, 1, [])


@pytest.mark.parametrize("grouping", list(Grouping))
def test_an_empty_library_is_recognised(tmp_path: Path, grouping: Grouping) -> None:
    with Library.open(tmp_path / "empty.quire", HandClock()) as library:
        assert read_rows(ListOptions(Query(), grouping), library).is_empty_library
        assert read_rows(ListOptions(Query(text="anna"), grouping), library).is_empty_library
