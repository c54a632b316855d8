"""Makes quick opponents: copies of a creature of the setting, else automatic NPCs.

Source: HURSAGMU Animals, companion; R40; spec 8.4.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from core.character.edits import SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.errors import AnswerError
from core.messages import Message
from core.play.natural_weapons import NATURAL, NaturalWeapon, natural_weapons
from core.play.opponent_line import OpponentSpec, run_automatically
from core.procedures.procedure import Situation
from core.procedures.readers import entries, find_by_name
from core.systems.hursagmu.creation import CREATION
from core.systems.hursagmu.creation_creature import creature_edits

MOST_POINTS = 1_000
MOST_STAMINA = 1_000
EXAMPLE = "Gray wolf x6, stamina 12"
PROPERTIES = ("points", "stamina", NATURAL)
_STRIKING = "striking"
_LARGE = 4
"""Size from which a natural weapon is not small."""


def make_opponent(spec: OpponentSpec, situation: Situation, source: random.Random) -> Sheet:
    """Create a quick opponent.

    A name that is a creature of the setting makes that creature; any other name is given to an automatic character.
    ``points`` are the creation points of such a character, ``stamina`` its hits. An animal by its name, and one with
    ``natural`` weapons, has no others, and no armor.

    Raises:
        AnswerError: The line asks for something unknown to the game.
    """
    spec.check_properties(PROPERTIES)
    sheet = situation.sheet.copy(source)
    entry = find_by_name(entries(situation.setting, "creatures"), spec.name)
    if entry is not None:
        if "points" in spec.properties:
            raise AnswerError(
                Message(
                    "hursagmu_creature_points",
                    "{name} is a creature of the world, which is not made with points. Leave the points out.",
                    {"name": spec.name},
                )
            )
        for edit in creature_edits(sheet, entry):
            sheet.apply(edit)
    else:
        script: dict[str, Json] = {"kind": ["npc"], "points_total": spec.integer("points", 30, 0, MOST_POINTS)}
        sheet = run_automatically(CREATION, Situation((sheet,), situation.setting), source, script)
    if natural := natural_weapons(spec, () if entry is None else ("name",)):
        _arm_naturally(sheet, natural)
    if "stamina" in spec.properties:
        sheet.apply(SetValue("stamina_max", spec.integer("stamina", 10, 1, MOST_STAMINA)))
    return sheet


def _arm_naturally(sheet: Sheet, natural: Sequence[NaturalWeapon]) -> None:
    """Replace arms and belongings by natural weapons."""
    weapons: list[Json] = [
        {
            "name": each.name,
            "skill": _STRIKING,
            "power": max(0, each.size - 2),
            "small": each.size < _LARGE,
            "hands": 0,
            "reach_yd": 1,
            "throw_range_yd": 0,
            "ready": True,
        }
        for each in natural
    ]
    for key, rows in (("weapons", weapons), ("armor", []), ("items", [])):
        sheet.apply(SetValue(key, rows))
