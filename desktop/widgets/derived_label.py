"""Widgets that show computed numbers; not editable; a click requests the explanation."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from PySide6.QtCore import Property, QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.numerals import with_minus
from desktop.theme import TextStyle, color, font, px
from desktop.widgets.field_frame import FrameState, frame_of
from desktop.widgets.painting import dotted_line

DASH: Final = "—"
UNIT_GAP: Final = 4

_ARROWS: Final = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right})
_MOST_LINES: Final = 3
_WORDS: Final = re.compile(r"\S+?[-/](?=[^\W\d])|\S+\s*")
"""Where a name may wrap: after spaces, hyphens and slashes."""

_RANKS: Final = {
    "plain": (TextStyle.TEXT, "ink"),
    "strong": (TextStyle.HEADING, "ink"),
    "muted": (TextStyle.TEXT, "muted"),
    "small": (TextStyle.NAME, "ink"),
    "large": (TextStyle.VALUE, "ink"),
}
"""Font and colour of a value."""


class FittedNumber(NamedTuple):
    """A number fitted to its width: font, text, and width of its unit (0 for none)."""

    face: QFont
    metrics: QFontMetricsF
    text: str
    unit_width: float


class DerivedNumber(QAbstractButton):
    """Base class of labels of computed numbers.

    A button for assistive technology: pressing it requests the explanation.

    Signals:
        explain_requested: The explanation is requested.
    """

    explain_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._value = ""
        self._asked_width = 0
        self._unit = ""
        self._shows_unit = True
        self._is_signed = False
        self._is_penalty = False
        self._rank = "plain"
        self._is_ruled = False
        self._font: QFont | None = None
        self._is_hovered = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.clicked.connect(self.explain_requested)

    def _get_value(self) -> str:
        return self._value

    def _set_value(self, value: str) -> None:
        if value == self._value:
            return
        before, self._value = self._value, value
        is_as_wide = len(value) == len(before) and value.isdecimal() and before.isdecimal()
        if not is_as_wide:
            self._request_width()
        self.update()

    def _request_width(self) -> None:
        """Request more width if the number needs it; once only, as a full column has none to give."""
        needed_width = self.sizeHint().width()
        if needed_width > self.width() and needed_width != self._asked_width:
            self.updateGeometry()
        self._asked_width = needed_width

    def _get_unit(self) -> str:
        return self._unit

    def _set_unit(self, unit: str) -> None:
        if unit != self._unit:
            self._unit = unit
            self.updateGeometry()
            self.update()

    def _get_shows_unit(self) -> bool:
        return self._shows_unit

    def _set_shows_unit(self, shows_unit: bool) -> None:
        self._shows_unit = shows_unit
        self.updateGeometry()
        self.update()

    def _get_is_signed(self) -> bool:
        return self._is_signed

    def _set_is_signed(self, is_signed: bool) -> None:
        self._is_signed = is_signed

    def _get_is_penalty(self) -> bool:
        return self._is_penalty

    def _set_is_penalty(self, is_penalty: bool) -> None:
        self._is_penalty = is_penalty

    def _get_rank(self) -> str:
        return self._rank

    def _set_rank(self, rank: str) -> None:
        self._rank = rank if rank in _RANKS else "plain"
        self._font = None
        self.updateGeometry()
        self.update()

    @property
    def shown_text(self) -> str:
        """The number as it is drawn."""
        return self._value

    @shown_text.setter
    def shown_text(self, value: str) -> None:
        self._set_value(value)

    def _unit_width(self) -> float:
        if not self._shows_unit or not self._unit:
            return 0
        return UNIT_GAP + QFontMetricsF(font(TextStyle.LABEL)).horizontalAdvance(self._unit)

    @property
    def has_house_rule(self) -> bool:
        """Whether a house rule computes the number."""
        return self._is_ruled

    @has_house_rule.setter
    def has_house_rule(self, is_ruled: bool) -> None:
        if is_ruled != self._is_ruled:
            self._is_ruled = is_ruled
            self.update()

    def value_font(self) -> QFont:
        """Return the font of the number."""
        if self._font is None:
            self._font = font(_RANKS[self._rank][0])
        return self._font

    def fit(self, room: float) -> FittedNumber:
        """Return the number fitted to a width: without unit if needed, then in a smaller font.

        What is too long even for the smallest font is elided and shown in the tooltip.
        """
        number_font, text = self.value_font(), with_minus(self._value)
        metrics = QFontMetricsF(number_font)
        unit = self._unit_width() if self._value not in {"", DASH} else 0
        wide = metrics.horizontalAdvance(text)
        if wide + unit <= room + 1:
            return FittedNumber(number_font, metrics, text, unit)
        if wide > room + 1:
            number_font, least = QFont(number_font), font(TextStyle.LABEL).pixelSize()
            number_font.setPixelSize(max(least, int(number_font.pixelSize() * max(room, 1) / wide)))
            metrics = QFontMetricsF(number_font)
            while metrics.horizontalAdvance(text) > room + 1 and number_font.pixelSize() > least:  # widths are hinted
                number_font.setPixelSize(number_font.pixelSize() - 1)
                metrics = QFontMetricsF(number_font)
        return FittedNumber(number_font, metrics, metrics.elidedText(text, Qt.TextElideMode.ElideRight, room + 1), 0)

    @property
    def fitted_number(self) -> FittedNumber:
        """The number as it is drawn."""
        return self.fit(self.width())

    def value_color(self) -> str:
        """Return the name of the number's colour."""
        if self._is_ruled:
            return "teal"
        return "muted" if self._value == DASH else _RANKS[self._rank][1]

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Show the focus ring; the frame follows the number from then on."""
        frame_of(self).set_state(FrameState.FOCUS, True)
        super().focusInEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        """Show the dotted underline."""
        self._is_hovered = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """End the highlight."""
        self._is_hovered = False
        self.update()
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Request the explanation on Enter, too; leave the arrow keys to the sheet, where Tab does not come here."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.explain_requested.emit()
            return
        if event.key() in _ARROWS and not self.focusPolicy() & Qt.FocusPolicy.TabFocus:
            event.ignore()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the user's font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._font = None
            self.updateGeometry()


class DerivedLabel(DerivedNumber):
    """One computed number in a line or a table."""

    LEAST: Final = 72

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._alignment = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self._struck_field = ""
        self._is_struck = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def is_struck(self) -> bool:
        """Whether the number is struck out."""
        return self._is_struck

    @is_struck.setter
    def is_struck(self, is_struck: bool) -> None:
        if is_struck != self._is_struck:
            self._is_struck = is_struck
            self.update()

    def _get_struck_field(self) -> str:
        return self._struck_field

    def _set_struck_field(self, address: str) -> None:
        self._struck_field = address

    def _get_alignment(self) -> Qt.AlignmentFlag:
        return self._alignment

    def _set_alignment(self, alignment: Qt.AlignmentFlag) -> None:
        self._alignment = alignment
        self.update()

    value = Property(str, DerivedNumber._get_value, DerivedNumber._set_value, user=True)
    unit = Property(str, DerivedNumber._get_unit, DerivedNumber._set_unit)
    rank = Property(str, DerivedNumber._get_rank, DerivedNumber._set_rank)
    shows_unit = Property(bool, DerivedNumber._get_shows_unit, DerivedNumber._set_shows_unit)
    is_signed = Property(bool, DerivedNumber._get_is_signed, DerivedNumber._set_is_signed)
    is_penalty = Property(bool, DerivedNumber._get_is_penalty, DerivedNumber._set_is_penalty)
    alignment = Property(Qt.AlignmentFlag, _get_alignment, _set_alignment)
    struck_field = Property(str, _get_struck_field, _set_struck_field)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of the number, at least of three digits."""
        metrics = QFontMetricsF(self.value_font())
        width = max(metrics.horizontalAdvance(with_minus(self._value)), metrics.horizontalAdvance("000"))
        height = round(metrics.height())
        if self._rank not in {"large", "small"}:  # great figures have air enough of their own
            height = max(px(24), height + 4)
        return QSize(round(width + self._unit_width()) + 1, height)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the size of the number; a very long one is elided and shown in the tooltip."""
        full_size = self.sizeHint()
        return QSize(min(full_size.width(), px(self.LEAST)), full_size.height())

    def content_rect(self) -> QRect:
        """Return the rectangle of number and unit within the column."""
        width = min(self.width(), self.sizeHint().width())
        left = 0
        if self._alignment & Qt.AlignmentFlag.AlignRight:
            left = self.width() - width
        elif self._alignment & Qt.AlignmentFlag.AlignHCenter:
            left = (self.width() - width) // 2
        return QRect(left, 0, width, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw number and unit."""
        with QPainter(self) as painter:
            number_font, metrics, text, unit_width = self.fitted_number
            room = self.width() - unit_width
            width = metrics.horizontalAdvance(text)
            left = 0.0
            if self._alignment & Qt.AlignmentFlag.AlignRight:
                left = room - width
            elif self._alignment & Qt.AlignmentFlag.AlignHCenter:
                left = (room - width) / 2
            baseline = (self.height() + metrics.ascent() - metrics.descent()) / 2
            painter.setFont(number_font)
            painter.setPen(color(self.value_color()))
            painter.drawText(QRectF(left, baseline - metrics.ascent(), width + 2, metrics.height()), 0, text)
            if self._is_struck and self._value != DASH:
                middle = baseline - metrics.strikeOutPos()
                painter.drawLine(QPointF(left - 2, middle), QPointF(left + width + 2, middle))
            if unit_width:
                painter.setFont(font(TextStyle.LABEL))
                painter.setPen(color("muted"))
                painter.drawText(int(left + width + UNIT_GAP), int(baseline), self._unit)
            if self._is_hovered:
                dotted_line(painter, left, left + width, baseline + 3)


