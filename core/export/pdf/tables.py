"""Tables: arithmetic tables that read from inputs to the result, and timetables of many columns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache

from core.export.look import BLANK_ROW, TOP, Look, Scope
from core.export.pdf.flow import Laid, Unit
from core.export.pdf.fonts import clean, wrap
from core.export.pdf.frame import (
    Squares,
    SquareSize,
    box_text,
    capitals,
    check_box,
    fitted,
    hint_of,
    pencil_box,
    shortened,
    title_head,
    writing_line,
)
from core.export.pdf.page import GROUP, HAIR, HEAVY, MM, Page, Spot, Type
from core.export.pdf.styles import BODY, CELLS, GIVE, HEAD, HINT, LABEL, LABEL_BOLD, UNDER, VALUE_BOLD, ZERO
from core.rules.block_parts import Cell, Column, Source
from core.rules.block_shapes import TableBlock

HEAD_BASE = 3.6 * MM
HEAD_HEIGHT = 4.7 * MM
BASE = 0.285
"""Where the baseline of a row stands above its lower edge, in parts of its height."""

INDEX_BASE = 0.17
"""The same for the large letter of an index, which fills the row."""

CHECK = 3.0 * MM
NOTE_GAP = 1.6 * MM
MOST_LINES = 8
FOOT_HEIGHT = 5 * MM
STRIKE = 0.6 * MM
"""How far a line that strikes a text out reaches beyond it."""

KEEN = 0.7


@dataclass(frozen=True, slots=True)
class Lines:
    """Text of a cell: its lines in one style, struck out or not, and a quiet second text below them."""

    type: Type
    lines: tuple[str, ...] = ()
    under: tuple[str, ...] = ()
    note: str = ""
    is_struck: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """Where a column stands in the table."""

    column: Column
    x: float
    width: float


@dataclass(frozen=True, slots=True)
class Row:
    """One row, with all that its cells show.

    Attributes:
        height: Height of a row of one line.
        cells: Text by column, None where the cell shows something else.
        ticks: By column: True or False where there is a check box.
        boxes: By column: what stands in the pencil box, None where there is none.
        squares: By column: the squares, None where there are none.
        is_blank: Whether every empty cell has a writing line.
        ruled: Whether a hairline stands below the row.
        group: Whether a stronger rule stands below the row.
        gauge: How much of the rule is drawn heavy, 0 to 1.
    """

    height: float
    cells: tuple[Lines, ...]
    ticks: tuple[bool | None, ...]
    boxes: tuple[str | None, ...]
    squares: tuple[Squares | None, ...]
    is_blank: bool = False
    ruled: bool = True
    group: bool = False
    gauge: float = 0


class Grid:
    """Columns of a table in a width, and the rows that they make."""

    def __init__(self, block: TableBlock, look: Look, width: float) -> None:
        self._block = block
        self._look = look
        self._width = width
        columns = block.columns
        total = sum(column.w + (column.gap if n else 0) for n, column in enumerate(columns))
        scale = width / total if total else 1
        places = []
        x = 0.0
        for n, column in enumerate(columns):
            x += column.gap * scale if n else 0
            places.append(Place(column, x, column.w * scale))
            x += column.w * scale
        self.places = tuple(places)

    @property
    def has_heads(self) -> bool:
        """Whether any column has a word over it."""
        return any(place.column.head for place in self.places)

    def heads(self, page: Page, x: float, top: float) -> None:
        """Draw the words over the columns."""
        for place in self.places:
            head = place.column.head
            style = fitted(HEAD, head, place.width + place.column.gap * MM)
            _set(Spot(page, x + place.x, top + HEAD_BASE), place.width, place.column.align, style, head)

    def row(self, scope: Scope, source: Source | None = None, *, group: bool = False) -> Row:
        """Read one row."""
        look, block = self._look, self._block
        cells, ticks, boxes, squares = [], [], [], []
        for place in self.places:
            column = place.column
            given = source.cells.get(column.key) if source is not None and column.key else None
            lines = self._lines(place, scope, given, is_extra=source is not None and not source.rows)
            if source is not None and column.key in source.struck and not look.is_blank:
                lines = replace(lines, is_struck=look.holds(source.struck_if, scope))
            cells.append(lines)
            ticks.append(self._tick(column, scope, source))
            boxes.append(box_text(column.box, look, scope) if column.box is not None else None)
            tracked = column.track is not None and look.holds(column.track.only_if, scope)
            squares.append(
                Squares(column.track, look, scope, place.width, SquareSize()) if tracked and column.track else None
            )
        height = block.height * MM
        return Row(
            height,
            tuple(cells),
            tuple(ticks),
            tuple(boxes),
            tuple(squares),
            is_blank=look.is_blank or scope.is_blank,
            ruled=not scope.is_blank,
            group=group,
            gauge=self._gauge(scope),
        )

    def _gauge(self, scope: Scope) -> float:
        if not self._block.gauge or self._look.is_blank or scope.is_blank:
            return 0
        return min(1.0, max(0.0, self._look.number(self._block.gauge, scope) / 100))

    def _tick(self, column: Column, scope: Scope, source: Source | None) -> bool | None:
        if not column.check or (source is not None and not source.rows):
            return None
        return not self._look.is_blank and not scope.is_blank and self._look.holds(column.check, scope)

    def _lines(self, place: Place, scope: Scope, given: tuple[str, ...] | None, *, is_extra: bool) -> Lines:
        column, look = place.column, self._look
        style = CELLS[column.style]
        template = column.value if given is None else given
        if is_extra:
            template, scope = given or (), TOP
        text = look.text(template, scope, column.join) if template else ""
        if text == "0" or (column.zero is not None and not is_extra and look.is_zero(template, scope)):
            return _zero(column, style)
        if self._block.limit:
            return Lines(style, (shortened(style, text, place.width),) if text else ())
        style, lines = cell_lines(style, text, place.width, column.style in WRAPPED)
        if is_extra or not (column.under or column.note):
            return Lines(style, lines) if len(lines) <= MOST_LINES else self._long(Lines(style, lines), place, scope)
        under = wrap(UNDER.face, UNDER.size, clean(look.text(column.under, scope)), place.width)
        note = clean(look.text(column.note, scope))
        if note and (style.width(lines[-1]) if lines else 0) + NOTE_GAP + HINT.width(note) > place.width:
            under, note = (*wrap(UNDER.face, UNDER.size, note, place.width), *under), ""
        return self._long(Lines(style, lines, under, note), place, scope)

    def _long(self, cell: Lines, place: Place, scope: Scope) -> Lines:
        """Cut a cell of too many lines; the whole text is printed at the end of the sheet."""
        label = f"{self._block.title or self._block.key}, {scope.position + 1}"
        for lines in (cell.lines, cell.under):
            if len(lines) > MOST_LINES:
                self._look.carry(label, " ".join(lines))
        return replace(cell, lines=_cut(cell.lines, cell.type, place.width), under=_cut(cell.under, UNDER, place.width))

    def unit(self, row: Row) -> Unit:
        """Make a unit of a row."""
        extra = 0.0
        for cell, squares in zip(row.cells, row.squares, strict=True):
            extra = max(extra, _more(cell, row.height))
            if squares is not None:
                extra = max(extra, squares.height + 1.8 * MM - row.height)

        def draw(page: Page, x: float, top: float, height: float) -> None:
            self._draw(row, page, x, top, height, height - extra)

        return Unit(draw, row.height + extra, row.height + extra - GIVE)

    def _draw(self, row: Row, page: Page, x: float, top: float, height: float, single: float) -> None:
        for n, place in enumerate(self.places):
            left = x + place.x
            base = top + single - single * BASE
            column = place.column
            if row.boxes[n] is not None:
                tall = min(single - 1.4 * MM, 8.6 * MM)
                pencil_box(page, left, top + (single - tall) / 2, place.width, tall, row.boxes[n] or "")
            elif row.ticks[n] is not None:
                middle = left + {"left": CHECK / 2, "center": place.width / 2}.get(
                    column.align, place.width - CHECK / 2
                )
                check_box(page, middle - CHECK / 2, base - CHECK * 0.86, CHECK, ticked=bool(row.ticks[n]))
            elif (squares := row.squares[n]) is not None:
                squares.draw(page, left, top + (height - squares.height) / 2)
            elif row.cells[n].lines:
                _draw_cell(row.cells[n], page, left, place, top, single)
            elif column.write and (row.is_blank or column.track is not None):
                writing_line(page, left, top + height - (0.9 * MM if row.ruled else 0), place.width)
        bottom = top + height
        if row.group:
            page.line(x, bottom, x + self._width, GROUP)
        elif row.ruled:
            page.line(x, bottom, x + self._width, HAIR)
        if row.gauge:
            page.line(x, bottom, x + self._width * row.gauge, HEAVY)


WRAPPED = frozenset({"name", "text", "small", "hint"})
"""Styles whose texts are wrapped; numbers become smaller first."""


@lru_cache(maxsize=16384)
def cell_lines(style: Type, text: str, room: float, is_wrapped: bool) -> tuple[Type, tuple[str, ...]]:
    """Set the text of a cell; the same words come again in every sheet."""
    if not is_wrapped:
        style = fitted(style, text, room)
    return style, wrap(style.face, style.size, clean(text), room, style.tracking)


def _zero(column: Column, style: Type) -> Lines:
    if column.zero is None:
        return Lines(style, ("0",))
    zero = ZERO if column.zero.isalpha() else CELLS["raw"]
    return Lines(zero, (column.zero,) if column.zero else ())


def _cut(lines: tuple[str, ...], style: Type, room: float) -> tuple[str, ...]:
    if len(lines) <= MOST_LINES:
        return lines
    return (*lines[: MOST_LINES - 1], shortened(style, " ".join(lines[MOST_LINES - 1 :]), room))


def _more(cell: Lines, height: float) -> float:
    """Give the height that a cell needs beyond a row of one line."""
    lead = cell.type.size * 1.22
    if not cell.under:
        return max(0, len(cell.lines) - 1) * lead
    least = 7.5 * MM + (len(cell.under) - 1) * UNDER.size * 1.2 + (len(cell.lines) - 1) * lead
    return max(0.0, least - height)


def _draw_cell(cell: Lines, page: Page, left: float, place: Place, top: float, single: float) -> None:
    lead = cell.type.size * 1.22
    base = top + single - single * (INDEX_BASE if place.column.style == "index" else BASE)
    if cell.under:
        base = top + max(cell.type.size * 0.95, single - 4.1 * MM)
    end = left
    for n, line in enumerate(cell.lines):
        end = _set(Spot(page, left, base + n * lead), place.width, place.column.align, cell.type, line)
        if cell.is_struck:
            middle = base + n * lead - cell.type.size * 0.3
            page.stroke(end - cell.type.width(line) - STRIKE, middle, end + STRIKE, middle, KEEN)
    if cell.note:
        page.text(end + NOTE_GAP, base + (len(cell.lines) - 1) * lead, HINT, cell.note)
    below = base + (len(cell.lines) - 1) * lead + 2.6 * MM
    for n, line in enumerate(cell.under):
        _set(Spot(page, left, below + n * UNDER.size * 1.2), place.width, place.column.align, UNDER, line)


def _set(spot: Spot, width: float, align: str, style: Type, text: str) -> float:
    page, left, base = spot
    if align == "right":
        page.right(left + width, base, style, text)
        return left + width
    if align == "center":
        page.center(left + width / 2, base, style, text)
        return left + (width + style.width(text)) / 2
    return page.text(left, base, style, text)


def lay_table(block: TableBlock, look: Look, width: float) -> Laid:
    """Lay out a table with its rows, extra rows, empty rows and foot."""
    grid = Grid(block, look, width)
    rows = _read_rows(block, look, grid)
    units = tuple(grid.unit(row) for row in rows)
    is_given = not block.rows or block.rows[0].rows.startswith("<")
    wanted = 0 if is_given else block.blank_rows - 1 if look.is_blank else block.blank
    fixed = int(look.is_blank and not is_given)
    title, title_height = title_head(block, hint_of(block, look), width)

    def head(page: Page, x: float, top: float, is_rest: bool) -> None:
        title(page, x, top, is_rest)
        grid.heads(page, x, top + title_height)

    @cache
    def blank(number: int) -> Unit:
        return grid.unit(grid.row(BLANK_ROW._replace(position=len(rows) + number)))

    foot = _foot(block, look, width)
    can_grow = not is_given and not block.limit
    return Laid(
        block.key,
        block.title,
        head,
        title_height + (HEAD_HEIGHT if grid.has_heads else 0.6 * MM),
        units,
        foot,
        blank if can_grow and (wanted or fixed or block.grow) else None,
        wanted,
        fixed,
        block.grow,
    )


def _read_rows(block: TableBlock, look: Look, grid: Grid) -> list[Row]:
    found: list[tuple[Scope, Source, bool]] = []
    for source in block.rows:
        scopes = look.rows(source.rows)
        for n, scope in enumerate(scopes):
            found.append((scope, source, n == len(scopes) - 1))
    if block.limit:
        found = found[: block.limit]
    changes = 0 in block.split_after
    rows = [
        grid.row(scope, source, group=(changes and last and n < len(found) - 1) or n + 1 in block.split_after)
        for n, (scope, source, last) in enumerate(found)
    ]
    room = block.limit - len(rows) if block.limit else len(block.extra)
    if (not look.is_blank or not block.rows) and room > 0:
        rows += [grid.row(TOP, extra) for extra in block.extra[:room] if not (block.limit and found)]
    return rows


def _foot(block: TableBlock, look: Look, width: float) -> Unit | None:
    """Make the line of sums below a table."""
    if not block.foot and not block.foot_hint:
        return None

    def draw(page: Page, x: float, top: float, height: float) -> None:
        del height
        base = top + 3.9 * MM
        if block.foot_hint:
            page.right(x + width, base, HINT, block.foot_hint)
        sum_line(page, x, base, block.foot, look, block.foot_label)

    return Unit(draw, FOOT_HEIGHT, FOOT_HEIGHT)


def sum_line(page: Page, x: float, base: float, cells: Sequence[Cell], look: Look, label: str = "") -> None:
    """Draw labelled numbers one behind the other; ``w`` of a cell is its width in millimetres."""
    left = x
    if label:
        page.text(x, base, LABEL_BOLD, label.upper())
        left += 20 * MM
    for cell in cells:
        words = look.text(cell.label)
        end = page.text(left, base, BODY, words) if label else page.text(left, base, LABEL, capitals(words))
        text = look.text(cell.value)
        if text:
            style = fitted(VALUE_BOLD, text, max(4 * MM, left + cell.w * MM - end - 4 * MM))
            end = page.text(end + 2 * MM, base, style, text)
        if cell.write or not text:
            start = max(end, left + 14 * MM) + 2 * MM if text else end + 2 * MM
            writing_line(page, start, base + 0.8 * MM, min(left + cell.w * MM - start - 3 * MM, 10 * MM))
        left += cell.w * MM
