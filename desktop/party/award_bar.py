"""Awards one amount to a party: what for, how much (a number, a sum or dice), and the button."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QComboBox, QCompleter, QLineEdit, QPushButton

from core.dice import Dice, roll
from core.errors import DiceError
from core.play.party_award import AwardKind
from core.procedures.number_input import parse_whole
from core.registry import game
from desktop.library.drafts import new_seed
from desktop.messages import render
from desktop.tool_tips import escape_tool_tip


@dataclass(frozen=True, slots=True)
class GivenAward:
    """An award to carry out.

    Attributes:
        kind: What it is for.
        amount: How much.
        text: What was typed, with the result of dice.
    """

    kind: AwardKind
    amount: int
    text: str


class AwardBar(QObject):
    """Fills and reads the widgets of the award.

    Args:
        kind_combo: What the award is for.
        amount_combo: How much; its list has the usual amounts.
        button: Carries it out.

    Signals:
        given: The award is to be carried out; a `GivenAward`.
        refused: The amount is none; a sentence.
    """

    given = Signal(object)
    refused = Signal(str)

    def __init__(self, kind_combo: QComboBox, amount_combo: QComboBox, button: QPushButton) -> None:
        super().__init__(button)
        self._kind_combo, self._amount_combo, self._button = kind_combo, amount_combo, button
        self._kinds: tuple[AwardKind, ...] = ()
        self._line = amount_combo.lineEdit() or QLineEdit()
        self._line.setPlaceholderText(self.tr("Amount"))
        if (completer := amount_combo.completer()) is not None:  # in the line it would change what is typed
            completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        kind_combo.currentIndexChanged.connect(self._on_kind)
        self._line.textChanged.connect(self._on_text)
        self._line.returnPressed.connect(self.give)
        button.clicked.connect(self.give)
        self.show_kinds(())
        self._on_text()

    def show_kinds(self, kinds: Sequence[AwardKind]) -> None:
        """Offer kinds of awards; what is typed stays."""
        before, typed = self._kind_combo.currentText(), self._line.text()
        self._kinds = tuple(kinds)
        systems = {each.system for each in kinds}
        self._kind_combo.clear()
        for each in kinds:
            name = each.request.label
            self._kind_combo.addItem(name if len(systems) == 1 else f"{name} ({game(each.system).name})")
        self._kind_combo.setCurrentIndex(max(0, self._kind_combo.findText(before)))
        for widget in (self._kind_combo, self._amount_combo, self._button):
            widget.setVisible(bool(kinds))
        self._kind_combo.setEnabled(len(kinds) > 1)
        self._on_kind()
        self._line.setText(typed)

    @property
    def kind(self) -> AwardKind | None:
        """The chosen kind; None if there is none."""
        index = self._kind_combo.currentIndex()
        return self._kinds[index] if 0 <= index < len(self._kinds) else None

    @Slot()
    def _on_kind(self) -> None:
        """List the usual amounts; what is typed stays."""
        typed, kind = self._line.text(), self.kind
        self._amount_combo.clear()
        if kind is not None:
            self._amount_combo.addItems(list(kind.usual))
            self._amount_combo.setToolTip(escape_tool_tip(kind.request.help))
        self._amount_combo.setCurrentIndex(-1)
        self._line.setText(typed)

    @Slot()
    def _on_text(self) -> None:
        self._button.setEnabled(bool(self._line.text().strip()))

    @Slot()
    def give(self) -> None:
        """Carry the award out, if the amount can be read; dice are rolled once for all."""
        kind, typed = self.kind, self._line.text().strip()
        if kind is None or not typed:
            return
        amount, text = _read(typed, kind.request.unit)
        if amount is None:
            self.refused.emit(self.tr("“{text}” is neither a number nor dice. Type 50 or 2d12+8.").format(text=typed))
            return
        problem = kind.request.check(amount)
        if problem is not None:
            self.refused.emit(render(problem, kind.system))
            return
        self.given.emit(GivenAward(kind, amount, text))

    def clear(self) -> None:
        """Clear the amount, and what was typed before, so that Ctrl+Z undoes the award."""
        self._line.setText("")


def _read(typed: str, unit: str) -> tuple[int | None, str]:
    """Return the amount, None if there is none, and what was typed with the result of dice."""
    number = parse_whole(typed, unit)
    if number is not None:
        return number, typed
    try:
        dice = Dice.parse(typed)
    except DiceError:
        return None, typed
    total = roll(dice, random.Random(new_seed())).total
    return total, f"{dice.text} = {total}" if dice.pools else str(total)
