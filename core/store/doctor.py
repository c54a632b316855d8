"""The doctor: looks through a whole library without changing it, and says in sentences what is wrong."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from core.character import Character
from core.errors import LibraryError, QuireError
from core.messages import Message
from core.store.backups import inspect_library
from core.store.character_rows import searchable_words, with_portrait
from core.store.database import BUSY_TIMEOUT, FileState, inspect_file
from core.store.errors import damaged_error, translate_sqlite_errors, unreadable_document
from core.store.file_format import connect_read_only
from core.store.history import apply_edit, parse_edit
from core.store.records import Summary, prepare_character, tags_of

MOST_SENTENCES: Final = 100
"""Problems of one kind that are told one by one."""


@dataclass(frozen=True, slots=True)
class HealthReport:
    """What the doctor found.

    Attributes:
        characters: How many characters were looked at.
        revisions: How many revisions were replayed.
        problems: What is wrong; empty for a sound library.
    """

    characters: int
    revisions: int
    problems: tuple[Message, ...]


def check_library(
    path: Path, progress: Callable[[int], None] | None = None, patience: float = BUSY_TIMEOUT
) -> HealthReport:
    """Check a library: the file, its references, every document against its history, and the index of words.

    Args:
        path: The library; other programs may have it open.
        progress: Called with the number of characters that were looked at.
        patience: Seconds to wait while another program writes.

    Raises:
        LibraryError: The file is missing, foreign, of a newer schema, or cannot be read.
    """
    try:
        with translate_sqlite_errors(path):
            state = inspect_library(path, patience)
            if state in {FileState.MISSING, FileState.EMPTY}:
                raise _no_library(path)
            if state is FileState.OLDER:
                return HealthReport(0, 0, (_older(path),))
            with closing(connect_read_only(path, patience)) as connection:
                connection.text_factory = lambda text: text.decode(errors="replace")  # damaged text is told as such
                connection.execute("BEGIN")
                return _Examination(connection, path, progress).run()
    except LibraryError as error:
        if error.message.code == "library_damaged":
            return HealthReport(0, 0, (error.message,))
        raise


class _Examination:
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
        for row in self._characters():
            characters += 1
            self._check_character(*row)
            if self._progress is not None and characters % 100 == 0:
                self._progress(characters)
        self._check_words()
        return HealthReport(characters, self._revisions, tuple(self._problems))

    def _check_file(self) -> None:
        for (found,) in self._connection.execute(f"PRAGMA integrity_check({MOST_SENTENCES})"):
            if found != "ok":
                self._problems.append(damaged_error(self._path, str(found)).message)
        for table, serial, parent, _ in self._connection.execute("PRAGMA foreign_key_check").fetchmany(MOST_SENTENCES):
            self._problems.append(
                Message(
                    "reference_broken",
                    "Row {serial} of the table {table} points to a {parent} that does not exist. Restore a copy that "
                    "is sound.",
                    {"serial": serial, "table": table, "parent": parent},
                )
            )

    def _characters(self) -> Iterator[tuple[int, str, int, Summary, str, str | None]]:
        rows = self._connection.execute(
            "SELECT c.serial, c.id, c.revision, c.system, c.name, c.player, coalesce(g.name, ''), c.tags, c.line,"
            " c.version, c.document, p.data FROM character c"
            " LEFT JOIN campaign g ON c.campaign = g.serial LEFT JOIN portrait p ON c.portrait = p.serial"
            " ORDER BY c.serial"
        )
        for serial, id, revision, system, name, player, campaign, tags, line, version, document, portrait in rows:
            summary = Summary(system, name, player, campaign, tags_of(tags), "", line, version)
            yield serial, id, revision, summary, document, portrait

    def _check_character(
        self, serial: int, id: str, revision: int, summary: Summary, document: str, portrait: str | None
    ) -> None:
        who = {"name": summary.name or id, "id": id}
        try:
            character = with_portrait(document, portrait)
        except QuireError as error:
            self._problems.append(unreadable_document(who["name"], id, error.message))
            return
        shown = prepare_character(character, summary.line, summary.version).summary
        self._words.update(set(searchable_words(shown).split()))
        if _without_notes(shown) != summary:
            self._problems.append(
                Message(
                    "head_differs",
                    "What lists show of {name} ({id}) is not what its document says. Change its name, or any other "
                    "text at the top, and back again.",
                    who,
                )
            )
        self._check_history(serial, revision, character, who)

    def _check_history(self, serial: int, revision: int, character: Character, who: dict[str, str]) -> None:
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
                    "The history of {name} ({id}) has gaps: it has {count:# entry|# entries} where {wanted} belong. "
                    "The character itself is there.",
                    {**who, "count": len(rows), "wanted": revision + 1 if revision else 0},
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
            reason = "the edits lead to another document."
        self._problems.append(
            Message(
                "history_differs",
                "The history of {name} ({id}) does not lead to the character as it stands: {reason} The character "
                "itself is there; undo may fail.",
                {**who, "reason": reason},
            )
        )

    def _check_words(self) -> None:
        # An index without content cannot be asked what belongs to a character, but what it holds in all.
        self._connection.execute("CREATE VIRTUAL TABLE temp.found_words USING fts5vocab('main', 'words', 'row')")
        found = dict(self._connection.execute("SELECT term, doc FROM found_words"))
        if found != dict(self._words):
            self._problems.append(
                Message(
                    "search_differs",
                    "The search does not find what the characters say: its index is out of step with them. Let the "
                    "doctor build it anew: quire doctor --repair.",
                )
            )


def rebuild_search_index(path: Path, patience: float = BUSY_TIMEOUT) -> int:
    """Build the index of words anew from the documents, and give the number of characters in it.

    A document that cannot be read is left out.

    Raises:
        LibraryError: There is no library, it is of an older schema, or it cannot be read or written.
    """
    with translate_sqlite_errors(path):
        state = inspect_file(path, patience)
    if state in {FileState.MISSING, FileState.EMPTY}:
        raise _no_library(path)
    if state is FileState.OLDER:
        raise LibraryError(_older(path))
    with (
        translate_sqlite_errors(path),
        closing(sqlite3.connect(path, timeout=patience, isolation_level=None)) as connection,
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


def _no_library(path: Path) -> LibraryError:
    return LibraryError(
        Message(
            "library_missing",
            "There is no library at {path}: the file is missing or empty. Check the path; a first character makes one.",
            {"path": path},
        )
    )


def _older(path: Path) -> Message:
    return Message(
        "library_older",
        "The library {path} was made by an older Quire. Open it once, so that it is copied and brought up to date, and "
        "ask the doctor again.",
        {"path": path},
    )
