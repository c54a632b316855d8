"""Creates the controllers of all areas and connects them; imported after the first paint.

Wizards, fights and parties are created when they are first used.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QWidget

from core.character.json_values import Json
from core.messages import Message
from core.registry import is_conflict
from core.store.records import Draft
from desktop.controllers import close_guard
from desktop.controllers.campaign_controller import CampaignController
from desktop.controllers.close_guard import CloseChoice
from desktop.controllers.dice_controller import DiceController
from desktop.controllers.explain_controller import ExplainController
from desktop.controllers.find_controller import FindController
from desktop.controllers.help_controller import HelpController
from desktop.controllers.history_controller import HistoryController
from desktop.controllers.lazy import LazyPart, import_in_background
from desktop.controllers.library_controller import LibraryController
from desktop.controllers.palette_controller import PaletteController
from desktop.controllers.preferences_controller import PreferencesController
from desktop.controllers.print_controller import PrintController
from desktop.controllers.sheet_settings import find_foes
from desktop.controllers.sheets_controller import SheetsController
from desktop.controllers.world_controller import WorldController
from desktop.frame.file_drops import FileDrops
from desktop.frame.main_window import MainWindow
from desktop.gui_queue import GuiQueue
from desktop.library.library_service import LibraryService
from desktop.library.library_view import LibraryView
from desktop.notifications import LongWorkNotifier
from desktop.settings import Settings
from desktop.wizard.procedure_menus import ProcedureMenus

if TYPE_CHECKING:
    from desktop.controllers.fight_controller import FightController
    from desktop.controllers.file_controller import FileController
    from desktop.controllers.party_controller import PartyController
    from desktop.controllers.wizard_controller import WizardController
    from desktop.controllers.world_use_controller import WorldUseController
    from desktop.fight.fight_setup import FightPlan
    from desktop.party.party_members import PartyPlace
    from desktop.sheet.roll_report import RollReport
    from desktop.sheet.sheet_view import SheetView
    from desktop.wizard.procedure_run import ProcedureSetup
    from desktop.world.world_view import WorldView

_WIZARDS: Final = "desktop.controllers.wizard_controller"
_FIGHTS: Final = "desktop.controllers.fight_controller"
_PARTIES: Final = "desktop.controllers.party_controller"
_FILES: Final = "desktop.controllers.file_controller"
_WORLD_USE: Final = "desktop.controllers.world_use_controller"


class MainController(QObject):
    """Creates and connects the controllers.

    Args:
        window: The frame.
        service: The library.
        settings: The preferences.
        view: The library list.

    Signals:
        filled: All views are in place.
    """

    filled = Signal()

    def __init__(self, window: MainWindow, service: LibraryService, settings: Settings, view: LibraryView) -> None:
        super().__init__(window)
        self._window = window
        self._service = service
        self._settings = settings
        self.is_filled = False
        self._queue = GuiQueue(self)
        self._wizards = LazyPart(self._make_wizards)
        self._fights = LazyPart(self._make_fights)
        self._parties = LazyPart(self._make_parties)
        self._world_use = LazyPart(self._make_world_use)
        self._files = LazyPart(self._make_files)
        self.sheets = SheetsController(window, service, settings)
        self.worlds = WorldController(window, service, settings, self.sheets)
        self.explain = ExplainController(window, self.sheets)
        self.history = HistoryController(window, service)
        self.dice = DiceController(window, service, settings, self.sheets)
        self.printing = PrintController(window, service, settings, self.sheets)
        self.help = HelpController(window, service, settings)
        self.library = LibraryController(window, service, settings, view, self.sheets, self.printing.print_characters)
        self.campaigns = CampaignController(window, service, self.sheets, self.library.actions)
        self.library.actions.own_files_given.connect(self.open_files)
        FileDrops(window).dropped.connect(self.library.actions.import_files)
        self.preferences = PreferencesController(window, service, settings, self.library.show_backups)
        self.palette = PaletteController(
            window, service, self.sheets, self.explain, self.preferences, self.start_procedure
        )
        self.find = FindController(window, self.palette.find_on_sheet, self.library.search)
        self._notifier = LongWorkNotifier(window)
        self._notifier.activated.connect(window.activateWindow)
        self._reporter_id = ""
        self.dice.give_requested.connect(self._on_give)
        self.dice.repeat_requested.connect(self._on_repeat)
        self._menus = ProcedureMenus(window.procedures_menu, window.play_procedures_menu, self)

    @property
    def wizards(self) -> WizardController:
        """The wizards."""
        return self._wizards.get()

    @property
    def fights(self) -> FightController:
        """The fights."""
        return self._fights.get()

    @property
    def parties(self) -> PartyController:
        """The parties."""
        return self._parties.get()

    @property
    def world_use(self) -> WorldUseController:
        """What worlds do to characters."""
        return self._world_use.get()

    def fill(self) -> None:
        """Create the views, one per event-loop turn, so that the window stays responsive."""
        steps: tuple[Callable[[], None], ...] = (
            *self.library.steps(),
            *self.worlds.steps(),
            *self.campaigns.steps(),
            *self.explain.steps(),
            *self.history.steps(),
            *self.dice.steps(),
        )
        self._queue.add(*steps, self._connect, self._finish_filling)

    def _finish_filling(self) -> None:
        self.is_filled = True
        self.sheets.reopen()
        self.filled.emit()

    def _connect(self) -> None:
        """Connect the actions for new characters, fights, parties and procedures."""
        self._window.may_close = self.may_close
        for name, slot in (
            ("new_character", self._on_new_character),
            ("new_fight", self._on_new_fight),
            ("party", self._on_party),
        ):
            self._window.set_action_handler(name, slot)
        self.library.page.award_requested.connect(self._on_award_requested)
        self.library.view.draft_opened.connect(self._on_draft_opened)
        self.explain.campaign_requested.connect(self.campaigns.open_rules)
        self.campaigns.new_character_requested.connect(self._on_new_member)
        self.campaigns.draft_requested.connect(self._on_draft_requested)
        self.library.actions.draft_renamed.connect(self._on_draft_renamed)
        self.sheets.sheet_added.connect(self._on_sheet_added)
        self.worlds.view_added.connect(self._on_world_added)
        self.worlds.update_wanted.connect(self._on_update_wanted)
        self._menus.procedure_chosen.connect(self.start_procedure)
        for menu in (self._window.procedures_menu, self._window.play_procedures_menu):
            menu.aboutToShow.connect(self._on_procedures)
        self._window.current_changed.connect(self._on_procedures)
        self._on_procedures()

    # --------------------------------------------------------------------------------------------- lazily created parts

    def _make_wizards(self) -> WizardController:
        from desktop.controllers.wizard_controller import WizardController  # noqa: PLC0415 - imported lazily

        return WizardController(self._window, self._service, self.sheets, self._may_close_window, self._settings)

    def _make_fights(self) -> FightController:
        from desktop.controllers.fight_controller import FightController  # noqa: PLC0415 - imported lazily

        fights = FightController(self._window, self._service, self.sheets, self._may_close_window, self._selected_ids)
        fights.print_requested.connect(self.printing.print_fight)
        return fights

    def _make_parties(self) -> PartyController:
        from desktop.controllers.party_controller import PartyController  # noqa: PLC0415 - imported lazily

        parties = PartyController(
            self._window,
            self._service,
            self.sheets,
            self._may_close_window,
            self._selected_ids,
            self.dice.reload_roll_log,
        )
        parties.fight_requested.connect(self._on_fight_requested)
        parties.print_requested.connect(self.printing.print_party)
        return parties

    def _make_world_use(self) -> WorldUseController:
        from desktop.controllers.world_use_controller import WorldUseController  # noqa: PLC0415 - imported lazily

        return WorldUseController(self._window, self._service, self.sheets, self._begin_creation)

    def _make_files(self) -> FileController:
        from desktop.controllers.file_controller import FileController  # noqa: PLC0415 - imported lazily

        return FileController(self._window, self._service, self.sheets, self.library.actions, self.worlds.actions)

    @Slot(object)
    def open_files(self, files: Sequence[Path]) -> None:
        """Open files of characters and worlds."""
        import_in_background(self, _FILES, lambda: self._files.get().open(files))

    def _begin_creation(self, setup: ProcedureSetup) -> None:
        import_in_background(self, _WIZARDS, lambda: self.wizards.begin(setup))

    @Slot(object)
    def _on_world_added(self, view: WorldView) -> None:
        import_in_background(view, _WORLD_USE, lambda: self.world_use.add_view(view))

    @Slot(str, str)
    def _on_update_wanted(self, world_id: str, name: str) -> None:
        import_in_background(self, _WORLD_USE, lambda: self.world_use.update_characters(world_id, name))

    def _selected_ids(self) -> Sequence[str]:
        """Return the characters for a fight or a party: those selected in the library, else the current one."""
        selected = self.library.selected
        if len(selected) > 1 or not self.sheets.current_id:
            return selected
        return (self.sheets.current_id,)

    @Slot()
    def _on_new_character(self) -> None:
        if self._service.is_refused():
            return
        import_in_background(self, _WIZARDS, lambda: self.wizards.new_character())  # noqa: PLW0108 - lazily created

    @Slot(str)
    def _on_new_member(self, campaign: str) -> None:
        """Start a character of a campaign."""
        if not self._service.is_refused():
            import_in_background(self, _WIZARDS, lambda: self.wizards.new_character(campaign))

    @Slot(str)
    def _on_draft_requested(self, draft_id: str) -> None:
        """Resume a draft that a campaign lists."""
        if not self._service.is_refused():
            import_in_background(self, _WIZARDS, lambda: self.wizards.resume_draft(draft_id))

    @Slot()
    def _on_new_fight(self) -> None:
        if self._service.is_refused():
            return
        import_in_background(self, _FIGHTS, lambda: self.fights.new_fight())  # noqa: PLW0108 - lazily created

    @Slot(object)
    def _on_fight_requested(self, ids: Sequence[str]) -> None:
        """Set up a fight with some characters."""
        if not self._service.is_refused():
            import_in_background(self, _FIGHTS, lambda: self.fights.new_fight(ids))

    @Slot()
    def _on_party(self) -> None:
        import_in_background(self, _PARTIES, lambda: self.parties.show())  # noqa: PLW0108 - lazily created

    @Slot(object, QWidget)
    def _on_award_requested(self, ids: Sequence[str], anchor: QWidget) -> None:
        import_in_background(self, _PARTIES, lambda: self.parties.award(ids, anchor))

    @Slot(str, str)
    def start_procedure(self, id_: str, procedure: str, anchor: QWidget | None = None) -> None:
        """Start a procedure with an open character.

        Args:
            id_: The character.
            procedure: Key of the procedure.
            anchor: The widget that asked for it, where a popover points; None for menus and the palette.
        """
        if not self._service.is_refused():
            import_in_background(self, _WIZARDS, lambda: self.wizards.start(id_, procedure, anchor))

    @Slot(object)
    def _on_draft_opened(self, draft: Draft) -> None:
        """Resume a fight or a procedure."""
        if self._service.is_refused():
            return
        if is_conflict(draft.system, draft.procedure):
            import_in_background(self, _FIGHTS, lambda: self.fights.resume(draft.id))
        else:
            import_in_background(self, _WIZARDS, lambda: self.wizards.resume_draft(draft.id))

    def open_drafts(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the ids of the drafts that are open: of procedures with an answer, and of fights."""
        wizards, fights = self._wizards.part, self._fights.part
        return (
            () if wizards is None else tuple(run.draft_id for run in wizards.runs if run.has_content),
            () if fights is None else tuple(run.draft_id for run in fights.runs),
        )

    def shown_to_players(self) -> tuple[str, ...]:
        """Return the ids of the fights that players' screens show."""
        return () if self._fights.part is None else self._fights.part.shown_to_players

    def planned_fights(self) -> tuple[FightPlan, ...]:
        """Return what the open pages before fights hold."""
        return () if self._fights.part is None else self._fights.part.plans

    def plan_fights_again(self, plans: Sequence[FightPlan]) -> None:
        """Open pages before fights again."""
        for plan in plans:
            import_in_background(self, _FIGHTS, partial(self._plan_again, plan))

    def _plan_again(self, plan: FightPlan) -> None:
        self.fights.plan_again(plan)

    def resume_drafts(self, drafts: Sequence[str], fights: Sequence[str], shown_to_players: Sequence[str]) -> None:
        """Open windows for drafts of procedures and for fights again, and the players' screens of these."""
        for draft_id in drafts:
            import_in_background(self, _WIZARDS, partial(self._resume_procedure, draft_id))
        for fight_id in fights:
            is_shown = fight_id in shown_to_players
            import_in_background(self, _FIGHTS, partial(self._resume_fight, fight_id, is_shown_to_players=is_shown))

    def open_parties(self) -> tuple[PartyPlace, ...]:
        """Return what the open party windows show."""
        return () if self._parties.part is None else self._parties.part.places

    def reopen_parties(self, places: Sequence[PartyPlace]) -> None:
        """Open party windows again."""
        for place in places:
            import_in_background(self, _PARTIES, partial(self._reopen_party, place))

    def _reopen_party(self, place: PartyPlace) -> None:
        self.parties.open(place)

    def _resume_procedure(self, draft_id: str) -> None:
        self.wizards.resume_draft(draft_id)

    def _resume_fight(self, fight_id: str, *, is_shown_to_players: bool) -> None:
        self.fights.resume(fight_id, is_shown_to_players=is_shown_to_players)

    def dialogs(self) -> list[QDialog]:
        """Return the dialogs of the window that are open."""
        return [each for each in self._window.findChildren(QDialog) if each.isVisible()]

    @Slot(str, str)
    def _on_draft_renamed(self, draft_id: str, title: str) -> None:
        if self._fights.part is not None:
            self._fights.part.rename(draft_id, title)

    @Slot(object)
    def _on_sheet_added(self, view: SheetView) -> None:
        view.procedure_requested.connect(partial(self._on_procedure_requested, view))
        view.run_requested.connect(partial(self._on_run_requested, view.character.id))
        view.reported.connect(partial(self._on_reported, view))
        if view.play is not None:
            view.play.foes = lambda: find_foes(view, self.sheets.views())

    def _on_reported(self, view: SheetView, report: RollReport) -> None:
        """Show what a sheet rolled, and remember which."""
        self._reporter_id = view.character.id
        self.dice.show_report(report)

    @Slot()
    def _on_repeat(self) -> None:
        """Roll again what a Play page rolled last."""
        view = self.sheets.view_of(self._reporter_id)
        if view is not None and view.play is not None:
            view.play.repeat()

    @Slot(object)
    def _on_give(self, report: RollReport) -> None:
        """Let the foe of a strike take its damage, as one edit of the foe."""
        from desktop.sheet.given_damage import damage_answers  # noqa: PLC0415 - after a strike only

        foe = next((each.character for each in self.sheets.views() if each.character.title == report.foe), None)
        given = None if foe is None else damage_answers(foe, report.points, report.place)
        if foe is not None and given is not None:
            self.run_at_once(foe.id, *given, self._window.show_message)

    def _on_run_requested(self, id_: str, procedure: str, answers: Mapping[str, Json]) -> None:
        self.run_at_once(id_, procedure, answers, self._window.show_message)

    def _on_procedure_requested(self, view: SheetView, procedure: str, anchor: QWidget | None = None) -> None:
        """Start a procedure at the widget that asked for it, else at the pressed button, which has the focus."""
        focused = QApplication.focusWidget()
        is_pressed = isinstance(focused, QAbstractButton) and view.isAncestorOf(focused)
        self.start_procedure(view.character.id, procedure, focused if anchor is None and is_pressed else anchor)

    def run_at_once(
        self, id_: str, procedure: str, answers: Mapping[str, Json], refused: Callable[[Message], object]
    ) -> None:
        """Carry out a procedure with an open character, without asking, as one edit.

        Args:
            id_: The character.
            procedure: Key of the procedure.
            answers: Answers by the keys of their requests; defaults and Quire's dice answer the rest.
            refused: Called with the reason if it is refused, to say it where it was asked for.
        """

        def run() -> None:
            if (reason := self.wizards.run_at_once(id_, procedure, answers)) is not None:
                refused(reason)

        if not self._service.is_refused():
            import_in_background(self, _WIZARDS, run)

    @Slot()
    def _on_procedures(self) -> None:
        """Fill the menus with the procedures of the current character."""
        self._menus.fill(self._window.current)

    # ---------------------------------------------------------------------------------------------------------- closing

    def commit_fields(self) -> None:
        """Commit the text being typed as an edit, and retry failed saves."""
        self.sheets.commit_fields()
        for part in (self._wizards.part, self._fights.part):
            if part is not None:
                part.save()

    def may_close(self) -> bool:
        """Ask if unsaved work would be lost; return whether the window may close."""
        if not all(view.may_close() for view in self.sheets.document_views()):
            return False
        closables: list[close_guard.Closable] = []
        for document in self.sheets.documents():
            document.leave_field()
            closables.append(document)
        for part in (self._wizards.part, self._fights.part):
            closables += () if part is None else part.runs
        return self._follow_choice(close_guard.ask_before_closing(self._window, closables, self._service))

    def _may_close_window(self, window: QWidget, closables: Sequence[close_guard.Closable]) -> bool:
        """Ask the same when a wizard or fight window is closed."""
        return self.sheets.is_ending or self._follow_choice(close_guard.ask_before_closing(window, closables))

    def _follow_choice(self, choice: CloseChoice) -> bool:
        if choice is CloseChoice.ELSEWHERE:
            self.library.save_elsewhere()
        return choice is CloseChoice.CLOSE

    def finish(self) -> None:
        """Close all secondary windows and tabs before the main window closes."""
        if not self.is_filled:
            self._queue.clear()
            return
        self.sheets.save_open_ids()
        self.sheets.is_ending = True
        for part in (self._wizards.part, self._fights.part, self._parties.part):
            for window in () if part is None else part.windows:
                window.close()
        for widget in self._window.tabs():
            self._window.close_tab(widget)
