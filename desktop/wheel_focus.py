"""Keeps the wheel from changing inputs without the focus: there it scrolls the page."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractSlider, QAbstractSpinBox, QComboBox, QScrollBar, QWidget


class _WheelFilter(QObject):
    """Event filter of one input."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Leave the wheel to the page around an input that has no focus."""
        if event.type() == QEvent.Type.Wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()  # the widget around it gets the event next
            return True
        return False


def keep_wheel_for_focus(widget: QWidget) -> None:
    """Let the wheel change a list, spin box or slider only while it has the focus; other widgets are left alone."""
    if not isinstance(widget, QComboBox | QAbstractSpinBox | QAbstractSlider) or isinstance(widget, QScrollBar):
        return
    if widget.focusPolicy() == Qt.FocusPolicy.WheelFocus:
        widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    widget.installEventFilter(_WheelFilter(widget))
