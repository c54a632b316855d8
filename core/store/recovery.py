"""Opens a library that is damaged (set aside, never overwritten) or read-only; restores a backup."""

from __future__ import annotations

import os
import random
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final

from core.character.uids import Uids
from core.errors import LibraryError
from core.messages import Message, Word
from core.store.backups import (
    SIDE_FILE_SUFFIXES,
    Backup,
    BackupReason,
    copy_database,
    find_backup_problem,
    list_backups,
    make_backup,
    replace_file,
    sync_folder,
)
from core.store.commits import Commits
from core.store.connections import Connections
from core.store.damaged_log import keep_damaged_log
from core.store.database import BUSY_TIMEOUT
from core.store.errors import DamagedLibraryError, damaged_error, foreign_error, translate_sqlite_errors
from core.store.library import Library
from core.store.read_only import ReadOnlySource
from core.store.records import Clock, Summarise

_SIDE_FILES: Final = ("", *SIDE_FILE_SUFFIXES)


@dataclass(frozen=True, slots=True)
class OpenedLibrary:
    """A library opened in spite of damage.

    Attributes:
        library: The library.
        set_aside: Where the damaged file is now; None if nothing was wrong.
        backup: The backup that replaced it; None for a new, empty library.
        message: What happened, for the user; None if nothing was wrong.
    """

    library: Library
    set_aside: Path | None = None
    backup: Backup | None = None
    message: Message | None = None


def open_or_recover(
    path: Path,
    clock: Clock,
    *,
    source: random.Random | None = None,
    summarise: Summarise | None = None,
    timeout: float = BUSY_TIMEOUT,
) -> OpenedLibrary:
    """Open a library; replace a damaged one by its newest good backup, or by an empty library.

    The damaged file is moved only when a good backup is ready to take its place, or when there is none.

    Raises:
        LibraryError: It cannot be opened for another reason than damage; see :meth:`Library.open`.
    """
    open_library = partial(Library.open, path, clock, source=source, summarise=summarise, timeout=timeout)
    try:
        return OpenedLibrary(open_library())
    except DamagedLibraryError as error:
        detail = error.message.values.get("detail", "")
    aside: Path | None = None
    library: Library | None = None
    backup: Backup | None = None
    for backup in list_backups(path):
        try:
            aside = _replace_damaged(path, backup, clock, aside)
            library = open_library()
        except DamagedLibraryError:
            continue  # an older one may be good
        break
    else:
        backup = None
        moved = set_aside(path, clock())
        aside = aside or moved
        library = open_library(replace_lost=True)
    values = {
        "path": path,
        "detail": detail,
        "aside": aside,
        "time": "" if backup is None else f"{backup.time:%Y-%m-%d %H:%M}",
    }
    if backup is None:
        template = (
            "The library {path} was damaged ({detail}) and had no good backup, so a new, empty library was created. "
            "The damaged file was kept as {aside}; characters may still be recovered from it."
        )
    else:
        template = (
            "The library {path} was damaged ({detail}), so the backup of {time} was restored. Later changes are "
            "missing; the damaged file was kept as {aside}."
        )
    code = "library_begun_anew" if backup is None else "library_from_copy"
    return OpenedLibrary(library, aside, backup, Message(code, template, values))


def open_read_only(
    path: Path,
    clock: Clock,
    reason: Message,
    *,
    source: random.Random | None = None,
    summarise: Summarise | None = None,
) -> Library:
    """Open a library that cannot be written, with its newest edits; every write is refused with the reason.

    A library of an older schema is upgraded in a copy. What cannot be shown is said in `Library.opening_message`.

    Args:
        path: The file; nothing is written to it or beside it.
        clock: Returns the present time with its time zone.
        reason: Why it cannot be written; see :func:`~core.store.read_only.read_only_reason`.
        source: Random source of ids and uids; None for the operating system's.
        summarise: As for :meth:`Library.open`.

    Raises:
        DamagedLibraryError: The file is damaged.
        LibraryError: It is foreign, of a newer schema, or cannot be read.
    """
    with translate_sqlite_errors(path):
        read_only = ReadOnlySource(path, reason)
    source = random.SystemRandom() if source is None else source
    commits = Commits(clock, Uids(source), summarise)
    library = Library(Connections(path, clock, source, BUSY_TIMEOUT, commits.forget_all, read_only), commits)
    library.opening_message = read_only.message
    return library


