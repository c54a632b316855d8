"""The one thread that writes: jobs in order, each in a transaction of its own, none lost when the program ends."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Engine

from core.errors import LibraryError
from core.messages import Message
from core.store.problems import sorted_errors

Result = TypeVar("Result")


class Writer:
    """Carries out jobs on a connection of its own.

    The interpreter waits for jobs that are under way when it ends, even where nobody has closed the library.

    Args:
        engine: Makes the connection; its transactions begin as writers.
        path: The library, for sentences.
        failed: Called on the thread after a transaction was taken back.
    """

    def __init__(self, engine: Engine, path: Path, failed: Callable[[], None]) -> None:
        self._engine = engine
        self._path = path
        self._failed = failed
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="quire-writer")
        self._is_closed = False

    def submit(self, job: Callable[[Connection], Result]) -> Future[Result]:
        """Put a job behind all others.

        Raises:
            LibraryError: The library was closed.
        """
        if self._is_closed:
            raise LibraryError(
                Message(
                    "library_closed",
                    "The library {path} is closed already, so nothing can be written. Open it again.",
                    {"path": self._path},
                )
            )
        return self._thread.submit(self._run, job)

    def close(self) -> None:
        """Wait for the last job and give the connection back."""
        if not self._is_closed:
            self._is_closed = True
            self._thread.submit(self._disconnect).result()
            self._thread.shutdown(wait=True)

    def _run(self, job: Callable[[Connection], Result]) -> Result:
        with sorted_errors(self._path):
            if self._connection is None:
                self._connection = self._engine.connect()
            try:
                with self._connection.begin():
                    return job(self._connection)
            except BaseException:
                self._failed()
                raise

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self._engine.dispose()
