"""Read-only preview of the library list by plain sqlite3, before SQLAlchemy is loaded.

Opening a library loads SQLModel and checks the whole file; the preview shows the characters before that. Once the
library is open, the list is read again, and errors are reported then.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from core.store.file_format import APPLICATION_ID, SCHEMA_VERSION, connect_read_only
from core.store.list_query import ListReader, RunSql, read_drafts
from core.store.records import Draft

if TYPE_CHECKING:
    from core.rules.sheet_arrangement import SheetArrangement

Result = TypeVar("Result")

TIMEOUT: Final = 0.2
"""Busy timeout in seconds; short, as nothing waits for a preview."""


class LibraryPreview(ListReader):
    """The lists of a library that is not open, with the methods of :class:`core.store.library.Library`.

    Attributes:
        drafts: The drafts.
        sheet_arrangements: The own arrangements of sheets.
    """

    def __init__(self, run: RunSql) -> None:
        super().__init__(run)
        self.drafts = DraftPreview(run)
        self.sheet_arrangements = ArrangementPreview(run)


class DraftPreview:
    """The drafts of a library that is not open."""

    def __init__(self, run: RunSql) -> None:
        self._run = run

    def list(self) -> tuple[Draft, ...]:
        """Return every draft, last saved first, without transcript, state and answers."""
        return read_drafts(self._run)


class ArrangementPreview:
    """The own arrangements of sheets of a library that is not open."""

    def __init__(self, run: RunSql) -> None:
        self._run = run

    def all(self) -> tuple[SheetArrangement, ...]:
        """Return the arrangements of all games that have one."""
        from core.store.arrangement_rows import read_arrangements  # noqa: PLC0415 - the lists do not need the rules

        return read_arrangements(self._run)


def preview_library(path: Path, work: Callable[[LibraryPreview], Result]) -> Result | None:
    """Run a function on a read-only preview of a library that is not open.

    Args:
        path: The file.
        work: Receives the preview.

    Returns:
        The result of ``work``; None if there is no library of the current schema or it cannot be read.
    """
    if not path.exists():
        return None
    try:
        with closing(connect_read_only(path, TIMEOUT)) as connection:
            if not _is_current_library(connection):
                return None

            def run(sql: str, values: Mapping[str, object]) -> list[tuple[Any, ...]]:
                return connection.execute(sql, values).fetchall()

            return work(LibraryPreview(run))
    except (sqlite3.Error, OSError, ValueError):
        return None  # reported when the library is opened


def _is_current_library(connection: sqlite3.Connection) -> bool:
    connection.execute("BEGIN")  # one snapshot for all reads
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    if application != APPLICATION_ID:
        return False
    return connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(SCHEMA_VERSION,)]
