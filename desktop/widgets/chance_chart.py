"""Widget: bar chart of the chance of each total in percent; reached totals are darker."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass
from fractions import Fraction
from itertools import count
from math import floor, log10
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from core.character.formula_display import to_typographic
from desktop.numerals import percent
from desktop.theme import TextStyle, color, font, px
from desktop.widgets.painting import hairline

_GAP: Final = 0.14
"""Space between two bars, as a share of the distance of their left edges."""
_WIDEST: Final = 48
"""Largest distance of two bars."""
_EVEN: Final = 4
"""From this distance on, in device pixels, all bars are equally wide; narrower ones fill the width of the chart."""
_LEAST_WITH_GAP: Final = 3
"""Least distance of bars with a gap, in device pixels."""
_TICK: Final = 40
"""Least distance of two ticks of the axis of chances, unless it would have fewer than `_LEAST_TICKS`."""
_LEAST_TICKS: Final = 3
"""Most ticks above 0 of a low chart; with fewer, no round number may be as low as the highest bar."""
_LABEL_GAP: Final = 8
_EXACT: Final = 12
"""Decimal places that write every tick exactly."""


@dataclass(frozen=True, slots=True)
class AxisLabel:
    """A label of an axis and the area it is drawn in."""

    text: str
    area: QRectF


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar of the chart: of one total, or of several neighbours that share a device pixel, with the highest chance."""

    area: QRectF
    is_reached: bool


