"""Own arrangements of sheets: one for a game, kept in the library and in its backups."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.content.arrangement_file import write_arrangement
from core.rules.sheet_arrangement import ArrangedPage, SheetArrangement, read_column
from core.store.backups import BackupReason, make_backup
from core.store.doctor import check_library
from core.store.library import Library
from core.store.preview import preview_library
from core.store.repair import repair_library
from tests.helpers.games import any_id
from tests.helpers.libraries import HandClock, query


def arrangement(system: str, *columns: str) -> SheetArrangement:
    return SheetArrangement(system, (ArrangedPage(tuple((read_column(column),) for column in columns)),), "1")


def test_each_game_has_one_arrangement_at_most(path: Path, clock: HandClock) -> None:
    with Library.open(path, clock) as library:
        kept = library.sheet_arrangements
        assert kept.all() == ()
        kept.keep(arrangement(any_id(), "head"))
        kept.keep(arrangement("other", "head", "8 skills"))
        kept.keep(arrangement(any_id(), "8 weapons"))
        assert kept.load(any_id()) == arrangement(any_id(), "8 weapons")
        assert {each.system for each in kept.all()} == {any_id(), "other"}
        kept.remove(any_id())
        kept.remove("none")
        assert kept.load(any_id()) is None
        assert kept.load("other") == arrangement("other", "head", "8 skills")
    with Library.open(path, clock) as library:
        assert library.sheet_arrangements.all() == (arrangement("other", "head", "8 skills"),)
    assert check_library(path).problems == ()


def test_a_closed_library_shows_them(path: Path, clock: HandClock) -> None:
    with Library.open(path, clock) as library:
        library.sheet_arrangements.keep(arrangement(any_id(), "head"))
    found = preview_library(path, lambda preview: preview.sheet_arrangements.all())
    assert found == (arrangement(any_id(), "head"),)


@pytest.mark.parametrize("damaged", ["7", "x'00ff'", "'{}'", "'['"])
def test_a_damaged_arrangement_counts_as_none_until_a_backup_gives_it_back(
    damaged: str, path: Path, clock: HandClock
) -> None:
    with Library.open(path, clock) as library:
        library.sheet_arrangements.keep(arrangement(any_id(), "head"))
        library.sheet_arrangements.keep(arrangement("other", "skills"))
    make_backup(path, clock(), BackupReason.MANUAL)
    query(path, f"UPDATE sheet_arrangement SET arrangement = {damaged} WHERE system = 'other'")
    with Library.open(path, clock) as library:
        assert library.sheet_arrangements.all() == (arrangement(any_id(), "head"),)
    assert [problem.code for problem in check_library(path).problems] == ["value_unreadable"]
    repair_library(path, clock)
    assert check_library(path).problems == ()
    with Library.open(path, clock) as library:
        assert library.sheet_arrangements.load("other") == arrangement("other", "skills")


def test_the_newest_of_two_rows_counts(path: Path, clock: HandClock) -> None:
    with Library.open(path, clock) as library:
        library.sheet_arrangements.keep(arrangement(any_id(), "head"))
        text = write_arrangement(arrangement(any_id(), "skills"))
        query(path, f"INSERT INTO sheet_arrangement (system, changed, arrangement) VALUES ('?', 1, '{text}')")
        assert library.sheet_arrangements.load(any_id()) == arrangement(any_id(), "skills")
