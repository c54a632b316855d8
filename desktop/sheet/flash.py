"""Highlights the widgets of changed numbers for a moment; the next edit ends it early."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from desktop.sheet.binding import Binding
from desktop.widgets.field_frame import FrameState

FLASH_MS: Final = 600


class Flash(QObject):
    """The highlights of the last edit; the next edit ends them early.

    Args:
        parent: Owns it.
        is_on: Whether changed numbers are highlighted; may be changed.

    Signals:
        faded: The moment is over.
    """

    faded = Signal()

    def __init__(self, parent: QObject, *, is_on: bool) -> None:
        super().__init__(parent)
        self.is_on = is_on
        self._lit: list[Binding] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(FLASH_MS)
        self._timer.timeout.connect(self._on_faded)

    def replace(self, bindings: list[Binding]) -> None:
        """End the highlights of the edit before, and highlight the widgets that show a new value now."""
        self._end()
        if self.is_on:
            for binding in bindings:
                binding.set_highlight(FrameState.FLASH, True)
            self._lit += bindings
            self._timer.start()

    def stop(self) -> None:
        """Stop waiting, as the widgets are about to be deleted."""
        self._timer.stop()

    def _end(self) -> None:
        for binding in self._lit:
            binding.set_highlight(FrameState.FLASH, False)
        self._lit.clear()

    @Slot()
    def _on_faded(self) -> None:
        self._end()
        self.faded.emit()
