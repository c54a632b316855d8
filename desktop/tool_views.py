"""Opens the print dialog, the odds and manual tabs, and the tour; imports each lazily."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from core.messages import Message
from desktop import theme
from desktop.library.library_service import LibraryService
from desktop.main_window import MainWindow
from desktop.settings import TOUR_SEEN, Settings
from desktop.tasks import Progress

if TYPE_CHECKING:
    from core.character.sheet import Sheet
    from core.store.library import Library
    from desktop.dice.favourites import Target
    from desktop.dice.odds_view import OddsView
    from desktop.help.help_view import HelpView
    from desktop.help.tour import Tour

MAX_PRINTED: Final = 500
"""Characters printed at once at most."""


class ToolViews(QObject):
    """Opens the tools that are not sheets.

    Args:
        window: The frame.
        service: The library.
        settings: The preferences.

    Signals:
        odds_opened: The odds tab was opened without dice.
    """

    odds_opened = Signal()

    def __init__(self, window: MainWindow, service: LibraryService, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._service = service
        self._settings = settings
        self._help: HelpView | None = None
        self._odds: OddsView | None = None
        self._tour: Tour | None = None
        window.tab_closed.connect(self._on_tab_closed)
        for name, slot in (
            ("print", self._on_print),
            ("odds", self._on_odds),
            ("manual", self.show_manual),
            ("tour", self.start_tour),
        ):
            window.set_action_handler(name, slot)

    # ------------------------------------------------------------------------------------------------------------ print

    @Slot()
    def _on_print(self) -> None:
        current = self._window.current
        if current is not None:
            current.leave_field()
            self.print_sheets([current.sheet])

    @Slot(object)
    def print_characters(self, ids: Sequence[str]) -> None:
        """Print characters of the library; refuse more than fit into memory."""
        if len(ids) > MAX_PRINTED:
            values = {"number": len(ids), "most": MAX_PRINTED}
            self._window.show_message(
                Message(
                    "too_many_to_print",
                    "{number} characters are selected, but at most {most} can be printed at once. Select fewer.",
                    values,
                )
            )
            return
        progress = Progress(self)
        task = partial(_load_sheets, tuple(ids), progress)
        label = self.tr("Reading the characters")
        self._service.run(self, task, self.print_sheets, label=label, progress=progress)

    def print_sheets(self, sheets: Sequence[Sheet]) -> None:
        """Open the print dialog for sheets."""
        from desktop.print.print_view import PrintView  # noqa: PLC0415 - imported lazily

        view = PrintView(sheets, self._settings, datetime.now().astimezone().date(), self._window)
        view.notice.connect(self._window.show_message)
        view.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        view.open()

    # ------------------------------------------------------------------------------------------------------------- odds

    @Slot()
    def _on_odds(self) -> None:
        self.show_odds("")

    @Slot(str, object)
    def show_odds(self, dice: str, target: Target | None = None) -> None:
        """Show the odds of dice, and of reaching a target; "" keeps the dice shown before."""
        from desktop.dice.odds_view import OddsView  # noqa: PLC0415 - as above

        is_new = self._odds is None
        if self._odds is None:
            self._odds = OddsView()
            self._window.add_tab(self._odds, self.tr("Odds"), theme.icon("chart"))
        self._window.bring_to_front(self._odds)
        if dice:
            self._odds.show_dice(dice, target)
        elif is_new:
            self.odds_opened.emit()

    # ------------------------------------------------------------------------------------------------------------- help

    @Slot()
    def show_manual(self) -> None:
        """Show the manual."""
        from desktop.help.help_view import HelpView  # noqa: PLC0415 - as above

        if self._help is None:
            self._help = HelpView()
            self._help.asked_action.connect(self._on_asked_action)
            self._window.add_tab(self._help, self.tr("Manual"), theme.icon("book"))
        self._window.bring_to_front(self._help)

    @Slot(str)
    def _on_asked_action(self, name: str) -> None:
        self._window.actions_by_name.action(name).trigger()

    @Slot()
    def start_tour(self) -> None:
        """Start the tour."""
        from desktop.help.tour import Tour  # noqa: PLC0415 - as above

        if self._tour is None:
            self._tour = Tour(self._window)
            self._tour.ended.connect(self._on_tour_ended)

    @Slot()
    def _on_tour_ended(self) -> None:
        self._tour = None
        self._settings.put(TOUR_SEEN, True)

    @Slot(QWidget)
    def _on_tab_closed(self, widget: QWidget) -> None:
        if widget is self._help:
            self._help = None
        elif widget is self._odds:
            self._odds = None


def _load_sheets(ids: tuple[str, ...], progress: Progress, library: Library) -> list[Sheet]:
    from desktop.sheet.open_character import load_character  # noqa: PLC0415 - as above

    sheets: list[Sheet] = []
    for id_ in ids:
        progress.advance(len(sheets), len(ids))
        sheets.append(load_character(id_, library).sheet)
    return sheets
