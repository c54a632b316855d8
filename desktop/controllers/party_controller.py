"""Opens, tracks and closes the party windows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from desktop.controllers.close_guard import Closable
from desktop.controllers.sheets_controller import SheetsController
from desktop.controllers.side_window_controllers import SharedCharacterController
from desktop.frame.main_window import MainWindow
from desktop.library.library_service import LibraryService
from desktop.party.party_award import PartyAward
from desktop.party.party_members import PartyMembers, PartyPlace, PartyScope
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
        print_requested: An overview is to be printed; the sheets, and the name of the campaign or "".
    """

    fight_requested = Signal(object)
    print_requested = Signal(object, str)

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
        self._award: PartyAward | None = None
        self._awarded = ""
        window.toast.visibility_changed.connect(self._on_toast, Qt.ConnectionType.QueuedConnection)  # after its undo
        window.closing.connect(self._end_award)
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
        self.open(PartyPlace(scope, chosen if scope is not None and scope.ids else ()))

    @property
    def places(self) -> tuple[PartyPlace, ...]:
        """What the open windows show."""
        return tuple(view.place for view in self._windows.views(PartyView))

    def open(self, place: PartyPlace) -> None:
        """Open a window that shows a party."""
        view = PartyView(self._service, self._shared, place)
        view.asked_sheet.connect(self._sheets.open)
        view.asked_fight.connect(self.fight_requested)
        view.asked_print.connect(self.print_requested)
        view.rolled.connect(self._reload_roll_log)
        self._windows.show(view, self.tr("Party")).release = view.close_party
        view.party_table.setFocus()

    def award(self, ids: Sequence[str], anchor: QWidget) -> None:
        """Award to characters of one game, asked in a popover.

        Args:
            ids: The characters.
            anchor: The widget that it points at.
        """
        self._end_award()
        award = self._award = PartyAward(self._service, self._shared, self._window, anchor)
        award.applied.connect(self._on_awarded)
        award.rolled.connect(self._reload_roll_log)
        award.trouble.connect(self._window.show_message)
        award.ended.connect(self._end_award)
        award.begin(ids)

    @Slot(str)
    def _on_awarded(self, label: str) -> None:
        """Offer to undo the award; its characters stay open until then."""
        award = self._award
        if award is not None:
            self._awarded = self.tr("Done: {label}").format(label=label)
            self._window.toast.show_text(self._awarded, award.runner.undo)

    @Slot()
    def _on_toast(self) -> None:
        """Release the characters of an award that can no longer be undone."""
        toast = self._window.toast
        if self._awarded and (toast.isHidden() or toast.label.text() != self._awarded):
            self._end_award()

    @Slot()
    def _end_award(self) -> None:
        award, self._award, self._awarded = self._award, None, ""
        if award is not None:
            award.close()
            award.deleteLater()

    def _character_users(self) -> list[PartyMembers]:
        members = [view.members for view in self._windows.views(PartyView)]
        return members if self._award is None else [*members, self._award.members]

    @Slot()
    def close(self) -> None:
        """Close every party window, as when another library is opened."""
        self._end_award()
        self._windows.close_all()
