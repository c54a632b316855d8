"""Functions to draw what blocks share: titles with a rule, fitted texts, boxes, squares."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from core.export.content.shapes import NEW_ROW, BlockContent, Input, TrackContent
from core.export.pdf.fonts import clean, wrap
from core.export.pdf.form_marks import in_row, tick
from core.export.pdf.page import DANGER, HAIR, HEAVY, MM, PENCIL, RULE, TRACK, FieldMark, Page, TextStyle
from core.export.pdf.styles import HINT, LABEL, LEAST, TITLE, TITLE_BASE, TITLE_HEIGHT
from core.export.pdf.tags import Role
from core.export.pdf.typesetting import Typesetting
from core.messages import Phrase, Word, phrase
from core.rules.block_parts import Track

SQUARE = 2.4 * MM
STEP = 3.0 * MM
FIVE = 0.75 * MM
"""Squares of a track: side, pitch, and the gap after five."""

CONTINUED = Word("continued")
THIRD = 3
TICKED = "\u2611"
"""The letter that says that a box is ticked."""


def box_stands_for(points: int) -> Phrase:
    """Return how many points one square of a track stands for, as a text."""
    return phrase("each box is {points} points", points=points)


@lru_cache(maxsize=8192)
def to_capitals(text: str) -> str:
    """Return a text in capitals."""
    return clean(text).upper()


def block_title(
    content: BlockContent, typesetting: Typesetting, width: float
) -> tuple[Callable[[Page, float, float, bool], None], float]:
    """Return the drawing function of a block's title with its rule, and its height."""
    block = content.shape
    stroke = HEAVY if block.heavy else RULE
    if block.rule and not block.title:
        return lambda page, x, top, is_continuation: page.line(x, top, x + width, stroke, accent=True), 0.0
    return title_with_rule(block.title, content.hint, typesetting, width, stroke)


def title_with_rule(
    title: str, hint: str, typesetting: Typesetting, width: float, rule: float = RULE, role: Role = Role.H2
) -> tuple[Callable[[Page, float, float, bool], None], float]:
    """Return the drawing function of a title and a hint over a rule, and its height; nothing without a title.

    The title of a continued block is not read again.
    """
    if not title:
        return lambda page, x, top, is_continuation: None, 0.0
    shown, continued = to_capitals(title), typesetting.localize(CONTINUED)
    lines = wrap(HINT.face, HINT.size, clean(hint), width - TITLE.width(shown) - 4 * MM)
    height = TITLE_HEIGHT + max(0, len(lines) - 1) * HINT.size * 1.2

    def draw(page: Page, x: float, top: float, is_continuation: bool) -> None:
        base = top + height - TITLE_HEIGHT + TITLE_BASE
        page.tag(Role.ARTIFACT if is_continuation else role)
        end = page.text(x, base, TITLE, shown)
        if is_continuation:
            page.text(end + 2 * MM, base, HINT, continued)
        else:
            page.tag(Role.P)
            for n, line in enumerate(lines, 1 - len(lines)):
                page.right(x + width, base + n * HINT.size * 1.2, HINT, line)
        page.line(x, top + height, x + width, rule, accent=True)

    return draw, height


@lru_cache(maxsize=32768)
def fit_style(style: TextStyle, text: str, room: float, least: float = LEAST) -> TextStyle:
    """Return a style small enough that a line fits, but not below the minimum size."""
    wide = style.width(clean(text))
    if wide <= room or not text:
        return style
    return style.sized(max(least, int(style.size * room / wide * 10) / 10))


def fit_lines(style: TextStyle, text: str, room: float, least: float = LEAST) -> tuple[TextStyle, tuple[str, ...]]:
    """Return a style and lines for a text: smaller first, then in several lines."""
    small = fit_style(style, text, room, least)
    return small, wrap(small.face, small.size, clean(text), room, small.tracking)


def name_lines(style: TextStyle, name: str, room: float, least: float) -> tuple[TextStyle, tuple[str, ...]]:
    """Return a style and at most two lines for a name; what two lines at the minimum size do not hold is cut."""
    small, lines = fit_lines(style, name, room, least)
    return small, lines if len(lines) < THIRD else (lines[0], shorten(small, " ".join(lines[1:]), room))


def shorten(style: TextStyle, text: str, room: float) -> str:
    """Return a text cut to a width, with an ellipsis; the caller prints the whole text elsewhere."""
    text = clean(text)
    if style.width(text) <= room:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if style.width(text[:middle].rstrip() + "…") <= room:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + "…"


def pencil_box(page: Page, x: float, top: float, width: float, height: float, text: str) -> None:
    """Draw a box to write in; the present value is small at its left."""
    page.box(x, top, width, height, PENCIL)
    if text:
        style = fit_style(TextStyle(LABEL.face, 9.5), text, width - 2.4 * MM)
        page.text(x + 1.2 * MM, top + height / 2 + style.size * 0.33, style, text)


def check_box(page: Page, x: float, top: float, side: float, *, ticked: bool, found: Input | None = None) -> None:
    """Draw a small box, ticked or not, or with a field of a form."""
    is_read = ticked and found is None
    if is_read:
        page.tag(Role.FIGURE, TICKED)
    page.box(x, top, side, side, TRACK)
    if not tick(page, found, x, top, side, is_ticked=ticked) and ticked:
        page.shape(
            (
                ("m", (x + side * 0.2, top + side * 0.52)),
                ("l", (x + side * 0.42, top + side * 0.78)),
                ("l", (x + side * 0.82, top + side * 0.2)),
            ),
            0.9,
        )
    if is_read:
        page.tag(Role.SPAN)


