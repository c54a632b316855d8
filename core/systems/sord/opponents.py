"""Makes quick opponents: automatic characters, raised Step Level by Step Level."""

from __future__ import annotations

import random

from core.character.document import Character
from core.character.edits import SetValue
from core.character.sheet import Sheet
from core.play.opponent_line import OpponentSpec, run_automatically
from core.procedures.procedure import Situation
from core.procedures.readers import group, number, whole
from core.systems.sord.awards import SETTLE
from core.systems.sord.creation import CREATION
from core.systems.sord.step_advancement import ADVANCEMENTS

MOST_LEVEL = 50
"""Highest Step Level of a quick opponent; Steps are counted level by level."""
EXAMPLE = "Merefolk x6, level 2"
PROPERTIES = frozenset({"level", "culture", "profession"})


def make_opponent(spec: OpponentSpec, situation: Situation, source: random.Random) -> Character:
    """Create a quick opponent by automatic creation.

    Its name may be a culture or profession of the setting; other names are only names. ``level`` is its Step Level,
    ``culture`` and ``profession`` choose those of the setting.

    Raises:
        AnswerError: The line names what the setting does not have.
    """
    spec.check_properties(PROPERTIES)
    script = spec.creation_answers(situation.setting, {"culture": "cultures", "profession": "professions"})
    sheet = run_automatically(CREATION, situation, source, script)
    return _advance(sheet, spec.integer("level", 0, 0, MOST_LEVEL), situation, source).character


def _advance(sheet: Sheet, level: int, situation: Situation, source: random.Random) -> Sheet:
    """Award Steps for one Step Level after the other and apply them."""
    for _ in range(2 * MOST_LEVEL):
        reached = number(sheet, "step_level")
        missing = ADVANCEMENTS * number(sheet, "step_rate") - number(sheet, "step_sum")
        if reached >= level or number(sheet, "step_rate") <= 0:
            break
        steps = whole(group(sheet.character.data, "steps"), "conflict")
        sheet.apply(SetValue("steps.conflict", steps + max(1, missing + 1)))
        sheet = run_automatically(SETTLE, Situation((sheet,), situation.setting), source)
    return sheet
