"""List view of an allocation's targets, edited with keys, wheel, clicks and drag."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from desktop.requests.allocation_model import AllocationModel
from desktop.requests.allocation_row import KEY, ROW, AllocationDelegate, RowLayout, RowParts, row_parts
from desktop.theme import px
from desktop.widgets.focus_moves import show_in_page

Index = QModelIndex | QPersistentModelIndex

_FIRST_REPEAT_MS: Final = 350
_REPEAT_MS: Final = 60
_LONGEST: Final = 15
_LEAP: Final = 10
_NOTCH: Final = 120
_PLUS: Final = frozenset({"+", "="})
_MINUS: Final = frozenset({"-", "−", "_"})


class _Model(QAbstractListModel):
    """Model of the targets shown in one list."""

    def __init__(self, allocation: AllocationModel, row_layout: RowLayout, parent: QWidget) -> None:
        super().__init__(parent)
        self.allocation = allocation
        self._row_layout = row_layout
        self.keys: tuple[str, ...] = ()

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802
        return 0 if parent is not None and parent.isValid() else len(self.keys)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt's own type
        if not index.isValid():
            return None
        key = self.keys[index.row()]
        target = self.allocation.target(key)
        if role == KEY:
            return key
        if role == Qt.ItemDataRole.DisplayRole:
            return target.label
        if role in {Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole}:
            paid = self.allocation.payers(key)
            names = ", ".join(supply.label for supply in self.allocation.supplies if supply.key in paid)
            can_pay = self.tr("Can be paid from {names}.").format(names=names) if names else ""
            return self.allocation.why_full(key) or can_pay
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(key)
        return None

    def _spoken(self, key: str) -> str:
        target = self.allocation.target(key)
        parts = [target.label, str(self.allocation.amount(key))]
        parts.append(self.tr("max {number} more").format(number=self.allocation.room(key)))
        if self._row_layout.has_cost:
            parts.append(self.tr("the next step costs {number}").format(number=self.allocation.next_cost(key)))
        if target.about:
            parts.append(f"{self.allocation.request.about_head} {target.about}".strip())
        if key in self.allocation.favoured:
            parts.append(self.tr("favoured"))
        return ", ".join(parts)


class AllocationList(QListView):
    """List of targets. Keys: plus, minus, digits, Page Up and Down, Delete, Space to favour.

    Args:
        allocation: The amounts.
        row_layout: The layout of all rows.
        parent: Its owner.

    Signals:
        current_changed: Another target is current; its key.
        confirmed: Enter was pressed.
        left_list: An arrow key leaves the list: columns to the right, rows down.
    """

    current_changed = Signal(str)
    confirmed = Signal()
    left_list = Signal(int, int)

    def __init__(self, allocation: AllocationModel, row_layout: RowLayout, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.allocation = allocation
        self._row_layout = row_layout
        self._rows = _Model(allocation, row_layout, self)
        self.setModel(self._rows)
        self.setItemDelegate(AllocationDelegate(allocation, row_layout, self))
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self._typed = ""
        self._pressed: tuple[str, int] = ("", 0)
        self._dragged = ""
        self._start = QPoint()
        self._repeat = QTimer(self)
        self._repeat.timeout.connect(self._on_repeat)
        allocation.changed.connect(self._on_changed)

    # ------------------------------------------------------------------------------------------------- what is shown

    @property
    def keys(self) -> tuple[str, ...]:
        """Keys of the targets shown."""
        return self._rows.keys

    @property
    def key(self) -> str:
        """Key of the current target; "" for none."""
        index = self.currentIndex()
        return self.keys[index.row()] if index.isValid() else ""

    def key_at(self, index: Index) -> str:
        """Return the target of a row."""
        return self.keys[index.row()]

    def show_keys(self, keys: Sequence[str]) -> None:
        """Show these targets."""
        if tuple(keys) == self.keys:
            return
        current = self.key
        self._rows.beginResetModel()
        self._rows.keys = tuple(keys)
        self._rows.endResetModel()
        self.setFixedHeight(max(1, len(keys)) * px(ROW))
        if current in self.keys:
            self.set_current(current)

    def set_current(self, key: str) -> None:
        """Make a target the current one."""
        if key in self.keys:
            self.setCurrentIndex(self._rows.index(self.keys.index(key)))

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the height of all rows."""
        return QSize(px(320), max(1, len(self.keys)) * px(ROW))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return a width at which names are elided."""
        return QSize(px(260), max(1, len(self.keys)) * px(ROW))

    def parts(self, row: QRect) -> RowParts:
        """Return the rectangles of a row."""
        return row_parts(row, self._row_layout)

    @Slot()
    def _on_changed(self) -> None:
        self.viewport().update()

    # ---------------------------------------------------------------------------------------------------------- keys

    def currentChanged(self, current: Index, previous: Index) -> None:  # noqa: N802
        """Emit the current target and scroll to it."""
        super().currentChanged(current, previous)
        self._end_typing()
        if not current.isValid():
            return
        self.current_changed.emit(self.key_at(current))
        if self.isVisible() and self.hasFocus():
            show_in_page(self, current, px(ROW * 2))

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Select a row when the list gets the focus."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self.keys:
            self.setCurrentIndex(self._rows.index(0))
        else:
            self.current_changed.emit(self.key)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """End typing."""
        super().focusOutEvent(event)
        self._end_typing()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Handle the keys of the list."""
        text = event.text()
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            event.ignore()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._end_typing()
            self.confirmed.emit()
        elif self._leaves(Qt.Key(event.key())):
            return
        elif self.key and text and (text.isdecimal() or (event.key() == Qt.Key.Key_Backspace and self._typed)):
            self._type(text)
        elif not self.key or not self._change(Qt.Key(event.key()), text):
            super().keyPressEvent(event)

    def _leaves(self, key: Qt.Key) -> bool:
        """Leave the list with an arrow key at its edge."""
        row = self.currentIndex().row()
        directions = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0)}
        if key == Qt.Key.Key_Up and row <= 0:
            directions[key] = (0, -1)
        elif key == Qt.Key.Key_Down and row >= len(self.keys) - 1:
            directions[key] = (0, 1)
        if key not in directions:
            return False
        self.left_list.emit(*directions[key])
        return True

    def _change(self, key: Qt.Key, text: str) -> bool:
        steps = {Qt.Key.Key_PageUp: _LEAP, Qt.Key.Key_PageDown: -_LEAP}.get(key, 0)
        steps += (text in _PLUS) - (text in _MINUS)
        if steps:
            self._end_typing()
            self.allocation.step(self.key, steps)
        elif key in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            self._end_typing()
            self.allocation.set_amount(self.key, 0)
        elif key == Qt.Key.Key_Space:
            self.allocation.set_favoured(self.key, is_marked=self.key not in self.allocation.favoured)
        else:
            return False
        return True

    def _type(self, text: str) -> None:
        typed = (self._typed + text)[:_LONGEST] if text.isdecimal() else self._typed[:-1]
        self._typed = typed
        self.allocation.set_amount(self.key, int(typed or "0"), f"type {self.key}")
        if self.allocation.refusal:  # start over after an impossible number
            self._typed = ""

    def _end_typing(self) -> None:
        self._typed = ""
        self.allocation.end_gesture()
        self.viewport().update()

    # --------------------------------------------------------------------------------------------------------- mouse

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Step the current row; elsewhere the page scrolls."""
        index = self.indexAt(event.position().toPoint())
        is_here = self.hasFocus() and index.isValid() and self.key_at(index) == self.key
        if not is_here or not self.parts(self.visualRect(index)).stepper.contains(event.position().toPoint()):
            event.ignore()
            return
        turned = event.angleDelta().y()
        self.allocation.step(
            self.key, turned // _NOTCH if abs(turned) >= _NOTCH else (turned > 0) - (turned < 0), "wheel"
        )
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Step, repeatedly while held; elsewhere select the row or drag its bar."""
        position = event.position().toPoint()
        index = self.indexAt(position)
        if event.button() != Qt.MouseButton.LeftButton or not index.isValid():
            super().mousePressEvent(event)
            return
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.setCurrentIndex(index)
        key, parts = self.key_at(index), self.parts(self.visualRect(index))
        if parts.minus.contains(position) or parts.plus.contains(position):
            self._pressed = (key, 1 if parts.plus.contains(position) else -1)
            self.allocation.step(*self._pressed, "held")
            self._repeat.start(_FIRST_REPEAT_MS)
        elif parts.dot.contains(position):
            self.allocation.set_favoured(key, is_marked=key not in self.allocation.favoured)
        elif parts.drag.contains(position):
            self._start, self._dragged = position, key

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Drag the bar; show a cursor over it."""
        position = event.position().toPoint()
        if self._dragged:
            if abs(position.x() - self._start.x()) >= px(3) or self._start.isNull():
                self._start = QPoint()
                self._drag_to(position.x())
            return
        index = self.indexAt(position)
        can_drag = index.isValid() and self.parts(self.visualRect(index)).drag.contains(position)
        self.viewport().setCursor(Qt.CursorShape.SizeHorCursor if can_drag else Qt.CursorShape.ArrowCursor)

    def _drag_to(self, left: int) -> None:
        drag = self.parts(self.visualRect(self.currentIndex())).drag
        share = max(0, min(drag.width(), left - drag.left()))
        points = (self.allocation.highest * share + drag.width() // 2) // max(1, drag.width())
        self.allocation.set_amount(self._dragged, points, "drag")

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """End stepping or dragging."""
        self._repeat.stop()
        self._dragged = ""
        self.allocation.end_gesture()
        super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Treat a double click as a click."""
        self.mousePressEvent(event)

    @Slot()
    def _on_repeat(self) -> None:
        self._repeat.setInterval(_REPEAT_MS)
        self.allocation.step(*self._pressed, "held")
