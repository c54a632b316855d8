"""Base classes of controllers that open and close side windows: wizards, fights, parties."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from core.errors import QuireError
from desktop.controllers.close_guard import Closable
from desktop.controllers.sheets_controller import SheetsController
from desktop.frame.main_window import MainWindow
from desktop.library.library_service import LibraryService
from desktop.sheet.open_character import OpenCharacter
from desktop.side_windows import SideWindow, SideWindows


class SideWindowController(QObject):
    """Opens side windows and closes those whose view has ended.

    Args:
        window: The main window; it shows messages.
        service: The library.
        sheets: The open characters.
        may_close: Asks before one of these windows closes; called with the window and what it saves.
    """

    def __init__(
        self,
        window: MainWindow,
        service: LibraryService,
        sheets: SheetsController,
        may_close: Callable[[QWidget, Sequence[Closable]], bool],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._service = service
        self._sheets = sheets
        self._may_close = may_close
        self._windows = SideWindows(window)
        self._windows.closed.connect(self._on_window_closed)

    @property
    def windows(self) -> tuple[SideWindow, ...]:
        """The open windows."""
        return self._windows.windows

    def _show_error(self, error: QuireError) -> None:
        self._window.show_message(error.message)

    @Slot(QWidget)
    def _on_window_closed(self, view: QWidget) -> None:
        """React to a view whose window was closed; a subclass may have something to do."""

    @Slot()
    def _on_left(self) -> None:
        """Close the window of the view that sent the signal."""
        self._windows.close(self.sender())


class CharacterUser(Protocol):
    """Uses open characters that it shares with their sheets."""

    def adopt(self, character: OpenCharacter) -> None:
        """Switch to this open character, as its sheet was opened in the window."""

    def reopen(self, id_: str) -> None:
        """Open a character again, as its sheet is being closed in the window."""


class SharedCharacterController(SideWindowController):
    """Opens side windows whose characters may have their sheets open in the main window, too.

    Args:
        window: The main window; it shows messages.
        service: The library.
        sheets: The open characters.
        may_close: As for `SideWindowController`.
        selected_ids: Returns the ids selected in the library.
    """

    def __init__(
        self,
        window: MainWindow,
        service: LibraryService,
        sheets: SheetsController,
        may_close: Callable[[QWidget, Sequence[Closable]], bool],
        selected_ids: Callable[[], Sequence[str]],
    ) -> None:
        super().__init__(window, service, sheets, may_close)
        self._shared = sheets.shared
        self._selected_ids = selected_ids
        sheets.opened.connect(self._on_sheet_opened)
        sheets.closed.connect(self._on_sheet_closed)

    def _character_users(self) -> Iterable[CharacterUser]:
        """Return what uses characters in the open windows."""
        raise NotImplementedError

    @Slot(str)
    def _on_sheet_opened(self, id_: str) -> None:
        """Use a sheet that was opened in the main window."""
        character = self._shared.in_tab(id_)
        if character is not None:
            for user in self._character_users():
                user.adopt(character)

    @Slot(str)
    def _on_sheet_closed(self, id_: str) -> None:
        """Open a character again whose sheet is being closed in the main window."""
        for user in self._character_users():
            user.reopen(id_)
