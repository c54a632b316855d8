"""Connects the library list, the welcome page and character actions to the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt, Signal, Slot

from desktop import theme
from desktop.library.library_service import LibraryService
from desktop.library.library_view import LibraryView
from desktop.main_window import MainWindow
from desktop.open_sheets import OpenSheets
from desktop.welcome_view import WelcomeView


class LibraryController(QObject):
    """Connects the library list and the welcome page to the window.

    Args:
        window: The frame.
        service: The library.
        sheets: The open characters.
        view: The library list, which is in its dock already.

    Signals:
        asked_new: A new character was requested.
        asked_tour: The tour was requested.
        draft_opened: A `Draft` was opened, to be resumed.
        asked_print: Printing was requested; ids of the characters.
    """

    asked_new = Signal()
    asked_tour = Signal()
    draft_opened = Signal(object)
    asked_print = Signal(object)

    welcome: WelcomeView

    def __init__(self, window: MainWindow, service: LibraryService, sheets: OpenSheets, view: LibraryView) -> None:
        super().__init__(window)
        self._window = window
        self._service = service
        self._sheets = sheets
        self.view = view
        self.actions = view.library_actions
        self._is_known = False

    @property
    def selected(self) -> tuple[str, ...]:
        """Ids of the selected characters; empty if they are too many to be loaded."""
        return tuple(each for each in self.view.chosen() if isinstance(each, str))

    def steps(self) -> tuple[Callable[[], None], ...]:
        """Return the jobs that build the welcome page and connect the list, one per event-loop turn."""
        return self._make_welcome, self._add_welcome, self._connect

    def _make_welcome(self) -> None:
        self.welcome = WelcomeView(self._window.middle_stack)

    def _add_welcome(self) -> None:
        self.view.emptied.connect(self._on_emptied)
        self._sheets.reopened.connect(self._on_reopened)
        listing = self.view.model.rows
        if listing is not None:
            self.welcome.show_library(listing.is_empty_library)
        self._window.set_empty_view(self.welcome)

    def _connect(self) -> None:
        self.view.opened.connect(self._sheets.open)
        self.view.draft_opened.connect(self.draft_opened)
        self.view.asked_print.connect(self.asked_print)
        for view in (self.view, self.welcome):
            view.asked_new.connect(self.asked_new)
        self.welcome.asked_samples.connect(self.welcome.disable_samples)
        self.welcome.asked_samples.connect(self.actions.open_samples)
        self.welcome.asked_tour.connect(self.asked_tour)
        self.actions.asked_open.connect(self._sheets.open)
        self.actions.removed.connect(self._on_gone)
        self.actions.headers_changed.connect(self._on_rewritten)
        for name, slot in (
            ("import", self.actions.ask_for_files),
            ("samples", self.actions.open_samples),
            ("search", self._on_search),
            ("backups", self.show_backups),
            ("export", self._on_export),
            ("duplicate", self._on_duplicate),
            ("tag", self._on_tag),
            ("campaign", self._on_campaign),
            ("trash", self._on_trash),
        ):
            self._window.set_action_handler(name, slot)

    @Slot(bool)
    def _on_emptied(self, is_empty: bool) -> None:
        self._is_known = True
        self.welcome.show_library(is_empty, self._service.is_temporary)
        self._on_reopened()

    @Slot()
    def _on_reopened(self) -> None:
        """Show the welcome page once no characters of the last session are being reopened."""
        if self._is_known and not self._sheets.is_reopening:
            self.welcome.reveal()

    @Slot()
    def show_backups(self) -> None:
        """Show the backups of the library."""
        from desktop.library.backups_dialog import BackupsDialog  # noqa: PLC0415 - rarely needed

        dialog = BackupsDialog(self._service, self._window)
        theme.apply_icons(dialog)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    @Slot()
    def _on_search(self) -> None:
        self._window.show_dock("library")
        self.view.focus_search()

    @Slot(object)
    def _on_gone(self, ids: Sequence[str]) -> None:
        self._sheets.close(set(ids))

    @Slot(object)
    def _on_rewritten(self, ids: Sequence[str]) -> None:
        for id_ in ids:
            view = self._sheets.view_of(id_)
            if view is not None:
                view.character.reload()

    # ------------------------------------------------------------------------------------------- the character in front

    def _ids(self) -> list[str]:
        current = self._window.current
        if current is None:
            return []
        current.leave_field()
        return [current.id]

    @Slot()
    def _on_export(self) -> None:
        current = self._window.current
        if current is not None:
            self.actions.export(self._ids(), current.title)

    @Slot()
    def _on_duplicate(self) -> None:
        self.actions.duplicate(self._ids())

    @Slot()
    def _on_tag(self) -> None:
        self.actions.tag(self._ids())

    @Slot()
    def _on_campaign(self) -> None:
        self.actions.set_campaign(self._ids())

    @Slot()
    def _on_trash(self) -> None:
        self.actions.move_to_trash(self._ids())
