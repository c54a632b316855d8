"""Model of the library page: the rows of the library with their ticks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt, Slot

from core.errors import QuireError
from core.store.records import GroupBy, Query
from desktop.library.library_model import LibraryModel
from desktop.library.library_service import LibraryService
from desktop.library.paged_rows import RowKind, RowSpan, read_ids
from desktop.library.ticks import Ticks

if TYPE_CHECKING:
    from core.store.library import Library

Index = QModelIndex | QPersistentModelIndex


class PageModel(LibraryModel):
    """Rows that can be ticked; drafts are left out.

    Args:
        service: The library.
        parent: Its owner.

    Attributes:
        ticks: The ticked characters.
    """

    def __init__(self, service: LibraryService, parent: QObject | None = None) -> None:
        super().__init__(service, parent, has_drafts=False)
        self.ticks = Ticks(self)
        self.ticks.changed.connect(self._on_ticked)

    def characters(self, rows: Iterable[int]) -> list[tuple[str, str]]:
        """Return id and game of the loaded characters of some rows."""
        entries = [self.entry(row) for row in rows]
        return [(entry.id, entry.system) for entry in entries if entry is not None]

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let characters be ticked."""
        flags = super().flags(index)
        is_character = index.isValid() and self.kind(index.row()) is RowKind.CHARACTER
        return flags | Qt.ItemFlag.ItemIsUserCheckable if is_character else flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the data of a row for a role, also whether it is ticked."""
        if role != Qt.ItemDataRole.CheckStateRole:
            return super().data(index, role)
        entry = self.entry(index.row())
        if entry is None:
            return None
        return Qt.CheckState.Checked if entry.id in self.ticks else Qt.CheckState.Unchecked

    @Slot()
    def _on_ticked(self) -> None:
        if self.rowCount():
            self.dataChanged.emit(self.index(0), self.index(self.rowCount() - 1), [Qt.ItemDataRole.CheckStateRole])


@dataclass(frozen=True, slots=True)
class PageCounts:
    """Numbers of characters that the page shows.

    Attributes:
        total: All characters of the library.
        systems: Id of each game with what the search finds of it.
        ticked: How many of the ticked ones the page lists.
        ticked_name: Name of the ticked one, if it is only one.
    """

    total: int
    systems: tuple[tuple[str, int], ...]
    ticked: int
    ticked_name: str


def count_for_page(query: Query, ticked: tuple[str, ...], library: Library) -> PageCounts:
    """Return the numbers for a query; runs on a worker thread."""
    found = library.groups(replace(query, system=""), GroupBy.SYSTEM)
    number = library.count_among(ticked, query) if ticked else 0
    return PageCounts(library.count(), found, number, _read_name(ticked[0], library) if len(ticked) == 1 else "")


def _read_name(id_: str, library: Library) -> str:
    try:
        return library.entry(id_).name
    except QuireError:
        return ""  # deleted meanwhile


def all_found(query: Query, library: Library) -> tuple[tuple[str, str], ...]:
    """Return id and game of every character of a list; runs on a worker thread."""
    return library.ids(query)


def read_characters(spans: Iterable[RowSpan], library: Library) -> tuple[tuple[str, str], ...]:
    """Return id and game of the characters of some rows; runs on a worker thread."""
    ids = read_ids(spans, library)
    return tuple((entry.id, entry.system) for entry in library.entries(ids))
