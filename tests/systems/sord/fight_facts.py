"""What the tests of fights over all games must know of SORD."""

from __future__ import annotations

from core.character.edits import SetValue
from core.character.sheet import Sheet
from core.procedures.readers import number
from tests.systems.sord.worked import example

DEADLY_EDIT = SetValue("state.dead", True)
ROUND_SECONDS = 20
OPTIONS = ("heal_of_the_minute", "deadly_blow_kills", "harmless_disarm")


def fighter() -> Sheet:
    """Return a character who can fight."""
    return example("A")


def check_state(sheet: Sheet, word: str) -> None:
    """No fighter has lost more than the maximum; a character with neither Ambition nor Health is dead."""
    for key in ("ambt", "hlth", "mind", "prow", "qckn", "luck"):
        assert 0 <= number(sheet, f"damage.{key}") <= number(sheet, f"maximum.{key}")
    spent = not number(sheet, "current.ambt") and not number(sheet, "current.hlth")
    assert not spent or word == "dead"


def is_dead(sheet: Sheet) -> bool:
    """Return whether a sheet says that its character is dead."""
    return sheet.value("state.dead") is True
