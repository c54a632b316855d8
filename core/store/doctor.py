"""Checks a whole library and reports problems in sentences; rebuilds the search index."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from core.character.document import Character
from core.character.document_kind import CHARACTER as CHARACTER_KIND
from core.character.document_kind import kind_of_document
from core.errors import LibraryError, QuireError
from core.messages import Message, Word
from core.store.backups import inspect_library
from core.store.character_repair import has_header, read_document, stored_tags
from core.store.character_rows import searchable_words
from core.store.column_check import StoredRow, count_bad_values, iter_rows, read_rows
from core.store.column_types import KIND
from core.store.database import BUSY_TIMEOUT, FileState, inspect_file, is_bad_value
from core.store.errors import DamagedLibraryError, damaged_error, translate_sqlite_errors, unreadable_document
from core.store.file_format import connect_read_only
from core.store.history import apply_edit, parse_edit
from core.store.index_tables import empty_index
from core.store.read_only import ReadOnlySource, read_only_reason
from core.store.records import Origin, prepare_character
from core.store.settings import check_settings
from core.store.stored_values import ID, NUMBER, TARGET, TEXT, decode_text
from core.store.tables import CHARACTER, REVISION

_LINKED: Final = frozenset({Origin.UNDO.value, Origin.REDO.value, Origin.RESTORE.value})
_UNLINKED: Final = Message("revision_unlinked", "its entry {number} does not say what it undid, redid or restored.", {})
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
        connection.text_factory = decode_text
        connection.execute("BEGIN")
        return _LibraryCheck(connection, path, progress).run()


class _LibraryCheck:
    def __init__(self, connection: sqlite3.Connection, path: Path, progress: Callable[[int], None] | None) -> None:
        self._connection = connection
        self._path = path
        self._progress = progress
        self._problems: list[Message] = []
        self._words = _WordSum()
        self._revisions = 0

    def run(self) -> HealthReport:
        self._check_file()
        self._check_values()
        characters = 0
        for row in iter_rows(self._connection, CHARACTER):
            is_character = KIND.read(row.values["kind"]) == CHARACTER_KIND
            characters += is_character
            self._check_character(row)
            if self._progress is not None and is_character and characters % 100 == 0:
                self._progress(characters)
        self._check_drafts()
        self._problems += check_settings(self._connection)
        self._check_search_index()
        return HealthReport(characters, self._revisions, tuple(self._problems))

    def _check_file(self) -> None:
        for (finding,) in self._connection.execute(f"PRAGMA integrity_check({MAX_PROBLEMS})"):
            if finding != "ok" and not is_bad_value(finding):
                self._problems.append(damaged_error(self._path, str(finding)).message)
        for table, serial, parent, _ in self._connection.execute("PRAGMA foreign_key_check").fetchmany(MAX_PROBLEMS):
            self._problems.append(
                Message(
                    "reference_broken",
                    "An entry of the table {table} (row {serial}) refers to a missing {parent}. Mend it with quire "
                    "doctor --repair.",
                    {"serial": serial, "table": table, "parent": parent},
                )
            )

    def _check_values(self) -> None:
        for (table, column), count in count_bad_values(self._connection).items():
            self._problems.append(
                Message(
                    "value_unreadable",
                    "{count:# value|# values} of the table {table} cannot be read (column {column}). Mend it with "
                    "quire doctor --repair.",
                    {"count": count, "table": table, "column": column},
                )
            )

    def _portrait(self, serial: object) -> object:
        found = self._connection.execute("SELECT data FROM portrait WHERE serial IS ?", (serial,)).fetchone()
        return None if found is None else found[0]

    def _check_character(self, row: StoredRow) -> None:
        values = row.values
        id = str(ID.read(values["id"]))
        named = {"name": str(TEXT.read(values["name"])) or id, "id": id}
        character = read_document(values["document"], self._portrait(values["portrait"]))
        if character is None:
            self._problems.append(unreadable_document(named["name"], id))
            return
        line, version = str(TEXT.read(values["line"])), str(TEXT.read(values["version"]))
        violations = NUMBER.optional().read(values["violations"])
        expected = prepare_character(
            character, line, version, violations if isinstance(violations, int) else None
        ).summary
        self._words.add(values["serial"], set(searchable_words(expected).split()))
        is_listed = has_header(self._connection, row, expected)
        if not is_listed or stored_tags(self._connection, values["serial"]) != set(expected.tags):
            self._problems.append(
                Message(
                    "head_differs",
                    "The library list shows outdated details of {name} ({id}). Mend it with quire doctor --repair.",
                    named,
                )
            )
        self._check_history(row, character, named)

    def _check_history(self, row: StoredRow, character: Character, named: dict[str, str]) -> None:
        rows = read_rows(self._connection, REVISION, f"character = {row.values['serial']}")
        self._revisions += len(rows)
        newest = row.values["revision"]
        wanted = newest + 1 if row.accepts("revision") and newest else 0
        if len(rows) != wanted or [each.values["number"] for each in rows] != list(range(len(rows))):
            self._problems.append(
                Message(
                    "history_gap",
                    "The history of {name} ({id}) has gaps: {count:# entry|# entries} instead of {wanted}. The "
                    "character itself is fine. Mend it with quire doctor --repair.",
                    {**named, "count": len(rows), "wanted": wanted},
                )
            )
            return
        if rows and (reason := self._history_problem(rows, character)):
            self._problems.append(
                Message(
                    "history_differs",
                    "The history of {name} ({id}) does not match the character: {reason} The character itself is fine, "
                    "but undo may fail. Mend it with quire doctor --repair.",
                    {**named, "reason": reason},
                )
            )

    def _history_problem(self, rows: Sequence[StoredRow], character: Character) -> Message | Word | None:
        """Return why a history does not lead to a document, or None."""
        first = read_document(rows[0].values["document"], self._portrait(rows[0].values["portrait"]))
        if first is None:
            return Word("its first entry cannot be read.")
        replayed = first
        try:
            for each in rows[1:]:
                replayed = apply_edit(parse_edit(str(TEXT.read(each.values["edit"]))), replayed)
        except QuireError as error:
            return error.message
        if replayed.to_text(None) != character.to_text(None):
            return Word("replaying it gives a different result.")
        for each in rows[1:]:
            target, number = TARGET.read(each.values["target"]), each.values["number"]
            if each.values["source"] in _LINKED and (target is None or target >= number):
                return _UNLINKED.with_values({"number": number})
        return None

    def _check_drafts(self) -> None:
        answers = "SELECT count(*), max(place) FROM draft_answer GROUP BY draft HAVING max(place) != count(*) - 1"
        for count, newest in self._connection.execute(answers):
            self._problems.append(
                Message(
                    "draft_gap",
                    "A draft has {count:# answer|# answers}, but its last one has the number {newest}. Mend it with "
                    "quire doctor --repair.",
                    {"count": count, "newest": str(newest)},
                )
            )

    def _check_search_index(self) -> None:
        self._connection.execute("CREATE VIRTUAL TABLE temp.index_terms USING fts5vocab('main', 'words', 'instance')")
        indexed = _WordSum()
        try:
            for term, serial in self._connection.execute("SELECT term, doc FROM index_terms"):
                indexed.add(serial, (term,))
        except sqlite3.DatabaseError:  # the tables of the index are damaged themselves
            indexed.count = -1
        if indexed != self._words:
            self._problems.append(
                Message(
                    "search_differs",
                    "The search index does not match the characters. Rebuild it with quire doctor --repair.",
                )
            )


@dataclass(slots=True)
class _WordSum:
    """Sum over the words of all characters: equal for equal words, whatever their order."""

    count: int = 0
    total: int = 0

    def add(self, serial: int, words: Iterable[str]) -> None:
        for word in words:
            self.count += 1
            self.total ^= hash((serial, word))


def rebuild_search_index(path: Path, timeout: float = BUSY_TIMEOUT) -> int:
    """Rebuild the search index from the documents; return the number of characters in it.

    A document that cannot be read is left out.

    Raises:
        LibraryError: There is no library, it is of an older schema, or it cannot be read or written.
    """
    require_current(path, timeout)
    with (
        translate_sqlite_errors(path),
        closing(sqlite3.connect(path, timeout=timeout, isolation_level=None)) as connection,
    ):
        connection.text_factory = decode_text
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("BEGIN IMMEDIATE")
        empty_index(connection)
        count = 0
        rows = connection.execute("SELECT serial, line, document FROM character ORDER BY serial").fetchall()
        for serial, line, document in rows:
            character = read_document(document)
            if character is None:
                continue
            text = searchable_words(prepare_character(character, str(TEXT.read(line))).summary)
            connection.execute("INSERT INTO words(rowid, text) VALUES (?, ?)", (serial, text))
            count += kind_of_document(character.system) == CHARACTER_KIND
        connection.execute("COMMIT")
    return count


def require_current(path: Path, timeout: float = BUSY_TIMEOUT) -> None:
    """Check that there is a library of the current schema.

    Raises:
        LibraryError: There is none, it is of an older schema, or it cannot be read.
    """
    with translate_sqlite_errors(path):
        state = inspect_file(path, timeout)
    if state in {FileState.MISSING, FileState.EMPTY}:
        raise _missing_error(path)
    if state is FileState.OLDER:
        raise LibraryError(_outdated_message(path))


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
