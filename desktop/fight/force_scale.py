"""How the sides of a fight compare, by the game's own estimate; without one nothing is added up to a number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.theme import TextStyle, color, font, px
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.side_mark import side_color

_HEIGHT: Final = 72
_LINE: Final = 32
_BAR: Final = 8
_GAP: Final = 3


@dataclass(frozen=True, slots=True)
class SideForce:
    """A side on the scale.

    Attributes:
        name: Its name.
        mark: Its mark.
        pieces: Name and share of each fighter.
        pending: Sum of quick opponents that are not added yet.
    """

    name: str
    mark: int
    pieces: tuple[tuple[str, int], ...]
    pending: int = 0

    @property
    def total(self) -> int:
        """The sum of the side."""
        return sum(share for _, share in self.pieces)


class ForceScale(QWidget):
    """Numbers of the sides, a bar with one piece a fighter, and words about the difference in between."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._sides: tuple[SideForce, ...] = ()
        self._label = ""
        self._totals: tuple[tuple[str, int, str], ...] = ()
        self._is_line = False
        self.setAccessibleName(self.tr("Estimate of both sides"))

    def show_sides(self, sides: Sequence[SideForce], label: str) -> None:
        """Show sides.

        Args:
            sides: The sides; at least two.
            label: The game's name of the number.
        """
        self._sides, self._label, self._totals = tuple(sides), label, ()
        spoken = ", ".join(f"{self._caption(each)} {each.total}" for each in self._sides)
        self.setAccessibleDescription(f"{spoken}. {self.verdict()} {self.forecast()}".strip())
        shares = [f"{name}: {share}" for side in self._sides for name, share in side.pieces[:20]]
        self.setToolTip(escape_tool_tip("\n".join([spoken, *shares])))
        self.update()

    def show_totals(self, sides: Sequence[tuple[str, int, Sequence[str]]]) -> None:
        """Show the sums of sides in words, for a game without an estimate.

        Args:
            sides: Name, mark and sums of each side.
        """
        self._sides, self._label = (), ""
        self._totals = tuple((name, mark, " · ".join(texts)) for name, mark, texts in sides)
        self.setAccessibleDescription("; ".join(f"{name}: {text}" for name, _, text in self._totals))
        self.setToolTip("")
        self.updateGeometry()
        self.update()

    def set_line(self, *, is_line: bool) -> None:
        """Show numbers and words alone, for small windows."""
        if is_line != self._is_line:
            self._is_line = is_line
            self.updateGeometry()
            self.update()

    def _caption(self, side: SideForce) -> str:
        return self.tr("{force} of {side}").format(force=self._label, side=side.name)

    def verdict(self) -> str:
        """Return the difference of two sides in words; "" for more sides, or while one is empty."""
        if len(self._sides) != 2 or not all(side.pieces for side in self._sides):  # noqa: PLR2004 - a pair
            return ""
        first, second = self._sides
        if first.total == second.total:
            return self.tr("Both sides are equal")
        ahead, behind = (first, second) if first.total > second.total else (second, first)
        return self.tr("%n more for {side}", "", ahead.total - behind.total).format(side=ahead.name)

    def forecast(self) -> str:
        """Return what the quick opponents that are being typed would make of it; "" without any."""
        if len(self._sides) != 2 or not any(side.pending for side in self._sides):  # noqa: PLR2004 - a pair
            return ""
        first, second = (side.total + side.pending for side in self._sides)
        return self.tr("with them {first} against {second}").format(first=first, second=second)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the height of the lines and the bar."""
        return QSize(px(400), px(_LINE if self._is_line or self._totals else _HEIGHT))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the same height."""
        return QSize(px(200), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the scale."""
        with QPainter(self) as painter:
            if self._totals:
                self._paint_totals(painter)
            if not self._sides:
                return
            self._paint_numbers(painter)
            if not self._is_line:
                self._paint_bar(painter)

    def _paint_totals(self, painter: QPainter) -> None:
        width, small, strong = self.width() // len(self._totals), font(TextStyle.LABEL), font(TextStyle.HEADING)
        flag = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for place, (name, mark, text) in enumerate(self._totals):
            area = QRect(place * width, 0, width - px(12), px(_LINE))
            shown = QFontMetrics(strong).elidedText(name, Qt.TextElideMode.ElideRight, area.width() // 2)
            painter.setFont(strong)
            painter.setPen(side_color(mark))
            painter.drawText(area, flag, shown)
            rest = area.adjusted(QFontMetrics(strong).horizontalAdvance(shown) + px(10), 0, 0, 0)
            painter.setFont(small)
            painter.setPen(color("muted"))
            painter.drawText(
                rest, flag, QFontMetrics(small).elidedText(text, Qt.TextElideMode.ElideRight, rest.width())
            )

    def _paint_numbers(self, painter: QPainter) -> None:
        number, small = font(TextStyle.VALUE), font(TextStyle.LABEL)
        metrics, line = QFontMetrics(number), px(_LINE)
        width = self.width() // len(self._sides)
        words = self.verdict()
        room = self.width() // 3 if words else width
        for place, side in enumerate(self._sides):
            is_last = place == len(self._sides) - 1
            total, caption = str(side.total), self._caption(side)
            taken = metrics.horizontalAdvance(total) + px(8)
            caption = QFontMetrics(small).elidedText(caption, Qt.TextElideMode.ElideRight, room - taken)
            area = QRect(self.width() - room if is_last else place * width, 0, room, line)
            flag = Qt.AlignmentFlag.AlignRight if is_last else Qt.AlignmentFlag.AlignLeft
            painter.setFont(number)
            painter.setPen(side_color(side.mark))
            painter.drawText(area, int(flag | Qt.AlignmentFlag.AlignVCenter), total)
            painter.setFont(small)
            painter.setPen(color("muted"))
            beside = area.adjusted(0, px(4), -taken, 0) if is_last else area.adjusted(taken, px(4), 0, 0)
            painter.drawText(beside, int(flag | Qt.AlignmentFlag.AlignVCenter), caption)
        if words:
            self._paint_words(painter, QRect(room, 0, self.width() - 2 * room, line), words)

    def _paint_words(self, painter: QPainter, area: QRect, words: str) -> None:
        strong, small, more = font(TextStyle.HEADING), font(TextStyle.LABEL), self.forecast()
        first = QFontMetrics(strong).horizontalAdvance(words)
        second = QFontMetrics(small).horizontalAdvance(more) + px(8) if more else 0
        left = area.left() + max(0, (area.width() - first - second) // 2)
        painter.setFont(strong)
        painter.setPen(color("ink"))
        flag = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(QRect(left, area.top(), first + 1, area.height()), flag, words)
        if more:
            painter.setFont(small)
            painter.setPen(color("muted"))
            rest = QRect(left + first + px(8), area.top() + px(2), area.right() - left - first - px(8), area.height())
            shown = QFontMetrics(small).elidedText(more, Qt.TextElideMode.ElideRight, rest.width())
            painter.drawText(rest, flag, shown)

    def _paint_bar(self, painter: QPainter) -> None:
        pieces = [(side, name, share) for side in self._sides for name, share in side.pieces if share > 0]
        top, total = px(_LINE) + px(4), sum(share for _, _, share in pieces)
        if not total:
            painter.fillRect(QRectF(0, top, self.width(), px(_BAR)), color("track"))
            return
        gap = px(_GAP) if len(pieces) <= 40 else 1  # noqa: PLR2004 - more pieces need the room themselves
        room, left, small = self.width() - gap * (len(pieces) - 1), 0.0, font(TextStyle.LABEL)
        painter.setFont(small)
        for number, (side, name, share) in enumerate(pieces):
            width = room * share / total
            painter.fillRect(QRectF(left, top, width, px(_BAR)), side_color(side.mark))
            text = f"{name}: {share}"
            if QFontMetrics(small).horizontalAdvance(text) <= width:
                is_last = number == len(pieces) - 1
                flag = Qt.AlignmentFlag.AlignRight if is_last else Qt.AlignmentFlag.AlignLeft
                painter.setPen(color("muted"))
                area = QRectF(left, top + px(_BAR) + px(4), width, px(18))
                painter.drawText(area, int(flag | Qt.AlignmentFlag.AlignTop), text)
            left += width + gap
