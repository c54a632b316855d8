"""Grants free skills that a culture or profession still owes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.character import AddRow, Edit, Sheet
from core.content import Setting
from core.messages import Message
from core.procedures import (
    Choose,
    Option,
    Subprocedure,
    choose,
    is_same_name,
    number,
    rows,
    sheet_rows,
    text,
    whole,
    write,
)
from core.systems.sord.setting_rows import Entry, free_skill_row, train


def grant_owed_skills(
    sheet: Sheet, setting: Setting | None, step: str = "", key: str = "free", participant: int = 0
) -> Subprocedure[Sheet]:
    """Ask for and write the owed free skills of all begun professions.

    The choice of row n of profession m has the key ``free.<m>.<n>``; rows without alternatives are not asked.

    Args:
        sheet: The character as it is.
        setting: Has Lore and cost of the skills.
        step: The procedure's step.
        key: Prefix of its request keys.
        participant: Index of the sheet's participant.

    Source: SORD III, XIII; R8, R56.
    """
    if not number(sheet, "employed"):
        return sheet
    for place, profession in enumerate(sheet_rows(sheet, "professions"), start=1):
        if profession.get("current", True) is False:
            continue
        for line, row in enumerate(rows(profession, "free_skills"), start=1):
            sheet = yield from _grant_row(sheet, setting, row, (f"{key}.{place}.{line}", step, participant))
    return sheet


def _grant_row(sheet: Sheet, setting: Setting | None, row: Entry, where: tuple[str, str, int]) -> Subprocedure[Sheet]:
    key, step, participant = where
    skills = sheet_rows(sheet, "skills")
    offered = rows(row, "from")
    owned = [owns(skills, each) for each in offered]
    wanting = min(whole(row, "choose", 1), len(offered)) - sum(owned)
    if wanting <= 0:
        return sheet
    is_open = [each for each, has in zip(offered, owned, strict=True) if not has]
    if wanting < len(is_open):
        is_open = yield from _ask(offered, owned, wanting, key, step)
    edits: list[Edit] = [AddRow("skills", free_skill_row(setting, each, "profession")) for each in is_open]
    sheet = yield from write(f"{key}.written", *edits, participant=participant, step=step)
    return (yield from train(sheet, f"{key}.trained", step, participant))


def _ask(
    offered: Sequence[Entry], owned: Sequence[bool], wanting: int, key: str, step: str
) -> Subprocedure[list[Entry]]:
    known = Message("skill_known", "it is known already.")
    options = tuple(
        Option(str(place), text(each, "name"), closed=known if has else None)
        for place, (each, has) in enumerate(zip(offered, owned, strict=True), start=1)
    )
    keys = yield from choose(
        Choose(
            key=key,
            label="Free skills of the profession",
            help="They cost no Lore.",
            cite="III, XIII; R8",
            step=step,
            options=options,
            least=wanting,
            most=wanting,
        )
    )
    return [offered[int(each) - 1] for each in keys]


def owns(skills: Sequence[Mapping[str, object]], free: Entry) -> bool:
    """Return whether a free skill is owned: by name, a weapon skill by weapon and type."""
    weapon = text(free, "weapon")
    if weapon.strip():
        return any(
            is_same_name(str(skill.get("weapon", "")), weapon)
            and is_same_name(str(skill.get("weapon_type", "")), text(free, "weapon_type"))
            for skill in skills
        )
    return any(is_same_name(str(skill.get("name", "")), text(free, "name")) for skill in skills)
