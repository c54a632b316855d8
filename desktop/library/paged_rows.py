"""What the list of the library consists of: groups, their numbers, and the pages of them that were read so far.

A `PagedRows` knows every row by its place without having read it: the library counts the groups, and marks tell where
each page of a long group begins. It is made on a thread by `read_rows`; sorting, filtering and counting happen in
the library, so that this holds for a hundred thousand characters as for ten.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from core import store

if TYPE_CHECKING:
    from core.store import Draft, Library, LibraryEntry, LibraryPreview, PageKey, Query

PAGE: Final = 200
"""Rows that are read at once."""

FIRST_ROWS: Final = 60
"""Rows that a new listing brings along, so that the list is filled when it is shown."""


class Grouping(StrEnum):
    """What the characters stand under."""

    CAMPAIGN = "campaign"
    GAME = "game"
    NONE = "none"


class RowKind(StrEnum):
    """What a row is."""

    HEADING = "heading"
    CHARACTER = "character"
    DRAFT = "draft"


@dataclass(frozen=True, slots=True)
class ListOptions:
    """What somebody wants to see.

    Attributes:
        query: Which characters, in which order.
        grouping: What they stand under; characters in the trash stand under nothing.
        collapsed: Keys of the groups that show their heading only.
        rows: Which rows are looked at, the last one not among them.
        sought: Ids of characters whose rows are wanted, wherever they stand.
    """

    query: Query
    grouping: Grouping = Grouping.CAMPAIGN
    collapsed: frozenset[str] = frozenset()
    rows: tuple[int, int] = (0, FIRST_ROWS)
    sought: tuple[str, ...] = ()


@dataclass(slots=True)
class Section:
    """A group.

    Attributes:
        key: Tells it from others: name of the campaign, id of the game.
        title: Name of the campaign, or id of the game; "" for none.
        kind: What its rows are.
        number: How many rows belong to it.
        query: How the library is asked for them.
        has_heading: Whether it has a heading.
        is_game: Whether it is a game that its rows stand under.
        is_collapsed: Whether its rows are hidden.
        marks: Where its pages begin, from the second on; None while nobody needed them.
        pages: The pages that were read, by number.
        drafts: Its rows where it is the group of drafts.
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
        """How many rows it takes in the list."""
        return self.has_heading + (0 if self.is_collapsed else self.number)


@dataclass(frozen=True, slots=True)
class RowPosition:
    """Where a row of the list lies.

    Attributes:
        section: Number of its group.
        offset: Its place among the group's rows; -1 for the heading.
    """

    section: int
    offset: int

    @property
    def page(self) -> int:
        """The page of its group that it stands on."""
        return self.offset // PAGE


@dataclass(frozen=True, slots=True)
class RowSpan:
    """Rows of one group, one after the other.

    Attributes:
        query: How the library is asked for the group.
        first, last: Places in the group, both among them.
    """

    query: Query
    first: int
    last: int


