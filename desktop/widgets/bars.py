"""Widgets that show an amount as bar, dots or segments; screen readers see progress bars."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Property, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QProgressBar, QSizePolicy, QWidget

from desktop.theme import TextStyle, color, font, px
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.property_types import STRING_LIST

MOST: Final = 1_000_000
"""Maximum of the Qt progress bar; drawing uses the exact numbers."""


class Gauge(QProgressBar):
    """Base class of bars: an amount out of a greatest amount."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._amount = 0.0
        self._limit = 0.0
        self.setTextVisible(False)
        self.setMinimumHeight(0)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_numbers(self, amount: float, limit: float) -> None:
        """Show an amount of a limit; values out of range are drawn at the edge."""
        if (amount, limit) == (self._amount, self._limit):
            return
        old_size = None if limit == self._limit else self.sizeHint()
        self._amount, self._limit = amount, limit
        self.setUpdatesEnabled(False)  # Qt would paint at once, and once more later
        self.setRange(0, max(1, min(MOST, round(limit))))
        self.setValue(max(0, min(self.maximum(), round(amount))))
        self.setUpdatesEnabled(True)
        if old_size is not None and old_size != self.sizeHint():
            self.updateGeometry()  # most have the room of every length, and the form need not be laid out again
        self.update()

    @property
    def filled_share(self) -> float:
        """Filled share, from 0 to 1."""
        return min(1.0, max(0.0, self._amount / self._limit)) if self._limit > 0 else 0.0

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the least size."""
        return self.sizeHint()


class Track(Gauge):
    """A bar of 6 px, three for a point; past 20 points it is scaled to 60."""

    HEIGHT: Final = 6
    A_POINT: Final = 3
    LONGEST: Final = 20

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._length_field = ""
        self._is_scaled = True

    def _get_length_field(self) -> str:
        return self._length_field

    def _set_length_field(self, length_field: str) -> None:
        self._length_field = length_field

    def _get_is_scaled(self) -> bool:
        return self._is_scaled

    def _set_is_scaled(self, is_scaled: bool) -> None:
        self._is_scaled = is_scaled
        horizontal = QSizePolicy.Policy.Fixed if is_scaled else QSizePolicy.Policy.Expanding
        self.setSizePolicy(horizontal, QSizePolicy.Policy.Fixed)

    length_field = Property(str, _get_length_field, _set_length_field)
    is_scaled = Property(bool, _get_is_scaled, _set_is_scaled)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of the longest bar."""
        return QSize(px(self.A_POINT * self.LONGEST), px(self.HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw track and fill."""
        with QPainter(self) as painter:
            length = float(self.width())
            if self._is_scaled:
                length = min(length, px(self.A_POINT) * min(max(self._limit, 0), self.LONGEST))
            top = (self.height() - px(self.HEIGHT)) / 2
            painter.fillRect(QRectF(0, top, length, px(self.HEIGHT)), color("track"))
            painter.fillRect(QRectF(0, top, length * self.filled_share, px(self.HEIGHT)), color("fill"))


class Pips(Gauge):
    """Dots, some of them full."""

    SIDE: Final = 8
    GAP: Final = 5

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._count_field = ""
        self._limit = 5.0

    def _get_count(self) -> int:
        return round(self._limit)

    def _set_count(self, count: int) -> None:
        self.show_numbers(self._amount, count)

    def _get_count_field(self) -> str:
        return self._count_field

    def _set_count_field(self, count_field: str) -> None:
        self._count_field = count_field

    count = Property(int, _get_count, _set_count)
    count_field = Property(str, _get_count_field, _set_count_field)

    def _shown(self) -> int:
        return max(0, min(20, round(self._limit)))

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of all dots."""
        return QSize(max(1, self._shown() * (px(self.SIDE) + px(self.GAP)) - px(self.GAP)), px(self.SIDE) + 2)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the dots."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            radius = px(self.SIDE) / 2
            for index in range(self._shown()):
                middle = QPointF(radius + index * (px(self.SIDE) + px(self.GAP)), self.height() / 2)
                if index < self._amount:
                    painter.setPen(Qt.PenStyle.NoPen)
                    painter.setBrush(color("fill"))
                    painter.drawEllipse(middle, radius, radius)
                else:
                    is_next = index < self._amount + 1
                    painter.setPen(QPen(color("accent" if is_next else "strong"), 1))
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    painter.drawEllipse(middle, radius - 0.5, radius - 0.5)


class StepBar(Gauge):
    """Segments of equal value with labels below; the one being filled is drawn in the accent colour."""

    SEGMENT: Final = (46, 8)
    GAP: Final = 5
    MARKS: Final = 18

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rate_field = ""
        self._count = 5
        self._rate = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def _get_rate_field(self) -> str:
        return self._rate_field

    def _set_rate_field(self, rate_field: str) -> None:
        self._rate_field = rate_field

    def _get_count(self) -> int:
        return self._count

    def _set_count(self, count: int) -> None:
        self._count = max(1, min(20, count))
        self.updateGeometry()

    rate_field = Property(str, _get_rate_field, _set_rate_field)
    count = Property(int, _get_count, _set_count)

    def show_steps(self, amount: float, rate: float) -> None:
        """Show an amount on segments of a value each."""
        self._rate = rate
        self.show_numbers(amount, rate * self._count)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of segments and labels."""
        width, height = self.SEGMENT
        return QSize(self._count * px(width + self.GAP) - px(self.GAP), px(height + self.MARKS))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the size of short segments."""
        return QSize(self._count * px(28), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw segments and marks."""
        with QPainter(self) as painter:
            gap, height = px(self.GAP), px(self.SEGMENT[1])
            width = (self.width() - gap * (self._count - 1)) / self._count
            painter.setFont(font(TextStyle.LABEL))
            for index in range(self._count):
                area = QRectF(index * (width + gap), 0, width, height)
                painter.fillRect(area, color("track"))
                full = min(1.0, max(0.0, self._amount / self._rate - index)) if self._rate > 0 else 0.0
                if full:
                    part = QRectF(area.left(), 0, width * full, height)
                    painter.fillRect(part, color("fill" if full >= 1 else "accent"))
                if self._rate > 0:
                    painter.setPen(color("muted"))
                    mark = f"{self._rate * (index + 1):g}"
                    below = QRectF(area.left(), height, width, px(self.MARKS))
                    painter.drawText(below, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom), mark)


class LoadBar(Gauge):
    """Stacked bar of a load against its limit, with a legend."""

    HEIGHT: Final = 12
    LEGEND: Final = 22
    SWATCH: Final = 8
    STEPS: Final = (1.0, 0.72, 0.5, 0.32, 0.2)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts: list[str] = []
        self._labels: list[str] = []
        self._limit_field = ""
        self._shares: tuple[tuple[str, float, str], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _get_parts(self) -> list[str]:
        return self._parts

    def _set_parts(self, parts: list[str]) -> None:
        self._parts = list(parts)

    def _get_part_labels(self) -> list[str]:
        return self._labels

    def _set_part_labels(self, labels: list[str]) -> None:
        self._labels = list(labels)

    def _get_limit_field(self) -> str:
        return self._limit_field

    def _set_limit_field(self, limit_field: str) -> None:
        self._limit_field = limit_field

    parts = Property(STRING_LIST, _get_parts, _set_parts)
    part_labels = Property(STRING_LIST, _get_part_labels, _set_part_labels)
    limit_field = Property(str, _get_limit_field, _set_limit_field)

    def show_load(self, shares: tuple[tuple[str, float, str], ...], limit: float) -> None:
        """Show parts of a load against a limit.

        Args:
            shares: Name, weight and formatted weight of each part.
            limit: The greatest load.
        """
        if shares == self._shares and limit == self._limit:
            return
        self._shares = shares
        self.show_numbers(sum(weight for _, weight, _ in shares), limit)
        self.setToolTip(escape_tool_tip(", ".join(f"{name} {words}" for name, _, words in shares)))
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of bar and legend."""
        return QSize(px(240), px(self.HEIGHT + self.LEGEND))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the size of a short bar."""
        return QSize(px(120), px(self.HEIGHT + self.LEGEND))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw bar and legend."""
        with QPainter(self) as painter:
            bar = QRectF(0, 0, self.width(), px(self.HEIGHT))
            painter.fillRect(bar, color("track"))
            most = max(self._limit, sum(weight for _, weight, _ in self._shares), 1e-9)
            left, text_left = 0.0, 0.0
            painter.setFont(font(TextStyle.LABEL))
            metrics = QFontMetricsF(painter.font())
            side = px(self.SWATCH)
            middle = px(self.HEIGHT) + px(self.LEGEND) / 2 + 2
            for index, (name, weight, words) in enumerate(self._shares):
                shade = color("fill")
                shade.setAlphaF(self.STEPS[min(index, len(self.STEPS) - 1)])
                width = bar.width() * max(0.0, weight) / most
                painter.fillRect(QRectF(left, 0, max(0.0, width - 1), bar.height()), shade)
                left += width
                text = f"{name} {words}"
                if text_left + side + metrics.horizontalAdvance(text) + 6 > self.width():
                    continue
                painter.fillRect(QRectF(text_left, middle - side / 2, side, side), shade)
                painter.setPen(color("muted"))
                painter.drawText(QPointF(text_left + side + 6, middle + metrics.capHeight() / 2), text)
                text_left += side + 6 + metrics.horizontalAdvance(text) + 16
            if self._limit and most > self._limit:
                edge = bar.width() * self._limit / most
                painter.fillRect(QRectF(edge, 0, bar.width() - edge, 2), color("amber"))
