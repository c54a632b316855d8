"""Widget: a row for something that play uses up: name, bar, current and greatest amount, steps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QWidget

from desktop.theme import TextStyle, color, font, px
from desktop.widgets.painting import box
from desktop.widgets.step_buttons import StepButtons, key_step

HEIGHT: Final = 28
_LEAST_HEIGHT: Final = 24
"""Height of a row where the window is low."""
_ABBREVIATION: Final = 44
_BAR: Final = 84
_LEAST_BAR: Final = 40
_LEAST_BAR_BESIDE_FIELDS: Final = 28
_A_POINT: Final = 4
_BAR_HEIGHT: Final = 8
_NOW: Final = 32
_MOST: Final = 34
_PENDING: Final = 34
_FIELD: Final = 32
_GAP: Final = 6
_MOST_LIMIT: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class TrackValues:
    """What a row shows.

    Attributes:
        name: What it is.
        abbreviation: Its abbreviation, or "".
        now, most: Its current amount and its greatest one, as numbers.
        now_text, most_text: The same as texts.
    """

    name: str
    abbreviation: str
    now: int
    most: int
    now_text: str
    most_text: str


class TrackRow(QAbstractSlider):
    """A row with a bar and a pair of minus and plus; for assistive technology it is a slider.

    + and - and the arrow keys to the sides count by 1, with Shift by 5; Home takes all, End gives all back; up and down
    walk to other rows.

    Signals:
        stepped: The amount is to change by this.
        walked: The focus is to go to another row: -1 up, 1 down.
        explain_requested: The current amount was clicked.
    """

    stepped = Signal(int)
    walked = Signal(int)
    explain_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.values = TrackValues("", "", 0, 0, "", "")
        self.pending = 0
        self._fields: Sequence[QWidget] = ()
        self._bar_left = 0
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.steps = StepButtons(self)
        self.steps.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.steps.stepped.connect(self.stepped)

    def show_values(self, values: TrackValues) -> None:
        """Show amounts; the current one may be below 0 or above the greatest."""
        if values == self.values:
            return
        self.values = values
        most = min(max(0, values.most), _MOST_LIMIT)
        self.setRange(0, most)
        self.setValue(min(max(0, values.now), most))
        self.setAccessibleName(f"{values.name}, {values.now_text} / {values.most_text}")
        self.steps.setAccessibleName(values.name)
        self.update()

    def show_pending(self, change: int) -> None:
        """Show a change that is not made yet, negative for a loss; 0 for none."""
        if change != self.pending:
            self.pending = change
            self.update()

    def text_width(self) -> int:
        """Return the width of abbreviation and name."""
        name = QFontMetricsF(font(TextStyle.TEXT)).horizontalAdvance(self.values.name)
        return round(name) + 1 + (px(_ABBREVIATION) if self._has_abbreviation else 0)

    @property
    def _has_abbreviation(self) -> bool:
        """Whether there is room for the abbreviation before the name: not beside fields."""
        return bool(self.values.abbreviation) and not self._fields

    def text_room(self) -> int:
        """Return the room for abbreviation and name."""
        return round(self._columns()[1]) - px(_GAP)

    def set_text_width(self, width: int) -> None:
        """Set the width of abbreviation and name, so that the bars of all rows begin in one line."""
        if width != self._bar_left:
            self._bar_left = width
            self.update()

    def set_fields(self, fields: Sequence[QWidget]) -> None:
        """Put inputs before the steps, in place of the pending change."""
        self._fields = fields
        for field in fields:
            field.setParent(self)
            field.show()
        self._place()

    # ------------------------------------------------------------------------------------------------------ the size

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the usual size of a row."""
        return QSize(px(360), px(HEIGHT))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the size without the bar's full length."""
        return QSize(px(250), px(_LEAST_HEIGHT))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Keep steps and inputs at the right edge."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        steps = self.steps.sizeHint()
        self.steps.setGeometry(
            self.width() - steps.width(), (self.height() - steps.height()) // 2, steps.width(), steps.height()
        )
        right = self.width() - steps.width() - px(_GAP)
        for field in reversed(self._fields):
            height = min(self.height(), field.sizeHint().height())
            field.setGeometry(right - px(_FIELD), (self.height() - height) // 2, px(_FIELD), height)
            right -= px(_FIELD) + px(_GAP)

    def _columns(self) -> tuple[float, float, float, float]:
        """Return the left edges of name, bar, current amount and pending change."""
        right = float(self.width() - self.steps.width() - px(_GAP))
        pending = right - (len(self._fields) * px(_FIELD + _GAP) if self._fields else px(_PENDING))
        now = pending - px(_NOW + _MOST)
        name = float(px(_ABBREVIATION)) if self._has_abbreviation else 0.0
        room = now - px(_GAP) - self._bar_left - px(_GAP)
        least = px(_LEAST_BAR_BESIDE_FIELDS if self._fields else _LEAST_BAR)
        bar = now - px(_GAP) - max(float(least), min(float(px(_BAR)), room))
        return name, bar, now, pending

    # ------------------------------------------------------------------------------------------------------- events

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Count with plus, minus and sideways arrows; walk with up and down."""
        walks = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        walk = walks.get(Qt.Key(event.key()))
        if walk is not None:
            self.walked.emit(walk)
            return
        ends = {Qt.Key.Key_Home: -self.values.now, Qt.Key.Key_End: self.values.most - self.values.now}
        points = ends.get(Qt.Key(event.key()), key_step(event))
        if points:
            self.steps.step(points)
        else:
            event.ignore()

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Leave the wheel to the page."""
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Focus the row; a click on its amount explains it."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        _, _, now, pending = self._columns()
        if event.button() is Qt.MouseButton.LeftButton and now <= event.position().x() < pending:
            self.explain_requested.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Accept the release of a click."""
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Do not drag."""
        event.accept()

    # ------------------------------------------------------------------------------------------------------ drawing

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw texts and bar."""
        values = self.values
        name, bar, now, pending = self._columns()
        with QPainter(self) as painter:
            middle = Qt.AlignmentFlag.AlignVCenter
            if self._has_abbreviation:
                _draw(painter, TextStyle.LABEL, "muted", QRectF(0, 0, name, self.height()), values.abbreviation, middle)
            right = middle | Qt.AlignmentFlag.AlignRight
            self._draw_name(painter, QRectF(name, 0, bar - name - px(_GAP), self.height()))
            self._draw_bar(painter, bar, now - px(_GAP))
            area = QRectF(now, 0, px(_NOW), self.height())
            _draw(painter, TextStyle.HEADING, "ink", area, values.now_text, right)
            area = QRectF(now + px(_NOW), 0, px(_MOST), self.height())
            _draw(painter, TextStyle.TEXT, "muted", area, f" / {values.most_text}", middle)
            if self.pending and not self._fields:
                area = QRectF(pending, 0, px(_PENDING) - px(4), self.height())
                text = f"{'+' if self.pending > 0 else '−'}{abs(self.pending)}"
                _draw(painter, TextStyle.HEADING, "accent", area, text, right)
            if self.hasFocus():
                box(painter, QRectF(self.rect()), None, "accent", 2)

    def _draw_name(self, painter: QPainter, area: QRectF) -> None:
        styled = font(TextStyle.TEXT)
        text = QFontMetricsF(styled).elidedText(self.values.name, Qt.TextElideMode.ElideRight, area.width())
        _draw(painter, TextStyle.TEXT, "ink", area, text, Qt.AlignmentFlag.AlignVCenter)

    def _draw_bar(self, painter: QPainter, left: float, right: float) -> None:
        most = max(self.values.most, 0)
        if not most or right <= left:
            return
        length = min(right - left, float(px(_A_POINT) * most))
        height = px(_BAR_HEIGHT)
        top = (self.height() - height) / 2
        now = min(max(0, self.values.now), most)
        after = min(max(0, self.values.now + self.pending), most)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for share, name in ((1.0, "track"), (max(now, after) / most, "accent"), (min(now, after) / most, "fill")):
            painter.setBrush(color(name))
            if share > 0:
                painter.drawRoundedRect(QRectF(left, top, max(2.0, length * share), height), 2, 2)


def _draw(painter: QPainter, style: TextStyle, ink: str, area: QRectF, text: str, flags: Qt.AlignmentFlag) -> None:
    painter.setFont(font(style))
    painter.setPen(color(ink))
    painter.drawText(area, int(flags.value) | int(Qt.TextFlag.TextDontClip.value), text)
