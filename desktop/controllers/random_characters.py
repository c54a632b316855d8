"""Offers another random character beside the name of one that was just made, and makes it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Slot

from core.character.membership import Membership
from core.errors import QuireError
from core.procedures.driver import Driver
from desktop import tasks
from desktop.controllers.sheets_controller import SheetsController
from desktop.frame.main_window import MainWindow
from desktop.library.library_service import LibraryService
from desktop.sheet.sheet_view import SheetView
from desktop.wizard.procedure_run import (
    ProcedureResult,
    ProcedureSetup,
    add_new_character,
    run_at_random,
    set_up_creation,
)


class RandomCharacters(QObject):
    """Replaces random characters by other ones, until they are changed; the replaced ones go to the trash.

    Args:
        window: The main window; it shows messages.
        service: The library.
        sheets: The open characters.
    """

    def __init__(self, window: MainWindow, service: LibraryService, sheets: SheetsController) -> None:
        super().__init__(window)
        self._window = window
        self._service = service
        self._sheets = sheets
        self._setups: dict[str, ProcedureSetup] = {}
        self._replaced = ""

    def remember(self, character_id: str, setup: ProcedureSetup) -> None:
        """Remember how a random character was set up; `offer` then offers another one like it."""
        self._setups[character_id] = setup

    def offer(self, view: SheetView) -> None:
        """Offer another one beside the name, if the character was made at random just now."""
        if view.character.id in self._setups:
            view.offer_another()
            view.another_requested.connect(self._on_another)

    @Slot()
    def _on_another(self) -> None:
        view = self.sender()
        if not isinstance(view, SheetView) or self._replaced:
            return
        self._replaced = view.character.id
        like = self._setups[self._replaced]
        again = partial(
            set_up_creation,
            like.game,
            like.sheet.character.name,
            like.setting,
            "",
            campaign=Membership.of(like.sheet.character),
        )
        self._service.run(self, again, self._on_set_up, self._on_failed)

    def _on_set_up(self, setup: ProcedureSetup) -> None:
        tasks.run(self, partial(run_at_random, setup), partial(self._on_run, setup), self._on_failed)

    def _on_run(self, setup: ProcedureSetup, driver: Driver) -> None:
        done = partial(self._on_made, setup)
        self._service.change(self, partial(add_new_character, driver), done, self._on_failed)

    def _on_made(self, setup: ProcedureSetup, outcome: ProcedureResult) -> None:
        before, self._replaced = self._replaced, ""
        self._setups.pop(before, None)
        self._sheets.close({before})
        self._service.change(self, lambda library: library.trash(before), None, self._on_failed)
        self.remember(outcome.character_id, setup)
        self._sheets.open(outcome.character_id)

    def _on_failed(self, error: QuireError) -> None:
        self._replaced = ""
        self._window.show_message(error.message)
