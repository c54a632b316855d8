"""Widget helpers for the Play page: card with a grid, labels, inputs, procedure buttons."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from core.procedures.driver import why_closed
from core.procedures.procedure import Procedure, Situation
from core.rules.model import Field, FieldType, System
from desktop.address_labels import label_names_unit, translate_text
from desktop.messages import render
from desktop.theme import px
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.card import Card
from desktop.widgets.choices import ChoiceField
from desktop.widgets.columns import Columns
from desktop.widgets.inputs import LineField, NumberField

if TYPE_CHECKING:
    from core.messages import Message
    from desktop.sheet.open_character import OpenCharacter

_START_DELAY_MS: Final = 300
"""Milliseconds without an edit after which procedures are started to find out whether they can be."""
_NARROW: Final = 440
"""Width in pixels below which buttons are stacked."""
_NAME_MOST: Final = 60
"""Longest name of a button in letters; longer ones are cut and shown in the tooltip."""
_WORD_ROOM: Final = 72
_COUNT_WIDTH: Final = 96


class ProcedureButtons(QWidget):
    """Procedure buttons, two in a row; a disabled one says why in its tooltip.

    Args:
        character: The open character.
        procedures: The procedures, in order.

    Signals:
        procedure_requested: A procedure is to be run; its key.
    """

    procedure_requested = Signal(str)

    def __init__(
        self, character: OpenCharacter, procedures: Iterable[Procedure], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._character = character
        self._buttons: list[tuple[Procedure, QPushButton]] = []
        self._unstarted: list[tuple[Procedure, QPushButton]] = []
        self._start_timer = QTimer(self)
        self._start_timer.setSingleShot(True)
        self._start_timer.timeout.connect(self._start_next)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(px(8))
        pair = QHBoxLayout()
        for number, procedure in enumerate(procedures):
            button = QPushButton(translate_text(character.sheet.system, procedure.label).replace("&", "&&"))
            button.clicked.connect(partial(self.procedure_requested.emit, procedure.key))
            if number % 2 == 0:
                beside = Columns(self)
                beside.setProperty("stack_below", _NARROW)
                pair = QHBoxLayout(beside)
                pair.setContentsMargins(0, 0, 0, 0)
                rows.addWidget(beside)
            pair.addWidget(button)
            self._buttons.append((procedure, button))

    def refresh(self) -> None:
        """Enable and disable the buttons for the character's current state.

        With house rules, whether a procedure can be started is found by starting it, one at a time once typing pauses.
        """
        for procedure, button in self._buttons:
            self._show_closed(procedure, button, procedure.closed(self._character.sheet))
        self._unstarted = [each for each in self._buttons if each[1].isEnabled()]
        if self._character.sheet.character.house_rules:
            self._start_timer.start(_START_DELAY_MS)

    @Slot()
    def _start_next(self) -> None:
        if not self._unstarted:
            return
        procedure, button = self._unstarted.pop(0)
        situation = Situation((self._character.sheet,), self._character.setting.setting)
        self._show_closed(procedure, button, why_closed(procedure, situation))
        self._start_timer.start(0)

    def _show_closed(self, procedure: Procedure, button: QPushButton, closed: Message | None) -> None:
        system = self._character.sheet.system
        button.setEnabled(closed is None)
        words = translate_text(system, procedure.help)
        button.setToolTip(escape_tool_tip(words if closed is None else f"{words}\n{render(closed, system.id)}"))


def card_with_grid(title: str) -> tuple[Card, QGridLayout]:
    """Return an empty card and its grid layout."""
    card = Card()
    card.setProperty("title", title)
    return card, add_grid(card)


def add_grid(card: Card) -> QGridLayout:
    """Add an empty grid layout to a card and return it."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(px(12))
    grid.setVerticalSpacing(px(8))
    layout = card.layout()
    if layout is None:
        layout = QVBoxLayout(card)
        layout.setContentsMargins(0, 0, 0, 0)
    host = QWidget(card)
    host.setLayout(grid)
    grid.setContentsMargins(0, 0, 0, 0)
    layout.addWidget(host)
    return grid


def elided_label(text: str = "") -> QLabel:
    """Return a label that may be as narrow as its longest word: names are of any length."""
    label = QLabel(shorten(text))
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setMinimumWidth(px(_WORD_ROOM))
    label.setToolTip(escape_tool_tip(text if len(text) > _NAME_MOST else ""))
    return label


def shorten(text: str) -> str:
    """Return a text, cut to the length of a name."""
    return text if len(text) <= _NAME_MOST else f"{text[: _NAME_MOST - 1]}…"


def make_input(defined: Field) -> QWidget:
    """Create the input widget for a field's type."""
    if defined.type is FieldType.BOOL:
        box = QCheckBox()
        box.setProperty("role", "bare")
        return box
    if defined.choices:
        return ChoiceField()
    if defined.type in (FieldType.INT, FieldType.NUMBER):
        number = NumberField()
        number.setFixedWidth(px(_COUNT_WIDTH))
        return number
    return LineField()


def input_label(system: System, field: Field) -> str:
    """Return the label of an input, with its unit unless the name says it."""
    name = translate_text(system, field.label)
    return name if not field.unit or label_names_unit(field) else f"{name} ({translate_text(system, field.unit)})"
