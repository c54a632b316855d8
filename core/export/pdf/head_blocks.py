"""Lays out page heads: name, portrait, fields; heads of later pages; line to write in play."""

from __future__ import annotations

from collections.abc import Sequence

from core.export.pdf.drawing_elements import (
    SquareSize,
    TrackSquares,
    box_stands_for,
    fit_style,
    shorten,
    to_capitals,
    writing_line,
)
from core.export.pdf.fonts import clean, wrap
from core.export.pdf.page import GUTTER, HAIR, MM, Page, Paper, Spot, TextStyle
from core.export.pdf.pagination import LaidBlock, LayoutUnit
from core.export.pdf.styles import (
    BODY,
    EDITION,
    GAME,
    HINT,
    LABEL,
    LABEL_BOLD,
    LEAD,
    LEAST,
    NAME,
    NAME_LEAST,
    NAME_NEXT,
    SECOND,
    VALUE,
    VALUE_BOLD,
)
from core.export.render_context import TOP, RenderContext
from core.messages import Word
from core.rules.block_kinds import FieldsBlock, HeadBlock, PlayBlock
from core.rules.block_parts import LabelledValue

HEAD_HEIGHT = 25 * MM
FIELD_HEIGHT = 12 * MM
PORTRAIT = (27.7 * MM, 37 * MM)
FIELD_LINES = 5
NAME_LABEL = Word("Name")
NAME_LINES = 2
SECOND_LEAST = 9
SMALL_SQUARES = 0.8
NAMELESS = 60 * MM
"""Length of the writing line for a missing name."""
BESIDE = 10
"""Columns beside the portrait."""

NEXT_HEIGHT = 13 * MM
"""Height of the head of later pages, down to their first block."""


def layout_head(block: HeadBlock, context: RenderContext, paper: Paper, portrait: bytes | None) -> LaidBlock:
    """Lay out the head of page one."""
    beside = paper.span(BESIDE)
    rows = [layout_fields(row, context, paper) for row in block.fields]
    height = HEAD_HEIGHT + sum(unit.height for unit in rows)
    second = context.text(block.second, TOP, block.join)

    def draw(page: Page, x: float, top: float, height: float) -> None:
        game_line(page, x, top + 3 * MM, context)
        if context.is_blank:
            _blank_name(page, x, top, beside, block, context)
        else:
            _name(page, x, top, beside, context, second)
        if block.portrait:
            _portrait(page, x + paper.room - PORTRAIT[0], top, portrait, context)
        y = top + HEAD_HEIGHT
        for unit in rows:
            unit.draw(page, x, y, unit.height)
            y += unit.height

    name = str(context.value("@name"))
    if len(_name_lines(name, beside)[1]) > NAME_LINES:
        context.add_overflow(context.localize(NAME_LABEL), name)
    if SECOND.sized(SECOND_LEAST).width(clean(second)) > beside:
        context.add_overflow(context.localize(Word("Subtitle")), second)
    return LaidBlock(
        block.key, "", lambda page, x, top, is_continuation: None, 0, (LayoutUnit(draw, height, height),), after=6 * MM
    )


def game_line(page: Page, x: float, base: float, context: RenderContext) -> None:
    """Draw the game and its edition."""
    end = page.text(x, base, GAME, to_capitals(context.system.name))
    edition = context.system.credits.edition
    if edition:
        page.text(end + 6 * MM, base, EDITION, to_capitals(edition))


def _name_lines(name: str, room: float) -> tuple[TextStyle, tuple[str, ...]]:
    """Return style and lines of a name: smaller if it is long, then in several lines."""
    name = clean(name)
    style = fit_style(NAME, name, room, NAME_LEAST)
    return style, wrap(style.face, style.size, name, room)


def _name(page: Page, x: float, top: float, room: float, context: RenderContext, second: str) -> None:
    style, lines = _name_lines(str(context.value("@name")), room)
    if len(lines) > 1:
        rest = " ".join(lines[1:]) if len(lines) > NAME_LINES else lines[1]
        page.text(x, top + 10.5 * MM, style, lines[0])
        page.text(x, top + 18 * MM, style, shorten(style, rest, room))
    elif lines:
        page.text(x - style.size * 0.02, top + 16 * MM, style, lines[0])
    else:
        writing_line(page, x, top + 17 * MM, room)
    small = fit_style(SECOND, second, room, SECOND_LEAST)
    page.text(x, top + (24 if len(lines) > 1 else 23) * MM, small, shorten(small, second, room))


def _blank_name(page: Page, x: float, top: float, room: float, block: HeadBlock, context: RenderContext) -> None:
    page.text(x, top + 8.2 * MM, LABEL, to_capitals(context.localize(NAME_LABEL)))
    page.line(x, top + 17 * MM, x + room, 0.9)
    left = x
    for cell in block.blank_lines:
        wide = page.paper.span(cell.w)
        page.text(left, top + 21.9 * MM, LABEL, to_capitals("".join(cell.label)))
        writing_line(page, left, top + 26.8 * MM, wide)
        left += wide + GUTTER


def _portrait(page: Page, x: float, top: float, portrait: bytes | None, context: RenderContext) -> None:
    wide, tall = PORTRAIT
    if portrait is not None:
        page.picture(x, top, wide, tall, portrait)
        return
    page.box(x, top, wide, tall, HAIR)
    page.center(x + wide / 2, top + tall / 2 + 1 * MM, HINT, context.localize(Word("portrait")))


