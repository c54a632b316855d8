"""Shortcuts of a list's own actions, which come before those of the window while the list has the focus."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence


class OwnKeys:
    """The shortcuts of a list."""

    def __init__(self) -> None:
        self._keys: tuple[QKeySequence, ...] = ()

    def set(self, keys: Iterable[QKeySequence]) -> None:
        """Set the shortcuts; empty ones are left out."""
        self._keys = tuple(key for key in keys if not key.isEmpty())

    def has(self, event: QEvent) -> bool:
        """Return whether an event is the pressing of one of them."""
        return isinstance(event, QKeyEvent) and QKeySequence(event.keyCombination()) in self._keys

    def claim(self, event: QEvent) -> bool:
        """Accept the event in which Qt asks whether the list takes a shortcut, if it is one of them; return whether."""
        is_claimed = event.type() is QEvent.Type.ShortcutOverride and self.has(event)
        if is_claimed:
            event.accept()
        return is_claimed


def trigger_by_key(actions: Iterable[QAction], event: QKeyEvent) -> bool:
    """Trigger the action whose shortcut is pressed; return whether there is one."""
    pressed = QKeySequence(event.keyCombination())
    for action in actions:
        if action.shortcut() == pressed:
            action.trigger()
            return True
    return False
