"""View of the fighters of a side in a fight being set up; its menus open at the parts of a row.

Everything in a row has a key, too: W weapon, C who controls it, Delete, F2, and Alt with the arrows, which move it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QPoint, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QMenu, QSizePolicy, QWidget

from core.messages import localize_value
from core.play.arena import Control
from desktop.fight.control_names import control_name
from desktop.fight.fight_setup import FighterEntry
from desktop.fight.fighter_delegate import FighterDelegate, RowParts, row_height, row_parts
from desktop.fight.fighter_facts import weapon_text
from desktop.fight.fighter_model import FighterModel
from desktop.messages import translator_of
from desktop.theme import px

_LEAST_ROWS: Final = 2
"""Rows that a low window still shows."""


class FighterList(QListView):
    """View of the fighters of a side.

    Signals:
        left_side: Fighters were moved to another side with the keyboard; the side and the fighters.
    """

    left_side = Signal(object, object)

    def __init__(self, model: FighterModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fighters = model
        self.setModel(model)
        self.setItemDelegate(FighterDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed | QAbstractItemView.EditTrigger.DoubleClicked)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMaximumHeight(0)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)

    def show_fighters(self) -> None:
        """Show the present fighters; the selection stays."""
        selected, current = self.selected(), self._current_entry()
        if self.fighters.show_fighters():
            self.select(selected, current)
            self.fit()

    def selected(self) -> list[FighterEntry]:
        """Return the selected fighters, in order."""
        rows = sorted(index.row() for index in self.selectionModel().selectedIndexes())
        return [self.fighters.entries[row] for row in rows]

    def select(self, entries: Sequence[FighterEntry], current: FighterEntry | None = None) -> None:
        """Select fighters; those of other sides are left out."""
        model, flags = self.fighters, QItemSelectionModel.SelectionFlag
        selection = QItemSelection()
        for row, entry in enumerate(model.entries):
            if entry in entries:
                selection.select(model.index(row), model.index(row))
        self.selectionModel().select(selection, flags.ClearAndSelect)
        present = [each for each in entries if each in model.entries]
        target = current if current in model.entries else next(iter(present), None)
        if target is not None:
            self.selectionModel().setCurrentIndex(model.index(model.entries.index(target)), flags.NoUpdate)

    def _current_entry(self) -> FighterEntry | None:
        row = self.currentIndex().row()
        return self.fighters.entries[row] if 0 <= row < len(self.fighters.entries) else None

    def fit(self) -> None:
        """Take the height of all rows where there is room, and scroll otherwise."""
        count = self.fighters.rowCount()
        self.setMaximumHeight(count * row_height(count, is_low=self.fighters.has_low_rows))
        self.updateGeometry()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the height of some rows; where there is room, it gets more."""
        count = self.fighters.rowCount()
        rows = min(count, _LEAST_ROWS)
        return QSize(px(240), rows * row_height(count, is_low=self.fighters.has_low_rows))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the same height."""
        return self.sizeHint()

    # ------------------------------------------------------------------------------------------------ mouse and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Open the menu of the part that is clicked, or remove the fighter."""
        index = self.indexAt(event.position().toPoint())
        if event.button() != Qt.MouseButton.LeftButton or event.modifiers() or not index.isValid():
            super().mousePressEvent(event)
            return
        parts, at = row_parts(self.visualRect(index)), event.position().toPoint()
        if not any(part.contains(at) for part in (parts.remove, parts.control, parts.weapon)):
            super().mousePressEvent(event)
            return
        entry = self.fighters.entries[index.row()]
        if entry not in self.selected():
            self.select([entry], entry)
        if parts.remove.contains(at):
            self.fighters.setup.remove([entry])
        elif parts.control.contains(at):
            self.open_control_menu()
        else:
            self.open_weapon_menu()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Edit the name with a double click on it."""
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and row_parts(self.visualRect(index)).name.contains(event.position().toPoint()):
            super().mouseDoubleClickEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Weapon, controller, Delete, and Alt with the arrows."""
        chosen, setup = self.selected(), self.fighters.setup
        action = self._key_action(event)
        if not chosen or action is None:
            super().keyPressEvent(event)
            return
        row = self.fighters.entries.index(chosen[0])
        action()
        if chosen[0] not in setup.fighters and self.fighters.entries:
            self.select([self.fighters.entries[min(row, len(self.fighters.entries) - 1)]])

    def _key_action(self, event: QKeyEvent) -> Callable[[], object] | None:
        chosen, setup, key = self.selected(), self.fighters.setup, event.key()
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            return {
                Qt.Key.Key_Up: lambda: setup.shift(chosen, -1),
                Qt.Key.Key_Down: lambda: setup.shift(chosen, 1),
                Qt.Key.Key_Left: lambda: self._change_side(-1),
                Qt.Key.Key_Right: lambda: self._change_side(1),
            }.get(Qt.Key(key))
        return {
            Qt.Key.Key_W: self.open_weapon_menu,
            Qt.Key.Key_C: self.open_control_menu,
            Qt.Key.Key_Delete: lambda: setup.remove(chosen),
            Qt.Key.Key_Backspace: lambda: setup.remove(chosen),
        }.get(Qt.Key(key))

    def _change_side(self, step: int) -> None:
        chosen = self.selected()
        side = self.fighters.setup.shift_side(chosen, step)
        if side is not None:
            self.left_side.emit(side, chosen)

    @Slot()
    def open_weapon_menu(self) -> None:
        """Open the menu of weapons of the current fighter; selected ones that have the weapon take it, too."""
        chosen = self.selected()
        if not chosen or not chosen[0].facts.weapons:
            return
        entry = self._current_entry() or chosen[0]
        words = translator_of(entry.sheet.system.id)
        menu = self._menu()
        present = entry.facts.weapon(entry.weapon)
        attacks = "" if self.fighters.conflict is None else self.fighters.conflict.attacks
        for weapon in entry.facts.weapons:
            name = localize_value(weapon.name, words)
            text = "  ·  ".join(part for part in (name, weapon_text(weapon, attacks, words)) if part)
            action = self._add_action(menu, text, is_checked=weapon is present)
            action.triggered.connect(
                lambda _checked=False, name=weapon.name: self.fighters.setup.set_weapon(self.selected(), name)
            )
        self._pop_up(menu, entry, lambda parts: parts.weapon)

    @Slot()
    def open_control_menu(self) -> None:
        """Open the menu of those who can control the selected fighters."""
        chosen = self.selected()
        if not chosen:
            return
        entry = self._current_entry() or chosen[0]
        menu = self._menu()
        for control in (Control.PLAYER, Control.OPPONENT, Control.GM, Control.AUTO):
            action = self._add_action(menu, control_name(control), is_checked=control is entry.control)
            action.triggered.connect(
                lambda _checked=False, control=control: self.fighters.setup.set_control(self.selected(), control)
            )
        self._pop_up(menu, entry, lambda parts: parts.control)

    def _menu(self) -> QMenu:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return menu

    @staticmethod
    def _add_action(menu: QMenu, text: str, *, is_checked: bool) -> QAction:
        action = menu.addAction(text.replace("&", "&&"))
        action.setCheckable(True)
        action.setChecked(is_checked)
        return action

    def _pop_up(self, menu: QMenu, entry: FighterEntry, part: Callable[[RowParts], QRect]) -> None:
        index = self.fighters.index(self.fighters.entries.index(entry))
        self.scrollTo(index)
        area = part(row_parts(self.visualRect(index)))
        actions = menu.actions()
        menu.setActiveAction(next((each for each in actions if each.isChecked()), actions[0]))
        menu.popup(self.viewport().mapToGlobal(QPoint(area.left(), area.bottom() - px(8))))
