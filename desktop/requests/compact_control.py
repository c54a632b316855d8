"""Base class of compact controls, which ask for one request in a row or a few, and the control of a number or text."""

from __future__ import annotations

import random
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFocusEvent, QFont, QFontMetrics, QInputEvent, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from core.character.formula_display import to_typographic
from core.character.json_values import Json
from core.dice import Dice, RollResult, roll
from core.errors import DiceError
from core.procedures.number_input import parse_measured, parse_whole
from core.procedures.partial_run import AskedRequest
from core.procedures.requests import Enter, EntryKind, Request
from desktop.layout_parts import nest
from desktop.messages import render, translate
from desktop.requests.request_frame import label
from desktop.theme import px
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.number_stepper import NumberStepper

_CHIP_PADDING: Final = 22
NAME: Final = 92
"""Width of the names before controls."""

_LEAPS: Final = {"hours": 8, "days": 7, "minutes": 10}
"""How far Shift goes, by unit; 5 for any other."""
_LEAP: Final = 5
_SIGNS: Final = {"hours": "h", "minutes": "min", "seconds": "s"}
"""Signs of units that every reader knows."""

_DAYS: Final = "days"


class CompactControl(QWidget):
    """Asks for one request in little room.

    Attributes:
        request: The request.
        is_touched: Whether people have answered; otherwise it shows the default.

    Signals:
        changed: People changed the answer.
        submitted: The answer was confirmed, as with a double click.
        outgrown: The answer needs more room than there is here.
    """

    changed = Signal()
    submitted = Signal()
    outgrown = Signal()

    def __init__(self, asked: AskedRequest, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.request: Request = asked.request
        self.is_touched = False
        self.rows = QVBoxLayout(self)
        self.rows.setContentsMargins(0, 0, 0, 0)
        self.rows.setSpacing(px(8))
        self.setToolTip(escape_tool_tip(asked.request.help))

    @property
    def row_count(self) -> int:
        """Number of rows that it takes."""
        return 1

    @property
    def answer(self) -> Json:
        """The answer, valid only if `problem` is empty."""
        return None

    @property
    def problem(self) -> str:
        """Why the answer is not valid yet, or ""."""
        reason = self.request.check(self.answer)
        return "" if reason is None else render(reason)

    @property
    def state(self) -> Json:
        """What was typed or chosen, to be restored later."""
        return self.answer

    def restore(self, state: Json) -> None:
        """Restore what was typed or chosen; what does not fit is ignored."""
        if self.request.check(state) is None:
            self.show_answer(state)
            self.is_touched = True

    def show_answer(self, answer: Json) -> None:
        """Show an answer that people did not give."""

    def take_focus(self) -> None:
        """Take the keyboard focus."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def touch(self) -> None:
        """Report an answer of people."""
        self.is_touched = True
        self.changed.emit()

    def name_label(self, buddy: QWidget | None = None) -> QLabel:
        """Return the name of the request, as it stands before its control."""
        name = label(self, "label", self.request.label, wraps=True)
        if buddy is not None:
            name.setBuddy(buddy)
        return name

    def add_named(self, widget: QWidget, *, stretches: bool = False) -> None:
        """Add a row: the name of the request, and a widget at the right."""
        line = QHBoxLayout()
        line.setSpacing(px(12))
        name = self.name_label(widget)
        if stretches:
            name.setFixedWidth(px(NAME))
        line.addWidget(name, 0 if stretches else 1)
        line.addWidget(widget, 1 if stretches else 0)
        nest(self.rows, line)


class EntryPlace(Enum):
    """Where a number stands: in a row after its name, in the title row, or beside others with its name above."""

    ROW = auto()
    HEAD = auto()
    BESIDE = auto()


class CompactEntry(CompactControl):
    """A number between − and +, with its usual amounts as chips; or a line of text.

    A number may be typed as a sum or as dice to roll: ``2d12+7``.

    Args:
        asked: The request.
        parent: Its owner.
        place: Where its number stands.
    """

    request: Enter

    def __init__(self, asked: AskedRequest, parent: QWidget | None = None, place: EntryPlace = EntryPlace.ROW) -> None:
        super().__init__(asked, parent)
        request = self.request
        self._unit = short_unit(asked)
        self._chips = QButtonGroup(self)
        self._chips.setExclusive(False)
        self.edit: QLineEdit | NumberStepper
        self.place = place
        self._selects_on_release = False
        if request.is_number and place is not EntryPlace.BESIDE:
            shown_unit = self._unit or (request.unit if len(request.unit) <= len("points") else "")
            self.edit = NumberStepper(self, unit=shown_unit, leap=_LEAPS.get(asked.unit, _LEAP))
            self.edit.edited.connect(self.touch)
            self.edit.stepped.connect(self._on_stepped)
            self.field = self.edit.edit
        else:
            self.edit = self.field = QLineEdit(self)
            self.edit.setProperty("role", "search")
            self.edit.textEdited.connect(self.touch)
            if request.is_number:
                self.field.installEventFilter(self)
        self.field.setAccessibleName(request.label)
        self.field.setAccessibleDescription(request.help)
        self.setFocusProxy(self.field)
        if place is EntryPlace.BESIDE:
            self.rows.setSpacing(px(2))
            self.rows.addWidget(self.name_label(self.edit))
            self.rows.addWidget(self.edit)
        elif place is EntryPlace.ROW:
            self.add_named(self.edit, stretches=not request.is_number)
        self._add_chips()
        self.show_answer(asked.answer)

    @property
    def row_count(self) -> int:
        """One row, and one for the chips."""
        return 2 if self._chips.buttons() else 1

    def _add_chips(self) -> None:
        """Add the usual amounts and the default, if it has a name."""
        request = self.request
        amounts = [(amount, f"{amount} {self._unit or request.unit_for(amount)}") for amount in request.usual]
        if request.default_name and isinstance(request.default, int):
            amounts = [each for each in amounts if each[0] != request.default]
            unit = self._unit or request.unit_for(request.default)
            amounts.append((request.default, f"{request.default_name}, {request.default} {unit}"))
        if not amounts:
            return
        line = QHBoxLayout()
        line.setSpacing(px(4))
        for amount, text in amounts:
            if self.request.check(amount) is None:
                chip = QPushButton(text, self)
                chip.setProperty("role", "chip")
                chip.setCheckable(True)
                chip.setProperty("amount", amount)
                strong = QFont(chip.font())
                strong.setWeight(QFont.Weight.DemiBold)
                chip.setMinimumWidth(QFontMetrics(strong).horizontalAdvance(text) + px(_CHIP_PADDING))
                chip.clicked.connect(self._on_chip)
                self._chips.addButton(chip)
                line.addWidget(chip)
        line.addStretch(1)
        nest(self.rows, line)

    # ---------------------------------------------------------------------------------------------------- the answer

    @property
    def text(self) -> str:
        """What the field says."""
        return self.field.text()

    @property
    def answer(self) -> Json:
        """The number or the text; None if it is no number, or dice."""
        request = self.request
        if not request.is_number:
            return self.text
        if request.kind is EntryKind.NUMBER:
            return parse_measured(self.text, request.unit)
        number = parse_whole(self.text, request.unit)
        dice = self.dice if number is None else None
        return dice.fixed if dice is not None and not dice.pools else number

    @property
    def dice(self) -> Dice | None:
        """The dice or the sum that is typed instead of a number, or None."""
        if self.request.kind is not EntryKind.WHOLE or not self.text.strip():
            return None
        try:
            return Dice.parse(self.text)
        except DiceError:
            return None

    @property
    def waiting_dice(self) -> Dice | None:
        """The dice that are typed and not yet rolled, or None."""
        dice = self.dice
        return dice if dice is not None and dice.pools and self.answer is None else None

    def roll_typed(self, source: random.Random) -> RollResult | None:
        """Roll the typed dice and show their total; returns the roll, or None if there are no dice."""
        dice = self.waiting_dice
        if dice is None:
            return None
        rolled = roll(dice, source)
        self._show_text(str(rolled.total))
        self.touch()
        return rolled

    @property
    def problem(self) -> str:
        """What is missing or wrong."""
        if self.request.is_number and not self.text.strip():
            return self.tr("enter a number")
        return super().problem

    @property
    def state(self) -> Json:
        """What was typed."""
        return self.text

    def restore(self, state: Json) -> None:
        """Restore what was typed."""
        if isinstance(state, str):
            self._show_text(state)
            self.is_touched = True

    def show_answer(self, answer: Json) -> None:
        """Show a number or text."""
        self._show_text("" if answer is None else to_typographic(str(answer)))

    def _show_text(self, text: str) -> None:
        if text != self.field.text():
            self.field.setText(text)
        self.refresh()

    def refresh(self) -> None:
        """Mark the chip of the present amount, and the ends."""
        now = self.answer
        for chip in self._chips.buttons():
            chip.setChecked(chip.property("amount") == now)
        if isinstance(self.edit, NumberStepper) and isinstance(now, int):
            if not self._unit and self.edit.unit_label.text():
                self.edit.unit_label.setText(str(self.request.unit_for(now)))
            least, most = self.request.least, self.request.most
            self.edit.set_ends(at_least=least is not None and now <= least, at_most=most is not None and now >= most)

    def touch(self) -> None:
        """Report a number of people."""
        self.refresh()
        super().touch()

    def take_focus(self) -> None:
        """Take the focus with the number selected, so that typing replaces it."""
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Count with arrows and wheel in a number without buttons; the click that gives it the focus selects it."""
        if watched is self.field and (step := self._step_of(event)):
            self._on_stepped(step)
            return True
        if watched is self.field and isinstance(event, QFocusEvent) and event.gotFocus():
            self._selects_on_release = event.reason() is Qt.FocusReason.MouseFocusReason
        elif watched is self.field and event.type() == QEvent.Type.MouseButtonRelease and self._selects_on_release:
            self._selects_on_release = False
            if not self.field.hasSelectedText():
                QTimer.singleShot(0, self.field, self.field.selectAll)
        return super().eventFilter(watched, event)

    def _step_of(self, event: QEvent) -> int:
        """Return by how much an event counts; the wheel only where the number has the focus."""
        step = 0
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()), 0)
        elif isinstance(event, QWheelEvent) and self.field.hasFocus():
            turned = event.angleDelta().y() or event.angleDelta().x()  # Alt or Shift may turn it sideways
            step = (turned > 0) - (turned < 0)
        is_leap = isinstance(event, QInputEvent) and bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        return step * (_LEAP if is_leap else 1)

    @Slot(int)
    def _on_stepped(self, step: int) -> None:
        now, request = self.answer, self.request
        number = (now if isinstance(now, int) else int(request.least or 0)) + step
        if request.least is not None:
            number = max(number, int(request.least))
        if request.most is not None:
            number = min(number, int(request.most))
        self._show_text(to_typographic(str(number)))
        self.touch()

    @Slot()
    def _on_chip(self) -> None:
        chip = self.sender()
        if isinstance(chip, QPushButton):
            self._show_text(str(chip.property("amount")))
            self.touch()


def short_unit(asked: AskedRequest) -> str:
    """Return the sign of a unit of time, or ""."""
    request = asked.request
    if not isinstance(request, Enter) or asked.unit not in _SIGNS or request.unit != translate(asked.unit):
        return ""
    return _SIGNS[asked.unit]


def unit_behind(asked: AskedRequest, number: int) -> str:
    """Return the unit that follows a number on a button: the sign of a time, days as a word, else ""."""
    request = asked.request
    if isinstance(request, Enter) and asked.unit == _DAYS:
        return request.unit_for(number)
    return short_unit(asked)
