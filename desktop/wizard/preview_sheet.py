"""Preview of the character in the wizard: name, attributes, numbers and their changes."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QRect, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from core.character.sheet import Sheet
from desktop.address_labels import translate_text
from desktop.layout_parts import nest
from desktop.numerals import text_of
from desktop.requests.answer_text import signed
from desktop.requests.comparison import InspectedTarget
from desktop.requests.request_frame import label
from desktop.theme import TextStyle, color, font, px
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.derived_label import DerivedLabel
from desktop.widgets.field_frame import FrameState, frame_of
from desktop.widgets.portrait_view import PortraitView
from desktop.wizard.preview_numbers import UNDECIDED, AttributeTable, PreviewNumber, PreviewNumbers

FLASH_MS: Final = 600
_SHORT_UNIT: Final = 4
_ROW: Final = 24
_INPUT_LINE: Final = 18
_FACE: Final = 40
_COLUMN: Final = 26
_NAME: Final = 172
"""Longer names take two lines so that the numbers stay visible."""

_APART: Final = 3
"""Space above and below a name of two lines."""

_LONGEST_PIECE: Final = 12
_MAY_BREAK: Final = "\u200b"
_BETWEEN: Final = 12
"""Space between columns; a flash extends 6 pixels to each side."""


class PreviewSheet(QWidget):
    """Shows name, attributes and numbers.

    Attributes:
        portrait: The portrait, filled by the owner of this widget.

    Signals:
        asked_why: A number is to be explained; its address.

    Args:
        sheet: The character at the start.
        attributes: The attribute table, or None.
        numbers: The important numbers.
    """

    asked_why = Signal(str)

    def __init__(
        self, sheet: Sheet, attributes: AttributeTable | None, numbers: PreviewNumbers, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._attributes = attributes
        self._numbers = numbers
        rows = QVBoxLayout(self)
        rows.setContentsMargins(px(20), px(16), px(16), px(12))
        rows.setSpacing(px(2))
        self.name_label = label(self, "side_title", wraps=True)
        self.line_label = label(self, "label", wraps=True)
        self.portrait = PortraitView(self)
        self.portrait.setProperty("diameter", _FACE)
        head = QHBoxLayout()
        head.setSpacing(px(12))
        names = QVBoxLayout()
        names.setSpacing(px(2))
        names.addWidget(self.name_label)
        names.addWidget(self.line_label)
        head.addWidget(self.portrait, 0, Qt.AlignmentFlag.AlignTop)
        nest(head, names, 1)
        nest(rows, head)
        rows.addSpacing(px(8))
        self._labels: dict[str, DerivedLabel] = {}
        self._notes: dict[str, ElidedNote] = {}
        self._input_lines: dict[str, InputLine] = {}
        self._flashing: list[DerivedLabel] = []
        if attributes is not None:
            nest(rows, self._table(sheet, attributes))
            rows.addSpacing(px(6))
            rows.addWidget(_rule(self))
            rows.addSpacing(px(4))
        self._list = QVBoxLayout()
        self._list.setSpacing(0)
        nest(rows, self._list)
        for address in numbers.addresses:
            self._add_line(sheet, address)
        rows.addStretch(1)
        self._flash_timer = QTimer(self)
        self._flash_timer.setSingleShot(True)
        self._flash_timer.setInterval(FLASH_MS)
        self._flash_timer.timeout.connect(self._on_flash_over)
        self._is_begun = False

    def show_sheet(self, sheet: Sheet, person: str) -> None:
        """Show the current numbers; changed numbers flash once.

        Args:
            sheet: The character.
            person: A line that describes the character.
        """
        already = len(self._flashing)
        character = sheet.character
        name = character.name or self.tr("Unnamed")
        self.name_label.setText(_breakable(name))
        self.name_label.setAccessibleName(name)
        self.line_label.setText(person)
        if self._attributes is not None:
            self._show_attributes(sheet, self._attributes)
        for line in self._numbers.numbers(sheet):
            self._show_line(sheet, line)
        if len(self._flashing) > already:
            self._flash_timer.start()
        self._is_begun = True

    def show_gains(self, gains: Mapping[str, str], subject: str) -> None:
        """Show the change of each number beside it.

        Args:
            gains: Signed change of each number, by address.
            subject: What causes the change.
        """
        for address, gain in gains.items():
            self._notes[address].show_text(gain, subject)

    def show_inputs(self, sheet: Sheet, target: InspectedTarget | None) -> None:
        """Show the inputs of each number below it while points are allocated.

        Args:
            sheet: The character with the current answers applied.
            target: The focused target; None if nothing is allocated.
        """
        for address, feeders in self._input_lines.items():
            marks = {} if target is None else target.marks
            inputs = self._numbers.inputs_among(sheet, address, marks)
            names = [translate_text(sheet.system, sheet.label(each)) for each in inputs]
            current = "" if target is None else marks.get(target.result, "")
            feeders.show_inputs([marks[each] for each in inputs], current, ", ".join(names))

    # ------------------------------------------------------------------------------------------------------- making

    def _table(self, sheet: Sheet, attributes: AttributeTable) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(_BETWEEN))
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(0, 1)
        for column, attribute in enumerate(attributes.columns, 1):
            head = label(self, "label", attribute.heading)
            head.setAlignment(Qt.AlignmentFlag.AlignRight)
            head.setMinimumWidth(px(_COLUMN))
            grid.addWidget(head, 0, column)
        grid.addWidget(_rule(self), 1, 0, 1, len(attributes.columns) + 1)
        row = 2
        for number, member in enumerate(attributes.rows(sheet.system)):
            grid.addWidget(label(self, "text", translate_text(sheet.system, member.label)), row, 0)
            for column, attribute in enumerate(attributes.columns, 1):
                address = attribute.address.replace(f"<{attributes.family}>", member.key)
                grid.addWidget(self._add_label(sheet, address, is_strong=attribute.is_result), row, column)
            row += 1
            if number + 1 in attributes.split_after:
                grid.setRowMinimumHeight(row, px(8))
                row += 1
        return grid

    def _add_label(self, sheet: Sheet, address: str, *, is_strong: bool) -> DerivedLabel:
        cell = DerivedLabel(self)
        cell.setProperty("rank", "strong" if is_strong else "muted")
        cell.setProperty("shows_unit", True)
        cell.setProperty("address", address)
        cell.setFixedHeight(px(_ROW))
        cell.setToolTip(escape_tool_tip(translate_text(sheet.system, sheet.label(address))))
        cell.explain_requested.connect(self._on_asked)
        self._labels[address] = cell
        return cell

    def _add_line(self, sheet: Sheet, address: str) -> None:
        line = QHBoxLayout()
        line.setSpacing(px(8))
        text = translate_text(sheet.system, sheet.label(address))
        is_long = QFontMetricsF(font(TextStyle.TEXT)).horizontalAdvance(text) > px(_NAME)
        name = label(self, "text", text, wraps=is_long)
        if is_long:
            name.setFixedWidth(px(_NAME))
            name.setContentsMargins(0, px(_APART), 0, px(_APART))
        waits = ElidedNote(self)
        cell = self._add_label(sheet, address, is_strong=True)
        line.addWidget(name)
        line.addWidget(waits, 1)
        line.addWidget(cell)
        self._notes[address] = waits
        nest(self._list, line)
        feeders = InputLine(self)
        self._input_lines[address] = feeders
        self._list.addWidget(feeders)

    # ------------------------------------------------------------------------------------------------------ showing

    def _show_attributes(self, sheet: Sheet, attributes: AttributeTable) -> None:
        for member in attributes.rows(sheet.system):
            for column in attributes.columns:
                address = column.address.replace(f"<{attributes.family}>", member.key)
                is_unset = bool(self._numbers.undecided(sheet, address))
                value = sheet.value(address)
                text = text_of(sheet, address, with_unit=False)
                field = sheet.system.fields.get(address)
                if field is not None and not field.zero_unset and not column.is_result:
                    text = signed(value) if isinstance(value, int) and value else ""
                self._show_value(sheet, address, UNDECIDED if is_unset else text)

    def _show_line(self, sheet: Sheet, line: PreviewNumber) -> None:
        if line.address not in self._labels:
            self._add_line(sheet, line.address)
        self._show_value(sheet, line.address, line.text)
        names = ", ".join(line.undecided)
        self._notes[line.address].show_text(self.tr("needs {names}").format(names=names) if names else "")

    def _show_value(self, sheet: Sheet, address: str, text: str) -> None:
        cell = self._labels[address]
        value = text_of(sheet, address, with_unit=False)
        unit = text.removeprefix(value).strip() if text.startswith(value) else ""
        if unit:
            text = value
            cell.setProperty("unit", unit if len(unit) <= _SHORT_UNIT else "")
        before = str(cell.property("value"))
        if before == text:
            return
        cell.setProperty("value", text)
        cell.setAccessibleName(f"{translate_text(sheet.system, sheet.label(address))}: {text}")
        is_result = cell.property("rank") == "strong"
        if self._is_begun and is_result and text not in {"", UNDECIDED}:
            frame_of(cell).set_state(FrameState.FLASH, True)
            self._flashing.append(cell)

    @Slot()
    def _on_flash_over(self) -> None:
        for cell in self._flashing:
            frame_of(cell).set_state(FrameState.FLASH, False)
        self._flashing.clear()

    @Slot()
    def _on_asked(self) -> None:
        cell = self.sender()
        if cell is not None:
            self.asked_why.emit(str(cell.property("address")))


def _breakable(name: str) -> str:
    """Return a name with break points in long words, so that it cannot push the numbers out of view."""
    return re.sub(rf"(\w{{{_LONGEST_PIECE}}})(?=\w)", rf"\1{_MAY_BREAK}", name)


def _rule(parent: QWidget) -> QFrame:
    rule = QFrame(parent)
    rule.setProperty("role", "rule")
    return rule


class InputLine(QWidget):
    """A line with the short names of a number's inputs; the focused target is in accent colour."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._letters: tuple[str, ...] = ()
        self._current = ""
        self.setFixedHeight(px(_INPUT_LINE))
        self.hide()

    @property
    def letters(self) -> tuple[str, ...]:
        """The short names shown."""
        return self._letters

    def show_inputs(self, letters: Sequence[str], current: str, names: str) -> None:
        """Show short names; without any the line is hidden.

        Args:
            letters: Short names of the inputs.
            current: Short name of the focused target, or "".
            names: Their full names.
        """
        self._letters, self._current = tuple(letters), current
        self.setToolTip(escape_tool_tip(names))
        self.setAccessibleName(self.tr("From {names}").format(names=names) if names else "")
        self.setVisible(bool(letters))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the short names one after the other."""
        with QPainter(self) as painter:
            left = 0
            for letter in self._letters:
                is_current = letter == self._current
                name_font = QFont(font(TextStyle.LABEL))
                name_font.setWeight(QFont.Weight.Bold if is_current else QFont.Weight.Normal)
                painter.setFont(name_font)
                painter.setPen(color("accent" if is_current else "muted"))
                painter.drawText(QRect(left, 0, self.width() - left, self.height()), Qt.AlignmentFlag.AlignTop, letter)
                left += painter.fontMetrics().horizontalAdvance(letter) + px(5)


class ElidedNote(QWidget):
    """A muted, right-aligned line, elided if too long; the tool tip has the full text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text, self._is_strong = "", False

    def show_text(self, text: str, subject: str = "") -> None:
        """Show a text.

        Args:
            text: The text to show.
            subject: What the text belongs to, for tool tip and screen reader.
        """
        self._text, self._is_strong = text, bool(subject)
        full_text = f"{subject}: {text}" if subject and text else text
        self.setToolTip(escape_tool_tip(full_text))
        self.setAccessibleName(full_text)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the text, elided."""
        with QPainter(self) as painter:
            painter.setFont(font(TextStyle.LABEL))
            painter.setPen(color("ink" if self._is_strong else "muted"))
            text = painter.fontMetrics().elidedText(self._text, Qt.TextElideMode.ElideRight, self.width())
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, text)
