"""The list of campaigns in the library dock: running and resting ones, search, games, trash."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction

from desktop.library.document_rows import DocumentRow
from desktop.library.documents_view import DocumentsView

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from core.store.library import Library
    from core.store.records import Campaign
    from desktop.library.library_service import LibraryService

_RUNNING: Final = "running"
_RESTING: Final = "resting"


class CampaignsView(DocumentsView):
    """The list.

    Args:
        service: The library.
        parent: Its owner.

    Signals:
        action_requested: An action other than opening was chosen: its name and the id of the campaign.
    """

    action_requested = Signal(str, str)

    EDITABLE: ClassVar[tuple[str, ...]] = ("open", "rename", "rest", "resume", "trash")

    def __init__(self, service: LibraryService, parent: QWidget | None = None) -> None:
        self._rest_action = QAction()
        self._resume_action = QAction()
        self._ticket = 0
        super().__init__(service, parent)
        self._rest_action.setText(self.tr("&Rest"))
        self._resume_action.setText(self.tr("&Resume"))
        self.new_button.setText(self.tr("&New campaign"))
        self.new_button.setAccessibleName(self.tr("New campaign"))
        self.order_label.setText(self.tr("by name"))
        self.list.setAccessibleName(self.tr("Campaigns"))
        self.search_edit.setAccessibleName(self.tr("Search the campaigns"))

    def read(self) -> None:
        """Read the campaigns on a worker thread; only the newest answer counts."""
        self._ticket += 1
        self.service.run(self, partial(read_campaigns, self.is_trash), partial(self._on_read, self._ticket))

    def _on_read(self, ticket: int, found: tuple[Sequence[Campaign], int, Sequence[tuple[str, str, str]]]) -> None:
        if ticket != self._ticket:
            return
        campaigns, in_trash, games = found
        names = {id_: name for id_, name, _ in games}
        signs = {id_: sign for id_, _, sign in games}
        rows = [self._row(each, names, signs) for each in campaigns]
        groups = {_RUNNING: self.tr("Running"), _RESTING: self.tr("Resting")}
        used = {each.system for each in campaigns}
        self.show_documents(rows, groups, {id_: name for id_, name in names.items() if id_ in used}, in_trash)

    def _row(self, entry: Campaign, names: dict[str, str], signs: dict[str, str]) -> DocumentRow:
        members = self.tr("%Ln character(s)", "", entry.characters + entry.drafts)
        game = names.get(entry.system, entry.system)
        return DocumentRow(
            entry.id,
            entry.name,
            " · ".join(part for part in (game, members) if part),
            group=_RESTING if entry.is_resting else _RUNNING,
            system=entry.system,
            sign=signs.get(entry.system, "people"),
            problems=1 if entry.problem else 0,
        )

    def actions_by_name(self) -> dict[str, QAction]:
        """Return the actions of the menu by name."""
        return {**super().actions_by_name(), "rest": self._rest_action, "resume": self._resume_action}

    def _available(self, row: DocumentRow) -> tuple[str, ...]:
        """Leave out what the campaign does already."""
        away = "resume" if row.group == _RUNNING else "rest"
        return tuple(name for name in super()._available(row) if name != away)

    def count_text(self, number: int) -> str:
        """Return how many campaigns there are."""
        return self.tr("%Ln campaign(s)", "", number)

    def empty_texts(self) -> tuple[str, str]:
        """Return title and hint for a library without campaigns."""
        return self.tr("No campaigns yet"), self.tr("A campaign holds the rules, sessions and notes of its characters.")

    def carry_out(self, action: str, row: DocumentRow) -> None:
        """Pass an action on."""
        self.action_requested.emit(action, row.id)


def read_campaigns(is_trash: bool, library: Library) -> tuple[Sequence[Campaign], int, Sequence[tuple[str, str, str]]]:
    """Read the campaigns, how many are in the trash, and id, name and sign of the games; runs on a worker thread."""
    from core.registry import games  # noqa: PLC0415 - imported after the first paint

    campaigns = library.campaigns.list(trashed=is_trash)
    in_trash = len(campaigns if is_trash else library.campaigns.list(trashed=True))
    return campaigns, in_trash, [(each.id, each.name, each.sign) for each in games()]
