"""Makes, checks and lists dated backups of a library; deletes all but the last fourteen.

They are in a folder next to the library: ``library-copies/library-2026-11-20-093015-day.quire``. A backup is written
under a temporary name, checked, synced to disk and then renamed, so that a file with a backup's name is complete.
"""

from __future__ import annotations

import os
import re
import sqlite3
import stat
import threading
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from glob import escape
from pathlib import Path
from typing import Final

from core.errors import LibraryError
from core.messages import Message
from core.paths import create_private_file, create_private_folder, make_private, tighten_folder
from core.store.database import BUSY_TIMEOUT, FileState, inspect_file
from core.store.errors import (
    DamagedLibraryError,
    LostLibraryError,
    damaged_error,
    is_target_error,
    translate_sqlite_errors,
)
from core.store.file_format import connect_read_only
from core.store.write_ahead_log import LOG_SUFFIX, has_log

MAX_BACKUPS: Final = 14
"""Backups that are kept; older ones are deleted."""

SIDE_FILE_SUFFIXES: Final = (LOG_SUFFIX, "-shm")
"""Suffixes of the files that SQLite keeps next to a library."""

_BACKUP_PROBLEMS: Final = {
    "library_foreign": "it is not a Quire library",
    "library_newer": "it was made by a newer version of Quire",
}
_TIME: Final = "%Y-%m-%d-%H%M%S"


class BackupReason(StrEnum):
    """Why a backup was made; the values are part of its file name."""

    DAILY = "day"
    UPGRADE = "upgrade"
    MANUAL = "asked"
    RESTORE = "restore"
    REPAIR = "repair"


@dataclass(frozen=True, slots=True)
class Backup:
    """A dated backup file.

    Attributes:
        path: The file.
        time: When it was made, in local time.
        reason: Why it was made.
    """

    path: Path
    time: datetime
    reason: BackupReason


def backups_folder(library: Path) -> Path:
    """Return the folder with the backups of a library."""
    return library.with_name(f"{library.stem}-copies")


def list_backups(library: Path) -> tuple[Backup, ...]:
    """Return the backups of a library, newest first."""
    pattern = re.compile(
        re.escape(library.stem)
        + r"-(\d{4}-\d\d-\d\d-\d{6})-("
        + "|".join(BackupReason)
        + r")"
        + re.escape(library.suffix)
    )
    backups: list[Backup] = []
    folder = backups_folder(library)
    for path in folder.iterdir() if folder.is_dir() else ():
        if match := pattern.fullmatch(path.name):
            backups.append(Backup(path, datetime.strptime(match[1], _TIME).astimezone(), BackupReason(match[2])))
    return tuple(sorted(backups, key=lambda backup: (backup.time, backup.path.name), reverse=True))


def inspect_library(path: Path, timeout: float = BUSY_TIMEOUT) -> FileState:
    """Return the state of a library file; like `inspect_file`, but what it left behind is looked at, too.

    Raises:
        DamagedLibraryError: It is not an intact database, or it is empty although it has backups.
        LostLibraryError: It is missing although it has backups or a log.
        LibraryError, OSError: As `inspect_file`.
    """
    state = inspect_file(path, timeout)
    if state is FileState.MISSING:
        check_not_lost(path)
    if state is FileState.EMPTY and list_backups(path):
        raise damaged_error(path, "the file is empty although it has backups")
    return state


def check_not_lost(path: Path, *, is_remembered: bool = False) -> None:
    """Check that a missing library was never there.

    Args:
        path: The library.
        is_remembered: Whether the user chose it once, so that it was there, even if its whole disk is missing.

    Raises:
        LostLibraryError: It is remembered, or has left backups or a log.
    """
    has_backups, has_own_log = bool(list_backups(path)), has_log(path)
    if has_backups or has_own_log or is_remembered:
        raise LostLibraryError(path, has_backups=has_backups, has_log=has_own_log)


def tighten_modes(library: Path) -> None:
    """Make a library and its backups private if an older version left them readable for others.

    It is done once, while the folder of backups is readable for others, or until it is created (private).
    """
    folder = backups_folder(library)
    if tighten_folder(folder) or not folder.exists():
        for suffix in ("", *SIDE_FILE_SUFFIXES):
            make_private(library.with_name(library.name + suffix))


def make_backup(library: Path, now: datetime, reason: BackupReason, timeout: float = BUSY_TIMEOUT) -> Backup:
    """Back up a library, check the backup, and delete the oldest ones.

    The backup is made in one read transaction, so that writers do not have to wait.

    Raises:
        LibraryError: It cannot be made; a damaged backup is not kept.
    """
    folder = backups_folder(library)
    with translate_sqlite_errors(folder):
        tighten_modes(library)
        create_private_folder(folder)
        path = _unused_path(library, now, reason)
        _remove_stale_unfinished(library, now)
        unfinished = unfinished_name(path)
        try:
            copy_database(library, unfinished, timeout)
            unfinished.replace(path)
        finally:
            remove_unfinished(unfinished)
        sync_folder(folder)
        backups = list_backups(library)
        for oldest in backups[MAX_BACKUPS:]:
            oldest.path.unlink(missing_ok=True)
    return next(backup for backup in backups if backup.path == path)


