"""Weapons that a fighter of HURSAGMU can prefer; arms a quick opponent with one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from core.character.edits import SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.messages import phrase
from core.play.fighter_weapon import FighterWeapon, weapon_key
from core.systems.hursagmu.figures import Form, read_person
from core.systems.hursagmu.ranges import FARTHEST


def fighter_weapons(sheet: Sheet) -> tuple[FighterWeapon, ...]:
    """Return the ready weapons, each in its first use, then fists.

    Raises:
        NumberError: A number of the sheet cannot be used.
    """
    forms: dict[int, Form] = {}
    for form in read_person(sheet).forms:
        if form.is_usual:
            forms.setdefault(form.row, form)
    return tuple(
        FighterWeapon(weapon_key(sheet, each.row), each.name, _detail(each), reach=_reach(each))
        for each in forms.values()
    )


def _reach(form: Form) -> int | Fraction:
    """Return the yards at which a weapon attacks without moving first."""
    return FARTHEST * form.near if form.near > 0 else form.reach


def _detail(form: Form) -> str:
    return phrase("hit {hit}, damage {damage}", hit=_signed(form.hit), damage=_signed(form.damage))


def _signed(value: int) -> str:
    return f"{value:+}"


def arm(sheet: Sheet, weapons: Sequence[Mapping[str, Json]]) -> None:
    """Replace the weapons of a quick opponent by another one, which is ready."""
    rows: list[Json] = [{**each, "ready": True} for each in weapons[:1]]
    sheet.apply(SetValue("weapons", rows))
