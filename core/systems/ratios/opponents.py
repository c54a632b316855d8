"""Makes quick opponents: automatic characters of a culture or profession, raised to a Level."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from decimal import Decimal

from core.character.edits import SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.play.natural_weapons import NATURAL, NaturalWeapon, natural_weapons
from core.play.opponent_line import OpponentSpec, run_automatically
from core.procedures.custom_entries import NONE
from core.procedures.procedure import Situation
from core.procedures.readers import number
from core.systems.ratios.attribute_points import PLACE_LEVEL_POINTS
from core.systems.ratios.creation import CREATION
from core.systems.ratios.fighters import NATURAL_CATEGORY

MOST_LEVEL = 2_000
"""Highest Level of a quick opponent; more than 2000 should never happen (3a)."""
EXAMPLE = "Tidefolk x6, level 2"
PROPERTIES = frozenset({"level", "culture", "profession", NATURAL})
_NATURAL_SIZES: Mapping[int, tuple[int, Json, int]] = {
    1: (1, Decimal("0.3"), 50),
    2: (1, 1, 55),
    3: (2, 2, 60),
    4: (3, 4, 60),
    5: (4, 8, 55),
}
"""Length in inches, weight in pounds and penetration of a natural weapon of each size."""


def make_opponent(quick: OpponentSpec, situation: Situation, source: random.Random) -> Sheet:
    """Create a quick opponent by automatic creation.

    Its name may be a culture or profession of the setting; other names are only names. ``level`` is its Level, with
    points placed automatically; ``culture`` and ``profession`` are those of the setting. An animal, and one with
    ``natural`` weapons, has no others, and no armor.

    Raises:
        AnswerError: The line names what the setting does not have.
    """
    quick.check_properties(PROPERTIES)
    script = quick.creation_answers(situation.setting, {"culture": "cultures", "profession": "professions"})
    natural = natural_weapons(quick, script)
    level = quick.integer("level", 0, 0, MOST_LEVEL)
    if natural:
        script = {"profession": [NONE], **script}
    sheet = run_automatically(CREATION, situation, source, script)
    if natural:
        _arm_naturally(sheet, natural)
    if level > number(sheet, "level"):
        sheet.apply(SetValue("level", level))
        sheet = run_automatically(PLACE_LEVEL_POINTS, Situation((sheet,), situation.setting), source)
    return sheet


def _arm_naturally(sheet: Sheet, natural: Sequence[NaturalWeapon]) -> None:
    """Replace arms and belongings by natural weapons, which are limbs (2b) and burden no one."""
    rows: list[Json] = []
    for each in natural:
        length_in, weight_lb, penetration = _NATURAL_SIZES[each.size]
        rows.append(
            {
                "name": each.name,
                "category": NATURAL_CATEGORY,
                "length_in": length_in,
                "weight_lb": weight_lb,
                "penetration_max": penetration,
                "carried": False,
            }
        )
    for key, value in (("weapons", rows), ("armor", []), ("items", []), ("wealth", "")):
        sheet.apply(SetValue(key, value))
