# ruff: noqa: S608 - every value is bound or a literal of SQLite; names come from the tables
"""Mends a library whose file is intact: values that cannot be read, broken references, histories and headers.

What a column held comes from the newest backup that still has the row; else from the other rows: a document from its
history, a history from its documents, a header from its document, a reference from what it fits. What cannot be known
any more becomes neutral: a label, a time. A backup is made first; a library without problems gets none.
"""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Table

from core.character.setting_reference import content_hash
from core.dice.notation import Dice
from core.errors import QuireError
from core.store.backups import BackupReason, list_backups, make_backup
from core.store.character_repair import mend_characters, read_document
from core.store.character_rows import new_id
from core.store.column_check import StoredRow, read_rows
from core.store.column_types import kind_of
from core.store.database import BUSY_TIMEOUT, Mode, make_engine
from core.store.doctor import check_library, rebuild_search_index, require_current
from core.store.errors import translate_sqlite_errors
from core.store.file_format import SCHEMA_VERSION, connect_read_only
from core.store.records import Clock, Summarise, to_milliseconds
from core.store.settings import repair_settings
from core.store.stored_values import MAX_NUMBER, TEXT
from core.store.tables import (
    CAMPAIGN,
    CHARACTER,
    DRAFT,
    DRAFT_ANSWER,
    METADATA,
    PORTRAIT,
    REVISION,
    ROLL,
    SETTING,
    SHEET_ARRANGEMENT,
    TAG,
)

_IDENTITY: Final = {
    "campaign": ("id", "created"),
    "portrait": ("digest",),
    "character": ("id", "created", "origin"),
    "tag": (),
    "revision": ("time", "label", "source", "edit", "inverse"),
    "roll": ("time", "label", "dice", "faces", "total", "how"),
    "draft": ("id", "created", "system", "procedure"),
    "draft_answer": ("answer",),
    "setting": ("id", "system", "name", "hash", "created"),
    "sheet_arrangement": ("system", "changed"),
}
"""Columns that never change in a row of a table: a row of a backup is the same one if the readable ones agree."""

_LOST: Final = object()
"""Stands for a value that no backup has."""

_WORTHLESS: Final = frozenset({"portrait", "transcript", "state", "answer", "setting", "printed", "arrangement"})
"""Kinds of values without which a row is worth nothing."""

_BY_HISTORY: Final = frozenset({"document", "edit", "inverse", "source", "target", "label"})
"""Columns of characters and revisions that the history gives, if no backup has them."""


def repair_library(path: Path, clock: Clock, summarise: Summarise | None = None, timeout: float = BUSY_TIMEOUT) -> int:
    """Mend a library and rebuild its search index; return the number of changes to other tables.

    Args:
        path: The library.
        clock: Returns the present time.
        summarise: Returns the summary line of a character whose line cannot be read.
        timeout: Seconds to wait while another program writes.

    Raises:
        LibraryError: There is no library, it is of an older schema, it cannot be read or written, or the backup before
            it cannot be made.
    """
    require_current(path, timeout)
    if {problem.code for problem in check_library(path, timeout=timeout).problems} <= {"search_differs"}:
        rebuild_search_index(path, timeout)
        return 0
    copies = [backup.path for backup in list_backups(path)]
    make_backup(path, clock(), BackupReason.REPAIR, timeout)
    with ExitStack() as stack, translate_sqlite_errors(path):
        opened = [stack.enter_context(closing(copy)) for copy in _open_copies(copies, timeout)]
        engine = make_engine(path, Mode.WRITE, timeout)
        stack.callback(engine.dispose)
        connection = stack.enter_context(engine.connect())
        raw = connection.connection.driver_connection
        if not isinstance(raw, sqlite3.Connection):
            raise TypeError(raw)
        raw.execute("PRAGMA foreign_keys=OFF")  # keys change while they are mended
        with connection.begin():
            repair = _Repair(raw, opened, clock())
            repair.run()
            changes = repair.changes + mend_characters(connection, raw, repair.now, summarise)
    rebuild_search_index(path, timeout)
    return changes


def _open_copies(copies: Sequence[Path], timeout: float) -> Iterator[sqlite3.Connection]:
    """Yield connections to the backups that can be read, newest first."""
    for copy in copies:
        connection = connect_read_only(copy, timeout)
        try:
            version = connection.execute("SELECT version_num FROM alembic_version").fetchall()
        except sqlite3.Error:
            version = []
        if version == [(SCHEMA_VERSION,)]:
            yield connection
        else:
            connection.close()


