"""Applies preferences to open sheets, and finds for a sheet whom it can strike at."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from desktop.settings import DICE, FLASH, PLAY_FIRST, UNITS, Settings

if TYPE_CHECKING:
    from core.character.sheet import Sheet
    from desktop.sheet.sheet_view import SheetView

SHEET_SETTINGS: Final = (FLASH.key, UNITS.key, DICE.key, PLAY_FIRST.key)
"""Keys of the preferences that sheets follow."""


def apply_sheet_setting(view: SheetView, settings: Settings, key: str) -> None:
    """Apply a preference to a sheet; other keys change nothing.

    Args:
        view: The sheet.
        settings: The preferences.
        key: Key of the preference.
    """
    if key == FLASH.key:
        view.set_flashes(settings.get(FLASH))
    elif key == UNITS.key:
        view.set_units(settings.get(UNITS))
    elif key == DICE.key:
        view.set_types_dice(settings.types_dice)
    elif key == PLAY_FIRST.key:
        view.set_play_first(settings.get(PLAY_FIRST))


def find_foes(view: SheetView, views: Iterable[SheetView]) -> list[tuple[str, Sheet]]:
    """Return name and sheet of the other open characters of the same game."""
    system = view.character.sheet.system.id
    others = (each.character for each in views if each is not view)
    return [(each.title, each.sheet) for each in others if each.sheet.system.id == system]
