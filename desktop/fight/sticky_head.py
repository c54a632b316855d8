"""The head of the round at the top of a fight's log, which stays in sight while its lines are scrolled."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRect, Qt, Slot
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QTableView, QWidget

from desktop.fight.fight_log import LogModel
from desktop.fight.log_head import HEAD, paint_head
from desktop.theme import px

Index = QModelIndex | QPersistentModelIndex


class StickyHead(QWidget):
    """Covers the top of the table with the head of the round whose lines are there; the next head pushes it out.

    A click closes the round and goes to its head.

    Args:
        view: The table.
        model: Its lines.
    """

    def __init__(self, view: QTableView, model: LogModel) -> None:
        super().__init__(view.viewport())
        self._view, self._model = view, model
        self._row = -1
        self.setObjectName("sticky_head")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()
        view.verticalScrollBar().valueChanged.connect(self.follow)
        view.selectionModel().currentChanged.connect(self._on_current_changed)
        view.viewport().installEventFilter(self)

    @property
    def title(self) -> str:
        """The round that it shows; "" while it is hidden."""
        return "" if self.isHidden() else self._model.line(self._row).title

    @Slot()
    def follow(self) -> None:
        """Show the head of the lines at the top, unless it is there itself."""
        view, model = self._view, self._model
        top = view.rowAt(0)
        self._row = -1 if top < 0 else model.head_row(top)
        if self._row < 0 or view.rowViewportPosition(self._row) >= 0:
            self.hide()
            return
        height = px(HEAD)
        last = view.rowAt(height)
        pushed = next((row for row in range(top + 1, last + 1) if model.line(row).is_head), -1)
        above = 0 if pushed < 0 else min(0, view.rowViewportPosition(pushed) - height)
        self.setGeometry(QRect(0, above, view.viewport().width(), height))
        self.show()
        self.raise_()
        self.update()

    @Slot(QModelIndex, QModelIndex)
    def _on_current_changed(self, current: QModelIndex, _previous: QModelIndex) -> None:
        """Keep the current line from being covered."""
        self.follow()
        top = self._view.rowViewportPosition(current.row())
        if not self.isHidden() and current.row() != self._row and -px(HEAD) < top < self.geometry().bottom():
            bar = self._view.verticalScrollBar()
            bar.setValue(bar.value() - (px(HEAD) - top))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Follow the size of the table."""
        if event.type() == QEvent.Type.Resize and watched is self._view.viewport():
            self.follow()
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Close the round, and show where its head is."""
        if event.button() is Qt.MouseButton.LeftButton and self._row >= 0:
            index = self._model.index(self._row)
            self._view.setFocus()
            self._model.toggle(index)
            self._view.scrollTo(index, QTableView.ScrollHint.PositionAtTop)
            self.follow()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the head like that in the table."""
        super().paintEvent(event)
        if self._row >= 0:
            with QPainter(self) as painter:
                paint_head(painter, self.rect(), self._model.line(self._row))
