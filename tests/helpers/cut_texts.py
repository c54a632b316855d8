"""Finds texts of a page that are not seen whole: labels, boxes, numbers, titles of cards and of columns."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton, QWidget

from desktop.numerals import with_minus
from desktop.theme import px
from desktop.widgets.card import Card
from desktop.widgets.cells import CellKind, CellRole, CellStyle, emphasis_metrics
from desktop.widgets.derived_label import DerivedNumber, StatBlock
from desktop.widgets.grid_table import GridTable
from desktop.widgets.sheet_pages import SheetPages

Widget = TypeVar("Widget", bound=QWidget)

_WHOLE = {CellKind.WORD, CellKind.NUMBER, CellKind.DERIVED}
"""Cells that are never cut: words of the game and numbers; what people write may be of any length."""

_SLACK = 1
"""Pixels by which sizes may be rounded."""


def cut_texts(page: QWidget) -> list[str]:
    """Return what of a shown page is cut, each with the name of its widget."""
    return [
        *_find(page, QLabel, _cut_label),
        *_find(page, QCheckBox, _cut_box),
        *_find(page, QPushButton, _cut_box),
        *_find(page, DerivedNumber, _cut_number),
        *_find(page, Card, _cut_card),
        *_find(page, GridTable, _cut_titles),
        *_find(page, GridTable, _cut_cells),
    ]


def _find(page: QWidget, kind: type[Widget], cut_of: Callable[[Widget], Iterator[str]]) -> Iterator[str]:
    """Yield what is cut of the visible widgets of a kind."""
    for widget in page.findChildren(kind):
        if widget.isVisible():
            yield from (f"{widget.objectName()}: {text}" for text in cut_of(widget))


def shown_titles(table: GridTable) -> list[str]:
    """Return the titles of a table as they are drawn."""
    columns = range(table.view.horizontalHeader().count())
    return [table.view.titles.shown_title(each) for each in columns if not table.view.isColumnHidden(each)]


def cut_tabs(pages: SheetPages) -> list[str]:
    """Return the titles of pages that are cut on their tabs."""
    bar = pages.tab_bar
    return [bar.title(each) for each in range(bar.count()) if bar.tabRect(each).width() < bar.tabSizeHint(each).width()]


def _cut_label(label: QLabel) -> Iterator[str]:
    text, room = label.text(), label.contentsRect()
    if not text:
        return
    if label.wordWrap():
        is_cut = label.heightForWidth(label.width()) > label.height() + _SLACK
    else:
        is_cut = QFontMetricsF(label.font()).horizontalAdvance(text) > room.width() + _SLACK
    if is_cut:
        yield f"{text} ({room.width()} × {room.height()})"


def _cut_box(box: QCheckBox | QPushButton) -> Iterator[str]:
    if box.text() and box.minimumSizeHint().width() > box.width() + _SLACK:
        yield f"{box.text()} ({box.width()})"


def _cut_number(number: DerivedNumber) -> Iterator[str]:
    """Words such as a name of unusual length may be cut, a number and its label never."""
    if number.fitted_number.text.endswith("…") and number.shown_text[:1].isdigit():
        yield number.shown_text
    if isinstance(number, StatBlock):
        yield from (line for line in number.label_lines if line.endswith("…"))


def _cut_card(card: Card) -> Iterator[str]:
    yield from (text for text in card.shown_header() if text.endswith("…"))


def _cut_titles(table: GridTable) -> Iterator[str]:
    if table.view.isVisible() and not table.view.horizontalHeader().isHidden():
        yield from (title for title in shown_titles(table) if title.endswith("…"))


def _cut_cells(table: GridTable) -> Iterator[str]:
    """Words of the game and numbers in cells that are narrower than they are."""
    model, view = table.view.model(), table.view
    columns = [each for each in range(model.columnCount()) if view.isVisible() and not view.isColumnHidden(each)]
    for row in range(model.rowCount()):
        for column in columns:
            style = model.index(row, column).data(CellRole.LOOK)
            if not isinstance(style, CellStyle) or style.column.kind not in _WHOLE:
                continue
            if style.column.kind is CellKind.DERIVED and not style.text.lstrip("-+")[:1].isdigit():
                continue
            width = emphasis_metrics(style.column.emphasis).horizontalAdvance(with_minus(style.text))
            if width > view.columnWidth(column) + _SLACK - 2 * px(view.delegate.edge):
                yield f"{style.text} in row {row} ({view.columnWidth(column)})"
