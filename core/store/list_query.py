# ruff: noqa: S608 - every value is bound; the names of columns come from this module
"""Builds and runs the SQL that lists characters and drafts; independent of the connection.

The SQL is plain text with bound values, so that an open library and :mod:`core.store.preview`, which runs before
SQLAlchemy is loaded, list the same.

A page starts after the sort key and serial of the previous page's last entry (keyset paging). Every order has an index;
the statements choose it themselves, as SQLite has no statistics here:

- A search with few hits looks them up and sorts them; one with many scans the index of the order and tests each row
  against the hits, which ends soon.
- A filter by game or campaign scans the index that begins with that column.

Values that cannot be read do not stop a list: each row is read by the kinds of its columns. A row whose sort key
cannot be read has no place that a statement could name, so a page after it begins by its number instead. Such a game is
the group :data:`UNREADABLE_SYSTEM`; such a campaign is none.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from core.character.document_kind import kind_of_document
from core.store.document_kinds import LIVING_CHARACTER, kind_condition
from core.store.records import (
    Draft,
    EntryPage,
    GroupBy,
    LibraryEntry,
    PageKey,
    Query,
    SortBy,
    find_problem,
    from_milliseconds,
)
from core.store.search_index import match_query, replace_surrogates
from core.store.stored_values import (
    ID,
    IDS,
    MAX_NUMBER,
    MAX_TIME,
    NUMBER,
    REFERENCE,
    TAGS,
    TEXT,
    TIME,
    UNREADABLE_TIME,
    has_unreadable,
)

if TYPE_CHECKING:
    from core.store.found_texts import FoundText

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
    SortBy.LEVEL: ("system", "sort_line", "serial"),
    SortBy.TAGS: ("sort_tags", "serial"),
}
UNREADABLE_SYSTEM: Final = "?"
"""The game, in groups and queries, of characters whose game cannot be read."""

_TRASH_SORT_COLUMNS: Final = ("trashed", "serial")
_WIDTH: Final = len(LibraryEntry._fields)
_ENTRY_KINDS: Final = (
    ID,
    TEXT,
    TEXT,
    TEXT,
    TEXT,
    TEXT,
    TAGS,
    TIME,
    TIME,
    TIME.optional(),
    NUMBER,
    NUMBER.optional(),
    REFERENCE,
)
_ENTRY_TYPES: Final = frozenset(
    (*(str,) * 7, int, int, trashed, int, violations, portrait)
    for trashed, violations, portrait in product((type(None), int), repeat=3)
)
_DRAFT_KINDS: Final = (TEXT, TEXT, TEXT, TEXT, IDS, ID, TIME)
_ENTRY: Final = (
    "c.id, c.system, c.name, c.player, coalesce(g.name, ''), "
    "c.line, c.tags, c.created, c.changed, c.trashed, c.revision, c.violations, c.portrait"
)
_FROM: Final = "FROM character c LEFT JOIN campaign g ON c.campaign = g.serial"
_DRAFTS: Final = (
    "SELECT system, procedure, title, version, characters, id, changed FROM draft ORDER BY changed DESC, serial DESC"
)
_FIRST_HITS: Final = "SELECT rowid FROM words WHERE words MATCH :match LIMIT :most"
_FEW: Final = "c.serial IN (SELECT value FROM json_each(:serials))"
_MANY: Final = "+c.serial IN (SELECT rowid FROM words WHERE words MATCH :match)"
_CAMPAIGNS_IN_USE: Final = (
    f"WITH RECURSIVE used(serial) AS (SELECT min(campaign) FROM character WHERE {LIVING_CHARACTER} UNION ALL "
    f"SELECT (SELECT min(campaign) FROM character WHERE {LIVING_CHARACTER} AND campaign > used.serial) "
    "FROM used WHERE used.serial IS NOT NULL) SELECT serial FROM used"
)
_NOT_IN_CAMPAIGN: Final = "(c.campaign IS NULL OR c.campaign NOT IN (SELECT value FROM json_each(:campaigns)))"
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
        if after is not None and not self._can_seek(query, after):
            values["after_serial"] = after[-1]
            rows = self._run(_page_by_number_sql(query, chosen), values)
        else:
            rows = self._run(page_sql(query, chosen, is_first=after is None), values)
        next_key = tuple(rows[-1][_WIDTH:]) if len(rows) == size else None
        return EntryPage(tuple([_read_entry(row) for row in rows]), next_key)

    def _can_seek(self, query: Query, after: PageKey) -> bool:
        """Whether a page begins after its key in the order of the list: not if a sort key is NULL or unreadable."""
        if has_unreadable(after) or not all(isinstance(value, str | int) for value in after):
            return False
        return not any(self._has_null(column, query.kind) for column in {*_sort_columns(query)} - {"serial", "trashed"})

    def _has_null(self, column: str, kind: str) -> bool:
        """Whether a sort key is NULL, which is sorted first; ``IS NULL`` is never true where the schema says so."""
        condition = f"c.trashed IS NULL AND {kind_condition(kind, 'c.')}"
        text = f"SELECT c.{column} FROM character c WHERE {condition} ORDER BY c.{column} LIMIT 1"
        return any(value is None for (value,) in self._run(text, {}))

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
        rows = self._run(text, {**chosen.values, "ids": json.dumps(list(ids))})
        return {ID.read(id): number for id, number in rows}

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
            text, unreadable = f"SELECT kind, number FROM ({counts}) ORDER BY kind", UNREADABLE_SYSTEM
        else:
            unreadable = ""
            text = (
                f"SELECT coalesce(g.name, ''), k.number FROM ({counts}) k LEFT JOIN campaign g ON k.kind = g.serial "
                "ORDER BY g.name IS NULL, g.name COLLATE NOCASE, g.serial"
            )
        groups: dict[str, int] = {}
        for name, number in self._run(text, chosen.values):
            group = name if _is_group_name(name) else unreadable
            groups[group] = groups.get(group, 0) + int(number)
        if unreadable in groups:
            groups[unreadable] = groups.pop(unreadable)  # the last one
        return tuple(groups.items())

    def entries(self, ids: Collection[str]) -> dict[str, LibraryEntry]:
        """Return the entries of those characters that exist, by id."""
        text = f"SELECT {_ENTRY} {_FROM} WHERE c.id IN (SELECT value FROM json_each(:ids))"
        rows = self._run(text, {"ids": json.dumps(list(ids))})
        return {entry.id: entry for entry in map(_read_entry, rows)}

    def ids(self, query: Query | None = None) -> tuple[tuple[str, str], ...]:
        """Return id and game of every character of a list, in no order."""
        chosen = self._filter(query or Query())
        if chosen is None:
            return ()
        rows = self._run(f"SELECT c.id, c.system FROM character c WHERE {chosen.condition}", chosen.values)
        return tuple((id, str(TEXT.read(system))) for id, system in rows if ID.accepts(id))

    def count_among(self, ids: Collection[str], query: Query | None = None) -> int:
        """Return how many of some characters are in a list."""
        chosen = self._filter(query or Query())
        if chosen is None:
            return 0
        text = (
            f"SELECT count(*) FROM character c WHERE {chosen.condition} AND c.id IN (SELECT value FROM json_each(:ids))"
        )
        ((count,),) = self._run(text, {**chosen.values, "ids": json.dumps(list(ids))})
        return int(count)

    def found_texts(self, ids: Collection[str], search: str) -> dict[str, FoundText]:
        """Return where a search finds characters, by id."""
        from core.store.contents import read_texts  # noqa: PLC0415 - the list is shown before core.character is loaded
        from core.store.found_texts import SearchedTexts, find_text  # noqa: PLC0415 - as above

        text = f"SELECT {_ENTRY}, c.document {_FROM} WHERE c.id IN (SELECT value FROM json_each(:ids))"
        found: dict[str, FoundText] = {}
        for row in self._run(text, {"ids": json.dumps(list(ids))}):
            entry = _read_entry(row)
            notes, contents = read_texts(str(TEXT.read(row[_WIDTH])))
            texts = SearchedTexts(entry.name, entry.player, entry.campaign, entry.tags, entry.line, notes, contents)
            place = find_text(texts, search)
            if place is not None:
                found[entry.id] = place
        return found

    def outdated(self, system: str, version: str, limit: int = PAGE_SIZE) -> tuple[str, ...]:
        """Return ids of a game's documents whose summary line is not of this version of its data.

        Also of those whose violations, or problems of a world, were not counted.
        """
        text = (
            "SELECT id FROM character WHERE system = :system AND (version != :version OR violations IS NULL) "
            f"AND trashed IS NULL AND {kind_condition(kind_of_document(system))} LIMIT :limit"
        )
        rows = self._run(text, {"system": system, "version": version, "limit": limit})
        return tuple(id for id in (ID.read(value) for (value,) in rows) if id)

    def of_world(self, system: str, world: str) -> tuple[str, ...]:
        """Return ids of a game's characters that name a world by its own id, by name."""
        text = (
            "SELECT id FROM character WHERE system = :system AND world = :world AND world <> '' "
            f"AND {LIVING_CHARACTER} ORDER BY sort_name, serial"
        )
        rows = self._run(text, {"system": system, "world": world})
        return tuple(id for id in (ID.read(value) for (value,) in rows) if id)

    def _filter(self, query: Query) -> Filter | None:
        """Return the filter of a query; None if its search has no hits."""
        chosen = self._search_filter(query)
        if chosen is None or not (query.no_campaign or query.system == UNREADABLE_SYSTEM):
            return chosen
        conditions, values = [chosen.condition], dict(chosen.values)
        if query.no_campaign:
            rows = self._run("SELECT serial, name FROM campaign", {})
            readable = {serial for serial, name in rows if _is_group_name(name)}
            if query.trashed or {serial for (serial,) in self._run(_CAMPAIGNS_IN_USE, {})} - readable - {None}:
                values["campaigns"] = json.dumps(sorted(readable))
                conditions.append(_NOT_IN_CAMPAIGN)
            else:
                conditions.append("c.campaign IS NULL")  # an index finds these
        if query.system == UNREADABLE_SYSTEM:
            rows = self._run("SELECT DISTINCT system FROM character", {})
            values["systems"] = json.dumps([system for (system,) in rows if _is_group_name(system)])
            conditions.append("(typeof(c.system) = 'null' OR c.system NOT IN (SELECT value FROM json_each(:systems)))")
        return Filter(" AND ".join(conditions), values, chosen.sorts_hits)

    def _search_filter(self, query: Query) -> Filter | None:
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
    drafts = []
    for row in run(_DRAFTS, {}):
        values = [kind.read(value) for kind, value in zip(_DRAFT_KINDS, row, strict=True)]
        system, procedure, title, version, characters, id, changed = values
        drafts.append(
            Draft(
                system=system,
                procedure=procedure,
                transcript={},
                title=title,
                version=version,
                characters=tuple(json.loads(characters)),
                id=id,
                changed=from_milliseconds(changed),
                problem=find_problem(values),
            )
        )
    return tuple(drafts)


