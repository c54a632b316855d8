"""Opens wizard windows (creation, procedures, resumed drafts) and popovers, and applies their results.

Each wizard has a window of its own, as it needs the whole width; closing it keeps the draft. Small procedures are asked
in a popover over the page, or carried out at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Slot
from PySide6.QtWidgets import QWidget

from core.character.json_values import Json
from core.errors import QuireError
from core.messages import Message
from core.procedures.driver import Driver
from core.store.records import Origin
from desktop.controllers.close_guard import Closable
from desktop.controllers.popover_controller import PopoverController
from desktop.controllers.random_characters import RandomCharacters
from desktop.controllers.sheets_controller import SheetsController
from desktop.controllers.side_window_controllers import SideWindowController
from desktop.frame.main_window import MainWindow
from desktop.library.library_service import LibraryService
from desktop.settings import Settings
from desktop.sheet.open_character import OpenCharacter
from desktop.theme import px
from desktop.wizard.new_character_view import NewCharacterView
from desktop.wizard.procedure_run import (
    LoadedDraft,
    ProcedureResult,
    ProcedureRun,
    ProcedureSetup,
    load_draft,
    set_up_procedure,
)
from desktop.wizard.procedure_view import ProcedureView

_PAGE_SIZE: Final = 920, 560
"""Size of the page before creation, which shows all games and the details of one without scrolling."""


class WizardController(SideWindowController):
    """Opens wizards and applies their results.

    Args:
        window: The main window; it shows messages.
        service: The library.
        sheets: The open characters.
        may_close: As for `SideWindowController`.
        settings: The preferences (real dice).

    Attributes:
        popovers: The small procedures, which need no window of their own.
    """

    def __init__(
        self,
        window: MainWindow,
        service: LibraryService,
        sheets: SheetsController,
        may_close: Callable[[QWidget, Sequence[Closable]], bool],
        settings: Settings,
    ) -> None:
        super().__init__(window, service, sheets, may_close)
        self._settings = settings
        self._waiting: dict[str, tuple[ProcedureView, ProcedureResult]] = {}
        self._created_id = ""
        self.popovers = PopoverController(window, service, sheets, settings)
        self.popovers.outgrown.connect(self._on_outgrown)
        self.randoms = RandomCharacters(window, service, sheets)
        sheets.opened.connect(self._on_sheet_opened)

    @property
    def runs(self) -> list[ProcedureRun]:
        """The procedures running in them."""
        return [view.run for view in self._windows.views(ProcedureView)]

    def new_character(self, campaign: str = "") -> None:
        """Open the page before creation; the game of the current character is selected.

        Args:
            campaign: Id of the campaign whose game, world and rules are chosen; "" for none.
        """
        current = self._sheets.current_view
        game = "" if current is None else current.character.sheet.system.id
        view = NewCharacterView(self._service, game, campaign)
        view.started.connect(self._on_began)
        view.created.connect(self._on_made)
        view.asked_draft.connect(self._on_asked_draft)
        view.left.connect(self._on_left)
        view.trouble.connect(self._window.show_message)
        self._windows.show(view, self.tr("New character"), size=QSize(*map(px, _PAGE_SIZE)))

    def begin(self, setup: ProcedureSetup) -> bool:
        """Begin the creation of a character; return whether it could be begun."""
        try:
            run = ProcedureRun(setup, self._service)
        except QuireError as error:
            self._show_error(error)
            return False
        self._show_run(run)
        return True

    def start(self, character_id: str, procedure: str, anchor: QWidget | None = None) -> None:
        """Start a procedure with an open character: in a popover if it is a small one, else in the wizard.

        Args:
            character_id: The character.
            procedure: Key of the procedure.
            anchor: The widget that asked for it, where a popover points; None for menus and the palette.
        """
        character = self._character(character_id)
        try:
            beginning = set_up_procedure(character.sheet, procedure, character_id, character.setting.setting)
            if beginning.procedure.is_popover:
                self.popovers.open(character, procedure, anchor)
                return
            run = ProcedureRun(beginning, self._service)
        except QuireError as error:
            self._show_error(error)
            return
        self._show_run(run)

    def run_at_once(self, character_id: str, procedure: str, answers: Mapping[str, Json]) -> Message | None:
        """Carry out a procedure as one edit, without asking; a toast says what was done.

        Args:
            character_id: The character.
            procedure: Key of the procedure.
            answers: Answers by the keys of their requests; defaults and Quire's dice answer the rest.

        Returns:
            Why it was refused, in a sentence to show where it was asked for; None if it was done.
        """
        return self.popovers.run_at_once(self._character(character_id), procedure, answers)

    def _character(self, character_id: str) -> OpenCharacter:
        character = self._sheets.character(character_id)
        if character is None:
            raise LookupError(f"{character_id} is not open")
        return character

    @Slot(str)
    def resume_draft(self, draft_id: str) -> None:
        """Resume a draft; if it is open already, bring its window to the front."""
        for view in self._windows.views(ProcedureView):
            if view.run.draft_id == draft_id:
                self._windows.bring_forward(view)
                return
        self._service.run(self, partial(load_draft, draft_id), self._on_draft_loaded, self._show_error)

    def save(self) -> None:
        """Save every draft."""
        for view in self._windows.views(ProcedureView):
            view.save()

    @Slot(object, object)
    def _on_outgrown(self, setup: ProcedureSetup, driver: Driver) -> None:
        """Continue in the wizard what needs more room than a popover has."""
        self._show_run(ProcedureRun(setup, self._service, driver=driver))

    def _show_run(self, run: ProcedureRun) -> None:
        view = ProcedureView(run, types_dice=self._settings.types_dice)
        view.finished.connect(self._on_finished)
        view.left.connect(self._on_left)
        window = self._windows.show(view, run.title)
        window.may_close = lambda: self._may_close(window, [run])
        window.release = view.save

    # --------------------------------------------------------------------------------------------------- what happens

    @Slot(object)
    def _on_began(self, beginning: ProcedureSetup) -> None:
        page = self.sender()
        if self.begin(beginning):
            self._windows.close(page)

    @Slot(object)
    def _on_made(self, outcome: ProcedureResult) -> None:
        page = self.sender()
        if isinstance(page, NewCharacterView) and page.random_setup is not None:
            self.randoms.remember(outcome.character_id, page.random_setup)
        self._windows.close(page)
        self._open_created(outcome.character_id)

    @Slot(str)
    def _on_asked_draft(self, draft_id: str) -> None:
        self._windows.close(self.sender())
        self.resume_draft(draft_id)

    def _on_draft_loaded(self, loaded: LoadedDraft) -> None:
        try:
            run = ProcedureRun(loaded.setup, self._service, loaded.draft)
        except QuireError as error:
            self._show_error(error)
            return
        if loaded.setup.character_id:
            self._sheets.open(loaded.setup.character_id)
        self._show_run(run)

    @Slot(object)
    def _on_finished(self, outcome: ProcedureResult) -> None:
        view = self.sender()
        if outcome.is_new:
            self._open_created(outcome.character_id)
            self._windows.close(view)
        elif isinstance(view, ProcedureView):
            self._apply(view, outcome)

    def _apply(self, view: ProcedureView, outcome: ProcedureResult) -> None:
        """Apply the result to the open character; opens it first if necessary."""
        character = self._sheets.character(outcome.character_id)
        if character is None:
            self._waiting[outcome.character_id] = (view, outcome)
            self._sheets.open(outcome.character_id)
            return
        try:
            if outcome.batch.edits:
                character.leave_field()
                character.push(outcome.batch, source=Origin.PROCEDURE)
                self.popovers.sessions.note(character, outcome.procedure)
        except QuireError as error:
            self._show_error(error)
            return
        view.run.complete()
        self._windows.close(view)

    def _open_created(self, character_id: str) -> None:
        """Open a character that was just created; its sheet gets the keyboard focus."""
        self._window.activateWindow()
        self._created_id = character_id
        self._sheets.open(character_id)

    @Slot(str)
    def _on_sheet_opened(self, character_id: str) -> None:
        """Apply the result that was waiting for a character to be opened; focus the sheet of a new one."""
        waiting = self._waiting.pop(character_id, None)
        if waiting is not None:
            self._apply(*waiting)
        view = self._sheets.view_of(character_id)
        if view is not None:
            self.randoms.offer(view)
        if view is not None and character_id == self._created_id:
            self._created_id = ""
            view.focus_page_tabs()
