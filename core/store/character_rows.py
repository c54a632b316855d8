"""Reads and writes a character's rows: header, tags, campaign, portrait, search index.

All functions run inside the caller's transaction.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import ColumnElement, Connection, Integer, Row, bindparam, case, func, select, type_coerce, update
from sqlalchemy.dialects import sqlite

from core.character.document import Character
from core.character.document_kind import CAMPAIGN as CAMPAIGN_KIND
from core.character.document_kind import game_of_document, kind_of_document, synthetic_id
from core.errors import DocumentError, LibraryError
from core.messages import Message
from core.store.column_types import StoredOptionalPortrait, StoredText
from core.store.contents import read_campaign, read_texts
from core.store.errors import no_character_error, unreadable_document
from core.store.records import (
    ID_LENGTH,
    ID_LETTERS,
    Origin,
    Position,
    PreparedCharacter,
    Summary,
    format_tags,
    parse_tags,
    prepare_character,
)
from core.store.search_index import index_text, natural_key, sort_key, tags_key
from core.store.stored_values import MAX_NUMBER, has_unreadable
from core.store.tables import CAMPAIGN, CHARACTER, CHARACTER_TAG, PORTRAIT, REVISION, TAG

_WRITE_HEADER = update(CHARACTER).where(CHARACTER.c.serial == bindparam("at_serial"))
_INSERT = str(CHARACTER.insert().compile(dialect=sqlite.dialect()))  # all columns, in the order of the table
_INDEX = "INSERT INTO words(rowid, text) VALUES (?, ?)"
_UNINDEX = "INSERT INTO words(words, rowid, text) VALUES ('delete', ?, ?)"

NEWEST_REVISION = (
    select(func.coalesce(func.max(REVISION.c.number, type_=Integer()), 0, type_=Integer()))
    .where(REVISION.c.character == CHARACTER.c.serial, REVISION.c.number.between(0, MAX_NUMBER))
    .scalar_subquery()
)
"""Number of a character's newest revision, as its history has it: the number in its own row may be wrong."""

READABLE_WRITE: ColumnElement[int] = case(
    (
        func.typeof(CHARACTER.c.write) == "integer",
        case((CHARACTER.c.write.between(0, MAX_NUMBER), type_coerce(CHARACTER.c.write, Integer())), else_=0),
    ),
    else_=0,
)
"""A character's count of writes as it is read; for conditions and updates."""

PORTRAIT_DATA = type_coerce(PORTRAIT.c.data, StoredOptionalPortrait()).label("data")

_AT_ID = CHARACTER.c.id == bindparam("at_id")
_HEADER = (
    select(
        *(CHARACTER.c[key] for key in ("serial", "write", "trashed", "system", "name", "player", "world")),
        NEWEST_REVISION.label("revision"),
        func.coalesce(CAMPAIGN.c.name, "").label("campaign"),
        CHARACTER.c.tags,
        CHARACTER.c.line,
        CHARACTER.c.version,
        CHARACTER.c.violations,
        type_coerce(CHARACTER.c.document, StoredText()).label("document"),
    )
    .outerjoin_from(CHARACTER, CAMPAIGN, CHARACTER.c.campaign == CAMPAIGN.c.serial)
    .where(_AT_ID)
)
_DOCUMENTS = select(
    CHARACTER.c.id,
    CHARACTER.c.name,
    NEWEST_REVISION.label("revision"),
    CHARACTER.c.write,
    CHARACTER.c.document,
    PORTRAIT_DATA,
).outerjoin_from(CHARACTER, PORTRAIT, CHARACTER.c.portrait == PORTRAIT.c.serial)
_DOCUMENT = _DOCUMENTS.where(_AT_ID)
_AMONG_IDS = _DOCUMENTS.where(CHARACTER.c.id.in_(bindparam("ids", expanding=True)))


@dataclass(frozen=True, slots=True)
class CharacterHeader:
    """The columns of a character's row besides the document.

    Attributes:
        serial: Key of the row.
        position: Newest revision and write count.
        is_trashed: Whether it is in the trash.
        summary: What lists show and the search index holds.
    """

    serial: int
    position: Position
    is_trashed: bool
    summary: Summary


def new_id(source: random.Random) -> str:
    """Return a new id: short, random, without letters that look alike."""
    return "".join(source.choices(ID_LETTERS, k=ID_LENGTH))


