"""Migration: puts the names of what characters have, as skills and items, into the search index."""

from __future__ import annotations

import sqlite3

from alembic import op

from core.store.contents import read_texts
from core.store.index_tables import empty_index
from core.store.records import parse_tags
from core.store.search_index import index_text
from core.store.stored_values import TEXT, decode_text

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

_ROWS = (
    "SELECT c.serial, c.name, c.player, coalesce(g.name, ''), c.tags, c.line, c.document "
    "FROM character c LEFT JOIN campaign g ON c.campaign = g.serial ORDER BY c.serial"
)


def upgrade() -> None:
    """Fill the index again from the documents."""
    connection = op.get_bind().connection.driver_connection
    if not isinstance(connection, sqlite3.Connection):
        raise TypeError(f"not SQLite: {connection!r}")
    connection.text_factory = decode_text
    empty_index(connection)
    for serial, *header, tags, line, document in connection.execute(_ROWS):
        notes, contents = read_texts(str(TEXT.read(document)))
        texts = [*header, *parse_tags(tags), line, notes, *(name for _, name in contents)]
        words = index_text(str(TEXT.read(text)) for text in texts)
        connection.execute("INSERT INTO words(rowid, text) VALUES (?, ?)", (serial, words))
