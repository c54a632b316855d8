"""Finds the character of a sheet that comes back in a library, and takes what was chosen as one edit.

    returned = read_returned(path.read_bytes())
    intake = compare_with_library(library, returned, translator_of)
    id = take_differences(library, intake, intake.safe, "Sheet imported", operation)

A sheet whose character is not in the library becomes a new one: of its attached document, or of a blank sheet.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from core.character.document import Character
from core.character.edits import Batch
from core.document_files import (
    DocumentFile,
    add_document,
    find_document,
    read_document_file,
    restore_document,
)
from core.errors import DocumentError, LibraryError, QuireError
from core.messages import Message, Translate
from core.registry import game, open_character, summary_of
from core.returned_sheets.changes_file import read_returned_changes
from core.returned_sheets.comparison import Difference, compare_sheet, edit_of
from core.returned_sheets.document_values import document_differences
from core.returned_sheets.pdf_sheet import read_returned_pdf
from core.returned_sheets.values import ReturnedSheet
from core.store.records import Change, Origin, prepare_character
from core.store.stored_values import ID

if TYPE_CHECKING:
    from core.character.sheet import Sheet
    from core.store.library import Library
    from core.store.records import LibraryEntry


@dataclass(frozen=True, slots=True)
class Intake:
    """A sheet that comes back, compared with a library.

    Attributes:
        returned: The sheet.
        id: The character in the library; "" if it is to be a new one.
        name: Its name.
        sheet: The present character, or the new one before anything is taken.
        differences: What differs.
        file: The attached document of a character that is not in the library.
        revision: The present revision; None for a new character.
    """

    returned: ReturnedSheet
    id: str
    name: str
    sheet: Sheet
    differences: tuple[Difference, ...]
    file: DocumentFile | None = None
    revision: int | None = None

    @property
    def is_new(self) -> bool:
        """Whether it becomes a new character."""
        return not self.id

    @property
    def safe(self) -> tuple[Difference, ...]:
        """The differences that can be taken without losing a change of the library."""
        return tuple(each for each in self.differences if each.is_safe)

    @property
    def takeable(self) -> tuple[Difference, ...]:
        """The differences that can be taken."""
        return tuple(each for each in self.differences if each.edit is not None)


def read_returned(content: bytes) -> ReturnedSheet | None:
    """Return the sheet that a file brings back: a PDF, or changes of a page for the phone; None for other files.

    Raises:
        DocumentError: It is one of them, but cannot be read.
    """
    return read_returned_pdf(content) or read_returned_changes(content)


def compare_with_library(
    library: Library, returned: ReturnedSheet, translator_of: Callable[[str], Translate]
) -> Intake:
    """Find the character of a sheet, and return what differs.

    Args:
        library: The library.
        returned: The sheet.
        translator_of: Returns the function that translates the words of a game, by its id.

    Raises:
        DocumentError: The character is not in the library and the sheet does not hold it; or its document is damaged.
        LibraryError: The library cannot be read.
    """
    file = None if returned.document is None else read_document_file(returned.document, "")
    if file is not None and file.is_world:
        raise DocumentError(Message("pdf_no_character", "The file attached to this PDF is no character."))
    if file is not None and ID.accepts(returned.id):
        file = replace(file, stated_id=returned.id)
    system = returned.system or (file.character.system if file is not None else "")
    translate = translator_of(system)
    entry = _entry(library, returned, file, system)
    if entry is not None:
        return _compare_stored(library, entry, returned, file, translate)
    if file is not None:
        sheet = open_character(file.character, Random(file.digest_id))
        differences = compare_sheet(returned, sheet, sheet, translate, is_current=True)
        return Intake(returned, "", file.character.name, sheet, differences, file)
    if returned.id:
        raise DocumentError(
            Message(
                "returned_unknown",
                "The character of this sheet is not in this library. Open the library that the sheet was made from.",
            )
        )
    sheet = open_character(Character(game(system).id), SystemRandom())
    differences = compare_sheet(returned, sheet, None, translate, is_current=True)
    name = next((str(each.value.now) for each in differences if each.value.is_header and each.address == "name"), "")
    return Intake(returned, "", name, sheet, differences)


def _entry(library: Library, returned: ReturnedSheet, file: DocumentFile | None, system: str) -> LibraryEntry | None:
    if returned.id:
        with suppress(LibraryError):
            entry = library.entry(returned.id)
            if entry.system == system:
                return entry
    found = None if file is None else find_document(library, file)
    return None if found is None else found.entry


def _compare_stored(
    library: Library, entry: LibraryEntry, returned: ReturnedSheet, file: DocumentFile | None, translate: Translate
) -> Intake:
    stored = library.load(entry.id)
    sheet = open_character(stored.character, SystemRandom())
    number = returned.revision if returned.revision is not None or file is None else file.revision
    before = _revision(library, entry.id, number)
    printed = before if file is None else _opened(file.character)
    is_current = number == stored.position.revision
    differences = compare_sheet(returned, sheet, printed, translate, is_current=is_current)
    if file is not None:
        known = {each.address for each in differences}
        others = document_differences(_opened(file.character), before, sheet, translate)
        differences += tuple(each for each in others if each.is_new_row or each.address not in known)
    return Intake(returned, entry.id, entry.name, sheet, differences, file, stored.position.revision)


def _revision(library: Library, id_: str, number: int | None) -> Sheet | None:
    """Return the character at the revision that was printed; None if the library does not have it."""
    if number is None:
        return None
    with suppress(QuireError):
        return _opened(library.load_revision(id_, number))
    return None


def _opened(character: Character) -> Sheet:
    return open_character(character, Random(0))


def take_differences(
    library: Library, intake: Intake, taken: Sequence[Difference], label: str, operation: str = ""
) -> str:
    """Take differences into the library as one edit, or make the new character of them; return its id.

    Args:
        library: The library.
        intake: The sheet.
        taken: Those of its differences that are taken.
        label: What the history says.
        operation: Names the edit for :meth:`core.store.library.Library.undo_operation`.

    Raises:
        LibraryError: The library cannot be written.
    """
    edit = edit_of(taken)
    if not intake.is_new:
        if taken:
            restore_document(library, intake.id)

            def make(_character: Character) -> Change:
                return Change(edit, Batch(()), label, Origin.IMPORT, operation=operation)

            library.commit_each([intake.id], make, has_new_lines=True)
        return intake.id
    sheet = intake.sheet.copy(SystemRandom())
    sheet.apply(edit)
    if intake.file is not None:
        return add_document(library, replace(intake.file, character=sheet.character))
    return library.add(prepare_character(sheet.character, *summary_of(sheet)), Origin.IMPORT)
