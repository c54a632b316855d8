"""Lays out and draws quick cards, three on a page, with cut marks and a party total."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import NamedTuple, cast

from core.export.content.shapes import CardContent, CellsContent, HeadContent, Labelled, MemberContent
from core.export.pdf.drawing_elements import (
    SquareSize,
    TrackSquares,
    fit_lines,
    fit_style,
    pencil_box,
    shorten,
    to_capitals,
    writing_line,
)
from core.export.pdf.fonts import clean
from core.export.pdf.footer import long_date
from core.export.pdf.head_blocks import NAME_LABEL
from core.export.pdf.laid_blocks import LaidBlock, LayoutUnit
from core.export.pdf.page import COLUMNS, GUTTER, HAIR, HEAVY, MM, Page, Paper, Spot, TextStyle
from core.export.pdf.styles import FOOT, HINT, LABEL, LABEL_BOLD, NAME_CARD, SECOND_CARD, VALUE_BOLD
from core.export.pdf.tags import Role
from core.export.pdf.typesetting import Typesetting
from core.export.value_format import MINUS
from core.messages import Word, phrase
from core.rules.block_kinds import CellsBlock

CARD_WIDTH, CARD_HEIGHT = 187 * MM, 87 * MM
PADDING = 4.4 * MM
CARD_ROOM = CARD_WIDTH - 2 * PADDING
CARDS = 3
"""Most cards on a page."""

COUNTED = {1: Word("a quick card"), 2: Word("two quick cards"), 3: Word("three quick cards")}
BELOW_NUMBERS = 2.4 * MM
QUIET = 5.6 * MM
CLEAR = 1.4 * MM
NAMELESS = 50 * MM
NAME_SHARE = 0.62
"""Share of a card's head for the name if it has a subtitle."""

NAME_CARD_LEAST, SECOND_CARD_LEAST = 13, 8
NUMBER_ASIDE, BEFORE_ASIDE = VALUE_BOLD.sized(14), 9 * MM
LINES = 2
NUMBER = TextStyle(VALUE_BOLD.face, 15)


def card_corner(paper: Paper, number: int) -> tuple[float, float]:
    """Return the top left corner of a card on its page."""
    top = 10 * MM if paper.height > 285 * MM else 5 * MM
    return (paper.width - CARD_WIDTH) / 2, top + number * CARD_HEIGHT


def cards_on(paper: Paper) -> int:
    """Return how many cards a page has."""
    return min(CARDS, int(paper.height / CARD_HEIGHT))


def cut_marks(page: Page, count: int) -> None:
    """Draw cut marks in the margin and dashed lines between the cards."""
    most = cards_on(page.paper)
    left, top = card_corner(page.paper, 0)
    right, bottom = left + CARD_WIDTH, top + most * CARD_HEIGHT
    inner, outer = 2 * MM, min(7 * MM, left - 1 * MM)
    for n in range(count + 1):
        y = top + n * CARD_HEIGHT
        page.line(left - outer, y, left - inner, 0.5)
        page.line(right + inner, y, right + outer, 0.5)
        if 0 < n < most:
            page.line(left + PADDING, y, right - PADDING, HAIR, dash="2 2")
    if count == most:
        for x in (left, right):
            page.stroke(x, top - inner, x, max(2 * MM, top - 6.5 * MM), 0.5)
            page.stroke(x, bottom + inner, x, bottom + 5 * MM, 0.5)


def layout_card_head(content: HeadContent, typesetting: Typesetting) -> LaidBlock:
    """Lay out name, subtitle and the numbers at the right, over a heavy rule."""

    def draw(page: Page, x: float, top: float, height: float) -> None:
        base = top + 9.8 * MM
        room = CARD_ROOM - sum(_aside_width(cell) for cell in content.aside)
        page.tag(Role.H1)
        if content.is_blank:
            end = page.text(x, base, LABEL, to_capitals(typesetting.localize(NAME_LABEL)))
            writing_line(page, end + 2 * MM, base + 0.8 * MM, room - (end - x) - 4 * MM)
        else:
            _draw_name(Spot(page, x, base), room, content.name, content.second)
        left = x + room + BEFORE_ASIDE
        for cell in content.aside:
            page.tag(Role.P)
            text = cell.value.text
            end = page.text(left, base, LABEL, to_capitals(cell.label))
            if not text:
                writing_line(page, end + 2 * MM, base + 0.8 * MM, 10 * MM)
            page.text(end + 2.4 * MM, base, NUMBER_ASIDE, text)
            left += _aside_width(cell)
        page.line(x, top + height, x + CARD_ROOM, HEAVY, accent=True)

    return LaidBlock(
        content.shape.key,
        "",
        lambda page, x, top, is_continuation: None,
        0,
        (LayoutUnit(draw, 12.7 * MM, 12.7 * MM),),
        after=0,
    )


