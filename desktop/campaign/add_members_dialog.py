"""Dialog that adds characters of the library to a campaign."""

from __future__ import annotations

from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QDialog, QLabel, QListWidget, QListWidgetItem, QPushButton, QWidget

from core.store.records import Query
from desktop.forms import load_form
from desktop.library.library_service import LibraryService
from desktop.widgets.search_edit import SearchEdit

if TYPE_CHECKING:
    from core.store.library import Library

MOST: Final = 200
"""So many characters are listed; a search finds others."""
_ID: Final = Qt.ItemDataRole.UserRole


class AddMembersDialog(QDialog):
    """Lists the characters of a game that are not in the campaign.

    Args:
        service: The library.
        system: Id of the game; "" for any.
        campaign: Name of the campaign.
        parent: The window.

    Signals:
        added: Characters are to be added; a tuple of their ids.
    """

    added = Signal(object)

    search_edit: SearchEdit
    characters_list: QListWidget
    note_label: QLabel
    cancel_button: QPushButton
    ok_button: QPushButton

    def __init__(self, service: LibraryService, system: str, campaign: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        load_form(self, "campaign_add")
        self._service = service
        self._system = system
        self._campaign = campaign
        self._ticket = 0
        self._ticked: dict[str, str] = {}
        self.note_label.hide()
        self.ok_button.setDefault(True)
        self.search_edit.searched.connect(self._read)
        self.characters_list.itemChanged.connect(self._on_ticked)
        self.ok_button.clicked.connect(self._on_add)
        self.cancel_button.clicked.connect(self.reject)
        self.search_edit.setFocus()
        self._show_state()
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
            item = QListWidgetItem(text, self.characters_list)
            item.setData(_ID, id_)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsSelectable)
            item.setCheckState(Qt.CheckState.Checked if id_ in self._ticked else Qt.CheckState.Unchecked)
        self.note_label.setVisible(not found)

    @Slot(QListWidgetItem)
    def _on_ticked(self, item: QListWidgetItem) -> None:
        id_ = str(item.data(_ID))
        if item.checkState() is Qt.CheckState.Checked:
            self._ticked[id_] = item.text()
        else:
            self._ticked.pop(id_, None)
        self._show_state()

    def _show_state(self) -> None:
        number = len(self._ticked)
        self.ok_button.setText(self.tr("Add %Ln character(s)", "", number) if number else self.tr("Nothing selected"))
        self.ok_button.setEnabled(number > 0)

    @Slot()
    def _on_add(self) -> None:
        self.accept()
        self.added.emit(tuple(self._ticked))


def _candidates(query: Query, campaign: str, library: Library) -> tuple[tuple[str, str], ...]:
    """Return id and text of characters that are in another campaign, or in none."""
    others = (entry for entry in library.all_entries(query) if entry.campaign != campaign)
    return tuple(
        (entry.id, " · ".join(part for part in (entry.name, entry.line, entry.campaign) if part))
        for entry in islice(others, MOST)
    )
