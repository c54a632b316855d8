"""Dataclasses of the library: queries, list entries, changes, revisions, drafts, rolls."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from core.character.document_kind import CHARACTER, WORLD, kind_of_document
from core.messages import Message, Word
from core.store.stored_values import TAGS, has_unreadable

if TYPE_CHECKING:
    from core.character.document import Character
    from core.character.edits import Edit
    from core.character.json_values import Json
    from core.character.setting_reference import SettingReference

ID_LETTERS = "23456789bcdfghjkmnpqrstvwxz"
"""What ids of characters consist of: nothing that looks alike, and no vowels, so that no id is a word."""
ID_LENGTH = 8
LIBRARY_KEY = "library"
"""Key of a file that says which document of a library it is, see :mod:`core.document_files`; never stored."""

Clock: TypeAlias = Callable[[], datetime]
"""Returns the present time with its time zone."""


class Origin(StrEnum):
    """Where a character or a revision comes from; stored in the database."""

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
    CAMPAIGN = "campaign"


class RollMethod(StrEnum):
    """How dice were rolled: by the program, typed by the player, or decided automatically."""

    ROLLED = "rolled"
    TYPED = "typed"
    AUTO = "auto"


class SortBy(StrEnum):
    """Sort order of a list of characters; ties are in order of creation."""

    NAME = "name"
    PLAYER = "player"
    SYSTEM = "system"
    CHANGED = "changed"
    CREATED = "created"
    LEVEL = "level"
    """The game, then the summary line, with numbers in the order of their values."""
    TAGS = "tags"


class GroupBy(StrEnum):
    """Grouping of a list of characters."""

    CAMPAIGN = "campaign"
    SYSTEM = "system"


@dataclass(frozen=True, slots=True)
class Summary:
    """What lists show of a character and what is searched.

    Attributes:
        system: Id of the game.
        name, player, campaign, tags, notes: As in the document's header fields; of a renamed campaign the name is an
            older one.
        contents: Key of the list and name of what it has, as skills and items; searched as well.
        line: The game's summary line of the character ("Step Level 4, Blacksmith"); searched as well.
        version: Version of the game's data that the line was made with.
        world: Own id of a world; of a character the id of the world that it names, or "".
        campaign_id: Id of the campaign, or "" where the document has its name alone.
        violations: How many violations are not allowed; None if they were not counted.
    """

    system: str
    name: str = ""
    player: str = ""
    campaign: str = ""
    tags: tuple[str, ...] = ()
    notes: str = ""
    line: str = ""
    version: str = ""
    contents: tuple[tuple[str, str], ...] = ()
    world: str = ""
    campaign_id: str = ""
    violations: int | None = None


@dataclass(frozen=True, slots=True)
class PreparedCharacter:
    """A character ready to be written.

    Attributes:
        summary: What lists show.
        document: JSON text of the document without its portrait.
        portrait: The portrait as base64 text, or None.
    """

    summary: Summary
    document: str
    portrait: str | None = None


def prepare_character(
    character: Character, line: str = "", version: str = "", violations: int | None = None
) -> PreparedCharacter:
    """Return a character ready to be written.

    Args:
        character: The character.
        line: The game's summary line of it; the line of a world is always its number of entries.
        version: Version of the game's data that the line was made with.
        violations: How many violations are not allowed; None if they were not counted.
    """
    from core.character.json_writer import to_text  # noqa: PLC0415 - the list is shown before core.character is loaded
    from core.character.setting_reference import named_world  # noqa: PLC0415 - as above
    from core.store.contents import named_contents  # noqa: PLC0415 - as above

    document = dict(character.to_json())
    document.pop(LIBRARY_KEY, None)
    portrait = document.get("portrait")
    if isinstance(portrait, str):
        del document["portrait"]
    if kind_of_document(character.system) == WORLD:
        line = str(sum(len(rows) for rows in character.data.values() if isinstance(rows, list)))
    summary = Summary(
        system=character.system,
        name=character.name,
        player=character.player,
        campaign=character.campaign,
        tags=tuple(character.tags),
        notes=character.notes,
        line=line,
        version=version,
        contents=tuple(named_contents(document["data"])),
        world=named_world(character),
        campaign_id=character.campaign_id,
        violations=violations,
    )
    return PreparedCharacter(summary, to_text(document, indent=None), portrait if isinstance(portrait, str) else None)


SummaryLine: TypeAlias = tuple[str, str, int | None]
"""Summary line of a character, version of the game's data, and number of violations that are not allowed."""

Summarise: TypeAlias = "Callable[[Character], SummaryLine]"
"""Returns the summary line of a character that the library itself changed (undo, restore, merged edit).
If it raises QuireError, because the game is missing, the old line is kept."""


