"""Layout and delegate of an allocation's rows, and the widget of the column headings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from core.procedures.budgets import Budget
from desktop.requests.allocation_model import AllocationModel
from desktop.theme import SERIF, TextStyle, color, font, pixmap, px

KEY: Final = Qt.ItemDataRole.UserRole
"""Model role for the key of the target."""

ROW: Final = 36
HEAD: Final = 24
_PAD: Final = 12
_MARK: Final = 22
_BAR: Final = 54
_MOST_ABOUT: Final = 260
_COST: Final = 40
_STEPPER: Final = 92
_BUTTON: Final = 28
_BOX: Final = 28
_ROOM: Final = 34
_NAME: Final = 84
_DOT: Final = 16


@dataclass(frozen=True, slots=True)
class RowLayout:
    """Which parts all rows of an allocation have.

    Attributes:
        has_bar: A bar of the budgets that can pay.
        has_cost: The cost of the next step.
        has_mark: A short mark before the name.
        about: Width of the widest description.
        head: Width of the description's heading.
    """

    has_bar: bool = False
    has_cost: bool = False
    has_mark: bool = False
    about: int = 0
    head: int = 0


def row_layout_of(allocation: AllocationModel) -> RowLayout:
    """Return the row layout of an allocation."""
    targets = allocation.request.targets
    metrics = QFontMetrics(font(TextStyle.LABEL))
    about = max((metrics.horizontalAdvance(target.about) for target in targets), default=0)
    head = metrics.horizontalAdvance(allocation.request.about_head)
    return RowLayout(
        len(allocation.supplies) > 1,
        any(target.cost != 1 or target.tiers or target.step != 1 for target in targets),
        any(target.mark for target in targets),
        min(px(_MOST_ABOUT), about + 2 if about else 0),
        min(px(_MOST_ABOUT), head + 2 if head else 0),
    )


@dataclass(frozen=True, slots=True)
class RowParts:
    """Rectangles of a row; parts without room are empty."""

    mark: QRect
    name: QRect
    dot: QRect
    bar: QRect
    about: QRect
    cost: QRect
    stepper: QRect
    minus: QRect
    plus: QRect
    room: QRect
    drag: QRect


def row_parts(row: QRect, row_layout: RowLayout) -> RowParts:
    """Return the rectangles of a row.

    Args:
        row: The row's rectangle.
        row_layout: The layout of all rows.
    """
    top, high = row.top(), row.height()
    room = QRect(row.right() - px(_PAD + _ROOM), top, px(_ROOM), high)
    stepper = QRect(room.left() - px(_STEPPER), top + (high - px(_BOX)) // 2, px(_STEPPER), px(_BOX))
    minus = QRect(stepper.left(), stepper.top(), px(_BUTTON), stepper.height())
    plus = QRect(stepper.right() - px(_BUTTON) + 1, stepper.top(), px(_BUTTON), stepper.height())
    mark = QRect(row.left() + px(_PAD), top, px(_MARK), high)
    cost_wide = px(_COST) if row_layout.has_cost else 0
    cost = QRect(stepper.left() - px(8) - cost_wide, top, cost_wide, high)
    spare = cost.left() - mark.right() - px(_PAD + _NAME + _DOT)
    bar_wide = px(_BAR) if row_layout.has_bar and spare - row_layout.about >= px(_BAR + 8) else 0
    about_wide = max(0, min(row_layout.about if bar_wide else max(row_layout.about, row_layout.head), spare))
    about = QRect(cost.left() - (px(8) if cost_wide else 0) - about_wide, top, about_wide, high)
    bar = QRect(about.left() - px(8) - bar_wide, top, bar_wide, high)
    end = (bar if bar_wide else about).left() - px(8)
    name = QRect(mark.right(), top, max(px(40), end - mark.right() - px(_DOT)), high)
    dot = QRect(name.right(), top, px(_DOT), high)
    drag = QRect(mark.left(), top, stepper.left() - px(8) - mark.left(), high)
    return RowParts(mark, name, dot, bar, about, cost, stepper, minus, plus, room, drag)


class AllocationHeader(QWidget):
    """The headings of the columns.

    Args:
        name: Heading of the names.
        about: Heading of the descriptions.
        row_layout: The layout of all rows.
        parent: Its owner.
    """

    def __init__(self, name: str, about: str, row_layout: RowLayout, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name, self._about, self._row_layout = name, about, row_layout
        self.setFixedHeight(px(HEAD))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the headings and a line."""
        with QPainter(self) as painter:
            parts = row_parts(self.rect(), self._row_layout)
            painter.setFont(font(TextStyle.LABEL))
            painter.setPen(color("muted"))
            middle, right = Qt.AlignmentFlag.AlignVCenter, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(
                parts.name if self._row_layout.has_mark else parts.mark.united(parts.name), middle, self._name
            )
            first = parts.bar if parts.bar.width() > 1 else parts.about
            if first.width() > 1:
                painter.drawText(first.united(parts.about), middle, self._about)
            if parts.cost.width() > 1:
                painter.drawText(parts.cost, right, self.tr("cost"))
            painter.drawText(parts.stepper, Qt.AlignmentFlag.AlignCenter, self.tr("points"))
            painter.drawText(parts.room, right, self.tr("max"))
            painter.fillRect(QRect(0, self.height() - 1, self.width(), 1), color("hairline"))


