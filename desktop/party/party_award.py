"""Awards to characters that are in no party window, such as those selected on the library page."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from core.messages import Message
from core.play.party_award import find_award
from core.play.party_procedure import PartyProcedure
from core.registry import game
from desktop.library.library_service import LibraryService
from desktop.party.party_members import PartyMembers, PartyScope
from desktop.party.party_request import PartyRequest
from desktop.party.party_runner import PartyRunner
from desktop.sheet.shared_characters import SharedCharacters


class PartyAward(QObject):
    """One award: loads the characters, asks in a popover, awards, and stays until it can no longer be undone.

    Args:
        service: The library.
        shared: Opens the characters.
        window: The window of the popover.
        anchor: The widget that the popover points at.

    Signals:
        applied: It was awarded; the label.
        rolled: The roll log has new rolls.
        trouble: Something failed; a `Message`.
        ended: Nothing was awarded.
    """

    applied = Signal(str)
    rolled = Signal()
    trouble = Signal(object)
    ended = Signal()

    def __init__(self, service: LibraryService, shared: SharedCharacters, window: QWidget, anchor: QWidget) -> None:
        super().__init__(window)
        self._anchor = anchor
        self._is_asked = False
        self.members = PartyMembers(service, shared, self)
        self.request = PartyRequest(window, self.members)
        self.runner = PartyRunner(service, self.members, self)
        self.members.listed.connect(self._on_listed)
        self.members.trouble.connect(self.trouble)
        self.request.decided.connect(self.runner.apply)
        self.request.cancelled.connect(self.ended)
        self.request.trouble.connect(self.trouble)
        self.runner.applied.connect(self.applied)
        self.runner.rolled.connect(self.rolled)
        self.runner.trouble.connect(self.trouble)

    def begin(self, ids: Sequence[str]) -> None:
        """Load the characters, and ask."""
        self.members.show(PartyScope(tuple(ids)))

    @Slot()
    def _on_listed(self) -> None:
        people = self.members.members
        if self._is_asked or not people:
            return
        system = next(iter(people.values())).sheet.system
        procedure = find_award(game(system.id).procedures.values())
        if procedure is None:
            self.trouble.emit(Message("no_award", "{game} has no awards.", {"game": system.name}))
            self.ended.emit()
            return
        action = PartyProcedure(procedure.key, procedure.label, procedure.kind, {system.id: procedure})
        self._is_asked = True
        self.request.open(action, people, self._anchor)

    def close(self) -> None:
        """Close the popover, and the characters once they are saved."""
        self.request.close()
        self.members.close()
