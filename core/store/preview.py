"""Read-only preview of the library list with plain sqlite3, shown before SQLAlchemy is loaded.

Opening a library loads SQLModel and checks the whole file; the preview shows the characters before that. Once the
library is open, the list is read again, and errors are reported then.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Final, TypeVar

from core.store.file_format import APPLICATION_ID, SCHEMA_VERSION, connect_read_only
from core.store.records import Draft, EntryPage, GroupBy, LibraryEntry, PageKey, Query, SortBy, from_milliseconds

Result = TypeVar("Result")

TIMEOUT: Final = 0.2
"""Busy timeout in seconds; short, as nothing waits for a preview."""

SORT_COLUMNS: Final[Mapping[SortBy, tuple[str, ...]]] = {
    SortBy.NAME: ("sort_name", "serial"),
    SortBy.PLAYER: ("sort_player", "serial"),
    SortBy.SYSTEM: ("system", "sort_name", "serial"),
    SortBy.CHANGED: ("changed", "serial"),
    SortBy.CREATED: ("serial",),
}
"""Columns of the character table for each sort order."""

TRASH_SORT_COLUMNS: Final = ("trashed", "serial")

_ENTRIES: Final = (
    "SELECT c.id, c.system, c.name, c.player, coalesce(g.name, ''), c.line, c.tags, c.created, c.changed, c.trashed, "
    "c.revision FROM character c LEFT JOIN campaign g ON c.campaign = g.serial"
)
_DRAFTS: Final = (
    "SELECT system, procedure, title, version, characters, id, changed FROM draft ORDER BY changed DESC, serial DESC"
)


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
            return work(LibraryPreview(connection)) if _is_ours(connection) else None
    except (sqlite3.Error, OSError, ValueError):
        return None  # reported when the library is opened


def _is_ours(connection: sqlite3.Connection) -> bool:
    connection.execute("BEGIN")  # one snapshot for all reads
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    if application != APPLICATION_ID:
        return False
    return connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(SCHEMA_VERSION,)]


class LibraryPreview:
    """Character lists without a search, with the methods of :class:`core.store.Library`.

    Attributes:
        drafts: The drafts.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.drafts = DraftPreview(connection)

    def count(self, query: Query = Query()) -> int:  # noqa: B008 - a frozen value, as in Library
        """Return the number of characters in a list."""
        condition, values = _condition(query)
        return int(self._connection.execute(f"SELECT count(*) FROM character c {condition}", values).fetchone()[0])  # noqa: S608 - values are bound

    def groups(self, query: Query = Query(), by: GroupBy = GroupBy.CAMPAIGN) -> tuple[tuple[str, int], ...]:  # noqa: B008
        """Return the number of characters in each group of a list."""
        condition, values = _condition(query)
        if by is GroupBy.SYSTEM:
            text = f"SELECT c.system, count(*) FROM character c {condition} GROUP BY c.system ORDER BY c.system"  # noqa: S608 - values are bound
        else:
            text = (
                "SELECT coalesce(g.name, ''), k.number FROM "  # noqa: S608 - values are bound
                f"(SELECT c.campaign AS kind, count(*) AS number FROM character c {condition} GROUP BY c.campaign) k "
                "LEFT JOIN campaign g ON k.kind = g.serial ORDER BY g.name IS NULL, g.name COLLATE NOCASE, g.serial"
            )
        return tuple((str(name), int(number)) for name, number in self._connection.execute(text, values))

    def page(self, query: Query, after: PageKey | None = None, size: int = 200) -> EntryPage:
        """Return the first page of a list.

        Raises:
            ValueError: Another page was requested.
        """
        if after is not None:
            raise ValueError(after)
        condition, values = _condition(query)
        order = TRASH_SORT_COLUMNS if query.trashed else SORT_COLUMNS[query.sort]
        descending = " DESC" if query.descending != query.trashed else ""
        by = ", ".join(f"c.{key}{descending}" for key in order)
        text = f"{_ENTRIES} {condition} ORDER BY {by} LIMIT :size"
        rows = self._connection.execute(text, {**values, "size": size}).fetchall()
        return EntryPage(tuple(LibraryEntry._make(row) for row in rows), None)

    def page_keys(self, query: Query, size: int) -> tuple[PageKey, ...]:
        """Not available before the library is open.

        Raises:
            ValueError: Always.
        """
        raise ValueError(query, size)


class DraftPreview:
    """The drafts of a library that is not open."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def list(self) -> tuple[Draft, ...]:
        """Return every draft, last saved first."""
        return tuple(
            Draft(
                system=system,
                procedure=procedure,
                transcript={},
                title=title,
                version=version,
                characters=tuple(json.loads(characters)),
                id=id,
                changed=from_milliseconds(changed),
            )
            for system, procedure, title, version, characters, id, changed in self._connection.execute(_DRAFTS)
        )


def _condition(query: Query) -> tuple[str, dict[str, object]]:
    """Return the WHERE clause of a list and the values bound to it.

    Raises:
        ValueError: The query is a search.
    """
    if query.text or query.tags:
        raise ValueError(query)
    parts = ["c.trashed IS NOT NULL" if query.trashed else "c.trashed IS NULL"]
    if query.system:
        parts.append("c.system = :system")
    if query.campaign:
        parts.append("c.campaign = (SELECT serial FROM campaign WHERE name = :campaign)")
    if query.no_campaign:
        parts.append("c.campaign IS NULL")
    return f"WHERE {' AND '.join(parts)}", {"system": query.system, "campaign": query.campaign}
