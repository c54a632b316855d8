"""Drags tiles of blocks among the pages of a sheet, and to the blocks that are not printed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget

from desktop.print.arrangement_board import ArrangementBoard
from desktop.print.left_out_blocks import LeftOutBlocks
from desktop.theme import px

_EDGE: Final = 32
"""A tile that is held so near to an edge of the pages scrolls them."""
_SCROLL_MS: Final = 40
_SCROLL_STEP: Final = 12


class TileDrag(QObject):
    """Shows a dragged tile at the pointer and where it goes.

    Args:
        board: The pages.
        left_out: The blocks that are not printed.
        scroll: Scrolls the pages.
        window: The dialog with all of them.

    Signals:
        put: A block was dropped: its key and the `Place`.
        left_out: A printed block was dropped among those that are not printed: its key.
    """

    put = Signal(str, object)
    left_out = Signal(str)

    def __init__(self, board: ArrangementBoard, left_out: LeftOutBlocks, scroll: QScrollArea, window: QWidget) -> None:
        super().__init__(window)
        self._board, self._left_out, self._scroll, self._window = board, left_out, scroll, window
        self._dragged = "", QPoint()
        self._timer = QTimer(self)
        self._timer.setInterval(_SCROLL_MS)
        self._timer.timeout.connect(self._scroll_at_edge)
        self._ghost = QLabel(window)
        self._ghost.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._ghost.hide()
        for area in (board, left_out):
            area.dragged.connect(self._on_dragged)
            area.dropped.connect(self._on_dropped)
            area.drag_cancelled.connect(self._end)

    @property
    def is_active(self) -> bool:
        """Whether a tile is being dragged."""
        return self._timer.isActive()

    @Slot(str, QPoint)
    def _on_dragged(self, key: str, pointer: QPoint) -> None:
        if not self.is_active:
            tile = self._board.tiles.get(key) or self._left_out.tiles[key]
            self._ghost.setPixmap(tile.grab())
            self._ghost.adjustSize()
            self._timer.start()
        self._dragged = key, pointer
        self._ghost.move(self._window.mapFromGlobal(pointer) + QPoint(px(8), px(4)))
        self._ghost.show()
        self._ghost.raise_()
        self._board.show_target(self._board.place_at(pointer, key))
        self._left_out.show_target(is_target=self._is_left_out(key, pointer))

    def _is_left_out(self, key: str, pointer: QPoint) -> bool:
        return key in self._board.tiles and self._left_out.is_over(pointer)

    @Slot()
    def _scroll_at_edge(self) -> None:
        key, pointer = self._dragged
        bar, room = self._scroll.verticalScrollBar(), self._scroll.viewport()
        position = room.mapFromGlobal(pointer)
        if not room.rect().contains(position):
            return
        if position.y() < px(_EDGE):
            bar.setValue(bar.value() - px(_SCROLL_STEP))
        elif position.y() > room.height() - px(_EDGE):
            bar.setValue(bar.value() + px(_SCROLL_STEP))
        self._board.show_target(self._board.place_at(pointer, key))

    @Slot(str, QPoint)
    def _on_dropped(self, key: str, pointer: QPoint) -> None:
        place, is_left_out = self._board.place_at(pointer, key), self._is_left_out(key, pointer)
        self._end()
        if place is not None:
            self.put.emit(key, place)
        elif is_left_out:
            self.left_out.emit(key)

    @Slot()
    def _end(self) -> None:
        self._timer.stop()
        self._ghost.hide()
        self._board.show_target(None)
        self._left_out.show_target(is_target=False)
