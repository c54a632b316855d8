"""The history of the document in front, in its dock."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.controllers.lazy import LazyDock
from desktop.frame.main_window import MainWindow
from desktop.library.library_service import LibraryService

if TYPE_CHECKING:
    from desktop.history.history_view import HistoryView


class HistoryController(QObject):
    """Shows the history.

    Args:
        window: The frame.
        service: The library.
    """

    def __init__(self, window: MainWindow, service: LibraryService) -> None:
        super().__init__(window)
        self._service = service
        module = "desktop.history.history_view"
        self._history = LazyDock(window, "history", module, self._make_history, is_of_all=True)

    @property
    def history(self) -> HistoryView:
        """The history of the document in front."""
        return self._history.get()

    def steps(self) -> tuple[Callable[[], None], ...]:
        """Return the jobs that fill the dock, each short enough for one event-loop turn."""
        return (self._history.fill_if_seen,)

    def _make_history(self) -> HistoryView:
        from desktop.history.history_view import HistoryView  # noqa: PLC0415 - imported lazily

        return HistoryView(self._service)
