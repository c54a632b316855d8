"""Columns that continue elsewhere: over the width of a page, or below the shorter columns beside them.

A single column uses the width of its page: blocks that can are laid out again for it, the others go down columns of
their own width. Where the blocks of a page need a further one, a column that is far taller than those beside it is cut
where they end and continues below them, so that no room beside it stays bare. Which page it comes to is decided by
:mod:`~core.export.pdf.pagination`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from core.export.pdf.laid_blocks import MIN_SPLIT_UNITS, Band, LaidBlock, Stack, gap_of, least_height
from core.export.pdf.page import MM
from core.export.pdf.styles import GAP_TIGHT

MAX_BARE_SHARE = 1 / 5
"""Share of a page that may stay bare before a long list is split instead of moved, half of it if the list continues one
above, or before a tall column is cut."""

LOWEST_SHARE = 1 / 8
"""Share of a page that columns beside a cut one have at least."""

FEW = 36 * MM
"""Height of a rest that stays in a single column, though those beside it are empty."""

FLOW_STEPS = 40
"""Steps in which the height of equally high columns is found."""


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


def level_columns(bands: Sequence[Band], space: float) -> list[Band]:
    """Return bands that need more than a page, without columns that are far taller than those beside them.

    What is too tall continues below its band, over the width of the page. Bands that fit on the page stay as they are.

    Args:
        bands: The bands, from top to bottom.
        space: Height for bands on a page.
    """
    if least_height(bands) <= space:
        return list(bands)
    return [part for band in bands for part in _levelled(band, space)]


def _levelled(band: Band, space: float) -> list[Band]:
    """Return a band, and below it what was too tall."""
    stacks = [stack for stack in band.stacks if stack.blocks]
    blocks = [block for stack in stacks for block in stack.blocks]
    if len(stacks) < 2:  # noqa: PLR2004  (nothing is beside it)
        return [band]
    if any(block.is_broken for block in blocks) and all(block.full_width is not None for block in blocks):
        return [Band((stack,), band.after, flows=True) for stack in stacks]
    tallest = max(stacks, key=lambda stack: stack.height(tight=True))
    height = max(stack.height(tight=True) for stack in stacks if stack is not tallest)
    height = max(height, LOWEST_SHARE * space)
    if tallest.height(tight=True) - height <= MAX_BARE_SHARE * space:
        return [band]
    kept, rest = _fill_column(tallest.blocks, height, MIN_SPLIT_UNITS)
    if rest and rest[0].is_continuation and rest[0].height(tight=True) <= FEW:
        kept, rest = tallest.blocks[: len(kept)], rest[1:]
    if not kept or not rest:
        return [band]
    stacks = [replace(stack, blocks=kept) if stack is tallest else stack for stack in band.stacks]
    return [
        Band(tuple(stacks), band.after, is_cut=True),
        Band((replace(tallest, blocks=rest),), band.after, flows=True),
    ]


def flow_all(bands: Iterable[Band], space: float) -> list[Band]:
    """Return bands laid out over the width of pages, from the top of one on.

    Args:
        bands: The bands; those that flow are laid out.
        space: Height for bands on a page.
    """
    made: list[Band] = []
    waiting = list(bands)
    used = 0.0
    while waiting:
        if waiting[0].flows:
            waiting[:1] = flow_band(waiting[0], space - used % space, space)
        made.append(waiting.pop(0))
        used += made[-1].height(tight=True) + GAP_TIGHT
    return made


def flow_band(band: Band, left: float, space: float) -> list[Band]:
    """Return a column as bands that use the width of the page; what is below the first of them may flow still.

    Args:
        band: The band of the column.
        left: Height that is left on the page.
        space: Height for bands on the next page.
    """
    stack = band.stacks[0]
    first, *others = stack.blocks
    if first.full_width is not None:
        rest = [Band((replace(stack, blocks=tuple(others)),), band.after, flows=True)] if others else []
        return [Band((Stack(0, (first.widened(),)),)), *rest]
    count = next((n for n, block in enumerate(stack.blocks) if block.full_width is not None), len(stack.blocks))
    narrow = replace(stack, blocks=stack.blocks[:count])
    rest = [Band((replace(stack, blocks=stack.blocks[count:]),), band.after, flows=True)] * (count < len(stack.blocks))
    if not stack.across or narrow.height(tight=True) <= FEW:
        return [Band((narrow,), band.after), *rest]
    return [*_flow(narrow.blocks, stack.across, space, left if left > space * MAX_BARE_SHARE else space), *rest]


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


def _fill_column(
    blocks: tuple[LaidBlock, ...], space: float, fewest: int = 1
) -> tuple[tuple[LaidBlock, ...], tuple[LaidBlock, ...]]:
    """Return what a column takes of blocks, and the rest; each part of a split one has a fewest number of units."""
    kept: list[LaidBlock] = []
    for number, block in enumerate(blocks):
        height = block.height(tight=True)
        if height <= space + 0.01:
            kept.append(block)
            space -= height + (gap_of(tight=True) if block.after is None else block.after)
            continue
        parts = block.split(space, fewest)
        if parts is not None:
            return (*kept, parts[0]), (parts[1], *blocks[number + 1 :])
        return tuple(kept), blocks[number:]
    return tuple(kept), ()
