"""SQLModel tables of a library; private to this package.

Rows are keyed by ``serial`` inside the database only; outside, documents and drafts are named by their
``id``: a short random text that never changes and is never used again.

Times are milliseconds since 1970, UTC. Sort keys (``sort_…``) are folded texts, see
:func:`core.store.search_index.sort_key`. ``document`` is the last column, so that lists do not read its overflow pages.

Every column has a type of :mod:`core.store.column_types`, which reads any value without raising.

The migrations also create ``words``, the contentless full-text index (FTS5); :mod:`core.store.search_index` defines its
content.
"""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Index, MetaData, TextClause, UniqueConstraint, text
from sqlalchemy.orm import registry
from sqlmodel import Field, SQLModel

from core.character.document_kind import CAMPAIGN as CAMPAIGN_KIND
from core.character.document_kind import WORLD
from core.store.column_types import (
    StoredAnswer,
    StoredArrangement,
    StoredDigest,
    StoredDocument,
    StoredEdit,
    StoredFaces,
    StoredId,
    StoredIds,
    StoredKind,
    StoredMethod,
    StoredNumber,
    StoredOptionalDocument,
    StoredOptionalNumber,
    StoredOptionalTime,
    StoredOrigin,
    StoredPortrait,
    StoredPrinted,
    StoredReference,
    StoredSerial,
    StoredSetting,
    StoredSource,
    StoredState,
    StoredTags,
    StoredTarget,
    StoredText,
    StoredTime,
    StoredTotal,
    StoredTranscript,
)
from core.store.document_kinds import LIVING_CHARACTER, kind_condition

PAGE_SIZE = 512
"""Bytes of a database page. A document of a few thousand bytes begins among others and ends on pages of its own; the
smaller these are, the less is wasted: files are 18 % over documents of 3.9 KB, 21 % with pages of 1024."""

_LIVING = text(LIVING_CHARACTER)


class Row(SQLModel, registry=registry()):
    """Base class of all tables."""


def _living(kind: str) -> TextClause:
    return text(f"trashed IS NULL AND {kind_condition(kind)}")


def _owner(*, key: bool = False) -> Column[int]:
    return Column(
        "character",
        StoredSerial,
        ForeignKey("character.serial", ondelete="CASCADE"),
        primary_key=key,
        nullable=False,
    )


class CampaignRow(Row, table=True):
    """A campaign: characters belong to it by the name in their document; its own document has the same id."""

    __tablename__ = "campaign"

    serial: int | None = Field(default=None, primary_key=True, sa_type=StoredSerial)
    id: str = Field(unique=True, sa_type=StoredId)
    name: str = Field(unique=True, sa_type=StoredText)
    notes: str = Field(default="", sa_type=StoredText)
    created: int = Field(sa_type=StoredTime)


class PortraitRow(Row, table=True):
    """A portrait as base64 text; equal ones are stored once."""

    __tablename__ = "portrait"

    serial: int | None = Field(default=None, primary_key=True, sa_type=StoredSerial)
    digest: str = Field(unique=True, sa_type=StoredDigest)
    data: str = Field(sa_type=StoredPortrait)


