"""Lays out table blocks: headings, rows, empty rows, sums; over column sets and pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import cast

from core.export.content.shapes import Labelled, TableContent
from core.export.content.table_reader import numbered_row
from core.export.pdf.drawing_elements import block_title, fit_style, to_capitals, writing_line
from core.export.pdf.fonts import clean
from core.export.pdf.form_marks import fill_in
from core.export.pdf.laid_blocks import LaidBlock, LayoutUnit
from core.export.pdf.page import GUTTER, MM, Page
from core.export.pdf.styles import BODY, HINT, LABEL, LABEL_BOLD, VALUE_BOLD
from core.export.pdf.table_grid import HEAD_LEAD, Grid
from core.export.pdf.table_rows import TableRow
from core.export.pdf.tags import Role
from core.export.pdf.typesetting import Typesetting
from core.rules.block_kinds import TableBlock

HEAD_HEIGHT = 4.7 * MM
FOOT_HEIGHT = 5 * MM
SUMS_LABEL = 20 * MM
BEFORE_HINT, HINT_BELOW = 3 * MM, 3.4 * MM
"""Least room before the hint behind sums, and how much lower it is where it has not that room."""
FEW = 3
"""Minimum rows of a set of columns before another set is put beside it."""

NARROWEST = 0.8
"""How much narrower the columns of a split table may become, so that more sets fit beside each other."""


NEARLY = 1.1
"""How much higher a table may be so that fewer of its names wrap."""

BROKEN = 1.5
"""What the height of a table counts whose names are broken into many lines."""


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
    return _layout_rows(content, typesetting, _grid(content, typesetting, width), across=across)


def _grid(content: TableContent, typesetting: Typesetting, width: float, *, is_again: bool = False) -> Grid:
    """Return the grid of a table; where names wrap in several sets of columns, the fewest that make it low."""
    grid = Grid(content, typesetting, width, is_again=is_again)
    if grid.sets == 1 or not grid.wraps:
        return grid
    shape = cast("TableBlock", content.shape)
    fewer = (
        Grid(replace(content, shape=replace(shape, sets=sets)), typesetting, width, is_again=is_again)
        for sets in range(1, grid.sets)
    )
    tried = [(_height(content, one), one) for one in (*fewer, grid)]
    lowest = min(height for height, _ in tried)
    return next(one for height, one in tried if height <= lowest * NEARLY)


def _height(content: TableContent, grid: Grid) -> float:
    """Return the height of a table's rows, and more if names are broken into many lines."""
    rows = [grid.row(row) for row in content.rows]
    return sum(unit.height for unit in _side_by_side(rows, grid, None)) * (BROKEN if _has_broken_name(rows) else 1)


def _has_broken_name(rows: Sequence[TableRow]) -> bool:
    return any(row.has_broken_name for row in rows)


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
        return _layout_rows(content, typesetting, _grid(wide, typesetting, room, is_again=True), start)

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
        spills=block.spills,
        column_sets=grid.sets,
        first_row=start,
        relayout=lambda begin, end: _layout_rows(content, typesetting, grid, begin, end, across),
        full_width=across,
        is_broken=grid.wraps and _has_broken_name(rows),
    )


def _heads(
    content: TableContent, typesetting: Typesetting, grid: Grid
) -> tuple[Callable[[Page, float, float, bool], None], float]:
    """Return the drawing function of a table's title and column heads, and their height."""
    title, title_height = block_title(content, typesetting, grid.width)

    def draw(page: Page, x: float, top: float, is_continuation: bool) -> None:
        title(page, x, top, is_continuation)
        grid.heads(page, x, top + title_height, is_repeated=is_continuation)

    heads = HEAD_HEIGHT + (grid.head_lines - 1) * HEAD_LEAD if grid.head_lines else 0.6 * MM
    return draw, title_height + heads


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

    needed = _sums_end(content.foot, block.foot_label) + BEFORE_HINT + HINT.width(clean(block.foot_hint))
    below = HINT_BELOW if block.foot and block.foot_hint and needed > width else 0.0

    def draw(page: Page, x: float, top: float, height: float) -> None:
        del height
        base = top + 3.9 * MM
        sum_line(page, x, base, content.foot, block.foot_label)
        page.tag(Role.P)
        page.right(x + width, base + below, HINT, block.foot_hint)

    return LayoutUnit(draw, FOOT_HEIGHT + below, FOOT_HEIGHT + below)


def _sums_end(cells: Sequence[Labelled], label: str) -> float:
    """Return where the last number of a line of sums ends."""
    left = SUMS_LABEL if label else 0.0
    end = left
    for shown in cells:
        words = BODY.width(clean(shown.label)) if label else LABEL.width(to_capitals(shown.label))
        end = left + words + 2 * MM + VALUE_BOLD.width(clean(shown.value.text))
        left += shown.shape.w * MM
    return end


def sum_line(page: Page, x: float, base: float, cells: Sequence[Labelled], label: str = "") -> None:
    """Draw labelled numbers in one line; ``w`` of a value is its width in millimetres."""
    left = x
    if label:
        page.tag(Role.P)
        page.text(x, base, LABEL_BOLD, label.upper())
        left += SUMS_LABEL
    for shown in cells:
        page.tag(Role.P)
        cell, words, text = shown.shape, shown.label, shown.value.text
        end = page.text(left, base, BODY, words) if label else page.text(left, base, LABEL, to_capitals(words))
        room = max(4 * MM, left + cell.w * MM - end - 4 * MM)
        style = fit_style(VALUE_BOLD, text, room)
        is_field = fill_in(page, shown.value.inputs, (end + 2 * MM, base, room), style)
        if text and not is_field:
            end = page.text(end + 2 * MM, base, style, text)
        if (cell.write or not text) and not (text and is_field):
            start = max(end, left + 14 * MM) + 2 * MM if text else end + 2 * MM
            writing_line(page, start, base + 0.8 * MM, min(left + cell.w * MM - start - 3 * MM, 10 * MM))
        left += cell.w * MM