class PagedRows:
    """The rows of the list.

    Attributes:
        wish: What it was read for.
        sections: The groups.
        number: How many characters there are in all groups.
        in_trash: How many characters lie in the trash.
        is_empty_library: Whether there is nobody at all, whatever was asked for.
        found: Where the characters stand that were sought.
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
        """Return where a row lies.

        Raises:
            IndexError: There is no such row.
        """
        if not 0 <= row < self._rows:
            raise IndexError(row)
        number = bisect_right(self._starts, row) - 1
        return RowPosition(number, row - self._starts[number] - self.sections[number].has_heading)

    def row(self, place: RowPosition) -> int:
        """Return the row of a place."""
        return self._starts[place.section] + self.sections[place.section].has_heading + place.offset

    def heading_rows(self) -> list[int]:
        """Return the rows that are headings."""
        return [start for start, section in zip(self._starts, self.sections, strict=True) if section.has_heading]

    def collapse(self, section: int, is_collapsed: bool) -> None:
        """Hide or show the rows of a group."""
        self.sections[section].is_collapsed = is_collapsed
        self._count()

    def collapse_only(self, keys: frozenset[str]) -> None:
        """Hide the rows of these groups, and of no others."""
        for section in self.sections:
            section.is_collapsed = section.has_heading and section.key in keys
        self._count()

    def entry(self, row: int) -> LibraryEntry | None:
        """Return the character of a row; None where it is none, or its page was not read yet."""
        place = self.position(row)
        page = self.sections[place.section].pages.get(place.page) if place.offset >= 0 else None
        return None if page is None or place.offset % PAGE >= len(page) else page[place.offset % PAGE]

    def draft(self, row: int) -> Draft | None:
        """Return the draft of a row; None where it is none."""
        place = self.position(row)
        drafts = self.sections[place.section].drafts
        return drafts[place.offset] if drafts and place.offset >= 0 else None

    def row_of(self, id_: str) -> int | None:
        """Find the row of a character among those that were sought or read."""
        place = self.positions.get(id_)
        if place is not None and not self.sections[place.section].is_collapsed:
            return self.row(place)
        for number, section in enumerate(self.sections):
            for page, entries in section.pages.items() if not section.is_collapsed else ():
                for offset, entry in enumerate(entries):
                    if entry.id == id_:
                        return self.row(RowPosition(number, page * PAGE + offset))
        return None

    def missing_pages(self, rows: Iterable[int]) -> tuple[tuple[int, int], ...]:
        """Return the pages that rows need and nobody has read, as numbers of group and page."""
        found: dict[tuple[int, int], None] = {}
        for row in rows:
            place = self.position(row)
            section = self.sections[place.section]
            if place.offset >= 0 and section.kind is RowKind.CHARACTER and place.page not in section.pages:
                found[place.section, place.page] = None
        return tuple(found)

    def spans(self, ranges: Iterable[tuple[int, int]]) -> tuple[RowSpan, ...]:
        """Return what ranges of rows (the last one among them) hold of characters, group by group."""
        found: list[RowSpan] = []
        for first, last in ranges:
            for number, section in enumerate(self.sections):
                if section.kind is not RowKind.CHARACTER or section.is_collapsed:
                    continue
                start = self.row(RowPosition(number, 0))
                low, high = max(first - start, 0), min(last - start, section.number - 1)
                if low <= high:
                    found.append(RowSpan(section.query, low, high))
        return tuple(found)


@dataclass(frozen=True, slots=True)
class LoadedPage:
    """A page that was read.

    Attributes:
        section, number: Which page of which group.
        entries: Its characters.
        marks: Where the pages of the group begin; None where nobody needed to know.
    """

    section: int
    number: int
    entries: tuple[LibraryEntry, ...]
    marks: tuple[PageKey, ...] | None


# ------------------------------------------------------------------------------------------------- on a thread


def read_rows(options: ListOptions, library: Library | LibraryPreview) -> PagedRows:
    """Read what somebody wants to see, with the pages of the rows that are looked at.

    Args:
        wish: What it is.
        library: The library, or what can be seen of it before it is open.
    """
    sections = [] if options.query.trashed else _draft_sections(options, library)
    sections += _character_sections(options, library)
    in_trash = library.count(store.Query(trashed=True))
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
    """Read what somebody wants to see, and where the characters stand that are sought."""
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
    """Read a page of a group."""
    if number and marks is None:
        marks = library.page_keys(query, PAGE)
    if not number or marks is None:
        return LoadedPage(section, number, library.page(query, None, PAGE).entries, marks)
    if number > len(marks):
        return LoadedPage(section, number, (), marks)
    return LoadedPage(section, number, library.page(query, marks[number - 1], PAGE).entries, marks)


def read_ids(spans: Iterable[RowSpan], library: Library) -> list[str]:
    """Return the ids of the characters that spans name, page by page."""
    found: list[str] = []
    for span in spans:
        marks = library.page_keys(span.query, PAGE) if span.last >= PAGE else ()
        for number in range(span.first // PAGE, span.last // PAGE + 1):
            entries = read_page(span.query, marks, 0, number, library).entries
            low = max(span.first - number * PAGE, 0)
            found += [entry.id for entry in entries[low : span.last - number * PAGE + 1]]
    return found


def _character_sections(options: ListOptions, library: Library | LibraryPreview) -> list[Section]:
    query = options.query
    if options.grouping is Grouping.NONE or query.trashed:
        number = library.count(query)
        return [Section("", "", RowKind.CHARACTER, number, query, has_heading=False)] if number else []
    if options.grouping is Grouping.GAME:
        return [
            _section(options, f"game:{system}", system, number, replace(query, system=system))
            for system, number in library.groups(query, store.GroupBy.SYSTEM)
        ]
    return [
        _section(options, f"campaign:{name}", name, number, replace(query, campaign=name, no_campaign=not name))
        for name, number in library.groups(query)
    ]


def _section(options: ListOptions, key: str, title: str, number: int, query: Query) -> Section:
    is_game = options.grouping is Grouping.GAME
    return Section(key, title, RowKind.CHARACTER, number, query, is_game=is_game, is_collapsed=key in options.collapsed)


def _is_narrowed(query: Query) -> bool:
    """Whether only characters are listed that have something which a draft has not."""
    return bool(query.text or query.campaign or query.no_campaign or query.tags)


def _draft_sections(options: ListOptions, library: Library | LibraryPreview) -> list[Section]:
    """Return the group of what was begun and not finished; a search or filter is for characters only."""
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
