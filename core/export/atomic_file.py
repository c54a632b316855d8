"""Writes a file atomically: a temporary file beside the target, synced, then renamed."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import stat
import tempfile
from pathlib import Path
from typing import Final

from core.errors import ExportError
from core.messages import Message

_IN_USE: Final = frozenset({32, 33})  # Windows: another program has the file open
_FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
_REFUSED: Final = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})
_NEW_FILE_MODE: Final = 0o666
_OPEN_FILE: Final = re.compile(r"/dev/(stdout|stderr)|/(?:dev|proc/self)/fd/(\d{1,9})")
_STREAMS: Final = {"stdout": 1, "stderr": 2}


def write_file(path: Path, content: bytes) -> None:
    """Write a file atomically: it has either its old or its new content, never a part.

    A symbolic link is followed and its target replaced; the permissions of an existing file are kept. Other hard links
    of the file keep its old content. What is no regular file (a device, a named pipe, ``/dev/stdout``) is written to,
    not replaced.

    Raises:
        ExportError: It cannot be written; the old content is unchanged.
    """
    try:
        if not _write_stream(path, content):
            target = Path(os.path.realpath(path))
            if target.exists() and not os.access(target, os.W_OK):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
            _replace(target, content)
    except (OSError, ValueError) as error:
        raise ExportError(_write_failure(path, error)) from error


def create_folder(folder: Path) -> None:
    """Create a folder for files if it is missing.

    Raises:
        ExportError: It cannot be created, as where a file has its name.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as error:
        raise ExportError(
            Message(
                "not_a_folder",
                "Nothing was written to {folder}: it is not a folder, or is within a file. Choose another place.",
                {"folder": folder},
            )
        ) from error


def _write_stream(path: Path, content: bytes) -> bool:
    """Write to a device, a pipe or an open file of this process; return False for a file that can be replaced."""
    if named := _OPEN_FILE.fullmatch(os.fspath(path)):
        # Opening it by name would begin at the start of a redirected file, and fails for sockets.
        handle = os.dup(_STREAMS.get(named[1]) or int(named[2]))
    elif _is_special(path):
        handle = os.open(path, os.O_WRONLY)
    else:
        return False
    with os.fdopen(handle, "wb") as stream:
        stream.write(content)
    return True


def _is_special(path: Path) -> bool:
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return False
    return not stat.S_ISREG(mode) and not stat.S_ISDIR(mode)


def _replace(target: Path, content: bytes) -> None:
    handle, name = tempfile.mkstemp(prefix=".quire-", suffix=".tmp", dir=target.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(OSError):  # some network drives know no permissions; the content matters
            temporary.chmod(_permissions(target))
        temporary.replace(target)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    _flush_folder(target.parent)


def _permissions(target: Path) -> int:
    """Return the permissions of the file that is replaced, or those of a new file."""
    try:
        return stat.S_IMODE(target.stat().st_mode)
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        return _NEW_FILE_MODE & ~mask


def _flush_folder(folder: Path) -> None:
    """Sync the rename to disk, where the platform supports it."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _write_failure(path: Path, error: OSError | ValueError) -> Message:
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