@dataclass(frozen=True, slots=True)
class Position:
    """Newest revision and write count of a character, compared for optimistic locking.

    Attributes:
        revision: Number of the newest revision; 0 before the first edit.
        write: Number of writes; typing merged into one revision counts here only.
    """

    revision: int
    write: int


@dataclass(frozen=True, slots=True)
class Change:
    """An edit with what the history stores about it.

    Attributes:
        edit: The edit.
        inverse: Undoes it.
        label: Its label in the history ("Health 12 to 14").
        origin: Where it comes from.
        target: Revision that an undo or redo refers to.
        operation: Equal in the histories of all characters that one action changed; "" for a single character.
    """

    edit: Edit
    inverse: Edit
    label: str
    origin: Origin = Origin.TYPED
    target: int | None = None
    operation: str = ""


@dataclass(frozen=True, slots=True)
class CommitResult:
    """Result of a commit that is on disk.

    Attributes:
        position: The new position; the base of the next edit.
        character: The document if it differs from the caller's: after a merge, an undo, a redo, a restore; else None.
        merged: Whether the character was changed in between, so that the edit was applied to the newer document.
        members: Ids of the characters that an edit of their campaign gave new rules.
    """

    position: Position
    character: Character | None = None
    merged: bool = False
    members: tuple[str, ...] = ()


PendingCommit: TypeAlias = "Future[CommitResult]"
"""A commit that is being written; ``result()`` waits for it and raises its error."""


@dataclass(frozen=True, slots=True)
class StoredCharacter:
    """A character as loaded from the library."""

    id: str
    character: Character
    position: Position


UNREADABLE_DETAILS = Message(
    "details_unreadable",
    "Part of this entry cannot be read. Repair the library with quire doctor --repair.",
)
"""Shown for a character, revision, draft, roll or campaign of which not every value can be read."""


class LibraryEntry(NamedTuple):
    """One character in a list; a tuple for speed (a page of 200 in under a millisecond).

    ``violations`` are those that are not allowed, None if they were not counted; ``portrait`` is the key of its
    portrait, None if it has none.
    """

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
    violations: int | None = None
    portrait: int | None = None

    @property
    def problem(self) -> Message | None:
        """Sentence for people if part of the row cannot be read, else None; neutral values stand for it."""
        return find_problem(self)

    @property
    def tags(self) -> tuple[str, ...]:
        """The tags, in the order of the document."""
        return parse_tags(self.tags_json)

    @property
    def created(self) -> datetime:
        """When it was added to the library."""
        return from_milliseconds(self.created_ms)

    @property
    def changed(self) -> datetime:
        """When it was last written."""
        return from_milliseconds(self.changed_ms)

    @property
    def trashed(self) -> datetime | None:
        """When it was moved to the trash, or None."""
        return None if self.trashed_ms is None else from_milliseconds(self.trashed_ms)


@dataclass(frozen=True, slots=True)
class Query:
    """Filter and sort order of a list of characters.

    Attributes:
        kind: Kind of the documents: characters, or worlds or campaigns instead.
        text: Search text: beginnings of words in name, player, campaign, tags, notes, line, and the names of what the
            character has; "" for all.
        system, campaign: Id of the game, name of the campaign; "" for any.
        no_campaign: Only characters without a campaign.
        tags: Tags that a character must all have.
        trashed: List the trash, last deleted first.
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
    kind: str = CHARACTER


PageKey: TypeAlias = "tuple[str | int, ...]"
"""Sort key and serial of the last entry of a page (keyset paging); opaque to callers."""


@dataclass(frozen=True, slots=True)
class EntryPage:
    """One page of a list.

    Attributes:
        entries: The entries.
        next: Key of the next page; None for the last page.
    """

    entries: tuple[LibraryEntry, ...]
    next: PageKey | None


@dataclass(frozen=True, slots=True)
class Revision:
    """A revision of a character, without its edit.

    Attributes:
        number: 0 for the document before the first edit.
        time: When it was written.
        label: Label of the edit.
        origin: Where it comes from.
        target: Revision that an undo, redo or restore refers to.
        operation: Equal in the histories of all characters that one action changed; "" for a single character.
        problem: Sentence for people if part of the row cannot be read, else None.
    """

    number: int
    time: datetime
    label: str
    origin: Origin
    target: int | None = None
    operation: str = ""
    problem: Message | None = None

    def describe(self) -> Message:
        """Return the revision's text for the history list."""
        if self.problem is not None:
            return self.problem
        return _DESCRIPTIONS[self.origin].with_values({"label": Word(self.label), "target": self.target})


