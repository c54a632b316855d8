"""Makes quick opponents: automatic characters of a race and profession, raised to a level."""

from __future__ import annotations

import random
from collections.abc import Sequence

from core.character.edits import AddRow, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.errors import AnswerError
from core.messages import Message
from core.play.natural_weapons import NATURAL, NaturalWeapon, natural_weapons
from core.play.opponent_line import OpponentSpec, run_automatically
from core.procedures.procedure import Situation
from core.procedures.readers import number, sheet_rows, text
from core.systems.eastern_isles.creation import CREATION
from core.systems.eastern_isles.step_advancement import LAST_LEVEL, TAKE_STEPS

EXAMPLE = "fighter x6, level 2"
PROPERTIES = frozenset({"level", "race", "sex", "profession", NATURAL})
_NATURAL_DAMAGE = {1: "d4", 2: "d4", 3: "d6", 4: "d8", 5: "d12"}
"""Damage die of a natural weapon of each size."""
_WEAPON_GROUP = "weapon"
_CHOICES = {
    "race": ("human", "elf", "dwarf"),
    "sex": ("male", "female"),
    "profession": ("magician", "physician", "fighter"),
}
_MOST_STEPS = 200


def make_opponent(spec: OpponentSpec, situation: Situation, source: random.Random) -> Sheet:
    """Create a quick opponent by automatic creation.

    Its name may be a race or profession; other names are only names. ``level`` is its experience level; ``race``,
    ``sex`` and ``profession`` choose as in creation. An animal, and one with ``natural`` weapons, fights with these by
    the skill of its weapon, and has no armor.

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
    natural = natural_weapons(spec, script)
    level = spec.integer("level", 1, 1, LAST_LEVEL)
    sheet = run_automatically(CREATION, situation, source, script)
    if natural:
        _arm_naturally(sheet, natural)
    for _ in range(_MOST_STEPS):
        if number(sheet, "el") >= level:
            break
        missing = max(1, number(sheet, "ep_to_next_step"))
        sheet.apply(AddRow("ep_log", {"reason": "Before the fight", "base_ep": 2 * missing}))
        if number(sheet, "steps_due") > 0:
            sheet = run_automatically(TAKE_STEPS, Situation((sheet,), situation.setting), source)
    return sheet


def _arm_naturally(sheet: Sheet, natural: Sequence[NaturalWeapon]) -> None:
    """Replace arms and belongings by natural weapons; they are used with the skill that the weapon had."""
    first = natural[0].name
    for index, row in enumerate(sheet_rows(sheet, "skills")):
        if text(row, "group") == _WEAPON_GROUP:
            sheet.apply(SetValue(f"skills[{index}].name", first))
            break
    weapons: list[Json] = [
        {
            "name": each.name,
            "skill": first,
            "enc": 0,
            "damage": _NATURAL_DAMAGE[each.size],
            "in_hand": each.name == first,
        }
        for each in natural
    ]
    for key, rows in (("weapons", weapons), ("armor", []), ("items", [])):
        sheet.apply(SetValue(key, rows))
