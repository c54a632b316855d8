"""Pages that are a little too high are set closer."""

from __future__ import annotations

import pytest

from core.export.content.shapes import ColumnContent, ProseContent
from core.export.pdf.close_fit import Design, fit_page
from core.export.pdf.laid_blocks import Band, LaidBlock, LayoutUnit, Stack, least_height
from core.export.pdf.styles import GAP_TIGHT, GAPS_CLOSE
from core.rules.block_kinds import ProseBlock

DESIGN: Design = ((ColumnContent(12, (ProseContent(shape=ProseBlock("story")),)),),)


def block(height: float, after: float | None = None) -> LaidBlock:
    """Return a block of a height that draws nothing."""
    unit = LayoutUnit(lambda page, x, top, height: None, height, height)
    return LaidBlock("key", "", lambda page, x, top, is_continuation: None, 0, (unit,), after=after)


def lay_out(design: Design) -> list[Band]:
    """Return two bands, the second of two blocks; labels within their lines make one 20 lower."""
    shape = design[0][0].blocks[0].shape
    assert isinstance(shape, ProseBlock)
    last = block(80 if shape.inline else 100)
    return [Band((Stack(0, (block(100, after=GAPS_CLOSE[-1] / 2),)),)), Band((Stack(0, (block(100), last)),))]


HEIGHT = 300 + 2 * GAP_TIGHT
"""Least height of the bands as they are laid out."""


def gaps(bands: list[Band]) -> list[float | None]:
    """Return the space below the first band and below the first block of the second."""
    return [*(band.after for band in bands[:-1]), *(one.after for one in bands[-1].stacks[0].blocks[:-1])]


def test_a_page_that_fits_stays_as_it_is() -> None:
    assert gaps(fit_page(DESIGN, lay_out, HEIGHT)) == [None, None]


@pytest.mark.parametrize("gap", GAPS_CLOSE)
def test_gaps_are_as_wide_as_fits(gap: float) -> None:
    bands = fit_page(DESIGN, lay_out, 300 + 2 * gap)
    assert gaps(bands) == pytest.approx([gap, gap])
    assert bands[0].stacks[0].blocks[0].after == GAPS_CLOSE[-1] / 2  # less than the usual space stays


def test_labels_are_within_their_lines_if_closer_blocks_are_not_enough() -> None:
    bands = fit_page(DESIGN, lay_out, 280 + 2 * GAPS_CLOSE[0])
    assert gaps(bands) == [GAPS_CLOSE[0], GAPS_CLOSE[0]]
    assert least_height(bands) == pytest.approx(280 + 2 * GAPS_CLOSE[0])


@pytest.mark.parametrize("room", [280.0, 200.0])
def test_a_page_that_needs_a_further_one_anyway_stays_as_it_is(room: float) -> None:
    assert gaps(fit_page(DESIGN, lay_out, room)) == [None, None]
    assert least_height(lay_out(DESIGN)) > room
