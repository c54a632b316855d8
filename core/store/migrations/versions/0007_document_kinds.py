"""Migration: worlds and campaigns become documents beside the characters, told apart by the column ``kind``.

The table is built again, as columns that lists read must stand before the document. Besides ``kind`` it gets ``world``
(own id of a world; of a character that of the world it names), ``violations``, and the sort keys of lines and tags.
Each campaign gets a document with its notes, under its own id; each world that characters were made with
becomes an editable one.
"""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Mapping, Sequence
from itertools import chain, count

import sqlalchemy as sa
from alembic import op

from core.character.json_reader import read_object
from core.character.setting_reference import content_hash, named_world
from core.content.world_document import unread_world
from core.store.records import ID_LENGTH, ID_LETTERS, parse_tags, prepare_character
from core.store.search_index import index_text, natural_key, sort_key, tags_key
from core.store.stored_values import ID, TEXT, TIME, decode_text

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

_OLD_COLUMNS = {
    **dict.fromkeys(("serial", "id", "system", "name", "sort_name", "player", "sort_player"), "''"),
    "campaign": "NULL",
    **dict.fromkeys(("tags", "line", "version"), "''"),
    "origin": "'new'",
    **dict.fromkeys(("created", "changed"), "0"),
    "trashed": "NULL",
    **dict.fromkeys(("revision", "write"), "0"),
    "portrait": "NULL",
    "document": "''",
}
"""Columns of the old table, and what stands for a NULL that a damaged library has where none may be."""

_LIVING = sa.text("trashed IS NULL AND kind IS NOT 'world' AND kind IS NOT 'campaign'")
_INSERT = (
    "INSERT INTO character (id, system, name, sort_name, player, sort_player, tags, line, version, kind, world,"
    " sort_line, sort_tags, origin, created, changed, revision, write, document) VALUES (:id, :system, :name,"
    " :sort_name, '', '', '', :line, '', :kind, :world, :sort_line, :sort_tags, 'new', :time, :time, 0, 0, :document)"
    " RETURNING serial"
)


def upgrade() -> None:
    """Make the table again, fill its new columns, and add the documents of the campaigns."""
    connection = op.get_bind().connection.driver_connection
    if not isinstance(connection, sqlite3.Connection):
        raise TypeError(f"not SQLite: {connection!r}")
    if connection.execute("PRAGMA foreign_keys").fetchone() != (0,):
        raise AssertionError("the rows that refer to characters would be deleted")
    connection.text_factory = decode_text
    _rename_wrong_ids(connection)
    _make_table()
    columns = ", ".join(_OLD_COLUMNS)
    values = ", ".join(f"coalesce({name}, {neutral})" for name, neutral in _OLD_COLUMNS.items())
    copied = f"({columns}, kind, world, sort_line, sort_tags) SELECT {values}, 'character', '', '', ''"
    op.execute(f"INSERT INTO character_new {copied} FROM character")
    op.execute("DROP TABLE character")
    op.execute("ALTER TABLE character_new RENAME TO character")
    _make_indices()
    _fill_worlds(connection)
    _fill_sort_keys(connection)
    _add_campaigns(connection)
    _add_worlds(connection)


