"""Opens small procedures in popovers, or carries them out at once; either is one edit, with a toast that undoes it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from core.character.edits import Batch
from core.character.json_values import Json
from core.errors import QuireError
from core.messages import Message
from core.procedures.driver import Driver
from core.procedures.transcript import RollRecord
from core.store.records import LoggedRoll, Origin
from core.store.roll_conversion import to_logged_rolls
from desktop.controllers.session_notes import SessionNotes
from desktop.controllers.sheets_controller import SheetsController
from desktop.frame.main_window import MainWindow
from desktop.library.library_service import LibraryService
from desktop.messages import translator_of
from desktop.settings import Settings
from desktop.sheet.open_character import OpenCharacter
from desktop.sheet.undo_stack import UndoEntry
from desktop.wizard.procedure_popover import PopoverResult, ProcedurePopover
from desktop.wizard.procedure_run import ProcedureSetup, set_up_procedure

if TYPE_CHECKING:
    from core.procedures.procedure import Procedure
    from core.store.library import Library


class PopoverController(QObject):
    """Opens popovers of procedures and applies their results.

    Args:
        window: The main window.
        service: The library; it logs the rolls.
        sheets: The open characters.
        settings: The preferences (real dice).

    Attributes:
        sessions: Notes awards in today's sessions.

    Signals:
        outgrown: A procedure needs more room; its `ProcedureSetup`, and the `Driver` with the answers so far.
    """

    outgrown = Signal(object, object)

    def __init__(
        self, window: MainWindow, service: LibraryService, sheets: SheetsController, settings: Settings
    ) -> None:
        super().__init__(window)
        self._settings = settings
        self._window = window
        self._service = service
        self._sheets = sheets
        self._kept: dict[tuple[str, str], Mapping[str, Json]] = {}
        self._applied: tuple[OpenCharacter, UndoEntry, str] | None = None
        self.popover: ProcedurePopover | None = None
        self.sessions = SessionNotes(window, service)
        sheets.closed.connect(self._on_sheet_closed)
        window.current_changed.connect(self._on_current_changed)

    # ---------------------------------------------------------------------------------------------------- popovers

    def open(self, character: OpenCharacter, procedure: str, anchor: QWidget | None) -> None:
        """Open a procedure in a popover.

        Args:
            character: The open character.
            procedure: Key of the procedure.
            anchor: The widget where it points, or None.

        Raises:
            QuireError: It cannot be started.
        """
        self.close()
        set_up = partial(_set_up, character, procedure)
        kept = self._kept.get((character.id, procedure), {})
        popover = ProcedurePopover(self._window, set_up, kept, types_dice=self._settings.types_dice)
        try:
            popover.start()
        except QuireError:
            popover.deleteLater()
            raise
        self.popover = popover
        popover.finished.connect(partial(self._on_finished, character))
        popover.outgrown.connect(partial(self._on_outgrown, popover))
        popover.dismissed.connect(partial(self._on_dismissed, popover))
        character.changed.connect(popover.on_character_changed)
        if popover.is_outgrown:
            popover.continue_elsewhere()
            return
        popover.open_at(anchor if anchor is not None and isValid(anchor) else None, self._sheets.view_of(character.id))
        popover.take_focus()

    def close(self) -> None:
        """Close the popover that is open."""
        if self.popover is not None:
            self.popover.dismiss()

    def _release(self, popover: ProcedurePopover) -> None:
        """Keep what was typed, and let the popover go."""
        self._kept[popover.setup.character_id, popover.setup.procedure.key] = popover.kept
        popover.deleteLater()
        if self.popover is popover:
            self.popover = None

    def _on_dismissed(self, popover: ProcedurePopover) -> None:
        self._release(popover)

    def _on_outgrown(self, popover: ProcedurePopover, setup: ProcedureSetup, driver: Driver) -> None:
        self._release(popover)
        self.outgrown.emit(setup, driver)

    def _on_finished(self, character: OpenCharacter, result: PopoverResult) -> None:
        popover = self.popover
        try:
            self._apply(character, result.batch, result.setup.procedure)
        except QuireError as error:
            self._window.show_message(error.message)
        else:
            self._log(result.setup, result.rolls)
        if popover is not None and popover.isHidden():
            self._release(popover)

    @Slot(str)
    def _on_sheet_closed(self, character_id: str) -> None:
        """Forget what was typed for a character whose sheet is closed."""
        if self.popover is not None and self.popover.setup.character_id == character_id:
            self.close()
        self._kept = {key: typed for key, typed in self._kept.items() if key[0] != character_id}

    @Slot()
    def _on_current_changed(self) -> None:
        """Close the popover of a sheet that is no longer in front."""
        popover, current = self.popover, self._window.current
        if popover is not None and (current is None or current.id != popover.setup.character_id):
            self.close()

    # ---------------------------------------------------------------------------------------------------- carrying out

    def run_at_once(self, character: OpenCharacter, procedure: str, answers: Mapping[str, Json]) -> Message | None:
        """Carry out a procedure as one edit, without asking.

        Args:
            character: The open character.
            procedure: Key of the procedure.
            answers: Answers by the keys of their requests; defaults and Quire's dice answer the rest.

        Returns:
            Why it was refused, or None.
        """
        self.close()
        try:
            setup = _set_up(character, procedure)
            driver = Driver(setup.procedure, setup.situation, setup.seed)
            driver.run_auto(answers)
            (batch,) = driver.outcome
            self._apply(character, batch, setup.procedure)
        except QuireError as error:
            return error.message
        self._log(setup, driver.rolls)
        return None

    def _apply(self, character: OpenCharacter, batch: Batch, procedure: Procedure) -> None:
        """Apply edits as one, note an award in today's session, and say so in a toast."""
        if not batch.edits:
            return
        character.leave_field()
        character.push(batch, source=Origin.PROCEDURE)
        self.sessions.note(character, procedure)
        entry = character.undo_stack.last
        if entry is None:
            return
        self._forget()
        self._applied = character, entry, entry.text
        character.undo_stack.changed.connect(self._on_undo_stack_changed)
        self._window.toast.show_text(entry.text, self._undo)

    def _undo(self) -> None:
        """Undo what the toast says, if nothing was done since."""
        if self._applied is not None:
            character, entry, _ = self._applied
            if character.undo_stack.last is entry:
                character.undo_stack.undo()

    @Slot()
    def _on_undo_stack_changed(self) -> None:
        """Take away a toast that names something that is not the last edit any more."""
        if self._applied is not None:
            character, entry, text = self._applied
            if character.undo_stack.last is not entry:
                self._forget()
                if self._window.toast.label.text() == text:
                    self._window.toast.dismiss()

    def _forget(self) -> None:
        if self._applied is not None:
            self._applied[0].undo_stack.changed.disconnect(self._on_undo_stack_changed)
            self._applied = None

    def _log(self, setup: ProcedureSetup, rolls: Iterable[RollRecord]) -> None:
        """Log the rolls, as the wizard does."""
        logged = to_logged_rolls(rolls, setup.character_id, translator_of(setup.game.id))
        if logged:
            self._service.change(self, partial(_add_rolls, logged), self._on_logged)

    def _on_logged(self, _nothing: object) -> None:
        self._sheets.rolls_logged.emit()


def _set_up(character: OpenCharacter, procedure: str) -> ProcedureSetup:
    return set_up_procedure(character.sheet, procedure, character.id, character.setting.setting)


def _add_rolls(rolls: tuple[LoggedRoll, ...], library: Library) -> None:
    library.rolls.add(*rolls)
