"""Input form for a game's optional rules: check box, list, number or text for each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from core.character.json_values import Json
from core.rules.model import Option, System
from desktop.address_labels import translate_text
from desktop.wheel_focus import keep_wheel_for_focus
from desktop.widgets.number_box import NumberBox

_LARGEST: Final = 9999


class OptionalRulesForm:
    """Shows options below each other and reads their values.

    Args:
        host: The container; its layout is a QVBoxLayout.
    """

    def __init__(self, host: QWidget) -> None:
        self._host = host
        self._rows: list[QWidget] = []
        self._read: dict[str, Callable[[], Json]] = {}

    def show(self, system: System, keys: Iterable[str], given: Mapping[str, Json] | None = None) -> None:
        """Show options with their default values.

        Args:
            system: The game.
            keys: Keys of its options.
            given: Values that some begin with instead.
        """
        for row in self._rows:
            row.hide()
            row.deleteLater()
        self._rows, self._read = [], {}
        layout = self._host.layout()
        for key in keys:
            option = system.options[key]
            row = self._row(system, replace(option, default=(given or {}).get(key, option.default)))
            self._rows.append(row)
            if isinstance(layout, QVBoxLayout):
                layout.addWidget(row)

    @property
    def values(self) -> dict[str, Json]:
        """The chosen values by option key."""
        return {key: read() for key, read in self._read.items()}

    def _row(self, system: System, option: Option) -> QWidget:
        name = translate_text(system, option.label)
        if isinstance(option.default, bool):
            box = QCheckBox(name.replace("&", "&&"), self._host)
            box.setChecked(option.default)
            box.setToolTip(translate_text(system, option.help))
            self._read[option.key] = box.isChecked
            return box
        edit = self._edit(system, option)
        edit.setAccessibleName(name)
        row = QWidget(self._host)
        label = QLabel(name, row)
        label.setBuddy(edit)
        label.setWordWrap(True)
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(label, 1)
        line.addWidget(edit)
        for widget in (label, edit):
            widget.setToolTip(translate_text(system, option.help))
        return row

    def _edit(self, system: System, option: Option) -> QWidget:
        if option.choices:
            combo = QComboBox(self._host)
            keep_wheel_for_focus(combo)
            for choice in option.choices:
                combo.addItem(translate_text(system, choice.label), choice.key)
            combo.setCurrentIndex(combo.findData(option.default))
            self._read[option.key] = lambda: str(combo.currentData())
            return combo
        if isinstance(option.default, int):
            spin = NumberBox(self._host)
            keep_wheel_for_focus(spin)
            spin.setRange(-_LARGEST, _LARGEST)
            spin.setValue(option.default)
            spin.setAlignment(Qt.AlignmentFlag.AlignRight)
            self._read[option.key] = spin.value
            return spin
        line = QLineEdit(str(option.default), self._host)
        self._read[option.key] = lambda: line.text().strip()
        return line
