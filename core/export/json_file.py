"""Reads and writes character files (JSON, atomically); equal characters give equal files."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from core.character.document import Character
from core.errors import DocumentError
from core.export.atomic_file import write_file
from core.messages import Message

LARGEST_READ = 16 * 1024 * 1024 + 1
"""Maximum bytes to read: one more than a document may have, to detect larger ones."""


def read_character(path: Path) -> Character:
    """Read a character file.

    Raises:
        DocumentError: It cannot be read, or is not a character document.
    """
    return Character.read(read_bytes(path))


def write_character(path: Path, character: Character) -> None:
    """Write a character file atomically; unknown keys and the digits of numbers are kept.

    Raises:
        ExportError: It cannot be written; the old content is unchanged.
    """
    write_file(path, (character.to_text() + "\n").encode("utf-8"))


def read_bytes(path: Path, most: int = LARGEST_READ) -> bytes:
    """Read a file, up to one byte more than the maximum size of a document.

    Args:
        path: The file.
        most: Bytes to read at most.

    Raises:
        DocumentError: It cannot be read.
    """
    try:
        with path.open("rb") as file:
            return file.read(most)
    except (OSError, ValueError) as error:
        raise DocumentError(_read_failure(path, error)) from error


def read_regular_file(path: Path, most: int = LARGEST_READ) -> bytes:
    """Read a file that a person opened, as :func:`read_bytes`; never a pipe or a device, which may have no end.

    Args:
        path: The file.
        most: Bytes to read at most.

    Raises:
        DocumentError: It cannot be read, or is no regular file.
    """
    if path.exists() and not path.is_file() and not path.is_dir():
        raise DocumentError(
            Message("file_irregular", "{file} is a device or a pipe, not a file. Choose a file.", {"file": path})
        )
    return read_bytes(path, most)


def _read_failure(path: Path, error: OSError | ValueError) -> Message:
    number = error.errno if isinstance(error, OSError) else errno.EINVAL
    if number in {errno.ENOENT, errno.ENOTDIR}:
        return Message("file_missing", "There is no file {file}. Check its name and folder.", {"file": path})
    if number == errno.EISDIR or os.path.isdir(path):
        return Message("file_is_folder", "{file} is a folder, not a file. Choose a file in it.", {"file": path})
    if number in {errno.EACCES, errno.EPERM}:
        return Message(
            "file_unreadable",
            "{file} cannot be read: you have no permission, or another program has it open. Change its permissions, "
            "or close it there.",
            {"file": path},
        )
    reason = error.strerror or error if isinstance(error, OSError) else error
    return Message(
        "file_unreadable", "{file} cannot be read: {reason}. Check the file.", {"file": path, "reason": reason}
    )
