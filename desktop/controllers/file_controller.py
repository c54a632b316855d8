"""Opens files: characters and worlds by double click or from a second start, and sheets that come back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING
from uuid import uuid4

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog

from core.messages import Message, Word
from desktop.controllers.sheets_controller import SheetsController
from desktop.frame.main_window import MainWindow
from desktop.library.bulk_operations import ImportReport, RejectedFile
from desktop.library.library_actions import LibraryActions
from desktop.library.library_service import LibraryService
from desktop.opened_files import file_operations as work
from desktop.opened_files.file_operations import DifferingFile, OpenedFile

if TYPE_CHECKING:
    from core.returned_sheets.comparison import Difference
    from core.returned_sheets.library_intake import Intake
    from desktop.library.world_actions import WorldActions


class FileController(QObject):
    """Shows the document that each file stands for; where the two differ, a dialog asks.

    Args:
        window: The frame.
        service: The library.
        sheets: The open documents.
        actions: Says what was added, and undoes it.
        worlds: Does so for worlds.
    """

    def __init__(
        self,
        window: MainWindow,
        service: LibraryService,
        sheets: SheetsController,
        actions: LibraryActions,
        worlds: WorldActions,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._service = service
        self._sheets = sheets
        self._actions = actions
        self._worlds = worlds

    def open(self, files: Iterable[Path]) -> None:
        """Open files: bring their documents to the front, or add them; never a second one for the same file."""
        wanted = tuple(files)
        if wanted:
            self._sheets.commit_fields()
            self._service.change(
                self, partial(work.open_files, wanted), self._on_opened, label=self.tr("Opening the files")
            )

    def _on_opened(self, files: Sequence[OpenedFile]) -> None:
        self._say_refused(files)
        for file in files:
            if file.id:
                self._sheets.open(file.id)
        self._say_added([file for file in files if file.is_new])
        self._ask([file for file in files if file.differing is not None or file.intake is not None])

    def _say_refused(self, files: Sequence[OpenedFile]) -> None:
        refused = [RejectedFile(file.path, file.refusal) for file in files if file.refusal is not None]
        if len(refused) == 1:
            values = {"file": refused[0].file.name, "reason": refused[0].reason}
            self._window.show_message(Message("file_not_opened", "{file} was not opened. {reason}", values))
        elif refused:
            from desktop.library.library_dialogs import ImportReportDialog  # noqa: PLC0415 - rarely needed

            self._window.open_dialog(ImportReportDialog(ImportReport((), (), tuple(refused)), self._window))

    def _say_added(self, files: Sequence[OpenedFile]) -> None:
        characters = [file for file in files if not file.is_world]
        worlds = [file for file in files if file.is_world]
        if characters:
            questions = tuple(question for file in characters for question in file.questions)
            self._actions.say_added([file.id for file in characters], questions)
        if worlds:
            self._worlds.say_added(tuple(file.id for file in worlds))

    # -------------------------------------------------------------------------------------- a file that is different

    def _ask(self, files: Sequence[OpenedFile]) -> None:
        """Ask what becomes of the first file, then of the others."""
        if not files:
            return
        file, rest = files[0], files[1:]
        if file.differing is not None:
            dialog: QDialog = self._ask_about_difference(file.differing)
        elif file.intake is not None and not file.id:
            dialog = self._ask_about_sheet(file.path, file.intake)
        else:
            self._say_equal(file)
            self._ask(rest)
            return
        if rest:
            dialog.finished.connect(partial(self._ask_next, rest))
        self._window.open_dialog(dialog)

    def _ask_next(self, files: Sequence[OpenedFile], _result: int) -> None:
        self._ask(files)

    def _ask_about_difference(self, file: DifferingFile) -> QDialog:
        from desktop.opened_files.opened_file_dialog import OpenedFileDialog  # noqa: PLC0415 - rarely needed

        self._sheets.open(file.id)
        dialog = OpenedFileDialog(file, self._window)
        dialog.copy_wanted.connect(partial(self._copy, file))
        dialog.replace_wanted.connect(partial(self._replace, file))
        return dialog

    def _copy(self, file: DifferingFile) -> None:
        if not self._service.is_refused():
            task = partial(work.add_file, file.path, file.file, is_copy=True)
            self._service.change(self, task, self._on_copied)

    def _on_copied(self, file: OpenedFile) -> None:
        self._on_opened((file,))

    def _replace(self, file: DifferingFile) -> None:
        if self._service.is_refused():
            return
        self._sheets.commit_fields()
        operation = uuid4().hex
        task = partial(work.replace_with_file, file, operation)
        self._service.change(self, task, partial(self._on_replaced, file, operation))

    def _on_replaced(self, file: DifferingFile, operation: str, _nothing: None) -> None:
        self._reload(file.id)
        self._sheets.open(file.id)
        text = self.tr("{name} replaced with the file").format(name=file.here.name or self.tr("Unnamed"))
        self._window.toast.show_text(text, partial(self._undo, file.id, operation))

    # ------------------------------------------------------------------------------------ a sheet that comes back

    def _say_equal(self, file: OpenedFile) -> None:
        values = {"file": file.path.name, "name": file.name or Word("Unnamed")}
        self._window.show_message(Message("sheet_equal", "{file}: nothing differs from {name} in the library.", values))

    def _ask_about_sheet(self, path: Path, intake: Intake) -> QDialog:
        from desktop.opened_files.returned_sheet_dialog import ReturnedSheetDialog  # noqa: PLC0415 - rarely needed

        if intake.id:
            self._sheets.open(intake.id)
        dialog = ReturnedSheetDialog(path, intake, self._window)
        dialog.decided.connect(partial(self._take, path, intake))
        return dialog

    def _take(self, path: Path, intake: Intake, taken: Sequence[Difference]) -> None:
        if self._service.is_refused():
            return
        self._sheets.commit_fields()
        operation = uuid4().hex
        task = partial(work.take_returned, path, intake, taken, operation)
        self._service.change(self, task, partial(self._on_taken, operation, len(taken)))

    def _on_taken(self, operation: str, count: int, file: OpenedFile) -> None:
        if file.is_new:
            self._on_opened((file,))
            return
        self._reload(file.id)
        self._sheets.open(file.id)
        text = self.tr("%n value(s) taken from {file}", "", count).format(file=file.path.name)
        self._window.toast.show_text(text, partial(self._undo, file.id, operation))

    def _undo(self, id_: str, operation: str) -> None:
        self._sheets.commit_fields()
        self._service.change(self, partial(work.undo_replacement, id_, operation), partial(self._on_undone, id_))

    def _on_undone(self, id_: str, is_undone: bool) -> None:
        if is_undone:
            self._reload(id_)
        else:
            self._window.show_message(
                Message("not_undone", "There are newer changes. Undo them first, or restore a revision in the history.")
            )

    def _reload(self, id_: str) -> None:
        for document in self._sheets.documents():
            if document.id == id_:
                document.reload()
