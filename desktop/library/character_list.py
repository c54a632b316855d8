"""The list that shows the library: a hundred thousand rows of two heights, reached by keyboard and mouse.

It is a table of one column, because Qt's table knows the place of every row without asking for each.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QKeySequence, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from desktop.library.library_delegate import HEADING_HEIGHT, ROW_HEIGHT, LibraryDelegate
from desktop.library.library_model import LibraryModel
from desktop.library.paged_rows import RowKind
from desktop.theme import px

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
MAX_NAMED: Final = 500
LINK_WIDTH: Final = 72
"""Width at the end of a draft in which a click goes on with it."""
"""Chosen rows that are found again one by one after the list was read anew."""


class CharacterList(QTableView):
    """Shows a `LibraryModel`.

    Signals:
        opened: The person wants what stands in this row.
        typed: The person typed this, to search for it.
        menu_wanted: The person wants to know what can be done, at this place of the screen.
        chosen_changed: Other rows are chosen.
        left_upwards: The person goes up from the first row.
    """

    opened = Signal(int)
    typed = Signal(str)
    menu_requested = Signal(QPoint)
    selected_changed = Signal()
    left_upwards = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._selected_ids: list[str] = []
        self._scrolls_to_top = False
        self._pending_ids: tuple[str, ...] = ()
        self._current = ""
        self._current_row = -1
        self._heading_heights: list[int] = []
        self._own_keys: tuple[QKeySequence, ...] = ()
        self.setItemDelegate(LibraryDelegate(self))
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
        """Show these rows."""
        self.setModel(model)
        model.modelAboutToBeReset.connect(self._on_about_to_reset)
        model.modelReset.connect(self._on_reset)
        model.rowsInserted.connect(self._on_rows_moved)
        model.rowsRemoved.connect(self._on_rows_moved)
        self.selectionModel().selectionChanged.connect(self._on_selection_changed)

    def set_own_keys(self, keys: Iterable[QKeySequence]) -> None:
        """Say which key sequences mean the chosen characters while this has the focus, whatever the window thinks."""
        self._own_keys = tuple(keys)

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

    # ----------------------------------------------------------------------------------------------- what is chosen

    def ranges(self) -> list[tuple[int, int]]:
        """Return the chosen rows as ranges, the last row among them."""
        chosen = self.selectionModel().selection()
        return sorted((chosen.at(number).top(), chosen.at(number).bottom()) for number in range(chosen.size()))

    def selected_count(self) -> int:
        """Return how many characters are chosen, read or not."""
        listing = self.library_model.rows
        return 0 if listing is None else sum(each.last - each.first + 1 for each in listing.spans(self.ranges()))

    def select_ids(self, ids: Iterable[str]) -> None:
        """Choose characters among the rows that were sought or read."""
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

    def select_first(self) -> None:
        """Choose the first character, where none is chosen."""
        model = self.library_model
        if self.selectionModel().hasSelection() or not model.rowCount():
            return
        rows = range(min(model.rowCount(), MAX_NAMED))
        row = next((row for row in rows if model.kind(row) is not RowKind.HEADING), 0)
        self.setCurrentIndex(model.index(row))

    def select_on_reload(self, ids: Iterable[str]) -> None:
        """Choose characters when the list is read the next time."""
        self._pending_ids = tuple(ids)
        self.library_model.find_on_reload(self._pending_ids)

    def scroll_to_top_on_reload(self) -> None:
        """Show the beginning when the list is read the next time, because others will stand in it."""
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
        """Remember who is chosen, by id, where that can be known."""
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
        place = 0 if self._scrolls_to_top else self.verticalScrollBar().value()
        self._set_heights()
        self.updateGeometries()
        self.verticalScrollBar().setValue(place)
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
        """Let the keyboard stand where it stood: at the same character, else in the same row."""
        model = self.library_model
        row = model.rows.row_of(self._current) if model.rows is not None and self._current else None
        if row is None:
            row = min(self._current_row, model.rowCount() - 1)
        if row >= 0:
            self.selectionModel().setCurrentIndex(model.index(row), QItemSelectionModel.SelectionFlag.NoUpdate)

    # --------------------------------------------------------------------------------------------------- measures

    def _set_heights(self) -> None:
        """Give headings their height, and what was a heading before the usual one: Qt keeps heights by row."""
        heights = self.verticalHeader()
        heights.setDefaultSectionSize(px(ROW_HEIGHT))
        headings = self._heading_rows()
        for row in self._heading_heights:
            if row < self.library_model.rowCount():
                heights.resizeSection(row, px(ROW_HEIGHT))
        for row in headings:
            heights.resizeSection(row, px(HEADING_HEIGHT))
        self._heading_heights = headings

    def _heading_rows(self) -> list[int]:
        listing = self.library_model.rows
        return [] if listing is None else listing.heading_rows()

    @Slot(QModelIndex, int, int)
    def _on_rows_moved(self, _parent: QModelIndex, _first: int, _last: int) -> None:
        self._heading_heights = self._heading_rows()  # Qt moved the heights with their rows
        self._on_scrolled()

    def _visible_rows(self) -> tuple[int, int]:
        """Return the rows that can be seen, the last one not among them; never more than there is room for."""
        height = self.viewport().height()
        number = height // px(HEADING_HEIGHT) + 2
        first, last = self.rowAt(0), self.rowAt(height - 1)
        if first < 0:  # rows went away, and the bar does not know yet
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
        """Fill the width, and read what came into sight."""
        super().resizeEvent(event)
        self.setColumnWidth(0, self.viewport().width())
        self._on_scrolled()

    def sizeHintForColumn(self, _column: int) -> int:  # noqa: N802
        """Take the width there is."""
        return self.viewport().width()

    # ---------------------------------------------------------------------------------------- keyboard and mouse

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Measure the rows anew where the font is another one."""
        super().changeEvent(event)
        if event.type() in {event.Type.FontChange, event.Type.StyleChange} and isinstance(self.model(), LibraryModel):
            self._set_heights()

    def event(self, event: QEvent) -> bool:
        """Take the keys that mean the chosen characters before the window's own actions get them."""
        if event.type() == event.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._is_own(event):
            event.accept()
            return True
        return super().event(event)

    def _is_own(self, event: QKeyEvent) -> bool:
        return QKeySequence(event.keyCombination()) in self._own_keys

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Open with Enter; open and close groups with Enter, Space, Left and Right; leave upwards into the search."""
        row = self.currentIndex().row()
        is_heading = row >= 0 and self.library_model.kind(row) is RowKind.HEADING
        if row >= 0 and (event.key() in _ENTER or (is_heading and event.key() == Qt.Key.Key_Space)):
            self._open(row)
        elif event.key() in {Qt.Key.Key_Left, Qt.Key.Key_Right} and row >= 0:
            self._collapse_or_expand(row, event.key() == Qt.Key.Key_Left)
        elif event.key() == Qt.Key.Key_Up and row <= 0:
            self.left_upwards.emit()
        elif self._is_own(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _open(self, row: int) -> None:
        if self.library_model.kind(row) is RowKind.HEADING:
            self.library_model.toggle(row)
        else:
            self.opened.emit(row)

    def _collapse_or_expand(self, row: int, is_left: bool) -> None:
        """Close or open a group; from one of its rows go to its heading."""
        listing = self.library_model.rows
        if listing is None:
            return
        place = listing.position(row)
        section = listing.sections[place.section]
        if place.offset < 0 and section.is_collapsed is not is_left:
            self.library_model.toggle(row)
        elif place.offset >= 0 and is_left and section.has_heading:
            self.setCurrentIndex(self.library_model.index(row - place.offset - 1))

    def moveCursor(  # noqa: N802
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Go to the first and last row with Home and End, as lists do."""
        last = self.library_model.rowCount() - 1
        ends = {QAbstractItemView.CursorAction.MoveHome: 0, QAbstractItemView.CursorAction.MoveEnd: last}
        if action in ends and last >= 0:
            return self.library_model.index(ends[action])
        return super().moveCursor(action, modifiers)

    def keyboardSearch(self, search: str) -> None:  # noqa: N802
        """Search the library for what is typed, instead of walking through the rows."""
        if search.strip():
            self.typed.emit(search)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Open and close groups by a click."""
        index = self.indexAt(event.position().toPoint())
        if (
            index.isValid()
            and event.button() == Qt.MouseButton.LeftButton
            and self.library_model.kind(index.row()) is RowKind.HEADING
        ):
            self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
            self.library_model.toggle(index.row())
            return
        super().mousePressEvent(event)
        if self._is_on_link(event, index):
            self._open(index.row())

    def _is_on_link(self, event: QMouseEvent, index: QModelIndex) -> bool:
        """Whether the words were clicked that a draft ends with."""
        is_draft = index.isValid() and self.library_model.kind(index.row()) is RowKind.DRAFT
        is_plain = event.button() == Qt.MouseButton.LeftButton and not event.modifiers()
        return is_draft and is_plain and event.position().x() >= self.viewport().width() - px(LINK_WIDTH)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Open a character."""
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            self._open(index.row())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        """Say where the menu belongs: at the pointer, or at the row of the keyboard."""
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            place = self.visualRect(self.currentIndex()).center()
            self.menu_requested.emit(self.viewport().mapToGlobal(place))
        else:
            self.menu_requested.emit(event.globalPos())


def _to_ranges(rows: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Yield rows as ranges, the last row among them."""
    first = last = -2
    for row in sorted(rows):
        if row > last + 1:
            if last >= 0:
                yield first, last
            first = row
        last = row
    if last >= 0:
        yield first, last
