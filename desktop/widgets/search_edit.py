"""Widget: a search field, which searches after a pause in typing."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QIcon
from PySide6.QtWidgets import QLineEdit, QWidget

from desktop import theme

DEBOUNCE_MS: Final = 120
"""Pause in typing after which it searches."""
_MARK: Final = 16


class SearchEdit(QLineEdit):
    """A line with a lens; the list that it searches gives it what is typed there.

    Signals:
        searched: The text changed and the pause is over.
    """

    searched = Signal()

    _mark: QAction | None = None

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DEBOUNCE_MS)
        self._timer.timeout.connect(self.searched)
        self._mark = self.addAction(_lens(), QLineEdit.ActionPosition.LeadingPosition)
        self.setAcceptDrops(False)  # files that are dropped on it are for the view around it
        self.textChanged.connect(self._timer.start)

    @property
    def is_waiting(self) -> bool:
        """Whether what is typed was not searched for yet."""
        return self._timer.isActive()

    def stop_waiting(self) -> None:
        """Do not search after the pause: it was searched for already."""
        self._timer.stop()

    @Slot()
    def start(self) -> None:
        """Put the cursor into the field and select what it holds."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()

    @Slot(str)
    def start_with(self, letters: str) -> None:
        """Start a search with text that was typed in the list."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.setText(letters)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Follow the theme."""
        super().changeEvent(event)
        if self._mark is not None and theme.is_theme_change(event):
            self._mark.setIcon(_lens())


def _lens() -> QIcon:
    """Return the lens in its only size."""
    return theme.icon("search", "muted", (_MARK,))
