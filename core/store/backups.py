"""Dated copies of a library: made through SQLite, checked, the last fourteen kept.

They lie in a folder beside the library, ``library-copies/library-2026-11-20-093015-day.quire``. A copy is written under
another name, checked and brought to the disk before it gets its own, so that whatever bears a copy's name is whole.
"""

from __future__ import annotations

import os
import re
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from pathlib import Path
from typing import Final

from core.errors import LibraryError
from core.messages import Message
from core.store.database import BUSY_TIMEOUT, FileState, inspect_file, quick_problem
from core.store.errors import damaged_error, is_target_error, translate_sqlite_errors
from core.store.file_format import APPLICATION_ID, connect_read_only

MAX_BACKUPS: Final = 14
"""Copies that are kept; the oldest go first."""

SIDE_FILE_SUFFIXES: Final = ("-wal", "-shm")
"""Endings of what SQLite keeps beside a library."""

_TIME: Final = "%Y-%m-%d-%H%M%S"


class BackupReason(StrEnum):
    """What a copy was made for."""

    DAILY = "day"
    UPGRADE = "upgrade"
    MANUAL = "asked"
    RESTORE = "restore"


@dataclass(frozen=True, slots=True)
class Backup:
    """A dated copy.

    Attributes:
        path: The file.
        time: When it was made, by the clock on the wall.
        why: What for.
    """

    path: Path
    time: datetime
    reason: BackupReason


def backups_folder(library: Path) -> Path:
    """Return the folder that the copies of a library lie in."""
    return library.with_name(f"{library.stem}-copies")


def list_backups(library: Path) -> tuple[Backup, ...]:
    """List the copies of a library, the newest first."""
    pattern = re.compile(
        re.escape(library.stem)
        + r"-(\d{4}-\d\d-\d\d-\d{6})-("
        + "|".join(BackupReason)
        + r")"
        + re.escape(library.suffix)
    )
    found: list[Backup] = []
    folder = backups_folder(library)
    for path in folder.iterdir() if folder.is_dir() else ():
        if match := pattern.fullmatch(path.name):
            found.append(Backup(path, datetime.strptime(match[1], _TIME).astimezone(), BackupReason(match[2])))
    return tuple(sorted(found, key=lambda copy: (copy.time, copy.path.name), reverse=True))


def inspect_library(path: Path, patience: float = BUSY_TIMEOUT) -> FileState:
    """Look at a library as `inspect_file` does; one that lost everything it had is not taken for a new one.

    Raises:
        DamagedLibraryError: It is no sound database, or has nothing in it though there are copies of it.
        LibraryError, sqlite3.Error, OSError: As `inspect_file`.
    """
    state = inspect_file(path, patience)
    if state is FileState.EMPTY and list_backups(path):
        raise damaged_error(
            path, "there is nothing in it, not even the tables of a library, though there are copies of it"
        )
    return state


def make_backup(library: Path, now: datetime, why: BackupReason, patience: float = BUSY_TIMEOUT) -> Backup:
    """Make a copy of a library, check it, and let the oldest go.

    The copy is made in one reading transaction: nobody who writes meanwhile has to wait.

    Raises:
        LibraryError: It cannot be made; a copy that is not sound is not kept.
    """
    folder = backups_folder(library)
    with translate_sqlite_errors(folder):
        folder.mkdir(parents=True, exist_ok=True)
        path = _free_name(library, now, why)
        _forget_unfinished(folder, now)
        unfinished = unfinished_name(path)
        try:
            copy_database(library, unfinished, patience)
            unfinished.replace(path)
        finally:
            remove_unfinished(unfinished)
        sync_folder(folder)
        copies = list_backups(library)
        for old in copies[MAX_BACKUPS:]:
            old.path.unlink(missing_ok=True)
    return next(copy for copy in copies if copy.path == path)


