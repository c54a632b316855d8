"""The optional rules of one character: a row for each with its input, its help, why it holds, and what is wrong."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from core.character.campaign_rules import OPTION
from core.character.edits import SetOption
from core.character.json_values import ABSENT, Json
from core.character.labels import citation_text
from core.errors import QuireError
from core.formula import Value, format_value
from core.rules.model import Option
from desktop.address_labels import translate_text
from desktop.layout_parts import nest
from desktop.messages import render
from desktop.numerals import with_minus
from desktop.requests.option_input import OptionInput, default_value
from desktop.theme import px
from desktop.widgets.reason_edit import ReasonEdit

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
        self.reasons: dict[str, ReasonEdit] = {}
        layout = QVBoxLayout(host)
        layout.setContentsMargins(px(16), px(16), px(16), px(16))
        layout.setSpacing(px(12))
        for option in character.sheet.system.options.values():
            nest(layout, self._row(option, host))
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
        reason = self.reasons[option.key] = ReasonEdit(translate_text(system, option.label), host)
        reason.editingFinished.connect(partial(self._on_reason, option.key))
        row.addWidget(name, 0, 0)
        row.addWidget(control, 0, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        row.addWidget(about, 1, 0, 1, 2)
        row.addWidget(owner, 2, 0)
        row.addWidget(back, 2, 1, Qt.AlignmentFlag.AlignRight)
        row.addWidget(reason, 3, 0, 1, 2)
        row.addWidget(problem, 4, 0, 1, 2)
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
            self._show_reason(key)

    def _show_reason(self, key: str) -> None:
        """Show why the character's own value holds; one that is the book's, and no campaign's, needs no reason."""
        sheet, edit = self._character.sheet, self.reasons[key]
        own, rules = sheet.character.options.get(key, ABSENT), sheet.character.campaign_rules
        if own is ABSENT:
            edit.clear()
            edit.hide()
            return
        is_given = rules is not None and key in rules.options
        is_other = is_given or own != default_value(sheet.system.options[key])
        edit.show_reason(sheet.character.reasons.get(OPTION + key, ""), is_wanted=is_other)

    def _on_reason(self, key: str) -> None:
        """Write the reason that was typed."""
        character, text = self._character.sheet.character, self.reasons[key].text().strip()
        if key in character.options and text != character.reasons.get(OPTION + key, ""):
            self._push(SetOption(key, character.options[key], is_unchecked=True, reason=text))

    def _show_owner(self, key: str) -> None:
        """Show what the campaign says of an optional rule and why, and the way back to it from a value of its own."""
        character, (owner, back) = self._character.sheet.character, self._owners[key]
        rules = character.campaign_rules
        is_given = rules is not None and key in rules.options
        campaign = "" if rules is None else rules.title
        is_own = key in character.options
        text = self.tr("Set by {campaign}")
        if is_own:
            is_same = rules is not None and rules.options.get(key) == character.options[key]
            same, other = (
                self.tr("This character's own, as in {campaign}"),
                self.tr("This character's own; {campaign} says otherwise"),
            )
            text = same if is_same else other
        why = "" if rules is None or is_own else rules.reasons.get(OPTION + key, "")
        owner.setText(text.format(campaign=campaign) + (f": {why}" if why else ""))
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
