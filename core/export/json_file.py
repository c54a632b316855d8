"""Character files: one JSON document each, with keys in order, so that equal characters make equal files."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from core.character import Character
from core.errors import DocumentError
from core.export.atomic_file import write_file
from core.messages import Message

LARGEST_READ = 16 * 1024 * 1024 + 1
"""Bytes that are read at most: one more than a document may have, so that a larger one is noticed."""


def read_character(path: Path) -> Character:
    """Read a character file.

    Raises:
        DocumentError: It cannot be read, or is no character document; the sentence says why.
    """
    return Character.read(read_bytes(path))


def write_character(path: Path, character: Character) -> None:
    """Write a character file, whole or not at all; unknown keys and the digits of numbers as they were read.

    Raises:
        ExportError: It cannot be written; what stood there before still does.
    """
    write_file(path, (character.to_text() + "\n").encode("utf-8"))


def read_bytes(path: Path) -> bytes:
    """Read a file up to the size that a document may have, and one byte more.

    Raises:
        DocumentError: It cannot be read.
    """
    try:
        with path.open("rb") as file:
            return file.read(LARGEST_READ)
    except (OSError, ValueError) as error:
        raise DocumentError(_why(path, error)) from error


def _why(path: Path, error: OSError | ValueError) -> Message:
    number = error.errno if isinstance(error, OSError) else errno.EINVAL
    if number in {errno.ENOENT, errno.ENOTDIR}:
        return Message("file_missing", "There is no file {file}. Check its name and folder.", {"file": path})
    if number == errno.EISDIR or os.path.isdir(path):
        return Message("file_is_folder", "{file} is a folder, not a file. Name the file in it.", {"file": path})
    if number in {errno.EACCES, errno.EPERM}:
        return Message(
            "file_unreadable",
            "{file} cannot be read: it belongs to somebody else or another program has it open. Change its rights, or "
            "close it there.",
            {"file": path},
        )
    reason = error.strerror or error if isinstance(error, OSError) else error
    return Message(
        "file_unreadable", "{file} cannot be read: {reason}. Check the file.", {"file": path, "reason": reason}
    )
