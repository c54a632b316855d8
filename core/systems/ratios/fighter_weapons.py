"""Weapons that a fighter of R.A.T.I.O.S. can prefer; arms a quick opponent with one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.character.edits import SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.formula import format_value
from core.messages import phrase
from core.play.fighter_weapon import FighterWeapon, weapon_key
from core.procedures.events import PLACES
from core.systems.ratios.fighters import UNARMED, Weapon, read_weapons
from core.systems.ratios.movement import usual_reach


def fighter_weapons(sheet: Sheet) -> tuple[FighterWeapon, ...]:
    """Return the weapons at hand, the main hand first and bare limbs last.

    Source: R18; spec 7.3.

    Raises:
        NumberError: A number of the sheet cannot be used.
    """
    usable = [each for each in read_weapons(sheet) if each.is_carried and each.quantity > 0]
    usable.sort(key=lambda each: (each.row == UNARMED, each.hand != "main"))
    return tuple(
        FighterWeapon(weapon_key(sheet, each.row), each.name, _detail(each), reach=usual_reach(each)) for each in usable
    )


def _detail(weapon: Weapon) -> str:
    return phrase(
        "{attack} %, every {seconds} s", attack=format_value(weapon.attack, PLACES), seconds=weapon.interval_s
    )


def arm(sheet: Sheet, weapons: Sequence[Mapping[str, Json]]) -> None:
    """Replace the weapons of a quick opponent by another one, which it carries in its main hand."""
    rows: list[Json] = [{**each, "carried": True} for each in weapons[:1]]
    sheet.apply(SetValue("weapons", rows))