class _Repair:
    """Mends the rows of all tables one by one, and the references between them."""

    def __init__(self, connection: sqlite3.Connection, copies: Sequence[sqlite3.Connection], now: datetime) -> None:
        self.changes = 0
        self.now = to_milliseconds(now)
        self._connection = connection
        self._copies = copies
        self._source = random.SystemRandom()

    def run(self) -> None:
        """Mend everything that needs no document."""
        repair_settings(self._connection)  # first, as their content says what the other columns held
        for table in (CAMPAIGN, PORTRAIT, CHARACTER, TAG, ROLL, DRAFT, SETTING, SHEET_ARRANGEMENT):
            self._mend_serials(table)
        for table in METADATA.tables.values():
            for row in read_rows(self._connection, table):
                if bad := _bad_columns(row):
                    self._mend_row(row, bad)
        for table in METADATA.tables.values():
            for key in table.foreign_keys:
                self._mend_references(table, key.parent.name, key.column.table)
        self._mend_draft_answers()

    # ------------------------------------------------------------------------------------------------------- keys

    def _mend_serials(self, table: Table) -> None:
        """Give rows with an unusable key the one that other rows refer to, or a new one."""
        for row in read_rows(self._connection, table):
            if row.accepts("serial"):
                continue
            missing = self._missing_parents(table)
            (newest,) = self._connection.execute(
                f'SELECT coalesce(max(serial), 0) FROM "{table.name}" WHERE serial BETWEEN 0 AND {MAX_NUMBER}'
            ).fetchone()
            serial = missing[0] if len(missing) == 1 else newest + 1
            for child, column in _children(table):
                self._execute(
                    f'UPDATE "{child.name}" SET "{column}" = ? WHERE "{column}" = ?', serial, row.values["serial"]
                )
            self._update(row, {"serial": serial})

    def _missing_parents(self, table: Table) -> list[int]:
        """Return the keys that other rows refer to although there is no such row."""
        missing: set[int] = set()
        for child, column in _children(table):
            rows = self._connection.execute(
                f'SELECT DISTINCT "{column}" FROM "{child.name}" WHERE typeof("{column}") = \'integer\' '
                f'AND "{column}" BETWEEN 1 AND {MAX_NUMBER} AND "{column}" NOT IN (SELECT serial FROM "{table.name}")'
            )
            missing |= {serial for (serial,) in rows}
        return sorted(missing)

    def _mend_references(self, table: Table, column: str, parent: Table) -> None:
        """Mend references to rows that are not there."""
        where = f'"{column}" IS NOT NULL AND "{column}" NOT IN (SELECT serial FROM "{parent.name}")'
        for row in read_rows(self._connection, table, where):
            if kind_of(table.columns[column]).is_optional:
                self._update(row, {column: self._from_copies(row, column, None)})
            elif table in (REVISION, DRAFT_ANSWER) and (owner := self._find_owner(row, column, parent)) is not None:
                self._update(row, {column: owner})
            else:
                self._delete(row)
        if kind_of(table.columns[column]).is_optional:
            self._execute(f'UPDATE "{table.name}" SET "{column}" = NULL WHERE {where}')

    def _find_owner(self, row: StoredRow, column: str, parent: Table) -> int | None:
        """Return the character or draft in whose history or answers this row is missing, if there is just one."""
        place = "number" if row.table is REVISION else "place"
        number = row.values[place]
        if not row.accepts(place):
            return None
        owners = []
        for (serial,) in self._connection.execute(f'SELECT serial FROM "{parent.name}"').fetchall():
            places = {
                found
                for (found,) in self._connection.execute(
                    f'SELECT "{place}" FROM "{row.table.name}" WHERE "{column}" = ?', (serial,)
                )
            }
            is_gap = number not in places and (number == 0 or number - 1 in places)
            if is_gap and (self._is_expected(row, serial, number) or number + 1 in places):
                owners.append(serial)
        return owners[0] if len(owners) == 1 else None

    def _is_expected(self, row: StoredRow, serial: int, number: int) -> bool:
        """Whether a character's newest revision has this number; a draft does not count its answers."""
        if row.table is DRAFT_ANSWER:
            return any(self._connection.execute("SELECT state != '' FROM draft WHERE serial = ?", (serial,)).fetchone())
        found = self._connection.execute("SELECT revision FROM character WHERE serial = ?", (serial,)).fetchone()
        return bool(found[0] == number)

    def _mend_draft_answers(self) -> None:
        """Give answers consecutive places; what follows a gap cannot be replayed and is removed."""
        for (serial,) in self._connection.execute("SELECT serial FROM draft").fetchall():
            rows = read_rows(self._connection, DRAFT_ANSWER, f"draft = {int(serial)}")
            places = [row.values["place"] for row in rows if row.accepts("place")]
            lost = [row for row in rows if not row.accepts("place")]
            gaps = sorted(set(range(len(rows))) - set(places))
            if len(lost) == len(gaps) == 1:
                self._update(lost[0], {"place": gaps[0]})
                continue
            for row in rows:
                if not row.accepts("place") or (gaps and row.values["place"] > gaps[0]):
                    self._delete(row)

    # ------------------------------------------------------------------------------------------------------ values

    def _mend_row(self, row: StoredRow, bad: Sequence[str]) -> None:
        """Mend values of one row, or delete it where nothing is left of it."""
        values: dict[str, object] = {}
        for column in bad:
            value = self._from_copies(row, column, _LOST)
            if value is _LOST and row.table in (CHARACTER, REVISION) and column in _BY_HISTORY:
                continue
            values[column] = self._default(row, column) if value is _LOST else value
        if None in [value for column, value in values.items() if not kind_of(row.table.columns[column]).is_optional]:
            self._delete(row)
        elif values:
            self._update(row, values)

    def _default(self, row: StoredRow, column: str) -> object:
        """Return what a column gets whose value is lost; None if the row is worth nothing without it."""
        kind = kind_of(row.table.columns[column])
        if kind.name in _WORTHLESS or row.table is TAG:  # the tags of every character are written again
            return None
        value: object = _plain(kind.read(row.values[column]))
        match kind.name:
            case "id":
                value = new_id(self._source)
            case "time" | "optional time":
                value = self._likely_time(row)
            case "total":
                value = _total(row)
            case "digest":
                value = sha256(str(row.values["document" if row.table is SETTING else "data"]).encode()).hexdigest()
        return self._campaign_name(row) if row.table is CAMPAIGN and column == "name" else value

    def _likely_time(self, row: StoredRow) -> int:
        """Return another time of a row, of the row before it, or the present one."""
        others = [row.values[column.name] for column in row.table.columns if kind_of(column).name == "time"]
        if row.table is REVISION:
            others += [other.values["time"] for other in self._revisions_before(row)]
        kind = kind_of(CAMPAIGN.columns["created"])
        return next((time for time in others if kind.accepts(time)), self.now)

    def _revisions_before(self, row: StoredRow) -> list[StoredRow]:
        if not (row.accepts("character") and row.accepts("number")):
            return []
        own = f"character = {row.values['character']} AND number < {row.values['number']}"
        return read_rows(self._connection, REVISION, own)[::-1]

    def _campaign_name(self, row: StoredRow) -> str:
        """Return the name that the characters of a campaign have for it, or one that no other campaign has."""
        taken = {name for (name,) in self._connection.execute("SELECT name FROM campaign")}
        members = self._connection.execute("SELECT document FROM character WHERE campaign = ?", (row.values["serial"],))
        for (document,) in members.fetchall():
            character = read_document(document)
            if character is not None and character.campaign and character.campaign not in taken:
                return character.campaign
        name = _plain(TEXT.read(row.values["name"])) or "?"
        while name in taken:
            name += "?"
        return name

    def _from_copies(self, row: StoredRow, column: str, lost: object) -> Any:  # noqa: ANN401 - a value of any kind
        """Return the value that the newest backup has in the same row; `lost` if none has one that can be read."""
        identity = _IDENTITY.get(row.table.name)
        if identity is None or not all(row.accepts(key.name) for key in row.table.primary_key if key.name != column):
            return lost
        if row.table is CHARACTER and column == "document":
            identity = (*identity, "changed", "write")  # an older document is not this one
        for copy in self._copies:
            try:
                rows = read_rows(copy, row.table, row.where)
            except sqlite3.Error:
                continue
            if len(rows) == 1 and rows[0].is_sound(column) and _is_same(row, rows[0], identity, column):
                return rows[0].values[column]
        return lost

    # ------------------------------------------------------------------------------------------------------ writing

    def _update(self, row: StoredRow, values: dict[str, Any]) -> None:
        assigned = ", ".join(f'"{name}" = ?' for name in values)
        self._execute(f'UPDATE "{row.table.name}" SET {assigned} WHERE {row.where}', *values.values())

    def _delete(self, row: StoredRow) -> None:
        self._execute(f'DELETE FROM "{row.table.name}" WHERE {row.where}')

    def _execute(self, sql: str, *values: object) -> None:
        self.changes += self._connection.execute(sql, values).rowcount


