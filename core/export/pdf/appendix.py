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
from core.export.pdf.laid_blocks import Band, LaidBlock, LayoutUnit, Stack
from core.export.pdf.page import GUTTER, HEAVY, MARGIN, MM, Page, TextStyle
from core.export.pdf.pagination import FilledPage, paginate
from core.export.pdf.styles import CELLS, HINT, NOTE, NOTE_BOLD, TITLE_HEIGHT
from core.export.pdf.tags import Role
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
WORDS = TextStyle(NOTE.face, 8)
TEXT = TextStyle(NOTE.face, 7.5)
KEY = TextStyle(NOTE_BOLD.face, 7.5)
ROW = TextStyle(NAME.face, 9)
ROW_VALUE = TextStyle(VALUE.face, 10)
CITE = 16 * MM
"""Width of the margin for citations, at the right of a column; lines without one beside them use it, too."""

BESIDE = 3 * MM
"""Least room between a name and the citations behind it."""

AFTER_NAME, AFTER_VALUE = 2 * MM, 1.2 * MM
MOST_NAME, MOST_NUMBER = 0.4, 0.2
"""Share of a column's text that the names and the numbers of like rows take at most."""

HEADED, ROW_LEAD = 4.2 * MM, 4.1 * MM
LEAD, TEXT_LEAD = 3.6 * MM, 3.2 * MM
INDENT = 3 * MM
BETWEEN, BETWEEN_TEXTS = 1.6 * MM, 1 * MM
"""Space above an entry and above an interpretation."""

SQUEEZED = (1.0, 0.97, 0.94, 0.91, 0.89)
"""Shares of the usual heights of lines, of which the first is taken that needs the fewest pages; see `_gap_share`."""

BELOW_TITLE = 0.8 * MM
BELOW_CHAPTER = 3.6 * MM

WHOLE = 6
"""Like numbers of up to this many lines are never divided."""

HEAD = TITLE_HEIGHT + 3 * MM
"""Height of the appendix's title, repeated on each of its pages."""

STEPS = 24
"""Steps in which the columns of the last page are shortened."""


class _Piece(NamedTuple):
    """A text in a line, with the x where it begins or ends; a citation is read last."""

    x: float
    style: TextStyle
    text: str
    ends: bool = False
    is_citation: bool = False


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
        intro = typesetting.localize(INTRO)
        self._intro = wrap(HINT.face, HINT.size, clean(intro), room)
        below = len(self._intro) * LEAD + BELOW_INTRO
        self._first = HEAD + below

        def divided(share: float) -> list[FilledPage]:
            made = [_layout_block(chapter, typesetting, self._step - GUTTER, share) for chapter in chapters]
            bands = [Band((Stack(0, (each,)),), each.after) for each in made]
            return _balanced(bands, lambda number: height - HEAD - below * (number < COLUMNS))

        *usual, least = SQUEEZED
        self._columns = divided(least)
        fewest = _pages_of(self._columns)
        self._columns = next((made for share in usual if _pages_of(made := divided(share)) == fewest), self._columns)
        self.pages = _pages_of(self._columns)

    def draw(self, page: Page, number: int, top: float) -> None:
        """Draw a page.

        Args:
            page: The page with its head.
            number: Page of the appendix, from 0.
            top: The y below the head.
        """
        title = self._typesetting.localize(Word("Explanations"))
        hint = self._typesetting.localize(Word("Numbers that are 0, typed by hand or only repeated are not listed."))
        head, _ = title_with_rule(title, hint, self._typesetting, self._room, HEAVY)
        page.tag(Role.SECT, "explanations", continues=number > 0)
        head(page, MARGIN, top, number > 0)
        if not number:
            page.bookmarks.append((title, top))
            page.tag(Role.P)
            for n, line in enumerate(self._intro):
                page.text(MARGIN, top + HEAD + (n + 0.5) * LEAD, HINT, line)
        for n, column in enumerate(self._columns[number * COLUMNS : (number + 1) * COLUMNS]):
            y = top + (HEAD if number else self._first)
            for band in column.bands:
                for block in band.stacks[0].blocks:
                    y = block.draw(page, MARGIN + n * self._step, y, column.tight, 0) + (block.after or 0)


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


