"""List of the characters that an update concerns: ticks, faces, entries, new violations, number of fields."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.library.row_painting import paint_tick, paint_violations, write
from desktop.theme import TextStyle, font, px
from desktop.widgets.painting import row_ground
from desktop.widgets.ticked_list import PAD, TICK, TickedList, tick_area
from desktop.world_use.faces import FaceOf, paint_face
from desktop.world_use.update_facts import CharacterUpdate

Index = QModelIndex | QPersistentModelIndex

UPDATE_ROLE: Final = Qt.ItemDataRole.UserRole
_ROW: Final = 56
_FACE: Final = 32


class UpdateOrder(StrEnum):
    """Orders of the list."""

    VIOLATIONS = "violations"
    FIELDS = "fields"
    NAME = "name"


_KEYS: Final[dict[UpdateOrder, Callable[[CharacterUpdate], tuple[object, ...]]]] = {
    UpdateOrder.VIOLATIONS: lambda each: (-len(each.violations), -each.fields, each.name.casefold(), each.id),
    UpdateOrder.FIELDS: lambda each: (-each.fields, each.name.casefold(), each.id),
    UpdateOrder.NAME: lambda each: (each.name.casefold(), each.id),
}


class UpdateModel(QAbstractListModel):
    """The characters with their ticks.

    Signals:
        ticks_changed: Some were ticked or unticked, or characters were added.
    """

    ticks_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._updates: list[CharacterUpdate] = []
        self._ticked: set[str] = set()
        self.order = UpdateOrder.VIOLATIONS

    @property
    def updates(self) -> Sequence[CharacterUpdate]:
        """The characters, in the order of the list."""
        return tuple(self._updates)

    @property
    def ticked(self) -> tuple[CharacterUpdate, ...]:
        """The ticked characters, in the order of the list."""
        return tuple(each for each in self._updates if each.id in self._ticked)

    @property
    def tickable(self) -> int:
        """How many characters can be updated."""
        return sum(each.can_update for each in self._updates)

    def add(self, update: CharacterUpdate) -> None:
        """Insert a character where it belongs; it is ticked unless something of its own would differ from the world."""
        key = _KEYS[self.order]
        row = next((place for place, each in enumerate(self._updates) if key(update) < key(each)), len(self._updates))
        self.beginInsertRows(QModelIndex(), row, row)
        self._updates.insert(row, update)
        if update.can_update and not update.own_values:
            self._ticked.add(update.id)
        self.endInsertRows()
        self.ticks_changed.emit()

    def sort_by(self, order: UpdateOrder) -> None:
        """Sort the characters in another order."""
        self.order = order
        self.layoutAboutToBeChanged.emit()
        before = [self._updates[index.row()].id for index in self.persistentIndexList()]
        self._updates.sort(key=_KEYS[order])
        rows = {each.id: row for row, each in enumerate(self._updates)}
        self.changePersistentIndexList(self.persistentIndexList(), [self.index(rows[id_]) for id_ in before])
        self.layoutChanged.emit()

    def toggle(self, row: int) -> None:
        """Tick or untick a character."""
        update = self._updates[row]
        if update.can_update:
            self._ticked ^= {update.id}
            self._tell(row, row)

    def tick_all(self, *, is_on: bool) -> None:
        """Tick or untick all characters that can be updated."""
        self._ticked = {each.id for each in self._updates if each.can_update} if is_on else set()
        self._tell(0, len(self._updates) - 1)

    def _tell(self, first: int, last: int) -> None:
        self.dataChanged.emit(self.index(first), self.index(last))
        self.ticks_changed.emit()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008 - Qt's name and default
        """Return the number of characters."""
        return 0 if parent.isValid() else len(self._updates)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return name, tick, accessible text, or the `CharacterUpdate`."""
        if not index.isValid():
            return None
        update = self._updates[index.row()]
        if role == UPDATE_ROLE:
            return update
        if role == Qt.ItemDataRole.DisplayRole:
            return update.name or self.tr("Unnamed")
        if role == Qt.ItemDataRole.CheckStateRole and update.can_update:
            return Qt.CheckState.Checked if update.id in self._ticked else Qt.CheckState.Unchecked
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(update)
        return None

    def _spoken(self, update: CharacterUpdate) -> str:
        parts = [update.name or self.tr("Unnamed"), entries_text(update), self.tr("%n field(s)", "", update.fields)]
        if update.violations:
            parts.append(self.tr("%n new violation(s)", "", len(update.violations)))
        if update.can_update:
            parts.append(self.tr("ticked") if update.id in self._ticked else self.tr("not ticked"))
        return ", ".join(part for part in parts if part)


