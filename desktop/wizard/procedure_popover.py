"""A small procedure of one character in a popover, with what it changes; a check stays with its result.

One that needs more room continues in the wizard.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from core.character.edits import Batch
from core.character.json_values import Json
from core.procedures.partial_run import GivenAnswers, PartialRun
from core.procedures.procedure import ProcedureKind
from core.procedures.requests import Show
from core.procedures.transcript import RollRecord
from desktop.requests.compact_numbers import CompactDice
from desktop.requests.request_frame import label
from desktop.requests.request_popover import RequestPopover
from desktop.wizard.effect_list import EffectList
from desktop.wizard.procedure_effects import EffectRow, effect_rows
from desktop.wizard.procedure_run import ProcedureSetup


@dataclass(frozen=True, slots=True)
class PopoverResult:
    """What a procedure in a popover came to.

    Attributes:
        setup: The procedure and its character.
        batch: Its edits, to be applied to the open character.
        rolls: All rolls, for the log.
        outcome: What it says in the end, or None.
    """

    setup: ProcedureSetup
    batch: Batch
    rolls: tuple[RollRecord, ...]
    outcome: Show | None


class ProcedurePopover(RequestPopover):
    """A procedure of one character in a popover.

    Args:
        window: The window.
        set_up: Prepares the procedure with the present state of the character.
        kept: What was typed into it before, by the keys of its requests.
        types_dice: Whether dice that only appear later are asked for, as the player rolls real ones.

    Signals:
        finished: Everything is answered; a `PopoverResult`.
        outgrown: It needs more room; its `ProcedureSetup`, and the `Driver` with the answers so far.
    """

    finished = Signal(object)
    outgrown = Signal(object, object)

    def __init__(
        self, window: QWidget, set_up: Callable[[], ProcedureSetup], kept: Mapping[str, Json], *, types_dice: bool
    ) -> None:
        self._set_up = set_up
        self.setup = set_up()
        self._seed = self.setup.seed
        subject = self.setup.sheet.character.name
        super().__init__(window, self.setup.procedure, self.setup.game.id, subject, kept, types_dice=types_dice)
        self.again_button = QPushButton(self.tr("&Roll again"), self)
        self.again_button.setProperty("role", "quiet")
        self.again_button.clicked.connect(self._on_again)
        self.again_button.hide()
        self.foot.insertWidget(1, self.again_button)

    def _start_run(self, given: GivenAnswers) -> PartialRun:
        setup = self.setup
        return PartialRun(setup.procedure, setup.situation, self._seed, given, self._translate)

    # ---------------------------------------------------------------------------------------------- what is shown

    def _add_effects(self) -> None:
        self.effects = EffectList(self)
        self.outcome_label = QLabel(self)
        self.outcome_label.setProperty("role", "heading")
        self.outcome_label.setTextFormat(Qt.TextFormat.PlainText)
        self.outcome_label.setWordWrap(True)
        self.outcome_text = label(self, "label", "", wraps=True)
        for widget in (self.effects, self.outcome_label, self.outcome_text):
            self.body.addWidget(widget)

    def _show_effects(self) -> None:
        run = self._run
        runs = self._ahead or (() if run is None else (run,))
        first, *others = [self._effects_of(each) for each in runs] or [()]
        self.effects.show_rows([row for row in first if all(row in rows for rows in others)])
        outcome = None if run is None or not run.is_finished else run.outcome
        texts = ("", "") if outcome is None else (outcome.label, outcome.text)
        for widget, text in zip((self.outcome_label, self.outcome_text), texts, strict=True):
            widget.setText(text)
            widget.setVisible(bool(text))

    def _effects_of(self, run: PartialRun) -> tuple[EffectRow, ...]:
        (sheet,) = run.driver.sheets
        shown = () if run.outcome is None else run.outcome.addresses
        return effect_rows(self.setup.sheet, sheet, [each.edit for each in run.driver.journal], shown)

    # ------------------------------------------------------------------------------------------------- what is done

    def _finish(self, run: PartialRun) -> None:
        (batch,) = run.driver.outcome
        self._is_over = True
        self._ahead = ()
        self.kept = {}
        result = PopoverResult(self.setup, batch, (*self._typed_rolls, *run.driver.rolls), run.outcome)
        if self.setup.procedure.kind is ProcedureKind.CHECK and run.outcome is not None:
            self._show_effects()
            self.again_button.setVisible(bool(run.driver.rolls))
            self._stay(run)
        else:
            self.shut()
        self.finished.emit(result)

    @Slot()
    def _on_again(self) -> None:
        """Roll the same check once more."""
        self._is_over = False
        self._rolled, self._typed_rolls = {}, []
        for control in list(self.controls.values()):
            if isinstance(control, CompactDice):
                del self.controls[control.request.key]
                self._remove(control)
            else:
                control.setEnabled(True)
        self.cancel_button.show()
        self.again_button.hide()
        self.setup = self._set_up()
        self._seed = self.setup.seed
        self.refresh()
        self.apply()

    @Slot()
    def continue_elsewhere(self) -> None:
        """Close, and hand over the answers so far to the wizard."""
        driver = self.driver
        if driver is not None:
            self.kept = {}
            self.shut()
            self.outgrown.emit(self.setup, driver)

    def renew(self) -> None:
        """Take the present state of the character; the dice to come stay the same."""
        self.setup = self._set_up()