def _pages_of(columns: Sequence[FilledPage]) -> int:
    return -(-len(columns) // COLUMNS)


def _layout_block(chapter: ExplanationChapter, typesetting: Typesetting, width: float, share: float) -> LaidBlock:
    """Lay out a chapter, its lines at a share of their usual height."""
    head, height = title_with_rule(chapter.title, "", typesetting, width, role=Role.H3)
    units = [unit for entry in chapter.entries for unit in _entry_units(entry, width, share)]
    units += [_unit(_run_in(key, text, width), BETWEEN_TEXTS, share) for key, text in chapter.texts]
    return LaidBlock(
        f"explained_{chapter.title}",
        chapter.title,
        head,
        height + BELOW_TITLE,
        tuple(units),
        after=BELOW_CHAPTER * _gap_share(share),
        splits=True,
        fewest=1,
    )


def _gap_share(share: float) -> float:
    """Return the share of the usual space between entries and chapters, which gives twice what lines give."""
    return 2 * share - 1


def _is_single(entry: ExplanationEntry) -> bool:
    return len(entry.lines) == 1 and not entry.lines[0].name


def _entry_units(entry: ExplanationEntry, width: float, share: float) -> Iterator[LayoutUnit]:
    """Yield the units of an entry; a long list of rows is divided, the name stays with its first row."""
    texts = [line for text in (entry.cite, entry.ours) for line in _lines(HINT, text, CITE)]
    room = width - max((HINT.width(clean(text)) for text in texts), default=0.0) - AFTER_NAME
    single = entry.lines[0] if _is_single(entry) else None
    head = _head(entry, single, room)
    cites = _citations(entry, head, width)
    if single is not None:
        rows = [[*head, *_words_beside(single.words, width, room, max(0, len(cites) - len(head)))]]
    else:
        columns = _row_columns(entry.lines, width)
        beside = max(0, len(cites) - len(head))
        rows = [_row(line, columns, room if n < beside else width) for n, line in enumerate(entry.lines)]
        rows[0] = [*head, *rows[0]]
    rows[-1] += _wrapped(HINT, entry.note, width if len(rows) > 1 else room)
    if single is not None or sum(map(len, rows)) <= WHOLE:
        rows = [[line for row in rows for line in row]]
    if 1 < len(rows) >= len(cites) and not head:
        rows = [_with_citation(row, cites[n : n + 1]) for n, row in enumerate(rows)]
    else:
        rows[0] = _with_citation(rows[0], cites)
    for n, row in enumerate(rows):
        yield _unit(row, 0 if n else BETWEEN, share)


def _head(entry: ExplanationEntry, single: ExplainedNumber | None, width: float) -> list[_Set]:
    """Return the lines of the name of an entry, with its value where it is a single number."""
    if single is not None:
        return _headed(entry.label, single, width)
    return [_Set((_Piece(0, NAME, line),), HEADED) for line in _lines(NAME, entry.label, width)]


def _citations(entry: ExplanationEntry, head: Sequence[_Set], width: float) -> list[_Piece]:
    """Return the citations of an entry: in one line where the name leaves room for that, else below each other."""
    texts = [text for text in (entry.cite, entry.ours) if text]
    joined = " · ".join(texts)
    taken = max((_end_of(piece) for piece in head[0].pieces), default=0.0) if head else width
    if texts and taken + BESIDE + HINT.width(clean(joined)) <= width:
        return [_Piece(width, HINT, joined, ends=True, is_citation=True)]
    return [
        _Piece(width, HINT, line, ends=True, is_citation=True) for text in texts for line in _lines(HINT, text, CITE)
    ]


def _end_of(piece: _Piece) -> float:
    return piece.x if piece.ends else piece.x + piece.style.width(clean(piece.text))


def _words_beside(text: str, width: float, room: float, count: int) -> list[_Set]:
    """Return the lines of where a number comes from, of which the first ones leave room for citations."""
    words = " ".join(clean(text).split())
    lines: list[str] = []
    while words and len(lines) < count:
        lines.append(_lines(WORDS, words, room)[0])
        words = words[len(lines[-1]) :].strip()
    return [_Set((_Piece(0, WORDS, line),)) for line in (*lines, *(_lines(WORDS, words, width) if words else ()))]


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
    words = _lines(WORDS, line.words, width - start)
    value = clean(line.value)
    is_wide = ROW_VALUE.width(value) > number_room
    typeset = []
    for n in range(max(len(names), len(words), 1)):
        pieces = [_Piece(0, ROW, names[n])] if n < len(names) else []
        pieces += [_Piece(end, ROW_VALUE, value, ends=True)] if not n and not is_wide else []
        pieces += [_Piece(start, WORDS, words[n])] if n < len(words) else []
        typeset.append(_Set(tuple(pieces), ROW_LEAD if not n else LEAD))
    return [*typeset, *(_wrapped(NOTE_BOLD, value, width, INDENT) if is_wide else [])]


def _lines(style: TextStyle, text: str, width: float) -> tuple[str, ...]:
    return wrap(style.face, style.size, clean(text), width, style.tracking)


def _run_in(name: str, text: str, width: float) -> list[_Set]:
    """Return the lines of a text that begins behind its name; further lines are indented."""
    *above, last = wrap(KEY.face, KEY.size, clean(name), width - INDENT) or ("",)
    typeset = [_Set((_Piece(0, KEY, line),), TEXT_LEAD) for line in above]
    start = KEY.width(last) + 1.6 * MM if last else 0
    if start > width * 0.6:
        return [*typeset, _Set((_Piece(0, KEY, last),), TEXT_LEAD), *_wrapped(TEXT, text, width, INDENT, TEXT_LEAD)]
    words = " ".join(clean(text).split())
    first = (wrap(TEXT.face, TEXT.size, words, width - start) or ("",))[0]
    pieces = (_Piece(0, KEY, last), _Piece(start, TEXT, first))
    rest = _wrapped(TEXT, words[len(first) :].strip(), width, INDENT, TEXT_LEAD)
    return [*typeset, _Set(pieces, TEXT_LEAD), *rest]


def _wrapped(style: TextStyle, text: str, width: float, indent: float = 0, lead: float = LEAD) -> list[_Set]:
    lines = wrap(style.face, style.size, clean(text), width - indent, style.tracking)
    return [_Set((_Piece(indent, style, line),), lead) for line in lines]


def _unit(lines: Sequence[_Set], above: float, share: float) -> LayoutUnit:
    """Return a unit of lines with a space above, all of them at a share of their usual height."""
    space = above * _gap_share(share)

    def draw(page: Page, x: float, top: float, _: float) -> None:
        page.tag(Role.P)
        for is_citation in (False, True):
            y = top + space
            for line in lines:
                y += line.height * share
                for piece in line.pieces:
                    if piece.is_citation is is_citation:
                        draw_piece = page.right if piece.ends else page.text
                        draw_piece(x + piece.x, y - 1.1 * MM * share, piece.style, piece.text)

    height = space + sum(line.height for line in lines) * share
    return LayoutUnit(draw, height, height)
