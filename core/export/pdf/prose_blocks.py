"""Lays out prose: labelled texts with their paragraphs and headings, in two columns where lines would be too long."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import NamedTuple, cast

from core.export.content.shapes import Input, ProseContent
from core.export.pdf.drawing_elements import block_title, to_capitals, writing_line
from core.export.pdf.fonts import Face, wrap
from core.export.pdf.form_marks import fill_in_lines
from core.export.pdf.laid_blocks import LaidBlock, LayoutUnit
from core.export.pdf.page import GUTTER, MM, Page, TextStyle
from core.export.pdf.styles import BODY, CELLS, GIVE, LABEL, LABEL_BOLD, LEAD, PROSE
from core.export.pdf.tags import Role
from core.export.pdf.text_blocks import (
    BELOW_TITLE,
    MOST_LINES,
    beside,
    fit_text,
    line_unit,
    ruled_unit,
    space,
    spaced_paragraphs,
)
from core.export.pdf.typesetting import Typesetting
from core.messages import Word
from core.rules.block_kinds import ProseBlock

WIDEST = 115 * MM
"""Width of a line of about 75 letters; a wider text is set in two columns."""

COLUMNS = 2
MOST_ROWS = 150
"""More rows than a page has."""

FEW_LINES = 6
"""Lines of a whole text below which it stays in the first column."""

PROSE_LEAD = 4.2 * MM
LEAST_LINES, MOST_FIELD_LINES = 2, 30
"""Lines of a field of a form; a longer text is scrolled in it."""

BELOW_FIELD = 1.2 * MM
BEHIND_LABEL, NARROWEST_FIELD = 2 * MM, 25 * MM
"""Gap between a label and the field behind it, and the least width of that field."""

BESIDE_LABEL, BELOW_BESIDE = 4.4 * MM, 0.6 * MM
"""Height of a field behind its label, and the gap below it."""

HEADING = CELLS["name"]
"""Style of a heading in a text, which a line that begins with ``#`` is."""

_HEADING = re.compile(r"#{1,6} +(.*\S)")


class _Part(NamedTuple):
    """A text with its label, or "", and whether it begins within a paragraph."""

    label: str
    text: str
    is_rest: bool = False


class _Line(NamedTuple):
    """A line of a text.

    Attributes:
        unit: Draws it.
        part: The position of its text, from 0.
        paragraph: Its paragraph in the text.
        offset: Its offset in the paragraph, in letters.
        is_empty: Whether it is the empty line between two paragraphs.
        stays: Whether it stays with the next line, as a heading does.
    """

    unit: LayoutUnit
    part: int = 0
    paragraph: int = 0
    offset: int = 0
    is_empty: bool = False
    stays: bool = False


def column_width(width: float) -> float:
    """Return the width of a line of prose in a block: the block's, or that of a column of two."""
    return width if width <= WIDEST else (width - (COLUMNS - 1) * GUTTER) / COLUMNS


def layout_prose(
    content: ProseContent, typesetting: Typesetting, width: float, room: float = 0, most: int = MOST_LINES
) -> LaidBlock:
    """Lay out labelled texts, and ruled lines for what is not written yet.

    Args:
        content: What the block shows.
        typesetting: The sheet that it belongs to.
        width: Width of the block.
        room: Width of the page, for the continuation of a split text; 0 if it keeps its width.
        most: Most lines of each text, at the width of a column of the page.
    """
    if any(cell.value.inputs for cell in content.texts):
        return _layout_form(content, typesetting, width)
    widest = column_width(room or width)
    filled = [_Part(cell.label, _limited(cell.value.text, widest, most, typesetting)) for cell in content.texts]
    filled = [part for part in filled if part.text.strip()]
    if not cast("ProseBlock", content.shape).inline and len(filled) == 1 and content.title:
        filled = [_Part("", filled[0].text)]
    return _layout_parts(content, typesetting, filled, width, room)


