"""Files that are written whole or not at all: a temporary file beside the place, flushed to the disk, then renamed."""

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
    """Write a file so that whatever happens either the old or the new content stands there, whole.

    A link is followed, the rights of a file that exists are kept.

    Raises:
        ExportError: It cannot be written; what stood there before still does.
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
    """Return the rights of the file that is replaced, else those that a new file gets."""
    try:
        return stat.S_IMODE(place.stat().st_mode)
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        return _NEW_FILE & ~mask


def _flush_folder(folder: Path) -> None:
    """Make the renaming itself durable, where the platform can."""
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
            "{file} was not written: another program has it open. Close it there and try again.",
            values,
        )
    if os.path.isdir(path):  # unlike Path.is_dir it takes any name
        return Message("file_is_folder", "{file} was not written: it is a folder. Choose a name for the file.", values)
    if number in {errno.ENOENT, errno.ENOTDIR}:
        return Message(
            "folder_missing",
            "{file} was not written: there is no folder {folder}. Make the folder, or choose another place.",
            values,
        )
    if number in _REFUSED:
        return Message(
            "file_read_only",
            "{file} was not written: {folder} or the file may only be read. Choose another place.",
            values,
        )
    if number in _FULL:
        return Message(
            "disk_full",
            "{file} was not written: the disk is full. What stood there before is untouched; make room and try again.",
            values,
        )
    values["reason"] = error.strerror or error if isinstance(error, OSError) else error
    return Message(
        "file_not_written",
        "{file} was not written: {reason}. Choose another name or place.",
        values,
    )
