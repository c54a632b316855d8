"""The players' screen: a fight in large letters, to be read across a table, without what only the Game Master knows."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from core.engine import show
from core.play import Control
from core.procedures import Event
from desktop.fight_run import FightRun
from desktop.messages import render
from desktop.theme import Type, font, px
from desktop.widgets.round_picture import RoundPicture

_LINES: Final = 7
_TIMES: Final = 1.7
"""How much larger than elsewhere everything is written."""


class PlayersView(QWidget):
    """What players may see of a fight: who does what, how everybody looks, what is left of their own characters.

    Args:
        run: The fight.
    """

    def __init__(self, run: FightRun, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.run = run
        self.setProperty("role", "sheet")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(self.tr("Players' screen"))
        rows = QVBoxLayout(self)
        rows.setContentsMargins(px(32), px(24), px(32), px(24))
        rows.setSpacing(px(16))
        self.when_label = _line(self, Type.NAME)
        self.title_label = _line(self, Type.TITLE)
        self._picture = RoundPicture(self)
        area = QScrollArea(self)
        area.setWidget(self._picture)
        area.setWidgetResizable(True)
        area.setMaximumHeight(px(260))
        area.setAccessibleName(self.tr("Picture of the round"))
        columns = QHBoxLayout()
        columns.setSpacing(px(32))
        self.people_label = _line(self, Type.TEXT)
        self.events_label = _line(self, Type.TEXT)
        columns.addWidget(self.people_label, 2)
        columns.addWidget(self.events_label, 3)
        for widget in (self.when_label, self.title_label, area):
            rows.addWidget(widget)
        rows.addLayout(columns, 1)
        run.changed.connect(self.refresh)
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Show the fight as it is now."""
        fight = self.run.fight
        request = fight.request
        self.when_label.setText(fight.table.when)
        self.title_label.setText(self._title(None if request is None else request.decider))
        names = [each.name for each in fight.arena.participants]
        self._picture.show_round(names, fight.table.marks, fight.table.scale, fight.table.now)
        self.people_label.setText("\n".join(self._person(who) for who in range(len(names))))
        self.events_label.setText("\n".join(_words(event) for event in self.seen()[-_LINES:]))

    def seen(self) -> list[Event]:
        """Give the events that players may see."""
        return [told.event for told in self.run.fight.events if not told.event.is_secret]

    def _title(self, who: int | None) -> str:
        fight = self.run.fight
        if fight.is_over:
            winner = fight.outcome.winner
            return self.tr("{side} is left").format(side=winner) if winner else self.tr("It is over")
        return self.run.title if who is None else fight.arena.participants[who].name

    def _person(self, who: int) -> str:
        """Give a line: what is left of a player's character in numbers, of everybody else only how they look."""
        fight = self.run.fight
        name, state = fight.arena.participants[who].name, fight.table.states[who]
        if fight.control(who) is not Control.PLAYER:
            return f"{name}  {state}".rstrip()
        left = " · ".join(show(value, 1) for value in fight.left(who))
        return f"{name}  {left}  {state}".rstrip()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Let F11 fill the whole screen, as in the main window."""
        if event.key() == Qt.Key.Key_F11:
            window = self.window()
            window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)
            return
        super().keyPressEvent(event)


def _words(event: Event) -> str:
    return f"{event.when}: {render(event.what)}" if event.when else render(event.what)


def _line(parent: QWidget, kind: Type) -> QLabel:
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
    label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    large = font(kind)
    large.setPixelSize(round(large.pixelSize() * _TIMES))
    label.setFont(large)
    return label
