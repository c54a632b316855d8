"""Draws a fight tracker: a row a fighter with initiative, numbers, tracks to strike, conditions and rounds to tick."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import NamedTuple

from core.export.content.cut_cards import CardNumber, CardTrack, CutCard
from core.export.content.shapes import TrackContent
from core.export.pdf.drawing_elements import (
    SquareSize,
    TrackSquares,
    fit_style,
    name_lines,
    pencil_box,
    shorten,
    to_capitals,
    writing_line,
)
from core.export.pdf.fonts import Face, clean
from core.export.pdf.footer import long_date
from core.export.pdf.page import HEAVY, MARGIN, MM, PENCIL, TRACK, Page, Paper, Spot, TextStyle
from core.export.pdf.styles import EDITION, FOOT, GAME, HINT, LABEL, TITLE
from core.export.pdf.tags import Role
from core.export.pdf.typesetting import Typesetting
from core.messages import Word, phrase
from core.rules.block_parts import Track

ROUNDS = 10
MOST_NUMBERS = 4
TOP, HEAD_RULE = 36 * MM, 33 * MM
ROW = 15 * MM
INITIATIVE, WHO, NUMBERS, CONDITIONS, TICK = 16 * MM, 50 * MM, 52 * MM, 46 * MM, 3.2 * MM
GAP = 4 * MM
FEW_TRACKS = 2
"""Tracks that have squares to strike; more of them have a box each to write in."""

BOX_HEIGHT, BOX_GAP, MOST_BOXES = 5.4 * MM, 1 * MM, 6
LEAST_BLANKS = 4
"""Empty rows for those who join later, at least."""

TITLE_NAME = TextStyle(Face.SERIF_SEMIBOLD, 24)
NAME = TextStyle(Face.SERIF_SEMIBOLD, 12)
NAME_LEAST = 8
NUMBER = TextStyle(Face.SEMIBOLD, 13)
POINTS = TextStyle(Face.SEMIBOLD, 9)


@dataclass(frozen=True, slots=True)
class Tracker:
    """A fight on a tracker.

    Attributes:
        title: Its title; "" for none.
        cards: The fighters.
        typesetting: The reader's language.
        when: The date at the foot.
    """

    title: str
    cards: Sequence[CutCard]
    typesetting: Typesetting
    when: date


class _Places(NamedTuple):
    """Distances of the columns from the left margin, and the width of the tracks."""

    who: float
    numbers: float
    tracks: float
    track_room: float
    conditions: float
    rounds: float


def draw_tracker(tracker: Tracker, paper: Paper, *, ink: bool) -> list[Page]:
    """Return the pages of a fight tracker.

    Args:
        tracker: The fight.
        paper: A landscape paper.
        ink: Whether to save ink.
    """
    places = _places(paper)
    rows = _rows(tracker, places, paper)
    pages = []
    for number, cards in enumerate(rows):
        page = Page(paper, ink)
        _draw_head(page, tracker, places, is_read=not number)
        top = TOP
        for card in cards:
            height = _height(card, places)
            _draw_row(Spot(page, MARGIN, top), card, places, tracker.typesetting)
            page.line(MARGIN, top + height - 1 * MM, MARGIN + paper.room)
            top += height
        _draw_foot(page, tracker, number + 1, len(rows))
        pages.append(page)
    return pages


def _places(paper: Paper) -> _Places:
    who = INITIATIVE + GAP
    numbers = who + WHO + GAP
    rounds = paper.room - ROUNDS * (TICK + 0.8 * MM)
    conditions = rounds - CONDITIONS - GAP
    tracks = numbers + NUMBERS + GAP
    return _Places(who, numbers, tracks, conditions - GAP - tracks, conditions, rounds)


def _rows(tracker: Tracker, places: _Places, paper: Paper) -> list[list[CutCard]]:
    """Divide fighters over pages, and fill the last one with empty rows."""
    room = paper.foot - 2 * MM - TOP
    waiting = [*tracker.cards, *[CutCard("", "")] * LEAST_BLANKS]
    pages: list[list[CutCard]] = [[]]
    left = room
    for card in waiting:
        height = _height(card, places)
        if height > left:
            pages.append([])
            left = room
        pages[-1].append(card)
        left -= height
    pages[-1] += [CutCard("", "")] * int(left // ROW)
    return pages


def _squares(card: CutCard, places: _Places) -> list[tuple[CardTrack, TrackSquares]]:
    return [
        (
            track,
            TrackSquares(TrackContent(Track(""), track.most, track.struck), places.track_room, SquareSize(scale=0.8)),
        )
        for track in card.tracks
        if len(card.tracks) <= FEW_TRACKS
    ]


def _height(card: CutCard, places: _Places) -> float:
    return max(ROW, sum(squares.height + 4 * MM for _, squares in _squares(card, places)) + 2.6 * MM)


def _draw_head(page: Page, tracker: Tracker, places: _Places, *, is_read: bool) -> None:
    typesetting = tracker.typesetting
    page.tag(Role.PART if is_read else Role.ARTIFACT)
    base = MARGIN + 3 * MM
    games = ", ".join(dict.fromkeys(card.game for card in tracker.cards))
    style = fit_style(GAME, to_capitals(games), 120 * MM)
    end = page.text(MARGIN, base, style, shorten(style, to_capitals(games), 120 * MM))
    page.text(end + 6 * MM, base, EDITION, to_capitals(typesetting.localize(Word("for the Game Master"))))
    title = clean(tracker.title) or typesetting.localize(Word("Fight"))
    style = fit_style(TITLE_NAME, title, page.paper.room, 14)
    page.tag(Role.H1 if is_read else Role.ARTIFACT)
    page.text(MARGIN, base + 9 * MM, style, shorten(style, title, page.paper.room))
    page.tag(Role.SECT, "fighters", continues=not is_read)
    page.tag(Role.TR if is_read else Role.ARTIFACT)
    for x, width, word in (
        (0.0, INITIATIVE, Word("Initiative")),
        (places.who, WHO, Word("Fighter")),
        (places.numbers, NUMBERS, Word("Numbers")),
        (places.tracks, places.track_room, Word("Points")),
        (places.conditions, CONDITIONS, Word("Conditions")),
        (places.rounds, page.paper.room - places.rounds, Word("Rounds")),
    ):
        page.tag(Role.COLUMN_HEAD if is_read else Role.ARTIFACT)
        shown = to_capitals(typesetting.localize(word))
        small = fit_style(TITLE, shown, width, 6)
        page.text(MARGIN + x, HEAD_RULE - 1.6 * MM, small, shown)
        page.line(MARGIN + x, HEAD_RULE, MARGIN + x + width, HEAVY, accent=True)


def _draw_row(spot: Spot, card: CutCard, places: _Places, typesetting: Typesetting) -> None:
    page, x, top = spot
    page.tag(Role.TR)
    page.tag(Role.TD)
    page.box(x, top + 1.4 * MM, INITIATIVE, 8 * MM, PENCIL)
    page.tag(Role.ROW_HEAD)
    base = top + 5.4 * MM
    style, lines = name_lines(NAME, card.name, WHO, NAME_LEAST)
    for n, line in enumerate(lines):
        page.text(x + places.who, base + n * style.size * 1.1, style, line)
    if not card.name:
        writing_line(page, x + places.who, base + 2 * MM, WHO)
    second = "; ".join(filter(None, (card.second, card.owner)))
    small = fit_style(HINT, second, WHO, 6)
    page.text(x + places.who, top + 12.4 * MM, small, shorten(small, second, WHO))
    page.tag(Role.TD)
    _draw_numbers(Spot(page, x + places.numbers, top), card.numbers)
    page.tag(Role.TD)
    _draw_tracks(Spot(page, x + places.tracks, top), card, places, typesetting)
    page.tag(Role.TD)
    for below in (6.4 * MM, 12.6 * MM):
        writing_line(page, x + places.conditions, top + below, CONDITIONS)
    page.tag(Role.TD)
    for n in range(ROUNDS):
        page.box(x + places.rounds + n * (TICK + 0.8 * MM), top + 3 * MM, TICK, TICK, TRACK)


def _draw_numbers(spot: Spot, numbers: Sequence[CardNumber]) -> None:
    page, x, top = spot
    shown = sorted(numbers, key=lambda number: number.rank)[:MOST_NUMBERS]
    step = NUMBERS / MOST_NUMBERS
    for n, number in enumerate(shown):
        label = fit_style(LABEL, to_capitals(number.label), step - 1.6 * MM, 6)
        page.text(x + n * step, top + 9.4 * MM, label, shorten(label, to_capitals(number.label), step - 1.6 * MM))
        style = fit_style(NUMBER, number.text, step - 1.6 * MM, 7)
        page.text(x + n * step, top + 6 * MM, style, shorten(style, number.text, step - 1.6 * MM))
    if not shown:
        writing_line(page, x, top + 7.4 * MM, NUMBERS)


def _draw_tracks(spot: Spot, card: CutCard, places: _Places, typesetting: Typesetting) -> None:
    page, x, top = spot
    y = top + 1 * MM
    if len(card.tracks) > FEW_TRACKS:
        _draw_boxes(spot, card.tracks[:MOST_BOXES], places.track_room)
    for track, squares in _squares(card, places):
        label = f"{track.label} {track.most}"
        if squares.points > 1:
            label += f"; {typesetting.localize(phrase('each box is {points}', points=squares.points))}"
        style = fit_style(LABEL, label, places.track_room, 6)
        page.text(x, y + 2.4 * MM, style, shorten(style, label, places.track_room))
        squares.draw(page, x, y + 3.4 * MM)
        y += squares.height + 4 * MM
    if not card.tracks:
        writing_line(page, x, top + 7.4 * MM, places.track_room)


def _draw_boxes(spot: Spot, tracks: Sequence[CardTrack], room: float) -> None:
    """Draw a box for each track, its points above; what is left is in it where points are lost."""
    page, x, top = spot
    step = (room + BOX_GAP) / len(tracks)
    wide = step - BOX_GAP
    for track in tracks:
        points = fit_style(POINTS, str(track.most), wide)
        page.right(x + wide - 0.6 * MM, top + 3.8 * MM, points, str(track.most))
        left = str(track.most - track.struck) if track.struck else ""
        pencil_box(page, x, top + 4.8 * MM, wide, BOX_HEIGHT, left)
        label = fit_style(LABEL, to_capitals(track.label), wide, 6)
        page.text(x, top + 12.8 * MM, label, shorten(label, to_capitals(track.label), wide))
        x += step


def _draw_foot(page: Page, tracker: Tracker, number: int, count: int) -> None:
    typesetting, paper = tracker.typesetting, page.paper
    page.tag(Role.ARTIFACT)
    page.line(MARGIN, paper.foot, MARGIN + paper.room)
    parts = [
        typesetting.localize(phrase("page {number} of {count}", number=number, count=count)),
        typesetting.localize(phrase("printed {date}", date=long_date(tracker.when))),
    ]
    page.right(MARGIN + paper.room, paper.foot + 3.5 * MM, FOOT, " \u00b7 ".join(parts))
