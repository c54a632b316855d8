"""Queries for lists of characters: filtered and sorted by SQLite, with keyset paging (never by offset).

A page starts after the sort key and serial of the previous page's last entry. Every order has an index; the statements
choose it themselves, as SQLite has no statistics here:

- A search with few hits looks them up and sorts them; one with many scans the index of the order and tests each row
  against the hits, which ends soon.
- A filter by game or campaign scans the index that begins with that column.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, TypeVar

from sqlalchemy import (
    Connection,
    Select,
    UnaryExpression,
    bindparam,
    column,
    func,
    literal_column,
    select,
    table,
    tuple_,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.elements import ColumnElement
from sqlalchemy.sql.operators import custom_op

from core.store.preview import SORT_COLUMNS, TRASH_SORT_COLUMNS
from core.store.records import EntryPage, GroupBy, LibraryEntry, PageKey, Query
from core.store.search_index import match_query, replace_surrogates
from core.store.tables import CAMPAIGN, CHARACTER, CHARACTER_TAG, TAG

Value = TypeVar("Value")

PAGE_SIZE: Final = 200
FEW_HITS: Final = 500
"""Up to this many search hits are looked up one by one."""

_ENTRY_COLUMNS: Final = (
    CHARACTER.c.id,
    CHARACTER.c.system,
    CHARACTER.c.name,
    CHARACTER.c.player,
    func.coalesce(CAMPAIGN.c.name, ""),
    CHARACTER.c.line,
    CHARACTER.c.tags,
    CHARACTER.c.created,
    CHARACTER.c.changed,
    CHARACTER.c.trashed,
    CHARACTER.c.revision,
)
_WIDTH: Final = len(_ENTRY_COLUMNS)
_WORDS = table("words", column("rowid"))
_HITS = select(_WORDS.c.rowid).where(literal_column("words").op("MATCH")(bindparam("match")))
_FIRST_HITS: Final = "SELECT rowid FROM words WHERE words MATCH :match LIMIT :most"
_WANTED_IDS: Final = select(func.json_each(bindparam("sought")).table_valued("value").c.value)
_FEW: Final = select(func.json_each(bindparam("serials")).table_valued("value").c.value)


@dataclass(frozen=True, slots=True)
class _QueryShape:
    """What determines the SQL text of a statement (the cache key); everything else is a bound value."""

    order: tuple[str, ...]
    descending: bool
    search: str
    system: bool
    campaign: bool
    no_campaign: bool
    tags: int
    trashed: bool
    paged: bool


def read_page(connection: Connection, query: Query, after: PageKey | None, size: int) -> EntryPage:
    """Return one page of a list."""
    search, values = _search(connection, query)
    if search == "none":
        return EntryPage((), None)
    shape = _shape(query, search, paged=after is not None)
    for number, key in enumerate(after or ()):
        values[f"after_{number}"] = key
    text, fixed = _statement(shape)
    rows = _rows(connection, text, {**fixed, **values, "size": size})
    entries = tuple([LibraryEntry._make(row[:_WIDTH]) for row in rows])
    return EntryPage(entries, _key(rows[-1]) if len(rows) == size else None)


def _rows(connection: Connection, text: str, values: Mapping[str, object]) -> Sequence[Sequence[Any]]:
    """Read rows from the driver directly: SQLAlchemy's row objects cost more than the query."""
    cursor = connection.connection.cursor()
    try:
        cursor.execute(text, values)
        return cursor.fetchall()
    finally:
        cursor.close()


def _key(row: Sequence[Any]) -> PageKey:
    return tuple(row[_WIDTH:])


def count_entries(connection: Connection, query: Query) -> int:
    """Return the number of characters in a list."""
    search, values = _search(connection, query)
    if search == "none":
        return 0
    shape = _shape(query, search, paged=False)
    return int(
        connection.execute(select(func.count()).select_from(CHARACTER).where(*_filters(shape)), values).scalar_one()
    )


