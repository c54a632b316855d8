"""Stores the number of problems of an open world with its line in the list, so that listing worlds loads none."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from core.errors import QuireError
from desktop import tasks

if TYPE_CHECKING:
    from core.content.world_problems import WorldReport
    from desktop.sheet.open_character import OpenCharacter


class ProblemCount(QObject):
    """Writes the number once a checked world is saved.

    Args:
        character: The world.
        parent: Its owner.

    Signals:
        stored: A number was written.
    """

    stored = Signal()

    def __init__(self, character: OpenCharacter, parent: QObject) -> None:
        super().__init__(parent)
        self._character = character
        self._number: int | None = None
        character.changed.connect(self._on_changed)
        character.saved.connect(self._store)

    def take(self, report: WorldReport) -> None:
        """Take over what was found in the present state of the world."""
        self._number = sum(not problem.is_notice for problem in report.problems)
        self._store()

    @Slot()
    def _on_changed(self) -> None:
        self._number = None

    @Slot()
    def _store(self) -> None:
        character, number = self._character, self._number
        library, position = character.library, character.position
        if number is None or library is None or position is None or not character.is_saved:
            return
        self._number = None
        if character.read_only_reason is None:
            line = "", character.sheet.system.version, number
            work = partial(library.refresh_line, character.id, position, line)
            tasks.run(self, work, self._on_stored, self._on_not_stored)

    def _on_stored(self, is_written: bool) -> None:
        if is_written:
            self.stored.emit()

    def _on_not_stored(self, _error: QuireError) -> None:
        """Leave it: a number that is not there is counted when the library is opened."""
