"""Table view of entries: grips, marks, columns that fit the width, sorting by header, moving by drag or keys."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QContextMenuEvent, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from desktop.theme import TextStyle, color, font, pixmap, px
from desktop.widgets.painting import hairline, warning_triangle
from desktop.widgets.row_view import ColumnTitles, DragHandles
from desktop.world.entries_model import EntriesModel, EntryRole
from desktop.world.entry_columns import NUMERIC, ColumnKind, EntryColumn

Index = QModelIndex | QPersistentModelIndex

ROW: Final = 28
HEADER: Final = 28
MARK: Final = 20
_TRIANGLE: Final = 14
_EDGE: Final = 4
_MEASURED: Final = 25
_LEAST_NAME: Final = 112
_MOST_NAME: Final = 180
_LEAST_LIST: Final = 80
_NUMBER: Final = 36
_PRICE: Final = 72
_USED_BY: Final = 52
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class EntryDelegate(QStyledItemDelegate):
    """Paints a cell of the table over a hairline."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a cell."""
        column = index.data(EntryRole.COLUMN)
        if not isinstance(column, EntryColumn):
            return
        painter.save()
        area = QRect(option.rect)
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if is_selected:
            painter.fillRect(area, color("tint"))
        hairline(painter, area.left(), area.right() + 1, area.bottom())
        problem = str(index.data(EntryRole.PROBLEM) or "")
        if column.kind is ColumnKind.MARK:
            if problem:
                top = area.top() + (area.height() - px(_TRIANGLE)) / 2
                warning_triangle(painter, area.left() + (area.width() - px(_TRIANGLE)) / 2, top, px(_TRIANGLE))
        else:
            self._paint_text(painter, area, index, is_strong=is_selected and column.kind is ColumnKind.NAME)
        painter.restore()

    def _paint_text(self, painter: QPainter, area: QRect, index: Index, *, is_strong: bool) -> None:
        kind = index.data(EntryRole.COLUMN).kind
        is_small = kind in {ColumnKind.LIST, ColumnKind.PRICE}
        style = TextStyle.LABEL if is_small else TextStyle.HEADING if is_strong else TextStyle.TEXT
        painter.setFont(font(style))
        painter.setPen(color("muted" if index.data(EntryRole.IS_MUTED) else "ink"))
        side = Qt.AlignmentFlag(index.data(Qt.ItemDataRole.TextAlignmentRole))
        inner = area.adjusted(px(_EDGE), 0, -px(_EDGE), 0)
        text = QFontMetrics(painter.font()).elidedText(
            str(index.data() or ""), Qt.TextElideMode.ElideRight, inner.width() + 1
        )
        painter.drawText(inner, int(side), text)


class EntryGrips(DragHandles):
    """The grips; that of a selected entry has its tint."""

    def paintSection(self, painter: QPainter, rect: QRect, logical_index: int) -> None:  # noqa: N802
        """Draw the dots of one row over its tint."""
        table = self.parent()
        if isinstance(table, QTableView) and table.selectionModel().isRowSelected(logical_index):
            painter.fillRect(rect, color("tint"))
        super().paintSection(painter, rect, logical_index)


class EntryTitles(ColumnTitles):
    """Titles of the columns; a click sorts, an arrow shows by which."""

    def __init__(self, header: QHeaderView) -> None:
        super().__init__(header)
        self.edge = _EDGE
        header.setFixedHeight(px(HEADER))
        header.setSectionsClickable(True)

    def paint(self, painter: QPainter) -> None:
        """Draw titles, hairline and the arrow of the order."""
        super().paint(painter)
        header = self.header
        model = header.model()
        if not isinstance(model, EntriesModel) or model.sorted_by < 0 or header.isSectionHidden(model.sorted_by):
            return
        column = model.sorted_by
        left = header.sectionViewportPosition(column)
        size = px(12)
        metrics = QFontMetrics(font(TextStyle.LABEL))
        width = metrics.horizontalAdvance(self.shown_title(column)) + px(4)
        if model.columns[column].kind in NUMERIC:
            place = max(left, left + header.sectionSize(column) - px(_EDGE) - width - size)
        else:
            place = min(left + px(_EDGE) + width, left + header.sectionSize(column) - size)
        name = "arrow-down" if model.is_descending else "arrow-up"
        painter.drawPixmap(place, header.height() - size - px(3), pixmap(name, 12, "accent"))


