"""Writer thread of a library: runs write jobs in order, each in its own transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Engine

from core.errors import LibraryError
from core.messages import Message
from core.store.errors import translate_sqlite_errors

Result = TypeVar("Result")


class WriterThread:
    """Runs write jobs on its own thread and connection.

    At exit the interpreter waits for running jobs, even if the library was not closed.

    Args:
        engine: Makes the connection; its transactions begin with ``BEGIN IMMEDIATE``.
        path: The library, for error messages.
        on_rollback: Called on the writer thread after a transaction was rolled back.
    """

    def __init__(self, engine: Engine, path: Path, on_rollback: Callable[[], None]) -> None:
        self._engine = engine
        self._path = path
        self._on_rollback = on_rollback
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="quire-writer")
        self._is_closed = False
        self._file: tuple[int, int] | None = None

    def submit(self, job: Callable[[Connection], Result]) -> Future[Result]:
        """Queue a job.

        Raises:
            LibraryError: The library was closed.
        """
        if self._is_closed:
            raise LibraryError(
                Message(
                    "library_closed",
                    "The library {path} is closed, so nothing can be saved. Open it again.",
                    {"path": self._path},
                )
            )
        return self._thread.submit(self._run, job)

    def close(self) -> None:
        """Wait for the last job, then close the connection."""
        if not self._is_closed:
            self._is_closed = True
            self._thread.submit(self._disconnect).result()
            self._thread.shutdown(wait=True)

    def _run(self, job: Callable[[Connection], Result]) -> Result:
        with translate_sqlite_errors(self._path):
            if self._connection is None:
                self._connection = self._engine.connect()
                self._file = _identity(self._path)
            elif _identity(self._path) != self._file:
                raise LibraryError(_gone(self._path))
            try:
                with self._connection.begin():
                    return job(self._connection)
            except BaseException:
                self._on_rollback()
                raise

    def is_in_place(self) -> bool:
        """Whether the open file is still the one at its path; some systems let an open file be deleted."""
        return self._connection is None or _identity(self._path) == self._file

    def copy_into(self, target: Path) -> None:
        """Copy the whole library into a new file, even if its own was deleted while it is open.

        Raises:
            sqlite3.Error: It cannot be read or written.
        """
        self._thread.submit(self._copy_into, target).result()

    def _copy_into(self, target: Path) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        raw = self._connection.connection.driver_connection
        if not isinstance(raw, sqlite3.Connection):
            raise TypeError(raw)
        raw.execute("VACUUM INTO ?", (str(target),))

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self._engine.dispose()


def _identity(path: Path) -> tuple[int, int] | None:
    """Return device and inode of a file, to notice that it was replaced; None if it is missing."""
    try:
        status = path.stat()
    except FileNotFoundError:
        return None
    return status.st_dev, status.st_ino


def _gone(path: Path) -> Message:
    return Message(
        "library_gone",
        "The library {path} was deleted, moved or replaced while it was open. Try again to save it there, or save "
        "it elsewhere.",
        {"path": path},
    )
