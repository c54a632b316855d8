"""Atomic file writing: a temporary file next to the target, synced to disk, then renamed."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import tempfile
from pathlib import Path
from typing import Final

from core.errors import ExportError
from core.messages import Message

_IN_USE: Final = frozenset({32, 33})  # Windows: another program has the file open
_FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
_REFUSED: Final = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})
_NEW_FILE: Final = 0o666


def write_file(path: Path, content: bytes) -> None:
    """Write a file atomically: it has either its old or its new content, never a part.

    A symbolic link is followed, and the permissions of an existing file are kept.

    Raises:
        ExportError: It cannot be written; the old content is unchanged.
    """
    try:
        place = path.resolve()
        if place.exists() and not os.access(place, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        _write(place, content)
    except (OSError, ValueError) as error:
        raise ExportError(_why(path, error)) from error


def _write(place: Path, content: bytes) -> None:
    handle, name = tempfile.mkstemp(prefix=".quire-", suffix=".tmp", dir=place.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(OSError):  # some network drives know no rights; the content matters
            temporary.chmod(_rights(place))
        temporary.replace(place)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    _flush_folder(place.parent)


def _rights(place: Path) -> int:
    """Return the permissions of the file that is replaced, or those of a new file."""
    try:
        return stat.S_IMODE(place.stat().st_mode)
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        return _NEW_FILE & ~mask


def _flush_folder(folder: Path) -> None:
    """Sync the rename to disk, where the platform supports it."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _why(path: Path, error: OSError | ValueError) -> Message:
    values = {"file": path.name or path, "folder": path.parent, "reason": error}
    number = error.errno if isinstance(error, OSError) else errno.EINVAL
    if getattr(error, "winerror", None) in _IN_USE or number == errno.EBUSY:
        return Message(
            "file_in_use",
            "{file} was not saved: another program has it open. Close it there and try again.",
            values,
        )
    if os.path.isdir(path):  # unlike Path.is_dir it takes any name
        return Message("file_is_folder", "{file} was not saved: it is a folder. Choose a file name.", values)
    if number in {errno.ENOENT, errno.ENOTDIR}:
        return Message(
            "folder_missing",
            "{file} was not saved: there is no folder {folder}. Create the folder, or choose another place.",
            values,
        )
    if number in _REFUSED:
        return Message(
            "file_read_only",
            "{file} was not saved: the file or its folder {folder} is read-only. Choose another place.",
            values,
        )
    if number in _FULL:
        return Message(
            "disk_full",
            "{file} was not saved: the disk is full. Free some space and try again.",
            values,
        )
    values["reason"] = error.strerror or error if isinstance(error, OSError) else error
    return Message(
        "file_not_written",
        "{file} was not saved: {reason}. Choose another name or place.",
        values,
    )
