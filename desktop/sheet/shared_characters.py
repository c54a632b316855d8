"""Shares one `OpenCharacter` for each character between sheets, fights and parties.

Two objects for one character would each save over the other's edits.
"""

from __future__ import annotations

from collections.abc import Callable
from weakref import WeakValueDictionary

from shiboken6 import isValid

from desktop.library.library_service import LibraryService
from desktop.sheet.open_character import Loaded, OpenCharacter, load_character


class SharedCharacters:
    """Opens characters for fights and parties, which edit them without a sheet.

    Args:
        service: The library.
        in_tab: Returns the character with an id if its sheet is open in the window, else None.
    """

    def __init__(self, service: LibraryService, in_tab: Callable[[str], OpenCharacter | None]) -> None:
        self._service = service
        self._in_tab = in_tab
        self._held: WeakValueDictionary[str, OpenCharacter] = WeakValueDictionary()

    def in_tab(self, id_: str) -> OpenCharacter | None:
        """Return a character whose sheet is open in the window, which closes it with the sheet."""
        return self._in_tab(id_)

    def open(self, loaded: Loaded) -> OpenCharacter:
        """Return the open character with an id: that of its sheet, one in use elsewhere, or a new one."""
        in_tab = self._in_tab(loaded.id)
        if in_tab is not None:
            return in_tab
        kept = self._held.get(loaded.id)
        if kept is not None and isValid(kept) and kept.library is self._service.library:
            is_newest = loaded.position is None or loaded.position.revision == kept.revision
            if kept.is_saved and not is_newest:
                kept.reload()
            return kept
        new = self._held[loaded.id] = OpenCharacter(loaded, self._service.library)
        return new

    def open_again(self, id_: str) -> OpenCharacter:
        """Load and open a character whose sheet was closed.

        Raises:
            QuireError: It is gone, damaged, or of an unknown game.
        """
        return self.open(load_character(id_, self._service.library))
