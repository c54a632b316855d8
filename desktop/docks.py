"""Creates the right docks on first use; connects them to the character and each other.

A dock's view is created when the dock is first visible, or when another view needs it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal, Slot

from desktop.lazy import LazyPart, import_in_background
from desktop.library.library_service import LibraryService
from desktop.main_window import MainWindow
from desktop.open_sheets import OpenSheets
from desktop.settings import Settings

if TYPE_CHECKING:
    from desktop.dice.dice_view import DiceView
    from desktop.explain.explain_view import ExplainView
    from desktop.explain.violations_view import ViolationsView
    from desktop.history.history_view import HistoryView
    from desktop.sheet.character_view import CharacterView
    from desktop.sheet.open_character import OpenCharacter

_MODULES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "why": "desktop.explain.explain_view",
        "violations": "desktop.explain.violations_view",
        "history": "desktop.history.history_view",
        "dice": "desktop.dice.dice_view",
    }
)


class Docks(QObject):
    """The docks on the right: explanation, violations, history and dice.

    Args:
        window: The frame.
        service: The library.
        sheets: The open characters.
        settings: The preferences.

    Signals:
        asked_odds: Odds were requested for these dice, and for reaching a `Target` or None.
    """

    asked_odds = Signal(str, object)

    def __init__(self, window: MainWindow, service: LibraryService, sheets: OpenSheets, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._service = service
        self._sheets = sheets
        self._settings = settings

        self._why = LazyPart(self._make_why, self._connect_why)
        self._violations = LazyPart(self._make_violations, self._connect_violations)
        self._history = LazyPart(self._make_history, self._connect_history)
        self._dice = LazyPart(self._make_dice, self._connect_dice)

    @property
    def why(self) -> ExplainView:
        """The explanation of a number."""
        return self._why.get()

    @property
    def violations(self) -> ViolationsView:
        """The rule violations of the current character."""
        return self._violations.get()

    @property
    def history(self) -> HistoryView:
        """The history of the current character."""
        return self._history.get()

    @property
    def dice(self) -> DiceView:
        """The dice tray and the roll log."""
        return self._dice.get()

    @Slot()
    def ask_odds(self) -> None:
        """Request the odds of the dice in the tray, if there are any."""
        if self._dice.part is not None:
            self._dice.part.ask_odds()

    def steps(self) -> tuple[Callable[[], None], ...]:
        """Return the jobs that fill the docks, each short enough for one event-loop turn."""
        return *(partial(self._fill_seen, name) for name in _MODULES), self._connect

    # ---------------------------------------------------------------------------------------------------------- filling

    def _lazy_parts(
        self,
    ) -> dict[str, LazyPart[ExplainView] | LazyPart[ViolationsView] | LazyPart[HistoryView] | LazyPart[DiceView]]:
        return {"why": self._why, "violations": self._violations, "history": self._history, "dice": self._dice}

    def _fill_seen(self, name: str) -> None:
        if self._window.is_dock_seen(name):
            self._on_dock_shown(name)

    @Slot(str)
    def _on_dock_shown(self, name: str) -> None:
        if name in _MODULES:
            import_in_background(self, _MODULES[name], self._lazy_parts()[name].get)

    @Slot(object)
    def _on_current(self, character: OpenCharacter | None) -> None:
        """Create the violations view even if its dock is hidden: the dock's title shows their number."""
        if character is not None:
            self._violations.get()

    def _add(self, name: str, view: CharacterView) -> None:
        self._window.add_dock(name, view)
        self._window.current_changed.connect(view.show_character)
        view.show_character(self._window.current)

    def _make_why(self) -> ExplainView:
        from desktop.explain.explain_view import ExplainView  # noqa: PLC0415 - imported lazily

        return ExplainView()

    def _connect_why(self, why: ExplainView) -> None:
        why.asked_why.connect(self._mark_on_sheet)
        why.asked_field.connect(self.go_to_field)
        why.asked_house_rule.connect(self.show_house_rules)
        self._add("why", why)

    def _make_violations(self) -> ViolationsView:
        from desktop.explain.violations_view import ViolationsView  # noqa: PLC0415 - as above

        return ViolationsView()

    def _connect_violations(self, violations: ViolationsView) -> None:
        violations.asked_field.connect(self.go_to_field)
        violations.asked_why.connect(self.explain)
        violations.counted.connect(self._on_counted)
        self._add("violations", violations)

    def _make_history(self) -> HistoryView:
        from desktop.history.history_view import HistoryView  # noqa: PLC0415 - as above

        return HistoryView(self._service)

    def _connect_history(self, history: HistoryView) -> None:
        self._add("history", history)

    def _make_dice(self) -> DiceView:
        from desktop.dice.dice_view import DiceView  # noqa: PLC0415 - as above

        return DiceView(self._service, self._settings, random.SystemRandom())

    def _connect_dice(self, dice: DiceView) -> None:
        dice.asked_odds.connect(self.asked_odds)
        self._add("dice", dice)

    @Slot()
    def reload_roll_log(self) -> None:
        """Reload the roll log, if it was created."""
        if self._dice.part is not None:
            self._dice.part.reload_log()

    # ---------------------------------------------------------------------------------------------------------- joining

    def _connect(self) -> None:
        self._window.dock_shown.connect(self._on_dock_shown)
        self._window.current_changed.connect(self._on_current)
        self._on_current(self._window.current)
        self._sheets.asked_why.connect(self.explain)
        self._sheets.asked_help.connect(self.show_field_help)
        for name, slot in (
            ("why", self._on_why),
            ("field_help", self._on_field_help),
            ("next_violation", self._on_next_violation),
            ("house_rules", self._on_house_rules),
            ("portrait", self._on_portrait),
            ("roll", self._on_roll),
            ("next_page", self._on_next_page),
            ("previous_page", self._on_previous_page),
        ):
            self._window.set_action_handler(name, slot)

    @Slot(str)
    def explain(self, address: str) -> None:
        """Explain a number of the current character."""
        self._window.show_dock("why")
        self.why.explain(address)
        self._mark_on_sheet(self.why.address)

    @Slot(str)
    def go_to_field(self, address: str) -> None:
        """Show a field on the sheet; explain the number instead if the sheet does not show it."""
        view = self._sheets.current_view
        if view is not None and not view.go_to(address):
            self.explain(address)

    @Slot(str)
    def _mark_on_sheet(self, address: str) -> None:
        view = self._sheets.current_view
        if view is not None:
            view.mark_explained(address)

    @Slot(int)
    def _on_counted(self, count: int) -> None:
        title = self.tr("Violations")
        self._window.set_dock_title("violations", f"{title}  {count}" if count else title)

    def _focused_address(self) -> str:
        view = self._sheets.current_view
        return "" if view is None else view.address_with_focus()

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

    @Slot(str)
    def show_field_help(self, address: str) -> None:
        """Show the help of a field or number of the current character."""
        self._window.show_dock("why")
        self.why.show_help(address)
        self._mark_on_sheet(self.why.address)

    @Slot()
    def _on_next_violation(self) -> None:
        self._window.show_dock("violations")
        self.violations.go_to_next()

    @Slot()
    def _on_portrait(self) -> None:
        view = self._sheets.current_view
        if view is not None:
            view.ask_for_portrait()

    @Slot()
    def _on_roll(self) -> None:
        self._window.show_dock("dice")
        self.dice.take_focus()

    @Slot()
    def _on_house_rules(self) -> None:
        self.show_house_rules("")

    @Slot(str)
    def show_house_rules(self, key: str) -> None:
        """Open the house rules of the current character.

        Args:
            key: The number to show first; "" for the first existing house rule.
        """
        from desktop.explain.house_rule_dialog import HouseRuleDialog  # noqa: PLC0415 - as above

        current = self._window.current
        if current is not None:
            current.leave_field()
            dialog = HouseRuleDialog(current, key, self._window)
            dialog.asked_why.connect(self.explain)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.open()

    @Slot()
    def _on_next_page(self) -> None:
        self._turn_pages(1)

    @Slot()
    def _on_previous_page(self) -> None:
        self._turn_pages(-1)

    def _turn_pages(self, by: int) -> None:
        view = self._sheets.current_view
        if view is not None and view.pages is not None and view.pages.count():
            view.pages.setCurrentIndex((view.pages.currentIndex() + by) % view.pages.count())
