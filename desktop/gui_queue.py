"""Queue of short jobs on the GUI thread, one per event-loop turn, so that it can respond."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

PAUSE_MS: Final = 5
"""Pause between jobs for pending events; zero-interval timers would all fire in one turn."""


class GuiQueue(QObject):
    """Runs jobs in order, one per event-loop turn."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._jobs: deque[Callable[[], object]] = deque()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE_MS)
        self._timer.timeout.connect(self._on_turn)

    def add(self, *steps: Callable[[], object]) -> None:
        """Append jobs."""
        self._jobs.extend(steps)
        if not self._timer.isActive():
            self._timer.start()

    def clear(self) -> None:
        """Discard all pending jobs."""
        self._jobs.clear()
        self._timer.stop()

    @Slot()
    def _on_turn(self) -> None:
        if self._jobs:
            self._jobs.popleft()()
        if self._jobs:
            self._timer.start()
