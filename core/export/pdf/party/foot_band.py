"""Draws the foot of the overview of a party: what holds for all together, who is first, lines for notes."""

from __future__ import annotations

from core.export.content.party_totals import PartyTotals, Ranking
from core.export.pdf.drawing_elements import fit_style, name_lines, shorten, to_capitals, writing_line
from core.export.pdf.fonts import Face
from core.export.pdf.page import HEAVY, MM, Spot, TextStyle
from core.export.pdf.styles import HINT, NOTE, TITLE, VALUE_BOLD
from core.export.pdf.tags import Role
from core.export.pdf.typesetting import Typesetting
from core.messages import Word, join_texts, phrase

TOGETHER, ORDER, BETWEEN = 62 * MM, 102 * MM, 5 * MM
FIRST_ROW, ROW, LINE = 6.4 * MM, 5.2 * MM, 7 * MM
PLACE, ROOMY_PLACE, LEAST_PLACE = 17 * MM, 14 * MM, 10 * MM
"""Width of a place in an order, that for which a second row is begun, and the least one."""

PLACE_ROW, MOST_ROWS = 8.6 * MM, 2

RANK = TextStyle(Face.SEMIBOLD, 13)
LEAST_WORDS = 6


def draw_foot_band(spot: Spot, width: float, bottom: float, totals: PartyTotals, typesetting: Typesetting) -> None:
    """Draw what holds for a party, and lines for notes, between a place and the bottom of the page."""
    page, x, top = spot
    end = x + width
    if totals.group is not None or totals.slowest is not None or totals.language is not None:
        _draw_together(Spot(page, x, top), totals, typesetting)
        x += TOGETHER + BETWEEN
    if totals.order is not None:
        _draw_order(Spot(page, x, top), totals.order, bottom, typesetting)
        x += ORDER + BETWEEN
    _draw_title(Spot(page, x, top), end - x, typesetting.localize(Word("Notes")))
    y = top + 9 * MM
    while y < bottom - 3 * MM:
        writing_line(page, x, y, end - x)
        y += LINE


def _draw_title(spot: Spot, width: float, title: str) -> None:
    page, x, top = spot
    page.tag(Role.SECT, title)
    page.tag(Role.H2)
    style = fit_style(TITLE, to_capitals(title), width)
    page.text(x, top, style, shorten(style, to_capitals(title), width))
    page.line(x, top + 1.8 * MM, x + width, HEAVY, accent=True)


def _draw_together(spot: Spot, totals: PartyTotals, typesetting: Typesetting) -> None:
    """Draw a row for the total, the slowest one and the shared language, which may have a line below."""
    page, x, top = spot
    _draw_title(spot, TOGETHER, typesetting.localize(Word("Together")))
    rows: list[tuple[str, str, str]] = []
    if (group := totals.group) is not None:
        rows.append((group.label, str(group.total), " + ".join(map(str, group.terms))))
    if (slowest := totals.slowest) is not None:
        rows.append((slowest.label, slowest.value, slowest.name))
    language = totals.language
    if language is not None:
        label = Word("Language of most") if language.lacking else Word("Language of all")
        rows.append((typesetting.localize(label), ", ".join(language.names), ""))
    base = top + FIRST_ROW
    for n, row in enumerate(rows):
        if n:
            page.line(x, base - 3.7 * MM, x + TOGETHER)
        _draw_row(Spot(page, x, base), *row)
        base += ROW
    if language is not None and language.lacking:
        lacking = typesetting.localize(phrase("not {names}", names=join_texts(language.lacking)))
        style, lines = name_lines(HINT, lacking, TOGETHER, LEAST_WORDS)
        for n, line in enumerate(lines):
            page.text(x, base - ROW + (n + 1) * 3.1 * MM, style, line)


def _draw_row(spot: Spot, label: str, value: str, words: str) -> None:
    """Draw a label with words behind it, and its value at the right."""
    page, x, base = spot
    style = fit_style(VALUE_BOLD, value, TOGETHER / 2)
    shown = shorten(style, value, TOGETHER / 2)
    page.tag(Role.P)
    room = TOGETHER - style.width(shown) - 2 * MM
    small = fit_style(NOTE, label, room)
    end = page.text(x, base, small, shorten(small, label, room)) + 1.6 * MM
    left = x + room - end
    fitted = fit_style(HINT, words, left, LEAST_WORDS)
    if words and fitted.width(words) <= left:
        page.text(end, base, fitted, words)
    page.right(x + TOGETHER, base, style, shown)


def _draw_order(spot: Spot, order: Ranking, bottom: float, typesetting: Typesetting) -> None:
    """Draw the places of an order in at most two rows, and the words on it below."""
    page, x, top = spot
    count = len(order.places)
    lines = 1 if count * ROOMY_PLACE <= ORDER else MOST_ROWS
    step = max(LEAST_PLACE, min(PLACE, ORDER / -(-count // lines)))
    across = int(ORDER / step + 0.01)
    shown = order.places[: across * lines]
    title = typesetting.localize(order.title)
    if len(shown) < count:
        words = phrase("the first {shown} of {count}", shown=len(shown), count=count)
        title = f"{title} ({typesetting.localize(words)})"
    _draw_title(spot, ORDER, title)
    for n, (name, number) in enumerate(shown):
        left, base = x + n % across * step, top + 7.6 * MM + n // across * PLACE_ROW
        room = step - 1.4 * MM
        page.tag(Role.P)
        style = fit_style(RANK, number, room)
        page.text(left, base, style, shorten(style, number, room))
        small = fit_style(HINT, name, room, LEAST_WORDS)
        page.text(left, base + 3.2 * MM, small, shorten(small, name, room))
    base = top + 15.4 * MM + (-(-len(shown) // across) - 1) * PLACE_ROW
    hint = typesetting.localize(order.hint)
    if hint and base < bottom - 0.6 * MM:
        page.tag(Role.P)
        style = fit_style(HINT, hint, ORDER, LEAST_WORDS)
        page.text(x, base, style, shorten(style, hint, ORDER))
