"""Numbers that play asks for, and inputs that it switches, below the tracks of the Play page."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from core.character.edits import SetValue
from core.errors import QuireError
from core.export.render_context import RowScope
from core.rules.model import Field, FieldType
from core.rules.play_layout import PlayNumber, PlayState
from desktop.address_labels import translate_text
from desktop.layout_parts import nest
from desktop.sheet.binder import Binder
from desktop.sheet.play_tracks import integer, render_context
from desktop.sheet.play_widgets import elided_label, input_label, make_input, shorten, template_text
from desktop.theme import px
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.derived_label import StatBlock
from desktop.widgets.inputs import NumberField

if TYPE_CHECKING:
    from desktop.sheet.open_character import OpenCharacter

_IN_A_ROW: Final = 4
_STATES_IN_A_ROW: Final = 2
_WORD_WIDTH: Final = 110


class PlayFacts(QWidget):
    """Numbers as blocks that explain themselves, and bound inputs.

    Args:
        character: The open character.
        shown_elsewhere: Addresses of numbers that the page need not repeat.
        has_states: Whether the inputs are here, too.

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

    def __init__(
        self,
        character: OpenCharacter,
        shown_elsewhere: Collection[str] = (),
        parent: QWidget | None = None,
        *,
        has_states: bool = True,
    ) -> None:
        super().__init__(parent)
        self._character = character
        self._updates: list[Callable[[], None]] = []
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(px(6))
        self._numbers = QGridLayout()
        self._numbers.setHorizontalSpacing(px(4))
        self._numbers.setVerticalSpacing(px(4))
        self._states = QGridLayout()
        self._states.setHorizontalSpacing(px(16))
        self._states.setVerticalSpacing(px(2))
        nest(rows, self._numbers)
        nest(rows, self._states)
        play = character.sheet.system.layout.play
        self._add_numbers(shown_elsewhere)
        self.is_empty = self._add_states(play.states if has_states else ()) + self._count == 0
        self.refresh()

    def refresh(self) -> None:
        """Show the numbers as they are now; the inputs refresh themselves."""
        for update in self._updates:
            update()

    def _add_numbers(self, shown_elsewhere: Collection[str]) -> None:
        context = render_context(self._character.sheet)
        self._count = 0
        for number in self._character.sheet.system.layout.play.numbers:
            if number.only_in_party:
                continue
            for scope in context.rows(number.rows):
                address = context.address(number.address, scope) if number.address else ""
                if address in shown_elsewhere or not context.holds(number.only_if, scope):
                    continue
                line, column = divmod(self._count, _IN_A_ROW)
                self._numbers.addWidget(self._block(number, scope, address), line, column)
                self._count += 1
        for column in range(_IN_A_ROW):
            self._numbers.setColumnStretch(column, 1)

    def _block(self, number: PlayNumber, scope: RowScope, address: str) -> StatBlock:
        block = StatBlock()
        block.setProperty("rank", "small")
        if address:
            block.explain_requested.connect(partial(self.explain_requested.emit, address))

        def update() -> None:
            now = render_context(self._character.sheet)
            label, value = template_text(now, number.label, scope), template_text(now, number.value, scope)
            block.setProperty("label", shorten(label))
            block.setProperty("value", value)
            block.setAccessibleName(f"{label} {value}")
            block.setToolTip(escape_tool_tip(self._character.sheet.label(address) if address else label))

        self._updates.append(update)
        return block

    def _add_states(self, states: tuple[PlayState, ...]) -> int:
        """Add the inputs, bound like those of the form; return how many there are."""
        context = render_context(self._character.sheet)
        count = 0
        for state in states:
            for scope in context.rows(state.rows):
                address = context.address(state.input, scope)
                defined = self._character.sheet.field(address)
                if isinstance(defined, Field):
                    self._add_state(address, defined, count)
                    count += 1
        for column in (0, 2):
            self._states.setColumnStretch(column, 1)
        binder = Binder(self, self._character)
        for signal, own in (
            (binder.explain_requested, self.explain_requested),
            (binder.accept_requested, self.accept_requested),
            (binder.refused, self.message_emitted),
            (binder.refusal_cleared, self.message_cleared),
        ):
            signal.connect(own)
        return count

    def _add_state(self, address: str, defined: Field, count: int) -> None:
        system = self._character.sheet.system
        name, widget = input_label(system, defined), make_input(defined)
        label: QLabel = elided_label(name)
        label.setProperty("role", "muted")
        label.setToolTip(escape_tool_tip(translate_text(system, defined.help) or name))
        label.setBuddy(widget)
        widget.setProperty("field", address)
        widget.setAccessibleName(name)
        line, place = divmod(count, _STATES_IN_A_ROW)
        is_short = isinstance(widget, QCheckBox | NumberField)
        self._states.addWidget(label, line, 2 * place)
        side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self._states.addWidget(widget, line, 2 * place + 1, side if is_short else Qt.AlignmentFlag(0))


class PlayStateChips(QWidget):
    """The same inputs in a line: flags as chips, words as a list to open, numbers while they are not 0.

    Args:
        character: The open character.

    Signals:
        message_emitted: A `Message` to show.
    """

    message_emitted = Signal(object)

    def __init__(self, character: OpenCharacter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._character = character
        self._updates: list[Callable[[], None]] = []
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(6))
        context = render_context(character.sheet)
        for state in character.sheet.system.layout.play.states:
            for scope in context.rows(state.rows):
                address = context.address(state.input, scope)
                defined = character.sheet.field(address)
                if isinstance(defined, Field):
                    row.addWidget(self._chip(address, defined))
        self._binder = Binder(self, character)
        self._binder.refused.connect(self.message_emitted)
        self.refresh()

    def refresh(self) -> None:
        """Show the states as they are now."""
        for update in self._updates:
            update()

    def _chip(self, address: str, defined: Field) -> QWidget:
        system = self._character.sheet.system
        name, hint = input_label(system, defined), translate_text(system, defined.help)
        if defined.type is FieldType.BOOL:
            return self._flag(address, name, hint)
        widget = make_input(defined)
        widget.setProperty("field", address)
        widget.setAccessibleName(name)
        widget.setToolTip(escape_tool_tip(hint or name))
        if not isinstance(widget, NumberField):
            widget.setMinimumWidth(px(_WORD_WIDTH))
            return widget
        host = QWidget(self)
        pair = QHBoxLayout(host)
        pair.setContentsMargins(0, 0, 0, 0)
        pair.setSpacing(px(4))
        label = QLabel(name)
        label.setProperty("role", "label")
        pair.addWidget(label)
        pair.addWidget(widget)

        def update() -> None:
            host.setVisible(bool(integer(self._character.sheet.value(address))))

        self._updates.append(update)
        return host

    def _flag(self, address: str, name: str, hint: str) -> QPushButton:
        chip = QPushButton(name.replace("&", "&&"), self)
        chip.setProperty("role", "chip")
        chip.setCheckable(True)
        chip.setToolTip(escape_tool_tip(hint or name))
        chip.setProperty("address", address)
        chip.clicked.connect(self._on_flag)

        def update() -> None:
            chip.setChecked(bool(integer(self._character.sheet.value(address))))

        self._updates.append(update)
        return chip

    @Slot()
    def _on_flag(self) -> None:
        chip = self.sender()
        if not isinstance(chip, QPushButton):
            return
        self._character.leave_field()
        try:
            self._character.push(SetValue(str(chip.property("address")), chip.isChecked()))
        except QuireError as error:
            self.message_emitted.emit(error.message)
            self.refresh()