class DailyBackup:
    """The daily backup, made on its own thread while the library is in use.

    Attributes:
        problem: Why it failed; None while it runs and after success.
    """

    def __init__(self, library: Path, now: datetime) -> None:
        self.problem: Message | None = None
        self._thread = threading.Thread(target=self._make, args=(library, now), name="quire-backup")
        self._thread.start()

    def wait(self) -> None:
        """Wait until the backup is finished."""
        self._thread.join()

    def _make(self, library: Path, now: datetime) -> None:
        try:
            make_backup(library, now, BackupReason.DAILY)
        except LibraryError as error:
            self.problem = Message(
                "daily_copy_failed",
                "Today's backup of the library failed: {reason} The library itself is fine.",
                {"reason": error.message},
            )


def copy_database(source: Path, target: Path, timeout: float = BUSY_TIMEOUT) -> None:
    """Copy a database with SQLite, check the copy and sync it to disk.

    Raises:
        DamagedLibraryError: The copy is damaged.
        LibraryError: The source cannot be read.
        OSError, sqlite3.Error: The target cannot be written; the caller names the target in its message.
    """
    target.unlink(missing_ok=True)
    create_private_file(target)
    with translate_sqlite_errors(source):
        connection = connect_read_only(source, timeout)
    with closing(connection):
        try:
            connection.execute("VACUUM INTO ?", (str(target),))
        except sqlite3.Error as error:
            if is_target_error(error):
                raise
            with translate_sqlite_errors(source):
                raise
    if problem := find_backup_problem(target, may_be_newer=True):
        raise damaged_error(target, problem)
    with target.open("rb+") as file:
        os.fsync(file.fileno())


def replace_file(write: Callable[[Path], None], path: Path) -> None:
    """Write a library to a temporary file and rename it over the target once it is complete.

    Args:
        write: Writes the library into the given file.
        path: The target, which is replaced; a symbolic link is followed.

    Raises:
        LibraryError: It cannot be written; the target is unchanged.
    """
    path = Path(os.path.realpath(path))
    unfinished = unfinished_name(path)
    with translate_sqlite_errors(path):
        try:
            mode = stat.S_IMODE(path.stat().st_mode) if path.exists() else None
            create_private_folder(path.parent)
            create_private_file(unfinished)
            write(unfinished)
            if mode is not None:
                unfinished.chmod(mode)
            for side in SIDE_FILE_SUFFIXES:
                path.with_name(path.name + side).unlink(missing_ok=True)
            unfinished.replace(path)
            sync_folder(path.parent)
        finally:
            remove_unfinished(unfinished)


def find_backup_problem(path: Path, *, may_be_newer: bool = False) -> str:
    """Return what is wrong with a backup file, or "".

    Args:
        path: The file.
        may_be_newer: Accept the schema of a newer version, which this one cannot open.
    """
    try:
        state = inspect_file(path)
    except DamagedLibraryError as error:
        return str(error.message.values["detail"])
    except LibraryError as error:
        if may_be_newer and error.message.code == "library_newer":
            return ""
        return _BACKUP_PROBLEMS.get(error.message.code) or str(error)
    except OSError as error:
        return error.strerror or str(error)
    return "" if state in {FileState.CURRENT, FileState.OLDER} else "it is empty"


def is_daily_backup_due(library: Path, now: datetime) -> bool:
    """Whether no automatic backup was made today."""
    return all(
        backup.time.date() != now.date() or backup.reason is BackupReason.MANUAL for backup in list_backups(library)
    )


def sync_folder(folder: Path) -> None:
    """Sync a folder's entries to disk, where the operating system supports it."""
    if os.name != "nt":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def unfinished_name(path: Path) -> Path:
    """Return a temporary name for a file that is being written, unique to this thread."""
    return path.with_name(f"{path.name}.{os.getpid()}-{threading.get_ident()}.unfinished")


def remove_unfinished(file: Path) -> None:
    """Delete the temporary file of a failed write, if there is one."""
    with suppress(OSError):
        file.unlink(missing_ok=True)


def _remove_stale_unfinished(library: Path, now: datetime) -> None:
    """Delete temporary files of backups and of the library itself older than a day: their program was killed."""
    place = Path(os.path.realpath(library))
    of_library = place.parent.glob(f"{escape(place.name)}.*-*.unfinished")
    for file in (*backups_folder(library).glob("*.unfinished"), *of_library):
        if file.stat().st_mtime < (now - timedelta(days=1)).timestamp():
            file.unlink(missing_ok=True)


def _unused_path(library: Path, now: datetime, reason: BackupReason) -> Path:
    """Return an unused file name: two backups made within one second must not overwrite each other."""
    while True:
        path = backups_folder(library) / f"{library.stem}-{now.strftime(_TIME)}-{reason}{library.suffix}"
        if not path.exists():
            return path
        now += timedelta(seconds=1)
