"""The library page in its tab."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from desktop import theme
from desktop.controllers.save_status import library_state, saved_text
from desktop.frame.main_window import MainWindow
from desktop.library.library_actions import LibraryActions
from desktop.library.library_service import LibraryService
from desktop.settings import Settings

if TYPE_CHECKING:
    from desktop.library.library_page import LibraryPage


class LibraryPageController(QObject):
    """Opens the page and connects it.

    Args:
        window: The frame.
        service: The library.
        settings: The preferences.
        library_actions: Performs actions on characters.
        open_character: Opens the character of an id.
        print_characters: Prints the characters of these ids.

    Signals:
        acted_on_changed: Another row is marked, or others are ticked.
        award_requested: Experience is to be awarded; ids of the characters, and the button that asked.
    """

    acted_on_changed = Signal()
    award_requested = Signal(object, QWidget)

    def __init__(
        self,
        window: MainWindow,
        service: LibraryService,
        settings: Settings,
        library_actions: LibraryActions,
        open_character: Callable[[str], object],
        print_characters: Callable[[Sequence[str]], object],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._service = service
        self._settings = settings
        self._library_actions = library_actions
        self._open_character = open_character
        self._print_characters = print_characters
        self.page: LibraryPage | None = None
        window.tab_closed.connect(self._on_tab_closed)
        window.theme_changed.connect(self._on_theme_changed)
        window.document_changed.connect(self._show_status)
        window.set_action_handler("library_page", self.show)

    @property
    def front(self) -> LibraryPage | None:
        """The page while its tab is in front."""
        is_front = self.page is not None and self._window.documents.currentWidget() is self.page
        return self.page if is_front else None

    @property
    def acted_on(self) -> tuple[str, ...]:
        """Ids of the ticked characters, else of the marked one, while the page is in front."""
        return () if self.front is None else self.front.acted_on

    @Slot()
    def show(self) -> None:
        """Show the page."""
        page = self._open()
        self._window.bring_to_front(page)
        page.list.setFocus()

    def show_behind(self) -> None:
        """Open the page in a tab behind the one in front."""
        front = self._window.documents.currentWidget()
        self._open()
        if front is not None:
            self._window.bring_to_front(front)

    def _open(self) -> LibraryPage:
        """Return the page; it gets a tab if it has none."""
        if self.page is None:
            from desktop.library.library_page import LibraryPage  # noqa: PLC0415 - imported with the first use

            self.page = LibraryPage(self._service, self._settings, self._library_actions)
            self._connect(self.page)
            self._window.add_tab(self.page, self.tr("Library"), theme.icon("people"))
        return self.page

    def _connect(self, page: LibraryPage) -> None:
        page.opened.connect(self._open_character)
        page.asked_print.connect(self._print_characters)
        page.asked_award.connect(self.award_requested)
        page.acted_on_changed.connect(self.acted_on_changed)
        page.counted.connect(self._show_status)
        for signal, name in (
            (page.asked_new, "new_character"),
            (page.asked_import, "import"),
            (page.asked_fight, "new_fight"),
        ):
            signal.connect(self._window.actions_by_name.action(name).trigger)

    @Slot()
    def _show_status(self) -> None:
        """Show in the status line what the library holds, while the page is in front."""
        page, line = self.front, self._window.status_line
        if page is not None:
            line.show_saved(library_state(self._service) or saved_text())
            line.show_change(page.status_change())
            line.show_context(page.status_context())

    @Slot()
    def _on_theme_changed(self) -> None:
        if self.page is not None:
            self._window.rename_tab(self.page, self.tr("Library"), theme.icon("people"))

    @Slot(QWidget)
    def _on_tab_closed(self, widget: QWidget) -> None:
        if widget is self.page:
            self.page = None
