"""Weapons that a fighter of the Eastern Isles can prefer; arms a quick opponent with one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.character.edits import SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.messages import phrase
from core.play.fighter_weapon import FighterWeapon, weapon_key
from core.procedures.readers import sheet_rows, text
from core.systems.eastern_isles.fight_state import UNARMED, Weapon, bare_hands, read_weapons

_WEAPON_GROUP = "weapon"


def fighter_weapons(sheet: Sheet) -> tuple[FighterWeapon, ...]:
    """Return the carried weapons, that in hand first, then bare hands.

    Raises:
        NumberError: A number of the sheet cannot be used.
    """
    carried = sorted(read_weapons(sheet), key=lambda each: not each.in_hand)
    return tuple(
        FighterWeapon(weapon_key(sheet, each.row), each.name, _detail(each), each.active)
        for each in (*carried, bare_hands(sheet))
    )


def _detail(weapon: Weapon) -> str:
    dice = "" if weapon.row == UNARMED else str(weapon.dice)
    damage = f"{dice}{weapon.damage:+}" if weapon.damage else dice
    hit = phrase("hit {hit}", hit=f"{weapon.hit:+}")
    return phrase("{hit}, {damage}", hit=hit, damage=damage) if damage else hit


def arm(sheet: Sheet, weapons: Sequence[Mapping[str, Json]]) -> None:
    """Replace the weapons of a quick opponent by another one, used with the skill that its weapon had."""
    row = weapons[0]
    skill = text(row, "skill") or text(row, "name")
    for index, each in enumerate(sheet_rows(sheet, "skills")):
        if text(each, "group") == _WEAPON_GROUP:
            sheet.apply(SetValue(f"skills[{index}].name", skill))
            break
    rows: list[Json] = [{**row, "skill": skill, "carried": True, "in_hand": True}]
    sheet.apply(SetValue("weapons", rows))
