"""Lays out the columns and rows of a table block, and sets the texts of its cells.

A cell shows one thing: lines of text, squares, numbered boxes, a check box or a box to write in.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple, cast

from core.export.content.shapes import (
    NEW_ROW,
    UNDECIDED,
    FacesContent,
    Input,
    PencilContent,
    RowContent,
    TableCell,
    TableContent,
    TextContent,
    TickContent,
    TrackContent,
)
from core.export.pdf.column_widths import NOTE_GAP, WRAPPED, ColumnWidth, fit_columns, head_gap
from core.export.pdf.drawing_elements import (
    NumberedBoxes,
    SquareSize,
    TrackSquares,
    box_stands_for,
    check_box,
    fit_style,
    pencil_box,
    shorten,
    writing_line,
)
from core.export.pdf.fonts import clean, wrap
from core.export.pdf.form_marks import ABOVE, BELOW, fill_in, fill_in_box, fill_in_lines, fill_in_mixed, in_row
from core.export.pdf.laid_blocks import LayoutUnit
from core.export.pdf.page import GROUP, GUTTER, HAIR, HEAVY, MM, Page, Spot, TextStyle
from core.export.pdf.styles import BEHIND_BOX, CELLS, GIVE, HEAD, HINT, UNDER, ZERO
from core.export.pdf.table_rows import (
    ABOVE_ROW,
    ABOVE_SQUARES,
    BELOW_SQUARES,
    FEW_LINES,
    CellAbove,
    CellShape,
    PencilCell,
    PlacedColumn,
    TableRow,
    TextCell,
    TickCell,
    lines_height,
)
from core.export.pdf.tags import Role
from core.export.pdf.typesetting import Typesetting
from core.rules.block_kinds import TableBlock
from core.rules.block_parts import Column

HEAD_BASE = 3.6 * MM
HEAD_LEAD = 2.9 * MM
HEAD_SLACK = 0.3
"""Points that the heads of two columns may share."""

BASE = 0.285
"""Height of a row's baseline above its lower edge, as a share of the row's height."""

LOW_ROW, LOW_BASE, LOW_RISE = 4.8 * MM, 1.0 * MM, 0.54
"""In low rows the baseline is lower, so that large numbers keep clear of the rule above: how much above the edge in
a row of this height, and how much more for each millimetre of height."""

UNDER_LEAD = 3 * MM
"""From the baseline of a cell to that of its small second line."""

INDEX_BASE = 0.22
"""The baseline share for the large letter of an index column, which fills the row."""

CHECK = 3.0 * MM
MOST_LINES = 8
STRIKE = 0.6 * MM
"""How far a strike-through line extends beyond its text."""

KEEN = 0.7


class Grid:
    """Columns of a table within a width, and the rows made with them.

    Attributes:
        places: The columns of one set, without those whose squares are below the row.
        sets: Number of column sets beside each other.
        width: Width of all sets.
        wraps: Whether a text takes more than one line.
        head_lines: Lines of the column heads; 0 without heads.
    """

    def __init__(
        self, content: TableContent, typesetting: Typesetting, width: float, *, is_again: bool = False
    ) -> None:
        """Divide a width into columns; a repeated layout does not report cut texts again."""
        block = self._block = cast("TableBlock", content.shape)
        self._typesetting = typesetting
        self._most = 2 * MOST_LINES if is_again else MOST_LINES
        self._reports_overflow = not is_again
        self.width = width
        self.sets = max(1, block.sets)
        self._width = (width - (self.sets - 1) * GUTTER) / self.sets
        columns = [column for column in block.columns if not column.below]
        designed = _design(columns, self._width)
        widths, self.wraps = fit_columns(designed, content.rows)
        places = []
        x = 0.0
        for n, (column, wide) in enumerate(zip(columns, widths, strict=True)):
            x += designed[n].gap
            role = Role.ROW_HEAD if column.style == "name" or (column.style == "strong" and not n) else Role.TD
            places.append(PlacedColumn(column, x, wide, wide + head_gap(designed, n), role=role))
            x += wide
        self.places = tuple(places)
        self._heads = _place_heads(places)
        self.head_lines = max((len(head.lines) + head.above for head in self._heads), default=0)
        self._row_role = Role.TR
        if not self.head_lines:  # a table has heads: those of its rows, and one column is a list
            self._row_role = Role.TR if len(places) > 1 else Role.LI
            places[0] = places[0]._replace(role=Role.ROW_HEAD if len(places) > 1 else Role.ITEM)
            self.places = tuple(places)

    def heads(self, page: Page, x: float, top: float, *, is_repeated: bool) -> None:
        """Draw the column heads of every set; only the first ones, and those not repeated, are read."""
        for n in range(self.sets):
            is_read = bool(self.head_lines) and not n and not is_repeated
            page.tag(Role.TR if is_read else Role.ARTIFACT)
            left = x + n * (self._width + GUTTER)
            for place, head in zip(self.places, self._heads, strict=True):
                if is_read:
                    page.tag(Role.COLUMN_HEAD)
                base = top + HEAD_BASE + (self.head_lines - len(head.lines) - head.above) * HEAD_LEAD
                for line, text in enumerate(head.lines):
                    spot = Spot(page, left + place.x, base + line * HEAD_LEAD)
                    _set(spot, place.width, place.column.align, head.style, text)

    def row(self, content: RowContent) -> TableRow:
        """Return the row for what it shows."""
        source = content.source
        places = self.places if source is None or not source.merged else self._merged(source.merged)
        cells = tuple(self._cell(place, cell, content) for place, cell in zip(places, content.cells, strict=True))
        row = TableRow(
            self._block.height * MM,
            places,
            cells,
            TrackSquares(content.below, self._width, SquareSize()) if content.below is not None else None,
            is_blank=content.is_blank,
            ruled=not content.is_empty,
            group=content.ends_group,
            gauge=content.gauge,
            has_inputs=content.is_empty and _has_new_inputs(content),
        )
        return self._with_name_above(row, content) if row.has_broken_name else row

    def _with_name_above(self, row: TableRow, content: RowContent) -> TableRow:
        """Return a row with its name above the other cells, if it is lower there; the small line below it stays.

        The name of a form stays, too.
        """
        for position, (place, cell) in enumerate(zip(row.places, row.cells, strict=True)):
            if place.column.style != "name" or not isinstance(cell, TextCell) or cell.inputs or cell.pieces:
                continue
            if FEW_LINES < len(cell.lines) < self._most:
                wide = place._replace(width=self._width - place.x)
                name = self._cell(wide, content.cells[position], content)
                if isinstance(name, TextCell):
                    above = CellAbove(position, wide, name._replace(under=()))
                    left = TextCell(UNDER, _wrapped(name.under, place.width))
                    if above.height + lines_height(left, row.height) >= lines_height(cell, row.height):
                        return row
                    return row._replace(cells=(*row.cells[:position], left, *row.cells[position + 1 :]), above=above)
        return row

    def _merged(self, keys: tuple[str, ...]) -> tuple[PlacedColumn, ...]:
        """Return the columns with some merged into the first of them, which gets a quiet style."""
        at = [n for n, place in enumerate(self.places) if place.column.key in keys]
        first, last = self.places[at[0]], self.places[at[-1]]
        column = replace(first.column, style="hint", align="left")
        wide = PlacedColumn(column, first.x, last.x + last.width - first.x, columns=str(at[-1] - at[0] + 1))
        return (*self.places[: at[0]], wide, *self.places[at[-1] + 1 :])

    def _cell(self, place: PlacedColumn, cell: TableCell, row: RowContent) -> CellShape:
        if isinstance(cell, PencilContent):
            return PencilCell(cell.text, cell.inputs)
        if isinstance(cell, TickContent):
            return TickCell(cell.is_ticked, cell.input)
        if isinstance(cell, TrackContent):
            return TrackSquares(cell, place.width, SquareSize())
        if isinstance(cell, FacesContent):
            return NumberedBoxes(cell.count, cell.named, place.width, self._block.height * MM - 1.4 * MM)
        lines = self._lines(place, cell, row)
        inputs, pieces = cell.value.inputs, cell.value.pieces
        if inputs or pieces:
            return TextCell(*lines[:6], inputs, pieces if pieces and _holds_mixed(lines, place) else ())
        return lines._replace(is_struck=True) if cell.is_struck else lines

    def _lines(self, place: PlacedColumn, cell: TextContent, row: RowContent) -> TextCell:
        column, text = place.column, cell.value.text
        style = CELLS[column.style]
        if cell.value.state == UNDECIDED and not text:
            return TextCell(style, is_open=True)
        if not (text or column.under or column.note or column.zero):
            return _empty(style)
        if cell.is_zero:
            return _zero(column, style)
        if self._block.limit:
            return TextCell(style, (shorten(style, text, place.width),) if text else ())
        style, lines = cell_lines(style, text, place.width, column.style in WRAPPED)
        if not cell.has_more:
            short = TextCell(style, lines)
            return short if len(lines) <= self._most else self._long(short, place, row)
        under = wrap(UNDER.face, UNDER.size, clean(cell.under), place.width)
        note = clean(cell.note)
        if note and (style.width(lines[-1]) if lines else 0) + NOTE_GAP + HINT.width(note) > place.width:
            under, note = (*wrap(UNDER.face, UNDER.size, note, place.width), *under), ""
        return self._long(TextCell(style, lines, under, note), place, row)

    def _long(self, cell: TextCell, place: PlacedColumn, row: RowContent) -> TextCell:
        """Cut a cell with too many lines; the whole text is printed at the end of the sheet."""
        most = self._most
        if len(cell.lines) <= most and len(cell.under) <= most:
            return cell
        label = f"{self._block.title or self._block.key}, {row.position + 1}"
        for lines in (cell.lines, cell.under):
            if len(lines) > most and self._reports_overflow:
                self._typesetting.add_overflow(label, " ".join(lines))
        lines, under = _cut(cell.lines, most, cell.type, place.width), _cut(cell.under, most, UNDER, place.width)
        return cell._replace(lines=lines, under=under)

    def unit(self, rows: tuple[TableRow, ...]) -> LayoutUnit:
        """Return the unit of the rows that are beside each other, one in each set of columns."""
        extra = max(row.more for row in rows)

        def draw(page: Page, x: float, top: float, height: float) -> None:
            for n, row in enumerate(rows):
                page.column = n
                self._draw(row, page, x + n * (self._width + GUTTER), top, height, height - extra)
            page.column = 0

        return LayoutUnit(draw, rows[0].height + extra, rows[0].height + extra - GIVE)

    def _draw(self, row: TableRow, page: Page, x: float, top: float, height: float, single: float) -> None:
        bottom = top + height
        below = row.below
        position = self._typesetting.add_row() if row.has_inputs else NEW_ROW
        page.tag(self._row_role)
        if below is not None:
            height -= below.height + ABOVE_SQUARES + BELOW_SQUARES
        above = row.above
        moved = above.height if above is not None else 0.0
        spot = RowGeometry(top + moved, height - moved, single, position)
        for n, (place, cell) in enumerate(zip(row.places, row.cells, strict=True)):
            page.tag(place.role, place.columns)
            left = x + place.x
            if above is not None and n == above.position:
                _draw_cell(above.cell, page, left, above.place, top, ABOVE_ROW)
                _draw_cell(cast("TextCell", cell), page, left, place, spot.top, single)
            elif isinstance(cell, TextCell):
                _draw_text(cell, page, left, place, spot, row)
            else:
                _draw_boxes(cell, page, left, place, spot)
        if below is not None:
            self._draw_below(below, Spot(page, x, bottom), position)
        if row.group:
            page.line(x, bottom, x + self._width, GROUP)
        elif row.ruled:
            page.line(x, bottom, x + self._width, HAIR)
        if row.gauge:
            page.line(x, bottom, x + self._width * row.gauge, HEAVY)

    def _draw_below(self, squares: TrackSquares, spot: Spot, position: int) -> None:
        """Draw squares at the lower edge of a row; they are read as a row of one wide cell."""
        page, x, bottom = spot
        page.tag(Role.TR)
        page.tag(Role.TD, str(len(self.places)))
        squares.draw(page, x, bottom - squares.height - BELOW_SQUARES, position)
        if squares.points > 1:
            words = self._typesetting.localize(box_stands_for(squares.points))
            page.right(x + self._width, bottom - BELOW_SQUARES, HINT, words)


def _design(columns: Sequence[Column], width: float) -> list[ColumnWidth]:
    """Divide a width as designed; what follows a box to write in keeps its distance from it."""
    gaps = [column.gap if n else 0 for n, column in enumerate(columns)]
    total = sum(column.w for column in columns) + sum(gaps)
    scale = width / total if total else 1
    behind = [n for n, column in enumerate(columns) if n and columns[n - 1].box is not None and column.box is None]
    kept = {n: BEHIND_BOX for n in behind if gaps[n] * scale < BEHIND_BOX}
    left = total - sum(gaps[n] for n in kept)
    scale = (width - sum(kept.values())) / left if left else 1
    return [
        ColumnWidth(column, column.w * scale, kept.get(n, gap * scale))
        for n, (column, gap) in enumerate(zip(columns, gaps, strict=True))
    ]


class PlacedHead(NamedTuple):
    """The head of a column: its style, its lines, and how many lines it is above the others."""

    style: TextStyle
    lines: tuple[str, ...]
    above: int = 0


def _place_heads(places: Sequence[PlacedColumn]) -> list[PlacedHead]:
    """Return the heads of columns; one that would touch the head at its left is above it."""
    heads: list[PlacedHead] = []
    end, lines = -HEAD_SLACK, 0
    for place in places:
        style, texts = _head_lines(place)
        wide = max((style.width(clean(text)) for text in texts), default=0.0)
        shift = {"right": place.width - wide, "center": (place.width - wide) / 2}.get(place.column.align, 0.0)
        start = place.x + shift
        is_above = bool(texts) and start < end - HEAD_SLACK
        heads.append(PlacedHead(style, texts, lines if is_above else 0))
        if texts and not is_above:
            end, lines = start + wide, len(texts)
    return heads


def _head_lines(place: PlacedColumn) -> tuple[TextStyle, tuple[str, ...]]:
    """Return style and lines of a column's head: smaller if it is long, then in several lines."""
    head, room = place.column.head, place.head_room
    style = fit_style(HEAD, head, room)
    if " " in head and style.width(clean(head)) > room:
        return style, wrap(style.face, style.size, clean(head), room)
    return style, (head,) if head else ()


