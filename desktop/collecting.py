"""When Python looks for rubbish: on the window's thread alone, in its pauses, and not through what lasts.

Left to itself Python searches whenever and on whichever thread it happens to make things. On a worker that would take
widgets and timers apart that belong to the window's thread, which Qt does not allow; in the middle of typing it would
stop the window for a tenth of a second, since the rules of a game are some hundred thousand objects.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

LOOK_MS = 500


def pause() -> None:
    """Look for no rubbish by itself from now on."""
    gc.disable()


def look() -> None:
    """Search as deep as Python itself would by now, on the thread that calls."""
    for generation, (count, most) in reversed(list(enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True)))):
        if count > most:
            gc.collect(generation)
            return


class Collector(QObject):
    """Looks for rubbish now and then on the thread of its parent, once things have settled."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(look)

    def settle(self) -> None:
        """Leave everything that is there now out of searches, and look through what comes later."""
        gc.freeze()
        self._timer.start()
