"""Paints the lines of a fight's log and measures those that are seen; finds the rewind icon under the pointer."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QHeaderView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from desktop.fight.fight_log import LogLine, LogModel
from desktop.fight.fighter_cards import FightSides
from desktop.fight.log_head import HEAD, paint_head
from desktop.fight.sticky_head import StickyHead
from desktop.theme import TextStyle, color, font, pixmap, px
from desktop.widgets.side_mark import paint_side_mark

Index = QModelIndex | QPersistentModelIndex
_DEFAULT: Final = 50
"""Height of a line that was not shown yet."""
_EDGE: Final = 12
_WHEN: Final = 22
_MARK: Final = 10
_ICON: Final = 16


class LogDelegate(QStyledItemDelegate):
    """Paints the rows of a `LogModel`.

    Args:
        sides: For the marks of the fighters' sides.
        parent: Its owner.
    """

    def __init__(self, sides: FightSides, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sides = sides
        self.hovered_row = -1

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a head or a line."""
        model = index.model()
        if not isinstance(model, LogModel):
            return
        line, area = model.line(index.row()), option.rect
        painter.save()
        if line.is_head:
            paint_head(painter, area, line)
        else:
            if option.state & QStyle.StateFlag.State_Selected:
                painter.fillRect(area, color("tint"))
            self._paint_line(painter, area, line, is_hovered=index.row() == self.hovered_row)
        painter.restore()

    def _paint_line(self, painter: QPainter, area: QRect, line: LogLine, *, is_hovered: bool) -> None:
        top, muted = area.top() + px(8), "strong" if line.is_undone else "muted"
        painter.setPen(color(muted))
        painter.setFont(font(TextStyle.LABEL))
        painter.drawText(QRect(area.left() + px(_EDGE), top, px(_WHEN), px(18)), int(_RIGHT), line.when)
        if line.actor is not None and line.actor < len(self._sides.fight.participants):
            mark = QRectF(area.left() + px(_EDGE + _WHEN + 8), top + px(4), px(_MARK), px(_MARK))
            painter.setOpacity(0.4 if line.is_undone else 1.0)
            paint_side_mark(painter, self._sides.mark(self._sides.side_of(line.actor)), mark)
            painter.setOpacity(1.0)
        left, width = area.left() + _text_left(), _text_width(area.width())
        painter.setPen(color("muted" if line.is_undone else "ink"))
        painter.setFont(_title_font(line))
        title = QRect(left, top, width, _height(line.title, width, is_strong=line.is_strong, is_detail=False))
        painter.drawText(title, int(Qt.TextFlag.TextWordWrap), line.title)
        if line.detail:
            painter.setPen(color(muted))
            painter.setFont(font(TextStyle.LABEL))
            height = _height(line.detail, width, is_strong=False, is_detail=True)
            painter.drawText(QRect(left, title.bottom() + 1, width, height), int(Qt.TextFlag.TextWordWrap), line.detail)
        if not line.is_undone:
            icon = rewind_area(area)
            painter.drawPixmap(icon.topLeft(), pixmap("undo", _ICON, "accent" if is_hovered else "muted"))
        painter.fillRect(QRect(area.left(), area.bottom(), area.width(), 1), color("hairline"))

    def height_of(self, line: LogLine, width: int) -> int:
        """Return the height of a row at a width."""
        if line.is_head:
            return px(HEAD)
        room = _text_width(width)
        title = _height(line.title, room, is_strong=line.is_strong, is_detail=False)
        detail = _height(line.detail, room, is_strong=False, is_detail=True) if line.detail else 0
        return px(8) + title + detail + px(8)


_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def _text_left() -> int:
    return px(_EDGE + _WHEN + 8 + _MARK + 8)


def _text_width(width: int) -> int:
    return max(px(60), width - _text_left() - px(_ICON + 2 * _EDGE))


def _title_font(line: LogLine) -> QFont:
    return font(TextStyle.HEADING if line.is_strong else TextStyle.TEXT)


@lru_cache(maxsize=20_000)
def _measure(text: str, width: int, key: str) -> int:
    written = QFont()
    written.fromString(key)
    return QFontMetrics(written).boundingRect(0, 0, width, 10_000, int(Qt.TextFlag.TextWordWrap), text).height()


def _height(text: str, width: int, *, is_strong: bool, is_detail: bool) -> int:
    style = TextStyle.LABEL if is_detail else TextStyle.HEADING if is_strong else TextStyle.TEXT
    return _measure(text, width, font(style).toString())


