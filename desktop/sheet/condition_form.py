"""Popover to add or change a condition: name, the number it changes, how long it lasts, the game's own columns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QCompleter, QGridLayout, QHBoxLayout, QLabel, QLineEdit, QWidget

from core.character.address_labels import address_label
from core.character.edits import AddRow, Batch, Edit, SetEffects, SetValue
from core.character.effect_text import unit_label
from core.character.effects import LONGEST_NAME, LONGEST_TIME, MOST_CHANGE, UNITS, Effect
from core.character.json_values import ABSENT, Json
from core.character.sheet import Sheet
from core.character.typed_values import parse_number, parse_typed
from core.errors import EditError, QuireError
from core.formula import ValueType
from core.messages import Message
from core.procedures.durations import GameClock
from core.procedures.number_input import parse_whole
from core.rules.model import Field, FieldType
from desktop.address_labels import translate_text
from desktop.layout_parts import nest
from desktop.messages import render, translator_of
from desktop.numerals import numeral, with_minus
from desktop.sheet.conditions import ROUND, Condition
from desktop.theme import px
from desktop.wheel_focus import keep_wheel_for_focus
from desktop.widgets.popover import Popover

if TYPE_CHECKING:
    from desktop.sheet.open_character import OpenCharacter

_NARROW: Final = 76
_OWN: Final = ("name", "lasts", "lasts_in", "id", "uid")
"""Columns of the game's list that have a place of their own in the form, or none."""
_MOST_ROWS: Final = 200
"""Most rows of a list whose numbers are offered."""
_FORMS: Final = (FieldType.TEXT, FieldType.INT, FieldType.NUMBER, FieldType.CHOICE)


