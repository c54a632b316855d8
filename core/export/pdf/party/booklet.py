"""Makes booklets: a page of contents, then all sheets, with one number a page through the whole booklet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from core.export.pdf.bookmarks import Outline
from core.export.pdf.drawing_elements import fit_style, shorten, to_capitals
from core.export.pdf.fonts import Face, clean
from core.export.pdf.footer import long_date
from core.export.pdf.page import HAIR, HEAVY, MARGIN, MM, Page, TextStyle
from core.export.pdf.page_formats import PageFormat
from core.export.pdf.styles import EDITION, GAME, HINT, TITLE, VALUE, VALUE_BOLD
from core.export.pdf.tags import Role
from core.export.pdf.typesetting import Typesetting
from core.messages import Word, phrase

TITLE_NAME = TextStyle(Face.SERIF_SEMIBOLD, 32)
SUBTITLE = TextStyle(Face.SERIF_ITALIC, 13)
ENTRY = TextStyle(Face.SERIF_SEMIBOLD, 11)
PAGE_NUMBER = TextStyle(Face.SEMIBOLD, 9)
TOP, ROW = 52 * MM, 9 * MM
PLAYER_WIDTH, NUMBER_WIDTH = 44 * MM, 12 * MM
NUMBER_BASE = 6 * MM
"""Distance of the page number from the lower edge."""


@dataclass(frozen=True, slots=True)
class BookletEntry:
    """A character in the contents: its name, what it is, its player, its pages with their bookmarks."""

    name: str
    second: str
    player: str
    pages: Sequence[tuple[Page, list[Outline]]]


def booklet_pages(
    title: str, entries: Sequence[BookletEntry], typesetting: Typesetting, form: PageFormat, when: date
) -> list[tuple[Page, list[Outline]]]:
    """Return the pages of a booklet with their bookmarks.

    Args:
        title: Name of the campaign or party; "" for that of the games.
        entries: The characters.
        typesetting: The reader's language, and the games.
        form: The format.
        when: The date below the title.
    """
    paper = form.page
    in_first = int((paper.foot - TOP) // ROW)
    in_later = int((paper.foot - MARGIN - 12 * MM) // ROW)
    contents = 1 + max(0, -(-(len(entries) - in_first) // in_later))
    starts = []
    number = contents + 1
    for entry in entries:
        starts.append(number)
        number += len(entry.pages)
    pages: list[tuple[Page, list[Outline]]] = []
    word = typesetting.localize(Word("Contents"))
    taken = 0
    for n in range(contents):
        page = form.new_page(n)
        top = TOP if not n else MARGIN + 12 * MM
        if not n:
            page.tag(Role.PART)
            _draw_title(page, title, len(entries), typesetting, when)
        page.tag(Role.SECT, "contents", continues=n > 0)
        page.tag(Role.ARTIFACT if n else Role.H2)
        page.text(MARGIN, top - 5 * MM, TITLE, to_capitals(word))
        page.line(MARGIN, top - 3.2 * MM, MARGIN + paper.room, HEAVY, accent=True)
        count = in_later if n else in_first
        for entry, start in zip(entries[taken : taken + count], starts[taken : taken + count], strict=True):
            _draw_entry(page, entry, start, top, typesetting)
            top += ROW
        taken += count
        pages.append((page, [] if n else [Outline(word, 0, 0)]))
    pages += [page for entry in entries for page in entry.pages]
    for n, (page, _) in enumerate(pages):
        page.tag(Role.ARTIFACT)
        page.center(paper.width / 2, paper.height - NUMBER_BASE, PAGE_NUMBER, str(n + 1))
    return pages


def _draw_title(page: Page, title: str, count: int, typesetting: Typesetting, when: date) -> None:
    base = MARGIN + 4 * MM
    room = page.paper.room
    style = fit_style(GAME, to_capitals(typesetting.game), room * 0.7)
    end = page.text(MARGIN, base, style, shorten(style, to_capitals(typesetting.game), room * 0.7))
    page.text(end + 6 * MM, base, EDITION, to_capitals(typesetting.localize(Word("Booklet"))))
    title = clean(title) or typesetting.game
    style = fit_style(TITLE_NAME, title, room, 16)
    page.tag(Role.H1)
    page.text(MARGIN, base + 12 * MM, style, shorten(style, title, room))
    page.tag(Role.P)
    counted = typesetting.localize(phrase("{count:# character|# characters}", count=count))
    page.text(MARGIN, base + 19 * MM, SUBTITLE, f"{counted}, {typesetting.localize(long_date(when))}")


def _draw_entry(page: Page, entry: BookletEntry, number: int, top: float, typesetting: Typesetting) -> None:
    room = page.paper.room
    base = top + 4.4 * MM
    player_x = MARGIN + room - NUMBER_WIDTH - PLAYER_WIDTH
    page.tag(Role.LI)
    page.tag(Role.ITEM)
    wide = player_x - MARGIN - 4 * MM
    name = clean(entry.name) or typesetting.localize(Word("No name"))
    style = fit_style(ENTRY, name, wide * 0.62, 8)
    end = page.text(MARGIN, base, style, shorten(style, name, wide * 0.62)) + 4 * MM
    style = fit_style(HINT, entry.second, MARGIN + wide - end, 6)
    page.text(end, base, style, shorten(style, entry.second, MARGIN + wide - end))
    right = MARGIN + room - VALUE_BOLD.width(str(number))
    style = fit_style(VALUE, entry.player, min(PLAYER_WIDTH, right - player_x) - 2 * MM)
    page.text(player_x, base, style, shorten(style, entry.player, PLAYER_WIDTH - 2 * MM))
    page.right(MARGIN + room, base, VALUE_BOLD, str(number))
    page.line(MARGIN, top + ROW - 2 * MM, MARGIN + room, HAIR)
