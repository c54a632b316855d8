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

LANE: Final = 22
_NAME: Final = 132
_HEAD: Final = 22
_EDGE: Final = 24
_MARK: Final = 10
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
        if self._marks is not marks:
            self._marks = tuple(marks)
            lanes: dict[int, list[TimelineMark]] = {}
            for mark in self._marks:
                lanes.setdefault(mark.row, []).append(mark)
            self._lanes = dict(sorted(lanes.items()))
            self.setAccessibleDescription(self._accessible_text())
        self.setFixedHeight(self.sizeHint().height())
        self.update()

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
        top = self._px(_HEAD) + self.lanes.index(fighter) * self._px(LANE)
        return QRect(0, top, self.width(), self._px(LANE))

    def _px(self, size: float) -> int:
        return px(size * self._times)

    def _font(self, kind: TextStyle) -> QFont:
        large = font(kind)
        large.setPixelSize(round(large.pixelSize() * self._times))
        return large

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of all lanes."""
        return QSize(px(480), self._px(_HEAD + LANE * len(self.lanes) + 8) if self._marks else 0)

    def x_of(self, at: int) -> float:
        """Return the x position of a time on the scale."""
        first, last = self._scale.first, self._scale.last
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
            first = (event.rect().top() - self._px(_HEAD)) // self._px(LANE)
            last = (event.rect().bottom() - self._px(_HEAD)) // self._px(LANE)
            for lane, fighter in islice(enumerate(self._lanes), max(0, first), max(0, last + 1)):
                self._draw_lane(painter, lane, fighter)
            self._draw_scale(painter)

    def _draw_lines(self, painter: QPainter) -> None:
        bottom = self.height() - self._px(6)
        for at in _ticks(self._scale):
            x = self.x_of(at)
            is_now = at == self._now
            painter.setPen(QPen(color("accent" if is_now else "hairline"), 2 if is_now else 1))
            painter.drawLine(QPointF(x, self._px(_HEAD) - 2), QPointF(x, bottom))

    def _draw_scale(self, painter: QPainter) -> None:
        """Draw the scale above the visible lanes, so that it stays while they scroll."""
        top, height = self.scale_top, self._px(_HEAD) - 6
        if top:
            painter.fillRect(QRect(0, top, self.width(), height + 4), self.palette().window())
        painter.setFont(self._font(TextStyle.LABEL))
        for at in _ticks(self._scale):
            painter.setPen(color("accent" if at == self._now else "muted"))
            label_area = QRectF(self.x_of(at) - self._px(20), top + 2, self._px(40), height)
            painter.drawText(label_area, Qt.AlignmentFlag.AlignCenter, str(at))
        painter.setPen(color("muted"))
        label_area = QRectF(self._px(_EDGE), top + 2, self._px(_NAME), height)
        painter.drawText(label_area, Qt.AlignmentFlag.AlignVCenter, localize_text(self._scale.unit, self._words))

    def _draw_lane(self, painter: QPainter, lane: int, fighter: int) -> None:
        top = self._px(_HEAD) + lane * self._px(LANE)
        painter.setFont(self._font(TextStyle.HEADING if fighter == self._decider else TextStyle.TEXT))
        painter.setPen(color("ink"))
        name = QFontMetrics(painter.font()).elidedText(
            self._names[fighter], Qt.TextElideMode.ElideRight, self._px(_NAME) - self._px(8)
        )
        painter.drawText(
            QRectF(self._px(_EDGE), top, self._px(_NAME), self._px(LANE)), Qt.AlignmentFlag.AlignVCenter, name
        )
        middle = top + self._px(LANE) / 2
        for mark in self._lanes[fighter]:
            self._draw_mark(painter, mark, middle)

    def _draw_mark(self, painter: QPainter, mark: TimelineMark, middle: float) -> None:
        x, half = self.x_of(mark.at), self._px(_MARK) / 2
        area = QRectF(x - half, middle - half, 2 * half, 2 * half)
        if mark.state is MarkState.LOST:
            painter.setPen(QPen(color("muted"), 1.5))
            painter.drawLine(area.topLeft(), area.bottomRight())
            painter.drawLine(area.bottomLeft(), area.topRight())
            return
        is_now = mark.state is MarkState.NOW or (mark.state is MarkState.OPEN and mark.at == self._now)
        painter.setPen(QPen(color("accent" if is_now else "fill"), 1.5))
        painter.setBrush(color("fill") if mark.state is MarkState.DONE else color("card"))
        painter.drawEllipse(area)

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
