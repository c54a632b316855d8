"""Opens, copies and replaces libraries, and prepares characters for them; runs on a worker thread.

`desktop.library.library_service` calls these functions. A library that cannot be written is opened for reading.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from core import paths
from core.character.document_kind import CHARACTER, WORLD, kind_of_document
from core.errors import DocumentError, LibraryError
from core.messages import Message

if TYPE_CHECKING:
    from core.character.document import Character
    from core.store.library import Library
    from core.store.records import Campaign, Draft, PreparedCharacter, SummaryLine


@dataclass(frozen=True, slots=True)
class Opening:
    """Result of opening a library.

    Attributes:
        library: The library.
        message: A message for the user, or None.
        is_temporary: Whether it is deleted after this session.
        moved: Pairs of old and new ids of characters taken over from the previous library.
    """

    library: Library
    message: Message | None = None
    is_temporary: bool = False
    moved: tuple[tuple[str, str], ...] = ()


def prepare_character(character: Character) -> PreparedCharacter:
    """Prepare a character for the library, with its game's summary line (none for an unknown game).

    Takes over 50 ms for large characters: call it on a worker thread.
    """
    from core.store import records  # noqa: PLC0415 - imported after the first paint

    return records.prepare_character(character, *summary_line(character))


def summary_line(character: Character) -> SummaryLine:
    """Return the summary line of a character; without a version for an unknown game."""
    from core.registry import summarise  # noqa: PLC0415 - imported after the first paint

    try:
        return summarise(character)
    except DocumentError:
        return "", "", None


def counted_line(character: Character) -> SummaryLine:
    """Return the summary line of a character, or of a world with the number of its problems; as above."""
    if kind_of_document(character.system) != WORLD:
        return summary_line(character)
    from core.world_library import world_line  # noqa: PLC0415 - with the first world

    try:
        return world_line(character)
    except DocumentError:
        return "", "", None


def _summarise(character: Character) -> SummaryLine:
    from core.registry import summarise  # noqa: PLC0415 - imported after the first paint

    return summarise(character)


def _now() -> datetime:
    return datetime.now().astimezone()


def open_library(file: Path, is_own: bool) -> Opening:
    """Open a library; a damaged one is set aside if it is the user's own, else left as it is."""
    from core.store.recovery import open_or_recover  # noqa: PLC0415 - SQLAlchemy is imported with the first library

    if not is_own:
        return open_file(file)
    _check_remembered(file)
    paths.tighten_folder(paths.user_data())
    try:
        opened = open_or_recover(file, _now, summarise=_summarise)
    except LibraryError as error:
        return _open_read_only(file, error)
    return Opening(opened.library, opened.message)


def _check_remembered(file: Path) -> None:
    """Check that a library which the user chose once is not missing, as with the disk that it is on.

    Raises:
        LostLibraryError: It is missing.
    """
    from core.store.backups import check_not_lost  # noqa: PLC0415 - SQLAlchemy is imported with the first library

    if not file.exists() and paths.remembers_library(file):
        check_not_lost(file, is_remembered=True)


def open_file(file: Path, message: Message | None = None) -> Opening:
    """Open a library, for reading if it cannot be written.

    Args:
        file: The library.
        message: What the user should know of it already.
    """
    from core.store.library import Library  # noqa: PLC0415 - SQLAlchemy is imported with the first library

    try:
        return Opening(Library.open(file, _now, summarise=_summarise), message)
    except LibraryError as error:
        return _open_read_only(file, error)


def _open_read_only(file: Path, error: LibraryError) -> Opening:
    """Open a library for reading after it could not be opened for writing.

    Raises:
        LibraryError: As given, if it cannot be read either.
    """
    from core.store.read_only import read_only_reason  # noqa: PLC0415 - SQLAlchemy is imported with the first library
    from core.store.recovery import open_read_only  # noqa: PLC0415 - SQLAlchemy is imported with the first library

    reason = read_only_reason(file, error)
    if reason is None:
        raise error
    library = open_read_only(file, _now, reason, summarise=_summarise)
    values: dict[str, object] = {"reason": reason, "because": reason.code}
    if library.opening_message is None:
        message = Message(
            "library_only_read", "{reason} Until then, you can look at everything but change nothing.", values
        )
    else:
        message = Message(
            "library_only_read",
            "{reason} Until then, you can look at everything but change nothing. {missing}",
            {**values, "missing": library.opening_message},
        )
    return Opening(library, message)


