"""The ticked characters of the library page; they stay ticked while the search changes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from PySide6.QtCore import QObject, Signal


class Ticks(QObject):
    """Ids of characters with their games.

    Signals:
        changed: Some were ticked or unticked.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games: dict[str, str] = {}

    def __len__(self) -> int:
        return len(self._games)

    def __contains__(self, id_: object) -> bool:
        return id_ in self._games

    @property
    def games(self) -> Mapping[str, str]:
        """The game of each ticked character, by its id."""
        return MappingProxyType(self._games)

    @property
    def ids(self) -> tuple[str, ...]:
        """The ticked characters, in the order in which they were ticked."""
        return tuple(self._games)

    def add(self, characters: Iterable[tuple[str, str]]) -> None:
        """Tick characters, given as id and game."""
        self._games |= dict(characters)
        self.changed.emit()

    def remove(self, ids: Iterable[str]) -> None:
        """Untick characters; others are left out."""
        before = len(self._games)
        for id_ in ids:
            self._games.pop(id_, None)
        if len(self._games) != before:
            self.changed.emit()

    def toggle(self, id_: str, game: str) -> None:
        """Tick a character, or untick it."""
        if id_ in self._games:
            self.remove((id_,))
        else:
            self.add(((id_, game),))

    def clear(self) -> None:
        """Untick all."""
        self.remove(self.ids)