def entries_text(update: CharacterUpdate) -> str:
    """Return the second line of a row: why nothing can be done, else the entries."""
    return update.problem or ", ".join(each.name for each in update.entries)


class UpdateDelegate(QStyledItemDelegate):
    """Paints the rows."""

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:  # noqa: N802
        """Return the size of a row."""
        return QSize(px(200), px(_ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row."""
        update = index.data(UPDATE_ROLE)
        if not isinstance(update, CharacterUpdate):
            return
        area = QRect(option.rect).adjusted(px(PAD), 0, -px(PAD), 0)
        painter.save()
        row_ground(painter, option.state, QRectF(area), hovered="canvas")
        if (state := index.data(Qt.ItemDataRole.CheckStateRole)) is not None:
            paint_tick(painter, QRectF(tick_area(option.rect)), is_ticked=state == Qt.CheckState.Checked)
        left = area.left() + px(PAD) + px(TICK) + px(12)
        circle = QRectF(left, area.top() + (area.height() - px(_FACE)) / 2, px(_FACE), px(_FACE))
        ratio = option.widget.devicePixelRatioF()
        paint_face(painter, circle, FaceOf(update.id, update.name, update.portrait), ratio)
        self._paint_texts(painter, area, left + px(_FACE) + px(12), str(index.data()), update)
        painter.restore()

    def _paint_texts(self, painter: QPainter, area: QRect, left: int, name: str, update: CharacterUpdate) -> None:
        right = area.right() - px(PAD)
        label = font(TextStyle.LABEL)
        top = area.top() + (area.height() - px(36)) // 2
        line = QRect(left, top, right - left, px(20))
        if update.fields:
            words = self.tr("%n field(s)", "", update.fields)
            width = QFontMetrics(label).horizontalAdvance(words)
            middle = QRect(right - width, area.top(), width + 1, area.height())
            write(painter, middle, words, label, "muted", is_right=True)
            right -= width + px(12)
        if update.violations:
            right = paint_violations(painter, area, right, len(update.violations))
        line.setRight(right)
        write(painter, line, name, font(TextStyle.HEADING), "ink")
        ink = "amber" if update.problem else "muted"
        write(painter, QRect(left, top + px(20), right - left, px(16)), entries_text(update), label, ink)


class UpdateList(TickedList):
    """View of an `UpdateModel`: Up and Down choose, Space and a click on the tick box tick, Enter goes to the details.

    Signals:
        details_wanted: The details of the current character are to be shown.
        current_changed: Another character is current.
    """

    details_wanted = Signal()
    current_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(UpdateDelegate(self))

    @property
    def update_model(self) -> UpdateModel:
        """Its model.

        Raises:
            TypeError: It has none yet.
        """
        model: QAbstractItemModel | None = self.model()
        if not isinstance(model, UpdateModel):
            raise TypeError(f"the list shows {model!r}")
        return model

    @property
    def current(self) -> CharacterUpdate | None:
        """The current character."""
        found = self.currentIndex().data(UPDATE_ROLE)
        return found if isinstance(found, CharacterUpdate) else None

    def move_by(self, rows: int) -> None:
        """Make the character above or below current."""
        row = self.currentIndex().row() + rows
        if 0 <= row < self.update_model.rowCount():
            self.setCurrentIndex(self.update_model.index(row))

    def currentChanged(self, current: Index, previous: Index) -> None:  # noqa: N802
        """Tell that another character is current."""
        super().currentChanged(current, previous)
        self.current_changed.emit()

    def toggle(self, row: int) -> None:
        """Tick or untick a character."""
        self.update_model.toggle(row)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter goes to the details."""
        has_modifier = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        is_enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if self.currentIndex().isValid() and is_enter and not has_modifier:
            self.details_wanted.emit()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Take Enter before the default button of the dialog does."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            is_enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
            if is_enter and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
                event.accept()
                return True
        return super().event(event)
