"""Rows of the library list: maps them to sections and reads their pages when needed.

`PagedRows` maps rows to positions without loading them: the library counts the sections, and page keys mark where each
page begins. `read_rows` creates it on a worker thread; sorting, filtering and counting happen in the database, so that
it scales to a hundred thousand characters.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from core.store.records import GroupBy, Query

if TYPE_CHECKING:
    from core.store.library import Library
    from core.store.preview import LibraryPreview
    from core.store.records import Draft, LibraryEntry, PageKey, Query

PAGE: Final = 200
"""Rows of a page."""

FIRST_ROWS: Final = 60
"""Rows loaded with a new list, so that it is filled when shown."""


class Grouping(StrEnum):
    """How characters are grouped."""

    CAMPAIGN = "campaign"
    GAME = "game"
    NONE = "none"


class RowKind(StrEnum):
    """Kind of a row."""

    HEADING = "heading"
    CHARACTER = "character"
    DRAFT = "draft"


@dataclass(frozen=True, slots=True)
class ListOptions:
    """Filter, order and grouping of the list, and the rows to load.

    Attributes:
        query: Filter and sort order.
        grouping: Grouping; the trash is never grouped.
        collapsed: Keys of the collapsed sections.
        rows: Visible rows, end exclusive.
        sought: Ids of characters whose rows are looked up.
        has_drafts: Whether drafts are listed.
    """

    query: Query
    grouping: Grouping = Grouping.CAMPAIGN
    collapsed: frozenset[str] = frozenset()
    rows: tuple[int, int] = (0, FIRST_ROWS)
    sought: tuple[str, ...] = ()
    has_drafts: bool = True


@dataclass(slots=True)
class Section:
    """A section of the list.

    Attributes:
        key: Unique key: name of the campaign or id of the game.
        title: Name of the campaign, or id of the game; "" for none.
        kind: Kind of its rows.
        number: Number of its rows.
        query: The query that returns them.
        has_heading: Whether it has a heading.
        is_game: Whether it groups by game.
        is_collapsed: Whether its rows are hidden.
        page_starts: Keys of its pages from the second on; None until needed.
        pages: Loaded pages by number.
        drafts: Its rows, if it is the section of drafts.
    """

    key: str
    title: str
    kind: RowKind
    number: int
    query: Query
    has_heading: bool = True
    is_game: bool = False
    is_collapsed: bool = False
    page_starts: tuple[PageKey, ...] | None = None
    pages: dict[int, tuple[LibraryEntry, ...]] = field(default_factory=dict)
    drafts: tuple[Draft, ...] = ()

    @property
    def rows(self) -> int:
        """Number of visible rows, including the heading."""
        return self.has_heading + (0 if self.is_collapsed else self.number)


@dataclass(frozen=True, slots=True)
class RowPosition:
    """Position of a row: section and offset.

    Attributes:
        section: Number of its section.
        offset: Its offset in the section; -1 for the heading.
    """

    section: int
    offset: int

    @property
    def page(self) -> int:
        """The page of its section."""
        return self.offset // PAGE


@dataclass(frozen=True, slots=True)
class RowSpan:
    """Consecutive rows of one section.

    Attributes:
        query: The query of the section.
        first, last: Offsets, both inclusive.
    """

    query: Query
    first: int
    last: int


class PagedRows:
    """The rows of the list, partly loaded.

    Attributes:
        options: The options it was read for.
        sections: The sections.
        number: Number of characters in all sections.
        in_trash: Number of characters in the trash.
        is_empty_library: Whether the library is empty, regardless of filters.
        positions: Positions of the sought characters by id.
    """

    def __init__(
        self, options: ListOptions, sections: Iterable[Section], in_trash: int = 0, *, is_empty_library: bool = False
    ) -> None:
        self.options = options
        self.sections = tuple(sections)
        self.in_trash = in_trash
        self.is_empty_library = is_empty_library
        self.positions: Mapping[str, RowPosition] = {}
        self.number = sum(each.number for each in self.sections if each.kind is RowKind.CHARACTER)
        self._starts: list[int] = []
        self._rows = 0
        self._count()

    def __len__(self) -> int:
        return self._rows

    def _count(self) -> None:
        self._starts, self._rows = [], 0
        for section in self.sections:
            self._starts.append(self._rows)
            self._rows += section.rows

    def position(self, row: int) -> RowPosition:
        """Return the position of a row.

        Raises:
            IndexError: There is no such row.
        """
        if not 0 <= row < self._rows:
            raise IndexError(row)
        number = bisect_right(self._starts, row) - 1
        return RowPosition(number, row - self._starts[number] - self.sections[number].has_heading)

    def row(self, position: RowPosition) -> int:
        """Return the row of a position."""
        return self._starts[position.section] + self.sections[position.section].has_heading + position.offset

    def heading_rows(self) -> list[int]:
        """Return the rows that are headings."""
        return [start for start, section in zip(self._starts, self.sections, strict=True) if section.has_heading]

    def collapse(self, section: int, is_collapsed: bool) -> None:
        """Collapse or expand a section."""
        self.sections[section].is_collapsed = is_collapsed
        self._count()

    def collapse_only(self, keys: frozenset[str]) -> None:
        """Collapse these sections and expand all others."""
        for section in self.sections:
            section.is_collapsed = section.has_heading and section.key in keys
        self._count()

    def entry(self, row: int) -> LibraryEntry | None:
        """Return the character of a row; None for other rows or if not loaded yet."""
        position = self.position(row)
        page = self.sections[position.section].pages.get(position.page) if position.offset >= 0 else None
        return None if page is None or position.offset % PAGE >= len(page) else page[position.offset % PAGE]

    def draft(self, row: int) -> Draft | None:
        """Return the draft of a row; None for other rows."""
        position = self.position(row)
        drafts = self.sections[position.section].drafts
        return drafts[position.offset] if drafts and position.offset >= 0 else None

    def row_of(self, id_: str) -> int | None:
        """Return the row of a character, if it was sought or loaded."""
        position = self.positions.get(id_)
        if position is not None and not self.sections[position.section].is_collapsed:
            return self.row(position)
        for number, section in enumerate(self.sections):
            for page, entries in section.pages.items() if not section.is_collapsed else ():
                for offset, entry in enumerate(entries):
                    if entry.id == id_:
                        return self.row(RowPosition(number, page * PAGE + offset))
        return None

    def missing_pages(self, rows: Iterable[int]) -> tuple[tuple[int, int], ...]:
        """Return the pages of these rows that are not loaded, as pairs of section and page."""
        pages: dict[tuple[int, int], None] = {}
        for row in rows:
            position = self.position(row)
            section = self.sections[position.section]
            if position.offset >= 0 and section.kind is RowKind.CHARACTER and position.page not in section.pages:
                pages[position.section, position.page] = None
        return tuple(pages)

    def spans(self, ranges: Iterable[tuple[int, int]]) -> tuple[RowSpan, ...]:
        """Return the characters in ranges of rows (end inclusive), section by section."""
        spans: list[RowSpan] = []
        for first, last in ranges:
            for number, section in enumerate(self.sections):
                if section.kind is not RowKind.CHARACTER or section.is_collapsed:
                    continue
                start = self.row(RowPosition(number, 0))
                low, high = max(first - start, 0), min(last - start, section.number - 1)
                if low <= high:
                    spans.append(RowSpan(section.query, low, high))
        return tuple(spans)


@dataclass(frozen=True, slots=True)
class LoadedPage:
    """A page that was read from the library.

    Attributes:
        section, number: Its section and number.
        entries: Its characters.
        page_starts: Keys of the section's pages; None if not needed.
    """

    section: int
    number: int
    entries: tuple[LibraryEntry, ...]
    marks: tuple[PageKey, ...] | None


# --------------------------------------------------------------------------------------------------- on a worker thread


def read_rows(options: ListOptions, library: Library | LibraryPreview) -> PagedRows:
    """Return the rows for some options, with the pages of the visible rows loaded.

    Args:
        options: Filter, order and grouping.
        library: The library, or its preview.
    """
    has_drafts = options.has_drafts and not options.query.trashed
    sections = _draft_sections(options, library) if has_drafts else []
    sections += _character_sections(options, library)
    in_trash = library.count(Query(trashed=True))
    is_filtered = _is_narrowed(options.query) or options.query.system or options.query.trashed
    has_anybody = any(each.number for each in sections) or (is_filtered and library.count() > 0)
    listing = PagedRows(options, sections, in_trash, is_empty_library=not has_anybody)
    first, last = options.rows
    for section, number in listing.missing_pages(range(max(0, first), min(last, len(listing)))):
        page = read_page(
            listing.sections[section].query, listing.sections[section].page_starts, section, number, library
        )
        listing.sections[section].page_starts = page.marks
        listing.sections[section].pages[number] = page.entries
    return listing


def read_and_find(options: ListOptions, library: Library) -> PagedRows:
    """Return the rows for some options, with the positions of the sought characters."""
    listing = read_rows(options, library)
    if options.sought:
        listing.positions = {
            id_: RowPosition(number, offset)
            for number, section in enumerate(listing.sections)
            if section.kind is RowKind.CHARACTER
            for id_, offset in library.row_numbers(options.sought, section.query).items()
        }
    return listing


def read_page(
    query: Query, marks: tuple[PageKey, ...] | None, section: int, number: int, library: Library | LibraryPreview
) -> LoadedPage:
    """Return a page of a section."""
    if number and marks is None:
        marks = library.page_keys(query, PAGE)
    if not number or marks is None:
        return LoadedPage(section, number, library.page(query, None, PAGE).entries, marks)
    if number > len(marks):
        return LoadedPage(section, number, (), marks)
    return LoadedPage(section, number, library.page(query, marks[number - 1], PAGE).entries, marks)


def read_ids(spans: Iterable[RowSpan], library: Library) -> list[str]:
    """Return the ids of the characters in some spans."""
    ids: list[str] = []
    for span in spans:
        marks = library.page_keys(span.query, PAGE) if span.last >= PAGE else ()
        for number in range(span.first // PAGE, span.last // PAGE + 1):
            entries = read_page(span.query, marks, 0, number, library).entries
            low = max(span.first - number * PAGE, 0)
            ids += [entry.id for entry in entries[low : span.last - number * PAGE + 1]]
    return ids


def _character_sections(options: ListOptions, library: Library | LibraryPreview) -> list[Section]:
    query = options.query
    if options.grouping is Grouping.NONE or query.trashed:
        number = library.count(query)
        return [Section("", "", RowKind.CHARACTER, number, query, has_heading=False)] if number else []
    if options.grouping is Grouping.GAME:
        return [
            _section(options, f"game:{system}", system, number, replace(query, system=system))
            for system, number in library.groups(query, GroupBy.SYSTEM)
        ]
    return [
        _section(options, f"campaign:{name}", name, number, replace(query, campaign=name, no_campaign=not name))
        for name, number in library.groups(query)
    ]


def _section(options: ListOptions, key: str, title: str, number: int, query: Query) -> Section:
    is_game = options.grouping is Grouping.GAME
    return Section(key, title, RowKind.CHARACTER, number, query, is_game=is_game, is_collapsed=key in options.collapsed)


def _is_narrowed(query: Query) -> bool:
    """Return whether the query filters by something that drafts do not have."""
    return bool(query.text or query.campaign or query.no_campaign or query.tags)


def _draft_sections(options: ListOptions, library: Library | LibraryPreview) -> list[Section]:
    """Return the section of drafts; empty while searching or filtering."""
    query = options.query
    if _is_narrowed(query):
        return []
    drafts = tuple(each for each in library.drafts.list() if query.system in {"", each.system})
    if not drafts:
        return []
    is_collapsed = RowKind.DRAFT.value in options.collapsed
    return [
        Section(RowKind.DRAFT.value, "", RowKind.DRAFT, len(drafts), query, is_collapsed=is_collapsed, drafts=drafts)
    ]
