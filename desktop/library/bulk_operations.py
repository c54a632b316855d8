"""Library operations for worker threads: import, export, tags, trash, drafts, backups."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Final, TypeVar

from core.errors import QuireError
from core.export.atomic_file import write_file
from core.export.json_file import write_character
from core.messages import Message
from core.paths import resources
from core.store import records
from core.store.records import Change, Origin
from desktop.library.library_opening import prepare_character
from desktop.library.paged_rows import RowSpan, read_ids
from desktop.messages import render, translator_of
from desktop.tasks import Progress

if TYPE_CHECKING:
    from core.character.document import Character
    from core.character.json_values import Json
    from core.character.setting_reference import SettingReference
    from core.content.setting import Setting
    from core.export.formats import ExportFormat
    from core.store.backups import Backup
    from core.store.library import Library
    from core.store.records import Change, Draft, PreparedCharacter
    from core.store.rule_adoption import AdoptedCharacter, BroughtRules
    from core.world_library import AddedWorld

CharacterSelection = Sequence[str | RowSpan]
"""Characters: ids, or spans of rows that are not loaded."""

Item = TypeVar("Item")

OWN_ENDINGS: Final = (".quire-character", ".quire-world")
"""Endings of the files that open by double click."""
SHEET_ENDING: Final = ".pdf"
"""Ending of sheets that come back; changes from a phone are JSON files like others."""
LONGEST_FILE_NAME: Final = 60
DEVICE: Final = re.compile(r"con|prn|aux|nul|com\d|lpt\d", re.IGNORECASE)
"""Reserved device names on Windows, with any extension."""
BATCH: Final = 200
"""Characters trashed or restored in one transaction, so that edits are not blocked for long."""
EDIT_BATCH: Final = 50
"""Characters edited in one transaction; fewer, because whole documents are read and written."""


@dataclass(frozen=True, slots=True)
class ExportWish:
    """How characters are exported.

    Attributes:
        form: The format; None for character files, which hold everything.
        secrets: Whether what the game marks as secret is in them.
        notes: Whether the player's notes are.
        portrait: Whether the portrait is.
        language: The language of the texts.
    """

    form: ExportFormat | None = None
    secrets: bool = False
    notes: bool = True
    portrait: bool = True
    language: str = "en"


@dataclass(frozen=True, slots=True)
class RejectedFile:
    """A file that could not be imported.

    Attributes:
        file: The file.
        reason: The reason, and what to do about it.
    """

    file: Path
    reason: Message


@dataclass(frozen=True, slots=True)
class ImportReport:
    """Result of an import.

    Attributes:
        ids: Ids of the imported characters.
        names: Their names.
        rejected: The files that could not be imported.
        settings: Names of the imported settings (worlds).
        missing: Why the settings of imported characters are missing, one message for each.
        questions: Characters that brought other rules than their campaign has, which became their own.
        returned: Files of changes that pages for the phone have sent back, to be opened.
    """

    ids: tuple[str, ...]
    names: tuple[str, ...]
    rejected: tuple[RejectedFile, ...]
    settings: tuple[str, ...] = ()
    missing: tuple[Message, ...] = ()
    questions: tuple[BroughtRules, ...] = ()
    returned: tuple[Path, ...] = ()


def ids_of(selection: CharacterSelection, library: Library) -> list[str]:
    """Return the ids of characters."""
    return [*(each for each in selection if isinstance(each, str)), *read_ids(_spans(selection), library)]


def _spans(selection: CharacterSelection) -> Iterator[RowSpan]:
    for each in selection:
        if isinstance(each, RowSpan):
            yield each


# ---------------------------------------------------------------------------------------------------- import and export


def sample_files() -> tuple[Path, ...]:
    """Return the files of the sample characters, sorted by game."""
    return tuple(sorted((resources() / "samples").glob("*/*.json")))


def import_files(paths: Iterable[Path], progress: Progress, library: Library) -> ImportReport:
    """Import files of characters and settings; a folder stands for all of them below it.

    A file that cannot be imported is reported and skipped.
    """
    files = [file for path in paths for file in _files(path)]
    names: list[str] = []
    rejected: list[RejectedFile] = []
    worlds: list[AddedWorld] = []
    needed = _NeededSettings()
    read: list[AdoptedCharacter] = []
    returned: list[Path] = []

    from core.character.uids import Uids  # noqa: PLC0415
    from core.export.json_file import read_bytes  # noqa: PLC0415 - the list is shown before any rules are read
    from core.registry import open_character, read_character, summary_of  # noqa: PLC0415
    from core.returned_sheets.changes_file import is_changes_file  # noqa: PLC0415
    from core.store.rule_adoption import RuleAdoption, brought_rules  # noqa: PLC0415
    from core.world_library import add_world, read_world_file  # noqa: PLC0415

    adoption = RuleAdoption(library.campaigns, Uids(SystemRandom()))

    def ready() -> Iterator[PreparedCharacter]:
        for number, file in enumerate(files):
            progress.advance(number, len(files))
            try:
                content = read_bytes(file)
                if is_changes_file(content):
                    returned.append(file)
                    continue
                world = read_world_file(content)
                if world is not None:
                    worlds.append(add_world(library, world))
                    continue
                character = read_character(content, file.stem)
                adopted = adoption.adopt(character, keeps_own=True)
                sheet = open_character(adopted.character, SystemRandom())
            except QuireError as error:
                rejected.append(RejectedFile(file, error.message))
                continue
            read.append(adopted)
            names.append(sheet.character.name)
            needed.add(sheet.character)
            yield records.prepare_character(sheet.character, *summary_of(sheet))

    ids = library.add_many(ready(), Origin.IMPORT)
    added = tuple(each.name for each in worlds)
    questions = brought_rules(zip(ids, read, strict=True))
    missing = needed.missing(library)
    return ImportReport(tuple(ids), tuple(names), tuple(rejected), added, missing, questions, tuple(returned))


def import_text(text: str, name: str, library: Library) -> ImportReport:
    """Import a character from text: a JSON document, or lines in a game's notation.

    Args:
        text: The pasted text.
        name: Name of a character made from lines.
        library: The library.
    """
    from core.character.uids import Uids  # noqa: PLC0415 - imported after the list is shown
    from core.registry import open_character, read_character, summary_of  # noqa: PLC0415 - as above
    from core.store.rule_adoption import RuleAdoption, brought_rules  # noqa: PLC0415 - as above

    try:
        character = read_character(text.encode("utf-8", errors="replace"), name)
        adopted = RuleAdoption(library.campaigns, Uids(SystemRandom())).adopt(character, keeps_own=True)
        sheet = open_character(adopted.character, SystemRandom())
    except QuireError as error:
        return ImportReport((), (), (RejectedFile(Path(name), error.message),))
    prepared = records.prepare_character(sheet.character, *summary_of(sheet))
    ids = library.add_many(iter([prepared]), Origin.IMPORT)
    needed = _NeededSettings()
    needed.add(sheet.character)
    questions = brought_rules([(ids[0], adopted)])
    return ImportReport(tuple(ids), (sheet.character.name,), (), (), needed.missing(library), questions)


def keep_setting(setting: Setting, library: Library) -> None:
    """Keep a setting in the library, also as a world to edit, unless it is the sample of its game.

    Raises:
        LibraryError: The library cannot be written.
    """
    from core.world_library import keep_world  # noqa: PLC0415 - imported after the list is shown

    keep_world(library, setting)


class _NeededSettings:
    """The settings that imported characters name, each once."""

    def __init__(self) -> None:
        self._references: dict[tuple[str, str, str, str], SettingReference] = {}

    def add(self, character: Character) -> None:
        """Note the setting of a character."""
        from core.character.setting_reference import named_setting  # noqa: PLC0415 - imported after the list is shown

        reference = named_setting(character)
        if reference is not None:
            key = (character.system, reference.id, reference.name, reference.hash)
            self._references.setdefault(key, reference)

    def missing(self, library: Library) -> tuple[Message, ...]:
        """Return why settings are missing, one message for each that is."""
        from core.setting_resolver import missing_setting  # noqa: PLC0415 - imported after the list is shown

        found = (missing_setting(key[0], each, library.settings) for key, each in self._references.items())
        return tuple(message for message in found if message is not None)


def _files(path: Path) -> Iterator[Path]:
    if path.is_dir():
        yield from sorted(file for ending in (".json", *OWN_ENDINGS) for file in path.rglob(f"*{ending}"))
    else:
        yield path


def export_one(id_: str, file: Path, library: Library) -> Path:
    """Write a character to a file; one that opens by double click says which character it is."""
    if file.suffix.lower() == OWN_ENDINGS[0]:
        from core.document_files import character_file  # noqa: PLC0415 - imported after the list is shown

        write_file(file, character_file(library, id_))
    else:
        write_character(file, library.load_for_file(id_))
    return file


def export_dragged(ids: Sequence[str], folder: Path, files: list[Path], library: Library) -> None:
    """Write characters that are dragged out of the library into an empty folder, and add the files to a list."""
    used_names: set[str] = set()
    for id_ in ids:
        name = file_name(library.entry(id_).name)
        files.append(export_one(id_, _free_file(folder, name, used_names, OWN_ENDINGS[0]), library))


def export_many(selection: CharacterSelection, folder: Path, progress: Progress, library: Library) -> int:
    """Write characters into a folder, each to an unused file name; return how many."""
    ids = ids_of(selection, library)
    used_names: set[str] = set()
    for id_ in _with_progress(ids, progress):
        character = library.load_for_file(id_)
        write_character(_free_file(folder, file_name(character.name), used_names), character)
    return len(ids)


def export_as(
    selection: CharacterSelection,
    place: Path,
    form: ExportFormat,
    wanted: ExportWish,
    progress: Progress,
    library: Library,
) -> int:
    """Write characters in a format; return how many.

    Args:
        selection: The characters.
        place: The file of one character; else a folder, in which each gets an unused file name.
        form: The format; not the whole document, which `export_one` and `export_many` write.
        wanted: What is in the files.
        progress: Reports progress.
        library: The library.
    """
    from core.export.formats import ExportFormat, ExportOptions, export_sheet  # noqa: PLC0415 - imported after the list is shown
    from core.registry import game, open_character  # noqa: PLC0415 - as above

    ids = ids_of(selection, library)
    used_names: set[str] = set()
    for id_ in _with_progress(ids, progress):
        stored = library.load(id_)
        sheet = open_character(stored.character, Random(0))
        of = game(sheet.system.id)
        options = ExportOptions(
            wanted.secrets, wanted.notes, wanted.portrait, translator_of(of.id), wanted.language,
            id_, stored.position.revision,
        )  # fmt: skip
        text = export_sheet(sheet, form, options, of.checks if form is ExportFormat.HTML else ())
        name = file_name(stored.character.name)
        file = _free_file(place, name, used_names, f".{form.ending}") if place.is_dir() else place
        write_file(file, text.encode("utf-8", "replace"))
    return len(ids)


def file_name(name: str) -> str:
    """Return a file name (without extension) that is valid on every system."""
    valid = re.sub(r"[^\w-]+", "_", name).strip("_")[:LONGEST_FILE_NAME] or "character"
    return f"{valid}_" if DEVICE.fullmatch(valid) else valid


def _free_file(folder: Path, name: str, used_names: set[str], ending: str = ".json") -> Path:
    """Return a file name that is neither taken nor existing."""
    number = 1
    file = folder / f"{name}{ending}"
    while file.name.casefold() in used_names or file.exists():
        number += 1
        file = folder / f"{name}-{number}{ending}"
    used_names.add(file.name.casefold())
    return file


# ----------------------------------------------------------------------------------------------------------- one by one


def duplicate(selection: CharacterSelection, copy_of: str, progress: Progress, library: Library) -> list[str]:
    """Duplicate characters; return the new ids.

    Args:
        selection: The characters.
        copy_of: Name of a copy, with the placeholder ``{name}``.
        progress: Reports progress.
        library: The library.
    """
    new_ids: list[str] = []
    for id_ in _with_progress(ids_of(selection, library), progress):
        character = library.load(id_).character
        name = copy_of.format(name=character.name) if character.name else ""
        new_ids.append(library.duplicate(id_, prepare_character(_renamed(character, name))))
    return new_ids


def _renamed(character: Character, name: str) -> Character:
    from core.character.edits import SetHeader  # noqa: PLC0415 - as above
    from core.character.uids import Uids  # noqa: PLC0415 - as above

    return SetHeader("name", name).apply(character, Uids(Random(0))).character


def move_to_trash(selection: CharacterSelection, progress: Progress, library: Library) -> list[str]:
    """Move characters to the trash."""
    return _in_batches(selection, library.trash_many, progress, library)


def take_out(selection: CharacterSelection, progress: Progress, library: Library) -> tuple[list[str], list[str]]:
    """Delete characters that were just added, as if they had never been there.

    Returns:
        Ids of the deleted ones, and of those that were edited since and so moved to the trash only.
    """
    ids = move_to_trash(selection, progress, library)
    edited = [entry.id for entry in library.entries(ids) if entry.revision]
    return delete([each for each in ids if each not in edited], progress, library), edited


def restore(selection: CharacterSelection, progress: Progress, library: Library) -> list[str]:
    """Restore characters from the trash."""
    return _in_batches(selection, library.restore_trashed_many, progress, library)


def delete(selection: CharacterSelection, progress: Progress, library: Library) -> list[str]:
    """Delete trashed characters permanently."""
    return _in_batches(selection, library.delete_many, progress, library)


def rename_draft(draft_id: str, title: str, library: Library) -> None:
    """Rename a draft."""
    library.drafts.rename(draft_id, title)


def delete_draft(draft: Draft, library: Library) -> None:
    """Delete a draft."""
    library.drafts.remove(draft.id)


def _in_batches(
    selection: CharacterSelection, do: Callable[[Sequence[str]], None], progress: Progress, library: Library
) -> list[str]:
    """Apply a function to characters in batches; ids are read first, because rows change meanwhile."""
    ids = ids_of(selection, library)
    for number in range(0, len(ids), BATCH):
        progress.advance(number, len(ids))
        do(ids[number : number + BATCH])
    return ids


def _with_progress(items: Sequence[Item], progress: Progress) -> Iterator[Item]:
    for number, item in enumerate(items):
        progress.advance(number, len(items))
        yield item


# --------------------------------------------------------------------------------------------------- tags and campaigns


@dataclass(frozen=True, slots=True)
class TagCounts:
    """Tags of some characters.

    Attributes:
        ids: The characters.
        known: All tags of the library, sorted.
        numbers: Number of the characters by tag.
    """

    ids: tuple[str, ...]
    known: tuple[str, ...]
    numbers: dict[str, int]


def read_tag_counts(selection: CharacterSelection, library: Library) -> TagCounts:
    """Return the tags of characters, and all tags of the library."""
    ids = ids_of(selection, library)
    numbers: dict[str, int] = {}
    for entry in library.entries(ids):
        for tag in set(entry.tags):
            numbers[tag] = numbers.get(tag, 0) + 1
    names = {*library.tag_names(), *numbers}
    return TagCounts(tuple(ids), tuple(sorted(names, key=str.casefold)), numbers)


def write_tags(
    ids: Sequence[str], added: Sequence[str], removed: Sequence[str], progress: Progress, library: Library
) -> list[str]:
    """Add and remove tags; return the ids of the changed characters."""

    def new_tags(character: Character) -> Json:
        remaining = [tag for tag in character.tags if tag not in removed]
        return [*remaining, *(tag for tag in added if tag not in remaining)]

    return _write_headers(ids, "tags", new_tags, progress, library)


def write_campaign(ids: Sequence[str], campaign: str, progress: Progress, library: Library) -> list[str]:
    """Move characters into the campaign of a name, created if needed; return the ids of the changed characters.

    With "" they leave their campaigns; rules that they had from there become their own, so that no number changes.
    """
    if not campaign:
        return leave_campaign(ids, progress, library, keeps_rules=True)
    systems = {entry.system for entry in library.entries(ids)}
    id_ = library.campaigns.add(campaign, system=systems.pop() if len(systems) == 1 else "").id
    changed: list[str] = []
    for number in range(0, len(ids), EDIT_BATCH):
        progress.advance(number, len(ids))
        changed += library.campaigns.join(ids[number : number + EDIT_BATCH], id_)
    return changed


def leave_campaign(ids: Sequence[str], progress: Progress, library: Library, *, keeps_rules: bool) -> list[str]:
    """Take characters out of their campaigns; return the ids of the changed characters.

    Args:
        ids: The characters.
        progress: Advanced with each batch.
        library: The library.
        keeps_rules: Whether the rules that they had from the campaign become their own.
    """
    changed: list[str] = []
    for number in range(0, len(ids), EDIT_BATCH):
        progress.advance(number, len(ids))
        changed += library.campaigns.leave(ids[number : number + EDIT_BATCH], keeps_rules=keeps_rules)
    return changed


def read_campaigns(
    selection: CharacterSelection, library: Library
) -> tuple[tuple[str, ...], tuple[str, ...], str | None]:
    """Return ids, the names of all campaigns, and the common campaign of the characters.

    The common campaign is "" for none, and None if the characters have different ones.
    """
    ids = ids_of(selection, library)
    names = {entry.campaign for entry in library.entries(ids)}
    return tuple(ids), tuple(each.name for each in library.campaigns.list()), names.pop() if len(names) == 1 else None


def _write_headers(
    ids: Sequence[str], key: str, value_of: Callable[[Character], Json], progress: Progress, library: Library
) -> list[str]:
    """Write a header field of documents, each as an edit with history and undo."""
    from core.character.edit_labels import describe_edit  # noqa: PLC0415 - as above
    from core.character.edits import SetHeader  # noqa: PLC0415 - as above
    from core.character.uids import Uids  # noqa: PLC0415 - as above
    from core.registry import game  # noqa: PLC0415

    for id_ in {entry.system for entry in library.entries(ids)}:
        _ = game(id_).system  # loaded now, so that the transactions below are short
    uids = Uids(SystemRandom())

    def change(character: Character) -> Change | None:
        edit = SetHeader(key, value_of(character))
        applied = edit.apply(character, uids)
        if applied.character == character:
            return None
        system = game(character.system).system
        return Change(edit, applied.inverse, render(describe_edit(edit, system, applied.inverse), system.id))

    changed: list[str] = []
    for number in range(0, len(ids), EDIT_BATCH):
        progress.advance(number, len(ids))
        changed += library.commit_each(ids[number : number + EDIT_BATCH], change)
    return changed


def undo_headers(ids: Sequence[str], key: str, progress: Progress, library: Library) -> list[str]:
    """Undo the last edit of characters where it set this header field; return the ids of the changed characters."""
    from core.character.edits import Batch, SetHeader  # noqa: PLC0415 - as above

    changed: list[str] = []
    for number, id_ in enumerate(ids):
        progress.advance(number, len(ids))
        undo = library.undo_state(id_, 1).undo
        edit = undo[-1].edit if undo else None
        parts = edit.edits if isinstance(edit, Batch) else (edit,)
        if any(isinstance(each, SetHeader) and each.key == key for each in parts):
            library.undo(id_).result()
            changed.append(id_)
    return changed


# -------------------------------------------------------------------------------------------------------------- backups


@dataclass(frozen=True, slots=True)
class BackupInfo:
    """A backup of the library, for lists.

    Attributes:
        path: The file.
        time: When it was made.
        reason: ``day``, ``upgrade``, ``asked`` or ``restore``.
        size: Size in bytes.
    """

    path: Path
    time: datetime
    why: str
    size: int


def list_backups(library_file: Path, _library: Library) -> tuple[BackupInfo, ...]:
    """Return the backups of a library file, newest first; it need not be the open one."""
    from core.store import backups  # noqa: PLC0415 - SQLAlchemy is imported with the first library

    infos: list[BackupInfo] = []
    for copy in backups.list_backups(library_file):
        try:
            infos.append(BackupInfo(copy.path, copy.time, copy.reason.value, copy.path.stat().st_size))
        except OSError:  # deleted meanwhile
            continue
    return tuple(infos)


def newest_sound_backup(place: Path, _library: Library) -> Backup | None:
    """Return the newest undamaged backup of a library file, which need not be the open one; None if there is none."""
    from core.store import recovery  # noqa: PLC0415 - SQLAlchemy is imported with the first library

    return recovery.newest_sound_backup(place)


def make_backup(library: Library) -> Path:
    """Back up the library now."""
    return library.make_backup().path
