"""List table: edits, drags, copies and pastes rows; requests every change by a signal.

The table knows no character: it requests changes by signals, and shows the cells of its model
(:mod:`desktop.widgets.cells`).
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Property, QAbstractItemModel, QModelIndex, QSize, Qt, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop.theme import icon, px
from desktop.widgets.card import Card, HeaderButton
from desktop.widgets.entry_picker import EntryPicker
from desktop.widgets.property_types import STRING_LIST
from desktop.widgets.row_view import HEADER, RowView


class RowTable(QWidget):
    """A table as high as its rows, with an add button.

    Signals:
        add_requested: A row is to be added: index of the setting entry, -1 for an empty row.
        picker_requested: The add button was pressed; answer with :meth:`open_picker`.
        remove_requested: Positions of rows to remove.
        move_requested: A row is to be moved: from, to.
        copy_requested: Positions of rows to copy.
        paste_requested: Rows of the clipboard are to be added.
        explain_requested: The explanation of a cell is requested.
        accept_requested: The violation at a cell is to be allowed.
        row_selected: The current row; -1 for none.
        left: Editing of a cell ended.
    """

    add_requested = Signal(int)
    picker_requested = Signal()
    remove_requested = Signal(list)
    move_requested = Signal(int, int)
    copy_requested = Signal(list)
    paste_requested = Signal()
    explain_requested = Signal(QModelIndex)
    accept_requested = Signal(QModelIndex)
    row_selected = Signal(int)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._columns: list[str] = []
        self._headers: list[str] = []
        self._strong: list[str] = []
        self._muted: list[str] = []
        self._optional: list[str] = []
        self._stretch = ""
        self._row_height = 36
        self._least_rows = 0
        self._most_rows = 0
        self._empty_text = ""
        self.view = RowView(self)
        self.add_button = HeaderButton(self)
        self.add_button.setProperty("role", "text")
        self.add_button.setProperty("icon_name", "plus")
        self.add_button.setProperty("icon_color", "accent")
        self.add_button.setIcon(icon("plus", "accent"))
        self.add_button.setCursor(Qt.CursorShape.PointingHandCursor)
        self.add_button.setAutoDefault(False)
        self.add_button.hide()
        self._empty = QLabel(self)
        self._empty.setProperty("role", "muted")
        self._empty.setWordWrap(True)
        self._empty.setContentsMargins(0, px(8), 0, 0)
        self._empty.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.view)
        column.addWidget(self._empty)
        self.setFocusProxy(self.view)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._join()

    def _join(self) -> None:
        view = self.view
        view.explain_requested.connect(self.explain_requested)
        view.remove_wanted.connect(self.remove_requested)
        view.shift_wanted.connect(self.move_requested)
        view.copy_wanted.connect(self.copy_requested)
        view.paste_wanted.connect(self.paste_requested)
        view.accept_wanted.connect(self.accept_requested)
        view.height_changed.connect(self._on_height)
        view.delegate.left.connect(self.left)
        self.add_button.clicked.connect(self.picker_requested)

    # --------------------------------------------------------------------------------------------------- properties

    def _get_columns(self) -> list[str]:
        return self._columns

    def _set_columns(self, columns: list[str]) -> None:
        self._columns = list(columns)

    def _get_headers(self) -> list[str]:
        return self._headers

    def _set_headers(self, headers: list[str]) -> None:
        self._headers = list(headers)

    def _get_strong(self) -> list[str]:
        return self._strong

    def _set_strong(self, columns: list[str]) -> None:
        self._strong = list(columns)

    def _get_muted(self) -> list[str]:
        return self._muted

    def _set_muted(self, columns: list[str]) -> None:
        self._muted = list(columns)

    def _get_optional(self) -> list[str]:
        return self._optional

    def _set_optional(self, columns: list[str]) -> None:
        self._optional = list(columns)

    def _get_stretch(self) -> str:
        return self._stretch

    def _set_stretch(self, column: str) -> None:
        self._stretch = column

    def _get_row_height(self) -> int:
        return self._row_height

    def _set_row_height(self, height: int) -> None:
        self._row_height = height
        self._on_height()

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
        self._empty.setText(text)

    columns = Property(STRING_LIST, _get_columns, _set_columns)
    headers = Property(STRING_LIST, _get_headers, _set_headers)
    strong_columns = Property(STRING_LIST, _get_strong, _set_strong)
    muted_columns = Property(STRING_LIST, _get_muted, _set_muted)
    optional_columns = Property(STRING_LIST, _get_optional, _set_optional)
    stretch_column = Property(str, _get_stretch, _set_stretch)
    row_height = Property(int, _get_row_height, _set_row_height)
    least_rows = Property(int, _get_least_rows, _set_least_rows)
    most_rows = Property(int, _get_most_rows, _set_most_rows)
    add_text = Property(str, _get_add_text, _set_add_text)
    empty_text = Property(str, _get_empty_text, _set_empty_text)

    # -------------------------------------------------------------------------------------------------------- rows

    def set_model(self, model: QAbstractItemModel) -> None:
        """Show the rows of a model whose columns are :attr:`columns`."""
        names = self._columns
        self.view.stretched = names.index(self._stretch) if self._stretch in names else _first_words(model)
        self.view.optional = [names.index(each) for each in self._optional if each in names]
        self.view.setModel(model)
        self.view.selectionModel().currentRowChanged.connect(self._on_current_row)
        self.view.setAccessibleName(self.accessibleName())
        self._on_height()

    @Slot(QModelIndex, QModelIndex)
    def _on_current_row(self, current: QModelIndex, _previous: QModelIndex) -> None:
        self.row_selected.emit(current.row())

    def current_row(self) -> int:
        """Return the current row; -1 for none."""
        return self.view.currentIndex().row()

    def open_picker(self, names: Sequence[str], empty_text: str) -> None:
        """Open the picker of setting entries; without entries, request an empty row."""
        if not names:
            self.add_requested.emit(-1)
            return
        picker = EntryPicker(names, empty_text, self)
        picker.picked.connect(self.add_requested)
        picker.open_under(self.add_button)

    @Slot()
    def _on_height(self) -> None:
        rows = self.view.verticalHeader().count()
        height = px(self._row_height)
        self.view.verticalHeader().setDefaultSectionSize(height)
        shown = max(self._least_rows, rows if not self._most_rows else min(rows, self._most_rows))
        scrolls = bool(self._most_rows) and rows > self._most_rows
        policy = Qt.ScrollBarPolicy.ScrollBarAsNeeded if scrolls else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.view.setVerticalScrollBarPolicy(policy)
        self.view.setFixedHeight(px(HEADER) + shown * height + 1)
        self._empty.setVisible(rows == 0 and bool(self._empty_text))
        self.updateGeometry()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the height of header and rows."""
        below = self._empty.sizeHint().height() if not self._empty.isHidden() else 0
        return QSize(px(320), self.view.height() + below)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the height of header and rows, at a small width."""
        return QSize(px(160), self.sizeHint().height())

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Move the add button into the header of the surrounding card."""
        super().showEvent(event)
        if self.add_button.parentWidget() is not self or not self.add_button.text():
            return
        parent = self.parentWidget()
        while parent is not None and not isinstance(parent, Card):
            parent = parent.parentWidget()
        if parent is not None:
            parent.add_to_header(self.add_button)
        elif isinstance(layout := self.layout(), QVBoxLayout):
            layout.addWidget(self.add_button, 0, Qt.AlignmentFlag.AlignRight)
        self.add_button.show()


def _first_words(model: QAbstractItemModel) -> int:
    """Return the first text column, which stretches."""
    for column in range(model.columnCount()):
        side = model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole)
        if side is not None and Qt.AlignmentFlag(side) & Qt.AlignmentFlag.AlignLeft:
            return column
    return 0
