"""Widget: a segment control, a row of choices of which one is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from desktop.theme import TextStyle, color, font, px
from desktop.widgets.painting import RADIUS, box

_SMALL: Final = 24
_PADDING: Final = 9
_LEAST_PADDING: Final = 4
_DETAIL_GAP: Final = 4


@dataclass(frozen=True, slots=True)
class Segment:
    """One choice of a segment control.

    Attributes:
        key: Its key.
        text: Its name.
        detail: A few muted letters behind it: the armor of a place.
        hint: Its tooltip.
        is_open: Whether it can be chosen.
    """

    key: str
    text: str
    detail: str = ""
    hint: str = ""
    is_open: bool = True


class Segments(QWidget):
    """Choices side by side, the chosen one tinted; arrow keys, Home and End choose, as a click does.

    Signals:
        chosen: The user chose a segment; its key.

    Args:
        height: Height at 100 %: 24 with letters of 11 pixels, 32 with letters of 13.
        style: Another style of the letters, where 32 is a matter of the row that they are in.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None, *, height: int = 24, style: TextStyle | None = None) -> None:
        super().__init__(parent)
        self._height = height
        self._style = style or (TextStyle.LABEL if height <= _SMALL else TextStyle.TEXT)
        self._segments: tuple[Segment, ...] = ()
        self._key = ""
        self._hovered = -1
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    @property
    def segments(self) -> tuple[Segment, ...]:
        """The choices."""
        return self._segments

    @property
    def key(self) -> str:
        """The key of the chosen segment; "" if none is chosen."""
        return self._key

    def show_segments(self, segments: Sequence[Segment], key: str) -> None:
        """Show choices, one of them chosen; the signal is not emitted.

        Args:
            segments: The choices.
            key: Key of the chosen one; "" for none.
        """
        if tuple(segments) == self._segments and key == self._key:
            return
        self._segments, self._key = tuple(segments), key
        self._describe()
        self.updateGeometry()
        self.update()

    def choose(self, key: str) -> None:
        """Choose a segment as the user does."""
        segment = next((each for each in self._segments if each.key == key), None)
        if segment is None or not segment.is_open or key == self._key:
            return
        self._key = key
        self._describe()
        self.update()
        self.chosen.emit(key)

    def segment_rect(self, key: str) -> QRectF:
        """Return the area of a segment."""
        for segment, area in zip(self._segments, self._areas(), strict=True):
            if segment.key == key:
                return area
        return QRectF()

    def _describe(self) -> None:
        """Tell screen readers what is chosen."""
        segment = next((each for each in self._segments if each.key == self._key), None)
        self.setAccessibleDescription("" if segment is None else f"{segment.text} {segment.detail}".strip())

    # ------------------------------------------------------------------------------------------------------ the size

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size in which every segment has its full text."""
        return QSize(round(sum(self._widths(px(_PADDING)))) + 2, px(self._height))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return a size in which texts are still whole, with less space around them."""
        return QSize(round(sum(self._widths(px(_LEAST_PADDING)))) + 2, px(self._height))

    def _widths(self, padding: float) -> list[float]:
        metrics, strong = QFontMetricsF(self._font()), QFontMetricsF(self._font(is_strong=True))
        widths = []
        for segment in self._segments:
            detail = px(_DETAIL_GAP) + strong.horizontalAdvance(segment.detail) if segment.detail else 0
            text = max(metrics.horizontalAdvance(segment.text), strong.horizontalAdvance(segment.text))
            widths.append(2 * padding + text + detail)
        return widths

    def _font(self, *, is_strong: bool = False) -> QFont:
        styled = font(self._style)
        if is_strong:
            styled.setWeight(QFont.Weight.DemiBold)
        return styled

    def _areas(self) -> list[QRectF]:
        widths = self._widths(px(_PADDING))
        total, edge, areas = sum(widths) or 1.0, 0.0, []
        for width in widths:
            share = width * self.width() / total
            areas.append(QRectF(edge, 0, share, self.height()))
            edge += share
        return areas

    # ------------------------------------------------------------------------------------------------------- events

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Choose with arrow keys, Home and End."""
        keys = [each.key for each in self._segments if each.is_open]
        position = keys.index(self._key) if self._key in keys else -1
        places = {
            Qt.Key.Key_Left: max(0, position - 1),
            Qt.Key.Key_Right: min(len(keys) - 1, position + 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: len(keys) - 1,
        }
        if keys and Qt.Key(event.key()) in places:
            self.choose(keys[places[Qt.Key(event.key())]])
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Choose the clicked segment."""
        index = self._index_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and index >= 0:
            self.choose(self._segments[index].key)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Show the segment under the pointer."""
        self._set_hovered(self._index_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """Show no segment as hovered."""
        self._set_hovered(-1)
        super().leaveEvent(event)

    def event(self, event: QEvent) -> bool:
        """Show the tooltip of the segment under the pointer."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            index = self._index_at(QPointF(event.pos()))
            hint = self._segments[index].hint if index >= 0 else ""
            QToolTip.showText(event.globalPos(), hint, self)
            return True
        return super().event(event)

    def _index_at(self, point: QPointF) -> int:
        return next((index for index, area in enumerate(self._areas()) if area.contains(point)), -1)

    def _set_hovered(self, index: int) -> None:
        if index != self._hovered:
            self._hovered = index
            self.update()

    # ------------------------------------------------------------------------------------------------------ drawing

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the box, the chosen tint and the texts."""
        with QPainter(self) as painter:
            area = QRectF(self.rect())
            box(painter, area, "card", "strong")
            areas = self._areas()
            for index, (segment, own) in enumerate(zip(self._segments, areas, strict=True)):
                is_chosen = segment.key == self._key
                if is_chosen or (index == self._hovered and segment.is_open and self.isEnabled()):
                    painter.save()
                    painter.setClipRect(own)
                    box(painter, area, "tint" if is_chosen else "chrome", "strong")
                    painter.restore()
                if index:
                    painter.setPen(QPen(color("strong"), 1))
                    painter.drawLine(QPointF(own.left(), 1), QPointF(own.left(), own.height() - 1))
                self._draw_text(painter, segment, own, is_chosen=is_chosen)
            if self.hasFocus():
                painter.setPen(QPen(color("accent"), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), px(RADIUS), px(RADIUS))

    def _draw_text(self, painter: QPainter, segment: Segment, area: QRectF, *, is_chosen: bool) -> None:
        styled = self._font(is_strong=is_chosen)
        metrics = QFontMetricsF(styled)
        gap = px(_DETAIL_GAP) if segment.detail else 0
        detail = metrics.horizontalAdvance(segment.detail)
        room = area.width() - 2 * px(_LEAST_PADDING) - gap - detail
        text = metrics.elidedText(segment.text, Qt.TextElideMode.ElideRight, max(0.0, room) + 1)
        left = area.left() + (area.width() - metrics.horizontalAdvance(text) - gap - detail) / 2
        faint = not (segment.is_open and self.isEnabled())
        painter.setFont(styled)
        painter.setPen(color("accent" if is_chosen and self.isEnabled() else "muted" if faint else "ink"))
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(QRectF(left, area.top(), area.width(), area.height()), middle, text)
        if segment.detail:
            if not is_chosen:
                painter.setPen(color("muted"))
            edge = left + metrics.horizontalAdvance(text) + gap
            painter.drawText(QRectF(edge, area.top(), area.width(), area.height()), middle, segment.detail)
