"""Divides laid-out blocks over pages: moves or splits them, shares out spare height.

A block consists of units below each other: table rows, lines of text. Each unit has a preferred and a minimum height. A
page takes as many bands as fit at their minimum; the remaining space goes to row heights, then to the empty rows that
blocks want, then to blocks that grow. A block moves to the next page as a whole; it is split between its units only if
it is taller than a page, is allowed to, or is a long list that would leave much of a page bare. A moved block uses the
full width of the next page if nothing is beside it there; one that keeps its width goes down columns of this width.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from itertools import groupby

from core.export.pdf.page import MM, Page
from core.export.pdf.styles import GAP, GAP_TIGHT
from core.export.pdf.tags import Role

MIN_ROW_COST = 1e-6
"""Height counted for a row without height, so that growing ends."""

MIN_SPLIT_UNITS = 2
"""Minimum units on either page when a block is split that would fit the next page as a whole."""

MAX_BARE_SHARE = 1 / 5
"""Share of a page that may stay bare before a long list is split instead of moved."""

LONG_LIST_ROWS = 8
"""Minimum rows of a long list."""

MOST_BLANKS = 6
"""Most empty rows that a block gets only because it is beside a longer one, or because it ends on a later page."""

END_STEPS = 20
"""Steps in which the page before the last one is shortened, down to half, so that the last one gets something."""

LONELY, FULL = 1 / 6, 3 / 4
"""Share of a page that is too little for a last page, and the share that the page before must keep."""

FEW = 36 * MM
"""Height of a rest that stays in a single column, though those beside it are empty."""

FLOW_STEPS = 40
"""Steps in which the height of equally high columns is found."""

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
        first = replace(self, units=self.units[:taken], foot=None, blank=None, wanted=0, fixed=0, grow=False)
        return first, replace(self, units=self.units[taken:], is_continuation=True, first_row=self.first_row + taken)

    def _split_sets(
        self, anew: Callable[[int, int | None], LaidBlock], count: int, room: float
    ) -> tuple[LaidBlock, LaidBlock] | None:
        """Split rows that are in several sets of columns: the first page gets the first rows."""
        for units in range(count, 0, -1):
            end = self.first_row + units * self.column_sets
            while end - 1 in self.stays and end - 1 > self.first_row:
                end -= 1
            first = replace(
                anew(self.first_row, end),
                foot=None,
                blank=None,
                wanted=0,
                fixed=0,
                grow=False,
                is_continuation=self.is_continuation,
            )
            if first.height(tight=True) <= room + self.head_height:
                return first, replace(anew(end, None), is_continuation=True)
        return None

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
    """Columns beside each other."""

    stacks: tuple[Stack, ...]
    after: float | None = None

    def height(self, tight: bool) -> float:
        """Return the height of its tallest column."""
        return max((stack.height(tight) for stack in self.stacks), default=0)


@dataclass(slots=True)
class FilledPage:
    """The bands of one page, with the empty rows that each block gets."""

    bands: list[Band]
    tight: bool = False
    blanks: dict[str, int] = field(default_factory=dict)

    @property
    def gap(self) -> float:
        """Space between blocks."""
        return gap_of(self.tight)

    def counts(self, stack: Stack) -> list[int]:
        """Return the numbers of empty rows of a column's blocks."""
        return [self.blanks.get(block.key, 0) for block in stack.blocks]

    def height(self, band: Band) -> float:
        """Return the height of a band with its empty rows."""
        return max((stack.height(self.tight, self.blanks) for stack in band.stacks), default=0)

    def total(self) -> float:
        """Return the height of all bands."""
        gaps = sum(gap_of(self.tight) if band.after is None else band.after for band in self.bands[:-1])
        return sum(self.height(band) for band in self.bands) + gaps


def paginate(bands: Sequence[Band], room: Callable[[int], float]) -> list[FilledPage]:
    """Divide bands over pages.

    Args:
        bands: All bands, from top to bottom.
        room: Height for bands on a page, by its number from 0.
    """
    pages: list[FilledPage] = []
    waiting = list(bands)
    while waiting:
        space = room(len(pages))
        taken, waiting = _take(waiting, space, room(len(pages) + 1))
        page = FilledPage(taken)
        _relax(page, space)
        pages.append(page)
    return pages


