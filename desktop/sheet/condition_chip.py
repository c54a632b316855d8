"""Widget: a condition as a chip with its name, what it changes, the time left, and a cross that ends it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.sheet.conditions import Condition
from desktop.theme import TextStyle, color, font, px
from desktop.tool_tips import escape_tool_tip

HEIGHT: Final = 24
_INNER: Final = 10
_GAP: Final = 5
_CROSS: Final = 22
"""Width of the part that ends the condition."""
_ARM: Final = 3.5
_LONGEST: Final = 176
"""Widest name and details together, in pixels at 100 %."""


class ConditionChip(QAbstractButton):
    """A condition: a click edits it, the cross, Delete and Backspace end it.

    Signals:
        end_requested: The condition is to end.

    Args:
        condition: The condition.
    """

    end_requested = Signal()

    def __init__(self, condition: Condition, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.condition = condition
        self._is_over_cross = self._is_cross_pressed = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        self.show_condition(condition)

    def show_condition(self, condition: Condition) -> None:
        """Show another state of the condition."""
        self.condition = condition
        spoken = ", ".join(each for each in (condition.name, condition.change, condition.time_left) if each)
        self.setText(condition.name)
        self.setAccessibleName(spoken)
        self.setAccessibleDescription(self.tr("Enter changes it, Delete ends it."))
        self.setToolTip(escape_tool_tip(spoken))
        self.updateGeometry()
        self.update()

    # -------------------------------------------------------------------------------------------------------- measures

    def _fonts(self) -> tuple[QFont, QFont]:
        strong = font(TextStyle.LABEL)
        strong.setWeight(QFont.Weight.DemiBold)
        return strong, font(TextStyle.LABEL)

    def _texts(self) -> tuple[tuple[str, float], tuple[str, float]]:
        """Return name and details as they fit, each with its width."""
        strong, plain = map(QFontMetricsF, self._fonts())
        details = plain.elidedText(self.condition.details, Qt.TextElideMode.ElideRight, px(_LONGEST))
        room = max(px(64), px(_LONGEST) - plain.horizontalAdvance(details))
        name = strong.elidedText(self.condition.name, Qt.TextElideMode.ElideRight, room)
        return (name, strong.horizontalAdvance(name)), (details, plain.horizontalAdvance(details))

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of its texts and the cross."""
        (_, name), (details, width) = self._texts()
        between = px(_GAP) if details else 0
        return QSize(round(px(_INNER) + name + between + width + px(_CROSS) + 0.5), px(HEIGHT))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the fixed size."""
        return self.sizeHint()

    def cross_rect(self) -> QRectF:
        """Return the part that ends the condition."""
        wide = float(px(_CROSS))
        left = 0.0 if self.layoutDirection() == Qt.LayoutDirection.RightToLeft else self.width() - wide
        return QRectF(left, 0, wide, self.height())

    # ---------------------------------------------------------------------------------------------------------- events

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Remember whether the cross is pressed."""
        self._is_cross_pressed = event.button() == Qt.MouseButton.LeftButton and self.cross_rect().contains(
            event.position()
        )
        if self._is_cross_pressed:
            event.accept()
        else:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """End the condition if the cross was clicked."""
        if not self._is_cross_pressed:
            super().mouseReleaseEvent(event)
            return
        self._is_cross_pressed = False
        if self.cross_rect().contains(event.position()):
            self.end_requested.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Mark the cross under the pointer."""
        self._set_over_cross(self.cross_rect().contains(event.position()))
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """Unmark the cross."""
        self._set_over_cross(False)
        super().leaveEvent(event)

    def _set_over_cross(self, is_over: bool) -> None:
        if is_over != self._is_over_cross:
            self._is_over_cross = is_over
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """End it with Delete, edit it with Enter."""
        if event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            self.end_requested.emit()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Keep Delete from the window's shortcut for characters."""
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            event.accept()
            return True
        return super().event(event)

    # -------------------------------------------------------------------------------------------------------- painting

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint the chip."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            is_open, is_last = bool(self.property("has_popover")), self.condition.is_last_round
            line = "accent" if self.hasFocus() or is_open else "amber" if is_last else "strong"
            if self.underMouse() and line == "strong":
                line = "muted"
            width = 2.0 if self.hasFocus() else 1.0
            painter.setPen(QPen(color(line), width))
            painter.setBrush(color("tint" if is_open else "amber_field" if is_last else "card"))
            inset = width / 2
            area = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(area, area.height() / 2, area.height() / 2)
            self._paint_texts(painter, "amber" if is_last else "ink", "amber" if is_last else "muted")
            self._paint_cross(painter)

    def _paint_texts(self, painter: QPainter, name_ink: str, details_ink: str) -> None:
        strong, plain = self._fonts()
        (name, name_width), (details, details_width) = self._texts()
        left, gap = float(px(_INNER)), float(px(_GAP))
        for text, width, ink, face in (
            (name, name_width, name_ink, strong),
            (details, details_width, details_ink, plain),
        ):
            place = QRectF(left, 0, width + 1, self.height())
            if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
                place.moveRight(self.width() - left)
            painter.setFont(face)
            painter.setPen(color(ink))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)
            left += width + gap

    def _paint_cross(self, painter: QPainter) -> None:
        center, arm = self.cross_rect().center() - QPointF(px(2), 0), px(_ARM)
        painter.setPen(QPen(color("ink" if self._is_over_cross else "muted"), 1.5 if self._is_over_cross else 1.2))
        painter.drawLine(center + QPointF(-arm, -arm), center + QPointF(arm, arm))
        painter.drawLine(center + QPointF(-arm, arm), center + QPointF(arm, -arm))
