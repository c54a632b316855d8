"""Exception classes of the library, and translation of SQLite's error codes into them.

A database error whose code is listed here has a cause outside the program; any other one is a bug and is re-raised.
"""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from shutil import disk_usage
from typing import Final

from sqlalchemy.exc import DBAPIError

from core.character.document import Character
from core.character.edits import Edit
from core.errors import LibraryError, QuireError
from core.messages import Message
from core.store.records import Change, Origin, Position

LIBRARY_LOST: Final = "library_lost"
"""Message code for a library that is missing although it was there before."""


class DamagedLibraryError(LibraryError):
    """Raised for a damaged database file; :func:`core.store.recovery.open_or_recover` sets it aside."""


class LostLibraryError(LibraryError):
    """Raised for a library that is missing although it was there before; nothing was created.

    Attributes:
        path: The library.
        has_backups: Whether it has backups.
        has_log: Whether its log is there.
    """

    def __init__(self, path: Path, *, has_backups: bool, has_log: bool) -> None:
        if has_backups:
            template = (
                "The library {path} is missing, but its backups are still there. No new one was created; restore a "
                "backup, or move the file back."
            )
        elif has_log:
            template = (
                "The library {path} is missing, but its log {path}-wal is still there. No new one was created; move "
                "the file back."
            )
        else:
            template = (
                "The library {path} is missing. No new one was created; connect the disk that it is on, or move the "
                "file back."
            )
        super().__init__(Message(LIBRARY_LOST, template, {"path": path}))
        self.path = path
        self.has_backups = has_backups
        self.has_log = has_log


