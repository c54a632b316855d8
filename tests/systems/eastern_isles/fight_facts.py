"""What the tests of fights over all games must know of the Eastern Isles System."""

from __future__ import annotations

from core.character import Sheet
from tests.systems.eastern_isles.fighting import STAFF, fresh

ROUND_SECONDS = 6


def fighter() -> Sheet:
    """Return a character who can fight."""
    return fresh(weapons=STAFF)
