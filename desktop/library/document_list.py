"""List of documents under headings, as worlds or campaigns, with its painting and keys."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QEvent, QLocale, QModelIndex, QPersistentModelIndex, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFontMetrics, QKeyEvent, QKeySequence, QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop import theme
from desktop.library.document_rows import DocumentListModel, DocumentRole, DocumentRow
from desktop.library.row_painting import ICON, paint_heading, paint_violations, write
from desktop.theme import TextStyle, px
from desktop.widgets.own_keys import OwnKeys
from desktop.widgets.painting import box, row_ground

Index = QModelIndex | QPersistentModelIndex

HEADING_HEIGHT: Final = 28
ROW_HEIGHT: Final = 44
SIGN: Final = 32
_MARGIN: Final = 16
_GAP: Final = 12
_EDGE: Final = 4
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class DocumentDelegate(QStyledItemDelegate):
    """Paints headings and rows: the game's icon in a square, the name over a line, problems and a lock at the right."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        """Return the height of an item."""
        is_heading = index.data(DocumentRole.ROW) is None
        return QSize(option.rect.width(), px(HEADING_HEIGHT if is_heading else ROW_HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint an item."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row_ground(painter, option.state, QRectF(option.rect).adjusted(px(_EDGE), 0, -px(_EDGE), 0))
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        row = index.data(DocumentRole.ROW)
        if isinstance(row, DocumentRow):
            _paint_row(painter, option.rect, row, is_strong=is_selected)
        else:
            number = QLocale().toString(int(index.data(DocumentRole.NUMBER)))
            is_collapsed = bool(index.data(DocumentRole.IS_COLLAPSED))
            paint_heading(painter, option.rect, str(index.data()), number, is_collapsed=is_collapsed)
        painter.restore()


def _paint_row(painter: QPainter, area: QRect, row: DocumentRow, *, is_strong: bool) -> None:
    square = QRectF(area.left() + px(_MARGIN), area.top() + (area.height() - px(SIGN)) / 2, px(SIGN), px(SIGN))
    box(painter, square, "disabled", None)
    if row.sign:
        inset = (px(SIGN) - px(ICON)) // 2
        picture = theme.pixmap(row.sign, ICON, "ink")
        painter.drawPixmap(int(square.left()) + inset, int(square.top()) + inset, picture)
    right = area.right() - px(_MARGIN)
    if row.is_locked:
        lock = theme.pixmap("lock", ICON, "muted")
        painter.drawPixmap(right - px(ICON), area.top() + (area.height() - px(ICON)) // 2, lock)
        right -= px(ICON) + px(8)
    if row.problems:
        right = paint_violations(painter, area, right, row.problems)
    left = area.left() + px(_MARGIN) + px(SIGN) + px(_GAP)
    top = area.top() + (area.height() - px(20) - px(16)) // 2
    name = theme.font(TextStyle.HEADING if is_strong else TextStyle.TEXT)
    write(painter, QRect(left, top, right - left, px(20)), row.name, name, "ink")
    label = theme.font(TextStyle.LABEL)
    whole = f"{row.detail} · {row.more}" if row.more else row.detail
    fits = QFontMetrics(label).horizontalAdvance(whole) <= right - left
    write(painter, QRect(left, top + px(19), right - left, px(16)), whole if fits else row.detail, label, "muted")


class DocumentList(QListView):
    """The view of a `DocumentListModel`.

    Signals:
        opened: A document was opened; its id.
        typed: Text was typed in the list, to start a search.
        menu_requested: The context menu was requested, at a global position.
        left_upwards: Up was pressed in the first row.
        selected_changed: Another row is current.
        drag_wanted: A document is being dragged out of the list, where that is enabled.
    """

    opened = Signal(str)
    typed = Signal(str)
    menu_requested = Signal(QPoint)
    left_upwards = Signal()
    selected_changed = Signal()
    drag_wanted = Signal()

    def __init__(self, model: DocumentListModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._documents = model
        self._own_keys = OwnKeys()
        self._kept_id = ""
        self.setModel(model)
        self.setItemDelegate(DocumentDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.doubleClicked.connect(self._on_double_clicked)
        self.selectionModel().currentChanged.connect(self.selected_changed)
        model.modelAboutToBeReset.connect(self._on_about_to_reset)
        model.modelReset.connect(self._on_reset)

    def set_own_keys(self, keys: Iterable[QKeySequence]) -> None:
        """Set the shortcuts that apply to the marked document while the list has the focus, before the window's."""
        self._own_keys.set(keys)

    @property
    def marked(self) -> DocumentRow | None:
        """The marked document."""
        return self._documents.row(self.currentIndex())

    def mark(self, id_: str) -> None:
        """Mark a document, if it is shown; after the next reload otherwise."""
        self._kept_id = id_
        index = self._documents.index_of(id_)
        if index.isValid():
            self.setCurrentIndex(index)

    def go_in(self) -> None:
        """Focus the list, and mark the first document if none is marked."""
        self.setFocus(Qt.FocusReason.TabFocusReason)
        if self.marked is None:
            for number in range(self._documents.rowCount()):
                if self._documents.row(self._documents.index(number)) is not None:
                    self.setCurrentIndex(self._documents.index(number))
                    return

    def _on_about_to_reset(self) -> None:
        if self.marked is not None:
            self._kept_id = self.marked.id

    def _on_reset(self) -> None:
        index = self._documents.index_of(self._kept_id)
        if index.isValid():
            self.setCurrentIndex(index)
        self.selected_changed.emit()

    def _on_double_clicked(self, index: Index) -> None:
        if (row := self._documents.row(index)) is not None:
            self.opened.emit(row.id)

    def event(self, event: QEvent) -> bool:
        """Claim the shortcuts for the marked document before the window's actions get them."""
        return self._own_keys.claim(event) or super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Collapse or expand a group by a click on its heading."""
        index = self.indexAt(event.position().toPoint())
        super().mousePressEvent(event)
        if index.isValid() and self._documents.row(index) is None and event.button() is Qt.MouseButton.LeftButton:
            self._toggle(index, None)

    def startDrag(self, _actions: Qt.DropAction) -> None:  # noqa: N802
        """Let the marked document be dragged out."""
        if self.marked is not None:
            self.drag_wanted.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Open with Enter; expand and collapse with Enter, Space, Left, Right; Up leaves to the search field."""
        index = self.currentIndex()
        row = self._documents.row(index)
        if index.isValid() and event.key() in _ENTER:
            if row is None:
                self._toggle(index, None)
            else:
                self.opened.emit(row.id)
        elif index.isValid() and row is None and event.key() == Qt.Key.Key_Space:
            self._toggle(index, None)
        elif index.isValid() and event.key() in {Qt.Key.Key_Left, Qt.Key.Key_Right}:
            self._toggle(index, event.key() == Qt.Key.Key_Left)
        elif event.key() == Qt.Key.Key_Up and index.row() <= 0:
            self.left_upwards.emit()
        elif self._own_keys.has(event):
            event.ignore()
        elif event.text().strip() and event.text().isprintable() and not event.modifiers() & _COMMANDS:
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)

    def _toggle(self, index: Index, is_collapsed: bool | None) -> None:
        heading = self._documents.heading_of(index)
        number = heading.row()
        self._documents.toggle(heading, is_collapsed=is_collapsed)
        if self._documents.row(self.currentIndex()) is None:
            self.setCurrentIndex(self._documents.index(number))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        """Request the context menu of the document under the pointer, or of the marked one."""
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            place = self.visualRect(self.currentIndex()).center()
        else:
            place = event.pos()
            self.setCurrentIndex(self.indexAt(place))
        if self.marked is not None:
            self.menu_requested.emit(self.viewport().mapToGlobal(place))


_COMMANDS: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
