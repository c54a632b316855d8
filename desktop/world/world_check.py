"""Checks a world on a worker thread a moment after each change, one check at a time.

For an entry with a problem the history of the world is searched once for its last sound text, which is what the world
offers instead and what its fields can go back to.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from core.content.world_problems import WorldChecker, WorldReport
from core.content.world_setting import last_sound_rows
from core.errors import LibraryError, QuireError
from desktop import tasks

if TYPE_CHECKING:
    from core.character.document import Character
    from core.character.json_values import Json
    from core.rules.model import System
    from desktop.sheet.open_character import OpenCharacter

Row = Mapping[str, "Json"]

PAUSE_MS: Final = 120
"""Pause in the edits after which the world is checked."""


class CheckedWorld(NamedTuple):
    """A world that was checked.

    Attributes:
        report: What was found.
        last_sound: The last sound row of each entry with a problem, by uid; one that never was sound has none.
    """

    report: WorldReport
    last_sound: Mapping[str, Row]


class WorldCheck(QObject):
    """Knows what is wrong with a world.

    Args:
        character: The world.
        system: Its game.
        parent: Its owner.

    Signals:
        checked: The world was checked; its `CheckedWorld`.
    """

    checked = Signal(object)

    def __init__(self, character: OpenCharacter, system: System, parent: QObject) -> None:
        super().__init__(parent)
        self._character = character
        self._system = system
        self._last_sound: dict[str, Row | None] = {}
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
        world = self._character.sheet.character
        tasks.run(self, lambda: self._find_problems(world), self._on_checked, self._on_failed)

    def _find_problems(self, world: Character) -> CheckedWorld:
        """Check the world; runs on a worker thread, one at a time."""
        report = self._checker.check(world)
        unsound = {uid for uids in report.unsound.values() for uid in uids}
        if unsound - self._last_sound.keys():
            found = self._search_history(world, report)
            self._last_sound = {uid: found.get(uid) for uid in unsound}
        known = ((uid, self._last_sound[uid]) for uid in unsound)
        return CheckedWorld(report, {uid: row for uid, row in known if row is not None})

    def _search_history(self, world: Character, report: WorldReport) -> dict[str, Row]:
        library = self._character.library
        if library is None:
            return {}
        try:
            states = library.worlds.states(self._character.id)
            rows = last_sound_rows(world, report, self._checker, self._system, states)
        except LibraryError:  # the window tells of it itself
            return {}
        return {uid: row for uid, (row, _) in rows.items()}

    def _on_checked(self, checked: CheckedWorld) -> None:
        self._is_checking = False
        if self._is_stale:
            self._check()
        else:
            self.checked.emit(checked)

    def _on_failed(self, error: QuireError) -> None:
        self._is_checking = False
        raise error
