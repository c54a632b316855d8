"""The library list, the welcome page, actions for characters, and a library with a problem."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, QObject, Slot

from core import paths
from core.messages import Message
from desktop import messages
from desktop.action_texts import name_subject
from desktop.controllers.library_page_controller import LibraryPageController
from desktop.controllers.sheets_controller import SheetsController
from desktop.frame.actions import OF_SUBJECT
from desktop.frame.main_window import MainWindow
from desktop.frame.welcome_view import WelcomeView
from desktop.library.bulk_operations import newest_sound_backup
from desktop.library.dock_menu import DockMenu, has_dock_menu, read_names
from desktop.library.library_service import LibraryService
from desktop.library.library_view import LibraryView
from desktop.library.recent_characters import RecentCharacter, read_recent
from desktop.settings import Settings
from desktop.widgets.portrait_view import round_icon

if TYPE_CHECKING:
    from core.store.backups import Backup
    from desktop.sheet.open_character import OpenCharacter


class LibraryController(QObject):
    """Connects the library list and the welcome page, and offers backups of a lost library.

    Args:
        window: The frame.
        service: The library.
        settings: The preferences.
        view: The library list, which is in its dock already.
        sheets: The open characters.
        print_characters: Prints the characters of these ids.
    """

    welcome: WelcomeView

    def __init__(
        self,
        window: MainWindow,
        service: LibraryService,
        settings: Settings,
        view: LibraryView,
        sheets: SheetsController,
        print_characters: Callable[[Sequence[str]], object],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._service = service
        self._sheets = sheets
        self.view = view
        self.actions = view.library_actions
        self._print_characters = print_characters
        self.page = LibraryPageController(window, service, settings, self.actions, sheets.open, print_characters)
        self._entered_id = self._marked_name = ""
        self._is_known = False
        self._is_loss_told = False

    @property
    def selected(self) -> tuple[str, ...]:
        """Ids of the selected characters; empty if they are too many to be loaded."""
        if self.page.front is not None:
            return self.page.acted_on
        return tuple(each for each in self.view.chosen() if isinstance(each, str))

    def steps(self) -> tuple[Callable[[], None], ...]:
        """Return the jobs that build the welcome page and connect the list, one per event-loop turn."""
        return self._make_welcome, self._add_welcome, self._connect

    def _make_welcome(self) -> None:
        self.welcome = WelcomeView(self._window.middle_stack)

    def _add_welcome(self) -> None:
        self.view.emptied.connect(self._on_emptied)
        self._sheets.reopened.connect(self._on_reopened)
        listing = self.view.model.rows
        if listing is not None:
            self.welcome.show_library(listing.is_empty_library)
        self._window.set_empty_view(self.welcome)

    def _connect(self) -> None:
        self.view.entered.connect(self._on_entered)
        self.view.opened.connect(self._sheets.open)
        self._sheets.opened.connect(self._on_sheet_opened)
        self.view.asked_print.connect(self._print_characters)
        for view in (self.view, self.welcome):
            view.asked_new.connect(self._window.actions_by_name.action("new_character").trigger)
        self.welcome.asked_open.connect(self._sheets.open)
        self._sheets.closed.connect(self._read_recent)
        self.welcome.asked_samples.connect(partial(self._change, self._on_samples))
        self.welcome.asked_tour.connect(self._window.actions_by_name.action("tour").trigger)
        self.actions.asked_open.connect(self._sheets.open)
        self.actions.removed.connect(self._on_gone)
        self.actions.trashed.connect(self._on_trashed)
        self.actions.restored.connect(self._on_restored)
        self.actions.undoable.connect(self._window.toast.show_text)
        self.actions.headers_changed.connect(self._on_rewritten)
        self.view.list.selected_changed.connect(self._on_marked)
        self.page.acted_on_changed.connect(self._on_marked)
        self.view.model.listed.connect(self._on_listed)
        self._window.current_changed.connect(self._on_current_changed)
        for menu in self._window.menus():
            menu.aboutToShow.connect(self._name_actions)
        self._on_marked()
        self._connect_notice()
        if has_dock_menu():
            self._offer_dock_menu()
        for name, slot in (
            ("backups", self.show_backups),
            ("export", self._on_export),
        ):
            self._window.set_action_handler(name, slot)
        for name, slot in (
            ("import", self.actions.ask_for_files),
            ("samples", self.actions.open_samples),
            ("duplicate", self._on_duplicate),
            ("tag", self._on_tag),
            ("campaign", self._on_campaign),
            ("trash", self._on_trash),
        ):
            self._window.set_action_handler(name, partial(self._change, slot))

    @Slot(str)
    def _on_entered(self, id_: str) -> None:
        self._entered_id = id_

    @Slot(str)
    def _on_sheet_opened(self, id_: str) -> None:
        """Let a sheet that was opened with a key have the focus, so that its keys work at once."""
        view = self._sheets.view_of(id_)
        if view is not None and id_ == self._entered_id:
            view.focus_page_tabs()
        self._entered_id = ""

    def _change(self, change: Callable[[], None]) -> None:
        """Run an action that changes the library; if it can only be read, say so instead."""
        if not self._service.is_refused():
            change()

    def _on_samples(self) -> None:
        """Import the samples for the welcome page."""
        self.welcome.disable_samples()
        self.actions.open_samples()

    @Slot(bool)
    def _on_emptied(self, is_empty: bool) -> None:
        self._is_known = True
        self.welcome.show_library(is_empty, self._service.is_temporary)
        self._read_recent()
        self._on_reopened()

    @Slot()
    def _read_recent(self) -> None:
        """Show the characters that were opened last, while the welcome page is shown."""
        ids = self._sheets.recent()
        if ids and not self._window.documents.count():
            self._service.run(self, partial(read_recent, ids), self._on_recent)

    def _on_recent(self, characters: Sequence[RecentCharacter]) -> None:
        self.welcome.show_recent(
            [(each.id, each.name, each.detail, round_icon(each.picture, each.name, id_=each.id)) for each in characters]
        )

    def _offer_dock_menu(self) -> None:
        """List the characters that were opened last in the dock, and keep the list up to date."""
        menu = DockMenu(self._window)
        menu.opened.connect(self._sheets.open)
        menu.offer()

        def fill() -> None:
            self._service.run(menu, partial(read_names, self._sheets.recent()), menu.show_names)

        for signal in (self._sheets.opened, self._service.list_changed):
            signal.connect(fill)
        fill()

    @Slot()
    def _on_reopened(self) -> None:
        """Show the welcome page once no characters of the last session are being reopened."""
        if self._is_known and not self._sheets.is_reopening:
            self.welcome.reveal()

    @Slot()
    def show_backups(self) -> None:
        """Show the backups of the library."""
        from desktop.library.backups_dialog import BackupsDialog  # noqa: PLC0415 - rarely needed

        def may_close_tabs() -> bool:
            return all(view.may_close() for view in self._sheets.document_views())

        self._window.open_dialog(BackupsDialog(self._service, may_close_tabs, self._window))

    @Slot()
    def search(self) -> None:
        """Put the cursor into the search field of the dock."""
        self._window.show_dock("library")
        self.view.search_edit.start()

    @Slot(object)
    def _on_gone(self, ids: Sequence[str]) -> None:
        self._sheets.close(set(ids))

    @Slot(object)
    def _on_trashed(self, ids: Sequence[str]) -> None:
        text = self.tr("%Ln character(s) moved to Trash", "", len(ids))
        self._window.toast.show_text(text, partial(self.actions.restore, ids))

    @Slot(object)
    def _on_restored(self, ids: Sequence[str]) -> None:
        text = self.tr("%Ln character(s) restored", "", len(ids))
        self._window.toast.show_text(text, partial(self.actions.move_to_trash, ids))

    @Slot(object)
    def _on_rewritten(self, ids: Sequence[str]) -> None:
        for id_ in ids:
            view = self._sheets.view_of(id_)
            if view is not None:
                view.character.reload()

    # -------------------------------------------------------------------------------------------- the current character

    def _current_name(self) -> str:
        """Return the name of the current character; "" if there is none, or if there are several."""
        current = self._window.current
        return self._marked_name if current is None else current.sheet.character.name

    def _marked(self) -> tuple[tuple[str, ...], str]:
        """Return ids and name of the marked or ticked rows of the page, if it is in front, else of the dock."""
        page = self.page.front
        if page is not None:
            return page.acted_on, page.acted_on_name
        marked = self.view.marked
        return ((), "") if marked is None else ((marked.id,), marked.name)

    @Slot()
    def _on_marked(self) -> None:
        self._sheets.marked_ids, self._marked_name = self._marked()
        self._window.set_row_marked(bool(self._sheets.marked_ids))
        self._name_actions()

    @Slot(object)
    def _on_current_changed(self, current: OpenCharacter | None) -> None:
        """Mark the row of the sheet in front."""
        if current is not None:
            self.view.list.mark(current.id)
        self._on_marked()

    @Slot()
    def _on_listed(self) -> None:
        """Mark the row of the sheet in front once it is loaded."""
        self._on_current_changed(self._window.current)

    @Slot()
    def _name_actions(self) -> None:
        """Let the actions say whom they act on."""
        name = self._current_name()
        count = len(self._sheets.marked_ids) if self._window.current is None else 1
        for key in OF_SUBJECT:
            name_subject(self._window.actions_by_name.action(key), name, count)

    @Slot()
    def _on_export(self) -> None:
        self.actions.export(self._sheets.acted_on, self._current_name())

    @Slot()
    def _on_duplicate(self) -> None:
        self.actions.duplicate(self._sheets.acted_on)

    @Slot()
    def _on_tag(self) -> None:
        self.actions.tag(self._sheets.acted_on)

    @Slot()
    def _on_campaign(self) -> None:
        self.actions.set_campaign(self._sheets.acted_on)

    @Slot()
    def _on_trash(self) -> None:
        self.actions.move_to_trash(self._sheets.acted_on)

    # ----------------------------------------------------------------------------------------- a library with a problem

    def _connect_notice(self) -> None:
        """Connect the buttons of the notice above the tabs."""
        self._window.restore_backup_button.clicked.connect(self.show_backups)
        self._window.try_again_button.clicked.connect(self._on_try_again)
        self._window.save_elsewhere_button.clicked.connect(self.save_elsewhere)
        self._service.problem.connect(self._on_library_problem)
        if self._service.is_lost:
            self._on_library_problem()  # it was found before this was connected

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
        elif self._service.is_open and not self._service.is_temporary and not self._service.is_read_only:
            self._window.hide_message()
            self._sheets.commit_fields()
        else:
            self._service.retry()

    @Slot()
    def save_elsewhere(self) -> None:
        """Ask for another place for the library, and move it there."""
        title = self.tr("Where should the library be stored?")
        file = messages.choose_save_file(
            self._window, title, self.tr("Libraries (*.quire)"), Path.home() / paths.LIBRARY_FILE
        )
        if file is not None:
            self._service.save_elsewhere(file)
