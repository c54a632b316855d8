"""Files that open by double click: ``.quire-character`` and ``.quire-world``, and what a library does with them.

They hold the JSON documents of :mod:`core.export.json_file` and of settings. A character says under :data:`LIBRARY_KEY`
which document of a library it is, and at which revision, so that the same file opened twice never makes two::

    file = read_document_file(path.read_bytes(), path.stem)
    found = find_document(library, file)
    id = add_document(library, file) if found is None else found.id

Not for imports that always add, as those of folders.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Final

from core.character.document import Character
from core.character.document_kind import CHARACTER, WORLD, game_of_document, kind_of_document
from core.character.edits import Batch
from core.character.json_values import Json
from core.character.json_writer import to_text
from core.character.uids import Uids
from core.content.world_document import setting_file, with_uids, world_document
from core.errors import DocumentError, LibraryError
from core.messages import Message
from core.registry import Game, game, open_character, read_character, summary_of
from core.store.edit_diff import diff_characters
from core.store.records import ID_LETTERS, LIBRARY_KEY, Change, Origin, prepare_character
from core.store.rule_adoption import AdoptedCharacter, RuleAdoption
from core.store.stored_values import ID, MAX_NUMBER
from core.world_library import add_known_world, read_world_file, revise_world

if TYPE_CHECKING:
    from core.character.sheet import Sheet
    from core.store.library import Library
    from core.store.records import LibraryEntry

CHARACTER_SUFFIX: Final = ".quire-character"
WORLD_SUFFIX: Final = ".quire-world"
SUFFIXES: Final = (CHARACTER_SUFFIX, WORLD_SUFFIX)

_DIGEST_LETTERS: Final = 16
"""Letters of an id that is made from the content of a file; longer than the random ones, so that it is none of them."""

_MOST_STATES: Final = 2000
"""Earlier revisions that are compared with a file."""

_OF_CAMPAIGN: Final = ("campaign", "campaign_id", "campaign_rules", LIBRARY_KEY)
"""Keys that differ between two libraries for the same character."""


@dataclass(frozen=True, slots=True)
class DocumentFile:
    """A character or world as a file holds it.

    Attributes:
        character: The document; a world is a document of its synthetic game.
        digest_id: The id that the content itself gives.
        stated_id: The id in the library that wrote the file; "" if it does not say.
        revision: The revision in that library; None if it does not say.
    """

    character: Character
    digest_id: str
    stated_id: str = ""
    revision: int | None = None

    @property
    def is_world(self) -> bool:
        """Whether it is a world."""
        return kind_of_document(self.character.system) == WORLD


@dataclass(frozen=True, slots=True)
class FoundDocument:
    """The document of a library that a file stands for.

    Attributes:
        entry: Its list entry.
        is_same: Whether it is, or was at an earlier revision, what the file holds.
    """

    entry: LibraryEntry
    is_same: bool

    @property
    def id(self) -> str:
        """Its id."""
        return self.entry.id


def character_file(library: Library, id: str) -> bytes:
    """Return the ``.quire-character`` file of a character.

    Raises:
        LibraryError: There is no such character.
    """
    character = with_origin(library.load_for_file(id), id, library.entry(id).revision)
    return (character.to_text() + "\n").encode("utf-8")


def with_origin(character: Character, id: str, revision: int) -> Character:
    """Return a character that says which document of the library it is, and at which revision."""
    origin: dict[str, Json] = {"id": id, "revision": revision}
    return replace(character, extra={**character.extra, LIBRARY_KEY: origin})


def read_document_file(content: bytes, name: str) -> DocumentFile:
    """Read a file.

    Args:
        content: What it holds.
        name: Name of a character that is written as lines.

    Raises:
        DocumentError: It is neither a character nor a world.
    """
    world = read_world_file(content)
    if world is not None:
        own = game(str(world.get("system")))
        document = with_uids(world_document(world, own.system), own.system)
        return DocumentFile(document, _digest_id(to_text(world, None)))
    character = read_character(content, name)
    if kind_of_document(character.system) != CHARACTER:
        raise DocumentError(
            Message("no_character_file", "This file is no character and no world. Import it in the tab of its kind.")
        )
    stated_id, revision = _origin(character.extra.get(LIBRARY_KEY))
    extra = {key: value for key, value in character.extra.items() if key != LIBRARY_KEY}
    character = replace(character, extra=extra)
    return DocumentFile(character, _digest_id(character.to_text(None)), stated_id, revision)


def find_document(library: Library, file: DocumentFile) -> FoundDocument | None:
    """Return the document that a file stands for, also one in the trash; None if the library has none.

    Raises:
        LibraryError: The library cannot be read.
    """
    for id_ in _candidates(library, file):
        entry = _entry(library, id_)
        if entry is not None and entry.system == file.character.system:
            is_same = id_ == file.digest_id or _had_content(library, id_, file)
            return FoundDocument(entry, is_same)
    return None


def add_document(library: Library, file: DocumentFile, *, is_copy: bool = False) -> str:
    """Add the document of a file; return its id.

    Args:
        library: The library.
        file: The file.
        is_copy: Whether there is a document that it stands for, which stays as it is.

    Raises:
        DocumentError: Something in the document has the wrong type.
        LibraryError: The library cannot be written.
    """
    wanted = (file.digest_id,) if is_copy else (file.stated_id, file.digest_id)
    id_ = next((each for each in wanted if each and _entry(library, each) is None), "")
    if file.is_world:
        return add_known_world(library, file.character, id_)
    sheet = _as_opened(library, file)
    return library.add(prepare_character(sheet.character, *summary_of(sheet)), Origin.IMPORT, id_)


def replace_document(library: Library, file: DocumentFile, id: str, label: str, operation: str) -> None:
    """Replace a document with that of a file, as one edit of its history; one in the trash is restored.

    Args:
        library: The library.
        file: The file.
        id: The document; of the same game.
        label: What the history says.
        operation: Names the edit for :meth:`core.store.library.Library.undo_operation`.

    Raises:
        DocumentError: Something in the document has the wrong type.
        LibraryError: The library cannot be written.
    """
    restore_document(library, id)
    if file.is_world:
        revise_world(library, id, file.character, label, operation)
        return
    new = _as_opened(library, file).character

    def make(character: Character) -> Change:
        return Change(diff_characters(character, new), Batch(()), label, Origin.IMPORT, operation=operation)

    library.commit_each([id], make, has_new_lines=True)


def restore_document(library: Library, id: str) -> None:
    """Restore a document from the trash, if it is there."""
    if library.entry(id).trashed is not None:
        library.restore_trashed(id)


def adopt_rules(library: Library, file: DocumentFile) -> AdoptedCharacter:
    """Return the character of a file as the library takes it: with its rules as its own, where they differ here."""
    return RuleAdoption(library.campaigns, Uids(random.Random(0))).adopt(file.character, keeps_own=True)


def _origin(value: Json) -> tuple[str, int | None]:
    """Return id and revision that a file states, as far as they are sound."""
    if not isinstance(value, Mapping):
        return "", None
    id_, revision = value.get("id"), value.get("revision")
    stated_id = id_ if isinstance(id_, str) and ID.accepts(id_) else ""
    if not isinstance(revision, int) or isinstance(revision, bool) or not 0 <= revision <= MAX_NUMBER:
        return stated_id, None
    return stated_id, revision


def _digest_id(text: str) -> str:
    number = int.from_bytes(hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest())
    letters = []
    for _ in range(_DIGEST_LETTERS):
        number, letter = divmod(number, len(ID_LETTERS))
        letters.append(ID_LETTERS[letter])
    return "".join(letters)


def _candidates(library: Library, file: DocumentFile) -> Iterator[str]:
    """Yield the ids under which the document may be in the library."""
    yield file.digest_id
    if not file.is_world:
        if file.stated_id:
            yield file.stated_id
        return
    own_id = file.character.data.get("id")
    if not isinstance(own_id, str) or not own_id:
        return
    of = game_of_document(file.character.system)
    living = library.worlds.find(of, own_id)
    if living is not None:
        yield living.id
    yield from (each.entry.id for each in library.worlds.list(of, trashed=True) if each.own_id == own_id)


def _entry(library: Library, id: str) -> LibraryEntry | None:
    with suppress(LibraryError):
        return library.entry(id)
    return None


def _as_opened(library: Library, file: DocumentFile) -> Sheet:
    """Return the sheet of a file's character; the same file gives the same rows."""
    return open_character(adopt_rules(library, file).character, random.Random(file.digest_id))


def _had_content(library: Library, id: str, file: DocumentFile) -> bool:
    """Return whether a document is, or was at an earlier revision, what a file holds."""
    stored = library.load(id)
    content = partial(setting_file, system=_game_of(file).system) if file.is_world else _own_content
    wanted = [content(file.character)]
    if not file.is_world:
        wanted.append(content(_as_opened(library, file).character))
    earlier = library.worlds.older(id, stored.character, stored.position.revision)
    return any(content(state) in wanted for state in (stored.character, *islice(earlier, _MOST_STATES)))


def _game_of(file: DocumentFile) -> Game:
    return game(game_of_document(file.character.system))


def _own_content(character: Character) -> Mapping[str, Json]:
    """Return a character's document without what its library adds."""
    return {key: value for key, value in character.to_json().items() if key not in _OF_CAMPAIGN}
