"""Actions of the menu View that show everything larger or smaller, through the preference of the interface scale."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence

from desktop.settings import SCALE, SIZES, Settings

if TYPE_CHECKING:
    from desktop.frame.main_window import MainWindow


class ZoomActions(QObject):
    """Connects the actions that zoom.

    Args:
        window: The window.
        settings: The preferences.
    """

    def __init__(self, window: MainWindow, settings: Settings) -> None:
        super().__init__(window)
        self._settings = settings
        for name, step in (("zoom_in", 1), ("zoom_out", -1), ("zoom_reset", 0)):
            window.set_action_handler(name, partial(self._on_zoom, step))
        larger = window.actions_by_name.action("zoom_in")
        larger.setShortcuts([larger.shortcut(), QKeySequence("Ctrl+=")])

    def _on_zoom(self, step: int) -> None:
        """Choose the next larger or smaller scale; 0 returns to 100 %."""
        now = self._settings.get(SCALE)
        larger, smaller = [size for size in SIZES if size > now], [size for size in SIZES if size < now]
        wanted = SCALE.default if step == 0 else (larger or [now])[0] if step > 0 else (smaller or [now])[-1]
        if wanted != now:
            self._settings.put(SCALE, wanted)
