"""Toast: says for some seconds what was done, with a button that undoes it, or offers what may be done next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from desktop.theme import px

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

    Signals:
        visibility_changed: It was shown or hidden.
    """

    visibility_changed = Signal()

    def __init__(self, covered: QWidget) -> None:
        super().__init__(covered)
        self._covered = covered
        self._undo: Callable[[], object] | None = None
        self._offer: Callable[[], object] | None = None
        self.setProperty("role", "toast")
        self.setObjectName("toast")
        self.label = QLabel(self)
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.undo_button = QPushButton(self.tr("&Undo"), self)
        self.undo_button.setProperty("role", "toast")
        self.undo_button.clicked.connect(self._on_button)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(px(16), 0, px(8), 0)
        layout.setSpacing(px(12))
        layout.addWidget(self.label)
        layout.addWidget(self.undo_button)
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
        self._show(text, self.tr("&Undo"))

    def show_offer(self, text: str, label: str, offer: Callable[[], object]) -> None:
        """Show what happened, and offer something else than undoing it; a toast that is shown is replaced.

        Args:
            text: What happened.
            label: The text of the button.
            offer: Called when the button is pressed, once at most.
        """
        self._undo, self._offer = None, offer
        self._show(text, label)

    def _show(self, text: str, label: str) -> None:
        self.label.setText(text)
        self.undo_button.setText(label)
        self._place()
        self.show()
        self.raise_()
        self._timer.start()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
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
