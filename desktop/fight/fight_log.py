"""The log of a fight as a list: thousands of lines, of which only those are put in words and measured that are seen."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QObject, QPersistentModelIndex, Qt, QTimer, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHeaderView, QTableView

from core.messages import Translate
from core.procedures import Event, EventKind, LoggedEvent
from desktop.fight import log_words
from desktop.list_items import ITEM_ROLE, ListItem, ListItemDelegate
from desktop.numerals import with_minus
from desktop.theme import px

Index = QModelIndex | QPersistentModelIndex

_INKS: Final = {
    EventKind.TIME: "muted",
    EventKind.NOTE: "muted",
    EventKind.MISS: "muted",
    EventKind.HARM: "accent",
    EventKind.STATE: "accent",
    EventKind.END: "accent",
    EventKind.RELIEF: "teal",
}
_ICONS: Final = {
    EventKind.TIME: "history",
    EventKind.ACT: "chevron-right",
    EventKind.CHECK: "dice",
    EventKind.HIT: "sword",
    EventKind.MISS: "shield",
    EventKind.HARM: "heart",
    EventKind.STATE: "warning",
    EventKind.RELIEF: "rest",
    EventKind.NOTE: "info",
    EventKind.END: "flag",
}
_ICON_COLUMN: Final = 16
_USUAL: Final = 56
"""Height of a line that nobody has seen yet."""
_PORTION_S: Final = 0.02
"""Seconds of searching in one go, so that the window stays alive between them."""


class LogModel(QAbstractListModel):
    """What was told, or what of it has the words that are looked for, the oldest first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._told: Sequence[LoggedEvent] = ()
        self._words: Translate = str
        self._wanted: tuple[str, ...] = ()
        self._rows: Sequence[int] = ()
        self._looked = 0
        self._entries: dict[int, ListItem] = {}
        self._searcher = QTimer(self)
        self._searcher.setSingleShot(True)
        self._searcher.setInterval(0)
        self._searcher.timeout.connect(self._search)

    def show_told(self, told: Sequence[LoggedEvent], words: Translate) -> None:
        """Put what was told since the last time at the end, and drop what was taken back."""
        same = min(len(self._told), len(told))
        while same and self._told[same - 1] is not told[same - 1] and self._told[same - 1] != told[same - 1]:
            same -= 1
        self._drop(same)
        self._told, self._words = told, words
        if self._wanted:
            self._search()
        elif len(told) > same:
            self.beginInsertRows(QModelIndex(), same, len(told) - 1)
            self._rows = range(len(told))
            self.endInsertRows()

    def _drop(self, count: int) -> None:
        """Keep only what was told first."""
        for place in range(count, len(self._told)):
            self._entries.pop(place, None)
        self._looked = min(self._looked, count)
        kept = len(self._rows)
        while kept and self._rows[kept - 1] >= count:
            kept -= 1
        if kept < len(self._rows):
            self.beginRemoveRows(QModelIndex(), kept, len(self._rows) - 1)
            self._rows = self._rows[:kept]
            self.endRemoveRows()

    def look_for(self, text: str) -> None:
        """Show only lines that have all these words; "" shows all."""
        self._searcher.stop()
        self.beginResetModel()
        self._wanted = tuple(with_minus(text).strip().casefold().split())
        self._rows = () if self._wanted else range(len(self._told))
        self._looked = 0
        self.endResetModel()
        if self._wanted:
            self._search()

    @Slot()
    def _search(self) -> None:
        """Look through a portion of what nobody has looked through yet."""
        end, found = time.monotonic() + _PORTION_S, []
        for place in range(self._looked, len(self._told)):
            line = log_words.line(self._told[place].event, self._words).casefold()
            if all(word in line for word in self._wanted):
                found.append(place)
            self._looked = place + 1
            if time.monotonic() > end:
                break
        if found:
            first = len(self._rows)
            self.beginInsertRows(QModelIndex(), first, first + len(found) - 1)
            self._rows = [*self._rows, *found]
            self.endInsertRows()
        if self._looked < len(self._told):
            self._searcher.start()

    def place(self, index: Index) -> int | None:
        """Return the place of a line among all that was told; None outside the list."""
        return self._rows[index.row()] if index.isValid() and index.row() < len(self._rows) else None

    def entry(self, index: Index) -> ListItem | None:
        """Return a line; None outside the list."""
        place = self.place(index)
        if place is None:
            return None
        if place not in self._entries:
            self._entries[place] = _entry(self._told[place].event, place, self._words)
        return self._entries[place]

    def told(self, rows: Sequence[int] | None = None) -> tuple[LoggedEvent, ...]:
        """Return what was told in some rows; without them in all."""
        return tuple(self._told[place] for place in (self._rows if rows is None else map(self._rows.__getitem__, rows)))

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802
        """Count the lines."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a line, its text, or what a screen reader says of it."""
        if role not in (ITEM_ROLE, Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        entry = self.entry(index)
        if entry is None or role == ITEM_ROLE:
            return entry
        return entry.title if role == Qt.ItemDataRole.DisplayRole else entry.spoken_text


class LogRows(QObject):
    """Gives each line of the log the height that it needs, once it comes into view; keeps the newest in view.

    Args:
        view: The log.
        model: What it shows.
    """

    def __init__(self, view: QTableView, model: LogModel) -> None:
        super().__init__(view)
        self._view = view
        self._model = model
        self._delegate = ListItemDelegate(view, wraps=True, left=_ICON_COLUMN)
        self._is_at_foot = True
        self._is_by_hand = False
        view.setModel(model)
        view.setItemDelegate(self._delegate)
        view.horizontalHeader().hide()
        view.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        view.verticalHeader().hide()
        view.verticalHeader().setMinimumSectionSize(px(_ICON_COLUMN))
        view.verticalHeader().setDefaultSectionSize(px(_USUAL))
        view.verticalScrollBar().actionTriggered.connect(self._on_hand)
        view.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        view.viewport().installEventFilter(self)
        view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Measure anew at another width; let Home and End go to the ends, as in a list."""
        if event.type() == QEvent.Type.Resize and watched is self._view.viewport():
            QTimer.singleShot(0, self, self._on_resized)
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and watched is self._view:
            self._is_by_hand = True
            ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: self._model.rowCount() - 1}
            row = ends.get(Qt.Key(event.key()))
            if row is not None and row >= 0 and not event.modifiers():
                self._view.setCurrentIndex(self._model.index(row))
                return True
        return super().eventFilter(watched, event)

    @Slot()
    def _on_hand(self) -> None:
        self._is_by_hand = True

    @Slot(int)
    def _on_scrolled(self, value: int) -> None:
        """Leave the foot, or come back to it, only where a hand did it: what is measured moves the lines, too."""
        if self._is_by_hand:
            self._is_at_foot = value == self._view.verticalScrollBar().maximum()
            self._is_by_hand = False
        self._measure()

    @Slot()
    def _on_resized(self) -> None:
        """Keep the newest in view where it was."""
        if self._is_at_foot:
            self.show_newest()
        else:
            self._measure()

    def _measure(self) -> None:
        """Give the lines in view their heights."""
        first, room = max(self._view.rowAt(0), 0), self._view.viewport().height()
        for row in range(first, self._model.rowCount()):
            if room <= 0:
                return
            room -= self._measured(row)

    def show_newest(self) -> None:
        """Bring the foot of the log into view."""
        self._is_at_foot = True
        room = self._view.viewport().height()
        for row in reversed(range(self._model.rowCount())):
            if room <= 0:
                break
            room -= self._measured(row)
        self._view.updateGeometries()  # the table would learn of the heights only later
        self._view.scrollToBottom()

    def _measured(self, row: int) -> int:
        """Return a line the height that it needs, and say how high that is."""
        entry, header = self._model.entry(self._model.index(row)), self._view.verticalHeader()
        if entry is None:
            return 1
        height = self._delegate.height_of(entry, self._view.columnWidth(0))
        if header.sectionSize(row) != height:
            header.resizeSection(row, height)
        return max(height, 1)


def _entry(event: Event, place: int, words: Translate) -> ListItem:
    detail = " · ".join(text for text in (log_words.arithmetic(event, words), event.cite) if text)
    return ListItem(
        log_words.sentence(event, words),
        detail,
        icon=_ICONS.get(event.kind, "info"),
        ink=_INKS.get(event.kind, "ink"),
        spoken=log_words.line(event, words),
        key=place,
    )
