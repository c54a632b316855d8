"""List model of a fight's log: newest first, in groups by round, filtered; undone lines are kept for a while."""

from __future__ import annotations

import re
import time
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, QTimer, Slot

from core.messages import Translate, localize_text
from core.procedures.events import EventKind, LoggedEvent
from desktop.fight import log_text
from desktop.numerals import with_minus

Index = QModelIndex | QPersistentModelIndex

STRONG: Final = frozenset({EventKind.HIT, EventKind.HARM, EventKind.STATE, EventKind.RELIEF, EventKind.END})
"""Events that change something: their lines are semibold."""
_LAST_NUMBER: Final = re.compile(r"(\d+)\D*$")
_SLICE_S: Final = 0.02
"""Seconds of searching per event-loop turn."""


class LogFilter(Enum):
    """Kinds of events to show."""

    ALL = "all"
    ATTACKS = "attacks"
    LOSSES = "losses"
    STATES = "states"
    BY_HAND = "by_hand"


_KINDS: Final = {
    LogFilter.ATTACKS: frozenset({EventKind.HIT, EventKind.MISS}),
    LogFilter.LOSSES: frozenset({EventKind.HARM, EventKind.RELIEF}),
    LogFilter.STATES: frozenset({EventKind.STATE, EventKind.END}),
}


@dataclass(slots=True)
class LogGroup:
    """The events of a round.

    Attributes:
        start: Position of its first event; its own line, if the round logs its beginning, is the head.
        has_line: Whether the first event is the beginning of the round.
        title: The round in words.
        hits, misses: How many blows hit and missed.
    """

    start: int
    has_line: bool
    title: str
    hits: int = 0
    misses: int = 0


@dataclass(frozen=True, slots=True)
class LogLine:
    """What a row shows.

    Attributes:
        title: The sentence, or the round.
        detail: The arithmetic, or the sum of a round.
        when: Second or blow within the round, or "".
        actor: Position of the fighter whose mark it bears, or None.
        is_head: Whether it is the head of a round.
        is_open: Whether the round is open.
        is_strong: Whether it changes something.
        is_undone: Whether a rewind has undone it.
        spoken: Text for screen readers.
    """

    title: str
    detail: str = ""
    when: str = ""
    actor: int | None = None
    is_head: bool = False
    is_open: bool = False
    is_strong: bool = False
    is_undone: bool = False
    spoken: str = ""


