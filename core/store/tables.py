"""The rows of a library, as SQLModel tables; private to this package.

A row is keyed by ``serial`` inside the database only. Whoever is outside names a character, a campaign or a draft by
its ``id``: a short random text that never changes and never comes back.

Times are milliseconds since 1970, UTC. Sort keys (``sort_…``) are folded texts, see :func:`core.store.search_index.sort_key`.
``document`` stands last in its table, so that a list of characters does not read the pages it overflows to.

Beside these tables there is ``words``, the full-text index (FTS5, without content of its own): the migrations make it,
:mod:`core.store.search_index` says what stands in it.
"""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Index, MetaData, Text, text
from sqlalchemy.orm import registry
from sqlmodel import Field, SQLModel

PAGE_SIZE = 1024
"""Bytes of a database page. A document of a few thousand bytes begins among others and ends on pages of its own; the
smaller these are, the less is wasted: 12 to 20 % over the documents here, 14 to 40 % with pages of 4096."""

_LIVING = text("trashed IS NULL")


class Row(SQLModel, registry=registry()):
    """A row of the library."""


def _owner(*, key: bool = False) -> Column[int]:
    return Column("character", ForeignKey("character.serial", ondelete="CASCADE"), primary_key=key, nullable=False)


class CampaignRow(Row, table=True):
    """A campaign: characters belong to it by the name in their document."""

    __tablename__ = "campaign"

    serial: int | None = Field(default=None, primary_key=True)
    id: str = Field(unique=True)
    name: str = Field(unique=True)
    notes: str = ""
    created: int


class PortraitRow(Row, table=True):
    """A portrait as it stands in documents; equal ones are kept once."""

    __tablename__ = "portrait"

    serial: int | None = Field(default=None, primary_key=True)
    digest: str = Field(unique=True)
    data: str = Field(sa_type=Text)


class CharacterRow(Row, table=True):
    """A character as it stands now: what lists show, where its history stands, and the document.

    ``revision`` is the number of the newest revision, 0 before the first edit. ``write`` counts every writing, the
    merged ones too: who wants to write says which one he has seen.
    """

    __tablename__ = "character"
    __table_args__ = (
        Index("character_by_name", "sort_name", "serial", sqlite_where=_LIVING),
        Index("character_by_player", "sort_player", "serial", sqlite_where=_LIVING),
        Index("character_by_system", "system", "sort_name", "serial", sqlite_where=_LIVING),
        Index("character_by_campaign", "campaign", "sort_name", "serial", sqlite_where=_LIVING),
        Index("character_by_change", "changed", "serial", sqlite_where=_LIVING),
        Index("character_in_trash", "trashed", "serial", sqlite_where=text("trashed IS NOT NULL")),
    )

    serial: int | None = Field(default=None, primary_key=True)
    id: str = Field(unique=True)
    system: str
    name: str
    sort_name: str
    player: str
    sort_player: str
    campaign: int | None = Field(default=None, foreign_key="campaign.serial")
    tags: str
    line: str
    version: str
    origin: str
    created: int
    changed: int
    trashed: int | None = None
    revision: int = 0
    write: int = 0
    portrait: int | None = Field(default=None, foreign_key="portrait.serial")
    document: str = Field(sa_type=Text)


class TagRow(Row, table=True):
    """A tag, as somebody wrote it."""

    __tablename__ = "tag"

    serial: int | None = Field(default=None, primary_key=True)
    name: str = Field(unique=True)


class CharacterTagRow(Row, table=True):
    """Which character has which tag."""

    __tablename__ = "character_tag"
    __table_args__ = (Index("character_tag_by_tag", "tag", "character"), {"sqlite_with_rowid": False})

    character: int = Field(sa_column=_owner(key=True))
    tag: int = Field(sa_column=Column("tag", ForeignKey("tag.serial", ondelete="CASCADE"), primary_key=True))


class RevisionRow(Row, table=True):
    """One step in the life of a character.

    Number 0 is the beginning: it is written together with the first edit and keeps the document as it was before.
    All others keep the edit, its inverse, and for undo, redo and restore the number that they refer to. What was one
    action on several characters has the same operation in the histories of all of them.
    """

    __tablename__ = "revision"
    __table_args__ = ({"sqlite_with_rowid": False},)

    character: int = Field(sa_column=_owner(key=True))
    number: int = Field(primary_key=True)
    time: int
    label: str
    source: str
    target: int | None = None
    edit: str = Field(default="", sa_type=Text)
    inverse: str = Field(default="", sa_type=Text)
    portrait: int | None = Field(default=None, foreign_key="portrait.serial")
    document: str | None = Field(default=None, sa_type=Text)
    operation: str = Field(default="", sa_column_kwargs={"server_default": ""})


class RollRow(Row, table=True):
    """Dice that were rolled or typed, for the roll log."""

    __tablename__ = "roll"
    __table_args__ = (Index("roll_by_character", "character", "serial"),)

    serial: int | None = Field(default=None, primary_key=True)
    character: int | None = Field(
        default=None, sa_column=Column("character", ForeignKey("character.serial", ondelete="SET NULL"))
    )
    time: int
    label: str
    dice: str
    faces: str
    total: int
    how: str


class DraftRow(Row, table=True):
    """A procedure that was stopped: its transcript, and the version of the game's data that it ran with.

    What grows at every step keeps its answers in rows of their own and how it stands in ``state``, so that its
    transcript, which may be long, is written once.
    """

    __tablename__ = "draft"

    serial: int | None = Field(default=None, primary_key=True)
    id: str = Field(unique=True)
    system: str
    procedure: str
    title: str
    version: str
    characters: str
    created: int
    changed: int
    transcript: str = Field(sa_type=Text)
    state: str = Field(default="", sa_type=Text, sa_column_kwargs={"server_default": ""})


class DraftAnswerRow(Row, table=True):
    """One answer of a draft that grows."""

    __tablename__ = "draft_answer"
    __table_args__ = ({"sqlite_with_rowid": False},)

    draft: int = Field(
        sa_column=Column("draft", ForeignKey("draft.serial", ondelete="CASCADE"), primary_key=True, nullable=False)
    )
    place: int = Field(primary_key=True)
    answer: str = Field(sa_type=Text)


METADATA: MetaData = Row.metadata
CHARACTER = METADATA.tables["character"]
CAMPAIGN = METADATA.tables["campaign"]
PORTRAIT = METADATA.tables["portrait"]
TAG = METADATA.tables["tag"]
CHARACTER_TAG = METADATA.tables["character_tag"]
REVISION = METADATA.tables["revision"]
ROLL = METADATA.tables["roll"]
DRAFT = METADATA.tables["draft"]
DRAFT_ANSWER = METADATA.tables["draft_answer"]
