"""What the library takes and gives: plain values, no row of the database among them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from core.messages import Message, Word

if TYPE_CHECKING:
    from core.character import Character, Edit, Json

Clock: TypeAlias = Callable[[], datetime]
"""Gives the time of now, with its zone."""


class Origin(StrEnum):
    """Where a character or a revision comes from."""

    NEW = "new"
    TYPED = "typed"
    ROLLED = "rolled"
    PROCEDURE = "procedure"
    IMPORT = "import"
    DUPLICATE = "duplicate"
    UNDO = "undo"
    REDO = "redo"
    RESTORE = "restore"
    GAME = "game"


class RollMethod(StrEnum):
    """How dice came to their faces."""

    ROLLED = "rolled"
    TYPED = "typed"
    AUTO = "auto"


class SortBy(StrEnum):
    """What a list of characters is sorted by; characters of equal rank stand in the order in which they were made."""

    NAME = "name"
    PLAYER = "player"
    SYSTEM = "system"
    CHANGED = "changed"
    CREATED = "created"


class GroupBy(StrEnum):
    """What the characters of a list can be gathered under."""

    CAMPAIGN = "campaign"
    SYSTEM = "system"


@dataclass(frozen=True, slots=True)
class Summary:
    """What lists show of a character and what is searched.

    Attributes:
        system: Id of the game.
        name, player, campaign, tags, notes: As in the document's head.
        line: One line that the game says of the character ("Step Level 4, Blacksmith"); searched as well.
        version: Version of the game's data that the line was made with.
    """

    system: str
    name: str = ""
    player: str = ""
    campaign: str = ""
    tags: tuple[str, ...] = ()
    notes: str = ""
    line: str = ""
    version: str = ""


@dataclass(frozen=True, slots=True)
class PreparedCharacter:
    """A character made ready to be written.

    Attributes:
        summary: What lists show.
        document: JSON text of the document, without its portrait.
        portrait: The portrait as it stands in the document, or None.
    """

    summary: Summary
    document: str
    portrait: str | None = None


def prepare_character(character: Character, line: str = "", version: str = "") -> PreparedCharacter:
    """Make a character ready to be written.

    Args:
        character: The character.
        line: What its game says of it in one line.
        version: Version of the game's data that said it.
    """
    from core.character import to_text  # noqa: PLC0415 - lists are read before any character is

    document = dict(character.to_json())
    portrait = document.get("portrait")
    if isinstance(portrait, str):
        del document["portrait"]
    summary = Summary(
        system=character.system,
        name=character.name,
        player=character.player,
        campaign=character.campaign,
        tags=tuple(character.tags),
        notes=character.notes,
        line=line,
        version=version,
    )
    return PreparedCharacter(summary, to_text(document, indent=None), portrait if isinstance(portrait, str) else None)


Summarise: TypeAlias = "Callable[[Character], tuple[str, str]]"
"""Gives the line of a character and the version of the game's data, where the library itself made the character new
(undo, restore, a merged edit). It raises QuireError where the game cannot be had; then the old line stays."""


@dataclass(frozen=True, slots=True)
class Position:
    """Where the life of a character stands.

    Attributes:
        revision: Number of the newest revision; 0 before the first edit.
        write: How often the character was written; typing that merges into one revision counts here only.
    """

    revision: int
    write: int


@dataclass(frozen=True, slots=True)
class Change:
    """An edit as history keeps it.

    Attributes:
        edit: What was done.
        inverse: What takes it back.
        label: What history calls it ("Health 12 to 14").
        source: Where it comes from.
        target: Revision that an undo or redo refers to.
        operation: The same for what was one action on several characters; "" for what concerns one.
    """

    edit: Edit
    inverse: Edit
    label: str
    origin: Origin = Origin.TYPED
    target: int | None = None
    operation: str = ""


@dataclass(frozen=True, slots=True)
class CommitResult:
    """A character after an edit, on disk.

    Attributes:
        position: Where its life stands now; the base of the next edit.
        character: The document, where it is another one than the caller has: after a merge with somebody else's
            edits, an undo, a redo, a restore; else None.
        merged: Whether somebody else had written in between, so that the edit was replayed on his document.
    """

    position: Position
    character: Character | None = None
    merged: bool = False


PendingCommit: TypeAlias = "Future[CommitResult]"
"""An edit on its way to the disk; ``result()`` waits for it and raises what went wrong."""


@dataclass(frozen=True, slots=True)
class StoredCharacter:
    """A character as the library has it."""

    id: str
    character: Character
    position: Position


class LibraryEntry(NamedTuple):
    """A line of a list; a tuple, as a page of 200 is made in less than a millisecond."""

    id: str
    system: str
    name: str
    player: str
    campaign: str
    line: str
    tags_json: str
    created_ms: int
    changed_ms: int
    trashed_ms: int | None
    revision: int

    @property
    def tags(self) -> tuple[str, ...]:
        """The tags, in the order of the document."""
        return tags_of(self.tags_json)

    @property
    def created(self) -> datetime:
        """When it came into the library."""
        return from_milliseconds(self.created_ms)

    @property
    def changed(self) -> datetime:
        """When it was last written."""
        return from_milliseconds(self.changed_ms)

    @property
    def trashed(self) -> datetime | None:
        """When it was thrown away; None for the living."""
        return None if self.trashed_ms is None else from_milliseconds(self.trashed_ms)


@dataclass(frozen=True, slots=True)
class Query:
    """Which characters, in which order.

    Attributes:
        text: What somebody typed: beginnings of words in name, player, campaign, tags, notes and line; "" for all.
        system, campaign: Id of the game, name of the campaign; "" for any.
        no_campaign: Only those that belong to no campaign.
        tags: Tags that a character must all have.
        trashed: The thrown away instead of the living; they are sorted by when that was, the last one first.
        sort, descending: The order.
    """

    text: str = ""
    system: str = ""
    campaign: str = ""
    tags: tuple[str, ...] = ()
    trashed: bool = False
    sort: SortBy = SortBy.NAME
    descending: bool = False
    no_campaign: bool = False


PageKey: TypeAlias = "tuple[str | int, ...]"
"""Where a page ends and the next one begins; to be handed back as it is."""


@dataclass(frozen=True, slots=True)
class EntryPage:
    """Some lines of a list.

    Attributes:
        entries: The lines.
        next: Where the next page begins; None after the last.
    """

    entries: tuple[LibraryEntry, ...]
    next: PageKey | None


@dataclass(frozen=True, slots=True)
class Revision:
    """A step in the life of a character, without its edit.

    Attributes:
        number: 0 for the beginning.
        time: When it was written.
        label: What it is called.
        source: Where it comes from.
        target: Revision that an undo, redo or restore refers to.
        operation: The same for what was one action on several characters; "" for what concerns one.
    """

    number: int
    time: datetime
    label: str
    origin: Origin
    target: int | None = None
    operation: str = ""

    def describe(self) -> Message:
        """Say in words what happened."""
        return _WORDS[self.origin].filled({"label": Word(self.label), "target": self.target})


_WORDS: Mapping[Origin, Message] = {
    Origin.NEW: Message("history_new", "Made"),
    Origin.IMPORT: Message("history_import", "Imported"),
    Origin.DUPLICATE: Message("history_duplicate", "Made as a copy"),
    Origin.TYPED: Message("history_typed", "{label}", {}),
    Origin.ROLLED: Message("history_rolled", "{label} (rolled)", {}),
    Origin.PROCEDURE: Message("history_procedure", "{label}", {}),
    Origin.UNDO: Message("history_undo", "Undone: {label}", {}),
    Origin.REDO: Message("history_redo", "Done again: {label}", {}),
    Origin.RESTORE: Message("history_restore", "Restored as it was after {target}", {}),
    Origin.GAME: Message("history_game", "Brought in line with the data of the game"),
}


@dataclass(frozen=True, slots=True)
class RevisionEdit:
    """A revision with its edit, for a window's undo stack."""

    revision: Revision
    edit: Edit
    inverse: Edit