def paginate_to_end(bands: Sequence[Band], room: Callable[[int], float], ends: Set[str]) -> list[FilledPage]:
    """Divide bands over pages so that the last page has more than what ends a sheet.

    The page before gives something to the last one, if that needs no further page.

    Args:
        bands: All bands, from top to bottom.
        room: Height for bands on a page, by its number from 0.
        ends: Keys of the blocks that end a sheet.
    """
    pages = paginate(bands, room)
    last = len(pages) - 1
    for step in range(1, END_STEPS) if last > 0 and _has_only(pages[-1], ends) else ():

        def lower(number: int, share: float = 1 - step / (2 * END_STEPS)) -> float:
            return room(number) * (share if number == last - 1 else 1)

        tried = paginate(bands, lower)
        if len(tried) == len(pages) and not _has_only(tried[-1], ends):
            return tried
    return pages


def _has_only(page: FilledPage, keys: Set[str]) -> bool:
    return all(block.key in keys for band in page.bands for stack in band.stacks for block in stack.blocks)


def spill(bands: Sequence[Band]) -> list[Band]:
    """Return bands without what is too much for a column; that follows below them all.

    A column is too tall if its last block spills and the columns beside it are lower.
    """
    kept, spilled = [], []
    for band in bands:
        divided = [_divide_last(stack, band.stacks) for stack in band.stacks]
        kept.append(Band(tuple(stack for stack, _ in divided), band.after))
        spilled += [Band((Stack(0, (rest.widened(),)),)) for _, rest in divided if rest is not None]
    return [*kept, *spilled]


def _divide_last(stack: Stack, beside: Sequence[Stack]) -> tuple[Stack, LaidBlock | None]:
    """Return a column that is as high as those beside it, and what its last block spills."""
    if not stack.blocks or not stack.blocks[-1].spills:
        return stack, None
    height = max((each.height(tight=True) for each in beside if each is not stack), default=0.0)
    if stack.height(tight=True) <= height + 0.01:
        return stack, None
    *before, last = stack.blocks
    parts = last.split(height - (stack.height(tight=True) - last.height(tight=True)), MIN_SPLIT_UNITS)
    first, rest = ((), last) if parts is None else ((parts[0],), parts[1])
    return replace(stack, blocks=(*before, *first)), rest


def avoid_lonely_last_page(pages: list[FilledPage], room: Callable[[int], float]) -> None:
    """Move a band from the page before to an almost empty last page.

    Args:
        pages: All pages; the last two may be replaced.
        room: Height for bands on a page, by its number from 0.
    """
    if not pages[1:]:
        return
    *others, before, last = pages
    kept, moved = before.bands[:-1], [before.bands[-1], *last.bands]
    if not kept or _least(last.bands) > LONELY * room(len(pages) - 1):
        return
    is_divided = any(block.is_continuation for stack in last.bands[0].stacks for block in stack.blocks)
    if is_divided or _least(moved) > room(len(pages) - 1) or _least(kept) < FULL * room(len(others)):
        return
    for number, bands in enumerate((kept, moved), len(others)):
        pages[number] = FilledPage(bands)
        _relax(pages[number], room(number))


def _least(bands: Sequence[Band]) -> float:
    """Return the minimum height of bands."""
    return sum(band.height(tight=True) for band in bands) + GAP_TIGHT * (len(bands) - 1)


def _take(waiting: list[Band], space: float, next_space: float) -> tuple[list[Band], list[Band]]:
    """Return the bands that fit at their minimum height, and the rest; split a band that is taller than a page."""
    taken: list[Band] = []
    used = 0.0
    while waiting:
        band = waiting[0]
        height = band.height(tight=True)
        if used + height <= space + 0.01:
            taken.append(waiting.pop(0))
            used += height + (GAP_TIGHT if band.after is None else band.after)
            continue
        is_free = height > next_space or any(block.splits for stack in band.stacks for block in stack.blocks)
        is_bare = space - used > MAX_BARE_SHARE * space
        if is_free or is_bare or not taken:
            parts = _split(band, space - used, next_space, is_bare)
            if parts is not None and (is_free or not taken or all(stack.blocks for stack in parts[0].stacks)):
                taken.append(parts[0])
                waiting[:1] = parts[1]
            elif not taken:
                taken.append(waiting.pop(0))
        break
    return taken, waiting


