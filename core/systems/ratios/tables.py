"""Look-ups in the game's tables that procedures need: Chance Damage, and the seconds of a rate.

Source: R.A.T.I.O.S. 4b.
"""

from __future__ import annotations

from core.character import Sheet


def rate_seconds(sheet: Sheet, every: str) -> int:
    """Return the seconds between two doses of damage: ``round`` is 10."""
    found = sheet.system.tables["rate_seconds"].look_up([every])
    return found if isinstance(found, int) else 1


def chance_multiple(sheet: Sheet, dice_sum: int) -> int:
    """Return what the die of Chance Damage is multiplied by; 0 where there is none.

    Args:
        sheet: Any sheet of the game.
        dice_sum: Sum of the first two Attack dice, 2 to 20.
    """
    found = sheet.system.tables["chance_damage"].look_up([dice_sum])
    return found if isinstance(found, int) else 0
