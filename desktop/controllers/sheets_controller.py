"""Opens documents by id in tabs, and releases them when the tab closes: sheets of characters, worlds, campaigns.

A world or campaign opens in a `DocumentView`, which the controller of its area registers with
`SheetsController.register`; all else (session, saving, history, another library) is the same for every document.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from functools import cached_property, partial
from importlib import import_module
from typing import TYPE_CHECKING, Final, TypeGuard

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from core.character.document_kind import kind_of_document
from core.errors import LibraryError, QuireError
from core.messages import Message
from core.registry import game
from desktop.controllers.document_kinds import DocumentKind, unlisted_loader
from desktop.controllers.lazy import is_imported
from desktop.controllers.save_status import SaveStatus
from desktop.controllers.sheet_settings import SHEET_SETTINGS, apply_sheet_setting
from desktop.controllers.world_locator import WorldLocator
from desktop.frame.document_view import DocumentView
from desktop.frame.main_window import MainWindow
from desktop.frame.pending_tab import PendingTab
from desktop.library.library_service import LibraryService
from desktop.library.thumbnails import small_portrait
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
    from PySide6.QtGui import QIcon

    from core.procedures.transcript import RollRecord
    from core.store.library import Library
    from desktop.sheet.open_character import Loaded, OpenCharacter
    from desktop.sheet.shared_characters import SharedCharacters
    from desktop.sheet.sheet_view import SheetView

MAX_RECENT: Final = 10
_SHEET_VIEW: Final = "desktop.sheet.sheet_view"


class SheetsController(QObject):
    """The open documents and their tabs.

    Args:
        window: The frame.
        service: The library.
        settings: Stores which documents are open.

    Signals:
        sheet_added: A sheet was created; its `SheetView`, for controllers to connect to.
        document_added: The view of a world or campaign was created; its `DocumentView`.
        rolls_logged: The roll log has new entries.
        opened: The document of this id is open and current.
        closed: The document of this id was closed; its `OpenCharacter` is deleted afterwards.
        reopened: The documents of the last session are open again, as far as they exist.
    """

    sheet_added = Signal(object)
    document_added = Signal(object)
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
        self.is_ending = False
        """Whether the window is closing; the list of open documents is then kept for the next session."""
        self.marked_ids: tuple[str, ...] = ()
        """Ids of the marked row of the library, or of the ticked ones of the library page in front."""
        self._is_session_restored = False
        self._is_restoring = False
        self._replaced: dict[str, str] = {}
        self._kinds: dict[str, DocumentKind] = {}
        self._status = SaveStatus(window, service, self.documents)
        self._locator = WorldLocator(window, service, lambda: [view.character for view in self.views()])
        service.moved.connect(self._on_moved)
        service.replacing.connect(self._on_replacing)
        service.ready.connect(self._on_ready)
        window.tab_closed.connect(self._on_tab_closed)
        window.document_changed.connect(self._on_document_changed)
        window.theme_changed.connect(self._on_restyled)
        settings.changed.connect(self._on_setting)
        for name, slot in (
            ("portrait", self._on_portrait),
            ("next_page", self._on_next_page),
            ("previous_page", self._on_previous_page),
        ):
            window.set_action_handler(name, slot)

    # ---------------------------------------------------------------------------------------------------------- opening

    def register(self, name: str, kind: DocumentKind) -> None:
        """Set how worlds or campaigns open; without it their tabs cannot be opened.

        Args:
            name: ``world`` or ``campaign``.
            kind: How they open.
        """
        self._kinds[name] = kind

    @Slot(str)
    def open(self, id_: str) -> None:
        """Open a document, or bring it to the front."""
        view, pending = self._tab_of(id_), self._pending_of(id_)
        if view is not None:
            self._window.bring_to_front(view)
            self.opened.emit(id_)
        elif pending is not None:
            self._window.bring_to_front(pending)
        elif id_ not in self._loading:
            self._loading.add(id_)
            work, failed = partial(_load, id_, self._kinds), partial(self._on_not_opened, id_)
            self._service.run(self, work, self._on_loaded, failed, self.tr("Opening the document"))

    def views(self) -> list[SheetView]:
        """Return the open sheets, from the left."""
        return [widget for widget in self._window.tabs() if _is_sheet(widget)]

    def _tabs(self) -> list[SheetView | DocumentView]:
        return [widget for widget in self._window.tabs() if _is_sheet(widget) or isinstance(widget, DocumentView)]

    def _tab_of(self, id_: str) -> SheetView | DocumentView | None:
        return next((tab for tab in self._tabs() if tab.character.id == id_), None)

    def document_views(self) -> list[DocumentView]:
        """Return the open worlds and campaigns, from the left."""
        return [widget for widget in self._window.tabs() if isinstance(widget, DocumentView)]

    def documents(self) -> list[OpenCharacter]:
        """Return all open documents."""
        return [tab.character for tab in self._tabs()]

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
        ids = self.acted_on
        return ids[0] if len(ids) == 1 else ""

    @property
    def acted_on(self) -> tuple[str, ...]:
        """Ids of the characters that the menus act on: the sheet in front, else the marked or ticked rows."""
        current = self._window.current
        if current is None:
            return self.marked_ids
        current.leave_field()
        return (current.id,)

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
        """Close documents, such as those moved to the trash."""
        for tab in self._tabs():
            if tab.character.id in ids:
                self._window.close_tab(tab)

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

        character = OpenCharacter(loaded, None if loaded.read_only else self._service.library)
        character.setParent(self)
        kind = self._kinds.get(kind_of_document(loaded.sheet.system.id))
        if kind is None:
            self._place(loaded, character, self._make_sheet(character))
        else:  # its tab in a turn of its own, as both together take long
            view = self._make_document(character, kind)
            QTimer.singleShot(0, self, partial(self._place, loaded, character, view))

    def _place(self, loaded: Loaded, character: OpenCharacter, view: SheetView | DocumentView) -> None:
        """Show an open document in a tab."""
        self._loading.discard(loaded.id)
        self._status.follow(character)
        pending = self._pending_of(loaded.id)
        if pending is not None:
            self._window.replace_tab(pending, character, view, _icon(view))
        else:
            self._window.open_document(character, view, _icon(view))
            if not isinstance(view, DocumentView):
                self._note_recent(loaded.id)
        self.save_open_ids()  # now, because a killed program cannot do it later
        self.opened.emit(loaded.id)
        self._load_next_after(view)

    def _make_sheet(self, character: OpenCharacter) -> SheetView:
        """Create the sheet of a character and connect it."""
        from desktop.sheet.sheet_view import SheetView  # noqa: PLC0415 - imported with the first character

        view = SheetView(character, at_once=False, play_first=self._settings.get(PLAY_FIRST))
        for key in SHEET_SETTINGS:
            apply_sheet_setting(view, self._settings, key)
        view.locate_setting_requested.connect(partial(self._locator.ask, character.id))
        view.rolled.connect(partial(self._log_rolls, character.id))
        self._connect_tab(view)
        self.sheet_added.emit(view)
        return view

    def _make_document(self, character: OpenCharacter, kind: DocumentKind) -> DocumentView:
        """Create the view of a world or campaign and connect it."""
        view = kind.make(character)
        self._connect_tab(view)
        self._status.follow_view(view)
        view.undoable.connect(self._window.toast.show_text)
        view.front_requested.connect(partial(self._window.documents.setCurrentWidget, view))
        self.document_added.emit(view)
        return view

    def _connect_tab(self, view: SheetView | DocumentView) -> None:
        view.message_emitted.connect(self._on_sheet_message)
        view.message_cleared.connect(self._window.hide_message_of)
        view.title_changed.connect(self._on_title_changed)

    @Slot(object)
    def _on_sheet_message(self, message: Message) -> None:
        """Show a message of a tab; an edit refused there repeats the notice of a library that can only be read."""
        from desktop.sheet.open_character import READ_ONLY_EDIT  # noqa: PLC0415 - imported with the first character

        if message.code != READ_ONLY_EDIT or not self._service.is_refused():
            self._window.show_message(message)

    def _on_not_opened(self, id_: str, error: QuireError) -> None:
        self._loading.discard(id_)
        self._window.show_message(error.message)
        self._load_next()

    def _log_rolls(self, id_: str, records: Sequence[RollRecord]) -> None:
        """Add the rolls of a play page to the roll log."""
        self._service.run(self, partial(_write_rolls, id_, tuple(records)), self._on_logged, self._on_not_logged)

    def _on_logged(self, _nothing: None) -> None:
        self.rolls_logged.emit()

    def _on_not_logged(self, error: QuireError) -> None:
        self._window.show_message(error.message)

    @Slot(QWidget)
    def _on_tab_closed(self, widget: QWidget) -> None:
        if _is_sheet(widget) or isinstance(widget, DocumentView):
            if isinstance(widget, DocumentView):
                widget.release()
            self._release(widget.character)
            if not self.is_ending:
                self.save_open_ids()
                self.closed.emit(widget.character.id)
        elif isinstance(widget, PendingTab) and not self.is_ending:
            self.save_open_ids()

    def _release(self, character: OpenCharacter) -> None:
        """Close a document once everything is saved; report what could not be saved."""
        character.leave_field()
        try:
            character.close()
        except LibraryError as error:
            self._window.show_message(error.message, is_library=True)
        character.deleteLater()
        self._service.notify_list_changed()

    @Slot(str)
    def _on_title_changed(self, title: str) -> None:
        view = self.sender()
        if _is_sheet(view) or isinstance(view, DocumentView):
            self._window.rename_tab(view, title, _icon(view))

    @Slot()
    def _on_restyled(self) -> None:
        """Redraw the tabs' portraits and icons after a theme change."""
        for tab in self._tabs():
            self._window.rename_tab(tab, tab.character.title, _icon(tab))

    @Slot()
    def _on_document_changed(self) -> None:
        """Load the document of a tab that comes to the front, and store that it is there."""
        tab = self._window.documents.currentWidget()
        if isinstance(tab, PendingTab):
            self._load_pending(tab)
        if not self.is_ending and self._is_session_restored:
            self._save_front()

    @Slot(str)
    def _on_setting(self, key: str) -> None:
        for view in self.views():
            apply_sheet_setting(view, self._settings, key)

    # -------------------------------------------------------------------------------------------------- another library

    @Slot(object)
    def _on_moved(self, new_ids: Mapping[str, str]) -> None:
        """Continue the open documents in the library that replaced the previous one."""
        for character in self.documents():
            if character.library is None:
                continue  # a sample, which is in no library
            try:
                character.move_to(self._service.library, new_ids.get(character.id, character.id))
            except LibraryError as error:
                self._window.show_message(error.message)

    @Slot()
    def _on_replacing(self) -> None:
        """Close every document; those in the new library are reopened from it."""
        self._replaced |= self._open_titles()
        for tab in (*self._tabs(), *self._pending_tabs()):
            self._window.close_tab(tab)

    @Slot()
    def _on_ready(self) -> None:
        replaced, self._replaced = self._replaced, {}
        self._reopen(replaced, "")

    # ----------------------------------------------------------------------------------------------------- last session

    def save_open_ids(self) -> None:
        """Store which documents are open, and which is in front."""
        titles = self._open_titles()
        self._settings.put(OPEN_CHARACTERS, json.dumps(list(titles)))
        self._settings.put(OPEN_TITLES, json.dumps(list(titles.values())))
        self._save_front()

    def _save_front(self) -> None:
        widget = self._window.documents.currentWidget()
        if isinstance(widget, PendingTab):
            self._settings.put(FRONT_CHARACTER, widget.character_id)
        elif _is_sheet(widget) or isinstance(widget, DocumentView):
            self._settings.put(FRONT_CHARACTER, widget.character.id)

    def _open_titles(self) -> dict[str, str]:
        """Return the ids and titles of all tabs with documents, from the left."""
        titles = {}
        for tab in self._window.tabs():
            if isinstance(tab, PendingTab):
                titles[tab.character_id] = tab.title
            elif _is_sheet(tab) or isinstance(tab, DocumentView):
                titles[tab.character.id] = tab.character.title
        return titles

    def reopen(self) -> None:
        """Open the documents of the last session: a tab for each at once, the one in front first."""
        ids, titles = _ids(self._settings.get(OPEN_CHARACTERS)), _ids(self._settings.get(OPEN_TITLES))
        if len(titles) != len(ids):
            titles = [""] * len(ids)
        self._is_session_restored = True
        self._reopen(dict(zip(ids, titles, strict=True)), self._settings.get(FRONT_CHARACTER))
        if not self._pending_tabs():
            self.reopened.emit()

    def _reopen(self, titles: Mapping[str, str], front_id: str) -> None:
        """Add tabs for documents that are neither open nor loading: two tabs of one would conflict."""
        known = {*self._open_titles(), *self._loading}
        tabs = [PendingTab(id_, title) for id_, title in titles.items() if id_ not in known]
        if not tabs:
            return
        front = None
        if self._window.document is None:
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
        """Whether documents of the last session are still loading."""
        if not self._is_session_restored:
            return bool(_ids(self._settings.get(OPEN_CHARACTERS)))
        return bool(self._pending_tabs())

    def _load_next_after(self, view: SheetView | DocumentView) -> None:
        """Load the next pending document once a sheet in front is painted, so that it is not slowed down."""
        pages = None if isinstance(view, DocumentView) else view.form_pages
        if pages is not None and view is self.current_view and not pages.has_page(pages.current):
            pages.page_loaded.connect(self._on_page_loaded, Qt.ConnectionType.SingleShotConnection)
        else:
            QTimer.singleShot(0, self._load_next)

    @Slot()
    def _on_page_loaded(self) -> None:
        QTimer.singleShot(0, self._load_next)

    @Slot()
    def _load_next(self) -> None:
        """Load the next pending document, if none is loading; emit `reopened` after the last one."""
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
            self._service.run(
                self, partial(_load, id_, self._kinds), self._on_pending_loaded, partial(self._on_gone, id_)
            )

    def _on_pending_loaded(self, loaded: Loaded) -> None:
        """Show a document, unless its tab was closed meanwhile."""
        if self._pending_of(loaded.id) is not None:
            self._on_loaded(loaded)
        else:
            self._loading.discard(loaded.id)
            self._load_next()

    def _on_gone(self, id_: str, _error: QuireError) -> None:
        """Close the tab of a document that is in the trash or not available yet."""
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
        for character in self.documents():
            character.leave_field()
            character.save_again()