def _aside_width(cell: Labelled) -> float:
    """Return the width of a number in the head of a card, with its label and the gap before it."""
    text = clean(cell.value.text)
    value = NUMBER_ASIDE.width(text) + 2.4 * MM if text else 12 * MM
    return value + LABEL.width(to_capitals(cell.label)) + BEFORE_ASIDE


def _draw_name(spot: Spot, room: float, name: str, second: str) -> None:
    """Draw a name with its subtitle: smaller if they are long, then in two lines each."""
    page, x, base = spot
    share = room * (NAME_SHARE if second else 1)
    end = _short_lines(Spot(page, x, base), share, NAME_CARD, name, NAME_CARD_LEAST)
    if not name:
        end = x + NAMELESS
        writing_line(page, x, base + 0.8 * MM, NAMELESS)
    page.tag(Role.P)
    _short_lines(Spot(page, end + 4 * MM, base), x + room - end - 4 * MM, SECOND_CARD, second, SECOND_CARD_LEAST)


def _short_lines(spot: Spot, room: float, style: TextStyle, text: str, least: float) -> float:
    """Draw a text in one line, or in two if it is too wide at the minimum size; return the x of its end."""
    page, x, base = spot
    style, lines = fit_lines(style, text, room, least)
    if len(lines) > LINES:
        lines = (lines[0], shorten(style, " ".join(lines[1:]), room))
    ends = [page.text(x, base + n * style.size * 1.1, style, line) for n, line in enumerate(lines, 1 - len(lines))]
    return max(ends, default=x)


