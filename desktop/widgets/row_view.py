"""Qt table view inside a `RowTable`: column titles, drag handles, cells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QAbstractItemModel, QItemSelectionModel, QModelIndex, QPointF, QRect, Qt, Signal, Slot
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
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QMenu,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from desktop.theme import TextStyle, color, font, px
from desktop.widgets.cells import EDGE, CellDelegate, CellKind, CellRole
from desktop.widgets.painting import hairline

HEADER: Final = 24
HANDLE: Final = 20
WIDEST: Final = 320
LEAST: Final = 96
ENOUGH: Final = 152
"""Least and greatest width of the stretched column while optional columns can be hidden."""
NARROWEST: Final = 28
"""Width below which no column is narrowed further."""
_MEASURED: Final = 60
"""Rows that are measured for the width of a column."""


class DragHandles(QHeaderView):
    """Drag handles: six dots before each row.

    Attributes:
        marked: The row with its details elsewhere on the form; -1 for none.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self.marked = -1
        self.setSectionsMovable(True)
        self.setSectionsClickable(True)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setFixedWidth(px(HANDLE))
        self.setAccessibleName(self.tr("Drag handles"))

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
        if logical_index == self.marked:
            painter.fillRect(rect.left(), rect.top() + px(4), 2, rect.height() - 2 * px(4), color("accent"))
        painter.restore()

    def mark(self, row: int) -> None:
        """Mark the row with its details elsewhere on the form."""
        if row != self.marked:
            self.marked = row
            self.viewport().update()


class ColumnTitles(QHeaderView):
    """Muted column titles over a hairline."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(px(24))
        self.setFixedHeight(px(HEADER))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw titles and hairline."""
        with QPainter(self.viewport()) as painter:
            painter.setFont(font(TextStyle.LABEL))
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
    """The table view.

    Signals:
        explain_requested: The explanation of a computed cell is requested.
        height_changed: The number of shown rows changed.
    """

    explain_requested = Signal(QModelIndex)
    remove_wanted = Signal(list)
    shift_wanted = Signal(int, int)
    copy_wanted = Signal(list)
    paste_wanted = Signal()
    accept_wanted = Signal(QModelIndex)
    height_changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.stretched = -1
        self.optional: Sequence[int] = ()
        self._wanted: list[int] = []
        self.delegate = CellDelegate(self)
        self.setItemDelegate(self.delegate)
        self.handles = DragHandles(self)
        self.setVerticalHeader(self.handles)
        self.setHorizontalHeader(ColumnTitles(self))
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
        self._distribute_width()
        self.height_changed.emit()

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
            self._distribute_width()

    def _cell_width(self, row: int, column: int) -> int:
        hint = self.delegate.sizeHint(QStyleOptionViewItem(), self.model().index(row, column))
        return min(hint.width(), px(WIDEST))

    def _wanted_width(self, column: int) -> int:
        title = str(self.model().headerData(column, Qt.Orientation.Horizontal) or "")
        width = QFontMetrics(font(TextStyle.LABEL)).horizontalAdvance(title) + 2 * px(EDGE)
        if self.model().rowCount() and self.model().index(0, column).data(CellRole.KIND) == CellKind.TICK:
            return max(width, px(14 + 2 * EDGE))
        rows = min(self.model().rowCount(), _MEASURED)
        return max([width, *(self._cell_width(row, column) for row in range(rows))])

    def _distribute_width(self) -> None:
        """Give the stretched column the remaining width; if needed, hide optional columns and narrow others."""
        if not 0 <= self.stretched < len(self._wanted):
            return
        room = self.viewport().width()
        widths = dict(enumerate(self._wanted))
        widths[self.stretched] = max(px(LEAST), min(px(ENOUGH), self._wanted[self.stretched]))
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
        """Distribute the column widths."""
        super().resizeEvent(event)
        self._distribute_width()

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
        if index.data(CellRole.KIND) == CellKind.DERIVED:
            self.explain_requested.emit(index)

    def selected_rows(self) -> list[int]:
        """Return the rows in which something is selected, in order."""
        return sorted({index.row() for index in self.selectionModel().selectedIndexes()})

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Handle keys: edit, explain, copy, paste, remove, move."""
        index = self.currentIndex()
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_wanted.emit(self.selected_rows())
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.paste_wanted.emit()
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
        return event.key() == Qt.Key.Key_Space and index.data(CellRole.KIND) == CellKind.TICK

    def _enter(self, index: QModelIndex) -> None:
        kind = index.data(CellRole.KIND)
        if kind == CellKind.DERIVED:
            self.explain_requested.emit(index)
        elif kind == CellKind.TICK:
            self.model().setData(index, not index.data(Qt.ItemDataRole.EditRole), Qt.ItemDataRole.EditRole)
        else:
            self.edit(index)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        """Show the context menu of the row."""
        index = self.indexAt(event.pos())
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if index.isValid():
            self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
            if not self.selectionModel().isSelected(index):
                self.selectionModel().select(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
            menu.addAction(self.tr("E&xplain this number")).triggered.connect(self._on_why)
            if index.data(CellRole.PROBLEM):
                menu.addAction(self.tr("&Allow the violation…")).triggered.connect(self._on_accept)
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
        self.explain_requested.emit(self.currentIndex())

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
        self.paste_wanted.emit()
