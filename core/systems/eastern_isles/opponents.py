"""Makes quick opponents: automatic characters of a race and profession, raised to a level."""

from __future__ import annotations

import random

from core.character.document import Character
from core.character.edits import AddRow
from core.character.json_values import Json
from core.errors import AnswerError
from core.messages import Message
from core.play.opponent_line import OpponentSpec, run_automatically
from core.procedures.procedure import Situation
from core.procedures.readers import number
from core.systems.eastern_isles.creation import CREATION
from core.systems.eastern_isles.step_advancement import LAST_LEVEL, TAKE_STEPS

EXAMPLE = "fighter x6, level 2"
PROPERTIES = frozenset({"level", "race", "sex", "profession"})
_CHOICES = {
    "race": ("human", "elf", "dwarf"),
    "sex": ("male", "female"),
    "profession": ("magician", "physician", "fighter"),
}
_MOST_STEPS = 200


def make_opponent(spec: OpponentSpec, situation: Situation, source: random.Random) -> Character:
    """Create a quick opponent by automatic creation.

    Its name may be a race or profession; other names are only names. ``level`` is its experience level; ``race``,
    ``sex`` and ``profession`` choose as in creation.

    Raises:
        AnswerError: The line names what the game does not have.
    """
    spec.check_properties(PROPERTIES)
    script: dict[str, Json] = {}
    for key, words in _CHOICES.items():
        value = spec.properties.get(key, "").casefold()
        if value and value not in words:
            raise AnswerError(
                Message(
                    "isles_unknown_wish",
                    "{name} is no {what}; there are {known}.",
                    {"name": value, "what": key, "known": ", ".join(words)},
                )
            )
        if value or spec.name.casefold() in words:
            script[key] = [value or spec.name.casefold()]
    level = spec.integer("level", 1, 1, LAST_LEVEL)
    sheet = run_automatically(CREATION, situation, source, script)
    for _ in range(_MOST_STEPS):
        if number(sheet, "el") >= level:
            break
        missing = max(1, number(sheet, "ep_to_next_step"))
        sheet.apply(AddRow("ep_log", {"reason": "Before the fight", "base_ep": 2 * missing}))
        if number(sheet, "steps_due") > 0:
            sheet = run_automatically(TAKE_STEPS, Situation((sheet,), situation.setting), source)
    return sheet.character
