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
from core.play.arena import Control
from core.procedures.events import Event, EventKind
from desktop.fight.fight_run import FightRun
from desktop.fight.fight_titles import end_title
from desktop.fight.log_text import sentence
from desktop.numerals import numeral, with_minus
from desktop.sheet.party_columns import member_headings, vital_heading
from desktop.theme import TextStyle, color, font, is_theme_change, px
from desktop.widgets.round_timeline import RoundTimeline

_MAX_EVENTS: Final = 10
_MAX_PEOPLE: Final = 14
"""Most fighters that are listed."""
_SCALE: Final = 1.7
"""Scale of all fonts."""
_APART: Final = 10
"""Space between fighters and between events."""


class PlayersView(QWidget):
    """What players may see of a fight: events, states, and the vitals of their own characters.

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
        self._heads = member_headings(run.fight.sheets[0].system)
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
        self.people_label = _large_label(self, TextStyle.TEXT)
        self.events_label = _large_label(self, TextStyle.TEXT)
        for label in (self.people_label, self.events_label):
            label.setTextFormat(Qt.TextFormat.RichText)
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        columns.addWidget(self.people_label, 2)
        columns.addWidget(self.events_label, 3)
        for widget in (self.when_label, self.title_label, area):
            rows.addWidget(widget)
        rows.addLayout(columns, 1)
        for label in (self.people_label, self.events_label):
            label.installEventFilter(self)
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
        names = [each.name for each in fight.arena.participants]
        names += [localize_text(name, fight.translate) for name in fight.table.extra_rows]
        table, decider = fight.table, fight.decider
        self._picture.show_round(names, table.timeline, table.scale, table.now, fight.translate, decider=decider)
        QTimer.singleShot(0, self._picture, self._picture.scroll_to_decider)
        self._area.setVisible(bool(fight.table.timeline))
        self._show_people()
        self._show_events()

    def _show_people(self) -> None:
        """Show as many fighters as fit, and the number of others."""
        _show_fitting(self.people_label, min(_MAX_PEOPLE, len(self.run.fight.arena.participants)), self._people)

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
        """Show as many fighters and events as fit after a resize."""
        if event.type() == QEvent.Type.Resize:
            if watched is self.people_label:
                self._show_people()
            elif watched is self.events_label:
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
        return self.run.title if participant is None else fight.arena.participants[participant].name

    def _people(self, most: int) -> list[str]:
        """Return fighters as rich text, the players' own first, with the number of others."""
        fight = self.run.fight
        everyone = range(len(fight.arena.participants))
        shown = sorted(everyone, key=lambda participant: fight.control(participant) is not Control.PLAYER)[:most]
        lines = [self._person(participant) for participant in sorted(shown)]
        if len(shown) < len(everyone):
            lines.append(escape(self.tr("and {count} more").format(count=len(everyone) - len(shown))))
        return lines

    def _person(self, participant: int) -> str:
        """Return a fighter as rich text: vitals only for players' characters."""
        fight = self.run.fight
        name, state = (
            escape(fight.arena.participants[participant].name),
            localize_text(fight.table.states[participant], fight.translate),
        )
        head = f"<b>{name}</b>&nbsp; {_muted(escape(state))}" if state else f"<b>{name}</b>"
        if fight.control(participant) is not Control.PLAYER:
            return head
        sheet, addresses = fight.sheets[participant], [address for address, _ in fight.conflict.vitals]
        labels = [vital_heading(self._heads, address, sheet.field(address)) for address in addresses]
        left = " · ".join(
            escape(f"{label} {with_minus(numeral(value, 1))}").replace(" ", "&nbsp;")
            for label, value in zip(labels, fight.remaining_vitals(participant), strict=True)
        )
        return f"{head}<br>{_muted(left)}"

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Toggle full screen with F11."""
        if event.key() == Qt.Key.Key_F11:
            window = self.window()
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
