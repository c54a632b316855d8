"""Widget of the players' screen: the sides with portraits, and everyone's health in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from core.formula import Value
from core.play.arena import Control
from core.play.fight import Fight
from desktop.fight.card_delegate import portrait_pixmap
from desktop.fight.fighter_cards import FightSides
from desktop.theme import TextStyle, color, font, px
from desktop.widgets.portrait_view import paint_portrait
from desktop.widgets.side_mark import paint_side_mark

_HEAD: Final = 28
_ROW: Final = 58
_PORTRAIT: Final = 34
_GAP: Final = 12
_UNHURT, _LIGHT, _HURT = 1.0, 0.75, 0.4
"""Shares of health from which a fighter counts as unhurt, lightly hurt and hurt; below, badly hurt."""


@dataclass(frozen=True, slots=True)
class Person:
    """A fighter as the players see it.

    Attributes:
        name: Its name.
        health: Its state or its health, in words.
        numbers: The vitals of a player's own character; "" for others.
        portrait: Base64 text of the portrait, or None.
        id: Its id in the library, or "".
        is_acting: Whether it decides now.
        is_down: Whether a state impairs it.
    """

    name: str
    health: str
    numbers: str
    portrait: str | None
    id: str
    is_acting: bool
    is_down: bool


class PeopleBoard(QWidget):
    """The sides in columns, as many fighters as fit; players' own characters are listed first.

    Args:
        scale: Magnification of all sizes.
        parent: Its owner.
    """

    def __init__(self, scale: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scale = scale
        self._sides = FightSides()
        self._decider: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_fight(self, fight: Fight) -> None:
        """Show the state of a fight."""
        self._sides.update(fight)
        self._decider = fight.decider
        texts = (
            f"{self._sides.names[side]}: {', '.join(self._spoken(side))}" for side in range(len(self._sides.names))
        )
        self.setAccessibleName("; ".join(texts))
        self.update()

    def _spoken(self, side: int) -> list[str]:
        return [" ".join((each.name, each.health)) for each in self.people(side)]

    @property
    def most(self) -> int:
        """How many fighters of a side have room."""
        return max(1, (self.height() - self._px(_HEAD)) // self._px(_ROW))

    def people(self, side: int) -> list[Person]:
        """Return the fighters of a side that have room."""
        members, fight = self._sides.members[side], self._sides.fight
        count = self.most if len(members) <= self.most else self.most - 1
        first = sorted(members, key=lambda each: fight.control(each) is not Control.PLAYER)[: max(count, 1)]
        return [self._person(each) for each in sorted(first)]

    def _person(self, participant: int) -> Person:
        fight, card = self._sides.fight, self._sides.card(participant)
        numbers = ""
        if fight.control(participant) is Control.PLAYER:
            numbers = " · ".join(f"{each.label} {each.left}" for each in card.vitals)
        health = card.state or self._health(fight.remaining_vitals(participant), self._greatest(participant))
        return Person(
            card.name, health, numbers, card.portrait, card.id, participant == self._decider, bool(card.state)
        )

    def _greatest(self, participant: int) -> list[Value]:
        """Return the maximum of each vital; where it has none, what it was at the start."""
        fight = self._sides.fight
        sheet, start = fight.sheets[participant], fight.vitals_at_entry(participant)
        return [
            sheet.value(most) if most else before
            for (_, most), before in zip(fight.conflict.vitals, start, strict=True)
        ]

    def _health(self, left: Sequence[Value], most: Sequence[Value]) -> str:
        """Return health in words, by the vital of which the least share is left."""
        shares = [
            float(Fraction(current) / greatest)
            for current, greatest in zip(left, most, strict=True)
            if isinstance(current, int | Fraction) and isinstance(greatest, int | Fraction) and greatest > 0
        ]
        least = min(shares, default=_UNHURT)
        if least >= _UNHURT:
            return self.tr("unhurt")
        if least >= _LIGHT:
            return self.tr("lightly hurt")
        return self.tr("hurt") if least >= _HURT else self.tr("badly hurt")

    # ------------------------------------------------------------------------------------------------------- drawing

    def _px(self, length: float) -> int:
        return px(length * self._scale)

    def _font(self, style: TextStyle) -> QFont:
        large = font(style)
        large.setPixelSize(round(large.pixelSize() * self._scale))
        return large

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the size of one fighter of each side."""
        return QSize(self._px(120), self._px(_HEAD + _ROW))

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of a few fighters."""
        return QSize(self._px(420), self._px(_HEAD + 4 * _ROW))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """Draw the sides."""
        count = len(self._sides.names)
        if not count:
            return
        width = (self.width() - self._px(_GAP) * (count - 1)) / count
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            for side in range(count):
                self._paint_side(painter, QRectF(side * (width + self._px(_GAP)), 0, width, self.height()), side)

    def _paint_side(self, painter: QPainter, area: QRectF, side: int) -> None:
        mark = QRectF(area.left(), self._px(7), self._px(13), self._px(13))
        paint_side_mark(painter, self._sides.mark(side), mark)
        head = QRectF(mark.right() + self._px(8), 0, area.right() - mark.right() - self._px(8), self._px(_HEAD))
        self._text(painter, head, self._sides.names[side], TextStyle.HEADING, "ink")
        people = self.people(side)
        for number, person in enumerate(people):
            top = self._px(_HEAD) + number * self._px(_ROW)
            self._paint_person(painter, QRectF(area.left(), top, area.width(), self._px(_ROW)), person)
        if (more := len(self._sides.members[side]) - len(people)) > 0:
            top = self._px(_HEAD) + len(people) * self._px(_ROW)
            rest = QRectF(area.left(), top, area.width(), self._px(20))
            self._text(painter, rest, self.more_text(more), TextStyle.TEXT, "muted")

    def more_text(self, count: int) -> str:
        """Return the line for fighters that have no room."""
        return self.tr("and {count} more").format(count=count)

    def _paint_person(self, painter: QPainter, area: QRectF, person: Person) -> None:
        edge = self._px(_PORTRAIT)
        circle = QRectF(area.left() + 2, area.center().y() - edge / 2, edge, edge)
        painter.setOpacity(0.5 if person.is_down else 1.0)
        picture = None if person.portrait is None else portrait_pixmap(person.portrait)
        paint_portrait(painter, circle, picture, person.name, person.id or person.name)
        painter.setOpacity(1.0)
        left = circle.right() + self._px(8)
        name = QRectF(left, area.top() + self._px(3), area.right() - left, self._px(20))
        self._text(painter, name, person.name, TextStyle.HEADING, "accent" if person.is_acting else "ink")
        line = QRectF(left, name.bottom(), name.width(), self._px(15))
        self._text(painter, line, person.health, TextStyle.LABEL, "amber" if person.is_down else "muted")
        self._text(painter, line.translated(0, line.height()), person.numbers, TextStyle.LABEL, "muted")

    def _text(self, painter: QPainter, area: QRectF, text: str, style: TextStyle, ink: str) -> None:
        used = self._font(style)
        painter.setFont(used)
        painter.setPen(color(ink))
        shown = QFontMetrics(used).elidedText(text, Qt.TextElideMode.ElideRight, int(area.width()))
        painter.drawText(area, int(Qt.AlignmentFlag.AlignVCenter), shown)
