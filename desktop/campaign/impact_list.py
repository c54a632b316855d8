"""List of what a change of rules would do, painted as one grid: name, now, arrow, then, change."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFontMetrics, QImage, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from desktop.campaign.impact_rows import ROW_ROLE, ImpactModel, ImpactRow, NumberChange, RowKind
from desktop.campaign.member_list import paint_face
from desktop.theme import TextStyle, color, font, pixmap, px
from desktop.widgets.painting import box, hairline, warning_triangle

Index = QModelIndex | QPersistentModelIndex

EDGE: Final = 16
_FACE: Final = 24
_TEXT: Final = 50
"""Left edge of all texts, at 100 %."""
_NOW, _ARROW, _THEN, _CHANGE = 40, 28, 32, 52
_MOST: Final = 84
"""Most width of a value, at 100 %; longer ones are elided and whole in the tool tip."""
_HEIGHTS: Final = {RowKind.CHARACTER: 32, RowKind.FOLDED: 44, RowKind.NUMBER: 24, RowKind.MORE: 24}
_WRAPPED: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)
_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_TWO_LINES: Final = 36
_ENTER: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})


@dataclass(frozen=True, slots=True)
class Grid:
    """Edges of the columns of numbers, in pixels from the left.

    Attributes:
        now, arrow, then, change: Right edges; the change is 0 if there is no room for it.
        left: Left edge of the first column.
    """

    left: int
    now: int
    arrow: int
    then: int
    change: int


class ImpactList(QListView):
    """The list; Enter, Space or a click unfolds, Left and Right fold and unfold, a double click opens the sheet.

    Args:
        portrait: Returns the picture of a character, or None.
        parent: Its owner.

    Signals:
        opened: A character is to be opened; its id.
    """

    opened = Signal(str)

    def __init__(self, portrait: Callable[[str], QImage | None], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.impacts = ImpactModel(self)
        self.has_change_column = True
        self._grid: Grid | None = None
        self.setModel(self.impacts)
        self.impacts.modelReset.connect(self._forget_grid)
        self.setItemDelegate(ImpactDelegate(portrait, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("What would change"))

    def grid(self) -> Grid:
        """Return the columns, wide enough for the longest value within bounds."""
        if self._grid is None:
            self._grid = self._measure()
        return self._grid

    @Slot()
    def _forget_grid(self) -> None:
        self._grid = None

    def _measure(self) -> Grid:
        metrics = QFontMetrics(font(TextStyle.HEADING))

        def width(texts: list[str], least: int) -> int:
            longest = max((metrics.horizontalAdvance(text) for text in texts), default=0)
            return min(max(px(least), longest + px(2)), px(_MOST))

        numbers = [number for each in self.impacts.impacts for number in each.numbers]
        right = self.viewport().width() - px(EDGE)
        change = right if self.has_change_column else 0
        then = right - (px(_CHANGE) if self.has_change_column else 0)
        arrow = then - width([number.then for number in numbers], _THEN)
        now = arrow - px(_ARROW)
        left = now - width([number.now for number in numbers], _NOW)
        return Grid(left, now, arrow, then, change)

    def toggle(self, row: int) -> None:
        """Unfold or fold the character of a row; the current row stays with it."""
        id_ = self.impacts.rows[row].impact.id
        self.impacts.toggle(row)
        self.setCurrentIndex(self.impacts.index(max(0, self.impacts.row_of(id_))))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Unfold with Enter, Space and Right, fold with Left."""
        row = self.currentIndex().row()
        if row >= 0 and event.key() in _ENTER and not event.modifiers():
            self.toggle(row)
        elif row >= 0 and event.key() in {Qt.Key.Key_Left, Qt.Key.Key_Right}:
            id_ = self.impacts.rows[row].impact.id
            self.impacts.set_open(row, is_open=event.key() == Qt.Key.Key_Right)
            self.setCurrentIndex(self.impacts.index(max(0, self.impacts.row_of(id_))))
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Unfold or fold with a click."""
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if event.button() is Qt.MouseButton.LeftButton and index.isValid():
            self.toggle(index.row())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Open the character."""
        index = self.indexAt(event.position().toPoint())
        if index.isValid():
            self.opened.emit(self.impacts.rows[index.row()].impact.id)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Lay the rows out for the new width."""
        super().resizeEvent(event)
        self._forget_grid()
        self.scheduleDelayedItemsLayout()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Measure again after a change of the font."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._grid = None
            self.scheduleDelayedItemsLayout()


class ImpactDelegate(QStyledItemDelegate):
    """Paints the rows.

    Args:
        portrait: Returns the picture of a character, or None.
        parent: The list.
    """

    def __init__(self, portrait: Callable[[str], QImage | None], parent: ImpactList) -> None:
        super().__init__(parent)
        self._list = parent
        self._portrait = portrait

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802 - Qt's name
        """Return the height of a row; sentences wrap."""
        row = index.data(ROW_ROLE)
        width = max(px(80), self._list.viewport().width())
        if not isinstance(row, ImpactRow) or row.kind in _HEIGHTS:
            return QSize(width, px(_HEIGHTS[row.kind] if isinstance(row, ImpactRow) else 24))
        left = EDGE if row.kind is RowKind.UNCHANGED else _TEXT
        room = QRect(0, 0, max(1, width - px(left + EDGE)), 10_000)
        metrics = QFontMetrics(font(TextStyle.LABEL))
        height = metrics.boundingRect(room, _WRAPPED, row.text).height() + px(8)
        return QSize(width, min(height, px(_TWO_LINES)) if row.kind is RowKind.VIOLATION else height + px(8))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row."""
        row = index.data(ROW_ROLE)
        if not isinstance(row, ImpactRow):
            return
        painter.save()
        area = QRect(option.rect)
        inner = area.adjusted(px(_TEXT), 0, -px(EDGE), 0)
        self._paint_ground(painter, area, option.state)
        match row.kind:
            case RowKind.CHARACTER:
                self._paint_head(painter, area, row, "chevron-down")
                self._write(painter, inner, row.text, TextStyle.LABEL, "muted", _RIGHT)
            case RowKind.FOLDED:
                self._paint_folded(painter, area, row)
            case RowKind.NUMBER:
                self._paint_number(painter, area, row.number, row.number.name if row.number else "")
            case RowKind.VIOLATION:
                side = px(16)
                warning_triangle(painter, area.left() + px(26), area.top() + px(3), side)
                self._write_wrapped(painter, area.adjusted(px(_TEXT), px(3), -px(EDGE), 0), row.text, "amber")
            case RowKind.MORE:
                self._write(painter, inner, row.text, TextStyle.LABEL, "accent", _LEFT)
            case RowKind.UNCHANGED:
                hairline(painter, area.left() + px(EDGE), area.right() - px(EDGE), area.top() + px(2))
                self._write_wrapped(painter, area.adjusted(px(EDGE), px(10), -px(EDGE), 0), row.text, "muted")
        painter.restore()

    def _paint_ground(self, painter: QPainter, area: QRect, state: QStyle.StateFlag) -> None:
        inner = QRectF(area.adjusted(px(4), 0, -px(4), 0))
        if state & QStyle.StateFlag.State_Selected and state & QStyle.StateFlag.State_HasFocus:
            box(painter, inner, "track", "accent")
        elif state & QStyle.StateFlag.State_MouseOver:
            box(painter, inner, "track", None)

    def _paint_head(self, painter: QPainter, area: QRect, row: ImpactRow, chevron: str) -> None:
        middle = area.center().y()
        painter.drawPixmap(area.left() + px(4), middle - px(8), pixmap(chevron, 16, "muted"))
        circle = QRectF(area.left() + px(22), middle - px(_FACE) / 2, px(_FACE), px(_FACE))
        paint_face(painter, circle, self._portrait(row.impact.id), row.impact.name, row.impact.id)
        if row.kind is RowKind.CHARACTER:
            note = QFontMetrics(font(TextStyle.LABEL)).horizontalAdvance(row.text)
            name = area.adjusted(px(_TEXT), 0, -px(EDGE) - note - px(8), 0)
            self._write(painter, name, row.impact.name, TextStyle.HEADING, "ink", _LEFT)

    def _paint_folded(self, painter: QPainter, area: QRect, row: ImpactRow) -> None:
        self._paint_head(painter, area, row, "chevron-right")
        has_number = row.number is not None
        right = self._list.grid().left - px(8) if has_number else area.right() - px(EDGE)
        top, bottom = area.top() + px(4), area.top() + px(23)
        left = area.left() + px(_TEXT)
        self._write(painter, QRect(left, top, right - left, px(20)), row.impact.name, TextStyle.HEADING, "ink", _LEFT)
        ink = "amber" if row.impact.violations else "muted"
        self._write(painter, QRect(left, bottom, right - left, px(16)), row.text, TextStyle.LABEL, ink, _LEFT)
        if has_number:
            self._paint_number(painter, area, row.number, "")

    def _paint_number(self, painter: QPainter, area: QRect, number: NumberChange | None, name: str) -> None:
        if number is None:
            return
        grid = self._list.grid()
        top, height = area.top(), area.height()

        def cell(left: int, right: int) -> QRect:
            return QRect(area.left() + left, top, right - left, height)

        self._write(painter, cell(px(_TEXT), grid.left - px(8)), name, TextStyle.TEXT, "ink", _LEFT)
        self._write(painter, cell(grid.left, grid.now), number.now, TextStyle.TEXT, "muted", _RIGHT)
        centre = QPoint(area.left() + (grid.now + grid.arrow) // 2 - px(6), top + height // 2 - px(6))
        painter.drawPixmap(centre, pixmap("arrow-right", 12, "muted"))
        self._write(painter, cell(grid.arrow, grid.then), number.then, TextStyle.HEADING, "ink", _RIGHT)
        if grid.change:
            self._write(painter, cell(grid.then, grid.change), number.change, TextStyle.TEXT, "muted", _RIGHT)

    @staticmethod
    def _write(painter: QPainter, area: QRect, text: str, style: TextStyle, ink: str, flags: int) -> None:
        painter.setFont(font(style))
        painter.setPen(color(ink))
        short = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, max(0, area.width()))
        painter.drawText(area, flags, short)

    @staticmethod
    def _write_wrapped(painter: QPainter, area: QRect, text: str, ink: str) -> None:
        painter.setFont(font(TextStyle.LABEL))
        painter.setPen(color(ink))
        painter.drawText(area, int(Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap), text)
