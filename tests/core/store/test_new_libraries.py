"""The copied libraries of other tests are like those that the migrations make."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from core.store import schema_upgrade
from core.store.doctor import check_library
from core.store.file_format import SCHEMA_VERSIONS
from core.store.library import Library
from core.store.tables import METADATA
from tests.helpers import new_libraries
from tests.helpers.libraries import HandClock, query

PRAGMAS = ("application_id", "user_version", "page_size", "journal_mode", "encoding", "auto_vacuum")


@pytest.fixture
def copy(monkeypatch: pytest.MonkeyPatch) -> Callable[[Path, float], None]:
    """Makes a library as the tests outside this folder do."""
    monkeypatch.undo()
    assert schema_upgrade.upgrade is not new_libraries.upgrade
    return schema_upgrade.upgrade


def content(path: Path) -> list[object]:
    """Return the schema, the settings of the file, and the rows of every table that SQLite can scan."""
    with closing(sqlite3.connect(path)) as connection:
        schema = connection.execute("SELECT type, name, sql FROM sqlite_schema ORDER BY rowid").fetchall()
        tables = [name for type_, name, _ in schema if type_ == "table" and name != "words"]
        assert {"alembic_version", *METADATA.tables} <= set(tables)
        rows = [(name, connection.execute(f'SELECT * FROM "{name}"').fetchall()) for name in tables]
        return [schema, rows, *(connection.execute(f"PRAGMA {name}").fetchall() for name in PRAGMAS)]


def test_a_copy_is_equal(copy: Callable[[Path, float], None], tmp_path: Path, clock: HandClock) -> None:
    for name in ("first", "second"):
        copied, made = tmp_path / f"{name}.quire", tmp_path / f"{name}_made.quire"
        copy(copied, 1.0)
        new_libraries.upgrade(made, 1.0)
        assert content(copied) == content(made)
        assert copied.stat().st_mode == made.stat().st_mode
        with Library.open(copied, clock) as library:
            assert library.count() == 0
        assert check_library(copied).problems == ()


def test_an_older_library_is_upgraded(copy: Callable[[Path, float], None], tmp_path: Path) -> None:
    path = tmp_path / "old.quire"
    new_libraries.upgrade(path, 1.0, SCHEMA_VERSIONS[0])
    query(path, "CREATE TABLE kept (x)")
    copy(path, 1.0)
    assert query(path, "SELECT version_num FROM alembic_version") == [(SCHEMA_VERSIONS[-1],)]
    assert query(path, "SELECT count(*) FROM kept") == [(0,)]
