# ruff: noqa: S608 - every value is bound; the names of columns come from this module
"""Builds and runs the SQL that lists characters and drafts; independent of the connection.

The SQL is plain text with bound values, so that an open library and :mod:`core.store.preview`, which runs before
SQLAlchemy is loaded, list the same.

A page starts after the sort key and serial of the previous page's last entry (keyset paging). Every order has an index;
the statements choose it themselves, as SQLite has no statistics here:

- A search with few hits looks them up and sorts them; one with many scans the index of the order and tests each row
  against the hits, which ends soon.
- A filter by game or campaign scans the index that begins with that column.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from core.store.records import Draft, EntryPage, GroupBy, LibraryEntry, PageKey, Query, SortBy, from_milliseconds
from core.store.search_index import match_query, replace_surrogates

RunSql: TypeAlias = "Callable[[str, Mapping[str, object]], Sequence[Sequence[Any]]]"
"""Runs a statement with named values and returns all rows."""

PAGE_SIZE: Final = 200
FEW_HITS: Final = 500
"""Up to this many search hits are looked up one by one."""

_SORT_COLUMNS: Final[Mapping[SortBy, tuple[str, ...]]] = {
    SortBy.NAME: ("sort_name", "serial"),
    SortBy.PLAYER: ("sort_player", "serial"),
    SortBy.SYSTEM: ("system", "sort_name", "serial"),
    SortBy.CHANGED: ("changed", "serial"),
    SortBy.CREATED: ("serial",),
}
_TRASH_SORT_COLUMNS: Final = ("trashed", "serial")
_WIDTH: Final = len(LibraryEntry._fields)
_ENTRY: Final = (
    "c.id, c.system, c.name, c.player, coalesce(g.name, ''), "
    "c.line, c.tags, c.created, c.changed, c.trashed, c.revision"
)
_FROM: Final = "FROM character c LEFT JOIN campaign g ON c.campaign = g.serial"
_DRAFTS: Final = (
    "SELECT system, procedure, title, version, characters, id, changed FROM draft ORDER BY changed DESC, serial DESC"
)
_FIRST_HITS: Final = "SELECT rowid FROM words WHERE words MATCH :match LIMIT :most"
_FEW: Final = "c.serial IN (SELECT value FROM json_each(:serials))"
_MANY: Final = "+c.serial IN (SELECT rowid FROM words WHERE words MATCH :match)"
_PART_OF_NAME: Final = "instr(c.name, :part) > 0"


@dataclass(frozen=True, slots=True)
class Filter:
    """Which characters a list has, as a condition on the table ``character c``.

    Attributes:
        condition: The SQL condition.
        values: The values bound in it.
        sorts_hits: Whether few hits are sorted, instead of scanning the index of the order.
    """

    condition: str
    values: Mapping[str, object]
    sorts_hits: bool = False


class ListReader:
    """Reads lists of characters; :class:`~core.store.library.Library` documents the methods.

    Args:
        run: Runs the statements.
    """

    def __init__(self, run: RunSql) -> None:
        self._run = run

    def page(self, query: Query | None = None, after: PageKey | None = None, size: int = PAGE_SIZE) -> EntryPage:
        """Return one page of a list."""
        query = query or Query()
        chosen = self._filter(query)
        if chosen is None:
            return EntryPage((), None)
        values = {**chosen.values, "size": size}
        values.update((f"after_{number}", key) for number, key in enumerate(after or ()))
        rows = self._run(page_sql(query, chosen, is_first=after is None), values)
        next_key = tuple(rows[-1][_WIDTH:]) if len(rows) == size else None
        return EntryPage(tuple([LibraryEntry._make(row[:_WIDTH]) for row in rows]), next_key)

    def page_keys(self, query: Query | None = None, size: int = PAGE_SIZE) -> tuple[PageKey, ...]:
        """Return the keys of all pages but the first."""
        query = query or Query()
        chosen = self._filter(query)
        if chosen is None:
            return ()
        columns = ", ".join(_sort_columns(query))
        text = f"SELECT {columns} FROM ({_numbered(query, chosen, columns)}) WHERE row % :size = 0 ORDER BY row"
        return tuple(tuple(row) for row in self._run(text, {**chosen.values, "size": size}))

    def row_numbers(self, ids: Collection[str], query: Query | None = None) -> dict[str, int]:
        """Return the row numbers of characters in a list, by id, from 0."""
        query = query or Query()
        chosen = self._filter(query)
        if chosen is None:
            return {}
        text = (
            f"SELECT id, row - 1 FROM ({_numbered(query, chosen, 'id')}) "
            "WHERE id IN (SELECT value FROM json_each(:ids)) ORDER BY row"
        )
        return {id: number for id, number in self._run(text, {**chosen.values, "ids": json.dumps(list(ids))})}

    def count(self, query: Query | None = None) -> int:
        """Return the number of characters in a list."""
        chosen = self._filter(query or Query())
        if chosen is None:
            return 0
        ((count,),) = self._run(f"SELECT count(*) FROM character c WHERE {chosen.condition}", chosen.values)
        return int(count)

    def groups(self, query: Query | None = None, by: GroupBy = GroupBy.CAMPAIGN) -> tuple[tuple[str, int], ...]:
        """Return the groups of a list with their numbers of characters."""
        chosen = self._filter(query or Query())
        if chosen is None:
            return ()
        column = "c.campaign" if by is GroupBy.CAMPAIGN else "c.system"
        counts = (
            f"SELECT {column} AS kind, count(*) AS number FROM character c WHERE {chosen.condition} GROUP BY {column}"
        )
        if by is GroupBy.SYSTEM:
            text = f"SELECT kind, number FROM ({counts}) ORDER BY kind"
        else:
            text = (
                f"SELECT coalesce(g.name, ''), k.number FROM ({counts}) k LEFT JOIN campaign g ON k.kind = g.serial "
                "ORDER BY g.name IS NULL, g.name COLLATE NOCASE, g.serial"
            )
        return tuple((str(name), int(number)) for name, number in self._run(text, chosen.values))

    def entries(self, ids: Collection[str]) -> dict[str, LibraryEntry]:
        """Return the entries of those characters that exist, by id."""
        text = f"SELECT {_ENTRY} {_FROM} WHERE c.id IN (SELECT value FROM json_each(:ids))"
        rows = self._run(text, {"ids": json.dumps(list(ids))})
        return {entry.id: entry for entry in map(LibraryEntry._make, rows)}

    def outdated(self, system: str, version: str, limit: int = PAGE_SIZE) -> tuple[str, ...]:
        """Return ids of a game's characters whose summary line was made with another version of its data."""
        text = (
            "SELECT id FROM character WHERE system = :system AND version != :version AND trashed IS NULL LIMIT :limit"
        )
        return tuple(str(id) for (id,) in self._run(text, {"system": system, "version": version, "limit": limit}))

    def _filter(self, query: Query) -> Filter | None:
        """Return the filter of a query; None if its search has no hits."""
        text = replace_surrogates(query.text.strip())
        if not text:
            return make_filter(query)
        match = match_query(text)
        if not match:
            return make_filter(query, _PART_OF_NAME, {"part": text})
        hits = self._run(_FIRST_HITS, {"match": match, "most": FEW_HITS + 1})
        if not hits:
            return None
        if len(hits) > FEW_HITS:
            return make_filter(query, _MANY, {"match": match})
        serials = ",".join([str(serial) for (serial,) in hits])
        return make_filter(query, _FEW, {"serials": f"[{serials}]"}, sorts_hits=True)


