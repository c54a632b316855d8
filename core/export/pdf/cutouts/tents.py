"""Draws initiative tents: folded in the middle, the name towards the players, the numbers towards the Game Master."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from core.export.content.cut_cards import CardNumber, CutCard
from core.export.pdf.cutouts.card_grid import TENT, CardGrid, draw_cut_marks
from core.export.pdf.cutouts.card_pages import CardSheet, draw_foot
from core.export.pdf.drawing_elements import fit_style, name_lines, shorten, to_capitals, writing_line
from core.export.pdf.fonts import Face
from core.export.pdf.page import HAIR, MM, PENCIL, DrawingMark, Line, Page, Rect, Spot, Text, TextStyle, TurnedText
from core.export.pdf.styles import HINT, LABEL, LABEL_BOLD
from core.export.pdf.tags import Role
from core.export.pdf.typesetting import Typesetting
from core.messages import Word

NAME = TextStyle(Face.SERIF_SEMIBOLD, 26)
NAME_LEAST = 13
SECOND = TextStyle(Face.SERIF_ITALIC, 11)
SMALL_NAME = TextStyle(Face.SERIF_SEMIBOLD, 13)
NUMBER = TextStyle(Face.SEMIBOLD, 16)
BOX_WIDTH, BOX_HEIGHT = 16 * MM, 10 * MM
MOST_NUMBERS = 5


def draw_tents(sheet: CardSheet) -> Iterator[Page]:
    """Yield pages of tents, one for each card."""
    grid = CardGrid.of(TENT, sheet.paper)
    cards = iter(sheet.cards)
    while group := list(islice(cards, grid.count)):
        page = Page(sheet.paper, sheet.ink)
        for n in range(grid.count if sheet.has_blanks else len(group)):
            card = group[n] if n < len(group) else CutCard("", "")
            _draw_tent(page, grid.corner(n), card, sheet.typesetting)
        draw_cut_marks(page, grid)
        draw_foot(page, grid, sheet, [card.game for card in group])
        yield page


def _draw_tent(page: Page, corner: tuple[float, float], card: CutCard, typesetting: Typesetting) -> None:
    left, top = corner
    half = TENT.height / 2
    fold = top + half
    page.tag(Role.PART)
    page.line(left + 2 * MM, fold, left + TENT.width - 2 * MM, HAIR, dash="1 2")
    _draw_name_side(Spot(page, left + TENT.padding, fold), card, typesetting)
    back = Page(page.paper, page.ink)
    _draw_number_side(Spot(back, left + TENT.padding, fold), card, typesetting)
    page.tags += [(role, len(page.marks) + mark, *rest) for role, mark, *rest in back.tags]  # type: ignore[misc]
    page.marks += turned(back.marks, left + TENT.width / 2, fold)


def _draw_name_side(spot: Spot, card: CutCard, typesetting: Typesetting) -> None:
    """Draw the side towards the players: a large name, what the character is, its player."""
    page, x, top = spot
    room = TENT.width - 2 * TENT.padding
    middle = x + room / 2
    style, lines = name_lines(NAME, card.name, room, NAME_LEAST)
    base = top + 18 * MM
    page.tag(Role.H1)
    for n, line in enumerate(lines, 1 - len(lines)):
        page.center(middle, base + n * style.size * 1.1, style, line)
    page.tag(Role.P)
    if not card.name:
        writing_line(page, x, base, room)
    second = fit_style(SECOND, card.second, room)
    page.center(middle, top + 26 * MM, second, shorten(second, card.second, room))
    base = top + 35 * MM
    page.tag(Role.P)
    end = page.text(x, base, LABEL, to_capitals(typesetting.localize(Word("Player")))) + 2 * MM
    limit = x + room - BOX_WIDTH - 22 * MM
    if card.owner:
        owner = fit_style(LABEL_BOLD.sized(9), card.owner, limit - end)
        page.text(end, base, owner, shorten(owner, card.owner, limit - end))
    else:
        writing_line(page, end, base + 0.8 * MM, limit - end)
    _initiative_box(page, x + room, top + 29 * MM, typesetting)


def _initiative_box(page: Page, right: float, top: float, typesetting: Typesetting) -> None:
    page.tag(Role.P)
    page.box(right - BOX_WIDTH, top, BOX_WIDTH, BOX_HEIGHT, PENCIL)
    word = to_capitals(typesetting.localize(Word("Initiative")))
    style = fit_style(LABEL, word, 20 * MM, 6)
    page.right(right - BOX_WIDTH - 1.6 * MM, top + 6 * MM, style, word)


def _draw_number_side(spot: Spot, card: CutCard, typesetting: Typesetting) -> None:
    """Draw the side towards the Game Master: the name again, the numbers, what is left of the tracks."""
    page, x, top = spot
    room = TENT.width - 2 * TENT.padding
    style = fit_style(SMALL_NAME, card.name, room, 9)
    page.tag(Role.ARTIFACT)
    page.text(x, top + 8 * MM, style, shorten(style, card.name, room))
    numbers = _tent_numbers(card)
    step = room / max(1, len(numbers))
    for n, number in enumerate(numbers):
        wide = step - 2 * MM
        page.tag(Role.P)
        label = fit_style(LABEL, to_capitals(number.label), wide, 6)
        page.text(x + n * step, top + 21.4 * MM, label, shorten(label, to_capitals(number.label), wide))
        shown = fit_style(NUMBER, number.text, wide, 7)
        page.text(x + n * step, top + 18 * MM, shown, shorten(shown, number.text, wide))
    base = top + 28 * MM
    parts = [f"{track.label} {track.most - track.struck}/{track.most}" for track in card.tracks]
    words = "   ".join(parts)
    hint = fit_style(HINT, words, room, 6)
    page.tag(Role.P)
    page.text(x, base, hint, shorten(hint, words, room))
    writing_line(page, x, top + 35 * MM, room - BOX_WIDTH - 22 * MM)
    _initiative_box(page, x + room, top + 30 * MM, typesetting)


def _tent_numbers(card: CutCard) -> Sequence[CardNumber]:
    """Return the loudest numbers of a card, at most five."""
    return sorted(card.numbers, key=lambda number: number.rank)[:MOST_NUMBERS]


def turned(marks: Sequence[DrawingMark], x: float, y: float) -> list[DrawingMark]:
    """Return drawing operations turned upside down around a point: texts, lines and boxes."""
    return [_turned(mark, 2 * x, 2 * y) for mark in marks]


def _turned(mark: DrawingMark, x: float, y: float) -> DrawingMark:
    if isinstance(mark, Text):
        return TurnedText(x - mark.x, y - mark.y, mark.type, mark.text, mark.width)
    if isinstance(mark, Line):
        return mark._replace(x1=x - mark.x1, y1=y - mark.y1, x2=x - mark.x2, y2=y - mark.y2)
    if isinstance(mark, Rect):
        return mark._replace(x=x - mark.x - mark.width, y=y - mark.y - mark.height)
    raise TypeError(f"{type(mark).__name__} cannot be turned")
