"""Waits for a window to come to rest: until no widget is laid out, moved or painted any more.

For the layout alone. What comes from a thread or a timer is waited for by its own sign, with ``qtbot.waitUntil`` or
``qtbot.waitSignal``.
"""

from __future__ import annotations

import time

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

_LIMIT_S = 30
_RESTLESS = frozenset(
    {
        QEvent.Type.LayoutRequest,
        QEvent.Type.Move,
        QEvent.Type.Resize,
        QEvent.Type.Show,
        QEvent.Type.ShowToParent,
        QEvent.Type.Hide,
        QEvent.Type.HideToParent,
        QEvent.Type.Polish,
        QEvent.Type.PolishRequest,
        QEvent.Type.UpdateRequest,
        QEvent.Type.FontChange,
        QEvent.Type.StyleChange,
        QEvent.Type.DynamicPropertyChange,
        QEvent.Type.ContentsRectChange,
        QEvent.Type.FocusIn,
        QEvent.Type.FocusOut,
    }
)
"""Events after which a widget may change its size or be repainted."""

_QUIET_TURNS = 2
"""Turns of the event loop without such an event: a timer of 0 ms begins its work in one and shows it in the next."""


class _Counter(QObject):
    """Counts the events of all widgets that may change a layout."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Count an event and let it pass."""
        self.count += event.type() in _RESTLESS
        return False


def wait_for_layout() -> None:
    """Run the event loop until no widget is laid out, moved or painted any more."""
    program = QApplication.instance()
    assert program is not None
    counter = _Counter()
    program.installEventFilter(counter)
    try:
        end = time.monotonic() + _LIMIT_S
        quiet = 0
        while quiet < _QUIET_TURNS:
            assert time.monotonic() < end, "the window does not come to rest"
            before = counter.count
            QApplication.processEvents()
            quiet = quiet + 1 if counter.count == before else 0
    finally:
        program.removeEventFilter(counter)