def _bad_columns(row: StoredRow) -> list[str]:
    """Return the columns of a row, besides its key, that cannot be read or whose content is not what it was."""
    bad = [name for name in row.values if name not in row.table.primary_key and not row.is_sound(name)]
    if row.table is SETTING and not bad and content_hash(row.values["document"]) != row.values["hash"]:
        bad.append("document")  # other JSON than the world that the row names
    return bad


def _children(table: Table) -> list[tuple[Table, str]]:
    """Return the tables and columns that refer to a table."""
    return [
        (child, key.parent.name)
        for child in METADATA.tables.values()
        for key in child.foreign_keys
        if key.column.table is table
    ]


def _is_same(row: StoredRow, other: StoredRow, identity: Sequence[str], column: str) -> bool:
    """Whether two rows of different files are the same one: what never changes agrees, where it can be read."""
    return all(
        row.values[name] == other.values[name]
        for name in identity
        if name != column and row.is_sound(name) and other.is_sound(name)
    )


def _total(row: StoredRow) -> int | None:
    """Return the total of a logged roll from its faces; None if these are lost, too."""
    if not (row.accepts("dice") and row.accepts("faces")):
        return None
    faces = json.loads(row.values["faces"])
    try:
        dice = Dice.parse(row.values["dice"])
    except QuireError:
        return None
    return None if dice.check_faces(faces) else dice.total(faces)


def _plain(value: Any) -> Any:  # noqa: ANN401 - a value of any kind
    """Return a neutral value without its mark."""
    return str(value) if isinstance(value, str) else None if value is None else int(value)
