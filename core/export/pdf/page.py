"""Paper sizes with the column grid, and a page that records its drawing operations.

Blocks draw on a :class:`Page`, which only records texts, lines, boxes, outlines and pictures, in points from the top
left corner, and what they are (:mod:`core.export.pdf.tags`). :mod:`core.export.pdf.pdf_writer` then writes them: lines
and boxes first, then the texts in the order in which they are read. Tests read the list to check that nothing overlaps.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from core.export.content.shapes import Input
from core.export.pdf.fonts import clean, measure
from core.export.pdf.tags import Role, Tag

MM = 72 / 25.4
MARGIN = 12 * MM
GUTTER = 4 * MM
COLUMNS = 12
NARROW = 160 * MM
"""Width between the margins below which the columns of a layout are put below each other."""

HAIR, TRACK, PENCIL, RULE, HEAVY, GROUP, DANGER = 0.25, 0.35, 0.5, 0.6, 1.2, 0.6, 0.9
"""Widths of strokes in points."""

BLACK, WHITE, MADDER = "0 0 0", "1 1 1", "0.541 0.169 0.129"
"""Colours as PDF operands; blocks only ask for ``accent``, which a page that saves ink prints black."""


class Paper(NamedTuple):
    """A paper size, in points."""

    name: str
    width: float
    height: float

    @property
    def room(self) -> float:
        """Width between the margins."""
        return self.width - 2 * MARGIN

    @property
    def foot(self) -> float:
        """The y of the footer's rule, from the top."""
        return self.height - 15.6 * MM

    def span(self, columns: float) -> float:
        """Return the width of a number of grid columns with the gutters between them."""
        return columns * (self.room + GUTTER) / COLUMNS - GUTTER

    @property
    def is_narrow(self) -> bool:
        """Whether the columns of a game's layout do not all fit beside each other."""
        return self.room < NARROW

    def turned(self) -> Paper:
        """Return the paper in landscape, or in portrait if it is in landscape."""
        return Paper(self.name, self.height, self.width)


A4 = Paper("a4", 210 * MM, 297 * MM)
LETTER = Paper("letter", 612.0, 792.0)
LEGAL = Paper("legal", 612.0, 1008.0)
A5 = Paper("a5", 148 * MM, 210 * MM)
PAPERS = {paper.name: paper for paper in (A4, LETTER, LEGAL, A5)}


class Placement(NamedTuple):
    """Where a page is on its sheet of paper.

    Attributes:
        width, height: Size of the sheet in points.
        scale: Factor from points of the page to points of the sheet.
        x, y: The page's top left corner on the sheet.
    """

    width: float
    height: float
    scale: float = 1.0
    x: float = 0.0
    y: float = 0.0

    def to_sheet(self, x: float, y: float) -> tuple[float, float]:
        """Return the point of the sheet, from its top left corner, that a point of the page is at."""
        return self.x + x * self.scale, self.y + y * self.scale


class TextStyle(NamedTuple):
    """Style of a text: face, size, letter spacing, accent colour, or white."""

    face: str
    size: float
    tracking: float = 0
    accent: bool = False
    white: bool = False

    def sized(self, size: float) -> TextStyle:
        """Return the style in another size; the letter spacing scales with it."""
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


class TurnedText(NamedTuple):
    """A line of text that is upside down; ``x`` is its right end, where it begins, ``y`` its baseline."""

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
    """A picture file's bytes, scaled into a box."""

    x: float
    y: float
    width: float
    height: float
    data: bytes


class FieldMark(NamedTuple):
    """A field of a form, over a place to fill in; its coordinates are those of its box.

    Attributes:
        x, top, width, height: Its box.
        input: What is filled in.
        size: Size of its letters; 0 for a box to tick.
        align: ``left``, ``right`` or ``center``.
        lines: Whether it has several lines.
        number: Which box of a track it is, from 1; of a scale the number that it stands for; 0 for others.
        points: Points that a box of a track stands for.
        is_on: Whether it is ticked.
        is_one: Whether it is one of several boxes of which only one is ticked.
    """

    x: float
    top: float
    width: float
    height: float
    input: Input
    size: float = 0
    align: str = "left"
    lines: bool = False
    number: int = 0
    points: int = 1
    is_on: bool = False
    is_one: bool = False


DrawingMark = Text | TurnedText | Line | Rect | Circle | Shape | Picture


@lru_cache(maxsize=32768)
def _measured(style: TextStyle, text: str) -> tuple[str, float]:
    """Return a printable text and its width (memoised: most texts repeat on every sheet)."""
    text = clean(text)
    return text, style.width(text)


