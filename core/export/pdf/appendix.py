"""Lays out and draws the printed appendix: explanations of all numbers, in two columns.

An entry has the value, the formula in words, the formula with values, and the citation. An entry is not divided, except
for long lists of rows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from core.export.explanations import ExplanationChapter, ExplanationEntry
from core.export.pdf.drawing_elements import title_with_rule
from core.export.pdf.fonts import clean, wrap
from core.export.pdf.page import GUTTER, HEAVY, MARGIN, MM, Page, TextStyle
from core.export.pdf.pagination import Band, FilledPage, LaidBlock, LayoutUnit, Stack, paginate
from core.export.pdf.styles import CELLS, HINT, NOTE, NOTE_BOLD, TITLE_HEIGHT
from core.export.pdf.typesetting import Typesetting
from core.messages import Word

COLUMNS = 2
NAME = CELLS["name"]
VALUE = CELLS["partial"]
FILLED = TextStyle(NOTE.face, 8)
ROW = TextStyle(NOTE_BOLD.face, 8)
LEAD = 3.7 * MM
INDENT = 3 * MM
BETWEEN, BETWEEN_LEAST = 2.2 * MM, 1.5 * MM
"""Space above an entry: usual, and on a full page."""

BELOW_TITLE = 0.8 * MM

WHOLE = 16
"""Entries of up to this many lines are never divided."""

HEAD = TITLE_HEIGHT + 3 * MM
"""Height of the appendix's title, repeated on each of its pages."""

STEPS = 24
"""Steps in which the columns of the last page are shortened."""


class _Piece(NamedTuple):
    """A text in a line, with the x where it begins or ends."""

    x: float
    style: TextStyle
    text: str
    ends: bool = False


class _Set(NamedTuple):
    """A typeset line: its pieces and its height."""

    pieces: tuple[_Piece, ...]
    height: float = LEAD


