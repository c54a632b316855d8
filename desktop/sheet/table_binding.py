"""Binds a table widget to a list of the sheet; finds rows that the setting offers for it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QModelIndex, QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from core.character.json_values import Json
from core.content.entry_rows import OfferedRow, offered_rows
from core.formula import Cell
from core.rules.model import Field
from desktop.address_labels import translate_text
from desktop.sheet.binding import SheetScope
from desktop.sheet.open_character import OpenCharacter
from desktop.sheet.row_details import fill_details
from desktop.sheet.row_model import RowModel
from desktop.sheet.row_order import RowOrder
from desktop.widgets.row_table import RowTable


class TableBinding(QObject):
    """A table and its list; a nested list shows the rows of the selected outer row.

    Attributes:
        table: The table.
        address: Address of its list, with outer rows open.
        model: The rows; None while no outer row is selected.
        has_details: Whether other widgets of the form show the selected row.

    Signals:
        refused: An input is not valid, with the `Message`.
        explain_requested: The explanation of this address is requested.
        accept_requested: The violation at this address is to be allowed.
        row_selected: Another row was selected: key of the list, position.
    """

    refused = Signal(object)
    explain_requested = Signal(str)
    accept_requested = Signal(str)
    row_selected = Signal(str, int)

    def __init__(self, table: RowTable, character: OpenCharacter) -> None:
        super().__init__(table)
        self.table = table
        self.address = str(table.property("field"))
        self.model: RowModel | None = None
        self._character = character
        self.has_details = False
        self._offered: tuple[OfferedRow, ...] = ()
        if not table.accessibleName():
            system = character.sheet.system
            table.setAccessibleName(translate_text(system, system.fields[self.address].label))
        table.view.setAccessibleName(table.accessibleName())
        table.picker_requested.connect(self._on_picker_wanted)
        table.add_requested.connect(self._on_add_wanted)
        table.remove_requested.connect(self._on_remove_wanted)
        table.move_requested.connect(self._on_shift_wanted)
        table.copy_requested.connect(self._on_copy_wanted)
        table.paste_requested.connect(self._on_paste_wanted)
        table.explain_requested.connect(self._on_asked)
        table.accept_requested.connect(self._on_accept_wanted)
        table.row_selected.connect(self._on_row_chosen)
        table.left.connect(character.leave_field)
        table.was_left.connect(self._on_was_left)
        table.detail_requested.connect(self._show_detail)

    def bind_rows(self, scope: SheetScope) -> None:
        """Show the list for the selected outer rows."""
        address = scope.resolve_address(self.address)
        self.table.setEnabled(address is not None)
        if address is None or (self.model is not None and self.model.list_address == address):
            return
        before = self.model
        columns = [str(column) for column in list(self.table.property("columns") or [])]
        headers = [str(header) for header in list(self.table.property("headers") or [])]
        order = RowOrder(str(self.table.property("sort_column") or ""), str(self.table.property("row_filter") or ""))
        model = self.make_model(address, columns, headers, order)
        self._set_look(model)
        model.refused.connect(self.refused)
        self.model = model
        system = self._character.sheet.system
        row = translate_text(system, system.fields[self.address].row_label)
        is_part = bool(self.table.property("row_filter"))
        if not is_part and not str(self.table.property("add_text") or "") and row:
            self.table.setProperty("add_text", self.tr("Add {row}").format(row=row))
        self.table.set_model(model)
        self.table.show_legend(model.cell_columns.legend())
        if before is not None:
            before.deleteLater()

    def make_model(self, address: str, columns: Sequence[str], headers: Sequence[str], order: RowOrder) -> RowModel:
        """Return the model of the rows at an address."""
        return RowModel(self._character, address, columns, headers, self, order=order)

    def _set_look(self, model: RowModel) -> None:
        """Set how the columns are drawn."""
        table = self.table
        strong = [str(column) for column in list(table.property("strong_columns") or [])]
        muted = [str(column) for column in list(table.property("muted_columns") or [])]
        model.set_emphasis(strong, muted, table.pairs(list(table.property("column_styles") or [])))
        model.set_notes(table.pairs(list(table.property("column_notes") or [])))
        model.set_track([str(part) for part in list(table.property("track") or [])])
        model.cell_columns.set_tips([str(tip) for tip in list(table.property("header_tips") or [])])
        model.cell_columns.set_signed(table.property("signed_columns") or (), table.property("penalty_columns") or ())

    def is_structure_changed(self, cells: Collection[Cell]) -> bool:
        """Return whether changed cells add, remove or move rows."""
        return self.model is not None and self.model.is_structure_changed(cells)

    def apply_changes(self, cells: Collection[Cell], *, flashes: bool) -> bool:
        """Apply changed cells; return whether rows were added, removed or moved."""
        if self.model is None:
            return False
        may_move = not self.table.isAncestorOf(QApplication.focusWidget() or self.table.window())
        has_moved = self.model.apply_changes(cells, flashes=flashes, may_move=may_move)
        if self.table.detail_row >= 0:
            self._show_detail(self.table.detail_row if not has_moved else -1)
        return has_moved

    @Slot(int)
    def _show_detail(self, row: int) -> None:
        """Show the details of a row below the table."""
        if self.model is None:
            return
        text, position = "", self.model.position(row)
        if position >= 0:
            begin = f"{{{self.model.list_address}[{position}]."
            text = fill_details(self._character.sheet, str(self.table.detail_template).replace("{", begin))
        self.table.show_detail(row, text)

    @Slot()
    def _on_was_left(self) -> None:
        """Sort the rows again after the table was left."""
        if self.model is not None:
            self.model.arrange()

    def current_position(self) -> int:
        """Return the position of the current row in the document; -1 for none."""
        return -1 if self.model is None else self.model.position(self.table.current_row())

    def current_address(self) -> str:
        """Return the address of the focused cell; "" for none."""
        index = self.table.view.currentIndex()
        return self.model.address(index.row(), index.column()) if self.model is not None and index.isValid() else ""

    @Slot()
    def _on_picker_wanted(self) -> None:
        if self.model is None:
            return
        self._offered = find_offered_rows(self._character, self.address, self.model.list_address)
        self.table.open_picker([each.name for each in self._offered], self.tr("Empty row"))

    @Slot(int)
    def _on_add_wanted(self, index: int) -> None:
        if self.model is None:
            return
        row: Mapping[str, Json] = self._offered[index].row if 0 <= index < len(self._offered) else {}
        if self.model.add(row):
            last = self.model.row_at(self._character.sheet.count(self.model.list_address) - 1)
            first = self.model.index(max(0, last), 0)
            self.table.view.setCurrentIndex(first)
            self.table.view.setFocus()
            if not row and isinstance(self.model.definition(0), Field):
                self.table.view.edit(first)

    @Slot(list)
    def _on_remove_wanted(self, rows: list[int]) -> None:
        if self.model is not None and rows:
            self.model.remove(rows)

    @Slot(int, int)
    def _on_shift_wanted(self, row: int, to: int) -> None:
        if self.model is not None and row != to:
            self.model.move_row(row, to)

    @Slot(list)
    def _on_copy_wanted(self, rows: list[int]) -> None:
        if self.model is not None and rows:
            QGuiApplication.clipboard().setMimeData(self.model.to_mime_data(rows))

    @Slot()
    def _on_paste_wanted(self) -> None:
        if self.model is not None:
            self.model.paste_data(QGuiApplication.clipboard().mimeData())

    def select_cell(self, address: str) -> None:
        """Make the cell of an address the current one, if a shown row has it."""
        cell = None if self.model is None else self.model.cell_of(address)
        if self.model is not None and cell is not None:
            self.table.view.setCurrentIndex(self.model.index(*cell))

    @Slot(QModelIndex)
    def _on_asked(self, index: QModelIndex) -> None:
        if self.model is not None and index.isValid():
            self.explain_requested.emit(self.model.address(index.row(), index.column()))

    @Slot(QModelIndex)
    def _on_accept_wanted(self, index: QModelIndex) -> None:
        if self.model is not None and index.isValid():
            self.accept_requested.emit(self.model.address(index.row(), index.column()))

    def mark(self, row: int) -> None:
        """Mark the row with its details elsewhere on the form."""
        shown = -1 if self.model is None else self.model.row_at(row)
        self.table.view.mark_row(shown if self.has_details else -1)

    @Slot(int)
    def _on_row_chosen(self, row: int) -> None:
        if self.model is not None:
            self.row_selected.emit(self.address, self.model.position(row))


def find_offered_rows(character: OpenCharacter, list_key: str, address: str) -> tuple[OfferedRow, ...]:
    """Return the rows that the setting offers for a list of a character.

    Args:
        character: The character.
        list_key: Key of the list: ``weapons``.
        address: Address of the list: ``weapons``; it may be nested in a row.
    """
    sheet = character.sheet
    present = {str(row["id"]) for row in sheet.rows(address) if row.get("id")}
    return tuple(offered_rows(sheet.system, character.setting.setting, list_key, present))
