"""Tables of rows within an entry: a cross at the end of each row, references completed, texts kept as typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Slot

from core.character.json_values import Absent
from core.character.typed_values import parse_typed
from core.content.world_inputs import text_aside, text_edit, value_edit
from core.errors import EditError
from core.rules.model import Field, SettingReference
from desktop.sheet.binding import SheetScope
from desktop.sheet.open_character import OpenCharacter
from desktop.sheet.row_model import RowModel
from desktop.sheet.row_order import RowOrder
from desktop.sheet.table_binding import TableBinding
from desktop.widgets.cells import CellKind
from desktop.widgets.row_table import RowTable
from desktop.world.entry_inputs import Check
from desktop.world.entry_names import EntryNames

REMOVE: Final = "@remove"
"""Name of the column with the cross that removes a row."""
_CROSS: Final = "✕"

Index = QModelIndex | QPersistentModelIndex


class EntryRowModel(RowModel):
    """The rows of one list of an entry; the last column is the cross."""

    _references: Mapping[str, SettingReference] = MappingProxyType({})
    _entries: EntryNames
    _check: Check

    def set_context(self, references: Mapping[str, SettingReference], names: EntryNames, check: Check) -> None:
        """Set what cells are read with.

        Args:
            references: What columns refer to, by name.
            names: The entries of the world.
            check: Refuses values that a field cannot hold.
        """
        self._references = references
        self._entries = names
        self._check = check
        self.cell_columns.set_emphasis({REMOVE: "muted"})

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return Qt's flags of a cell: nothing is changed in a world that can only be read."""
        flags = super().flags(index)
        is_locked = self._character.read_only_reason is not None
        return flags & ~(Qt.ItemFlag.ItemIsEditable | Qt.ItemFlag.ItemIsUserCheckable) if is_locked else flags

    def _reference(self, column: int) -> SettingReference | None:
        return self._references.get(self.columns[column])

    def _kind_of(self, row: int, column: int) -> object:
        return CellKind.CHOICE if self._reference(column) is not None else super()._kind_of(row, column)

    def _choices(self, row: int, column: int) -> object:
        reference = self._reference(column)
        if reference is None:
            return super()._choices(row, column)
        offers = self._entries.offers(self._character.sheet, reference)
        return [("", "—"), *((offer.value, offer.name) for offer in offers)]

    def _is_open(self, row: int, column: int) -> object:
        return self._reference(column) is not None or super()._is_open(row, column)

    def _aside(self, row: int, column: int) -> str | None:
        definition = self.definition(column)
        return None if definition is None else text_aside(self._character.sheet, self.address(row, column))

    def _text(self, row: int, column: int) -> str:
        if self.columns[column] == REMOVE:
            return _CROSS
        aside = self._aside(row, column)
        if aside is not None:
            return aside
        text = super()._text(row, column)
        reference = self._reference(column)
        if reference is None:
            return text
        value = self._character.sheet.value(self.address(row, column))
        stored = value if isinstance(value, str) else ""
        return self._entries.names_of(self._character.sheet, reference, [stored]).get(stored, stored)

    def _input_text(self, row: int, column: int) -> object:
        aside = self._aside(row, column)
        return super()._input_text(row, column) if aside is None else aside

    def _accessible_text(self, row: int, column: int) -> object:
        return self.tr("Remove") if self.columns[column] == REMOVE else super()._accessible_text(row, column)

    def _tool_tip(self, row: int, column: int) -> str:
        return self.tr("Remove") if self.columns[column] == REMOVE else super()._tool_tip(row, column)

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:  # noqa: N802
        """Write a cell; a text that is no value of its field is set aside, and stays."""
        definition = self.definition(index.column())
        if role != Qt.ItemDataRole.EditRole or not isinstance(definition, Field):
            return False
        sheet = self._character.sheet
        address = f"{self._row_address(index.row())}.{self.columns[index.column()]}"
        try:
            new = value if isinstance(value, bool) else parse_typed(definition, str(value))
            if not isinstance(new, Absent):
                self._check(address, new)
            edit = value_edit(sheet, address, new)
        except EditError:
            edit = text_edit(sheet, address, str(value))
        try:
            self._character.push(edit, merge=address)
        except EditError as error:  # the library can only be read
            self.refused.emit(error.message)
            return False
        if self._kind_of(index.row(), index.column()) in {CellKind.TICK, CellKind.CHOICE}:
            self._character.leave_field()
        return True

    def show_again(self) -> None:
        """Paint all cells again, as entries that they refer to, or texts that are set aside, are others."""
        self._texts.clear()
        if self.rowCount():
            last = self.index(self.rowCount() - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)


class EntryTableBinding(TableBinding):
    """A table within an entry and its list.

    Args:
        table: The table.
        character: The world.
        references: What columns refer to, by name.
        names: The entries of the world.
        check: Refuses values that a field cannot hold.
    """

    def __init__(
        self,
        table: RowTable,
        character: OpenCharacter,
        references: Mapping[str, SettingReference],
        names: EntryNames,
        check: Check,
    ) -> None:
        self._references = references
        self._entries = names
        self._check = check
        super().__init__(table, character)
        table.view.word_pressed.connect(self._on_word_pressed)

    def make_model(
        self, address: str, columns: Sequence[str], headers: Sequence[str], order: RowOrder
    ) -> EntryRowModel:
        """Return the model of the rows at an address."""
        model = EntryRowModel(self._character, address, columns, headers, self, order=order)
        model.set_context(self._references, self._entries, self._check)
        return model

    def bind_rows(self, scope: SheetScope) -> None:
        """Show the list of the selected entry; without what changes rows in a world that can only be read."""
        super().bind_rows(scope)
        if self._character.read_only_reason is not None:
            self.table.setProperty("add_text", "")
            self.table.add_button.hide()
            self.table.view.verticalHeader().hide()
            self.table.view.set_absent(len(list(self.table.property("columns"))) - 1)

    @Slot()
    def _on_picker_wanted(self) -> None:
        if self.model is not None:
            self.table.open_picker((), "")

    @Slot(QModelIndex)
    def _on_word_pressed(self, index: QModelIndex) -> None:
        is_locked = self._character.read_only_reason is not None
        if self.model is not None and not is_locked and self.model.columns[index.column()] == REMOVE:
            self.model.remove([index.row()])
