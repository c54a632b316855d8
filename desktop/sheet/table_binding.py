"""What joins a table of a form to a list of the sheet."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PySide6.QtCore import QModelIndex, QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

from core.character import Json
from core.content import OfferedRow
from core.formula import Cell
from core.rules import Field
from desktop.sheet.binding import SheetScope
from desktop.sheet.offered_rows import offered_rows
from desktop.sheet.open_character import OpenCharacter
from desktop.sheet.row_model import RowModel
from desktop.widgets import RowTable


class TableBinding(QObject):
    """One table and its list; a list in rows of another one follows the row that is selected there.

    Attributes:
        table: The table.
        address: Its list, rows around it open.
        model: The rows; None while no row around it is selected.
        has_details: Whether other widgets of the form show the row that is selected here.

    Signals:
        refused: Something does not fit, with the `Message`.
        asked: Why is wanted for this address.
        accept_wanted: The violation at this address shall be allowed.
        row_chosen: Another row has the keyboard's place: key of the list, position.
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
            table.setAccessibleName(character.sheet.system.fields[self.address].label)
        table.view.setAccessibleName(table.accessibleName())
        table.picker_wanted.connect(self._on_picker_wanted)
        table.add_wanted.connect(self._on_add_wanted)
        table.remove_wanted.connect(self._on_remove_wanted)
        table.shift_wanted.connect(self._on_shift_wanted)
        table.copy_wanted.connect(self._on_copy_wanted)
        table.paste_wanted.connect(self._on_paste_wanted)
        table.asked.connect(self._on_asked)
        table.accept_wanted.connect(self._on_accept_wanted)
        table.row_chosen.connect(self._on_row_chosen)
        table.left.connect(character.leave_field)

    def bind_rows(self, seen: SheetScope) -> None:
        """Show the list that the selected rows lead to."""
        place = seen.resolve_address(self.address)
        self.table.setEnabled(place is not None)
        if place is None or (self.model is not None and self.model.list_address == place):
            return
        before = self.model
        columns = [str(column) for column in list(self.table.property("columns") or [])]
        headers = [str(header) for header in list(self.table.property("headers") or [])]
        model = RowModel(self._character, place, columns, headers, self)
        strong = [str(column) for column in list(self.table.property("strong_columns") or [])]
        muted = [str(column) for column in list(self.table.property("muted_columns") or [])]
        model.set_emphasis(strong, muted)
        model.refused.connect(self.refused)
        self.model = model
        definition = self._character.sheet.system.fields[self.address]
        if not str(self.table.property("add_text") or "") and definition.row_label:
            self.table.setProperty("add_text", self.tr("Add {row}").format(row=definition.row_label))
        self.table.set_model(model)
        if before is not None:
            before.deleteLater()

    def is_structure_changed(self, cells: Collection[Cell]) -> bool:
        """Return whether an edit that changed these numbers lets rows come, go or move."""
        return self.model is not None and self.model.is_structure_changed(cells)

    def apply_changes(self, cells: Collection[Cell], *, flashes: bool) -> bool:
        """Follow an edit that changed these numbers; say whether rows came, went or moved."""
        return self.model is not None and self.model.apply_changes(cells, flashes=flashes)

    def current_address(self) -> str:
        """Return the address of the cell that has the keyboard; "" for none."""
        index = self.table.view.currentIndex()
        return self.model.address(index.row(), index.column()) if self.model is not None and index.isValid() else ""

    @Slot()
    def _on_picker_wanted(self) -> None:
        if self.model is None:
            return
        self._offered = offered_rows(self._character.sheet, self.address, self.model.list_address)
        self.table.offer([each.name for each in self._offered], self.tr("Empty row, filled in by hand"))

    @Slot(int)
    def _on_add_wanted(self, place: int) -> None:
        if self.model is None:
            return
        row: Mapping[str, Json] = self._offered[place].row if 0 <= place < len(self._offered) else {}
        if self.model.add(row):
            last = self.model.index(self.model.rowCount() - 1, 0)
            self.table.view.setCurrentIndex(last)
            self.table.view.setFocus()
            if not row and isinstance(self.model.definition(0), Field):
                self.table.view.edit(last)

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

    @Slot(QModelIndex)
    def _on_asked(self, index: QModelIndex) -> None:
        if self.model is not None and index.isValid():
            self.explain_requested.emit(self.model.address(index.row(), index.column()))

    @Slot(QModelIndex)
    def _on_accept_wanted(self, index: QModelIndex) -> None:
        if self.model is not None and index.isValid():
            self.accept_requested.emit(self.model.address(index.row(), index.column()))

    def mark(self, row: int) -> None:
        """Mark the row whose details stand elsewhere on the form."""
        self.table.view.handles.mark(row if self.has_details else -1)

    @Slot(int)
    def _on_row_chosen(self, row: int) -> None:
        self.row_selected.emit(self.address, row)
