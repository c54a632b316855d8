"""Lays out table blocks: headings, rows, empty rows, sums; over column sets and pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache

from core.export.pdf.drawing_elements import block_title, fit_style, to_capitals, writing_line
from core.export.pdf.page import GUTTER, MM, Page
from core.export.pdf.pagination import LaidBlock, LayoutUnit
from core.export.pdf.styles import BODY, HINT, LABEL, LABEL_BOLD, VALUE_BOLD
from core.export.pdf.table_grid import Grid, TableRow
from core.export.render_context import BLANK_ROW, TOP, RenderContext, RowScope
from core.rules.block_kinds import TableBlock
from core.rules.block_parts import LabelledValue, TableSource

HEAD_HEIGHT = 4.7 * MM
FOOT_HEIGHT = 5 * MM
FEW = 3
"""Minimum rows of a set of columns before another set is put beside it."""

NARROWEST = 0.8
"""How much narrower the columns of a split table may become, so that more sets fit beside each other."""


def layout_table(block: TableBlock, context: RenderContext, width: float, room: float = 0) -> LaidBlock:
    """Lay out a table with its rows, fixed rows, empty rows and foot.

    Args:
        block: The table.
        context: The character.
        width: Width of the table.
        room: Width of the page, for the continuation of a split table; 0 if it keeps its width.
    """
    across = _across(block, context, width, room) if room > width + GUTTER and not block.limit else None
    return _layout_rows(block, context, Grid(block, context, width), across=across)


def _across(block: TableBlock, context: RenderContext, width: float, room: float) -> Callable[[int], LaidBlock]:
    """Return a function that lays out a table from a row on, with as many sets of columns as the page is wide.

    Few rows get fewer and wider sets.
    """
    least = (width - (max(1, block.sets) - 1) * GUTTER) / max(1, block.sets) * NARROWEST
    most = max(1, int((room + GUTTER) / (least + GUTTER)))

    def lay(start: int) -> LaidBlock:
        left = sum(len(context.rows_of(source)) for source in block.rows) + len(block.extra) - start
        sets = min(most, max(block.sets, -(-left // FEW)))
        return _layout_rows(block, context, Grid(replace(block, sets=sets), context, room, is_again=True), start)

    return lay


def _layout_rows(
    block: TableBlock,
    context: RenderContext,
    grid: Grid,
    start: int = 0,
    stop: int | None = None,
    across: Callable[[int], LaidBlock] | None = None,
) -> LaidBlock:
    """Lay out a range of rows of a table.

    A table without rows gets one empty row below its heads.
    """
    every = _read_rows(block, context, grid)
    rows = every[start:stop]
    is_given = all(not source.rows or source.rows.startswith("<") for source in block.rows)
    fixed = int((context.is_blank or not every) and not is_given)
    wanted = 0 if is_given else max(0, (block.blank_rows if context.is_blank else block.blank) - fixed)
    empty = None if is_given or block.limit else _empty_rows(block, grid)
    head, head_height = _heads(block, context, grid)
    return LaidBlock(
        block.key,
        block.title,
        head,
        head_height,
        _side_by_side(rows, grid, empty),
        _foot(block, context, grid.width),
        _blank_units(grid, empty, len(every)) if empty is not None and (wanted or fixed or block.grow) else None,
        wanted,
        fixed,
        block.grow,
        splits=block.splits,
        column_sets=grid.sets,
        first_row=start,
        relayout=lambda begin, end: _layout_rows(block, context, grid, begin, end, across),
        full_width=across,
    )


def _heads(
    block: TableBlock, context: RenderContext, grid: Grid
) -> tuple[Callable[[Page, float, float, bool], None], float]:
    """Return the drawing function of a table's title and column heads, and their height."""
    title, title_height = block_title(block, context, grid.width)

    def draw(page: Page, x: float, top: float, is_continuation: bool) -> None:
        title(page, x, top, is_continuation)
        grid.heads(page, x, top + title_height)

    return draw, title_height + (HEAD_HEIGHT if grid.has_heads else 0.6 * MM)


def _empty_rows(block: TableBlock, grid: Grid) -> Callable[[int], TableRow]:
    """Return a function that makes the empty row at a position; rows without numbers share one."""
    is_numbered = any("@row" in text for column in block.columns for text in column.value)

    @cache
    def row(position: int) -> TableRow:
        return grid.row(BLANK_ROW._replace(position=position))

    return row if is_numbered else lambda position: row(0)


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


def _read_rows(block: TableBlock, context: RenderContext, grid: Grid) -> list[TableRow]:
    listed: list[tuple[RowScope, TableSource, bool]] = []
    for source in block.rows:
        scopes = context.rows_of(source)
        for n, scope in enumerate(scopes):
            listed.append((scope, source, n == len(scopes) - 1))
    if block.limit:
        listed = listed[: block.limit]
    changes = 0 in block.split_after
    rows = [
        grid.row(scope, source, group=(changes and last and n < len(listed) - 1) or n + 1 in block.split_after)
        for n, (scope, source, last) in enumerate(listed)
    ]
    room = block.limit - len(rows) if block.limit else len(block.extra)
    if (not context.is_blank or not block.rows) and room > 0:
        rows += [grid.row(TOP, extra) for extra in block.extra[:room] if not (block.limit and listed)]
    return rows


def _foot(block: TableBlock, context: RenderContext, width: float) -> LayoutUnit | None:
    """Return the unit of the sums below a table, or None."""
    if not block.foot and not block.foot_hint:
        return None

    def draw(page: Page, x: float, top: float, height: float) -> None:
        del height
        base = top + 3.9 * MM
        if block.foot_hint:
            page.right(x + width, base, HINT, block.foot_hint)
        sum_line(page, x, base, block.foot, context, block.foot_label)

    return LayoutUnit(draw, FOOT_HEIGHT, FOOT_HEIGHT)


def sum_line(
    page: Page, x: float, base: float, cells: Sequence[LabelledValue], context: RenderContext, label: str = ""
) -> None:
    """Draw labelled numbers in one line; ``w`` of a value is its width in millimetres."""
    left = x
    if label:
        page.text(x, base, LABEL_BOLD, label.upper())
        left += 20 * MM
    for cell in cells:
        words = context.text(cell.label)
        end = page.text(left, base, BODY, words) if label else page.text(left, base, LABEL, to_capitals(words))
        text = context.text(cell.value)
        if text:
            style = fit_style(VALUE_BOLD, text, max(4 * MM, left + cell.w * MM - end - 4 * MM))
            end = page.text(end + 2 * MM, base, style, text)
        if cell.write or not text:
            start = max(end, left + 14 * MM) + 2 * MM if text else end + 2 * MM
            writing_line(page, start, base + 0.8 * MM, min(left + cell.w * MM - start - 3 * MM, 10 * MM))
        left += cell.w * MM