_DESCRIPTIONS: Mapping[Origin, Message] = {
    Origin.NEW: Message("history_new", "Character created"),
    Origin.IMPORT: Message("history_import", "Imported"),
    Origin.DUPLICATE: Message("history_duplicate", "Duplicated"),
    Origin.TYPED: Message("history_typed", "{label}", {}),
    Origin.ROLLED: Message("history_rolled", "{label} (rolled)", {}),
    Origin.PROCEDURE: Message("history_procedure", "{label}", {}),
    Origin.UNDO: Message("history_undo", "Undone: {label}", {}),
    Origin.REDO: Message("history_redo", "Redone: {label}", {}),
    Origin.RESTORE: Message("history_restore", "Restored revision {target}", {}),
    Origin.GAME: Message("history_game", "Updated to the game's new data"),
    Origin.CAMPAIGN: Message("history_campaign", "{label}", {}),
}


@dataclass(frozen=True, slots=True)
class RevisionEdit:
    """A revision with its edit, for an undo stack."""

    revision: Revision
    edit: Edit
    inverse: Edit


@dataclass(frozen=True, slots=True)
class UndoState:
    """Undo and redo stacks of a character, the next edit last in both.

    Attributes:
        undo: Edits that can be undone.
        redo: Undone edits that can be redone.
    """

    undo: tuple[RevisionEdit, ...]
    redo: tuple[RevisionEdit, ...]


@dataclass(frozen=True, slots=True)
class Campaign:
    """A campaign as lists show it.

    Attributes:
        id, name, notes: Its id and headers.
        characters: Number of its characters outside the trash, without drafts.
        problem: Sentence for people if part of the row cannot be read, else None.
        system: Id of its game, or "".
        is_resting: Whether it is resting, not running.
        sessions: Number of sessions.
        setting: Its world, or None.
        version: Number of its newest revision, as its rules name it.
        is_trashed: Whether it is in the trash.
        drafts: Number of its drafts.
    """

    id: str
    name: str
    notes: str
    characters: int
    problem: Message | None = None
    system: str = ""
    is_resting: bool = False
    sessions: int = 0
    setting: SettingReference | None = None
    version: int = 0
    is_trashed: bool = False
    drafts: int = 0


@dataclass(frozen=True, slots=True)
class CampaignMember:
    """A character of a campaign, or a draft of one.

    Attributes:
        id: Id of the character or of the draft.
        name: Its name; of a draft its title.
        system: Id of its game.
        line: The game's summary line; of a draft "".
        is_draft: Whether it is a draft, which has no numbers yet.
    """

    id: str
    name: str
    system: str
    line: str = ""
    is_draft: bool = False


@dataclass(frozen=True, slots=True)
class LoggedRoll:
    """An entry of the roll log.

    Attributes:
        label: What was rolled for.
        dice: The dice notation.
        faces: Every face, in order.
        total: The total.
        how: Rolled by the program, typed by the player, or decided automatically.
        character: Id of the character, or "".
        time: When; set by the library.
        problem: Sentence for people if part of the row cannot be read, else None.
    """

    label: str
    dice: str
    faces: tuple[int, ...]
    total: int
    how: RollMethod = RollMethod.ROLLED
    character: str = ""
    time: datetime | None = None
    problem: Message | None = None


@dataclass(frozen=True, slots=True)
class Draft:
    """A stopped procedure or fight that can be resumed.

    Attributes:
        system, procedure: Which procedure of which game.
        transcript: Its starting data and the rest that is neither state nor answers; empty in lists, as these two.
        title: Its title in lists.
        version: Version of the game's data that it ran with.
        characters: Ids of the characters that take part; empty for a new character.
        id: Set by the library when it is first saved.
        changed: When it was last saved; set by the library.
        state: Its current state, where it is saved without the transcript.
        answers: The answers stored in rows of their own.
        problem: Sentence for people if part of the row cannot be read, else None.
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
    problem: Message | None = None


def format_tags(tags: tuple[str, ...]) -> str:
    """Return tags as a character's row stores them: a JSON list, or ""."""
    return json.dumps(tags, ensure_ascii=False) if tags else ""


def parse_tags(text: str) -> tuple[str, ...]:
    """Return the tags stored in a character's row; none if they cannot be read."""
    readable = TAGS.read(text)
    return tuple(json.loads(readable)) if readable else ()


def find_problem(values: Iterable[object]) -> Message | None:
    """Return the sentence for people if one of a row's values could not be read, else None."""
    return UNREADABLE_DETAILS if has_unreadable(values) else None


def to_milliseconds(time: datetime) -> int:
    """Return a time as the library stores it: milliseconds since 1970."""
    return round(time.timestamp() * 1000)


def from_milliseconds(time: int) -> datetime:
    """Return a stored time, in UTC."""
    return datetime.fromtimestamp(time / 1000, UTC)
