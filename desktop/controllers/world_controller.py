"""Worlds: their list in the dock, their tabs, the menu of the world in front or marked."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QApplication

from core.character.document_kind import WORLD, game_of_document
from core.messages import Message
from core.registry import game, open_character
from desktop.controllers.document_kinds import DocumentKind
from desktop.controllers.sheets_controller import SheetsController
from desktop.frame.document_view import DocumentView
from desktop.frame.main_window import MainWindow
from desktop.library.library_dock import WORLDS, LibraryDock
from desktop.library.library_service import LibraryService
from desktop.library.world_actions import WorldActions
from desktop.library.world_operations import SHIPPED, shipped_document
from desktop.settings import ENTRY_WIDTH, Settings

if TYPE_CHECKING:
    from core.store.library import Library
    from desktop.library.worlds_view import WorldsView
    from desktop.sheet.open_character import Loaded, OpenCharacter
    from desktop.world.world_view import WorldView


class WorldController(QObject):
    """Connects list, tabs and menu of worlds.

    Args:
        window: The frame.
        service: The library.
        settings: The preferences.
        sheets: The open documents.

    Signals:
        view_added: A world was opened; its `WorldView`, for controllers to connect to.
        update_wanted: Characters of a world are to be updated; its id and name.
    """

    view_added = Signal(object)
    update_wanted = Signal(str, str)

    def __init__(
        self, window: MainWindow, service: LibraryService, settings: Settings, sheets: SheetsController
    ) -> None:
        super().__init__(window)
        self._window = window
        self._service = service
        self._settings = settings
        self._sheets = sheets
        self.list: WorldsView | None = None
        self.actions = WorldActions(service, settings, window)
        sheets.register(WORLD, DocumentKind("desktop.world.world_view", self._make_view, _load_shipped, SHIPPED))

    def steps(self) -> tuple[Callable[[], None], ...]:
        """Return the jobs that connect the worlds, one per event-loop turn."""
        return (self._connect,)

    def _connect(self) -> None:
        dock = self._window.library_dock.widget()
        if isinstance(dock, LibraryDock):
            dock.set_page(WORLDS, self._make_list)
            dock.page_shown.connect(self._on_marked)
        self.actions.asked_open.connect(self._sheets.open)
        self._sheets.opened.connect(self._on_opened)
        self.actions.removed.connect(self._on_removed)
        self.actions.changed.connect(self._on_renamed)
        self.actions.undoable.connect(self._window.toast.show_text)
        self._window.document_changed.connect(self._on_marked)
        for name, slot in (
            ("new_world", self.actions.new),
            ("import_world", self.actions.ask_for_files),
            ("rename_world", partial(self._act, "rename")),
            ("duplicate_world", partial(self._act, "duplicate")),
            ("export_world", partial(self._act, "export")),
            ("trash_world", partial(self._act, "trash")),
            ("update_world_characters", partial(self._act, "update")),
            ("worlds", self.show_list),
        ):
            self._window.set_action_handler(name, slot)
        self._on_marked()

    def _make_list(self) -> WorldsView:
        from desktop.library.worlds_view import WorldsView  # noqa: PLC0415 - created with the first use

        self.list = view = WorldsView(self._service, self.actions)
        view.opened.connect(self._sheets.open)
        view.asked_new.connect(self.actions.new)
        view.marked_changed.connect(self._on_marked)
        return view

    def _make_view(self, character: OpenCharacter) -> DocumentView:
        from desktop.world.world_view import WorldView  # noqa: PLC0415 - imported on a worker thread before

        of = game(game_of_document(character.sheet.system.id))
        view = WorldView(character, of, self._settings.get(ENTRY_WIDTH))
        view.duplicate_wanted.connect(partial(self.actions.duplicate, character.id))
        view.paste_wanted.connect(partial(self._on_paste, view))
        view.entry_width_changed.connect(partial(self._settings.put, ENTRY_WIDTH))
        view.counted.connect(self._service.notify_list_changed)
        self.view_added.emit(view)
        return view

    @Slot(str)
    def _on_opened(self, _id: str) -> None:
        """Focus the entries of a world that was opened, unless the focus is elsewhere."""
        if not isinstance(self._window.documents.currentWidget(), DocumentView) or (view := self.current_view) is None:
            return
        focused = QApplication.focusWidget()
        if focused is None or (view.isAncestorOf(focused) and not view.panel.isAncestorOf(focused)):
            view.focus_entries()

    def _on_paste(self, view: WorldView, kind: str) -> None:
        """Show what the table of the clipboard becomes."""
        from desktop.world.paste_table_dialog import PasteTableDialog  # noqa: PLC0415 - imported with the first use

        dialog = PasteTableDialog(view.character, view.game.system, kind, self._window)
        dialog.pasted.connect(view.show_pasted)
        self._window.open_dialog(dialog)
        dialog.read_clipboard()

    @Slot()
    def show_list(self) -> None:
        """Show the list of worlds in the dock, and put the cursor into it."""
        self._window.show_dock("library")
        dock = self._window.library_dock.widget()
        if isinstance(dock, LibraryDock):
            dock.show_page(WORLDS)
        if self.list is not None:
            self.list.list.go_in()

    # ------------------------------------------------------------------------------------------------ the current world

    @property
    def current_view(self) -> WorldView | None:
        """The world in front."""
        from desktop.world.world_view import WorldView  # noqa: PLC0415 - only asked for while a document is in front

        widget = self._window.documents.currentWidget()
        return widget if isinstance(widget, WorldView) else None

    def _current(self) -> tuple[str, str]:
        """Return id and name of the world in front, else of the marked one; two "" if there is none."""
        if isinstance(self._window.documents.currentWidget(), DocumentView) and (view := self.current_view):
            return view.character.id, view.character.title
        dock = self._window.library_dock.widget()
        is_shown = isinstance(dock, LibraryDock) and dock.current == WORLDS
        row = self.list.marked if self.list is not None and is_shown and not self.list.is_trash else None
        return ("", "") if row is None else (row.id, row.name)

    @Slot()
    def _on_marked(self) -> None:
        id_, _ = self._current()
        self._window.set_world_marked(bool(id_), is_locked=id_.startswith(SHIPPED))

    def _act(self, action: str) -> None:
        id_, name = self._current()
        if not id_:
            return
        match action:
            case "rename":
                self.actions.rename(id_, name)
            case "duplicate":
                self.actions.duplicate(id_)
            case "export":
                self.actions.export(id_, name)
            case "trash":
                self.actions.move_to_trash((id_,), name)
            case "update":
                self.update_wanted.emit(id_, name)

    @Slot(object)
    def _on_removed(self, ids: Sequence[str]) -> None:
        self._sheets.close(set(ids))

    @Slot(str)
    def _on_renamed(self, id_: str) -> None:
        for document in self._sheets.documents():
            if document.id == id_:
                document.reload()


def _load_shipped(id_: str, _library: Library) -> Loaded:
    """Load a world that came with Quire, which can only be read and is in no library; runs on a worker thread.

    Raises:
        QuireError: There is no such world.
    """
    from desktop.sheet.open_character import Loaded  # noqa: PLC0415 - with the first world that is opened

    reason = Message("shipped_world", "This world came with Quire. Duplicate it to edit it.")
    return Loaded(id_, open_character(shipped_document(id_), random.SystemRandom()), read_only=reason)
