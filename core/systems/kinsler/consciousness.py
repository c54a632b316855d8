"""Whether a character can act: the dead do nothing, the unconscious attempt nothing.

Source: RPG.Rules, RESOLUTION OF EFFECTS 6a, 6b, REDUCED SKILLS; R31.
"""

from __future__ import annotations

from core.character.sheet import Sheet
from core.messages import Message, Word
from core.procedures.readers import number_or


def why_dead(sheet: Sheet) -> Message | None:
    """Return why a dead character neither suffers nor learns, or None."""
    if number_or(sheet, "dead_count", 0) <= 0:
        return None
    return Message("dead", "{name} is dead.", {"name": sheet.character.name or Word("The character")})


def why_down(sheet: Sheet) -> Message | None:
    """Return why a character attempts nothing, or None; what heals of itself is no attempt."""
    if (reason := why_dead(sheet)) is not None:
        return reason
    if number_or(sheet, "down_count", 0) <= 0:
        return None
    return Message("down", "The unconscious attempt nothing; time brings them back.")
