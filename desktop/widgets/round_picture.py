"""The picture of a round: a line for everybody who takes part, with what will happen and has happened on its scale."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from core.play import Mark, MarkState, Scale
from desktop.theme import Type, color, font, px

LANE: Final = 22
_NAME: Final = 132
_HEAD: Final = 22
_EDGE: Final = 24
_MARK: Final = 10
_MOST_TICKS: Final = 25


class RoundPicture(QWidget):
    """What everybody does in a round, on the scale that the game has: seconds, blows, one declaration."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._marks: tuple[Mark, ...] = ()
        self._scale = Scale(1, 1, "")
        self._now: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.setAccessibleName(self.tr("Picture of the round"))

    def show_round(self, names: Sequence[str], marks: Sequence[Mark], scale: Scale, now: int | None) -> None:
        """Show a round.

        Args:
            names: Everybody who takes part, in order; only those with something on the scale get a line.
            marks: What is on it.
            scale: What the round is measured in.
            now: Where it stands, or None.
        """
        self._names = tuple(names)
        self._marks = tuple(marks)
        self._scale = scale
        self._now = now
        self.setAccessibleDescription(self._spoken())
        self.setFixedHeight(self.sizeHint().height())
        self.update()

    @property
    def lanes(self) -> tuple[int, ...]:
        """Those who have something on the scale, in order."""
        return tuple(sorted({mark.who for mark in self._marks}))

    def sizeHint(self) -> QSize:  # noqa: N802
        """Give room for a line each."""
        return QSize(px(480), px(_HEAD + LANE * len(self.lanes) + 8) if self._marks else 0)

    def x_of(self, at: int) -> float:
        """Give where a place of the scale lies."""
        first, last = self._scale.first, self._scale.last
        room = self.width() - px(_NAME) - 2 * px(_EDGE)
        share = 0.0 if first == last else (at - first) / (last - first)
        return px(_NAME) + px(_EDGE) + room * min(max(share, 0.0), 1.0)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw scale, lines and marks."""
        if not self._marks:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_scale(painter)
        for place, who in enumerate(self.lanes):
            self._draw_lane(painter, place, who)
        painter.end()

    def _draw_scale(self, painter: QPainter) -> None:
        painter.setFont(font(Type.LABEL))
        bottom = self.height() - px(6)
        for at in _ticks(self._scale):
            x = self.x_of(at)
            is_now = at == self._now
            painter.setPen(QPen(color("accent" if is_now else "hairline"), 2 if is_now else 1))
            painter.drawLine(QPointF(x, px(_HEAD) - 2), QPointF(x, bottom))
            painter.setPen(color("accent" if is_now else "muted"))
            painter.drawText(QRectF(x - 20, 2, 40, px(_HEAD) - 6), Qt.AlignmentFlag.AlignCenter, str(at))
        painter.setPen(color("muted"))
        painter.drawText(
            QRectF(px(_EDGE), 2, px(_NAME), px(_HEAD) - 6), Qt.AlignmentFlag.AlignVCenter, self._scale.unit
        )

    def _draw_lane(self, painter: QPainter, place: int, who: int) -> None:
        top = px(_HEAD) + place * px(LANE)
        painter.setFont(font(Type.TEXT))
        painter.setPen(color("ink"))
        name = QFontMetrics(painter.font()).elidedText(self._names[who], Qt.TextElideMode.ElideRight, px(_NAME) - px(8))
        painter.drawText(QRectF(px(_EDGE), top, px(_NAME), px(LANE)), Qt.AlignmentFlag.AlignVCenter, name)
        middle = top + px(LANE) / 2
        for mark in (each for each in self._marks if each.who == who):
            self._draw_mark(painter, mark, middle)

    def _draw_mark(self, painter: QPainter, mark: Mark, middle: float) -> None:
        x, half = self.x_of(mark.at), px(_MARK) / 2
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

    def _spoken(self) -> str:
        """Say the round in words."""
        lines = []
        for who in self.lanes:
            own = ", ".join(f"{each.label} {each.at}" for each in self._marks if each.who == who)
            lines.append(f"{self._names[who]}: {own}")
        return "; ".join(lines)


def _ticks(scale: Scale) -> Sequence[int]:
    """Give the places of a scale that are marked: all of a short one, else some in even steps."""
    least, most = min(scale.first, scale.last), max(scale.first, scale.last)
    step = -(-(most - least + 1) // _MOST_TICKS)
    return range(least, most + 1, step)
