"""Lays out page heads: name, portrait, fields; heads of later pages; line to write in play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from core.export.content.shapes import FieldsContent, HeadContent, Labelled, PlayContent
from core.export.pdf.column_widths import BETWEEN_HEADS
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
from core.export.pdf.form_marks import fill_in, fill_in_lines, fill_in_mixed
from core.export.pdf.laid_blocks import LaidBlock, LayoutUnit
from core.export.pdf.page import GUTTER, HAIR, MM, Page, Paper, Spot, TextStyle
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
from core.export.pdf.tags import Role
from core.export.pdf.typesetting import Typesetting
from core.messages import Word, phrase
from core.rules.block_kinds import HeadBlock

HEAD_HEIGHT = 25 * MM
FIELD_HEIGHT = 12 * MM
PORTRAIT = (27.7 * MM, 37 * MM)
FIELD_LINES = 5
FIELD_LEAST = 8.5
"""Least size of a value before it takes several lines; only a word that would be broken becomes smaller."""
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


def layout_head(content: HeadContent, typesetting: Typesetting, paper: Paper, portrait: bytes | None) -> LaidBlock:
    """Lay out the head of page one."""
    block = cast("HeadBlock", content.shape)
    beside = paper.room - PORTRAIT[0] - GUTTER if paper.is_narrow and block.portrait else paper.span(BESIDE)
    rows = [layout_fields(row, typesetting, paper) for row in content.fields]
    height = HEAD_HEIGHT + sum(unit.height for unit in rows)
    second, name = content.second, content.name

    def draw(page: Page, x: float, top: float, height: float) -> None:
        page.tag(Role.P if name and not content.is_blank and not content.inputs else Role.H1)
        game_line(page, x, top + 3 * MM, typesetting)
        page.tag(Role.P)
        if content.is_blank:
            _blank_name(page, x, top, beside, content, typesetting)
        else:
            _name(page, x, top, beside, content, typesetting)
        if block.portrait:
            shown = typesetting.localize(
                phrase("Portrait of {name}", name=name or typesetting.localize(Word("No name")))
            )
            page.tag(Role.FIGURE if portrait is not None else Role.P, shown)
            _portrait(page, x + paper.room - PORTRAIT[0], top, portrait)
        y = top + HEAD_HEIGHT
        for unit in rows:
            unit.draw(page, x, y, unit.height)
            y += unit.height

    if len(_name_lines(name, beside)[1]) > NAME_LINES:
        typesetting.add_overflow(typesetting.localize(NAME_LABEL), name)
    if SECOND.sized(SECOND_LEAST).width(clean(second)) > beside:
        typesetting.add_overflow(typesetting.localize(Word("Subtitle")), second)
    return LaidBlock(
        block.key, "", lambda page, x, top, is_continuation: None, 0, (LayoutUnit(draw, height, height),), after=6 * MM
    )


def game_line(page: Page, x: float, base: float, typesetting: Typesetting) -> None:
    """Draw the game and its edition."""
    end = page.text(x, base, GAME, to_capitals(typesetting.game))
    if typesetting.edition:
        page.text(end + 6 * MM, base, EDITION, to_capitals(typesetting.edition))


def _name_lines(name: str, room: float) -> tuple[TextStyle, tuple[str, ...]]:
    """Return style and lines of a name: smaller if it is long, then in several lines."""
    name = clean(name)
    style = fit_style(NAME, name, room, NAME_LEAST)
    return style, wrap(style.face, style.size, name, room)


def _name(page: Page, x: float, top: float, room: float, content: HeadContent, typesetting: Typesetting) -> None:
    second = content.second
    style, lines = _name_lines(content.name, room)
    if content.inputs:
        page.text(x, top + 8.2 * MM, LABEL, to_capitals(typesetting.localize(NAME_LABEL)))
        writing_line(page, x, top + 17 * MM, room)
        fill_in(page, content.inputs, (x, top + 15.4 * MM, room), style)
    elif len(lines) > 1:
        page.tag(Role.H1)
        rest = " ".join(lines[1:]) if len(lines) > NAME_LINES else lines[1]
        page.text(x, top + 10.5 * MM, style, lines[0])
        page.text(x, top + 18 * MM, style, shorten(style, rest, room))
    elif lines:
        page.tag(Role.H1)
        page.text(x - style.size * 0.02, top + 16 * MM, style, lines[0])
    else:
        page.text(x, top + 8.2 * MM, LABEL, to_capitals(typesetting.localize(NAME_LABEL)))
        writing_line(page, x, top + 17 * MM, room)
    if not second:
        _second_lines(page, x, top, content)
        return
    small = fit_style(SECOND, second, room, SECOND_LEAST)
    page.tag(Role.P)
    page.text(x, top + (24 if len(lines) > 1 else 23) * MM, small, shorten(small, second, room))


def _blank_name(page: Page, x: float, top: float, room: float, content: HeadContent, typesetting: Typesetting) -> None:
    page.text(x, top + 8.2 * MM, LABEL, to_capitals(typesetting.localize(NAME_LABEL)))
    page.line(x, top + 17 * MM, x + room, 0.9)
    fill_in(page, content.inputs, (x, top + 15.4 * MM, room), NAME)
    _second_lines(page, x, top, content)


def _second_lines(page: Page, x: float, top: float, content: HeadContent) -> None:
    """Draw labelled lines to write on where the line below the name is."""
    left = x
    for cell in content.lines:
        wide = page.paper.span(cell.shape.w)
        page.tag(Role.P)
        page.text(left, top + 21.9 * MM, LABEL, to_capitals(cell.label))
        writing_line(page, left, top + 26.8 * MM, wide)
        fill_in(page, cell.value.inputs, (left, top + 25.8 * MM, wide), VALUE)
        left += wide + GUTTER


def _portrait(page: Page, x: float, top: float, portrait: bytes | None) -> None:
    """Draw the portrait, or its empty frame to draw or glue one in."""
    wide, tall = PORTRAIT
    if portrait is not None:
        page.picture(x, top, wide, tall, portrait)
    else:
        page.box(x, top, wide, tall, HAIR)


def layout_fields(cells: Sequence[Labelled], typesetting: Typesetting, paper: Paper) -> LayoutUnit:
    """Lay out one row of fields: label above, value below, over a hairline."""
    placed: list[tuple[float, float, Labelled, TextStyle, tuple[str, ...]]] = []
    x, most = 0.0, 1
    for cell in cells:
        wide = paper.span(cell.shape.w)
        style = VALUE_BOLD if cell.shape.rank == 1 else VALUE
        text = clean(cell.value.text)
        small = fit_style(style, text, wide, FIELD_LEAST)
        small = fit_style(small, max(text.split(), key=len, default=""), wide)
        lines = wrap(small.face, small.size, text, wide)
        if len(lines) > FIELD_LINES:
            typesetting.add_overflow(cell.label, text)
            rest = " ".join(lines[FIELD_LINES - 1 :])
            lines = (*lines[: FIELD_LINES - 1], shorten(small, rest, wide))
        most = max(most, len(lines))
        placed.append((x, wide, cell, small, lines))
        x += wide + GUTTER
    height = FIELD_HEIGHT + (most - 1) * LEAD

    def draw(page: Page, x: float, top: float, height: float) -> None:
        for left, wide, cell, style, lines in placed:
            page.tag(Role.P)
            label = to_capitals(cell.label)
            page.text(x + left, top + 6.8 * MM, _label_style(label, wide + GUTTER - BETWEEN_HEADS), label)
            inputs = cell.value.inputs
            if inputs and len(lines) > 1:
                box = (x + left, top + 10.7 * MM - style.size, wide, (len(lines) - 1) * LEAD + style.size * 1.3)
                fill_in_lines(page, inputs[0], box, style.size)
            elif inputs:
                fill_in(page, inputs, (x + left, top + 10.7 * MM, wide), style)
            elif cell.value.pieces and len(lines) == 1:
                fill_in_mixed(page, cell.value.pieces, (x + left, top + 10.7 * MM, wide), style)
            else:
                for n, line in enumerate(lines):
                    page.text(x + left, top + 10.7 * MM + n * LEAD, style, line)
            page.line(x + left, top + height, x + left + wide)

    return LayoutUnit(draw, height, height)


def _label_style(label: str, room: float) -> TextStyle:
    """Return the style of the label of a field: set tight if it would touch the next one."""
    text = clean(label)
    return LABEL if LABEL.width(text) <= room else LABEL._replace(tracking=0)


def layout_fields_block(content: FieldsContent, typesetting: Typesetting, paper: Paper) -> LaidBlock:
    """Lay out rows of fields."""
    units = tuple(layout_fields(row, typesetting, paper) for row in content.fields)
    return LaidBlock(content.shape.key, "", lambda page, x, top, is_continuation: None, 0, units)


def next_head(
    page: Page, x: float, top: float, typesetting: Typesetting, room: float, *, is_read: bool = False
) -> None:
    """Draw the head of a later page, which is not read, or of a first one without a head: name, subtitle, game."""
    page.tag(Role.H1 if is_read else Role.ARTIFACT)
    base = top + 6.9 * MM
    game, name, second = to_capitals(typesetting.game), typesetting.name, typesetting.second
    page.right(x + room, base, GAME, game)
    left_over = room - GAME.width(game) - 8 * MM
    if typesetting.is_blank:
        end = page.text(x, base, LABEL, to_capitals(typesetting.localize(NAME_LABEL)))
        writing_line(page, end + 2 * MM, base + 0.8 * MM, left_over * 0.6)
        return
    style = fit_style(NAME_NEXT, name, left_over * 0.72, 14)
    end = page.text(x, base, style, shorten(style, name, left_over * 0.72))
    if not name:
        start = page.text(x, base, LABEL, to_capitals(typesetting.localize(NAME_LABEL))) + 2 * MM
        end = start + NAMELESS
        writing_line(page, start, base + 0.8 * MM, NAMELESS)
    second_style = fit_style(SECOND, second, x + left_over - end - 8 * MM, SECOND_LEAST)
    page.text(end + 8 * MM, base, second_style, shorten(second_style, second, x + left_over - end - 8 * MM))


def layout_play(content: PlayContent, typesetting: Typesetting, width: float) -> LaidBlock:
    """Lay out the line filled in during play, and the track below it."""
    track = _track(content, width)
    height = 4.8 * MM + (track.height + 2.4 * MM if track is not None else 0)
    total = sum(cell.shape.w for cell in content.cells) or 1

    def draw(page: Page, x: float, top: float, height: float) -> None:
        del height
        base = top + 3.8 * MM
        left = x
        for cell in content.cells:
            wide = width * cell.shape.w / total
            end = left + wide - (GUTTER if cell is not content.cells[-1] else 0)
            page.tag(Role.P)
            if cell.shape.value:
                _play_cell(page, left, base, end, cell)
            else:
                _play_words(Spot(page, left, base), end, cell, typesetting, track)
            left += wide
        if track is not None:
            track.draw(page, x, top + 6.4 * MM)

    key = content.shape.key
    return LaidBlock(key, "", lambda page, x, top, is_continuation: None, 0, (LayoutUnit(draw, height, height),))


def _track(content: PlayContent, width: float) -> TrackSquares | None:
    """Return the track below the line, with smaller squares if they then fit in one row."""
    if content.track is None:
        return None
    usual, small = (
        TrackSquares(content.track, width, SquareSize(blank=60, scale=scale)) for scale in (1, SMALL_SQUARES)
    )
    return small if small.rows < usual.rows else usual


def _play_words(spot: Spot, end: float, cell: Labelled, typesetting: Typesetting, track: TrackSquares | None) -> None:
    """Draw a label and a text that says how the track is used."""
    page, x, base = spot
    start = page.text(x, base, LABEL_BOLD, to_capitals(cell.label)) + 2.4 * MM
    words = cell.hint
    if track is not None and track.points > 1:
        short = typesetting.localize(box_stands_for(track.points))
        words = f"{words}; {short}"
        words = words if fit_style(HINT, words, end - start, 1).size >= LEAST else short
    style = fit_style(HINT, words, end - start)
    page.text(start, base, style, shorten(style, words, end - start))


def _play_cell(page: Page, x: float, base: float, end: float, cell: Labelled) -> None:
    start = page.text(x, base, LABEL, to_capitals(cell.label)) + 0.8 * MM
    after, unit = end, cell.shape.unit
    if unit:
        end -= BODY.width(clean(unit)) + 0.8 * MM
    page.line(start, base + 0.9 * MM, end)
    text = cell.value.text
    style = fit_style(VALUE, text, end - start - 1 * MM, LEAST)
    if not fill_in(page, cell.value.inputs, (start + 1 * MM, base, end - start - 1 * MM), style):
        page.text(start + 1 * MM, base, style, shorten(style, text, end - start - 1 * MM))
    page.right(after, base, BODY, unit)