class AllocationDelegate(QStyledItemDelegate):
    """Draws one row.

    Args:
        allocation: The amounts.
        row_layout: The layout of all rows.
        view: The list.
    """

    def __init__(self, allocation: AllocationModel, row_layout: RowLayout, view: QListView) -> None:
        super().__init__(view)
        self._allocation = allocation
        self._row_layout = row_layout
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: N802
        """Return the height of a row."""
        return QSize(px(260), px(ROW))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw mark, name, budgets, stepper, room, and the bar."""
        row: QRect = option.rect
        key = str(index.data(KEY))
        parts = row_parts(row, self._row_layout)
        is_current = self._view.hasFocus() and index == self._view.currentIndex()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if is_current:
            painter.fillRect(row, color("tint"))
        if index.row() < index.model().rowCount() - 1:
            painter.fillRect(QRect(row.left(), row.bottom(), row.width(), 1), color("hairline"))
        self._draw_name(painter, parts, key, is_current=is_current)
        self._draw_payers(painter, parts, key)
        self._draw_stepper(painter, parts, key, is_current=is_current)
        self._draw_amounts(painter, row, parts, key)
        painter.restore()

    def _draw_name(self, painter: QPainter, parts: RowParts, key: str, *, is_current: bool) -> None:
        allocation = self._allocation
        target = allocation.target(key)
        middle = Qt.AlignmentFlag.AlignVCenter
        letters = QFont(font(TextStyle.NAME))
        letters.setFamilies([SERIF, *letters.families()])
        painter.setFont(letters)
        painter.setPen(color("accent" if is_current else "muted"))
        painter.drawText(parts.mark, middle, target.mark)
        name = parts.name if target.mark else parts.name.adjusted(parts.mark.left() - parts.name.left(), 0, 0, 0)
        if key not in allocation.favoured:
            name = name.united(parts.dot)
        has_points = allocation.amount(key) > target.least
        painter.setFont(font(TextStyle.HEADING if is_current else TextStyle.TEXT))
        painter.setPen(color("ink" if has_points or allocation.room(key) else "muted"))
        metrics = painter.fontMetrics()
        text = metrics.elidedText(target.label, Qt.TextElideMode.ElideRight, name.width())
        painter.drawText(name, middle, text)
        if key in allocation.favoured:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color("fill"))
            left = name.left() + metrics.horizontalAdvance(text) + px(9)
            painter.drawEllipse(QPointF(left, name.center().y() + 1), px(3), px(3))

    def _draw_payers(self, painter: QPainter, parts: RowParts, key: str) -> None:
        """Draw the budgets by size: dark if it can still pay, lighter if used up, a line if it never pays."""
        allocation = self._allocation
        if parts.bar.width() > 1:
            supplies = [supply for supply in allocation.supplies if supply.amount]
            total = max(1, sum(supply.amount for supply in supplies))
            open_keys = allocation.payers(key)
            left = float(parts.bar.left())
            painter.setPen(Qt.PenStyle.NoPen)
            for supply in supplies:
                width = parts.bar.width() * supply.amount / total
                pays = supply.pays is None or key in supply.pays
                high = px(6) if pays else px(2)
                painter.setBrush(color(_ink(supply, open_keys, pays=pays)))
                middle = parts.bar.center().y() + 1
                painter.drawRect(QRectF(left, middle - high / 2, max(1.0, width - 1), high))
                left += width
        if parts.about.width() > 1:
            painter.setFont(font(TextStyle.LABEL))
            painter.setPen(color("muted"))
            about = allocation.target(key).about
            text = painter.fontMetrics().elidedText(about, Qt.TextElideMode.ElideRight, parts.about.width())
            painter.drawText(parts.about, Qt.AlignmentFlag.AlignVCenter, text)

        if parts.cost.width() > 1 and allocation.amount(key) < allocation.target(key).most:
            painter.setFont(font(TextStyle.LABEL))
            painter.setPen(color("muted"))
            right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(parts.cost, right, str(allocation.next_cost(key)))

    def _draw_stepper(self, painter: QPainter, parts: RowParts, key: str, *, is_current: bool) -> None:
        allocation = self._allocation
        amount, least = allocation.amount(key), allocation.target(key).least
        width = 2.0 if is_current else 1.0
        painter.setPen(QPen(color("accent" if is_current else "strong"), width))
        painter.setBrush(color("card"))
        half = width / 2
        painter.drawRoundedRect(QRectF(parts.stepper).adjusted(half, half, -half, -half), 6, 6)
        for name, button, is_open in (
            ("minus", parts.minus, amount > least),
            ("plus", parts.plus, allocation.max_more(key) > 0),
        ):
            picture = pixmap(name, 16, "ink" if is_open else "hairline")
            painter.drawPixmap(button.center() - QRect(0, 0, px(16), px(16)).center(), picture)
        painter.setFont(font(TextStyle.HEADING if amount else TextStyle.TEXT))
        painter.setPen(color("ink" if amount else "muted"))
        painter.drawText(parts.stepper, Qt.AlignmentFlag.AlignCenter, str(amount))

    def _draw_amounts(self, painter: QPainter, row: QRect, parts: RowParts, key: str) -> None:
        """Draw the room, and a bar of the amount along the bottom of the row."""
        allocation = self._allocation
        room, amount = allocation.room(key), allocation.amount(key)
        is_less = 0 < room < max(0, allocation.left)
        painter.setFont(font(TextStyle.HEADING if is_less else TextStyle.TEXT))
        painter.setPen(color("ink" if is_less else "muted"))
        painter.drawText(parts.room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, str(room))
        wide = parts.drag.width() / max(1, allocation.highest)
        foot = QRectF(parts.drag.left(), row.bottom() - px(2), 0, px(3))
        painter.setPen(Qt.PenStyle.NoPen)
        for length, ink in ((amount + room, "track"), (amount, "strong")):
            painter.setBrush(color(ink))
            foot.setWidth(min(float(parts.drag.width()), wide * length))
            if length:
                painter.drawRoundedRect(foot, 1, 1)


def _ink(supply: Budget, open_keys: tuple[str, ...], *, pays: bool) -> str:
    """Return the colour of a budget in a row's bar."""
    if not pays:
        return "track"
    return "fill" if supply.key in open_keys else "strong"