def _split(band: Band, space: float, next_space: float, is_bare: bool) -> tuple[Band, list[Band]] | None:
    """Split a band: in each column, blocks that fit stay, the others move, a too tall one is split."""
    first, rest = [], []
    for stack in band.stacks:
        kept, moved = _split_stack(stack, space, next_space, is_bare)
        first.append(replace(stack, blocks=kept))
        rest.append(replace(stack, blocks=moved))
    if not any(stack.blocks for stack in first) or not any(stack.blocks for stack in rest):
        return None
    return Band(tuple(first), band.after), _continued(rest, band.after, next_space)


def _continued(stacks: Sequence[Stack], after: float | None, space: float) -> list[Band]:
    """Return the rest of a split band; a column without neighbours gets the full width of the page.

    Columns beside each other are put below each other if they do not fit otherwise, or if that is lower.
    """
    filled = [stack for stack in stacks if stack.blocks]
    beside = Band(tuple(stacks), after)
    below: list[Band] = []
    for stack in filled:
        below += _across(stack, after, space, _least(below))
    height = beside.height(tight=True)
    if len(filled) == 1 or _least(below) < height:
        return below
    return below if height > space >= _least(below) else [beside]


def _across(stack: Stack, after: float | None, space: float, used: float) -> list[Band]:
    """Return a single column as bands that use the width of the page.

    Args:
        stack: The column.
        after: Space below it, if not the usual.
        space: Height for bands on the page.
        used: Height of the bands above.
    """
    bands: list[Band] = []
    for is_wide, group in groupby(stack.blocks, lambda block: block.full_width is not None):
        blocks = tuple(group)
        if is_wide:
            bands += [Band((Stack(0, (block.widened(),)),)) for block in blocks]
            continue
        above = max(0.0, used + GAP_TIGHT) + max(0.0, _least(bands) + GAP_TIGHT)
        if not stack.across or Stack(0, blocks).height(tight=True) <= FEW:
            bands.append(Band((replace(stack, blocks=blocks),), after))
        else:
            first = space - above if above < space * (1 - MAX_BARE_SHARE) else space
            bands += _flow(blocks, stack.across, space, first)
    return bands


def _flow(blocks: Sequence[LaidBlock], across: Sequence[float], space: float, first_space: float) -> list[Band]:
    """Return blocks that go down columns of equal width, a band for each page; the last one's are equally high.

    Args:
        blocks: The blocks; each may be divided between its units.
        across: The left ends of the columns.
        space: Height for bands on a page.
        first_space: Height on the first page.
    """
    bands: list[Band] = []
    left = tuple(blocks)
    while left:
        most = space if bands else first_space
        least = Stack(0, left).height(tight=True) / len(across)
        steps = [least + (most - least) * step / FLOW_STEPS for step in range(FLOW_STEPS)] if least < most else []
        for height in (*steps, most):
            columns, rest = _fill_columns(left, len(across), height)
            if not rest:
                break
        bands.append(Band(tuple(Stack(x, column) for x, column in zip(across, columns, strict=True))))
        left = rest
    return bands


def _fill_columns(
    blocks: tuple[LaidBlock, ...], count: int, height: float
) -> tuple[list[tuple[LaidBlock, ...]], tuple[LaidBlock, ...]]:
    """Return what a number of columns take of blocks, each filled before the next, and the rest."""
    columns = []
    for number in range(count):
        kept, rest = _fill_column(blocks, height)
        if not kept and not number and rest:
            kept, rest = rest[:1], rest[1:]
        columns.append(kept)
        blocks = rest
    return columns, blocks


