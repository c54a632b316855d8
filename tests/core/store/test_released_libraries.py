"""Libraries of released versions, as they were kept then: each opens, with all that it holds."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from core.store.doctor import check_library
from core.store.library import Library
from core.store.records import Query
from tests.helpers.libraries import HandClock, query

OLD = Path(__file__).parents[2] / "data" / "old"
RELEASES = sorted(OLD.glob("release-*.sql"))


def test_the_first_release_is_kept() -> None:
    assert "release-0.1.0" in {each.stem for each in RELEASES}


@pytest.mark.parametrize("release", RELEASES, ids=lambda each: each.stem)
def test_a_library_of_a_release_opens_with_all_that_it_holds(release: Path, path: Path, clock: HandClock) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(release.read_text(encoding="utf-8"))
    before = query(path, "SELECT id, document FROM character ORDER BY serial")
    with Library.open(path, clock) as library:
        assert [entry.name for entry in library.all_entries()] == ["Anna Drake", "Berta Élan"]
        assert [entry.name for entry in library.page(Query(text="élan")).entries] == ["Berta Élan"]
        assert [draft.title for draft in library.drafts.list()] == ["Left against right", "Half made"]
        assert {each.name for each in library.campaigns.list()} == {"Saltmere", "No one yet"}
        label = library.history("anna2345")[0].label
        assert label == "Health 10 to 12"
        library.undo("anna2345").result()
        library.redo("anna2345").result()
    assert [row[0] for row in query(path, "SELECT id FROM character ORDER BY serial")] == [row[0] for row in before]
    assert check_library(path).problems == ()
