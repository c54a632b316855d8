"""Completer of a line edit for dice notations; finds dice by their name, too."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt, Signal, Slot
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QCompleter

_DICE: Final = Qt.ItemDataRole.UserRole
_NAME: Final = _DICE + 1
_GAP: Final = "    "


class DiceCompleter(QCompleter):
    """Suggests dice in a line edit; only the notation is inserted.

    Signals:
        completed: A suggestion was highlighted or taken; its notation and name.
    """

    completed = Signal(str, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._offers = QStandardItemModel(self)
        self.setModel(self._offers)
        self.setFilterMode(Qt.MatchFlag.MatchContains)
        self.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.highlighted[QModelIndex].connect(self._on_marked)  # type: ignore[index]  # the stubs know no overloads
        self.activated[QModelIndex].connect(self._on_marked)  # type: ignore[index]

    def pathFromIndex(self, index: QModelIndex | QPersistentModelIndex) -> str:  # noqa: N802
        """Return the notation to insert."""
        return str(index.data(_DICE) or "")

    @property
    def lines(self) -> tuple[str, ...]:
        """The suggestions as shown."""
        return tuple(self._offers.item(row).text() for row in range(self._offers.rowCount()))

    def set_suggestions(self, suggestions: Iterable[tuple[str, str]]) -> None:
        """Set the suggestions.

        Args:
            suggestions: Notations with their names or "".
        """
        self._offers.clear()
        for dice, name in suggestions:
            item = QStandardItem(f"{dice}{_GAP}{name}".rstrip())
            item.setData(dice, _DICE)
            item.setData(name, _NAME)
            self._offers.appendRow(item)

    @Slot(QModelIndex)
    def _on_marked(self, index: QModelIndex) -> None:
        if index.isValid():
            self.completed.emit(self.pathFromIndex(index), str(index.data(_NAME) or ""))
