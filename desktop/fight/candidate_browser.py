"""The library beside the sides of a fight being set up: search, filters, and the list of characters of the game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QLabel, QLineEdit

from core.errors import QuireError
from desktop import theme
from desktop.chip_row import ChipRow
from desktop.fight.candidate_list import (
    CandidateFacts,
    CandidateFilter,
    CandidateList,
    CandidateModel,
    is_other,
    is_player,
    is_unhurt,
)
from desktop.fight.fight_recruits import find_candidates, read_candidates
from desktop.library.library_service import LibraryService

if TYPE_CHECKING:
    from core.store.records import LibraryEntry

_SOON_MS: Final = 150
_BATCH: Final = 4
"""Characters read per task, so that other tasks are not delayed."""


class CandidateBrowser(QObject):
    """Fills the list of characters.

    Args:
        service: The library.
        view: The list.
        chips: The filters.
        search_edit: The search field.
        nobody_label: Says why the list is empty.

    Signals:
        failed: The library could not be read; a `QuireError`.
    """

    failed = Signal(object)

    def __init__(
        self,
        service: LibraryService,
        view: CandidateList,
        chips: ChipRow,
        search_edit: QLineEdit,
        nobody_label: QLabel,
    ) -> None:
        super().__init__(view)
        self._service = service
        self._view, self._chips = view, chips
        self._search_edit, self._nobody_label = search_edit, nobody_label
        self._system = ""
        self._entries: tuple[LibraryEntry, ...] = ()
        self._search = QTimer(self)
        self._search.setSingleShot(True)
        self._search.setInterval(_SOON_MS)
        self._search.timeout.connect(self._list)
        search_edit.addAction(theme.icon("search", "muted"), QLineEdit.ActionPosition.LeadingPosition)
        search_edit.textChanged.connect(self._search.start)
        chips.chosen.connect(self._show)
        view.verticalScrollBar().valueChanged.connect(self._read)

    @property
    def _model(self) -> CandidateModel:
        return self._view.candidates

    def show_game(self, system: str) -> None:
        """List the characters of a game."""
        self._system = system
        self._list()

    @Slot()
    def _list(self) -> None:
        """List the characters that match the search."""
        work = partial(find_candidates, self._system, self._search_edit.text())
        self._service.run(self, work, partial(self._on_found, self._system), self._on_failed)

    def _on_found(self, system: str, entries: tuple[LibraryEntry, ...]) -> None:
        if system == self._system:
            self._entries = entries
            self._show()
            QTimer.singleShot(0, self, self._read)

    @Slot()
    def _show(self) -> None:
        filters: dict[str, tuple[str, CandidateFilter]] = {
            "players": (self.tr("Players"), is_player),
            "others": (self.tr("Others"), is_other),
            "unhurt": (self.tr("Unhurt"), is_unhurt),
        }
        current = self._chips.current() or "all"
        chips = [("all", self.tr("All {number}").format(number=len(self._entries)))]
        self._chips.show_chips([*chips, *((key, name) for key, (name, _) in filters.items())], current)
        facts, keep = self._model.facts, filters.get(current)
        shown = [entry for entry in self._entries if keep is None or keep[1](entry, facts.get(entry.id))]
        selected = self._view.selected_ids()
        self._model.show_entries(shown)
        row = next((row for row in map(self._model.row_of, selected) if row >= 0), -1)
        if row >= 0:
            self._view.setCurrentIndex(self._model.index(row))
        is_sought = bool(self._search_edit.text().strip()) or current != "all"
        self._nobody_label.setText(
            self.tr("No matches") if is_sought else self.tr("No characters of this game yet. Add quick opponents.")
        )
        self._nobody_label.setVisible(not shown)

    @Slot()
    def _read(self) -> None:
        """Read level, life and portrait of characters on the screen, some at a time."""
        known = self._model.facts
        wanted = [each for each in self._view.visible_entries() if each.id not in known][:_BATCH]
        if wanted:
            self._service.run(self, partial(read_candidates, wanted), self._on_read, self._on_failed)

    def _on_read(self, facts: dict[str, CandidateFacts]) -> None:
        self._model.add_facts(facts)
        self._read()

    def _on_failed(self, error: QuireError) -> None:
        self.failed.emit(error)
