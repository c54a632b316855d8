"""Database connections of an open library: readers for callers, one writer thread."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlmodel import Session

from core.errors import LibraryError
from core.messages import Message
from core.store.database import Mode, make_engine
from core.store.errors import translate_sqlite_errors
from core.store.read_only import ReadOnlySource
from core.store.records import Clock, to_milliseconds
from core.store.writer_thread import WriterThread

Result = TypeVar("Result")


class Connections:
    """The database connections of one library, with its clock and its source of ids.

    Args:
        path: The library file.
        clock: Returns the present time.
        source: Random source of ids.
        timeout: Seconds to wait while another program writes.
        on_rollback: Called after a write transaction was rolled back.
        read_only: How the library is read if it cannot be written; else None.
    """

    def __init__(
        self,
        path: Path,
        clock: Clock,
        source: random.Random,
        timeout: float,
        on_rollback: Callable[[], None],
        read_only: ReadOnlySource | None = None,
    ) -> None:
        self.path = path
        self.clock = clock
        self.source = source
        self._read_only = read_only
        self._reader = make_engine(path, Mode.READ, timeout)
        self._writer = WriterThread(make_engine(path, Mode.WRITE, timeout), path, on_rollback)

    @contextmanager
    def reader(self) -> Iterator[Connection]:
        """Read on the calling thread; each statement sees the newest state.

        Raises:
            LibraryError: The library cannot be read.
        """
        with translate_sqlite_errors(self.path):
            engine = self._reader if self._read_only is None else self._read_only.engine()
            with engine.connect() as connection:
                yield connection

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """Read in one transaction: all statements see the same state.

        Raises:
            LibraryError: The library cannot be read.
        """
        with self.reader() as connection:
            connection.exec_driver_sql("BEGIN")
            yield connection

    @contextmanager
    def session(self) -> Iterator[Session]:
        """Read rows of the tables on the calling thread.

        Raises:
            LibraryError: The library cannot be read.
        """
        with self.reader() as connection, Session(bind=connection) as session:
            yield session

    def submit(self, job: Callable[[Connection], Result]) -> Future[Result]:
        """Queue a write job and return at once.

        Raises:
            LibraryError: The library was closed, or can only be read.
        """
        if self._read_only is not None:
            raise LibraryError(self._read_only.reason)
        return self._writer.submit(job)

    def write(self, job: Callable[[Connection], Result]) -> Result:
        """Queue a write job and wait until it is committed.

        Raises:
            LibraryError: The job failed; it was rolled back.
        """
        return self.submit(job).result()

    def write_session(self, job: Callable[[Session], Result]) -> Result:
        """Queue a write job that changes rows of the tables, and wait until it is committed.

        Raises:
            LibraryError: The job failed; it was rolled back.
        """

        def run(connection: Connection) -> Result:
            with Session(bind=connection) as session:  # joins the transaction of the writer thread
                result = job(session)
                session.flush()
                return result

        return self.write(run)

    @property
    def read_only_reason(self) -> Message | None:
        """Why the library can only be read; None if it can be written."""
        return None if self._read_only is None else self._read_only.reason

    def is_in_place(self) -> bool:
        """Whether the open file is still the one at its path."""
        return self._writer.is_in_place()

    def copy_into(self, target: Path) -> None:
        """Copy the whole library into a new file; see :meth:`WriterThread.copy_into`."""
        if self._read_only is not None:
            with closing(self._read_only.connect()) as connection, closing(sqlite3.connect(target)) as copy:
                connection.backup(copy)
            return
        self._writer.copy_into(target)

    def now(self) -> int:
        """Return the present time in milliseconds, as the library stores it."""
        return to_milliseconds(self.clock())

    def close(self) -> None:
        """Wait for the last write job, then close the connections."""
        with translate_sqlite_errors(self.path):
            self._writer.close()
            self._reader.dispose()
            if self._read_only is not None:
                self._read_only.close()


def fetch_rows(connection: Connection, sql: str, values: Mapping[str, object]) -> Sequence[Sequence[Any]]:
    """Return all rows of a statement from the driver; SQLAlchemy's row objects cost more than the query."""
    cursor = connection.connection.cursor()
    try:
        cursor.execute(sql, values)
        return cursor.fetchall()
    finally:
        cursor.close()
