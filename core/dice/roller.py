"""Rolls dice from an injected random generator, or takes typed faces; keeps every result."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from core.dice.notation import Dice
from core.errors import DiceError
from core.messages import Message


class RollResult(NamedTuple):
    """The result of a roll.

    Attributes:
        dice: What was rolled.
        faces: Every face, in the order of the text.
        kept: For each face whether it counts.
        total: Sum of what counts, with the fixed numbers; of a roll that does not count at all, that of its dice.
    """

    dice: Dice
    faces: tuple[int, ...]
    kept: tuple[bool, ...]
    total: int

    @property
    def counts(self) -> bool:
        """Whether any face counts, or there is none."""
        return any(self.kept) or not self.kept

    def counting(self, kept: Sequence[bool]) -> RollResult:
        """Return the same roll with other faces counting, as where the lowest of different dice is left out.

        Args:
            kept: For each face whether it counts.
        """
        if not any(kept):
            return self._replace(kept=tuple(kept))
        signs = (pool.sign for pool in self.dice.pools for _ in range(pool.count))
        counted = sum(face * sign for face, sign, counts in zip(self.faces, signs, kept, strict=True) if counts)
        return self._replace(kept=tuple(kept), total=self.dice.fixed + counted)


def roll(dice: Dice, source: random.Random) -> RollResult:
    """Roll dice; the same generator state gives the same results.

    Uniform by rejection sampling: random bits are drawn until they are a valid side.
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
    """Return a roll with the results of real dice.

    Raises:
        DiceError: The faces cannot be those of these dice.
    """
    if problem := dice.check_faces(faces):
        raise DiceError(Message("faces", "{dice}: {problem}", {"dice": dice.text, "problem": problem}))
    return RollResult(dice, tuple(faces), dice.kept(faces), dice.total(faces))