def writing_line(page: Page, x: float, y: float, width: float) -> None:
    """Draw a line to write on."""
    page.line(x, y, x + width, HAIR)


class SquareSize(NamedTuple):
    """Size of squares: how many on a blank sheet, their scale, and the most that mean one point each."""

    blank: int = 20
    scale: float = 1
    most: int = 70


POINTS = (5, 10, 20, 50, 100, 500)
"""Points of one square where there are too many points for one each."""

MOST_SQUARES = 200


def _points(length: int, most: int, track: Track) -> int:
    """Return how many points one square stands for."""
    if track.each == 1 and length <= (track.most or most):
        return 1
    squares = track.most or MOST_SQUARES // 2
    return next((points for points in POINTS if points >= track.each and length <= points * squares), POINTS[-1])


def _below(track: Track, length: int, marked: int, points: int) -> int:
    """Return the number of squares below zero: as the track says, and enough for the marked ones."""
    if not track.below_zero:
        return 0
    needed = max(track.below_zero, marked - length)
    return -(-needed // (5 * points)) * 5 if points == 1 else -(-needed // points)


class TrackSquares:
    """Squares of a track, in rows as wide as the available width.

    Attributes:
        height: Height of all rows.
        points: Points of one square: 1, or one of `POINTS`.
        rows: Rows of squares.
    """

    def __init__(self, content: TrackContent, width: float, size: SquareSize) -> None:
        track, marked = content.shape, content.marked
        length = (track.blank or size.blank) if content.is_blank else content.length
        self.points = _points(length, size.most, track)
        self._side, self._step, self._five = SQUARE * size.scale, STEP * size.scale, FIVE * size.scale
        self._below = _below(track, length, marked, self.points)
        self._length = min(-(-length // self.points) + self._below, MOST_SQUARES)
        self._marked = min(-(-max(0, marked) // self.points), self._length)
        self._dotted = min(-(-max(0, content.dotted) // self.points), self._length - self._marked)
        self._heavy = content.heavy // self.points
        self.input = content.input
        fives = max(1, int((width + self._five + self._step - self._side + 0.01) // (5 * self._step + self._five)))
        self._in_row = fives * 5
        self._words = "" if content.is_blank else f"{marked}/{content.length}"
        self.rows = max(1, -(-self._length // self._in_row))
        self.height = self.rows * self._step - (self._step - self._side)

    def draw(self, page: Page, x: float, top: float, position: int = NEW_ROW) -> None:
        """Draw all squares: first the struck ones, then the dotted ones, at the end the bold ones.

        With squares below zero they are struck from the right, and a heavy line marks zero.
        On a form each square is a field; ``position`` is that of its row, if it is an empty one.
        """
        side, inset = self._side, 0.3 * MM
        inputs = in_row((self.input,), position) if self.input is not None else ()
        struck = range(self._length - self._marked, self._length) if self._below else range(self._marked)
        is_read = bool(self._words) and not inputs
        if is_read:
            page.tag(Role.FIGURE, self._words)
        for n in range(self._length):
            row, place = divmod(n, self._in_row)
            left = x + place * self._step + place // 5 * self._five
            upper = top + row * self._step
            page.box(left, upper, side, side, DANGER if n >= self._length - self._heavy else TRACK)
            for found in inputs:
                box = (left, upper, side, side)
                page.fields.append(FieldMark(*box, found, number=n + 1, points=self.points, is_on=n in struck))
            if n in struck and not inputs:
                page.stroke(left + inset, upper + side - inset, left + side - inset, upper + inset, DANGER)
            elif self._marked <= n < self._marked + self._dotted and not self._below:
                page.circle(left + side / 2, upper + side / 2, side * 0.2, TRACK, filled=True)
            if self._below and n == self._below:
                zero = left - (self._step - side + (0 if place % 5 else self._five)) / 2
                page.stroke(zero, upper - inset, zero, upper + side + inset, HEAVY)
        if is_read:
            page.tag(Role.SPAN)


FACE = 4.2 * MM
FACE_STEP = 5 * MM
NUMBER = TextStyle(LABEL.face, 7.5)
NUMBER_FILLED = TextStyle(LABEL.face, 7.5, white=True)
DIGITS = re.compile(r"\d+")


class NumberedBoxes:
    """Boxes numbered from 1, like the faces of a die; the ones named in a text are filled.

    Attributes:
        height: Height of a box.
        width: Width of all boxes.
    """

    def __init__(self, count: int, named: str, width: float, height: float = FACE) -> None:
        self._step = min(FACE_STEP, width / count)
        self.height = min(FACE, height, self._step * FACE / FACE_STEP)
        self.width = (count - 1) * self._step + self.height
        self._count = count
        self._named = named
        self._filled = frozenset(int(found) for found in DIGITS.findall(named))

    def draw(self, page: Page, x: float, top: float) -> None:
        """Draw all boxes; to save ink, a filled one becomes a heavy box with a cross."""
        side = self.height
        page.tag(Role.FIGURE if self._named.strip() else Role.SPAN, self._named)
        for n in range(self._count):
            left = x + n * self._step
            is_filled = n + 1 in self._filled
            page.box(left, top, side, side, HEAVY if is_filled and page.ink else PENCIL, filled=is_filled)
            if is_filled and page.ink:
                page.stroke(left, top, left + side, top + side)
                page.stroke(left, top + side, left + side, top)
                continue
            style = NUMBER_FILLED if is_filled else NUMBER
            page.center(left + side / 2, top + side / 2 + style.size * 0.33, style, str(n + 1))
        page.tag(Role.SPAN)
