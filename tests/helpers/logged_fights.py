"""An attended fight with the very dice of an unattended one."""

from __future__ import annotations

import random

from core.character import Json
from core.dice import roll
from core.play import Arena, Conflict, Fight
from core.procedures import AnswerMethod, Roll


def play_logged(conflict: Conflict, ring: Arena, source: random.Random) -> Fight:
    """Tell a fight to its end: dice are typed as the source gives them, and everything else has its default."""
    fight = Fight(conflict, ring, 0)
    while (request := fight.request) is not None:
        if isinstance(request, Roll):
            faces: list[Json] = [list(roll(dice, source).faces) for dice in request.dice]
            fight.answer(faces, AnswerMethod.TYPED)
        else:
            fight.auto_answer()
    return fight
