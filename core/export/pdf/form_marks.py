"""Records the fields of a form where a sheet has places to fill in: over texts, lines, boxes and tracks.

A block calls these functions where it would print a value; without inputs they record nothing, and it prints the value.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.export.content.shapes import NEW_ROW, Input, Piece
from core.export.pdf.fonts import clean
from core.export.pdf.page import MM, FieldMark, Page, TextStyle

ABOVE, BELOW = 0.98, 0.34
"""How far a field of one line reaches above and below the baseline, as a share of the size of its letters."""

BETWEEN = 1.2 * MM
"""Gap between fields that share a place."""

ROOM = 1.5 * MM
"""Room in a field among words for more than it holds."""

NARROWEST = 6 * MM
"""Least width of fields that share a place; where there is less room, only the first ones are there."""

_NEW = (NEW_ROW,)

LEAST_SIZE = 6.0
MOST_SIZE = 20.0


def fill_in(
    page: Page, inputs: Sequence[Input], line: tuple[float, float, float], style: TextStyle, align: str = "left"
) -> bool:
    """Record fields of one line; return whether there are any.

    Args:
        page: Receives them.
        inputs: What is filled in, side by side.
        line: The left end, the baseline and the width of the line.
        style: Style of the text that would be printed there.
        align: ``left``, ``right`` or ``center``.
    """
    x, base, width = line
    if not inputs or width <= 0:
        return bool(inputs)
    size = min(style.size, MOST_SIZE)
    top, height = base - size * ABOVE, size * (ABOVE + BELOW)
    if len(inputs) == 1:
        page.fields.append(FieldMark(x, top, width, height, inputs[0], size, align))
        return True
    count = max(1, min(len(inputs), int((width + BETWEEN) / (NARROWEST + BETWEEN))))
    each = (width - (count - 1) * BETWEEN) / count
    for n, found in enumerate(inputs[:count]):
        page.fields.append(FieldMark(x + n * (each + BETWEEN), top, each, height, found, size, align))
    return True


def fill_in_mixed(
    page: Page, pieces: Sequence[Piece], line: tuple[float, float, float], style: TextStyle, align: str = "left"
) -> None:
    """Draw the words of a text, and record fields for the inputs among them, each as wide as its value and a little.

    Args:
        page: Receives them.
        pieces: Words and inputs.
        line: The left end, the baseline and the width of the line.
        style: Style of the text.
        align: ``left`` or ``right``.
    """
    x, base, width = line
    wide = [style.width(clean(piece.text)) for piece in pieces]
    spare = max(0.0, width - sum(wide)) / sum(piece.input is not None for piece in pieces)
    wide = [
        each if piece.input is None else each + min(spare, max(ROOM, NARROWEST - each))
        for each, piece in zip(wide, pieces, strict=True)
    ]
    x += width - sum(wide) if align == "right" else 0
    for each, piece in zip(wide, pieces, strict=True):
        if piece.input is None:
            page.text(x, base, style, piece.text)
        else:
            fill_in(page, (piece.input,), (x, base, each), style, align)
        x += each


def fill_in_box(
    page: Page, inputs: Sequence[Input], box: tuple[float, float, float, float], size: float, align: str = "left"
) -> bool:
    """Record a field that fills a box of one line: left, top, width, height; return whether there is one."""
    if not inputs:
        return False
    page.fields.append(FieldMark(*box, inputs[0], size, align))
    return True


def fill_in_lines(page: Page, found: Input, box: tuple[float, float, float, float], size: float) -> None:
    """Record a field of several lines in a box: left, top, width, height."""
    page.fields.append(FieldMark(*box, found, size, lines=True))


def tick(page: Page, found: Input | None, x: float, top: float, side: float, *, is_ticked: bool) -> bool:
    """Record a box to tick; return whether there is one."""
    if found is None:
        return False
    page.fields.append(FieldMark(x, top, side, side, found, is_on=is_ticked))
    return True


def in_row(inputs: tuple[Input, ...], position: int) -> tuple[Input, ...]:
    """Return inputs of an empty row as those of the row at a position."""
    if position == NEW_ROW:
        return inputs
    return tuple([Input(key, (position,) if rows == _NEW else rows, form) for key, rows, form in inputs])
