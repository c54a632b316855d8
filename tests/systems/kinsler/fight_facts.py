"""What the tests of fights over all games must know of RPG.Rules."""

from __future__ import annotations

from core.character import Sheet
from tests.systems.kinsler.conflicts import CLUB, person

ROUND_SECONDS = 30


def fighter() -> Sheet:
    """Return a character who can fight."""
    return person(CLUB)