class PageUnit(NamedTuple):
    """What a block drew at one place, as a row: where it is, and which marks of the page it is."""

    key: str
    x: float
    top: float
    bottom: float
    first: int
    end: int


@dataclass(slots=True)
class Page:
    """One page, as a list of drawing operations.

    Attributes:
        paper: Its size.
        ink: Whether to save ink: black only, nothing filled.
        marks: The operations, in order.
        bookmarks: Titles of blocks and their y on the page.
        place: Where it is on its sheet; None for a sheet of its own, in its size.
        fields: The fields of a form, in the order in which they are filled in.
        units: What its blocks drew, in order, as far as it left marks.
        tags: What its marks are, in order.
        is_tagged: Whether that is noted.
        column: The column of the block that is being drawn.
        abbreviations: What texts that are abbreviations stand for, for those who hear them.
    """

    paper: Paper
    ink: bool = False
    marks: list[DrawingMark] = field(default_factory=list)
    bookmarks: list[tuple[str, float]] = field(default_factory=list)
    place: Placement | None = None
    fields: list[FieldMark] = field(default_factory=list)
    units: list[PageUnit] = field(default_factory=list)
    tags: list[Tag] = field(default_factory=list)
    is_tagged: bool = True
    column: int = 0
    abbreviations: Mapping[str, str] = field(default_factory=dict)

    def tag(self, role: Role, text: str = "", *, continues: bool = False) -> None:
        """Say what is drawn next.

        Args:
            role: What it is.
            text: The key of a block, the words for a figure, of merged cells their number.
            continues: Whether a block began on a page before.
        """
        if self.is_tagged:
            self.tags.append((role, len(self.marks), len(self.fields), self.column, text, continues))

    def note_unit(self, key: str, x: float, top: float, bottom: float, first: int) -> None:
        """Note that a block drew the marks from a number on between two heights."""
        if len(self.marks) > first:
            self.units.append(PageUnit(key, x, top, bottom, first, len(self.marks)))

    @property
    def placement(self) -> Placement:
        """Where the page is on its sheet."""
        return self.place if self.place is not None else Placement(self.paper.width, self.paper.height)

    def text(self, x: float, y: float, style: TextStyle, text: str) -> float:
        """Draw a line of text that begins at x; return the x of its end."""
        if not text:
            return x
        text, wide = _measured(style, text)
        self.marks.append(Text(x, y, style, text, wide))
        return x + wide

    def right(self, x: float, y: float, style: TextStyle, text: str) -> float:
        """Draw a line of text that ends at x; return the x of its beginning."""
        if not text:
            return x
        text, wide = _measured(style, text)
        self.marks.append(Text(x - wide, y, style, text, wide))
        return x - wide

    def center(self, x: float, y: float, style: TextStyle, text: str) -> None:
        """Draw a line of text centred on x."""
        text, wide = _measured(style, text)
        if text:
            self.marks.append(Text(x - wide / 2, y, style, text, wide))

    def line(
        self, x1: float, y: float, x2: float, stroke: float = HAIR, *, accent: bool = False, dash: str = ""
    ) -> None:
        """Draw a horizontal line."""
        self.marks.append(Line(x1, y, x2, y, stroke, accent, dash))

    def stroke(self, x1: float, y1: float, x2: float, y2: float, stroke: float = HAIR, *, dash: str = "") -> None:
        """Draw a line in any direction."""
        self.marks.append(Line(x1, y1, x2, y2, stroke, False, dash))

    def box(
        self, x: float, y: float, width: float, height: float, stroke: float = PENCIL, *, filled: bool = False
    ) -> None:
        """Draw a box from its top left corner; filled unless the page saves ink."""
        self.marks.append(Rect(x, y, width, height, stroke, filled and not self.ink))

    def shape(self, segments: Sequence[tuple[str, tuple[float, ...]]], stroke: float = HAIR) -> None:
        """Draw an outline."""
        self.marks.append(Shape(tuple(segments), stroke))

    def circle(self, x: float, y: float, radius: float, stroke: float = HAIR, *, filled: bool = False) -> None:
        """Draw a circle around a point; filled unless the page saves ink."""
        self.marks.append(Circle(x, y, radius, stroke, filled and not self.ink))

    def picture(self, x: float, y: float, width: float, height: float, data: bytes) -> None:
        """Draw a picture scaled into a box."""
        self.marks.append(Picture(x, y, width, height, data))


class Spot(NamedTuple):
    """A point on a page."""

    page: Page
    x: float
    y: float