class RowGeometry(NamedTuple):
    """Position of a row: its top, its height, the height of a row of one line, its position if it is an empty one."""

    top: float
    height: float
    single: float
    position: int = NEW_ROW


def _draw_text(cell: TextCell, page: Page, left: float, place: PlacedColumn, spot: RowGeometry, row: TableRow) -> None:
    """Draw a text, or what is left of it where it is filled in, or a line to write on."""
    is_field = bool(cell.inputs or cell.pieces)
    if is_field:
        _fill_cell(cell, page, left, place, spot)
    if not cell.lines:
        if cell.is_open or (place.column.write and (row.is_blank or place.column.track is not None)):
            writing_line(page, left, spot.top + spot.height - (0.9 * MM if row.ruled else 0), place.width)
    elif not is_field or cell.note or cell.under:
        _draw_cell(cell, page, left, place, spot.top, spot.single)


def _draw_boxes(
    cell: TrackSquares | NumberedBoxes | TickCell | PencilCell,
    page: Page,
    left: float,
    place: PlacedColumn,
    row: RowGeometry,
) -> None:
    if isinstance(cell, TrackSquares):
        cell.draw(page, left, row.top + (row.height - cell.height) / 2, row.position)
    elif isinstance(cell, NumberedBoxes):
        cell.draw(page, left, row.top + (row.single - cell.height) / 2)
    elif isinstance(cell, PencilCell):
        tall = min(row.single - 1.4 * MM, 8.6 * MM)
        top = row.top + (row.single - tall) / 2
        is_field = fill_in_box(page, in_row(cell.inputs, row.position), (left, top, place.width, tall), 9.5)
        pencil_box(page, left, top, place.width, tall, "" if is_field else cell.text)
    else:
        _draw_tick(cell, page, left, place, row)


