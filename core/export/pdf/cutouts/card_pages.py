"""Draws pages of cards: fronts row by row, backs column by column the other way, blank cards to the end of the page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import islice

from core.export.content.cut_cards import CutCard
from core.export.pdf.cutouts.card_face import (
    CardFace,
    counted_cards,
    draw_blank,
    draw_face,
    draw_plain_back,
    faces_of,
)
from core.export.pdf.cutouts.card_grid import CardGrid, CardSize, draw_cut_marks
from core.export.pdf.drawing_elements import shorten
from core.export.pdf.footer import long_date
from core.export.pdf.page import MM, Page, Paper
from core.export.pdf.styles import FOOT, HINT
from core.export.pdf.tags import Role
from core.export.pdf.typesetting import Typesetting
from core.messages import phrase

_Pair = tuple[CardFace, CardFace | None]


@dataclass(frozen=True, slots=True)
class CardSheet:
    """Cards to print.

    Attributes:
        cards: The cards.
        size: Their size.
        paper: The paper.
        typesetting: The reader's language.
        when: The date at the foot.
        has_backs: Whether a page of backs follows each page of fronts.
        has_blanks: Whether blank cards fill the last page.
        ink: Whether to save ink.
    """

    cards: Sequence[CutCard]
    size: CardSize
    paper: Paper
    typesetting: Typesetting
    when: date
    has_backs: bool = False
    has_blanks: bool = True
    ink: bool = False


def draw_cards(sheet: CardSheet) -> Iterator[Page]:
    """Yield the pages of cards; of each page of fronts also the page of their backs."""
    grid = CardGrid.of(sheet.size, sheet.paper)
    faces = _faces(sheet)
    while pairs := list(islice(faces, grid.count)):
        front = Page(sheet.paper, sheet.ink)
        for n, (face, _) in enumerate(pairs):
            draw_face(front, grid.corner(n), face, sheet.size, sheet.typesetting)
        for n in range(len(pairs), grid.count if sheet.has_blanks else 0):
            draw_blank(front, grid.corner(n), sheet.size)
        draw_cut_marks(front, grid)
        draw_foot(front, grid, sheet, [face.card.game for face, _ in pairs])
        yield front
        if sheet.has_backs:
            yield _backs(sheet, grid, pairs)


def _faces(sheet: CardSheet) -> Iterator[_Pair]:
    """Yield fronts with what is on their backs; without backs every face is a front."""
    for card in sheet.cards:
        faces = faces_of(card, sheet.size, sheet.typesetting)
        if not sheet.has_backs:
            yield from ((face, None) for face in faces)
            continue
        for n in range(0, len(faces), 2):
            yield faces[n], faces[n + 1] if n + 1 < len(faces) else None


def _backs(sheet: CardSheet, grid: CardGrid, pairs: Sequence[_Pair]) -> Page:
    page = Page(sheet.paper, sheet.ink)
    for n, (face, back) in enumerate(pairs):
        corner = grid.corner(n, is_back=True)
        if back is not None:
            draw_face(page, corner, back, sheet.size, sheet.typesetting)
        else:
            draw_plain_back(page, corner, face.card, sheet.size)
    return page


LEAST_GAMES = 12 * MM
"""Room for the names of games at the foot at least."""


def draw_foot(page: Page, grid: CardGrid, sheet: CardSheet, games: Sequence[str]) -> None:
    """Draw how to cut the page, its games and the date, where there is room below the cards."""
    if not grid.has_foot:
        return
    typesetting = sheet.typesetting
    page.tag(Role.ARTIFACT)
    base = page.paper.height - 6.6 * MM
    size = {"width": round(grid.size.width / MM), "height": round(grid.size.height / MM)}
    how = phrase("print at 100 %; cut along the marks: {width} × {height} mm", **size)
    if sheet.has_backs:
        how = phrase("print at 100 %, turned over the long edge; cut along the marks: {width} × {height} mm", **size)
    hint = typesetting.localize(how)
    printed = typesetting.localize(phrase("printed {date}", date=long_date(sheet.when)))
    rest = " \u00b7 ".join(("", typesetting.localize(counted_cards(len(games))), printed))
    room = grid.right - grid.left - HINT.width(hint) - 3 * MM - FOOT.width(rest)
    names = shorten(FOOT, ", ".join(dict.fromkeys(games)), max(room, LEAST_GAMES))
    start = page.right(grid.right, base, FOOT, f"{names}{rest}")
    page.text(grid.left, base, HINT, shorten(HINT, hint, start - grid.left - 3 * MM))
