"""List of the library page: rows are ticked with Space, Shift and Ctrl; a click or Enter opens.

Up and Down move the marked row only. A range goes from where Shift was first pressed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from desktop.library.character_list import CharacterList
from desktop.library.page_columns import Column, Span
from desktop.library.page_delegate import PageDelegate
from desktop.library.page_model import PageModel
from desktop.library.paged_rows import RowKind

Index = QModelIndex | QPersistentModelIndex

_MOVES: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_OWN_KEYS: Final = (QKeySequence.StandardKey.SelectAll, QKeySequence.StandardKey.Delete)


class PageList(CharacterList):
    """View of a `PageModel`.

    Signals:
        all_wanted: All characters that were found are to be ticked.
        trash_wanted: The ticked characters, else the marked one, are to be moved to the trash.
        range_wanted: Rows that are not loaded are to be ticked; first and last row.
        resized: The width changed.
    """

    all_wanted = Signal()
    trash_wanted = Signal()
    range_wanted = Signal(int, int)
    resized = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.columns: Mapping[Column, Span] = {}
        self._anchor = -1
        self._reached = -1
        self.setItemDelegate(PageDelegate(lambda: self.columns, self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.set_own_keys(QKeySequence(key) for key in _OWN_KEYS)

    @property
    def page_model(self) -> PageModel:
        """The rows.

        Raises:
            TypeError: None are shown yet.
        """
        model = self.model()
        if not isinstance(model, PageModel):
            raise TypeError(f"the list shows {model!r}")
        return model

    def mark(self, id_: str) -> None:
        """Make the row of a loaded character current."""
        listing = self.page_model.rows
        row = None if listing is None else listing.row_of(id_)
        if row is not None:
            self.setCurrentIndex(self.page_model.index(row))

    def currentChanged(self, current: Index, previous: Index) -> None:  # noqa: N802
        """Tell that another row is marked."""
        super().currentChanged(current, previous)
        self.selected_changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Let the columns follow the width."""
        super().resizeEvent(event)
        self.resized.emit()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the height of the rows; the page gives less if it is not as high."""
        return QSize(super().sizeHint().width(), self.verticalHeader().length())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return a small size: the page gives it what is there."""
        return QSize(0, 0)

    # ------------------------------------------------------------------------------------------------------------ ticks

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Tick with Space, Shift and arrows, Ctrl+A; Delete moves to the trash."""
        row = self.currentIndex().row()
        is_character = row >= 0 and self.page_model.kind(row) is RowKind.CHARACTER
        is_shift = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
        if event.key() == Qt.Key.Key_Space and is_character:
            self._toggle(row)
        elif event.matches(QKeySequence.StandardKey.SelectAll):
            self.all_wanted.emit()
        elif event.matches(QKeySequence.StandardKey.Delete):
            self.trash_wanted.emit()
        elif is_shift and event.key() in _MOVES and row >= 0:
            self._extend(row + _MOVES[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Tick with a click on the box, or with Ctrl or Shift held."""
        index = self.indexAt(event.position().toPoint())
        is_left = event.button() == Qt.MouseButton.LeftButton
        if not is_left or not index.isValid() or self.page_model.kind(index.row()) is not RowKind.CHARACTER:
            super().mousePressEvent(event)
            return
        self._pressed_row = -1
        is_on_box = event.position().x() < self.columns[Column.TICK].width
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._extend(index.row())
        elif is_on_box or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.setCurrentIndex(index)
            self._toggle(index.row())
        else:
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Treat the second click like the first one: a character was opened by that, a tick is set and unset."""
        self.mousePressEvent(event)
        self._pressed_row = -1

    def _box_at(self, _event: QMouseEvent) -> int:
        """Return -1: the boxes have a column of their own."""
        return -1

    def _toggle(self, row: int) -> None:
        self._anchor = self._reached = row
        for id_, game in self.page_model.characters((row,)):
            self.page_model.ticks.toggle(id_, game)

    def _extend(self, row: int) -> None:
        """Tick from the anchor to a row, and untick what a larger range ticked before."""
        model = self.page_model
        if not 0 <= row < model.rowCount():
            return
        if self._reached != self.currentIndex().row() or self._anchor < 0:
            self._anchor = max(self.currentIndex().row(), 0)
        first, last = sorted((self._anchor, row))
        before = range(min(self._anchor, self._reached), max(self._anchor, self._reached) + 1)
        if self._reached == self.currentIndex().row():
            left = [each for each in before if not first <= each <= last and each < model.rowCount()]
            model.ticks.remove(id_ for id_, _ in model.characters(left))
        self._reached = row
        self.setCurrentIndex(model.index(row))
        rows = range(first, last + 1)
        characters = model.characters(rows)
        if model.rows is not None and model.rows.missing_pages(rows):
            self.range_wanted.emit(first, last)
        else:
            model.ticks.add(characters)