class ConditionForm(Popover):
    """The form of a condition.

    A condition that changes a number is kept with the character, any other in the game's list of conditions.

    Args:
        window: The window.
        character: The open character.
        list_key: The game's list of conditions; "" if it has none.
        clock: The time units of the game, if known.

    Signals:
        named: A condition was named; the name, to be offered again.
    """

    named = Signal(str)

    def __init__(
        self, window: QWidget, character: OpenCharacter, list_key: str = "", clock: GameClock | None = None
    ) -> None:
        super().__init__(window)
        self._character = character
        self._list_key = list_key
        self._clock = clock
        self._condition: Condition | None = None
        self.columns: dict[str, QLineEdit | QComboBox] = {}
        self._column_labels: list[QLabel] = []
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(px(12))
        self._grid.setVerticalSpacing(px(8))
        self._grid.setColumnStretch(1, 1)
        nest(self.body, self._grid)
        self.name_edit = QLineEdit(self)
        self.name_edit.setMaxLength(LONGEST_NAME)
        self._add_row(self.tr("&Name"), self.name_edit)
        self.number_box, self.change_edit = self._make_number_box(), QLineEdit(self)
        self.change_edit.setAccessibleName(self.tr("Change of the number"))
        self.change_edit.setFixedWidth(px(_NARROW))
        self._add_row(self.tr("C&hanges"), self.number_box, self.change_edit)
        self.time_edit, self.unit_box = QLineEdit(self), QComboBox(self)
        keep_wheel_for_focus(self.unit_box)
        self.time_edit.setPlaceholderText(self.tr("no end"))
        self.time_edit.setFixedWidth(px(_NARROW))
        self.unit_box.setAccessibleName(self.tr("Unit of time"))
        self._add_row(self.tr("&Lasts"), self.time_edit, self.unit_box)
        self._add_columns()
        self.number_box.currentTextChanged.connect(self._on_number_changed)
        self.applied.connect(self._on_applied)

    # --------------------------------------------------------------------------------------------------------- building

    def _add_row(self, text: str, *widgets: QWidget) -> QLabel:
        row = self._grid.rowCount()
        label = QLabel(text, self)
        label.setProperty("role", "label")
        label.setBuddy(widgets[0])
        self._grid.addWidget(label, row, 0)
        if len(widgets) == 1:
            self._grid.addWidget(widgets[0], row, 1)
            return label
        beside = QHBoxLayout()
        beside.setSpacing(px(8))
        for widget in widgets:
            beside.addWidget(widget, 0 if widget.maximumWidth() == widget.minimumWidth() else 1)
        nest(self._grid, beside, row, 1)
        return label

    def _make_number_box(self) -> QComboBox:
        """Return the picker of numbers, found by any part of their names."""
        box = QComboBox(self)
        keep_wheel_for_focus(box)
        box.setEditable(True)
        box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(8)
        completer = box.completer()
        if completer is not None:
            completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
            completer.setFilterMode(Qt.MatchFlag.MatchContains)
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        line = box.lineEdit()
        if line is not None:
            line.setPlaceholderText(self.tr("no number"))
        return box

    def _add_columns(self) -> None:
        """Add the game's own columns of a condition, such as its damage."""
        system, head = self._character.sheet.system, f"{self._list_key}[]."
        for key, field in system.fields.items():
            name = key.removeprefix(head)
            if not self._list_key or not key.startswith(head) or name in _OWN or field.type not in _FORMS:
                continue
            self.columns[name] = widget = self._column(field)
            widget.setToolTip(translate_text(system, field.help))
            self._column_labels.append(self._add_row(translate_text(system, field.label), widget))

    def _column(self, field: Field) -> QLineEdit | QComboBox:
        if field.type is not FieldType.CHOICE:
            return QLineEdit(self)
        box = QComboBox(self)
        keep_wheel_for_focus(box)
        for choice in field.choices:
            box.addItem(translate_text(self._character.sheet.system, choice.label), choice.key)
        return box

    # ---------------------------------------------------------------------------------------------------------- opening

    def ask(self, anchor: QWidget, condition: Condition | None, names: list[str]) -> None:
        """Open the form at a widget.

        Args:
            anchor: The widget that opened it.
            condition: The condition to change; None to add one.
            names: Names to complete.
        """
        self._condition = condition
        is_row = condition is not None and bool(condition.uid)
        self.title_label.setText(self.tr("Condition"))
        self.primary_button.setText(self.tr("Add") if condition is None else self.tr("Change"))
        completer = QCompleter(names, self.name_edit)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.name_edit.setCompleter(completer)
        self.name_edit.setText("" if condition is None else condition.name)
        self._fill_numbers(condition.effect if condition is not None else None)
        self._fill_units(condition)
        self.time_edit.setText("" if condition is None or condition.lasts is None else str(condition.lasts))
        self._fill_columns(condition.uid if condition is not None else "")
        for widget in (self.number_box, self.change_edit):
            widget.setEnabled(not is_row)
        self._on_number_changed()
        self.show_note("")
        self.open_at(anchor)
        self.name_edit.setFocus(Qt.FocusReason.PopupFocusReason)
        self.name_edit.selectAll()

    def _fill_numbers(self, effect: Effect | None) -> None:
        self.number_box.blockSignals(True)
        self.number_box.clear()
        self.number_box.addItem("", "")
        for label, address in self._numbers():
            self.number_box.addItem(label, address)
        address = "" if effect is None else effect.address
        index = max(0, self.number_box.findData(address))
        if address and not index:  # a number that is not offered, or is gone
            translate = translator_of(self._character.sheet.system.id)
            self.number_box.addItem(address_label(self._character.sheet, address, translate), address)
            index = self.number_box.count() - 1
        self.number_box.setCurrentIndex(index)
        line = self.number_box.lineEdit()
        if line is not None:
            line.setCursorPosition(0)
        self.number_box.blockSignals(False)
        has_number = effect is not None and bool(effect.address)
        self.change_edit.setText(_signed(effect.change) if effect is not None and has_number else "")

    def _numbers(self) -> list[tuple[str, str]]:
        """Return the numbers that a condition can change, each with its name and address, by name."""
        sheet = self._character.sheet
        translate = translator_of(sheet.system.id)
        found = [(address_label(sheet, address, translate), address) for address in _addresses(sheet)]
        return sorted(found, key=lambda each: each[0].casefold())

    def _fill_units(self, condition: Condition | None) -> None:
        system = self._character.sheet.system
        units = list(UNITS[:-1] if self._clock is None else self._clock.units)
        if condition is not None and condition.lasts_in not in units:
            units.append(condition.lasts_in)
        self.unit_box.clear()
        for unit in units:
            self.unit_box.addItem(translate_text(system, unit_label(system, unit)), unit)
        self.unit_box.setCurrentIndex(
            max(0, self.unit_box.findData(ROUND if condition is None else condition.lasts_in))
        )

    def _fill_columns(self, uid: str) -> None:
        sheet = self._character.sheet
        for name, widget in self.columns.items():
            field = sheet.system.fields[f"{self._list_key}[].{name}"]
            value = sheet.value(f"{self._list_key}[#{uid}].{name}") if uid else None
            if isinstance(widget, QComboBox):
                key = value if isinstance(value, str) else field.default
                widget.setCurrentIndex(max(0, widget.findData(key)))
            else:
                widget.setText("" if value is None else with_minus(numeral(value)))

    @Slot()
    def _on_number_changed(self) -> None:
        """Ask for the change where a number is chosen, and for the game's columns where none is."""
        has_number = bool(self._address())
        is_row = self._condition is not None and bool(self._condition.uid)
        self.change_edit.setEnabled(not is_row and bool(self.number_box.currentText().strip()))
        if has_number and not self.change_edit.text():
            self.change_edit.setText(_signed(-1))
        is_effect = has_number or (self._condition is not None and not is_row)
        for widget in (*self.columns.values(), *self._column_labels):
            widget.setVisible(not is_effect)

    def _address(self) -> str:
        """Return the address of the chosen or typed number; "" for none."""
        text = self.number_box.currentText().strip().casefold()
        if not text:
            return ""
        index = self.number_box.currentIndex()
        if index < 0 or self.number_box.itemText(index).casefold() != text:
            index = self.number_box.findText(text, Qt.MatchFlag.MatchFixedString)
        return str(self.number_box.itemData(index) or "") if index >= 0 else ""

    # --------------------------------------------------------------------------------------------------------- applying

    @Slot()
    def _on_applied(self) -> None:
        try:
            edit = self._edit()
            if edit is not None:
                self._character.leave_field()
                self._character.push(edit)
        except QuireError as error:
            self.show_note(render(error.message, self._character.sheet.system.id), is_problem=True)
            return
        self.named.emit(self.name_edit.text().strip())
        self.shut()

    def _edit(self) -> Edit | None:
        """Return the edit of what is typed; None if nothing changes.

        Raises:
            EditError: Something is missing or wrong.
        """
        name = self.name_edit.text().strip()
        if not name:
            self.name_edit.setFocus()
            raise EditError(Message("condition_unnamed", "Type a name for the condition."))
        lasts = self._lasts()
        condition = self._condition
        if condition is not None and condition.uid:
            return self._row_edit(condition.uid, name, lasts)
        effect = self._effect(name, lasts)
        if condition is None and not effect.address and self._fits_list(lasts):
            row: dict[str, Json] = {"name": name}
            if lasts is not None:
                row |= {"lasts": lasts, "lasts_in": str(self.unit_box.currentData())}
            return AddRow(self._list_key, {**row, **dict(self._column_values())})
        entries = list(self._character.sheet.character.effects)
        if condition is None:
            entries.append(effect.to_json())
        elif condition.effect == effect:
            return None
        else:
            entries[condition.position] = effect.to_json()
        return SetEffects(tuple(entries))

    def _fits_list(self, lasts: int | None) -> bool:
        """Return whether the game's list can hold a condition without a number."""
        has_end = f"{self._list_key}[].lasts" in self._character.sheet.system.fields
        return bool(self._list_key) and (lasts is None or has_end)

    def _lasts(self) -> int | None:
        text = self.time_edit.text().strip()
        if not text:
            return None
        lasts = parse_whole(text)
        if lasts is None or not 0 < lasts <= LONGEST_TIME:
            self.time_edit.setFocus()
            raise EditError(
                Message("condition_time", "“{text}” is no time left. Type a whole number from 1.", {"text": text})
            )
        return lasts

    def _effect(self, name: str, lasts: int | None) -> Effect:
        unit, address, typed = str(self.unit_box.currentData()), self._address(), self.number_box.currentText().strip()
        if not address:
            if typed:
                self.number_box.setFocus()
                raise EditError(Message("condition_number", "There is no number “{text}”.", {"text": typed}))
            return Effect(name, lasts=lasts, lasts_in=unit)
        change = parse_number(self.change_edit.text())
        if not change or not -MOST_CHANGE <= change <= MOST_CHANGE:
            self.change_edit.setFocus()
            raise EditError(Message("condition_change", "Type by how much the number changes, such as −2."))
        return Effect(name, address, change, lasts, unit)

    def _row_edit(self, uid: str, name: str, lasts: int | None) -> Edit | None:
        """Return the edit of a row of the game's list."""
        at, fields = f"{self._list_key}[#{uid}]", self._character.sheet.system.fields
        values: dict[str, Json] = {"name": name}
        if f"{self._list_key}[].lasts" in fields:
            values |= {"lasts": lasts, "lasts_in": str(self.unit_box.currentData())}
        elif lasts is not None:
            raise EditError(Message("condition_no_end", "In this game it ends when you end it, or by its own columns."))
        values.update(self._column_values())
        sheet = self._character.sheet
        edits = [
            SetValue(f"{at}.{key}", value)
            for key, value in values.items()
            if sheet.value(f"{at}.{key}") != value and not (key == "lasts_in" and lasts is None)
        ]
        return Batch(tuple(edits), self.tr("{name} changed").format(name=name)) if edits else None

    def _column_values(self) -> Iterator[tuple[str, Json]]:
        for name, widget in self.columns.items():
            field = self._character.sheet.system.fields[f"{self._list_key}[].{name}"]
            if isinstance(widget, QComboBox):
                yield name, str(widget.currentData())
                continue
            value = parse_typed(field, widget.text())
            if value is not ABSENT:
                yield name, value
            elif self._condition is not None:
                yield name, field.default  # type: ignore[misc]  # the default of a field is a plain value


def _signed(change: object) -> str:
    text = with_minus(numeral(change))  # type: ignore[arg-type]  # an int or a Decimal
    return text if text.startswith("−") else f"+{text}"


def _addresses(sheet: Sheet) -> Iterator[str]:
    """Yield the addresses of the numbers that people may want to change, rows by uid."""
    program = sheet.system.program
    for key, derived in sheet.system.derived.items():
        node = program.by_key.get(key)
        if derived.is_hidden or node is None or not node.reads or node.kind is not ValueType.NUMBER:
            continue  # hidden, a what-if number, a constant, or no number
        list_key, _, name = key.rpartition("[].")
        if not list_key:
            yield key
        elif "[]" not in list_key:
            for row in sheet.rows(list_key)[:_MOST_ROWS]:
                yield f"{list_key}[#{row.get('uid')}].{name}"
