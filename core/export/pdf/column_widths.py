"""Widths of a table's columns: as designed, but texts that would wrap get the room that other columns do not need."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from core.export.content.shapes import (
    FacesContent,
    PencilContent,
    RowContent,
    TableCell,
    TextContent,
    TickContent,
    TrackContent,
)
from core.export.pdf.drawing_elements import FACE_STEP, FIVE, SQUARE, STEP
from core.export.pdf.fonts import clean, wrap
from core.export.pdf.page import MM, TextStyle
from core.export.pdf.styles import CELLS, HEAD, HINT, LEAST, UNDER
from core.export.pdf.table_rows import FEW_LINES
from core.rules.block_parts import Column

WRAPPED = frozenset({"name", "text", "small", "hint"})
"""Styles whose texts are wrapped; texts of other styles become smaller first."""

NOTE_GAP = 1.6 * MM
"""Space before the note of a cell."""

EXACT = 0.05
"""Points that a text has more room than it needs, so that rounding does not wrap it."""

SPARE = 0.6 * MM
"""Room beside the widest text of a column that gives room away."""

LEAST_TO_WRITE = 0.55
"""Share of its designed width that a column keeps where something may be written into it."""

WIDEST = 0.7
"""Share of a table that a column grows to at most."""

WIDEST_BOX = 14 * MM
"""Width beyond which a box to write in gives room away."""

WIDEST_TICK = 4 * MM
"""The same for the column of a check box."""

SHARES = (0.2, 0.4, 0.6, 0.8, 1.0)
"""Shares of what those texts can give that are tried."""

LOWER = 0.95
"""How high the lines of a table may be at most, compared to before, so that they give it."""

LINE = 1.22
"""Height of a line of a cell, in its type size."""

BETWEEN_HEADS = 1.4 * MM
"""Least room between the heads of columns."""

HEADS = 0
"""The turn of columns that want room for their heads only."""

_SMALL_HEAD = HEAD.sized(LEAST)


class ColumnWidth(NamedTuple):
    """A column with its width and the gap before it."""

    column: Column
    width: float
    gap: float


def fit_columns(columns: Sequence[ColumnWidth], rows: Sequence[RowContent]) -> tuple[list[float], bool]:
    """Return the widths of columns for what is in them, and whether a text still wraps.

    Where everything fits into the designed widths, these stay. The sum of all widths stays in any case.

    Args:
        columns: The columns with their designed widths.
        rows: What the table shows.
    """
    widths = [column.width for column in columns]
    texts = _text_places(columns)
    wrapping = {place for row in rows for place, cell in _texts(row, columns, texts) if _wraps(cell, columns[place])}
    heads = [_head_need(place, columns) for place in range(len(columns))]
    if not wrapping and all(head <= width + 0.01 for head, width in zip(heads, widths, strict=True)):
        return widths, False
    most = sum(widths) * WIDEST
    needs = _needs(columns, heads, rows)
    wants = [
        max(0.0, (min(most, needs[place]) if place in wrapping else heads[place]) - width)
        for place, width in enumerate(widths)
    ]
    spare = [
        max(0.0, width - needs[place] - SPARE) if place not in wrapping else 0.0 for place, width in enumerate(widths)
    ]
    for row in rows:
        _keep_merged(row, columns, spare)
    turns = [_turn(column) if place in wrapping else HEADS for place, (column, _, _) in enumerate(columns)]
    for turn in sorted(set(turns)):
        asked = [want if turns[place] == turn else 0.0 for place, want in enumerate(wants)]
        widths, spare = _share_out(widths, asked, spare)
    _keep_words(widths, columns, rows)
    widths = _rebalance(widths, columns, rows, heads)
    return widths, any(needs[place] > widths[place] + 0.01 for place in wrapping)


def _text_places(columns: Sequence[ColumnWidth]) -> list[int]:
    """Return the positions of columns of texts that wrap; boxes and squares do not."""
    return [
        place
        for place, (column, _, _) in enumerate(columns)
        if column.style in WRAPPED and not (column.faces or column.track or column.box or column.check)
    ]


def _turn(column: Column) -> int:
    """Return when a column whose texts wrap gets room, after the heads of the others: names first."""
    return 1 if column.style == "name" else 2


def _share_out(widths: list[float], wants: list[float], spare: list[float]) -> tuple[list[float], list[float]]:
    """Return widths where columns gave room to those that want some, and what is spare still."""
    given = min(sum(wants), sum(spare))
    if given <= 0:
        return widths, spare
    gained, lost = given / sum(wants), given / sum(spare)
    wider = [width + want * gained - left * lost for width, want, left in zip(widths, wants, spare, strict=True)]
    return wider, [left * (1 - lost) for left in spare]


def _keep_words(widths: list[float], columns: Sequence[ColumnWidth], rows: Sequence[RowContent]) -> None:
    """Let columns of texts that have room for more than their words give it to those that would break a word."""
    texts = _text_places(columns)
    needs = dict.fromkeys(texts, 0.0)
    for row in rows:
        for place, cell in _texts(row, columns, texts):
            word = max(clean(cell.value.text).split(), key=len, default="")
            needs[place] = max(needs[place], CELLS[columns[place].column.style].sized(LEAST).width(word) + EXACT)
    wants = {place: needs[place] - widths[place] for place in texts if needs[place] > widths[place]}
    spare = {place: widths[place] - needs[place] - SPARE for place in texts if needs[place] + SPARE < widths[place]}
    total, asked = sum(spare.values()), sum(wants.values())
    given = min(asked, total)
    for place in wants if given > 0 else ():
        widths[place] += wants[place] * given / asked
    for place in spare if given > 0 else ():
        widths[place] -= spare[place] * given / total


def _rebalance(
    widths: list[float], columns: Sequence[ColumnWidth], rows: Sequence[RowContent], heads: Sequence[float]
) -> list[float]:
    """Return widths where texts that wrap gave room to names in many lines, if the table is lower for it."""
    cells = [[(place, cell) for place, cell in _cells(row, columns) if isinstance(cell, TextContent)] for row in rows]
    styles = [column.style for column, _, _ in columns]
    names = [place for place, style in enumerate(styles) if style == "name"]
    texts = [place for place in _text_places(columns) if place not in names]
    lines = [len(_lines(cell, styles[place], widths[place])) for row in cells for place, cell in row if place in names]
    if not texts or max(lines, default=0) <= FEW_LINES:
        return widths
    least = {place: max(heads[place], columns[place].width * LEAST_TO_WRITE) for place in texts}
    for row in cells:
        for place, cell in row:
            if place in least:
                word = max(clean(cell.value.text).split(), key=len, default="")
                least[place] = max(least[place], CELLS[styles[place]].width(word) + EXACT)
    tried = [widths, *(_given(widths, names, least, share) for share in SHARES)]
    wrapped = [[(place, cell) for place, cell in row if styles[place] in WRAPPED] for row in cells]
    heights = [sum(_more_lines(row, styles, each) for row in wrapped) for each in tried]
    lowest = min(heights)
    return tried[heights.index(lowest)] if lowest < heights[0] * LOWER else widths


def _given(widths: Sequence[float], names: Sequence[int], least: Mapping[int, float], share: float) -> list[float]:
    """Return widths where columns gave names a share of what is beyond their least width."""
    given = {place: max(0.0, widths[place] - wide) * share for place, wide in least.items()}
    more = sum(given.values()) / len(names)
    return [width - given.get(place, 0.0) + (more if place in names else 0.0) for place, width in enumerate(widths)]


def _lines(cell: TextContent, style: str, room: float) -> tuple[str, ...]:
    type_ = CELLS[style]
    return wrap(type_.face, type_.size, clean(cell.value.text), room, type_.tracking)


def _more_lines(row: Sequence[tuple[int, TextContent]], styles: Sequence[str], widths: Sequence[float]) -> float:
    """Return the height of a row's lines beyond the first."""
    more = 0.0
    for place, cell in row:
        style, room = styles[place], widths[place]
        lines = _lines(cell, style, room)
        height = (len(lines) - 1) * CELLS[style].size * LINE
        if cell.note and lines and CELLS[style].width(lines[-1]) + NOTE_GAP + HINT.width(clean(cell.note)) > room:
            height += UNDER.size * LINE
        if cell.under:
            height += len(wrap(UNDER.face, UNDER.size, clean(cell.under), room)) * UNDER.size * LINE
        more = max(more, height)
    return more


