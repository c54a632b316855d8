"""A number between minus and plus: clicks, the wheel, arrow keys and typing change it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPen, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSpinBox, QToolButton, QWidget

from desktop.theme import color, px

WIDTH: Final = 92
HEIGHT: Final = 28
_MOST: Final = 2**31 - 1
_BARE: Final = "border: none; background: transparent; padding: 0; min-height: 0;"
"""Structure, not colour: the frame round all three parts is drawn by the stepper."""

BARE_NUMBERS: Final = (
    f"QSpinBox, QSpinBox:hover, QSpinBox:focus {{ {_BARE} }} "
    "QSpinBox::up-button, QSpinBox::down-button { width: 0; border: none; }"
)


class _Number(QSpinBox):
    """The number in the middle; the wheel changes it only while it has the keyboard."""

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Leave the wheel to the page unless the keyboard is here."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Give the number all the room: there are no buttons inside."""
        super().resizeEvent(event)
        self.lineEdit().setGeometry(self.rect())

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Select the number, so that typing replaces it."""
        super().focusInEvent(event)
        self.selectAll()
        self._frame()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Redraw the frame."""
        super().focusOutEvent(event)
        self._frame()

    def _frame(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            parent.update()


class Stepper(QWidget):
    """Minus, a number, plus; whoever shows steppers wears `BARE_NUMBERS`, once for all of them.

    Args:
        name: What the number is, for a screen reader.
        least: Bound below.
        most: Bound above.
    """

    def __init__(self, name: str, least: int, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        line = QHBoxLayout(self)
        line.setContentsMargins(1, 1, 1, 1)
        line.setSpacing(0)
        self.number = _Number(self)
        self.number.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.number.setRange(max(-_MOST, least), min(_MOST, most))
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.number.setFrame(False)
        self.number.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.number.setAccessibleName(name)
        self.minus = self._button("minus", self.tr("One less for {name}").format(name=name))
        self.plus = self._button("plus", self.tr("One more for {name}").format(name=name))
        for part in (self.minus, self.number, self.plus):
            line.addWidget(part)
        self.setFixedSize(self.sizeHint())
        self.setFocusProxy(self.number)
        self.minus.clicked.connect(self.number.stepDown)
        self.plus.clicked.connect(self.number.stepUp)
        self.number.valueChanged.connect(self._on_changed)

    @property
    def value(self) -> int:
        """The number."""
        return self.number.value()

    def offer(self, most: int) -> None:
        """Say how high the number can be raised now; what stands already may stand."""
        self.number.setMaximum(max(min(_MOST, most), self.number.value()))
        self._on_changed(self.number.value())

    def sizeHint(self) -> QSize:  # noqa: N802
        """Give the size of a stepper."""
        return QSize(px(WIDTH), px(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the frame, in accent where the keyboard is."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = 2.0 if self.number.hasFocus() else 1.0
        painter.setPen(QPen(color("accent" if self.number.hasFocus() else "strong"), width))
        painter.setBrush(color("card"))
        half = width / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), 6, 6)
        painter.end()

    def _button(self, icon: str, name: str) -> QToolButton:
        button = QToolButton(self)
        button.setProperty("icon_name", icon)
        button.setProperty("role", "quiet")
        button.setAccessibleName(name)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setAutoRepeat(True)
        button.setAutoRaise(True)
        button.setFixedWidth(px(HEIGHT))
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        return button

    @Slot(int)
    def _on_changed(self, value: int) -> None:
        self.minus.setEnabled(value > self.number.minimum())
        self.plus.setEnabled(value < self.number.maximum())
