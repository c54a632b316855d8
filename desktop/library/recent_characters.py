"""The characters that were opened last, for the welcome page; read on a worker thread."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from core.errors import QuireError
from desktop.library.thumbnails import small_portrait

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from core.store.library import Library

MOST: Final = 6


@dataclass(frozen=True, slots=True)
class RecentCharacter:
    """A character of the list.

    Attributes:
        id, name: Id and name.
        detail: Its game and summary line.
        picture: Its portrait, or None.
    """

    id: str
    name: str
    detail: str
    picture: QImage | None


def read_recent(ids: Iterable[str], library: Library) -> list[RecentCharacter]:
    """Return the newest of some characters; those that are in the trash or gone are left out."""
    from core.registry import games  # noqa: PLC0415 - imported after the list is shown

    names = {game.id: game.name for game in games()}
    found: list[RecentCharacter] = []
    for id_ in ids:
        try:
            entry = library.entry(id_)
            picture = small_portrait(library.load(id_).character)
        except QuireError:
            continue
        if entry.trashed_ms is None:
            detail = " · ".join(part for part in (names.get(entry.system, entry.system), entry.line) if part)
            found.append(RecentCharacter(id_, entry.name, detail, picture))
        if len(found) == MOST:
            break
    return found