def searchable_words(summary: Summary) -> str:
    """Return the text of a character for the search index."""
    names = [name for _, name in summary.contents]
    return index_text(
        (summary.name, summary.player, summary.campaign, *summary.tags, summary.line, summary.notes, *names)
    )


def header_values(summary: Summary, campaign_serial: int | None) -> dict[str, str | int | None]:
    """Return the column values of a character's header."""
    return {
        "system": summary.system,
        "name": summary.name,
        "sort_name": sort_key(summary.name),
        "player": summary.player,
        "sort_player": sort_key(summary.player),
        "campaign": campaign_serial,
        "tags": format_tags(summary.tags),
        "line": summary.line,
        "version": summary.version,
        "kind": kind_of_document(summary.system),
        "world": summary.world,
        "sort_line": natural_key(summary.line),
        "sort_tags": tags_key(summary.tags),
        "violations": summary.violations,
    }


def read_header(connection: Connection, id: str) -> CharacterHeader | None:
    """Read a character's header; None if there is no such character."""
    row = connection.execute(_HEADER, {"at_id": id}).one_or_none()
    if row is None:
        return None
    notes, contents = read_texts(row.document)
    campaign, campaign_id = read_campaign(row.document) or (row.campaign, "")
    summary = Summary(
        row.system,
        row.name,
        row.player,
        campaign,
        parse_tags(row.tags),
        notes,
        row.line,
        row.version,
        contents,
        row.world,
        campaign_id,
        row.violations,
    )
    return CharacterHeader(row.serial, Position(row.revision, row.write), row.trashed is not None, summary)


def require_header(connection: Connection, id: str) -> CharacterHeader:
    """Read a character's header.

    Raises:
        LibraryError: There is no such character.
    """
    header = read_header(connection, id)
    if header is None:
        raise no_character_error(id)
    return header


def read_character(connection: Connection, id: str) -> tuple[Position, Character] | None:
    """Read a character's position and document; None if there is no such character.

    Raises:
        LibraryError: The document cannot be read; the library is damaged.
    """
    row = connection.execute(_DOCUMENT, {"at_id": id}).one_or_none()
    if row is None:
        return None
    return Position(row.revision, row.write), row_character(row, id)


def read_documents(connection: Connection, ids: Sequence[str]) -> dict[str, Character | LibraryError]:
    """Read the documents of several characters with one statement, by id; an error stands for an unreadable one.

    Args:
        connection: A connection.
        ids: At most some hundred ids; those that are not there are left out.
    """
    found: dict[str, Character | LibraryError] = {}
    for row in connection.execute(_AMONG_IDS, {"ids": list(ids)}):
        try:
            found[row.id] = row_character(row, row.id)
        except LibraryError as error:
            found[row.id] = error
    return found


def row_character(row: Row[*tuple[Any, ...]], id: str) -> Character:
    """Return the character of a row of document and portrait.

    Raises:
        LibraryError: The document cannot be read.
    """
    try:
        return with_portrait(row.document, row.data)
    except DocumentError as error:
        raise LibraryError(unreadable_document(row.name or id, id)) from error


def prepare_duplicate(connection: Connection, id: str) -> PreparedCharacter | None:
    """Return a character ready to be written as a duplicate; None if there is no such character."""
    header = read_header(connection, id)
    row = connection.execute(_DOCUMENT, {"at_id": id}).one_or_none()
    if header is None or row is None:
        return None
    row_character(row, id)  # a duplicate of what cannot be read would be a second problem
    return PreparedCharacter(header.summary, row.document, _readable_portrait(row.data))


def with_portrait(document: str, portrait: str | None) -> Character:
    """Return the character of a document text and a portrait."""
    character = Character.read(document)
    portrait = _readable_portrait(portrait)
    return character if portrait is None else replace(character, portrait=portrait)


def _readable_portrait(data: str | None) -> str | None:
    return None if has_unreadable((data,)) else data


