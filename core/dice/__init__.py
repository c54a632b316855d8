"""Dice: texts such as ``4d6 keep 3``, rolls that keep every face, exact odds.

>>> import random
>>> rolled = roll(Dice.parse("4d6 keep 3"), random.Random(7))
>>> len(rolled.faces), sum(rolled.kept)
(4, 3)

`odds` and its kin import icepool at the first question, so that a program that never asks does not pay for it.
"""

from core.dice.notation import Amount, Dice, DicePart, Keep, Pool
from core.dice.odds import Contest, chance, contest, exploding, odds, successes
from core.dice.roller import RollResult, enter_faces, roll

__all__ = [
    "Amount",
    "Contest",
    "Dice",
    "Keep",
    "DicePart",
    "Pool",
    "RollResult",
    "chance",
    "contest",
    "exploding",
    "enter_faces",
    "odds",
    "roll",
    "successes",
]
