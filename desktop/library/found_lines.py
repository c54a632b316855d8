"""Second lines of rows while searching: "found in Skills: Boat Handling", with the letters that match.

They are read for the visible rows on a worker thread, like thumbnails, and kept until the search changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from core.errors import QuireError
from desktop.library.library_service import LibraryService
from desktop.messages import render, translator_of

if TYPE_CHECKING:
    from core.store.library import Library
    from core.store.records import LibraryEntry

BATCH: Final = 60
"""Characters read in one task."""


@dataclass(frozen=True, slots=True)
class FoundLine:
    """The line of a row.

    Attributes:
        label: Where it was found: "found in Skills:".
        text: The text with the match; "" where the name of the row shows it.
        spans: Begin and end of what matches in the text.
        name_spans: Begin and end of what matches in the name.
        more: How many other matches there are, in words; "" for none.
    """

    label: str
    text: str
    spans: tuple[tuple[int, int], ...]
    name_spans: tuple[tuple[int, int], ...]
    more: str

    @property
    def plain(self) -> str:
        """The whole line as plain text."""
        return ", ".join(each for each in (f"{self.label} {self.text}".rstrip(), self.more) if each)


class FoundLines(QObject):
    """Cache of the lines of one search, filled on demand.

    Args:
        service: The library.

    Signals:
        loaded: Some requested lines were loaded.
    """

    loaded = Signal()

    def __init__(self, service: LibraryService, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._service = service
        self._search = ""
        self._known: dict[tuple[str, int], FoundLine | None] = {}
        self._wanted: tuple[LibraryEntry, ...] = ()
        self._is_reading = False

    def line(self, entry: LibraryEntry) -> FoundLine | None:
        """Return the line of a character; None until it is loaded, and without a search."""
        return self._known.get((entry.id, entry.changed_ms))

    def request(self, entries: Iterable[LibraryEntry], search: str) -> None:
        """Load the lines of these characters; earlier requests are dropped."""
        if search != self._search:
            self._search = search
            self._known = {}
        self._wanted = tuple(each for each in entries if (each.id, each.changed_ms) not in self._known)
        self._read_next()

    def _read_next(self) -> None:
        if self._is_reading or not self._wanted or not self._search.strip():
            return
        now, self._wanted = self._wanted[:BATCH], self._wanted[BATCH:]
        self._is_reading = True
        work = partial(read_found_lines, now, self._search)
        self._service.run(self, work, partial(self._on_read, self._search, now), self._on_failed)

    def _on_read(self, search: str, entries: tuple[LibraryEntry, ...], lines: Mapping[str, FoundLine]) -> None:
        self._is_reading = False
        if search == self._search:
            self._known |= {(entry.id, entry.changed_ms): lines.get(entry.id) for entry in entries}
            self.loaded.emit()
        self._read_next()

    def _on_failed(self, _error: QuireError) -> None:
        """Show rows as without a search; the list itself reports the error."""
        self._is_reading = False
        self._wanted = ()


def read_found_lines(entries: Iterable[LibraryEntry], search: str, library: Library) -> dict[str, FoundLine]:
    """Return the lines of the characters that a search finds, by id."""
    from core.store.found_texts import FoundPart, match_spans  # noqa: PLC0415 - imported with the first search

    by_id = {entry.id: entry for entry in entries}
    lines: dict[str, FoundLine] = {}
    for id_, found in library.found_texts(list(by_id), search).items():
        entry = by_id[id_]
        more = found.describe_more()
        is_in_name = found.part is FoundPart.NAME
        lines[id_] = FoundLine(
            render(found.describe(_label(found.key, entry.system))),
            "" if is_in_name else found.text,
            () if is_in_name else match_spans(found.text, search),
            match_spans(entry.name, search),
            "" if more is None else render(more),
        )
    return lines


def _label(key: str, system: str) -> str:
    """Return the name of a list of a game; its key if the game or the list is unknown."""
    from core.registry import field_label  # noqa: PLC0415 - imported after the list is shown

    return translator_of(system)(field_label(system, key)) if key else ""