def read_drafts(run: RunSql) -> tuple[Draft, ...]:
    """Return every draft, last saved first, without transcript, state and answers.

    Args:
        run: Runs the statement.
    """
    return tuple(
        Draft(
            system=system,
            procedure=procedure,
            transcript={},
            title=title,
            version=version,
            characters=tuple(json.loads(characters)),
            id=id,
            changed=from_milliseconds(changed),
        )
        for system, procedure, title, version, characters, id, changed in run(_DRAFTS, {})
    )


def make_filter(
    query: Query, search: str = "", searched: Mapping[str, object] | None = None, *, sorts_hits: bool = False
) -> Filter:
    """Return the filter of a query.

    Args:
        query: The query; its search text is resolved already.
        search: The condition of its search, or "".
        searched: The values bound in that condition.
        sorts_hits: See :class:`Filter`.
    """
    conditions = ["c.trashed IS NOT NULL" if query.trashed else "c.trashed IS NULL"]
    values = dict(searched or {})
    if query.system:
        conditions.append("c.system = :system")
        values["system"] = replace_surrogates(query.system)
    if query.campaign:
        conditions.append("c.campaign = (SELECT serial FROM campaign WHERE name = :campaign)")
        values["campaign"] = replace_surrogates(query.campaign)
    if query.no_campaign:
        conditions.append("c.campaign IS NULL")
    for number, tag in enumerate(query.tags):
        conditions.append(
            "c.serial IN (SELECT l.character FROM character_tag l JOIN tag t ON l.tag = t.serial "
            f"WHERE t.name = :tag_{number})"
        )
        values[f"tag_{number}"] = replace_surrogates(tag)
    if search:
        conditions.append(search)
    return Filter(" AND ".join(conditions), values, sorts_hits)


def page_sql(query: Query, chosen: Filter, *, is_first: bool) -> str:
    """Return the statement of a page; it selects the columns of an entry and the page key.

    Args:
        query: The query.
        chosen: Its filter.
        is_first: Whether it is the first page; others start after the values ``after_0``, ``after_1`` …
    """
    columns = [f"c.{column}" for column in _sort_columns(query)]
    key = ", ".join(columns)
    condition = chosen.condition
    if not is_first:
        after = ", ".join(f":after_{number}" for number in range(len(columns)))
        condition += f" AND ({key}) {'<' if _is_descending(query) else '>'} ({after})"
    # +column is no bare column, so SQLite sorts the few hits instead of scanning an index for them.
    order = _order_by(query, [f"+{column}" for column in columns] if chosen.sorts_hits else columns)
    return f"SELECT {_ENTRY}, {key} {_FROM} WHERE {condition} ORDER BY {order} LIMIT :size"


def _numbered(query: Query, chosen: Filter, columns: str) -> str:
    """Return a statement that selects columns and the row number, from 1, of every character of a list."""
    order = _order_by(query, _sort_columns(query))
    return f"SELECT {columns}, row_number() OVER (ORDER BY {order}) AS row FROM character c WHERE {chosen.condition}"


def _sort_columns(query: Query) -> tuple[str, ...]:
    return _TRASH_SORT_COLUMNS if query.trashed else _SORT_COLUMNS[query.sort]


def _is_descending(query: Query) -> bool:
    return query.descending != query.trashed


def _order_by(query: Query, columns: Sequence[str]) -> str:
    direction = " DESC" if _is_descending(query) else ""
    return ", ".join(column + direction for column in columns)
