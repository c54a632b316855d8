"""Reads a library that cannot be written: its file as it is, or a copy with its write-ahead log applied.

SQLite itself needs to write beside a library to read it. Without a log, the file is opened as immutable. With one, an
immutable file would not show the newest edits; so the log is applied to a copy in memory, or on another disk. If
neither is possible, the file is opened as immutable and `ReadOnlySource.message` says that edits are missing. Nothing
is ever written beside the library.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
import threading
import uuid
from contextlib import closing, suppress
from importlib import import_module
from pathlib import Path
from typing import Final, Protocol

from sqlalchemy import Engine

from core.errors import LibraryError
from core.messages import Message
from core.store.damaged_log import describe_damaged_log
from core.store.database import FileState, Mode, inspect_file, make_engine
from core.store.errors import is_writable, read_only_error
from core.store.file_format import connect_immutable
from core.store.stored_values import decode_text
from core.store.write_ahead_log import LogContent, has_log, log_path, read_log

MEMORY_LIMIT: Final = 512 * 1024 * 1024
"""Bytes of the largest library that is copied to memory; a larger one is copied to another disk."""

READABLE_CODES: Final = frozenset(
    {"library_read_only", "disk_full", "library_not_opened", "library_disk_error", "library_file"}
)
"""Codes of errors of opening after which a library may still be read."""

_ATTEMPTS: Final = 5
"""How often a library that another program writes meanwhile is copied again."""
_MODE_OFFSETS: Final = slice(18, 20)
"""Bytes of the database header that say whether the database has a write-ahead log."""
_NO_LOG: Final = b"\1\1"


def read_only_reason(path: Path, error: LibraryError) -> Message | None:
    """Return why a library can only be read, or None if it cannot even be read.

    Args:
        path: The library.
        error: The error of opening it.
    """
    if error.message.code not in READABLE_CODES or not path.is_file() or not os.access(path, os.R_OK):
        return None
    return error.message if is_writable(path) else read_only_error(path).message


class ReadOnlySource:
    """Connections to the newest state of a library that cannot be written.

    If another program writes the library after all, it is read again.

    Args:
        path: The library.
        reason: Why it cannot be written.

    Attributes:
        reason: As given.
        message: What is not shown, as edits in a log that cannot be read; or None.

    Raises:
        DamagedLibraryError: The library is damaged.
        LibraryError, OSError, sqlite3.Error: It cannot be read.
    """

    def __init__(self, path: Path, reason: Message) -> None:
        self.reason = reason
        self.message: Message | None = None
        self._path = path
        self._lock = threading.Lock()
        self._copy: _Copy | None = None
        self._engine = make_engine(path, Mode.READ, connect=self._connect_newest)
        self._stamp: object = None
        try:
            self._open()
        except BaseException:
            self._close()
            raise

    def engine(self) -> Engine:
        """Return an engine whose connections show the newest state."""
        with self._lock:
            if _stamp(self._path) != self._stamp:
                self._close()
                self._open()
            return self._engine

    def connect(self) -> sqlite3.Connection:
        """Return a connection to the newest state; the caller closes it."""
        self.engine()
        return self._connect_newest()

    def close(self) -> None:
        """Close the connections, and delete the copy."""
        with self._lock:
            self._close()

    def _connect_newest(self) -> sqlite3.Connection:
        if self._copy is None:
            return connect_immutable(self._path)
        connection = self._copy.connect()
        connection.text_factory = decode_text
        return connection

    def _close(self) -> None:
        self._stamp = None
        self._engine.dispose()
        if self._copy is not None:
            self._copy.close()
            self._copy = None

    def _open(self) -> None:
        stamp, self.message = _stamp(self._path), None
        try:
            log = read_log(self._path)
        except OSError:
            log = None
        if log is None or has_log(self._path):
            self._copy = None if log is None else _make_copy(self._path)
            if self._copy is None:
                self.message = _not_shown_message(self._path)
            elif log is not None and log.lost_commits:
                self.message = describe_damaged_log(self._path, log.lost_commits)
        state = inspect_file(self._path, connect=self._connect_newest)
        if state is FileState.OLDER:
            self._copy = self._copy or _make_copy(self._path)
            if self._copy is None:
                raise LibraryError(self.reason)
            import_module("core.store.schema_upgrade").migrate(self._copy.connect)
        elif state is not FileState.CURRENT:
            raise LibraryError(self.reason)
        self._stamp = stamp


class _Copy(Protocol):
    """A copy of a library with its log applied."""

    def __init__(self, path: Path, log: LogContent) -> None: ...

    def connect(self) -> sqlite3.Connection:
        """Return a connection to it."""

    def close(self) -> None:
        """Delete it."""


class _MemoryCopy:
    """A copy in memory, which all connections of this process share."""

    def __init__(self, path: Path, log: LogContent) -> None:
        if path.stat().st_size + log.page_count * log.page_size > MEMORY_LIMIT:
            raise MemoryError
        content = bytearray(path.read_bytes())
        if log.page_count:
            content = content.ljust(log.page_count * log.page_size, b"\0")[: log.page_count * log.page_size]
        for number, page in log.pages.items():
            content[(number - 1) * log.page_size : number * log.page_size] = page
        content[_MODE_OFFSETS] = _NO_LOG
        self._uri = f"file:/quire-{uuid.uuid4().hex}?vfs=memdb"
        self._first = self.connect()  # it lives as long as it has a connection
        with closing(sqlite3.connect(":memory:")) as source:
            source.deserialize(content)
            source.backup(self._first)

    def connect(self) -> sqlite3.Connection:
        return sqlite3.connect(self._uri, uri=True, isolation_level=None, check_same_thread=False)

    def close(self) -> None:
        self._first.close()


class _FileCopy:
    """A copy in the system's folder for temporary files."""

    def __init__(self, path: Path, log: LogContent) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="quire-", ignore_cleanup_errors=True)
        self._file = Path(self._folder.name) / path.name
        shutil.copyfile(path, self._file)
        with self._file.open("rb+") as file:
            for number, page in log.pages.items():
                file.seek((number - 1) * log.page_size)
                file.write(page)
            if log.page_count:
                file.truncate(log.page_count * log.page_size)
            file.seek(_MODE_OFFSETS.start)
            file.write(_NO_LOG)

    def connect(self) -> sqlite3.Connection:
        return sqlite3.connect(self._file, isolation_level=None, check_same_thread=False)

    def close(self) -> None:
        self._folder.cleanup()


