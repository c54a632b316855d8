"""Lays out blocks of numbers: vitals, strips, marks, leaders, sums with chart, reminders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from core.export.content.shapes import (
    UNDECIDED,
    Labelled,
    LeadersContent,
    MarksContent,
    ReminderContent,
    StripContent,
    SumsContent,
    VitalsContent,
    VitalsGroup,
)
from core.export.pdf.drawing_elements import (
    NumberedBoxes,
    block_title,
    check_box,
    fit_lines,
    fit_style,
    pencil_box,
    shorten,
    title_with_rule,
    to_capitals,
    writing_line,
)
from core.export.pdf.fonts import clean, wrap
from core.export.pdf.form_marks import fill_in
from core.export.pdf.laid_blocks import LaidBlock, LayoutUnit
from core.export.pdf.page import GUTTER, HAIR, HEAVY, MM, FieldMark, Page, Paper, Spot, TextStyle
from core.export.pdf.styles import (
    BEHIND_BOX,
    BODY,
    BODY_BOLD,
    HINT,
    LABEL,
    LABEL_BOLD,
    LEAD,
    LEAST,
    RANKS,
    TITLE,
    VALUE,
    VALUE_BOLD,
    ZERO,
)
from core.export.pdf.table_blocks import sum_line
from core.export.pdf.tags import Role
from core.export.pdf.typesetting import Typesetting
from core.rules.block_kinds import MarksBlock, ReminderBlock, SumsBlock

VITALS_HEIGHT = 24.2 * MM
SMALLEST_VITAL = 11
LEADER = 4.75 * MM
TICKED = "☑"
BOXES = f"☐{TICKED}"
"""Letters at the end of a text for which boxes to tick are drawn."""

TICK, TICK_STEP = 2.6 * MM, 3.4 * MM
LEADER_FIELD = 22 * MM
"""Width of a field of a form at the right of a label."""
MARK = 9.8 * MM
HINT_LINES = 3
VITAL_LINES = 3
VITAL_BOX = 12 * MM
EVEN = 0.75
"""Minimum scale to which a long number shrinks the others of its rank."""

VITAL_APART, BEFORE_BOX = 1.5 * MM, 1.6 * MM
VITAL_HINTS = 2
VITAL_CLEAR = 1.2 * MM
"""Gap between two numbers, so that they are not read as one."""
HINT_LEAD = 2.9 * MM
FACES_TOP, FACES_LINE, FACES_LABEL, FACES_HINT = 5.8 * MM, 6 * MM, 9 * MM, 6.5 * MM
FINE, FINE_LEAD = BODY.sized(8), 3.2 * MM
"""Lines of a legend."""

BEFORE_NUMBERS, BETWEEN_NUMBERS = 6 * MM, 5 * MM


def layout_vitals(content: VitalsContent, paper: Paper) -> LaidBlock:
    """Lay out the groups of vitals below their heavy rules."""

    def draw(page: Page, x: float, top: float, height: float) -> None:
        del height
        left = x
        for group in content.groups:
            wide = paper.span(group.shape.w)
            _vital_group(page, left, top, wide, group, is_blank=content.is_blank)
            left += wide + GUTTER

    hints = [
        len(_vital_hint(vital)[1])
        for group in content.groups
        for vital in _vitals([cell for cell in group.cells if not cell.shape.faces], paper.span(group.shape.w))
    ]
    tall = VITALS_HEIGHT + HINT_LEAD * max(0, max(hints, default=1) - 1)
    unit = LayoutUnit(draw, tall, tall)
    return LaidBlock(content.shape.key, "", lambda page, x, top, is_continuation: None, 0, (unit,), after=3 * MM)


def _vital_group(page: Page, x: float, top: float, width: float, group: VitalsGroup, *, is_blank: bool) -> None:
    hint = group.hint
    title = to_capitals(group.shape.title)
    page.tag(Role.H2)
    page.text(x, top + 2.2 * MM, TITLE, title)
    page.tag(Role.P)
    room = width - TITLE.width(title) - 3 * MM
    style = fit_style(HINT.sized(8.5), hint, room)
    page.right(x + width, top + 2.2 * MM, style, shorten(style, hint, room))
    page.line(x, top + 4 * MM, x + width, HEAVY, accent=True)
    faces = [cell for cell in group.cells if cell.shape.faces]
    for n, cell in enumerate(faces):
        _vital_faces(Spot(page, x, top + FACES_TOP + n * FACES_LINE), width, cell)
    left = x
    for vital in _vitals([cell for cell in group.cells if not cell.shape.faces], width):
        _vital(Spot(page, left, top), vital, is_blank=is_blank)
        left += vital.wide


class _Vital(NamedTuple):
    """A number of a group: its widths, style and text."""

    cell: Labelled
    wide: float
    whole: float
    room: float
    style: TextStyle
    text: str


def _vitals(cells: Sequence[Labelled], width: float) -> list[_Vital]:
    """Divide the width of a group; numbers of one rank have one size unless one is much too long."""
    total = sum(cell.shape.w for cell in cells) or 1
    vitals = []
    for n, shown in enumerate(cells):
        cell, text = shown.shape, shown.value.text
        is_last = n == len(cells) - 1
        wide = width * cell.w / total
        full = wide - (0 if is_last else BEHIND_BOX if cell.box else VITAL_APART)
        room = full - (min(VITAL_BOX, full * 0.5) + BEFORE_BOX if cell.box else 0)
        clear = 0 if is_last or cell.box else VITAL_CLEAR
        style = fit_style(RANKS[cell.rank], text, room - clear, SMALLEST_VITAL)
        vitals.append(_Vital(shown, wide, full, room, style, text))
    return [one._replace(style=_even(one, vitals)) for one in vitals]


def _even(vital: _Vital, group: Sequence[_Vital]) -> TextStyle:
    """Return a vital's style in the size of the smallest number of its rank that is not much smaller."""
    least = EVEN * RANKS[vital.cell.shape.rank].size
    sizes = [
        one.style.size for one in group if one.cell.shape.rank == vital.cell.shape.rank and one.style.size >= least
    ]
    return vital.style.sized(min(vital.style.size, *sizes)) if sizes else vital.style


