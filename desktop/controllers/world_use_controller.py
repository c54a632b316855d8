"""Tries a world, and brings its characters to its present version.

*Make a character here*, *Roll 100* and *Update characters…* of a world's tab, its menu and the foot of its entries.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from core.errors import QuireError
from core.registry import Game
from core.world_updates import AppliedUpdate, LivingWorld, apply_updates, read_setting, undo_update
from desktop import tasks
from desktop.controllers.sheets_controller import SheetsController
from desktop.controllers.world_uses import WorldUses
from desktop.frame.main_window import MainWindow
from desktop.library.library_service import LibraryService
from desktop.wizard.procedure_run import (
    ProcedureResult,
    ProcedureSetup,
    add_new_character,
    run_at_random,
    set_up_creation,
)
from desktop.world_use.rolls_dialog import WorldRollsDialog
from desktop.world_use.update_dialog import UpdateCharactersDialog
from desktop.world_use.update_facts import CharacterUpdate

if TYPE_CHECKING:
    from core.content.setting import Setting
    from core.procedures.driver import Driver
    from desktop.world.world_view import WorldView


class WorldUseController(QObject):
    """Connects worlds with the characters that are made with them.

    Args:
        window: The main window.
        service: The library.
        sheets: The open documents.
        begin: Begins the creation of a character; called with its `ProcedureSetup`.
    """

    def __init__(
        self,
        window: MainWindow,
        service: LibraryService,
        sheets: SheetsController,
        begin: Callable[[ProcedureSetup], object],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._service = service
        self._sheets = sheets
        self._begin_creation = begin

    @Slot(object)
    def add_view(self, view: WorldView) -> None:
        """Connect the tab of a world."""
        uses = WorldUses(view, self._window, self._service)
        uses.foot.character_chosen.connect(self._sheets.open)
        uses.update_wanted.connect(partial(self.update_characters, view.character.id, view.character.title))
        view.character_wanted.connect(partial(self.make_character, view))
        view.roll_wanted.connect(partial(self.roll, view))

    # ------------------------------------------------------------------------------------------------ trying a world

    def make_character(self, view: WorldView) -> None:
        """Start the wizard with a world as it is being edited."""
        self._read(view, self._begin)

    def _begin(self, of: Game, setting: Setting) -> None:
        begin = partial(set_up_creation, of, "", setting, "")
        self._service.run(self, begin, self._on_set_up, self._on_failed)

    def _on_set_up(self, setup: ProcedureSetup) -> None:
        self._begin_creation(setup)

    def roll(self, view: WorldView) -> None:
        """Make a hundred characters with a world as it is being edited, and show what came out."""
        self._read(view, self._show_rolls)

    def _show_rolls(self, of: Game, setting: Setting) -> None:
        dialog = WorldRollsDialog(of, setting, self._window)
        dialog.kept.connect(partial(self._keep, of, setting))
        self._window.open_dialog(dialog)

    def _keep(self, of: Game, setting: Setting, seed: str) -> None:
        """Make a rolled character again, add it to the library and open it."""
        if not self._service.is_refused():
            self._service.run(self, partial(set_up_creation, of, "", setting, seed), self._on_kept, self._on_failed)

    def _on_kept(self, setup: ProcedureSetup) -> None:
        tasks.run(self, partial(run_at_random, setup), self._on_run, self._on_failed)

    def _on_run(self, driver: Driver) -> None:
        self._service.change(self, partial(add_new_character, driver), self._on_made, self._on_failed)

    def _on_made(self, outcome: ProcedureResult) -> None:
        self._sheets.open(outcome.character_id)

    def _read(self, view: WorldView, then: Callable[[Game, Setting], None]) -> None:
        """Read the sound entries of a world on the library's thread, and then use them."""
        view.panel.keep_unread()
        view.character.leave_field()
        of, character = view.game, view.character
        id_ = character.id if character.library is not None else ""
        read = partial(read_setting, character.sheet.character, of.system, id_, character.revision)
        self._service.run(self, read, partial(then, of), self._on_failed)

    def _on_failed(self, error: QuireError) -> None:
        self._window.show_message(error.message)

    # ------------------------------------------------------------------------------------------------------ updating

    def update_characters(self, world_id: str, name: str) -> None:
        """Ask which characters to bring to the present version of a world.

        Args:
            world_id: Id of the world's document.
            name: Its name.
        """
        if self._service.is_refused():
            return
        world = LivingWorld(world_id)
        dialog = UpdateCharactersDialog(name, world, self._service, self._window)
        dialog.decided.connect(partial(self._apply, world, name))
        self._window.open_dialog(dialog)

    def _apply(self, world: LivingWorld, name: str, updates: tuple[CharacterUpdate, ...]) -> None:
        for document in self._sheets.documents():
            document.leave_field()
        label = self.tr("Updated from {world}").format(world=name)
        work = partial(apply_updates, [each.source for each in updates], world, label)
        self._service.change(self, work, self._on_applied, self._on_failed, self.tr("Updating characters"))

    def _on_applied(self, applied: AppliedUpdate) -> None:
        self._reload(applied)
        text = self.tr("%n character(s) updated", "", len(applied.ids))
        self._window.toast.show_text(text, partial(self._undo, applied))

    def _undo(self, applied: AppliedUpdate) -> None:
        for document in self._sheets.documents():
            document.leave_field()
        self._service.change(self, partial(undo_update, applied), self._reload, self._on_failed)

    def _reload(self, applied: AppliedUpdate) -> None:
        for document in self._sheets.documents():
            if document.id in applied.ids:
                document.reload()
