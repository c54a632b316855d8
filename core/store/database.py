"""Creates SQLite engines with their pragmas; inspects a library file before it is opened.

Every connection uses write-ahead logging, full synchronisation, foreign keys and a busy timeout. Readers cannot write,
and each of their statements sees the newest state unless they begin a transaction. Writers begin with
``BEGIN IMMEDIATE``, so that what they read cannot become stale before they write.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from enum import Enum
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from core.paths import create_private_file
from core.store.errors import damaged_error, foreign_error, newer_error, to_library_error
from core.store.file_format import APPLICATION_ID, SCHEMA_VERSION, SCHEMA_VERSIONS, connect_read_only
from core.store.stored_values import decode_text
from core.store.tables import METADATA, PAGE_SIZE

BUSY_TIMEOUT: Final = 5.0
"""Seconds to wait while another program writes."""

_SQLITE_HEADER: Final = b"SQLite format 3\0"
_FORMATS_AT: Final = slice(18, 20)
_FILE_FORMATS: Final = frozenset({1, 2})
"""What the two bytes of the header say that SQLite can write and read: without and with a write-ahead log."""
_HEAD_BYTES: Final = 20
_CACHED_STATEMENTS: Final = 256
_FINDINGS: Final = 1000
_BAD_VALUE: Final = re.compile(r"(NULL|NUMERIC|TEXT) value in |CHECK constraint failed in ")
_OUR_TABLES: Final = frozenset({"character", "revision", "words"})
_PRAGMAS: Final = (
    "synchronous=FULL",
    "foreign_keys=ON",
    "cache_size=-16000",  # KiB; an import writes into every index at random places
    "wal_autocheckpoint=8000",  # pages
)


class Mode(Enum):
    """Whether an engine reads or writes."""

    READ = "read"
    WRITE = "write"


def make_engine(
    path: Path, mode: Mode, timeout: float = BUSY_TIMEOUT, connect: Callable[[], sqlite3.Connection] | None = None
) -> Engine:
    """Return a new SQLAlchemy engine for a library.

    Args:
        path: The file.
        mode: Whether it reads or writes.
        timeout: Seconds to wait for another writer.
        connect: Returns a connection, for a library that is not read from its file; None to open the file.
    """
    url = URL.create("sqlite", database=str(path))
    if connect is None:
        arguments = {"timeout": timeout, "isolation_level": None, "cached_statements": _CACHED_STATEMENTS}
        engine = create_engine(url, connect_args=arguments)
    else:
        engine = create_engine(url, creator=connect)

    @event.listens_for(engine, "connect")
    def _on_connect(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        if isinstance(connection, sqlite3.Connection):
            connection.text_factory = decode_text
        cursor = connection.cursor()
        for pragma in (*_PRAGMAS, "query_only=1" if mode is Mode.READ else "journal_mode=WAL"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    if mode is Mode.WRITE:

        @event.listens_for(engine, "begin")
        def _on_begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


class FileState(Enum):
    """State of a library file."""

    MISSING = "missing"
    EMPTY = "empty"
    OLDER = "older"
    CURRENT = "current"


def inspect_file(
    path: Path, timeout: float = BUSY_TIMEOUT, connect: Callable[[], sqlite3.Connection] | None = None
) -> FileState:
    """Return the state of a library file, without writing to it.

    Args:
        path: The file; it may be missing.
        timeout: Seconds to wait for another writer.
        connect: As for `make_engine`.

    Raises:
        DamagedLibraryError: It is not an intact database.
        LibraryError: It belongs to another program or to a newer Quire, is no regular file, or cannot be read.
        OSError: It cannot be read; see :func:`~core.store.errors.translate_sqlite_errors`.
    """
    if not path.exists():
        return FileState.MISSING
    if not path.is_file() and not path.is_dir():
        raise foreign_error(path)  # a device or a pipe; a folder cannot be opened below
    with path.open("rb") as file:
        head = file.read(_HEAD_BYTES)
    if not head:
        return FileState.EMPTY
    if not head.startswith(_SQLITE_HEADER):
        raise damaged_error(path, "it is not a database")
    if not _FILE_FORMATS.issuperset(head[_FORMATS_AT]):  # SQLite would open it, but refuse to write
        raise damaged_error(path, "its file header is wrong")
    try:
        with closing(connect_read_only(path, timeout) if connect is None else connect()) as connection:
            return _inspect_database(connection, path)
    except sqlite3.Error as error:
        raise to_library_error(error, path) or damaged_error(path, str(error)) from error
    except (ValueError, TypeError, ArithmeticError, LookupError) as error:  # as a message that is no UTF-8
        raise damaged_error(path, str(error)) from error


def _inspect_database(connection: sqlite3.Connection, path: Path) -> FileState:
    tables = {str(row[0]) for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    if not tables and application in {0, APPLICATION_ID}:
        return FileState.EMPTY
    if application != APPLICATION_ID or "alembic_version" not in tables:
        raise damaged_error(path, "its file header is wrong") if tables >= _OUR_TABLES else foreign_error(path)
    versions = [str(row[0]) for row in connection.execute("SELECT version_num FROM alembic_version")]
    version = versions[0] if versions else ""
    if version not in SCHEMA_VERSIONS:
        raise newer_error(path)
    is_current = version == SCHEMA_VERSION
    problem = quick_problem(connection)
    if is_current:
        problem = problem or missing_column(connection) or unusable_table(connection)
    if problem:
        raise damaged_error(path, problem)
    return FileState.CURRENT if is_current else FileState.OLDER


def quick_problem(connection: sqlite3.Connection) -> str:
    """Return the first problem that SQLite's quick check finds, or ""; bad values of single columns are none."""
    findings = (str(finding) for (finding,) in connection.execute(f"PRAGMA quick_check({_FINDINGS})"))
    return next((finding for finding in findings if finding != "ok" and not is_bad_value(finding)), "")


def is_bad_value(finding: str) -> bool:
    """Whether SQLite's check found only a bad value in a column, which is read as a problem of its row."""
    return _BAD_VALUE.match(finding) is not None


def missing_column(connection: sqlite3.Connection) -> str:
    """Return which table lacks a column (SQLite's own check misses that), or ""."""
    for name, table in METADATA.tables.items():
        columns = {row[1] for row in connection.execute("SELECT * FROM pragma_table_info(?)", (name,))}
        if missing := [column.name for column in table.columns if column.name not in columns]:
            return f"the table {name} has no column {missing[0]}"
    return ""


def unusable_table(connection: sqlite3.Connection) -> str:
    """Return why SQLite cannot write a table, as one whose key is lost, to which others refer; or ""."""
    connection.execute("PRAGMA foreign_keys=1")
    for name in METADATA.tables:
        try:
            connection.execute(f'EXPLAIN DELETE FROM "{name}" WHERE 0')  # noqa: S608 - a name of the tables
        except sqlite3.OperationalError as error:
            return str(error)
    return ""


def prepare_file(path: Path, timeout: float = BUSY_TIMEOUT) -> None:
    """Set page size and write-ahead logging in a new library file; SQLite stores both in the file."""
    create_private_file(path)  # SQLite gives its side files the same permissions
    with closing(sqlite3.connect(path, timeout=timeout, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA page_size={PAGE_SIZE}")
        connection.execute("PRAGMA journal_mode=WAL")