def _vital_faces(spot: Spot, width: float, cell: Labelled) -> None:
    """Draw numbered boxes behind their label, with the hint at the right."""
    page, x, top = spot
    label = to_capitals(cell.label)
    faces = NumberedBoxes(
        cell.shape.faces, cell.value.text, width - FACES_LABEL - (FACES_HINT if cell.shape.hint else 0)
    )
    base = top + faces.height * 0.74
    page.tag(Role.P)
    page.text(x, base, fit_style(LABEL_BOLD, label, FACES_LABEL - 1 * MM), label)
    faces.draw(page, x + FACES_LABEL, top)
    hint = cell.hint
    page.right(x + width, base, fit_style(HINT, hint, width - FACES_LABEL - faces.width - 1 * MM), hint)


def _vital(spot: Spot, vital: _Vital, *, is_blank: bool) -> None:
    page, x, top = spot
    cell, whole, room = vital.cell, vital.whole, vital.room
    base = top + 16 * MM
    label = to_capitals(cell.label)
    page.tag(Role.P)
    page.text(x, top + 20 * MM, fit_style(LABEL_BOLD, label, whole), label)
    if cell.shape.box:
        wide = whole - room - BEFORE_BOX
        pencil_box(page, x + whole - wide, base - 7.2 * MM, wide, 8 * MM, "")
    if is_blank or _is_open(cell):
        writing_line(page, x, base, room)
    if not fill_in(page, cell.value.inputs, (x, base, room), vital.style) and vital.text and not is_blank:
        style, lines = fit_lines(vital.style, vital.text, room, LEAST)
        shown = _at_most(VITAL_LINES, lines, style, room)
        for n, line in enumerate(shown, 1 - len(shown)):
            page.text(x, base + n * style.size * 1.1, style, line)
    style, lines = _vital_hint(vital)
    for n, line in enumerate(lines):
        page.text(x, top + 23 * MM + n * HINT_LEAD, style, line)


