"""List view and model of options with descriptions: select one, several, or counts."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from desktop.theme import TextStyle, color, font, pixmap, px
from desktop.tool_tips import escape_tool_tip

Index = QModelIndex | QPersistentModelIndex

MANY: Final = 12
"""From this many options on there is a filter."""

_MARK: Final = 34
_PAD: Final = 10
_BUTTON: Final = 28
_STEPPER: Final = 92
_COST: Final = 64
_LEAST: Final = 200
_ONE_ROW: Final = 36
_FEW_ROWS: Final = 120
"""Least height of a list whose height is limited."""
_AROUND: Final = 364
"""Approximate height above and below a list in the wizard."""
_LETTER: Final = 9
"""More than the average width of a letter: shorter names need not be measured."""
_MEASURE: Final = 1000
"""A length that differs between font sizes, for the cache key."""
_MOST_MEASURED: Final = 2_000
"""Limit of the cache of heights."""


class SelectionMode(Enum):
    """How many options can be selected."""

    ONE = auto()
    SEVERAL = auto()
    COUNTED = auto()


@dataclass(frozen=True, slots=True)
class OptionItem:
    """One option.

    Attributes:
        key: Key in the answer.
        label: Translated name.
        about: Description.
        closed: Why it is not available, or "".
        cost: Cost shown before the count, or "".
        most: Maximum count.
    """

    key: str
    label: str
    about: str = ""
    closed: str = ""
    cost: str = ""
    most: int = 1


def no_effect_text(*, is_taken: bool = False) -> str:
    """Return the text for an option without effects.

    Args:
        is_taken: Whether it is selected, so that the numbers include it already.
    """
    if is_taken:
        return QCoreApplication.translate("OptionList", "already included")
    return QCoreApplication.translate("OptionList", "no change yet")


class OptionModel(QAbstractListModel):
    """Model of the options: filtered rows, selected counts and effects."""

    def __init__(self, items: Sequence[OptionItem], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items = tuple(items)
        self._visible = list(self._items)
        self.counts: dict[str, int] = {}
        self.effects: dict[str, str] = {}

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802
        """Return the number of visible options."""
        return 0 if parent is not None and parent.isValid() else len(self._visible)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt's own type
        """Return label, tool tip, screen-reader text or check state."""
        if not index.isValid():
            return None
        item = self._visible[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return item.label
        if role == Qt.ItemDataRole.ToolTipRole:
            return escape_tool_tip(
                "\n".join(part for part in (item.closed or item.about, self.effect(item.key)) if part)
            )
        if role == Qt.ItemDataRole.AccessibleTextRole:
            parts = (item.label, item.cost, item.closed, item.about, self.effect(item.key))
            return ". ".join(part.rstrip(".") for part in parts if part)
        if role == Qt.ItemDataRole.CheckStateRole:
            return Qt.CheckState.Checked if self.counts.get(item.key) else Qt.CheckState.Unchecked
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Unavailable options can be focused but not selected."""
        base = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled
        return (
            base if not index.isValid() or self._visible[index.row()].closed else base | Qt.ItemFlag.ItemIsUserCheckable
        )

    def item(self, index: Index) -> OptionItem:
        """Return the option of a row."""
        return self._visible[index.row()]

    def effect(self, key: str) -> str:
        """Return the effects of an option as text; "" while unknown."""
        is_taken = bool(self.counts.get(key))
        return self.effects.get(key, "") or (no_effect_text(is_taken=is_taken) if key in self.effects else "")

    def row_of(self, key: str) -> int:
        """Return the row of an option; -1 if it is filtered out."""
        return next((row for row, item in enumerate(self._visible) if item.key == key), -1)

    def set_count(self, key: str, count: int) -> None:
        """Set the count of an option."""
        if count > 0:
            self.counts[key] = count
        else:
            self.counts.pop(key, None)
        if self._visible:
            self.dataChanged.emit(self.index(0), self.index(len(self._visible) - 1))

    def clear(self) -> None:
        """Deselect everything."""
        self.counts.clear()
        if self._visible:
            self.dataChanged.emit(self.index(0), self.index(len(self._visible) - 1))

    def filter(self, text: str, keys: Collection[str] | None = None) -> None:
        """Show options with every word of a text in label or description, of those with these keys if given."""
        words = text.casefold().split()
        self.beginResetModel()
        self._visible = [
            item
            for item in self._items
            if all(word in f"{item.label} {item.about}".casefold() for word in words)
            if keys is None or item.key in keys
        ]
        self.endResetModel()