@lru_cache(maxsize=256)
def _base_of(height: float) -> float:
    """Return the distance of a row's baseline from its lower edge."""
    return min(height * BASE, LOW_BASE + max(0.0, height - LOW_ROW) * LOW_RISE)


def _holds_mixed(cell: TextCell, place: PlacedColumn) -> bool:
    """Return whether fields can be among the words of a cell: on one line that is not centred."""
    return len(cell.lines) == 1 and place.column.align != "center"


def _has_new_inputs(content: RowContent) -> bool:
    """Return whether something can be filled in in an empty row."""
    inputs: list[Input] = []
    for cell in (*content.cells, content.below):
        if isinstance(cell, TextContent):
            inputs += cell.value.inputs
        elif isinstance(cell, PencilContent):
            inputs += cell.inputs
        elif isinstance(cell, TickContent | TrackContent) and cell.input is not None:
            inputs.append(cell.input)
    return any(NEW_ROW in each.rows for each in inputs)


def _base_in(cell: TextCell, place: PlacedColumn, top: float, single: float) -> float:
    """Return the baseline of the first line of a cell."""
    if cell.under:
        return top + max(cell.type.size * 0.95, single - 1.25 * MM - UNDER_LEAD)
    return top + single - (single * INDEX_BASE if place.column.style == "index" else _base_of(single))


