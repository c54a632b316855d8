"""Scrolls a long wizard page to the current request."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect, QTimer, Signal, Slot
from PySide6.QtWidgets import QAbstractItemView, QScrollArea, QVBoxLayout, QWidget

from desktop.theme import px
from desktop.wizard.procedure_page import ProcedurePage

_EDGE: Final = 24
_SETTLE_MS: Final = 30
"""Milliseconds until the rows of a new request have their heights."""

_MOST_HIDDEN: Final = 2 / 5
"""Share of a request that may be below the edge, in favour of its title."""


class QuestionScroller(QObject):
    """Scrolls to the current request after layout.

    Args:
        area: The scroll area.
        earlier: Layout of the earlier answers.
        page: The page.

    Signals:
        settled: The layout is done and the request is visible.
    """

    settled = Signal()

    def __init__(self, area: QScrollArea, earlier: QVBoxLayout, page: ProcedurePage) -> None:
        super().__init__(area)
        self._area = area
        self._earlier = earlier
        self._page = page
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_SETTLE_MS)
        self._timer.timeout.connect(self._on_laid_out)
        area.verticalScrollBar().rangeChanged.connect(self.update_soon)

    @Slot()
    def update_soon(self) -> None:
        """Scroll again once the layout is done."""
        self._timer.start()

    @Slot()
    def _on_laid_out(self) -> None:
        """Scroll to the request, and in it to the focused widget."""
        control, middle, edge = self._page.control, self._area.widget(), px(_EDGE)
        bar, room = self._area.verticalScrollBar(), self._area.viewport().height()
        hidden = control.geometry().bottom() - room
        has_more = bool(self._earlier.count()) or len(self._page.controls) > 1
        if has_more and hidden > control.height() * _MOST_HIDDEN:
            bar.setValue(min(control.y() - edge, hidden + edge))
        focus = next((each for each in control.findChildren(QWidget) if each.hasFocus()), None)
        if focus is not None and middle is not None:
            target = _place(focus, middle)
            if target.height() < room:
                bar.setValue(max(bar.value(), target.bottom() + edge - room))
                bar.setValue(min(bar.value(), max(0, target.top() - edge)))
        self.settled.emit()


def _place(focus: QWidget, within: QWidget) -> QRect:
    """Return the rectangle of the focused widget; of a list, its current row."""
    area = focus.rect()
    if isinstance(focus, QAbstractItemView) and focus.currentIndex().isValid():
        area = focus.visualRect(focus.currentIndex()).intersected(focus.viewport().rect())
        focus = focus.viewport()
    return area.translated(focus.mapTo(within, QPoint(0, 0)))
