"""Lays out and draws the printed appendix: explanations of all numbers, in two columns.

A number is one small paragraph: name, value, below them where it comes from, in the margin the place in the book. Like
numbers are rows. An entry is not divided, except for long lists of rows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from core.export.explanations import ExplainedNumber, ExplanationChapter, ExplanationEntry
from core.export.pdf.drawing_elements import title_with_rule
from core.export.pdf.fonts import clean, wrap
from core.export.pdf.page import GUTTER, HEAVY, MARGIN, MM, Page, TextStyle
from core.export.pdf.pagination import Band, FilledPage, LaidBlock, LayoutUnit, Stack, paginate
from core.export.pdf.styles import CELLS, HINT, NOTE, NOTE_BOLD, TITLE_HEIGHT
from core.export.pdf.typesetting import Typesetting
from core.messages import Word

INTRO = Word(
    "Bold is the number on the sheet, the sum behind it in words. The margin names the place in the book; “ours” is "
    "Quire's reading where the book is silent."
)
BELOW_INTRO = 1.5 * MM
COLUMNS = 2
NAME = CELLS["name"]
VALUE = CELLS["partial"]
TEXT = TextStyle(NOTE.face, 8)
KEY = TextStyle(NOTE_BOLD.face, 8)
ROW = TextStyle(NAME.face, 9)
ROW_VALUE = TextStyle(VALUE.face, 10)
CITE = 16 * MM
"""Width of the margin for citations, at the right of a column."""

AFTER_NAME, AFTER_VALUE = 2 * MM, 1.2 * MM
MOST_NAME, MOST_NUMBER = 0.4, 0.2
"""Share of a column's text that the names and the numbers of like rows take at most."""

HEADED, ROW_LEAD = 4.4 * MM, 4.4 * MM
LEAD = 3.8 * MM
INDENT = 3 * MM
BETWEEN, BETWEEN_LEAST = 2.2 * MM, 1.5 * MM
"""Space above an entry: usual, and on a full page."""

BELOW_TITLE = 0.8 * MM

