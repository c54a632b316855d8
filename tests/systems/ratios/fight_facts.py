"""What the tests of fights over all games must know of R.A.T.I.O.S."""

from __future__ import annotations

from core.character.edits import SetValue
from core.character.sheet import Sheet
from core.procedures.readers import number

DEADLY_EDIT = SetValue("state", "dead")
OPTIONS = ("hold_attack", "weapon_dulling", "tear_through", "group_initiative", "spend_ammunition")


def check_state(sheet: Sheet, word: str) -> None:
    """The Damage Status is between nothing and all; no rank and no number of weapons is below 0."""
    assert 0 <= number(sheet, "damage_taken") <= number(sheet, "ds_max")
    assert word in ("", "unconscious", "dead", "left")
    for place in range(sheet.count("weapons")):
        assert number(sheet, f"weapons[{place}].quantity") >= 0


def is_dead(sheet: Sheet) -> bool:
    """Return whether a sheet says that its character is dead."""
    return sheet.value("state") == "dead"
