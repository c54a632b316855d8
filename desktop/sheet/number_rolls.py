"""Rolls the check of a number on any page of a sheet: from its menu, by a key, or by a die beside it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QRect, Qt, Signal, Slot
from PySide6.QtWidgets import QTableView, QToolButton, QToolTip, QWidget

from core.character.json_values import Json
from core.errors import QuireError
from core.play.checks import check_of_number, roll_check
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.store.records import Origin
from desktop import theme
from desktop.address_labels import translate_text
from desktop.messages import translator_of
from desktop.numerals import percent
from desktop.sheet.family_model import FamilyModel
from desktop.sheet.play_checks import report_check
from desktop.sheet.row_model import RowModel
from desktop.theme import px
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.family_table import FamilyTable
from desktop.widgets.grid_table import GridTable

if TYPE_CHECKING:
    from desktop.sheet.open_character import OpenCharacter

_DIE: Final = 20
_SHOWN_MS: Final = 6_000
_POSITION: Final = re.compile(r"\[\d+\]")


class NumberRolls(QObject):
    """Finds and rolls the checks of numbers.

    Args:
        character: The open character.
        view: The sheet; the die and results are shown on it.

    Signals:
        rolled: Dice were rolled; the records.
        reported: What they came to, a `RollReport`.
        procedure_requested: The check needs the player's answers or dice; the key of its procedure.
        message_emitted: A `Message` to show.

    Attributes:
        types_dice: Whether the player rolls real dice; a check is then asked for with all its questions.
        address_of: Returns the address that a widget shows, with the selected rows filled in.
    """

    rolled = Signal(object)
    reported = Signal(object)
    procedure_requested = Signal(str)
    message_emitted = Signal(object)

    def __init__(self, character: OpenCharacter, view: QWidget) -> None:
        super().__init__(view)
        self._character = character
        self._view = view
        self._die: QToolButton | None = None
        self._address = ""
        self.types_dice = False
        self.address_of: Callable[[QWidget], str] = lambda widget: str(widget.property("field") or "")

    @cached_property
    def _keys(self) -> frozenset[str]:
        """The keys of the numbers that checks are rolled with."""
        system = self._character.sheet.system
        keys: set[str] = set()
        for pattern in system.layout.play.checks.numbers:
            family = re.search(r"<(\w+)>", pattern)
            members = system.families[family[1]] if family else ()
            keys |= {pattern.replace(family[0], member.key) for member in members} if family else {pattern}
        return frozenset(keys)

    def is_checked(self, address: str) -> bool:
        """Return whether a check is rolled with a number."""
        return bool(address) and _POSITION.sub("[]", address) in self._keys

    def _checks(self) -> dict[str, Procedure]:
        from core.registry import game  # noqa: PLC0415 - the games are loaded after the first paint

        procedures = game(self._character.sheet.system.id).procedures.values()
        hidden = self._character.sheet.system.layout.play.checks.hidden
        return {each.key: each for each in procedures if each.kind is ProcedureKind.CHECK and each.key not in hidden}

    def roll(self, address: str, anchor: QWidget) -> bool:
        """Roll the check of a number, and show its result there; return whether there is one.

        Args:
            address: The number.
            anchor: The widget that shows it.
        """
        if not self.is_checked(address):
            return False
        sheet, checks = self._character.sheet, self._checks()
        situation = Situation((sheet,), self._character.setting.setting)
        data = sheet.system.layout.play.checks
        choices: list[Mapping[str, Json]] = [{data.choice: [key]} for key in data.options]
        check = check_of_number(checks.values(), situation, address, choices)
        if check is None:
            return False
        if self.types_dice:
            self.procedure_requested.emit(check.procedure)
            return True
        say = translator_of(sheet.system.id)
        self._character.leave_field()
        seed = random.SystemRandom().getrandbits(64)
        try:
            done = roll_check(check, checks[check.procedure], situation, seed, translate=say)
            if done.batch.edits:
                self._character.push(done.batch, source=Origin.PROCEDURE)
        except QuireError as error:
            self.message_emitted.emit(error.message)
            return True
        faces = " + ".join(", ".join(map(str, each.rolled.faces)) for each in done.rolls)
        chance = "" if check.chance is None else percent(check.chance, 1)
        needed = ", ".join(part for part in (translate_text(sheet.system, check.target), chance) if part)
        text = f"{translate_text(sheet.system, check.label)}: {done.headline} ({faces})\n{needed}".strip()
        QToolTip.showText(
            anchor.mapToGlobal(QPoint(0, anchor.height())), escape_tool_tip(text), anchor, msecShowTime=_SHOWN_MS
        )
        report = report_check(sheet, check, done)
        if report is not None:
            self.reported.emit(report)
        self.rolled.emit(tuple(replace(each, label=translate_text(sheet.system, each.label)) for each in done.rolls))
        return True

    # ------------------------------------------------------------------------------------------------------- the die

    def watch(self, number: QWidget) -> None:
        """Show a die at a number of a check while the pointer is on it.

        Args:
            number: A widget whose address is in its property ``field``.
        """
        if self.is_checked(str(number.property("field") or "")):
            number.installEventFilter(self)

    def watch_table(self, table: GridTable) -> None:
        """Show a die at a cell of a check while the pointer is on it, where a table has any."""
        columns = [str(column) for column in list(table.property("columns"))]
        if isinstance(table, FamilyTable):
            members = [str(member) for member in list(table.property("members"))]
            mark = f"<{table.property('family')}>"
            addresses = [column.replace(mark, member) for column in columns for member in members[:1]]
        else:
            addresses = [f"{table.property('field')}[].{column}" for column in columns]
        if not any(map(self.is_checked, addresses)):
            return
        table.view.entered.connect(self._on_cell_entered)
        table.view.viewport().installEventFilter(self)

    @Slot(QModelIndex)
    def _on_cell_entered(self, index: QModelIndex) -> None:
        view, model = self.sender(), index.model()
        address = model.address(index.row(), index.column()) if isinstance(model, FamilyModel | RowModel) else ""
        if isinstance(view, QTableView) and self.is_checked(address):
            self._show_die_at(view.viewport(), view.visualRect(index), address)
        elif self._die is not None:
            self._die.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Show the die when the pointer enters a number, and hide it when it leaves both."""
        if event.type() == QEvent.Type.Enter and isinstance(watched, QWidget):
            address = self.address_of(watched)
            if address:
                self._show_die_at(watched, watched.rect(), address)
        elif event.type() == QEvent.Type.Leave and self._die is not None and not self._die.underMouse():
            self._die.hide()
        return super().eventFilter(watched, event)

    def _show_die_at(self, number: QWidget, area: QRect, address: str) -> None:
        """Show the die at the right end of an area of a widget."""
        if self._die is None:
            self._die = QToolButton(self._view)
            self._die.setProperty("role", "quiet")
            self._die.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self._die.setIcon(theme.icon("dice", "accent", (16,)))
            self._die.setAccessibleName(self.tr("Roll this check"))
            self._die.setToolTip(self.tr("Roll this check (F9)"))
            self._die.clicked.connect(self._on_die)
            self._die.installEventFilter(self)
            self._die.resize(px(_DIE), px(_DIE))
        self._address, self._number = address, number
        corner = number.mapTo(self._view, QPoint(area.right() - 1, area.center().y() - px(_DIE) // 2))
        self._die.move(min(corner.x(), self._view.width() - px(_DIE)), corner.y())
        self._die.show()
        self._die.raise_()

    @Slot()
    def _on_die(self) -> None:
        self.roll(self._address, self._number)
