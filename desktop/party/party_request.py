"""Asks what a party action needs: in a popover if it is small, else in a dialog."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from core.character.json_values import Json
from core.errors import QuireError
from core.play.party_procedure import PartyProcedure
from desktop.party.party_action_dialog import PartyActionDialog
from desktop.party.party_members import PartyMembers
from desktop.party.party_popover import PartyPopover, fits_popover
from desktop.sheet.open_character import OpenCharacter


class PartyRequest(QObject):
    """Opens popover or dialog of one action at a time.

    Args:
        window: The window of popover and dialog.
        members: The open characters, whose changes the popover follows.

    Signals:
        decided: The action is to be applied; a `PreparedAction`.
        cancelled: It was closed without that.
        trouble: The action cannot be begun; a `Message`.

    Attributes:
        popover: The popover that is open, or None.
        dialog: The last dialog, or None.
    """

    decided = Signal(object)
    cancelled = Signal()
    trouble = Signal(object)

    def __init__(self, window: QWidget, members: PartyMembers) -> None:
        super().__init__(window)
        self._window, self._members = window, members
        self.popover: PartyPopover | None = None
        self.dialog: PartyActionDialog | None = None

    def open(self, action: PartyProcedure, people: Mapping[str, OpenCharacter], anchor: QWidget) -> None:
        """Ask for an action.

        Args:
            action: The action.
            people: The characters, by id.
            anchor: The widget that a popover points at.
        """
        self.close()
        for character in people.values():
            character.leave_field()
        if not fits_popover(action, people):
            self._open_dialog(action, people)
            return
        popover = PartyPopover(self._window, action, people)
        try:
            popover.start()
        except QuireError as error:
            popover.deleteLater()
            self.trouble.emit(error.message)
            self.cancelled.emit()
            return
        self.popover = popover
        popover.decided.connect(self.decided)
        popover.dismissed.connect(self.cancelled)
        popover.outgrown.connect(partial(self._open_dialog, action, people))
        popover.closed.connect(self._on_closed)
        self._members.changed.connect(popover.on_character_changed)
        if popover.is_outgrown:
            popover.continue_elsewhere()
            return
        popover.open_at(anchor)
        popover.take_focus()

    def close(self) -> None:
        """Close the popover."""
        if self.popover is not None:
            self.popover.dismiss()

    @Slot()
    def _on_closed(self) -> None:
        if self.popover is not None:
            self.popover.deleteLater()
            self.popover = None

    def _open_dialog(
        self,
        action: PartyProcedure,
        people: Mapping[str, OpenCharacter],
        answers: Mapping[str, Json] | None = None,
    ) -> None:
        self.dialog = PartyActionDialog(action, people, self._window, answers)
        self.dialog.setWindowModality(Qt.WindowModality.ApplicationModal)
        self.dialog.decided.connect(self.decided)
        self.dialog.rejected.connect(self.cancelled)
        self.dialog.open()