def layout_cells(content: CellsContent, typesetting: Typesetting, width: float, *, ruled: bool = True) -> LaidBlock:
    """Lay out the members of a family: the first ones with box and squares, the others in lines below.

    Args:
        content: What the block shows.
        typesetting: The sheet that it belongs to.
        width: Width of the block.
        ruled: Whether the first ones have a hairline above; without it there is a gap.
    """
    above = 0 if ruled else CLEAR
    block = cast("CellsBlock", content.shape)
    first, rest = content.members[: block.first], content.members[block.first :]
    pitch = width / max(1, block.first)
    room = pitch - 3.6 * MM
    squares = [
        TrackSquares(member.track, room, SquareSize(scale=0.8, most=30)) if member.track is not None else None
        for member in first
    ]

    def draw(page: Page, x: float, top: float, height: float) -> None:
        height -= above
        top += above
        for n, member in enumerate(first):
            left = x + n * pitch
            if ruled:
                page.line(left, top, left + room)
            track = squares[n]
            points = 1 if track is None else track.points
            _cell(Spot(page, left, top), room, member, typesetting, has_box=block.box is not None, points=points)
            if track is not None:
                track.draw(page, left, top + 8.4 * MM)
        for n, member in enumerate(rest):
            line, place = divmod(n, block.first)
            base = top + height - 2 * MM - (lines - 1 - line) * QUIET
            _quiet_cell(Spot(page, x + place * pitch, base), room, member)

    lines = -(-len(rest) // max(1, block.first))
    tall = 15.6 * MM if block.track is not None or block.box is not None else 9 * MM
    if block.track is not None and all(track is None or track.rows == 1 for track in squares):
        tall -= BELOW_NUMBERS
    tall += above + lines * QUIET
    return LaidBlock(
        block.key, "", lambda page, x, top, is_continuation: None, 0, (LayoutUnit(draw, tall, tall),), after=0
    )


def _cell(
    spot: Spot, room: float, member: MemberContent, typesetting: Typesetting, *, has_box: bool, points: int
) -> None:
    page, x, top = spot
    page.tag(Role.P)
    base = top + 4.2 * MM
    page.text(x, base, LABEL_BOLD.sized(7.5), to_capitals(member.label))
    value = member.value.text
    number = fit_style(NUMBER, value, 7 * MM)
    page.right(x + 16.8 * MM, base, number, value)
    note = member.note
    if points > 1:
        note += "; " + typesetting.localize(phrase("each box is {points}", points=points))
    page.text(x, top + 7.2 * MM, HINT, shorten(HINT, note, room - 14.8 * MM if has_box else room))
    if has_box:
        pencil_box(page, x + room - 13.2 * MM, top + 1.1 * MM, 13.2 * MM, 6.4 * MM, member.box)
    if not value:
        writing_line(page, x + 10.8 * MM, base + 0.6 * MM, 6 * MM)


def _quiet_cell(spot: Spot, room: float, member: MemberContent) -> None:
    page, x, base = spot
    page.tag(Role.P)
    page.text(x, base, LABEL_BOLD.sized(7.5), to_capitals(member.label))
    value = member.value.text
    number = fit_style(VALUE_BOLD.sized(12), value, 9 * MM)
    page.right(x + 16.8 * MM, base, number, value)
    note = member.note
    page.text(x + 19 * MM, base, HINT, shorten(HINT, note, room - 19 * MM))
    if not value:
        writing_line(page, x + 10.8 * MM, base + 0.6 * MM, 6 * MM)


class CardBlocks(NamedTuple):
    """The blocks of one card.

    Attributes:
        heads: Blocks at the top.
        blocks: Blocks below, from top to bottom.
        anchored: Blocks at the lower edge.
        edge: Blocks at the right edge, below the head.
        edge_x: Their distance from the left.
    """

    heads: Sequence[LaidBlock]
    blocks: Sequence[LaidBlock]
    anchored: Sequence[LaidBlock]
    edge: Sequence[LaidBlock]
    edge_x: float


def edge_width(span: float) -> float:
    """Return the width of a number of grid columns of a card."""
    return span * (CARD_ROOM + GUTTER) / COLUMNS - GUTTER


def draw_card(page: Page, card: CardBlocks, number: int) -> None:
    """Draw the blocks of one card."""
    left, top = card_corner(page.paper, number)
    x = left + PADDING
    bottom = top + CARD_HEIGHT - 2.2 * MM
    page.tag(Role.PART)
    y = _draw_stack(page, card.heads, x, top, bottom)
    anchor = bottom - sum(block.height(tight=False) for block in card.anchored)
    _draw_stack(page, card.blocks, x, y, anchor)
    _draw_stack(page, card.edge, x + card.edge_x, y, bottom)
    for block in card.anchored:
        anchor = block.draw(page, x, anchor, False, 0)


def _draw_stack(page: Page, blocks: Sequence[LaidBlock], x: float, top: float, bottom: float) -> float:
    """Draw blocks below each other, tight if needed; return the y of their end."""
    tight = sum(block.height(tight=False) for block in blocks) > bottom - top
    for block in blocks:
        top = block.draw(page, x, top, tight, 0) + (block.after or 0)
    return top


def group_foot(page: Page, cards: Sequence[CardContent], typesetting: Typesetting, when: date) -> None:
    """Draw the total of the group at the left, game and date at the right."""
    left, top = card_corner(page.paper, 0)
    base = min(top + cards_on(page.paper) * CARD_HEIGHT + 13.4 * MM, page.paper.height - 6.6 * MM)
    x, right = left + PADDING, left + CARD_WIDTH - PADDING
    printed = phrase("printed {date}", date=long_date(when))
    page.tag(Role.ARTIFACT)
    texts = (typesetting.game, typesetting.localize(COUNTED[len(cards)]), typesetting.localize(printed))
    page.right(right, base, FOOT, " \u00b7 ".join(texts))
    group = cards[0].group
    if group is None:
        return
    page.tag(Role.PART)
    page.tag(Role.P)
    end = page.text(x, base, LABEL_BOLD, to_capitals(group.label)) + 4 * MM
    numbers = [card.total for card in cards]
    end = page.text(end, base, VALUE_BOLD.sized(15), str(sum(numbers)).replace("-", MINUS)) + 4 * MM
    sum_text = " + ".join(str(number) for number in numbers)
    page.text(end, base, HINT, f"{sum_text}, {group.hint}" if group.hint else sum_text)
