"""Makes quick opponents: automatic characters, raised Step Level by Step Level."""

from __future__ import annotations

import random
from collections.abc import Sequence

from core.character.edits import SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.play.natural_weapons import NATURAL, NaturalWeapon, natural_weapons
from core.play.opponent_line import OpponentSpec, run_automatically
from core.procedures.procedure import Situation
from core.procedures.readers import group, number, sheet_rows, text, whole
from core.systems.sord.awards import SETTLE
from core.systems.sord.creation import CREATION
from core.systems.sord.skill_rows import weapon_skill_name
from core.systems.sord.step_advancement import ADVANCEMENTS

MOST_LEVEL = 50
"""Highest Step Level of a quick opponent; Steps are counted level by level."""
EXAMPLE = "Merefolk x6, level 2"
PROPERTIES = frozenset({"level", "culture", "profession", NATURAL})
_MELEE = "melee"
_NATURAL_DAMAGE = {1: 0, 2: 1, 3: 2, 4: 4, 5: 7}
"""Damage modifier of a natural weapon of each size; as a limb it weighs nothing."""


def make_opponent(spec: OpponentSpec, situation: Situation, source: random.Random) -> Sheet:
    """Create a quick opponent by automatic creation.

    Its name may be a culture or profession of the setting; other names are only names. ``level`` is its Step Level,
    ``culture`` and ``profession`` choose those of the setting. An animal, and one with ``natural`` weapons, is trained
    in these instead of its weapon, and has no armor.

    Raises:
        AnswerError: The line names what the setting does not have.
    """
    spec.check_properties(PROPERTIES)
    script = spec.creation_answers(situation.setting, {"culture": "cultures", "profession": "professions"})
    natural = natural_weapons(spec, script)
    sheet = run_automatically(CREATION, situation, source, script)
    if natural:
        _arm_naturally(sheet, natural)
    return _advance(sheet, spec.integer("level", 0, 0, MOST_LEVEL), situation, source)


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


def _arm_naturally(sheet: Sheet, natural: Sequence[NaturalWeapon]) -> None:
    """Replace arms, their skills and belongings by natural weapons, in which it is trained."""
    skills = sheet_rows(sheet, "skills")
    armed = next((each for each in skills if text(each, "weapon")), {"lore": "trained", "granted_by": "profession"})
    kept: list[Json] = [dict(each) for each in skills if not text(each, "weapon")]
    for each in natural:
        skill = {"name": weapon_skill_name(each.name, _MELEE), "weapon": each.name, "weapon_type": _MELEE}
        kept.append({**{key: value for key, value in armed.items() if key != "uid"}, **skill})
    weapons: list[Json] = [
        {"name": each.name, "type": _MELEE, "dam_mod": _NATURAL_DAMAGE[each.size], "trained": True} for each in natural
    ]
    for key, rows in (("skills", kept), ("weapons", weapons), ("armor", []), ("items", [])):
        sheet.apply(SetValue(key, rows))