def _fill_cell(cell: TextCell, page: Page, left: float, place: PlacedColumn, row: RowGeometry) -> None:
    """Record the fields of a cell; what is printed behind and below its value keeps its room."""
    base = _base_in(cell, place, row.top, row.single)
    style = CELLS["raw"] if cell.type is ZERO else cell.type
    room = place.width - (HINT.width(cell.note) + NOTE_GAP if cell.note else 0)
    if cell.pieces:
        fill_in_mixed(page, cell.pieces, (left, base, room), style, place.column.align)
        return
    inputs = in_row(cell.inputs, row.position)
    if len(cell.lines) > 1:
        height = (len(cell.lines) - 1) * style.size * 1.22 + style.size * (ABOVE + BELOW)
        fill_in_lines(page, inputs[0], (left, base - style.size * ABOVE, room, height), style.size)
        return
    fill_in(page, inputs, (left, base, room), style, place.column.align)


def _draw_tick(cell: TickCell, page: Page, left: float, place: PlacedColumn, row: RowGeometry) -> None:
    base = row.top + row.single - _base_of(row.single)
    middles = {"left": CHECK / 2, "center": place.width / 2}
    middle = left + middles.get(place.column.align, place.width - CHECK / 2)
    found = in_row((cell.input,), row.position)[0] if cell.input is not None else None
    check_box(page, middle - CHECK / 2, base - CHECK * 0.86, CHECK, ticked=cell.is_ticked, found=found)


