"""The growing sheet at the right of the wizard: name, attributes and important numbers as they are now."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from core.character import Sheet
from desktop.numerals import text_of
from desktop.theme import TextStyle, font, px
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.derived_label import DerivedLabel
from desktop.widgets.field_frame import Look, frame_of
from desktop.widgets.portrait_view import PortraitView
from desktop.wizard.growing_notes import Elided, Feeders
from desktop.wizard.growing_numbers import UNDECIDED, Attributes, GrowingNumbers, Line, Looked
from desktop.wizard.procedure_words import signed
from desktop.wizard.requests.framing import label

FLASH_MS: Final = 600
_SHORT_UNIT: Final = 4
_ROW: Final = 24
_FACE: Final = 40
_COLUMN: Final = 26
_NAME: Final = 172
"""Longer names of numbers take two lines, so that the numbers stay in sight."""

_APART: Final = 3
"""Above and below a name of two lines, so that it is not read together with the next one."""

_LONGEST_PIECE: Final = 12
_MAY_BREAK: Final = "\u200b"
_BETWEEN: Final = 12
"""Between columns: what flashes grows by 6 to each side."""


class GrowingSheet(QWidget):
    """Name, attributes and numbers as they are now.

    Attributes:
        face: The circle for the portrait; whoever owns this fills it.

    Signals:
        asked_why: A number was asked to explain itself; its address.

    Args:
        sheet: The character at the beginning.
        attributes: The table of attributes, or None.
        numbers: The important numbers.
    """

    asked_why = Signal(str)

    def __init__(
        self, sheet: Sheet, attributes: Attributes | None, numbers: GrowingNumbers, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._attributes = attributes
        self._numbers = numbers
        whole = QVBoxLayout(self)
        whole.setContentsMargins(px(20), px(16), px(16), px(12))
        whole.setSpacing(px(2))
        self.name_label = label(self, "side_title", wraps=True)
        self.line_label = label(self, "label", wraps=True)
        self.face = PortraitView(self)
        self.face.setProperty("diameter", _FACE)
        head = QHBoxLayout()
        head.setSpacing(px(12))
        who = QVBoxLayout()
        who.setSpacing(px(2))
        who.addWidget(self.name_label)
        who.addWidget(self.line_label)
        head.addWidget(self.face, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(who, 1)
        whole.addLayout(head)
        whole.addSpacing(px(8))
        self._cells: dict[str, DerivedLabel] = {}
        self._waits: dict[str, Elided] = {}
        self._feeders: dict[str, Feeders] = {}
        self._flashing: list[DerivedLabel] = []
        if attributes is not None:
            whole.addLayout(self._table(sheet, attributes))
            whole.addSpacing(px(6))
            whole.addWidget(_rule(self))
            whole.addSpacing(px(4))
        self._list = QVBoxLayout()
        self._list.setSpacing(0)
        whole.addLayout(self._list)
        for address in numbers.addresses:
            self._add_line(sheet, address)
        whole.addStretch(1)
        self._calm = QTimer(self)
        self._calm.setSingleShot(True)
        self._calm.setInterval(FLASH_MS)
        self._calm.timeout.connect(self._on_calm)
        self._is_begun = False

    def show_sheet(self, sheet: Sheet, person: str) -> None:
        """Show the numbers as they are now; those that changed flash once.

        Args:
            sheet: The character.
            person: A line on who it is.
        """
        already = len(self._flashing)
        character = sheet.character
        name = character.name or self.tr("No name yet")
        self.name_label.setText(_breakable(name))
        self.name_label.setAccessibleName(name)
        self.line_label.setText(person)
        if self._attributes is not None:
            self._show_attributes(sheet, self._attributes)
        for line in self._numbers.lines(sheet):
            self._show_line(sheet, line)
        if len(self._flashing) > already:
            self._calm.start()
        self._is_begun = True

    def show_gains(self, gains: Mapping[str, str], said: str) -> None:
        """Show beside the numbers by how much they would change.

        Args:
            gains: What each number would gain, with its sign.
            said: What would bring that.
        """
        for address, gain in gains.items():
            self._waits[address].put(gain, said)

    def show_feeders(self, sheet: Sheet, looked: Looked | None) -> None:
        """Name below each number the places that go into it, while points are spread over them.

        Args:
            sheet: The character with the answers as they stand.
            looked: The place that is looked at; None where nothing is spread.
        """
        for address, feeders in self._feeders.items():
            marks = {} if looked is None else looked.marks
            places = self._numbers.fed_by(sheet, address, marks)
            names = [sheet.label(each) for each in places]
            here = "" if looked is None else marks.get(looked.result, "")
            feeders.put([marks[each] for each in places], here, ", ".join(names))

    # ------------------------------------------------------------------------------------------------------- making

    def _table(self, sheet: Sheet, attributes: Attributes) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(_BETWEEN))
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(0, 1)
        for column, each in enumerate(attributes.columns, 1):
            head = label(self, "label", each.head)
            head.setAlignment(Qt.AlignmentFlag.AlignRight)
            head.setMinimumWidth(px(_COLUMN))
            grid.addWidget(head, 0, column)
        grid.addWidget(_rule(self), 1, 0, 1, len(attributes.columns) + 1)
        row = 2
        for place, member in enumerate(attributes.members(sheet.system)):
            grid.addWidget(label(self, "text", member.label), row, 0)
            for column, each in enumerate(attributes.columns, 1):
                address = each.address.replace(f"<{attributes.family}>", member.key)
                grid.addWidget(self._cell(sheet, address, is_strong=each.is_strong), row, column)
            row += 1
            if place + 1 in attributes.split_after:
                grid.setRowMinimumHeight(row, px(8))
                row += 1
        return grid

    def _cell(self, sheet: Sheet, address: str, *, is_strong: bool) -> DerivedLabel:
        cell = DerivedLabel(self)
        cell.setProperty("rank", "strong" if is_strong else "muted")
        cell.setProperty("shows_unit", True)
        cell.setProperty("address", address)
        cell.setFixedHeight(px(_ROW))
        cell.setToolTip(escape_tool_tip(sheet.label(address)))
        cell.asked.connect(self._on_asked)
        self._cells[address] = cell
        return cell

    def _add_line(self, sheet: Sheet, address: str) -> None:
        line = QHBoxLayout()
        line.setSpacing(px(8))
        text = sheet.label(address)
        is_long = QFontMetricsF(font(TextStyle.TEXT)).horizontalAdvance(text) > px(_NAME)
        name = label(self, "text", text, wraps=is_long)
        if is_long:
            name.setFixedWidth(px(_NAME))
            name.setContentsMargins(0, px(_APART), 0, px(_APART))
        waits = Elided(self)
        cell = self._cell(sheet, address, is_strong=True)
        line.addWidget(name)
        line.addWidget(waits, 1)
        line.addWidget(cell)
        self._waits[address] = waits
        self._list.addLayout(line)
        feeders = Feeders(self)
        self._feeders[address] = feeders
        self._list.addWidget(feeders)

    # ------------------------------------------------------------------------------------------------------ showing

    def _show_attributes(self, sheet: Sheet, attributes: Attributes) -> None:
        for member in attributes.members(sheet.system):
            for column in attributes.columns:
                address = column.address.replace(f"<{attributes.family}>", member.key)
                is_unset = bool(self._numbers.undecided(sheet, address))
                value = sheet.value(address)
                text = text_of(sheet, address, with_unit=False)
                field = sheet.system.fields.get(address)
                if field is not None and not field.zero_unset and not column.is_strong:
                    text = signed(value) if isinstance(value, int) and value else ""
                self._put(sheet, address, UNDECIDED if is_unset else text)

    def _show_line(self, sheet: Sheet, line: Line) -> None:
        if line.address not in self._cells:
            self._add_line(sheet, line.address)
        self._put(sheet, line.address, line.text)
        names = ", ".join(line.waits_for)
        self._waits[line.address].put(self.tr("waits for {names}").format(names=names) if names else "")

    def _put(self, sheet: Sheet, address: str, text: str) -> None:
        cell = self._cells[address]
        value = text_of(sheet, address, with_unit=False)
        unit = text.removeprefix(value).strip() if text.startswith(value) else ""
        if unit:
            text = value
            cell.setProperty("unit", unit if len(unit) <= _SHORT_UNIT else "")
        before = str(cell.property("value"))
        if before == text:
            return
        cell.setProperty("value", text)
        cell.setAccessibleName(f"{sheet.label(address)}: {text}")
        is_result = cell.property("rank") == "strong"
        if self._is_begun and is_result and text not in {"", UNDECIDED}:
            frame_of(cell).set_look(Look.FLASH, True)
            self._flashing.append(cell)

    @Slot()
    def _on_calm(self) -> None:
        for cell in self._flashing:
            frame_of(cell).set_look(Look.FLASH, False)
        self._flashing.clear()

    @Slot()
    def _on_asked(self) -> None:
        cell = self.sender()
        if cell is not None:
            self.asked_why.emit(str(cell.property("address")))


def _breakable(name: str) -> str:
    """Let a long word break, so that it does not push the numbers out of sight."""
    return re.sub(rf"(\w{{{_LONGEST_PIECE}}})(?=\w)", rf"\1{_MAY_BREAK}", name)


def _rule(parent: QWidget) -> QFrame:
    rule = QFrame(parent)
    rule.setProperty("role", "rule")
    return rule
