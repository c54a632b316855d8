"""Table look-ups: multiplier of Chance Damage, and seconds between two doses of damage.

Source: R.A.T.I.O.S. 4b.
"""

from __future__ import annotations

from core.character.sheet import Sheet


def rate_seconds(sheet: Sheet, every: str) -> int:
    """Return the seconds between two doses of damage: ``round`` is 10."""
    seconds = sheet.system.tables["rate_seconds"].look_up([every])
    return seconds if isinstance(seconds, int) else 1


def chance_multiple(sheet: Sheet, dice_sum: int) -> int:
    """Return the multiplier of the Chance Damage die; 0 for none.

    Args:
        sheet: Any sheet of the game.
        dice_sum: Sum of the first two Attack dice, 2 to 20.
    """
    multiple = sheet.system.tables["chance_damage"].look_up([dice_sum])
    return multiple if isinstance(multiple, int) else 0
