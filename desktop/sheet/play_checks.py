"""Card of the Play page that rolls the game's dice checks: exact odds, then the outcome."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.errors import QuireError
from core.play.checks import CheckResult, ReadyCheck, iter_ready_checks, next_roll, roll_check
from core.procedures.procedure import Procedure, Situation
from core.procedures.transcript import RollRecord
from core.rules.play_layout import PlayChecks
from core.store.records import Origin
from desktop.address_labels import translate_text
from desktop.layout_parts import nest
from desktop.messages import problem_text, translator_of
from desktop.numerals import percent, with_minus
from desktop.sheet.dice_entry import DiceEntry
from desktop.sheet.play_areas import ContentArea
from desktop.sheet.play_widgets import shorten
from desktop.sheet.roll_report import RollReport
from desktop.theme import px
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.card import PADDING, Card
from desktop.widgets.roll_row import RollCell, RollRow, RowCell, RowHead
from desktop.widgets.segments import Segment, Segments
from desktop.widgets.step_buttons import StepButtons

if TYPE_CHECKING:
    from desktop.sheet.open_character import OpenCharacter

_DECIMALS: Final = 1
_IN_A_ROW: Final = 5
_MANY_CELLS: Final = 15
_MANY_IN_A_ROW: Final = 7
_CELL, _DENSE_CELL, _CELL_GAP = 62, 46, 4
"""Least width of a cell with number and chance, of one with its chance alone, and the gap between them."""
_MANY_ROWS, _ROWS_ABREAST = 6, 3
"""Most checks that are shown as rows; more are cells, so many abreast."""
_TARGET, _CHANCE, _LAST = 70, 52, 36
"""Widths of the columns."""
_SECONDS: Final = 0.03
"""Time that the odds may take before the page is shown; further ones come one by one."""
_SUCCESS, _FAILURE = "Success", "Failure"
"""Labels of results that are a success or a failure, before translation."""
_NUMBER_BEHIND: Final = re.compile(r"\s+(?:\(\w+\)|[+\-−]?\d+)\Z")
"""A number or an abbreviation behind the name of a check; both have a place of their own."""
_FIRST_NUMBER: Final = re.compile(r"[+\-−]?\d+")


@dataclass(slots=True)
class CheckRow:
    """A check on the page; one that a number closes says why instead of its odds.

    Attributes:
        check: The check.
        row: Its row or cell.
        result: What it came to, or None.
    """

    check: ReadyCheck
    row: RollRow
    result: CheckResult | None = None


@dataclass(slots=True)
class _DiceEntryState:
    """Dice being typed for a check.

    Attributes:
        row: The check.
        seed: Seed for automatic choices, and for dice that Quire rolls.
        typed_throws: The throws typed so far.
    """

    row: CheckRow
    seed: int
    typed_throws: list[list[list[int]]] = field(default_factory=list)


class PlayCheckCard(Card):
    """Checks that need dice only, as rows with a Roll button and as cells that are one.

    After an edit the odds are recomputed, one check per turn of the event loop: a game may have fifty.

    Args:
        character: The open character.
        procedures: The checks of the game.
        data: How the game's data shows them.

    Signals:
        rolled: Dice were rolled; the records.
        reported: What they came to, a `RollReport`.
        message_emitted: A `Message` to show.
        walked_out: The focus was walked beyond the first (-1) or last row (1).

    Attributes:
        types_dice: Whether the player rolls real dice: Roll then asks for faces, pressed again Quire rolls.
    """

    rolled = Signal(object)
    reported = Signal(object)
    message_emitted = Signal(object)
    walked_out = Signal(int)

    def __init__(
        self,
        character: OpenCharacter,
        procedures: Sequence[Procedure],
        data: PlayChecks,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setProperty("title", self.tr("Checks"))
        self._character = character
        self._data = data
        self._procedures = {each.key: each for each in procedures if each.key not in data.hidden}
        self.rows: list[CheckRow] = []
        self._types_dice = False
        self._last: CheckRow | None = None
        self._dice_entry: _DiceEntryState | None = None
        self._coming: Iterator[ReadyCheck] = iter(())
        self._fresh: list[ReadyCheck] = []
        self._modifier = 0
        self._arranged: list[object] = []
        self._is_compact = False
        self._choice = data.options[0] if data.options else ""
        self._add_header()
        self._add_body()
        self._turn = QTimer(self)
        self._turn.timeout.connect(self._on_turn)
        self._start()
        end = time.perf_counter() + _SECONDS
        while time.perf_counter() < end and self._turn.isActive():
            self._on_turn()

    def _add_header(self) -> None:
        system = self._character.sheet.system
        self.choice_segments = Segments(self)
        self.choice_segments.setAccessibleName(self.tr("Number of the checks"))
        labels = zip(self._data.options, self._data.labels, strict=True)
        self.choice_segments.show_segments(
            [Segment(key, translate_text(system, label)) for key, label in labels], self._choice
        )
        self.choice_segments.chosen.connect(self._on_choice)
        self.modifier_steps = StepButtons(self)
        what = translate_text(system, self._data.modifier_label) or self.tr("Modifier of all checks")
        self.modifier_steps.setAccessibleName(what)
        self.modifier_steps.setToolTip(escape_tool_tip(what))
        self.modifier_steps.stepped.connect(self._on_modifier)
        if self._data.options:
            self.add_to_header(self.choice_segments)
        else:
            self.choice_segments.hide()
        if self._data.modifiers:
            self.add_to_header(self.modifier_steps)
        else:
            self.modifier_steps.hide()
        self._show_modifier()

    def _add_body(self) -> None:
        body = QVBoxLayout(self)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(px(4))
        self._list = QVBoxLayout()
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(0)
        self.row_area = ContentArea(self._list, self)
        self.head = RowHead(self.tr("Roll"), self)
        self.head.show_heads(
            [
                RowCell("", _TARGET, is_optional=True),
                RowCell(self.tr("chance"), _CHANCE),
                RowCell(self.tr("last"), _LAST),
            ]
        )
        self.none_label = QLabel(self)
        self.none_label.setProperty("role", "label")
        self.none_label.setWordWrap(True)
        self.none_label.hide()
        body.addWidget(self.none_label)
        body.addWidget(self.head)
        body.addWidget(self.row_area, 1)
        self._cells = QGridLayout()
        self._cells.setContentsMargins(0, 0, 0, 0)
        self._cells.setSpacing(px(_CELL_GAP))
        nest(body, self._cells)
        self.entry_line = DiceEntry(self)
        self.entry_line.entered.connect(self._on_taken)
        self.entry_line.left.connect(self._on_left)
        self.entry_line.hide()
        body.addWidget(self.entry_line)

    @property
    def types_dice(self) -> bool:
        """Whether the player rolls real dice."""
        return self._types_dice

    @types_dice.setter
    def types_dice(self, are_typed: bool) -> None:
        self._types_dice = are_typed
        for each in self.rows:
            each.row.takes_digits = are_typed

    def _situation(self) -> Situation:
        return Situation((self._character.sheet,), self._character.setting.setting)

    # ---------------------------------------------------------------------------------------------------- the odds

    def refresh(self) -> None:
        """Recompute the odds, one check at a time."""
        self._start()

    def _given(self) -> Mapping[str, Json]:
        given: dict[str, Json] = {}
        if self._modifier:
            given.update(dict.fromkeys(self._data.modifiers, self._data.usual + self._modifier))
        if self._choice:
            given[self._data.choice] = [self._choice]
        return given

    def _start(self) -> None:
        self._fresh = []
        self._coming = iter_ready_checks(self._procedures.values(), self._situation(), self._given())
        self._turn.start(0)

    @Slot()
    def _on_turn(self) -> None:
        check = next(self._coming, None)
        if check is not None:
            self._fresh.append(check)
            return
        self._turn.stop()
        self._show(tuple(self._fresh))

    @Slot(str)
    def _on_choice(self, key: str) -> None:
        self._choice = key
        self._start()

    @Slot(int)
    def _on_modifier(self, by: int) -> None:
        self._modifier += by
        self._show_modifier()
        self._start()

    def _show_modifier(self) -> None:
        text = f"{self._data.usual + self._modifier}" if self._data.usual else f"{self._modifier:+d}"
        self.modifier_steps.show_text("±0" if text == "+0" else with_minus(text))

    # ------------------------------------------------------------------------------------------------------- showing

    def _show(self, checks: Sequence[ReadyCheck]) -> None:
        """Show checks, rows before cells; those of the same checks are kept, with their outcomes."""
        in_cells = [each for each in checks if each.procedure in self._data.cells]
        in_rows = [each for each in checks if each.procedure not in self._data.cells]
        checks = [*in_rows, *in_cells]
        if checks and [_check_identity(each) for each in checks] == [_check_identity(row.check) for row in self.rows]:
            for row, check in zip(self.rows, checks, strict=True):
                self._fill(row, check)
            return
        self._close_dice_entry()
        for layout in (self._list, self._cells):
            while (item := layout.takeAt(0)) is not None:
                widget = item.widget()
                if widget is not None:
                    widget.hide()
                    widget.deleteLater()
        self.rows, self._last, group = [], None, ""
        has_groups = len({each.group for each in in_rows if each.label != each.group}) > 1
        self._is_compact = len(in_rows) > _MANY_ROWS
        grid: QGridLayout | None = None
        for check in in_rows:
            if has_groups and check.group not in (group, check.label):
                heading = QLabel(translate_text(self._character.sheet.system, check.group))
                heading.setProperty("role", "label")
                self._list.addWidget(heading)
                grid = None
            group = check.group
            if self._is_compact:
                grid = self._add_grid() if grid is None else grid
                position = grid.count()
                grid.addWidget(self._add(check, RollCell(self)), position // _ROWS_ABREAST, position % _ROWS_ABREAST)
            else:
                self._list.addWidget(self._add(check, RollRow(self.tr("Roll"), self.row_area.widget())))
        self._list.addStretch(1)
        for check in in_cells:
            self._add(check, RollCell(self))
        self._arrange_cells()
        self._say_why_none(checks)
        self.row_area.setVisible(bool(in_rows))
        self.head.setVisible(bool(in_rows) and not self._is_compact)
        self.row_area.updateGeometry()

    def _say_why_none(self, checks: Sequence[ReadyCheck]) -> None:
        """Say why nothing can be rolled, as for the dead and the unconscious."""
        reasons = (each.closed(self._character.sheet) for each in self._procedures.values()) if not checks else ()
        reason = next((each for each in reasons if each is not None), None)
        self.none_label.setText("" if reason is None else problem_text(reason))
        self.none_label.setVisible(reason is not None)

    def _add_grid(self) -> QGridLayout:
        """Add a grid to the list, for the cells of checks that are too many for rows."""
        host = QWidget(self.row_area.widget())
        grid = QGridLayout(host)
        grid.setContentsMargins(0, 0, 0, px(_CELL_GAP))
        grid.setSpacing(px(_CELL_GAP))
        for column in range(_ROWS_ABREAST):
            grid.setColumnStretch(column, 1)
        self._list.addWidget(host)
        return grid

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Put fewer cells in a line of a narrow card."""
        super().resizeEvent(event)
        self._arrange_cells()

    def _arrange_cells(self) -> None:
        cells = [each.row for each in self.rows if each.check.procedure in self._data.cells]
        is_dense = len(cells) > _MANY_CELLS
        most, least = (_MANY_IN_A_ROW, _DENSE_CELL) if is_dense else (_IN_A_ROW, _CELL)
        room = self.width() - 2 * px(PADDING)
        columns = max(1, min(most, (room + px(_CELL_GAP)) // px(least + _CELL_GAP))) if self.isVisible() else most
        if [columns, *cells] == self._arranged:
            return
        self._arranged = [columns, *cells]
        while self._cells.takeAt(0) is not None:
            pass
        for number, cell in enumerate(cells):
            self._cells.addWidget(cell, number // columns, number % columns)

    def _add(self, check: ReadyCheck, widget: RollRow) -> RollRow:
        row = CheckRow(check, widget)
        widget.takes_digits = self._types_dice
        widget.clicked.connect(self._on_roll)
        widget.digit_typed.connect(self._on_digit)
        widget.walked.connect(self._on_walked)
        self.rows.append(row)
        self._fill(row, check)
        widget.show()
        return widget

    def _fill(self, row: CheckRow, check: ReadyCheck) -> None:
        system = self._character.sheet.system
        label, target = (translate_text(system, each) for each in (check.label, check.target))
        chance = "" if check.chance is None else percent(check.chance, _DECIMALS)
        if check.label != row.check.label and _name_of(check.label) != _name_of(row.check.label):
            row.result = None  # the check in this row is another one now
        row.check = check
        needed = "" if check.is_percent else target
        reason = "" if check.closed is None else problem_text(check.closed)
        name = _name_of(label)
        mark, last = self._last_result(row)
        if isinstance(row.row, RollCell):
            number = _FIRST_NUMBER.search(needed)
            cells = [RowCell(number[0] if number else needed, 0, is_strong=True), RowCell("", 0, mark=mark)]
            is_family = check.procedure in self._data.cells
            row.row.show_row(self._abbreviation(check, label) if is_family else shorten(name), chance, cells)
        else:
            last_cell = RowCell(last, _LAST, mark=mark)
            cells = [RowCell(needed, _TARGET, is_optional=True)] if needed else []
            cells += [RowCell(chance, _CHANCE, is_strong=True), last_cell]
            row.row.show_row(shorten(name), reason, [] if reason else cells)
        row.row.setEnabled(check.closed is None)
        spoken = ", ".join(part for part in (name, target, chance, reason) if part)
        row.row.setAccessibleName(self.tr("Roll {what}").format(what=spoken))
        result = (
            "" if row.result is None else f"{row.result.headline} ({_faces_text(row.result.rolls)})\n{row.result.text}"
        )
        hint = reason or (f"{label}: {check.dice}, {target}" if target else f"{label}: {check.dice}")
        row.row.setToolTip(escape_tool_tip(f"{hint}\n{result}".strip()))
        row.row.setAccessibleDescription(result)

    def _abbreviation(self, check: ReadyCheck, label: str) -> str:
        """Return the abbreviation of the number that a check of a family is about, else its name."""
        keys = {str(key) for answer in check.answers.values() if isinstance(answer, list) for key in answer}
        keys |= {key.rpartition(".")[2] for key in keys}
        for members in self._character.sheet.system.families.values():
            for member in members:
                if member.key in keys and member.abbr:
                    return translate_text(self._character.sheet.system, member.abbr)
        return _name_of(label)

    def _last_result(self, row: CheckRow) -> tuple[bool | None, str]:
        """Return whether a check succeeded (None if it says neither), and what was rolled."""
        if row.result is None or not row.result.rolls:
            return None, ""
        say = translator_of(self._character.sheet.system.id)
        marks = {say(_SUCCESS): True, say(_FAILURE): False}
        return marks.get(row.result.headline), with_minus(str(row.result.rolls[0].rolled.total))

    # ------------------------------------------------------------------------------------------------------- rolling

    def _row_of(self, button: object) -> CheckRow | None:
        return next((each for each in self.rows if each.row is button), None)

    def roll_number(self, number: int) -> bool:
        """Roll a check by its position from 1; return whether there is one."""
        if not 0 < number <= len(self.rows):
            return False
        row = self.rows[number - 1]
        row.row.setFocus(Qt.FocusReason.ShortcutFocusReason)
        row.row.click()
        return True

    def roll_again(self) -> bool:
        """Roll the last check again; return whether there was one."""
        if self._last is None or not self._last.row.isEnabled():
            return False
        self._last.row.click()
        return True

    def _on_walked(self, by: int) -> None:
        row = self._row_of(self.sender())
        position = -1 if row is None else self.rows.index(row) + by
        if 0 <= position < len(self.rows):
            self.rows[position].row.setFocus(Qt.FocusReason.TabFocusReason)
            self.row_area.ensureWidgetVisible(self.rows[position].row)
        else:
            self.walked_out.emit(by)

    def focus_end(self, by: int) -> bool:
        """Focus the first row (1) or the last one (-1); return whether there is one."""
        if not self.rows:
            return False
        self.rows[0 if by > 0 else -1].row.setFocus(Qt.FocusReason.TabFocusReason)
        return True

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
        """Show the input for real dice at the foot of the card.

        Args:
            row: The check.
            typed: Text typed so far.
        """
        self._close_dice_entry()
        self._dice_entry = _DiceEntryState(row, random.SystemRandom().getrandbits(64))
        self.entry_line.show()
        self.entry_line.ask(row.check.throw, typed, row.row.name)

    def _close_dice_entry(self) -> None:
        """Close the input for dice."""
        self._dice_entry = None
        self.entry_line.hide()

    @Slot()
    def _on_left(self) -> None:
        if self._dice_entry is not None:
            self._dice_entry.row.row.setFocus()
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
            self.entry_line.ask(due.dice, check_label=translate_text(self._character.sheet.system, due.label))
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
        row.result = done
        self._last = row
        self._fill(row, check)
        report = report_check(self._character.sheet, check, done)
        if report is not None:
            self.reported.emit(replace(report, can_repeat=True))
        self.rolled.emit(tuple(replace(each, label=translate_text(system, each.label)) for each in done.rolls))


def report_check(sheet: Sheet, check: ReadyCheck, done: CheckResult) -> RollReport | None:
    """Return what a check came to, in the language of the window; None if nothing was rolled."""
    if not done.rolls:
        return None
    chance = "" if check.chance is None else percent(check.chance, _DECIMALS)
    odds = " · ".join(part for part in (translate_text(sheet.system, check.target), chance) if part)
    first = done.rolls[0].rolled
    label = translate_text(sheet.system, check.label)
    return RollReport(first.dice.sizes[0], first.total, done.headline, label, odds)


def _name_of(label: str) -> str:
    """Return the name of a check without its number or abbreviation."""
    return _NUMBER_BEHIND.sub("", label)


def _check_identity(check: ReadyCheck) -> tuple[object, ...]:
    """Return what identifies a check, apart from its odds and what is given for all checks."""
    return check.procedure, check.group, _name_of(check.label), check.closed is None


def _faces_text(rolls: Sequence[RollRecord]) -> str:
    return " + ".join(", ".join(map(str, record.rolled.faces)) for record in rolls)
