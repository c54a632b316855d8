"""Card of the Play page: edits rows of a list in place (wounds)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QGridLayout, QPushButton, QVBoxLayout, QWidget

from core.character.address import parse_address
from core.character.edits import AddRow, Edit, RemoveRow
from core.character.shape import empty_row
from core.errors import QuireError
from core.rules.model import FieldType
from core.rules.play_layout import PlayList
from desktop.address_labels import translate_text
from desktop.layout_parts import nest
from desktop.numerals import text_of
from desktop.sheet.binder import Binder
from desktop.sheet.play_widgets import elided_label, input_label, make_input, shorten
from desktop.theme import px
from desktop.widgets.card import Card, Rule
from desktop.widgets.inputs import NumberField

if TYPE_CHECKING:
    from desktop.sheet.open_character import OpenCharacter

_IN_A_ROW: Final = 3
"""Inputs beside each other in the narrowest window; the remove button follows the last."""
_UNSEEN: Final = ("id", "uid")
_WRITTEN: Final = (FieldType.TEXT, FieldType.INT, FieldType.NUMBER, FieldType.BOOL, FieldType.CHOICE)


class PlayListCard(Card):
    """A list with its rows as inputs and a remove button for each.

    Args:
        character: The open character.
        data: The list's definition in the game's Play layout.

    Signals:
        explain_requested: The explanation of an address is requested.
        accept_requested: A `Violation` is to be allowed.
        message_emitted: A `Message` to show.
        message_cleared: The `Message` no longer applies.
    """

    explain_requested = Signal(str)
    accept_requested = Signal(object)
    message_emitted = Signal(object)
    message_cleared = Signal(object)

    def __init__(self, character: OpenCharacter, data: PlayList, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("title", translate_text(character.sheet.system, data.title))
        self._character = character
        self.data = data
        self._binder: Binder | None = None
        self._host: QWidget | None = None
        self._uids: tuple[object, ...] | None = None
        head = f"{data.rows}[]."
        fields = character.sheet.system.fields
        columns = [key.removeprefix(head) for key in fields if key.startswith(head)]
        self._columns = [each for each in columns if each not in _UNSEEN and fields[head + each].type in _WRITTEN]
        self.setProperty("is_plain", True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self._place = QVBoxLayout()
        self._place.setContentsMargins(0, 0, 0, 0)
        nest(layout, self._place)
        self._add_button()
        character.changed.connect(self._on_changed)
        self.refresh()

    def _add_button(self) -> None:
        add = QPushButton(self.tr("Add"))
        add.setObjectName("add_button")
        add.setProperty("role", "text")
        add.setAccessibleName(self.tr("Add: {what}").format(what=self.property("title")))
        add.clicked.connect(self._on_add)
        self.add_to_header(add)

    @Slot()
    def _on_changed(self) -> None:
        """Drop widgets of removed rows before their values are read."""
        if self._uids != self._current_uids() and self._binder is not None:
            self._binder.disconnect_character()
            self._binder = None
        if self.isVisible():
            self.refresh()

    def _current_uids(self) -> tuple[object, ...]:
        return tuple(row.get("uid") for row in self._character.sheet.rows(self.data.rows))

    def refresh(self) -> None:
        """Match the rows of the sheet; their inputs are bound and refresh themselves."""
        uids = self._current_uids()
        if uids == self._uids:
            return
        is_longer = self._uids is not None and len(uids) > len(self._uids) and self._is_adding
        self._uids = uids
        first = self._make_rows(uids)
        if is_longer and first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    _is_adding = False
    """Whether a row was just added here: its first input gets the focus."""

    def _make_rows(self, uids: tuple[object, ...]) -> QWidget | None:
        """Rebuild the inputs of all rows; return the first input of the last row."""
        if self._binder is not None:
            self._binder.disconnect_character()
        if self._host is not None:
            self._place.removeWidget(self._host)
            self._host.hide()
            self._host.setParent(None)  # not found any more; a clicked child may still be alive
            self._host.deleteLater()
        self._host = host = QWidget(self)
        rows = QVBoxLayout(host)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(px(8))
        first: QWidget | None = None
        for index, uid in enumerate(uids):
            if index:
                rows.addWidget(Rule(host))
            first = self._add_row(rows, index, uid)
        self.setProperty("note", "" if uids else self.tr("None"))
        self._place.addWidget(host)
        self._binder = Binder(host, self._character)
        self._binder.explain_requested.connect(self.explain_requested)
        self._binder.accept_requested.connect(self.accept_requested)
        self._binder.refused.connect(self.message_emitted)
        self._binder.refusal_cleared.connect(self.message_cleared)
        return first

    def _add_row(self, rows: QVBoxLayout, index: int, uid: object) -> QWidget | None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(12))
        grid.setVerticalSpacing(px(2))
        first: QWidget | None = None
        for number, column in enumerate(self._columns):
            widget = self._input(grid, number, f"{self.data.rows}[{index}].{column}", column)
            first = first or widget
        remove_button = QPushButton(self.tr("Remove"))
        remove_button.setProperty("role", "text")
        remove_button.setAccessibleName(self.tr("Remove {what}").format(what=self._name(index)))
        remove_button.clicked.connect(partial(self._push, RemoveRow(f"{self.data.rows}[#{uid}]")))
        line, cell = divmod(len(self._columns), _IN_A_ROW)
        grid.addWidget(remove_button, 2 * line + 1, cell, 1, _IN_A_ROW - cell, Qt.AlignmentFlag.AlignRight)
        holder = QWidget()
        holder.setLayout(grid)
        grid.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(holder)
        return first

    def _input(self, grid: QGridLayout, number: int, address: str, column: str) -> QWidget:
        """Put an input below its name."""
        system = self._character.sheet.system
        defined = system.fields[f"{self.data.rows}[].{column}"]
        widget = make_input(defined)
        label = elided_label(input_label(system, defined))
        label.setProperty("role", "label")
        label.setToolTip(translate_text(system, defined.help))
        label.setBuddy(widget)
        widget.setProperty("field", address)
        widget.setAccessibleName(input_label(system, defined))
        line, column_index = 2 * (number // _IN_A_ROW), number % _IN_A_ROW
        if not isinstance(widget, QCheckBox | NumberField):
            grid.setColumnStretch(column_index, 1)
        grid.addWidget(label, line, column_index)
        is_short = isinstance(widget, QCheckBox)
        grid.addWidget(widget, line + 1, column_index, Qt.AlignmentFlag.AlignLeft if is_short else Qt.AlignmentFlag(0))
        return widget

    def _name(self, index: int) -> str:
        """Return the name of a row: its first text, else its number."""
        sheet = self._character.sheet
        texts = (text_of(sheet, f"{self.data.rows}[{index}].{column}") for column in self._columns)
        return shorten(next((text for text in texts if text), "")) or str(index + 1)

    @Slot()
    def _on_add(self) -> None:
        key = parse_address(self.data.rows).key
        self._is_adding = True
        self._push(AddRow(self.data.rows, empty_row(self._character.sheet.system, key)))
        self._is_adding = False

    def _push(self, edit: Edit) -> None:
        self._character.leave_field()
        try:
            self._character.push(edit)
        except QuireError as error:
            self.message_emitted.emit(error.message)
