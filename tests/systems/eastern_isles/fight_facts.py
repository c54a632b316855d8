"""Facts on the Eastern Isles System for the fight tests of all games."""

from __future__ import annotations

from core.character.edits import SetValue
from core.character.sheet import Sheet
from tests.systems.eastern_isles.fighting import STAFF, fresh

DEADLY_EDIT = SetValue("bd_lost", 100)
ROUND_SECONDS = 6


def fighter() -> Sheet:
    """Return a character who can fight."""
    return fresh(weapons=STAFF)