@lru_cache(maxsize=16384)
def cell_lines(style: TextStyle, text: str, room: float, is_wrapped: bool) -> tuple[TextStyle, tuple[str, ...]]:
    """Return style and lines of a cell's text (memoised: texts repeat on every sheet)."""
    style = fit_style(style, max(text.split(), key=len, default="") if is_wrapped else text, room)
    return style, wrap(style.face, style.size, clean(text), room, style.tracking)


@lru_cache(maxsize=64)
def _empty(style: TextStyle) -> TextCell:
    return TextCell(style)


def _zero(column: Column, style: TextStyle) -> TextCell:
    if column.zero is None:
        return TextCell(style, ("0",))
    zero = ZERO if column.zero.isalpha() else CELLS["raw"]
    return TextCell(zero, (column.zero,) if column.zero else ())


def _wrapped(lines: Sequence[str], room: float) -> tuple[str, ...]:
    """Return the lines of a small text in another width."""
    return wrap(UNDER.face, UNDER.size, " ".join(lines), room)


def _cut(lines: tuple[str, ...], most: int, style: TextStyle, room: float) -> tuple[str, ...]:
    if len(lines) <= most:
        return lines
    return (*lines[: most - 1], shorten(style, " ".join(lines[most - 1 :]), room))


def _draw_cell(cell: TextCell, page: Page, left: float, place: PlacedColumn, top: float, single: float) -> None:
    lead = cell.type.size * 1.22
    base = _base_in(cell, place, top, single)
    is_field = bool(cell.inputs or cell.pieces)
    end = left + place.width - HINT.width(cell.note) - NOTE_GAP if is_field and cell.note else left
    for n, line in enumerate(cell.lines if not is_field else ()):
        end = _set(Spot(page, left, base + n * lead), place.width, place.column.align, cell.type, line)
        if cell.is_struck:
            middle = base + n * lead - cell.type.size * 0.3
            page.stroke(end - cell.type.width(line) - STRIKE, middle, end + STRIKE, middle, KEEN)
    if cell.note:
        page.text(end + NOTE_GAP, base + (len(cell.lines) - 1) * lead, HINT, cell.note)
    below = base + (len(cell.lines) - 1) * lead + UNDER_LEAD
    for n, line in enumerate(cell.under):
        _set(Spot(page, left, below + n * UNDER.size * 1.2), place.width, place.column.align, UNDER, line)


def _set(spot: Spot, width: float, align: str, style: TextStyle, text: str) -> float:
    page, left, base = spot
    if align == "right":
        page.right(left + width, base, style, text)
        return left + width
    if align == "center":
        page.center(left + width / 2, base, style, text)
        return left + (width + style.width(text)) / 2
    return page.text(left, base, style, text)
