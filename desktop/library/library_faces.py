"""What a row of the library shows beside its line: the small portrait, and how many violations the character has.

The library keeps neither in its lists, so they are read from the documents of the rows that are looked at, a few at a
time and on a thread, and remembered as long as the character is not written again.
"""

from __future__ import annotations

import base64
import binascii
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QImage

from core.errors import QuireError
from desktop.library.library_desk import LibraryDesk

if TYPE_CHECKING:
    from core.character import Character
    from core.store import Library, LibraryEntry

AT_ONCE: Final = 4
"""Characters that are read between two other wishes to the library."""

REMEMBERED: Final = 2000
EDGE: Final = 128
"""Pixels of a portrait that is kept: 32 at four times the size of the drawings."""


@dataclass(frozen=True, slots=True)
class Face:
    """What is known of a character.

    Attributes:
        picture: The portrait, small; None where there is none.
        violations: How many there are that nobody accepted.
    """

    picture: QImage | None = None
    violations: int = 0


class Faces(QObject):
    """Knows the faces of characters, or finds them out.

    Args:
        desk: The library.

    Signals:
        found: Some that were wanted are known now.
    """

    found = Signal()

    def __init__(self, desk: LibraryDesk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._known: OrderedDict[tuple[str, int], Face] = OrderedDict()
        self._wanted: tuple[LibraryEntry, ...] = ()
        self._is_asking = False

    def face(self, entry: LibraryEntry) -> Face | None:
        """Return the face of a character; None while it is not known."""
        return self._known.get((entry.id, entry.changed_ms))

    def want(self, entries: Iterable[LibraryEntry]) -> None:
        """Find these out, and no longer those that were wanted before."""
        self._wanted = tuple(each for each in entries if self.face(each) is None)
        self._go_on()

    def _go_on(self) -> None:
        if self._is_asking or not self._wanted:
            return
        now, self._wanted = self._wanted[:AT_ONCE], self._wanted[AT_ONCE:]
        self._is_asking = True
        self._desk.ask(self, partial(read_faces, now), self._on_read, self._on_failed)

    def _on_read(self, faces: list[tuple[LibraryEntry, Face]]) -> None:
        self._is_asking = False
        for entry, face in faces:
            self._known[entry.id, entry.changed_ms] = face
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        self.found.emit()
        self._go_on()

    def _on_failed(self, _error: QuireError) -> None:
        """Show rows without faces; whoever reads the list itself says what is wrong."""
        self._is_asking = False
        self._wanted = ()


def read_faces(entries: Iterable[LibraryEntry], library: Library) -> list[tuple[LibraryEntry, Face]]:
    """Read the faces of characters; one that cannot be read has an empty one."""
    return [(entry, _face(entry.id, library)) for entry in entries]


def _face(id_: str, library: Library) -> Face:
    try:
        character = library.load(id_).character
    except QuireError:
        return Face()
    from core.registry import open_character  # noqa: PLC0415 - the list is shown before any rules are read

    try:
        sheet = open_character(character, Random(0))
    except QuireError:
        return Face(small_portrait(character))
    return Face(small_portrait(character), sum(each.accepted is None for each in sheet.violations))


def small_portrait(character: Character) -> QImage | None:
    """Return the portrait of a character, small enough for a list; None where there is none that can be read."""
    return None if not isinstance(character.portrait, str) else small_picture(character.portrait)


def small_picture(portrait: str) -> QImage | None:
    """Return a portrait, as it stands in a document, small enough for a list; None where it cannot be read."""
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
