"""Finds the one value that an edit sets, if any, so that continued typing is one undo entry."""

from __future__ import annotations

from core.character.edits import Edit, SetHeader, SetHouseRule, SetOption, SetValue


def edit_target(edit: Edit) -> tuple[str, str] | None:
    """Return the part of the document and the key that an edit sets.

    None if it does not set a single value.

    >>> edit_target(SetValue("raw.hlth", 14))
    ('data', 'raw.hlth')
    """
    match edit:
        case SetValue(address, _):
            return "data", address
        case SetHeader(key, _):
            return "head", key
        case SetOption(key, _):
            return "options", key
        case SetHouseRule(key):
            return "house_rules", key
    return None