_KINDS: Final[tuple[type[_Copy], ...]] = (_MemoryCopy, _FileCopy)


def _make_copy(path: Path) -> _Copy | None:
    """Copy a library and apply its log; return None if that is possible nowhere."""
    for kind in _KINDS:
        with suppress(OSError, MemoryError, sqlite3.Error):
            return _make_copy_of_kind(path, kind)
    return None


def _make_copy_of_kind(path: Path, kind: type[_Copy]) -> _Copy:
    for _ in range(_ATTEMPTS):
        stamp = _stamp(path)
        copy = kind(path, read_log(path))
        if _stamp(path) == stamp:
            return copy
        copy.close()
    raise TimeoutError(f"{path} is being written all the time")


def _stamp(path: Path) -> tuple[tuple[int, int] | None, ...]:
    """Return what changes when a library or its log is written."""
    stamps: list[tuple[int, int] | None] = []
    for file in (path, log_path(path)):
        try:
            status = file.stat()
        except OSError:
            stamps.append(None)
        else:
            stamps.append((status.st_mtime_ns, status.st_size))
    return tuple(stamps)


def _not_shown_message(path: Path) -> Message:
    return Message(
        "newest_not_shown",
        "The newest changes to the library {path} are not shown: they are in its log, which cannot be read here.",
        {"path": path},
    )