def head_gap(columns: Sequence[ColumnWidth], place: int) -> float:
    """Return how far the head of a column may reach into the gaps beside it."""
    column, _, gap = columns[place]
    after = columns[place + 1].gap if place + 1 < len(columns) else 0.0
    return {"right": gap, "center": 2 * min(gap, after)}.get(column.align, after)


def _head_need(place: int, columns: Sequence[ColumnWidth]) -> float:
    """Return the width that the head of a column needs at its smallest."""
    head = columns[place].column.head
    return _SMALL_HEAD.width(clean(head)) - head_gap(columns, place) + BETWEEN_HEADS if head else 0.0


def _keep_merged(row: RowContent, columns: Sequence[ColumnWidth], spare: list[float]) -> None:
    """Reduce what merged columns give away to what the text in them does not need."""
    if row.source is None or not row.source.merged:
        return
    merged = row.source.merged
    places = [place for place, (column, _, _) in enumerate(columns) if column.key and column.key in merged]
    cell = row.cells[places[0]]
    text = clean(cell.value.text) if isinstance(cell, TextContent) else ""
    room = sum(columns[place].width for place in places) + sum(columns[place].gap for place in places[1:])
    left = max(0.0, room - HINT.width(text) - SPARE)
    total = sum(spare[place] for place in places)
    for place in places if total > left else ():
        spare[place] *= left / total


