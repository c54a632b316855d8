"""Makes quick opponents: automatic characters with experience spent on fighting skills.

Source: RPG.Rules, STAT SKILL GENERATION, INITIAL SKILLS, SKILL PURCHASE.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from core.character.edits import SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.errors import AnswerError
from core.formula import fold
from core.messages import Message
from core.play.natural_weapons import NATURAL, NaturalWeapon, natural_weapons
from core.play.opponent_line import OpponentSpec, run_automatically
from core.procedures.procedure import Situation
from core.procedures.readers import is_defined, number, sheet_rows, text, whole
from core.systems.kinsler.creation import CREATION
from core.systems.kinsler.owned_skills import OwnedSkill, buyable, owned_skills
from core.systems.kinsler.terms import LEVELS

EXAMPLE = "bandit x6, experience 40"
PROPERTIES = frozenset({"experience", "background", NATURAL})
_ATTACK = "vs"
_USUAL_SKILL: Mapping[str, Json] = {"level": 4, "base": "STR"}
_ANIMAL_SKILLS = ("Leap", "Hide", "Track", "Swim", "Dig", "Run")
_MIDDLE_SIZE = 3
"""Size of a natural weapon whose dice of effect are not changed."""
MOST_EXPERIENCE = 10_000
"""Most experience points of a quick opponent."""


def make_opponent(spec: OpponentSpec, situation: Situation, source: random.Random) -> Sheet:
    """Create a quick opponent by automatic creation.

    Its name may be a background skill of the setting; other names are only names. ``background`` names such a skill,
    ``experience`` is awarded and spent on its fighting skills. An animal, and one with ``natural`` weapons, has these
    for its attack skills, and no armor.

    Raises:
        AnswerError: The line names what the game or the setting does not have.
    """
    spec.check_properties(PROPERTIES)
    background_name = spec.properties.get("background", "")
    background = _background(situation, background_name or spec.name)
    if background_name and not background:
        raise AnswerError(
            Message("kinsler_unknown_wish", "The world has no background {name}.", {"name": background_name})
        )
    natural = natural_weapons(spec, ("background",) if background else ())
    experience = spec.integer("experience", 0, 0, MOST_EXPERIENCE)
    sheet = run_automatically(CREATION, situation, source, {"background": [background]} if background else {})
    if natural:
        _arm_naturally(sheet, natural)
    if experience:
        _spend(sheet, experience)
    return sheet


def _arm_naturally(sheet: Sheet, natural: Sequence[NaturalWeapon]) -> None:
    """Replace attack skills, weapons, armor and belongings by natural weapons.

    The best attacks give level and stat, so there are as many as attacks were paid for; what is left of them, and what
    needs a tool, becomes another skill of an animal.
    """
    skills = sheet_rows(sheet, "skills")
    attacks: list[Mapping[str, Json]] = [each for each in skills if text(each, "verb") == _ATTACK]
    attacks.sort(key=lambda each: -whole(each, "level"))
    tools = [each for each in skills if each not in attacks and text(each, "needs")]
    rows: list[Json] = [dict(each) for each in skills if each not in (*attacks, *tools)]
    taken = {fold(text(each, "name")) for each in skills}
    for each, source in zip(natural, attacks or [_USUAL_SKILL], strict=False):
        attack: dict[str, Json] = {
            "type": "wound",
            "verb": _ATTACK,
            "target": "{PHY}",
            "effect_mod": each.size - _MIDDLE_SIZE,
        }
        rows.append({**_animal_skill(source, each.name), **attack})
    names = [each for each in _ANIMAL_SKILLS if fold(each) not in taken]
    rows += [_animal_skill(row, name) for row, name in zip((*attacks[len(natural) :], *tools), names, strict=False)]
    for key, value in (("skills", rows), ("weapons", []), ("armor", []), ("items", [])):
        sheet.apply(SetValue(key, value))


def _animal_skill(source: Mapping[str, Json], name: str) -> dict[str, Json]:
    """Return a skill of another name with the level and stat of a skill."""
    kept = {key: source[key] for key in ("level", "creation_level", "base", "sign") if key in source}
    return {"id": f"natural_{fold(name).replace(' ', '_')}", "name": name, **kept}


def _background(situation: Situation, name: str) -> str:
    """Return the id of a background skill of the setting; "" if there is none."""
    folded = name.strip().casefold()
    for entry, skill in buyable(situation.setting):
        if entry.get("background") is True and folded in (skill.name.casefold(), text(entry, "id").casefold()):
            return text(entry, "id")
    return ""


def _spend(sheet: Sheet, experience: int) -> None:
    """Award experience and spend it on the cheapest levels of fighting skills.

    Source: SKILL PURCHASE; R14, R15.
    """
    sheet.apply(SetValue("xp_awarded", number(sheet, "xp_awarded") + experience))
    attacks = [each for each in owned_skills(sheet) if text(each.row, "verb") == "vs"]
    stats = {each.base for each in attacks}
    raised = [
        each
        for each in owned_skills(sheet)
        if each in attacks or (each.is_stat and each.base in stats) or each.row.get("passive_only") is True
    ]
    while (cheapest := _cheapest(sheet, raised)) is not None:
        sheet.apply(SetValue(f"{cheapest.address}.level", number(sheet, f"{cheapest.address}.level") + 1))


def _cheapest(sheet: Sheet, skills: Sequence[OwnedSkill]) -> OwnedSkill | None:
    left = number(sheet, "xp_left")
    priced = [
        (number(sheet, f"{each.address}.xp_next"), each)
        for each in skills
        if 0 <= number(sheet, f"{each.address}.level") < LEVELS[1] and is_defined(sheet, f"{each.address}.xp_next")
    ]
    payable = [(price, each) for price, each in priced if 0 < price <= left]
    return min(payable, key=lambda pair: pair[0])[1] if payable else None
