"""Notes awards to single characters in today's sessions of their campaigns.

Awards of a party are noted by `desktop.party.party_runner`, fights by `desktop.controllers.fight_controller`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from core.errors import QuireError
from core.procedures.awards import award_line, is_award
from desktop.library.library_service import LibraryService

if TYPE_CHECKING:
    from core.procedures.procedure import Procedure
    from core.store.library import Library
    from desktop.frame.main_window import MainWindow
    from desktop.sheet.open_character import OpenCharacter
    from desktop.sheet.undo_stack import UndoEntry


class SessionNotes(QObject):
    """Notes what open characters are awarded.

    Args:
        window: The main window; it shows messages, and owns this.
        service: The library.
    """

    def __init__(self, window: MainWindow, service: LibraryService) -> None:
        super().__init__(window)
        self._window = window
        self._service = service

    def note(self, character: OpenCharacter, procedure: Procedure) -> None:
        """Note the last edit of a character, if it is an award of its campaign.

        Args:
            character: The open character.
            procedure: What made the edit.
        """
        entry = character.undo_stack.last
        if entry is not None and is_award(procedure) and character.sheet.character.campaign:
            _NotedAward(self, character, entry)

    def write(self, work: Callable[[Library], object]) -> None:
        """Write a line, or withdraw it, on the library's thread."""
        self._service.change(self, work, None, self._on_failed)

    def _on_failed(self, error: QuireError) -> None:
        self._window.show_message(error.message)


class _NotedAward(QObject):
    """The line of one award: withdrawn when the award is undone, and noted again when it is redone."""

    def __init__(self, notes: SessionNotes, character: OpenCharacter, entry: UndoEntry) -> None:
        super().__init__(character)
        self._notes = notes
        self._stack = character.undo_stack
        self._entry = entry
        self._ids = (character.id,)
        self._line = award_line(entry.text, character.title)
        self._is_noted = False
        self._stack.changed.connect(self._follow)
        self._follow()

    @Slot()
    def _follow(self) -> None:
        if not self._is_noted and self._stack.last is self._entry:
            self._is_noted = True
            self._notes.write(lambda library: library.campaigns.record(self._ids, self._line))
        elif self._is_noted and self._stack.next is self._entry:
            self._is_noted = False
            self._notes.write(lambda library: library.campaigns.withdraw(self._ids, self._line))
