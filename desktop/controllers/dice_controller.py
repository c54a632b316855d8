"""The dice tray with the roll log, and the tab of odds."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from core.messages import Message
from desktop import theme
from desktop.controllers.lazy import LazyDock
from desktop.controllers.sheets_controller import SheetsController
from desktop.frame.main_window import MainWindow
from desktop.library.library_service import LibraryService
from desktop.settings import Settings

if TYPE_CHECKING:
    from desktop.dice.dice_view import DiceView
    from desktop.dice.favourites import Target
    from desktop.dice.odds_view import OddsView
    from desktop.sheet.roll_report import RollReport


class DiceController(QObject):
    """Rolls dice, keeps the log of rolls, shows odds.

    Args:
        window: The frame.
        service: The library.
        settings: The preferences.
        sheets: The open characters, whose rolls are logged.

    Signals:
        give_requested: The damage of the last roll is to be given to its foe; the `RollReport`.
        repeat_requested: The last roll is to be made again.
    """

    give_requested = Signal(object)
    repeat_requested = Signal()

    def __init__(
        self, window: MainWindow, service: LibraryService, settings: Settings, sheets: SheetsController
    ) -> None:
        super().__init__(window)
        self._window = window
        self._service = service
        self._settings = settings
        self._dice = LazyDock(window, "dice", "desktop.dice.dice_view", self._make_dice)
        self._odds: OddsView | None = None
        sheets.rolls_logged.connect(self.reload_roll_log)
        window.tab_closed.connect(self._on_tab_closed)
        window.set_action_handler("roll", self._on_roll)
        window.set_action_handler("odds", self._on_odds)
        window.set_action_handler("roll_number", self._on_roll_number)
        self._sheets = sheets

    @property
    def dice(self) -> DiceView:
        """The dice tray and the roll log."""
        return self._dice.get()

    def steps(self) -> tuple[Callable[[], None], ...]:
        """Return the jobs that fill the dock, each short enough for one event-loop turn."""
        return (self._dice.fill_if_seen,)

    @Slot()
    def reload_roll_log(self) -> None:
        """Reload the roll log, if it was created."""
        if self._dice.view is not None:
            self._dice.view.reload_log()

    @Slot(object)
    def show_report(self, report: RollReport) -> None:
        """Show in the dock what a sheet rolled, if the dock was created."""
        if self._dice.view is not None:
            self._dice.view.show_report(report)

    @Slot(str, object)
    def show_odds(self, dice: str, target: Target | None = None) -> None:
        """Show the odds of dice, and of reaching a target; "" for those of the tray, or those shown before."""
        from desktop.dice.odds_view import OddsView  # noqa: PLC0415 - imported lazily

        is_new = self._odds is None
        if self._odds is None:
            self._odds = OddsView()
            self._window.add_tab(self._odds, self.tr("Odds"), theme.icon("chart"))
        self._window.bring_to_front(self._odds)
        if dice:
            self._odds.show_dice(dice, target)
        elif is_new and self._dice.view is not None:
            self._dice.view.ask_odds()

    def _make_dice(self) -> DiceView:
        from desktop.dice.dice_view import DiceView  # noqa: PLC0415 - imported lazily

        dice = DiceView(self._service, self._settings, random.SystemRandom())
        dice.asked_odds.connect(self.show_odds)
        dice.last_roll.give_requested.connect(self.give_requested)
        dice.last_roll.repeat_requested.connect(self.repeat_requested)
        return dice

    @Slot()
    def _on_roll_number(self) -> None:
        """Roll the check of the number under the cursor, or say how to choose one."""
        view = self._sheets.current_view
        if view is not None and not view.roll_focused():
            template = "No check is rolled with this. Click a number of a check, such as a skill's, and try again."
            self._window.show_message(Message("no_check_here", template))

    @Slot()
    def _on_roll(self) -> None:
        self._dice.open().take_focus()

    @Slot()
    def _on_odds(self) -> None:
        self.show_odds("")

    @Slot(QWidget)
    def _on_tab_closed(self, widget: QWidget) -> None:
        if widget is self._odds:
            self._odds = None
