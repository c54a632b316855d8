"""Weapons that a fighter can prefer in a conflict, for the page where a fight is set up.

A game lists them (`Conflict.weapons`), the best first; the choice is stored with the participant, and the game's own
automatic decisions take the preferred weapon wherever it can be used. Without a choice they decide as ever.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from core.character.sheet import Sheet
from core.procedures.readers import sheet_rows, text

BARE = "bare"
"""Key of bare hands, which have no row."""
LIST = "weapons"


@dataclass(frozen=True, slots=True)
class FighterWeapon:
    """A weapon to prefer.

    Attributes:
        key: Stable key: the uid of its row, `BARE`, or another key of the game.
        name: Its name.
        detail: What it does, in a few words; may be a `Phrase` of the game.
        attacks: How often it attacks in a round; None if the game does not say.
        reach: Farthest distance at which it attacks, in the unit of the conflict's first distance; None for any.
    """

    key: str
    name: str
    detail: str = ""
    attacks: int | None = None
    reach: int | Fraction | None = 0


def weapon_key(sheet: Sheet, row: int) -> str:
    """Return the key of a row of the list of weapons; negative rows are bare hands."""
    return BARE if row < 0 else text(sheet_rows(sheet, LIST)[row], "uid")


def best_first(weapons: Iterable[tuple[int, FighterWeapon]]) -> tuple[FighterWeapon, ...]:
    """Return weapons by their worth, the greatest first; equal ones keep their order."""
    return tuple(each for _, each in sorted(weapons, key=lambda pair: -pair[0]))
