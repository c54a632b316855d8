"""Asks for and writes the free skills that a profession still owes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.character.edits import AddRow, Edit
from core.character.sheet import Sheet
from core.content.setting import Setting
from core.messages import Message
from core.procedures.ask_helpers import Subprocedure, choose, write
from core.procedures.readers import is_same_name, number, rows, sheet_rows, text, whole
from core.procedures.requests import Choose, Option
from core.systems.sord.skill_rows import Entry, free_skill_row, mark_trained_weapons


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
    for profession_number, profession in enumerate(sheet_rows(sheet, "professions"), start=1):
        if profession.get("current", True) is False:
            continue
        for row_number, row in enumerate(rows(profession, "free_skills"), start=1):
            sheet = yield from _grant_row(
                sheet, setting, row, (f"{key}.{profession_number}.{row_number}", step, participant)
            )
    return sheet


def _grant_row(sheet: Sheet, setting: Setting | None, row: Entry, request: tuple[str, str, int]) -> Subprocedure[Sheet]:
    key, step, participant = request
    skills = sheet_rows(sheet, "skills")
    offered = rows(row, "from")
    owned = [owns_free_skill(skills, each) for each in offered]
    owed = min(whole(row, "choose", 1), len(offered)) - sum(owned)
    if owed <= 0:
        return sheet
    open_skills = [each for each, has in zip(offered, owned, strict=True) if not has]
    if owed < len(open_skills):
        open_skills = yield from _ask(offered, owned, owed, key, step)
    edits: list[Edit] = [AddRow("skills", free_skill_row(setting, each, "profession")) for each in open_skills]
    sheet = yield from write(f"{key}.written", *edits, participant=participant, step=step)
    return (yield from mark_trained_weapons(sheet, f"{key}.trained", step, participant))


def _ask(offered: Sequence[Entry], owned: Sequence[bool], owed: int, key: str, step: str) -> Subprocedure[list[Entry]]:
    known = Message("skill_known", "it is known already.")
    options = tuple(
        Option(str(position), text(each, "name"), closed=known if has else None)
        for position, (each, has) in enumerate(zip(offered, owned, strict=True), start=1)
    )
    keys = yield from choose(
        Choose(
            key=key,
            label="Free skills of the profession",
            help="They cost no Lore.",
            cite="III, XIII; R8",
            step=step,
            options=options,
            least=owed,
            most=owed,
        )
    )
    return [offered[int(each) - 1] for each in keys]


def owns_free_skill(skills: Sequence[Mapping[str, object]], free: Entry) -> bool:
    """Return whether a free skill is owned: by name, a weapon skill by weapon and type."""
    weapon = text(free, "weapon")
    if weapon.strip():
        return any(
            is_same_name(str(skill.get("weapon", "")), weapon)
            and is_same_name(str(skill.get("weapon_type", "")), text(free, "weapon_type"))
            for skill in skills
        )
    return any(is_same_name(str(skill.get("name", "")), text(free, "name")) for skill in skills)
