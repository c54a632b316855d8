"""Operations on opened files, run on a worker thread; the library is the last argument."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final

from core.character.json_values import Json
from core.character.json_writer import to_text
from core.errors import QuireError
from core.messages import Message
from desktop.messages import render, translator_of
from desktop.sheet.revision_changes import ValueDifference, differences

if TYPE_CHECKING:
    from core.document_files import DocumentFile
    from core.returned_sheets.comparison import Difference
    from core.returned_sheets.library_intake import Intake
    from core.returned_sheets.values import ReturnedSheet
    from core.rules.model import SettingKind
    from core.store.library import Library
    from core.store.rule_adoption import BroughtRules

MOST_DIFFERENCES: Final = 300
"""Differences that a dialog lists."""
LONGEST_TEXT: Final = 200


@dataclass(frozen=True, slots=True)
class FileState:
    """The document of the library, or that of the file, as the dialog shows it.

    Attributes:
        name: Its name.
        line: Its summary line; "" for a world.
        revision: Number of the revision; None if the file does not say.
        changed: When it was changed last.
    """

    name: str
    line: str
    revision: int | None
    changed: datetime


@dataclass(frozen=True, slots=True)
class DifferingFile:
    """A file whose document is in the library with other content.

    Attributes:
        path: The file.
        file: What it holds.
        id: The document of the library.
        here: The document of the library.
        there: That of the file.
        differences: What differs: the value here, and that of the file; at most `MOST_DIFFERENCES`.
    """

    path: Path
    file: DocumentFile
    id: str
    here: FileState
    there: FileState
    differences: tuple[ValueDifference, ...]

    @property
    def is_world(self) -> bool:
        """Whether it is a world."""
        return self.file.is_world


@dataclass(frozen=True, slots=True)
class OpenedFile:
    """What opening a file came to: one of these is set.

    Attributes:
        path: The file.
        id: The document to show.
        is_new: Whether it was added.
        is_world: Whether it is a world.
        name: Name of the document.
        questions: Rules that it brought, as with every import.
        differing: The file differs from the document of the library.
        intake: The file is a sheet that comes back, and has something to decide.
        refusal: Why it cannot be opened.
    """

    path: Path
    id: str = ""
    is_new: bool = False
    is_world: bool = False
    name: str = ""
    questions: tuple[BroughtRules, ...] = ()
    differing: DifferingFile | None = None
    intake: Intake | None = None
    refusal: Message | None = None


def open_files(paths: Sequence[Path], library: Library) -> tuple[OpenedFile, ...]:
    """Open files, each by itself: one that cannot be read does not keep the others from being opened."""
    opened = []
    for path in paths:
        try:
            opened.append(_open(path, library))
        except QuireError as error:
            opened.append(OpenedFile(path, refusal=error.message))
    return tuple(opened)


def _open(path: Path, library: Library) -> OpenedFile:
    from core.document_files import find_document, read_document_file, restore_document  # noqa: PLC0415 - loads games
    from core.export.json_file import read_regular_file  # noqa: PLC0415 - as above
    from core.returned_sheets.library_intake import read_returned  # noqa: PLC0415 - as above
    from core.returned_sheets.pdf_sheet import LARGEST_READ  # noqa: PLC0415 - as above

    content = read_regular_file(path, LARGEST_READ)
    returned = read_returned(content)
    library.wait()
    if returned is not None:
        return _open_returned(path, returned, library)
    file = read_document_file(content, path.stem)
    found = find_document(library, file)
    if found is None:
        return add_file(path, file, library)
    if not found.is_same:
        return OpenedFile(path, differing=_compare(path, file, found.id, library))
    if found.entry.trashed is not None and library.read_only_reason is None:
        restore_document(library, found.id)
    return OpenedFile(path, found.id, is_world=file.is_world, name=found.entry.name)


def _open_returned(path: Path, returned: ReturnedSheet, library: Library) -> OpenedFile:
    """Compare a sheet that comes back; one with nothing to decide is added, or its character is shown."""
    from core.returned_sheets.library_intake import compare_with_library  # noqa: PLC0415 - loads games

    intake = compare_with_library(library, returned, translator_of)
    if intake.differences or (intake.is_new and intake.file is None):
        return OpenedFile(path, intake=intake)
    if intake.file is not None and intake.is_new:
        return add_file(path, intake.file, library)
    return OpenedFile(path, intake.id, name=intake.name, intake=intake)


def take_returned(
    path: Path, intake: Intake, taken: Sequence[Difference], operation: str, library: Library
) -> OpenedFile:
    """Take values of a sheet as one edit, or add its new character.

    Args:
        path: The file.
        intake: The sheet, compared with the library.
        taken: The differences that are taken.
        operation: Names the edit, to undo it.
        library: The library.

    Raises:
        QuireError: The library cannot be written, or the character was changed meanwhile so that an edit does not fit.
    """
    from core.returned_sheets.library_intake import take_differences  # noqa: PLC0415 - loads games

    label = render(Message("returned_taken", "Values taken from {file}", {"file": path.name}))
    id_ = take_differences(library, intake, taken, label, operation)
    return OpenedFile(path, id_, intake.is_new, name=library.entry(id_).name)


def add_file(path: Path, file: DocumentFile, library: Library, *, is_copy: bool = False) -> OpenedFile:
    """Add the document of a file.

    Args:
        path: The file.
        file: What it holds.
        library: The library.
        is_copy: Whether the document that it stands for stays beside it.

    Raises:
        QuireError: The library cannot be written, or the document cannot be read.
    """
    from core.document_files import add_document, adopt_rules  # noqa: PLC0415 - loads games
    from core.store.rule_adoption import brought_rules  # noqa: PLC0415 - as above

    if library.read_only_reason is not None:
        return OpenedFile(path, refusal=library.read_only_reason)
    adopted = adopt_rules(library, file)
    id_ = add_document(library, file, is_copy=is_copy)
    questions = brought_rules([(id_, adopted)])
    return OpenedFile(path, id_, True, file.is_world, library.entry(id_).name, questions)


def replace_with_file(differing: DifferingFile, operation: str, library: Library) -> None:
    """Replace a document of the library with that of a file, as one edit.

    Args:
        differing: The two.
        operation: Names the edit, to undo it.
        library: The library.
    """
    from core.document_files import replace_document  # noqa: PLC0415 - loads games

    label = render(Message("replaced_with_file", "Replaced with {file}", {"file": differing.path.name}))
    replace_document(library, differing.file, differing.id, label, operation)


def undo_replacement(id_: str, operation: str, library: Library) -> bool:
    """Undo a replacement, if it is the newest edit; return whether it was."""
    return bool(library.undo_operation([id_], operation))


def _compare(path: Path, file: DocumentFile, id_: str, library: Library) -> DifferingFile:
    entry = library.entry(id_)
    changed = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    if file.is_world:
        found: Iterator[ValueDifference] = _world_differences(file, id_, library)
        lines = "", ""
    else:
        from core.registry import open_character, summary_of  # noqa: PLC0415 - loads games

        source = random.Random(0)
        mine = open_character(library.load_for_file(id_), source)
        theirs = open_character(file.character, source)
        found = differences(mine, theirs)
        lines = entry.line, summary_of(theirs)[0]
    here = FileState(entry.name, lines[0], entry.revision, entry.changed.astimezone())
    there = FileState(file.character.name, lines[1], file.revision, changed)
    return DifferingFile(path, file, id_, here, there, tuple(islice(found, MOST_DIFFERENCES)))


def _world_differences(file: DocumentFile, id_: str, library: Library) -> Iterator[ValueDifference]:
    """Yield the entries of a world that differ, by kind and name."""
    from core.character.document_kind import game_of_document  # noqa: PLC0415 - loads games
    from core.content.world_document import setting_file  # noqa: PLC0415 - as above
    from core.registry import game  # noqa: PLC0415 - as above
    from desktop.address_labels import translate_text  # noqa: PLC0415 - as above

    system = game(game_of_document(file.character.system)).system
    mine = setting_file(library.load(id_).character, system)
    theirs = setting_file(file.character, system)
    for key, kind in system.kinds.items():
        before, after = _by_name(mine.get(key)), _by_name(theirs.get(key))
        label = translate_text(system, kind.label)
        for name in dict.fromkeys((*before, *after)):
            one, other = before.get(name), after.get(name)
            if one != other:
                yield ValueDifference(
                    f"{label}: {name}", _entry_text(one, other, kind), _entry_text(other, one, kind), in_row=True
                )


def _by_name(entries: Json) -> Mapping[str, Json]:
    if not isinstance(entries, Sequence) or isinstance(entries, str):
        return {}
    return {str(each.get("name", each.get("id", ""))) if isinstance(each, Mapping) else str(each): each
            for each in entries}  # fmt: skip


def _entry_text(entry: Json, other: Json, kind: SettingKind) -> str:
    """Return what an entry has otherwise than another one; "" if there is no entry."""
    if entry is None:
        return ""
    if not isinstance(entry, Mapping) or not isinstance(other, Mapping):
        return str(entry.get("name", "")) if isinstance(entry, Mapping) else str(entry)
    parts = []
    for key, value in entry.items():
        if other.get(key) != value:
            label = kind.fields[key].label if key in kind.fields else ""
            text = value if isinstance(value, str) else to_text(value, None)
            parts.append(f"{label} {text}".strip())
    return ", ".join(parts)[:LONGEST_TEXT]
