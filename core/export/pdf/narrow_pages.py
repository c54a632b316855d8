"""Puts what a game's layout has side by side below each other where a page is too narrow for it.

The layouts of games are made for A4. On a narrow page as many columns, fields and groups of numbers as have about the
width that they have there stay side by side; the others go below them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TypeVar, cast

from core.export.content.shapes import (
    Band,
    BlockContent,
    ColumnContent,
    FieldsContent,
    HeadContent,
    Labelled,
    PlayContent,
    StripContent,
    SumsContent,
    TableContent,
    VitalsContent,
    VitalsGroup,
)
from core.export.pdf.drawing_elements import to_capitals
from core.export.pdf.head_blocks import PORTRAIT
from core.export.pdf.laid_blocks import LaidBlock
from core.export.pdf.page import A4, COLUMNS, GUTTER, MM, Paper
from core.export.pdf.styles import HINT, LABEL, LABEL_BOLD
from core.export.pdf.table_blocks import SUMS_LABEL
from core.rules.block_kinds import HeadBlock, SumsBlock

Part = TypeVar("Part")

SLACK = 0.92
"""How much narrower something may be than on A4."""

SPLIT_UNITS = 6
"""Least rows of a table that is divided between two narrow pages."""

BETWEEN = 1.6 * MM
"""Room between the words of two numbers of a strip."""

NO_LABEL = " "
"""Label of further lines of sums, which are as far to the right as the first."""


def narrow_bands(bands: Sequence[Band], paper: Paper) -> Iterator[Band]:
    """Yield the bands of a page for a narrow one."""
    for band in bands:
        for columns in fold(band, lambda column: _natural(column.span), paper.room + GUTTER):
            total = sum(column.span for column in columns)
            if len(columns) == 1:
                for block in columns[0].blocks:
                    yield from ((ColumnContent(COLUMNS, (part,)),) for part in _divided(block, paper))
            else:
                yield tuple(replace(column, span=column.span * COLUMNS / total) for column in columns)


def divisible(laid: LaidBlock, content: BlockContent) -> LaidBlock:
    """Return a block that is divided between two narrow pages, if it is a long table."""
    if isinstance(content, TableContent) and len(laid.units) >= SPLIT_UNITS:
        return replace(laid, splits=True)
    return laid


def fold(parts: Sequence[Part], width_of: Callable[[Part], float], room: float) -> Iterator[list[Part]]:
    """Yield parts in lines, as many in each as have room.

    >>> list(fold([3, 4, 5, 9], float, 8))
    [[3, 4], [5], [9]]
    """
    line: list[Part] = []
    for part in parts:
        if line and sum(map(width_of, [*line, part])) > room + 0.01:
            yield line
            line = []
        line.append(part)
    if line:
        yield line


def _natural(span: float) -> float:
    """Return the width that a number of grid columns needs with its gutter."""
    return A4.span(span) * SLACK + GUTTER


def _divided(block: BlockContent, paper: Paper) -> Iterator[BlockContent]:
    """Yield a block as one or several below each other."""
    if isinstance(block, HeadContent):
        yield _head(block, paper)
    elif isinstance(block, FieldsContent):
        yield replace(block, fields=tuple(_field_lines(block.fields, paper, paper.room)))
    elif isinstance(block, VitalsContent):
        for groups in fold(block.groups, lambda group: _natural(group.shape.w), paper.room + GUTTER):
            yield replace(block, groups=_filled(groups))
    elif isinstance(block, PlayContent):
        yield from _play(block, paper)
    elif isinstance(block, StripContent):
        yield replace(block, lines=tuple(line for cells in block.lines for line in _strip_lines(cells, paper.room)))
    elif isinstance(block, SumsContent) and block.cells:
        yield from _sums(block, paper)
    else:
        yield block


def _filled(groups: Sequence[VitalsGroup]) -> tuple[VitalsGroup, ...]:
    """Return groups as wide as the page together."""
    total = sum(group.shape.w for group in groups)
    return tuple(replace(group, shape=replace(group.shape, w=group.shape.w * COLUMNS / total)) for group in groups)


def _head(block: HeadContent, paper: Paper) -> HeadContent:
    shape = cast("HeadBlock", block.shape)
    room = paper.room - (PORTRAIT[0] + GUTTER if shape.portrait else 0)
    wide = _grid_columns(room, paper)
    total = max(COLUMNS - 2, sum(cell.shape.w for cell in block.lines))
    lines = tuple(replace(cell, shape=replace(cell.shape, w=cell.shape.w * wide / total)) for cell in block.lines)
    return replace(block, lines=lines, fields=tuple(_field_lines(block.fields, paper, room)))


def _grid_columns(width: float, paper: Paper) -> float:
    """Return how many grid columns a width is."""
    return (width + GUTTER) * COLUMNS / (paper.room + GUTTER)


def _field_lines(rows: Sequence[Sequence[Labelled]], paper: Paper, first: float) -> Iterator[tuple[Labelled, ...]]:
    """Yield rows of fields, the first one in a width of its own, as the portrait is beside it."""
    left = [cell for row in rows for cell in row]
    room = first + GUTTER
    while left:
        line = next(fold(left, _field_width, room))
        left = left[len(line) :]
        total = max(sum(cell.shape.w for cell in line), COLUMNS / 2)
        spare = room - sum(map(_field_width, line))
        widths = [_field_width(cell) + spare * cell.shape.w / total for cell in line]
        yield tuple(
            replace(cell, shape=replace(cell.shape, w=_grid_columns(width - GUTTER, paper)))
            for cell, width in zip(line, widths, strict=True)
        )
        room = paper.room + GUTTER


def _field_width(cell: Labelled) -> float:
    """Return the width that a field needs with its gutter, for its label at least."""
    return max(_natural(cell.shape.w), LABEL.width(to_capitals(cell.label)) + GUTTER)


def _play(block: PlayContent, paper: Paper) -> Iterator[PlayContent]:
    """Yield the cells with values, then with the track those that say how it is used."""
    cells = sorted(block.cells, key=lambda cell: not cell.shape.value)
    total = sum(cell.shape.w for cell in cells) or 1
    lines = list(fold(cells, lambda cell: cell.shape.w / total * A4.room * SLACK, paper.room))
    if not lines:
        yield block
    for n, line in enumerate(lines):
        yield replace(block, cells=tuple(line), track=block.track if n == len(lines) - 1 else None)


def _strip_lines(cells: tuple[Labelled, ...], room: float) -> Iterator[tuple[Labelled, ...]]:
    """Yield a line of numbers as one, or halved until the words below the numbers have room."""
    total = sum(cell.shape.w for cell in cells) or 1
    if len(cells) == 1 or all(_words_width(cell) <= room * cell.shape.w / total for cell in cells):
        yield cells
        return
    half = -(-len(cells) // 2)
    yield from _strip_lines(cells[:half], room)
    yield from _strip_lines(cells[half:], room)


def _words_width(cell: Labelled) -> float:
    """Return the width that label and hint of a number need."""
    hint = max(cell.hint.split(), key=len, default="")
    return max(LABEL_BOLD.width(to_capitals(cell.label)), HINT.width(hint)) + BETWEEN


def _sums(block: SumsContent, paper: Paper) -> Iterator[SumsContent]:
    shape = cast("SumsBlock", block.shape)
    room = paper.room - (SUMS_LABEL if shape.label else 0)
    lines = list(fold(block.cells, lambda cell: cell.shape.w * MM, room))
    for n, line in enumerate(lines):
        later = replace(shape, title="", label=NO_LABEL if shape.label else "")
        chart = block.chart if n == len(lines) - 1 else ()
        yield replace(block, shape=later if n else shape, hint="" if n else block.hint, cells=tuple(line), chart=chart)
