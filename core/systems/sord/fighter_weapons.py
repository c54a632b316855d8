"""Weapons that a fighter of SORD can prefer, the most harmful first; arms a quick opponent with one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.character.edits import SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.messages import phrase
from core.play.fighter_weapon import FighterWeapon, best_first, weapon_key
from core.procedures.readers import computed_text, sheet_rows, text
from core.systems.sord.fighters import Fighter, Weapon
from core.systems.sord.skill_rows import weapon_skill_name

_UNUSUAL = "disarm"
"""Weapon Type that is not used without a decision for it."""


def fighter_weapons(sheet: Sheet) -> tuple[FighterWeapon, ...]:
    """Return the weapons that can attack, the greatest product of Attack Rate and damage first.

    Raises:
        NumberError: A number of the sheet cannot be used.
    """
    fighter = Fighter(0)
    fighter.read(sheet)
    usable = [each for each in fighter.weapons if each.rate > 0]
    objects = [each.object for each in usable]
    return best_first(
        (_worth(each), _describe(sheet, each, has_uses=objects.count(each.object) > 1)) for each in usable
    )


def _worth(weapon: Weapon) -> int:
    return -1 if weapon.type == _UNUSUAL else weapon.rate * (weapon.least + weapon.most)


def _describe(sheet: Sheet, weapon: Weapon, *, has_uses: bool) -> FighterWeapon:
    name = phrase("{weapon} ({use})", weapon=weapon.name, use=weapon.type) if has_uses else weapon.name
    damage = str(weapon.flat) if weapon.row < 0 else computed_text(sheet, f"weapons[{weapon.row}].damage_text")
    reach = 0 if weapon.needs_reach else None
    return FighterWeapon(weapon_key(sheet, weapon.row), name, damage, weapon.rate, reach)


def arm(sheet: Sheet, weapons: Sequence[Mapping[str, Json]]) -> None:
    """Replace the weapons of a quick opponent by the uses of another one, in which it is trained."""
    skills = sheet_rows(sheet, "skills")
    armed = next((each for each in skills if text(each, "weapon")), {"lore": "trained", "granted_by": "profession"})
    kept: list[Json] = [dict(each) for each in skills if not text(each, "weapon")]
    for each in weapons:
        name, use = text(each, "name"), text(each, "type", "melee")
        skill = {"name": weapon_skill_name(name, use), "weapon": name, "weapon_type": use}
        kept.append({**{key: value for key, value in armed.items() if key != "uid"}, **skill})
    rows: list[Json] = [{**each, "trained": True, "carried": True} for each in weapons]
    sheet.apply(SetValue("skills", kept))
    sheet.apply(SetValue("weapons", rows))
