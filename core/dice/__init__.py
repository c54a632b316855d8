"""Dice: parses dice notation, rolls with every result kept, computes exact odds.

>>> import random
>>> rolled = roll(Dice.parse("4d6 keep 3"), random.Random(7))
>>> len(rolled.faces), sum(rolled.kept)
(4, 3)

`odds` and related functions import icepool lazily.
"""

from core.dice.notation import Amount, Dice, DicePart, Keep, Pool
from core.dice.odds import Contest, chance, contest, exploding, odds, successes
from core.dice.roller import RollResult, enter_faces, roll

__all__ = [
    "Amount",
    "Contest",
    "Dice",
    "DicePart",
    "Keep",
    "Pool",
    "RollResult",
    "chance",
    "contest",
    "enter_faces",
    "exploding",
    "odds",
    "roll",
    "successes",
]