class OptionList(QListView):
    """The list of options.

    Arrow keys move, Space toggles, Enter confirms. In counted lists plus, minus, Right and Left change the count,
    and digits set it.

    Signals:
        changed: The selection or a count changed.
        current_option_changed: Another option is current; its key.
        confirmed: Enter was pressed, or an option was double clicked.
    """

    changed = Signal()
    current_option_changed = Signal(str)
    confirmed = Signal()

    def __init__(self, items: Sequence[OptionItem], mode: SelectionMode, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.mode = mode
        self.options = OptionModel(items, self)
        self._typed = ""
        self._room = 0
        self.setModel(self.options)
        self.setItemDelegate(_Delegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setMinimumHeight(px(_ONE_ROW))
        self._select_first()

    @property
    def counts(self) -> Mapping[str, int]:
        """Counts of the selected options, in the order of selection."""
        return self.options.counts

    @property
    def current_key(self) -> str:
        """Key of the current option; "" for none."""
        index = self.currentIndex()
        return self.options.item(index).key if index.isValid() else ""

    def set_counts(self, counts: Mapping[str, int]) -> None:
        """Set the selected counts."""
        self.options.clear()
        for key, count in counts.items():
            self.options.set_count(key, count)
        if counts:
            self.set_current(next(iter(counts)))

    def show_effects(self, effects: Mapping[str, str]) -> None:
        """Show the effects of each option, by key; the rows grow once."""
        self.options.effects = dict(effects)
        self.scheduleDelayedItemsLayout()
        self.updateGeometry()

    def set_current(self, key: str) -> None:
        """Make an option the current one."""
        row = self.options.row_of(key)
        if row >= 0:
            self.setCurrentIndex(self.options.index(row))

    def take_focus(self) -> None:
        """Take the keyboard focus."""
        self.setFocus()
        if not self.currentIndex().isValid():
            self._select_first()

    def _select_first(self) -> None:
        """Make the first available option current."""
        rows = range(self.options.rowCount())
        open_rows = [row for row in rows if not self.options.item(self._at(row)).closed]
        if rows:
            self.setCurrentIndex(self._at(open_rows[0] if open_rows else 0))

    @Slot(str)
    def filter(self, text: str, keys: Collection[str] | None = None) -> None:
        """Show only options that match a text, of those with these keys if given."""
        key = self.current_key
        self.options.filter(text, keys)
        self.set_current(key)

    def _at(self, row: int) -> QModelIndex:
        return self.options.index(row)

    # -------------------------------------------------------------------------------------------------------- hands

    def currentChanged(self, current: Index, previous: Index) -> None:  # noqa: N802
        """Emit the current option."""
        super().currentChanged(current, previous)
        self._typed = ""
        if current.isValid():
            self.current_option_changed.emit(self.options.item(current).key)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Toggle, count or confirm."""
        index = self.currentIndex()
        key, text = event.key(), event.text()
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if self.mode is SelectionMode.ONE and index.isValid() and not self.options.counts and not self.keeps_empty:
                self._take(index)
            if self.mode is not SelectionMode.ONE or self.is_optional or self._is_taken(index):
                self.confirmed.emit()
        elif not index.isValid():
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_Space:
            self._take(index)
        elif self.mode is SelectionMode.COUNTED and (key in {Qt.Key.Key_Right, Qt.Key.Key_Plus} or text == "+"):
            self._count(index, self._number(index) + 1)
        elif self.mode is SelectionMode.COUNTED and (key in {Qt.Key.Key_Left, Qt.Key.Key_Minus} or text == "-"):
            self._count(index, self._number(index) - 1)
        elif self.mode is SelectionMode.COUNTED and text.isdecimal():
            self._typed += text
            self._count(index, int(self._typed))
        else:
            super().keyPressEvent(event)
            self._select_current(index)

    def _select_current(self, before: Index) -> None:
        """Move the selection with the focus, as among radio buttons.

        If nothing is selected, Enter selects the current option once the focus has moved.
        """
        index = self.currentIndex()
        if index != before and self.keeps_empty:
            self.keeps_empty = False
            self.current_option_changed.emit(self.options.item(index).key)
        if self.mode is SelectionMode.ONE and self.options.counts and not self._is_taken(index):
            self._take(index)

    def _is_taken(self, index: Index) -> bool:
        return not index.isValid() or bool(self.options.counts.get(self.options.item(index).key))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Toggle the clicked option; on a stepper, count."""
        super().mouseReleaseEvent(event)
        position = event.position().toPoint()
        index = self.indexAt(position)
        if event.button() is not Qt.MouseButton.LeftButton or not index.isValid():
            return
        if self.mode is not SelectionMode.COUNTED:
            self._take(index)
            return
        minus, plus = stepper_buttons(self.visualRect(index))
        if minus.contains(position):
            self._count(index, self._number(index) - 1)
        elif plus.contains(position):
            self._count(index, self._number(index) + 1)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Confirm a single choice; in counted lists a double click counts."""
        if self.mode is SelectionMode.ONE and self.indexAt(event.position().toPoint()).isValid():
            self.confirmed.emit()

    def _number(self, index: Index) -> int:
        return self.options.counts.get(self.options.item(index).key, 0)

    def _take(self, index: Index) -> None:
        item = self.options.item(index)
        if item.closed:
            return
        if self.mode is SelectionMode.ONE:
            is_taken = bool(self.options.counts.get(item.key))
            self.options.clear()
            self.options.set_count(item.key, 0 if is_taken and self.is_optional else 1)
        elif self.mode is SelectionMode.SEVERAL:
            self.options.set_count(item.key, 0 if self.options.counts.get(item.key) else 1)
        else:
            self._count(index, self._number(index) + 1)
            return
        self.changed.emit()

    height_above = 0
    """Extra pixels that the control takes above its list."""
    is_optional = False
    """Whether a single choice can be deselected."""
    keeps_empty = False
    """Whether the empty answer is kept, so that Enter continues without selecting the current option."""

    def _count(self, index: Index, count: int) -> None:
        item = self.options.item(index)
        if item.closed:
            return
        self.options.set_count(item.key, max(0, min(count, item.most)))
        self.changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Rewrap the rows."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the height of all rows, limited to the room; a longer list scrolls."""
        room = self._room or max(px(_LEAST), self.window().height() - px(_AROUND) - self.height_above)
        delegate, option, height = self.itemDelegate(), QStyleOptionViewItem(), 4
        for row in range(self.options.rowCount()):
            if height >= room:
                break
            height += delegate.sizeHint(option, self._at(row)).height()
        return QSize(px(320), min(height, room))

    def limit_height(self, control: QWidget, room: QSize) -> None:
        """Limit the height so that a control fits its room; without this the window sets the limit.

        Args:
            control: The control that contains the list.
            room: Size available for it.
        """
        widget: QWidget | None = self
        while widget is not None and widget is not control:
            widget.updateGeometry()  # layouts above one another would measure what was there before
            widget = widget.parentWidget()
        has_width = control.hasHeightForWidth()
        full_height = control.heightForWidth(room.width()) if has_width else control.sizeHint().height()
        around = full_height - self.sizeHint().height()
        self._room = max(px(_FEW_ROWS), room.height() - around)
        self.updateGeometry()

    def selectionCommand(  # noqa: N802
        self, index: Index, event: object = None
    ) -> QItemSelectionModel.SelectionFlag:
        """Keep the current row selected."""
        return QItemSelectionModel.SelectionFlag.ClearAndSelect


def stepper_area(row: QRect) -> QRect:
    """Return the rectangle of the stepper in a row."""
    wide, high = px(_STEPPER), px(_BUTTON)
    return QRect(row.right() - wide - px(_PAD), row.top() + (row.height() - high) // 2, wide, high)


def stepper_buttons(row: QRect) -> tuple[QRect, QRect]:
    """Return the rectangles of minus and plus."""
    area = stepper_area(row)
    minus = QRect(area.left(), area.top(), px(_BUTTON), area.height())
    return minus, QRect(area.right() - px(_BUTTON) + 1, area.top(), px(_BUTTON), area.height())


class _Delegate(QStyledItemDelegate):
    """Draws one option."""

    def __init__(self, view: OptionList) -> None:
        super().__init__(view)
        self._view = view
        self._heights: dict[tuple[str, str, bool, int, int, int], int] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        """Return the height of label, description and reason in the list's width.

        Heights are memoised: a layout asks for all rows, and of hundreds many have the same texts.
        """
        item = self._view.options.item(index)
        width = self._view.viewport().width()
        of_label = self._label_height(item.label, width)
        key = (item.about, item.closed, item.key in self._view.options.effects, width, px(_MEASURE), of_label)
        height = self._heights.get(key)
        if height is None:
            if len(self._heights) >= _MOST_MEASURED:
                self._heights.clear()
            height = self._heights[key] = self._height(item, width, of_label)
        return QSize(width - 1, height)

    def _height(self, item: OptionItem, width: int, of_label: int) -> int:
        height = of_label + sum(self._text_height(text, width) for text in (item.about, item.closed) if text)
        height += self._effect_height() if item.key in self._view.options.effects else 0
        return max(px(36), height + px(_PAD) * 2 - px(4))

    def _text_width(self, width: int) -> int:
        right = px(_STEPPER + _COST + _PAD * 2) if self._view.mode is SelectionMode.COUNTED else px(_PAD)
        return max(px(80), width - px(_MARK) - right)

    def _label_height(self, text: str, width: int) -> int:
        """Return the height of a label: one line, or two if it is long and can be wrapped."""
        room = self._text_width(width)
        if len(text) * px(_LETTER) <= room:
            return px(20)  # the usual: nothing needs to be measured
        if QFontMetrics(font(TextStyle.TEXT)).horizontalAdvance(text) <= room:
            return px(20)
        metrics = QFontMetrics(font(TextStyle.HEADING))
        lines = metrics.boundingRect(QRect(0, 0, room, 10_000), Qt.TextFlag.TextWordWrap, text)
        is_parted = lines.width() <= room and lines.height() <= 2 * px(20)
        return lines.height() + px(4) if is_parted else px(20)

    def _label_font(self, text: str, width: int, *, is_taken: bool) -> QFont:
        """Return the font of a label: semibold if selected, unless it would not fit then."""
        heavy, room = font(TextStyle.HEADING), self._text_width(width)
        is_one_line = self._label_height(text, width) == px(20)
        if not is_taken or (is_one_line and QFontMetrics(heavy).horizontalAdvance(text) > room):
            return font(TextStyle.TEXT)
        return heavy

    @staticmethod
    def _effect_height() -> int:
        return QFontMetrics(font(TextStyle.LABEL)).lineSpacing() + px(4)

    def _text_height(self, text: str, width: int) -> int:
        metrics = QFontMetrics(font(TextStyle.LABEL))
        area = QRect(0, 0, self._text_width(width), 10_000)
        return metrics.boundingRect(area, Qt.TextFlag.TextWordWrap, text).height() + px(2)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw mark, label, description, reason and stepper."""
        item = self._view.options.item(index)
        count = self._view.options.counts.get(item.key, 0)
        area: QRect = option.rect
        state: QStyle.StateFlag = option.state
        is_current = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if count:
            painter.fillRect(area, color("tint"))
        if index.row() < self._view.options.rowCount() - 1:
            painter.fillRect(QRect(area.left(), area.bottom(), area.width(), 1), color("hairline"))
        if is_current:
            has_focus = self._view.hasFocus()
            painter.setPen(QPen(color("accent" if has_focus else "strong"), 2 if has_focus else 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(area).adjusted(1, 1, -1, -2), 5, 5)
        left = area.left() + px(_PAD)
        if self._view.mode is not SelectionMode.COUNTED:
            self._draw_mark(painter, QPointF(left + px(8), area.top() + px(18)), is_taken=bool(count), item=item)
        self._draw_texts(painter, area, item, is_taken=bool(count))
        if self._view.mode is SelectionMode.COUNTED and not item.closed:
            self._draw_stepper(painter, area, item, count)
        painter.restore()

    def _draw_mark(self, painter: QPainter, middle: QPointF, *, is_taken: bool, item: OptionItem) -> None:
        if item.closed:
            painter.drawPixmap((middle - QPointF(px(8), px(8))).toPoint(), pixmap("lock", 16, "muted"))
            return
        painter.setPen(QPen(color("accent" if is_taken else "muted"), 1.5 if is_taken else 1))
        painter.setBrush(color("card"))
        radius = px(7)
        if self._view.mode is SelectionMode.ONE:
            painter.drawEllipse(middle, radius, radius)
            if is_taken:
                painter.setBrush(color("accent"))
                painter.drawEllipse(middle, radius / 2, radius / 2)
            return
        painter.drawRoundedRect(QRectF(middle.x() - radius, middle.y() - radius, radius * 2, radius * 2), 3, 3)
        if is_taken:
            painter.drawPixmap((middle - QPointF(px(8), px(8))).toPoint(), pixmap("check", 16, "accent"))

    def _draw_texts(self, painter: QPainter, area: QRect, item: OptionItem, *, is_taken: bool) -> None:
        is_counted = self._view.mode is SelectionMode.COUNTED
        left = area.left() + (px(_PAD) if is_counted else px(_MARK))
        width = self._text_width(area.width()) + (px(_MARK - _PAD) if is_counted else 0)
        top = area.top() + px(_PAD) - px(2)
        painter.setFont(self._label_font(item.label, area.width(), is_taken=is_taken))
        painter.setPen(color("muted" if item.closed else "ink"))
        high = self._label_height(item.label, area.width())
        if high > px(20):
            painter.drawText(QRect(left, top, width, high), Qt.TextFlag.TextWordWrap, item.label)
        else:
            label = painter.fontMetrics().elidedText(item.label, Qt.TextElideMode.ElideRight, width)
            painter.drawText(QRect(left, top, width, high), Qt.AlignmentFlag.AlignVCenter, label)
        top += high
        painter.setFont(font(TextStyle.LABEL))
        for text, ink in ((item.about, "muted"), (item.closed, "amber")):
            if text:
                high = self._text_height(text, area.width())
                painter.setPen(color(ink))
                painter.drawText(QRect(left, top, width, high), Qt.TextFlag.TextWordWrap, text)
                top += high
        if effect := self._view.options.effect(item.key):
            painter.setPen(color("ink" if self._view.options.effects[item.key] else "muted"))
            line = QRect(left, top, width, self._effect_height())
            short = painter.fontMetrics().elidedText(effect, Qt.TextElideMode.ElideRight, width)
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, short)

    def _draw_stepper(self, painter: QPainter, area: QRect, item: OptionItem, count: int) -> None:
        box = stepper_area(area)
        painter.setFont(font(TextStyle.LABEL))
        painter.setPen(color("muted"))
        cost = QRect(box.left() - px(_COST + _PAD), area.top(), px(_COST), area.height())
        painter.drawText(cost, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, item.cost)
        painter.setPen(QPen(color("strong"), 1))
        painter.setBrush(color("card"))
        painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        minus, plus = stepper_buttons(area)
        for name, button, is_open in (("minus", minus, count > 0), ("plus", plus, count < item.most)):
            picture = pixmap(name, 16, "ink" if is_open else "hairline")
            painter.drawPixmap(button.center() - QRect(0, 0, px(16), px(16)).center(), picture)
        painter.setFont(font(TextStyle.HEADING if count else TextStyle.TEXT))
        painter.setPen(color("ink" if count else "muted"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(count))
