"""Columns of the overview of a party: vitals, tracks, speech and load, in the width that they need."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from core.export.content.party import PartyGroup, PartyMember, PartyTrack
from core.export.content.shapes import Labelled
from core.export.pdf.drawing_elements import to_capitals
from core.export.pdf.fonts import Face, clean
from core.export.pdf.page import MM, TextStyle
from core.export.pdf.styles import HINT, LABEL, TITLE

WHO, BETWEEN, CELL_GAP = 52 * MM, 5 * MM, 3 * MM
BOX_STEP, WIDE_BOX_STEP, FEW_TRACKS = 12.4 * MM, 21 * MM, 2
"""Distances of boxes: of many, and at most that of a few with long labels."""

FACES_WIDTH = 20 * MM
SPEECH = 34 * MM
LEAST_CELL, LEAST_NOTES = 8 * MM, 24 * MM
SMALLEST, LARGEST = 0.8, 1.3
"""Shares of their width to which groups shrink before those about a weapon are left out, and up to which they grow."""

FIRST_NUMBER = TextStyle(Face.BOLD, 24)
NUMBER = TextStyle(Face.SEMIBOLD, 15)


class Column(NamedTuple):
    """A group of vitals on the page: its distance from the left margin, and that and the width of its cells."""

    group: int
    x: float
    width: float
    cells: tuple[tuple[float, float], ...]


class Columns(NamedTuple):
    """The columns of an overview, with distances from the left margin.

    Attributes:
        columns: The groups with their cells.
        groups: What the groups are, as of the first character.
        tracks: The tracks of the character with most of them.
        tracks_x, tracks_step: Distance of the tracks, and that from one to the next.
        speech_x: Distance of languages and load; 0 if there is none.
        notes_x, notes_width: Where room is left to write; 0 if there is none.
        is_joined: Whether the tracks are under the rule of the first group.
    """

    columns: tuple[Column, ...]
    groups: tuple[PartyGroup, ...]
    tracks: tuple[PartyTrack, ...]
    tracks_x: float
    tracks_step: float
    speech_x: float
    notes_x: float
    notes_width: float
    is_joined: bool

    @property
    def tracks_width(self) -> float:
        """Width of the boxes of all tracks."""
        return len(self.tracks) * self.tracks_step - 2 * MM if self.tracks else 0.0


def make_columns(members: Sequence[PartyMember], room: float, *, is_joined: bool) -> Columns:
    """Return the columns for characters of one game; groups about a weapon only where there is room.

    Args:
        members: The characters.
        room: Width of the page between its margins.
        is_joined: Whether the tracks follow the first group, under the same rule.
    """
    tracks = max((member.tracks for member in members), key=len)
    groups = members[0].groups
    has_speech = any(member.speech.languages or member.speech.load for member in members)
    step = _tracks_step(tracks)
    tracks_width = len(tracks) * step + BETWEEN - 2 * MM if tracks else 0.0
    left = room - WHO - tracks_width - (SPEECH if has_speech else 0.0)
    wanted = list(range(len(groups)))
    widths = {n: _widths(members, n, has_title=n > 0 or not is_joined) for n in wanted}

    def total(chosen: Sequence[int]) -> float:
        return sum(sum(widths[n]) + CELL_GAP * (len(widths[n]) - 1) + BETWEEN for n in chosen)

    if total(wanted) * SMALLEST > left:
        wanted = [n for n in wanted if not groups[n].is_of_row] or wanted
    share = min(LARGEST, left / total(wanted)) if wanted else 1.0
    x, tracks_x = WHO, WHO
    is_joined = is_joined and bool(tracks) and 0 in wanted
    if not is_joined:
        x += tracks_width
    columns = []
    for n in wanted:
        cells, start = [], x
        for width in widths[n]:
            cells.append((x, width * share))
            x += (width + CELL_GAP) * share
        x -= CELL_GAP * share
        columns.append(Column(n, start, x - start, tuple(cells)))
        x += BETWEEN * share
        if is_joined and n == 0:
            tracks_x = x
            x += tracks_width
    speech_x = x if has_speech else 0.0
    notes_x = x + SPEECH + BETWEEN if has_speech else x
    notes_width = room - notes_x if room - notes_x >= LEAST_NOTES else 0.0
    if has_speech and not notes_width:
        speech_x = room - SPEECH
    return Columns(tuple(columns), groups, tracks, tracks_x, step, speech_x, notes_x, notes_width, is_joined)


def number_style(cell: Labelled) -> TextStyle:
    """Return the style of a number."""
    return FIRST_NUMBER if cell.shape.rank == 1 else NUMBER


def _tracks_step(tracks: Sequence[PartyTrack]) -> float:
    """Return the distance from one box to the next; a few boxes leave their labels room."""
    if len(tracks) > FEW_TRACKS:
        return BOX_STEP
    labels = max((LABEL.width(to_capitals(track.abbr)) for track in tracks), default=0.0)
    return max(BOX_STEP, min(WIDE_BOX_STEP, labels + 2 * MM))


def _widths(members: Sequence[PartyMember], group: int, *, has_title: bool) -> list[float]:
    """Return the widths of the cells of a group: of the widest number, label or hint, together at least its title."""
    cells = [member.groups[group].cells for member in members if group < len(member.groups)]
    widths = [max(_cell_width(each[n]) for each in cells if n < len(each)) for n in range(len(cells[0]))]
    title = TITLE.width(to_capitals(members[0].groups[group].title)) / SMALLEST if has_title else 0.0
    widths[-1] += max(0.0, title - sum(widths) - CELL_GAP * (len(widths) - 1))
    return widths


def _cell_width(cell: Labelled) -> float:
    if cell.shape.faces:
        return FACES_WIDTH
    number = min(number_style(cell).width(clean(cell.value.text)), 34 * MM)
    words = max(HINT.width(clean(cell.label)), min(HINT.width(clean(cell.hint)), 20 * MM))
    return max(number, words, LEAST_CELL)
