"""Makes quick opponents: automatic characters of a culture or profession, raised to a Level."""

from __future__ import annotations

import random

from core.character.document import Character
from core.character.edits import SetValue
from core.play.opponent_line import OpponentSpec, run_automatically
from core.procedures.procedure import Situation
from core.procedures.readers import number
from core.systems.ratios.attribute_points import PLACE_LEVEL_POINTS
from core.systems.ratios.creation import CREATION

MOST_LEVEL = 2_000
"""Highest Level of a quick opponent; more than 2000 should never happen (3a)."""
EXAMPLE = "Tidefolk x6, level 2"
PROPERTIES = frozenset({"level", "culture", "profession"})


def make_opponent(quick: OpponentSpec, situation: Situation, source: random.Random) -> Character:
    """Create a quick opponent by automatic creation.

    Its name may be a culture or profession of the setting; other names are only names. ``level`` is its Level, with
    points placed automatically; ``culture`` and ``profession`` are those of the setting.

    Raises:
        AnswerError: The line names what the setting does not have.
    """
    quick.check_properties(PROPERTIES)
    script = quick.creation_answers(situation.setting, {"culture": "cultures", "profession": "professions"})
    level = quick.integer("level", 0, 0, MOST_LEVEL)
    sheet = run_automatically(CREATION, situation, source, script)
    if level > number(sheet, "level"):
        sheet.apply(SetValue("level", level))
        sheet = run_automatically(PLACE_LEVEL_POINTS, Situation((sheet,), situation.setting), source)
    return sheet.character