class LogModel(QAbstractListModel):
    """The lines of the log, newest first. A row is the position of its event, or -1 - the number of a group."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._events: tuple[LoggedEvent, ...] = ()
        self._kept = 0
        self._translate: Translate = str
        self._cite: Translate = str
        self._search_words: tuple[str, ...] = ()
        self._filter = LogFilter.ALL
        self._found: list[int] = []
        self._searched = 0
        self._groups: list[LogGroup] = []
        self._grouped = 0
        self._toggled: set[int] = set()
        self._rows: list[int] = []
        self._lines: dict[int, LogLine] = {}
        self._search_timer = QTimer(self)
        self._search_timer.setSingleShot(True)
        self._search_timer.setInterval(0)
        self._search_timer.timeout.connect(self._search)

    # ------------------------------------------------------------------------------------------------------ content

    def show_events(
        self,
        events: Sequence[LoggedEvent],
        words: Translate,
        cite: Translate,
        undone: Sequence[LoggedEvent] = (),
    ) -> None:
        """Show the log, and what a rewind has undone.

        Args:
            events: All events of the fight.
            words: Translates the terms of the game.
            cite: Returns a citation in words.
            undone: Events that the last rewind has undone; they are grey.
        """
        shown = (*events, *undone)
        same = min(len(self._events), len(shown))
        while same and self._events[same - 1] is not shown[same - 1] and self._events[same - 1] != shown[same - 1]:
            same -= 1
        dimmed = range(min(self._kept, len(events)), max(self._kept, len(events)))
        self._events, self._kept, self._translate, self._cite = shown, len(events), words, cite
        for position in dimmed:
            self._lines.pop(position, None)
        self._regroup(same)
        self._searched = min(self._searched, same)
        while self._found and self._found[-1] >= same:
            self._found.pop()
        if self._is_filtered:
            self._search()
        else:
            self._show_rows()
        if dimmed and self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def _regroup(self, same: int) -> None:
        """Put the events after the first ones into groups."""
        while self._groups and self._groups[-1].start >= same:
            self._groups.pop()
        start = self._groups.pop().start if self._groups else 0
        self._lines = {position: line for position, line in self._lines.items() if 0 <= position < same}
        for position in range(start, len(self._events)):
            event = self._events[position].event
            if event.kind is EventKind.TIME or not self._groups:
                has_line = event.kind is EventKind.TIME
                title = localize_text(event.time, self._translate) if has_line else ""
                self._groups.append(LogGroup(position, has_line, title))
            group = self._groups[-1]
            group.hits += event.kind is EventKind.HIT
            group.misses += event.kind is EventKind.MISS

    @property
    def _is_filtered(self) -> bool:
        return bool(self._search_words) or self._filter is not LogFilter.ALL

    def set_filter(self, text: str, kinds: LogFilter = LogFilter.ALL) -> None:
        """Show only lines with all these words and of these kinds; all rounds are open then."""
        self._search_timer.stop()
        self._search_words = tuple(with_minus(text).strip().casefold().split())
        self._filter = kinds
        self._found, self._searched = [], 0
        if self._is_filtered:
            self._search()
        else:
            self._show_rows()

    @Slot()
    def _search(self) -> None:
        """Search the next slice of unsearched events."""
        end = time.monotonic() + _SLICE_S
        for position in range(self._searched, len(self._events)):
            if self._is_match(position):
                self._found.append(position)
            self._searched = position + 1
            if time.monotonic() > end:
                break
        self._show_rows()
        if self._searched < len(self._events):
            self._search_timer.start()

    def _is_match(self, position: int) -> bool:
        event = self._events[position].event
        if self._filter is LogFilter.BY_HAND and "_by_hand" not in event.message.code:
            return False
        if event.kind not in _KINDS.get(self._filter, {event.kind}):
            return False
        if not self._search_words:
            return True
        line = log_text.line(event, self._translate).casefold()
        return all(word in line for word in self._search_words)

    # --------------------------------------------------------------------------------------------------------- rows

    def _show_rows(self) -> None:
        """Replace the rows at the top; those below them stay as they are."""
        rows = self._found_rows() if self._is_filtered else self._group_rows()
        same, least = 0, min(len(rows), len(self._rows))
        while same < least and rows[-1 - same] == self._rows[-1 - same]:
            same += 1
        gone, new = len(self._rows) - same, len(rows) - same
        if gone:
            self.beginRemoveRows(QModelIndex(), 0, gone - 1)
            del self._rows[:gone]
            self.endRemoveRows()
        if new:
            self.beginInsertRows(QModelIndex(), 0, new - 1)
            self._rows[:0] = rows[:new]
            self.endInsertRows()
        for at, row in enumerate(self._rows):
            if row < 0:
                self._lines.pop(row, None)
                self.dataChanged.emit(self.index(at), self.index(at))

    def _group_rows(self) -> list[int]:
        rows: list[int] = []
        end = len(self._events)
        for number in reversed(range(len(self._groups))):
            group = self._groups[number]
            rows.append(-1 - number)
            if self.is_open(number):
                rows.extend(range(end - 1, group.start - 1 + group.has_line, -1))
            end = group.start
        return rows

    def _found_rows(self) -> list[int]:
        rows: list[int] = []
        starts = [group.start for group in self._groups]
        before = -1
        for position in reversed(self._found):
            number = bisect_right(starts, position) - 1
            if number != before:
                rows.append(-1 - number)
            before = number
            if not (self._groups[number].has_line and position == self._groups[number].start):
                rows.append(position)
        return rows

    def is_open(self, group: int) -> bool:
        """Return whether a round is open: the newest is, unless it was closed."""
        return self._is_filtered or (group == len(self._groups) - 1) != (self._groups[group].start in self._toggled)

    def toggle(self, index: Index) -> bool:
        """Open or close a round; return False if the row is not its head."""
        row = self._rows[index.row()] if index.isValid() else 0
        if row >= 0 or self._is_filtered:
            return False
        self._toggled ^= {self._groups[-1 - row].start}
        self._show_rows()
        return True

    def head_row(self, row: int) -> int:
        """Return the row of the head of a row's round; -1 if there is none."""
        while row >= 0 and self._rows[row] >= 0:
            row -= 1
        return row

    def event_index(self, index: Index) -> int | None:
        """Return the position of a row's event in the whole log; None for a head, and for an undone line."""
        row = self._rows[index.row()] if index.isValid() and index.row() < len(self._rows) else -1
        return row if 0 <= row < self._kept else None

    def line(self, row: int) -> LogLine:
        """Return what a row shows."""
        key = self._rows[row]
        if key not in self._lines:
            self._lines[key] = self._head(-1 - key) if key < 0 else self._event_line(key)
        return self._lines[key]

    def _head(self, number: int) -> LogLine:
        group = self._groups[number]
        title = group.title or self.tr("Beginning")
        hits, misses = self.tr("%n hit(s)", "", group.hits), self.tr("%n miss(es)", "", group.misses)
        detail = ", ".join(text for text, count in ((hits, group.hits), (misses, group.misses)) if count)
        return LogLine(
            title, detail, is_head=True, is_open=self.is_open(number), spoken=f"{title}, {detail}".strip(", ")
        )

    def _event_line(self, position: int) -> LogLine:
        event = self._events[position].event
        return LogLine(
            log_text.sentence(event, self._translate),
            log_text.arithmetic(event, self._translate),
            self._when(position),
            event.target if event.actor is None else event.actor,
            is_strong=event.kind in STRONG,
            is_undone=position >= self._kept,
            spoken=log_text.line(event, self._translate),
        )

    def _when(self, position: int) -> str:
        """Return the second or blow within the round."""
        event = self._events[position].event
        group = next(each for each in reversed(self._groups) if each.start <= position)
        time_text = localize_text(event.time, self._translate)
        rest = time_text.removeprefix(group.title) if group.title else ""
        found = _LAST_NUMBER.search(rest) if rest != time_text else None
        return found[1] if found else ""

    def events_of(self, rows: Sequence[int] | None = None) -> tuple[LoggedEvent, ...]:
        """Return the events of some rows, oldest first; by default all that match."""
        if rows is None:
            return (
                tuple(self._events[position] for position in self._found)
                if self._is_filtered
                else self._events[: self._kept]
            )
        return tuple(self._events[position] for position in sorted(self._rows[row] for row in rows) if position >= 0)

    # -------------------------------------------------------------------------------------------------------- model

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802
        """Return the number of rows."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the text of a row, its text for screen readers, and its citation as tool tip."""
        if role == Qt.ItemDataRole.ToolTipRole and index.isValid():
            row = self._rows[index.row()]
            return self._cite(self._events[row].event.cite) or None if row >= 0 else None
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole) or not index.isValid():
            return None
        line = self.line(index.row())
        return line.title if role == Qt.ItemDataRole.DisplayRole else line.spoken
