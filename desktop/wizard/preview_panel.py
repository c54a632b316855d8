"""Right column of the wizard: preview sheet, comparison, parts of a number, explanation."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from core.character.edits import Edit
from core.character.sheet import Sheet
from core.errors import QuireError
from desktop.library.thumbnails import small_picture
from desktop.requests.comparison import Comparison, InspectedTarget
from desktop.sheet.portrait_picker import PortraitPicker
from desktop.widgets.portrait_view import PortraitView
from desktop.wizard.breakdown_panel import BreakdownPanel
from desktop.wizard.comparison_panel import ComparisonPanel
from desktop.wizard.explanation_panel import ExplanationPanel
from desktop.wizard.preview_numbers import (
    AttributeTable,
    PreviewNumbers,
    copy_with_edits,
    find_attribute_table,
    find_track_table,
    important_addresses,
)
from desktop.wizard.preview_sheet import PreviewSheet
from desktop.wizard.procedure_forecast import Forecast


class PreviewPanel(QWidget):
    """Shows the character with the current answers.

    Signals:
        trouble: A number cannot be explained; a `Message`.

    Args:
        sheet: The character at the start.
        parent: Its owner.
        head: The portrait in the wizard's header, for windows too narrow for this panel.
        character_id: Id of the character; "" during creation, when the portrait can be changed.
        recovers: Whether the procedure is a recovery: then current and maximum values are shown.

    Attributes:
        portraits: Takes pictures for the portrait.
    """

    trouble = Signal(object)

    def __init__(self, sheet: Sheet, parent: QWidget, head: PortraitView, *, character_id: str, recovers: bool) -> None:
        super().__init__(parent)
        self.portraits = PortraitPicker(self)
        self._character_id = character_id
        self._recovers = recovers
        self._head = head
        self._shown_portrait: tuple[str | None, str] | None = None
        self._set_up_portrait(head)
        self._begun = self._sheet = sheet
        self.numbers = self._new_numbers()
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.comparison = ComparisonPanel(self)
        self.breakdown = BreakdownPanel(self)
        self.explanation = ExplanationPanel(self)
        rows.addWidget(self._scroll, 1)
        rows.addWidget(self.comparison)
        rows.addWidget(self.breakdown)
        rows.addWidget(self.explanation)
        self.preview_sheet = self._new_preview_sheet()

    def _new_preview_sheet(self) -> PreviewSheet:
        growing = PreviewSheet(self._begun, self._table(), self.numbers, self._scroll)
        growing.asked_why.connect(self.explain)
        self._set_up_portrait(growing.portrait)
        self._shown_portrait = None
        self._scroll.setWidget(growing)
        return growing

    def _table(self) -> AttributeTable | None:
        """Return the attribute table; for a recovery, the current and maximum values."""
        system = self._begun.system
        left = None
        if self._recovers:
            left = find_track_table(system, self.tr("Max"), self.tr("Now"))
        return left or find_attribute_table(system)

    def _new_numbers(self, shown: Sequence[str] = ()) -> PreviewNumbers:
        """Return the important numbers that are not in the table."""
        table, system = self._table(), self._begun.system
        above = set() if table is None else set(table.addresses(system))
        return PreviewNumbers(self._begun, [each for each in important_addresses(system, shown) if each not in above])

    def _set_up_portrait(self, view: PortraitView) -> None:
        """Enable a portrait during creation; afterwards it is changed on the sheet."""
        view.set_character_id(self._character_id)
        view.setEnabled(not self._character_id)
        if not self._character_id:
            self.portraits.attach(view)
        else:
            view.setToolTip("")

    def _show_portrait(self, portrait: str | None, name: str) -> None:
        """Show the portrait, or the monogram of the name; the picture is decoded once."""
        if self._shown_portrait == (portrait, name):
            return
        self._shown_portrait = (portrait, name)
        picture = None if portrait is None else small_picture(portrait)
        shown = None if picture is None else QPixmap.fromImage(picture)
        for view in (self.preview_sheet.portrait, self._head):
            view.show_picture(shown, name)

    def set_forecast(self, plan: Forecast) -> None:
        """Set the forecast: which numbers to show, and which inputs stay unset."""
        self.numbers = self._new_numbers(plan.shown)
        if plan.result is not None:
            self.numbers.set_forecast(plan.result)
        self.preview_sheet = self._new_preview_sheet()

    def show_sheet(
        self, sheet: Sheet, edits: Sequence[Edit], comparison: Comparison | None, person: str, portrait: str | None
    ) -> None:
        """Show the numbers with the current answers, and a comparison of the possible ones.

        Args:
            sheet: The character of the procedure.
            edits: Edits of the current answers.
            comparison: Answers to compare, or None.
            person: A line that describes the character.
            portrait: The picture, as in a document, or None.
        """
        self._sheet = sheet
        trial = copy_with_edits(sheet, edits) if edits else sheet
        self._show_portrait(portrait, trial.character.name)
        self.preview_sheet.show_sheet(trial, person)
        if comparison is None:
            self.comparison.show_comparison("", (), -1, ())
            return
        if comparison.is_one_more:
            self.preview_sheet.show_gains(self.numbers.gains(trial, comparison.edits[0]), comparison.title)
            self.comparison.show_comparison("", (), -1, ())
            return
        lines = self.numbers.compare(trial if comparison.is_additional else sheet, comparison)
        self.comparison.show_comparison(comparison.title, comparison.headings, comparison.current, lines)

    def show_breakdown(self, target: InspectedTarget | None, edits: Sequence[Edit]) -> None:
        """Show the parts of a target's number, with the current answers.

        Args:
            target: The target, or None.
            edits: Edits of the answers.
        """
        trial = copy_with_edits(self._sheet, edits) if edits and target is not None else self._sheet
        self.breakdown.show_target(target, trial)
        self.preview_sheet.show_inputs(trial, target)

    def explain(self, address: str) -> None:
        """Show the explanation of a number."""
        try:
            self.explanation.show_explanation(self._sheet, self._sheet.explain(address))
        except QuireError as error:
            self.trouble.emit(error.message)
