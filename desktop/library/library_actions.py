"""Library actions with dialogs: import, export, duplicate, trash, tags, campaign, drafts.

Used for the rows selected in the library and for the current character. Characters are given by id, or by spans of rows
if thousands are selected that are not loaded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from core.messages import Message, Word
from desktop import messages
from desktop.library import bulk_operations as work
from desktop.library.bulk_operations import CharacterSelection, ExportWish, ImportReport, TagCounts
from desktop.library.last_folder import LastFolder
from desktop.library.library_service import LibraryService
from desktop.library.paged_rows import RowSpan
from desktop.settings import Settings
from desktop.tasks import Progress

if TYPE_CHECKING:
    from core.store.records import Draft
    from core.store.rule_adoption import BroughtRules
    from desktop.library.library_dialogs import CampaignDialog, TagsDialog

LONGEST_TITLE: Final = 120
"""Maximum length of the name of a fight."""


class LibraryActions(QObject):
    """Performs actions on characters.

    Args:
        service: The library.
        settings: Stores the last folder.
        window: Parent of questions and dialogs.

    Signals:
        added: Characters were imported, duplicated or restored; their ids.
        removed: Characters were moved to the trash or deleted; their ids.
        trashed: Characters were moved to the trash; their ids.
        restored: Characters were restored from the trash; their ids.
        headers_changed: Tags or campaigns were changed; ids of the characters.
        undoable: Characters were imported, duplicated or changed; what was done, and a function that undoes it.
        asked_open: A character should be opened, such as the first sample; its id.
        draft_renamed: A draft was renamed; its id and title.
        own_files_given: Files that are opened instead of imported, so that none is there twice; their paths.
    """

    added = Signal(object)
    removed = Signal(object)
    trashed = Signal(object)
    restored = Signal(object)
    headers_changed = Signal(object)
    undoable = Signal(str, object)
    asked_open = Signal(str)
    draft_renamed = Signal(str, str)
    own_files_given = Signal(object)

    def __init__(self, service: LibraryService, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._service = service
        self._settings = settings
        self._window = window
        self._folder = LastFolder(settings)

    # ------------------------------------------------------------------------------------------------ import and export

    def ask_for_files(self) -> None:
        """Ask for character files and import them."""
        kinds = self.tr("Characters and sheets (*.quire-character *.json *.txt *.pdf);;All files (*)")
        files = messages.choose_files(self._window, self.tr("Import characters"), kinds, self._folder.get())
        if files:
            self._folder.remember(files[0].parent)
            self.import_files(files)

    def import_files(self, files: Iterable[Path]) -> None:
        """Import character files and folders, and report what was rejected.

        Files with the endings of Quire are opened: a character that is here already comes to the front. So are PDFs and
        changes from a phone, whose values are to be taken or left.
        """
        given = tuple(files)
        endings = (*work.OWN_ENDINGS, work.SHEET_ENDING)
        own = tuple(each for each in given if each.name.lower().endswith(endings) and not each.is_dir())
        if own:
            self.own_files_given.emit(own)
        others = tuple(each for each in given if each not in own)
        if not others:
            return
        progress = Progress(self)
        task = partial(work.import_files, others, progress)
        self._service.change(self, task, self._on_imported, label=self.tr("Importing"), progress=progress)

    def import_text(self, text: str) -> None:
        """Import a character from pasted text, or report why it cannot be read."""
        if text.strip():
            task = partial(work.import_text, text, self.tr("Pasted character"))
            self._service.change(self, task, self._on_imported, label=self.tr("Importing"))

    def open_samples(self) -> None:
        """Import the sample characters and open one."""
        progress = Progress(self)
        task = partial(work.import_files, work.sample_files(), progress)
        self._service.change(self, task, self._on_samples_imported, label=self.tr("Importing"), progress=progress)

    def _on_samples_imported(self, report: ImportReport) -> None:
        self._show_import(replace(report, ids=report.ids[:1]))
        self._say_added(report.ids)
        if report.ids:
            self.asked_open.emit(report.ids[0])

    def _on_imported(self, report: ImportReport) -> None:
        if report.returned:
            self.own_files_given.emit(report.returned)
        if report.returned and not (report.ids or report.settings or report.rejected):
            return
        self._show_import(report)
        self._say_added(report.ids)

    def _show_import(self, report: ImportReport) -> None:
        self.added.emit(list(report.ids))
        if report.rejected:
            from desktop.library.library_dialogs import show_import_report  # noqa: PLC0415 - imported lazily

            show_import_report(report, self._window)
        else:
            self._service.notice.emit(_import_message(report))
        for question in report.questions:
            self._ask_about_rules(question)

    def _ask_about_rules(self, question: BroughtRules) -> None:
        """Ask whether imported characters keep the rules that they brought, or take those of their campaign."""
        message = Message(
            "imported_rules",
            "{count:# character brings|# characters bring} other rules than {name} has now. They are kept as their own "
            "rules. Take those of the campaign instead?",
            {"count": len(question.brought), "name": question.campaign},
        )
        answers = (
            messages.BoxButton("own", self.tr("&Keep as own rules"), is_default=True, is_cancel=True),
            messages.BoxButton("campaign", self.tr("&Take the campaign's")),
        )
        if messages.ask(self._window, message, answers) == "campaign":
            self._service.change(
                self, lambda library: library.campaigns.take_rules(question), self.headers_changed.emit
            )

    def export(self, selection: CharacterSelection, name: str = "") -> None:
        """Ask for a format, and export one character to a file, or several into a folder.

        Args:
            selection: The characters.
            name: Name of the character, if it is one.
        """
        if not selection:
            return
        from desktop.library.export_dialog import ExportDialog  # noqa: PLC0415 - imported with the first export

        count = sum(1 if isinstance(each, str) else each.last - each.first + 1 for each in selection)
        who = (name or self.tr("Unnamed")) if count == 1 else self.tr("%n character(s)", "", count)
        dialog = ExportDialog(who, self._settings, self._window)
        dialog.decided.connect(partial(self._on_export_decided, tuple(selection), name))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _on_export_decided(self, selection: CharacterSelection, name: str, wanted: ExportWish) -> None:
        if len(selection) == 1 and isinstance(selection[0], str):
            self._export_one(selection[0], name, wanted)
            return
        folder = messages.choose_folder(self._window, self.tr("Folder for the files"), self._folder.get())
        if folder is not None:
            self._folder.remember(folder)
            progress = Progress(self)
            if wanted.form is None:
                task = partial(work.export_many, selection, folder, progress)
            else:
                task = partial(work.export_as, selection, folder, wanted.form, wanted, progress)
            done = partial(self._on_exported, folder)
            self._service.run(self, task, done, label=self.tr("Exporting"), progress=progress)

    def drag(self, ids: Sequence[str], source: QWidget) -> None:
        """Let characters be dragged out of the library; their files are written when they are dropped elsewhere.

        Args:
            ids: The characters.
            source: Where the drag starts.
        """
        from desktop.library.dragged_files import drag_files  # noqa: PLC0415 - imported with the first drag

        drag_files(source, partial(self.write_dragged, ids), ids)

    def write_dragged(self, ids: Sequence[str], folder: Path) -> list[Path]:
        """Write the files of dragged characters into a folder; return those that were written.

        Args:
            ids: The characters.
            folder: An empty folder.
        """
        files: list[Path] = []
        error = self._service.run_blocking(partial(work.export_dragged, tuple(ids), folder, files))
        if error is not None:
            self._service.notice.emit(error.message)
        return files

    def _export_one(self, id_: str, name: str, wanted: ExportWish) -> None:
        kinds = self.tr("Characters (*.json);;Opens by double click (*.quire-character)")
        endings = [".json", work.OWN_ENDINGS[0]]
        if wanted.form is not None:
            endings = [f".{wanted.form.ending}"]
            kinds = f"*{endings[0]}"
        start = self._folder.start(f"{work.file_name(name)}{endings[0]}")
        file = messages.choose_save_file(self._window, self.tr("Export character"), kinds, start, *endings)
        if file is None:
            return
        self._folder.remember(file.parent)
        done = partial(self._on_exported_one, file)
        if wanted.form is None:
            self._service.run(self, partial(work.export_one, id_, file), done)
        else:
            self._service.run(self, partial(work.export_as, (id_,), file, wanted.form, wanted, Progress(self)), done)

    def _on_exported_one(self, file: Path, _done: object) -> None:
        self._service.notice.emit(Message("exported", "The character was saved as {file}.", {"file": file}))

    def _on_exported(self, folder: Path, number: int) -> None:
        values = {"number": number, "folder": folder}
        self._service.notice.emit(
            Message("exported_many", "{number:# character was|# characters were} saved in {folder}.", values)
        )

    # ------------------------------------------------------------------------------------------------------ one or many

    def duplicate(self, selection: CharacterSelection) -> None:
        """Duplicate characters."""
        progress = Progress(self)
        task = partial(work.duplicate, tuple(selection), self.tr("Copy of {name}"), progress)
        self._service.change(self, task, self._on_duplicated, label=self.tr("Duplicating"), progress=progress)

    def _on_duplicated(self, ids: list[str]) -> None:
        self.added.emit(ids)
        self.undoable.emit(self.tr("%Ln character(s) duplicated", "", len(ids)), partial(self.take_out, ids))

    def say_added(self, ids: Sequence[str], questions: Sequence[BroughtRules] = ()) -> None:
        """Say that characters were added by opening their files, and ask about the rules that they brought."""
        self.added.emit(list(ids))
        self._say_added(ids)
        for question in questions:
            self._ask_about_rules(question)

    def _say_added(self, ids: Sequence[str]) -> None:
        """Say how many characters were added."""
        if ids:
            self.undoable.emit(self.tr("%Ln character(s) added", "", len(ids)), partial(self.take_out, list(ids)))

    def take_out(self, ids: Sequence[str]) -> None:
        """Undo that characters were added; those that were edited since are in the trash."""
        self.removed.emit(list(ids))  # their sheets are saved and closed first
        progress = Progress(self)
        task = partial(work.take_out, tuple(ids), progress)
        self._service.change(self, task, self._on_taken_out, label=self.tr("Undoing"), progress=progress)

    def _on_taken_out(self, ids: tuple[list[str], list[str]]) -> None:
        deleted, trashed = ids
        if deleted:
            number = {"number": len(deleted)}
            self._service.notice.emit(Message("taken_out", "{number:# character|# characters} removed again.", number))
        if trashed:
            self.trashed.emit(trashed)

    def move_to_trash(self, selection: CharacterSelection) -> None:
        """Move characters to the trash; no question, because they can be restored."""
        self._change(work.move_to_trash, selection, self.tr("Moving to Trash"), self._on_trashed)

    def restore(self, selection: CharacterSelection) -> None:
        """Restore characters from the trash."""
        self._change(work.restore, selection, self.tr("Restoring"), self._on_restored)

    def _on_trashed(self, ids: list[str]) -> None:
        self.removed.emit(ids)
        self.trashed.emit(ids)

    def _on_restored(self, ids: list[str]) -> None:
        self.added.emit(ids)
        self.restored.emit(ids)

    def delete(self, selection: CharacterSelection, number: int) -> None:
        """Ask, and delete characters permanently.

        Args:
            selection: The characters, from the trash.
            number: Their number.
        """
        question = Message(
            "delete_for_good",
            "Delete {number} characters permanently? Their history is deleted too; only a backup of the library can "
            "restore them.",
            {"number": number},
        )
        if number == 1:
            question = Message(
                "delete_one_for_good",
                "Delete this character permanently? Its history is deleted too; only a backup of the library can "
                "restore it.",
            )
        if messages.confirm(self._window, question, self.tr("&Delete"), is_destructive=True):
            self._change(work.delete, selection, self.tr("Deleting"), self.removed.emit)

    @staticmethod
    def may_rename(draft: Draft) -> bool:
        """Return whether a draft can be renamed: only fights can."""
        from core.registry import is_conflict  # noqa: PLC0415 - imported after the first paint

        return is_conflict(draft.system, draft.procedure)

    def rename_draft(self, draft: Draft) -> None:
        """Ask for a new name of a fight."""
        entered = messages.enter_text(self._window, self.tr("Rename fight"), self.tr("&Name"), draft.title)
        title = " ".join((entered or "").split())[:LONGEST_TITLE]
        if title and title != draft.title:
            self._service.change(self, partial(work.rename_draft, draft.id, title))
            self.draft_renamed.emit(draft.id, title)

    def delete_draft(self, draft: Draft) -> None:
        """Ask, and delete a draft."""
        values = {"title": draft.title or self.tr("New character")}
        question = (
            Message(
                "delete_fight",
                "Delete the fight {title}? It can no longer be resumed or undone; characters do not change.",
                values,
            )
            if self.may_rename(draft)
            else Message(
                "delete_draft",
                "Delete the draft {title}? The answers given so far are lost; characters do not change.",
                values,
            )
        )
        if messages.confirm(self._window, question, self.tr("&Delete"), is_destructive=True):
            self._service.change(self, partial(work.delete_draft, draft))

    def _change(
        self,
        do: Callable[..., list[str]],
        selection: CharacterSelection,
        label: str,
        done: Callable[[list[str]], None],
    ) -> None:
        if selection:
            progress = Progress(self)
            self._service.change(self, partial(do, tuple(selection), progress), done, label=label, progress=progress)

    # ----------------------------------------------------------------------------------------------- tags and campaigns

    def tag(self, selection: CharacterSelection) -> None:
        """Ask for the tags of characters."""
        if selection:
            task = partial(work.read_tag_counts, tuple(selection))
            self._service.run(self, task, self._ask_for_tags, label=self.tr("Reading the library"))

    def _ask_for_tags(self, tagging: TagCounts) -> None:
        from desktop.library.library_dialogs import TagsDialog  # noqa: PLC0415 - imported lazily

        dialog = TagsDialog(tagging, self._window)
        dialog.accepted.connect(partial(self._write_tags, dialog))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _write_tags(self, dialog: TagsDialog) -> None:
        progress = Progress(self)
        task = partial(work.write_tags, dialog.ids, dialog.added(), dialog.removed(), progress)
        self._service.change(self, task, self._on_tagged, label=self.tr("Setting tags"), progress=progress)

    def _on_tagged(self, ids: list[str]) -> None:
        self.headers_changed.emit(ids)
        if ids:
            text = self.tr("Tags of %Ln character(s) changed", "", len(ids))
            self.undoable.emit(text, partial(self._undo_headers, ids, "tags"))

    def set_campaign(self, selection: CharacterSelection) -> None:
        """Ask for the campaign of characters."""
        if selection:
            task = partial(work.read_campaigns, tuple(selection))
            self._service.run(self, task, self._ask_for_campaign, label=self.tr("Reading the library"))

    def _ask_for_campaign(self, campaign_data: tuple[Sequence[str], Sequence[str], str | None]) -> None:
        ids, campaigns, current = campaign_data
        from desktop.library.library_dialogs import CampaignDialog  # noqa: PLC0415 - imported lazily

        dialog = CampaignDialog(ids, campaigns, current, self._window)
        dialog.accepted.connect(partial(self._write_campaign, dialog))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _write_campaign(self, dialog: CampaignDialog) -> None:
        self.write_campaign(dialog.ids, dialog.campaign())

    def write_campaign(self, ids: Sequence[str], campaign: str) -> None:
        """Move characters into a campaign, by its name; "" for none."""
        progress = Progress(self)
        task = partial(work.write_campaign, tuple(ids), campaign, progress)
        label = self.tr("Setting the campaign")
        self._service.change(self, task, self._on_campaign_set, label=label, progress=progress)

    def leave_campaign(self, ids: Sequence[str], *, keeps_rules: bool) -> None:
        """Take characters out of their campaigns.

        Args:
            ids: The characters.
            keeps_rules: Whether the rules that they had from the campaign become their own.
        """
        progress = Progress(self)
        task = partial(work.leave_campaign, tuple(ids), progress, keeps_rules=keeps_rules)
        label = self.tr("Setting the campaign")
        self._service.change(self, task, self._on_campaign_set, label=label, progress=progress)

    def _on_campaign_set(self, ids: list[str]) -> None:
        self.headers_changed.emit(ids)
        if ids:
            text = self.tr("Campaign of %Ln character(s) changed", "", len(ids))
            self.undoable.emit(text, partial(self._undo_headers, ids, "campaign"))

    def _undo_headers(self, ids: Sequence[str], key: str) -> None:
        progress = Progress(self)
        task = partial(work.undo_headers, tuple(ids), key, progress)
        self._service.change(self, task, self.headers_changed.emit, label=self.tr("Undoing"), progress=progress)

    def ids(self, selection: CharacterSelection, done: Callable[[list[str]], None]) -> None:
        """Call ``done`` with the ids of a selection."""
        if any(isinstance(each, RowSpan) for each in selection):
            self._service.run(self, partial(work.ids_of, tuple(selection)), done)
        else:
            done([each for each in selection if isinstance(each, str)])


def _import_message(report: ImportReport) -> Message:
    if report.missing:
        return Message(
            "imported_without_setting",
            "{done} {reason} Open the character to locate the file of its world.",
            {"done": _success_message(report), "reason": report.missing[0]},
        )
    return _success_message(report)


def _success_message(report: ImportReport) -> Message:
    if report.settings and not report.names:
        return Message("imported_worlds", "World imported: {names}.", {"names": ", ".join(report.settings)})
    if not report.names:
        return Message(
            "nothing_to_import",
            "No character files in these folders. Character files end in .json.",
        )
    if len(report.names) == 1:
        return Message("imported_one", "{name} imported.", {"name": report.names[0] or Word("The character")})
    return Message("imported_many", "{number:# character|# characters} imported.", {"number": len(report.names)})
