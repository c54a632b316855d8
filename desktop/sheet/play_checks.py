"""Card of the Play page that rolls the game's dice checks: exact odds, then the outcome."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from core.character.formula_display import to_typographic
from core.errors import QuireError
from core.play.checks import ReadyCheck, iter_ready_checks, next_roll, roll_check
from core.procedures.procedure import Procedure, Situation
from core.procedures.transcript import RollRecord
from core.store.records import Origin
from desktop.address_labels import translate_text
from desktop.messages import problem_text, translator_of
from desktop.numerals import percent
from desktop.sheet.dice_entry import DiceEntry, RollButton
from desktop.sheet.play_widgets import ProcedureButtons, add_grid, elided_label, shorten
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.card import Card

if TYPE_CHECKING:
    from desktop.sheet.open_character import OpenCharacter

_DECIMALS: Final = 1
_COLUMNS: Final = 4


@dataclass(slots=True)
class CheckRow:
    """A check on the page; one that a number closes says why instead of its odds."""

    check: ReadyCheck
    name: QLabel
    odds: QLabel
    button: RollButton
    outcome: QLabel


@dataclass(slots=True)
class _DiceEntryState:
    """Dice being typed for a check.

    Attributes:
        row: The check.
        line: The input for them.
        seed: Seed for automatic choices, and for dice that Quire rolls.
        typed_throws: The throws typed so far.
    """

    row: CheckRow
    line: DiceEntry
    seed: int
    typed_throws: list[list[list[int]]] = field(default_factory=list)


class PlayCheckCard(Card):
    """Checks that need dice only, as rows with a Roll button; below them all checks as procedures.

    After an edit the odds are recomputed, one check per turn of the event loop: a game may have fifty.

    Args:
        character: The open character.
        procedures: The checks of the game.

    Signals:
        procedure_requested: A procedure is to be run; its key.
        rolled: Dice were rolled; the records.
        message_emitted: A `Message` to show.

    Attributes:
        types_dice: Whether the player rolls real dice: Roll then asks for faces, pressed again Quire rolls.
    """

    procedure_requested = Signal(str)
    rolled = Signal(object)
    message_emitted = Signal(object)

    def __init__(
        self, character: OpenCharacter, procedures: Sequence[Procedure], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setProperty("title", self.tr("Checks"))
        self._character = character
        self._procedures = {each.key: each for each in procedures}
        self.rows: list[CheckRow] = []
        self.types_dice = False
        self._dice_entry: _DiceEntryState | None = None
        self._coming: Iterator[ReadyCheck] = iter(())
        self._fresh: list[ReadyCheck] = []
        self._grid = add_grid(self)
        for column, stretch in enumerate((5, 6, 0, 3)):
            self._grid.setColumnStretch(column, stretch)
        foot = add_grid(self)
        heading = QLabel(self.tr("Other checks"))
        heading.setProperty("role", "label")
        self._buttons = ProcedureButtons(character, procedures, self)
        self._buttons.procedure_requested.connect(self.procedure_requested)
        foot.addWidget(heading, 0, 0)
        foot.addWidget(self._buttons, 1, 0)
        self._turn = QTimer(self)
        self._turn.timeout.connect(self._on_turn)
        self._show(tuple(iter_ready_checks(procedures, self._situation())))
        self._buttons.refresh()

    def _situation(self) -> Situation:
        return Situation((self._character.sheet,), self._character.setting.setting)

    def refresh(self) -> None:
        """Recompute the odds, one check at a time."""
        self._buttons.refresh()
        self._fresh = []
        self._coming = iter_ready_checks(self._procedures.values(), self._situation())
        self._turn.start(0)

    @Slot()
    def _on_turn(self) -> None:
        check = next(self._coming, None)
        if check is not None:
            self._fresh.append(check)
            return
        self._turn.stop()
        self._show(tuple(self._fresh))

    def _show(self, checks: Sequence[ReadyCheck]) -> None:
        """Show checks; rows of the same checks are kept, with their outcomes."""
        if [_check_identity(each) for each in checks] == [_check_identity(row.check) for row in self.rows]:
            for row, check in zip(self.rows, checks, strict=True):
                self._fill(row, check)
            return
        self._close_dice_entry()
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.rows, line, group = [], 0, ""
        for check in checks:
            if check.group != group:
                group = check.group
                heading = QLabel(translate_text(self._character.sheet.system, group))
                heading.setProperty("role", "label")
                self._grid.addWidget(heading, line, 0, 1, _COLUMNS)
                line += 1
            self._add(self._grid, line, check)
            line += 1

    def _add(self, grid: QGridLayout, line: int, check: ReadyCheck) -> None:
        row = CheckRow(check, elided_label(), elided_label(), RollButton(self.tr("Roll")), elided_label())
        row.odds.setProperty("role", "muted")
        row.outcome.setProperty("role", "heading")
        row.button.clicked.connect(self._on_roll)
        row.button.digit_typed.connect(self._on_digit)
        for column, widget in enumerate((row.name, row.odds, row.button, row.outcome)):
            grid.addWidget(widget, line, column)
        self.rows.append(row)
        self._fill(row, check)

    def _fill(self, row: CheckRow, check: ReadyCheck) -> None:
        system = self._character.sheet.system
        label, target = translate_text(system, check.label), to_typographic(translate_text(system, check.target))
        chance = "" if check.chance is None else percent(check.chance, _DECIMALS)
        if check.label != row.check.label:
            row.outcome.clear()  # the check in this row is another one now
        row.check = check
        row.name.setText(shorten(label))
        row.name.setToolTip(escape_tool_tip(label))
        needed = "" if check.is_percent else target
        reason = "" if check.closed is None else problem_text(check.closed)
        row.odds.setText(reason or shorten(" · ".join(text for text in (needed, chance) if text) or check.dice))
        row.button.setEnabled(check.closed is None)
        row.button.setAccessibleName(self.tr("Roll {what}").format(what=label))
        row.button.setToolTip(escape_tool_tip(reason or (f"{check.dice}, {target}" if target else check.dice)))

    # ------------------------------------------------------------------------------------------------------- rolling

    def _row_of(self, button: object) -> CheckRow | None:
        return next((each for each in self.rows if each.button is button), None)

    @Slot()
    def _on_roll(self) -> None:
        row, entry = self._row_of(self.sender()), self._dice_entry
        if row is None:
            return
        if entry is not None and entry.row is row:
            self._close_dice_entry()
            self.roll(row, entry.seed, entry.typed_throws)
        elif self.types_dice:
            self.type_dice(row)
        else:
            self.roll(row, random.SystemRandom().getrandbits(64))

    @Slot(str)
    def _on_digit(self, digit: str) -> None:
        row = self._row_of(self.sender())
        if row is not None:
            self.type_dice(row, digit)

    def type_dice(self, row: CheckRow, typed: str = "") -> None:
        """Show the input for real dice, in place of the outcome.

        Args:
            row: The check.
            typed: Text typed so far.
        """
        self._close_dice_entry()
        line = DiceEntry(self)
        line.entered.connect(self._on_taken)
        line.left.connect(self._on_left)
        self._dice_entry = _DiceEntryState(row, line, random.SystemRandom().getrandbits(64))
        self._grid.replaceWidget(row.outcome, line)
        row.outcome.hide()
        line.show()
        line.ask(row.check.throw, typed)

    def _close_dice_entry(self) -> None:
        """Close the input for dice and show the outcome again."""
        entry, self._dice_entry = self._dice_entry, None
        if entry is not None:
            self._grid.replaceWidget(entry.line, entry.row.outcome)
            entry.row.outcome.show()
            entry.line.hide()
            entry.line.deleteLater()

    @Slot()
    def _on_left(self) -> None:
        if self._dice_entry is not None:
            self._dice_entry.row.button.setFocus()
        self._close_dice_entry()

    @Slot(object)
    def _on_taken(self, faces: list[list[int]]) -> None:
        """Take a typed throw; ask for the next one if the check needs more dice."""
        entry = self._dice_entry
        if entry is None:
            return
        check = entry.row.check
        entry.typed_throws.append(faces)
        try:
            due = next_roll(check, self._procedures[check.procedure], self._situation(), entry.seed, entry.typed_throws)
        except QuireError as error:
            self._on_left()
            self.message_emitted.emit(error.message)
            return
        if due is not None:
            entry.line.ask(due.dice, check_label=translate_text(self._character.sheet.system, due.label))
            return
        self._on_left()
        self.roll(entry.row, entry.seed, entry.typed_throws)

    def roll(self, row: CheckRow, seed: int, throws: Sequence[Sequence[Sequence[int]]] = ()) -> None:
        """Roll a check; its effects are one edit.

        Args:
            row: The check.
            seed: Seed of Quire's rolls.
            throws: Faces of real dice; Quire rolls any further dice.
        """
        system, check = self._character.sheet.system, row.check
        say = translator_of(system.id)
        self._character.leave_field()
        try:
            done = roll_check(check, self._procedures[check.procedure], self._situation(), seed, throws, translate=say)
            if done.batch.edits:
                self._character.push(done.batch, source=Origin.PROCEDURE)
        except QuireError as error:
            self.message_emitted.emit(error.message)
            return
        faces = " + ".join(_faces(record) for record in done.rolls)
        row.outcome.setText(shorten(f"{done.headline} ({faces})"))
        row.outcome.setToolTip(escape_tool_tip(done.text))
        self.rolled.emit(tuple(replace(each, label=translate_text(system, each.label)) for each in done.rolls))


def _check_identity(check: ReadyCheck) -> tuple[object, ...]:
    """Return what identifies a check, apart from its odds."""
    return check.procedure, check.group, check.answers


def _faces(record: RollRecord) -> str:
    return ", ".join(map(str, record.rolled.faces))
