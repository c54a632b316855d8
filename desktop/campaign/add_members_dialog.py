"""Dialog that adds characters of the library to a campaign."""

from __future__ import annotations

from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QLabel, QListWidget, QWidget

from core.store.records import Query
from desktop.campaign.tick_dialog import TickDialog
from desktop.library.library_service import LibraryService
from desktop.widgets.search_edit import SearchEdit

if TYPE_CHECKING:
    from core.store.library import Library

MOST: Final = 200
"""So many characters are listed; a search finds others."""


class AddMembersDialog(TickDialog):
    """Lists the characters of a game that are not in the campaign.

    Args:
        service: The library.
        system: Id of the game; "" for any.
        campaign: Name of the campaign.
        parent: The window.
    """

    search_edit: SearchEdit
    characters_list: QListWidget
    note_label: QLabel

    def __init__(self, service: LibraryService, system: str, campaign: str, parent: QWidget | None = None) -> None:
        super().__init__("campaign_add", "characters_list", parent)
        self._service = service
        self._system = system
        self._campaign = campaign
        self._ticket = 0
        self.note_label.hide()
        self.search_edit.searched.connect(self._read)
        self.search_edit.setFocus()
        self.show_state()
        self._read()

    @Slot()
    def _read(self) -> None:
        self._ticket += 1
        query = Query(text=self.search_edit.text(), system=self._system)
        work = partial(_candidates, query, self._campaign)
        self._service.run(self, work, partial(self._on_read, self._ticket))

    def _on_read(self, ticket: int, found: tuple[tuple[str, str], ...]) -> None:
        if ticket != self._ticket:
            return
        self.characters_list.clear()
        for id_, text in found:
            self.items.add(id_, text)
        self.note_label.setVisible(not found)

    def caption(self, number: int) -> str:
        """Return how many characters are added."""
        return self.tr("Add %Ln character(s)", "", number)


def _candidates(query: Query, campaign: str, library: Library) -> tuple[tuple[str, str], ...]:
    """Return id and text of characters that are in another campaign, or in none."""
    others = (entry for entry in library.all_entries(query) if entry.campaign != campaign)
    return tuple(
        (entry.id, " · ".join(part for part in (entry.name, entry.line, entry.campaign) if part))
        for entry in islice(others, MOST)
    )
