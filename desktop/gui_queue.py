"""Work that would keep the window waiting, in pieces: each has a turn of the event loop of its own."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

PAUSE_MS: Final = 5
"""Between two pieces the window does what has come meanwhile; what is only put off until later runs in one turn."""


class GuiQueue(QObject):
    """Does one thing after the other, in the order in which they came."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._jobs: deque[Callable[[], object]] = deque()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE_MS)
        self._timer.timeout.connect(self._on_turn)

    def add(self, *steps: Callable[[], object]) -> None:
        """Do these as well, each in a turn of its own."""
        self._jobs.extend(steps)
        if not self._timer.isActive():
            self._timer.start()

    def clear(self) -> None:
        """Do no more of them."""
        self._jobs.clear()
        self._timer.stop()

    @Slot()
    def _on_turn(self) -> None:
        if self._jobs:
            self._jobs.popleft()()
        if self._jobs:
            self._timer.start()