def open_temporary(file: Path, reason: Message) -> Opening:
    """Open a library that is kept for this session only.

    Args:
        file: Where it is kept; it is new.
        reason: Why the proper one cannot be used.
    """
    from core.store.library import Library  # noqa: PLC0415 - SQLAlchemy is imported with the first library

    message = Message(
        "library_for_now",
        "{reason} Until then, your work is kept for this session only.",
        {"reason": reason, "because": reason.code},
    )
    return Opening(Library.open(file, _now, summarise=_summarise), message, is_temporary=True)


def open_with_characters_of(file: Path, old: Library | None) -> Opening:
    """Open a library and add the characters, worlds, campaigns and drafts of another one."""
    from core.store.library import Library  # noqa: PLC0415 - SQLAlchemy is imported with the first library
    from core.store.records import Origin, Query  # noqa: PLC0415 - imported after the first paint

    _check_remembered(file)
    library = Library.open(file, _now, summarise=_summarise)
    moved: list[tuple[str, str]] = []
    if old is not None:
        library.settings.copy_from(old.settings)
        campaigns = library.campaigns.copy_from(old.campaigns)
        names = {old.campaigns.find(id_).name: campaign.name for id_, campaign in campaigns.items()}
        ids = [entry.id for kind in (CHARACTER, WORLD) for entry in old.all_entries(Query(kind=kind))]
        found = [old.load(id_).character for id_ in ids]
        ready = [
            prepare_character(replace(each, campaign=names.get(each.campaign, each.campaign), campaign_id=""))
            for each in found
        ]
        moved = list(zip(ids, library.add_many(ready, Origin.NEW), strict=True))
        for draft in old.drafts.list():
            library.drafts.save(_in_campaign(old.drafts.load(draft.id), campaigns))
    return Opening(library, moved=tuple(moved))


def _in_campaign(draft: Draft, campaigns: Mapping[str, Campaign]) -> Draft:
    """Return a draft that names its campaign as another library does.

    Args:
        draft: The draft.
        campaigns: The campaigns of that library, by the ids that the draft may name.
    """
    named = draft.transcript.get("campaign")
    if not isinstance(named, Mapping) or (campaign := campaigns.get(str(named.get("id")))) is None:
        return draft
    return replace(
        draft, transcript={**draft.transcript, "campaign": {**named, "id": campaign.id, "name": campaign.name}}
    )


def replace_lost(file: Path, old: Library | None) -> Opening:
    """Create a new library where one is lost, and add the characters and drafts of another one."""
    from core.store import recovery  # noqa: PLC0415 - SQLAlchemy is imported with the first library

    recovery.replace_lost_library(file, _now)
    return open_with_characters_of(file, old)


def copy_to(library: Library, file: Path) -> Opening:
    """Copy a library to another file and open the copy."""
    from core.store.library import Library  # noqa: PLC0415 - SQLAlchemy is imported with the first library
    from core.store.recovery import restore_backup  # noqa: PLC0415 - SQLAlchemy is imported with the first library

    if os.path.lexists(file):
        raise LibraryError(
            Message(
                "place_taken",
                "{path} already exists, so the library was not moved. Choose another name.",
                {"path": file},
            )
        )
    with suppress(LibraryError):  # a full disk keeps what is on it
        library.wait()
    if library.is_in_place and library.read_only_reason is None:
        restore_backup(file, library.path, _now)
    else:
        library.save_to(file)
    return Opening(Library.open(file, _now, summarise=_summarise))


def restore_library(file: Path, copy: Path, library: Library) -> Opening:
    """Replace a library with a backup, or reopen it unchanged after an error."""
    from core.store.recovery import restore_backup  # noqa: PLC0415 - SQLAlchemy is imported with the first library

    library.close()
    message: Message | None = None
    try:
        restore_backup(file, copy, _now)
    except LibraryError as error:
        message = error.message
    return open_file(file, message)


def restore_damaged(file: Path, copy: Path, temporary: Library) -> Opening:
    """Replace an unusable library with a backup, and add the work of this session."""
    from core.store.recovery import restore_backup  # noqa: PLC0415 - SQLAlchemy is imported with the first library

    restore_backup(file, copy, _now)
    return open_with_characters_of(file, temporary)