class CharacterRow(Row, table=True):
    """A character, a world or a campaign: the header that lists show, its newest revision, and the document.

    ``kind`` follows from the system, see :mod:`core.character.document_kind`. ``world`` is the own id of a world, by
    which characters name it; of a character it is the id of the world that it names, or "".
    ``revision`` is the number of the newest revision, 0 before the first edit. ``write`` counts every write, merged
    ones too, for optimistic locking.
    """

    __tablename__ = "character"
    __table_args__ = (
        Index("character_by_name", "sort_name", "serial", sqlite_where=_LIVING),
        Index("character_by_player", "sort_player", "serial", sqlite_where=_LIVING),
        Index("character_by_system", "system", "sort_name", "serial", sqlite_where=_LIVING),
        Index("character_by_campaign", "campaign", "sort_name", "serial", sqlite_where=_LIVING),
        Index("character_by_change", "changed", "serial", sqlite_where=_LIVING),
        Index("character_by_line", "system", "sort_line", "serial", sqlite_where=_LIVING),
        Index("character_by_tags", "sort_tags", "serial", sqlite_where=_LIVING),
        Index("character_by_world", "system", "world", sqlite_where=text(f"{LIVING_CHARACTER} AND world <> ''")),
        Index("world_by_name", "sort_name", "serial", sqlite_where=_living(WORLD)),
        Index("campaign_by_name", "sort_name", "serial", sqlite_where=_living(CAMPAIGN_KIND)),
        Index("character_in_trash", "trashed", "serial", sqlite_where=text("trashed IS NOT NULL")),
    )

    serial: int | None = Field(default=None, primary_key=True, sa_type=StoredSerial)
    id: str = Field(unique=True, sa_type=StoredId)
    system: str = Field(sa_type=StoredText)
    name: str = Field(sa_type=StoredText)
    sort_name: str = Field(sa_type=StoredText)
    player: str = Field(sa_type=StoredText)
    sort_player: str = Field(sa_type=StoredText)
    campaign: int | None = Field(default=None, foreign_key="campaign.serial", sa_type=StoredReference)
    tags: str = Field(sa_type=StoredTags)
    line: str = Field(sa_type=StoredText)
    version: str = Field(sa_type=StoredText)
    kind: str = Field(sa_type=StoredKind)
    world: str = Field(sa_type=StoredText)
    sort_line: str = Field(sa_type=StoredText)
    sort_tags: str = Field(sa_type=StoredText)
    violations: int | None = Field(default=None, sa_type=StoredOptionalNumber)
    origin: str = Field(sa_type=StoredOrigin)
    created: int = Field(sa_type=StoredTime)
    changed: int = Field(sa_type=StoredTime)
    trashed: int | None = Field(default=None, sa_type=StoredOptionalTime)
    revision: int = Field(default=0, sa_type=StoredNumber)
    write: int = Field(default=0, sa_type=StoredNumber)
    portrait: int | None = Field(default=None, foreign_key="portrait.serial", sa_type=StoredReference)
    document: str = Field(sa_type=StoredDocument)


class TagRow(Row, table=True):
    """A tag, as the user typed it."""

    __tablename__ = "tag"

    serial: int | None = Field(default=None, primary_key=True, sa_type=StoredSerial)
    name: str = Field(unique=True, sa_type=StoredText)


class CharacterTagRow(Row, table=True):
    """Which character has which tag."""

    __tablename__ = "character_tag"
    __table_args__ = (Index("character_tag_by_tag", "tag", "character"), {"sqlite_with_rowid": False})

    character: int = Field(sa_column=_owner(key=True))
    tag: int = Field(
        sa_column=Column("tag", StoredSerial, ForeignKey("tag.serial", ondelete="CASCADE"), primary_key=True)
    )


class RevisionRow(Row, table=True):
    """One revision of a character.

    Number 0 is written together with the first edit and stores the document before it. All others store the edit, its
    inverse, and for undo, redo and restore the revision that they refer to. An action on several characters has the
    same operation in all their histories.
    """

    __tablename__ = "revision"
    __table_args__ = ({"sqlite_with_rowid": False},)

    character: int = Field(sa_column=_owner(key=True))
    number: int = Field(primary_key=True, sa_type=StoredNumber)
    time: int = Field(sa_type=StoredTime)
    label: str = Field(sa_type=StoredText)
    source: str = Field(sa_type=StoredSource)
    target: int | None = Field(default=None, sa_type=StoredTarget)
    edit: str = Field(default="", sa_type=StoredEdit)
    inverse: str = Field(default="", sa_type=StoredEdit)
    portrait: int | None = Field(default=None, foreign_key="portrait.serial", sa_type=StoredReference)
    document: str | None = Field(default=None, sa_type=StoredOptionalDocument)
    operation: str = Field(default="", sa_type=StoredText, sa_column_kwargs={"server_default": ""})


