"""The one place that an edit writes, by which typing that goes on is told from typing elsewhere."""

from __future__ import annotations

from core.character.edits import Edit, SetHeader, SetHouseRule, SetOption, SetValue


def written_place(edit: Edit) -> tuple[str, str] | None:
    """Return the part of the document and the key that an edit writes; None where it is no one value.

    >>> written_place(SetValue("raw.hlth", 14))
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
