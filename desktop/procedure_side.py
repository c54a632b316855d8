"""The right side of the wizard: the growing sheet, what the answers would do, and why a number is what it is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from core.character import Edit, Sheet
from core.errors import QuireError
from desktop.growing_numbers import Comparison, GrowingNumbers, attributes_of, important, with_edits
from desktop.growing_sheet import ComparisonPanel, GrowingSheet, WhyPanel
from desktop.procedure_plan import Plan


class ProcedureSide(QWidget):
    """Shows who grows here.

    Signals:
        trouble: A number cannot be explained; a `Message`.

    Args:
        sheet: The character at the beginning.
        parent: Its owner.
    """

    trouble = Signal(object)

    def __init__(self, sheet: Sheet, parent: QWidget) -> None:
        super().__init__(parent)
        self._begun = self._sheet = sheet
        self.numbers = GrowingNumbers(sheet, important(sheet.system))
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.comparison = ComparisonPanel(self)
        self.why = WhyPanel(self)
        rows.addWidget(self._scroll, 1)
        rows.addWidget(self.comparison)
        rows.addWidget(self.why)
        self.growing = self._new_growing()

    def _new_growing(self) -> GrowingSheet:
        growing = GrowingSheet(self._begun, attributes_of(self._begun.system), self.numbers, self._scroll)
        growing.asked_why.connect(self.explain)
        self._scroll.setWidget(growing)
        return growing

    def aim(self, plan: Plan) -> None:
        """Take a forecast: which numbers matter, and which are not waited for."""
        self.numbers = GrowingNumbers(self._begun, important(self._begun.system, plan.shown))
        if plan.goal is not None:
            self.numbers.aim(plan.goal)
        self.growing = self._new_growing()

    def show_sheet(self, sheet: Sheet, edits: Sequence[Edit], comparison: Comparison | None, person: str) -> None:
        """Show the numbers with the answers as they stand, and the answers that are weighed.

        Args:
            sheet: The character as the procedure has it.
            edits: What the answers would write as they stand.
            comparison: What is weighed, or None.
            person: A line on who it is.
        """
        self._sheet = sheet
        trial = with_edits(sheet, edits) if edits else sheet
        self.growing.show_sheet(trial, person)
        if comparison is None:
            self.comparison.show_comparison("", (), -1, ())
            return
        lines = self.numbers.compare(trial if comparison.is_on_top else sheet, comparison)
        self.comparison.show_comparison(comparison.title, comparison.heads, comparison.current, lines)

    def explain(self, address: str) -> None:
        """Say why a number is what it is."""
        try:
            self.why.show_explanation(self._sheet.explain(address))
        except QuireError as error:
            self.trouble.emit(error.message)
