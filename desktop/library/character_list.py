"""Table view of the library list: fast for 100,000 rows of two heights; keyboard, mouse.

A QTableView with one column, because QTableView computes row positions without querying every row.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QKeySequence, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QHeaderView, QTableView, QWidget

from desktop.library.library_delegate import HEADING_HEIGHT, ROW_HEIGHT, TICK_END, LibraryDelegate
from desktop.library.library_model import LibraryModel
from desktop.library.paged_rows import RowKind
from desktop.theme import px
from desktop.widgets.own_keys import OwnKeys

Index = QModelIndex | QPersistentModelIndex

_TICKING: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
MAX_NAMED: Final = 500
"""Selected rows that are restored by id after a reload; larger selections are handled as spans."""
LINK_WIDTH: Final = 72
"""Width of the "Resume" link at the end of a draft, at 100 %."""


class CharacterList(QTableView):
    """View of a `LibraryModel`.

    Signals:
        opened: A row was clicked, to be opened.
        entered: A row is to be opened and to have the focus, as with Enter.
        typed: Text was typed in the list, to start a search.
        menu_requested: The context menu was requested, at a global position.
        selected_changed: The selection changed.
        left_upwards: Up was pressed in the first row.
        drag_wanted: A character is being dragged out of the list; its row.
    """

    opened = Signal(int)
    entered = Signal(int)
    typed = Signal(str)
    menu_requested = Signal(QPoint)
    selected_changed = Signal()
    left_upwards = Signal()
    drag_wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._selected_ids: list[str] = []
        self._scrolls_to_top = False
        self._pending_ids: tuple[str, ...] = ()
        self._current = ""
        self._current_row = -1
        self._pressed_row = -1
        self._pressed_at = QPoint()
        self._heading_heights: list[int] = []
        self._own_keys = OwnKeys()
        self._is_ticking = False
        self._hovered_box = -1
        self.setItemDelegate(LibraryDelegate(self.tick_of, self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setCornerButtonEnabled(False)
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        heights = self.verticalHeader()
        heights.hide()
        heights.setMinimumSectionSize(1)
        heights.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        heights.setDefaultSectionSize(px(ROW_HEIGHT))
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)

    def show_model(self, model: LibraryModel) -> None:
        """Set the model."""
        self.setModel(model)
        model.modelAboutToBeReset.connect(self._on_about_to_reset)
        model.modelReset.connect(self._on_reset)
        model.rowsInserted.connect(self._on_rows_moved)
        model.rowsRemoved.connect(self._on_rows_moved)
        self.selectionModel().selectionChanged.connect(self._on_selection_changed)

    def set_own_keys(self, keys: Iterable[QKeySequence]) -> None:
        """Set the shortcuts that apply to the selected characters while the list has focus, before the window's."""
        self._own_keys.set(keys)

    @property
    def library_model(self) -> LibraryModel:
        """The rows.

        Raises:
            TypeError: None are shown yet.
        """
        model = self.model()
        if not isinstance(model, LibraryModel):
            raise TypeError(f"the list shows {model!r}")
        return model

    # -------------------------------------------------------------------------------------------------------- selection

    def ranges(self) -> list[tuple[int, int]]:
        """Return the selected rows as ranges, end inclusive."""
        chosen = self.selectionModel().selection()
        return sorted((chosen.at(number).top(), chosen.at(number).bottom()) for number in range(chosen.size()))

    def selected_count(self) -> int:
        """Return the number of selected characters, loaded or not."""
        listing = self.library_model.rows
        return 0 if listing is None else sum(each.last - each.first + 1 for each in listing.spans(self.ranges()))

    @property
    def is_ticking(self) -> bool:
        """Whether the selection was made by ticks, or with Ctrl or Shift, and is kept while the marked row moves."""
        return self._is_ticking and self.selectionModel().hasSelection()

    def tick_of(self, row: int) -> bool | None:
        """Return whether a row shows a box instead of its portrait, and whether that is ticked; None for none."""
        is_selected = self.is_ticking and self.selectionModel().isRowSelected(row)
        return is_selected if is_selected or row == self._hovered_box else None

    def tick(self, row: int) -> None:
        """Tick a character or untick it; the first tick does not add the marked row."""
        flags = QItemSelectionModel.SelectionFlag
        index = self.library_model.index(row)
        flag = flags.Toggle if self.is_ticking else flags.ClearAndSelect
        self._is_ticking = True
        self.selectionModel().setCurrentIndex(index, flag)
        self.viewport().update()

    def selectionCommand(  # noqa: N802
        self, index: Index, event: QEvent | None = None
    ) -> QItemSelectionModel.SelectionFlag:
        """Keep the ticks while keys move the marked row; Ctrl and Shift begin to tick."""
        if isinstance(event, QKeyEvent) and self.is_ticking and not event.modifiers():
            return QItemSelectionModel.SelectionFlag.NoUpdate
        if isinstance(event, QKeyEvent | QMouseEvent):
            self._is_ticking = bool(event.modifiers() & _TICKING)
        return super().selectionCommand(index, event)

    def select_ids(self, ids: Iterable[str]) -> None:
        """Select characters among the sought or loaded rows."""
        model, listing = self.library_model, self.library_model.rows
        if listing is None:
            return
        rows = [row for row in map(listing.row_of, ids) if row is not None]
        selection = QItemSelection()
        for first, last in _to_ranges(rows):
            selection.select(model.index(first), model.index(last))
        if rows:
            self.selectionModel().setCurrentIndex(model.index(rows[0]), QItemSelectionModel.SelectionFlag.NoUpdate)
        self.selectionModel().select(selection, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def mark(self, id_: str) -> None:
        """Make the row of a loaded character current; a selection of several characters stays."""
        listing = self.library_model.rows
        row = None if listing is None else listing.row_of(id_)
        if row is None or row == self.currentIndex().row():
            return
        flags = QItemSelectionModel.SelectionFlag
        flag = flags.NoUpdate if self.is_ticking or self.selected_count() > 1 else flags.ClearAndSelect
        self.selectionModel().setCurrentIndex(self.library_model.index(row), flag)

    def select_first(self) -> None:
        """Select the first character, if none is selected."""
        model = self.library_model
        if self.selectionModel().hasSelection() or not model.rowCount():
            return
        rows = range(min(model.rowCount(), MAX_NAMED))
        row = next((row for row in rows if model.kind(row) is not RowKind.HEADING), 0)
        self.setCurrentIndex(model.index(row))

    def select_on_reload(self, ids: Iterable[str]) -> None:
        """Select characters after the next reload."""
        self._pending_ids = tuple(ids)
        self.library_model.find_on_reload(self._pending_ids)

    def scroll_to_top_on_reload(self) -> None:
        """Scroll to the top after the next reload, because the filter changed."""
        self._scrolls_to_top = True

    @Slot(QItemSelection, QItemSelection)
    def _on_selection_changed(self, _selected_ids: QItemSelection, _no_longer: QItemSelection) -> None:
        ranges = self.ranges()
        first, last = self._visible_rows()
        self.library_model.keep_loaded(
            min([first, *(row for row, _ in ranges)]), max([last, *(row + 1 for _, row in ranges)])
        )
        self.selected_changed.emit()

    @Slot()
    def _on_about_to_reset(self) -> None:
        """Remember the selection by id, if it is small and loaded."""
        model = self.library_model
        rows = [row for first, last in self.ranges() for row in range(first, last + 1)] if self._is_small() else []
        entries = [model.entry(row) for row in rows]
        self._selected_ids = [entry.id for entry in entries if entry is not None]
        current = model.entry(self.currentIndex().row())
        self._current = "" if current is None else current.id
        self._current_row = self.currentIndex().row()

    def _is_small(self) -> bool:
        return sum(last - first + 1 for first, last in self.ranges()) <= MAX_NAMED

    @Slot()
    def _on_reset(self) -> None:
        scroll_position = 0 if self._scrolls_to_top else self.verticalScrollBar().value()
        self._set_heights()
        self.updateGeometries()
        self.verticalScrollBar().setValue(scroll_position)
        self._restore_current()
        listing = self.library_model.rows
        has_come = bool(self._pending_ids) and listing is not None and listing.options.sought == self._pending_ids
        self.select_ids(self._pending_ids if has_come else self._selected_ids)
        if self._scrolls_to_top and not has_come:
            self.verticalScrollBar().setValue(0)
        self._scrolls_to_top = False
        if has_come:
            self._pending_ids = ()
        self._on_scrolled()
        self.selected_changed.emit()

    def _restore_current(self) -> None:
        """Restore the current row: the same character, else the same row."""
        model = self.library_model
        row = model.rows.row_of(self._current) if model.rows is not None and self._current else None
        if row is None:
            row = min(self._current_row, model.rowCount() - 1)
        if row >= 0:
            self.selectionModel().setCurrentIndex(model.index(row), QItemSelectionModel.SelectionFlag.NoUpdate)

    # --------------------------------------------------------------------------------------------------------- measures

    def _set_heights(self) -> None:
        """Set the heights of headings, and reset former headings: Qt keeps heights by row."""
        heights = self.verticalHeader()
        heights.setDefaultSectionSize(px(ROW_HEIGHT))
        headings = self._heading_rows()
        for row in self._heading_heights:
            if row < self.library_model.rowCount():
                heights.resizeSection(row, px(ROW_HEIGHT))
        for row in headings:
            heights.resizeSection(row, px(HEADING_HEIGHT))
        self._heading_heights = headings
        self.updateGeometry()

    def _heading_rows(self) -> list[int]:
        listing = self.library_model.rows
        return [] if listing is None else listing.heading_rows()

    @Slot(QModelIndex, int, int)
    def _on_rows_moved(self, _parent: QModelIndex, _first: int, _last: int) -> None:
        self._heading_heights = self._heading_rows()  # Qt has moved the heights with the rows
        self._on_scrolled()

    def _visible_rows(self) -> tuple[int, int]:
        """Return the visible rows, end exclusive."""
        height = self.viewport().height()
        number = height // px(HEADING_HEIGHT) + 2
        first, last = self.rowAt(0), self.rowAt(height - 1)
        if first < 0:  # rows were removed, and the scroll bar is not updated yet
            first = max(0, self.library_model.rowCount() - number)
        return first, last + 1 if last >= 0 else min(self.library_model.rowCount(), first + number)

    @Slot()
    def _on_scrolled(self) -> None:
        if isinstance(self.model(), LibraryModel):
            first, last = self._visible_rows()
            self.library_model.set_visible_rows(first, last)
            if self.selected_count() == 0:
                self.library_model.keep_loaded(first, last)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Fill the width, and load newly visible rows."""
        super().resizeEvent(event)
        self.setColumnWidth(0, self.viewport().width())
        self._on_scrolled()

    def sizeHintForColumn(self, _column: int) -> int:  # noqa: N802
        """Return the width of the viewport."""
        return self.viewport().width()

    # ----------------------------------------------------------------------------------------------- keyboard and mouse

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Update row heights after a font change."""
        super().changeEvent(event)
        if event.type() in {event.Type.FontChange, event.Type.StyleChange} and isinstance(self.model(), LibraryModel):
            self._set_heights()

    def event(self, event: QEvent) -> bool:
        """Claim the shortcuts for the selected characters before the window's actions get them."""
        return self._own_keys.claim(event) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Open with Enter; expand and collapse with Enter, Space, Left, Right; Up leaves to the search field."""
        row = self.currentIndex().row()
        is_heading = row >= 0 and self.library_model.kind(row) is RowKind.HEADING
        is_character = row >= 0 and self.library_model.kind(row) is RowKind.CHARACTER
        if is_character and event.key() == Qt.Key.Key_Space and not event.modifiers():
            self.tick(row)
        elif row >= 0 and (event.key() in _ENTER or (is_heading and event.key() == Qt.Key.Key_Space)):
            self._open(row)
        elif event.key() in {Qt.Key.Key_Left, Qt.Key.Key_Right} and row >= 0:
            self._collapse_or_expand(row, event.key() == Qt.Key.Key_Left)
        elif event.key() == Qt.Key.Key_Up and row <= 0:
            self.left_upwards.emit()
        elif self._own_keys.has(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _open(self, row: int) -> None:
        if self.library_model.kind(row) is RowKind.HEADING:
            self.library_model.toggle(row)
        else:
            self.entered.emit(row)

    def _collapse_or_expand(self, row: int, is_left: bool) -> None:
        """Collapse or expand a section; from one of its rows go to its heading."""
        listing = self.library_model.rows
        if listing is None:
            return
        position = listing.position(row)
        section = listing.sections[position.section]
        if position.offset < 0 and section.is_collapsed is not is_left:
            self.library_model.toggle(row)
        elif position.offset >= 0 and is_left and section.has_heading:
            self.setCurrentIndex(self.library_model.index(row - position.offset - 1))

    def moveCursor(  # noqa: N802
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Move to the first and last row with Home and End, as in a list."""
        last = self.library_model.rowCount() - 1
        ends = {QAbstractItemView.CursorAction.MoveHome: 0, QAbstractItemView.CursorAction.MoveEnd: last}
        if action in ends and last >= 0:
            return self.library_model.index(ends[action])
        return super().moveCursor(action, modifiers)

    def keyboardSearch(self, search: str) -> None:  # noqa: N802
        """Start a library search with the typed text, instead of Qt's search by row."""
        if search.strip():
            self.typed.emit(search)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Expand and collapse sections, and follow the "Resume" link."""
        index = self.indexAt(event.position().toPoint())
        if (
            index.isValid()
            and event.button() == Qt.MouseButton.LeftButton
            and self.library_model.kind(index.row()) is RowKind.HEADING
        ):
            self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
            self.library_model.toggle(index.row())
            return
        self._pressed_row = -1
        if self._is_plain_click(event) and self._box_at(event) >= 0:
            self.tick(index.row())
            return
        super().mousePressEvent(event)
        if self._is_on_link(event, index):
            self._open(index.row())
        elif self._is_plain_click(event) and self.library_model.kind(index.row()) is RowKind.CHARACTER:
            self._pressed_row = index.row()
            self._pressed_at = event.position().toPoint()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Open the character that was clicked; with Ctrl or Shift it is only selected."""
        super().mouseReleaseEvent(event)
        row, self._pressed_row = self._pressed_row, -1
        if row >= 0 and self.indexAt(event.position().toPoint()).row() == row:
            self.opened.emit(row)

    def _box_at(self, event: QMouseEvent) -> int:
        """Return the row of a character whose portrait, where its box appears, is under the pointer; -1 for none."""
        index = self.indexAt(event.position().toPoint())
        is_character = index.isValid() and self.library_model.kind(index.row()) is RowKind.CHARACTER
        return index.row() if is_character and event.position().x() < px(TICK_END) else -1

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Show a box instead of the portrait under the pointer, or drag the character out."""
        if self._pressed_row >= 0 and event.buttons() & Qt.MouseButton.LeftButton:
            if (event.position().toPoint() - self._pressed_at).manhattanLength() >= QApplication.startDragDistance():
                row, self._pressed_row = self._pressed_row, -1
                self.drag_wanted.emit(row)
            return
        super().mouseMoveEvent(event)
        self._hover_box(self._box_at(event))

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """Show the portrait again."""
        super().leaveEvent(event)
        self._hover_box(-1)

    def _hover_box(self, row: int) -> None:
        if row != self._hovered_box:
            self._hovered_box = row
            self.viewport().update()

    @staticmethod
    def _is_plain_click(event: QMouseEvent) -> bool:
        return event.button() == Qt.MouseButton.LeftButton and not event.modifiers()

    def _is_on_link(self, event: QMouseEvent, index: QModelIndex) -> bool:
        """Return whether the "Resume" link of a draft was clicked."""
        is_draft = index.isValid() and self.library_model.kind(index.row()) is RowKind.DRAFT
        return (
            is_draft
            and self._is_plain_click(event)
            and event.position().x() >= self.viewport().width() - px(LINK_WIDTH)
        )

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Resume a draft; a character was opened by the first click."""
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            self._pressed_row = -1
            self._open(index.row())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        """Request the menu at the pointer, or at the current row."""
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            menu_position = self.visualRect(self.currentIndex()).center()
            self.menu_requested.emit(self.viewport().mapToGlobal(menu_position))
        else:
            self.menu_requested.emit(event.globalPos())


def _to_ranges(rows: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Yield rows as ranges, end inclusive."""
    first = last = -2
    for row in sorted(rows):
        if row > last + 1:
            if last >= 0:
                yield first, last
            first = row
        last = row
    if last >= 0:
        yield first, last
