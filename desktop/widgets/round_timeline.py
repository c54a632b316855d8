"""Widget: timeline of a fight's round, a lane for each fighter, past and coming actions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QWidget

from core.messages import Translate, localize_text
from core.play.table import MarkState, RoundScale, TimelineMark
from desktop.theme import TextStyle, color, font, px
from desktop.widgets.side_mark import paint_side_mark, side_color

LANE: Final = 20
LOW_LANE: Final = 14
"""Height of a lane if there are many."""
_MANY_LANES: Final = 8
"""Up to this many lanes have their full height."""
_NAME: Final = 132
_HEAD: Final = 28
_BETWEEN: Final = 8
"""Space between the lanes of two sides."""
_EDGE: Final = 24
_MARK: Final = 11
_RING: Final = 9
"""Radius of the ring around what happens now."""
_BOLD_TICK: Final = 5
_SHORT: Final = 7
"""Positions of the scale that a narrow timeline shows."""
_MOST_TICKS: Final = 25
_MOST_SPOKEN: Final = 40


class RoundTimeline(QWidget):
    """Timeline of a round on the game's scale: seconds, blows or a single declaration.

    Args:
        parent: Its owner.
        times: Magnification, for the players' screen.
    """

    def __init__(self, parent: QWidget | None = None, times: float = 1.0) -> None:
        super().__init__(parent)
        self._times = times
        self._names: tuple[str, ...] = ()
        self._marks: tuple[TimelineMark, ...] = ()
        self._lanes: dict[int, list[TimelineMark]] = {}
        self._tops: dict[int, int] = {}
        self._sides: tuple[int, ...] = ()
        self._are_sides_new = False
        self._is_short = False
        self._scale = RoundScale(1, 1, "")
        self._now: int | None = None
        self._decider: int | None = None
        self._area: QScrollArea | None = None
        self._words: Translate = str
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.setAccessibleName(self.tr("Round timeline"))

    def show_round(
        self,
        names: Sequence[str],
        marks: Sequence[TimelineMark],
        scale: RoundScale,
        now: int | None,
        words: Translate = str,
        *,
        decider: int | None = None,
    ) -> None:
        """Show a round.

        Args:
            names: All fighters, in order; only those with marks get a lane.
            marks: The marks on the scale.
            scale: Unit and length of the round.
            now: Current position on the scale, or None.
            words: Translates labels into the reader's language.
            decider: Index of the fighter who decides now; its name is emphasised.
        """
        self._names = tuple(names)
        self._words = words
        self._scale = scale
        self._now = now
        self._decider = decider
        if self._marks is not marks or self._are_sides_new:
            self._marks, self._are_sides_new = tuple(marks), False
            lanes: dict[int, list[TimelineMark]] = {}
            for mark in self._marks:
                lanes.setdefault(mark.row, []).append(mark)
            self._lanes = dict(sorted(lanes.items(), key=lambda lane: (self._side(lane[0]), lane[0])))
            self._place_lanes()
            self.setAccessibleDescription(self._accessible_text())
        self.setFixedHeight(self.sizeHint().height())
        self.update()

    def set_sides(self, sides: Sequence[int]) -> None:
        """Set the mark of each fighter's side, for the next `show_round`; rows without one have neutral circles."""
        self._are_sides_new |= self._sides != tuple(sides)
        self._sides = tuple(sides)

    def set_short(self, *, is_short: bool) -> None:
        """Show only the positions around the present one, for narrow windows."""
        if is_short != self._is_short:
            self._is_short = is_short
            self.update()

    def _side(self, fighter: int) -> int:
        """Return the mark of a fighter's side; neutral rows come last."""
        return self._sides[fighter] if fighter < len(self._sides) else len(self._names)

    @property
    def _lane(self) -> int:
        return self._px(LANE if len(self._lanes) <= _MANY_LANES else LOW_LANE)

    def _place_lanes(self) -> None:
        """Place the lanes below each other, with space between sides."""
        self._tops, top, before = {}, self._px(_HEAD), None
        for fighter in self._lanes:
            side = self._side(fighter)
            if before is not None and side != before:
                top += self._px(_BETWEEN)
            self._tops[fighter] = top
            top, before = top + self._lane, side

    @property
    def _bounds(self) -> tuple[int, int]:
        """The first and last position of the scale that are shown."""
        first, last = self._scale.first, self._scale.last
        if not self._is_short or abs(last - first) < _SHORT:
            return first, last
        step = 1 if last > first else -1
        now = first if self._now is None else self._now
        start = now - step
        start = max(start, first) if step > 0 else min(start, first)
        end = start + step * (_SHORT - 1)
        return start, (min(end, last) if step > 0 else max(end, last))

    @property
    def lanes(self) -> tuple[int, ...]:
        """Fighters with marks, in order."""
        return tuple(self._lanes)

    def place_in_scroll_area(self, area: QScrollArea) -> None:
        """Place the timeline in a scroll area; the scale stays at its top."""
        self._area = area
        area.verticalScrollBar().valueChanged.connect(self.update)

    @Slot()
    def scroll_to_decider(self) -> None:
        """Scroll to the lane of the fighter who decides."""
        if self._area is None or self._decider not in self._lanes:
            return
        lane = self.lane_rect(self._decider)
        bar, room = self._area.verticalScrollBar(), self._area.viewport().height()
        bar.setValue(max(min(bar.value(), lane.top() - self._px(_HEAD)), lane.bottom() + 1 - room))

    @property
    def scale_top(self) -> int:
        """Top of the scale in pixels: above the first visible lane."""
        return self.visibleRegion().boundingRect().top()

    def lane_rect(self, fighter: int) -> QRect:
        """Return the rectangle of a fighter's lane; empty if there is none."""
        if fighter not in self._lanes:
            return QRect()
        return QRect(0, self._tops[fighter], self.width(), self._lane)

    def _px(self, size: float) -> int:
        return px(size * self._times)

    def _font(self, kind: TextStyle) -> QFont:
        large = font(kind)
        large.setPixelSize(round(large.pixelSize() * self._times))
        return large

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of all lanes."""
        if not self._marks:
            return QSize(px(480), 0)
        return QSize(px(480), max(self._tops.values(), default=0) + self._lane + self._px(8))

    def x_of(self, at: int) -> float:
        """Return the x position of a time on the scale."""
        first, last = self._bounds
        room = self.width() - self._px(_NAME) - 2 * self._px(_EDGE)
        share = 0.0 if first == last else (at - first) / (last - first)
        return self._px(_NAME) + self._px(_EDGE) + room * min(max(share, 0.0), 1.0)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw scale, lanes and marks."""
        if not self._marks:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._draw_lines(painter)
            for fighter, top in self._tops.items():
                if top + self._lane >= event.rect().top() and top <= event.rect().bottom():
                    self._draw_lane(painter, fighter, top)
            self._draw_scale(painter)

    def _draw_lines(self, painter: QPainter) -> None:
        if self._now is not None and self._is_shown(self._now):
            x = self.x_of(self._now)
            painter.setPen(QPen(color("accent"), 2))
            painter.drawLine(QPointF(x, self._px(_HEAD) - 4), QPointF(x, self.height() - self._px(6)))

    def _is_shown(self, at: int) -> bool:
        """Return whether a position is within the shown part of the scale."""
        first, last = sorted(self._bounds)
        return first <= at <= last

    def _draw_scale(self, painter: QPainter) -> None:
        """Draw the scale above the visible lanes, so that it stays while they scroll."""
        top, height = self.scale_top, self._px(_HEAD) - 8
        if top:
            painter.fillRect(QRect(0, top, self.width(), height + 4), color("chrome"))
        first, last = self._bounds
        for at in _ticks(RoundScale(first, last, "")):
            is_now, is_marked = at == self._now, at % _BOLD_TICK == 0
            ticked = self._font(TextStyle.LABEL)
            ticked.setBold(is_now)
            painter.setFont(ticked)
            painter.setPen(color("accent" if is_now else "ink" if is_marked else "muted"))
            label_area = QRectF(self.x_of(at) - self._px(20), top + 2, self._px(40), height)
            painter.drawText(label_area, Qt.AlignmentFlag.AlignCenter, str(at))
        painter.setFont(self._font(TextStyle.LABEL))
        painter.setPen(color("muted"))
        label_area = QRectF(self._px(_EDGE), top + 2, self._px(_NAME), height)
        painter.drawText(label_area, Qt.AlignmentFlag.AlignVCenter, localize_text(self._scale.unit, self._words))

    def _draw_lane(self, painter: QPainter, fighter: int, top: int) -> None:
        style = TextStyle.HEADING if fighter == self._decider else TextStyle.TEXT
        written = self._font(style)
        if self._lane < self._px(LANE):
            written.setPixelSize(self._font(TextStyle.LABEL).pixelSize())
        painter.setFont(written)
        painter.setPen(color("ink"))
        name = QFontMetrics(painter.font()).elidedText(
            self._names[fighter], Qt.TextElideMode.ElideRight, self._px(_NAME) - self._px(8)
        )
        painter.drawText(QRectF(self._px(_EDGE), top, self._px(_NAME), self._lane), Qt.AlignmentFlag.AlignVCenter, name)
        middle = top + self._lane / 2
        left, right = sorted(map(self.x_of, self._bounds))
        painter.setPen(QPen(color("hairline"), 1))
        painter.drawLine(QPointF(left, middle), QPointF(right, middle))
        for mark in self._lanes[fighter]:
            self._draw_mark(painter, mark, middle)

    def _draw_mark(self, painter: QPainter, mark: TimelineMark, middle: float) -> None:
        if not self._is_shown(mark.at):
            return
        side = self._sides[mark.row] if mark.row < len(self._sides) else None
        x, half = self.x_of(mark.at), min(self._px(_MARK), self._lane - 2) / 2
        area = QRectF(x - half, middle - half, 2 * half, 2 * half)
        is_now = mark.state is MarkState.NOW or (mark.state is MarkState.OPEN and mark.at == self._now)
        is_full = mark.state in (MarkState.NOW, MarkState.OPEN)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color("chrome"))
        painter.drawEllipse(area)  # so that no line shows through a hollow mark
        if side is not None:
            paint_side_mark(painter, side, area, is_hollow=not is_full)
        else:
            painter.setPen(QPen(color("fill"), 1.5))
            painter.setBrush(color("fill" if is_full else "chrome"))
            painter.drawEllipse(area)
        if mark.state is MarkState.LOST:
            painter.setPen(QPen(color("fill") if side is None else side_color(side), 1.5))
            painter.drawLine(area.bottomLeft() + QPointF(-2, 2), area.topRight() + QPointF(2, -2))
        if is_now:
            ring = min(self._px(_RING), self._lane / 2)
            painter.setPen(QPen(color("accent"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(x, middle), ring, ring)

    def _accessible_text(self) -> str:
        """Return the accessible text of the round; of a crowd only the first lanes."""
        lanes = {
            fighter: ", ".join(f"{localize_text(each.label, self._words)} {each.at}" for each in marks)
            for fighter, marks in islice(self._lanes.items(), _MOST_SPOKEN)
        }
        text = "; ".join(f"{self._names[fighter]}: {marks}" for fighter, marks in lanes.items())
        return text if len(lanes) == len(self._lanes) else f"{text}; …"


def _ticks(scale: RoundScale) -> Sequence[int]:
    """Return the labelled positions of a scale: all of a short one, else evenly spaced ones."""
    least, most = min(scale.first, scale.last), max(scale.first, scale.last)
    step = -(-(most - least + 1) // _MOST_TICKS)
    return range(least, most + 1, step)
