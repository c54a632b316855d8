"""Lays out box blocks: groups of labelled boxes with dice results, dropped ones struck."""

from __future__ import annotations

from dataclasses import dataclass

from core.export.content.shapes import BoxesContent, Input, Labelled
from core.export.pdf.drawing_elements import block_title, fit_style, to_capitals
from core.export.pdf.fonts import clean
from core.export.pdf.form_marks import fill_in_box
from core.export.pdf.laid_blocks import LaidBlock, LayoutUnit
from core.export.pdf.page import MM, Page
from core.export.pdf.styles import CELLS, LABEL_BOLD, VALUE
from core.export.pdf.tags import Role
from core.export.pdf.typesetting import Typesetting

SIDE = 5.2 * MM
BETWEEN = 0.7 * MM
APART = 4.4 * MM
LABEL_BASE = 3.0 * MM
BOX_TOP = 4.2 * MM
LINE = 12.0 * MM
KEPT_STROKE = 0.9
DROPPED_STROKE = 0.35


@dataclass(frozen=True, slots=True)
class _Group:
    """A label and the texts in its boxes, "" in an empty one; on a form one box for all of them."""

    label: str
    words: tuple[str, ...]
    inputs: tuple[Input, ...] = ()

    @property
    def boxes(self) -> float:
        """Width of the boxes."""
        return len(self.words) * SIDE + max(0, len(self.words) - 1) * BETWEEN

    @property
    def width(self) -> float:
        return max(self.boxes, LABEL_BOLD.width(self.label))


def layout_boxes(content: BoxesContent, typesetting: Typesetting, width: float) -> LaidBlock:
    """Lay out groups of boxes side by side, in as many lines as needed."""
    head, head_height = block_title(content, typesetting, width)
    lines: list[list[tuple[float, _Group]]] = [[]]
    left = 0.0
    for cell in content.cells:
        group = _group(cell)
        if lines[-1] and left + group.width > width:
            lines.append([])
            left = 0.0
        lines[-1].append((left, group))
        left += group.width + APART
    return LaidBlock(content.shape.key, content.title, head, head_height, tuple(_line(line) for line in lines))


def _group(cell: Labelled) -> _Group:
    words = tuple(clean(cell.value.text).split())
    return _Group(to_capitals(cell.label), words or ("",) * max(1, round(cell.shape.w)), cell.value.inputs)


def _line(groups: list[tuple[float, _Group]]) -> LayoutUnit:
    def draw(page: Page, x: float, top: float, height: float) -> None:
        del height
        for left, group in groups:
            page.tag(Role.P)
            page.text(x + left, top + LABEL_BASE, LABEL_BOLD, group.label)
            box = (x + left, top + BOX_TOP, group.boxes, SIDE)
            if fill_in_box(page, group.inputs, box, CELLS["strong"].size, "center"):
                page.box(*box, DROPPED_STROKE)
                continue
            for n, word in enumerate(group.words):
                _box(page, x + left + n * (SIDE + BETWEEN), top + BOX_TOP, word)

    return LayoutUnit(draw, LINE, LINE)


def _box(page: Page, left: float, top: float, word: str) -> None:
    is_dropped = word.startswith("(")
    page.box(left, top, SIDE, SIDE, DROPPED_STROKE if is_dropped or not word else KEPT_STROKE)
    style = VALUE if is_dropped else CELLS["strong"]
    text = word.strip("()")
    page.center(left + SIDE / 2, top + SIDE - 1.55 * MM, fit_style(style, text, SIDE - 0.8 * MM), text)
    if is_dropped:
        page.stroke(left, top + SIDE, left + SIDE, top, DROPPED_STROKE)
