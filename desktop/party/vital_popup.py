"""Popup that changes what remains of a vital, opened at its bar in the table of a party."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from core.character.edits import Batch
from core.errors import QuireError
from core.export.render_context import RenderContext
from desktop.layout_parts import nest
from desktop.messages import render
from desktop.party.party_model import vital_edits
from desktop.sheet.open_character import OpenCharacter
from desktop.sheet.party_columns import PartyColumn
from desktop.theme import px
from desktop.widgets.step_buttons import StepButtons

_HEIGHT: Final = 32


class VitalPopup(QFrame):
    """Minus and plus around what remains; Shift steps by 5, Enter and Escape close it.

    Args:
        character: Whose vital it is.
        column: The column of the vital.
        parent: The table.
    """

    def __init__(self, character: OpenCharacter, column: PartyColumn, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("role", "popup")
        self._character, self._column = character, column
        self.title_label = QLabel(f"{character.title} · {column.full_name}", self)
        self.title_label.setProperty("role", "heading")
        self.title_label.setTextFormat(Qt.TextFormat.PlainText)
        self.amount_label = QLabel(self)
        self.amount_label.setTextFormat(Qt.TextFormat.PlainText)
        self.steps = StepButtons(self, height=_HEIGHT)
        self.steps.setAccessibleName(column.full_name)
        self.steps.stepped.connect(self.change_by)
        self.problem_label = QLabel(self)
        self.problem_label.setProperty("role", "amber")
        self.problem_label.setWordWrap(True)
        self.problem_label.hide()
        row = QHBoxLayout()
        row.addWidget(self.amount_label)
        row.addStretch(1)
        row.addWidget(self.steps)
        column_layout = QVBoxLayout(self)
        column_layout.setContentsMargins(px(12), px(10), px(12), px(12))
        column_layout.addWidget(self.title_label)
        nest(column_layout, row)
        column_layout.addWidget(self.problem_label)
        self.setMinimumWidth(px(220))
        self._show()

    def _show(self) -> None:
        self.amount_label.setText(self._column.cell(self._character.sheet).text.replace("/", " / "))

    @Slot(int)
    def change_by(self, points: int) -> None:
        """Change what remains, as an edit of the sheet."""
        sheet = self._character.sheet
        edits = tuple(vital_edits(RenderContext(sheet.system, sheet), self._column, points))
        self.problem_label.hide()
        if edits:
            try:
                self._character.push(edits[0] if len(edits) == 1 else Batch(edits))
            except QuireError as error:
                self.problem_label.setText(render(error.message))
                self.problem_label.show()
        self._show()

    def open_at(self, area: QRect, viewport: QWidget) -> None:
        """Open below a cell of the table, inside its window."""
        self.adjustSize()
        window = viewport.window()
        at = viewport.mapTo(window, QPoint(area.left(), area.bottom() + px(2)))
        left = max(0, min(at.x(), window.width() - self.width()))
        above = at.y() - area.height() - self.height() - px(4)
        top = at.y() if at.y() + self.height() <= window.height() else max(0, above)
        self.move(window.mapToGlobal(QPoint(left, top)))
        self.show()
        self.steps.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Close with Enter and Escape."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape}:
            self.close()
        else:
            super().keyPressEvent(event)
