"""Divides laid-out blocks over pages: moves or splits them, shares out spare height.

A block consists of units below each other: table rows, lines of text. Each unit has a preferred and a minimum height. A
page takes as many bands as fit at their minimum; the remaining space goes to row heights, then to the empty rows that
blocks want, then to blocks that grow. A block moves to the next page as a whole; it is split between its units only if
it is taller than a page, is allowed to, or is a long list that would leave much of a page bare. What continues without
a neighbor uses the width of its page, see :mod:`~core.export.pdf.column_flow`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence, Set
from dataclasses import dataclass, field, replace

from core.export.pdf.close_fit import closer
from core.export.pdf.column_flow import MAX_BARE_SHARE, flow_all, flow_band
from core.export.pdf.laid_blocks import Band, LaidBlock, Stack, gap_of, least_height
from core.export.pdf.styles import GAP_TIGHT, GAPS_CLOSE

MIN_ROW_COST = 1e-6
"""Height counted for a row without height, so that growing ends."""

LONG_LIST_ROWS = 8
"""Minimum rows of a long list."""

MOST_BLANKS = 6
"""Most empty rows that a block gets only because it is beside a longer one, or because it ends on a later page."""

END_STEPS = 20
"""Steps in which the page before the last one is shortened, down to half, so that the last one gets something."""

LONELY, FULL = 1 / 6, 3 / 4
"""Share of a page that is too little for a last page, and the share that the page before must keep."""


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
    return [page for page, _ in _fill(bands, room)]


def _fill(
    bands: Sequence[Band], room: Callable[[int], float], number: int = 0
) -> Iterator[tuple[FilledPage, Sequence[Band]]]:
    """Yield pages from a number on, each with the bands that were left for it and the later ones."""
    waiting = list(bands)
    while waiting:
        left = tuple(waiting)
        space = room(number)
        taken, waiting = _take(waiting, space, room(number + 1))
        page = FilledPage(taken)
        _relax(page, space)
        yield page, left
        number += 1


def paginate_to_end(bands: Sequence[Band], room: Callable[[int], float], ends: Set[str]) -> list[FilledPage]:
    """Divide bands over pages so that the last page has more than what ends a sheet.

    If closer blocks do without the last page, there is none. If not, the page before gives something to it, if that
    needs no further page; its own end gets empty rows. The pages before these two stay as they are.

    Args:
        bands: All bands, from top to bottom.
        room: Height for bands on a page, by its number from 0.
        ends: Keys of the blocks that end a sheet.
    """
    filled = list(_fill(bands, room))
    pages = [page for page, _ in filled]
    last = len(pages) - 1
    if last < 1 or not _has_only(pages[-1], ends):
        return pages
    kept = pages[:-2]
    left = filled[-2][1]
    if _may_be_close(pages, room(last - 1)):
        for gap in GAPS_CLOSE:
            tried = [page for page, _ in _fill(closer(left, gap), room, last - 1)]
            if len(tried) == 1:
                return [*kept, *tried]
    for step in range(1, END_STEPS):

        def lower(number: int, share: float = 1 - step / (2 * END_STEPS)) -> float:
            return room(number) * (share if number == last - 1 else 1)

        tried = [page for page, _ in _fill(left, lower, last - 1)]
        if len(tried) == 2 and not _has_only(tried[-1], ends):  # noqa: PLR2004  (as many as before)
            before = FilledPage(tried[0].bands)
            _relax(before, room(last - 1))
            return [*kept, before, tried[1]]
    return pages


def _may_be_close(pages: Sequence[FilledPage], space: float) -> bool:
    """Return whether the gaps of the page before the last one may have room for what is on that, without its title."""
    *_, before, last = pages
    blocks = [
        block for band in before.bands for block in max(band.stacks, key=lambda stack: stack.height(tight=True)).blocks
    ]
    bare = space - least_height(before.bands)
    needed = least_height(last.bands) - last.bands[0].stacks[0].blocks[0].head_height
    return needed <= bare + (len(blocks) - 1) * (GAP_TIGHT - GAPS_CLOSE[-1])


def _has_only(page: FilledPage, keys: Set[str]) -> bool:
    return all(block.key in keys for band in page.bands for stack in band.stacks for block in stack.blocks)


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
    if not kept or least_height(last.bands) > LONELY * room(len(pages) - 1):
        return
    is_divided = any(block.is_continuation for stack in last.bands[0].stacks for block in stack.blocks)
    if is_divided or least_height(moved) > room(len(pages) - 1) or least_height(kept) < FULL * room(len(others)):
        return
    for number, bands in enumerate((kept, moved), len(others)):
        pages[number] = FilledPage(bands)
        _relax(pages[number], room(number))


def _take(waiting: list[Band], space: float, next_space: float) -> tuple[list[Band], list[Band]]:
    """Return the bands that fit at their minimum height, and the rest; split a band that is taller than a page."""
    taken: list[Band] = []
    used = 0.0
    while waiting:
        if waiting[0].flows:
            waiting[:1] = flow_band(waiting[0], space - used, next_space)
        band = waiting[0]
        height = band.height(tight=True)
        if used + height <= space + 0.01:
            taken.append(waiting.pop(0))
            used += height + (GAP_TIGHT if band.after is None else band.after)
            continue
        is_free = height > next_space or any(block.splits for stack in band.stacks for block in stack.blocks)
        is_begun = any(stack.blocks and stack.blocks[0].is_continuation for stack in band.stacks)
        is_bare = space - used > (MAX_BARE_SHARE / 2 if is_begun else MAX_BARE_SHARE) * space
        if is_free or is_bare or not taken:
            parts = _split(band, space - used, next_space, is_bare or is_free, is_top=not taken)
            if parts is not None and (is_free or not taken or all(stack.blocks for stack in parts[0].stacks)):
                taken.append(parts[0])
                waiting[:1] = parts[1]
            elif not taken:
                taken.append(waiting.pop(0))
        break
    return taken, waiting


def _split(
    band: Band, space: float, next_space: float, is_bare: bool, *, is_top: bool
) -> tuple[Band, list[Band]] | None:
    """Split a band: in each column, blocks that fit stay, the others move, a too tall one is split."""
    first, rest = [], []
    for stack in band.stacks:
        kept, moved = _split_stack(stack, space, next_space, is_bare, is_top=is_top)
        first.append(replace(stack, blocks=kept))
        rest.append(replace(stack, blocks=moved))
    if not any(stack.blocks for stack in first) or not any(stack.blocks for stack in rest):
        return None
    return replace(band, stacks=tuple(first)), _continued(replace(band, stacks=tuple(rest)), next_space)


def _continued(beside: Band, space: float) -> list[Band]:
    """Return the rest of a split band; a column without neighbours gets the full width of the page.

    Columns beside each other are put below each other if they do not fit otherwise, or if that is lower.
    """
    filled = [stack for stack in beside.stacks if stack.blocks]
    below = [Band((stack,), beside.after, flows=True) for stack in filled]
    if len(filled) == 1:
        return below
    height, least = beside.height(tight=True), least_height(flow_all(below, space))
    return below if least < height or height > space >= least else [beside]


def _split_stack(
    stack: Stack, space: float, next_space: float, is_bare: bool, *, is_top: bool
) -> tuple[tuple[LaidBlock, ...], tuple[LaidBlock, ...]]:
    kept: list[LaidBlock] = []
    left = list(stack.blocks)
    while left and left[0].height(tight=True) <= space + 0.01:
        space -= left[0].height(tight=True) + (GAP_TIGHT if left[0].after is None else left[0].after)
        kept.append(left.pop(0))
    is_too_tall = bool(left) and left[0].height(tight=True) > next_space
    is_long = bool(left) and is_bare and left[0].is_list and len(left[0].units) * left[0].column_sets >= LONG_LIST_ROWS
    if left and (left[0].splits or is_too_tall or is_long):
        parts = left[0].split(space, 1 if is_too_tall and is_top and not kept else left[0].fewest)
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
        if block.has_blanks and not band.is_cut
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
