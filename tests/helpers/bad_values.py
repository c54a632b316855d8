"""A library with rows in every table, and bad values written into one column of one row."""

from __future__ import annotations

import base64
import random
import sqlite3
import struct
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Final

from core.character.document import Character
from core.character.document_kind import WORLD, synthetic_id
from core.character.edits import SetHeader
from core.character.json_writer import to_text
from core.character.setting_reference import SettingReference, content_hash
from core.character.uids import Uids
from core.rules.sheet_arrangement import ArrangedPage, SheetArrangement, read_column
from core.store.column_check import count_bad_values
from core.store.file_format import connect_read_only
from core.store.library import Library
from core.store.records import Change, Draft, LoggedRoll, Origin, RollMethod, prepare_character
from core.store.tables import METADATA

NULL: Final = "NULL"
UNMARKED_NULL: Final = "NULL in a column without NOT NULL"
VALUES: Final = {
    NULL: "NULL",
    UNMARKED_NULL: "NULL",
    "a word": "'nonsense'",
    "nothing": "''",
    "text that is no UTF-8": "CAST(x'ff80c041' AS TEXT)",
    "bytes": "x'ff00fe80'",
    "a huge number": "9223372036854775807",
    "a negative number": "-7",
    "half a JSON list": '\'["a", {"b": [1,\'',
    "JSON of another kind": "'{\"a\": [1, null]}'",
    "infinity": "9e999",
}
"""Bad values by name, as SQL expressions."""

ROWS: Final = {"revision": (1, 2, 5, 6), "character": (0, 1, 2, 6), "draft": (0, 1), "draft_answer": (0, 1)}
"""Rows of a table whose columns get bad values, in the order of the primary key; (0,) for the others.

The first revision is a campaign's, the others are a character's; the first document is the campaign, the last a world.
"""


@dataclass(frozen=True, slots=True)
class BadValue:
    """A bad value for one column of one row.

    Attributes:
        table, column: Where.
        row: Number of the row in the order of the primary key.
        kind: Key of `VALUES`.
    """

    table: str
    column: str
    row: int
    kind: str

    def __str__(self) -> str:
        return f"{self.table}[{self.row}].{self.column} = {self.kind}"

    def write(self, path: Path) -> bool:
        """Write it into a closed library; return False if SQLite does not allow it."""
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            if self.kind in {NULL, UNMARKED_NULL}:
                before = _allow_null(connection, self.table)
            key = ", ".join(f'"{column.name}"' for column in METADATA.tables[self.table].primary_key)
            row = f'SELECT {key} FROM "{self.table}" ORDER BY {key} LIMIT 1 OFFSET {self.row}'
            update = f'UPDATE "{self.table}" SET "{self.column}" = {VALUES[self.kind]} WHERE ({key}) = ({row})'
            try:
                is_written = connection.execute(update).rowcount == 1
            except sqlite3.IntegrityError:
                is_written = False
            if self.kind == NULL:
                _set_schema(connection, self.table, before)
            return is_written


def bad_values(table: str) -> Iterator[BadValue]:
    """Yield every bad value for every column of a table."""
    for row in ROWS.get(table, (0,)):
        for column in METADATA.tables[table].columns:
            for kind in VALUES:
                yield BadValue(table, column.name, row, kind)


def has_bad_value(path: Path) -> bool:
    """Whether a library holds a value that its column may not have; many columns may have any text."""
    with closing(connect_read_only(path, 1)) as connection:
        return bool(count_bad_values(connection))


def _allow_null(connection: sqlite3.Connection, table: str) -> str:
    """Remove NOT NULL from a table; return its former statement."""
    ((statement,),) = connection.execute("SELECT sql FROM sqlite_schema WHERE name = ?", (table,))
    _set_schema(connection, table, str(statement).replace(" NOT NULL", ""))
    return str(statement)


def _set_schema(connection: sqlite3.Connection, table: str, statement: str) -> None:
    connection.execute("PRAGMA writable_schema=ON")
    connection.execute("UPDATE sqlite_schema SET sql = ? WHERE name = ?", (statement, table))
    connection.execute("PRAGMA writable_schema=RESET")


def small_portrait() -> str:
    """Return a valid portrait: a PNG of one pixel, in base64."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    header = struct.pack(">IIBBBBB", 1, 1, 8, 2, 0, 0, 0)
    picture = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header)
    picture += chunk(b"IDAT", zlib.compress(b"\0\x80\x40\x20")) + chunk(b"IEND", b"")
    return base64.b64encode(picture).decode()


def fill_library(path: Path, character: Character, clock: Callable[[], datetime], drafts: tuple[Draft, ...]) -> None:
    """Write a library with rows in every table.

    Anna has a portrait and a long history, Berta none, Clara is in the trash, and Dora is like Anna, so that a history
    is there which no bad value touches. Anna's campaign has had a session, and her world is there.

    Args:
        path: The file.
        character: A character of the game; its header is replaced.
        clock: Returns the present time.
        drafts: Drafts to be saved.
    """
    with Library.open(path, clock) as library:
        ids = [
            library.add(prepare_character(each, "Level 1", "old"), Origin.NEW)
            for each in (
                replace(
                    character,
                    name="Anna",
                    campaign="Saltmere",
                    tags=("hero", "sea"),
                    portrait=small_portrait(),
                    setting=SettingReference("reach", "The Reach"),
                ),
                replace(character, name="Berta", campaign="Saltmere", tags=("sea",)),
                replace(character, name="Clara", campaign="Northway", tags=()),
                replace(character, name="Dora", campaign="Northway", tags=("hero",)),
            )
        ]
        for id_ in (ids[0], ids[3]):
            _write_history(library, id_)
        _edit(library, ids[2], "player", "Carl")
        for id_ in (ids[0], ids[3]):
            library.printed_sheets.keep(id_, '[[["name","Name"]]]')
        page = ArrangedPage(((read_column("head"),),))
        library.sheet_arrangements.keep(SheetArrangement(character.system, (page,), "1"))
        library.trash(ids[2])
        library.campaigns.record(ids[:1], "Points for all")
        world = Character(synthetic_id(character.system, WORLD), name="The Reach", data={"id": "reach"})
        library.add(prepare_character(world, "0", "old"))
        for each in (*ids, ""):
            library.rolls.add(LoggedRoll("Strength", "3d6", (1, 2, 3), 6, RollMethod.ROLLED, each))
        for name in ("The Bog", "The Fens"):
            file = to_text({"format": "quire-setting", "id": name, "name": name, "system": character.system}, None)
            library.settings.keep(character.system, SettingReference(name, name, content_hash(file)), file)
        for draft in drafts:
            library.drafts.save(replace(draft, characters=(ids[0],)))


def _write_history(library: Library, id_: str) -> None:
    """Write revisions of every kind: typed, undone, redone, restored."""
    _edit(library, id_, "player", "Bill")
    _edit(library, id_, "notes", "Looks for her brother.")
    _edit(library, id_, "player", "Cleo")
    library.undo(id_).result()
    library.redo(id_).result()
    library.undo(id_).result()
    library.restore(id_, 1).result()
    _edit(library, id_, "player", "Dana")


def _edit(library: Library, id_: str, header: str, text: str) -> None:
    stored = library.load(id_)
    before = getattr(stored.character, header)
    after = SetHeader(header, text).apply(stored.character, Uids(random.Random(0))).character
    change = Change(SetHeader(header, text), SetHeader(header, before), f"{header}: {text}", operation="")
    library.commit(id_, stored.position, change, prepare_character(after, "Level 1", "old")).result()
