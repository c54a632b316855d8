"""A fight with its log, played with the same dice as a simulation."""

from __future__ import annotations

import random

from core.character import Json
from core.dice import roll
from core.play import Arena, Conflict, Fight
from core.procedures import AnswerMethod, Roll


def play_logged(conflict: Conflict, ring: Arena, source: random.Random) -> Fight:
    """Play a fight to its end with a log: dice from the source, decisions by default."""
    fight = Fight(conflict, ring, 0)
    while (request := fight.request) is not None:
        if isinstance(request, Roll):
            faces: list[Json] = [list(roll(dice, source).faces) for dice in request.dice]
            fight.answer(faces, AnswerMethod.TYPED)
        else:
            fight.auto_answer()
    return fight
