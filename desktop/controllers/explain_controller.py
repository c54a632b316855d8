"""Explanations, rule violations and house rules of the current character: the docks at the right and their actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from desktop.controllers.lazy import LazyDock
from desktop.controllers.sheets_controller import SheetsController
from desktop.frame.main_window import MainWindow

if TYPE_CHECKING:
    from desktop.explain.explain_view import ExplainView
    from desktop.explain.violations_view import ViolationsView
    from desktop.sheet.open_character import OpenCharacter
    from desktop.sheet.sheet_view import SheetView


class ExplainController(QObject):
    """Explains numbers, lists violations and edits house rules.

    Args:
        window: The frame.
        sheets: The open characters.

    Signals:
        campaign_requested: The rules of a character's campaign were requested; the campaign's id.
    """

    campaign_requested = Signal(str)

    def __init__(self, window: MainWindow, sheets: SheetsController) -> None:
        super().__init__(window)
        self._window = window
        self._sheets = sheets
        self._why = LazyDock(window, "why", "desktop.explain.explain_view", self._make_why)
        self._violations = LazyDock(window, "violations", "desktop.explain.violations_view", self._make_violations)
        sheets.sheet_added.connect(self._on_sheet_added)
        for name, slot in (
            ("why", self._on_why),
            ("field_help", self._on_field_help),
            ("next_violation", self._on_next_violation),
            ("house_rules", self._on_house_rules),
        ):
            window.set_action_handler(name, slot)

    @property
    def why(self) -> ExplainView:
        """The explanation of a number."""
        return self._why.get()

    @property
    def violations(self) -> ViolationsView:
        """The rule violations of the current character."""
        return self._violations.get()

    def steps(self) -> tuple[Callable[[], None], ...]:
        """Return the jobs that fill the docks, each short enough for one event-loop turn."""
        return self._why.fill_if_seen, self._violations.fill_if_seen, self._follow_current

    # ---------------------------------------------------------------------------------------------------------- actions

    @Slot(str)
    def explain(self, address: str) -> None:
        """Explain a number of the current character."""
        self._why.open().explain(address)
        self._mark_on_sheet(self.why.address)

    @Slot(str)
    def go_to_field(self, address: str) -> None:
        """Show a field on the sheet; explain the number instead if the sheet does not show it."""
        view = self._sheets.current_view
        if view is not None and not view.go_to(address):
            self.explain(address)

    @Slot(str)
    def show_field_help(self, address: str) -> None:
        """Show the help of a field or number of the current character."""
        self._why.open().show_help(address)
        self._mark_on_sheet(self.why.address)

    @Slot(str)
    def show_house_rules(self, key: str) -> None:
        """Open the house rules of the current character.

        Args:
            key: The number to show first; "" for the first existing house rule.
        """
        from desktop.explain.house_rule_dialog import HouseRuleDialog  # noqa: PLC0415 - rarely needed

        current = self._window.current
        if current is not None:
            current.leave_field()
            dialog = HouseRuleDialog(current, key, self._window)
            dialog.asked_why.connect(self.explain)
            dialog.asked_campaign.connect(self.campaign_requested)
            self._window.open_dialog(dialog)

    @Slot()
    def _on_why(self) -> None:
        address = self._focused_address()
        if address:
            self.explain(address)

    @Slot()
    def _on_field_help(self) -> None:
        address = self._focused_address()
        if address:
            self.show_field_help(address)

    @Slot()
    def _on_next_violation(self) -> None:
        self._violations.open().go_to_next()

    @Slot()
    def _on_house_rules(self) -> None:
        self.show_house_rules("")

    def _focused_address(self) -> str:
        view = self._sheets.current_view
        return "" if view is None else view.address_with_focus()

    # ------------------------------------------------------------------------------------------------- views and sheets

    def _make_why(self) -> ExplainView:
        from desktop.explain.explain_view import ExplainView  # noqa: PLC0415 - imported lazily

        why = ExplainView()
        why.asked_why.connect(self._mark_on_sheet)
        why.asked_field.connect(self.go_to_field)
        why.asked_house_rule.connect(self.show_house_rules)
        return why

    def _make_violations(self) -> ViolationsView:
        from desktop.explain.violations_view import ViolationsView  # noqa: PLC0415 - imported lazily

        violations = ViolationsView()
        violations.asked_field.connect(self.go_to_field)
        violations.asked_why.connect(self.explain)
        violations.counted.connect(self._on_counted)
        return violations

    def _follow_current(self) -> None:
        self._window.current_changed.connect(self._on_current)
        self._on_current(self._window.current)

    @Slot(object)
    def _on_current(self, character: OpenCharacter | None) -> None:
        """Create the violations view even if its dock is hidden: the dock's title shows their number."""
        if character is not None:
            self._violations.get()

    @Slot(object)
    def _on_sheet_added(self, view: SheetView) -> None:
        view.explain_requested.connect(self.explain)
        view.help_requested.connect(self.show_field_help)

    @Slot(str)
    def _mark_on_sheet(self, address: str) -> None:
        view = self._sheets.current_view
        if view is not None:
            view.mark_explained(address)

    @Slot(int)
    def _on_counted(self, count: int) -> None:
        title = self.tr("Violations")
        self._window.set_dock_title("violations", f"{title}  {count}" if count else title)
