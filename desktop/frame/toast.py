"""Toast: says for some seconds what was done, with a button that undoes it, or offers what may be done next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QToolButton, QWidget

from desktop.theme import apply_icons, px
from desktop.widgets.key_button import KeyButton

SHOWN_MS: Final = 8000
_HEIGHT: Final = 40
_ABOVE: Final = 16
"""Distance from the lower edge of the widget that it covers, at 100 %."""
_ABOVE_FOOT: Final = 4
PAGE_FOOT: Final = "page_foot"
"""Object name of a row of buttons at the foot of a page, which stays uncovered."""


class Toast(QFrame):
    """A line over the lower edge of a widget; it stays while the pointer is on it or it has the focus.

    Args:
        covered: The widget; the toast follows its size.
        has_key: Whether Ctrl+Z undoes what it says; its button then names that key.

    Signals:
        visibility_changed: It was shown or hidden.
    """

    visibility_changed = Signal()

    def __init__(self, covered: QWidget, *, has_key: bool = True) -> None:
        super().__init__(covered)
        self._covered = covered
        self._has_key = has_key
        self._undo: Callable[[], object] | None = None
        self._offer: Callable[[], object] | None = None
        self.setProperty("role", "toast")
        self.setObjectName("toast")
        self.label = QLabel(self)
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.undo_button = KeyButton(self)
        self.undo_button.setText(self.tr("&Undo"))
        self.undo_button.setProperty("role", "toast")
        self.undo_button.clicked.connect(self._on_button)
        self.close_button = QToolButton(self)
        self.close_button.setProperty("role", "toast")
        self.close_button.setProperty("icon_name", "close")
        self.close_button.setProperty("icon_color", "canvas")
        self.close_button.setAccessibleName(self.tr("Close"))
        self.close_button.setToolTip(self.tr("Close"))
        self.close_button.clicked.connect(self.dismiss)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(px(16), 0, px(8), 0)
        layout.setSpacing(px(8))
        layout.addWidget(self.label)
        layout.addWidget(self.undo_button)
        layout.addWidget(self.close_button)
        self.setFixedHeight(px(_HEIGHT))
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SHOWN_MS)
        self._timer.timeout.connect(self._on_timeout)
        covered.installEventFilter(self)
        self.hide()

    def show_text(self, text: str, undo: Callable[[], object]) -> None:
        """Show what was done; a toast that is shown is replaced.

        Args:
            text: What was done.
            undo: Undoes it; called once at most.
        """
        self._undo, self._offer = undo, None
        self._show(text, self.tr("&Undo"), _undo_key() if self._has_key else "")

    def show_offer(self, text: str, label: str, offer: Callable[[], object]) -> None:
        """Show what happened, and offer something else than undoing it; a toast that is shown is replaced.

        Args:
            text: What happened.
            label: The text of the button.
            offer: Called when the button is pressed, once at most.
        """
        self._undo, self._offer = None, offer
        self._show(text, label, "")

    def _show(self, text: str, label: str, key: str) -> None:
        self.label.setText(text)
        self.undo_button.setText(label)
        self.undo_button.setProperty("key_text", key)
        apply_icons(self)  # with the first text, as the window is painted sooner without them
        self._place()
        self.show()
        self.raise_()
        self._timer.start()
        QtGui.QAccessible.updateAccessibility(QtGui.QAccessibleAnnouncementEvent(self, text))
        self.visibility_changed.emit()

    @Slot()
    def undo(self) -> bool:
        """Undo what it says and hide it; return False if nothing is shown."""
        undo = self._undo
        if undo is None:
            return False
        self.dismiss()
        undo()
        return True

    @Slot()
    def _on_button(self) -> None:
        offer = self._offer
        if offer is None:
            self.undo()
            return
        self.dismiss()
        offer()

    @Slot()
    def dismiss(self) -> None:
        """Hide it; what was done stays."""
        self._undo = self._offer = None
        self._timer.stop()
        self.hide()
        self.visibility_changed.emit()

    @Slot()
    def _on_timeout(self) -> None:
        focused = QApplication.focusWidget()
        if self.underMouse() or (focused is not None and self.isAncestorOf(focused)):
            self._timer.start()
        else:
            self.dismiss()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Follow the widget that it covers."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        covered = self._covered
        self.adjustSize()
        self.resize(min(self.sizeHint().width(), covered.width() - px(2 * _ABOVE)), self.height())
        self.move((covered.width() - self.width()) // 2, self._bottom() - self.height())

    def _bottom(self) -> int:
        """Return where it ends: above the edge, or above the row of buttons at the foot of the page."""
        covered = self._covered
        feet = [each for each in covered.findChildren(QWidget, PAGE_FOOT) if each.isVisible()]
        tops = [each.mapTo(covered, QPoint(0, 0)).y() - px(_ABOVE_FOOT) for each in feet]
        return min([covered.height() - px(_ABOVE), *tops])


def _undo_key() -> str:
    """Return Ctrl+Z as the platform writes it."""
    return QKeySequence(QKeySequence.StandardKey.Undo).toString(QKeySequence.SequenceFormat.NativeText)
