"""Opens what commands are given: files, standard input, the library, characters, answers."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from core import paths
from core.character.document import Character
from core.character.document_kind import CHARACTER, kind_of_document
from core.character.setting_reference import named_setting
from core.character.sheet import Sheet
from core.cli.console import one_line, print_err
from core.cli.output_language import render
from core.errors import DocumentError, LibraryError, QuireError
from core.export import json_file
from core.messages import Message
from core.registry import game, open_character, read_character, summarise, summary_of

if TYPE_CHECKING:
    from core.content.setting import Setting
    from core.store.errors import LostLibraryError
    from core.store.library import Library
    from core.store.records import PreparedCharacter, StoredCharacter

STANDARD_INPUT = "-"

SIDE_SEPARATOR = "vs"
"""The word between two sides of a fight."""
MOST_BYTES = 16 * 1024 * 1024
"""Maximum size of a document; one byte more is read, to detect larger ones."""


@dataclass(frozen=True, slots=True)
class OpenedCharacter:
    """A character named on the command line.

    Attributes:
        sheet: The sheet.
        stored: The character in the library, or None for a file.
        setting_file: The file of its setting, as found in that library; None for a sample, and if it is not there.
        world: What the world of that library offers which the character names, or None.
    """

    sheet: Sheet
    stored: StoredCharacter | None = None
    setting_file: str | None = None
    world: Setting | None = None


def read_bytes(source: str, most: int = MOST_BYTES + 1) -> bytes:
    """Read a file or standard input, up to the maximum size of a document and one byte more.

    Args:
        source: The file, or ``-``.
        most: Bytes to read at most.

    Raises:
        DocumentError: It cannot be read.
    """
    if source == STANDARD_INPUT:
        return sys.stdin.buffer.read(most)
    return json_file.read_bytes(Path(source), most)


def open_source(
    source: str, library: Path | None = None, *, writes: bool = False, database: Library | None = None
) -> OpenedCharacter:
    """Open a character by file, ``-`` or library id.

    Args:
        source: The file, ``-`` or id.
        library: The library of an id; None for the user's own.
        writes: Whether the character will be saved; then its library must be writable.
        database: That library, if it is open already.

    Raises:
        QuireError: There is no such character, or it cannot be opened.
    """
    if is_file(source):
        return OpenedCharacter(open_sheet(read_character(read_bytes(source), Path(source).stem)))
    found = _load(source, library, reads_only=not writes) if database is None else _find(source, database)
    stored, setting_file, world = found
    return OpenedCharacter(open_sheet(stored.character), stored, setting_file, world)


def warn_of_missing_setting(opened: OpenedCharacter, library: Path | None) -> None:
    """Say on the error output if the setting of a character is missing; a sample is not read for that."""
    if named_setting(opened.sheet.character) is not None:
        from core.cli.setting_access import find_character_setting  # noqa: PLC0415 - most characters have a sample

        find_character_setting(opened, library)


def is_file(source: str) -> bool:
    """Whether a source is a file, not a library id: it exists, or looks like a path."""
    if not source.strip():
        return False  # the folder one is in would exist
    return source == STANDARD_INPUT or any(mark in source for mark in "./\\") or is_there(source)


def is_there(source: str) -> bool:
    """Whether there is a file or folder of this name; there is none of a name that is too long for one."""
    try:
        return Path(source).exists()
    except OSError:
        return False


def _load(source: str, library: Path | None, *, reads_only: bool) -> tuple[StoredCharacter, str | None, Setting | None]:
    """Return a character of a library, with the file of its setting and what its world offers, if they are there."""
    path = library_path(library)
    if library is None and not path.exists():
        raise DocumentError(
            Message(
                "no_source",
                "There is no file {source}, and no library yet that could contain this id. Check the name.",
                {"source": source},
            )
        )
    with open_library(library, must_exist=True, reads_only=reads_only) as database:
        return _find(source, database)


def _find(source: str, database: Library) -> tuple[StoredCharacter, str | None, Setting | None]:
    """Return a character of an open library, as `_load` does."""
    try:
        stored = database.load(source)
    except LibraryError as error:
        raise no_such_character(source, error) from error
    reference = named_setting(stored.character)
    if reference is None:
        return stored, None, None
    system = stored.character.system
    world = None
    if kind_of_document(system) == CHARACTER:
        with suppress(DocumentError, LibraryError):  # said where the character is opened
            world = database.settings.offered(game(system).system, reference)
    return stored, database.settings.find(system, reference), world


def no_such_character(source: str, error: LibraryError) -> QuireError:
    """Return why a word names no character: as the library says of an id, that there is no such file of another."""
    return error if is_id(source) else _no_such_file(source)


def is_id(word: str) -> bool:
    """Whether a word looks like an id that the library makes."""
    from core.store.records import ID_LENGTH, ID_LETTERS  # noqa: PLC0415 - files are read without

    return len(word) == ID_LENGTH and set(word) <= set(ID_LETTERS)


def _no_such_file(source: str) -> DocumentError:
    return DocumentError(
        Message(
            "no_such_file",
            "There is no such file: {source}. Nor is it the id of a character in the library; quire library list "
            "shows the ids.",
            {"source": source},
        )
    )


def open_sheet(character: Character) -> Sheet:
    """Open a character in its game.

    Raises:
        DocumentError: The game is unknown, or something in the document has the wrong type.
    """
    return open_character(character, random.SystemRandom())


def prepare_for_library(sheet: Sheet) -> PreparedCharacter:
    """Return a character ready for the library, with its summary line."""
    from core.store.records import prepare_character  # noqa: PLC0415 - files are read without

    return prepare_character(sheet.character, *summary_of(sheet))


def library_path(library: Path | None) -> Path:
    """Return the path of the named library, or of the user's own."""
    return paths.library_path() if library is None else library


