"""Sets a designed page closer that is a little too high for its paper, so that it needs no further page.

Blocks get closer to each other first. If that is not enough, texts begin behind their labels, in the size of tables.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, cast

from core.export.content.shapes import Band as BandContent
from core.export.content.shapes import BlockContent, ColumnContent, ProseContent
from core.export.pdf.laid_blocks import Band, LaidBlock, Stack, least_height
from core.export.pdf.styles import GAPS_CLOSE
from core.rules.block_kinds import ProseBlock

MOST_OVER: Final = 1 / 5
"""Share of a page that a design is at most too high by; what is higher needs a further page anyway."""

ROUNDING: Final = 0.01

Design = tuple[BandContent, ...]


def fit_page(design: Design, lay_out: Callable[[Design], list[Band]], room: float) -> list[Band]:
    """Return the bands of a designed page, set closer if they fit on one page then.

    Args:
        design: The content of the page.
        lay_out: Lays out content.
        room: Height for bands on the page.
    """
    room += ROUNDING
    bands = lay_out(design)
    if not room < least_height(bands) <= room * (1 + MOST_OVER):
        return bands
    return _close_fit(bands, room) or _close_fit(lay_out(_with_inline_labels(design)), room) or bands


def _close_fit(bands: Sequence[Band], room: float) -> list[Band] | None:
    """Return bands with the widest gaps that fit in a height; None if the narrowest do not."""
    gap = next((gap for gap in GAPS_CLOSE if _height(bands, gap) <= room), None)
    return None if gap is None else closer(bands, gap)


def _height(bands: Sequence[Band], gap: float) -> float:
    """Return the minimum height of bands with at most a gap between their blocks."""
    heights = [max((_stack_height(stack, gap) for stack in band.stacks), default=0) for band in bands]
    return sum(heights) + sum(_least(band.after, gap) for band in bands[:-1])


def _stack_height(stack: Stack, gap: float) -> float:
    gaps = sum(_least(block.after, gap) for block in stack.blocks[:-1])
    return gaps + sum(block.height(tight=True) for block in stack.blocks)


def closer(bands: Sequence[Band], gap: float) -> list[Band]:
    """Return bands with at most a gap between their blocks."""
    return [
        replace(
            band,
            stacks=tuple(replace(stack, blocks=_closer_blocks(stack.blocks, gap)) for stack in band.stacks),
            after=_least(band.after, gap),
        )
        for band in bands
    ]


def _closer_blocks(blocks: Sequence[LaidBlock], gap: float) -> tuple[LaidBlock, ...]:
    return tuple(replace(block, after=_least(block.after, gap)) for block in blocks)


def _least(after: float | None, gap: float) -> float:
    return gap if after is None else min(after, gap)


def _with_inline_labels(design: Design) -> Design:
    return tuple(
        tuple(ColumnContent(column.span, tuple(map(_with_inline_label, column.blocks))) for column in band)
        for band in design
    )


def _with_inline_label(block: BlockContent) -> BlockContent:
    if not isinstance(block, ProseContent):
        return block
    return replace(block, shape=replace(cast("ProseBlock", block.shape), inline=True))
