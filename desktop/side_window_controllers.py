"""Base classes of controllers that open and close side windows: wizards, fights, parties."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from core.errors import QuireError
from desktop.library.library_service import LibraryService
from desktop.sheet.open_character import OpenCharacter
from desktop.sheet.shared_characters import SharedCharacters
from desktop.side_windows import SideWindow, SideWindows


class SideWindowController(QObject):
    """Opens side windows and closes those whose view has ended.

    Signals:
        asked_character: A character's sheet is to be opened or shown; its id.
        trouble: An action failed; a `Message`.

    Args:
        window: The main window.
        service: The library.
    """

    asked_character = Signal(str)
    trouble = Signal(object)

    def __init__(self, window: QWidget, service: LibraryService) -> None:
        super().__init__(window)
        self._service = service
        self._windows = SideWindows(window)

    @property
    def windows(self) -> tuple[SideWindow, ...]:
        """The open windows."""
        return self._windows.windows

    def _show_error(self, error: QuireError) -> None:
        self.trouble.emit(error.message)

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


class SharedCharacterWindows(SideWindowController):
    """Opens side windows whose characters may have their sheets open in the main window, too.

    Args:
        window: The main window.
        service: The library.
        shared: Opens the characters.
        chosen: Returns the ids selected in the library.
        current: Returns the current character, or None.
    """

    def __init__(
        self,
        window: QWidget,
        service: LibraryService,
        shared: SharedCharacters,
        chosen: Callable[[], Sequence[str]],
        current: Callable[[], OpenCharacter | None],
    ) -> None:
        super().__init__(window, service)
        self._shared = shared
        self._selected_ids = chosen
        self._current = current
        self._set_up()

    def _set_up(self) -> None:
        """Prepare a subclass; called once, at the end of construction."""

    def _character_users(self) -> Iterable[CharacterUser]:
        """Return what uses characters in the open windows."""
        raise NotImplementedError

    @Slot(str)
    def character_opened(self, id_: str) -> None:
        """Use a sheet that was opened in the main window."""
        character = self._shared.in_tab(id_)
        if character is not None:
            for user in self._character_users():
                user.adopt(character)

    @Slot(str)
    def character_closed(self, id_: str) -> None:
        """Open a character again whose sheet is being closed in the main window."""
        for user in self._character_users():
            user.reopen(id_)
