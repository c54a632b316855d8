"""Checks a whole library and reports problems in sentences; rebuilds the search index."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from core.character.document import Character
from core.errors import LibraryError, QuireError
from core.messages import Message
from core.store.backups import inspect_library
from core.store.character_rows import searchable_words, with_portrait
from core.store.database import BUSY_TIMEOUT, FileState, inspect_file
from core.store.errors import DamagedLibraryError, damaged_error, translate_sqlite_errors, unreadable_document
from core.store.file_format import connect_read_only
from core.store.history import apply_edit, parse_edit
from core.store.read_only import ReadOnlySource, read_only_reason
from core.store.records import Summary, parse_tags, prepare_character

MAX_PROBLEMS: Final = 100
"""Problems of one kind that are listed one by one."""


@dataclass(frozen=True, slots=True)
class HealthReport:
    """Result of a health check.

    Attributes:
        characters: Number of characters checked.
        revisions: Number of revisions replayed.
        problems: The problems found; empty for an intact library.
    """

    characters: int
    revisions: int
    problems: tuple[Message, ...]


def check_library(
    path: Path, progress: Callable[[int], None] | None = None, timeout: float = BUSY_TIMEOUT
) -> HealthReport:
    """Check a library: the file, its references, every document against its history, and the search index.

    Args:
        path: The library; other programs may have it open.
        progress: Called with the number of characters checked so far.
        timeout: Seconds to wait while another program writes.

    Raises:
        LibraryError: The file is missing, foreign, of a newer schema, or cannot be read.
    """
    try:
        return _check(path, progress, timeout)
    except LibraryError as error:
        reason = read_only_reason(path, error)
        try:
            if reason is None:
                raise
            return _check_read_only(path, reason, progress)
        except DamagedLibraryError as damage:
            return HealthReport(0, 0, (damage.message,))


def _check(path: Path, progress: Callable[[int], None] | None, timeout: float) -> HealthReport:
    with translate_sqlite_errors(path):
        state = inspect_library(path, timeout)
        if state in {FileState.MISSING, FileState.EMPTY}:
            raise _missing_error(path)
        if state is FileState.OLDER:
            return HealthReport(0, 0, (_outdated_message(path),))
        return _check_connection(connect_read_only(path, timeout), path, progress)


def _check_read_only(path: Path, reason: Message, progress: Callable[[int], None] | None) -> HealthReport:
    """Check a library that cannot be written, with its newest edits; an older schema is upgraded in a copy."""
    with translate_sqlite_errors(path), closing(ReadOnlySource(path, reason)) as source:
        report = _check_connection(source.connect(), path, progress)
        return report if source.message is None else replace(report, problems=(source.message, *report.problems))


def _check_connection(
    connection: sqlite3.Connection, path: Path, progress: Callable[[int], None] | None
) -> HealthReport:
    with closing(connection):
        connection.text_factory = lambda text: text.decode(errors="replace")  # damaged text is reported, not raised
        connection.execute("BEGIN")
        return _LibraryCheck(connection, path, progress).run()


class _LibraryCheck:
    def __init__(self, connection: sqlite3.Connection, path: Path, progress: Callable[[int], None] | None) -> None:
        self._connection = connection
        self._path = path
        self._progress = progress
        self._problems: list[Message] = []
        self._words: Counter[str] = Counter()
        self._revisions = 0

    def run(self) -> HealthReport:
        self._check_file()
        characters = 0
        for row in self._read_characters():
            characters += 1
            self._check_character(*row)
            if self._progress is not None and characters % 100 == 0:
                self._progress(characters)
        self._check_search_index()
        return HealthReport(characters, self._revisions, tuple(self._problems))

    def _check_file(self) -> None:
        for (finding,) in self._connection.execute(f"PRAGMA integrity_check({MAX_PROBLEMS})"):
            if finding != "ok":
                self._problems.append(damaged_error(self._path, str(finding)).message)
        for table, serial, parent, _ in self._connection.execute("PRAGMA foreign_key_check").fetchmany(MAX_PROBLEMS):
            self._problems.append(
                Message(
                    "reference_broken",
                    "An entry of the table {table} (row {serial}) refers to a missing {parent}. Restore a good backup.",
                    {"serial": serial, "table": table, "parent": parent},
                )
            )

    def _read_characters(self) -> Iterator[tuple[int, str, int, Summary, str, str | None]]:
        rows = self._connection.execute(
            "SELECT c.serial, c.id, c.revision, c.system, c.name, c.player, coalesce(g.name, ''), c.tags, c.line,"
            " c.version, c.document, p.data FROM character c"
            " LEFT JOIN campaign g ON c.campaign = g.serial LEFT JOIN portrait p ON c.portrait = p.serial"
            " ORDER BY c.serial"
        )
        for serial, id, revision, system, name, player, campaign, tags, line, version, document, portrait in rows:
            summary = Summary(system, name, player, campaign, parse_tags(tags), "", line, version)
            yield serial, id, revision, summary, document, portrait

    def _check_character(
        self, serial: int, id: str, revision: int, summary: Summary, document: str, portrait: str | None
    ) -> None:
        named = {"name": summary.name or id, "id": id}
        try:
            character = with_portrait(document, portrait)
        except QuireError:
            self._problems.append(unreadable_document(named["name"], id))
            return
        expected = prepare_character(character, summary.line, summary.version).summary
        self._words.update(set(searchable_words(expected).split()))
        if _without_notes(expected) != summary:
            self._problems.append(
                Message(
                    "head_differs",
                    "The library list shows outdated details of {name} ({id}). Edit the name, or another text at "
                    "the top of the sheet, to update them.",
                    named,
                )
            )
        self._check_history(serial, revision, character, named)

    def _check_history(self, serial: int, revision: int, character: Character, named: dict[str, str]) -> None:
        rows = self._connection.execute(
            "SELECT r.number, r.edit, r.document, p.data FROM revision r LEFT JOIN portrait p ON r.portrait = p.serial"
            " WHERE r.character = ? ORDER BY r.number",
            (serial,),
        ).fetchall()
        self._revisions += len(rows)
        if [row[0] for row in rows] != (list(range(revision + 1)) if revision else []):
            self._problems.append(
                Message(
                    "history_gap",
                    "The history of {name} ({id}) has gaps: {count:# entry|# entries} instead of {wanted}. The "
                    "character itself is fine.",
                    {**named, "count": len(rows), "wanted": revision + 1 if revision else 0},
                )
            )
            return
        if not rows:
            return
        try:
            replayed = with_portrait(rows[0][2], rows[0][3])
            for row in rows[1:]:
                replayed = apply_edit(parse_edit(row[1]), replayed)
        except QuireError as error:
            reason = error.message.render()
        else:
            if replayed.to_text(None) == character.to_text(None):
                return
            reason = "replaying it gives a different result."
        self._problems.append(
            Message(
                "history_differs",
                "The history of {name} ({id}) does not match the character: {reason} The character itself is fine, "
                "but undo may fail.",
                {**named, "reason": reason},
            )
        )

    def _check_search_index(self) -> None:
        # A contentless FTS5 index knows its terms in total, not by character.
        self._connection.execute("CREATE VIRTUAL TABLE temp.index_terms USING fts5vocab('main', 'words', 'row')")
        indexed = dict(self._connection.execute("SELECT term, doc FROM index_terms"))
        if indexed != dict(self._words):
            self._problems.append(
                Message(
                    "search_differs",
                    "The search index does not match the characters. Rebuild it with quire doctor --repair.",
                )
            )


def rebuild_search_index(path: Path, timeout: float = BUSY_TIMEOUT) -> int:
    """Rebuild the search index from the documents; return the number of characters in it.

    A document that cannot be read is left out.

    Raises:
        LibraryError: There is no library, it is of an older schema, or it cannot be read or written.
    """
    with translate_sqlite_errors(path):
        state = inspect_file(path, timeout)
    if state in {FileState.MISSING, FileState.EMPTY}:
        raise _missing_error(path)
    if state is FileState.OLDER:
        raise LibraryError(_outdated_message(path))
    with (
        translate_sqlite_errors(path),
        closing(sqlite3.connect(path, timeout=timeout, isolation_level=None)) as connection,
    ):
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("INSERT INTO words(words) VALUES ('delete-all')")
        count = 0
        rows = connection.execute("SELECT serial, line, document FROM character ORDER BY serial").fetchall()
        for serial, line, document in rows:
            try:
                text = searchable_words(prepare_character(Character.read(document), line).summary)
            except QuireError:
                continue
            connection.execute("INSERT INTO words(rowid, text) VALUES (?, ?)", (serial, text))
            count += 1
        connection.execute("COMMIT")
    return count


def _without_notes(summary: Summary) -> Summary:
    return Summary(
        summary.system, summary.name, summary.player, summary.campaign, summary.tags, "", summary.line, summary.version
    )


def _missing_error(path: Path) -> LibraryError:
    return LibraryError(
        Message(
            "library_missing",
            "There is no library at {path}: the file is missing or empty. Check the path, or create a character first.",
            {"path": path},
        )
    )


def _outdated_message(path: Path) -> Message:
    return Message(
        "library_older",
        "The library {path} was made by an older version of Quire. Open it once to update it (a backup is made "
        "first), then check it again.",
        {"path": path},
    )