def _vital_hint(vital: _Vital) -> tuple[TextStyle, tuple[str, ...]]:
    """Return the words below a number: smaller if they are long, then in two lines."""
    style, lines = fit_lines(HINT, vital.cell.hint, vital.whole, LEAST)
    return style, _at_most(VITAL_HINTS, lines, style, vital.whole)


def layout_strip(content: StripContent, typesetting: Typesetting, width: float) -> LaidBlock:
    """Lay out numbers side by side, in one or several lines."""
    head, height = block_title(content, typesetting, width)
    units = tuple(strip_unit(cells, width, is_blank=content.is_blank) for cells in content.lines)
    return LaidBlock(content.shape.key, content.title, head, height, units)


def strip_unit(cells: Sequence[Labelled], width: float, *, is_blank: bool) -> LayoutUnit:
    """Lay out one line of numbers with their labels below."""
    ranks = [cell.shape.rank for cell in cells if cell.shape.value]
    base_at = (9.2 if min(ranks, default=2) <= 1 else 7.9) * MM
    has_hints = any(cell.shape.hint and cell.shape.label for cell in cells)
    has_lines = any(cell.shape.write for cell in cells)
    height = base_at + 3.9 * MM + (3 * MM if has_hints else 0.4 * MM) + (7.4 * MM if has_lines else 0.6 * MM)
    total = sum(cell.shape.w for cell in cells) or 1
    more = max((len(_hint_lines(cell, width * cell.shape.w / total)) for cell in cells), default=0) - 1
    height += HINT_LEAD * max(0, more)

    def draw(page: Page, x: float, top: float, height: float) -> None:
        left = x
        for n, cell in enumerate(cells):
            wide = width * cell.shape.w / total
            if cell.shape.divider:
                page.stroke(left - 2.6 * MM, top + 2.7 * MM, left - 2.6 * MM, top + base_at + 6.8 * MM)
            last = n == len(cells) - 1
            _strip_cell(
                Spot(page, left, top + base_at), wide - (0 if last else 3.2 * MM), wide, cell, is_blank=is_blank
            )
            if cell.shape.write:
                writing_line(page, left, top + height - 0.8 * MM, wide - 3.4 * MM)
            left += wide

    return LayoutUnit(draw, height, height)


def _strip_cell(spot: Spot, room: float, wide: float, shown: Labelled, *, is_blank: bool) -> None:
    page, x, base = spot
    cell = shown.shape
    style = RANKS_OF_STRIPS[cell.rank]
    style = style if shown.is_strong else style._replace(face=VALUE.face)
    under = base + 3.9 * MM
    page.tag(Role.P)
    if cell.label:
        label = to_capitals(shown.label)
        page.text(x, under, fit_style(LABEL if cell.bold_if else LABEL_BOLD, label, wide), label)
        under += HINT_LEAD
    room = min(room, wide - 6.6 * MM) if cell.op else room
    text = shown.value.text
    if (is_blank and cell.value) or _is_open(shown):
        writing_line(page, x, base, max(room, 6 * MM))
    if not fill_in(page, shown.value.inputs, (x, base, max(room, 6 * MM)), style) and not (is_blank and cell.value):
        page.text(x, base, fit_style(style, text, room), text)
    page.text(x + wide - 5.6 * MM, base, VALUE, cell.op)
    for n, line in enumerate(_hint_lines(shown, wide)):
        page.text(x, under + n * HINT_LEAD, HINT, line)


def _is_open(cell: Labelled) -> bool:
    """Return whether a number is not decided yet."""
    return cell.value.state == UNDECIDED and not cell.value.text


def _hint_lines(cell: Labelled, wide: float) -> tuple[str, ...]:
    return _at_most(HINT_LINES, wrap(HINT.face, HINT.size, clean(cell.hint), wide - 0.8 * MM), HINT, wide - 0.8 * MM)


