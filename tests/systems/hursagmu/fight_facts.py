"""Facts on HURSAGMU for the fight tests of all games."""

from __future__ import annotations

from core.character.edits import AddRow
from core.character.sheet import Sheet
from tests.systems.hursagmu import fighting

DEADLY_EDIT = AddRow("wounds", {"damage": 60})
ROUND_SECONDS = 6


def fighter() -> Sheet:
    """Return a character who can fight."""
    return fighting.fighter(stamina=60)
