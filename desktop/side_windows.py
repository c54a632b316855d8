"""Secondary windows for one wide view each (wizard, fight, party); lists those open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

MAX_SIZE: Final = QSize(1440, 900)
MIN_SIZE: Final = QSize(1024, 640)
FRAME: Final = QSize(32, 32)
"""Upper bound of the window frame's size, so that the bottom buttons stay on the screen."""

View = TypeVar("View", bound=QWidget)


class SideWindow(QWidget):
    """A window for one view, as large as the main window within the screen; deleted when closed.

    Signals:
        closed: It was closed.

    Attributes:
        view: What it shows.
        may_close: Called before closing; returns whether the window may close.
        release: Called when the window closes, so that the view releases its resources.

    Args:
        view: What it shows.
        title: Window title, shown before the program name.
        parent: The main window.
        size: Its size; None for that of the main window.
    """

    closed = Signal()

    def __init__(self, view: QWidget, title: str, parent: QWidget, size: QSize | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(f"{title} — Quire")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(view)
        self.view = view
        self.may_close: Callable[[], bool] = _always
        self.release: Callable[[], None] = _nothing
        room = parent.screen().availableGeometry().size() - FRAME
        wanted = size or parent.size().expandedTo(MIN_SIZE).boundedTo(MAX_SIZE)
        self.resize(wanted.boundedTo(room))

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        """Save pending work; stay open if it cannot be saved and the user cancels."""
        if not self.may_close():
            event.ignore()
            return
        self.release()
        self.closed.emit()
        super().closeEvent(event)


class SideWindows(QObject):
    """The open secondary windows of one kind.

    Signals:
        closed: A window was closed; carries its view.

    Args:
        main: The main window.
    """

    closed = Signal(QWidget)

    def __init__(self, main: QWidget) -> None:
        super().__init__(main)
        self._main = main
        self._open: list[SideWindow] = []

    @property
    def windows(self) -> tuple[SideWindow, ...]:
        """The open windows, oldest first."""
        return tuple(self._open)

    def views(self, kind: type[View]) -> list[View]:
        """Return the open views of one type, oldest first."""
        return [window.view for window in self._open if isinstance(window.view, kind)]

    def show(self, view: QWidget, title: str, *, is_large: bool = False, size: QSize | None = None) -> SideWindow:
        """Open a window for a view.

        Args:
            view: What it shows.
            title: Window title, shown before the program name.
            is_large: Show the window in the next event-loop turn, because creating the view fills this one.
            size: As for `SideWindow`.
        """
        window = SideWindow(view, title, self._main, size)
        window.closed.connect(self._on_closed)
        self._open.append(window)
        if is_large:
            QTimer.singleShot(0, window, window.show)
        else:
            window.show()
        return window

    def bring_forward(self, view: QWidget) -> None:
        """Bring the window of a view to the front."""
        for window in self._of(view):
            window.raise_()
            window.activateWindow()

    def close(self, view: object) -> None:
        """Close the window of a view, if it is open."""
        for window in self._of(view):
            window.close()

    def close_all(self) -> None:
        """Close all windows that may be closed."""
        for window in self.windows:
            window.close()

    def _of(self, view: object) -> list[SideWindow]:
        return [window for window in self._open if window.view is view]

    @Slot()
    def _on_closed(self) -> None:
        window = self.sender()
        if isinstance(window, SideWindow) and window in self._open:
            self._open.remove(window)
            self.closed.emit(window.view)


def _always() -> bool:
    return True


def _nothing() -> None:
    return
