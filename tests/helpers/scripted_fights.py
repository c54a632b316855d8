"""Fights with scripted dice and decisions."""

from __future__ import annotations

import random
from collections.abc import Mapping

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Setting
from core.play.arena import MOST_ROUNDS, Arena, Participant
from core.play.fight import Fight
from core.procedures.requests import Roll
from core.procedures.transcript import AnswerMethod


def arena(
    *fighters: tuple[str, Sheet],
    setting: Setting | None = None,
    options: Mapping[str, Json] | None = None,
    most_rounds: int = MOST_ROUNDS,
) -> Arena:
    """Put sheets into an arena; the first of side A is named A1."""
    listed = [(Participant(f"{side}{place}", side), sheet) for place, (side, sheet) in enumerate(fighters, start=1)]
    return Arena.create(listed, setting, options, most_rounds)


class Scripted:
    """Runs a fight with scripted dice; decisions without an entry in ``answers`` are automatic."""

    def __init__(self, fight: Fight, dice: list[int], answers: Mapping[str, list[Json]] | None = None) -> None:
        self.fight = fight
        self.dice = list(dice)
        self.used: list[int] = []
        self.answers = {name: list(each) for name, each in (answers or {}).items()}

    def run(self, rounds: int = 1) -> None:
        """Continue while there are dice, up to a number of rounds."""
        while (request := self.fight.request) is not None:
            round_, name = request.key.split("~")[0].split("/", 1)
            if int(round_) > rounds:
                return
            if self.answers.get(name):
                self.fight.answer(self.answers[name].pop(0))
            elif isinstance(request, Roll):
                count = sum(len(dice.draws) for dice in request.dice)
                if len(self.dice) < count:
                    return
                faces = [self.dice.pop(0) for _ in range(count)]
                self.used += faces
                parts: list[Json] = []
                for dice in request.dice:
                    parts.append(faces[: len(dice.draws)])
                    faces = faces[len(dice.draws) :]
                self.fight.answer(parts, AnswerMethod.TYPED)
            else:
                self.fight.auto_answer()

    @property
    def lines(self) -> list[str]:
        """The log as text."""
        return [told.event.line() for told in self.fight.events]


def sheets_at_the_end(fight: Fight) -> list[Sheet]:
    """Return the sheets as they are if the fight is ended by hand now."""
    sheets = [sheet.copy(random.Random(0)) for sheet in fight.sheets]
    for participant, sheet in enumerate(sheets):
        if (batch := fight.closing_edits(participant)) is not None:
            sheet.apply(batch)
    return sheets
