"""Returns the skills of a bundle in a fight, and skills bound to objects for allies.

The bearer of such an object uses its maker's level with the bearer's stat and fatigue.

Source: RPG.Rules, Metaskills; R38; spec 6.11.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from core.character.edits import AddRow
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.procedures.readers import is_same_name, sheet_rows, text, texts
from core.procedures.trial import trial_copy
from core.systems.kinsler.declared_uses import Use
from core.systems.kinsler.fight_state import Fighter, FightState
from core.systems.kinsler.skills_and_armor import FightSkill

_BIND = "BIND"


def members_of(fight: FightState, participant: int, bundle: int) -> tuple[FightSkill, ...]:
    """Return the skills of a bundle at any depth, each once.

    Source: Metaskills; R38.
    """
    fighter, sheet = fight.fighters[participant], fight.sheet(participant)
    skills: list[FightSkill] = []
    waiting = list(sheet_rows(sheet, "bundles")[bundle : bundle + 1])
    visited: list[str] = []
    while waiting:
        row = waiting.pop(0)
        visited.append(text(row, "id").casefold())
        for ref in texts(row, "members"):
            skill = fighter.skill(ref)
            if skill is not None and skill not in skills:
                skills.append(skill)
            waiting += [
                each
                for each in sheet_rows(sheet, "bundles")
                if is_same_name(text(each, "id"), ref) and ref.casefold() not in visited
            ]
    return tuple(skills)


def lent_skills(fight: FightState, fighter: Fighter) -> dict[str, FightSkill]:
    """Return the skills that allies have bound to objects, by option key.

    Args:
        fight: The fight.
        fighter: The fighter who may carry such an object.
    """
    if not fight.table.option("metaskills"):
        return {}
    return {
        f"bound.{maker.participant}.{index}.{skill.address}": skill
        for maker in fight.fighters
        if maker.side == fighter.side and maker is not fighter
        for index, row in enumerate(sheet_rows(fight.sheet(maker.participant), "bundles"))
        if text(row, "kind").upper() == _BIND
        for skill in _bound(fight, maker.participant, index)
    }


def _bound(fight: FightState, maker: int, index: int) -> Iterable[FightSkill]:
    row = sheet_rows(fight.sheet(maker), "bundles")[index]
    thing = text(row, "object") or text(row, "name") or text(row, "id")
    for skill in members_of(fight, maker, index):
        if skill.address.startswith("skills["):
            ref = f"{skill.ref}_of_{maker}"
            yield replace(skill, ref=ref, name=f"{skill.name} ({thing})", rate=None, lender=maker)


def with_lent(fight: FightState, sheet: Sheet, uses: Iterable[Use]) -> Sheet:
    """Return a copy of a sheet with lent skills as rows, for numbers of whole uses."""
    lent = [each.skill for each in uses if each.skill is not None and each.skill.lender is not None]
    if not lent:
        return sheet
    return trial_copy(sheet, *(AddRow("skills", _row(fight, skill)) for skill in lent))


def _row(fight: FightState, skill: FightSkill) -> dict[str, Json]:
    """Return the row of a lent skill for its bearer: unhurt, at its maker's current level."""
    maker = skill.lender or 0
    listed = sheet_rows(fight.sheet(maker), "skills")
    row = listed[int(skill.address.removeprefix("skills[").removesuffix("]"))]
    values = {key: value for key, value in row.items() if key not in ("uid", "wounds", "fatigue", "enhancement")}
    return {**values, "id": skill.ref, "level": fight.number(maker, f"{skill.address}.effective")}
