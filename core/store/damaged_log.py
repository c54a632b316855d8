"""Keeps a copy of a damaged write-ahead log before SQLite discards the commits after the damage.

The copy lies beside the library: ``library-damaged-log-2026-11-20-093015.quire-wal``, and the library file that it
belongs to as it was then, without the suffix of the log.
"""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import datetime
from filecmp import cmp
from pathlib import Path
from typing import Final

from core.messages import Message
from core.paths import create_private_file
from core.store.backups import sync_folder
from core.store.database import BUSY_TIMEOUT, FileState, inspect_file
from core.store.errors import translate_sqlite_errors
from core.store.records import Clock
from core.store.write_ahead_log import LOG_SUFFIX, log_path, read_log

_TIME: Final = "%Y-%m-%d-%H%M%S"
_INFIX: Final = "-damaged-log-"


@dataclass(frozen=True, slots=True)
class KeptLog:
    """A kept copy of a damaged log.

    Attributes:
        path: The copy of the log.
        time: When it was made, in local time.
    """

    path: Path
    time: datetime


def keep_damaged_log(library: Path, clock: Clock, timeout: float = BUSY_TIMEOUT) -> Message | None:
    """Keep a copy of a library's log if commits follow damage in it; then let SQLite write the rest to the library.

    Called before the first connection that may write: SQLite discards what follows the damage, and a torn end without
    a commit after it, as after a power cut, is nothing to report.

    Args:
        library: The library; it may be missing.
        clock: Returns the present time, for the name of the copy.
        timeout: Seconds to wait for another program.

    Returns:
        What may be missing and where the copy is; None if the log is not damaged.

    Raises:
        DamagedLibraryError: The library itself is damaged; nothing was changed.
        LibraryError: The copy cannot be written, or the file is no library; nothing was changed.
    """
    with translate_sqlite_errors(library):
        lost_commits = read_log(library).lost_commits
        if not lost_commits or inspect_file(library, timeout) not in {FileState.CURRENT, FileState.OLDER}:
            return None
        kept = _copy_log(library, clock())
        with closing(sqlite3.connect(library, timeout=timeout, isolation_level=None)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # so that the damage is not reported again
    return Message(
        "log_damaged",
        "The log of the library {path} was damaged, as after a crash: {count:# saved change|# saved changes} may be "
        "missing. The damaged log was kept as {kept}.",
        {"path": library, "count": lost_commits, "kept": kept},
    )


def describe_damaged_log(library: Path, lost_commits: int) -> Message:
    """Return the message about a damaged log that was left as it is.

    Args:
        library: The library.
        lost_commits: The number of commits that may be missing.
    """
    return Message(
        "log_damaged_left",
        "The log of the library {path} is damaged, as after a crash: {count:# saved change|# saved changes} may be "
        "missing. The log was not changed.",
        {"path": library, "count": lost_commits},
    )


def list_kept_logs(library: Path) -> tuple[KeptLog, ...]:
    """Return the kept copies of damaged logs of a library, newest first."""
    ending = re.escape(library.suffix + LOG_SUFFIX)
    pattern = re.compile(re.escape(library.stem + _INFIX) + r"(\d{4}-\d\d-\d\d-\d{6})(-\d+)?" + ending)
    kept: list[KeptLog] = []
    for path in library.parent.iterdir() if library.parent.is_dir() else ():
        if match := pattern.fullmatch(path.name):
            with suppress(ValueError):  # no date
                kept.append(KeptLog(path, datetime.strptime(match[1], _TIME).astimezone()))
    return tuple(sorted(kept, key=lambda log: (log.time, log.path.name), reverse=True))


def _copy_log(library: Path, now: datetime) -> Path:
    """Copy the log of a library, and the library that it belongs to; return the copy of the log.

    Raises:
        OSError: They cannot be copied.
    """
    library = Path(os.path.realpath(library))
    log = log_path(library)
    for kept in list_kept_logs(library):
        if cmp(kept.path, log, shallow=False):
            return kept.path
    base = library.with_name(f"{library.stem}{_INFIX}{now.strftime(_TIME)}{library.suffix}")
    target, number = base, 1
    while target.exists() or log_path(target).exists():
        number += 1
        target = base.with_name(f"{base.stem}-{number}{base.suffix}")
    for source, copy in ((library, target), (log, log_path(target))):  # the log last: it shows that both are complete
        try:
            create_private_file(copy)
            shutil.copyfile(source, copy)
            with copy.open("rb+") as file:
                os.fsync(file.fileno())
        except OSError:
            for file_path in (target, log_path(target)):
                file_path.unlink(missing_ok=True)
            raise
    sync_folder(library.parent)
    return log_path(target)
