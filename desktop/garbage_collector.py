"""Runs the garbage collector on the GUI thread while idle, and freezes long-lived objects.

Python's automatic collection runs on whichever thread allocates. On a worker thread it would destroy widgets and timers
of the GUI thread, which Qt forbids; while typing it would stop the window for about 100 ms, since the rules of a game
are some hundred thousand objects.
"""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

INTERVAL_MS = 500
GROWTH = 1.25
"""Growth of allocated blocks since the last full collection before the next one; CPython uses the same factor."""
GROWTH_IN_USE: Final = 8
"""The same while the window is busy: with hundreds of fighters a full collection takes 200 ms, which is visible."""
QUIET_S: Final = 0.05
"""The window counts as idle if the GUI thread used less CPU time than this since the last check."""


def collect_if_due(after: int = 0, *, is_quiet: bool = True) -> bool:
    """Collect the generations that are due, on the calling thread; return whether it was a full collection.

    Args:
        after: Allocated blocks after the last full collection.
        is_quiet: Whether the window is idle; otherwise a full collection waits for `GROWTH_IN_USE`.
    """
    growth = GROWTH if is_quiet else GROWTH_IN_USE
    counts = list(enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True)))
    for generation, (count, most) in reversed(counts):
        is_everything = generation == len(counts) - 1
        if count > most and not (is_everything and sys.getallocatedblocks() < after * growth):
            gc.collect(generation)
            return is_everything
    return False


def disable() -> None:
    """Disable automatic collection."""
    gc.disable()


class GarbageCollector(QObject):
    """Collects garbage periodically on the GUI thread, once the long-lived objects are frozen.

    Args:
        parent: Its owner.
        is_busy: Returns whether tasks are running.
    """

    def __init__(self, parent: QObject, is_busy: Callable[[], bool] = lambda: False) -> None:
        super().__init__(parent)
        self._is_busy = is_busy
        self._after = 0
        self._worked = time.thread_time()
        self._timer = QTimer(self)
        self._timer.setInterval(INTERVAL_MS)
        self._timer.timeout.connect(self._on_timeout)

    @property
    def is_running(self) -> bool:
        """Whether periodic collection has started (with the first `freeze`)."""
        return self._timer.isActive()

    def freeze(self) -> None:
        """Exempt all present objects from collection (``gc.freeze``), and start the timer."""
        gc.freeze()
        self._after = sys.getallocatedblocks()
        self._timer.start()

    @Slot()
    def _on_timeout(self) -> None:
        before, now = self._worked, sys.getallocatedblocks()
        is_quiet = time.thread_time() < before + QUIET_S and not self._is_busy()
        self._after = (
            sys.getallocatedblocks() if collect_if_due(self._after, is_quiet=is_quiet) else min(self._after, now)
        )
        self._worked = time.thread_time()
