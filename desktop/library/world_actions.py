"""Actions on worlds with their dialogs: new, duplicate, rename, import, export, trash."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from core.messages import Message
from desktop import messages
from desktop.library import world_operations as work
from desktop.library.bulk_operations import OWN_ENDINGS, ImportReport, file_name
from desktop.library.last_folder import LastFolder
from desktop.library.library_service import LibraryService
from desktop.settings import Settings

if TYPE_CHECKING:
    from core.store.library import Library
    from desktop.library.new_world_dialog import NewWorldDialog

LONGEST_NAME: Final = 200


class WorldActions(QObject):
    """Performs actions on worlds, which are given by id and name.

    Args:
        service: The library.
        settings: Stores the last folder.
        window: Parent of questions and dialogs.

    Signals:
        asked_open: A new world should be opened; its id.
        removed: Worlds were moved to the trash or deleted; their ids.
        changed: A world was renamed; its id.
        undoable: Something was done; what, and a function that undoes it.
    """

    asked_open = Signal(str)
    removed = Signal(object)
    changed = Signal(str)
    undoable = Signal(str, object)

    def __init__(self, service: LibraryService, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._service = service
        self._folder = LastFolder(settings)
        self._window = window
        self._games: Mapping[str, str] = {}
        self._game = ""

    def set_games(self, games: Mapping[str, str], game: str) -> None:
        """Set the names of the games, and the one that a new world is for at first."""
        self._games, self._game = games, game

    def new(self) -> None:
        """Ask for name and game of a new world, and open it."""
        if self._service.is_refused():
            return
        if not self._games:
            self._service.run(self, work.read_game_names, self._on_games)
            return
        dialog = self._dialog()
        dialog.decided.connect(self._on_new)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _on_games(self, games: Mapping[str, str]) -> None:
        self._games = games
        self.new()

    def _dialog(self) -> NewWorldDialog:
        from desktop.library.new_world_dialog import NewWorldDialog  # noqa: PLC0415 - rarely needed

        return NewWorldDialog(self._games, self._game, self._window)

    def _on_new(self, system: str, name: str) -> None:
        self._service.change(self, partial(work.new_world, system, name), self.asked_open.emit)

    def duplicate(self, id_: str) -> None:
        """Duplicate a world, and open the copy."""
        if not self._service.is_refused():
            copy_of = "{name}" if id_.startswith(work.SHIPPED) else self.tr("Copy of {name}")
            self._service.change(self, partial(work.duplicate_world, id_, copy_of), self.asked_open.emit)

    def rename(self, id_: str, name: str) -> None:
        """Ask for another name of a world."""
        if self._service.is_refused():
            return
        text = messages.enter_text(self._window, self.tr("Rename the world"), self.tr("Name"), name)
        wanted = (text or "").strip()[:LONGEST_NAME]
        if wanted and wanted != name:
            self._service.change(self, partial(work.rename_world, id_, wanted), partial(self._on_renamed, id_))

    def _on_renamed(self, id_: str, _nothing: None) -> None:
        self.changed.emit(id_)

    # ------------------------------------------------------------------------------------------------ import and export

    def ask_for_files(self) -> None:
        """Ask for world files and import them."""
        if self._service.is_refused():
            return
        kinds = self.tr("Worlds (*.quire-world *.json);;All files (*)")
        files = messages.choose_files(self._window, self.tr("Import worlds"), kinds, self._folder.get())
        if files:
            self._folder.remember(files[0].parent)
            task = partial(work.import_worlds, files)
            self._service.change(self, task, self._on_imported, label=self.tr("Importing"))

    def _on_imported(self, imported: work.ImportedWorlds) -> None:
        if imported.rejected:
            from desktop.library.library_dialogs import show_import_report  # noqa: PLC0415 - imported lazily

            show_import_report(ImportReport((), (), imported.rejected, imported.names, ()), self._window)
        if len(imported.ids) == 1:
            self.asked_open.emit(imported.ids[0])
        if imported.new_ids:
            self.say_added(imported.new_ids)

    def say_added(self, ids: tuple[str, ...]) -> None:
        """Say that worlds were added."""
        text = self.tr("%Ln world(s) imported", "", len(ids))
        self.undoable.emit(text, partial(self.move_to_trash, ids))

    def export(self, id_: str, name: str) -> None:
        """Ask for a file and write a world to it."""
        kinds = self.tr("Worlds (*.json);;Opens by double click (*.quire-world)")
        start = self._folder.start(f"{file_name(name)}.json")
        file = messages.choose_save_file(self._window, self.tr("Export the world"), kinds, start)
        if file is not None:
            self._folder.remember(file.parent)
            self._service.run(self, partial(work.export_world, id_, file), self._on_exported)

    def _on_exported(self, file: Path) -> None:
        self._service.notice.emit(Message("world_exported", "The world was saved as {file}.", {"file": file.name}))

    def drag(self, id_: str, name: str, source: QWidget) -> None:
        """Let a world be dragged out of the library as a file, which is written when it is dropped.

        Args:
            id_: The world.
            name: Its name.
            source: Where the drag starts.
        """
        from desktop.library.dragged_files import drag_files  # noqa: PLC0415 - imported with the first drag

        drag_files(source, partial(self.write_dragged, id_, name))

    def write_dragged(self, id_: str, name: str, folder: Path) -> list[Path]:
        """Write the file of a dragged world into a folder; return it, or nothing if that fails.

        Args:
            id_: The world.
            name: Its name.
            folder: An empty folder.
        """
        file = folder / f"{file_name(name)}{OWN_ENDINGS[1]}"
        error = self._service.run_blocking(partial(work.export_world, id_, file))
        if error is not None:
            self._service.notice.emit(error.message)
            return []
        return [file]

    # ------------------------------------------------------------------------------------------------------------ trash

    def move_to_trash(self, ids: tuple[str, ...], name: str = "") -> None:
        """Move worlds to the trash; a toast undoes it."""
        if not self._service.is_refused():
            self._service.change(self, partial(_trash, ids), partial(self._on_trashed, ids, name))

    def _on_trashed(self, ids: tuple[str, ...], name: str, _nothing: None) -> None:
        self.removed.emit(ids)
        text = self.tr("{name} moved to Trash").format(name=name) if name else ""
        self.undoable.emit(text or self.tr("%Ln world(s) moved to Trash", "", len(ids)), partial(self.restore, ids))

    def restore(self, ids: tuple[str, ...]) -> None:
        """Restore worlds from the trash."""
        if not self._service.is_refused():
            self._service.change(self, partial(_restore, ids))

    def delete(self, id_: str, name: str) -> None:
        """Delete a world in the trash permanently, if the user agrees."""
        if self._service.is_refused():
            return
        question = Message(
            "delete_world", "Delete the world {name} permanently? This cannot be undone.", {"name": name}
        )
        if messages.confirm(self._window, question, self.tr("Delete permanently"), is_destructive=True):
            self._service.change(self, partial(_delete, id_))


def _trash(ids: tuple[str, ...], library: Library) -> None:
    library.trash_many(ids)


def _restore(ids: tuple[str, ...], library: Library) -> None:
    library.restore_trashed_many(ids)


def _delete(id_: str, library: Library) -> None:
    library.delete(id_)
