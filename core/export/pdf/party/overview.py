"""Draws the overview of a party: one landscape page a game, a row a character, room for the pencil.

The numbers are the vitals of the game's sheet, on one baseline; what is left of the points of a track is written into
the box below them. Five rows of 24 mm or six of 20 mm fill a page; more characters take another one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import NamedTuple

from core.export.content.party import PartyGroup, PartyMember, PartyTrack
from core.export.content.shapes import Labelled
from core.export.pdf.drawing_elements import (
    NumberedBoxes,
    fit_style,
    name_lines,
    pencil_box,
    shorten,
    to_capitals,
    writing_line,
)
from core.export.pdf.fonts import Face, clean
from core.export.pdf.footer import long_date
from core.export.pdf.page import HEAVY, MARGIN, MM, Page, Paper, Spot, TextStyle
from core.export.pdf.styles import EDITION, FOOT, GAME, HINT, LABEL, LABEL_BOLD, TITLE, VALUE_BOLD
from core.export.pdf.typesetting import Typesetting
from core.messages import Word, phrase

FEW, FEW_ROWS = 24 * MM, 5
MANY, MANY_ROWS = 20 * MM, 6
"""Height of a row, and rows of a page: more of them are lower."""

TOP = 44 * MM
BASE, SECOND_BASE, FOOT_BASE = 9.4 * MM, 13.6 * MM, 18.3 * MM
WHO, BETWEEN, CELL_GAP = 52 * MM, 5 * MM, 3 * MM
BOX_WIDTH, BOX_HEIGHT, BOX_STEP = 10.4 * MM, 6.6 * MM, 12.4 * MM
FACES_WIDTH = 20 * MM
LEAST_CELL, LEAST_NOTES = 8 * MM, 24 * MM
SMALLEST = 0.8
"""Share of their width to which groups shrink before those about a weapon are left out."""

TITLE_NAME = TextStyle(Face.SERIF_SEMIBOLD, 32)
SUBTITLE = TextStyle(Face.SERIF_ITALIC, 15)
NAME = TextStyle(Face.SERIF_SEMIBOLD, 15)
NAME_LEAST = 9.5
SECOND = TextStyle(Face.ITALIC, 8.5)
FIRST_NUMBER = TextStyle(Face.BOLD, 24)
NUMBER = TextStyle(Face.SEMIBOLD, 15)
TRACK_NUMBER = TextStyle(Face.SEMIBOLD, 11)

TRACKS_HINT = Word("points; what is left of them in the box")
GAME_MASTER = Word("for the Game Master")


class _Column(NamedTuple):
    """A group of vitals on the page: its distance from the left margin, and that and the width of its cells."""

    group: int
    x: float
    width: float
    cells: tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Party:
    """Characters of one game on an overview.

    Attributes:
        title: Name of the party or campaign; "" for that of the game.
        members: The characters.
        typesetting: The game and the reader's language.
        when: The date at the foot.
        has_secrets: Whether the pages may show what is secret.
    """

    title: str
    members: Sequence[PartyMember]
    typesetting: Typesetting
    when: date
    has_secrets: bool = False


def draw_overview(party: Party, paper: Paper, *, ink: bool) -> list[Page]:
    """Return the pages of the overview of a party.

    Args:
        party: The characters; all of one game.
        paper: A landscape paper.
        ink: Whether to save ink.
    """
    members = list(party.members)
    count = -(-len(members) // MANY_ROWS)
    rows = -(-len(members) // count)
    columns = _Columns.of(members, paper.room - WHO)
    pages = []
    for number in range(count):
        page = Page(paper, ink)
        shown = members[number * rows : (number + 1) * rows]
        _draw_head(page, party)
        columns.draw_titles(page, party.typesetting)
        height = FEW if len(shown) <= FEW_ROWS else MANY
        for n, member in enumerate(shown):
            top = TOP + n * height
            if n:
                page.line(MARGIN, top - 1.2 * MM, MARGIN + paper.room)
            _draw_member(page, member, party.typesetting, top, columns)
            _draw_lines(page, columns, top)
        bottom = TOP + len(shown) * height
        if number == count - 1:
            _draw_foot_band(page, party, bottom + 3 * MM)
        _draw_foot(page, party, number + 1, count)
        pages.append(page)
    return pages


def _draw_head(page: Page, party: Party) -> None:
    typesetting = party.typesetting
    base = MARGIN + 4 * MM
    end = page.text(MARGIN, base, GAME, to_capitals(typesetting.game))
    page.text(end + 6 * MM, base, EDITION, to_capitals(typesetting.localize(GAME_MASTER)))
    title = clean(party.title) or typesetting.game
    counted = phrase("{count:# character|# characters}", count=len(party.members))
    second = f"{typesetting.localize(counted)}, {typesetting.localize(long_date(party.when))}"
    room = page.paper.room - SUBTITLE.width(second) - 6 * MM
    style = fit_style(TITLE_NAME, title, room, 16)
    end = page.text(MARGIN, base + 10.6 * MM, style, shorten(style, title, room))
    page.text(end + 5 * MM, base + 10.6 * MM, SUBTITLE, second)


class _Columns:
    """The columns of an overview: tracks and groups of vitals, in the width that they need.

    Attributes:
        columns: The groups with their cells.
        tracks_x: Distance of the tracks from the left margin.
        tracks: The tracks of the character with most of them.
        notes_x, notes_width: Where room is left to write, 0 if there is none.
    """

    def __init__(
        self, columns: Sequence[_Column], groups: Sequence[PartyGroup], tracks: Sequence[PartyTrack], room: float
    ) -> None:
        self.columns = columns
        self._groups = groups
        self.tracks = tracks
        self.tracks_x = WHO
        end = max((column.x + column.width for column in columns), default=WHO + len(tracks) * BOX_STEP)
        self.notes_x = end + BETWEEN
        self.notes_width = room - self.notes_x if room - self.notes_x >= LEAST_NOTES else 0.0

    @classmethod
    def of(cls, members: Sequence[PartyMember], room: float) -> _Columns:
        """Return the columns for characters of one game; groups about a weapon only where there is room."""
        tracks = max((member.tracks for member in members), key=len)
        groups = members[0].groups
        track_width = len(tracks) * BOX_STEP + BETWEEN if tracks else 0
        wanted = list(range(len(groups)))
        widths = {n: _widths(members, n) for n in wanted}

        def total(chosen: Sequence[int]) -> float:
            return sum(sum(widths[n]) + CELL_GAP * (len(widths[n]) - 1) + BETWEEN for n in chosen)

        left = room - track_width
        if total(wanted) * SMALLEST > left:
            wanted = [n for n in wanted if not groups[n].is_of_row] or wanted
        share = min(1.3, left / total(wanted)) if wanted else 1
        x = WHO + track_width
        columns = []
        for n in wanted:
            cells = []
            start = x
            for width in widths[n]:
                cells.append((x, width * share))
                x += (width + CELL_GAP) * share
            x -= CELL_GAP * share
            columns.append(_Column(n, start, x - start, tuple(cells)))
            x += BETWEEN * share
        return cls(columns, groups, tracks, room + WHO)

    def draw_titles(self, page: Page, typesetting: Typesetting) -> None:
        """Draw titles over heavy rules, and the labels of the numbers below them."""
        y = TOP - 7 * MM
        heads = [(MARGIN, WHO - BETWEEN, typesetting.localize(Word("Character")))]
        if self.tracks:
            title = typesetting.localize(Word("Points"))
            heads.append((MARGIN + self.tracks_x, len(self.tracks) * BOX_STEP - 2 * MM, title))
            wide = len(self.tracks) * BOX_STEP - 2 * MM
            hint = typesetting.localize(TRACKS_HINT)
            if HINT.width(hint) <= wide:
                page.text(MARGIN + self.tracks_x, y + 3.6 * MM, HINT, hint)
        heads += [(MARGIN + column.x, column.width, self._groups[column.group].title) for column in self.columns]
        if self.notes_width:
            heads.append((MARGIN + self.notes_x, self.notes_width, typesetting.localize(Word("In play"))))
        for x, width, title in heads:
            style = fit_style(TITLE, to_capitals(title), width)
            page.text(x, y - 1.6 * MM, style, shorten(style, to_capitals(title), width))
            page.line(x, y, x + width, HEAVY, accent=True)
        for column in self.columns:
            for (x, width), cell in zip(column.cells, self._groups[column.group].cells, strict=False):
                style = fit_style(HINT, cell.label, width, 6)
                page.text(MARGIN + x, y + 3.6 * MM, style, shorten(style, cell.label, width + 1 * MM))


def _widths(members: Sequence[PartyMember], group: int) -> list[float]:
    """Return the widths of the cells of a group: of the widest number, label or hint among the characters."""
    cells = [member.groups[group].cells for member in members if group < len(member.groups)]
    return [max(_cell_width(each[n]) for each in cells if n < len(each)) for n in range(len(cells[0]))]


def _cell_width(cell: Labelled) -> float:
    if cell.shape.faces:
        return FACES_WIDTH
    number = min(_style(cell).width(clean(cell.value.text)), 34 * MM)
    words = max(HINT.width(clean(cell.label)), min(HINT.width(clean(cell.hint)), 20 * MM))
    return max(number, words, LEAST_CELL)


def _style(cell: Labelled) -> TextStyle:
    return FIRST_NUMBER if cell.shape.rank == 1 else NUMBER


def _draw_member(page: Page, member: PartyMember, typesetting: Typesetting, top: float, columns: _Columns) -> None:
    base, low = top + BASE, top + FOOT_BASE
    _draw_who(Spot(page, MARGIN, top), member, typesetting)
    for n, track in enumerate(member.tracks):
        x = MARGIN + columns.tracks_x + n * BOX_STEP
        style = fit_style(TRACK_NUMBER, str(track.most), BOX_WIDTH)
        page.right(x + BOX_WIDTH - 1 * MM, base - 2.2 * MM, style, str(track.most))
        left = str(track.now) if track.now != track.most else ""
        pencil_box(page, x, base - 0.6 * MM, BOX_WIDTH, BOX_HEIGHT, left)
        label = fit_style(LABEL, to_capitals(track.abbr), BOX_STEP - 1 * MM, 6)
        page.text(x, low, label, shorten(label, to_capitals(track.abbr), BOX_STEP - 1 * MM))
    for column in columns.columns:
        if column.group >= len(member.groups):
            continue
        group = member.groups[column.group]
        for (x, width), cell in zip(column.cells, group.cells, strict=False):
            _draw_cell(Spot(page, MARGIN + x, top), width, cell, has_hint=not group.hint)
        if group.hint:
            style = fit_style(HINT, group.hint, column.width)
            page.text(MARGIN + column.x, low, style, shorten(style, group.hint, column.width))


def _draw_lines(page: Page, columns: _Columns, top: float) -> None:
    """Draw lines to write on at the end of a row, where its numbers leave room."""
    for base in (BASE, FOOT_BASE) if columns.notes_width else ():
        writing_line(page, MARGIN + columns.notes_x, top + base + 0.8 * MM, columns.notes_width)


def _draw_who(spot: Spot, member: PartyMember, typesetting: Typesetting) -> None:
    """Draw name, second line and player of a character."""
    page, x, top = spot
    room = WHO - BETWEEN
    base, low = top + BASE, top + FOOT_BASE
    if member.name:
        style, lines = name_lines(NAME, member.name, room, NAME_LEAST)
        for n, line in enumerate(reversed(lines)):
            page.text(x, base - n * style.size * 1.1, style, line)
    else:
        writing_line(page, x, base + 0.8 * MM, room)
    style = fit_style(SECOND, member.second, room)
    page.text(x, top + SECOND_BASE, style, shorten(style, member.second, room))
    end = page.text(x, low, LABEL, to_capitals(typesetting.localize(Word("Player")))) + 3 * MM
    if member.player:
        style = fit_style(VALUE_BOLD, member.player, room - (end - x))
        page.text(end, low, style, shorten(style, member.player, room - (end - x)))
    else:
        writing_line(page, end, low + 0.8 * MM, room - (end - x))


def _draw_cell(spot: Spot, width: float, cell: Labelled, *, has_hint: bool) -> None:
    page, x, top = spot
    if cell.shape.faces:
        boxes = NumberedBoxes(cell.shape.faces, cell.value.text, width)
        boxes.draw(page, x, top + BASE - boxes.height)
    elif cell.value.text:
        style = fit_style(_style(cell), cell.value.text, width)
        page.text(x, top + BASE, style, shorten(style, cell.value.text, width + 1 * MM))
    else:
        writing_line(page, x, top + BASE + 0.8 * MM, width)
    if has_hint and cell.hint:
        style = fit_style(HINT, cell.hint, width, 6)
        page.text(x, top + FOOT_BASE, style, shorten(style, cell.hint, width + 1 * MM))


def _draw_foot_band(page: Page, party: Party, top: float) -> None:
    """Draw the total of the group, and lines for notes."""
    typesetting = party.typesetting
    room = page.paper.room
    limit = page.paper.foot
    cards = [member.card for member in party.members if member.card is not None]
    group = cards[0].group if cards else None
    x, width = MARGIN, room
    base = top + 3 * MM
    if group is not None:
        wide = 84 * MM
        page.text(x, base, TITLE, to_capitals(typesetting.localize(Word("Together"))))
        page.line(x, base + 1.8 * MM, x + wide, HEAVY, accent=True)
        total = str(sum(card.total for card in cards))
        terms = " + ".join(str(card.total) for card in cards)
        page.text(x, base + 7 * MM, LABEL_BOLD.sized(8.5), shorten(LABEL_BOLD.sized(8.5), group.label, wide - 14 * MM))
        page.right(x + wide, base + 7 * MM, NUMBER, total)
        terms_style = fit_style(HINT, terms, wide, 6)
        page.text(x, base + 11 * MM, terms_style, shorten(terms_style, terms, wide))
        x, width = x + wide + BETWEEN, room - wide - BETWEEN
    page.text(x, base, TITLE, to_capitals(typesetting.localize(Word("Notes"))))
    page.line(x, base + 1.8 * MM, x + width, HEAVY, accent=True)
    y = base + 9 * MM
    while y < limit - 3 * MM:
        writing_line(page, x, y, width)
        y += 7 * MM


def _draw_foot(page: Page, party: Party, number: int, count: int) -> None:
    typesetting, paper = party.typesetting, page.paper
    page.line(MARGIN, paper.foot, MARGIN + paper.room)
    base = paper.foot + 3.5 * MM
    secret = (
        Word("Secrets are included.") if party.has_secrets else Word("Only what the table sees; secrets are left out.")
    )
    page.text(MARGIN, base, FOOT, typesetting.localize(secret))
    parts = [typesetting.localize(phrase("page {number} of {count}", number=number, count=count))] if count > 1 else []
    parts.append(typesetting.localize(phrase("printed {date}", date=long_date(party.when))))
    name = shorten(FOOT, clean(party.title) or typesetting.game, 100 * MM)
    page.right(MARGIN + paper.room, base, FOOT, " \u00b7 ".join((name, *parts)))
