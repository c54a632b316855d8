"""List of what a sheet that comes back has otherwise than the library: tick, name, three values, and why not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from core.returned_sheets.comparison import Difference
from desktop.library.row_painting import paint_tick, semibold, write
from desktop.messages import render
from desktop.numerals import with_minus
from desktop.theme import TextStyle, color, font, px
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.painting import hairline, row_ground
from desktop.widgets.ticked_list import PAD, TICK, TickedList, tick_area

Index = QModelIndex | QPersistentModelIndex

DIFFERENCE_ROLE: Final = Qt.ItemDataRole.UserRole
NOTE_ROLE: Final = Qt.ItemDataRole.UserRole + 1

_HEAD: Final = 24
_LINE: Final = 20
_ROW_PAD: Final = 6
_GAP: Final = 12
_LEAST_VALUE: Final = 72
_NONE: Final = "–"


class ReturnedModel(QAbstractListModel):
    """The differences with their ticks; those that lose nothing are ticked at first.

    Args:
        differences: The differences.
        system: Id of the game, for its words in reasons.
        parent: Its owner.

    Signals:
        ticks_changed: Some were ticked or unticked.
    """

    ticks_changed = Signal()

    def __init__(self, differences: Sequence[Difference], system: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._differences = tuple(differences)
        self._system = system
        self._ticked = {number for number, each in enumerate(self._differences) if each.is_safe}

    @property
    def ticked(self) -> tuple[Difference, ...]:
        """The ticked differences, in the order of the list."""
        return tuple(each for number, each in enumerate(self._differences) if number in self._ticked)

    @property
    def tickable(self) -> int:
        """How many can be taken."""
        return sum(each.edit is not None for each in self._differences)

    def toggle(self, row: int) -> None:
        """Tick or untick a difference that can be taken."""
        if self._differences[row].edit is not None:
            self._ticked ^= {row}
            self._tell(row, row)

    def tick_all(self, *, is_on: bool) -> None:
        """Tick or untick all that can be taken."""
        takeable = {number for number, each in enumerate(self._differences) if each.edit is not None}
        self._ticked = takeable if is_on else set()
        self._tell(0, len(self._differences) - 1)

    def _tell(self, first: int, last: int) -> None:
        self.dataChanged.emit(self.index(first), self.index(last))
        self.ticks_changed.emit()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008 - Qt's name and default
        """Return the number of differences."""
        return 0 if parent.isValid() else len(self._differences)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return name, tick, note, accessible text, or the `Difference`."""
        if not index.isValid():
            return None
        each, is_ticked = self._differences[index.row()], index.row() in self._ticked
        texts: dict[int, Callable[[], object]] = {
            DIFFERENCE_ROLE: lambda: each,
            NOTE_ROLE: lambda: self._note(each),
            Qt.ItemDataRole.DisplayRole: lambda: each.label,
            Qt.ItemDataRole.CheckStateRole: lambda: _state(each, is_ticked=is_ticked),
            Qt.ItemDataRole.AccessibleTextRole: lambda: self._spoken(each, is_ticked=is_ticked),
            Qt.ItemDataRole.ToolTipRole: lambda: escape_tool_tip(self._texts(each)),
        }
        find = texts.get(role)
        return None if find is None else find()

    def _note(self, each: Difference) -> str:
        if each.reason is not None:
            return render(each.reason, self._system)
        return "" if each.is_safe else self.tr("Changed in the library since the sheet was made.")

    def _texts(self, each: Difference) -> str:
        return self.tr("{label}: was {was}, on the sheet {returned}, in the library {present}").format(
            label=each.label, was=each.was or _NONE, returned=each.returned or _NONE, present=each.present or _NONE
        )

    def _spoken(self, each: Difference, *, is_ticked: bool) -> str:
        parts = [self._texts(each), self._note(each)]
        if each.edit is not None:
            parts.append(self.tr("ticked") if is_ticked else self.tr("not ticked"))
        return ", ".join(part for part in parts if part)


def _state(each: Difference, *, is_ticked: bool) -> Qt.CheckState | None:
    """Return the state of the tick box; None where there is none."""
    if each.edit is None:
        return None
    return Qt.CheckState.Checked if is_ticked else Qt.CheckState.Unchecked


