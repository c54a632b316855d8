"""Attacks that a fighter of RPG.Rules can prefer: its skills that cause wounds or fatigue."""

from __future__ import annotations

from core.character.sheet import Sheet
from core.messages import phrase
from core.play.fighter_weapon import FighterWeapon, best_first
from core.procedures.readers import number, number_or
from core.systems.kinsler.owned_skills import owned_skills
from core.systems.kinsler.skills_and_armor import FightSkill


def fighter_weapons(sheet: Sheet) -> tuple[FighterWeapon, ...]:
    """Return the attack skills, the lowest need first; each has the reference of the skill as its key.

    Raises:
        NumberError: A number of the sheet cannot be used.
    """
    skills = [FightSkill.of(each) for each in owned_skills(sheet)]
    return best_first(_describe(sheet, each) for each in skills if each.is_attack and _is_usable(sheet, each))


def _is_usable(sheet: Sheet, skill: FightSkill) -> bool:
    return number(sheet, f"{skill.address}.level") >= 0


def _describe(sheet: Sheet, skill: FightSkill) -> tuple[int, FighterWeapon]:
    need = number_or(sheet, f"{skill.address}.need", None)
    detail = "" if need is None else phrase("needs {need}", need=need)
    return (-1_000 if need is None else -need), FighterWeapon(skill.ref, skill.name, detail)
