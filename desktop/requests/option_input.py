"""Input of one optional rule: a switch that shows its state, a list of choices, or a line for a number or a text."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from core.character.json_values import Json
from core.formula import format_value
from core.rules.model import FieldType, Option, System
from desktop.address_labels import translate_text
from desktop.minus_sign import MINUS
from desktop.theme import px
from desktop.wheel_focus import keep_wheel_for_focus
from desktop.widgets.switch_button import SwitchButton

_WIDTH: Final = 120


class OptionInput(QWidget):
    """The input of an optional rule.

    Args:
        system: The game.
        option: The optional rule.
        parent: Its owner.

    Attributes:
        control: The switch, list or line.

    Signals:
        changed: Another value was chosen or typed.
    """

    changed = Signal()

    def __init__(self, system: System, option: Option, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.option = option
        self.control = self._make(system)
        self.control.setAccessibleName(translate_text(system, option.label))
        self.control.setAccessibleDescription(translate_text(system, option.help))
        self.setFocusProxy(self.control)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.control)

    @property
    def value(self) -> Json:
        """The value that is shown; a line that is no number is a text, which the rules report."""
        control = self.control
        if isinstance(control, SwitchButton):
            return control.isChecked()
        if isinstance(control, QComboBox):
            return str(control.currentData())
        text = control.text().strip() if isinstance(control, QLineEdit) else ""
        number = text.replace(MINUS, "-")
        is_number = self.option.type in {FieldType.INT, FieldType.NUMBER} and number.removeprefix("-").isdecimal()
        return int(number) if is_number else text

    def show_value(self, value: Json) -> None:
        """Show a value; a word that is no choice is added to the list."""
        control = self.control
        with QSignalBlocker(control):
            if isinstance(control, SwitchButton):
                control.setChecked(value is True)
                control.update()
            elif isinstance(control, QComboBox):
                if control.findData(value) < 0:
                    control.addItem(str(value), value)
                control.setCurrentIndex(control.findData(value))
            elif isinstance(control, QLineEdit):
                control.setText(str(value).replace("-", MINUS))

    def _make(self, system: System) -> QWidget:
        option = self.option
        if option.type is FieldType.BOOL:
            switch = SwitchButton(self)
            switch.toggled.connect(self._on_changed)
            return switch
        if option.choices:
            combo = QComboBox(self)
            keep_wheel_for_focus(combo)
            for choice in option.choices:
                combo.addItem(translate_text(system, choice.label), choice.key)
            combo.activated.connect(self._on_changed)
            return combo
        line = QLineEdit(self)
        line.setAlignment(Qt.AlignmentFlag.AlignRight)
        line.setFixedWidth(px(_WIDTH))
        line.editingFinished.connect(self._on_changed)
        return line

    @Slot()
    def _on_changed(self) -> None:
        self.changed.emit()


def default_value(option: Option) -> Json:
    """Return the value that an optional rule has in the book."""
    default = option.default
    if isinstance(default, Fraction):
        return format_value(default)
    return default if isinstance(default, bool | int | str) else str(default)


def option_text(system: System, option: Option, value: Json) -> str:
    """Return the value of an optional rule other than a switch, as people read it."""
    label = next((each.label for each in option.choices if each.key == value), None)
    return str(value).replace("-", MINUS) if label is None else translate_text(system, label)
