"""Reads the rows of table blocks, and what tables share with other blocks: hints, tracks, boxes, sums."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from core.export.content.shapes import (
    NOTHING,
    FacesContent,
    Labelled,
    PencilContent,
    RowContent,
    Shown,
    TableCell,
    TableContent,
    TextContent,
    TickContent,
    TrackContent,
    plain_cell,
)
from core.export.render_context import BLANK_ROW, TOP, RenderContext, RowScope
from core.rules.block_kinds import Block, TableBlock
from core.rules.block_parts import Box, Column, LabelledValue, TableSource, Template, Track

CONDITIONS: Final = "conditions"
"""The list of conditions of a game."""

NUMBER = "{@row}"


def read_hint(block: Block, context: RenderContext) -> str:
    """Return the hint of a block; that of the list of conditions also says what conditions change."""
    hint = (block.blank_hint if context.is_blank else "") or context.text(block.hint)
    if context.conditions and isinstance(block, TableBlock) and any(each.rows == CONDITIONS for each in block.rows):
        hint = " \N{MIDDLE DOT} ".join(filter(None, (hint, *context.conditions)))
    return hint


def read_track(track: Track, context: RenderContext, scope: RowScope) -> TrackContent:
    """Return the points of a track."""
    is_blank = context.is_blank or scope.is_blank or context.is_undecided(track.length, scope)
    length, marked, dotted = (
        0 if is_blank else context.number(name, scope) for name in (track.length, track.marked, track.dotted)
    )
    heavy = context.number(track.heavy, scope) if not context.is_blank else 0
    found = context.input(track.marked, scope)
    if is_blank:
        return TrackContent(track, heavy=heavy, is_blank=True, input=found)
    return TrackContent(
        track,
        max(0, length),
        marked,
        dotted,
        heavy,
        length_address=context.address_if_wanted(track.length, scope),
        marked_address=context.address_if_wanted(track.marked, scope),
        input=found,
    )


def read_box(box: Box, context: RenderContext, scope: RowScope) -> str:
    """Return the present value shown in a box to write in."""
    return context.text(box.value, scope) if context.holds(box.only_if, scope) and not context.is_blank else ""


def read_sums(cells: Sequence[LabelledValue], context: RenderContext) -> tuple[Labelled, ...]:
    """Return the labelled numbers of a line of sums."""
    return tuple(Labelled(cell, context.text(cell.label), context.shown(cell.value)) for cell in cells)


def read_table(block: TableBlock, context: RenderContext) -> TableContent:
    """Return the rows of a table, its empty row, and its foot."""
    is_given = all(not source.rows or source.rows.startswith("<") for source in block.rows)
    rows = _read_rows(block, context)
    new_row = context.new_row(next((source.rows for source in block.rows if source.rows[:1] not in ("", "<")), ""))
    empty = None if is_given or block.limit else _RowReader(block, context).row(new_row._replace(position=0))
    shown = [column for column in block.columns if not column.below]
    return TableContent(
        shape=block,
        hint=read_hint(block, context),
        is_blank=context.is_blank,
        columns=tuple(shown),
        rows=rows,
        empty=empty,
        numbered=tuple(n for n, column in enumerate(shown) if NUMBER in column.value),
        is_given=is_given,
        foot=read_sums(block.foot, context) if block.foot or block.foot_hint else (),
    )


def numbered_row(table: TableContent, position: int) -> RowContent:
    """Return the empty row of a table at a position."""
    empty = table.empty
    if empty is None:
        raise ValueError("this table has no empty rows")
    if not table.numbered:
        return empty
    number = TextContent(Shown(str(position + 1)))
    cells = tuple(number if n in table.numbered else cell for n, cell in enumerate(empty.cells))
    return replace(empty, cells=cells, position=position)


def _read_rows(block: TableBlock, context: RenderContext) -> tuple[RowContent, ...]:
    listed: list[tuple[RowScope, TableSource, bool]] = []
    for source in block.rows:
        scopes = context.rows_of(source)
        for n, scope in enumerate(scopes):
            listed.append((scope, source, n == len(scopes) - 1))
    if block.limit:
        listed = listed[: block.limit]
    changes = 0 in block.split_after
    reader = _RowReader(block, context)
    rows = [
        reader.row(scope, source, group=(changes and last and n < len(listed) - 1) or n + 1 in block.split_after)
        for n, (scope, source, last) in enumerate(listed)
    ]
    room = block.limit - len(rows) if block.limit else len(block.extra)
    if (not context.is_blank or not block.rows) and room > 0:
        rows += [reader.row(TOP, extra) for extra in block.extra[:room] if not (block.limit and listed)]
    return tuple(rows)


class _RowReader:
    """Reads the cells of rows."""

    def __init__(self, block: TableBlock, context: RenderContext) -> None:
        self._block = block
        self._context = context
        self._columns = tuple(column for column in block.columns if not column.below)
        self._below = next((column for column in block.columns if column.below), None)

    def row(self, scope: RowScope, source: TableSource | None = None, *, group: bool = False) -> RowContent:
        """Return the row of a scope."""
        context = self._context
        is_fixed = source is not None and not source.rows
        columns = self._columns
        if source is not None and source.merged:
            at = [n for n, column in enumerate(columns) if column.key in source.merged]
            columns = (*columns[: at[0] + 1], *columns[at[-1] + 1 :])
        cells = tuple(self._cell(column, scope, source, is_fixed=is_fixed) for column in columns)
        track = self._below.track if self._below is not None else None
        below = self._track(track, scope, source) if track is not None else None
        is_blank = context.is_blank or scope.is_blank
        gauge = 0.0
        if self._block.gauge and not is_blank:
            gauge = min(1.0, max(0.0, context.number(self._block.gauge, scope) / 100))
        return RowContent(
            cells, source, below, scope.position, context.row_address(scope), is_blank, scope.is_blank, group, gauge
        )

    def _cell(self, column: Column, scope: RowScope, source: TableSource | None, *, is_fixed: bool) -> TableCell:
        context = self._context
        own = source.cells.get(column.key) if source is not None and column.key else None
        if column.box is not None and own is None:
            inputs = () if is_fixed else context.inputs(column.box.value, scope)
            return PencilContent("" if is_fixed else read_box(column.box, context, scope), inputs)
        if column.check and not is_fixed:
            is_ticked = not context.is_blank and not scope.is_blank and context.holds(column.check, scope)
            return TickContent(is_ticked, context.tick_input(column.check, scope))
        if column.track is not None and own is None:
            return self._track(column.track, scope, source) or TextContent()
        if column.faces:
            return FacesContent(column.faces, context.text(column.value if own is None else own, scope))
        text = self._text(column, scope, own, source)
        if source is not None and source.struck and column.key in source.struck and not context.is_blank:
            text = replace(text, is_struck=context.holds(source.struck_if, scope))
        return text

    def _track(self, track: Track, scope: RowScope, source: TableSource | None) -> TrackContent | None:
        """Return the points of a track; a fixed row has as many as its source says."""
        if source is not None and not source.rows:
            by_hand = replace(track, blank=source.squares)
            return read_track(by_hand, self._context, BLANK_ROW) if source.squares else None
        return read_track(track, self._context, scope) if self._context.holds(track.only_if, scope) else None

    def _text(self, column: Column, scope: RowScope, own: Template | None, source: TableSource | None) -> TextContent:
        context, is_fixed = self._context, source is not None and not source.rows
        template = column.value if own is None else own
        if is_fixed:
            template, scope = own or (), TOP
        value = context.shown(template, scope, column.join) if template else NOTHING
        if not (value.text or column.under or column.note or column.zero):
            return _cell(value)
        is_zero = column.zero is not None and not is_fixed and context.is_zero(template, scope)
        if value.text == "0" or is_zero:
            return _cell(value, is_zero=True)
        is_within = source is not None and bool(source.within) and own is not None
        if self._block.limit or is_fixed or is_within or not (column.under or column.note):
            return _cell(value)
        under, note = context.text(column.under, scope), context.text(column.note, scope)
        return TextContent(value, under, note, has_more=True)


def _cell(value: Shown, *, is_zero: bool = False) -> TextContent:
    if value.addresses or value.state or value.inputs or value.pieces:
        return TextContent(value, is_zero=is_zero)
    return plain_cell(value.text, is_zero=is_zero)