class ChanceChart(QWidget):
    """Bars of chances by total, darker where the total is reached.

    A tool tip shows the total and the chance under the pointer. The owner sets the accessible name, which should say
    what the chart shows, and provides the numbers as text, too.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chances: dict[int, Fraction] = {}
        self._highest = Fraction(1)
        self._heights: list[float] = []
        self._reached: Set[int] = frozenset()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_chances(self, chances: Mapping[int, Fraction], reached: Set[int]) -> None:
        """Show a distribution.

        Args:
            chances: The chance of every total, of a range without gaps, in rising order.
            reached: The totals that count as a success.
        """
        self._chances, self._reached = dict(chances), reached
        self._highest = max(chances.values(), default=Fraction(1))
        self._heights = [float(chance / self._highest) for chance in chances.values()]
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return a size at which the bars of three dice are clear."""
        return QSize(px(320), px(192))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the size below which the chart cannot be read."""
        return QSize(px(160), px(96))

    # ------------------------------------------------------------------------------------------------------- geometry

    def chance_labels(self) -> list[AxisLabel]:
        """Return the labels of the axis of chances, 0 first."""
        plot, metrics = self._plot(), _metrics()
        return [
            AxisLabel(text, QRectF(0, y - metrics.height() / 2, plot.left() - px(_LABEL_GAP), metrics.height()))
            for text, y in self._ticks(plot)
        ]

    def total_labels(self) -> list[AxisLabel]:
        """Return the labels of the axis of totals: round numbers, as many as fit."""
        if not self._chances:
            return []
        plot, metrics, (left, pitch) = self._plot(), _metrics(), self._columns()
        first, last = self._range()
        widest = max(metrics.horizontalAdvance(_written(total)) for total in (first, last)) + px(_LABEL_GAP)
        step = next(step for step in _round_steps() if step * pitch >= widest)
        totals = range(first + -first % step, last + 1, step) or (first,)
        labels: list[AxisLabel] = []
        for total in totals:
            text = _written(total)
            width = metrics.horizontalAdvance(text)
            x = left + (total - first + 0.5) * pitch - width / 2
            area = QRectF(min(max(x, 0), self.width() - width), plot.bottom() + px(4), width, metrics.height())
            if not labels or labels[-1].area.right() < area.left():
                labels.append(AxisLabel(text, area))
        return labels

    def bars(self) -> list[Bar]:
        """Return the bars from left to right; their edges are on device pixels."""
        if not self._chances:
            return []
        ratio, plot, (left, pitch) = self.devicePixelRatioF(), self._plot(), self._columns()
        start, step = left * ratio, pitch * ratio
        gap = max(1, round(step * _GAP)) if step >= _LEAST_WITH_GAP else 0
        tallest: dict[int, tuple[float, int, int]] = {}
        for index, (total, height) in enumerate(zip(self._chances, self._heights, strict=True)):
            edge = round(start + index * step)
            end = max(edge + 1, round(start + (index + 1) * step) - gap)
            tallest[edge] = max(tallest.get(edge, (0.0, 0, 0)), (height, end, total))
        floor_y, plot_height = round(plot.bottom() * ratio), plot.height() * ratio
        bars = []
        for edge, (height, end, total) in tallest.items():
            tall = max(1, round(plot_height * height))
            area = QRectF(edge / ratio, (floor_y - tall) / ratio, (end - edge) / ratio, tall / ratio)
            bars.append(Bar(area, total in self._reached))
        return bars

    def total_at(self, x: float) -> int | None:
        """Return the total whose bar is at a horizontal position; None beside the bars."""
        if not self._chances:
            return None
        left, pitch = self._columns()
        index = floor((x - left) / pitch)
        return self._range()[0] + index if 0 <= index < len(self._chances) else None

    def _range(self) -> tuple[int, int]:
        first = next(iter(self._chances))
        return first, first + len(self._chances) - 1

    def _plot(self) -> QRectF:
        """Return the area of the bars, which leaves room for all labels."""
        metrics = _metrics()
        top, below = metrics.height() / 2, metrics.height() + px(4)
        area = QRectF(0, top, self.width(), max(1.0, self.height() - top - below))
        labels = [metrics.horizontalAdvance(text) for text, _y in self._ticks(area)]
        return area.adjusted(min(max(labels, default=0.0) + px(_LABEL_GAP), area.width() - 1), 0, 0, 0)

    def _ticks(self, area: QRectF) -> Iterator[tuple[str, float]]:
        """Yield text and position of each tick of the axis of chances."""
        if not self._chances:
            return
        step = _round_step(self._highest, max(_LEAST_TICKS, floor(area.height() / px(_TICK))))
        for index in range(floor(self._highest / step) + 1):
            yield percent(index * step, _EXACT), area.bottom() - area.height() * float(index * step / self._highest)

    def _columns(self) -> tuple[float, float]:
        """Return the left edge of the first bar and the distance of the bars."""
        plot, ratio = self._plot(), self.devicePixelRatioF()
        pitch = min(plot.width() / len(self._chances), px(_WIDEST)) * ratio
        pitch = (floor(pitch) if pitch >= _EVEN else pitch) / ratio
        return plot.left() + (plot.width() - pitch * len(self._chances)) / 2, pitch

    # --------------------------------------------------------------------------------------------------------- events

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """Draw axes, labels and bars."""
        if not self._chances:
            return
        plot = self._plot()
        with QPainter(self) as painter:
            for _text, y in self._ticks(plot):
                hairline(painter, plot.left(), plot.right(), round(y))
            painter.setFont(font(TextStyle.LABEL))
            painter.setPen(color("muted"))
            for label in self.chance_labels():
                painter.drawText(label.area, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, label.text)
            for label in self.total_labels():
                painter.drawText(label.area, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, label.text)
            for bar in self.bars():
                painter.fillRect(bar.area, color("fill" if bar.is_reached else "soft"))

    def event(self, event: QEvent) -> bool:
        """Show the total and the chance under the pointer as a tool tip."""
        if not isinstance(event, QHelpEvent) or event.type() is not QEvent.Type.ToolTip:
            return super().event(event)
        total = self.total_at(event.pos().x())
        if total is None:
            QToolTip.hideText()
            event.ignore()
            return True
        left, pitch = self._columns()
        column = QRectF(left + (total - self._range()[0]) * pitch, 0, max(pitch, 1), self.height()).toAlignedRect()
        QToolTip.showText(event.globalPos(), f"{_written(total)}: {percent(self._chances[total])}", self, column)
        return True


def _metrics() -> QFontMetricsF:
    return QFontMetricsF(font(TextStyle.LABEL))


def _written(total: int) -> str:
    return to_typographic(str(total))


def _round_steps() -> Iterator[int]:
    """Yield 1, 2, 5, 10, 20, 50 and so on."""
    for power in count():
        yield from (10**power, 2 * 10**power, 5 * 10**power)


def _round_step(length: Fraction, most: int) -> Fraction:
    """Return the least step of 1, 2 or 5 times a power of ten that fits into a length at most so often."""
    power = Fraction(10) ** floor(log10(length / most))
    return next(power * factor for factor in (1, 2, 5, 10) if length / (power * factor) <= most)
