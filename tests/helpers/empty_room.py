"""How much of printed pages is empty: at their ends, and beside columns."""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from core.character.sheet import Sheet
from core.export.pdf import make_pdf
from core.export.pdf.page import COLUMNS, GUTTER, MARGIN, Circle, DrawingMark, Line, Page, Picture, Rect, Shape, Text
from tests.helpers.page_checks import ABOVE, BELOW, overlaps, record_pages

WHEN = datetime.date(2026, 11, 20)
USUAL = 36.0
"""Points of height, three lines, that are no empty room: the space between blocks, above the foot."""

Extent = tuple[float, float, float, float]
"""Left, top, right and bottom."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Figures of sheets.

    Attributes:
        rooms: Points of empty room of each page.
        ends: Those of them at the end of each page.
        overlaps: Pairs of texts that overlap.
    """

    rooms: tuple[float, ...] = ()
    ends: tuple[float, ...] = ()
    overlaps: int = 0

    def __add__(self, other: Figures) -> Figures:
        """Return the figures of both."""
        return Figures(self.rooms + other.rooms, self.ends + other.ends, self.overlaps + other.overlaps)

    def __str__(self) -> str:
        """Return them as text."""
        room, ends = sum(self.rooms), sum(self.ends)
        return f"{len(self.rooms):4} pages, {room:6.0f} pt of empty room, {ends:6.0f} at ends, {self.overlaps} overlaps"


def measure(sheet: Sheet, paper: str) -> Figures:
    """Return the figures of a full sheet."""
    _, pages = record_pages(make_pdf, [sheet], "full", paper, when=WHEN)
    found = [empty_room(page, is_last=page is pages[-1]) for page in pages]
    rooms, ends = zip(*found, strict=True)
    return Figures(rooms, ends, sum(len(list(overlaps(page))) for page in pages))


def empty_room(page: Page, *, is_last: bool) -> tuple[float, float]:
    """Return the points of empty room of a page, as height at full width, and those at its end, below all columns.

    Args:
        page: The page.
        is_last: Whether it is the last one of a sheet, which need not be full.
    """
    drawn = page.units[-1].end
    extents = list(_extents(page.marks[:drawn]))
    foot = min(each[1] for each in _extents(page.marks[drawn:]))
    reach = max(each[3] for each in extents)
    end = reach if is_last else foot
    step = (page.paper.room + GUTTER) / COLUMNS
    total = 0.0
    for column in range(COLUMNS):
        left, right = MARGIN + column * step, MARGIN + (column + 1) * step - GUTTER
        reached = MARGIN
        inside = sorted((top, bottom) for x, top, until, bottom in extents if x < right and until > left)
        for top, bottom in [*inside, (end, end)]:
            total += top - reached if top - reached > USUAL else 0
            reached = max(reached, bottom)
    return total / COLUMNS, end - reach if end - reach > USUAL else 0.0


def _extents(marks: Sequence[DrawingMark]) -> Iterator[Extent]:
    """Yield where marks are."""
    for mark in marks:
        if isinstance(mark, Text):
            yield mark.x, mark.y - ABOVE * mark.type.size, mark.x + mark.width, mark.y + BELOW * mark.type.size
        elif isinstance(mark, Line):
            yield min(mark.x1, mark.x2), min(mark.y1, mark.y2), max(mark.x1, mark.x2), max(mark.y1, mark.y2)
        elif isinstance(mark, Rect | Picture):
            yield mark.x, mark.y, mark.x + mark.width, mark.y + mark.height
        elif isinstance(mark, Circle):
            yield mark.x - mark.radius, mark.y - mark.radius, mark.x + mark.radius, mark.y + mark.radius
        elif isinstance(mark, Shape):
            points = [(numbers[-2], numbers[-1]) for _, numbers in mark.segments if numbers]
            if points:
                across, down = zip(*points, strict=True)
                yield min(across), min(down), max(across), max(down)
