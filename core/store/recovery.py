"""Ways back when a library is damaged: it is set aside, never overwritten, and a good copy takes its place."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final

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
from core.store.database import BUSY_TIMEOUT
from core.store.errors import DamagedLibraryError, translate_sqlite_errors
from core.store.library import Library
from core.store.records import Clock, Summarise

_SIDE_FILES: Final = ("", *SIDE_FILE_SUFFIXES)


@dataclass(frozen=True, slots=True)
class OpenedLibrary:
    """A library that was opened whatever state it was in.

    Attributes:
        library: The library.
        set_aside: Where the damaged file lies now; None where nothing was wrong.
        copy: The copy that took its place; None for a new, empty library.
        message: What happened, for people; None where nothing was wrong.
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
    patience: float = BUSY_TIMEOUT,
) -> OpenedLibrary:
    """Open a library; set a damaged one aside and open its newest good copy, or a new one, in its place.

    Raises:
        LibraryError: Something other than damage stands in the way; see :meth:`Library.open`.
    """
    try:
        return OpenedLibrary(Library.open(path, clock, source=source, summarise=summarise, patience=patience))
    except DamagedLibraryError as error:
        detail = error.message.values.get("detail", "")
    aside = set_aside(path, clock())
    copy = newest_sound_backup(path)
    if copy is not None:
        replace_file(partial(copy_database, copy.path), path)
    library = Library.open(path, clock, source=source, summarise=summarise, patience=patience)
    values = {
        "path": path,
        "detail": detail,
        "aside": aside,
        "time": "" if copy is None else f"{copy.time:%Y-%m-%d %H:%M}",
    }
    if copy is None:
        template = (
            "The library {path} is damaged: {detail}. It was set aside, unchanged, as {aside}. There is no good copy "
            "of it, so a new, empty library was begun. Keep the file that was set aside; characters may still be saved "
            "from it."
        )
    else:
        template = (
            "The library {path} is damaged: {detail}. It was set aside, unchanged, as {aside}, and the copy of {time} "
            "was put in its place. What was changed after that is not in it. Look through your characters."
        )
    code = "library_begun_anew" if copy is None else "library_from_copy"
    return OpenedLibrary(library, aside, copy, Message(code, template, values))


def newest_sound_backup(path: Path) -> Backup | None:
    """Return the newest copy of a library that is sound."""
    return next((copy for copy in list_backups(path) if not find_backup_problem(copy.path)), None)


def set_aside(path: Path, now: datetime) -> Path:
    """Rename a library, and what SQLite keeps beside it, to a name with the date; nothing is overwritten.

    Raises:
        LibraryError: It cannot be renamed.
    """
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
        sync_folder(path.parent)
    return aside


def restore_backup(path: Path, copy: Path, clock: Clock, patience: float = BUSY_TIMEOUT) -> Path | None:
    """Put a copy in the place of a library, which is copied before; one that is damaged is set aside instead.

    Args:
        path: The library; no program may have it open.
        copy: The copy.
        clock: Gives the time of now.
        patience: Seconds to wait for another program.

    Returns:
        Where what was there before lies now; None where there was nothing.

    Raises:
        LibraryError: The copy is not sound, the library is open elsewhere, or its place cannot be written; nothing is
            changed.
    """
    if not copy.is_file() or (problem := find_backup_problem(copy)):
        raise LibraryError(
            Message(
                "copy_not_sound",
                "{copy} cannot be restored: {reason}. The library is left as it is. Choose another copy.",
                {"copy": copy, "reason": problem if copy.is_file() else Word("there is no such file")},
            )
        )
    kept: Path | None = None
    if path.exists():
        try:
            _lock_out(path, patience)
            kept = make_backup(path, clock(), BackupReason.RESTORE, patience).path
        except DamagedLibraryError:
            kept = set_aside(path, clock())
    replace_file(partial(copy_database, copy), path)
    return kept


def _lock_out(path: Path, patience: float) -> None:
    """Make sure that no program has a library open, and bring all that was written into its file."""
    with (
        translate_sqlite_errors(path),
        closing(sqlite3.connect(path, timeout=patience, isolation_level=None)) as connection,
    ):
        connection.execute("PRAGMA locking_mode=EXCLUSIVE")
        connection.execute("BEGIN EXCLUSIVE")
        connection.execute("COMMIT")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
