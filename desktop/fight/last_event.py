"""Widgets above and below a decision: what happened last, with its die, and what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from core.messages import localize_text
from core.play.fight import Fight
from core.play.table import MarkState, TimelineMark
from core.procedures.events import Event, EventKind
from desktop.fight import log_text
from desktop.fight.fighter_cards import FightSides
from desktop.numerals import with_minus
from desktop.requests.dice_grid import draw_outline
from desktop.theme import TextStyle, color, font, px
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.side_mark import paint_side_mark

_HEIGHT: Final = 64
_DIE: Final = 38
_LINE: Final = 24
_MOST_NEXT: Final = 3
_PLAIN_DIE: Final = 100
"""Sides of a die without a shape of its own: a circle."""


class LastEvent(QWidget):
    """The last event of the log, with the total of the roll before it as a die."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentence = self._arithmetic = self._total = ""
        self._sides = _PLAIN_DIE
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_fight(self, fight: Fight) -> None:
        """Show the last event of a fight that is more than a beginning round; hide without one."""
        event = last_event(fight)
        self.setVisible(event is not None)
        if event is None:
            return
        self._sentence = log_text.sentence(event, fight.translate)
        time = localize_text(event.time, fight.translate)
        self._arithmetic = " · ".join(part for part in (time, log_text.arithmetic(event, fight.translate)) if part)
        self._total = ""
        if fight.rolls and event.kind in (EventKind.HIT, EventKind.MISS, EventKind.CHECK, EventKind.HARM):
            rolled = fight.rolls[-1].rolled
            self._total = with_minus(str(rolled.total))
            self._sides = max(rolled.dice.sizes, default=_PLAIN_DIE)
        self.setAccessibleName(self._sentence)
        self.setAccessibleDescription(self._arithmetic)
        self.setToolTip(escape_tool_tip(self._arithmetic))
        self.update()

    @property
    def has_die(self) -> bool:
        """Whether it came from dice."""
        return bool(self._total)

    @property
    def text(self) -> str:
        """The sentence shown."""
        return self._sentence

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the height of two lines."""
        return QSize(px(200), px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the height of two lines."""
        return QSize(px(80), px(_HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """Draw die and lines, and the hairline below."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            left = 0.0
            if self._total:
                die = QRectF(1, (self.height() - px(_DIE)) / 2, px(_DIE), px(_DIE))
                painter.setPen(QPen(color("ink"), 1.6))
                painter.setBrush(color("card"))
                draw_outline(painter, die, self._sides)
                number = font(TextStyle.HEADING)
                painter.setFont(number)
                painter.setPen(color("ink"))
                painter.drawText(die, int(Qt.AlignmentFlag.AlignCenter), self._total)
                left = die.right() + px(14)
            width = self.width() - left
            _line(painter, QRectF(left, px(12), width, px(20)), self._sentence, TextStyle.TEXT, "ink")
            _line(painter, QRectF(left, px(32), width, px(16)), self._arithmetic, TextStyle.LABEL, "muted")
            painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), color("strong"))


def last_event(fight: Fight) -> Event | None:
    """Return the last event that is not the beginning of a round, or None."""
    for logged in reversed(fight.events):
        if logged.event.kind not in (EventKind.TIME, EventKind.NOTE):
            return logged.event
        if logged.event.kind is EventKind.TIME:
            return None
    return None


class ComingEvents(QWidget):
    """The next events of the round timeline: when, whose, and what."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: list[tuple[str, int | None, str]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_fight(self, fight: Fight, sides: FightSides) -> None:
        """Show what comes after the present decision."""
        table = fight.table
        self._lines = []
        names = [each.name for each in fight.participants]
        for mark in next_marks(table.timeline, table.now, is_down=table.scale.last < table.scale.first):
            if mark.row < len(names):
                side = sides.mark(sides.side_of(mark.row))
                what = localize_text(mark.label, fight.translate)
                self._lines.append((str(mark.at), side, f"{names[mark.row]}, {what}"))
        self.setVisible(bool(self._lines))
        self.setAccessibleName(self.tr("Then"))
        self.setAccessibleDescription("; ".join(f"{at}: {what}" for at, _, what in self._lines))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the height of its lines."""
        return QSize(px(200), px(20 + _LINE * len(self._lines)))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the height of its lines."""
        return QSize(px(80), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """Draw the lines."""
        with QPainter(self) as painter:
            _line(painter, QRectF(0, 0, self.width(), px(18)), self.tr("Then"), TextStyle.LABEL, "muted")
            for number, (at, side, what) in enumerate(self._lines):
                top = px(20 + _LINE * number)
                when = QRectF(0, top, px(22), px(_LINE))
                painter.setFont(font(TextStyle.TEXT))
                painter.setPen(color("muted"))
                painter.drawText(when, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), at)
                if side is not None:
                    paint_side_mark(painter, side, QRectF(px(30), top + px(_LINE) / 2 - px(5), px(10), px(10)))
                area = QRectF(px(48), top, self.width() - px(48), px(_LINE))
                _line(painter, area, what, TextStyle.TEXT, "muted")


def next_marks(timeline: Sequence[TimelineMark], now: int | None, *, is_down: bool) -> list[TimelineMark]:
    """Return the next marks that are still to come, in their order.

    Args:
        timeline: The marks of the round.
        now: The present position, or None.
        is_down: Whether the round runs from greater to lesser positions.
    """
    sign = -1 if is_down else 1
    coming = [mark for mark in timeline if mark.state is MarkState.OPEN and (now is None or (mark.at - now) * sign > 0)]
    return sorted(coming, key=lambda mark: (mark.at * sign, mark.row))[:_MOST_NEXT]


def _line(painter: QPainter, area: QRectF, text: str, style: TextStyle, ink: str) -> None:
    used = font(style)
    painter.setFont(used)
    painter.setPen(color(ink))
    shown = QFontMetrics(used).elidedText(text, Qt.TextElideMode.ElideRight, int(area.width()))
    painter.drawText(area, int(Qt.AlignmentFlag.AlignVCenter), shown)
