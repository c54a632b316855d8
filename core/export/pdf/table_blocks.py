"""Lays out table blocks: headings, rows, empty rows, sums; over column sets and pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import cast

from core.export.content.shapes import Labelled, TableContent
from core.export.content.table_reader import numbered_row
from core.export.pdf.drawing_elements import block_title, fit_style, to_capitals, writing_line
from core.export.pdf.page import GUTTER, MM, Page
from core.export.pdf.pagination import LaidBlock, LayoutUnit
from core.export.pdf.styles import BODY, HINT, LABEL, LABEL_BOLD, VALUE_BOLD
from core.export.pdf.table_grid import Grid, TableRow
from core.export.pdf.typesetting import Typesetting
from core.rules.block_kinds import TableBlock

HEAD_HEIGHT = 4.7 * MM
FOOT_HEIGHT = 5 * MM
FEW = 3
"""Minimum rows of a set of columns before another set is put beside it."""

NARROWEST = 0.8
"""How much narrower the columns of a split table may become, so that more sets fit beside each other."""


def layout_table(content: TableContent, typesetting: Typesetting, width: float, room: float = 0) -> LaidBlock:
    """Lay out a table with its rows, fixed rows, empty rows and foot.

    Args:
        content: What the table shows.
        typesetting: The sheet that it belongs to.
        width: Width of the table.
        room: Width of the page, for the continuation of a split table; 0 if it keeps its width.
    """
    is_cut = bool(cast("TableBlock", content.shape).limit)
    across = _across(content, typesetting, width, room) if room > width + GUTTER and not is_cut else None
    return _layout_rows(content, typesetting, Grid(content, typesetting, width), across=across)


def _across(content: TableContent, typesetting: Typesetting, width: float, room: float) -> Callable[[int], LaidBlock]:
    """Return a function that lays out a table from a row on, with as many sets of columns as the page is wide.

    Few rows get fewer and wider sets.
    """
    block = cast("TableBlock", content.shape)
    least = (width - (max(1, block.sets) - 1) * GUTTER) / max(1, block.sets) * NARROWEST
    most = max(1, int((room + GUTTER) / (least + GUTTER)))

    def lay(start: int) -> LaidBlock:
        listed = sum(row.source in block.rows for row in content.rows)
        left = listed + len(block.extra) - start
        sets = min(most, max(block.sets, -(-left // FEW)))
        wide = replace(content, shape=replace(block, sets=sets))
        return _layout_rows(content, typesetting, Grid(wide, typesetting, room, is_again=True), start)

    return lay


def _layout_rows(
    content: TableContent,
    typesetting: Typesetting,
    grid: Grid,
    start: int = 0,
    stop: int | None = None,
    across: Callable[[int], LaidBlock] | None = None,
) -> LaidBlock:
    """Lay out a range of rows of a table.

    A table without rows gets one empty row below its heads.
    """
    block, every, is_given = cast("TableBlock", content.shape), content.rows, content.is_given
    rows = [grid.row(row) for row in every[start:stop]]
    fixed = int((content.is_blank or not every) and not is_given)
    wanted = 0 if is_given else max(0, (block.blank_rows if content.is_blank else block.blank) - fixed)
    empty = None if content.empty is None else _empty_rows(content, grid)
    head, head_height = _heads(content, typesetting, grid)
    return LaidBlock(
        block.key,
        block.title,
        head,
        head_height,
        _side_by_side(rows, grid, empty),
        _foot(content, grid.width),
        _blank_units(grid, empty, len(every)) if empty is not None and (wanted or fixed or block.grow) else None,
        wanted,
        fixed,
        block.grow,
        splits=block.splits,
        column_sets=grid.sets,
        first_row=start,
        relayout=lambda begin, end: _layout_rows(content, typesetting, grid, begin, end, across),
        full_width=across,
    )


def _heads(
    content: TableContent, typesetting: Typesetting, grid: Grid
) -> tuple[Callable[[Page, float, float, bool], None], float]:
    """Return the drawing function of a table's title and column heads, and their height."""
    title, title_height = block_title(content, typesetting, grid.width)

    def draw(page: Page, x: float, top: float, is_continuation: bool) -> None:
        title(page, x, top, is_continuation)
        grid.heads(page, x, top + title_height)

    return draw, title_height + (HEAD_HEIGHT if grid.has_heads else 0.6 * MM)


def _empty_rows(content: TableContent, grid: Grid) -> Callable[[int], TableRow]:
    """Return a function that makes the empty row at a position; rows without numbers share one."""

    @cache
    def row(position: int) -> TableRow:
        return grid.row(numbered_row(content, position))

    return row if content.numbered else lambda position: row(0)


def _blank_units(grid: Grid, empty: Callable[[int], TableRow], after: int) -> Callable[[int], LayoutUnit]:
    """Return a function that makes the units of empty rows, as many rows beside each other as there are sets."""

    @cache
    def blank(number: int) -> LayoutUnit:
        first = after + number * grid.sets
        return grid.unit(tuple(empty(first + n) for n in range(grid.sets)))

    return blank


def _side_by_side(rows: list[TableRow], grid: Grid, empty: Callable[[int], TableRow] | None) -> tuple[LayoutUnit, ...]:
    """Return units of rows, which run down one set of columns before the next; gaps become empty rows."""
    if grid.sets == 1:
        return tuple(grid.unit((row,)) for row in rows)
    per = -(-len(rows) // grid.sets)
    if empty is not None:
        rows = [*rows, *(empty(n) for n in range(len(rows), per * grid.sets))]
    return tuple(grid.unit(tuple(rows[n::per])) for n in range(per))


def _foot(content: TableContent, width: float) -> LayoutUnit | None:
    """Return the unit of the sums below a table, or None."""
    block = cast("TableBlock", content.shape)
    if not block.foot and not block.foot_hint:
        return None

    def draw(page: Page, x: float, top: float, height: float) -> None:
        del height
        base = top + 3.9 * MM
        if block.foot_hint:
            page.right(x + width, base, HINT, block.foot_hint)
        sum_line(page, x, base, content.foot, block.foot_label)

    return LayoutUnit(draw, FOOT_HEIGHT, FOOT_HEIGHT)


def sum_line(page: Page, x: float, base: float, cells: Sequence[Labelled], label: str = "") -> None:
    """Draw labelled numbers in one line; ``w`` of a value is its width in millimetres."""
    left = x
    if label:
        page.text(x, base, LABEL_BOLD, label.upper())
        left += 20 * MM
    for shown in cells:
        cell, words, text = shown.shape, shown.label, shown.value.text
        end = page.text(left, base, BODY, words) if label else page.text(left, base, LABEL, to_capitals(words))
        if text:
            style = fit_style(VALUE_BOLD, text, max(4 * MM, left + cell.w * MM - end - 4 * MM))
            end = page.text(end + 2 * MM, base, style, text)
        if cell.write or not text:
            start = max(end, left + 14 * MM) + 2 * MM if text else end + 2 * MM
            writing_line(page, start, base + 0.8 * MM, min(left + cell.w * MM - start - 3 * MM, 10 * MM))
        left += cell.w * MM
