"""How the parts of an open library reach the database: readers on the thread that calls, one writer for all."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection

from core.store.database import Mode, make_engine
from core.store.errors import translate_sqlite_errors
from core.store.records import Clock, milliseconds
from core.store.writer_thread import WriterThread

Result = TypeVar("Result")


class Connections:
    """The ways into one library.

    Args:
        path: The file.
        clock: Gives the time of now.
        source: Where ids come from.
        patience: Seconds to wait while another program writes.
        failed: Called after a writing transaction was taken back.
    """

    def __init__(
        self, path: Path, clock: Clock, source: random.Random, patience: float, failed: Callable[[], None]
    ) -> None:
        self.path = path
        self.clock = clock
        self.source = source
        self._reader = make_engine(path, Mode.READ, patience)
        self._writer = WriterThread(make_engine(path, Mode.WRITE, patience), path, failed)

    @contextmanager
    def reader(self) -> Iterator[Connection]:
        """Read on the thread that calls; each statement sees the newest state.

        Raises:
            LibraryError: The library cannot be read.
        """
        with translate_sqlite_errors(self.path), self._reader.connect() as connection:
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

    def submit(self, job: Callable[[Connection], Result]) -> Future[Result]:
        """Put a writing job behind all others, and do not wait."""
        return self._writer.submit(job)

    def write(self, job: Callable[[Connection], Result]) -> Result:
        """Put a writing job behind all others, and wait until it is on disk.

        Raises:
            LibraryError: It cannot be written; nothing of it is.
        """
        return self._writer.submit(job).result()

    def is_in_place(self) -> bool:
        """Whether the file lies where it was opened."""
        return self._writer.is_in_place()

    def copy_into(self, target: Path) -> None:
        """Write all that the library holds into a new file, as :meth:`WriterThread.copy_into`."""
        self._writer.copy_into(target)

    def now(self) -> int:
        """Return the time of now as the library keeps it."""
        return milliseconds(self.clock())

    def close(self) -> None:
        """Wait for the last job and give the file back."""
        with translate_sqlite_errors(self.path):
            self._writer.close()
            self._reader.dispose()
