"""A list as a table: edited in place, ordered by its handles, copied and pasted as tab-separated text.

The table knows no character: what it wants done it says in signals, and its model says what stands in the cells
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
    """A list as a table, as high as its rows, with the button that adds one.

    Signals:
        add_requested: A row is wanted: position of the entry of the setting, -1 for an empty one.
        picker_requested: The button was pressed; :meth:`offer` answers.
        remove_wanted: Positions of rows that shall go.
        shift_wanted: A row shall stand elsewhere: from, to.
        copy_wanted: Positions of rows for the clipboard.
        paste_wanted: Rows of the clipboard are wanted.
        asked: Why is wanted for a cell.
        accept_wanted: The violation at a cell shall be allowed.
        row_selected: The keyboard's place is in this row; -1 for none.
        left: Whoever edited a cell is done.
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
        """Return the row of the keyboard's place; -1 for none."""
        return self.view.currentIndex().row()

    def open_picker(self, names: Sequence[str], empty_text: str) -> None:
        """Let the person choose an entry of the setting, or an empty row; where there are none, add an empty one."""
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
        """Put the button into the head of the card around."""
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
    """Return the first column of words; it takes what is left of the width."""
    for column in range(model.columnCount()):
        side = model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole)
        if side is not None and Qt.AlignmentFlag(side) & Qt.AlignmentFlag.AlignLeft:
            return column
    return 0
