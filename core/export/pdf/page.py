"""Paper, grid and the list of what is drawn on a page.

Blocks draw on a :class:`Page`, which only records: texts, lines, boxes, outlines, pictures, in points from the top left
corner. The list is then written to the canvas at once (:mod:`core.export.pdf.pdf_writer`); tests read it to see that
nothing overlaps and nothing leaves the paper.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from core.export.pdf.fonts import clean, measure

MM = 72 / 25.4
MARGIN = 12 * MM
GUTTER = 4 * MM
COLUMNS = 12

HAIR, TRACK, PENCIL, RULE, HEAVY, GROUP, DANGER = 0.25, 0.35, 0.5, 0.6, 1.2, 0.6, 0.9
"""Widths of strokes in points."""

BLACK, WHITE, MADDER = "0 0 0", "1 1 1", "0.541 0.169 0.129"
"""Colours as PDF writes them; blocks say ``accent``, the page knows whether it has colour."""


class Paper(NamedTuple):
    """A size of paper, in points."""

    name: str
    width: float
    height: float

    @property
    def room(self) -> float:
        """Width between the margins."""
        return self.width - 2 * MARGIN

    @property
    def foot(self) -> float:
        """Where the rule of the foot stands, from the top."""
        return self.height - 15.6 * MM

    def span(self, columns: float) -> float:
        """Return the width of some columns of the grid with the gutters between them."""
        return columns * (self.room + GUTTER) / COLUMNS - GUTTER


A4 = Paper("a4", 210 * MM, 297 * MM)
LETTER = Paper("letter", 612.0, 792.0)
PAPERS = {"a4": A4, "letter": LETTER}


class TextStyle(NamedTuple):
    """A way to set text: face, size, space between letters, whether in the colour of the sheet, or white."""

    face: str
    size: float
    tracking: float = 0
    accent: bool = False
    white: bool = False

    def sized(self, size: float) -> TextStyle:
        """Return the same in another size; the space between letters shrinks along."""
        return self._replace(size=size, tracking=self.tracking * size / self.size)

    def width(self, text: str) -> float:
        """Return the width of a line in points."""
        return measure(self.face, self.size, text, self.tracking)


class Text(NamedTuple):
    """A line of text; ``x`` is its left end, ``y`` its baseline."""

    x: float
    y: float
    type: TextStyle
    text: str
    width: float


class Line(NamedTuple):
    """A straight line."""

    x1: float
    y1: float
    x2: float
    y2: float
    stroke: float
    accent: bool
    dash: str


class Rect(NamedTuple):
    """A box, filled with black or outlined."""

    x: float
    y: float
    width: float
    height: float
    stroke: float
    filled: bool


class Shape(NamedTuple):
    """An outline of segments: m (2 numbers), l (2), c (6), h (none)."""

    segments: tuple[tuple[str, tuple[float, ...]], ...]
    stroke: float
    filled: bool = False


class Circle(NamedTuple):
    """A circle around a point, filled with black or outlined."""

    x: float
    y: float
    radius: float
    stroke: float
    filled: bool


class Picture(NamedTuple):
    """A picture of a file's bytes, scaled into a box."""

    x: float
    y: float
    width: float
    height: float
    data: bytes


DrawingMark = Text | Line | Rect | Circle | Shape | Picture


@lru_cache(maxsize=32768)
def _measured(style: TextStyle, text: str) -> tuple[str, float]:
    """Make a text fit to print and measure it; most texts of a sheet stand on every other one as well."""
    text = clean(text)
    return text, style.width(text)


@dataclass(slots=True)
class Page:
    """One page, as a list of marks.

    Attributes:
        paper: Its size.
        ink: Whether it saves ink: no colour, nothing filled.
        marks: All that is drawn, in order.
        bookmarks: Titles of blocks and their height on the page.
    """

    paper: Paper
    ink: bool = False
    marks: list[DrawingMark] = field(default_factory=list)
    bookmarks: list[tuple[str, float]] = field(default_factory=list)

    def text(self, x: float, y: float, style: TextStyle, text: str) -> float:
        """Set a line that begins at x; gives the x where it ends."""
        if not text:
            return x
        text, wide = _measured(style, text)
        self.marks.append(Text(x, y, style, text, wide))
        return x + wide

    def right(self, x: float, y: float, style: TextStyle, text: str) -> float:
        """Set a line that ends at x; gives the x where it begins."""
        if not text:
            return x
        text, wide = _measured(style, text)
        self.marks.append(Text(x - wide, y, style, text, wide))
        return x - wide

    def center(self, x: float, y: float, style: TextStyle, text: str) -> None:
        """Set a line around x."""
        text, wide = _measured(style, text)
        if text:
            self.marks.append(Text(x - wide / 2, y, style, text, wide))

    def line(
        self, x1: float, y: float, x2: float, stroke: float = HAIR, *, accent: bool = False, dash: str = ""
    ) -> None:
        """Draw a line across."""
        self.marks.append(Line(x1, y, x2, y, stroke, accent, dash))

    def stroke(self, x1: float, y1: float, x2: float, y2: float, stroke: float = HAIR) -> None:
        """Draw a line in any direction."""
        self.marks.append(Line(x1, y1, x2, y2, stroke, False, ""))

    def box(
        self, x: float, y: float, width: float, height: float, stroke: float = PENCIL, *, filled: bool = False
    ) -> None:
        """Draw a box from its top left corner; in ink-saving pages none is filled."""
        self.marks.append(Rect(x, y, width, height, stroke, filled and not self.ink))

    def shape(self, segments: Sequence[tuple[str, tuple[float, ...]]], stroke: float = HAIR) -> None:
        """Draw an outline."""
        self.marks.append(Shape(tuple(segments), stroke))

    def circle(self, x: float, y: float, radius: float, stroke: float = HAIR, *, filled: bool = False) -> None:
        """Draw a circle around a point; in ink-saving pages none is filled."""
        self.marks.append(Circle(x, y, radius, stroke, filled and not self.ink))

    def picture(self, x: float, y: float, width: float, height: float, data: bytes) -> None:
        """Put a picture into a box."""
        self.marks.append(Picture(x, y, width, height, data))


class Spot(NamedTuple):
    """A place on a page."""

    page: Page
    x: float
    y: float