class StatBlock(DerivedNumber):
    """An important number above its name, aligned with the card's contents."""

    PADDING: Final = (0, 6, 8, 4)
    LEAST: Final = 88
    WORD: Final = 64

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rank = "large"
        self._label = ""
        self._label_field = ""
        self._lines: tuple[str, ...] = ("",)
        self._word_width = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def _get_label(self) -> str:
        return self._label

    def _set_label(self, label: str) -> None:
        if label == self._label:
            return
        self._label = label
        self._break_label()
        self.updateGeometry()
        self.update()

    value = Property(str, DerivedNumber._get_value, DerivedNumber._set_value, user=True)
    unit = Property(str, DerivedNumber._get_unit, DerivedNumber._set_unit)
    rank = Property(str, DerivedNumber._get_rank, DerivedNumber._set_rank)
    shows_unit = Property(bool, DerivedNumber._get_shows_unit, DerivedNumber._set_shows_unit)
    is_signed = Property(bool, DerivedNumber._get_is_signed, DerivedNumber._set_is_signed)
    is_penalty = Property(bool, DerivedNumber._get_is_penalty, DerivedNumber._set_is_penalty)

    def _get_label_field(self) -> str:
        return self._label_field

    def _set_label_field(self, address: str) -> None:
        self._label_field = address

    label = Property(str, _get_label, _set_label)
    label_field = Property(str, _get_label_field, _set_label_field)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of number, unit and name."""
        left, top, right, bottom = self.PADDING
        value, small = QFontMetricsF(self.value_font()), QFontMetricsF(font(TextStyle.LABEL))
        first = max(value.horizontalAdvance(with_minus(self._value)), value.horizontalAdvance("00"))
        width = max(first + self._unit_width(), small.horizontalAdvance(self._label))
        height = value.height() + small.height() * len(self._lines)
        return QSize(round(width) + left + right + 1, round(height) + top + bottom)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the size of the number and of the longest word of its name, which may wrap."""
        left, _, right, _ = self.PADDING
        value = QFontMetricsF(self.value_font())
        number = min(value.horizontalAdvance(with_minus(self._value)) + self._unit_width(), px(self.LEAST))
        width = max(number, min(self._word_width, px(self.WORD)), 40)
        return QSize(round(width) + left + right + 1, self.sizeHint().height())

    def box_rect(self) -> QRect:
        """Return the rectangle to frame, without the gap to the next block."""
        return self.rect().adjusted(0, 0, -self.PADDING[2], 0)

    @property
    def fitted_number(self) -> FittedNumber:
        """The number as it is drawn."""
        return self.fit(self.width() - self.PADDING[0] - self.PADDING[2])

    @property
    def label_lines(self) -> tuple[str, ...]:
        """Lines of the name under the number."""
        return self._lines

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Wrap the name in a narrow column."""
        super().resizeEvent(event)
        before = len(self._lines)
        self._break_label()
        if len(self._lines) != before:
            self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the user's font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._break_label()

    def _break_label(self) -> None:
        """Wrap the name; what is still too long is elided and shown in the tooltip."""
        left, _, right, _ = self.PADDING
        room = self.width() - left - right + 1
        metrics = QFontMetricsF(font(TextStyle.LABEL))
        words = _WORDS.findall(self._label)
        self._word_width = max((metrics.horizontalAdvance(word.strip()) for word in words), default=0.0)
        lines = [""]
        for word in words:
            if lines[-1] and len(lines) < _MOST_LINES and metrics.horizontalAdvance(lines[-1] + word.rstrip()) > room:
                lines.append("")
            lines[-1] += word
        self._lines = tuple(metrics.elidedText(line.strip(), Qt.TextElideMode.ElideRight, room) for line in lines)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw number, unit and name."""
        with QPainter(self) as painter:
            left, top = self.PADDING[:2]
            number_font, drawn_metrics, text, unit_width = self.fitted_number
            small = font(TextStyle.LABEL)
            metrics, small_metrics = QFontMetricsF(self.value_font()), QFontMetricsF(small)
            baseline = top + metrics.ascent()
            painter.setFont(number_font)
            painter.setPen(color(self.value_color()))
            painter.drawText(left, round(baseline), text)
            width = drawn_metrics.horizontalAdvance(text)
            painter.setFont(small)
            painter.setPen(color("muted"))
            if unit_width:
                painter.drawText(round(left + width + UNIT_GAP), round(baseline), self._unit)
            for number, line in enumerate(self._lines):
                below = top + metrics.height() + small_metrics.height() * number
                painter.drawText(left, round(below + small_metrics.ascent()), line)
            if self._is_hovered:
                dotted_line(painter, left, left + width, baseline + 3)
