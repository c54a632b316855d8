"""What can go wrong with a library, in sentences: the one place that reads SQLite's error codes.

An error of the database is the world's fault where its code is one of those listed here; anything else is a bug and
goes on as it is.
"""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from shutil import disk_usage
from typing import Final

from sqlalchemy.exc import DBAPIError

from core.character import Character, Edit
from core.errors import LibraryError, QuireError
from core.messages import Message
from core.store.records import Change, Position


class DamagedLibraryError(LibraryError):
    """The file is no sound database; :func:`core.store.open_anyway` sets it aside."""


class ConflictError(LibraryError):
    """An edit that no longer fits, because somebody else has written in between. Nothing of it is on disk.

    Attributes:
        change: What was to be written; it can be shown, changed and tried again.
        character: The newest document, or None where the character is gone.
        position: Where that document stands.
    """

    def __init__(self, change: Change, reason: Message, character: Character | None, position: Position) -> None:
        super().__init__(
            Message(
                "conflict",
                "“{label}” no longer fits: {reason} Somebody else has changed the character in between; nothing of "
                "this edit was written. Look at the character as it stands now and make the edit again.",
                {"label": change.label, "reason": reason},
            )
        )
        self.change = change
        self.character = character
        self.position = position

    @property
    def edit(self) -> Edit:
        """The edit that was not written."""
        return self.change.edit


_PLACES: Final = {errno.EROFS: "READONLY", errno.ENOSPC: "FULL"}
"""What the system says of a place where SQLite has a word of its own for it."""

_SENTENCES: Final[Mapping[str, Message]] = {
    "BUSY": Message(
        "library_locked",
        "The library {path} is in use: another program keeps it locked. Close that program, or wait until it is done, "
        "and try again.",
        {},
    ),
    "LOCKED": Message(
        "library_locked",
        "The library {path} is in use: another program keeps it locked. Close that program, or wait until it is done, "
        "and try again.",
        {},
    ),
    "READONLY": Message(
        "library_read_only",
        "The library {path} cannot be written: the file or its folder is read-only. Give yourself the right to write "
        "there, or choose another place.",
        {},
    ),
    "PERM": Message(
        "library_read_only",
        "The library {path} cannot be written: the file or its folder is read-only. Give yourself the right to write "
        "there, or choose another place.",
        {},
    ),
    "FULL": Message(
        "disk_full",
        "The library {path} cannot be written: the disk is full. What was on disk before is safe. Make room and try "
        "again.",
        {},
    ),
    "CANTOPEN": Message(
        "library_not_opened",
        "The library {path} cannot be opened: the system does not give access to it. Check that the folder exists and "
        "that you may read and write there.",
        {},
    ),
    "IOERR": Message(
        "library_disk_error",
        "The library {path} cannot be read or written: the disk reports an error. Check the disk, then restore a copy "
        "of the library.",
        {},
    ),
}
_DAMAGE: Final = frozenset({"CORRUPT", "NOTADB"})
_DISK: Final = "IOERR"
_LEAST_ROOM: Final = 32 * 1024
"""Bytes of the file by which the programs at one library know of each other."""

_NO_TEXT: Final = "Could not decode to UTF-8"  # said by Python's sqlite3 itself, without a code


def damaged_error(path: Path, detail: str) -> DamagedLibraryError:
    """Say that a library is damaged, with what SQLite found."""
    return DamagedLibraryError(
        Message(
            "library_damaged",
            "The library {path} is damaged: {detail}. It is left as it is. Restore a copy of it, or name another "
            "library.",
            {"path": path, "detail": detail},
        )
    )


def foreign_error(path: Path) -> LibraryError:
    """Say that a file is something else than a library."""
    return LibraryError(
        Message(
            "library_foreign",
            "{path} is not a library of Quire: it belongs to another program. It is left as it is. Name another file.",
            {"path": path},
        )
    )


def newer_error(path: Path) -> LibraryError:
    """Say that a library comes from a later version."""
    return LibraryError(
        Message(
            "library_newer",
            "The library {path} was made by a newer Quire, which this one does not understand. It is left as it is. "
            "Install the newer Quire, or name another library.",
            {"path": path},
        )
    )


def unreadable_document(name: str, id: str, reason: Message) -> Message:
    """Say that one document cannot be read."""
    return Message(
        "document_unreadable",
        "The document of {name} ({id}) cannot be read: {reason} Restore a copy of the library in which it can.",
        {"name": name, "id": id, "reason": reason},
    )


def no_character_error(id: str) -> LibraryError:
    """Say that there is no such character."""
    return LibraryError(
        Message(
            "no_character",
            "There is no character {id} in the library: it was deleted for good, or the name is mistyped. List them "
            "with quire library list.",
            {"id": id},
        )
    )


def nothing_to_undo_error(code: str, verb: str) -> LibraryError:
    """Say that nothing is left to undo or redo."""
    return LibraryError(
        Message(
            code,
            "There is nothing to {verb}: no such edit is left in the history of this character. See quire history.",
            {"verb": verb},
        )
    )


def is_target_error(error: sqlite3.Error) -> bool:
    """Whether an error of SQLite lies in the place that something is written to."""
    return _kind(error) in {"FULL", "READONLY", "CANTOPEN", "PERM"}


def _kind(error: sqlite3.Error) -> str:
    name = getattr(error, "sqlite_errorname", None) or ""
    return name.removeprefix("SQLITE_").split("_")[0]


def to_library_error(error: sqlite3.Error, path: Path) -> QuireError | None:
    """Turn an error of SQLite into a sentence; None where it is a bug of ours."""
    kind = _kind(error)
    if kind == _DISK and _has_no_room(path):
        kind = "FULL"
    if kind in _DAMAGE or _NO_TEXT in str(error):
        return damaged_error(path, str(error))
    if kind in _SENTENCES:
        return LibraryError(_SENTENCES[kind].filled({"path": path}))
    return None


def _has_no_room(path: Path) -> bool:
    """Whether the disk cannot even take what SQLite keeps beside a library; it reports that as an error of the disk."""
    try:
        return disk_usage(path if path.is_dir() else path.parent).free < _LEAST_ROOM
    except OSError:
        return False


def _raise_explained(cause: sqlite3.Error, path: Path, error: Exception) -> None:
    known = to_library_error(cause, path)
    if known is not None:
        raise known from error


@contextmanager
def translate_sqlite_errors(path: Path) -> Iterator[None]:
    """Turn errors of the database into errors that a person understands; a bug stays what it is.

    Raises:
        LibraryError: The library cannot be read or written, with the reason.
    """
    try:
        yield
    except DBAPIError as error:
        if isinstance(error.orig, sqlite3.Error):
            _raise_explained(error.orig, path, error)
        raise
    except sqlite3.Error as error:
        _raise_explained(error, path, error)
        raise
    except UnicodeDecodeError as error:
        raise damaged_error(path, str(error)) from error
    except UnicodeEncodeError as error:
        raise LibraryError(
            Message(
                "half_a_letter",
                "A text for the library {path} holds half a letter (a lone surrogate), which no file can keep. Type "
                "the text anew.",
                {"path": path},
            )
        ) from error
    except PermissionError as error:
        raise LibraryError(_SENTENCES["PERM"].filled({"path": path})) from error
    except OSError as error:
        if error.errno in _PLACES:
            raise LibraryError(_SENTENCES[_PLACES[error.errno]].filled({"path": path})) from error
        raise LibraryError(
            Message(
                "library_file",
                "The library {path} cannot be reached: {reason}. Check the path and the disk and try again.",
                {"path": path, "reason": error.strerror or error},
            )
        ) from error