def layout_fields(cells: Sequence[LabelledValue], context: RenderContext, paper: Paper) -> LayoutUnit:
    """Lay out one row of fields: label above, value below, over a hairline."""
    placed: list[tuple[float, float, LabelledValue, TextStyle, tuple[str, ...]]] = []
    x, most = 0.0, 1
    for cell in cells:
        wide = paper.span(cell.w)
        style = VALUE_BOLD if cell.rank == 1 else VALUE
        text = clean(context.text(cell.value)) if context.shows(cell.only_if) else ""
        small = fit_style(style, text, wide, 8.5)
        lines = wrap(small.face, small.size, text, wide)
        if len(lines) > FIELD_LINES:
            context.add_overflow(context.text(cell.label), text)
            rest = " ".join(lines[FIELD_LINES - 1 :])
            lines = (*lines[: FIELD_LINES - 1], shorten(small, rest, wide))
        most = max(most, len(lines))
        placed.append((x, wide, cell, small, lines))
        x += wide + GUTTER
    height = FIELD_HEIGHT + (most - 1) * LEAD

    def draw(page: Page, x: float, top: float, height: float) -> None:
        for left, wide, cell, style, lines in placed:
            page.text(x + left, top + 6.8 * MM, LABEL, to_capitals(context.text(cell.label)))
            for n, line in enumerate(lines):
                page.text(x + left, top + 10.7 * MM + n * LEAD, style, line)
            page.line(x + left, top + height, x + left + wide)

    return LayoutUnit(draw, height, height)


def layout_fields_block(block: FieldsBlock, context: RenderContext, paper: Paper) -> LaidBlock:
    """Lay out rows of fields."""
    units = tuple(layout_fields(row, context, paper) for row in block.fields)
    return LaidBlock(block.key, "", lambda page, x, top, is_continuation: None, 0, units)


def next_head(page: Page, x: float, top: float, context: RenderContext, second: str, room: float) -> None:
    """Draw the head of a later page: name, subtitle, game."""
    base = top + 6.9 * MM
    game = to_capitals(context.system.name)
    page.right(x + room, base, GAME, game)
    left_over = room - GAME.width(game) - 8 * MM
    if context.is_blank:
        end = page.text(x, base, LABEL, to_capitals(context.localize(NAME_LABEL)))
        writing_line(page, end + 2 * MM, base + 0.8 * MM, left_over * 0.6)
        return
    name = str(context.value("@name"))
    style = fit_style(NAME_NEXT, name, left_over * 0.72, 14)
    end = page.text(x, base, style, shorten(style, name, left_over * 0.72))
    if not name:
        end = x + NAMELESS
        writing_line(page, x, base + 0.8 * MM, NAMELESS)
    second_style = fit_style(SECOND, second, x + left_over - end - 8 * MM, SECOND_LEAST)
    page.text(end + 8 * MM, base, second_style, shorten(second_style, second, x + left_over - end - 8 * MM))


def layout_play(block: PlayBlock, context: RenderContext, width: float) -> LaidBlock:
    """Lay out the line filled in during play, and the track below it."""
    track = _track(block, context, width)
    height = 4.8 * MM + (track.height + 2.4 * MM if track is not None else 0)
    total = sum(cell.w for cell in block.cells) or 1

    def draw(page: Page, x: float, top: float, height: float) -> None:
        del height
        base = top + 3.8 * MM
        left = x
        for cell in block.cells:
            end = left + width * cell.w / total - (GUTTER if cell is not block.cells[-1] else 0)
            if cell.value:
                _play_cell(page, left, base, end, cell, context)
            else:
                _play_words(Spot(page, left, base), end, cell, context, track)
            left += width * cell.w / total
        if track is not None:
            track.draw(page, x, top + 6.4 * MM)

    return LaidBlock(block.key, "", lambda page, x, top, is_continuation: None, 0, (LayoutUnit(draw, height, height),))


def _track(block: PlayBlock, context: RenderContext, width: float) -> TrackSquares | None:
    """Return the track below the line, with smaller squares if they then fit in one row."""
    if block.track is None:
        return None
    usual, small = (
        TrackSquares(block.track, context, TOP, width, SquareSize(blank=60, scale=scale))
        for scale in (1, SMALL_SQUARES)
    )
    return small if small.rows < usual.rows else usual


def _play_words(
    spot: Spot, end: float, cell: LabelledValue, context: RenderContext, track: TrackSquares | None
) -> None:
    """Draw a label and a text that says how the track is used."""
    page, x, base = spot
    start = page.text(x, base, LABEL_BOLD, to_capitals(context.text(cell.label))) + 2.4 * MM
    words = context.text(cell.hint)
    if track is not None and track.points > 1:
        short = context.localize(box_stands_for(track.points))
        words = f"{words}; {short}"
        words = words if fit_style(HINT, words, end - start, 1).size >= LEAST else short
    style = fit_style(HINT, words, end - start)
    page.text(start, base, style, shorten(style, words, end - start))


def _play_cell(page: Page, x: float, base: float, end: float, cell: LabelledValue, context: RenderContext) -> None:
    start = page.text(x, base, LABEL, to_capitals(context.text(cell.label))) + 0.8 * MM
    if cell.unit:
        end = page.right(end, base, BODY, cell.unit) - 0.8 * MM
    page.line(start, base + 0.9 * MM, end)
    text = context.text(cell.value) if context.holds(cell.only_if) else ""
    style = fit_style(VALUE, text, end - start - 1 * MM, LEAST)
    page.text(start + 1 * MM, base, style, shorten(style, text, end - start - 1 * MM))
