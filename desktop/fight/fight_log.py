"""List model of a fight's log, filtered by search; measures only the visible lines."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QObject, QPersistentModelIndex, Qt, QTimer, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHeaderView, QTableView

from core.messages import Translate
from core.procedures.events import Event, EventKind, LoggedEvent
from desktop.fight import log_text
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
    EventKind.VIOLATION: "warning",
    EventKind.RELIEF: "rest",
    EventKind.NOTE: "info",
    EventKind.END: "flag",
}
_ICON_COLUMN: Final = 16
_DEFAULT_HEIGHT: Final = 56
"""Height of a line that was not shown yet."""
_SLICE_S: Final = 0.02
"""Seconds of searching per event-loop turn."""


class LogModel(QAbstractListModel):
    """The events of the log, oldest first, filtered by search words."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._events: Sequence[LoggedEvent] = ()
        self._translate: Translate = str
        self._cite: Translate = str
        self._search_words: tuple[str, ...] = ()
        self._rows: Sequence[int] = ()
        self._searched = 0
        self._items: dict[int, ListItem] = {}
        self._search_timer = QTimer(self)
        self._search_timer.setSingleShot(True)
        self._search_timer.setInterval(0)
        self._search_timer.timeout.connect(self._search)

    def show_events(self, events: Sequence[LoggedEvent], words: Translate, cite: Translate) -> None:
        """Append new events and remove undone ones.

        Args:
            events: All events of the fight.
            words: Translates the terms of the game.
            cite: Returns a citation in words.
        """
        same = min(len(self._events), len(events))
        while same and self._events[same - 1] is not events[same - 1] and self._events[same - 1] != events[same - 1]:
            same -= 1
        self._truncate(same)
        self._events, self._translate, self._cite = events, words, cite
        if self._search_words:
            self._search()
        elif len(events) > same:
            self.beginInsertRows(QModelIndex(), same, len(events) - 1)
            self._rows = range(len(events))
            self.endInsertRows()

    def _truncate(self, count: int) -> None:
        """Keep only the first events."""
        for position in range(count, len(self._events)):
            self._items.pop(position, None)
        self._searched = min(self._searched, count)
        kept = len(self._rows)
        while kept and self._rows[kept - 1] >= count:
            kept -= 1
        if kept < len(self._rows):
            self.beginRemoveRows(QModelIndex(), kept, len(self._rows) - 1)
            self._rows = self._rows[:kept]
            self.endRemoveRows()

    def set_filter(self, text: str) -> None:
        """Show only lines with all these words; "" shows all."""
        self._search_timer.stop()
        self.beginResetModel()
        self._search_words = tuple(with_minus(text).strip().casefold().split())
        self._rows = () if self._search_words else range(len(self._events))
        self._searched = 0
        self.endResetModel()
        if self._search_words:
            self._search()

    @Slot()
    def _search(self) -> None:
        """Search the next slice of unsearched events."""
        end, matches = time.monotonic() + _SLICE_S, []
        for position in range(self._searched, len(self._events)):
            line = log_text.line(self._events[position].event, self._translate).casefold()
            if all(word in line for word in self._search_words):
                matches.append(position)
            self._searched = position + 1
            if time.monotonic() > end:
                break
        if matches:
            first = len(self._rows)
            self.beginInsertRows(QModelIndex(), first, first + len(matches) - 1)
            self._rows = [*self._rows, *matches]
            self.endInsertRows()
        if self._searched < len(self._events):
            self._search_timer.start()

    def event_index(self, index: Index) -> int | None:
        """Return the index of a row's event in the whole log; None outside the list."""
        return self._rows[index.row()] if index.isValid() and index.row() < len(self._rows) else None

    def item(self, index: Index) -> ListItem | None:
        """Return the list item of a row; None outside the list."""
        position = self.event_index(index)
        if position is None:
            return None
        if position not in self._items:
            self._items[position] = _to_item(self._events[position].event, position, self._translate, self._cite)
        return self._items[position]

    def events_of(self, rows: Sequence[int] | None = None) -> tuple[LoggedEvent, ...]:
        """Return the events of some rows; by default of all."""
        return tuple(
            self._events[position] for position in (self._rows if rows is None else map(self._rows.__getitem__, rows))
        )

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802
        """Return the number of lines."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the list item of a line, its text, or its screen-reader text."""
        if role not in (ITEM_ROLE, Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        entry = self.item(index)
        if entry is None or role == ITEM_ROLE:
            return entry
        return entry.title if role == Qt.ItemDataRole.DisplayRole else entry.spoken_text


class LogRowSizer(QObject):
    """Sets the height of each log line once it becomes visible; keeps the newest line visible.

    Args:
        view: The log.
        model: Its model.
    """

    def __init__(self, view: QTableView, model: LogModel) -> None:
        super().__init__(view)
        self._view = view
        self._model = model
        self._delegate = ListItemDelegate(view, wraps=True, left=_ICON_COLUMN)
        self._is_at_end = True
        self._is_by_user = False
        view.setModel(model)
        view.setItemDelegate(self._delegate)
        view.horizontalHeader().hide()
        view.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        view.verticalHeader().hide()
        view.verticalHeader().setMinimumSectionSize(px(_ICON_COLUMN))
        view.verticalHeader().setDefaultSectionSize(px(_DEFAULT_HEIGHT))
        view.verticalScrollBar().actionTriggered.connect(self._on_user_scroll)
        view.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        view.viewport().installEventFilter(self)
        view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Measure again after a resize; handle Home and End."""
        if event.type() == QEvent.Type.Resize and watched is self._view.viewport():
            QTimer.singleShot(0, self, self._on_resized)
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and watched is self._view:
            self._is_by_user = True
            ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: self._model.rowCount() - 1}
            row = ends.get(Qt.Key(event.key()))
            if row is not None and row >= 0 and not event.modifiers():
                self._view.setCurrentIndex(self._model.index(row))
                return True
        return super().eventFilter(watched, event)

    @Slot()
    def _on_user_scroll(self) -> None:
        self._is_by_user = True

    @Slot(int)
    def _on_scrolled(self, value: int) -> None:
        """Follow the end only if the user scrolled: measuring moves the lines, too."""
        if self._is_by_user:
            self._is_at_end = value == self._view.verticalScrollBar().maximum()
            self._is_by_user = False
        self._measure()

    @Slot()
    def _on_resized(self) -> None:
        """Keep the newest line visible if it was."""
        if self._is_at_end:
            self.show_newest()
        else:
            self._measure()

    def _measure(self) -> None:
        """Set the heights of the visible lines."""
        first, room = max(self._view.rowAt(0), 0), self._view.viewport().height()
        for row in range(first, self._model.rowCount()):
            if room <= 0:
                return
            room -= self._fit_row(row)

    def show_newest(self) -> None:
        """Scroll to the newest line."""
        self._is_at_end = True
        room = self._view.viewport().height()
        for row in reversed(range(self._model.rowCount())):
            if room <= 0:
                break
            room -= self._fit_row(row)
        self._view.updateGeometries()  # else the table updates its heights only later
        self._view.scrollToBottom()

    def _fit_row(self, row: int) -> int:
        """Set the height of a row and return it."""
        entry, header = self._model.item(self._model.index(row)), self._view.verticalHeader()
        if entry is None:
            return 1
        height = self._delegate.height_of(entry, self._view.columnWidth(0))
        if header.sectionSize(row) != height:
            header.resizeSection(row, height)
        return max(height, 1)


def _to_item(event: Event, position: int, words: Translate, cite: Translate) -> ListItem:
    detail = " · ".join(text for text in (log_text.arithmetic(event, words), cite(event.cite)) if text)
    return ListItem(
        log_text.sentence(event, words),
        detail,
        icon=_ICONS.get(event.kind, "info"),
        ink=_INKS.get(event.kind, "ink"),
        spoken=log_text.line(event, words),
        key=position,
    )
