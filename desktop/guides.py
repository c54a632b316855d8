"""Joins the manual and the tour to the window."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from desktop import theme
from desktop.help_view import HelpView
from desktop.main_window import MainWindow
from desktop.settings import TOUR_SEEN, Settings
from desktop.tour import Tour


class Guides(QObject):
    """Opens the manual in a tab and leads the tour.

    Args:
        window: The frame.
        settings: Remembers that the tour was seen.
    """

    def __init__(self, window: MainWindow, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._tour: Tour | None = None
        window.set_action_handler("manual", self.open_manual)
        window.set_action_handler("tour", self.start_tour)

    @property
    def tour(self) -> Tour | None:
        """The tour, while it lasts."""
        return self._tour

    @Slot()
    def open_manual(self) -> None:
        """Bring the manual to the front."""
        view = next((each for each in self._window.tabs() if isinstance(each, HelpView)), None)
        if view is None:
            view = HelpView()
            view.asked_action.connect(self._on_asked_action)
            self._window.add_tab(view, self.tr("Manual"), theme.icon("book"))
        self._window.bring_to_front(view)

    @Slot()
    def start_tour(self) -> None:
        """Begin the tour at its first station, or anew."""
        if self._tour is not None:
            self._tour.stop()
        self._tour = Tour(self._window)
        self._tour.ended.connect(self._on_tour_ended)

    @Slot()
    def _on_tour_ended(self) -> None:
        self._tour = None
        self._settings.put(TOUR_SEEN, True)

    @Slot(str)
    def _on_asked_action(self, name: str) -> None:
        action = self._window.findChild(QAction, f"{name}_action")
        if isinstance(action, QAction) and action.isEnabled():
            action.trigger()
