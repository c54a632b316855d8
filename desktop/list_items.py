"""List model and delegate of two-line items with headings: violations, history, roll log.

An item has a time or an icon on the left, a title, a muted detail line and a number on the right.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from desktop.theme import TextStyle, color, font, pixmap, px
from desktop.widgets.painting import box

Index = QModelIndex | QPersistentModelIndex

ITEM_ROLE: Final = Qt.ItemDataRole.UserRole
_EDGE: Final = 16
_GAP: Final = 8
_HEADING: Final = 28
_PAIR: Final = 50
_TIME: Final = 36
_ICON: Final = 16
_TITLE_LINE: Final = 20
_DETAIL_LINE: Final = 16
_MEASURE: Final = 1000
"""A length whose scaled value is part of the cache key, so that a change of font size is noticed."""
_MOST_MEASURED: Final = 20_000


@dataclass(frozen=True, slots=True)
class ListItem:
    """One item of such a list.

    Attributes:
        title: The title line.
        detail: The muted line below.
        left: Text on the left, a time.
        icon: Name of an icon on the left instead.
        ink: Colour of icon and title.
        right: Text on the right, a number.
        is_heading: Whether it is a heading, which cannot be selected.
        spoken: Accessible text; title and detail if "".
        key: Identifies the item for its creator.
    """

    title: str
    detail: str = ""
    left: str = ""
    icon: str = ""
    ink: str = "ink"
    right: str = ""
    is_heading: bool = False
    spoken: str = ""
    key: object = None

    @property
    def spoken_text(self) -> str:
        """The accessible text."""
        return self.spoken or ", ".join(part for part in (self.left, self.title, self.right, self.detail) if part)


class ListItemModel(QAbstractListModel):
    """List model of items."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._items: list[ListItem] = []

    @property
    def items(self) -> Sequence[ListItem]:
        """The items of the list."""
        return tuple(self._items)

    def show_items(self, entries: Sequence[ListItem]) -> None:
        """Replace the items; if all keys are the same, the selection is kept."""
        if len(entries) == len(self._items) and [each.key for each in entries] == [each.key for each in self._items]:
            self._items = list(entries)
            if entries:
                self.dataChanged.emit(self.index(0), self.index(len(entries) - 1))
            return
        self.beginResetModel()
        self._items = list(entries)
        self.endResetModel()

    def item_at(self, index: Index) -> ListItem | None:
        """Return an item; None outside the list."""
        return self._items[index.row()] if index.isValid() and index.row() < len(self._items) else None

    def index_of(self, key: object) -> QModelIndex:
        """Return the index of the item with a key; an invalid index if there is none."""
        for row, entry in enumerate(self._items):
            if not entry.is_heading and entry.key == key:
                return self.index(row)
        return QModelIndex()

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802
        """Return the number of items."""
        return 0 if parent is not None and parent.isValid() else len(self._items)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return title, accessible text, tool tip or the item itself."""
        entry = self.item_at(index)
        if entry is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return entry.spoken_text
        if role == Qt.ItemDataRole.ToolTipRole:
            return None if entry.is_heading else f"<qt>{escape(entry.title)}<br>{escape(entry.detail)}</qt>"
        return entry if role == ITEM_ROLE else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Make headings enabled but not selectable."""
        entry = self.item_at(index)
        if entry is None or entry.is_heading:
            return Qt.ItemFlag.ItemIsEnabled if entry is not None else Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren


class ListItemDelegate(QStyledItemDelegate):
    """Paints list items.

    Args:
        parent: The list.
        wraps: Whether long lines wrap; otherwise they are elided.
        left: Width of the left column, at 100 %.
    """

    def __init__(self, parent: QObject | None = None, *, wraps: bool = False, left: int = _TIME) -> None:
        super().__init__(parent)
        self._wraps = wraps
        self._left = left
        self._heights: dict[tuple[str, str, int, int], int] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        """Return the height of an item at the width of its list."""
        entry = index.data(ITEM_ROLE)
        width = option.rect.width() if option.rect.width() > 0 else px(200)
        if not isinstance(entry, ListItem) or entry.is_heading:
            return QSize(px(80), px(_HEADING))
        if not self._wraps:
            return QSize(px(80), px(_PAIR))
        return QSize(px(80), self.height_of(entry, width))

    def height_of(self, entry: ListItem, width: int) -> int:
        """Return the height of an item in a list of this width.

        Cached, because the view asks for all heights whenever an item is added.
        """
        key = (entry.title, entry.detail, width, px(_MEASURE))
        height = self._heights.get(key)
        if height is None:
            if len(self._heights) >= _MOST_MEASURED:
                self._heights.clear()
            room = width - self._text_left() - px(_EDGE)
            texts = ((entry.title, TextStyle.TEXT), (entry.detail, TextStyle.LABEL))
            height = sum(_height(text, kind, room) for text, kind in texts) + px(2 * _GAP)
            self._heights[key] = height
        return height

    def _text_left(self) -> int:
        return px(_EDGE + self._left + _GAP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint an item."""
        entry = index.data(ITEM_ROLE)
        if not isinstance(entry, ListItem):
            return
        painter.save()
        area = QRect(option.rect)
        if entry.is_heading:
            self._draw_heading(painter, area, entry)
        else:
            self._draw_ground(painter, area, option.state)
            self._draw_left(painter, area, entry)
            self._draw_text(painter, area, entry)
        painter.restore()

    def _draw_heading(self, painter: QPainter, area: QRect, entry: ListItem) -> None:
        painter.setFont(font(TextStyle.LABEL))
        painter.setPen(color("muted"))
        inner = area.adjusted(px(_EDGE), 0, -px(_EDGE), -px(4))
        painter.drawText(inner, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, entry.title)

    def _draw_ground(self, painter: QPainter, area: QRect, state: QStyle.StateFlag) -> None:
        inner = area.adjusted(px(4), 0, -px(4), 0)
        if state & QStyle.StateFlag.State_Selected:
            box(painter, inner.toRectF(), "tint", "accent" if state & QStyle.StateFlag.State_HasFocus else None)
        elif state & QStyle.StateFlag.State_MouseOver:
            box(painter, inner.toRectF(), "track", None)

    def _draw_left(self, painter: QPainter, area: QRect, entry: ListItem) -> None:
        top = area.top() + px(_GAP)
        if entry.icon:
            painter.drawPixmap(area.left() + px(_EDGE), top + px(2), pixmap(entry.icon, _ICON, entry.ink))
        painter.setFont(font(TextStyle.LABEL))
        painter.setPen(color("muted"))
        left = QRect(area.left() + px(_EDGE), top, px(self._left + _GAP), px(_TITLE_LINE))
        painter.drawText(left, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, entry.left)

    def _draw_text(self, painter: QPainter, area: QRect, entry: ListItem) -> None:
        inner = area.adjusted(self._text_left(), px(_GAP), -px(_EDGE), -px(_GAP))
        if entry.right:
            painter.setFont(font(TextStyle.NAME))
            painter.setPen(color("ink"))
            painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, entry.right)
            inner.adjust(0, 0, -QFontMetrics(painter.font()).horizontalAdvance(entry.right) - px(_GAP), 0)
        for text, kind, ink in ((entry.title, TextStyle.TEXT, entry.ink), (entry.detail, TextStyle.LABEL, "muted")):
            painter.setFont(font(kind))
            painter.setPen(color(ink))
            line = px(_TITLE_LINE if kind is TextStyle.TEXT else _DETAIL_LINE)
            if self._wraps:
                line = _height(text, kind, inner.width())
                painter.drawText(QRect(inner.left(), inner.top(), inner.width(), line), _WRAPPED, text)
            else:
                short = QFontMetrics(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, inner.width())
                text_area = QRect(inner.left(), inner.top(), inner.width(), line)
                painter.drawText(text_area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, short)
            inner.setTop(inner.top() + line)


_WRAPPED: Final = int(Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)


def _height(text: str, kind: TextStyle, width: int) -> int:
    """Return the height of wrapped text."""
    if not text:
        return 0
    metrics = QFontMetrics(font(kind))
    return metrics.boundingRect(QRect(0, 0, max(width, 1), 10_000), _WRAPPED, text).height() + px(2)
