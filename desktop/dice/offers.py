"""Dice that are suggested while a notation is typed: found by their name, too, and taken with it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt, Signal, Slot
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QCompleter

_DICE: Final = Qt.ItemDataRole.UserRole
_NAME: Final = _DICE + 1
_GAP: Final = "    "


class DiceOffers(QCompleter):
    """Suggests dice to a line; in the line goes the notation alone.

    Signals:
        marked: Dice of a name stand in the line now, as somebody went to them or took them; the notation and the name.
    """

    marked = Signal(str, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._offers = QStandardItemModel(self)
        self.setModel(self._offers)
        self.setFilterMode(Qt.MatchFlag.MatchContains)
        self.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.highlighted[QModelIndex].connect(self._on_marked)  # type: ignore[index]  # the stubs know no overloads
        self.activated[QModelIndex].connect(self._on_marked)  # type: ignore[index]

    def pathFromIndex(self, index: QModelIndex | QPersistentModelIndex) -> str:  # noqa: N802
        """Return what goes into the line."""
        return str(index.data(_DICE) or "")

    @property
    def lines(self) -> tuple[str, ...]:
        """What is suggested, as it is read."""
        return tuple(self._offers.item(row).text() for row in range(self._offers.rowCount()))

    def show_offers(self, offers: Iterable[tuple[str, str]]) -> None:
        """Suggest these from now on.

        Args:
            offers: Notations, each with its name or "".
        """
        self._offers.clear()
        for dice, name in offers:
            item = QStandardItem(f"{dice}{_GAP}{name}".rstrip())
            item.setData(dice, _DICE)
            item.setData(name, _NAME)
            self._offers.appendRow(item)

    @Slot(QModelIndex)
    def _on_marked(self, index: QModelIndex) -> None:
        if index.isValid():
            self.marked.emit(self.pathFromIndex(index), str(index.data(_NAME) or ""))
