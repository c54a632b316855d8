"""Libraries for tests: a clock set by hand, an editor of a character, raw access to the file."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from core.character.document import Character
from core.character.edits import Edit, SetValue
from core.character.uids import Uids
from core.store.errors import read_only_error
from core.store.library import Library
from core.store.records import Change, CommitResult, Origin, PendingCommit, Position, prepare_character
from tests.helpers.games import any_id

START = datetime(2026, 3, 1, 9, 30, tzinfo=UTC)


class HandClock:
    """A clock that advances one second with every reading."""

    def __init__(self, start: datetime = START) -> None:
        self.time = start

    def __call__(self) -> datetime:
        self.time += timedelta(seconds=1)
        return self.time


def anna(**changes: object) -> Character:
    """Return a small character."""
    document: dict[str, object] = {
        "format": "quire-character",
        "version": 1,
        "system": any_id(),
        "name": "Anna Drake",
        "player": "Berta",
        "campaign": "Saltmere",
        "tags": ["hero", "sea"],
        "notes": "Looks for her brother.",
        "data": {"base": {"hlth": 10}, "weapons": [{"uid": "kk22", "name": "Bow"}], "unknown": {"kept": 1.50}},
    }
    return Character.from_json({**document, **changes})


class CharacterEditor:
    """Edits a character of a library as the window does: without waiting for the disk."""

    def __init__(self, library: Library, id: str, seed: int = 1) -> None:
        self.library = library
        self.id = id
        stored = library.load(id)
        self.character = stored.character
        self.base: Position | PendingCommit = stored.position
        self.uids = Uids(random.Random(seed))

    def do(
        self, edit: Edit, label: str = "an edit", *, merge: bool = False, source: Origin = Origin.TYPED
    ) -> PendingCommit:
        """Apply an edit, and start writing it to disk."""
        applied = edit.apply(self.character, self.uids)
        self.character = applied.character
        change = Change(edit, applied.inverse, label, source)
        pending = self.library.commit(
            self.id, self.base, change, prepare_character(self.character, "Level 1", "1"), merge=merge
        )
        self.base = pending
        return pending

    def set(self, value: int, *, merge: bool = False) -> CommitResult:
        """Set the health and wait until it is on disk."""
        return self.do(SetValue("base.hlth", value), f"Health {value}", merge=merge).result()


def health(character: Character) -> object:
    """Return the health of a character."""
    base = character.data["base"]
    assert isinstance(base, dict)
    return base["hlth"]


def query(path: Path, sql: str, *values: object) -> list[tuple[object, ...]]:
    """Run an SQL query on a database file."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        return connection.execute(sql, values).fetchall()


@contextmanager
def never_writable(path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Make opening a library fail as on a read-only disk, which does not stop root."""

    def refuse(*_: object, **__: object) -> Library:
        raise read_only_error(path)

    with monkeypatch.context() as patch:
        patch.setattr(Library, "open", refuse)
        yield


@contextmanager
def write_protected(library: Library) -> Iterator[None]:
    """Make SQLite refuse every write, as for a read-only file: edits fail and can be retried."""
    library.wait()
    writer = library._connections._writer

    def protect(is_on: bool) -> None:
        assert writer._connection is not None
        writer._connection.exec_driver_sql(f"PRAGMA query_only={int(is_on)}")
        writer._connection.commit()

    writer._thread.submit(protect, True).result()  # on its own thread: nothing else is written meanwhile
    yield
    writer._thread.submit(protect, False).result()