class Appendix:
    """The pages of an appendix.

    Attributes:
        pages: Number of pages.
    """

    def __init__(
        self, chapters: Sequence[ExplanationChapter], typesetting: Typesetting, room: float, height: float
    ) -> None:
        self._typesetting = typesetting
        self._room = room
        self._step = (room + GUTTER) / COLUMNS
        laid_block = (_layout_block(n, chapter, typesetting, self._step - GUTTER) for n, chapter in enumerate(chapters))
        bands = [Band((Stack(0, (each,)),)) for each in laid_block]
        self._columns = _balanced(bands, height - HEAD)
        self.pages = -(-len(self._columns) // COLUMNS)

    def draw(self, page: Page, number: int, top: float) -> None:
        """Draw a page.

        Args:
            page: The page with its head.
            number: Page of the appendix, from 0.
            top: The y below the head.
        """
        title = self._typesetting.localize(Word("Explanations"))
        hint = self._typesetting.localize(Word("where the numbers of this sheet come from"))
        head, _ = title_with_rule(title, hint, self._typesetting, self._room, HEAVY)
        head(page, MARGIN, top, number > 0)
        if not number:
            page.bookmarks.append((title, top))
        for n, column in enumerate(self._columns[number * COLUMNS : (number + 1) * COLUMNS]):
            y = top + HEAD
            for band in column.bands:
                for block in band.stacks[0].blocks:
                    y = block.draw(page, MARGIN + n * self._step, y, column.tight, 0) + column.gap


def _balanced(bands: Sequence[Band], height: float) -> list[FilledPage]:
    """Divide bands over columns; the columns of the last page are made as short as possible."""
    columns = paginate(bands, lambda number: height)
    full = (len(columns) - 1) // COLUMNS * COLUMNS
    for step in range(1, STEPS):
        low = height * step / STEPS

        def room(number: int, low: float = low) -> float:
            return low if number >= full else height

        tried = paginate(bands, room)
        if len(tried) <= full + COLUMNS and all(each.total() <= low for each in tried[full:]):
            return tried
    return columns


def _layout_block(number: int, chapter: ExplanationChapter, typesetting: Typesetting, width: float) -> LaidBlock:
    head, height = title_with_rule(chapter.title, "", typesetting, width)
    units = [unit for entry in chapter.entries for unit in _entry_units(entry, width)]
    units += [_unit(_run_in(key, text, width)) for key, text in chapter.texts]
    return LaidBlock(f"explained_{number}", chapter.title, head, height + BELOW_TITLE, tuple(units), splits=True)


def _entry_units(entry: ExplanationEntry, width: float) -> Iterator[LayoutUnit]:
    """Yield the units of an entry; a long list of rows is divided, the name stays with its first row."""
    single = entry.lines[0] if len(entry.lines) == 1 and not entry.lines[0].name else None
    head = _headed(entry.label, single.value if single is not None else "", width)
    head += _wrapped(NOTE, entry.formula, width)
    if single is not None:
        rows = [_wrapped(FILLED, single.filled, width)]
    else:
        rows = [_run_in(one.name, one.filled or one.value, width) for one in entry.lines]
    rows[-1] = [*rows[-1], *_wrapped(HINT, entry.cite, width)]
    rows[0] = [*head, *rows[0]]
    if sum(map(len, rows)) <= WHOLE:
        rows = [[line for row in rows for line in row]]
    for n, row in enumerate(rows):
        yield _unit(row, is_first=not n)


def _headed(label: str, value: str, width: float) -> list[_Set]:
    """Return the lines of a name with its value at the right, or below if it is too long."""
    value = clean(value)
    wide = VALUE.width(value)
    is_beside = wide <= width * 0.45
    lines = wrap(NAME.face, NAME.size, clean(label), width - (wide + 2 * MM if is_beside else 0), NAME.tracking)
    typeset = [_Set((_Piece(0, NAME, line),), 4.2 * MM) for line in lines]
    if not is_beside:
        return [*typeset, *_wrapped(NOTE_BOLD, value, width)]
    if value:
        typeset[0] = _Set((*typeset[0].pieces, _Piece(width, VALUE, value, ends=True)), typeset[0].height)
    return typeset


def _run_in(name: str, text: str, width: float) -> list[_Set]:
    """Return the lines of a text that begins behind its name; further lines are indented."""
    *above, last = wrap(ROW.face, ROW.size, clean(name), width - INDENT) or ("",)
    typeset = [_Set((_Piece(0, ROW, line),)) for line in above]
    start = ROW.width(last) + 1.6 * MM if last else 0
    if start > width * 0.6:
        return [*typeset, _Set((_Piece(0, ROW, last),)), *_wrapped(FILLED, text, width, INDENT)]
    words = " ".join(clean(text).split())
    first = (wrap(FILLED.face, FILLED.size, words, width - start) or ("",))[0]
    pieces = (_Piece(0, ROW, last), _Piece(start, FILLED, first))
    return [*typeset, _Set(pieces), *_wrapped(FILLED, words[len(first) :].strip(), width, INDENT)]


def _wrapped(style: TextStyle, text: str, width: float, indent: float = 0) -> list[_Set]:
    lines = wrap(style.face, style.size, clean(text), width - indent, style.tracking)
    return [_Set((_Piece(indent, style, line),)) for line in lines]


def _unit(lines: Sequence[_Set], *, is_first: bool = True) -> LayoutUnit:
    """Return a unit of lines, with space above the first of an entry."""
    own = sum(line.height for line in lines)

    def draw(page: Page, x: float, top: float, height: float) -> None:
        y = top + height - own
        for line in lines:
            y += line.height
            for piece in line.pieces:
                (page.right if piece.ends else page.text)(x + piece.x, y - 1.1 * MM, piece.style, piece.text)

    return LayoutUnit(draw, own + BETWEEN * is_first, own + BETWEEN_LEAST * is_first)
