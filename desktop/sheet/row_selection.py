"""Which row of each list is selected on a form, and the scope that reads the sheet so."""

from __future__ import annotations

from core.content.setting import Setting
from desktop.sheet.binding import SheetScope
from desktop.sheet.open_character import OpenCharacter


class RowSelection:
    """One selected row for each list of a form, nested lists included.

    Args:
        character: The open character.
    """

    def __init__(self, character: OpenCharacter) -> None:
        self._character = character
        self._positions: dict[str, int] = {}
        self._last_scope: SheetScope | None = None

    def scope(self) -> SheetScope:
        """Return the current scope, cached until rows move, the selection changes or the sheet is reloaded."""
        sheet = self._character.sheet
        if self._last_scope is None or self._last_scope.sheet is not sheet:
            self._last_scope = SheetScope(sheet, self._positions, self._find_setting)
        return self._last_scope

    def _find_setting(self) -> Setting | None:
        return self._character.setting.setting

    def row(self, list_key: str) -> int | None:
        """Return the position of the selected row of a list; None if none was ever selected."""
        return self._positions.get(list_key)

    def select(self, list_key: str, row: int) -> None:
        """Select a row of a list; every scope given before is out of date."""
        self._positions[list_key] = row
        self._last_scope = None
