"""Widget: a button that can be dragged to a place, and from which arrow keys lead on."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget


class DraggableButton(QAbstractButton):
    """Base class of what can be clicked and dragged. Esc while dragging leaves it where it was.

    Signals:
        dragged: It is being dragged; the global position.
        dropped: It was dropped; the global position.
        drag_cancelled: It is not dragged any more.
        moved: An arrow key moves the focus: right and down, -1 to 1.
    """

    dragged = Signal(QPoint)
    dropped = Signal(QPoint)
    drag_cancelled = Signal()
    moved = Signal(int, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pressed: QPointF | None = None
        self._is_dragging = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Remember where a drag may start."""
        self._pressed = event.position()
        self._is_dragging = False
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Start dragging once the mouse has moved far enough."""
        if self._pressed is not None and self.can_be_dragged:
            distance = (event.position() - self._pressed).manhattanLength()
            if self._is_dragging or distance >= QApplication.startDragDistance():
                self._is_dragging = True
                self.dragged.emit(event.globalPosition().toPoint())
                return
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Drop it, or handle the click."""
        was_dragging, self._is_dragging, self._pressed = self._is_dragging, False, None
        if was_dragging:
            self.setDown(False)
            self.dropped.emit(event.globalPosition().toPoint())
            return
        super().mouseReleaseEvent(event)

    @property
    def can_be_dragged(self) -> bool:
        """Whether there is something to drag."""
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Click with Enter, move the focus with arrow keys, stop dragging with Esc."""
        directions = {
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Down: (0, 1),
            Qt.Key.Key_Up: (0, -1),
        }
        key = Qt.Key(event.key())
        if key is Qt.Key.Key_Escape and self._is_dragging:
            self._is_dragging, self._pressed = False, None
            self.setDown(False)
            self.drag_cancelled.emit()
        elif key in directions:
            self.moved.emit(*directions[key])
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        else:
            super().keyPressEvent(event)
