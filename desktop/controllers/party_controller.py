"""Opens, tracks and closes the party windows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from desktop.controllers.close_guard import Closable
from desktop.controllers.sheets_controller import SheetsController
from desktop.controllers.side_window_controllers import SharedCharacterController
from desktop.frame.main_window import MainWindow
from desktop.library.library_service import LibraryService
from desktop.party.party_members import PartyMembers, PartyScope
from desktop.party.party_view import PartyView


class PartyController(SharedCharacterController):
    """Opens parties.

    Args:
        window: The main window; it shows messages.
        service: The library.
        sheets: The open characters.
        may_close: As for `SideWindowController`.
        selected_ids: Returns the ids selected in the library.
        reload_roll_log: Reloads the roll log.

    Signals:
        fight_requested: A fight with characters is to be set up; their ids.
    """

    fight_requested = Signal(object)

    def __init__(
        self,
        window: MainWindow,
        service: LibraryService,
        sheets: SheetsController,
        may_close: Callable[[QWidget, Sequence[Closable]], bool],
        selected_ids: Callable[[], Sequence[str]],
        reload_roll_log: Callable[[], object],
    ) -> None:
        super().__init__(window, service, sheets, may_close, selected_ids)
        self._reload_roll_log = reload_roll_log
        service.replacing.connect(self.close)
        service.moved.connect(self.close)

    @Slot()
    def show(self) -> None:
        """Show the characters selected in the library, else the current character's campaign, else the first."""
        chosen = tuple(self._selected_ids())
        current = self._window.current
        scope: PartyScope | None
        if len(chosen) > 1 or (chosen and current is None):
            scope = PartyScope(chosen)
        else:
            scope = None if current is None else PartyScope(campaign=current.sheet.character.campaign)
        view = PartyView(self._service, self._shared, scope, chosen if scope is not None and scope.ids else ())
        view.asked_sheet.connect(self._sheets.open)
        view.asked_fight.connect(self.fight_requested)
        view.rolled.connect(self._reload_roll_log)
        self._windows.show(view, self.tr("Party")).release = view.close_party
        view.party_table.setFocus()

    def _character_users(self) -> list[PartyMembers]:
        return [view.members for view in self._windows.views(PartyView)]

    @Slot()
    def close(self) -> None:
        """Close every party window, as when another library is opened."""
        self._windows.close_all()
