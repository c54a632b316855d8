"""Floating note: a violation's message and Accept, where the form has no line for it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.theme import px
from desktop.widgets.painting import box
from desktop.widgets.violation_line import ViolationLine

LINGER_MS: Final = 400


class ViolationNote(QWidget):
    """A note above the page, below its field.

    Signals:
        accept_requested: The violation is to be allowed.
    """

    accept_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._line = ViolationLine(self)
        self._line.accept_requested.connect(self.accept_requested)
        layout = QVBoxLayout(self)
        edge = px(8)
        layout.setContentsMargins(edge, px(6), edge, px(6))
        layout.addWidget(self._line)
        self._linger = QTimer(self)
        self._linger.setSingleShot(True)
        self._linger.timeout.connect(self.hide)
        self.hide()

    @property
    def message(self) -> str:
        """The shown message."""
        return self._line.message if not self.isHidden() else ""

    def show_at(self, field: QWidget, message: str, *, can_accept: bool) -> None:
        """Show a message below a field."""
        self._linger.stop()
        self._line.show_message(message, is_accepted=not can_accept)
        self.setFixedWidth(px(300))
        self.adjustSize()
        parent = self.parentWidget()
        if parent is None:
            return
        position = field.mapTo(parent, QPoint(0, field.height() + 4))
        x = max(4, min(position.x(), parent.width() - self.width() - 4))
        y = position.y()
        if y + self.height() > parent.height():
            y = field.mapTo(parent, QPoint(0, 0)).y() - self.height() - 4
        self.move(x, y)
        self.raise_()
        self.show()

    def hide_later(self, milliseconds: int = LINGER_MS) -> None:
        """Hide after a delay, unless hovered."""
        self._linger.start(milliseconds)

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        """Keep the note while it is hovered."""
        self._linger.stop()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """Hide the note after a delay."""
        self._linger.start(LINGER_MS)
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the note's background."""
        with QPainter(self) as painter:
            box(painter, self.rect().toRectF(), "amber_field", "amber")
