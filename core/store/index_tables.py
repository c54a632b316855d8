"""Empties the full-text index, and makes its tables again where they are damaged."""

from __future__ import annotations

import sqlite3


def empty_index(connection: sqlite3.Connection) -> None:
    """Remove every word from the index, inside the caller's transaction."""
    try:
        connection.execute("INSERT INTO words(words) VALUES ('delete-all')")
    except sqlite3.DatabaseError:
        _make_again(connection)


def _make_again(connection: sqlite3.Connection) -> None:
    """Make the index again whose own tables are damaged, so that SQLite refuses to drop it."""
    ((statement,),) = connection.execute("SELECT sql FROM sqlite_schema WHERE name = 'words'").fetchall()
    tables = connection.execute("SELECT name FROM sqlite_schema WHERE name LIKE 'words\\_%' ESCAPE '\\'").fetchall()
    connection.execute("PRAGMA writable_schema=ON")
    connection.execute("DELETE FROM sqlite_schema WHERE name = 'words'")
    connection.execute("PRAGMA writable_schema=RESET")
    for (table,) in tables:
        connection.execute(f'DROP TABLE "{table}"')
    connection.execute(statement)
