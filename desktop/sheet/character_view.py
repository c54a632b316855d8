"""Base class of views that follow the current character, such as history and dice docks."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QTimer, SignalInstance, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from core.character.sheet import Sheet
    from desktop.sheet.open_character import OpenCharacter


class CharacterView(QWidget):
    """Follows the changes of one open character.

    A change makes the view stale. It is refreshed a moment later, after the sheet was painted, or once it is shown.
    A subclass implements `_refresh`.
    """

    DELAY_MS: ClassVar[int] = 0
    """Time from a change to the refresh; further changes start it again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._open_character: OpenCharacter | None = None
        self._is_stale = False
        self._deferred = QTimer(self)
        self._deferred.setSingleShot(True)
        self._deferred.timeout.connect(self._on_deferred)

    @Slot(object)
    def show_character(self, open_character: OpenCharacter | None) -> None:
        """Show another character, or none."""
        if self._open_character is open_character:
            return
        if self._open_character is not None:
            self._followed_signal(self._open_character).disconnect(self._on_changed)
        self._open_character = open_character
        if open_character is not None:
            self._followed_signal(open_character).connect(self._on_changed)
        self._on_new_character()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Refresh after changes made while the view was hidden."""
        super().showEvent(event)
        if self._is_stale:
            self._on_shown_stale()

    def _sheet(self) -> Sheet | None:
        return None if self._open_character is None else self._open_character.sheet

    def _refresh(self) -> None:
        """Show the present state of the character."""
        raise NotImplementedError

    def _followed_signal(self, character: OpenCharacter) -> SignalInstance:
        """Return the signal that makes the view stale."""
        return character.changed

    def _on_new_character(self) -> None:
        self._refresh_later()

    def _on_shown_stale(self) -> None:
        self._deferred.start(0)

    @Slot(object)
    def _on_changed(self, _change: object) -> None:
        self._refresh_later(self.DELAY_MS)

    def _refresh_later(self, delay_ms: int = 0) -> None:
        self._is_stale = True
        self._deferred.start(delay_ms)

    @Slot()
    def _on_deferred(self) -> None:
        if self._is_stale and self.isVisible():
            self._is_stale = False
            self._refresh()
