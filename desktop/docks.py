"""Joins the docks: each shows the character in front, and their ways lead to the sheet and to each other."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Slot

from desktop.dice_view import DiceView
from desktop.explain_view import ExplainView
from desktop.history_view import HistoryView
from desktop.house_rule_dialog import HouseRuleDialog
from desktop.library_desk import LibraryDesk
from desktop.main_window import MainWindow
from desktop.open_sheets import OpenSheets
from desktop.settings import Settings
from desktop.violations_view import ViolationsView


class Docks(QObject):
    """The docks at the right.

    Args:
        window: The frame.
        desk: The library.
        sheets: The open characters.
        settings: What the person prefers.
    """

    why: ExplainView
    violations: ViolationsView
    history: HistoryView
    dice: DiceView

    def __init__(self, window: MainWindow, desk: LibraryDesk, sheets: OpenSheets, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._desk = desk
        self._sheets = sheets
        self._settings = settings

    def steps(self) -> tuple[Callable[[], None], ...]:
        """Give what is to be done to fill the docks, each short enough for one turn of the event loop."""
        return self._add_why, self._add_violations, self._add_history, self._add_dice, self._join

    def _add_why(self) -> None:
        self.why = ExplainView()
        self._add("why", self.why)

    def _add_violations(self) -> None:
        self.violations = ViolationsView()
        self._add("violations", self.violations)

    def _add_history(self) -> None:
        self.history = HistoryView(self._desk)
        self._add("history", self.history)

    def _add_dice(self) -> None:
        self.dice = DiceView(self._desk, self._settings, random.SystemRandom())
        self._add("dice", self.dice)

    def _add(self, name: str, view: ExplainView | ViolationsView | HistoryView | DiceView) -> None:
        self._window.add_dock(name, view)
        self._window.current_changed.connect(view.show_character)

    def _join(self) -> None:
        self._sheets.asked_why.connect(self.explain)
        self.why.asked_why.connect(self._hold)
        self.why.asked_field.connect(self.go_to_field)
        self.why.asked_house_rule.connect(self.show_house_rules)
        self.violations.asked_field.connect(self.go_to_field)
        self.violations.asked_why.connect(self.explain)
        self.violations.counted.connect(self._on_counted)
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
        """Explain a number of the character in front."""
        self._window.show_dock("why")
        self.why.explain(address)
        self._hold(self.why.address)

    @Slot(str)
    def go_to_field(self, address: str) -> None:
        """Show a place on the sheet; what the sheet does not show is explained instead."""
        view = self._sheets.current_view
        if view is not None and not view.go_to(address):
            self.explain(address)

    @Slot(str)
    def _hold(self, address: str) -> None:
        view = self._sheets.current_view
        if view is not None:
            view.hold(address)

    @Slot(int)
    def _on_counted(self, count: int) -> None:
        title = self.tr("Violations")
        self._window.name_dock("violations", f"{title}  {count}" if count else title)

    def _address(self) -> str:
        view = self._sheets.current_view
        return "" if view is None else view.address_with_focus()

    @Slot()
    def _on_why(self) -> None:
        address = self._address()
        if address:
            self.explain(address)

    @Slot()
    def _on_field_help(self) -> None:
        address = self._address()
        if address:
            self._window.show_dock("why")
            self.why.show_help(address)
            self._hold(self.why.address)

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
        self.dice.start()

    @Slot()
    def _on_house_rules(self) -> None:
        self.show_house_rules("")

    @Slot(str)
    def show_house_rules(self, key: str) -> None:
        """Open the house rules of the character in front.

        Args:
            key: The number to begin with; "" for the first rule that there is.
        """
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
