"""The manual, the tour, the list of shortcuts and the About box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from core.registry import games
from desktop import theme
from desktop.frame.main_window import MainWindow
from desktop.frame.shortcuts_dialog import ShortcutsDialog
from desktop.library.library_service import LibraryService
from desktop.settings import TOUR_SEEN, Settings

if TYPE_CHECKING:
    from desktop.help.help_view import HelpView
    from desktop.help.tour import Tour


class HelpController(QObject):
    """Opens what explains the program.

    Args:
        window: The frame.
        service: The library.
        settings: The preferences.
    """

    def __init__(self, window: MainWindow, service: LibraryService, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._service = service
        self._settings = settings
        self._manual: HelpView | None = None
        self._tour: Tour | None = None
        window.tab_closed.connect(self._on_tab_closed)
        for name, slot in (
            ("manual", self.show_manual),
            ("tour", self.start_tour),
            ("shortcuts", self._on_shortcuts),
            ("about", self._on_about),
        ):
            window.set_action_handler(name, slot)

    @Slot()
    def show_manual(self) -> None:
        """Show the manual."""
        from desktop.help.help_view import HelpView  # noqa: PLC0415 - imported lazily

        if self._manual is None:
            self._manual = HelpView()
            self._manual.asked_action.connect(self._on_asked_action)
            self._window.add_tab(self._manual, self.tr("Manual"), theme.icon("book"))
        self._window.bring_to_front(self._manual)

    @Slot()
    def start_tour(self) -> None:
        """Start the tour."""
        from desktop.help.tour import Tour  # noqa: PLC0415 - rarely needed

        if self._tour is None:
            self._tour = Tour(self._window)
            self._tour.ended.connect(self._on_tour_ended)

    @Slot(str)
    def _on_asked_action(self, name: str) -> None:
        self._window.actions_by_name.action(name).trigger()

    @Slot()
    def _on_tour_ended(self) -> None:
        self._tour = None
        self._settings.put(TOUR_SEEN, True)

    @Slot()
    def _on_shortcuts(self) -> None:
        self._window.open_dialog(ShortcutsDialog(self._window.menus(), self._window.own_shortcuts, self._window))

    @Slot()
    def _on_about(self) -> None:
        from desktop.help.about import AboutDialog  # noqa: PLC0415 - rarely needed

        systems = [game.system for game in games()]
        self._window.open_dialog(AboutDialog(systems, self._service.file, self._window))

    @Slot(QWidget)
    def _on_tab_closed(self, widget: QWidget) -> None:
        if widget is self._manual:
            self._manual = None
