"""Qt table view inside a `RowTable`: column titles, drag handles, cells."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPointF,
    QRect,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QMenu, QTableView, QWidget

from desktop.theme import TextStyle, color, font, px
from desktop.widgets.cells import EDGE, CellDelegate, CellKind, CellRole, Index, step_cell
from desktop.widgets.focus_moves import show_in_page
from desktop.widgets.painting import hairline

HEADER: Final = 24
HANDLE: Final = 20
WIDEST: Final = 320
LEAST: Final = 96
ENOUGH: Final = 152
"""Least and greatest width of the stretched column while optional columns can be hidden."""
LEAST_SECTION: Final = 12
NARROWEST: Final = 28
"""Width below which no column is narrowed further."""
_INPUT_KINDS: Final = frozenset({CellKind.TEXT, CellKind.NUMBER, CellKind.CHOICE, CellKind.TICK})
_CAN_BE_CHANGED: Final = Qt.ItemFlag.ItemIsEditable | Qt.ItemFlag.ItemIsUserCheckable
_MEASURED: Final = 60
"""Rows that are measured for the width of a column."""


class DragHandles(QHeaderView):
    """Drag handles: six dots before each row.

    Attributes:
        marked: The row with its details elsewhere on the form; -1 for none.
        has_lines: Whether the hairlines below the rows are drawn on.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self.marked = -1
        self.has_lines = True
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
        if self.has_lines:
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