WHOLE = 6
"""Like numbers of up to this many lines are never divided."""

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
        intro = typesetting.localize(INTRO)
        self._intro = wrap(HINT.face, HINT.size, clean(intro), room)
        below = len(self._intro) * LEAD + BELOW_INTRO
        self._first = HEAD + below
        self._columns = _balanced(bands, lambda number: height - HEAD - below * (number < COLUMNS))
        self.pages = -(-len(self._columns) // COLUMNS)

    def draw(self, page: Page, number: int, top: float) -> None:
        """Draw a page.

        Args:
            page: The page with its head.
            number: Page of the appendix, from 0.
            top: The y below the head.
        """
        title = self._typesetting.localize(Word("Explanations"))
        hint = self._typesetting.localize(Word("Numbers that are 0 or typed by hand are not listed."))
        head, _ = title_with_rule(title, hint, self._typesetting, self._room, HEAVY)
        head(page, MARGIN, top, number > 0)
        if not number:
            page.bookmarks.append((title, top))
            for n, line in enumerate(self._intro):
                page.text(MARGIN, top + HEAD + (n + 0.5) * LEAD, HINT, line)
        for n, column in enumerate(self._columns[number * COLUMNS : (number + 1) * COLUMNS]):
            y = top + (HEAD if number else self._first)
            for band in column.bands:
                for block in band.stacks[0].blocks:
                    y = block.draw(page, MARGIN + n * self._step, y, column.tight, 0) + column.gap


def _balanced(bands: Sequence[Band], height: Callable[[int], float]) -> list[FilledPage]:
    """Divide bands over columns; the columns of the last page are made as short as possible."""
    columns = paginate(bands, height)
    full = (len(columns) - 1) // COLUMNS * COLUMNS
    for step in range(1, STEPS):
        low = height(full) * step / STEPS

        def room(number: int, low: float = low) -> float:
            return low if number >= full else height(number)

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
    room = width - CITE
    cites = [
        _Piece(width, HINT, line, ends=True) for text in (entry.cite, entry.ours) for line in _lines(HINT, text, CITE)
    ]
    single = entry.lines[0] if len(entry.lines) == 1 and not entry.lines[0].name else None
    if single is not None:
        rows = [[*_headed(entry.label, single, room), *_wrapped(NOTE, single.words, room)]]
    else:
        columns = _row_columns(entry.lines, room)
        rows = [_row(line, columns, room if n <= len(cites) else width) for n, line in enumerate(entry.lines)]
        rows[0] = [*([_Set((_Piece(0, NAME, line),), HEADED) for line in _lines(NAME, entry.label, room)]), *rows[0]]
    rows[-1] += _wrapped(HINT, entry.note, room)
    if single is not None or sum(map(len, rows)) <= WHOLE:
        rows = [[line for row in rows for line in row]]
    if 1 < len(rows) >= len(cites):
        rows = [_with_citation(row, cites[n : n + 1]) for n, row in enumerate(rows)]
    else:
        rows[0] = _with_citation(rows[0], cites)
    for n, row in enumerate(rows):
        yield _unit(row, is_first=not n)


def _with_citation(lines: list[_Set], cites: Sequence[_Piece]) -> list[_Set]:
    """Return lines with a citation at their right end, from the first one on."""
    beside = [line._replace(pieces=(*line.pieces, cite)) for line, cite in zip(lines, cites, strict=False)]
    below = [_Set((cite,)) for cite in cites[len(lines) :]]
    return [*beside, *lines[len(beside) :], *below]


def _headed(label: str, line: ExplainedNumber, width: float) -> list[_Set]:
    """Return the lines of a name with its value and unit behind it, or below if they are too long."""
    *above, last = _lines(NAME, label, width) or ("",)
    start = NAME.width(last) + AFTER_NAME
    end = start + VALUE.width(clean(line.value))
    typeset = [_Set((_Piece(0, NAME, text),), HEADED) for text in above]
    if end > width:
        return [
            *typeset,
            _Set((_Piece(0, NAME, last),), HEADED),
            *_wrapped(NOTE_BOLD, f"{line.value} {line.unit}", width),
        ]
    pieces = [_Piece(0, NAME, last), _Piece(start, VALUE, clean(line.value))]
    unit = clean(line.unit)
    if unit and end + AFTER_VALUE + NOTE.width(unit) <= width:
        pieces.append(_Piece(end + AFTER_VALUE, NOTE, unit))
    return [*typeset, _Set(tuple(pieces), HEADED)]


def _row_columns(lines: Sequence[ExplainedNumber], width: float) -> tuple[float, float]:
    """Return the widths for the names and for the numbers of like rows."""
    names = max(ROW.width(clean(line.name)) for line in lines)
    numbers = max(ROW_VALUE.width(clean(line.value)) for line in lines)
    return min(names, width * MOST_NAME), min(numbers, width * MOST_NUMBER)


def _row(line: ExplainedNumber, columns: tuple[float, float], width: float) -> list[_Set]:
    """Return the lines of one of several like numbers: name, number, where it comes from."""
    name_room, number_room = columns
    end = name_room + AFTER_NAME + number_room
    start = end + AFTER_NAME
    names = _lines(ROW, line.name, name_room) or ("",)
    words = _lines(NOTE, line.words, width - start)
    value = clean(line.value)
    is_wide = ROW_VALUE.width(value) > number_room
    typeset = []
    for n in range(max(len(names), len(words), 1)):
        pieces = [_Piece(0, ROW, names[n])] if n < len(names) else []
        pieces += [_Piece(end, ROW_VALUE, value, ends=True)] if not n and not is_wide else []
        pieces += [_Piece(start, NOTE, words[n])] if n < len(words) else []
        typeset.append(_Set(tuple(pieces), ROW_LEAD if not n else LEAD))
    return [*typeset, *(_wrapped(NOTE_BOLD, value, width, INDENT) if is_wide else [])]


def _lines(style: TextStyle, text: str, width: float) -> tuple[str, ...]:
    return wrap(style.face, style.size, clean(text), width, style.tracking)


def _run_in(name: str, text: str, width: float) -> list[_Set]:
    """Return the lines of a text that begins behind its name; further lines are indented."""
    *above, last = wrap(KEY.face, KEY.size, clean(name), width - INDENT) or ("",)
    typeset = [_Set((_Piece(0, KEY, line),)) for line in above]
    start = KEY.width(last) + 1.6 * MM if last else 0
    if start > width * 0.6:
        return [*typeset, _Set((_Piece(0, KEY, last),)), *_wrapped(TEXT, text, width, INDENT)]
    words = " ".join(clean(text).split())
    first = (wrap(TEXT.face, TEXT.size, words, width - start) or ("",))[0]
    pieces = (_Piece(0, KEY, last), _Piece(start, TEXT, first))
    return [*typeset, _Set(pieces), *_wrapped(TEXT, words[len(first) :].strip(), width, INDENT)]


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