def _load(id_: str, kinds: Mapping[str, DocumentKind], library: Library) -> Loaded:
    """Load a document and the form of its view, and import the view; runs on a worker thread.

    Raises:
        QuireError: It is gone, damaged, of an unknown game, or of a kind that cannot be opened here.
    """
    from desktop.sheet.open_character import load_character  # noqa: PLC0415 - imported with the first character

    loaded = (unlisted_loader(id_, kinds) or load_character)(id_, library)
    if kind := kinds.get(kind_of_document(loaded.sheet.system.id)):
        import_module(kind.module)
        return loaded
    from desktop.sheet.sheet_view import prepare_sheet  # noqa: PLC0415 - imported with the first character

    import_module("desktop.explain.violations_view")  # shown with the sheet, or counted in the title of its dock
    _ = game(loaded.sheet.system.id).procedures  # the menus list them
    prepare_sheet(loaded.sheet.system.id)
    return loaded


def _icon(view: SheetView | DocumentView) -> QIcon:
    """Return the icon of a tab."""
    return view.tab_icon() if isinstance(view, DocumentView) else _tab_icon(view.character)


def _is_sheet(widget: object) -> TypeGuard[SheetView]:
    """Return whether a widget is a sheet, without importing the sheet view: until then there is none."""
    return is_imported(_SHEET_VIEW) and isinstance(widget, sys.modules[_SHEET_VIEW].SheetView)


def _ids(text: str) -> list[str]:
    try:
        stored = json.loads(text or "[]")
    except (ValueError, RecursionError):  # a damaged settings file
        return []
    return [id_ for id_ in stored if isinstance(id_, str)] if isinstance(stored, list) else []


def _write_rolls(id_: str, records: Sequence[RollRecord], library: Library) -> None:
    """Add rolls to the roll log; runs on a worker thread."""
    from core.store.roll_conversion import to_logged_rolls  # noqa: PLC0415 - imported after the first paint

    library.rolls.add(*to_logged_rolls(records, id_))


def _tab_icon(character: OpenCharacter) -> QIcon:
    """Return the round portrait or monogram of an open character."""
    document = character.sheet.character
    return round_icon(small_portrait(document), document.name, id_=character.id)
