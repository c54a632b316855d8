"""Checks a world on a worker thread a moment after each change, one check at a time."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from core.content.world_problems import WorldChecker, WorldReport
from core.errors import QuireError
from desktop import tasks

if TYPE_CHECKING:
    from core.rules.model import System
    from desktop.sheet.open_character import OpenCharacter

PAUSE_MS: Final = 120
"""Pause in the edits after which the world is checked."""


class WorldCheck(QObject):
    """Knows what is wrong with a world.

    Args:
        character: The world.
        system: Its game.
        parent: Its owner.

    Signals:
        checked: The world was checked; its `WorldReport`.
    """

    checked = Signal(object)

    def __init__(self, character: OpenCharacter, system: System, parent: QObject) -> None:
        super().__init__(parent)
        self._character = character
        self._checker = WorldChecker(system)
        self._is_checking = False
        self._is_stale = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE_MS)
        self._timer.timeout.connect(self._check)
        character.changed.connect(self._timer.start)
        self._check()

    @Slot()
    def _check(self) -> None:
        if self._is_checking:
            self._is_stale = True
            return
        self._is_checking, self._is_stale = True, False
        work = partial(self._checker.check, self._character.sheet.character)
        tasks.run(self, work, self._on_checked, self._on_failed)

    def _on_checked(self, report: WorldReport) -> None:
        self._is_checking = False
        if self._is_stale:
            self._check()
        else:
            self.checked.emit(report)

    def _on_failed(self, error: QuireError) -> None:
        self._is_checking = False
        raise error
