"""Input form for a game's optional rules: a row for each, with its name and its input."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from core.character.json_values import Json
from core.rules.model import Option, System
from desktop.address_labels import translate_text
from desktop.requests.option_input import OptionInput, default_value
from desktop.tool_tips import escape_tool_tip


class OptionalRulesForm:
    """Shows options below each other and reads their values.

    Args:
        host: The container; its layout is a QVBoxLayout.

    Attributes:
        inputs: The inputs by option key.
    """

    def __init__(self, host: QWidget) -> None:
        self._host = host
        self._rows: list[QWidget] = []
        self.inputs: dict[str, OptionInput] = {}

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
        self._rows, self.inputs = [], {}
        layout = self._host.layout()
        for key in keys:
            option = system.options[key]
            row = self._row(system, option)
            self.inputs[key].show_value((given or {}).get(key, default_value(option)))
            self._rows.append(row)
            if isinstance(layout, QVBoxLayout):
                layout.addWidget(row)

    @property
    def values(self) -> dict[str, Json]:
        """The chosen values by option key."""
        return {key: each.value for key, each in self.inputs.items()}

    def _row(self, system: System, option: Option) -> QWidget:
        row = QWidget(self._host)
        label = QLabel(translate_text(system, option.label).replace("&", "&&"), row)
        label.setWordWrap(True)
        control = self.inputs[option.key] = OptionInput(system, option, row)
        label.setBuddy(control.control)
        row.setToolTip(escape_tool_tip(translate_text(system, option.help)))
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(label, 1)
        line.addWidget(control)
        return row