def _fill_column(blocks: tuple[LaidBlock, ...], space: float) -> tuple[tuple[LaidBlock, ...], tuple[LaidBlock, ...]]:
    """Return what a column takes of blocks, and the rest."""
    kept: list[LaidBlock] = []
    for number, block in enumerate(blocks):
        height = block.height(tight=True)
        if height <= space + 0.01:
            kept.append(block)
            space -= height + (GAP_TIGHT if block.after is None else block.after)
            continue
        parts = block.split(space)
        if parts is not None:
            return (*kept, parts[0]), (parts[1], *blocks[number + 1 :])
        return tuple(kept), blocks[number:]
    return tuple(kept), ()


def _split_stack(
    stack: Stack, space: float, next_space: float, is_bare: bool
) -> tuple[tuple[LaidBlock, ...], tuple[LaidBlock, ...]]:
    kept: list[LaidBlock] = []
    left = list(stack.blocks)
    while left and left[0].height(tight=True) <= space + 0.01:
        space -= left[0].height(tight=True) + (GAP_TIGHT if left[0].after is None else left[0].after)
        kept.append(left.pop(0))
    is_too_tall = bool(left) and left[0].height(tight=True) > next_space
    is_long = bool(left) and is_bare and left[0].has_blanks and len(left[0].units) >= LONG_LIST_ROWS
    if left and (left[0].splits or is_too_tall or is_long):
        parts = left[0].split(space, 1 if is_too_tall else left[0].fewest)
        if parts is not None:
            kept.append(parts[0])
            left[0] = parts[1]
    return tuple(kept), tuple(left)


def _relax(page: FilledPage, space: float) -> None:
    """Distribute the remaining space of a page: row heights, wanted empty rows, growing blocks."""
    page.tight = page.total() > space
    _fill_short_columns(page)
    left = space - page.total()
    takers = [
        (band, stack, block)
        for band in page.bands
        for stack in band.stacks
        for block in stack.blocks
        if block.has_blanks
    ]
    for asked in range(1, max((block.wanted for _, _, block in takers), default=0) + 1):
        for band, stack, block in takers:
            if page.blanks.get(block.key, 0) < min(asked, block.wanted):
                left = _try_row(page, band, stack, block, left)
    for band, stack, block in takers:
        before = left + 1
        while _may_grow(block, page, band, stack) and left < before:
            before, left = left, _try_row(page, band, stack, block, left)
    _fill_short_columns(page)


def _may_grow(block: LaidBlock, page: FilledPage, band: Band, stack: Stack) -> bool:
    """Return whether a block takes another empty row; a continued one takes at most as many as it has rows."""
    given = page.blanks.get(block.key, 0)
    if not block.grow or (block.is_continuation and given >= min(MOST_BLANKS, len(block.units))):
        return False
    return given < MOST_BLANKS or not _is_beside_long(page, band, stack)


def _is_beside_long(page: FilledPage, band: Band, stack: Stack) -> bool:
    """Return whether a column is lower than the content of another one; no empty rows may end the others."""
    content = band.height(page.tight)
    return page.height(band) <= content + 0.01 and stack.height(page.tight, page.blanks) < content


def _try_row(page: FilledPage, band: Band, stack: Stack, block: LaidBlock, left: float) -> float:
    """Add an empty row to a block if the page has room; return the remaining height."""
    row = stack.height(page.tight, page.blanks) + block.blank_height(page.tight)
    more = max(0.0, row - page.height(band))
    if more > left:
        return left
    page.blanks[block.key] = page.blanks.get(block.key, 0) + 1
    return left - max(more, MIN_ROW_COST)


def _fill_short_columns(page: FilledPage) -> None:
    """Add empty rows to blocks in columns that are shorter than their neighbours."""
    for band in page.bands:
        height = page.height(band)
        for stack in band.stacks:
            takers = [block for block in stack.blocks if block.has_blanks and (block.wanted or block.grow)]
            if takers:
                row = takers[-1].blank_height(page.tight)
                room = height + 0.01 - stack.height(page.tight, page.blanks)
                key = takers[-1].key
                given = page.blanks.get(key, 0)
                blanks = {**page.blanks, key: max(given, MOST_BLANKS)}
                is_limited = _is_beside_long(FilledPage(page.bands, page.tight, blanks), band, stack)
                most = given + max(0, int(room / row))
                page.blanks[key] = max(given, min(most, MOST_BLANKS)) if is_limited else most