def _at_most(count: int, lines: tuple[str, ...], style: TextStyle, room: float) -> tuple[str, ...]:
    """Return at most this many lines, the last with an ellipsis; the whole text is elsewhere on the sheet."""
    if len(lines) <= count:
        return lines
    return (*lines[: count - 1], shorten(style, " ".join(lines[count - 1 :]), room))


RANKS_OF_STRIPS = {
    1: RANKS[1].sized(26),
    2: RANKS[3],
    3: RANKS[3].sized(17),
    4: RANKS[4],
}
"""Styles of numbers in strips by rank; smaller than the vitals."""


def layout_marks(content: MarksContent, typesetting: Typesetting, width: float) -> LaidBlock:
    """Lay out large boxes to strike out, and the numbers below."""
    block, marked = cast("MarksBlock", content.shape), content.marked
    head, head_height = block_title(content, typesetting, width)

    def draw(page: Page, x: float, top: float, height: float) -> None:
        del height
        pitch = (width - MARK) / max(1, block.count - 1)
        upper = top + 3.4 * MM
        if content.input is None and not content.is_blank:
            page.tag(Role.FIGURE, f"{marked}/{block.count}")
        for n in range(block.count):
            left = x + n * pitch
            page.box(left, upper, MARK, MARK)
            is_struck = n < marked
            if content.input is not None:
                box = (left, upper, MARK, MARK)
                page.fields.append(FieldMark(*box, content.input, number=n + 1, is_on=is_struck))
            elif is_struck:
                page.stroke(left + 1.8 * MM, upper + MARK - 2 * MM, left + MARK - 1.8 * MM, upper + 2 * MM, 1.6)
        if block.last:
            page.tag(Role.P)
            page.center(x + width - MARK / 2, upper + MARK + 4.6 * MM, HINT, block.last)

    height = 20 * MM if block.last else 16 * MM
    units = [LayoutUnit(draw, height, height)]
    if content.cells:
        units.append(strip_unit(content.cells, width, is_blank=content.is_blank))
    return LaidBlock(block.key, block.title, head, head_height, tuple(units))


def layout_leaders(content: LeadersContent, typesetting: Typesetting, width: float) -> LaidBlock:
    """Lay out labels at the left and numbers at the right."""
    head, head_height = block_title(content, typesetting, width)
    units = tuple(_leader(cell, width) for cell in content.cells)
    return LaidBlock(content.shape.key, content.title, head, head_height, units, is_list=True)


def _leader(cell: Labelled, width: float) -> LayoutUnit:
    label = clean(cell.label)
    text = clean(cell.value.text)
    boxes = text[len(text.rstrip(BOXES)) :]
    text = text.removesuffix(boxes).rstrip(" ·") if boxes else text
    taken = len(boxes) * TICK_STEP
    number = fit_style(VALUE_BOLD.sized(9.5), text, width * 0.6 - taken)
    lines = wrap(BODY.face, BODY.size, label, width - number.width(text) - taken - 2 * MM)
    height = LEADER + max(0, len(lines) - 1) * 3.6 * MM

    def draw(page: Page, x: float, top: float, height: float) -> None:
        page.tag(Role.LI)
        page.tag(Role.ITEM)
        for n, line in enumerate(lines):
            page.text(x, top + 3.7 * MM + n * 3.6 * MM, BODY, line)
        base = top + height - 1.05 * MM
        room = max(number.width(text), min(LEADER_FIELD, width * 0.4))
        if not fill_in(page, cell.value.inputs, (x + width - taken - room, base, room), number, "right"):
            page.right(x + width - taken, base, number, text)
        for n, box in enumerate(boxes):
            left = x + width - taken + n * TICK_STEP + TICK_STEP - TICK
            check_box(page, left, base - TICK * 0.88, TICK, ticked=box == TICKED)
        page.line(x, top + height, x + width, HAIR)

    return LayoutUnit(draw, height, height)


