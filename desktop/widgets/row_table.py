"""List table: edits, drags, copies and pastes rows; requests every change by a signal.

The table knows no character: it requests changes by signals, and shows the cells of its model
(:mod:`desktop.widgets.cells`).
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Property, QAbstractItemModel, QModelIndex, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from desktop.theme import icon, px
from desktop.widgets.card import Card, HeaderButton
from desktop.widgets.cells import LINES_ROWS
from desktop.widgets.entry_picker import EntryPicker
from desktop.widgets.grid_table import GridTable
from desktop.widgets.property_types import STRING_LIST


class RowTable(GridTable):
    """A list of the document as a table, with an add button; where it sorts its rows they have no drag handles.

    Signals:
        add_requested: A row is to be added: index of the setting entry, -1 for an empty row.
        picker_requested: The add button was pressed; answer with :meth:`open_picker`.
        remove_requested: Positions of rows to remove.
        move_requested: A row is to be moved: from, to.
        copy_requested: Positions of rows to copy.
        paste_requested: Rows of the clipboard are to be added.
        row_selected: The current row; -1 for none.
    """

    add_requested = Signal(int)
    picker_requested = Signal()
    remove_requested = Signal(list)
    move_requested = Signal(int, int)
    copy_requested = Signal(list)
    paste_requested = Signal()
    row_selected = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._strong: list[str] = []
        self._muted: list[str] = []
        self._least_rows = 0
        self._most_rows = 0
        self._empty_text = ""
        self._sort_column = ""
        self._row_filter = ""
        self._add_place = ""
        self.add_button = HeaderButton(self)
        self.add_button.setProperty("role", "text")
        self.add_button.setProperty("icon_name", "plus")
        self.add_button.setProperty("icon_color", "accent")
        self.add_button.setIcon(icon("plus", "accent"))
        self.add_button.setCursor(Qt.CursorShape.PointingHandCursor)
        self.add_button.setAutoDefault(False)
        self.add_button.hide()
        self._empty: QLabel | None = None
        self._join()

    def set_words_margin(self, margin: int) -> None:
        """Set the margin of the words below the rows, so that they stand under the first column."""
        super().set_words_margin(margin)
        if self._empty is not None:
            self._empty.setContentsMargins(margin, px(8), margin, 0)

    def _join(self) -> None:
        view = self.view
        view.remove_wanted.connect(self.remove_requested)
        view.shift_wanted.connect(self.move_requested)
        view.copy_wanted.connect(self.copy_requested)
        view.paste_wanted.connect(self.paste_requested)
        self.add_button.clicked.connect(self.picker_requested)
        paste = QShortcut(QKeySequence.StandardKey.Paste, self.add_button)  # an empty list has no other place for it
        paste.setContext(Qt.ShortcutContext.WidgetShortcut)
        paste.activated.connect(self.paste_requested)

    # --------------------------------------------------------------------------------------------------- properties

    def _get_strong(self) -> list[str]:
        return self._strong

    def _set_strong(self, columns: list[str]) -> None:
        self._strong = list(columns)

    def _get_muted(self) -> list[str]:
        return self._muted

    def _set_muted(self, columns: list[str]) -> None:
        self._muted = list(columns)

    def _get_least_rows(self) -> int:
        return self._least_rows

    def _set_least_rows(self, rows: int) -> None:
        self._least_rows = rows
        self._on_height()

    def _get_most_rows(self) -> int:
        return self._most_rows

    def _set_most_rows(self, rows: int) -> None:
        self._most_rows = rows
        self._on_height()

    def _get_add_text(self) -> str:
        return self.add_button.text()

    def _set_add_text(self, text: str) -> None:
        self.add_button.setText(text)

    def _get_empty_text(self) -> str:
        return self._empty_text

    def _set_empty_text(self, text: str) -> None:
        self._empty_text = text
        if self._empty is not None:
            self._empty.setText(text)

    def _get_sort_column(self) -> str:
        return self._sort_column

    def _set_sort_column(self, column: str) -> None:
        self._sort_column = column

    def _get_row_filter(self) -> str:
        return self._row_filter

    def _set_row_filter(self, row_filter: str) -> None:
        self._row_filter = row_filter

    def _get_add_place(self) -> str:
        return self._add_place

    def _set_add_place(self, name: str) -> None:
        self._add_place = name

    strong_columns = Property(STRING_LIST, _get_strong, _set_strong)
    muted_columns = Property(STRING_LIST, _get_muted, _set_muted)
    least_rows = Property(int, _get_least_rows, _set_least_rows)
    most_rows = Property(int, _get_most_rows, _set_most_rows)
    add_text = Property(str, _get_add_text, _set_add_text)
    empty_text = Property(str, _get_empty_text, _set_empty_text)
    sort_column = Property(str, _get_sort_column, _set_sort_column)
    row_filter = Property(str, _get_row_filter, _set_row_filter)
    add_place = Property(str, _get_add_place, _set_add_place)

    # -------------------------------------------------------------------------------------------------------- rows

    def set_model(self, model: QAbstractItemModel) -> None:
        """Show the rows of a model whose columns are :attr:`columns`."""
        if not self._sort_column and not self._row_filter:
            self.view.add_handles(has_lines=self.view.delegate.lines == LINES_ROWS)
        super().set_model(model)
        self.view.selectionModel().currentRowChanged.connect(self._on_current_row)

    @Slot(QModelIndex, QModelIndex)
    def _on_current_row(self, current: QModelIndex, _previous: QModelIndex) -> None:
        self.row_selected.emit(current.row())

    def open_picker(self, names: Sequence[str], empty_text: str) -> None:
        """Open the picker of setting entries; without entries, request an empty row."""
        if not names:
            self.add_requested.emit(-1)
            return
        picker = EntryPicker(names, empty_text, self)
        picker.picked.connect(self.add_requested)
        picker.open_under(self.add_button)

    def shown_rows(self) -> int:
        """Return for how many rows there is room."""
        rows = super().shown_rows()
        return max(self._least_rows, rows if not self._most_rows else min(rows, self._most_rows))

    @Slot()
    def _on_height(self) -> None:
        super()._on_height()
        rows = self.view.verticalHeader().count()
        scrolls = bool(self._most_rows) and rows > self._most_rows
        policy = Qt.ScrollBarPolicy.ScrollBarAsNeeded if scrolls else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.view.setVerticalScrollBarPolicy(policy)
        is_empty = rows == 0 and bool(self._empty_text)
        self.view.setVisible(not is_empty)
        self._show_empty_text(is_shown=is_empty)
        self.updateGeometry()

    def _show_empty_text(self, *, is_shown: bool) -> None:
        """Show in the place of head and legend what belongs here; the label is made when it is needed."""
        layout = self.layout()
        if self._empty is None and is_shown and layout is not None:
            self._empty = self.make_words("muted")
            self._empty.setText(self._empty_text)
            self._empty.setContentsMargins(self.words_margin, px(8), self.words_margin, 0)
            layout.addWidget(self._empty)
        if self._empty is not None:
            self._empty.setVisible(is_shown)
        self.show_legend(self._legend_text)

    def height_below(self) -> int:
        """Return the height of what is shown below the rows."""
        empty = 0 if self._empty is None or self._empty.isHidden() else self._empty.sizeHint().height()
        return super().height_below() + empty

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the height of header, rows and what is below."""
        full_size = super().sizeHint()
        return full_size if not self.view.isHidden() else full_size - QSize(0, self.view.height())

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Move the add button into the header of the surrounding card, or to its place in the form."""
        super().showEvent(event)
        if self.add_button.parentWidget() is not self or not self.add_button.text():
            return
        parent = self.parentWidget()
        place = parent.findChild(QWidget, self._add_place) if parent is not None and self._add_place else None
        if place is not None and (row := place.layout()) is not None:
            row.addWidget(self.add_button)
            self.add_button.show()
            return
        while parent is not None and not isinstance(parent, Card):
            parent = parent.parentWidget()
        if parent is not None:
            parent.add_to_header(self.add_button)
        elif isinstance(layout := self.layout(), QVBoxLayout):
            layout.addWidget(self.add_button, 0, Qt.AlignmentFlag.AlignRight)
        self.add_button.show()
