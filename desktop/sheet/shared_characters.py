"""The characters that fights and parties hold: whoever holds the same one holds one `OpenCharacter` with the others.

Two of them for one character would each write on what it read itself, and what one wrote would be news to the other.
"""

from __future__ import annotations

from collections.abc import Callable
from weakref import WeakValueDictionary

from shiboken6 import isValid

from desktop.library.library_service import LibraryService
from desktop.sheet.open_character import Loaded, OpenCharacter, load_character


class SharedCharacters:
    """Opens characters for whoever edits them without a sheet of their own.

    Args:
        service: The library.
        in_tab: Gives the character of an id whose sheet is open in the window, or None.
    """

    def __init__(self, service: LibraryService, in_tab: Callable[[str], OpenCharacter | None]) -> None:
        self._service = service
        self._in_tab = in_tab
        self._held: WeakValueDictionary[str, OpenCharacter] = WeakValueDictionary()

    def in_tab(self, id_: str) -> OpenCharacter | None:
        """Return a character whose sheet is open in the window; the window lets go of it when the sheet is closed."""
        return self._in_tab(id_)

    def open(self, loaded: Loaded) -> OpenCharacter:
        """Return the one open character of an id: of its sheet, of whoever holds it already, or a new one."""
        found = self._in_tab(loaded.id)
        if found is not None:
            return found
        held = self._held.get(loaded.id)
        if held is not None and isValid(held) and held.library is self._service.library:
            is_newest = loaded.position is None or loaded.position.revision == held.revision
            if held.is_saved and not is_newest:
                held.reload()
            return held
        made = self._held[loaded.id] = OpenCharacter(loaded, self._service.library)
        return made

    def open_again(self, id_: str) -> OpenCharacter:
        """Read a character whose sheet was closed, and open it.

        Raises:
            QuireError: It is gone, damaged, or of an unknown game.
        """
        return self.open(load_character(id_, self._service.library))
