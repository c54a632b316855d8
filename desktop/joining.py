"""Joins the views to the frame and to each other; loaded after the first paint, the only module that knows them all."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from core.messages import Message
from desktop.library_desk import LibraryDesk
from desktop.main_window import MainWindow
from desktop.settings import Settings
from desktop.theme import Theme
from desktop.window_dialogs import WindowDialogs


class Joining(QObject):
    """Everything in the window, joined.

    Args:
        window: The frame.
        desk: The library.
        settings: What the person prefers.
        look: The theme.
    """

    def __init__(self, window: MainWindow, desk: LibraryDesk, settings: Settings, look: Theme) -> None:
        super().__init__(window)
        self._window = window
        self._desk = desk
        self._settings = settings
        self._look = look
        self._dialogs = WindowDialogs(window, desk, settings)

    def fill(self) -> None:
        """Put the views into the frame."""
        self._desk.trouble.connect(self._on_trouble)
        self._desk.told.connect(self._window.show_message)

    def leave_fields(self) -> None:
        """Let what is being typed become an edit."""

    def finish(self) -> None:
        """Bring everything to an end before the window closes."""

    @Slot(object)
    def _on_trouble(self, message: Message) -> None:
        self._window.show_message(message, is_library=True)
