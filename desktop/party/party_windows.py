"""Manages the party windows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from desktop.library.library_service import LibraryService
from desktop.party.party_members import PartyScope
from desktop.party.party_view import PartyView
from desktop.sheet.open_character import OpenCharacter
from desktop.sheet.shared_characters import SharedCharacters
from desktop.side_windows import SideWindow, SideWindows


class PartyWindows(QObject):
    """Opens parties.

    Args:
        window: The main window.
        service: The library.
        shared: Opens the characters.
        chosen: Returns the ids selected in the library.
        current: Returns the current character, or None.

    Signals:
        asked_character: A character's sheet is to be shown; its id.
        rolled: The roll log has new rolls.
    """

    asked_character = Signal(str)
    rolled = Signal()

    def __init__(
        self,
        window: QWidget,
        service: LibraryService,
        shared: SharedCharacters,
        chosen: Callable[[], Sequence[str]],
        current: Callable[[], OpenCharacter | None],
    ) -> None:
        super().__init__(window)
        self._service = service
        self._shared = shared
        self._selected_ids = chosen
        self._current = current
        self._windows = SideWindows(window)
        service.replacing.connect(self.close)
        service.moved.connect(self.close)

    @property
    def windows(self) -> tuple[SideWindow, ...]:
        """The open windows."""
        return self._windows.windows

    @Slot()
    def show(self) -> None:
        """Show the characters selected in the library, else the current character's campaign, else the first."""
        chosen = tuple(self._selected_ids())
        current = self._current()
        scope: PartyScope | None
        if len(chosen) > 1 or (chosen and current is None):
            scope = PartyScope(chosen)
        else:
            scope = None if current is None else PartyScope(campaign=current.sheet.character.campaign)
        view = PartyView(self._service, self._shared, scope, chosen if scope is not None and scope.ids else ())
        view.asked_sheet.connect(self.asked_character)
        view.rolled.connect(self.rolled)
        self._windows.show(view, self.tr("Party")).release = view.close_party
        view.party_table.setFocus()

    @Slot(str)
    def character_opened(self, id_: str) -> None:
        """Let parties use a sheet that was opened in the window."""
        character = self._shared.in_tab(id_)
        if character is not None:
            for view in self._windows.views(PartyView):
                view.members.adopt(character)

    @Slot(str)
    def character_closed(self, id_: str) -> None:
        """Let parties open a character again whose sheet is being closed in the window."""
        for view in self._windows.views(PartyView):
            view.members.reopen(id_)

    @Slot()
    def close(self) -> None:
        """Close every party window, as when another library is opened."""
        self._windows.close_all()
