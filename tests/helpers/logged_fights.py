"""A fight with its log, played with the same dice as a simulation."""

from __future__ import annotations

import random

from core.character.json_values import Json
from core.dice import roll
from core.play.arena import Arena
from core.play.conflict import Conflict
from core.play.fight import Fight
from core.procedures.requests import Roll
from core.procedures.transcript import AnswerMethod


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
