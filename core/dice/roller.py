"""Rolling with an injected source of chance; every face is kept, those that do not count too."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from core.dice.notation import Dice
from core.errors import DiceError
from core.messages import Message


class RollResult(NamedTuple):
    """What lies on the table.

    Attributes:
        dice: What was rolled.
        faces: Every face, in the order of the text.
        kept: For each face whether it counts.
        total: Sum of what counts, with the fixed numbers.
    """

    dice: Dice
    faces: tuple[int, ...]
    kept: tuple[bool, ...]
    total: int


def roll(dice: Dice, source: random.Random) -> RollResult:
    """Roll dice; the same source in the same state gives the same faces.

    Every face has exactly the same chance: bits are drawn until they name a side.
    """
    bits = source.getrandbits
    faces = []
    for size, width in dice.draws:
        face = bits(width)
        while face >= size:
            face = bits(width)
        faces.append(face + 1)
    if dice.is_plain:
        return RollResult(dice, tuple(faces), dice.all_kept, sum(faces, dice.fixed))
    return RollResult(dice, tuple(faces), dice.kept(faces), dice.total(faces))


def enter_faces(dice: Dice, faces: Sequence[int]) -> RollResult:
    """Take the faces of real dice instead of rolling.

    Raises:
        DiceError: The faces cannot be those of these dice.
    """
    if problem := dice.check_faces(faces):
        raise DiceError(Message("faces", "{dice}: {problem}", {"dice": dice.text, "problem": problem}))
    return RollResult(dice, tuple(faces), dice.kept(faces), dice.total(faces))
