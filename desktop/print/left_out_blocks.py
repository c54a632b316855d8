"""Widget: the blocks that are not printed, as tiles in lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.print.block_tile import GAP, TILE, TileArea
from desktop.theme import color, font, px


class LeftOutBlocks(TileArea):
    """The blocks that are not printed; a tile that is dropped here is left out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_target = False
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(self.tr("Not printed"))

    def show_blocks(self, keys: Sequence[str], names: Mapping[str, str]) -> None:
        """Show other blocks."""
        self.show_tiles({key: names[key] for key in keys})
        for tile in self.tiles.values():
            tile.say_place(self.tr("not printed"))
        self._lay_out()
        self.updateGeometry()
        self.update()

    def is_over(self, pointer: QPoint) -> bool:
        """Return whether a global position is where blocks are left out."""
        return self.isVisible() and self.visibleRegion().boundingRect().contains(self.mapFromGlobal(pointer))

    def show_target(self, *, is_target: bool) -> None:
        """Show whether a dragged tile would be left out."""
        self._is_target = is_target
        self.update()

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        """Return the height of the lines in a width."""
        rects = self._rects(width)
        return max((rect.bottom() + 1 for rect in rects), default=px(TILE))

    def hasHeightForWidth(self) -> bool:  # noqa: N802 - Qt's name
        """Return that the height depends on the width."""
        return True

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the size at the present width."""
        return QSize(px(240), self.heightForWidth(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Lay the tiles out in the new width."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        for tile, rect in zip(self.tiles.values(), self._rects(self.width()), strict=True):
            tile.setGeometry(rect)

    def _rects(self, width: int) -> list[QRect]:
        gap, left, top = px(GAP), 0, 0
        rects = []
        for tile in self.tiles.values():
            wide = min(tile.sizeHint().width(), max(width, 1))
            if left and left + wide > width:
                left, top = 0, top + px(TILE) + gap
            rects.append(QRect(left, top, wide, px(TILE)))
            left += wide + gap
        return rects

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw where tiles are dropped, and what can be done while nothing is left out."""
        if self.tiles and not self._is_target:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(color("accent" if self._is_target else "strong"), 1, Qt.PenStyle.DashLine))
            painter.setBrush(color("tint") if self._is_target else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), px(6), px(6))
            if not self.tiles:
                painter.setFont(font())
                painter.setPen(color("muted"))
                text = self.tr("Drop a block here to leave it out")
                text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, self.width() - px(16))
                painter.drawText(self.rect(), int(Qt.AlignmentFlag.AlignCenter), text)
