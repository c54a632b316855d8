"""When Python looks for rubbish: on the window's thread alone, in its pauses, and not through what lasts.

Left to itself Python searches whenever and on whichever thread it happens to make things. On a worker that would take
widgets and timers apart that belong to the window's thread, which Qt does not allow; in the middle of typing it would
stop the window for a tenth of a second, since the rules of a game are some hundred thousand objects.
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
"""How much more there must be than after the last search through everything, before there is another: Python itself
waits for as much, since such a search takes the longer the more there is, and finds little."""
GROWTH_IN_USE: Final = 8
"""The same while the window is at work: with hundreds in a fight a search takes a fifth of a second, which is seen."""
QUIET_S: Final = 0.05
"""Nobody would notice where the window's thread did no more than so much since the last look."""


def collect_if_due(after: int = 0, *, is_quiet: bool = True) -> bool:
    """Search as deep as Python itself would by now, on the thread that calls; say whether it was through everything.

    Args:
        after: How much there was after the last search through everything.
        is_quiet: Whether nobody would notice one now; otherwise there must be far more before there is one.
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
    """Look for no rubbish by itself from now on."""
    gc.disable()


class GarbageCollector(QObject):
    """Looks for rubbish now and then on the thread of its parent, once things have settled.

    Args:
        parent: Its owner.
        is_busy: Whether somebody waits for work that is under way.
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
        """Whether it looks now and then; not before things have settled."""
        return self._timer.isActive()

    def freeze(self) -> None:
        """Leave everything that is there now out of searches, and look through what comes later."""
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
