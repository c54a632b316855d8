"""Lays out text blocks: entries with headings, prose with ruled lines, texts in one line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby, zip_longest
from operator import itemgetter
from typing import cast

from core.export.content.shapes import (
    CheckContent,
    EntriesContent,
    EntryContent,
    Labelled,
    RunsContent,
)
from core.export.pdf.drawing_elements import (
    block_title,
    check_box,
    fit_style,
    shorten,
    title_with_rule,
    to_capitals,
    writing_line,
)
from core.export.pdf.fonts import clean, measure, wrap
from core.export.pdf.laid_blocks import LaidBlock, LayoutUnit
from core.export.pdf.page import GUTTER, MM, Page, TextStyle
from core.export.pdf.styles import BODY, GIVE, HEADING, LABEL, LABEL_BOLD, LEAD, NOTE, NOTE_BOLD, NOTE_ITALIC, PROSE
from core.export.pdf.tags import Role
from core.export.pdf.typesetting import Typesetting
from core.messages import Word, phrase
from core.rules.block_kinds import EntriesBlock, RunsBlock

RULED = 6.4 * MM
TICK = 2.6 * MM
BELOW_TITLE = 1.4 * MM
INDENT = 9.4 * MM
CHECK_LEAD = 4.4 * MM
BEHIND_LABEL = 3.6 * MM
MOST_HEADING = 5
"""Lines of a heading that is on one page with its text; a longer one may be divided."""

LAST = 2
"""Lines at the end of an entry that are on one page and in one column, so that none of them stands there alone."""

MOST_LINES = 12_000
"""Most lines of a text on cards and other layouts whose paper is not known."""

MANY_LINES = 2
"""Lines from which on only the first one of a heading gives room to what is beside it."""

SETS = (3, 2)
"""Columns of texts that are set in full, if each of them is one line in a column."""

_JOINT = " \u00b7 "
"""Separator of texts joined in a line."""


def paragraphs(text: str) -> list[str]:
    """Return the paragraphs of a text."""
    return [part for part in spaced_paragraphs(text) if part]


def spaced_paragraphs(text: str) -> list[str]:
    """Return the paragraphs of a text, with "" for an empty line (or several) between two of them."""
    parts = [clean(part).strip() for part in text.replace("\r\n", "\n").replace("\r", "\n").split("\n")]
    kept = [part for n, part in enumerate(parts) if part or (n and parts[n - 1])]
    return kept[:-1] if kept and not kept[-1] else kept


def text_units(text: str, style: TextStyle, width: float, lead: float = LEAD, role: Role = Role.P) -> list[LayoutUnit]:
    """Return the units of running text, one for each line; of a text beyond all measure only its beginning."""
    fitting = fit_text(text, width, MOST_LINES)
    return [
        line_unit(line, style, lead, Role.JOINED if n else role)
        for paragraph in paragraphs(fitting if len(fitting) == len(text) else f"{fitting} …")
        for n, line in enumerate(wrap(style.face, style.size, paragraph, width))
    ]


def line_unit(line: str, style: TextStyle, lead: float, role: Role = Role.P) -> LayoutUnit:
    """Return the unit of a line of text; in the role of a joined text it continues the line before."""

    def draw(page: Page, x: float, top: float, height: float) -> None:
        page.tag(role)
        page.text(x, top + height * 0.76, style, line)

    return LayoutUnit(draw, lead, lead)


def ruled_unit(width: float, height: float = RULED) -> LayoutUnit:
    """Return a line to write on."""

    def draw(page: Page, x: float, top: float, height: float) -> None:
        writing_line(page, x, top + height, width)

    return LayoutUnit(draw, height, height - 0.4 * MM)


def space(height: float) -> LayoutUnit:
    """Return an empty space."""
    return LayoutUnit(lambda page, x, top, height: None, height, height)


def beside(units: Sequence[LayoutUnit | None], step: float) -> LayoutUnit:
    """Return units beside each other as one; None leaves a gap."""
    filled = [(n, unit) for n, unit in enumerate(units) if unit is not None]

    def draw(page: Page, x: float, top: float, height: float) -> None:
        for page.column, unit in filled:
            unit.draw(page, x + page.column * step, top, height)
        page.column = 0

    return LayoutUnit(draw, max(unit.height for _, unit in filled), max(unit.min_height for _, unit in filled))


def in_columns(lines: Sequence[LayoutUnit], count: int, width: float) -> list[LayoutUnit]:
    """Return lines of a column's width in a number of columns of equal height, each filled before the next."""
    step = -(-len(lines) // count)
    parts = [lines[n * step : (n + 1) * step] for n in range(count)]
    return [beside(row, (width + GUTTER) / count) for row in zip_longest(*parts)]


def giving(line: LayoutUnit) -> LayoutUnit:
    """Return a line of a text at the end of a sheet, which is a little lower on a full page."""
    return replace(line, min_height=line.min_height - GIVE)


_WIDEST = 400
"""More letters than any line has."""

_PARAGRAPH = re.compile(r"[^\r\n]+")
_LINE_END = re.compile(r"\r\n|\r|\n")


def fit_text(text: str, width: float, lines: int) -> str:
    """Return a text, or the beginning of it that fills a number of lines.

    Args:
        text: The text.
        width: Width of a line.
        lines: Most lines; what comes behind them is not looked at.
    """
    if len(text) <= lines:
        return text
    left = lines
    end = 0
    for found in _PARAGRAPH.finditer(text):
        left -= bool(end) and len(_LINE_END.findall(text, end, found.start())) > 1
        start, end = found.span()
        piece = clean(text[start : min(end, start + (left + 1) * _WIDEST)])
        typeset = wrap(PROSE.face, PROSE.size, " ".join(piece.split()), width)
        if len(typeset) > left:
            return (text[:start] + " ".join(typeset[:left])).rstrip()
        left -= len(typeset)
    return text


def layout_overflow(typesetting: Typesetting, width: float) -> LaidBlock:
    """Lay out the texts that did not fit their places, in full."""
    title = typesetting.localize(Word("In full"))
    head, head_height = title_with_rule(
        title, typesetting.localize(Word("texts too long for their place above")), typesetting, width
    )
    units: list[LayoutUnit] = []
    for label, group in groupby(typesetting.overflow, key=itemgetter(0)):
        units += [space(1.6 * MM)] if units else []
        units.append(line_unit(to_capitals(label), LABEL, 3.8 * MM, Role.H3))
        texts = [text for _, text in group]
        widest = max(NOTE.width(clean(text)) for text in texts)
        sets = next((sets for sets in SETS if widest <= (width + GUTTER) / sets - GUTTER), 1)
        lines = in_columns([line for text in texts for line in text_units(text, NOTE, width)], sets, width)
        units += map(giving, lines)
    return LaidBlock("carried", title, head, head_height + BELOW_TITLE, tuple(units), splits=True)


# Entries


def layout_entries(content: EntriesContent, typesetting: Typesetting, width: float) -> LaidBlock:
    """Lay out entries with a heading, running text, check lists and labelled lines."""
    block = cast("EntriesBlock", content.shape)
    head, head_height = block_title(content, typesetting, width)
    units: list[LayoutUnit] = []
    stays: set[int] = set()
    for n, entry in enumerate(content.entries):
        if content.is_blank:
            units += _blank_entry(block, entry, width)
        else:
            heading = [*([space(2 * MM)] if n else []), *_heading(entry.heading, entry.right, width)]
            body = _body(entry, width)
            if len(heading) <= MOST_HEADING:
                stays.update(range(len(units), len(units) + len(heading) - (not body)))
            units += [*heading, *body]
            if len(body) > 1:
                stays.add(len(units) - LAST)
    if not units and block.empty:
        units += [space(1.4 * MM), *text_units(block.empty, NOTE_ITALIC, width)]
    for cell in content.lines:
        units += _labelled(cell, width)
    return LaidBlock(
        block.key,
        block.title,
        head,
        head_height + BELOW_TITLE / 2,
        tuple(units),
        stays=frozenset(stays),
        is_list=True,
    )


def _body(entry: EntryContent, width: float) -> list[LayoutUnit]:
    """Return the units below the heading of an entry."""
    units: list[LayoutUnit] = []
    for text in entry.body:
        units += text_units(text, NOTE, width)
    units += _checks(entry.checks, width)
    for cell in entry.lines:
        units += _labelled(cell, width)
    return units


def _heading(heading: str, right: str, width: float) -> list[LayoutUnit]:
    if not heading and not right:
        return []
    wide = measure(NOTE_BOLD.face, NOTE_BOLD.size, clean(right))
    beside = wide <= width * 0.6
    room = width - (wide + 4 * MM if beside and right else 0)
    style = fit_style(HEADING, heading, room, 11)
    units = []
    for n, line in enumerate(_lines_around(style, heading, room, width) or ("",)):
        units.append(_heading_line(line, style, right if beside and n == 0 else "", width, first=n == 0))
    return units if beside else [*units, *text_units(right, NOTE_BOLD, width)]


def _lines_around(style: TextStyle, text: str, room: float, width: float) -> tuple[str, ...]:
    """Return the lines of a text whose first one leaves room for what is beside it."""
    text = " ".join(clean(text).split())
    lines = wrap(style.face, style.size, text, room)
    if len(lines) < MANY_LINES:
        return lines
    return lines[0], *wrap(style.face, style.size, text[len(lines[0]) :].strip(), width)


def _heading_line(line: str, style: TextStyle, right: str, width: float, *, first: bool) -> LayoutUnit:
    def draw(page: Page, x: float, top: float, height: float) -> None:
        base = top + height - 1.2 * MM
        page.tag(Role.H3 if first else Role.JOINED)
        page.text(x, base, style, line)
        page.tag(Role.P)
        page.right(x + width, base, NOTE_BOLD, right)

    height = 7 * MM if first else 5.6 * MM
    return LayoutUnit(draw, height, height)


def _blank_entry(block: EntriesBlock, entry: EntryContent, width: float) -> list[LayoutUnit]:
    units = [ruled_unit(width, 8 * MM)]
    units += [ruled_unit(width) for _ in range(block.ruled)]
    if block.checks is not None:
        units.append(space(1.5 * MM))
        units += [_blank_check(width) for _ in range(block.checks.blank_rows)]
    for cell in entry.lines:
        units += _labelled(cell, width)
    return units


def _blank_check(width: float) -> LayoutUnit:
    def draw(page: Page, x: float, top: float, height: float) -> None:
        base = top + height - 0.9 * MM
        writing_line(page, x, base, 3.6 * MM)
        check_box(page, x + 5.2 * MM, base - TICK, TICK, ticked=False)
        writing_line(page, x + INDENT, base, width - INDENT)

    return LayoutUnit(draw, 5.4 * MM, 5 * MM)


def _checks(checks: Sequence[CheckContent], width: float) -> list[LayoutUnit]:
    units = [space(1 * MM)] if checks else []
    for check in checks:
        words = NOTE_BOLD if check.is_ticked else NOTE
        units += _check_lines(check.lead, check.value.text, check.note, words, width, check.is_ticked)
    return units


def _check_lines(lead: str, value: str, note: str, words: TextStyle, width: float, ticked: bool) -> list[LayoutUnit]:
    room = width - INDENT
    value_lines = wrap(words.face, words.size, clean(value), room)
    used = words.width(value_lines[-1]) + 1.8 * MM if value_lines else 0.0
    note = " ".join(clean(note).split())
    beside = ""
    rest = note
    if note:
        first = wrap(NOTE_ITALIC.face, NOTE_ITALIC.size, note, max(room - used, 1))
        if used < room * 0.7 and first:
            beside = first[0]
            rest = note[len(beside) :].strip()
    note_lines = wrap(NOTE_ITALIC.face, NOTE_ITALIC.size, rest, room) if rest else ()
    units: list[LayoutUnit] = []
    for n, line in enumerate(value_lines or ("",)):
        last = n == len(value_lines) - 1
        units.append(_check_line(lead if not n else None, line, words, beside if last else "", ticked))
    return units + [_indented(line, NOTE_ITALIC) for line in note_lines]


def _check_line(lead: str | None, line: str, words: TextStyle, note: str, ticked: bool) -> LayoutUnit:
    def draw(page: Page, x: float, top: float, height: float) -> None:
        base = top + height - 1.2 * MM
        page.tag(Role.P if lead is not None else Role.JOINED)
        if lead is not None:
            page.right(x + 3 * MM, base, fit_style(NOTE_BOLD, lead, 4 * MM), lead)
            check_box(page, x + 5.2 * MM, base - TICK * 0.88, TICK, ticked=ticked)
        end = page.text(x + INDENT, base, words, line)
        page.text(end + 1.8 * MM, base, NOTE_ITALIC, note)

    return LayoutUnit(draw, CHECK_LEAD, CHECK_LEAD - 0.2 * MM)


def _indented(line: str, style: TextStyle) -> LayoutUnit:
    def draw(page: Page, x: float, top: float, height: float) -> None:
        page.tag(Role.JOINED)
        page.text(x + INDENT, top + height - 1.2 * MM, style, line)

    return LayoutUnit(draw, LEAD, LEAD)


def _labelled(cell: Labelled, width: float) -> list[LayoutUnit]:
    """Return the units of a label with its text, or of a label over a writing line."""
    label, text = cell.label, clean(cell.value.text).strip()
    if cell.shape.write and not text:
        return [space(1 * MM), line_unit(to_capitals(label), LABEL, 4 * MM), ruled_unit(width)]
    if not text:
        return []
    return [space(0.8 * MM), *run_in_units(label, text, NOTE_BOLD, NOTE, width)]


def run_in_units(label: str, text: str, bold: TextStyle, style: TextStyle, width: float) -> list[LayoutUnit]:
    """Return the units of running text that begins in one line with its label."""
    indent = bold.width(label) + BEHIND_LABEL
    text = " ".join(clean(text).split())
    first, *_ = wrap(style.face, style.size, text[:_WIDEST], width - indent) or ("",)
    rest = text[len(first) :].strip()

    def draw(page: Page, x: float, top: float, height: float) -> None:
        base = top + height * 0.76
        page.tag(Role.P)
        page.text(x, base, bold, label)
        page.text(x + indent, base, style, first)

    return [LayoutUnit(draw, LEAD, LEAD), *text_units(rest, style, width, role=Role.JOINED)]


# Runs


def run_indent(content: RunsContent) -> float:
    """Return the x where the texts of a block begin, behind its label."""
    return max(13 * MM, LABEL_BOLD.width(to_capitals(cast("RunsBlock", content.shape).label)) + 2 * MM)


def layout_runs(content: RunsContent, typesetting: Typesetting, width: float, indent: float = 0) -> LaidBlock:
    """Lay out a label and texts joined in one or several lines; texts without room are counted.

    Args:
        content: What the block shows.
        typesetting: The sheet that it belongs to.
        width: Width of the block.
        indent: Where the texts begin, if further in than the label needs.
    """
    block = cast("RunsBlock", content.shape)
    parts = [text for part in content.parts if (text := clean(part.text))]
    indent = max(indent, run_indent(content))
    room = width - indent
    lines = _run_lines(parts, block.lines, room, typesetting)
    units = tuple(
        _run_line(to_capitals(block.label) if not n else "", line, indent, room) for n, line in enumerate(lines)
    )
    return LaidBlock(block.key, "", lambda page, x, top, is_continuation: None, 0, units)


def _run_lines(parts: Sequence[str], count: int, room: float, typesetting: Typesetting) -> list[str]:
    """Return texts divided over lines; "" is a line to write on."""
    if count == 1 or len(parts) != 1:
        lines = _filled_lines(parts, count, room, typesetting)
    else:
        lines = list(wrap(BODY.face, BODY.size, " ".join(parts[0].split()), room))
        if len(lines) > count:
            lines[count - 1 :] = [shorten(BODY, " ".join(lines[count - 1 :]), room)]
    return [*lines, *[""] * (count - len(lines))]


def _filled_lines(parts: Sequence[str], count: int, room: float, typesetting: Typesetting) -> list[str]:
    """Return lines with as many texts as fit; the last line counts the rest."""
    lines: list[str] = []
    while parts and len(lines) < count - 1:
        fitting = (taken for taken in range(len(parts), 1, -1) if BODY.width(_JOINT.join(parts[:taken])) <= room)
        taken = next(fitting, 1)
        lines.append(shorten(BODY, _JOINT.join(parts[:taken]), room))
        parts = parts[taken:]
    return [*lines, run_together(parts, BODY, room, typesetting)] if parts else lines


def _run_line(label: str, text: str, indent: float, room: float) -> LayoutUnit:
    def draw(page: Page, x: float, top: float, height: float) -> None:
        base = top + height - 1.4 * MM
        page.tag(Role.P if label else Role.JOINED)
        page.text(x, base, LABEL_BOLD, label)
        if text:
            page.text(x + indent, base, BODY, text)
        else:
            writing_line(page, x + indent, base + 0.9 * MM, room)

    height = 5.8 * MM if label else 4.8 * MM
    return LayoutUnit(draw, height, height - 0.4 * MM)


def run_together(parts: Sequence[str], style: TextStyle, room: float, typesetting: Typesetting) -> str:
    """Return as many texts as fit a line, and how many more there are."""
    for taken in range(len(parts), 0, -1):
        more = _more(len(parts) - taken, typesetting)
        text = _JOINT.join(parts[:taken]) + more
        if style.width(text) <= room:
            return text
    return shorten(style, parts[0], room - style.width(_more(999, typesetting))) + _more(len(parts) - 1, typesetting)


def _more(count: int, typesetting: Typesetting) -> str:
    return _JOINT + typesetting.localize(phrase("and {count} more", count=count)) if count else ""
