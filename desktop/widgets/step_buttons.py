"""Widget: a bordered pair of minus and plus that counts a number beside it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QBasicTimer, QEvent, QPointF, QRect, QRectF, QSize, Qt, QTimerEvent, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.theme import TextStyle, color, font, px
from desktop.widgets.painting import box

SHIFT_STEP: Final = 5
"""Step while Shift is held."""
_DELAY_MS: Final = 400
"""Time that a half is held before it repeats."""
_REPEAT_MS: Final = 90
_ARM: Final = 4.5
"""Half the length of a sign's line, at 100 %."""


class StepButtons(QWidget):
    """Minus and plus halves; a click is a step of 1, with Shift of 5. A held half repeats.

    With the keyboard, + and -, up and down, right and left are steps; Page Up and Page Down are steps of 5.

    Signals:
        stepped: A step was made; negative for minus.

    Args:
        height: Height at 100 %: 24 in rows, 32 in forms.
    """

    stepped = Signal(int)

    HALF: Final = 28
    TEXT: Final = 40
    """Width of a text between the halves."""

    def __init__(self, parent: QWidget | None = None, *, height: int = 24) -> None:
        super().__init__(parent)
        self._height = height
        self._text = ""
        self._can_lower = self._can_raise = True
        self._hovered = self._pressed = 0
        self._repeat = QBasicTimer()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the fixed size."""
        return QSize(2 * px(self.HALF) + 2 + (px(self.TEXT) if self._text else 0), px(self._height))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the fixed size."""
        return self.sizeHint()

    def set_limits(self, *, can_lower: bool, can_raise: bool) -> None:
        """Set which halves work; the other is faint."""
        if (can_lower, can_raise) != (self._can_lower, self._can_raise):
            self._can_lower, self._can_raise = can_lower, can_raise
            self.update()

    @property
    def text(self) -> str:
        """The text between the halves; "" for none."""
        return self._text

    def show_text(self, text: str) -> None:
        """Show a text between the halves, as the number that they count."""
        if text != self._text:
            has_changed_size = bool(text) != bool(self._text)
            self._text = text
            self.setAccessibleDescription(text)
            if has_changed_size:
                self.updateGeometry()
            self.update()

    @property
    def can_lower(self) -> bool:
        """Whether minus works."""
        return self._can_lower

    @property
    def can_raise(self) -> bool:
        """Whether plus works."""
        return self._can_raise

    def half_rect(self, sign: int) -> QRect:
        """Return the area of a half: -1 for minus, 1 for plus."""
        half = (self.width() - (px(self.TEXT) if self._text else 0)) // 2
        return QRect(0 if sign < 0 else self.width() - half, 0, half, self.height())

    def step(self, points: int) -> None:
        """Make a step, if its half works."""
        if points and (self._can_raise if points > 0 else self._can_lower):
            self.stepped.emit(points)

    # ------------------------------------------------------------------------------------------------------- events

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Step with the keys of a spin box."""
        points = key_step(event)
        if points:
            self.step(points)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Step, and repeat while the button is held."""
        if event.button() is not Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self._pressed = self._sign_at(event.position())
        if not self._pressed:
            return
        self._repeat.start(_DELAY_MS, self)
        self.update()
        self.step(self._pressed * _size_of_step(event.modifiers()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Stop repeating."""
        self._repeat.stop()
        self._pressed = 0
        self.update()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Show the half under the pointer."""
        self._set_hovered(self._sign_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """Show no half as hovered."""
        self._set_hovered(0)
        super().leaveEvent(event)

    def timerEvent(self, event: QTimerEvent) -> None:  # noqa: N802
        """Repeat the step of the held half."""
        if event.timerId() != self._repeat.timerId():
            super().timerEvent(event)
            return
        self._repeat.start(_REPEAT_MS, self)
        self.step(self._pressed)

    def _sign_at(self, point: QPointF) -> int:
        return next((sign for sign in (-1, 1) if self.half_rect(sign).contains(point.toPoint())), 0)

    def _set_hovered(self, sign: int) -> None:
        if sign != self._hovered:
            self._hovered = sign
            self.update()

    # ------------------------------------------------------------------------------------------------------ drawing

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw box, separator and signs."""
        with QPainter(self) as painter:
            area = QRectF(self.rect())
            box(painter, area, "card", "strong")
            for sign, works in ((-1, self._can_lower), (1, self._can_raise)):
                half = QRectF(self.half_rect(sign))
                if works and self.isEnabled() and sign in (self._pressed, self._hovered):
                    painter.save()
                    painter.setClipRect(half)
                    box(painter, area, "track" if sign == self._pressed else "chrome", "strong")
                    painter.restore()
                self._draw_sign(painter, half.center(), sign, is_faint=not (works and self.isEnabled()))
            painter.setPen(QPen(color("strong"), 1))
            for edge in {self.half_rect(-1).right() + 1.0, float(self.half_rect(1).left())}:
                painter.drawLine(QPointF(edge, 1), QPointF(edge, area.height() - 1))
            if self._text:
                painter.setFont(font(TextStyle.TEXT))
                painter.setPen(color("ink"))
                painter.drawText(area, Qt.AlignmentFlag.AlignCenter, self._text)
            if self.hasFocus():
                box(painter, area, None, "accent", 2)

    def _draw_sign(self, painter: QPainter, center: QPointF, sign: int, *, is_faint: bool) -> None:
        arm = px(_ARM)
        painter.setPen(QPen(color("strong" if is_faint else "ink"), max(1.2, px(1) * 1.2)))
        painter.drawLine(QPointF(center.x() - arm, center.y()), QPointF(center.x() + arm, center.y()))
        if sign > 0:
            painter.drawLine(QPointF(center.x(), center.y() - arm), QPointF(center.x(), center.y() + arm))


def key_step(event: QKeyEvent) -> int:
    """Return the step of a key: 1 for plus and arrows, 5 with Shift and for pages; 0 for any other key."""
    signs = {
        Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Up: 1, Qt.Key.Key_Right: 1, Qt.Key.Key_PageUp: 1,
        Qt.Key.Key_Minus: -1, Qt.Key.Key_Underscore: -1, Qt.Key.Key_Down: -1, Qt.Key.Key_Left: -1,
        Qt.Key.Key_PageDown: -1,
    }  # fmt: skip
    if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
        return 0
    key = Qt.Key(event.key())
    sign = signs.get(key, 0)
    is_page = key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
    # A plus needs Shift on many keyboards: there the digit pad or Page Up is the step of 5.
    is_shifted_sign = key is Qt.Key.Key_Plus and not event.modifiers() & Qt.KeyboardModifier.KeypadModifier
    return sign * (SHIFT_STEP if is_page else 1 if is_shifted_sign else _size_of_step(event.modifiers()))


def _size_of_step(modifiers: Qt.KeyboardModifier) -> int:
    return SHIFT_STEP if modifiers & Qt.KeyboardModifier.ShiftModifier else 1
