"""What the last printed sheets showed: kept beside the documents, gone with their characters."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.errors import LibraryError
from core.store.doctor import check_library
from core.store.library import Library
from core.store.records import prepare_character
from tests.helpers.libraries import HandClock, anna, query


def test_the_last_print_is_kept_and_changes_nothing_else(path: Path, clock: HandClock) -> None:
    with Library.open(path, clock) as library:
        id = library.add(prepare_character(anna()))
        history, before = library.history(id), query(path, "SELECT document, revision, changed FROM character")
        assert library.printed_sheets.load(id) == ""
        for pages in ('[[["head","Anna"]]]', '[[["head","Berta"]]]'):
            library.printed_sheets.keep(id, pages)
            assert library.printed_sheets.load(id) == pages
        assert library.history(id) == history
        assert query(path, "SELECT document, revision, changed FROM character") == before
        assert library.printed_sheets.load(library.duplicate(id)) == ""
        library.trash(id)
        library.delete(id)
    assert query(path, "SELECT count(*) FROM printed_sheet") == [(0,)]
    assert check_library(path).problems == ()


def test_of_no_character_nothing_is_kept(path: Path, clock: HandClock) -> None:
    with Library.open(path, clock) as library:
        assert library.printed_sheets.load("none2345") == ""
        with pytest.raises(LibraryError):
            library.printed_sheets.keep("none2345", "[]")


@pytest.mark.parametrize("damaged", ["7", "x'00ff'"])
def test_a_damaged_print_counts_as_none(damaged: str, path: Path, clock: HandClock) -> None:
    with Library.open(path, clock) as library:
        id = library.add(prepare_character(anna()))
        library.printed_sheets.keep(id, "[]")
        query(path, f"UPDATE printed_sheet SET pages = {damaged}")
        assert library.printed_sheets.load(id) in {"", "7"}
