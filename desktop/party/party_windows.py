"""Opens, tracks and closes the party windows."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot

from desktop.party.party_members import PartyMembers, PartyScope
from desktop.party.party_view import PartyView
from desktop.side_window_controllers import SharedCharacterWindows


class PartyWindows(SharedCharacterWindows):
    """Opens parties.

    Signals:
        rolled: The roll log has new rolls.
    """

    rolled = Signal()

    def _set_up(self) -> None:
        self._service.replacing.connect(self.close)
        self._service.moved.connect(self.close)

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

    def _character_users(self) -> list[PartyMembers]:
        return [view.members for view in self._windows.views(PartyView)]

    @Slot()
    def close(self) -> None:
        """Close every party window, as when another library is opened."""
        self._windows.close_all()
