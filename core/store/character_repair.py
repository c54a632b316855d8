# ruff: noqa: S608 - every value is bound or a literal of SQLite; names come from the tables
"""Mends characters: the document from the history, the history from the documents, header and tags from the document.

Runs in the transaction of :mod:`core.store.repair`, after every value that stands alone was mended.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection

from core.character.document import Character
from core.errors import QuireError
from core.store.character_rows import (
    campaign_key,
    header_values,
    portrait_serial,
    update_tags,
    with_portrait,
    write_header,
)
from core.store.column_check import StoredRow, read_rows
from core.store.column_types import DOCUMENT, ORIGIN, PORTRAIT, SOURCE
from core.store.history_repair import (
    REPAIRED,
    StoredRevision,
    edit_text,
    mend_edits,
    read_edit,
    rebuild_documents,
)
from core.store.records import Summarise, Summary, prepare_character
from core.store.search_index import replace_surrogates
from core.store.stored_values import TARGET, TEXT, TIME
from core.store.tables import CHARACTER, REVISION

_MOST_LOST: Final = 1000
"""Most revisions that may be missing from a history that is bridged."""


def read_document(text: object, portrait: object = None) -> Character | None:
    """Return the character of a stored document and portrait; None if the document cannot be read."""
    try:
        return with_portrait(str(text), PORTRAIT.optional().read(portrait)) if DOCUMENT.can_read(text) else None
    except QuireError:
        return None


def mend_characters(
    connection: Connection, raw: sqlite3.Connection, now: int, summarise: Summarise | None = None
) -> int:
    """Mend all characters; return the number of changes.

    Args:
        connection: The connection, in a transaction.
        raw: The same connection as the driver has it.
        now: The present time.
        summarise: Returns the summary line of a character whose line cannot be read.
    """
    changes = 0
    for row in read_rows(raw, CHARACTER):
        history = _History(connection, raw, row, now)
        changes += history.mend()
        if history.newest is not None:
            changes += _mend_header(connection, raw, row, history.newest, now, summarise)
    return changes


def _portrait_data(raw: sqlite3.Connection, serial: object) -> object:
    found = raw.execute("SELECT data FROM portrait WHERE serial IS ?", (serial,)).fetchone()
    return None if found is None else found[0]


class _History:
    """The history of one character, as it is stored and as it should be.

    Attributes:
        newest: The newest document; None if it cannot be rebuilt.
    """

    def __init__(self, connection: Connection, raw: sqlite3.Connection, row: StoredRow, now: int) -> None:
        self._connection = connection
        self._raw = raw
        self._row = row
        self._now = now
        self._serial = int(row.values["serial"])
        self._renumbered = 0
        self.newest = read_document(row.values["document"], _portrait_data(raw, row.values["portrait"]))

    def mend(self) -> int:
        """Mend document and revisions; return the number of changes."""
        rows = self._numbered_rows()
        if not rows:
            return self._set_revision(0)
        count = max(rows)
        expected = self._row.values["revision"]
        if isinstance(expected, int) and expected == count + 1 and expected not in rows:
            count = expected  # the newest one is lost
        first_row = rows.get(0)
        first = None
        if first_row is not None:
            values = first_row.values
            first = read_document(values["document"], _portrait_data(self._raw, values["portrait"]))
        revisions = [_read_revision(rows.get(number)) for number in range(1, count + 1)]
        documents = rebuild_documents(first, self.newest, revisions)
        if documents is None:
            return 0
        mend_edits(documents, revisions)
        is_first_kept = first is not None and first.to_text(None) == documents[0].to_text(None)
        changes = self._renumbered + self._write(rows, documents, revisions, is_first_kept=is_first_kept)
        if self.newest is None:
            self.newest = documents[-1]
            changes += self._write_document(documents[-1])
        return changes + self._set_revision(count)

    def _numbered_rows(self) -> dict[int, StoredRow]:
        """Return the revisions by number; one with an unusable number gets the first that is missing."""
        rows = read_rows(self._raw, REVISION, f"character = {self._serial}")
        newest = (
            len(rows)
            if not self._row.accepts("revision")
            else max(len(rows), min(self._row.values["revision"], len(rows) + _MOST_LOST))
        )
        usable = [row for row in rows if row.accepts("number") and row.values["number"] <= newest]
        numbered = {row.values["number"]: row for row in usable}
        for row in sorted((row for row in rows if row not in usable), key=lambda row: TIME.read(row.values["time"])):
            number = next(number for number in range(len(rows)) if number not in numbered)
            self._renumbered += 1
            self._raw.execute(f"UPDATE revision SET number = ? WHERE {row.where}", (number,))
            (numbered[number],) = read_rows(self._raw, REVISION, f"character = {self._serial} AND number = {number}")
        return numbered

    def _write(
        self,
        rows: Mapping[int, StoredRow],
        documents: Sequence[Character],
        revisions: Sequence[StoredRevision],
        *,
        is_first_kept: bool,
    ) -> int:
        if not revisions:  # a first revision without an edit
            return self._raw.execute("DELETE FROM revision WHERE character = ?", (self._serial,)).rowcount
        prepared = prepare_character(documents[0])
        first = {
            "source": ORIGIN.read(self._row.values["origin"]), "target": None, "edit": "", "inverse": "",
            "document": prepared.document, "portrait": portrait_serial(self._connection, prepared.portrait),
            "label": "",
        }  # fmt: skip
        if 0 in rows:
            stored = rows[0].values
            first["source"] = stored["source"] if SOURCE.accepts(stored["source"]) else first["source"]
            first["document"] = stored["document"] if is_first_kept else first["document"]
        changes = self._write_revision(rows, 0, first)
        for number, revision in enumerate(revisions, start=1):
            values = {
                "source": revision.source, "target": revision.target, "edit": edit_text(revision.edit),
                "inverse": edit_text(revision.inverse), "document": None, "portrait": None,
                "label": replace_surrogates(revision.label),
            }  # fmt: skip
            changes += self._write_revision(rows, number, values)
        stray = f"character = ? AND NOT (typeof(number) = 'integer' AND number BETWEEN 0 AND {len(revisions)})"
        return changes + self._raw.execute(f"DELETE FROM revision WHERE {stray}", (self._serial,)).rowcount

    def _write_revision(self, rows: Mapping[int, StoredRow], number: int, values: Mapping[str, Any]) -> int:
        row = rows.get(number)
        if row is not None:
            changed = {name: value for name, value in values.items() if row.values[name] != value}
            if not changed:
                return 0
            assigned = ", ".join(f'"{name}" = ?' for name in changed)
            return self._raw.execute(f"UPDATE revision SET {assigned} WHERE {row.where}", [*changed.values()]).rowcount
        times = [
            other.values["time"] for place, other in sorted(rows.items()) if place < number and other.accepts("time")
        ]
        new = {
            "character": self._serial, "number": number, "time": times[-1] if times else self._now,
            "operation": "", **values,
        }  # fmt: skip
        self._connection.execute(REVISION.insert(), new)
        return 1

    def _write_document(self, document: Character) -> int:
        prepared = prepare_character(document)
        portrait = portrait_serial(self._connection, prepared.portrait)
        written = "UPDATE character SET document = ?, portrait = ? WHERE serial = ?"
        return self._raw.execute(written, (prepared.document, portrait, self._serial)).rowcount

    def _set_revision(self, number: int) -> int:
        written = "UPDATE character SET revision = ? WHERE serial = ? AND revision IS NOT ?"
        return self._raw.execute(written, (number, self._serial, number)).rowcount


def _read_revision(row: StoredRow | None) -> StoredRevision:
    if row is None:
        return StoredRevision()
    values = row.values
    return StoredRevision(
        read_edit(values["edit"]),
        read_edit(values["inverse"]),
        values["source"] if SOURCE.accepts(values["source"]) else "",
        TARGET.read(values["target"]),
        values["label"] if TEXT.accepts(values["label"]) else REPAIRED,
    )


def _mend_header(
    connection: Connection,
    raw: sqlite3.Connection,
    row: StoredRow,
    character: Character,
    now: int,
    summarise: Summarise | None,
) -> int:
    """Write header and tags of a character again where they differ from its document."""
    line, version = row.values["line"], row.values["version"]
    violations = row.values["violations"] if row.accepts("violations") else None
    if summarise is not None and not (line and version):
        try:
            line, version, violations = summarise(character)
        except QuireError:
            line, version = "", ""
    summary = prepare_character(character, line, version, violations).summary
    changes = 0
    if not has_header(raw, row, summary):
        keeps = _is_in_campaign(raw, row, summary)
        write_header(connection, row.values["serial"], summary, summary, now, keeps_campaign=keeps)
        changes += 1
    if stored_tags(raw, row.values["serial"]) != set(summary.tags):
        update_tags(connection, row.values["serial"], summary.tags)
        changes += 1
    return changes


def has_header(raw: sqlite3.Connection, row: StoredRow, summary: Summary) -> bool:
    """Whether a character's row has the header of a document."""
    expected = {**header_values(summary, None), "campaign": row.values["campaign"]}
    return _is_in_campaign(raw, row, summary) and all(row.values[name] == value for name, value in expected.items())


def _is_in_campaign(raw: sqlite3.Connection, row: StoredRow, summary: Summary) -> bool:
    """Whether a character is in the campaign that its document names, by an older name perhaps."""
    found = raw.execute("SELECT id, name FROM campaign WHERE serial IS ?", (row.values["campaign"],)).fetchone()
    if found is None or not summary.campaign:
        return found is None and not summary.campaign
    others = raw.execute("SELECT id, name FROM campaign WHERE id = ? OR name = ?", campaign_key(summary)).fetchall()
    return found in others or not others


def stored_tags(raw: sqlite3.Connection, serial: int) -> set[str]:
    """Return the tags that a character is found by."""
    rows = raw.execute(
        "SELECT t.name FROM character_tag l JOIN tag t ON l.tag = t.serial WHERE l.character = ?", (serial,)
    )
    return {name for (name,) in rows}
