"""Scales what windows have fixed in pixels (sizes, margins, fonts) when the interface scale changes meanwhile.

What is painted or measured with `theme.px` follows by itself; everything that was set once is set again here. Each
object remembers its lengths at 100 %, so that scaling back gives what there was before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

import shiboken6
from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QBoxLayout,
    QDockWidget,
    QGridLayout,
    QHeaderView,
    QLayout,
    QMainWindow,
    QSpacerItem,
    QTabBar,
    QTabWidget,
    QToolBar,
    QTreeView,
    QWidget,
)

from desktop.layout_parts import forget_item, spacers_of

_UNLIMITED: Final = 16_777_215
_AT_100: Final = "lengths_at_100"
_SET: Final = "lengths_set"
_OF_STYLESHEET: Final = "_q_stylesheet_"
"""Start of the properties by which Qt marks sizes that come from the stylesheet, which is scaled already."""

Length = tuple[Callable[[], int], Callable[[int], object]]
"""Reads and sets one length of an object, in pixels."""


class FixedLengths:
    """What windows and everything in them have fixed in pixels; measured before the scale changes, then scaled.

    Some widgets follow the font by themselves meanwhile; they get the same lengths again.

    Args:
        windows: The windows.
    """

    def __init__(self, windows: Iterable[QWidget]) -> None:
        self._windows = list(windows)
        self._lengths: list[tuple[QObject, list[Length], list[int]]] = []
        self._spacers: list[tuple[QSpacerItem, QSize]] = []
        self._docks: list[tuple[QMainWindow, list[QDockWidget], list[int]]] = []
        for window in self._windows:
            for widget in (window, *window.findChildren(QWidget)):
                lengths = [*_fonts(widget), *_sizes(widget, is_window=widget is window)]
                self._measure(widget, [*lengths, *(_sections(widget) if isinstance(widget, QHeaderView) else ())])
            for layout in window.findChildren(QLayout):
                self._measure(layout, list(_gaps(layout)))
                self._spacers += [(spacer, spacer.sizeHint()) for spacer in spacers_of(layout)]
            if isinstance(window, QMainWindow):
                docks = window.findChildren(QDockWidget)
                self._docks.append((window, docks, [dock.width() for dock in docks]))

    def _measure(self, owner: QObject, lengths: list[Length]) -> None:
        self._lengths.append((owner, lengths, [read() for read, _ in lengths]))

    def scale(self, before: float, after: float) -> None:
        """Set the lengths for another scale.

        Args:
            before: Scale with which they were measured.
            after: The new scale.
        """
        ratio = after / before
        for owner, lengths, values in self._lengths:
            _scale(owner, lengths, values, (before, after))
        for spacer, size in self._spacers:
            policy = spacer.sizePolicy()
            width, height = round(size.width() * ratio), round(size.height() * ratio)
            spacer.changeSize(width, height, policy.horizontalPolicy(), policy.verticalPolicy())
        for spacer, _ in self._spacers:
            forget_item(spacer)
        self._spacers.clear()
        for window in self._windows:
            _lay_out_again(window)
        for main, docks, widths in self._docks:
            main.resizeDocks(docks, [round(width * ratio) for width in widths], Qt.Orientation.Horizontal)


def _lay_out_again(window: QWidget) -> None:
    for layout in window.findChildren(QLayout):
        layout.invalidate()
    for widget in (window, *window.findChildren(QWidget)):
        if not shiboken6.isValid(widget):  # an event has deleted it
            continue
        if isinstance(widget, QAbstractItemView) and not isinstance(widget, QHeaderView):
            widget.scheduleDelayedItemsLayout()
        if type(widget).__module__.startswith("desktop."):  # it may arrange its children by itself
            QApplication.sendEvent(widget, QResizeEvent(widget.size(), widget.size()))
        if shiboken6.isValid(widget):
            widget.updateGeometry()
            widget.update()


def _scale(owner: QObject, lengths: Sequence[Length], values: Sequence[int], scales: tuple[float, float]) -> None:
    """Scale lengths of an object; those that the program has set since are taken as they were measured."""
    at_100, was_set = owner.property(_AT_100), owner.property(_SET)
    is_known = isinstance(at_100, list) and len(at_100) == len(lengths)
    before, after = scales
    bases: list[float] = []
    results: list[int] = []
    for index, ((read, write), value) in enumerate(zip(lengths, values, strict=True)):
        base = at_100[index] if is_known and was_set[index] == value else value / before
        new = value if value <= 0 or value >= _UNLIMITED else max(1, round(base * after))
        if new != read():
            write(new)
        bases.append(base)
        results.append(new)
    owner.setProperty(_AT_100, bases)
    owner.setProperty(_SET, results)


def _fonts(widget: QWidget) -> Iterator[Length]:
    """Yield the height of a font that was set for the widget alone."""

    def write(height: int) -> None:
        font = widget.font()
        font.setPixelSize(height)
        widget.setFont(font)

    if widget.testAttribute(Qt.WidgetAttribute.WA_SetFont):
        yield lambda: widget.font().pixelSize(), write


def _sizes(widget: QWidget, *, is_window: bool) -> Iterator[Length]:
    lengths: Sequence[tuple[str, Length]] = (
        ("minw", (widget.minimumWidth, widget.setMinimumWidth)),
        ("minh", (widget.minimumHeight, widget.setMinimumHeight)),
        ("maxw", (widget.maximumWidth, widget.setMaximumWidth)),
        ("maxh", (widget.maximumHeight, widget.setMaximumHeight)),
    )
    for name, length in () if is_window else lengths:
        if widget.property(_OF_STYLESHEET + name) is None:
            yield length
    is_inner = isinstance(widget, QTabBar) and isinstance(widget.parentWidget(), QTabWidget)
    if isinstance(widget, QAbstractButton | QTabBar | QTabWidget | QToolBar | QAbstractItemView) and not is_inner:
        icons = widget

        def write(edge: int) -> None:
            icons.setIconSize(QSize(edge, edge))

        yield lambda: icons.iconSize().width(), write
    if isinstance(widget, QTreeView):
        yield widget.indentation, widget.setIndentation


def _gaps(layout: QLayout) -> Iterator[Length]:
    margins = layout.contentsMargins
    yield lambda: margins().left(), lambda left: _set_margin(layout, 0, left)
    yield lambda: margins().top(), lambda top: _set_margin(layout, 1, top)
    yield lambda: margins().right(), lambda right: _set_margin(layout, 2, right)
    yield lambda: margins().bottom(), lambda bottom: _set_margin(layout, 3, bottom)
    if isinstance(layout, QBoxLayout):
        yield layout.spacing, layout.setSpacing
    if isinstance(layout, QGridLayout):
        grid = layout
        yield grid.horizontalSpacing, grid.setHorizontalSpacing
        yield grid.verticalSpacing, grid.setVerticalSpacing
        for column in range(grid.columnCount()):
            yield _column_width(grid, column)
        for row in range(grid.rowCount()):
            yield _row_height(grid, row)


def _column_width(grid: QGridLayout, column: int) -> Length:
    return lambda: grid.columnMinimumWidth(column), lambda width: grid.setColumnMinimumWidth(column, width)


def _row_height(grid: QGridLayout, row: int) -> Length:
    return lambda: grid.rowMinimumHeight(row), lambda height: grid.setRowMinimumHeight(row, height)


def _set_margin(layout: QLayout, side: int, length: int) -> None:
    margins = layout.contentsMargins()
    lengths = [margins.left(), margins.top(), margins.right(), margins.bottom()]
    lengths[side] = length
    layout.setContentsMargins(*lengths)


def _sections(header: QHeaderView) -> Iterator[Length]:
    """Yield the sizes of the sections that neither stretch nor follow their contents."""
    is_vertical = header.orientation() == Qt.Orientation.Vertical
    if is_vertical:
        yield header.defaultSectionSize, header.setDefaultSectionSize
    fixed = {QHeaderView.ResizeMode.Fixed, QHeaderView.ResizeMode.Interactive}
    for index in range(header.count()):
        has_own_size = not is_vertical or header.sectionSize(index) != header.defaultSectionSize()
        if has_own_size and header.sectionResizeMode(index) in fixed:
            yield _section(header, index)


def _section(header: QHeaderView, index: int) -> Length:
    return lambda: header.sectionSize(index), lambda size: header.resizeSection(index, size)