def columns(left: int, width: int) -> tuple[tuple[int, int], ...]:
    """Return left edge and width of the columns: name, was, on the sheet, in the library."""
    first = left + 2 * px(PAD) + px(TICK) + px(_GAP)
    room = max(0, left + width - 2 * px(PAD) - first)
    value = max(px(_LEAST_VALUE), room * 2 // 9)
    name = max(0, room - 3 * value)
    lefts = (first, first + name, first + name + value, first + name + 2 * value)
    return tuple(zip(lefts, (name, value, value, value), strict=True))


class ReturnedHead(QWidget):
    """The heads of the columns.

    Args:
        place: Where the values come from: "on paper".
        below: The list below it.
        parent: Its owner.
    """

    def __init__(self, place: str, below: QAbstractItemView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._place = place
        self._below = below
        self.setFixedHeight(px(_HEAD))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """Paint the heads over a line."""
        texts = (self.tr("Value"), self.tr("was"), self._place, self.tr("in the library"))
        with QPainter(self) as painter:
            for text, (left, width) in zip(texts, columns(0, self._below.viewport().width()), strict=True):
                area = QRect(left, 0, width, self.height() - 1)
                write(painter, area, text, font(TextStyle.LABEL), "muted", is_right=text is not texts[0])
            hairline(painter, 0, self.width(), self.height() - 1, "strong")


class ReturnedDelegate(QStyledItemDelegate):
    """Paints the rows: one line, and below it why it cannot be taken, or what speaks against it."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        """Return the size of a row: its note takes the lines that it needs."""
        note = str(index.data(NOTE_ROLE))
        view = option.widget
        width = view.viewport().width() if isinstance(view, QAbstractItemView) else option.rect.width()
        height = px(_LINE) + 2 * px(_ROW_PAD)
        if note:
            left = columns(0, width)[0][0]
            height += _note_height(note, width - 2 * px(PAD) - left)
        return QSize(px(_LEAST_VALUE), height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row."""
        each = index.data(DIFFERENCE_ROLE)
        if not isinstance(each, Difference):
            return
        row = QRect(option.rect)
        painter.save()
        row_ground(painter, option.state, QRectF(row.adjusted(px(PAD), 0, -px(PAD), 0)), hovered="canvas")
        line = QRect(row.left(), row.top() + px(_ROW_PAD), row.width(), px(_LINE))
        state = index.data(Qt.ItemDataRole.CheckStateRole)
        if state is not None:
            paint_tick(painter, QRectF(tick_area(line)), is_ticked=state == Qt.CheckState.Checked)
        text, strong = font(TextStyle.TEXT), semibold(TextStyle.TEXT)
        cells = [QRect(left, line.top(), width, line.height()) for left, width in columns(row.left(), row.width())]
        can_be_taken = each.edit is not None
        write(painter, cells[0].adjusted(0, 0, -px(PAD), 0), each.label, text, "ink" if can_be_taken else "muted")
        values = (each.was, each.returned, each.present)
        looks = ((text, "muted"), (strong if can_be_taken else text, "ink"), (text, "muted"))
        for cell, value, (face, ink) in zip(cells[1:], values, looks, strict=True):
            write(painter, cell.adjusted(px(PAD), 0, 0, 0), with_minus(value or _NONE), face, ink, is_right=True)
        if note := str(index.data(NOTE_ROLE)):
            right = row.right() - 2 * px(PAD)
            area = QRect(cells[0].left(), line.bottom() + 1, right - cells[0].left(), row.bottom() - line.bottom())
            painter.setFont(font(TextStyle.LABEL))
            painter.setPen(color("amber"))
            painter.drawText(area, Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop, note)
        painter.restore()


def _note_height(note: str, width: int) -> int:
    flags = Qt.TextFlag.TextWordWrap
    return QFontMetrics(font(TextStyle.LABEL)).boundingRect(QRect(0, 0, max(1, width), 10_000), flags, note).height()


class ReturnedList(TickedList):
    """View of a `ReturnedModel`: Up and Down choose, Space and a click on the tick box tick.

    Args:
        model: The differences.
        parent: Its owner.
    """

    def __init__(self, model: ReturnedModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._differences = model
        self.setItemDelegate(ReturnedDelegate(self))
        self.setModel(model)
        self.setAccessibleName(self.tr("Values that differ"))

    def toggle(self, row: int) -> None:
        """Tick or untick a difference."""
        self._differences.toggle(row)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Give notes the lines that they need at the new width."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
