"""Opens characters by id, shows their sheets in tabs, releases them when the tab closes."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from functools import cached_property, partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeGuard

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from core.errors import LibraryError, QuireError
from core.messages import Message
from core.registry import game
from desktop import messages
from desktop.controllers.lazy import is_imported
from desktop.controllers.sheet_settings import SHEET_SETTINGS, apply_sheet_setting
from desktop.controllers.sheet_tabs import tab_icon
from desktop.frame.main_window import MainWindow
from desktop.frame.pending_tab import PendingTab
from desktop.library.bulk_operations import keep_setting
from desktop.library.library_service import LibraryService
from desktop.settings import (
    FRONT_CHARACTER,
    OPEN_CHARACTERS,
    OPEN_TITLES,
    PLAY_FIRST,
    RECENT_CHARACTERS,
    Settings,
)
from desktop.widgets.portrait_view import round_icon

if TYPE_CHECKING:
    from core.content.setting import Setting
    from core.procedures.transcript import RollRecord
    from core.store.library import Library
    from desktop.sheet.open_character import Loaded, OpenCharacter
    from desktop.sheet.shared_characters import SharedCharacters
    from desktop.sheet.sheet_view import SheetView

MAX_RECENT: Final = 10
_SHEET_VIEW: Final = "desktop.sheet.sheet_view"
_LISTS_WAIT_MS: Final = 400
"""Debounce between a saved edit and the refresh of the lists, so that typing does not reload them constantly."""


class SheetsController(QObject):
    """The open characters and their tabs.

    Args:
        window: The frame.
        service: The library.
        settings: Stores which characters are open.

    Signals:
        sheet_added: A sheet was created; its `SheetView`, for controllers to connect to.
        rolls_logged: The roll log has new entries.
        opened: The character of this id is open and current.
        closed: The sheet of this id was closed; its `OpenCharacter` is deleted afterwards.
        reopened: The characters of the last session are open again, as far as they exist.
    """

    sheet_added = Signal(object)
    rolls_logged = Signal()
    opened = Signal(str)
    closed = Signal(str)
    reopened = Signal()

    def __init__(self, window: MainWindow, service: LibraryService, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._service = service
        self._settings = settings
        self._loading: set[str] = set()
        self._unwritten: Message | None = None
        self.is_ending = False
        """Whether the window is closing; the list of open characters is then kept for the next session."""
        self.marked_id = ""
        """Id of the marked row of the library, or ""."""
        self._is_session_restored = False
        self._is_restoring = False
        self._replaced: dict[str, str] = {}
        self._status_timer = QTimer(self)
        self._status_timer.setSingleShot(True)
        self._status_timer.setInterval(0)
        self._status_timer.timeout.connect(self._on_status_timer)
        self._refresh_timer = QTimer(self)
        self._refresh_timer.setSingleShot(True)
        self._refresh_timer.setInterval(_LISTS_WAIT_MS)
        self._refresh_timer.timeout.connect(service.notify_list_changed)
        service.moved.connect(self._on_moved)
        service.replacing.connect(self._on_replacing)
        service.ready.connect(self._on_ready)
        window.tab_closed.connect(self._on_tab_closed)
        window.current_changed.connect(self._on_current_changed)
        window.theme_changed.connect(self._on_restyled)
        settings.changed.connect(self._on_setting)
        for name, slot in (
            ("portrait", self._on_portrait),
            ("next_page", self._on_next_page),
            ("previous_page", self._on_previous_page),
        ):
            window.set_action_handler(name, slot)

    # ---------------------------------------------------------------------------------------------------------- opening

    @Slot(str)
    def open(self, id_: str) -> None:
        """Open a character, or bring it to the front."""
        view, pending = self.view_of(id_), self._pending_of(id_)
        if view is not None:
            self._window.bring_to_front(view)
            self.opened.emit(id_)
        elif pending is not None:
            self._window.bring_to_front(pending)
        elif id_ not in self._loading:
            self._loading.add(id_)
            work, failed = partial(_load, id_), partial(self._on_not_opened, id_)
            self._service.run(self, work, self._on_loaded, failed, self.tr("Opening the character"))

    def views(self) -> list[SheetView]:
        """Return the open sheets, from the left."""
        return [widget for widget in self._window.tabs() if _is_sheet(widget)]

    def view_of(self, id_: str) -> SheetView | None:
        """Return the sheet of a character; None if it is not open."""
        return next((view for view in self.views() if view.character.id == id_), None)

    def character(self, id_: str) -> OpenCharacter | None:
        """Return an open character; None if its sheet is not open."""
        view = self.view_of(id_)
        return None if view is None else view.character

    @property
    def current_id(self) -> str:
        """Id of the one current character: the sheet in front, else the marked row of the library; "" if none."""
        current = self._window.current
        if current is None:
            return self.marked_id
        current.leave_field()
        return current.id

    @cached_property
    def shared(self) -> SharedCharacters:
        """The open characters as fights and parties use them, with or without a sheet."""
        from desktop.sheet.shared_characters import SharedCharacters  # noqa: PLC0415 - imported with the first use

        return SharedCharacters(self._service, self.character)

    @property
    def current_view(self) -> SheetView | None:
        """The current sheet."""
        widget = self._window.documents.currentWidget()
        return widget if _is_sheet(widget) else None

    def close(self, ids: set[str]) -> None:
        """Close characters, such as those moved to the trash."""
        for view in self.views():
            if view.character.id in ids:
                self._window.close_tab(view)

    @Slot()
    def _on_portrait(self) -> None:
        view = self.current_view
        if view is not None:
            view.ask_for_portrait()

    @Slot()
    def _on_next_page(self) -> None:
        self._turn_pages(1)

    @Slot()
    def _on_previous_page(self) -> None:
        self._turn_pages(-1)

    def _turn_pages(self, by: int) -> None:
        view = self.current_view
        if view is not None and view.pages is not None and view.pages.count():
            view.pages.setCurrentIndex((view.pages.currentIndex() + by) % view.pages.count())

    def _on_loaded(self, loaded: Loaded) -> None:
        from desktop.sheet.open_character import OpenCharacter  # noqa: PLC0415 - imported with the first character
        from desktop.sheet.sheet_view import SheetView  # noqa: PLC0415

        self._loading.discard(loaded.id)
        character = OpenCharacter(loaded, self._service.library)
        character.setParent(self)
        view = SheetView(character, at_once=False, play_first=self._settings.get(PLAY_FIRST))
        for key in SHEET_SETTINGS:
            apply_sheet_setting(view, self._settings, key)
        view.locate_setting_requested.connect(partial(self._on_locate, loaded.id))
        view.rolled.connect(partial(self._log_rolls, loaded.id))
        view.message_emitted.connect(self._on_sheet_message)
        view.message_cleared.connect(self._window.hide_message_of)
        view.title_changed.connect(self._on_title_changed)
        self.sheet_added.emit(view)
        character.changed.connect(self._on_changed)
        character.saved.connect(self._on_saved)
        character.save_failed.connect(self._on_trouble)
        pending = self._pending_of(loaded.id)
        if pending is not None:
            self._window.replace_tab(pending, character, view, tab_icon(character))
        else:
            self._window.open_sheet(character, view, tab_icon(character))
            self._note_recent(loaded.id)
        self.save_open_ids()  # now, because a killed program cannot do it later
        self.opened.emit(loaded.id)
        self._load_next_after(view)

    @Slot(object)
    def _on_sheet_message(self, message: Message) -> None:
        """Show a message of a sheet; an edit refused there repeats the notice of a library that can only be read."""
        from desktop.sheet.open_character import READ_ONLY_EDIT  # noqa: PLC0415 - imported with the first character

        if message.code != READ_ONLY_EDIT or not self._service.is_refused():
            self._window.show_message(message)

    def _on_not_opened(self, id_: str, error: QuireError) -> None:
        self._loading.discard(id_)
        self._window.show_message(error.message)
        self._load_next()

    def _on_locate(self, id_: str) -> None:
        """Ask for the file of a character's missing setting."""
        view = self.view_of(id_)
        if view is None:
            return
        kinds = self.tr("Worlds (*.json);;All files (*)")
        for file in messages.choose_files(self._window, self.tr("Locate the world"), kinds)[:1]:
            system = view.character.sheet.system.id
            read, failed = partial(_read_setting, system, file), self._on_setting_failed
            self._service.run(self, read, partial(self._on_setting_located, id_), failed)

    def _on_setting_located(self, id_: str, setting: Setting) -> None:
        """Give the setting to the character; another one than it names only if the player agrees."""
        view = self.view_of(id_)
        wanted = None if view is None else view.character.setting.reference
        if view is None or wanted is None:
            return
        if (wanted.id, wanted.name) != (setting.id, setting.name):
            question = Message(
                "other_setting",
                "This file is the world {found}, not {wanted}. Use it for {name} all the same?",
                {"found": setting.name, "wanted": wanted.name or wanted.id, "name": view.character.title},
            )
            if not messages.confirm(self._window, question, self.tr("Use this world")):
                return
        self._service.run(self, partial(keep_setting, setting), partial(self._on_setting_kept, id_, setting))

    def _on_setting_kept(self, id_: str, setting: Setting, _kept: None) -> None:
        """Name the setting in the character, and find it in every open one."""
        from core.setting_resolver import creation_reference, use_setting  # noqa: PLC0415 - with the first character

        for view in self.views():
            character = view.character
            if character.id == id_ and character.setting.reference != creation_reference(game(setting.system), setting):
                character.leave_field()
                character.push(use_setting(character.sheet.system, setting))
            character.find_setting_again()

    def _on_setting_failed(self, error: QuireError) -> None:
        self._window.show_message(error.message)

    def _log_rolls(self, id_: str, records: Sequence[RollRecord]) -> None:
        """Add the rolls of a play page to the roll log."""
        self._service.run(self, partial(_write_rolls, id_, tuple(records)), self._on_logged, self._on_not_logged)

    def _on_logged(self, _nothing: None) -> None:
        self.rolls_logged.emit()

    def _on_not_logged(self, error: QuireError) -> None:
        self._window.show_message(error.message)

    @Slot(QWidget)
    def _on_tab_closed(self, widget: QWidget) -> None:
        if _is_sheet(widget):
            self._release(widget.character)
            if not self.is_ending:
                self.save_open_ids()
                self.closed.emit(widget.character.id)
        elif isinstance(widget, PendingTab) and not self.is_ending:
            self.save_open_ids()

    def _release(self, character: OpenCharacter) -> None:
        """Close a character once everything is saved; report what could not be saved."""
        character.leave_field()
        try:
            character.close()
        except LibraryError as error:
            self._window.show_message(error.message, is_library=True)
        character.deleteLater()
        self._service.notify_list_changed()

    # ------------------------------------------------------------------------------------------------------ status line

    @Slot(object)
    def _on_current_changed(self, character: OpenCharacter | None) -> None:
        line = self._window.status_line
        self._status_timer.stop()
        tab = self._window.documents.currentWidget()
        if isinstance(tab, PendingTab):
            self._load_pending(tab)
        if not self.is_ending and self._is_session_restored:
            self._save_front()
        if character is None:
            line.show_saved("")
            line.show_change("")
            line.show_context("")
            return
        self._show_saved(character)
        line.show_change("")
        self._show_context(character)

    @Slot(object)
    def _on_changed(self, _changes: object) -> None:
        if self.sender() is self._window.current:
            self._status_timer.start()

    @Slot()
    def _on_status_timer(self) -> None:
        """Show the last change in the status line, once the sheet was painted."""
        from desktop.numerals import with_minus  # noqa: PLC0415 - imported with the first character

        character = self._window.current
        if character is not None:
            self._show_saved(character)
            self._window.status_line.show_change(
                ", ".join(
                    f"{name} {with_minus(before)} → {with_minus(after)}"
                    for name, before, after in character.consequences
                )
            )
            self._show_context(character)

    @Slot(int)
    def _on_saved(self, _revision: int) -> None:
        current = self._window.current
        if current is not None and current is self.sender():
            self._show_saved(current)
        self._clear_save_error()
        self._refresh_timer.start()

    def _show_saved(self, character: OpenCharacter) -> None:
        if self._service.is_temporary:
            text = self.tr("For this session only")
        elif self._service.is_read_only:
            text = self.tr("Read-only")
        elif character.is_saved:
            text = self.tr("Saved")
        elif character.has_unsaved:
            text = self.tr("Not saved")
        else:
            text = self.tr("Saving…")
        self._window.status_line.show_saved(text)

    def _show_context(self, character: OpenCharacter) -> None:
        system = character.sheet.system
        rules = len(character.sheet.character.house_rules_in_force)
        house = self.tr("%n house rule(s)", "", rules) if rules else self.tr("no house rules")
        parts = (f"{system.name}, {system.credits.edition}", character.sheet.character.campaign, house)
        self._window.status_line.show_context(" · ".join(part for part in parts if part))

    @Slot(str)
    def _on_title_changed(self, title: str) -> None:
        view = self.sender()
        if _is_sheet(view):
            self._window.rename_tab(view, title, tab_icon(view.character))

    @Slot()
    def _on_restyled(self) -> None:
        """Redraw the tabs' portraits after a theme change."""
        for view in self.views():
            self._window.rename_tab(view, view.character.title, tab_icon(view.character))

    @Slot(object)
    def _on_trouble(self, message: Message) -> None:
        self._window.show_message(message, is_library=True)
        if any(view.character.has_unsaved for view in self.views()):
            self._unwritten = message
            if (current := self._window.current) is not None:
                self._show_saved(current)

    def _clear_save_error(self) -> None:
        """Hide the save error once everything is saved."""
        if self._unwritten is not None and not any(view.character.has_unsaved for view in self.views()):
            self._window.hide_message_of(self._unwritten)
            self._unwritten = None

    @Slot(str)
    def _on_setting(self, key: str) -> None:
        for view in self.views():
            apply_sheet_setting(view, self._settings, key)

    # -------------------------------------------------------------------------------------------------- another library

    @Slot(object)
    def _on_moved(self, new_ids: Mapping[str, str]) -> None:
        """Continue the open characters in the library that replaced the previous one."""
        for view in self.views():
            character = view.character
            try:
                character.move_to(self._service.library, new_ids.get(character.id, character.id))
            except LibraryError as error:
                self._window.show_message(error.message)

    @Slot()
    def _on_replacing(self) -> None:
        """Close every character; those in the new library are reopened from it."""
        self._replaced |= self._open_titles()
        for tab in (*self.views(), *self._pending_tabs()):
            self._window.close_tab(tab)

    @Slot()
    def _on_ready(self) -> None:
        replaced, self._replaced = self._replaced, {}
        self._reopen(replaced, "")

    # ----------------------------------------------------------------------------------------------------- last session

    def save_open_ids(self) -> None:
        """Store which characters are open, and which is in front."""
        titles = self._open_titles()
        self._settings.put(OPEN_CHARACTERS, json.dumps(list(titles)))
        self._settings.put(OPEN_TITLES, json.dumps(list(titles.values())))
        self._save_front()

    def _save_front(self) -> None:
        widget = self._window.documents.currentWidget()
        if isinstance(widget, PendingTab):
            self._settings.put(FRONT_CHARACTER, widget.character_id)
        elif _is_sheet(widget):
            self._settings.put(FRONT_CHARACTER, widget.character.id)

    def _open_titles(self) -> dict[str, str]:
        """Return the ids and titles of all tabs with characters, from the left."""
        titles = {}
        for tab in self._window.tabs():
            if isinstance(tab, PendingTab):
                titles[tab.character_id] = tab.title
            elif _is_sheet(tab):
                titles[tab.character.id] = tab.character.title
        return titles

    def reopen(self) -> None:
        """Open the characters of the last session: a tab for each at once, the sheet in front first."""
        ids, titles = _ids(self._settings.get(OPEN_CHARACTERS)), _ids(self._settings.get(OPEN_TITLES))
        if len(titles) != len(ids):
            titles = [""] * len(ids)
        self._is_session_restored = True
        self._reopen(dict(zip(ids, titles, strict=True)), self._settings.get(FRONT_CHARACTER))
        if not self._pending_tabs():
            self.reopened.emit()

    def _reopen(self, titles: Mapping[str, str], front_id: str) -> None:
        """Add tabs for characters that are neither open nor loading: two sheets of one would conflict."""
        known = {*self._open_titles(), *self._loading}
        tabs = [PendingTab(id_, title) for id_, title in titles.items() if id_ not in known]
        if not tabs:
            return
        front = None
        if self._window.current is None:
            front = next((tab for tab in tabs if tab.character_id == front_id), tabs[-1])
        self._window.add_pending_tabs([(tab, round_icon(None, tab.title, id_=tab.character_id)) for tab in tabs], front)
        if front is None:
            self._load_next()

    def _pending_tabs(self) -> list[PendingTab]:
        return [tab for tab in self._window.tabs() if isinstance(tab, PendingTab)]

    def _pending_of(self, id_: str) -> PendingTab | None:
        return next((tab for tab in self._pending_tabs() if tab.character_id == id_), None)

    @property
    def is_reopening(self) -> bool:
        """Whether characters of the last session are still loading."""
        if not self._is_session_restored:
            return bool(_ids(self._settings.get(OPEN_CHARACTERS)))
        return bool(self._pending_tabs())

    def _load_next_after(self, view: SheetView) -> None:
        """Load the next pending character once a sheet in front is painted, so that it is not slowed down."""
        pages = view.form_pages
        if view is self.current_view and not pages.has_page(pages.current):
            pages.page_loaded.connect(self._on_page_loaded, Qt.ConnectionType.SingleShotConnection)
        else:
            QTimer.singleShot(0, self._load_next)

    @Slot()
    def _on_page_loaded(self) -> None:
        QTimer.singleShot(0, self._load_next)

    @Slot()
    def _load_next(self) -> None:
        """Load the next pending character, if none is loading; emit `reopened` after the last one."""
        pending = self._pending_tabs()
        if pending and not self._loading:
            self._load_pending(pending[0])
        elif not pending and self._is_restoring:
            self._is_restoring = False
            self.reopened.emit()

    def _load_pending(self, tab: PendingTab) -> None:
        id_ = tab.character_id
        if id_ not in self._loading:
            self._is_restoring = True
            self._loading.add(id_)
            self._service.run(self, partial(_load, id_), self._on_pending_loaded, partial(self._on_gone, id_))

    def _on_pending_loaded(self, loaded: Loaded) -> None:
        """Show a sheet, unless its tab was closed meanwhile."""
        if self._pending_of(loaded.id) is not None:
            self._on_loaded(loaded)
        else:
            self._loading.discard(loaded.id)
            self._load_next()

    def _on_gone(self, id_: str, _error: QuireError) -> None:
        """Close the tab of a character that is in the trash or not available yet."""
        self._loading.discard(id_)
        pending = self._pending_of(id_)
        if pending is not None:
            if self._service.is_temporary:
                self._replaced[id_] = pending.title
            self._window.close_tab(pending)
        self._load_next()

    def recent(self) -> list[str]:
        """Return the ids of recently opened characters, newest first."""
        return _ids(self._settings.get(RECENT_CHARACTERS))

    def _note_recent(self, id_: str) -> None:
        ids = [id_, *(each for each in self.recent() if each != id_)]
        self._settings.put(RECENT_CHARACTERS, json.dumps(ids[:MAX_RECENT]))

    def commit_fields(self) -> None:
        """Commit the text being typed as an edit, and retry failed saves."""
        for view in self.views():
            view.character.leave_field()
            view.character.save_again()