@dataclass(frozen=True, slots=True)
class UndoState:
    """What can be undone and done again, the next one last in both.

    Attributes:
        undo: Steps that can be taken back.
        redo: Steps that were taken back and can be done again.
    """

    undo: tuple[RevisionEdit, ...]
    redo: tuple[RevisionEdit, ...]


@dataclass(frozen=True, slots=True)
class Campaign:
    """A campaign and how many living characters name it."""

    id: str
    name: str
    notes: str
    characters: int


@dataclass(frozen=True, slots=True)
class LoggedRoll:
    """Dice that were rolled or typed.

    Attributes:
        label: What for.
        dice: The dice text.
        faces: Every face, in order.
        total: What they come to.
        how: Rolled by the program, typed from the table, or decided automatically.
        character: Id of the character, or "".
        time: When; the library fills it in.
    """

    label: str
    dice: str
    faces: tuple[int, ...]
    total: int
    how: RollMethod = RollMethod.ROLLED
    character: str = ""
    time: datetime | None = None


@dataclass(frozen=True, slots=True)
class Draft:
    """A procedure that was stopped and can be taken up again.

    Attributes:
        system, procedure: Which procedure of which game.
        transcript: What it was begun with, and all that is neither state nor answers; lists leave these three out.
        title: What lists call it.
        version: Version of the game's data that it ran with.
        characters: Ids of the characters that take part; empty for a new one.
        id: Given by the library at the first saving.
        changed: When it was last saved; the library fills it in.
        state: How it stands, where that is written at each step without the transcript.
        answers: The answers that lie in rows of their own.
    """

    system: str
    procedure: str
    transcript: Mapping[str, Json]
    title: str = ""
    version: str = ""
    characters: tuple[str, ...] = field(default=())
    id: str = ""
    changed: datetime | None = None
    state: Mapping[str, Json] = field(default_factory=dict)
    answers: tuple[Json, ...] = ()


def tags_text(tags: tuple[str, ...]) -> str:
    """Return tags as a character's row keeps them: a JSON list, or nothing."""
    return json.dumps(tags, ensure_ascii=False) if tags else ""


def tags_of(text: str) -> tuple[str, ...]:
    """Return the tags that a character's row keeps; a damaged list is shown as the one text that it is."""
    try:
        return tuple(json.loads(text)) if text else ()
    except ValueError:
        return (text,)


def milliseconds(time: datetime) -> int:
    """Return a time as the library keeps it."""
    return round(time.timestamp() * 1000)


def from_milliseconds(time: int) -> datetime:
    """Return a time that the library keeps, in UTC."""
    return datetime.fromtimestamp(time / 1000, UTC)
