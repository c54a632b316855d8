"""The right side of the wizard: the growing sheet, what the answers would do, and why a number is what it is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from core.character import Edit, Sheet
from core.errors import QuireError
from desktop.library.thumbnails import small_picture
from desktop.sheet.portrait_taking import PortraitTaking
from desktop.widgets import PortraitView
from desktop.wizard.breakdown_panel import BreakdownPanel
from desktop.wizard.comparison_panel import ComparisonPanel
from desktop.wizard.growing_numbers import (
    Attributes,
    Comparison,
    GrowingNumbers,
    Looked,
    attributes_of,
    important,
    left_in_play,
    with_edits,
)
from desktop.wizard.growing_sheet import GrowingSheet
from desktop.wizard.procedure_plan import Plan
from desktop.wizard.why_panel import WhyPanel


class ProcedureSide(QWidget):
    """Shows who grows here.

    Signals:
        trouble: A number cannot be explained; a `Message`.

    Args:
        sheet: The character at the beginning.
        parent: Its owner.
        head: The circle in the head of the wizard, for windows in which this side has no room.
        is_creation: Whether a portrait may be put in.
        recovers: Whether what was lost comes back: then that is shown of the attributes.

    Attributes:
        portraits: What takes the pictures.
    """

    trouble = Signal(object)

    def __init__(self, sheet: Sheet, parent: QWidget, head: PortraitView, *, is_creation: bool, recovers: bool) -> None:
        super().__init__(parent)
        self.portraits = PortraitTaking(self)
        self._is_creation = is_creation
        self._recovers = recovers
        self._head = head
        self._face_of: tuple[str | None, str] | None = None
        self._open_face(head)
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
        self.why = WhyPanel(self)
        rows.addWidget(self._scroll, 1)
        rows.addWidget(self.comparison)
        rows.addWidget(self.breakdown)
        rows.addWidget(self.why)
        self.growing = self._new_growing()

    def _new_growing(self) -> GrowingSheet:
        growing = GrowingSheet(self._begun, self._table(), self.numbers, self._scroll)
        growing.asked_why.connect(self.explain)
        self._open_face(growing.face)
        self._face_of = None
        self._scroll.setWidget(growing)
        return growing

    def _table(self) -> Attributes | None:
        """Return the table of attributes; where somebody recovers, what is left of them."""
        system = self._begun.system
        left = None
        if self._recovers:
            left = left_in_play(system, self.tr("At most"), self.tr("Left"))
        return left or attributes_of(system)

    def _new_numbers(self, shown: Sequence[str] = ()) -> GrowingNumbers:
        """Return the numbers below the table: the important ones, but what stands in it already."""
        table, system = self._table(), self._begun.system
        above = set() if table is None else set(table.addresses(system))
        return GrowingNumbers(self._begun, [each for each in important(system, shown) if each not in above])

    def _open_face(self, face: PortraitView) -> None:
        """Let a circle take pictures; of who is made already they are changed on the sheet."""
        face.setEnabled(self._is_creation)
        if self._is_creation:
            self.portraits.serve(face)
        else:
            face.setToolTip("")

    def _show_face(self, portrait: str | None, name: str) -> None:
        """Show the portrait, or the first letter of the name; a picture is read once."""
        if self._face_of == (portrait, name):
            return
        self._face_of = (portrait, name)
        picture = None if portrait is None else small_picture(portrait)
        shown = None if picture is None else QPixmap.fromImage(picture)
        for face in (self.growing.face, self._head):
            face.show_picture(shown, name)

    def aim(self, plan: Plan) -> None:
        """Take a forecast: which numbers matter, and which are not waited for."""
        self.numbers = self._new_numbers(plan.shown)
        if plan.goal is not None:
            self.numbers.aim(plan.goal)
        self.growing = self._new_growing()

    def show_sheet(
        self, sheet: Sheet, edits: Sequence[Edit], comparison: Comparison | None, person: str, portrait: str | None
    ) -> None:
        """Show the numbers with the answers as they stand, and the answers that are weighed.

        Args:
            sheet: The character as the procedure has it.
            edits: What the answers would write as they stand.
            comparison: What is weighed, or None.
            person: A line on who it is.
            portrait: The picture, as in a document, or None.
        """
        self._sheet = sheet
        trial = with_edits(sheet, edits) if edits else sheet
        self._show_face(portrait, trial.character.name)
        self.growing.show_sheet(trial, person)
        if comparison is None:
            self.comparison.show_comparison("", (), -1, ())
            return
        if comparison.is_step:
            self.growing.show_gains(self.numbers.gains(trial, comparison.edits[0]), comparison.title)
            self.comparison.show_comparison("", (), -1, ())
            return
        lines = self.numbers.compare(trial if comparison.is_on_top else sheet, comparison)
        self.comparison.show_comparison(comparison.title, comparison.heads, comparison.current, lines)

    def take_apart(self, looked: Looked | None, edits: Sequence[Edit]) -> None:
        """Show what the number of a place is made of, with the answers as they stand.

        Args:
            looked: The place, or None.
            edits: What the answers would write.
        """
        trial = with_edits(self._sheet, edits) if edits and looked is not None else self._sheet
        self.breakdown.show_place(looked, trial)
        self.growing.show_feeders(trial, looked)

    def explain(self, address: str) -> None:
        """Say why a number is what it is."""
        try:
            self.why.show_explanation(self._sheet, self._sheet.explain(address))
        except QuireError as error:
            self.trouble.emit(error.message)