def _replace_damaged(path: Path, backup: Backup, clock: Clock, aside: Path | None) -> Path:
    """Replace a damaged library by a backup; return where the damaged file is kept.

    Args:
        path: The library.
        backup: The backup.
        clock: Returns the present time.
        aside: Where the damaged file is already, if another backup was tried.

    Raises:
        DamagedLibraryError: The backup is damaged; nothing was moved.
        LibraryError: The library cannot be written.
    """
    if problem := find_backup_problem(backup.path):
        raise damaged_error(backup.path, problem)

    def write(unfinished: Path) -> None:
        nonlocal aside
        copy_database(backup.path, unfinished)
        aside = aside or set_aside(path, clock())

    replace_file(write, path)
    if aside is None:
        raise AssertionError("a replaced library is kept")
    return aside


def newest_sound_backup(path: Path) -> Backup | None:
    """Return the newest undamaged backup of a library, or None."""
    return next((backup for backup in list_backups(path) if not find_backup_problem(backup.path)), None)


def set_aside(path: Path, now: datetime) -> Path:
    """Rename a library and its side files to an unused name with the date; return the new path.

    Raises:
        LibraryError: It cannot be renamed.
    """
    path = Path(os.path.realpath(path))
    base = path.with_name(f"{path.stem}-damaged-{now:%Y-%m-%d-%H%M%S}{path.suffix}")
    aside, number = base, 1
    while any(aside.with_name(aside.name + side).exists() for side in _SIDE_FILES):
        number += 1
        aside = base.with_name(f"{base.stem}-{number}{base.suffix}")
    with translate_sqlite_errors(path):
        for side in reversed(_SIDE_FILES):
            file = path.with_name(path.name + side)
            if file.exists():
                file.rename(aside.with_name(aside.name + side))
        if path.parent.exists():
            sync_folder(path.parent)
    return aside


def replace_lost_library(path: Path, clock: Clock) -> None:
    """Create a new, empty library where one is missing; a log of the missing one is kept under another name.

    Raises:
        LibraryError: A library is there, or it cannot be written.
    """
    if path.exists():
        raise LibraryError(
            Message(
                "library_exists",
                "The library {path} already exists, so no new one was created. Move it away first.",
                {"path": path},
            )
        )
    set_aside(path, clock())
    Library.open(path, clock, replace_lost=True).close()


def restore_backup(path: Path, backup: Path, clock: Clock, timeout: float = BUSY_TIMEOUT) -> Path | None:
    """Replace a library with a backup; the library is backed up before, or set aside if damaged.

    Args:
        path: The library; no program may have it open.
        backup: The backup file.
        clock: Returns the present time.
        timeout: Seconds to wait for another program.

    Returns:
        The file that keeps the previous library; None if there was none.

    Raises:
        LibraryError: The backup is damaged, the library is open elsewhere, or its path cannot be written; nothing is
            changed.
    """
    if not backup.is_file() or (problem := find_backup_problem(backup)):
        raise LibraryError(
            Message(
                "copy_not_sound",
                "{copy} cannot be restored: {reason}. The library was not changed; choose another backup.",
                {"copy": backup, "reason": problem if backup.is_file() else Word("there is no such file")},
            )
        )
    kept: Path | None = None
    is_damaged = False
    if path.exists():
        if not path.is_file() and not path.is_dir():
            raise foreign_error(path)
        try:
            keep_damaged_log(path, clock, timeout)
            _require_exclusive(path, timeout)
        except (DamagedLibraryError, sqlite3.Error):
            is_damaged = True

    def write(unfinished: Path) -> None:
        nonlocal kept
        copy_database(backup, unfinished)  # before anything is moved
        if path.exists():
            kept = _keep_replaced(path, clock, timeout, is_damaged=is_damaged)
        else:
            set_aside(path, clock())  # the log of a missing library

    replace_file(write, path)
    return kept


def _keep_replaced(path: Path, clock: Clock, timeout: float, *, is_damaged: bool) -> Path:
    """Back up a library that is about to be replaced, or set it aside if it is damaged; return that file."""
    if not is_damaged:
        with suppress(DamagedLibraryError, sqlite3.Error):
            return make_backup(path, clock(), BackupReason.RESTORE, timeout).path
    return set_aside(path, clock())


def _require_exclusive(path: Path, timeout: float) -> None:
    """Check that no other program has the library open, and checkpoint its write-ahead log."""
    with (
        translate_sqlite_errors(path),
        closing(sqlite3.connect(path, timeout=timeout, isolation_level=None)) as connection,
    ):
        connection.execute("PRAGMA locking_mode=EXCLUSIVE")
        connection.execute("BEGIN EXCLUSIVE")
        connection.execute("COMMIT")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