def count_groups(connection: Connection, query: Query, by: GroupBy) -> tuple[tuple[str, int], ...]:
    """Return the number of characters in each group of a list."""
    search, values = _search(connection, query)
    if search == "none":
        return ()
    filters = _filters(_shape(query, search, paged=False))
    kind = CHARACTER.c.campaign if by is GroupBy.CAMPAIGN else CHARACTER.c.system
    counts = select(kind.label("kind"), func.count().label("number")).where(*filters).group_by(kind).subquery()
    if by is GroupBy.SYSTEM:
        rows = connection.execute(select(counts).order_by(counts.c.kind), values)
        return tuple((str(name), number) for name, number in rows)
    statement = (
        select(func.coalesce(CAMPAIGN.c.name, ""), counts.c.number)
        .outerjoin_from(counts, CAMPAIGN, counts.c.kind == CAMPAIGN.c.serial)
        .order_by(CAMPAIGN.c.name.is_(None), CAMPAIGN.c.name.collate("NOCASE"), CAMPAIGN.c.serial)
    )
    return tuple((name, number) for name, number in connection.execute(statement, values))


def read_page_keys(connection: Connection, query: Query, size: int) -> tuple[PageKey, ...]:
    """Return the page keys of every page but the first: the keys of the last entries before them."""
    search, values = _search(connection, query)
    if search == "none":
        return ()
    shape = _shape(query, search, paged=False)
    order = [CHARACTER.c[key] for key in shape.order]
    sorted_by = [key.desc() if shape.descending else key for key in order]
    row_number = func.row_number().over(order_by=sorted_by)
    numbered = select(*order, row_number.label("place")).where(*_filters(shape)).subquery()
    statement = (
        select(*(numbered.c[key] for key in shape.order)).where(numbered.c.place % size == 0).order_by(numbered.c.place)
    )
    return tuple(tuple(row) for row in connection.execute(statement, values))


def read_row_numbers(connection: Connection, query: Query, ids: Collection[str]) -> dict[str, int]:
    """Return the row numbers of characters in a list, by id; characters outside the list are left out."""
    search, values = _search(connection, query)
    if search == "none":
        return {}
    shape = _shape(query, search, paged=False)
    order = [CHARACTER.c[key] for key in shape.order]
    row_number = func.row_number().over(order_by=[key.desc() if shape.descending else key for key in order])
    numbered = select(CHARACTER.c.id, row_number.label("place")).where(*_filters(shape)).subquery()
    statement = (
        select(numbered.c.id, numbered.c.place - 1).where(numbered.c.id.in_(_WANTED_IDS)).order_by(numbered.c.place)
    )
    return {id_: number for id_, number in connection.execute(statement, {**values, "sought": json.dumps(list(ids))})}


def count_tags(connection: Connection) -> tuple[tuple[str, int], ...]:
    """Return the tags in use with their number of characters outside the trash, by name."""
    statement = (
        select(TAG.c.name, func.count())
        .join_from(TAG, CHARACTER_TAG, CHARACTER_TAG.c.tag == TAG.c.serial)
        .join(CHARACTER, CHARACTER_TAG.c.character == CHARACTER.c.serial)
        .where(CHARACTER.c.trashed.is_(None))
        .group_by(TAG.c.serial)
        .order_by(TAG.c.name)
    )
    return tuple((name, count) for name, count in connection.execute(statement))


def read_tag_names(connection: Connection) -> tuple[str, ...]:
    """Return the names of all tags in use outside the trash; takes no longer for more characters."""
    tagged = (
        select(CHARACTER.c.serial)
        .join(CHARACTER_TAG, CHARACTER_TAG.c.character == CHARACTER.c.serial)
        .where(CHARACTER_TAG.c.tag == TAG.c.serial, CHARACTER.c.trashed.is_(None))
    )
    return tuple(connection.execute(select(TAG.c.name).where(tagged.exists()).order_by(TAG.c.name)).scalars())


def read_entry(connection: Connection, id: str) -> LibraryEntry | None:
    """Return the list entry of a character, or None."""
    row = connection.execute(_select_entries().where(CHARACTER.c.id == id)).one_or_none()
    return None if row is None else LibraryEntry._make(row)


def read_entries(connection: Connection, ids: Sequence[str]) -> tuple[LibraryEntry, ...]:
    """Return the list entries of those characters that exist, in any order."""
    rows = connection.execute(_select_entries().where(CHARACTER.c.id.in_(ids)))
    return tuple(LibraryEntry._make(row) for row in rows)