def _layout_form(content: ProseContent, typesetting: Typesetting, width: float) -> LaidBlock:
    """Lay out texts of a form: a label and a field of several lines for each, as high as its text and a line more.

    On a page that would not hold them, the fields are as high as their texts, and behind their labels.
    """
    block = cast("ProseBlock", content.shape)
    head, head_height = block_title(content, typesetting, width)
    units: list[LayoutUnit] = []
    is_one = len(content.texts) == 1 and bool(content.title)
    least = max(LEAST_LINES, -(-block.ruled // max(1, len(content.texts))))
    for cell in content.texts:
        value = cell.value
        if not value.inputs and not value.text:
            continue
        label = to_capitals(cell.label)
        if len(value.inputs) == 1 and not value.pieces and not is_one:
            units.append(_labelled_field(label, value.inputs[0], value.text, width, least))
            continue
        units += [] if is_one else [line_unit(label, LABEL, PROSE_LEAD, Role.H3)]
        if not value.inputs:
            units += [line_unit(line, PROSE, PROSE_LEAD, role) for line, role in _form_lines(value.text, width)]
        written = {piece.input: piece.text for piece in value.pieces}
        for found in value.inputs:
            units.append(_field(found, written.get(found, "") if value.pieces else value.text, width, least))
    return LaidBlock(block.key, block.title, head, head_height + BELOW_TITLE, tuple(units))


def _form_lines(text: str, width: float) -> list[tuple[str, Role]]:
    """Return the lines of a text on a form, with their roles."""
    return [
        (line, Role.JOINED if n else Role.P)
        for part in _spaced(text)
        for n, line in enumerate(wrap(Face.SANS, PROSE.size, part, width) or ("",))
    ]


def _labelled_field(label: str, found: Input, text: str, width: float, least: int) -> LayoutUnit:
    """Return a field below its label; behind it on a tight page, if that is lower."""
    above, below = line_unit(label, LABEL, PROSE_LEAD, Role.H3), _field(found, text, width, least)
    taken = LABEL.width(label) + BEHIND_LABEL
    height, min_height = above.height + below.height, above.height + below.min_height
    beside_height = BESIDE_LABEL + (_field_lines(text, max(width - taken, NARROWEST_FIELD)) - 1) * PROSE_LEAD
    is_beside = width - taken >= NARROWEST_FIELD and beside_height < min_height

    def draw(page: Page, x: float, top: float, given: float) -> None:
        if is_beside and given < height:
            above.draw(page, x, top, BESIDE_LABEL)
            _draw_field(page, found, (x + taken, top, width - taken, beside_height - BELOW_BESIDE))
        else:
            above.draw(page, x, top, above.height)
            below.draw(page, x, top + above.height, given - above.height)

    return LayoutUnit(draw, height, beside_height if is_beside else min_height)


def _field_lines(text: str, width: float) -> int:
    """Return the lines that a field of a width shows of a text; one for none."""
    return min(MOST_FIELD_LINES, max(1, len(_form_lines(text, width))))


def _draw_field(page: Page, found: Input, box: tuple[float, float, float, float]) -> None:
    """Record a field of several lines in a box over a rule."""
    x, top, width, height = box
    page.tag(Role.P)
    fill_in_lines(page, found, box, PROSE.size)
    writing_line(page, x, top + height, width)


def _field(found: Input, text: str, width: float, least: int) -> LayoutUnit:
    """Return a field over a rule, of its text's lines and one more; on a tight page without that one.

    Args:
        found: What is filled in.
        text: Its text.
        width: Its width.
        least: Least lines.
    """

    def draw(page: Page, x: float, top: float, height: float) -> None:
        _draw_field(page, found, (x, top, width, height - BELOW_FIELD))

    fewest = _field_lines(text, width)
    lines = min(MOST_FIELD_LINES, max(least, fewest + 1))
    return LayoutUnit(draw, lines * PROSE_LEAD + BELOW_FIELD, fewest * PROSE_LEAD + BELOW_FIELD - GIVE)


def _limited(text: str, width: float, most: int, typesetting: Typesetting) -> str:
    """Return a text that fills at most a number of lines, with a last line that says where it was cut."""
    fitting = fit_text(text, width, most)
    if len(fitting) == len(text):
        return text
    return f"{fitting}\n{typesetting.localize(Word('The text continues; only its beginning is printed.'))}"


def _layout_parts(
    content: ProseContent, typesetting: Typesetting, parts: Sequence[_Part], width: float, room: float = 0
) -> LaidBlock:
    block = cast("ProseBlock", content.shape)
    is_split = width > WIDEST
    lines = [
        line
        for n, part in enumerate(parts)
        for line in _set_part(part, column_width(width), n, is_inline=block.inline, is_split=is_split)
    ]

    def across(start: int) -> LaidBlock:
        if not lines:
            return _layout_parts(content, typesetting, parts, room)
        line = lines[start]
        rest = [_rest(parts[line.part], line), *parts[line.part + 1 :]]
        return _layout_parts(content, typesetting, rest, room)

    full_width = across if room > width + GUTTER else None
    if is_split:
        return _in_columns(content, typesetting, lines, width, full_width=full_width)
    laid = _block(content, typesetting, tuple(line.unit for line in lines), width, has_text=bool(parts))
    stays = frozenset(n for n, line in enumerate(lines) if line.stays)
    return replace(laid, stays=stays, full_width=full_width)


def _block(
    content: ProseContent, typesetting: Typesetting, units: tuple[LayoutUnit, ...], width: float, *, has_text: bool
) -> LaidBlock:
    block = cast("ProseBlock", content.shape)
    head, head_height = block_title(content, typesetting, width)
    return LaidBlock(
        block.key,
        block.title,
        head,
        head_height + BELOW_TITLE,
        units,
        blank=lambda number: ruled_unit(width),
        wanted=block.ruled if has_text or content.is_blank else max(0, block.ruled - 1),
        fixed=int(content.is_blank or not has_text),
        grow=block.grow,
    )


def _in_columns(
    content: ProseContent,
    typesetting: Typesetting,
    lines: Sequence[_Line],
    width: float,
    rows: slice = slice(None),
    *,
    full_width: Callable[[int], LaidBlock] | None = None,
) -> LaidBlock:
    """Lay out a range of lines in two columns, each filled before the next.

    Of more than a page only the first rows are laid out: the others are laid out again when it is split.
    """
    taken = _without_empty(lines[rows])
    cut = len(taken) if len(lines) < FEW_LINES else -(-len(taken) // COLUMNS)
    while cut > 1 and taken[cut - 1].stays:
        cut -= 1
    others = _without_empty(taken[cut:])
    step = (width + GUTTER) / COLUMNS
    pairs = zip_longest(taken[:cut][:MOST_ROWS], others[:MOST_ROWS])
    units = tuple(beside([line.unit if line is not None else None for line in pair], step) for pair in pairs)
    units += (space(PROSE_LEAD),) * (max(cut, len(others)) - len(units))
    laid = _block(content, typesetting, units, width, has_text=bool(lines))
    return replace(
        laid,
        first_row=rows.start or 0,
        column_sets=COLUMNS,
        stays=_Staying(lines),
        relayout=lambda start, stop: _in_columns(
            content, typesetting, lines, width, slice(start, stop), full_width=full_width
        ),
        full_width=full_width,
    )


class _Staying(Container[int]):
    """The positions of the lines that stay with the next one, without going through all lines."""

    def __init__(self, lines: Sequence[_Line]) -> None:
        self._lines = lines

    def __contains__(self, position: object) -> bool:
        return isinstance(position, int) and 0 <= position < len(self._lines) and self._lines[position].stays


def _without_empty(lines: Sequence[_Line]) -> Sequence[_Line]:
    """Return lines without the empty one at the top of a column."""
    return lines[1:] if lines and lines[0].is_empty else lines


def _set_part(part: _Part, width: float, number: int, *, is_inline: bool, is_split: bool) -> list[_Line]:
    """Return the lines of a text; its label is part of the first one, or in columns a line of its own."""
    label = to_capitals(part.label)
    is_run_in = is_inline and bool(label)
    style, lead = (PROSE.sized(BODY.size), LEAD) if is_run_in else (PROSE, PROSE_LEAD)
    indent = LABEL_BOLD.width(label) + 2 * MM if is_run_in else 0
    typeset: list[_Line] = []
    for n, text in enumerate(_spaced(part.text)):
        heading = _HEADING.fullmatch(text)
        if heading is not None:
            shown = wrap(HEADING.face, HEADING.size, heading[1], width)
            roles = (Role.H3, *(Role.JOINED for _ in shown))
            typeset += [
                _Line(line_unit(line, HEADING, lead, role), number, n, stays=True)
                for line, role in zip(shown, roles, strict=False)
            ]
            continue
        if not text:
            typeset.append(_Line(space(lead), number, n, is_empty=True))
            continue
        opening = wrap(style.face, style.size, text, width - indent)[0] if is_run_in and not n else ""
        others = wrap(style.face, style.size, text[len(opening) :].strip(), width)
        offset = 0
        for line in (opening, *others) if opening else others:
            role = Role.JOINED if offset or (part.is_rest and not n) else Role.P
            typeset.append(_Line(line_unit(line, style, lead, role), number, n, offset))
            offset += len(line) + (text[offset + len(line) : offset + len(line) + 1] == " ")
        if opening:
            typeset[0] = typeset[0]._replace(unit=_run_in(label, opening, style, indent, lead))
    if not label or (is_run_in and _has_run_in(part)):
        return typeset
    if is_split:
        above = [_Line(space(lead), number, is_empty=True)] if number else []
        return [*above, _Line(line_unit(label, LABEL, lead, Role.H3), number, stays=True), *typeset]
    return [typeset[0]._replace(unit=_labelled_line(label, typeset[0].unit, not number)), *typeset[1:]]


def _has_run_in(part: _Part) -> bool:
    """Return whether a text begins with words that its label can be in one line with."""
    return _HEADING.fullmatch(_spaced(part.text)[0]) is None


def _spaced(text: str) -> list[str]:
    """Return the paragraphs of a text; the empty line below a heading falls away."""
    parts = [" ".join(paragraph.split()) for paragraph in spaced_paragraphs(text.strip())]
    return [part for n, part in enumerate(parts) if part or not (n and _HEADING.fullmatch(parts[n - 1]))]


def _rest(part: _Part, line: _Line) -> _Part:
    """Return the rest of a text from a line on; only its beginning has the label."""
    left = _spaced(part.text)[line.paragraph :]
    label = part.label if not line.paragraph and not line.offset else ""
    return _Part(label, "\n".join((left[0][line.offset :], *left[1:])), is_rest=line.offset > 0)


def _labelled_line(label: str, line: LayoutUnit, is_first: bool) -> LayoutUnit:
    """Return the unit of a label above the first line of its text."""
    above = 0 if is_first else 1.6 * MM
    height = above + 3.6 * MM

    def draw(page: Page, x: float, top: float, _: float) -> None:
        page.tag(Role.H3)
        page.text(x, top + above + 3.6 * MM * 0.76, LABEL, label)
        line.draw(page, x, top + height, line.height)

    return LayoutUnit(draw, height + line.height, height + line.min_height)


def _run_in(label: str, line: str, style: TextStyle, indent: float, lead: float) -> LayoutUnit:
    """Return the unit of a line that begins with the label of its text."""

    def draw(page: Page, x: float, top: float, height: float) -> None:
        base = top + height - 1.2 * MM
        page.tag(Role.P)
        page.text(x, base, LABEL_BOLD, label)
        page.text(x + indent, base, style, line)

    return LayoutUnit(draw, lead, lead)
