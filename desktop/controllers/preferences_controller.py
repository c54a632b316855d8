"""The preferences."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot

from desktop.frame.main_window import MainWindow
from desktop.library.library_service import LibraryService
from desktop.settings import Settings


class PreferencesController(QObject):
    """Opens the preferences.

    Args:
        window: The frame.
        service: The library.
        settings: The preferences.
        show_backups: Shows the backups of the library.
    """

    def __init__(
        self, window: MainWindow, service: LibraryService, settings: Settings, show_backups: Callable[[], object]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._service = service
        self.settings = settings
        self._show_backups = show_backups
        window.set_action_handler("preferences", self._on_preferences)

    def show(self, key: str = "") -> None:
        """Open the preferences, with the cursor in one of them."""
        from desktop.preferences import PreferencesDialog  # noqa: PLC0415 - rarely needed

        dialog = PreferencesDialog(self.settings, self._service, self._window)
        dialog.asked_backups.connect(self._show_backups)
        dialog.asked_shortcuts.connect(self._window.actions_by_name.action("shortcuts").trigger)
        self._window.open_dialog(dialog)
        dialog.focus_setting(key)

    @Slot()
    def _on_preferences(self) -> None:
        self.show()