def _make_table() -> None:
    op.create_table(
        "character_new",
        sa.Column("serial", sa.Integer(), primary_key=True),
        sa.Column("id", sa.String(), nullable=False, unique=True),
        sa.Column("system", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("sort_name", sa.String(), nullable=False),
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("sort_player", sa.String(), nullable=False),
        sa.Column("campaign", sa.Integer(), sa.ForeignKey("campaign.serial")),
        sa.Column("tags", sa.String(), nullable=False),
        sa.Column("line", sa.String(), nullable=False),
        sa.Column("version", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("world", sa.String(), nullable=False),
        sa.Column("sort_line", sa.String(), nullable=False),
        sa.Column("sort_tags", sa.String(), nullable=False),
        sa.Column("violations", sa.Integer()),
        sa.Column("origin", sa.String(), nullable=False),
        sa.Column("created", sa.Integer(), nullable=False),
        sa.Column("changed", sa.Integer(), nullable=False),
        sa.Column("trashed", sa.Integer()),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("write", sa.Integer(), nullable=False),
        sa.Column("portrait", sa.Integer(), sa.ForeignKey("portrait.serial")),
        sa.Column("document", sa.Text(), nullable=False),
    )


def _make_indices() -> None:
    for name, columns in {
        "character_by_name": ["sort_name", "serial"],
        "character_by_player": ["sort_player", "serial"],
        "character_by_system": ["system", "sort_name", "serial"],
        "character_by_campaign": ["campaign", "sort_name", "serial"],
        "character_by_change": ["changed", "serial"],
        "character_by_line": ["system", "sort_line", "serial"],
        "character_by_tags": ["sort_tags", "serial"],
    }.items():
        op.create_index(name, "character", columns, sqlite_where=_LIVING)
    named = sa.text("trashed IS NULL AND kind IS NOT 'world' AND kind IS NOT 'campaign' AND world <> ''")
    op.create_index("character_by_world", "character", ["system", "world"], sqlite_where=named)
    for kind in ("world", "campaign"):
        living = sa.text(f"trashed IS NULL AND kind = '{kind}'")
        op.create_index(f"{kind}_by_name", "character", ["sort_name", "serial"], sqlite_where=living)
    op.create_index(
        "character_in_trash", "character", ["trashed", "serial"], sqlite_where=sa.text("trashed IS NOT NULL")
    )


def _rename_wrong_ids(connection: sqlite3.Connection) -> None:
    """Give campaigns another id whose own cannot be that of a document."""
    for serial, id in connection.execute("SELECT serial, id FROM campaign").fetchall():
        taken = connection.execute("SELECT 1 FROM character WHERE id = ?", (id,)).fetchone()
        if taken is not None or not ID.accepts(id):
            new = "".join(random.SystemRandom().choices(ID_LETTERS, k=ID_LENGTH))
            connection.execute("UPDATE campaign SET id = ? WHERE serial = ?", (new, serial))


def _fill_worlds(connection: sqlite3.Connection) -> None:
    """Write down which world each character names."""
    found: list[tuple[str, int]] = []
    for serial, document in connection.execute("SELECT serial, document FROM character"):
        if world := _named_world(str(TEXT.read(document))):
            found.append((world, serial))
    connection.executemany("UPDATE character SET world = ? WHERE serial = ?", found)


def _fill_sort_keys(connection: sqlite3.Connection) -> None:
    """Write the keys by which summary lines and tags are sorted."""
    rows = connection.execute("SELECT serial, line, tags FROM character").fetchall()
    connection.executemany(
        "UPDATE character SET sort_line = ?, sort_tags = ? WHERE serial = ?",
        [(natural_key(str(TEXT.read(line))), tags_key(parse_tags(tags)), serial) for serial, line, tags in rows],
    )


def _named_world(document: str) -> str:
    try:
        read = json.loads(document)
    except (ValueError, RecursionError):
        return ""
    if not isinstance(read, Mapping):
        return ""
    data = read.get("data")
    named = [read.get("setting"), data.get("setting") if isinstance(data, Mapping) else None]
    ids = [each.get("id") for each in named if isinstance(each, Mapping)]
    return next((id for id in ids if isinstance(id, str) and id), "")


def _add_campaigns(connection: sqlite3.Connection) -> None:
    rows = connection.execute("SELECT serial, id, name, notes, created FROM campaign ORDER BY serial").fetchall()
    for serial, id, stored_name, stored_notes, stored_time in rows:
        name, notes, time = str(TEXT.read(stored_name)), str(TEXT.read(stored_notes)), int(TIME.read(stored_time))
        systems = connection.execute("SELECT DISTINCT system FROM character WHERE campaign = ?", (serial,)).fetchall()
        games = [system for (system,) in systems if TEXT.accepts(system) and system]
        system = f"{games[0]}:campaign" if len(games) == len(systems) == 1 else "campaign"
        document = {
            "format": "quire-character", "version": 1, "system": system, "name": name, "player": "", "campaign": "",
            "notes": notes, "options": {}, "house_rules": {}, "data": {},
        }  # fmt: skip
        text = json.dumps(document, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        values = {"id": id, "system": system, "name": name, "line": "", "kind": "campaign", "world": "", "time": time}
        _add_document(connection, {**values, "document": text}, [name, notes])
    connection.execute("UPDATE campaign SET notes = ''")


def _add_document(connection: sqlite3.Connection, values: Mapping[str, object], words: Sequence[str]) -> None:
    keys = {"sort_name": sort_key(str(values["name"])), "sort_line": natural_key(str(values["line"]))}
    ((row,),) = connection.execute(_INSERT, {**values, **keys, "sort_tags": tags_key(())}).fetchall()
    connection.execute("INSERT INTO words(rowid, text) VALUES (?, ?)", (row, index_text(words)))


def _add_worlds(connection: sqlite3.Connection) -> None:
    """Add a world for the newest content of each id and name; a second name of one id gets an id of its own."""
    rows = connection.execute("SELECT system, hash, created, document FROM setting ORDER BY serial DESC").fetchall()
    seen: set[tuple[str, str, str]] = set()
    taken: set[tuple[str, str]] = set()
    for system, hash_, stored_time, stored in rows:
        document = str(TEXT.read(stored))
        if not TEXT.accepts(system) or content_hash(document) != hash_:
            continue
        world = unread_world(read_object(document), system)
        own = named_world(world)
        if not own or (system, own, world.name) in seen:
            continue
        seen.add((system, own, world.name))
        ids = chain((own,), (f"{own}_{number}" for number in count(2)))
        free = next(id for id in ids if (system, id) not in taken)
        taken.add((system, free))
        prepared = prepare_character(world.with_data({**world.data, "id": free}))
        values = {
            "id": "".join(random.SystemRandom().choices(ID_LETTERS, k=ID_LENGTH)), "system": world.system,
            "name": world.name, "line": prepared.summary.line, "kind": "world", "world": free,
            "time": int(TIME.read(stored_time)), "document": prepared.document,
        }  # fmt: skip
        words = [world.name, prepared.summary.line, *(name for _, name in prepared.summary.contents)]
        _add_document(connection, values, words)
