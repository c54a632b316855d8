"""Rule packs of a campaign: saving its rules as a file, and taking rules out of one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPoint, Slot
from PySide6.QtWidgets import QMenu, QWidget

from core.errors import DocumentError, QuireError
from core.messages import Message
from desktop import messages
from desktop.frame.main_window import MainWindow
from desktop.library.library_service import LibraryService

if TYPE_CHECKING:
    from core.character.campaign_rules import CampaignRules
    from core.character.document import Character
    from core.content.rule_pack import RulePack
    from core.rules.model import System
    from core.store.library import Library
    from desktop.campaign.campaign_view import CampaignView
    from desktop.campaign.pack_dialogs import PackHead, PackRule

_ENDING: Final = ".json"


class CampaignPacks(QObject):
    """The menu of rule packs of one campaign.

    Args:
        view: The view of the campaign; it owns this.
        service: The library.
        window: The frame.
    """

    def __init__(self, view: CampaignView, service: LibraryService, window: MainWindow) -> None:
        super().__init__(view)
        self._view = view
        self._service = service
        self._window = window
        view.pack_menu_requested.connect(self._show_menu)

    @Slot(object)
    def _show_menu(self, button: QWidget) -> None:
        menu = QMenu(button)
        menu.triggered.connect(menu.deleteLater)
        menu.addAction(self.tr("&Save as a rule pack…")).triggered.connect(self.start_saving)
        menu.addAction(self.tr("&Take rules from a pack…")).triggered.connect(self.ask_for_pack)
        menu.popup(button.mapToGlobal(QPoint(0, button.height())))

    # ----------------------------------------------------------------------------------------------------------- saving

    @Slot()
    def start_saving(self) -> None:
        """Ask what the pack says of itself; it gets the rules that are applied."""
        from desktop.campaign.pack_dialogs import PackExportDialog, PackHead  # noqa: PLC0415 - rarely needed

        document = self._view.character.sheet.character
        options = self.tr("%n optional rule(s)", "", len(document.options))
        rules = self.tr("%n house rule(s)", "", len(document.house_rules))
        dialog = PackExportDialog(PackHead(document.name), f"{options}, {rules}", self._window)
        dialog.saved.connect(self._on_head)
        self._window.open_dialog(dialog)

    @Slot(object)
    def _on_head(self, head: PackHead) -> None:
        kinds = self.tr("Rule packs (*.json);;All files (*)")
        start = Path.home() / f"{head.name}{_ENDING}"
        file = messages.choose_save_file(self._window, self.tr("Save a rule pack"), kinds, start, _ENDING)
        if file is not None:
            self.save(head, file)

    def save(self, head: PackHead, file: Path) -> None:
        """Write the rules of the campaign to a file."""
        work = partial(_write_pack, self._view.character.sheet.character, head, file)
        self._service.run(self, work, self._on_written, self._on_failed)

    def _on_written(self, file: Path) -> None:
        saved = Message("rule_pack_saved", "The rule pack was saved as {path}.", {"path": file})
        self._window.status_line.show_success(messages.render(saved))

    # ----------------------------------------------------------------------------------------------------------- taking

    @Slot()
    def ask_for_pack(self) -> None:
        """Ask for the file of a pack and show its rules."""
        kinds = self.tr("Rule packs (*.json);;All files (*)")
        for file in messages.choose_files(self._window, self.tr("Take rules from a pack"), kinds)[:1]:
            self.open(file)

    def open(self, file: Path) -> None:
        """Show the rules of a pack, each with its check."""
        if self._view.pending is not None:
            work = partial(_read_pack, file, self._view.pending.system, self._view.pending.rules)
            self._service.run(self, work, partial(self._on_read, self._view.pending.system.name), self._on_failed)

    def _on_read(self, game: str, found: tuple[RulePack, Sequence[PackRule]]) -> None:
        from desktop.campaign.pack_dialogs import PackHead, PackImportDialog  # noqa: PLC0415 - rarely needed

        pack, rules = found
        head = PackHead(pack.name, pack.author, pack.about)
        dialog = PackImportDialog(head, game, rules, pack.ignored, self._window)
        dialog.taken.connect(partial(self._on_taken, pack))
        self._window.open_dialog(dialog)

    def _on_taken(self, pack: RulePack, keys: tuple[str, ...]) -> None:
        from desktop.campaign.pack_rules import taken_rules  # noqa: PLC0415 - rarely needed

        self._view.take_rules(taken_rules(pack, keys))

    def _on_failed(self, error: QuireError) -> None:
        self._window.show_message(error.message)


def _write_pack(campaign: Character, head: PackHead, file: Path, _library: Library) -> Path:
    """Write a pack; runs on a worker thread."""
    from core.content.rule_pack import pack_of_rules  # noqa: PLC0415 - rarely needed
    from core.export.atomic_file import write_file  # noqa: PLC0415 - rarely needed

    pack = replace(pack_of_rules(campaign, head.author, head.notes), name=head.name)
    write_file(file, pack.to_text().encode())
    return file


def _read_pack(
    file: Path, system: System, present: CampaignRules, _library: Library
) -> tuple[RulePack, Sequence[PackRule]]:
    """Read a pack, check its rules together with the present ones, and word them; runs on a worker thread.

    Raises:
        DocumentError: It cannot be read, or is no pack of this game.
    """
    from core.content.rule_pack import LARGEST_PACK, read_rule_pack  # noqa: PLC0415 - rarely needed
    from desktop.campaign.pack_rules import shown_rules  # noqa: PLC0415 - rarely needed

    try:
        with file.open("rb") as stream:
            content = stream.read(LARGEST_PACK + 1)
    except OSError as error:
        raise DocumentError(
            Message(
                "unreadable_pack",
                "The rule pack {path} cannot be read: {why}. Check the file and its permissions.",
                {"path": file, "why": error.strerror or error},
            )
        ) from error
    pack = read_rule_pack(content, system, present.house_rules)
    return pack, shown_rules(pack, system, present)