class ConflictError(LibraryError):
    """Raised for an edit that no longer fits because the character was changed in between; nothing was written.

    Attributes:
        change: The edit that was not written; it can be shown, changed and tried again.
        character: The newest document, or None if the character was deleted.
        position: Revision and write count of that document.
    """

    def __init__(self, change: Change, reason: Message, character: Character | None, position: Position) -> None:
        super().__init__(
            Message(
                "conflict",
                "“{label}” was not saved: {reason} The character was changed elsewhere in the meantime; check it "
                "and make the edit again.",
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


_ERRNO_NAMES: Final = {errno.EROFS: "READONLY", errno.ENOSPC: "FULL"}
"""SQLite's error names for some error numbers of the operating system."""

_MESSAGES: Final[Mapping[str, Message]] = {
    "BUSY": Message(
        "library_locked",
        "The library {path} is in use by another program. Close that program, or wait a moment, and try again.",
        {},
    ),
    "LOCKED": Message(
        "library_locked",
        "The library {path} is in use by another program. Close that program, or wait a moment, and try again.",
        {},
    ),
    "READONLY": Message(
        "library_read_only",
        "The library {path} cannot be saved: the file or its folder is read-only. Change its permissions, or choose "
        "another place.",
        {},
    ),
    "PERM": Message(
        "library_read_only",
        "The library {path} cannot be saved: the file or its folder is read-only. Change its permissions, or choose "
        "another place.",
        {},
    ),
    "FULL": Message(
        "disk_full",
        "The library {path} cannot be saved: the disk is full. Free some space and try again; what was saved before "
        "is safe.",
        {},
    ),
    "CANTOPEN": Message(
        "library_not_opened",
        "The library {path} cannot be opened: access was denied. Check that the folder exists and that you can read "
        "and write there.",
        {},
    ),
    "IOERR": Message(
        "library_disk_error",
        "The library {path} cannot be read or saved: the disk reports an error. Check the disk, then restore a "
        "backup of the library.",
        {},
    ),
}
_DAMAGE_ERRORS: Final = frozenset({"CORRUPT", "NOTADB"})
_DISK_ERROR: Final = "IOERR"
_NOT_OPENED: Final = "CANTOPEN"
_MIN_FREE_BYTES: Final = 32 * 1024
"""Size in bytes of SQLite's shared-memory file, the first one that a full disk refuses."""

_DECODE_ERROR: Final = "Could not decode to UTF-8"  # raised by Python's sqlite3 itself, without an error code


def read_only_error(path: Path) -> LibraryError:
    """Return the error for a library whose file or folder is read-only."""
    return LibraryError(_MESSAGES["READONLY"].with_values({"path": path}))


def damaged_error(path: Path, detail: str) -> DamagedLibraryError:
    """Return the error for a damaged library, with SQLite's finding."""
    return DamagedLibraryError(
        Message(
            "library_damaged",
            "The library {path} is damaged: {detail}. It was not changed; restore a backup, or choose another library.",
            {"path": path, "detail": detail},
        )
    )


def foreign_error(path: Path) -> LibraryError:
    """Return the error for a file that is not a library."""
    return LibraryError(
        Message(
            "library_foreign",
            "{path} is not a Quire library. It was not changed; choose another file.",
            {"path": path},
        )
    )


def newer_error(path: Path) -> LibraryError:
    """Return the error for a library of a newer version."""
    return LibraryError(
        Message(
            "library_newer",
            "The library {path} was made by a newer version of Quire. It was not changed; install that version, or "
            "choose another library.",
            {"path": path},
        )
    )


def unreadable_document(name: str, id: str) -> Message:
    """Return the message for a character whose document cannot be read."""
    return Message(
        "document_unreadable",
        "{name} ({id}) cannot be read. Rebuild it from its history or a backup with quire doctor --repair.",
        {"name": name, "id": id},
    )


def unreadable_history_error(id: str) -> LibraryError:
    """Return the error for a history of which a needed revision is missing or cannot be read."""
    return LibraryError(
        Message(
            "history_unreadable",
            "Part of the history of {id} cannot be read. Repair it with quire doctor --repair.",
            {"id": id},
        )
    )


def no_character_error(id: str) -> LibraryError:
    """Return the error for an unknown character id; an id that cannot be read is read as ""."""
    if not id:
        return LibraryError(
            Message(
                "id_unreadable",
                "The id of this character cannot be read. Give it a new one with quire doctor --repair.",
            )
        )
    return LibraryError(
        Message(
            "no_character",
            "There is no character {id} in the library. It may have been deleted, or the id is mistyped.",
            {"id": id},
        )
    )


def nothing_to_undo_error(origin: Origin) -> LibraryError:
    """Return the error for an empty undo stack (``Origin.UNDO``) or redo stack (``Origin.REDO``)."""
    if origin is Origin.UNDO:
        return LibraryError(Message("nothing_to_undo", "There is nothing to undo."))
    return LibraryError(Message("nothing_to_redo", "There is nothing to redo."))


def is_target_error(error: sqlite3.Error) -> bool:
    """Whether an SQLite error concerns the target of a write: disk full, read-only, no access."""
    return _error_name(error) in {"FULL", "READONLY", "CANTOPEN", "PERM"}


def _error_name(error: sqlite3.Error) -> str:
    name = getattr(error, "sqlite_errorname", None) or ""
    return name.removeprefix("SQLITE_").split("_")[0]


def to_library_error(error: sqlite3.Error, path: Path) -> QuireError | None:
    """Return the library error for an SQLite error; None if it is a bug."""
    kind = _error_name(error)
    if kind == _DISK_ERROR and _is_disk_full(path):
        kind = "FULL"
    if kind == _NOT_OPENED and path.is_file() and not is_writable(path):
        kind = "READONLY"
    if kind in _DAMAGE_ERRORS or _DECODE_ERROR in str(error):
        return damaged_error(path, str(error))
    if kind in _MESSAGES:
        return LibraryError(_MESSAGES[kind].with_values({"path": path}))
    return None


def is_writable(path: Path) -> bool:
    """Whether a library and its folder, where SQLite keeps its side files, can be written."""
    return os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)


def _is_disk_full(path: Path) -> bool:
    """Whether the disk has no room for SQLite's side files; SQLite reports that as an I/O error."""
    try:
        return disk_usage(path if path.is_dir() else path.parent).free < _MIN_FREE_BYTES
    except OSError:
        return False


def _raise_translated(cause: sqlite3.Error, path: Path, error: Exception) -> None:
    known = to_library_error(cause, path)
    if known is not None:
        raise known from error


@contextmanager
def translate_sqlite_errors(path: Path) -> Iterator[None]:
    """Translate database errors raised in the ``with`` block into library errors; bugs pass through.

    Raises:
        LibraryError: The library cannot be read or written, with the reason.
    """
    try:
        yield
    except DBAPIError as error:
        if isinstance(error.orig, sqlite3.Error):
            _raise_translated(error.orig, path, error)
        raise
    except sqlite3.Error as error:
        _raise_translated(error, path, error)
        raise
    except UnicodeDecodeError as error:
        raise damaged_error(path, str(error)) from error
    except UnicodeEncodeError as error:
        raise LibraryError(
            Message(
                "half_a_letter",
                "A text contains a broken character that cannot be saved in {path}. Type the text again.",
                {"path": path},
            )
        ) from error
    except PermissionError as error:
        raise LibraryError(_MESSAGES["PERM"].with_values({"path": path})) from error
    except OSError as error:
        if error.errno in _ERRNO_NAMES:
            raise LibraryError(_MESSAGES[_ERRNO_NAMES[error.errno]].with_values({"path": path})) from error
        raise LibraryError(
            Message(
                "library_file",
                "The library {path} cannot be reached: {reason}. Check the path and the disk and try again.",
                {"path": path, "reason": error.strerror or error},
            )
        ) from error
