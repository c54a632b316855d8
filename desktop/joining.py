"""Joins the views to the frame and to each other; loaded after the first paint, the only module that knows them all."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from core.messages import Message
from desktop.explain_view import ExplainView
from desktop.library_desk import LibraryDesk
from desktop.main_window import MainWindow
from desktop.open_sheets import OpenSheets
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
        self._sheets = OpenSheets(window, desk, settings)
        self._why = ExplainView()

    def fill(self) -> None:
        """Put the views into the frame."""
        self._window.add_dock("why", self._why)
        self._window.current_changed.connect(self._why.show_character)
        self._sheets.asked_why.connect(self._on_asked_why)
        self._why.asked_why.connect(self._on_why_moved)
        self._why.asked_field.connect(self._on_asked_field)
        self._dialogs.asked_character.connect(self._sheets.open)
        self._dialogs.asked_field.connect(self._on_asked_field)
        for name, slot in (
            ("why", self._on_why),
            ("field_help", self._on_field_help),
            ("next_page", self._on_next_page),
            ("previous_page", self._on_previous_page),
        ):
            self._window.set_action_handler(name, slot)
        self._desk.trouble.connect(self._on_trouble)
        self._desk.told.connect(self._window.show_message)
        self._sheets.reopen()

    def leave_fields(self) -> None:
        """Let what is being typed become an edit."""
        self._sheets.leave_fields()

    def finish(self) -> None:
        """Bring everything to an end before the window closes."""
        self._sheets.remember()
        for view in self._sheets.views():
            self._window.close_tab(view)

    @Slot(object)
    def _on_trouble(self, message: Message) -> None:
        self._window.show_message(message, is_library=True)

    # --------------------------------------------------------------------------------------- numbers and their why

    @Slot(str)
    def _on_asked_why(self, address: str) -> None:
        self._window.show_dock("why")
        self._why.explain(address)
        self._hold(self._why.address)

    @Slot(str)
    def _on_why_moved(self, address: str) -> None:
        self._hold(address)

    def _hold(self, address: str) -> None:
        view = self._sheets.current_view
        if view is not None:
            view.hold(address)

    @Slot(str)
    def _on_asked_field(self, address: str) -> None:
        view = self._sheets.current_view
        if view is not None and not view.go_to(address):
            self._on_asked_why(address)

    @Slot()
    def _on_why(self) -> None:
        view = self._sheets.current_view
        address = "" if view is None else view.address_with_focus()
        if address:
            self._on_asked_why(address)

    @Slot()
    def _on_field_help(self) -> None:
        view = self._sheets.current_view
        address = "" if view is None else view.address_with_focus()
        if address:
            self._window.show_dock("why")
            self._why.show_help(address)
            self._hold(self._why.address)

    @Slot()
    def _on_next_page(self) -> None:
        self._turn_pages(1)

    @Slot()
    def _on_previous_page(self) -> None:
        self._turn_pages(-1)

    def _turn_pages(self, by: int) -> None:
        view = self._sheets.current_view
        if view is not None and view.pages is not None and view.pages.count():
            view.pages.setCurrentIndex((view.pages.currentIndex() + by) % view.pages.count())
