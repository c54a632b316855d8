"""Facts on RPG.Rules for the fight tests of all games."""

from __future__ import annotations

from core.character.sheet import Sheet
from tests.systems.kinsler.conflicts import CLUB, person

ROUND_SECONDS = 30


def fighter() -> Sheet:
    """Return a character who can fight."""
    return person(CLUB)
