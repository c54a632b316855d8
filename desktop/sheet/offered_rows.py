"""Rows that a character's setting offers for its lists."""

from __future__ import annotations

from core.character import Sheet
from core.content import OfferedRow, offered_rows
from core.registry import setting_of


def find_offered_rows(sheet: Sheet, list_key: str, address: str) -> tuple[OfferedRow, ...]:
    """Return the rows that the setting offers for a list of a character.

    Args:
        sheet: The character.
        list_key: Key of the list: ``weapons``.
        address: Address of the list: ``weapons``; it may be nested in a row.
    """
    present = {row.get("id") for row in sheet.rows(address)}
    return tuple(offered_rows(sheet.system, setting_of(sheet), list_key, {str(id_) for id_ in present if id_}))