def is_library_named(library: Path | None) -> bool:
    """Return whether the user has named a library: if it is missing, it is mistyped or gone, and is not created."""
    return library is not None or paths.is_library_named()


def open_library(library: Path | None, *, must_exist: bool = False, reads_only: bool = False) -> Library:
    """Open the named library, or the user's own; create it unless it must exist.

    The user's own library is recovered if it is damaged, with a message; a named one is not.

    Args:
        library: The named library; None for the user's own.
        must_exist: Refuse to create it, for commands that only read or need something in it.
        reads_only: Open it for reading if it cannot be written, as on a full disk.

    Raises:
        LibraryError: It cannot be opened, or does not exist.
    """
    path = library_path(library)
    with commands_for_lost_library():
        try:
            opened = _open_library(path, must_exist=must_exist, is_own=library is None)
        except LibraryError as error:
            if not reads_only:
                raise
            opened = _open_read_only(path, error)
    if opened.opening_message is not None:
        print_err(one_line(render(opened.opening_message)))
    return opened


@contextmanager
def commands_for_lost_library() -> Iterator[None]:
    """Name the commands that help where a library is missing that was there before.

    Raises:
        LibraryError: Instead of :class:`~core.store.errors.LostLibraryError`.
    """
    from core.store.errors import LostLibraryError  # noqa: PLC0415 - SQLAlchemy is imported with the first library

    try:
        yield
    except LostLibraryError as error:
        raise LibraryError(_lost_message(error)) from error


def _open_library(path: Path, *, must_exist: bool, is_own: bool) -> Library:
    from core.store.backups import check_not_lost  # noqa: PLC0415 - SQLAlchemy is imported with the first library
    from core.store.library import Library  # noqa: PLC0415 - SQLAlchemy is imported with the first library
    from core.store.recovery import open_or_recover  # noqa: PLC0415 - SQLAlchemy is imported with the first library

    if not path.exists() and (must_exist or is_own):
        check_not_lost(path, is_remembered=is_own and paths.remembers_library(path))
    if must_exist and not path.exists():
        raise LibraryError(
            Message(
                "no_library",
                "There is no library at {path}. Check the path, or create one with quire library import.",
                {"path": path},
            )
        )
    if is_own:
        paths.tighten_folder(paths.user_data())
        opened = open_or_recover(path, now, summarise=summarise)
        if opened.message is not None:
            print_err(one_line(render(opened.message)))
        return opened.library
    return Library.open(path, now, summarise=summarise)


def _open_read_only(path: Path, error: LibraryError) -> Library:
    """Open a library for reading after it could not be opened for writing.

    Raises:
        LibraryError: As given, if it cannot be read either; or that it is damaged.
    """
    from core.store.read_only import read_only_reason  # noqa: PLC0415 - SQLAlchemy is imported with the first library
    from core.store.recovery import open_read_only  # noqa: PLC0415 - SQLAlchemy is imported with the first library

    reason = read_only_reason(path, error)
    if reason is None:
        raise error
    return open_read_only(path, now, reason, summarise=summarise)


def _lost_message(error: LostLibraryError) -> Message:
    """Return the message about a lost library with the commands that help."""
    if error.has_backups:
        template = (
            "The library {path} is missing, but its backups are still there. Restore the newest one with quire doctor "
            "--restore newest --library {path}, or start a new library with quire doctor --new --library {path}."
        )
    elif error.has_log:
        template = (
            "The library {path} is missing, but its log {path}-wal is still there. Move the file back, or start a new "
            "library with quire doctor --new --library {path}."
        )
    else:
        template = (
            "The library {path} is missing. Connect the disk that it is on, or move the file back; quire doctor --new "
            "--library {path} starts a new library."
        )
    return Message(error.message.code, template, {"path": error.path})


def now() -> datetime:
    """Return the present time with its time zone."""
    return datetime.now().astimezone()
