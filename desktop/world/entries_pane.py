"""The entries of one kind: filter, buttons, table and foot; adds, copies, deletes and moves them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QFrame, QLabel, QMenu, QPushButton, QStackedWidget, QToolButton, QVBoxLayout, QWidget

from core.character.address import UID_KEY
from core.character.edits import AddRow, Batch, Edit, MoveRow, RemoveRow
from core.content.copied_table import copy_table
from core.content.new_entries import copy_entry, new_entry
from core.errors import EditError
from desktop.address_labels import translate_text
from desktop.forms import load_form
from desktop.messages import translator_of
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.button_label import show_label
from desktop.widgets.search_edit import SearchEdit
from desktop.world.entries_model import EntriesModel
from desktop.world.entries_table import EntriesTable

if TYPE_CHECKING:
    from core.rules.model import SettingKind, System
    from desktop.sheet.open_character import OpenCharacter

_NARROW: Final = 500
"""Width below which buttons lose their texts, at 100 %."""


class EntriesPane(QWidget):
    """The table of the entries of a kind with its tools.

    Args:
        character: The world.
        system: Its game.
        parent: Its owner.

    Signals:
        entry_selected: Another entry is current; its position in the world, -1 for none.
        entry_opened: Enter or a double click asks for the entry itself.
        added: An entry was added; its name is to be typed.
        paste_wanted: A table is to be pasted.
        undoable: Entries were deleted; what was done, and a function that undoes it.
        refused: An edit was refused, with the `Message`.
    """

    entry_selected = Signal(int)
    entry_opened = Signal()
    added = Signal()
    paste_wanted = Signal()
    undoable = Signal(str, object)
    refused = Signal(object)

    kind_button: QToolButton
    filter_edit: SearchEdit
    add_button: QPushButton
    duplicate_button: QPushButton
    paste_button: QPushButton
    stack: QStackedWidget
    table_card: QFrame
    table_layout: QVBoxLayout
    empty_card: QFrame
    empty_label: QLabel
    empty_add_button: QPushButton
    empty_paste_button: QPushButton
    clear_filter_button: QPushButton
    count_label: QLabel
    order_button: QPushButton
    note_label: QLabel
    add_action: QAction
    duplicate_action: QAction
    copy_action: QAction
    paste_action: QAction
    up_action: QAction
    down_action: QAction
    delete_action: QAction
    filter_action: QAction

    def __init__(self, character: OpenCharacter, system: System, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        load_form(self, "world_entries")
        self._character = character
        self._system = system
        self._problem = ""
        self.model = EntriesModel(character, system, self)
        self.table = EntriesTable(self.model, self)
        self.table.setObjectName("entries_table")
        self.table_layout.addWidget(self.table)
        self.setTabOrder(self.paste_button, self.table)
        self.note_label.clear()
        self._texts = {button: button.text() for button in (self.duplicate_button, self.paste_button)}
        self._connect()
        self._lock()

    def _connect(self) -> None:
        self.filter_edit.searched.connect(self._on_filter)
        self.clear_filter_button.clicked.connect(self._on_clear_filter)
        self.order_button.clicked.connect(self._on_order)
        self.model.arranged.connect(self._show_state)
        self.table.selection_changed.connect(self._on_selected)
        self.table.opened.connect(self.entry_opened)
        self.table.moved.connect(self._on_moved)
        self.table.typed.connect(self.filter_edit.start_with)
        self.table.left_upwards.connect(self.filter_edit.setFocus)
        self.table.menu_requested.connect(self._show_menu)
        for button, action in (
            (self.add_button, self.add_action),
            (self.empty_add_button, self.add_action),
            (self.duplicate_button, self.duplicate_action),
            (self.paste_button, self.paste_action),
            (self.empty_paste_button, self.paste_action),
        ):
            button.clicked.connect(action.trigger)
        for action, slot in self._slots().items():
            action.triggered.connect(slot)

    def _slots(self) -> Mapping[QAction, Callable[[], object]]:
        return {
            self.add_action: self.add,
            self.duplicate_action: self.duplicate,
            self.copy_action: self.copy,
            self.paste_action: self.paste_wanted.emit,
            self.up_action: partial(self._shift, -1),
            self.down_action: partial(self._shift, 1),
            self.delete_action: self.delete,
            self.filter_action: self.filter_edit.start,
        }

    def keys(self) -> Mapping[QKeySequence, QAction]:
        """Return the actions by their shortcuts, which the world takes before the window."""
        return {action.shortcut(): action for action in self._slots()}

    def _lock(self) -> None:
        """Disable what changes the world, if it can only be read."""
        reason = self._character.read_only_reason
        if reason is None:
            return
        why = self.tr("This world can only be read. Duplicate it to edit it.")
        for widget in (self.add_button, self.duplicate_button, self.paste_button):
            widget.setEnabled(False)
            widget.setToolTip(escape_tool_tip(why))
        for widget in (self.empty_add_button, self.empty_paste_button):
            widget.hide()
        for action in self._changing():
            action.setEnabled(False)

    def _changing(self) -> tuple[QAction, ...]:
        return (
            self.add_action, self.duplicate_action, self.paste_action, self.up_action, self.down_action,
            self.delete_action,
        )  # fmt: skip

    # --------------------------------------------------------------------------------------------------------- contents

    def show_kind(self, key: str) -> None:
        """Show the entries of a kind."""
        if key == self.model.kind:
            return
        self.filter_edit.clear()
        self.filter_edit.stop_waiting()
        self.filter_edit.setPlaceholderText(self.tr("Filter {entries}").format(entries=self._plural(key)))
        self.note_label.clear()
        self.model.show_kind(key)
        self.table.setAccessibleName(self.title(key))
        if self.model.rowCount():
            self.table.select_position(self.model.position(0))

    def title(self, key: str) -> str:
        """Return the title of a kind: Weapons."""
        plural = self._plural(key)
        return plural[:1].upper() + plural[1:]

    def _plural(self, key: str) -> str:
        return translate_text(self._system, self._system.kinds[key].plural)

    @property
    def _kind(self) -> SettingKind:
        return self._system.kinds[self.model.kind]

    def select(self, position: int) -> bool:
        """Make an entry current, without the filter if that hides it; return whether there is one."""
        if self.table.select_position(position):
            return True
        self._on_clear_filter()
        return self.table.select_position(position)

    @property
    def is_arranging(self) -> bool:
        """Whether a filter or an order just takes effect."""
        return self.model.is_arranging

    def show_note(self, text: str) -> None:
        """Show what happened to the table, at its foot."""
        self.note_label.setText(text)

    def show_problem(self, sentence: str) -> None:
        """Show what is wrong with the whole kind, where its entries would be; "" for nothing."""
        if sentence != self._problem:
            self._problem = sentence
            self._show_state()

    @Slot()
    def _on_filter(self) -> None:
        self.model.filter(self.filter_edit.text())

    @Slot()
    def _on_clear_filter(self) -> None:
        self.filter_edit.clear()
        self.filter_edit.stop_waiting()
        self.model.filter("")
        self.table.setFocus()

    @Slot()
    def _on_order(self) -> None:
        self.model.sort_by(-1)
        self.table.setFocus()

    @Slot()
    def _show_state(self) -> None:
        """Show the number of entries and their order, or why there are none."""
        if not self.model.kind:
            return
        shown, number = self.model.rowCount(), self.model.number
        plural = self._plural(self.model.kind)
        self.stack.setCurrentWidget(self.table_card if shown else self.empty_card)
        is_filtered = bool(number)
        self.empty_label.setText(
            self.tr("No match for “{text}”.").format(text=self.filter_edit.text())
            if is_filtered
            else self._problem or self.tr("No {entries} yet.").format(entries=plural)
        )
        is_locked = self._character.read_only_reason is not None
        self.clear_filter_button.setVisible(is_filtered)
        self.empty_add_button.setVisible(not is_filtered and not is_locked)
        self.empty_paste_button.setVisible(not is_filtered and not is_locked)
        self._show_count(shown, number, plural)

    def _show_count(self, shown: int, number: int, plural: str) -> None:
        locale, model = QLocale(), self.model
        counted = {"number": locale.toString(shown), "all": locale.toString(number), "entries": plural}
        template = self.tr("{number} {entries}") if shown == number else self.tr("{number} of {all} {entries}")
        text = template.format(**counted)
        if model.sorted_by >= 0:
            title = str(model.headerData(model.sorted_by, Qt.Orientation.Horizontal) or "")
            text = self.tr("{entries}, sorted by {column}").format(entries=text, column=title)
        elif number:
            text = self.tr("{entries}, in the order of the world").format(entries=text)
        self.count_label.setText(text)
        self.order_button.setVisible(model.sorted_by >= 0)

    @Slot()
    def _on_selected(self) -> None:
        self.entry_selected.emit(self.table.current_position)

    @Slot(QPoint)
    def _show_menu(self, position: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions([self.add_action, self.duplicate_action, self.up_action, self.down_action])
        menu.addSeparator()
        menu.addActions([self.copy_action, self.paste_action])
        menu.addSeparator()
        menu.addAction(self.delete_action)
        menu.popup(position)

    def set_compact(self, *, is_compact: bool) -> None:
        """Show few columns, and buttons without texts except Add."""
        self.table.set_compact(is_compact=is_compact)
        for button, text in self._texts.items():
            show_label(button, text, is_shown=not is_compact)

    # ------------------------------------------------------------------------------------------------------------ edits

    def _push(self, edit: Edit, label: str = "") -> bool:
        self._character.leave_field()
        try:
            self._character.push(edit, label)
        except EditError as error:
            self.refused.emit(error.message)
            return False
        self._character.leave_field()
        return True

    def _address(self, position: int) -> str:
        return f"{self.model.kind}[#{self.model.entry(position)[UID_KEY]}]"

    @Slot()
    def add(self) -> None:
        """Add an entry behind the current one; its name is typed next."""
        kind = self._kind
        name = self.tr("New {entry}").format(entry=translate_text(self._system, kind.label))
        current = self.table.current_position
        position = self.model.number if current < 0 else current + 1
        entry = new_entry(name, kind, self._character.sheet.rows(kind.key))
        if not kind.has_names and kind.line:
            entry.pop("name", None)
        if self._push(AddRow(kind.key, entry, position)) and self.select(position):
            self.added.emit()

    @Slot()
    def duplicate(self) -> None:
        """Duplicate the selected entries, each behind itself."""
        kind, entries = self._kind, list(self._character.sheet.rows(self.model.kind))
        edits: list[Edit] = []
        positions = sorted(self.table.selected_positions())
        for number, position in enumerate(positions):
            copy = copy_entry(self.model.entry(position), kind, entries)
            entries.append(copy)
            edits.append(AddRow(kind.key, copy, position + number + 1))
        if edits and self._push(edits[0] if len(edits) == 1 else Batch(tuple(edits), self.tr("Duplicate entries"))):
            self.select(positions[-1] + len(edits))

    @Slot()
    def delete(self) -> None:
        """Delete the selected entries; a toast undoes it."""
        positions = sorted(self.table.selected_positions(), reverse=True)
        if not positions:
            return
        names = [str(self.model.entry(position).get("name") or "") for position in positions]
        edits: list[Edit] = [RemoveRow(self._address(position)) for position in positions]
        if not self._push(edits[0] if len(edits) == 1 else Batch(tuple(edits), self.tr("Delete entries"))):
            return
        done = self._character.undo_stack.last
        left = min(positions[-1], self.model.number - 1)
        if left >= 0:
            self.table.select_position(left)
        if len(names) == 1 and names[0]:
            text = self.tr("{name} deleted").format(name=names[0])
        else:
            text = self.tr("%Ln entries deleted", "", len(names))
        self.undoable.emit(text, partial(self._undo, done))

    def _undo(self, done: object) -> None:
        """Undo a deletion, if nothing was changed since; otherwise the history has it."""
        if done is not None and self._character.undo_stack.last is done:
            self._character.undo_stack.undo()

    @Slot(int, int)
    def _on_moved(self, position: int, to: int) -> None:
        if self._character.read_only_reason is None and position != to:
            self._push(MoveRow(self._address(position), to))

    def _shift(self, by: int) -> None:
        """Move the current entry up or down in the order of the world."""
        position = self.table.current_position
        if position < 0 or not self.model.is_in_order_of_world or not 0 <= position + by < self.model.number:
            return
        if self._push(MoveRow(self._address(position), position + by)):
            self.table.select_position(position + by)

    @Slot()
    def copy(self) -> None:
        """Copy the selected entries, or all that are shown, as a table for a spreadsheet."""
        positions = self.table.selected_positions() or [
            self.model.position(row) for row in range(self.model.rowCount())
        ]
        entries = [self.model.entry(position) for position in positions]
        text = copy_table(self._system, self.model.kind, entries, translator_of(self._system.id))
        QGuiApplication.clipboard().setText(text)
        self.show_note(self.tr("%Ln copied", "", len(entries)))