def insert_characters(
    connection: Connection, ids: Sequence[str], prepared: Sequence[PreparedCharacter], origin: str, now: int
) -> None:
    """Insert new characters with their tags, campaigns, portraits and search texts."""
    campaigns = campaign_serials(connection, [entry.summary for entry in prepared], now)
    serial = _next_serial(connection)
    rows: list[tuple[str | int | None, ...]] = []
    words: list[tuple[int, str]] = []
    tags: list[tuple[int, tuple[str, ...]]] = []
    for number, (id, entry) in enumerate(zip(ids, prepared, strict=True), start=serial):
        summary = entry.summary
        header = header_values(summary, campaigns.get(campaign_key(summary)))
        portrait = portrait_serial(connection, entry.portrait)
        rows.append((number, id, *header.values(), origin, now, now, None, 0, 0, portrait, entry.document))
        words.append((number, searchable_words(summary)))
        if summary.tags:
            tags.append((number, summary.tags))
    connection.exec_driver_sql(_INSERT, rows)
    connection.exec_driver_sql(_INDEX, words)
    link_tags(connection, tags)
    _add_campaign_rows(connection, ids, prepared, now)


def write_header(
    connection: Connection, serial: int, old: Summary, new: Summary, now: int, *, keeps_campaign: bool | None = None
) -> None:
    """Write a changed header, with campaign, tags and search index.

    Args:
        connection: A connection in a transaction.
        serial: Key of the row.
        old: The header before.
        new: The header now.
        now: The time.
        keeps_campaign: Whether it stays in its campaign, whatever that is called now; None if its document names the
            same campaign as before.
    """
    values = header_values(new, None)
    if campaign_key(old) == campaign_key(new) if keeps_campaign is None else keeps_campaign:
        del values["campaign"]
    else:
        values["campaign"] = campaign_serials(connection, [new], now).get(campaign_key(new))
    if old.name != new.name and values["kind"] == CAMPAIGN_KIND:
        rename_campaign(connection, serial, new.name)
    connection.execute(_WRITE_HEADER, {"at_serial": serial, **values})
    update_index(connection, serial, old, new)
    if old.tags != new.tags:
        update_tags(connection, serial, new.tags)


def update_index(connection: Connection, serial: int, old: Summary | None, new: Summary | None) -> None:
    """Update the search index for a character that was added, changed or deleted."""
    before = "" if old is None else searchable_words(old)
    after = "" if new is None else searchable_words(new)
    if old is not None and (new is None or before != after):
        connection.exec_driver_sql(_UNINDEX, (serial, before))
    if new is not None and (old is None or before != after):
        connection.exec_driver_sql(_INDEX, (serial, after))


def update_tags(connection: Connection, serial: int, tags: tuple[str, ...]) -> None:
    """Replace the tags of a character."""
    connection.execute(CHARACTER_TAG.delete().where(CHARACTER_TAG.c.character == serial))
    if tags:
        link_tags(connection, [(serial, tags)])


def link_tags(connection: Connection, tagged: Iterable[tuple[int, tuple[str, ...]]]) -> None:
    """Insert the tags of characters, creating missing ones."""
    links = [(serial, name) for serial, names in tagged for name in dict.fromkeys(names)]
    if not links:
        return
    names = {name for _, name in links}
    known = _tag_serials(connection, names)
    if missing := names - known.keys():
        connection.execute(TAG.insert(), [{"name": name} for name in sorted(missing)])
        known = _tag_serials(connection, names)
    connection.execute(CHARACTER_TAG.insert(), [{"character": serial, "tag": known[name]} for serial, name in links])


def _tag_serials(connection: Connection, names: set[str]) -> Mapping[str, int]:
    rows = connection.execute(select(TAG.c.name, TAG.c.serial).where(TAG.c.name.in_(sorted(names)))).all()
    return {name: serial for name, serial in rows}


def campaign_key(summary: Summary) -> tuple[str, str]:
    """Return id and name by which a document names its campaign."""
    return summary.campaign_id if summary.campaign else "", summary.campaign


