"""A list as a table: edited in place, ordered by its handles, copied and pasted as tab-separated text.

The table knows no character: what it wants done it says in signals, and its model says what stands in the cells
(:mod:`desktop.widgets.cells`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    Property,
    QAbstractItemModel,
    QItemSelectionModel,
    QModelIndex,
    QPointF,
    QRect,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QLabel,
    QMenu,
    QPushButton,
    QSizePolicy,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from desktop.theme import Type, color, font, px
from desktop.widgets.card import Card
from desktop.widgets.cells import EDGE, CellDelegate, CellRole, Kind
from desktop.widgets.entry_picker import EntryPicker
from desktop.widgets.painting import hairline
from desktop.widgets.property_types import STRING_LIST

HEADER: Final = 24
HANDLE: Final = 20
WIDEST: Final = 320
LEAST: Final = 96
"""What the stretched column keeps while others may leave."""
NARROWEST: Final = 28
"""Where no column is made narrower to let others in."""
_MEASURED: Final = 60
"""Rows whose cells decide how wide a column is."""


class Handles(QHeaderView):
    """Six dots before each row; a row is dragged by them."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self.setSectionsMovable(True)
        self.setSectionsClickable(True)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setFixedWidth(px(HANDLE))
        self.setAccessibleName(self.tr("Handles of the rows"))

    def paintSection(self, painter: QPainter, rect: QRect, logical_index: int) -> None:  # noqa: N802
        """Draw the dots of one row."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color("strong"))
        hairline(painter, rect.left(), rect.right() + 1, rect.bottom())
        middle = QPointF(rect.center()) + QPointF(-2, 0)
        for row in (-4, 0, 4):
            for column in (-2, 2):
                painter.drawEllipse(middle + QPointF(column, row), 1, 1)
        painter.restore()


class Titles(QHeaderView):
    """The titles of the columns, muted, over one hairline."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(px(24))
        self.setFixedHeight(px(HEADER))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw titles and hairline."""
        painter = QPainter(self.viewport())
        painter.setFont(font(Type.LABEL))
        metrics = QFontMetrics(painter.font())
        model = self.model()
        for column in range(self.count()):
            left = self.sectionViewportPosition(column) + px(EDGE)
            area = QRect(left, 0, self.sectionSize(column) - 2 * px(EDGE), self.height() - 3)
            text = str(model.headerData(column, Qt.Orientation.Horizontal) or "")
            side = model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole)
            painter.setPen(color("muted"))
            text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, area.width() + 2)
            flags = Qt.AlignmentFlag.AlignBottom | (Qt.AlignmentFlag(side) & Qt.AlignmentFlag.AlignHorizontal_Mask)
            painter.drawText(area, int(flags), text)
        hairline(painter, 0, self.viewport().width(), self.height() - 1, "strong")


class RowView(QTableView):
    """The table itself.

    Signals:
        asked: Why is wanted for a computed cell.
        changed_height: It shows another number of rows.
    """

    asked = Signal(QModelIndex)
    remove_wanted = Signal(list)
    shift_wanted = Signal(int, int)
    copy_wanted = Signal(list)
    paste_wanted = Signal(str)
    accept_wanted = Signal(QModelIndex)
    changed_height = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.stretched = -1
        self.optional: Sequence[int] = ()
        self._wanted: list[int] = []
        self.delegate = CellDelegate(self)
        self.setItemDelegate(self.delegate)
        self.setVerticalHeader(Handles(self))
        self.setHorizontalHeader(Titles(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.SelectedClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.AnyKeyPressed
        )
        self.verticalHeader().sectionMoved.connect(self._on_section_moved)
        self.clicked.connect(self._on_clicked)

    def setModel(self, model: QAbstractItemModel | None) -> None:  # noqa: N802
        """Show the rows of a model."""
        super().setModel(model)
        if model is not None:
            for signal in (model.modelReset, model.rowsInserted, model.rowsRemoved, model.layoutChanged):
                signal.connect(self._on_rows_changed)
            model.dataChanged.connect(self._on_data_changed)
            self._on_rows_changed()

    # ------------------------------------------------------------------------------------------------------ columns

    @Slot()
    def _on_rows_changed(self) -> None:
        self._wanted = [self._wanted_width(column) for column in range(self.model().columnCount())]
        self._spread()
        self.changed_height.emit()

    @Slot(QModelIndex, QModelIndex, list)
    def _on_data_changed(self, first: QModelIndex, last: QModelIndex, _roles: list[int]) -> None:
        has_grown = False
        for column in range(first.column(), last.column() + 1):
            for row in range(first.row(), min(last.row(), first.row() + _MEASURED) + 1):
                width = self._cell_width(row, column)
                if column != self.stretched and width > self._wanted[column]:
                    self._wanted[column] = width
                    has_grown = True
        if has_grown:
            self._spread()

    def _cell_width(self, row: int, column: int) -> int:
        hint = self.delegate.sizeHint(QStyleOptionViewItem(), self.model().index(row, column))
        return min(hint.width(), px(WIDEST))

    def _wanted_width(self, column: int) -> int:
        title = str(self.model().headerData(column, Qt.Orientation.Horizontal) or "")
        width = QFontMetrics(font(Type.LABEL)).horizontalAdvance(title) + 2 * px(EDGE)
        if self.model().rowCount() and self.model().index(0, column).data(CellRole.KIND) == Kind.TICK:
            return max(width, px(14 + 2 * EDGE))
        rows = min(self.model().rowCount(), _MEASURED)
        return max([width, *(self._cell_width(row, column) for row in range(rows))])

    def _spread(self) -> None:
        """Let the stretched column take what is left; where not all fit, some leave, and others get narrower."""
        if not 0 <= self.stretched < len(self._wanted):
            return
        room = self.viewport().width()
        widths = dict(enumerate(self._wanted))
        widths[self.stretched] = px(LEAST)
        for column in reversed(self.optional):
            if sum(widths.values()) <= room:
                break
            widths.pop(column, None)
        widths[self.stretched] += max(0, room - sum(widths.values()))
        widest = max(widths.values())
        while widest > px(NARROWEST) and sum(min(width, widest) for width in widths.values()) > room:
            widest -= 1
        for column in range(len(self._wanted)):
            self.setColumnHidden(column, column not in widths)
            if column in widths:
                self.setColumnWidth(column, min(widths[column], widest))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Spread the columns anew."""
        super().resizeEvent(event)
        self._spread()

    # ----------------------------------------------------------------------------------------------- what is wanted

    @Slot(int, int, int)
    def _on_section_moved(self, row: int, old: int, new: int) -> None:
        header = self.verticalHeader()
        header.blockSignals(True)
        header.moveSection(new, old)
        header.blockSignals(False)
        self.shift_wanted.emit(row, new)

    @Slot(QModelIndex)
    def _on_clicked(self, index: QModelIndex) -> None:
        if index.data(CellRole.KIND) == Kind.DERIVED:
            self.asked.emit(index)

    def selected_rows(self) -> list[int]:
        """Give the rows in which something is selected, in order."""
        return sorted({index.row() for index in self.selectionModel().selectedIndexes()})

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Edit, ask, copy, paste, remove, move."""
        index = self.currentIndex()
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_wanted.emit(self.selected_rows())
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.paste_wanted.emit(QGuiApplication.clipboard().text())
        elif event.key() == Qt.Key.Key_Delete:
            self.remove_wanted.emit(self.selected_rows())
        elif event.modifiers() & Qt.KeyboardModifier.AltModifier and event.key() in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            to = index.row() + (1 if event.key() == Qt.Key.Key_Down else -1)
            if index.isValid() and 0 <= to < self.model().rowCount():
                self.shift_wanted.emit(index.row(), to)
        elif index.isValid() and self.state() != self.State.EditingState and self._is_entering(event, index):
            self._enter(index)
        else:
            super().keyPressEvent(event)

    @staticmethod
    def _is_entering(event: QKeyEvent, index: QModelIndex) -> bool:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            return True
        return event.key() == Qt.Key.Key_Space and index.data(CellRole.KIND) == Kind.TICK

    def _enter(self, index: QModelIndex) -> None:
        kind = index.data(CellRole.KIND)
        if kind == Kind.DERIVED:
            self.asked.emit(index)
        elif kind == Kind.TICK:
            self.model().setData(index, not index.data(Qt.ItemDataRole.EditRole), Qt.ItemDataRole.EditRole)
        else:
            self.edit(index)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        """Offer what can be done with the row."""
        index = self.indexAt(event.pos())
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if index.isValid():
            self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
            if not self.selectionModel().isSelected(index):
                self.selectionModel().select(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
            menu.addAction(self.tr("&Why")).triggered.connect(self._on_why)
            if index.data(CellRole.PROBLEM):
                menu.addAction(self.tr("&Accept the violation…")).triggered.connect(self._on_accept)
            menu.addSeparator()
            menu.addAction(self.tr("Move &up")).triggered.connect(self._on_up)
            menu.addAction(self.tr("Move &down")).triggered.connect(self._on_down)
            menu.addAction(self.tr("&Remove")).triggered.connect(self._on_remove)
            menu.addSeparator()
            menu.addAction(self.tr("&Copy rows")).triggered.connect(self._on_copy)
        paste: QAction = menu.addAction(self.tr("&Paste rows"))
        paste.setEnabled(bool(QGuiApplication.clipboard().text()))
        paste.triggered.connect(self._on_paste)
        menu.popup(event.globalPos())

    @Slot()
    def _on_why(self) -> None:
        self.asked.emit(self.currentIndex())

    @Slot()
    def _on_accept(self) -> None:
        self.accept_wanted.emit(self.currentIndex())

    @Slot()
    def _on_up(self) -> None:
        if self.currentIndex().row() > 0:
            self.shift_wanted.emit(self.currentIndex().row(), self.currentIndex().row() - 1)

    @Slot()
    def _on_down(self) -> None:
        if self.currentIndex().row() + 1 < self.model().rowCount():
            self.shift_wanted.emit(self.currentIndex().row(), self.currentIndex().row() + 1)

    @Slot()
    def _on_remove(self) -> None:
        self.remove_wanted.emit(self.selected_rows())

    @Slot()
    def _on_copy(self) -> None:
        self.copy_wanted.emit(self.selected_rows())

    @Slot()
    def _on_paste(self) -> None:
        self.paste_wanted.emit(QGuiApplication.clipboard().text())


class RowTable(QWidget):
    """A list as a table, as high as its rows, with the button that adds one.

    Signals:
        add_wanted: A row is wanted: position of the entry of the setting, -1 for an empty one.
        picker_wanted: The button was pressed; :meth:`offer` answers.
        remove_wanted: Positions of rows that shall go.
        shift_wanted: A row shall stand elsewhere: from, to.
        copy_wanted: Positions of rows for the clipboard.
        paste_wanted: Text from the clipboard.
        asked: Why is wanted for a cell.
        accept_wanted: The violation at a cell shall be allowed.
        row_chosen: The keyboard's place is in this row; -1 for none.
        left: Whoever edited a cell is done.
    """

    add_wanted = Signal(int)
    picker_wanted = Signal()
    remove_wanted = Signal(list)
    shift_wanted = Signal(int, int)
    copy_wanted = Signal(list)
    paste_wanted = Signal(str)
    asked = Signal(QModelIndex)
    accept_wanted = Signal(QModelIndex)
    row_chosen = Signal(int)
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
        self.add_button = QPushButton(self)
        self.add_button.setProperty("role", "text")
        self.add_button.setCursor(Qt.CursorShape.PointingHandCursor)
        self.add_button.setAutoDefault(False)
        self.add_button.hide()
        self._empty = QLabel(self)
        self._empty.setProperty("role", "muted")
        self._empty.setWordWrap(True)
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
        view.asked.connect(self.asked)
        view.remove_wanted.connect(self.remove_wanted)
        view.shift_wanted.connect(self.shift_wanted)
        view.copy_wanted.connect(self.copy_wanted)
        view.paste_wanted.connect(self.paste_wanted)
        view.accept_wanted.connect(self.accept_wanted)
        view.changed_height.connect(self._on_height)
        view.delegate.left.connect(self.left)
        self.add_button.clicked.connect(self.picker_wanted)

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
        self.row_chosen.emit(current.row())

    def current_row(self) -> int:
        """Give the row of the keyboard's place; -1 for none."""
        return self.view.currentIndex().row()

    def offer(self, names: Sequence[str], empty_text: str) -> None:
        """Let the person choose an entry of the setting, or an empty row; where there are none, add an empty one."""
        if not names:
            self.add_wanted.emit(-1)
            return
        picker = EntryPicker(names, empty_text, self)
        picker.picked.connect(self.add_wanted)
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
        """Give the height of header and rows."""
        below = self._empty.sizeHint().height() if not self._empty.isHidden() else 0
        return QSize(px(320), self.view.height() + below)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Give the height of header and rows, at a small width."""
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
            parent.add_to_head(self.add_button)
        elif isinstance(layout := self.layout(), QVBoxLayout):
            layout.addWidget(self.add_button, 0, Qt.AlignmentFlag.AlignRight)
        self.add_button.show()


def _first_words(model: QAbstractItemModel) -> int:
    """Give the first column of words; it takes what is left of the width."""
    for column in range(model.columnCount()):
        side = model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole)
        if side is not None and Qt.AlignmentFlag(side) & Qt.AlignmentFlag.AlignLeft:
            return column
    return 0