def _read_entry(row: Sequence[Any]) -> LibraryEntry:
    """Return the entry of a row; values are read one by one only where one of them looks bad."""
    entry = LibraryEntry._make(row[:_WIDTH])
    if (
        tuple(map(type, entry)) in _ENTRY_TYPES
        and UNREADABLE_TIME < entry.created_ms < MAX_TIME
        and UNREADABLE_TIME < entry.changed_ms < MAX_TIME
        and 0 <= entry.revision <= MAX_NUMBER
        and (entry.violations is None or 0 <= entry.violations <= MAX_NUMBER)
        and (entry.trashed_ms is None or UNREADABLE_TIME < entry.trashed_ms < MAX_TIME)
        and ID.accepts(entry.id)
        and _is_tags(entry.tags_json)
    ):
        return entry
    return LibraryEntry._make([kind.read(value) for kind, value in zip(_ENTRY_KINDS, row, strict=False)])


@lru_cache(maxsize=1024)
def _is_tags(text: str) -> bool:
    return TAGS.accepts(text)


def _is_group_name(name: object) -> bool:
    """Whether a list can be asked for by this name of a game or campaign."""
    return name != "" and TEXT.accepts(name)


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
    trashed = "c.trashed IS NOT NULL" if query.trashed else "c.trashed IS NULL"
    conditions = [trashed, kind_condition(query.kind, "c.")]
    values = dict(searched or {})
    if query.system and query.system != UNREADABLE_SYSTEM:
        conditions.append("c.system = :system")
        values["system"] = replace_surrogates(query.system)
    if query.campaign:
        conditions.append("c.campaign = (SELECT serial FROM campaign WHERE name = :campaign)")
        values["campaign"] = replace_surrogates(query.campaign)
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


def _page_by_number_sql(query: Query, chosen: Filter) -> str:
    """Return the statement of the page after the row with ``after_serial``, found by counting."""
    columns = [f"c.{column}" for column in _sort_columns(query)]
    offset = f"SELECT row FROM ({_numbered(query, chosen, 'serial')}) WHERE serial = :after_serial"
    return (
        f"SELECT {_ENTRY}, {', '.join(columns)} {_FROM} WHERE {chosen.condition} ORDER BY {_order_by(query, columns)} "
        f"LIMIT :size OFFSET coalesce(({offset}), 9223372036854775807)"
    )


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
