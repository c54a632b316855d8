"""Rows that the setting of a character offers for its lists."""

from __future__ import annotations

from core.character import Sheet
from core.content import OfferedRow, offered_rows
from core.registry import setting_of


def offered_rows(sheet: Sheet, list_key: str, address: str) -> tuple[OfferedRow, ...]:
    """Return the rows that the setting offers for a list of a character as it is now.

    Args:
        sheet: The character.
        list_key: Key of the list: ``weapons``.
        address: The list itself: ``weapons``; it may stand in a row of another one.
    """
    present = {row.get("id") for row in sheet.rows(address)}
    return tuple(offered_rows(sheet.system, setting_of(sheet), list_key, {str(id_) for id_ in present if id_}))
