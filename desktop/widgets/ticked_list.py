"""Widget: a list whose rows have tick boxes that a delegate paints; Space and a click on the box tick."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from desktop.theme import px

PAD: Final = 8
"""Space at the sides of a row, at 100 %; the tick box is twice as far in."""
TICK: Final = 16
"""Side of a tick box, at 100 %."""


def tick_area(row: QRect) -> QRect:
    """Return the place of the tick in a row."""
    return QRect(row.left() + 2 * px(PAD), row.top(), px(TICK), row.height())


class TickedList(QListView):
    """A list with tick boxes; a subclass says what a tick does."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)

    def toggle(self, row: int) -> None:
        """Tick or untick a row.

        Args:
            row: Its number, from 0.
        """
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Space ticks."""
        row = self.currentIndex().row()
        if row >= 0 and event.key() == Qt.Key.Key_Space:
            self.toggle(row)
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Tick with a click on the tick box."""
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            side = px(PAD)
            if tick_area(self.visualRect(index)).adjusted(-side, 0, side, 0).contains(event.position().toPoint()):
                self.toggle(index.row())
