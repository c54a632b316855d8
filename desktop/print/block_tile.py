"""Widget: a block of a sheet as a tile that is dragged or moved by keys; and what holds tiles."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.theme import TextStyle, color, font, px
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.draggable_button import DraggableButton
from desktop.widgets.painting import box

TILE: Final = 30
GAP: Final = 6
_GRIP: Final = 24


class BlockTile(DraggableButton):
    """A block of a sheet.

    Args:
        key: Key of the block.
        name: What people call it.
        parent: What holds it.

    Signals:
        focused: It has the focus now.
        activated: Enter or Space was pressed, or it was clicked twice.
    """

    focused = Signal()
    activated = Signal()

    def __init__(self, key: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key = key
        self._is_current = False
        self.name = name
        self.setToolTip(escape_tool_tip(name))
        self.set_current(is_current=False, is_tab_stop=False)

    def set_current(self, *, is_current: bool, is_tab_stop: bool) -> None:
        """Set whether it is the tile that buttons act on, and whether Tab reaches it."""
        self._is_current = is_current
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_tab_stop else Qt.FocusPolicy.ClickFocus)
        self.update()

    def say_place(self, place: str) -> None:
        """Tell screen readers where it is."""
        self.setAccessibleName(f"{self.name}, {place}")

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the size in which the whole name is shown."""
        return QSize(QFontMetrics(font(TextStyle.HEADING)).horizontalAdvance(self.name) + px(_GRIP + 12), px(TILE))

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """Become the current tile."""
        super().focusInEvent(event)
        self.focused.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Activate it with Enter or Space; leave keys with Alt to the dialog."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space} and not event.modifiers():
            self.activated.emit()
        elif event.modifiers() & Qt.KeyboardModifier.AltModifier:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Activate it."""
        super().mouseDoubleClickEvent(event)
        self.activated.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the tile; the name takes the room of the grip where it needs it."""
        with QPainter(self) as painter:
            if self._is_current:
                box(painter, QRectF(self.rect()), "tint", "accent", 2 if self.hasFocus() else 1)
            else:
                box(painter, QRectF(self.rect()), "chrome", "strong")
            has_grip = self.width() >= self.sizeHint().width()
            if has_grip:
                self._draw_grip(painter)
            left = px(_GRIP if has_grip else 8)
            painter.setFont(font(TextStyle.HEADING if self._is_current else TextStyle.TEXT))
            painter.setPen(color("ink"))
            area = self.rect().adjusted(left, 0, -px(6), 0)
            name = painter.fontMetrics().elidedText(self.name, Qt.TextElideMode.ElideRight, area.width())
            painter.drawText(area, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), name)

    def _draw_grip(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color("muted"))
        top, dot = self.height() // 2 - px(5), px(2)
        for right in (0, 4):
            for down in (0, 4, 8):
                painter.drawEllipse(QRectF(px(9 + right), top + px(down), dot, dot))


class TileArea(QWidget):
    """Holds tiles; arrow keys move the focus among them, and Tab reaches the current one.

    Signals:
        current_changed: Another tile has the focus, or the focus comes back; its key.
        activated: A tile was activated; its key.
        dragged: A tile is being dragged; its key and the global position.
        dropped: A tile was dropped; its key and the global position.
        drag_cancelled: A tile is not dragged any more.
    """

    current_changed = Signal(str)
    activated = Signal(str)
    dragged = Signal(str, QPoint)
    dropped = Signal(str, QPoint)
    drag_cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tiles: dict[str, BlockTile] = {}
        self._before: QWidget | None = None
        self._tab_stop = ""

    def follow(self, widget: QWidget) -> None:
        """Let Tab reach the current tile from a widget."""
        self._before = widget
        for tile in self.tiles.values():
            QWidget.setTabOrder(widget, tile)

    def show_tiles(self, names: dict[str, str]) -> None:
        """Show tiles for these blocks, by key, and no others; those that stay keep the focus."""
        for key in [key for key in self.tiles if key not in names]:
            tile = self.tiles.pop(key)
            tile.hide()
            tile.deleteLater()
        for key, name in names.items():
            if key not in self.tiles:
                self.tiles[key] = self._new_tile(key, name)
        self.tiles = {key: self.tiles[key] for key in names}

    def _new_tile(self, key: str, name: str) -> BlockTile:
        tile = BlockTile(key, name, self)
        tile.moved.connect(self._on_moved)
        tile.focused.connect(self._on_focused)
        tile.activated.connect(self._on_activated)
        tile.dragged.connect(self._on_dragged)
        tile.dropped.connect(self._on_dropped)
        tile.drag_cancelled.connect(self.drag_cancelled)
        if self._before is not None:
            QWidget.setTabOrder(self._before, tile)
        tile.show()
        return tile

    def set_current(self, key: str) -> None:
        """Mark the tile that buttons act on; Tab reaches it, else the one that was marked last, else the first."""
        if key in self.tiles:
            self._tab_stop = key
        elif self._tab_stop not in self.tiles:
            self._tab_stop = next(iter(self.tiles), "")
        for each, tile in self.tiles.items():
            tile.set_current(is_current=each == key, is_tab_stop=each == self._tab_stop)

    def _sender_key(self) -> str:
        tile = self.sender()
        return tile.key if isinstance(tile, BlockTile) else ""

    @Slot(int, int)
    def _on_moved(self, right: int, down: int) -> None:
        """Focus the nearest tile in a direction."""
        tile = self.sender()
        if isinstance(tile, BlockTile):
            found = [each for each in self.tiles.values() if _is_beyond(tile.geometry(), each.geometry(), right, down)]
            nearest = min(found, key=partial(_distance, tile, right), default=tile)
            nearest.setFocus()

    @Slot()
    def _on_focused(self) -> None:
        self.current_changed.emit(self._sender_key())

    @Slot()
    def _on_activated(self) -> None:
        self.activated.emit(self._sender_key())

    @Slot(QPoint)
    def _on_dragged(self, pointer: QPoint) -> None:
        self.dragged.emit(self._sender_key(), pointer)

    @Slot(QPoint)
    def _on_dropped(self, pointer: QPoint) -> None:
        self.dropped.emit(self._sender_key(), pointer)


def _is_beyond(own: QRect, other: QRect, right: int, down: int) -> bool:
    """Return whether a tile lies in a direction: above or below, or on the same height at a side."""
    if down:
        return other.top() > own.bottom() if down > 0 else other.bottom() < own.top()
    is_level = other.top() <= own.bottom() and other.bottom() >= own.top()
    return is_level and (other.left() > own.right() if right > 0 else other.right() < own.left())


def _distance(tile: BlockTile, right: int, other: BlockTile) -> tuple[int, int]:
    """Return how far another tile is: in the direction, then aside."""
    own, there = tile.geometry(), other.geometry()
    across = max(there.left() - own.center().x(), own.center().x() - there.right(), 0)
    along = max(there.top() - own.center().y(), own.center().y() - there.bottom(), 0)
    return (min(abs(there.left() - own.right()), abs(own.left() - there.right())), along) if right else (along, across)