class RollRow(Row, table=True):
    """An entry of the roll log."""

    __tablename__ = "roll"
    __table_args__ = (Index("roll_by_character", "character", "serial"),)

    serial: int | None = Field(default=None, primary_key=True, sa_type=StoredSerial)
    character: int | None = Field(
        default=None,
        sa_column=Column("character", StoredReference, ForeignKey("character.serial", ondelete="SET NULL")),
    )
    time: int = Field(sa_type=StoredTime)
    label: str = Field(sa_type=StoredText)
    dice: str = Field(sa_type=StoredText)
    faces: str = Field(sa_type=StoredFaces)
    total: int = Field(sa_type=StoredTotal)
    how: str = Field(sa_type=StoredMethod)


class DraftRow(Row, table=True):
    """A draft: the transcript of a stopped procedure, and the version of the game's data that it ran with.

    A draft that grows all the time has its answers in rows of their own and its state in ``state``, so that its long
    transcript is written once.
    """

    __tablename__ = "draft"

    serial: int | None = Field(default=None, primary_key=True, sa_type=StoredSerial)
    id: str = Field(unique=True, sa_type=StoredId)
    system: str = Field(sa_type=StoredText)
    procedure: str = Field(sa_type=StoredText)
    title: str = Field(sa_type=StoredText)
    version: str = Field(sa_type=StoredText)
    characters: str = Field(sa_type=StoredIds)
    created: int = Field(sa_type=StoredTime)
    changed: int = Field(sa_type=StoredTime)
    transcript: str = Field(sa_type=StoredTranscript)
    state: str = Field(default="", sa_type=StoredState, sa_column_kwargs={"server_default": ""})


class DraftAnswerRow(Row, table=True):
    """One answer of a draft."""

    __tablename__ = "draft_answer"
    __table_args__ = ({"sqlite_with_rowid": False},)

    draft: int = Field(
        sa_column=Column(
            "draft", StoredSerial, ForeignKey("draft.serial", ondelete="CASCADE"), primary_key=True, nullable=False
        )
    )
    place: int = Field(primary_key=True, sa_type=StoredNumber)
    answer: str = Field(sa_type=StoredAnswer)


class PrintedSheetRow(Row, table=True):
    """What the pages of the last printed sheet of a character showed."""

    __tablename__ = "printed_sheet"

    character: int = Field(sa_column=_owner(key=True))
    time: int = Field(sa_type=StoredTime)
    pages: str = Field(sa_type=StoredPrinted)


class SheetArrangementRow(Row, table=True):
    """A game's sheet as the user arranged it, as the text of its file."""

    __tablename__ = "sheet_arrangement"

    serial: int | None = Field(default=None, primary_key=True, sa_type=StoredSerial)
    system: str = Field(sa_type=StoredText)
    changed: int = Field(sa_type=StoredTime)
    arrangement: str = Field(sa_type=StoredArrangement)


class SettingRow(Row, table=True):
    """A setting (to people: world) that characters were made with, as its file.

    ``id`` is the setting's own; a character names its setting by id, name and content hash. Other contents under the
    same id are rows of their own, so that a newer file takes nothing from the characters of an older one.
    """

    __tablename__ = "setting"
    __table_args__ = (UniqueConstraint("system", "hash"), Index("setting_by_id", "system", "id", "serial"))

    serial: int | None = Field(default=None, primary_key=True, sa_type=StoredSerial)
    id: str = Field(sa_type=StoredText)
    system: str = Field(sa_type=StoredText)
    name: str = Field(sa_type=StoredText)
    hash: str = Field(sa_type=StoredDigest)
    created: int = Field(sa_type=StoredTime)
    document: str = Field(sa_type=StoredSetting)


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
PRINTED_SHEET = METADATA.tables["printed_sheet"]
SHEET_ARRANGEMENT = METADATA.tables["sheet_arrangement"]
SETTING = METADATA.tables["setting"]