def rewind_area(area: QRect) -> QRect:
    """Return where the rewind icon of a line is."""
    return QRect(area.right() - px(_EDGE + _ICON), area.top() + px(9), px(_ICON), px(_ICON))


class LogRows(QObject):
    """Connects the log's table with its model: heights of the rows that are seen, clicks, keys.

    Signals:
        rewind_requested: The fight is to be rewound to an event of the log; its position.

    Args:
        view: The table.
        model: The lines.
        sides: For the marks of the fighters' sides.
    """

    rewind_requested = Signal(int)

    def __init__(self, view: QTableView, model: LogModel, sides: FightSides) -> None:
        super().__init__(view)
        self._view, self._model, self._viewport = view, model, view.viewport()
        self._delegate = LogDelegate(sides, view)
        view.setModel(model)
        view.setItemDelegate(self._delegate)
        view.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        view.horizontalHeader().hide()
        view.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        view.verticalHeader().hide()
        view.verticalHeader().setMinimumSectionSize(px(_ICON))
        view.verticalHeader().setDefaultSectionSize(px(_DEFAULT))
        view.setMouseTracking(True)
        view.verticalScrollBar().valueChanged.connect(self.measure)
        view.viewport().installEventFilter(self)
        view.installEventFilter(self)
        self.head = StickyHead(view, model)
        for signal in (model.rowsInserted, model.rowsRemoved):
            signal.connect(self._on_rows)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.measure)

    @Slot()
    def _on_rows(self) -> None:
        self._soon.start()

    @Slot()
    def measure(self) -> None:
        """Set the heights of the visible rows."""
        first = max(self._view.rowAt(0), 0)
        room = self._viewport.height() - self._view.rowViewportPosition(first)
        header = self._view.verticalHeader()
        for row in range(first, self._model.rowCount()):
            if room <= 0:
                break
            height = self._delegate.height_of(self._model.line(row), self._view.columnWidth(0))
            if header.sectionSize(row) != height:
                header.resizeSection(row, height)
            room -= max(height, 1)
        self.head.follow()

    def show_newest(self) -> None:
        """Scroll to the newest line, at the top."""
        self._view.scrollToTop()
        self.measure()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Measure again after a resize; handle clicks on heads and icons, and the keys of the log."""
        if watched is self._view and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._on_key(event)
        if watched is not self._viewport:
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.Resize:
            self._soon.start()
        elif isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseMove:
            self._on_moved(event)
        elif event.type() == QEvent.Type.Leave:
            self._set_hovered(-1)
        elif (
            isinstance(event, QMouseEvent)
            and event.type() == QEvent.Type.MouseButtonPress
            and event.button() is Qt.MouseButton.LeftButton
        ):
            return self._on_clicked(event)
        return super().eventFilter(watched, event)

    def _on_key(self, event: QKeyEvent) -> bool:
        """Open and close rounds with Enter, rewind with Backspace, walk to the ends with Home and End."""
        key, index = Qt.Key(event.key()), self._view.currentIndex()
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: self._model.rowCount() - 1}
        if key in ends and ends[key] >= 0 and not event.modifiers():
            self._view.setCurrentIndex(self._model.index(ends[key]))
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Left, Qt.Key.Key_Right):
            return self._model.toggle(index)
        position = self._model.event_index(index)
        if key is Qt.Key.Key_Backspace and position is not None:
            self.rewind_requested.emit(position)
            return True
        return False

    def _on_clicked(self, event: QMouseEvent) -> bool:
        index = self._view.indexAt(event.position().toPoint())
        if not index.isValid():
            return False
        if self._model.line(index.row()).is_head:
            self._view.setFocus()
            return self._model.toggle(index)
        position = self._model.event_index(index)
        if position is not None and self._is_on_icon(index, event):
            self.rewind_requested.emit(position)
            return True
        return False

    def _is_on_icon(self, index: QModelIndex, event: QMouseEvent) -> bool:
        icon = rewind_area(self._view.visualRect(index)).adjusted(-px(6), -px(6), px(6), px(6))
        return icon.contains(event.position().toPoint())

    def _on_moved(self, event: QMouseEvent) -> None:
        index = self._view.indexAt(event.position().toPoint())
        is_on = index.isValid() and not self._model.line(index.row()).is_head and self._is_on_icon(index, event)
        self._set_hovered(index.row() if is_on else -1)

    def _set_hovered(self, row: int) -> None:
        if row != self._delegate.hovered_row:
            self._delegate.hovered_row = row
            self._view.viewport().setCursor(
                Qt.CursorShape.PointingHandCursor if row >= 0 else Qt.CursorShape.ArrowCursor
            )
            self._view.viewport().update()