def campaign_serials(
    connection: Connection, summaries: Sequence[Summary], now: int
) -> Mapping[tuple[str, str], int | None]:
    """Return the serials of campaigns by :func:`campaign_key`: that of the id, else of the name, else of a new one.

    A new campaign gets a document of the game of the first character that names it.
    """
    keys = {campaign_key(each): each.system for each in reversed(summaries) if each.campaign}
    if not keys:
        return {}
    rows = connection.execute(
        select(CAMPAIGN.c.id, CAMPAIGN.c.name, CAMPAIGN.c.serial).where(
            CAMPAIGN.c.id.in_(sorted({id for id, _ in keys})) | CAMPAIGN.c.name.in_(sorted({name for _, name in keys}))
        )
    ).all()
    by_id, by_name = {id: serial for id, _, serial in rows}, {name: serial for _, name, serial in rows}
    for (id, name), system in keys.items():
        if id not in by_id and name not in by_name:
            by_name[name] = add_campaign(connection, name, game_of_document(system), now)
    return {(id, name): by_id.get(id, by_name.get(name)) for id, name in keys}


def add_campaign(connection: Connection, name: str, system: str, now: int, notes: str = "") -> int:
    """Add a campaign with its document, and return its serial.

    Args:
        connection: A connection in a transaction.
        name: Its name, which no other campaign has.
        system: Id of its game, or "".
        now: The time.
        notes: Its notes.
    """
    id = new_id(random.SystemRandom())
    document = Character(synthetic_id(system, CAMPAIGN_KIND), name=name, notes=notes)
    insert_characters(connection, [id], [prepare_character(document)], Origin.NEW.value, now)
    return int(connection.execute(select(CAMPAIGN.c.serial).where(CAMPAIGN.c.id == id)).scalar_one())


def _add_campaign_rows(
    connection: Connection, ids: Sequence[str], prepared: Sequence[PreparedCharacter], now: int
) -> None:
    """Add the row that characters refer to for each new document of a campaign."""
    for id, entry in zip(ids, prepared, strict=True):
        if kind_of_document(entry.summary.system) == CAMPAIGN_KIND:
            _check_campaign_name(connection, id, entry.summary.name)
            connection.execute(CAMPAIGN.insert(), {"id": id, "name": entry.summary.name, "notes": "", "created": now})


def rename_campaign(connection: Connection, serial: int, name: str) -> None:
    """Give a campaign the name of its document.

    Args:
        connection: A connection in a transaction.
        serial: Key of the document's row.
        name: The name.

    Raises:
        LibraryError: It is empty, or another campaign has it.
    """
    id = connection.execute(select(CHARACTER.c.id).where(CHARACTER.c.serial == serial)).scalar_one()
    _check_campaign_name(connection, id, name)
    connection.execute(update(CAMPAIGN).where(CAMPAIGN.c.id == id).values(name=name))


def _check_campaign_name(connection: Connection, id: str, name: str) -> None:
    taken = select(CAMPAIGN.c.id).where(CAMPAIGN.c.name == name, CAMPAIGN.c.id != id)
    if not name.strip():
        raise LibraryError(Message("campaign_without_name", "A campaign needs a name. Type one."))
    if connection.execute(taken).first() is not None:
        raise LibraryError(
            Message("campaign_name_taken", "There is already a campaign {name}. Choose another name.", {"name": name})
        )


def portrait_serial(connection: Connection, data: str | None) -> int | None:
    """Return the serial of a portrait, inserting it if needed; equal portraits are stored once."""
    if data is None:
        return None
    from hashlib import sha256  # noqa: PLC0415 - loads OpenSSL; most characters have no portrait

    digest = sha256(data.encode()).hexdigest()
    serial = connection.execute(select(PORTRAIT.c.serial).where(PORTRAIT.c.digest == digest)).scalar_one_or_none()
    if serial is None:
        serial = connection.execute(
            PORTRAIT.insert().returning(PORTRAIT.c.serial), {"digest": digest, "data": data}
        ).scalar_one()
    return int(serial)


def stored_portrait(connection: Connection, serial: int) -> int | None:
    """Return the serial of a character's portrait, which an edit keeps even if the picture cannot be read."""
    statement = select(type_coerce(PORTRAIT.c.serial, Integer())).join_from(
        CHARACTER, PORTRAIT, CHARACTER.c.portrait == PORTRAIT.c.serial
    )
    return connection.execute(statement.where(CHARACTER.c.serial == serial)).scalar_one_or_none()


def _next_serial(connection: Connection) -> int:
    newest = func.coalesce(func.max(CHARACTER.c.serial, type_=Integer()), 0, type_=Integer())
    return int(connection.execute(select(newest).where(CHARACTER.c.serial <= MAX_NUMBER)).scalar_one()) + 1
