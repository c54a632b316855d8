"""What the tests of fights over all games must know of HURSAGMU."""

from __future__ import annotations

from core.character import AddRow, Sheet
from tests.systems.hursagmu import fighting

DEADLY_EDIT = AddRow("wounds", {"damage": 60})
ROUND_SECONDS = 6


def fighter() -> Sheet:
    """Return a character who can fight."""
    return fighting.fighter(stamina=60)