def _read_setting(system: str, file: Path, _library: Library) -> Setting:
    """Read a setting of a game; runs on the library's thread."""
    from core.content.reader import load_setting  # noqa: PLC0415 - imported when a setting is read

    return load_setting(file, game(system).system)


def _load(id_: str, library: Library) -> Loaded:
    """Load a character and its game's form, and import the sheet view; runs on a worker thread."""
    from desktop.sheet.open_character import load_character  # noqa: PLC0415 - imported with the first character
    from desktop.sheet.sheet_view import prepare_sheet  # noqa: PLC0415

    import_module("desktop.explain.violations_view")  # shown with the sheet, or counted in the title of its dock
    loaded = load_character(id_, library)
    _ = game(loaded.sheet.system.id).procedures  # the menus list them
    prepare_sheet(loaded.sheet.system.id)
    return loaded


def _is_sheet(widget: object) -> TypeGuard[SheetView]:
    """Return whether a widget is a sheet, without importing the sheet view: until then there is none."""
    return is_imported(_SHEET_VIEW) and isinstance(widget, sys.modules[_SHEET_VIEW].SheetView)


def _ids(text: str) -> list[str]:
    try:
        stored = json.loads(text or "[]")
    except ValueError:
        return []
    return [id_ for id_ in stored if isinstance(id_, str)] if isinstance(stored, list) else []


def _write_rolls(id_: str, records: Sequence[RollRecord], library: Library) -> None:
    """Add rolls to the roll log; runs on a worker thread."""
    from core.store.roll_conversion import to_logged_rolls  # noqa: PLC0415 - imported after the first paint

    library.rolls.add(*to_logged_rolls(records, id_))
