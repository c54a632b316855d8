"""List model of the fighters of a side in a fight being set up; takes what is dropped on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QAbstractListModel, QMimeData, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from core.messages import localize_text, localize_value
from core.play.conflict import Conflict
from desktop.fight.control_names import control_name
from desktop.fight.fight_setup import FighterEntry, FightSetup, Side
from desktop.fight.fighter_facts import weapon_text
from desktop.library.dragged_files import CHARACTERS
from desktop.messages import translator_of
from desktop.tool_tips import escape_tool_tip

Index = QModelIndex | QPersistentModelIndex
FIGHTERS: Final = "application/x-quire-fighters"
"""Dragged fighters: their positions in the setup, one a line."""


class FighterModel(QAbstractListModel):
    """The fighters of a side.

    Args:
        setup: The fight being set up.
        side: The side.
        parent: Its owner.

    Signals:
        characters_dropped: Characters of the library were dropped: their ids, and who they come before, or None.
    """

    characters_dropped = Signal(object, object)

    def __init__(self, setup: FightSetup, side: Side, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setup = setup
        self.side = side
        self.conflict: Conflict | None = None
        self.has_low_rows = False
        self.entries: list[FighterEntry] = []

    def show_fighters(self) -> bool:
        """Show the present fighters; return whether others are shown, or in another order."""
        entries = self.setup.fighters_of(self.side)
        if entries == self.entries:
            if entries:
                self.dataChanged.emit(self.index(0), self.index(len(entries) - 1))
            return False
        self.beginResetModel()
        self.entries = entries
        self.endResetModel()
        return True

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802
        """Return the number of fighters."""
        return 0 if parent is not None and parent.isValid() else len(self.entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return name or description of a fighter."""
        if not index.isValid():
            return None
        entry = self.entries[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return entry.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.spoken(entry)
        return escape_tool_tip(self.spoken(entry)) if role == Qt.ItemDataRole.ToolTipRole else None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:  # noqa: N802
        """Rename a fighter."""
        if not index.isValid() or role != Qt.ItemDataRole.EditRole:
            return False
        self.setup.rename(self.entries[index.row()], str(value))
        return True

    def spoken(self, entry: FighterEntry) -> str:
        """Return all that a row shows, in words."""
        words = translator_of(entry.sheet.system.id)
        weapon = entry.facts.weapon(entry.weapon)
        parts = [
            entry.name,
            localize_text(entry.state, words),
            entry.facts.numbers_in_full(words),
            self.tr("Life {life}").format(life=entry.facts.life_text(words)),
            "" if weapon is None else f"{localize_value(weapon.name, words)} ({self.weapon_detail(entry)})",
            self.tr("Controlled by {who}").format(who=control_name(entry.control)),
        ]
        return ", ".join(part for part in parts if part)

    def weapon_detail(self, entry: FighterEntry) -> str:
        """Return what the weapon of a fighter does."""
        weapon = entry.facts.weapon(entry.weapon)
        attacks = "" if self.conflict is None else self.conflict.attacks
        return "" if weapon is None else weapon_text(weapon, attacks, translator_of(entry.sheet.system.id))

    # ------------------------------------------------------------------------------------------------ drag and drop

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Make fighters selectable, editable and draggable; they are dropped between rows."""
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        flag = Qt.ItemFlag
        return flag.ItemIsEnabled | flag.ItemIsSelectable | flag.ItemIsEditable | flag.ItemIsDragEnabled

    def supportedDropActions(self) -> Qt.DropAction:  # noqa: N802
        """Return the actions for drops."""
        return Qt.DropAction.CopyAction | Qt.DropAction.MoveAction

    def supportedDragActions(self) -> Qt.DropAction:  # noqa: N802
        """Return the actions for drags; what is dragged is moved by the setup, not by the view."""
        return Qt.DropAction.CopyAction

    def mimeTypes(self) -> list[str]:  # noqa: N802
        """Return what can be dropped."""
        return [CHARACTERS, FIGHTERS]

    def mimeData(self, indexes: Sequence[Index]) -> QMimeData:  # noqa: N802
        """Return the dragged fighters."""
        everyone = self.setup.fighters
        places = [str(everyone.index(self.entries[each.row()])) for each in indexes]
        data = QMimeData()
        data.setData(FIGHTERS, "\n".join(places).encode())
        return data

    def dropMimeData(  # noqa: N802
        self, data: QMimeData, _action: Qt.DropAction, row: int, _column: int, parent: Index
    ) -> bool:
        """Take dropped characters or fighters before a row, or at the end."""
        place = parent.row() if parent.isValid() else row
        before = self.entries[place] if 0 <= place < len(self.entries) else None
        if data.hasFormat(FIGHTERS):
            everyone = self.setup.fighters
            dragged = [everyone[int(each)] for each in _lines(data, FIGHTERS)]
            self.setup.move(dragged, self.side, before)
            return True
        if data.hasFormat(CHARACTERS):
            self.characters_dropped.emit(_lines(data, CHARACTERS), before)
            return True
        return False


def _lines(data: QMimeData, kind: str) -> list[str]:
    return bytes(data.data(kind).data()).decode().split("\n")