class DailyBackup:
    """A copy that is made on a thread of its own, while the library is in use.

    Attributes:
        problem: Why it could not be made; None while it is being made and after that went well.
    """

    def __init__(self, library: Path, now: datetime) -> None:
        self.problem: Message | None = None
        self._thread = threading.Thread(target=self._make, args=(library, now), name="quire-copy")
        self._thread.start()

    def wait(self) -> None:
        """Wait until it is made."""
        self._thread.join()

    def _make(self, library: Path, now: datetime) -> None:
        try:
            make_backup(library, now, BackupReason.DAILY)
        except LibraryError as error:
            self.problem = Message(
                "daily_copy_failed",
                "Today's copy of the library could not be made: {reason} The library itself is in order.",
                {"reason": error.message},
            )


def copy_database(source: Path, target: Path, patience: float = BUSY_TIMEOUT) -> None:
    """Copy a database through SQLite, check the copy and bring it to the disk.

    Raises:
        DamagedLibraryError: The copy is not sound.
        LibraryError: The source cannot be read.
        OSError: The target cannot be written; whoever knows what it is for says so.
        sqlite3.Error: As ``OSError``.
    """
    target.unlink(missing_ok=True)
    with translate_sqlite_errors(source):
        connection = connect_read_only(source, patience)
    with closing(connection):
        try:
            connection.execute("VACUUM INTO ?", (str(target),))
        except sqlite3.Error as error:
            if is_target_error(error):
                raise
            with translate_sqlite_errors(source):
                raise
    if problem := find_backup_problem(target):
        raise damaged_error(target, problem)
    with target.open("rb+") as file:
        os.fsync(file.fileno())


def replace_file(write: Callable[[Path], None], path: Path) -> None:
    """Let a library be written beside its place, and put it there once it is whole.

    Args:
        write: Writes it into the file that it is given.
        path: The place; what lies there is replaced.

    Raises:
        LibraryError: It cannot be written; what lies there is left as it is.
    """
    unfinished = unfinished_name(path)
    with translate_sqlite_errors(path):
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write(unfinished)
            for side in SIDE_FILE_SUFFIXES:
                path.with_name(path.name + side).unlink(missing_ok=True)
            unfinished.replace(path)
            sync_folder(path.parent)
        finally:
            remove_unfinished(unfinished)


def find_backup_problem(path: Path) -> str:
    """Say what is wrong with a copy, or ""."""
    try:
        with closing(connect_read_only(path, BUSY_TIMEOUT)) as connection:
            (application,) = connection.execute("PRAGMA application_id").fetchone()
            return quick_problem(connection) if application == APPLICATION_ID else "it is not a library of Quire"
    except sqlite3.Error as error:
        return str(error)


def is_daily_backup_due(library: Path, now: datetime) -> bool:
    """Whether no copy was made today yet."""
    return all(copy.time.date() != now.date() or copy.reason is BackupReason.MANUAL for copy in list_backups(library))


def sync_folder(folder: Path) -> None:
    """Bring the names in a folder to the disk, where the system can do that."""
    if os.name != "nt":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def unfinished_name(path: Path) -> Path:
    """Return the name of a file that is still being written, another one for each writer."""
    return path.with_name(f"{path.name}.{os.getpid()}-{threading.get_ident()}.unfinished")


def remove_unfinished(file: Path) -> None:
    """Remove what is left of a copy that came to nothing; where nothing can be removed, nothing was written."""
    with suppress(OSError):
        file.unlink(missing_ok=True)


def _forget_unfinished(folder: Path, now: datetime) -> None:
    """Remove what programs that were killed a day ago had begun to copy."""
    for file in folder.glob("*.unfinished"):
        if file.stat().st_mtime < (now - timedelta(days=1)).timestamp():
            file.unlink(missing_ok=True)


def _free_name(library: Path, now: datetime, why: BackupReason) -> Path:
    """Return a name that no file has: two copies of one second must not replace each other."""
    while True:
        path = backups_folder(library) / f"{library.stem}-{now.strftime(_TIME)}-{why}{library.suffix}"
        if not path.exists():
            return path
        now += timedelta(seconds=1)