def layout_sums(content: SumsContent, typesetting: Typesetting, width: float) -> LaidBlock:
    """Lay out a line of labelled numbers, and a small chart."""
    block = cast("SumsBlock", content.shape)
    head, head_height = block_title(content, typesetting, width)
    units = []
    if content.cells:

        def draw(page: Page, x: float, top: float, height: float) -> None:
            del height
            sum_line(page, x, top + 3.9 * MM, content.cells, block.label)

        units.append(LayoutUnit(draw, 5 * MM, 5 * MM))
    units += [_chart_line(line, width, strong=n > 0) for n, line in enumerate(content.chart)]
    return LaidBlock(block.key, block.title, head, head_height, tuple(units))


def _chart_line(texts: Sequence[str], width: float, *, strong: bool) -> LayoutUnit:
    """Lay out one line of a chart: its label, and cells evenly spaced."""
    pitch = (width - 24 * MM) / max(1, len(texts) - 1)
    style = BODY_BOLD if strong else BODY

    def draw(page: Page, x: float, top: float, height: float) -> None:
        base = top + height - 1.2 * MM
        page.tag(Role.TR)
        page.tag(Role.ROW_HEAD)
        page.text(x, base, ZERO, texts[0])
        for n, text in enumerate(texts[1:]):
            page.tag(Role.TD)
            page.center(x + 24 * MM + (n + 0.5) * pitch, base, fit_style(style, text, pitch - 1 * MM), text)

    return LayoutUnit(draw, 4.4 * MM, 4.4 * MM)


def layout_reminder(content: ReminderContent, typesetting: Typesetting, width: float) -> LaidBlock:
    """Lay out reminders of the rules between hairlines, with their numbers."""
    block = cast("ReminderBlock", content.shape)
    head, head_height = title_with_rule(block.title, content.hint, typesetting, width)
    label = to_capitals(block.label)
    start = LABEL_BOLD.width(label) + 3 * MM if label else 0.0
    style, lead, base_at, below = (
        (FINE, FINE_LEAD, 3.0 * MM, 0.6 * MM) if block.small else (BODY, LEAD, 3.9 * MM, 2 * MM)
    )
    texts = [line for one in content.lines for line in wrap(style.face, style.size, clean(one), width - start)]
    numbers = [(cell.label, cell.value.text) for cell in content.cells]
    wide = sum(_number_width(words, number) for words, number in numbers) + BETWEEN_NUMBERS * max(0, len(numbers) - 1)
    is_one = bool(numbers) and len(texts) <= 1
    fits = is_one and start + BODY.width(texts[0] if texts else "") + BEFORE_NUMBERS + wide <= width
    rows = [] if fits else _number_rows(numbers, width - start)
    lines = len(texts) + len(rows)
    height = lines * lead + below

    def draw(page: Page, x: float, top: float, height: float) -> None:
        page.line(x, top, x + width)
        page.tag(Role.P)
        page.text(x, top + base_at, LABEL_BOLD, label)
        for n, text in enumerate(texts):
            page.text(x + start, top + base_at + n * lead, style, text)
        for n, row in enumerate([numbers] if fits else rows):
            page.tag(Role.P)
            left = x + width - wide if fits else x + start
            base = top + base_at + (n if fits else len(texts) + n) * lead
            for words, number in row:
                end = page.text(left, base, HINT, words)
                left = page.text(end + 1.4 * MM, base, VALUE_BOLD, number) + BETWEEN_NUMBERS
        page.line(x, top + height, x + width)

    return LaidBlock(block.key, block.title, head, head_height, (LayoutUnit(draw, height, height),))


def _number_rows(numbers: Sequence[tuple[str, str]], room: float) -> list[list[tuple[str, str]]]:
    """Return labelled numbers in rows, as many in each as have room."""
    rows: list[list[tuple[str, str]]] = []
    left = 0.0
    for words, number in numbers:
        left -= _number_width(words, number)
        if left < 0 or not rows:
            rows.append([])
            left = room - _number_width(words, number)
        rows[-1].append((words, number))
        left -= BETWEEN_NUMBERS
    return rows


def _number_width(words: str, number: str) -> float:
    return HINT.width(words) + 1.4 * MM + VALUE_BOLD.width(number)
