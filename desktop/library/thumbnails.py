"""Loads and caches the small portraits of library rows.

They are read from the documents of the visible rows that have one, a few at a time on a worker thread, and cached until
the character is saved again.
"""

from __future__ import annotations

import base64
import binascii
from collections import OrderedDict
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QImage

from core.errors import QuireError
from desktop.library.library_service import LibraryService

if TYPE_CHECKING:
    from core.character.document import Character
    from core.store.library import Library
    from core.store.records import LibraryEntry

BATCH: Final = 4
"""Characters read per task, so that other tasks are not delayed."""

CACHE_SIZE: Final = 2000
EDGE: Final = 128
"""Edge of a cached portrait in pixels: 32 at 400 %."""


class Thumbnails(QObject):
    """Cache of thumbnails, filled on demand.

    Args:
        service: The library.

    Signals:
        loaded: Some requested thumbnails were loaded.
    """

    loaded = Signal()

    def __init__(self, service: LibraryService, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._service = service
        self._known: OrderedDict[tuple[str, int], QImage | None] = OrderedDict()
        self._wanted: tuple[LibraryEntry, ...] = ()
        self._is_asking = False

    def thumbnail(self, entry: LibraryEntry) -> QImage | None:
        """Return the small portrait of a character; None if it has none, and until it is loaded."""
        return self._known.get((entry.id, entry.changed_ms))

    def request(self, entries: Iterable[LibraryEntry]) -> None:
        """Load the thumbnails of these characters; earlier requests are dropped."""
        self._wanted = tuple(
            each for each in entries if each.portrait is not None and (each.id, each.changed_ms) not in self._known
        )
        self._read_next()

    def _read_next(self) -> None:
        if self._is_asking or not self._wanted:
            return
        now, self._wanted = self._wanted[:BATCH], self._wanted[BATCH:]
        self._is_asking = True
        self._service.run(self, partial(read_thumbnails, now), self._on_read, self._on_failed)

    def _on_read(self, thumbnails: list[tuple[LibraryEntry, QImage | None]]) -> None:
        self._is_asking = False
        for entry, thumbnail in thumbnails:
            self._known[entry.id, entry.changed_ms] = thumbnail
        while len(self._known) > CACHE_SIZE:
            self._known.popitem(last=False)
        self.loaded.emit()
        self._read_next()

    def _on_failed(self, _error: QuireError) -> None:
        """Show rows without thumbnails; the list itself reports the error."""
        self._is_asking = False
        self._wanted = ()


def read_thumbnails(entries: Iterable[LibraryEntry], library: Library) -> list[tuple[LibraryEntry, QImage | None]]:
    """Read small portraits; a character that cannot be read has none."""
    return [(entry, _thumbnail(entry.id, library)) for entry in entries]


def _thumbnail(id_: str, library: Library) -> QImage | None:
    try:
        return small_portrait(library.load(id_).character)
    except QuireError:
        return None


def small_portrait(character: Character) -> QImage | None:
    """Return the portrait of a character, scaled for lists; None without a readable one."""
    return None if not isinstance(character.portrait, str) else small_picture(character.portrait)


def small_picture(portrait: str) -> QImage | None:
    """Return a portrait (data URI), scaled for lists; None if it cannot be read."""
    try:
        data = base64.b64decode(portrait.rpartition(",")[2])
    except binascii.Error:
        return None
    picture = QImage.fromData(data)
    if picture.isNull():
        return None
    return picture.scaled(
        EDGE, EDGE, Qt.AspectRatioMode.KeepAspectRatioByExpanding, Qt.TransformationMode.SmoothTransformation
    )
