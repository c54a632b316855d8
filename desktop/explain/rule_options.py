"""The optional rules of one character: a row for each with its input, its help, and what is wrong with its value."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from core.character.edits import SetOption
from core.character.json_values import ABSENT, Json
from core.character.labels import citation_text
from core.errors import QuireError
from core.formula import Value, format_value
from core.rules.model import Option
from desktop.address_labels import translate_text
from desktop.messages import render
from desktop.numerals import with_minus
from desktop.requests.option_input import OptionInput
from desktop.theme import px

if TYPE_CHECKING:
    from desktop.sheet.open_character import OpenCharacter


class RuleOptions(QObject):
    """Fills a widget with the optional rules of an open character.

    Args:
        character: The character.
        host: The widget; it gets a layout.
    """

    def __init__(self, character: OpenCharacter, host: QWidget) -> None:
        super().__init__(host)
        self._character = character
        self.inputs: dict[str, OptionInput] = {}
        self._problems: dict[str, QLabel] = {}
        self._owners: dict[str, tuple[QLabel, QPushButton]] = {}
        layout = QVBoxLayout(host)
        layout.setContentsMargins(px(16), px(16), px(16), px(16))
        layout.setSpacing(px(12))
        for option in character.sheet.system.options.values():
            layout.addLayout(self._row(option, host))
        layout.addStretch(1)
        character.changed.connect(self._on_changed)
        self._show()

    def _row(self, option: Option, host: QWidget) -> QGridLayout:
        system = self._character.sheet.system
        row = QGridLayout()
        row.setHorizontalSpacing(px(16))
        row.setVerticalSpacing(0)
        row.setColumnStretch(0, 1)
        control = self.inputs[option.key] = OptionInput(system, option, host)
        name = self._label(host, "heading", translate_text(system, option.label))
        name.setBuddy(control.control)
        parts = (option.help, citation_text(system, option.cite))
        about = self._label(host, "label", " · ".join(translate_text(system, part) for part in parts if part))
        problem = self._problems[option.key] = self._label(host, "amber", "")
        owner, back = self._label(host, "teal", ""), QPushButton(host)
        back.setProperty("role", "text")
        back.clicked.connect(partial(self._back, option.key))
        self._owners[option.key] = owner, back
        row.addWidget(name, 0, 0)
        row.addWidget(control, 0, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        row.addWidget(about, 1, 0, 1, 2)
        row.addWidget(owner, 2, 0)
        row.addWidget(back, 2, 1, Qt.AlignmentFlag.AlignRight)
        row.addWidget(problem, 3, 0, 1, 2)
        control.changed.connect(self._on_option)
        return row

    @staticmethod
    def _label(host: QWidget, role: str, text: str) -> QLabel:
        label = QLabel(text, host)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setProperty("role", role)
        label.setWordWrap(True)
        label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        return label

    def _show(self) -> None:
        """Show the values, and problems below them."""
        sheet = self._character.sheet
        for key, control in self.inputs.items():
            messages = (each.message for each in sheet.violations if each.address == f"options.{key}")
            self._show_problem(key, "\n".join(with_minus(render(each, sheet.system.id)) for each in messages))
            control.show_value(self._value(key))
            self._show_owner(key)

    def _show_owner(self, key: str) -> None:
        """Show what the campaign says of an optional rule, and the way back to it from a value of its own."""
        character, (owner, back) = self._character.sheet.character, self._owners[key]
        rules = character.campaign_rules
        is_given = rules is not None and key in rules.options
        campaign = "" if rules is None else rules.name or rules.id
        is_own = key in character.options
        text = self.tr("This character's own; {campaign} says otherwise") if is_own else self.tr("Set by {campaign}")
        owner.setText(text.format(campaign=campaign))
        owner.setVisible(is_given)
        back.setText(self.tr("Back to the campaign"))
        back.setAccessibleName(self.tr("Back to the rule of the campaign"))
        back.setVisible(is_given and is_own)

    def _back(self, key: str) -> None:
        """Remove the character's own value, so that the campaign's holds."""
        self._push(SetOption(key, ABSENT))

    def _value(self, key: str) -> Json:
        """Return the value as the document has it; formulas read a switch as 1 or 0."""
        option, value = self._character.sheet.system.options[key], self._character.sheet.option(key)
        return bool(value) if isinstance(option.default, bool) else _plain(value)

    def _show_problem(self, key: str, problem: str) -> None:
        label = self._problems[key]
        label.setText(problem)
        label.setVisible(bool(problem))

    @Slot(object)
    def _on_changed(self, _changes: object) -> None:
        self._show()

    @Slot()
    def _on_option(self) -> None:
        control = self.sender()
        if not isinstance(control, OptionInput):
            return
        key = control.option.key
        if control.value == self._value(key):
            return
        self._push(SetOption(key, control.value))

    def _push(self, edit: SetOption) -> None:
        try:
            self._character.push(edit)
        except QuireError as error:
            self._show_problem(edit.key, render(error.message))


def _plain(value: Value) -> Json:
    return value if isinstance(value, int | str) else format_value(value)
