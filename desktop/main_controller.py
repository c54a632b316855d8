"""Creates all views of the window and connects them; imported after the first paint.

Wizards, fights and parties are created lazily, when they are first used.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from core import paths
from core.messages import Message
from core.store.records import Draft
from desktop import close_guard, messages
from desktop.docks import Docks
from desktop.gui_queue import GuiQueue
from desktop.lazy import LazyPart, import_in_background
from desktop.library.bulk_operations import newest_sound_backup
from desktop.library.library_service import LibraryService
from desktop.library.library_view import LibraryView
from desktop.library_controller import LibraryController
from desktop.main_window import MainWindow
from desktop.open_sheets import OpenSheets
from desktop.settings import Settings
from desktop.tool_views import ToolViews
from desktop.window_dialogs import WindowDialogs
from desktop.wizard.procedure_menus import ProcedureMenus

if TYPE_CHECKING:
    from core.store.backups import Backup
    from desktop.fight.fight_windows import FightWindows
    from desktop.party.party_windows import PartyWindows
    from desktop.sheet.open_character import OpenCharacter
    from desktop.sheet.shared_characters import SharedCharacters
    from desktop.wizard.wizard_windows import WizardWindows


class MainController(QObject):
    """Creates and connects all views of the window.

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
        self._is_loss_told = False
        self._made = ""
        self._queue = GuiQueue(self)
        self.dialogs = WindowDialogs(window, service, settings)
        self.sheets = OpenSheets(window, service, settings)
        self.docks = Docks(window, service, self.sheets, settings)
        self.library = LibraryController(window, service, self.sheets, view)
        self.tools = ToolViews(window, service, settings)
        self._menus = ProcedureMenus(window.procedures_menu, window.play_procedures_menu, self)
        self._wizards = LazyPart(self._make_wizards, self._connect_wizards)
        self._fights = LazyPart(self._make_fights, self._connect_fights)
        self._parties = LazyPart(self._make_parties, self._connect_parties)

    @property
    def wizards(self) -> WizardWindows:
        """The wizards."""
        return self._wizards.get()

    @property
    def fights(self) -> FightWindows:
        """The fights."""
        return self._fights.get()

    @property
    def parties(self) -> PartyWindows:
        """The parties."""
        return self._parties.get()

    def fill(self) -> None:
        """Create the views, one per event-loop turn, so that the window stays responsive."""
        self._queue.add(
            *self.library.steps(), *self.docks.steps(), self._connect, self._connect_menus, self._finish_filling
        )

    def _finish_filling(self) -> None:
        self.is_filled = True
        self.sheets.reopen()
        self.filled.emit()

    def _connect(self) -> None:
        self._window.may_close = self.may_close
        self.dialogs.asked_character.connect(self.open_character)
        self.dialogs.asked_field.connect(self.docks.go_to_field)
        self.dialogs.asked_backups.connect(self.library.show_backups)
        self.library.asked_print.connect(self.tools.print_characters)
        self.library.asked_tour.connect(self.tools.start_tour)
        self.docks.asked_odds.connect(self.tools.show_odds)
        self.tools.odds_opened.connect(self.docks.ask_odds)
        self.sheets.rolls_logged.connect(self.docks.reload_roll_log)
        self._window.restore_backup_button.clicked.connect(self.library.show_backups)
        self._window.try_again_button.clicked.connect(self._on_try_again)
        self._window.save_elsewhere_button.clicked.connect(self._on_save_elsewhere)
        self._service.problem.connect(self._on_library_problem)
        if self._service.is_lost:
            self._on_library_problem()  # it was found before this was connected

    def _connect_menus(self) -> None:
        """Connect the actions for new characters, fights, parties and procedures."""
        for name, slot in (
            ("new_character", self._on_new_character),
            ("new_fight", self._on_new_fight),
            ("party", self._on_party),
        ):
            self._window.set_action_handler(name, slot)
        self.library.asked_new.connect(self._on_new_character)
        self.library.draft_opened.connect(self._on_draft_opened)
        self.library.actions.draft_renamed.connect(self._on_draft_renamed)
        self.sheets.asked_procedure.connect(self._on_asked_procedure)
        self.sheets.opened.connect(self._on_opened)
        self._menus.procedure_chosen.connect(self._on_asked_procedure)
        self.dialogs.asked_procedure.connect(self._on_asked_procedure)
        for menu in (self._window.procedures_menu, self._window.play_procedures_menu):
            menu.aboutToShow.connect(self._on_procedures)
        self._window.current_changed.connect(self._on_procedures)
        self._on_procedures()

    # --------------------------------------------------------------------------------------------- lazily created parts

    def _make_wizards(self) -> WizardWindows:
        from desktop.wizard.wizard_windows import WizardWindows  # noqa: PLC0415 - imported lazily

        return WizardWindows(self._window, self._service, self._open_character, self._settings)

    def _connect_wizards(self, wizards: WizardWindows) -> None:
        wizards.created.connect(self._on_made)
        wizards.asked_character.connect(self.sheets.open)
        wizards.trouble.connect(self._window.show_message)
        wizards.may_close = self._may_close_window
        self.sheets.opened.connect(wizards.character_opened)

    @cached_property
    def _shared(self) -> SharedCharacters:
        """The open characters shared by fights and parties."""
        from desktop.sheet.shared_characters import SharedCharacters  # noqa: PLC0415 - as above

        return SharedCharacters(self._service, self._open_character)

    def _make_fights(self) -> FightWindows:
        from desktop.fight.fight_windows import FightWindows  # noqa: PLC0415 - as above

        return FightWindows(self._window, self._service, self._shared, self._selected_ids, self._current)

    def _connect_fights(self, fights: FightWindows) -> None:
        fights.asked_character.connect(self.sheets.open)
        fights.trouble.connect(self._window.show_message)
        fights.may_close = self._may_close_window
        self.sheets.opened.connect(fights.character_opened)
        self.sheets.closed.connect(fights.character_closed)

    def _make_parties(self) -> PartyWindows:
        from desktop.party.party_windows import PartyWindows  # noqa: PLC0415 - as above

        return PartyWindows(self._window, self._service, self._shared, self._selected_ids, self._current)

    def _connect_parties(self, parties: PartyWindows) -> None:
        parties.asked_character.connect(self.sheets.open)
        parties.rolled.connect(self.docks.reload_roll_log)
        self.sheets.opened.connect(parties.character_opened)
        self.sheets.closed.connect(parties.character_closed)

    @Slot()
    def _on_new_character(self) -> None:
        import_in_background(self, "desktop.wizard.wizard_windows", lambda: self.wizards.new_character())  # noqa: PLW0108 - lazily created

    @Slot()
    def _on_new_fight(self) -> None:
        import_in_background(self, "desktop.fight.fight_windows", lambda: self.fights.new_fight())  # noqa: PLW0108 - lazily created

    @Slot()
    def _on_party(self) -> None:
        import_in_background(self, "desktop.party.party_windows", lambda: self.parties.show())  # noqa: PLW0108 - lazily created

    @Slot(str, str)
    def _on_asked_procedure(self, id_: str, procedure: str) -> None:
        import_in_background(self, "desktop.wizard.wizard_windows", lambda: self.wizards.start(id_, procedure))

    @Slot(str)
    def _on_made(self, id_: str) -> None:
        """Open a character that was just created, and focus its sheet."""
        self._made = id_
        self.sheets.open(id_)

    @Slot(str)
    def _on_opened(self, id_: str) -> None:
        view = self.sheets.view_of(id_) if id_ == self._made else None
        if view is not None:
            self._made = ""
            view.focus_page_tabs()

    def _selected_ids(self) -> Sequence[str]:
        return self.library.selected

    def _current(self) -> OpenCharacter | None:
        return self._window.current

    def _open_character(self, id_: str) -> OpenCharacter | None:
        view = self.sheets.view_of(id_)
        return None if view is None else view.character

    @Slot()
    def _on_procedures(self) -> None:
        """Fill the menus with the procedures of the current character."""
        self._menus.fill(self._window.current)

    @Slot(object)
    def _on_draft_opened(self, draft: Draft) -> None:
        import_in_background(self, "desktop.fight.fight_windows", partial(self._resume, draft))

    @Slot(str, str)
    def _on_draft_renamed(self, draft_id: str, title: str) -> None:
        if self._fights.part is not None:
            self._fights.part.rename(draft_id, title)

    def _resume(self, draft: Draft) -> None:
        if self.fights.is_fight(draft):
            self.fights.resume(draft.id)
        else:
            import_in_background(self, "desktop.wizard.wizard_windows", lambda: self.wizards.resume_draft(draft.id))

    @Slot(str)
    def open_character(self, id_: str) -> None:
        """Open a character, or bring it to the front."""
        self.sheets.open(id_)

    def commit_fields(self) -> None:
        """Commit the text being typed as an edit, and retry failed saves."""
        self.sheets.commit_fields()
        for part in (self._wizards.part, self._fights.part):
            if part is not None:
                part.save()

    def may_close(self) -> bool:
        """Ask if unsaved work would be lost; return whether the window may close."""
        closables: list[close_guard.Closable] = []
        for view in self.sheets.views():
            view.character.leave_field()
            closables.append(view.character)
        for part in (self._wizards.part, self._fights.part):
            closables += () if part is None else part.runs
        return self._follow_choice(close_guard.ask_before_closing(self._window, closables, self._service))

    def _may_close_window(self, window: QWidget, closables: Sequence[close_guard.Closable]) -> bool:
        """Ask the same when a wizard or fight window is closed."""
        return self.sheets.is_ending or self._follow_choice(close_guard.ask_before_closing(window, closables))

    def _follow_choice(self, choice: close_guard.CloseChoice) -> bool:
        if choice is close_guard.CloseChoice.ELSEWHERE:
            self._on_save_elsewhere()
        return choice is close_guard.CloseChoice.CLOSE

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

    # ----------------------------------------------------------------------------------------- a library with a problem

    @Slot()
    def _on_library_problem(self) -> None:
        """Offer the newest good backup of a lost library, once."""
        if not self._service.is_lost or self._is_loss_told:
            return
        self._is_loss_told = True
        self._service.run(self, partial(newest_sound_backup, self._service.file), self._on_newest_backup)

    def _on_newest_backup(self, backup: Backup | None) -> None:
        path = {"path": self._service.file}
        if backup is None:
            question = Message(
                "lost_library",
                "The library {path} is missing, and it has no good backup. Create a new, empty one there?",
                path,
            )
        else:
            made = QDateTime.fromSecsSinceEpoch(int(backup.time.timestamp()))
            time = QLocale().toString(made, QLocale.FormatType.ShortFormat)
            question = Message(
                "lost_library",
                "The library {path} is missing, but its backups are still there. Restore the newest one, of {time}?",
                {**path, "time": time},
            )
        answers = [
            messages.BoxButton("restore", self.tr("&Restore"), is_default=True),
            messages.BoxButton("new", self.tr("Create &new library")),
            messages.BoxButton("later", self.tr("Not now"), is_cancel=True),
        ]
        match messages.ask(self._window, question, answers[backup is None :]):
            case "restore" if backup is not None:
                self._service.restore(backup.path)
            case "new":
                self._service.replace_lost_library()

    @Slot()
    def _on_try_again(self) -> None:
        if self._service.is_file_missing:
            self._service.recreate_file()
        elif self._service.is_open and not self._service.is_temporary:
            self._window.hide_message()
            self.sheets.commit_fields()
        else:
            self._service.retry()

    @Slot()
    def _on_save_elsewhere(self) -> None:
        title = self.tr("Where should the library be stored?")
        file = messages.choose_save_file(
            self._window, title, self.tr("Libraries (*.quire)"), Path.home() / paths.LIBRARY_FILE
        )
        if file is not None:
            self._service.save_elsewhere(file)
