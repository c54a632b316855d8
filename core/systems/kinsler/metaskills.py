"""Products of metaskills: members of bundles, and skills bound to objects for others.

The bearer of such an object uses its maker's level with the bearer's stat and fatigue.

Source: RPG.Rules, Metaskills; R38; spec 6.11.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from core.character import AddRow, Json, Sheet
from core.procedures import is_same_name, sheet_rows, text, texts, trial_copy
from core.systems.kinsler.abilities import Ability
from core.systems.kinsler.fighters import Battle, Fighter
from core.systems.kinsler.uses import Use

_BIND = "BIND"


def members_of(battle: Battle, who: int, bundle: int) -> tuple[Ability, ...]:
    """Return the skills of a bundle at any depth, each once.

    Source: Metaskills; R38.
    """
    fighter, sheet = battle.fighters[who], battle.sheet(who)
    found: list[Ability] = []
    waiting = list(sheet_rows(sheet, "bundles")[bundle : bundle + 1])
    seen: list[str] = []
    while waiting:
        row = waiting.pop(0)
        seen.append(text(row, "id").casefold())
        for ref in texts(row, "members"):
            ability = fighter.ability(ref)
            if ability is not None and ability not in found:
                found.append(ability)
            waiting += [
                each
                for each in sheet_rows(sheet, "bundles")
                if is_same_name(text(each, "id"), ref) and ref.casefold() not in seen
            ]
    return tuple(found)


def lent_skills(battle: Battle, fighter: Fighter) -> dict[str, Ability]:
    """Return the skills that allies have bound to objects, by option key.

    Args:
        battle: The fight.
        fighter: The fighter who may carry such an object.
    """
    if not battle.table.option("metaskills"):
        return {}
    return {
        f"bound.{maker.who}.{place}.{ability.address}": ability
        for maker in battle.fighters
        if maker.side == fighter.side and maker is not fighter
        for place, row in enumerate(sheet_rows(battle.sheet(maker.who), "bundles"))
        if text(row, "kind").upper() == _BIND
        for ability in _bound(battle, maker.who, place)
    }


def _bound(battle: Battle, maker: int, place: int) -> Iterable[Ability]:
    row = sheet_rows(battle.sheet(maker), "bundles")[place]
    thing = text(row, "object") or text(row, "name") or text(row, "id")
    for each in members_of(battle, maker, place):
        if each.address.startswith("skills["):
            ref = f"{each.ref}_of_{maker}"
            yield replace(each, ref=ref, name=f"{each.name} ({thing})", rate=None, lender=maker)


def with_lent(battle: Battle, sheet: Sheet, uses: Iterable[Use]) -> Sheet:
    """Return a copy of a sheet with lent skills as rows, for numbers of whole uses."""
    lent = [each.ability for each in uses if each.ability is not None and each.ability.lender is not None]
    if not lent:
        return sheet
    return trial_copy(sheet, *(AddRow("skills", _row(battle, ability)) for ability in lent))


def _row(battle: Battle, ability: Ability) -> dict[str, Json]:
    """Return the row of a lent skill for its bearer: unhurt, at its maker's current level."""
    maker = ability.lender or 0
    listed = sheet_rows(battle.sheet(maker), "skills")
    row = listed[int(ability.address.removeprefix("skills[").removesuffix("]"))]
    kept = {key: value for key, value in row.items() if key not in ("uid", "wounds", "fatigue", "enhancement")}
    return {**kept, "id": ability.ref, "level": battle.number(maker, f"{ability.address}.effective")}