def read_outdated(connection: Connection, system: str, version: str, limit: int) -> tuple[str, ...]:
    """Return ids of a game's characters whose summary line was made with another version of its data."""
    statement = (
        select(CHARACTER.c.id)
        .where(CHARACTER.c.system == system, CHARACTER.c.version != version, CHARACTER.c.trashed.is_(None))
        .limit(limit)
    )
    return tuple(connection.execute(statement).scalars())


def _search(connection: Connection, query: Query) -> tuple[str, dict[str, object]]:
    """Return the search strategy ("", "none", "few", "many", or "part" for a substring of names) and its values."""
    values: dict[str, object] = {
        "system": replace_surrogates(query.system),
        "campaign": replace_surrogates(query.campaign),
    }
    values.update({f"tag_{number}": replace_surrogates(tag) for number, tag in enumerate(query.tags)})
    text = replace_surrogates(query.text.strip())
    if not text:
        return "", values
    match = match_query(text)
    if not match:
        return "part", {**values, "part": text}
    rows = _rows(connection, _FIRST_HITS, {"match": match, "most": FEW_HITS + 1})
    if not rows:
        return "none", values
    if len(rows) > FEW_HITS:
        return "many", {**values, "match": match}
    return "few", {**values, "serials": f"[{','.join([str(row[0]) for row in rows])}]"}


def _shape(query: Query, search: str, *, paged: bool) -> _QueryShape:
    order = TRASH_SORT_COLUMNS if query.trashed else SORT_COLUMNS[query.sort]
    return _QueryShape(
        order=order,
        descending=query.descending != query.trashed,
        search=search,
        system=bool(query.system),
        campaign=bool(query.campaign),
        no_campaign=query.no_campaign,
        tags=len(query.tags),
        trashed=query.trashed,
        paged=paged,
    )


@lru_cache(maxsize=256)
def _statement(shape: _QueryShape) -> tuple[str, Mapping[str, object]]:
    order = [CHARACTER.c[key] for key in shape.order]
    statement = _select_entries().add_columns(*order).where(*_filters(shape))
    if shape.paged:
        start = tuple_(*(bindparam(f"after_{number}") for number in range(len(order))))
        here = tuple_(*order)
        statement = statement.where(here < start if shape.descending else here > start)
    # A sorted column that is not the bare column cannot be read off an index: few hits are sorted, not walked to.
    keys = [_unindexed(key) for key in order] if shape.search == "few" else order
    statement = statement.order_by(*(key.desc() if shape.descending else key for key in keys))
    # Written out once: what SQLAlchemy does for each execution costs more than SQLite's own work on a page.
    compiled = statement.limit(bindparam("size")).compile(dialect=sqlite.dialect(paramstyle="named"))
    return str(compiled), compiled.params


def _select_entries() -> Select[tuple[object, ...]]:
    statement: Select[tuple[object, ...]] = select(*_ENTRY_COLUMNS)
    return statement.outerjoin_from(CHARACTER, CAMPAIGN, CHARACTER.c.campaign == CAMPAIGN.c.serial)


def _filters(shape: _QueryShape) -> list[ColumnElement[bool]]:
    trashed = CHARACTER.c.trashed
    filters: list[ColumnElement[bool]] = [trashed.is_not(None) if shape.trashed else trashed.is_(None)]
    if shape.system:
        filters.append(CHARACTER.c.system == bindparam("system"))
    if shape.campaign:
        serial = select(CAMPAIGN.c.serial).where(CAMPAIGN.c.name == bindparam("campaign")).scalar_subquery()
        filters.append(CHARACTER.c.campaign == serial)
    if shape.no_campaign:
        filters.append(CHARACTER.c.campaign.is_(None))
    for number in range(shape.tags):
        tagged = (
            select(CHARACTER_TAG.c.character)
            .join_from(CHARACTER_TAG, TAG, CHARACTER_TAG.c.tag == TAG.c.serial)
            .where(TAG.c.name == bindparam(f"tag_{number}"))
        )
        filters.append(CHARACTER.c.serial.in_(tagged))
    match shape.search:
        case "few":
            filters.append(CHARACTER.c.serial.in_(_FEW))
        case "many":
            filters.append(_unindexed(CHARACTER.c.serial).in_(_HITS))
        case "part":
            filters.append(func.instr(CHARACTER.c.name, bindparam("part")) > 0)
    return filters


def _unindexed(key: ColumnElement[Value]) -> UnaryExpression[Value]:
    return UnaryExpression(key, operator=custom_op("+"))
