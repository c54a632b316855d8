"""Blocks laid out for a width: their units, their columns, and the bands of columns beside each other.

A block consists of units below each other: table rows, lines of text. Each unit has a preferred and a minimum height.
Which page they are on is decided by :mod:`~core.export.pdf.pagination`.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass, field, replace

from core.export.pdf.page import Page
from core.export.pdf.styles import GAP, GAP_TIGHT
from core.export.pdf.tags import Role

MIN_SPLIT_UNITS = 2
"""Minimum units on either page when a block is split that would fit the next page as a whole."""

Draw = Callable[[Page, float, float, float], None]
"""Draws on a page at x and top within a height."""


@dataclass(frozen=True, slots=True)
class LayoutUnit:
    """A part of a block that is never split.

    Attributes:
        draw: Draws it.
        height: Preferred height.
        min_height: Minimum height.
    """

    draw: Draw
    height: float
    min_height: float


@dataclass(frozen=True, slots=True)
class LaidBlock:
    """A block laid out for a width.

    Attributes:
        key: Key of the block.
        title: Title for the bookmark, or "".
        head: Draws title and rule; its last parameter is whether the block is continued.
        head_height: Height of title, rule and column heads.
        units: The units below.
        foot: The unit at the end, or None.
        blank: Returns the empty row with a number from 0; None if the block has none.
        wanted: Empty rows wanted.
        fixed: Empty rows that are always drawn: on a blank sheet, and in an empty table.
        grow: Whether it takes the remaining space.
        is_continuation: Whether it continues a block of the page before.
        after: Space below, if not the usual.
        splits: Whether it may be split even if the next page could hold it.
        fewest: Fewest units on either page then.
        column_sets: Rows beside each other in a unit.
        first_row: Rows or lines on the pages before.
        relayout: Lays out the rows from one up to another, or to the end for None; needed if a unit has several rows,
            because rows run down one set of columns before the next.
        full_width: Lays out the rows or lines from one on for the full width of the page; None if it has that already.
        stays: Positions of rows or lines that are on one page with the next, as headings are.
        spills: Whether what makes its column taller than the others of its band moves below all other bands.
        is_broken: Whether names of its rows are broken into many lines, which the full width of the page may prevent.
        is_list: Whether it is a list of any length; one with empty rows is, and so are the parts that it is split into.
    """

    key: str
    title: str
    head: Callable[[Page, float, float, bool], None]
    head_height: float
    units: tuple[LayoutUnit, ...]
    foot: LayoutUnit | None = None
    blank: Callable[[int], LayoutUnit] | None = None
    wanted: int = 0
    fixed: int = 0
    grow: bool = False
    is_continuation: bool = False
    after: float | None = None
    splits: bool = False
    fewest: int = MIN_SPLIT_UNITS
    column_sets: int = 1
    first_row: int = 0
    relayout: Callable[[int, int | None], LaidBlock] | None = None
    full_width: Callable[[int], LaidBlock] | None = None
    stays: Container[int] = ()
    spills: bool = False
    is_broken: bool = False
    is_list: bool = False
    _heights: tuple[float, float] = field(init=False, default=(0, 0))
    _blanks: tuple[float, float] = field(init=False, default=(0, 0))

    def __post_init__(self) -> None:
        """Compute the heights once: preferred and minimum."""
        rest = self.head_height + (self.foot.height if self.foot is not None else 0)
        wanted = rest + sum(unit.height for unit in self.units)
        least = rest + sum(unit.min_height for unit in self.units)
        object.__setattr__(self, "_heights", (wanted, least))
        if self.blank is not None:
            row = self.blank(0)
            object.__setattr__(self, "is_list", True)
            object.__setattr__(self, "_blanks", (row.height, row.min_height))

    def height(self, tight: bool, blanks: int = 0) -> float:
        """Return the height with a number of extra empty rows."""
        return self._heights[tight] + (blanks + self.fixed) * self._blanks[tight]

    @property
    def has_blanks(self) -> bool:
        """Whether it can have empty rows."""
        return self.blank is not None

    def blank_height(self, tight: bool) -> float:
        """Return the height of an empty row."""
        return self._blanks[tight]

    def draw(self, page: Page, x: float, top: float, tight: bool, blanks: int) -> float:
        """Draw the block; return the y of its end."""
        start = len(page.marks)
        page.tag(Role.SECT, self.key, continues=self.is_continuation)
        self.head(page, x, top, self.is_continuation)
        page.note_unit(self.key, x, top, top + self.head_height, start)
        if self.title and not self.is_continuation:
            page.bookmarks.append((self.title, top))
        y = top + self.head_height
        empty = [self.blank(n) for n in range(blanks + self.fixed)] if self.blank is not None else []
        for unit in (*self.units, *empty):
            height = unit.min_height if tight else unit.height
            start = len(page.marks)
            unit.draw(page, x, y, height)
            page.note_unit(self.key, x, y, y + height, start)
            y += height
        if self.foot is not None:
            start = len(page.marks)
            self.foot.draw(page, x, y, self.foot.height)
            page.note_unit(self.key, x, y, y + self.foot.height, start)
            y += self.foot.height
        return y

    def split(self, room: float, fewest: int = 1) -> tuple[LaidBlock, LaidBlock] | None:
        """Split the block so that the first part fits; None if a part would have too few units."""
        room -= self.head_height
        used = 0.0
        taken = 0
        while taken < len(self.units) and used + self.units[taken].min_height <= room:
            used += self.units[taken].min_height
            taken += 1
        while len(self.units) - taken < fewest < taken:
            taken -= 1
        while self.column_sets == 1 and taken and self.first_row + taken - 1 in self.stays:
            taken -= 1
        if min(taken, len(self.units) - taken if fewest > 1 else 1) < fewest:
            return None
        if self.column_sets > 1 and self.relayout is not None:
            return self._split_sets(self.relayout, taken, room)
        first = replace(self._without_end(), units=self.units[:taken])
        return first, replace(self, units=self.units[taken:], is_continuation=True, first_row=self.first_row + taken)

    def _split_sets(
        self, anew: Callable[[int, int | None], LaidBlock], count: int, room: float
    ) -> tuple[LaidBlock, LaidBlock] | None:
        """Split rows that are in several sets of columns: the first page gets the first rows."""
        for units in range(count, 0, -1):
            end = self.first_row + units * self.column_sets
            while end - 1 in self.stays and end - 1 > self.first_row:
                end -= 1
            first = replace(anew(self.first_row, end)._without_end(), is_continuation=self.is_continuation)
            if first.height(tight=True) <= room + self.head_height:

                def before(begin: int, stop: int | None, last: int = end) -> LaidBlock:
                    return anew(begin, last if stop is None else stop)._without_end()

                return replace(first, relayout=before), replace(anew(end, None), is_continuation=True)
        return None

    def _without_end(self) -> LaidBlock:
        """Return the block without what only its end has, and without what would lay out all its rows again."""
        return replace(self, foot=None, blank=None, wanted=0, fixed=0, grow=False, full_width=None)

    def widened(self) -> LaidBlock:
        """Return the block, or the rest of it, laid out for the full width of a page."""
        return (
            self
            if self.full_width is None
            else replace(self.full_width(self.first_row), is_continuation=self.is_continuation)
        )


@dataclass(frozen=True, slots=True)
class Stack:
    """Blocks below each other in one column of a band.

    Attributes:
        x: Its left end, from the margin.
        blocks: The blocks.
        across: The left ends of all columns of its width that a page has beside each other; empty if only one.
    """

    x: float
    blocks: tuple[LaidBlock, ...]
    across: tuple[float, ...] = ()
    _heights: tuple[float, float] = field(init=False, default=(0, 0))

    def __post_init__(self) -> None:
        """Compute the heights once: preferred and minimum."""
        wanted, least = (
            sum(block.height(tight) for block in self.blocks)
            + sum(gap_of(tight) if block.after is None else block.after for block in self.blocks[:-1])
            for tight in (False, True)
        )
        object.__setattr__(self, "_heights", (wanted, least))

    def height(self, tight: bool, blanks: Mapping[str, int] | None = None) -> float:
        """Return the height of the column.

        Args:
            tight: Whether at the minimum.
            blanks: Empty rows by the key of their block.
        """
        height = self._heights[tight]
        if blanks:
            for block in self.blocks:
                height += blanks.get(block.key, 0) * block.blank_height(tight)
        return height


def gap_of(tight: bool) -> float:
    """Return the space between blocks."""
    return GAP_TIGHT if tight else GAP


@dataclass(frozen=True, slots=True)
class Band:
    """Columns beside each other.

    Attributes:
        stacks: The columns.
        after: Space below, if not the usual.
        flows: Whether its only column is still to be laid out over the width of the page that it begins on.
        is_cut: Whether a column continues below it, so that no other one gets empty rows that make the band taller.
    """

    stacks: tuple[Stack, ...]
    after: float | None = None
    flows: bool = False
    is_cut: bool = False

    def height(self, tight: bool) -> float:
        """Return the height of its tallest column."""
        return max((stack.height(tight) for stack in self.stacks), default=0)


def least_height(bands: Sequence[Band]) -> float:
    """Return the minimum height of bands."""
    gaps = sum(GAP_TIGHT if band.after is None else band.after for band in bands[:-1])
    return sum(band.height(tight=True) for band in bands) + gaps
