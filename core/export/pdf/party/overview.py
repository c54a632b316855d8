"""Draws the overview of a party: one landscape page a game, a row a character, room for the pencil.

The numbers are the vitals of the game's sheet, on one baseline; what is left of the points of a track is written into
the box below them. Five rows of 24 mm or six of 20 mm fill a page; more characters take another one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import NamedTuple

from core.export.content.party import PartyMember, SpeechAndLoad
from core.export.content.party_totals import PartyTotals
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
from core.export.pdf.party.columns import BETWEEN, SPEECH, WHO, Columns, make_columns, number_style
from core.export.pdf.party.foot_band import draw_foot_band
from core.export.pdf.styles import EDITION, FOOT, GAME, HINT, LABEL, LEAST, NOTE, TITLE, VALUE_BOLD
from core.export.pdf.tags import Role
from core.export.pdf.typesetting import Typesetting
from core.export.value_format import MINUS
from core.messages import Word, phrase

FEW_ROWS, MANY_ROWS = 5, 6
"""Rows of a page: more of them are lower."""

TOP = 44 * MM
BOX_WIDTH, BOX_HEIGHT = 10.4 * MM, 6.6 * MM
LEAST_EXCESS = 5 * MM

TITLE_NAME = TextStyle(Face.SERIF_SEMIBOLD, 32)
SUBTITLE = TextStyle(Face.SERIF_ITALIC, 15)
NAME = TextStyle(Face.SERIF_SEMIBOLD, 15)
NAME_LEAST = 9.5
SECOND = TextStyle(Face.ITALIC, 8.5)
TRACK_NUMBER = TextStyle(Face.SEMIBOLD, 11)

TRACKS_HINT = Word("points; what is left of them in the box")
GAME_MASTER = Word("for the Game Master")
LOAD, SPEECH_AND_LOAD = Word("Load"), Word("Speech and load")


class _RowHeight(NamedTuple):
    """Height of a row; distances of its baselines and of the rule above from its top."""

    height: float
    base: float
    second: float
    foot: float
    rule: float


FEW = _RowHeight(24 * MM, 9.4 * MM, 13.6 * MM, 18.3 * MM, -1.2 * MM)
MANY = _RowHeight(20 * MM, 8 * MM, 12 * MM, 17.2 * MM, -1.2 * MM)


@dataclass(frozen=True, slots=True)
class Party:
    """Characters of one game on an overview.

    Attributes:
        title: Name of the party or campaign; "" for that of the game.
        members: The characters.
        totals: What holds for them together.
        life: Title over the first group and the tracks; "" if each has its own.
        typesetting: The game and the reader's language.
        when: The date at the foot.
        has_secrets: Whether the pages may show what is secret.
    """

    title: str
    members: Sequence[PartyMember]
    totals: PartyTotals
    life: str
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
    columns = make_columns(members, paper.room, is_joined=bool(party.life))
    pages = []
    for number in range(count):
        page = Page(paper, ink)
        shown = members[number * rows : (number + 1) * rows]
        page.tag(Role.ARTIFACT if number else Role.PART)
        _draw_head(page, party, is_read=not number)
        page.tag(Role.SECT, "characters", continues=number > 0)
        _draw_titles(page, party, columns, is_read=not number)
        row = FEW if len(shown) <= FEW_ROWS else MANY
        for n, member in enumerate(shown):
            top = TOP + n * row.height
            if n:
                page.line(MARGIN, top + row.rule, MARGIN + paper.room)
            _draw_member(Spot(page, MARGIN, top), member, party.typesetting, columns, row)
            if columns.speech_x:
                _draw_speech(Spot(page, MARGIN + columns.speech_x, top), member.speech, row)
            _draw_lines(Spot(page, MARGIN, top), columns, row)
        bottom = TOP + len(shown) * row.height
        if number == count - 1:
            band = Spot(page, MARGIN, bottom + 5 * MM)
            draw_foot_band(band, paper.room, paper.foot, party.totals, party.typesetting)
        _draw_foot(page, party, number + 1, count)
        pages.append(page)
    return pages


def _draw_head(page: Page, party: Party, *, is_read: bool) -> None:
    typesetting = party.typesetting
    base = MARGIN + 4 * MM
    end = page.text(MARGIN, base, GAME, to_capitals(typesetting.game))
    page.text(end + 6 * MM, base, EDITION, to_capitals(typesetting.localize(GAME_MASTER)))
    title = clean(party.title) or typesetting.game
    counted = phrase("{count:# character|# characters}", count=len(party.members))
    second = f"{typesetting.localize(counted)}, {typesetting.localize(long_date(party.when))}"
    room = page.paper.room - SUBTITLE.width(second) - 6 * MM
    style = fit_style(TITLE_NAME, title, room, 16)
    page.tag(Role.H1 if is_read else Role.ARTIFACT)
    end = page.text(MARGIN, base + 10.6 * MM, style, shorten(style, title, room))
    page.tag(Role.P if is_read else Role.ARTIFACT)
    page.text(end + 5 * MM, base + 10.6 * MM, SUBTITLE, second)


def _draw_titles(page: Page, party: Party, columns: Columns, *, is_read: bool) -> None:
    """Draw titles over heavy rules, and the labels of the numbers below them; repeated ones are not read."""
    y, localize = TOP - 7 * MM, party.typesetting.localize
    heads = [(0.0, WHO - BETWEEN, localize(Word("Character")))]
    is_joined = columns.is_joined
    if columns.tracks and not is_joined:
        heads.append((columns.tracks_x, columns.tracks_width, localize(Word("Points"))))
    for n, column in enumerate(columns.columns):
        if is_joined and not n:
            heads.append((column.x, columns.tracks_x + columns.tracks_width - column.x, party.life))
        else:
            heads.append((column.x, column.width, columns.groups[column.group].title))
    if columns.speech_x:
        has_speech = any(member.speech.languages for member in party.members)
        heads.append((columns.speech_x, SPEECH, localize(SPEECH_AND_LOAD if has_speech else LOAD)))
    if columns.notes_width:
        heads.append((columns.notes_x, columns.notes_width, localize(Word("In play"))))
    for x, width, title in heads:
        page.tag(Role.P if is_read else Role.ARTIFACT)
        style = fit_style(TITLE, to_capitals(title), width)
        page.text(MARGIN + x, y - 1.6 * MM, style, shorten(style, to_capitals(title), width))
        page.line(MARGIN + x, y, MARGIN + x + width, HEAVY, accent=True)
    _draw_labels(page, columns, localize(TRACKS_HINT), y + 3.6 * MM, is_read=is_read)


def _draw_labels(page: Page, columns: Columns, hint: str, base: float, *, is_read: bool) -> None:
    """Draw the labels of the numbers as heads of columns; repeated ones are not read."""
    row, head = (Role.TR, Role.COLUMN_HEAD) if is_read else (Role.ARTIFACT, Role.ARTIFACT)
    page.tag(row)
    page.tag(head)
    if columns.tracks:
        page.tag(head)
    if columns.tracks and HINT.width(hint) <= columns.tracks_width:
        page.text(MARGIN + columns.tracks_x, base, HINT, hint)
    for column in columns.columns:
        for (x, width), cell in zip(column.cells, columns.groups[column.group].cells, strict=False):
            page.tag(head)
            style = fit_style(HINT, cell.label, width, 6)
            page.text(MARGIN + x, base, style, shorten(style, cell.label, width + 1 * MM))
    if columns.speech_x:
        page.tag(head)


def _draw_member(spot: Spot, member: PartyMember, typesetting: Typesetting, columns: Columns, row: _RowHeight) -> None:
    page, left, top = spot
    base, low = top + row.base, top + row.foot
    page.tag(Role.TR)
    page.tag(Role.ROW_HEAD)
    _draw_who(spot, member, typesetting, row)
    if columns.tracks:
        page.tag(Role.TD)
    for n, track in enumerate(member.tracks):
        x = left + columns.tracks_x + n * columns.tracks_step
        room = columns.tracks_step - 1 * MM
        label = fit_style(LABEL, to_capitals(track.abbr), room, 6)
        page.text(x, low, label, shorten(label, to_capitals(track.abbr), room))
        style = fit_style(TRACK_NUMBER, str(track.most), BOX_WIDTH)
        page.right(x + BOX_WIDTH - 1 * MM, base - 2.2 * MM, style, str(track.most))
        points = _signed(track.now) if track.now != track.most else ""
        pencil_box(page, x, base - 0.6 * MM, BOX_WIDTH, BOX_HEIGHT, points)
    for column in columns.columns:
        if column.group >= len(member.groups):
            continue
        group = member.groups[column.group]
        for (x, width), cell in zip(column.cells, group.cells, strict=False):
            _draw_cell(Spot(page, left + x, top), width, cell, row, has_hint=not group.hint)
        if group.hint:
            style = fit_style(HINT, group.hint, column.width)
            page.text(left + column.x, low, style, shorten(style, group.hint, column.width))


def _draw_lines(spot: Spot, columns: Columns, row: _RowHeight) -> None:
    """Draw lines to write on at the end of a row, where its numbers leave room."""
    page, left, top = spot
    for base in (row.base, row.foot) if columns.notes_width else ():
        writing_line(page, left + columns.notes_x, top + base - 0.6 * MM, columns.notes_width)


def _signed(number: int) -> str:
    """Return a number with the sign of paper."""
    return str(number).replace("-", MINUS)


def _draw_who(spot: Spot, member: PartyMember, typesetting: Typesetting, row: _RowHeight) -> None:
    """Draw name, second line and player of a character."""
    page, x, top = spot
    room = WHO - BETWEEN
    base, low = top + row.base, top + row.foot
    if member.name:
        style, lines = name_lines(NAME, member.name, room, NAME_LEAST)
        for n, line in enumerate(lines, 1 - len(lines)):
            page.text(x, base + n * style.size * 1.1, style, line)
    else:
        writing_line(page, x, base + 0.8 * MM, room)
    style = fit_style(SECOND, member.second, room)
    page.text(x, top + row.second, style, shorten(style, member.second, room))
    end = page.text(x, low, LABEL, to_capitals(typesetting.localize(Word("Player")))) + 3 * MM
    if member.player:
        style = fit_style(VALUE_BOLD, member.player, room - (end - x))
        page.text(end, low, style, shorten(style, member.player, room - (end - x)))
    else:
        writing_line(page, end, low + 0.8 * MM, room - (end - x))


def _draw_cell(spot: Spot, width: float, cell: Labelled, row: _RowHeight, *, has_hint: bool) -> None:
    page, x, top = spot
    page.tag(Role.TD)
    if cell.shape.faces:
        boxes = NumberedBoxes(cell.shape.faces, cell.value.text, width)
        boxes.draw(page, x, top + row.base - boxes.height)
    elif cell.value.text:
        style = fit_style(number_style(cell), cell.value.text, width)
        page.text(x, top + row.base, style, shorten(style, cell.value.text, width + 1 * MM))
    else:
        writing_line(page, x, top + row.base + 0.8 * MM, width)
    if has_hint and cell.hint:
        style = fit_style(HINT, cell.hint, width, 6)
        page.text(x, top + row.foot, style, shorten(style, cell.hint, width + 1 * MM))


def _draw_speech(spot: Spot, speech: SpeechAndLoad, row: _RowHeight) -> None:
    """Draw the languages of a character, and what it carries; more than it can carry is bold."""
    page, x, top = spot
    page.tag(Role.TD)
    style, lines = name_lines(NOTE, ", ".join(speech.languages), SPEECH, LEAST)
    for n, line in enumerate(lines, 1 - len(lines)):
        page.text(x, top + row.base + n * style.size * 1.2, style, line)
    base = top + row.foot
    load = fit_style(VALUE_BOLD.sized(9) if speech.is_too_much else NOTE, speech.load, SPEECH)
    end = page.text(x, base, load, shorten(load, speech.load, SPEECH)) + 1.6 * MM
    room = x + SPEECH - end
    hint = fit_style(HINT, speech.excess, room, 6)
    if speech.excess and room > LEAST_EXCESS:
        page.text(end, base, hint, shorten(hint, speech.excess, room))


def _draw_foot(page: Page, party: Party, number: int, count: int) -> None:
    typesetting, paper = party.typesetting, page.paper
    page.line(MARGIN, paper.foot, MARGIN + paper.room)
    base = paper.foot + 3.5 * MM
    secret = (
        Word("Secrets are included.") if party.has_secrets else Word("Only what the table sees; secrets are left out.")
    )
    page.tag(Role.SECT, "footer")
    page.tag(Role.P if number == 1 else Role.ARTIFACT)
    page.text(MARGIN, base, FOOT, typesetting.localize(secret))
    page.tag(Role.ARTIFACT)
    parts = [typesetting.localize(phrase("page {number} of {count}", number=number, count=count))] if count > 1 else []
    parts.append(typesetting.localize(phrase("printed {date}", date=long_date(party.when))))
    name = shorten(FOOT, clean(party.title) or typesetting.game, 100 * MM)
    page.right(MARGIN + paper.room, base, FOOT, " \u00b7 ".join((name, *parts)))
