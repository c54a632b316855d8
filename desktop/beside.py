"""A window beside the main one, for one view that needs the whole width: a wizard, a fight, a party."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

MOST: Final = QSize(1440, 900)
LEAST: Final = QSize(1024, 640)
FRAME: Final = QSize(32, 32)
"""What the frame of a window takes at most; no button of the foot may lie outside the screen."""


class BesideWindow(QWidget):
    """A window for one view, as large as the main window within the screen; it lives until it is closed.

    Signals:
        closed: It was closed.

    Attributes:
        may_leave: Asked when the window shall close; says whether it may.

    Args:
        view: What it shows.
        title: What stands in its bar before the name of the program.
        parent: The main window.
    """

    closed = Signal()

    def __init__(self, view: QWidget, title: str, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(f"{title} — Quire")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(view)
        self.view = view
        self.may_leave: Callable[[BesideWindow], bool] = _always
        room = parent.screen().availableGeometry().size() - FRAME
        self.resize(parent.size().expandedTo(LEAST).boundedTo(MOST).boundedTo(room))

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        """Keep what there is to keep; stay open where it cannot be kept and somebody wants to mend that first."""
        if not self.may_leave(self):
            event.ignore()
            return
        self.keep()
        self.closed.emit()
        super().closeEvent(event)

    def keep(self) -> None:
        """Let the view put away what it holds."""


def _always(_window: BesideWindow) -> bool:
    return True
