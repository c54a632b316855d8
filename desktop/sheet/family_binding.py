"""Binds a table of the members of a family to a character: it shows and writes the addresses of its cells."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QModelIndex, Slot

from core.formula import Cell, Value
from desktop.sheet.binding import NO_VALUES, Binding, SheetScope
from desktop.sheet.family_model import FamilyModel
from desktop.sheet.open_character import OpenCharacter
from desktop.sheet.row_details import fill_details
from desktop.widgets.family_table import FamilyTable
from desktop.widgets.field_frame import FrameState


class FamilyBinding(Binding):
    """One table of a family; unlike other bindings it stands for many addresses.

    Args:
        table: The table.
        character: The open character.

    Attributes:
        table: The table.
        model: Its rows.
    """

    is_typed = False

    def __init__(self, table: FamilyTable, character: OpenCharacter) -> None:
        super().__init__(table, "")
        self.table = table
        self._character = character
        self._changed: list[tuple[int, int]] = []
        self._is_new = True
        self.model = FamilyModel(character, table, self)
        table.set_model(self.model)
        table.explain_requested.connect(self._on_explain_requested)
        table.detail_requested.connect(self._show_detail)
        table.view.word_pressed.connect(self._on_word_pressed)
        table.left.connect(character.leave_field)

    def addresses(self) -> tuple[str, ...]:
        """Return every address that the table reads."""
        return self.model.addresses

    def refresh(self, scope: SheetScope, values: Mapping[Cell, Value] = NO_VALUES) -> bool:
        """Show changed cells, or all of them without values; return whether a cell changed."""
        if values:
            self._changed = self.model.apply_changes(values)
        else:
            self._changed = []
            if not self._is_new:  # the table has just measured and shown all
                self.model.update_all()
        self._is_new = False
        self.table.view.set_absent(self.model.absent_column())
        if self.table.detail_row >= 0:
            self._show_detail(self.table.detail_row)
        return bool(self._changed)

    def show(self, scope: SheetScope) -> bool:
        """Show nothing: the model reads the sheet itself."""
        return False

    def set_highlight(self, highlight: FrameState, is_on: bool) -> None:
        """Highlight the cells that changed last; other marks belong to single cells."""
        if highlight is FrameState.FLASH:
            self.model.flash(self._changed if is_on else ())

    def current_address(self) -> str:
        """Return the address of the focused cell; "" for none."""
        index = self.table.view.currentIndex()
        return self.model.address(index.row(), index.column()) if index.isValid() else ""

    def select_cell(self, address: str) -> None:
        """Make the cell of an address the current one."""
        cell = self.model.cell_of(address)
        if cell is not None:
            self.table.view.setCurrentIndex(self.model.index(*cell))

    @Slot(QModelIndex)
    def _on_explain_requested(self, index: QModelIndex) -> None:
        address = self.model.address(index.row(), index.column()) if index.isValid() else ""
        if address:
            self.explain_requested.emit(address)

    @Slot(QModelIndex)
    def _on_word_pressed(self, index: QModelIndex) -> None:
        """Add a point where the plus was pressed."""
        if self.model.cell_columns.names[index.column()] == "@plus":
            self.model.add_point(index.row())

    @Slot(int)
    def _show_detail(self, row: int) -> None:
        """Show the details of a member below the table."""
        text = ""
        if row >= 0:
            text = fill_details(self._character.sheet, self.model.filled_template(str(self.table.detail_template), row))
        self.table.show_detail(row, text)