class ColumnTitles(QObject):
    """Muted column titles over a hairline, painted on the header that the view has already.

    A header of a class of its own would be made beside that one, at the price of ten fields.

    Args:
        header: The header of the view.

    Attributes:
        header: The header.
        edge: Between the contents of two columns, on each side, in pixels at 100 %.
        title_column: The column whose title names the whole table, semibold, a muted note behind ``|``; -1 for none.
    """

    def __init__(self, header: QHeaderView) -> None:
        super().__init__(header)
        self.edge = EDGE
        self.title_column = -1
        self.header = header
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionsClickable(False)
        header.setHighlightSections(False)
        header.setMinimumSectionSize(px(LEAST_SECTION))
        header.setFixedHeight(px(HEADER))
        header.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Paint in the place of the header."""
        if event.type() != QEvent.Type.Paint or not isinstance(watched, QWidget):
            return False
        with QPainter(watched) as painter:
            self.paint(painter)
        return True

    def paint(self, painter: QPainter) -> None:
        """Draw titles and hairline."""
        header = self.header
        for column in range(header.count()):
            if not header.isSectionHidden(column):
                self._paint_title(painter, column)
        inset = px(self.edge) if self.title_column >= 0 else 0
        hairline(painter, inset, header.width() - inset, header.height() - 1, "strong")

    def _paint_title(self, painter: QPainter, column: int) -> None:
        is_name = column == self.title_column
        area, text = self._title_area(column), self.shown_title(column)
        painter.setFont(self._title_font(column))
        painter.setPen(color("ink" if is_name else "muted"))
        side = self.header.model().headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole)
        flags = Qt.AlignmentFlag.AlignBottom | (Qt.AlignmentFlag(side) & Qt.AlignmentFlag.AlignHorizontal_Mask)
        painter.drawText(area, int(flags), text)
        note = self._title(column).partition("|")[2] if is_name else ""
        if note:
            area.setLeft(area.left() + painter.fontMetrics().horizontalAdvance(text) + px(EDGE))
            painter.setFont(font(TextStyle.LABEL))
            painter.setPen(color("muted"))
            if painter.fontMetrics().horizontalAdvance(note) <= area.width() + 1:
                painter.drawText(area, int(flags), note)

    def _title(self, column: int) -> str:
        return str(self.header.model().headerData(column, Qt.Orientation.Horizontal) or "")

    def _title_font(self, column: int) -> QFont:
        return font(TextStyle.HEADING if column == self.title_column else TextStyle.LABEL)

    def _title_area(self, column: int) -> QRect:
        """Return the rectangle of a title; the one that names the table also takes those of columns without title."""
        edge = px(self.edge)
        left = self.header.sectionViewportPosition(column) + edge
        area = QRect(left, 0, self.header.sectionSize(column) - 2 * edge, self.header.height() - 3)
        if column == self.title_column:
            area.setLeft(edge)
            area.setRight(max(area.right(), self._free_right(column)))
        return area

    def shown_title(self, column: int) -> str:
        """Return the title of a column as it is drawn, without a note; elided if it has no room."""
        text = self._title(column)
        if column == self.title_column:
            text = text.partition("|")[0]
        room = self._title_area(column).width() + 2
        return QFontMetrics(self._title_font(column)).elidedText(text, Qt.TextElideMode.ElideRight, room)

    def _free_right(self, column: int) -> int:
        """Return where the columns behind one end that have no title."""
        model, right = self.header.model(), -1
        for each in range(column + 1, self.header.count()):
            if model.headerData(each, Qt.Orientation.Horizontal):
                break
            right = self.header.sectionViewportPosition(each) + self.header.sectionSize(each)
        return right


class RowView(QTableView):
    """The table view.

    Signals:
        explain_requested: The explanation of a computed cell is requested.
        menu_requested: The context menu of the current cell is about to be shown; actions may be added.
        detail_requested: The name of a row was pressed.
        word_pressed: Another word of the game's data was pressed.
        height_changed: The number of shown rows changed.
        was_left: The focus went elsewhere.

    Attributes:
        stretched: The column that takes the remaining width.
        optional: Columns that are hidden where not all fit, the last first.
        least_widths: Widths of columns in pixels at 100 %; a wider title or content widens its column.
        other_titles: Titles of the table above in the same columns, for which there must be room.
        detail_column: The column with the names of rows, which open their details; -1 for none.
        handles: Drag handles before the rows; None for rows that are not moved.
        has_fixed_rows: Whether rows are neither added, removed nor moved by hand; Tab then goes through their inputs.
    """

    explain_requested = Signal(QModelIndex)
    menu_requested = Signal(object)
    detail_requested = Signal(QModelIndex)
    word_pressed = Signal(QModelIndex)
    remove_wanted = Signal(list)
    shift_wanted = Signal(int, int)
    copy_wanted = Signal(list)
    paste_wanted = Signal()
    accept_wanted = Signal(QModelIndex)
    height_changed = Signal()
    was_left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.stretched = -1
        self.optional: Sequence[int] = ()
        self.least_widths: Sequence[int] = ()
        self.other_titles: Sequence[str] = ()
        self.detail_column = -1
        self.has_fixed_rows = False
        self.twin: RowView | None = None
        self._absent = -1
        self._wanted: list[int] = []
        self._titles: list[int] = []
        self.delegate = CellDelegate(self)
        self.setItemDelegate(self.delegate)
        self.handles: DragHandles | None = None
        self.titles = ColumnTitles(self.horizontalHeader())
        self.verticalHeader().hide()
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
        self.clicked.connect(self._on_clicked)

    def setModel(self, model: QAbstractItemModel | None) -> None:  # noqa: N802
        """Show the rows of a model."""
        super().setModel(model)
        if model is not None:
            for signal in (model.modelReset, model.rowsInserted, model.rowsRemoved):
                signal.connect(self._on_rows_changed)
            model.dataChanged.connect(self._on_data_changed)
            self._on_rows_changed()

    # ------------------------------------------------------------------------------------------------- drag handles

    @property
    def are_rows_movable(self) -> bool:
        """Whether rows are moved by their handles, and with keys."""
        return self.handles is not None and not self.handles.isHidden()

    def add_handles(self, *, has_lines: bool) -> None:
        """Add drag handles, on which the hairlines below the rows may be drawn on; once for a view."""
        if self.handles is None:
            height = self.verticalHeader().defaultSectionSize()
            self.handles = DragHandles(self)
            self.handles.has_lines = has_lines
            self.setVerticalHeader(self.handles)
            self.handles.setDefaultSectionSize(height)
            self.handles.sectionMoved.connect(self._on_section_moved)

    def mark_row(self, row: int) -> None:
        """Mark the row with its details elsewhere on the form, where rows have handles."""
        if self.handles is not None:
            self.handles.mark(row)

    # ------------------------------------------------------------------------------------------------------ columns

    @Slot()
    def _on_rows_changed(self) -> None:
        self._titles = [self._title_width(column) for column in range(self.model().columnCount())]
        self._wanted = [self._wanted_width(column) for column in range(self.model().columnCount())]
        self._distribute_width_of_both()
        self.height_changed.emit()

    @Slot(QModelIndex, QModelIndex, list)
    def _on_data_changed(self, first: QModelIndex, last: QModelIndex, roles: list[int]) -> None:
        if roles and Qt.ItemDataRole.DisplayRole not in roles:
            return
        has_grown = False
        rows = range(first.row(), min(last.row(), first.row() + _MEASURED) + 1)
        for column in range(first.column(), last.column() + 1):
            if column != self.stretched and (width := self._text_width(column, rows)) > self._wanted[column]:
                self._wanted[column] = width
                has_grown = True
        if has_grown:
            self._distribute_width_of_both()

    def _text_width(self, column: int, rows: Iterable[int]) -> int:
        """Return the width of the widest text in some rows of a column."""
        cells = [self.model().index(row, column) for row in rows]
        emphasis = str(cells[0].data(CellRole.EMPHASIS) or "") if cells else ""
        return min(max([self.delegate.text_width(cell, emphasis) for cell in cells], default=0), px(WIDEST))

    def _wanted_width(self, column: int) -> int:
        edges = 2 * px(self.titles.edge)
        width = self._titles[column]
        if column < len(self.least_widths):
            width = max(width, px(self.least_widths[column]))
        if self.model().rowCount() and self.model().index(0, column).data(CellRole.KIND) == CellKind.TICK:
            return max(width, px(14) + edges)
        rows = min(self.model().rowCount(), _MEASURED)
        return max(width, self._text_width(column, range(rows)))

    def _title_width(self, column: int) -> int:
        """Return the width of a title with its edges; 0 for one that takes the columns beside it, too."""
        if column == self.titles.title_column:
            return 0
        metrics = QFontMetrics(font(TextStyle.LABEL))
        title = str(self.model().headerData(column, Qt.Orientation.Horizontal) or "")
        other = self.other_titles[column] if column < len(self.other_titles) else ""
        return max(metrics.horizontalAdvance(title), metrics.horizontalAdvance(other)) + 2 * px(self.titles.edge)

    def set_twin(self, twin: RowView) -> None:
        """Give the columns of two tables beside each other the same widths, and hide the same optional ones."""
        self.twin, twin.twin = twin, self
        self._distribute_width_of_both()

    def _distribute_width_of_both(self) -> None:
        self._distribute_width()
        if self.twin is not None:
            self.twin._distribute_width()

    def _shared_widths(self) -> list[int]:
        """Return the wanted widths of the columns, those of the twin included."""
        if self.twin is None or len(self.twin._wanted) != len(self._wanted):
            return self._wanted
        return [max(widths) for widths in zip(self._wanted, self.twin._wanted, strict=True)]

    def _distribute_width(self) -> None:
        """Give the stretched column the remaining width; if needed, hide optional columns and narrow others."""
        if not 0 <= self.stretched < len(self._wanted) or not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            return
        room = self.viewport().width()
        wanted = self._shared_widths()
        widths = {**dict(enumerate(wanted)), self.stretched: self._least_stretch(wanted[self.stretched])}
        widths.pop(self._absent, None)
        for column in reversed(self.optional):
            if sum(widths.values()) <= room:
                break
            widths.pop(column, None)
        for column in self.optional:  # a narrow one may have room where a wide one has not
            if column not in {*widths, self._absent} and sum(widths.values()) + wanted[column] <= room:
                widths[column] = wanted[column]
        widths[self.stretched if self.stretched in widths else min(widths)] += max(0, room - sum(widths.values()))
        narrowed = self._narrowed(widths, room)
        for column in range(len(self._wanted)):
            self.setColumnHidden(column, column not in narrowed)
            if column in narrowed:
                self.setColumnWidth(column, narrowed[column])

    def _narrowed(self, widths: dict[int, int], room: int) -> dict[int, int]:
        """Return widths that fit: the widest columns are narrowed first, and titles are cut last."""
        if sum(widths.values()) <= room:
            return widths
        titles = {column: min(width, self._titles[column]) for column, width in widths.items()}
        for least in (titles, dict.fromkeys(widths, 0)):
            widest = min(max(widths.values()), max(room, px(NARROWEST) + 1))
            while widest > px(NARROWEST):
                narrowed = {column: max(min(width, widest), least[column]) for column, width in widths.items()}
                if sum(narrowed.values()) <= room:
                    return narrowed
                widest -= 1
        return {column: min(width, px(NARROWEST)) for column, width in widths.items()}

    def set_absent(self, column: int) -> None:
        """Hide a column that has nothing to show now; -1 for none."""
        if column != self._absent:
            self._absent = column
            self._distribute_width()

    def _least_stretch(self, wanted: int) -> int:
        """Return the width of the stretched column below which optional columns are hidden."""
        if self.twin is not None:  # both leave the same columns out, before one of them cuts a name
            return wanted
        if self.stretched < len(self.least_widths):
            return px(self.least_widths[self.stretched])
        return max(px(LEAST), min(px(ENOUGH), wanted))

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
        if index.column() == self.detail_column:
            self.detail_requested.emit(index)
        elif index.data(CellRole.KIND) == CellKind.DERIVED:
            self.explain_requested.emit(index)
        elif index.data(CellRole.KIND) == CellKind.WORD:
            self.word_pressed.emit(index)

    def currentChanged(self, current: Index, previous: Index) -> None:  # noqa: N802
        """Scroll the page around the rows to the row that keys walk to; not under the pointer."""
        super().currentChanged(current, previous)
        if current.isValid() and self.hasFocus() and self.hasAutoScroll():
            show_in_page(self, current, self.rowHeight(current.row()))

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Emit that the table was left, unless one of its editors was opened."""
        super().focusOutEvent(event)
        if self.state() != self.State.EditingState:
            self.was_left.emit()

    # ------------------------------------------------------------------------------------------------- Tab key

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802 - Qt's own signature
        """Move to the next input, down its column; leave the table behind the last one."""
        following = self._input_beside(self.currentIndex(), 1 if forward else -1) if self.has_fixed_rows else None
        if following is None or not self.hasFocus():
            return super().focusNextPrevChild(forward)
        self.setCurrentIndex(following)
        self.scrollTo(following)
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Begin at the first input, or at the last one with Shift+Tab."""
        super().focusInEvent(event)
        reason = event.reason()
        if self.has_fixed_rows and reason in {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}:
            inputs = self._inputs()
            if inputs:
                self.setCurrentIndex(inputs[0 if reason == Qt.FocusReason.TabFocusReason else -1])

    def moveCursor(  # noqa: N802
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Go down the column of an editor with Tab."""
        steps = {self.CursorAction.MoveNext: 1, self.CursorAction.MovePrevious: -1}
        if action in steps:
            following = self._input_beside(self.currentIndex(), steps[action])
            return QModelIndex() if following is None else following
        return super().moveCursor(action, modifiers)

    def _inputs(self) -> list[QModelIndex]:
        """Return the cells that are typed into or ticked, column by column."""
        model = self.model()
        if not model.rowCount():
            return []
        columns = [
            column
            for column in range(model.columnCount())
            if not self.isColumnHidden(column)
            and column != self.detail_column
            and model.index(0, column).data(CellRole.KIND) in _INPUT_KINDS
        ]
        rows = range(model.rowCount())
        cells = [model.index(row, column) for column in columns for row in rows]
        return [cell for cell in cells if cell.flags() & _CAN_BE_CHANGED]

    def _input_beside(self, index: QModelIndex, step: int) -> QModelIndex | None:
        """Return the input before or behind a cell; None at the ends."""
        inputs = self._inputs()
        if index not in inputs:
            behind = [each for each in inputs if (each.column(), each.row()) > (index.column(), index.row())]
            before = [each for each in inputs if each not in behind]
            found = behind[:1] if step > 0 else before[-1:]
            return found[0] if found else None
        place = inputs.index(index) + step
        return inputs[place] if 0 <= place < len(inputs) else None

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
        elif event.key() == Qt.Key.Key_Delete and not self.has_fixed_rows:
            self.remove_wanted.emit(self.selected_rows())
        elif event.modifiers() & Qt.KeyboardModifier.AltModifier and event.key() in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            to = index.row() + (1 if event.key() == Qt.Key.Key_Down else -1)
            if index.isValid() and self.are_rows_movable and 0 <= to < self.model().rowCount():
                self.shift_wanted.emit(index.row(), to)
        elif index.isValid() and self.state() != self.State.EditingState and self._is_entering(event, index):
            self._enter(index)
        elif index.isValid() and (step := self._sign_step(event, index)):
            step_cell(index, step)
        else:
            super().keyPressEvent(event)

    @staticmethod
    def _sign_step(event: QKeyEvent, index: QModelIndex) -> int:
        """Return the step of the keys + and − on a number; 0 where a minus begins a negative one."""
        step = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Minus: -1}.get(Qt.Key(event.key()), 0)
        is_number = index.data(CellRole.KIND) == CellKind.NUMBER and index.flags() & Qt.ItemFlag.ItemIsEditable
        return step if is_number and (step > 0 or not index.data(CellRole.CAN_BE_NEGATIVE)) else 0

    @staticmethod
    def _is_entering(event: QKeyEvent, index: QModelIndex) -> bool:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            return True
        return event.key() == Qt.Key.Key_Space and index.data(CellRole.KIND) == CellKind.TICK

    def _enter(self, index: QModelIndex) -> None:
        kind = index.data(CellRole.KIND)
        if index.column() == self.detail_column:
            self.detail_requested.emit(index)
        elif kind == CellKind.DERIVED:
            self.explain_requested.emit(index)
        elif kind == CellKind.WORD:
            self.word_pressed.emit(index)
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
            self.menu_requested.emit(menu)
        if not self.has_fixed_rows:
            self._add_row_actions(menu, has_row=index.isValid())
        menu.popup(event.globalPos())

    def _add_row_actions(self, menu: QMenu, *, has_row: bool) -> None:
        if has_row:
            menu.addSeparator()
            if self.are_rows_movable:
                menu.addAction(self.tr("Move &up")).triggered.connect(self._on_up)
                menu.addAction(self.tr("Move &down")).triggered.connect(self._on_down)
            menu.addAction(self.tr("&Remove")).triggered.connect(self._on_remove)
            menu.addSeparator()
            menu.addAction(self.tr("&Copy rows")).triggered.connect(self._on_copy)
        paste: QAction = menu.addAction(self.tr("&Paste rows"))
        paste.setEnabled(bool(QGuiApplication.clipboard().text()))
        paste.triggered.connect(self._on_paste)

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