class EntriesTable(QTableView):
    """The view of an `EntriesModel`.

    Signals:
        opened: Enter or a double click asks for the entry itself.
        moved: An entry was dragged; its position in the world and the new one.
        menu_requested: The context menu was requested, at a global position.
        selection_changed: Other entries are selected.
        typed: Text was typed in the table, to start a filter.
        left_upwards: Up was pressed in the first row.
    """

    opened = Signal()
    moved = Signal(int, int)
    menu_requested = Signal(QPoint)
    selection_changed = Signal()
    typed = Signal(str)
    left_upwards = Signal()

    def __init__(self, model: EntriesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries = model
        self._kept: list[str] = []
        self._kept_current = ""
        self._kept_scroll = 0
        self._has_kept_kind = ""
        self._is_compact = False
        self._measured_kind = ""
        self._widths: dict[int, int] = {}
        self._whole_name = 0
        self.handles = EntryGrips(self)
        self.titles = EntryTitles(self.horizontalHeader())
        self.setVerticalHeader(self.handles)
        self.setModel(model)
        self.setItemDelegate(EntryDelegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.handles.setMinimumSectionSize(1)
        self.handles.setDefaultSectionSize(px(ROW))
        self.handles.sectionMoved.connect(self._on_section_moved)
        self.titles.header.sectionClicked.connect(self._on_title_clicked)
        self.doubleClicked.connect(self._on_double_clicked)
        self.selectionModel().selectionChanged.connect(self._on_selection_changed)
        model.modelAboutToBeReset.connect(self._on_about_to_reset)
        model.modelReset.connect(self._on_reset)
        model.dataChanged.connect(self._on_data_changed)

    # -------------------------------------------------------------------------------------------------------- selection

    def selected_positions(self) -> list[int]:
        """Return the positions in the world of the selected entries, in the order of the table."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [self._entries.position(row) for row in rows]

    @property
    def current_position(self) -> int:
        """Position in the world of the current entry; -1 for none."""
        return self._entries.position(self.currentIndex().row())

    def select_position(self, position: int) -> bool:
        """Make an entry current; return False if it is not shown."""
        row = self._entries.row_at(position)
        if row < 0:
            return False
        index = self._entries.index(row, 1)
        if self.currentIndex().row() != row or not self.selectionModel().isRowSelected(row):
            self._make_current(row)
        self.scrollTo(index)
        return True

    def _make_current(self, row: int) -> None:
        """Make a row the only selected one, whichever keys are held."""
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(self._entries.index(row, 1), flags.ClearAndSelect | flags.Rows)

    @Slot()
    def _on_selection_changed(self) -> None:
        self.handles.viewport().update()
        self.selection_changed.emit()

    @Slot()
    def _on_about_to_reset(self) -> None:
        model = self._entries
        self._kept = [model.uid(index.row()) for index in self.selectionModel().selectedRows()]
        self._kept_current = model.uid(self.currentIndex().row())
        self._kept_scroll = self.verticalScrollBar().value()
        self._has_kept_kind = model.kind

    @Slot()
    def _on_reset(self) -> None:
        """Select the same entries again, and show the columns of the kind."""
        model = self._entries
        self.handles.setVisible(model.is_in_order_of_world)
        self._fit_columns()
        if self._has_kept_kind != model.kind:
            self.selection_changed.emit()
            return
        row = model.row_of(self._kept_current) if self._kept_current else -1
        if row >= 0:
            self._make_current(row)
            for uid in self._kept:
                if uid != self._kept_current and (other := model.row_of(uid)) >= 0:
                    flags = QItemSelectionModel.SelectionFlag
                    self.selectionModel().select(model.index(other, 1), flags.Select | flags.Rows)
        elif model.rowCount():
            self._make_current(0)  # the first match of a filter that hides the current entry
        self.verticalScrollBar().setValue(self._kept_scroll)
        self.selection_changed.emit()

    # ---------------------------------------------------------------------------------------------------------- columns

    def set_compact(self, *, is_compact: bool) -> None:
        """Show only mark, name, first list and uses, where there is little room."""
        if is_compact != self._is_compact:
            self._is_compact = is_compact
            self._fit_columns()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Measure the columns again in another font."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._measured_kind = ""

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Distribute the width."""
        super().resizeEvent(event)
        self._fit_columns()

    def _fit_columns(self) -> None:
        """Give each column its width; numbers and prices that do not fit are hidden, the last first."""
        columns = self._entries.columns
        if not columns:
            return
        if self._measured_kind != self._entries.kind:
            self._measured_kind = self._entries.kind
            self._widths = {number: self._wanted(number, column) for number, column in enumerate(columns)}
            self._whole_name = self._name_width()
        wanted = self._widths
        room = self.viewport().width()
        optional = [number for number, each in enumerate(columns) if each.kind in _OPTIONAL]
        hidden = set(optional if self._is_compact else ())
        least = {number: self._least(columns[number], width) for number, width in wanted.items()}
        while optional and sum(width for number, width in least.items() if number not in hidden) > room:
            last = next((number for number in reversed(optional) if number not in hidden), None)
            if last is None:
                break
            hidden.add(last)
        self._apply_widths(wanted, least, hidden, room)

    def _apply_widths(self, wanted: dict[int, int], least: dict[int, int], hidden: set[int], room: int) -> None:
        columns = self._entries.columns
        widths = {number: width for number, width in wanted.items() if number not in hidden}
        name = next(number for number, each in enumerate(columns) if each.kind is ColumnKind.NAME)
        words = next((number for number, each in enumerate(columns) if each.kind is ColumnKind.LIST), name)
        over = sum(widths.values()) - room
        for number in (words, name):
            if over > 0:
                cut = min(over, widths[number] - min(widths[number], least[number]))
                widths[number] -= cut
                over -= cut
        left = max(0, -over)
        grown = min(left, max(0, self._whole_name - widths[name]))
        widths[name] += grown
        widths[words] += left - grown
        for number in range(len(columns)):
            self.setColumnHidden(number, number in hidden)
            if number in widths:
                self.setColumnWidth(number, widths[number])

    def _name_width(self) -> int:
        """Return the width in which the names of the first rows are whole."""
        model, metrics = self._entries, QFontMetrics(font(TextStyle.HEADING))
        column = next(number for number, each in enumerate(model.columns) if each.kind is ColumnKind.NAME)
        texts = (str(model.index(row, column).data() or "") for row in range(min(model.rowCount(), _MEASURED)))
        return max((metrics.horizontalAdvance(text) for text in texts), default=0) + 2 * px(_EDGE) + 2

    @Slot(QModelIndex, QModelIndex)
    def _on_data_changed(self, first: QModelIndex, last: QModelIndex) -> None:
        """Give a name that has become longer its width."""
        if first.row() == last.row() < _MEASURED and (width := self._name_width()) != self._whole_name:
            self._whole_name = width
            self._fit_columns()

    def _least(self, column: EntryColumn, wanted: int) -> int:
        """Return the width below which a column is not narrowed; only names and lists are."""
        match column.kind:
            case ColumnKind.NAME:
                return min(wanted, px(_LEAST_NAME))
            case ColumnKind.LIST:
                return min(wanted, px(_LEAST_LIST))
        return wanted

    def _wanted(self, number: int, column: EntryColumn) -> int:
        """Return the width of the contents of a column, measured in the first rows."""
        if column.kind is ColumnKind.MARK:
            return px(MARK)
        label, text = QFontMetrics(font(TextStyle.LABEL)), QFontMetrics(font(TextStyle.TEXT))
        strong = QFontMetrics(font(TextStyle.HEADING))
        title = label.horizontalAdvance(str(self._entries.headerData(number, Qt.Orientation.Horizontal) or ""))
        metrics = {ColumnKind.LIST: label, ColumnKind.PRICE: label, ColumnKind.NAME: strong}.get(column.kind, text)
        rows = range(min(self._entries.rowCount(), _MEASURED))
        cells = (metrics.horizontalAdvance(str(self._entries.index(row, number).data() or "")) for row in rows)
        width = max([title, *cells]) + 2 * px(_EDGE) + 2
        match column.kind:
            case ColumnKind.NAME:
                return min(max(width, px(_LEAST_NAME)), px(_MOST_NAME))
            case ColumnKind.USED_BY:
                return max(width, px(_USED_BY))
            case ColumnKind.NUMBER:
                return max(width, px(_NUMBER))
            case ColumnKind.PRICE:
                return min(width, px(2 * _PRICE))
        return max(width, px(_LEAST_LIST))

    @Slot(int)
    def _on_title_clicked(self, column: int) -> None:
        """Sort by a column; a second click reverses, a third one brings the order of the world back."""
        model = self._entries
        if model.columns[column].kind is ColumnKind.MARK:
            return
        if model.sorted_by != column:
            model.sort_by(column)
        elif not model.is_descending:
            model.sort_by(column, is_descending=True)
        else:
            model.sort_by(-1)

    # ----------------------------------------------------------------------------------------------- keyboard and mouse

    @Slot(int, int, int)
    def _on_section_moved(self, _logical: int, before: int, after: int) -> None:
        """Move the entry whose grip was dragged; the header itself keeps its order."""
        self.handles.sectionMoved.disconnect(self._on_section_moved)
        self.handles.moveSection(after, before)
        self.handles.sectionMoved.connect(self._on_section_moved)
        self.moved.emit(self._entries.position(before), self._entries.position(after))

    @Slot(QModelIndex)
    def _on_double_clicked(self, _index: QModelIndex) -> None:
        self.opened.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Leave the selection to Qt, but keep one where nothing is under the pointer."""
        if self.indexAt(event.position().toPoint()).isValid():
            super().mousePressEvent(event)
        else:
            self.setFocus(Qt.FocusReason.MouseFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Open with Enter, filter by typing, leave to the filter with Up from the first row."""
        has_command = bool(
            event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        )
        if event.key() in _ENTER and self.currentIndex().isValid():
            self.opened.emit()
        elif event.key() == Qt.Key.Key_Up and self.currentIndex().row() <= 0 and not event.modifiers():
            self.left_upwards.emit()
        elif event.text().strip() and event.text().isprintable() and not has_command:
            self.typed.emit(event.text())
        elif event.key() in _LEFT_TO_TAB or event.modifiers() & Qt.KeyboardModifier.AltModifier:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        """Request the context menu at the pointer, or at the current entry."""
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            place = self.visualRect(self.currentIndex()).center()
        else:
            place = event.pos()
        self.menu_requested.emit(self.viewport().mapToGlobal(place))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint the rows, and the focus ring around the current one."""
        super().paintEvent(event)
        if self.hasFocus() and self.currentIndex().isValid():
            ring = QRectF(self.visualRect(self.currentIndex()))
            with QPainter(self.viewport()) as painter:
                painter.setPen(color("accent"))
                painter.drawRect(QRectF(0.5, ring.top() + 0.5, self.viewport().width() - 1, ring.height() - 2))


_LEFT_TO_TAB: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Delete, Qt.Key.Key_Insert)
_OPTIONAL: Final = frozenset({ColumnKind.NUMBER, ColumnKind.PRICE})
