"""Messages for addresses that name no number of a game."""

from __future__ import annotations

from core.character.inputs import suggest
from core.messages import Message
from core.rules.model import System

OPTIONS = "options."
"""Prefix of the addresses of options."""


def list_for_number(list_key: str, system: System) -> Message:
    """Return why a list cannot be read as a number; names a number of its rows."""
    computed = (key for key, each in system.derived.items() if not each.is_hidden)
    first = next(key for key in (*computed, *system.fields) if key.rpartition("[].")[0] == list_key)
    return Message(
        "list_for_number",
        "{list} is a list, not a number. Use a number of one of its rows, such as {example}.",
        {"list": list_key.replace("[]", "[0]"), "example": first.replace("[]", "[0]")},
    )


def unknown_number(key: str, system: System) -> Message:
    """Return why an address cannot be read; suggests one that is spelled alike."""
    known = {**system.derived, **system.fields, **{OPTIONS + each: None for each in system.options}}
    return Message(
        "unknown_place",
        "{system} has no number {key}.{guess} Check the address.",
        {"system": system.name, "key": key, "guess": suggest(key, known)},
    )