def _cells(row: RowContent, columns: Sequence[ColumnWidth]) -> Iterator[tuple[int, TableCell]]:
    """Yield the cells of a row that are in one column, with its place."""
    merged = row.source.merged if row.source is not None else ()
    if not merged:
        yield from enumerate(row.cells)
        return
    cells = iter(row.cells)
    is_begun = False
    for place, (column, _, _) in enumerate(columns):
        if column.key and column.key in merged:
            if not is_begun:
                next(cells)
            is_begun = True
        else:
            yield place, next(cells)


def _texts(row: RowContent, columns: Sequence[ColumnWidth], places: Sequence[int]) -> Iterator[tuple[int, TextContent]]:
    """Yield the texts in columns that wrap."""
    if row.source is None or not row.source.merged:
        for place in places:
            cell = row.cells[place]
            if isinstance(cell, TextContent):
                yield place, cell
        return
    for place, cell in _cells(row, columns):
        if place in places and isinstance(cell, TextContent):
            yield place, cell


def _wraps(cell: TextContent, placed: ColumnWidth) -> bool:
    """Return whether a text needs more than one line (by the lines that are printed, which are memoised)."""
    style, room = CELLS[placed.column.style], placed.width
    text = clean(cell.value.text)
    if len(wrap(style.face, style.size, text, room, style.tracking)) > 1:
        return True
    if cell.note and style.width(text) + NOTE_GAP + HINT.width(clean(cell.note)) > room:
        return True
    return bool(cell.under) and len(wrap(UNDER.face, UNDER.size, clean(cell.under), room)) > 1


def _needs(columns: Sequence[ColumnWidth], heads: Sequence[float], rows: Sequence[RowContent]) -> list[float]:
    """Return the widths that columns need for their heads and their widest cells."""
    needs = list(heads)
    styles = [CELLS[column.style] for column, _, _ in columns]
    for row in rows:
        for place, cell in _cells(row, columns):
            needs[place] = max(needs[place], _cell_need(cell, styles[place], columns[place].width))
    return needs


def _cell_need(cell: TableCell, style: TextStyle, width: float) -> float:
    if isinstance(cell, TrackContent):
        return min(width, cell.length * STEP + cell.length // 5 * FIVE + SQUARE)
    if isinstance(cell, FacesContent):
        return min(width, cell.count * FACE_STEP)
    if isinstance(cell, PencilContent):
        return min(width, WIDEST_BOX)
    if isinstance(cell, TickContent):
        return min(width, WIDEST_TICK)
    text = clean(cell.value.text)
    if not text:
        return width * LEAST_TO_WRITE
    note = NOTE_GAP + HINT.width(clean(cell.note)) if cell.note else 0.0
    return EXACT + max(style.width(text) + note, UNDER.width(clean(cell.under)) if cell.under else 0.0)
