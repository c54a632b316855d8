"""The players' screen: shows a fight in large letters, without the Game Master's secrets."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from html import escape
from itertools import islice
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from core.messages import Translate, localize_text
from core.procedures.events import Event, EventKind
from desktop.fight.fight_run import FightRun
from desktop.fight.fight_titles import end_title
from desktop.fight.log_text import sentence
from desktop.fight.people_board import PeopleBoard
from desktop.layout_parts import nest
from desktop.theme import TextStyle, color, font, is_theme_change, px
from desktop.widgets.round_timeline import RoundTimeline

_MAX_EVENTS: Final = 10
_SCALE: Final = 1.7
"""Scale of all fonts."""
_APART: Final = 10
"""Space between fighters and between events."""


class PlayersView(QWidget):
    """What players may see of a fight: sides, health in words, events, and the vitals of their own characters.

    Args:
        run: The fight.
    """

    _is_made = False

    def __init__(self, run: FightRun, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.run = run
        self.setProperty("role", "sheet")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(self.tr("Players' screen"))
        rows = QVBoxLayout(self)
        rows.setContentsMargins(px(32), px(24), px(32), px(24))
        rows.setSpacing(px(16))
        self.when_label = _large_label(self, TextStyle.NAME)
        self.title_label = _large_label(self, TextStyle.TITLE)
        self._picture = RoundTimeline(self, _SCALE)
        area = self._area = QScrollArea(self)
        area.setWidget(self._picture)
        area.setWidgetResizable(True)
        self._picture.place_in_scroll_area(area)
        area.setMaximumHeight(px(300))
        area.setAccessibleName(self.tr("Round timeline"))
        columns = QHBoxLayout()
        columns.setSpacing(px(32))
        self.people = PeopleBoard(_SCALE, self)
        self.events_label = _large_label(self, TextStyle.TEXT)
        self.events_label.setTextFormat(Qt.TextFormat.RichText)
        self.events_label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        columns.addWidget(self.people, 3)
        columns.addWidget(self.events_label, 2)
        for widget in (self.when_label, self.title_label, area):
            rows.addWidget(widget)
        nest(rows, columns, 1)
        self.events_label.installEventFilter(self)
        self._soon = QTimer(self)  # in its own event-loop turn: slow in a crowd
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.refresh)
        run.changed.connect(self._soon.start)
        self._is_made = True
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Update the screen."""
        fight = self.run.fight
        self.when_label.setText(localize_text(fight.table.time, fight.translate))
        self.title_label.setText(self._title(fight.decider))
        table, decider = fight.table, fight.decider
        people, sides = table.participants, table.arena.sides
        names = [each.name for each in people]
        names += [localize_text(name, fight.translate) for name in table.extra_rows]
        marks = {side: fight.arena.mark(side) for side in sides}
        self._picture.set_sides([marks[each.side] for each in people])
        self._picture.show_round(names, table.timeline, table.scale, table.now, fight.translate, decider=decider)
        QTimer.singleShot(0, self._picture, self._picture.scroll_to_decider)
        self._area.setVisible(bool(fight.table.timeline))
        self.people.show_fight(fight)
        self._show_events()

    def _show_events(self) -> None:
        """Show as many of the last events as fit, the newest at the bottom and emphasized."""
        lines = [escape(line) for line in _event_lines(self.visible_events(), self.run.fight.translate)]
        lines[:-1] = [_muted(line) for line in lines[:-1]]
        _show_fitting(self.events_label, len(lines), lambda most: lines[len(lines) - most :])

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Update the colours."""
        super().changeEvent(event)
        if is_theme_change(event) and self._is_made:
            self.refresh()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Show as many events as fit after a resize."""
        if event.type() == QEvent.Type.Resize and watched is self.events_label:
            self._show_events()
        return super().eventFilter(watched, event)

    def visible_events(self) -> list[Event]:
        """Return the last events without secret ones, oldest first."""
        events = (logged.event for logged in reversed(self.run.fight.events))
        return list(islice((event for event in events if not event.is_secret), _MAX_EVENTS))[::-1]

    def _title(self, participant: int | None) -> str:
        fight = self.run.fight
        if fight.is_over:
            return end_title(fight.outcome)
        return self.run.title if participant is None else fight.participants[participant].name

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Toggle full screen with F11; leave it with Esc."""
        window = self.window()
        is_leaving = event.key() == Qt.Key.Key_Escape and window.isFullScreen()
        if event.key() == Qt.Key.Key_F11 or is_leaving:
            window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)
            return
        super().keyPressEvent(event)


def _show_fitting(label: QLabel, most: int, pieces: Callable[[int], Sequence[str]]) -> None:
    """Show as many paragraphs as fit into a label, at least one.

    Args:
        label: Shows rich text.
        most: Number of paragraphs.
        pieces: Returns that many paragraphs.
    """

    def overflows(count: int) -> bool:
        """Show that many; return whether they do not fit."""
        label.setText("".join(map(_paragraph, pieces(count))))
        return label.heightForWidth(label.width()) > label.height() + px(_APART)

    if overflows(most) and most > 1:
        overflows(bisect_left(range(2, most), True, key=overflows) + 1)  # shows the last count that does not


def _paragraph(text: str) -> str:
    return f'<p style="margin:0 0 {px(_APART)}px 0">{text}</p>'


def _muted(text: str) -> str:
    return f'<span style="color:{color("muted").name()}">{text}</span>'


def _event_lines(events: Sequence[Event], words: Translate) -> list[str]:
    """Return one line for each event, with the game time where it changes."""
    lines, before = [], ""
    for event in events:
        is_new = event.time not in {"", before} and event.kind is not EventKind.TIME
        text = sentence(event, words)
        lines.append(f"{localize_text(event.time, words)}: {text}" if is_new else text)
        before = event.time or before
    return lines


def _large_label(parent: QWidget, kind: TextStyle) -> QLabel:
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
    label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    large = font(kind)
    large.setPixelSize(round(large.pixelSize() * _SCALE))
    label.setFont(large)
    return label
