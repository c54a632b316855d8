"""Binds a line field to the selected row, written in the game's notation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QLineEdit

from core.character import ABSENT, Batch, Edit, Json, SetValue
from core.errors import NotationError
from core.rules import Notation
from desktop.sheet.binding import Binding, SheetScope


class RowLineBinding(Binding):
    """A row as one line of notation: formatted for display, parsed when editing ends.

    A line that cannot be parsed stays as typed, with the cursor at the error; nothing is written.

    Args:
        widget: The field.
        address: Address of the row's line text.
        list_key: Key of the list; the game has a notation for it.
    """

    def __init__(self, widget: QLineEdit, address: str, list_key: str) -> None:
        super().__init__(widget, address)
        self.line = widget
        self._list = list_key
        self._shown = ""
        self._notation: Notation | None = None
        widget.editingFinished.connect(self._on_finished)

    def prepare(self, scope: SheetScope) -> None:
        """Load the game's notation and its example for an empty field."""
        self._notation = scope.sheet.system.notations.get(self._list)
        if self._notation is not None and not self.line.placeholderText():
            self.line.setPlaceholderText(self._notation.example)

    def show(self, scope: SheetScope) -> bool:
        """Show the line of the selected row."""
        text = scope.text(self.address)
        if self.is_echo or text == self._shown:
            return False
        self._shown = text
        self.line.setText(text)
        if not self.line.hasFocus():
            self.line.home(False)
        self.emit_refused(None)
        return True

    def edit(self, scope: SheetScope, value: Json) -> Edit | None:
        """Return the edit that writes the differences to the present row."""
        address = scope.resolve_address(f"{self._list}[]")
        if address is None or self._notation is None or not isinstance(value, Mapping):
            return None
        row = scope.sheet.stored(address)
        before = row if isinstance(row, Mapping) else {}
        edits = tuple(
            SetValue(f"{address}.{key}", value.get(key, ABSENT))
            for key in self._notation.keys
            if value.get(key, ABSENT) != before.get(key, ABSENT)
        )
        return Batch(edits, self._notation.print(value)) if edits else None

    @Slot()
    def _on_finished(self) -> None:
        text = self.line.text()
        if self._notation is None or text == self._shown:
            self.emit_left()
            return
        try:
            row = self._notation.parse(text)
        except NotationError as error:
            self.line.setCursorPosition(min(len(text), error.position + len(text) - len(text.lstrip())))
            self.emit_refused(error.message)
            return
        self._shown = self._notation.print(row)
        self.emit_refused(None)
        self.emit_entered(cast("Json", row))
        if self.line.text() != self._shown:
            self.line.setText(self._shown)
        self.emit_left()
