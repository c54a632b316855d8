"""Makes skill rows from setting entries; labels attributes; marks weapons as trained."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from core.character.edits import Edit, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Setting
from core.messages import Word, phrase
from core.procedures.ask_helpers import Subprocedure, write
from core.procedures.readers import entries, find_by_name, is_same_name, rows, sheet_rows, text, whole
from core.rules.model import System

Entry = Mapping[str, Json]

_SKILL_KEYS = ("lore", "cost", "attribute", "modifier", "seconds", "pinpoint", "about")


def attribute_label(sheet: Sheet, attribute: str) -> str:
    """Return the label of an attribute as in the book: ``Health (HLTH)``."""
    return _attribute_labels(sheet.system)[attribute]


@lru_cache(maxsize=16)
def _attribute_labels(system: System) -> Mapping[str, str]:
    return {
        member.key: phrase("{label} ({abbr})", label=Word(member.label), abbr=Word(member.abbr))
        for member in system.families["a"]
    }


def weapon_skill_name(weapon: str, weapon_type: str) -> str:
    """Return the name of a weapon skill: ``Long sword (melee)``."""
    return f"{weapon} ({weapon_type})"


def weapon_skill_row(entry: Entry | None, weapon: str, weapon_type: str, name: str = "") -> dict[str, Json]:
    """Return the row of a weapon skill, unpaid; Lore and cost are those of the weapon type in the setting.

    Args:
        entry: The weapon in the setting; None if it has none.
        weapon: Name of the weapon.
        weapon_type: Its use.
        name: Name of the skill; "" for the usual one.
    """
    use = next((each for each in rows(entry or {}, "types") if is_same_name(text(each, "type"), weapon_type)), {})
    return {
        "name": name or weapon_skill_name(weapon, weapon_type),
        "lore": text(use, "lore", "trained"),
        "cost": whole(use, "cost", 1),
        "weapon": weapon,
        "weapon_type": weapon_type,
    }


def skill_row(entry: Entry) -> dict[str, Json]:
    """Return the row of a skill or power of the setting, unpaid."""
    row: dict[str, Json] = {"id": text(entry, "id"), "name": text(entry, "name")}
    row.update({key: entry[key] for key in _SKILL_KEYS if key in entry})
    row.setdefault("cost", 1)
    return row


def free_skill_row(setting: Setting | None, free_skill: Entry, granted_by: str) -> dict[str, Json]:
    """Return the row of a free skill of a culture or profession: its cost, with nothing paid."""
    name = text(free_skill, "name")
    if weapon := text(free_skill, "weapon"):
        entry = find_by_name(entries(setting, "weapons"), weapon)
        row = weapon_skill_row(entry, weapon, text(free_skill, "weapon_type", "melee"), name)
    else:
        row = skill_row(find_by_name(entries(setting, "skills"), name) or {"name": name, "cost": 0})
    return {**row, "granted_by": granted_by}


def knows_weapon(skills: Sequence[Entry], weapon: Entry) -> bool:
    """Return whether the skill of a weapon row is among these skills and practised."""
    object_name = text(weapon, "object") or text(weapon, "name")
    return any(
        skill.get("active", True) is not False
        and bool(text(skill, "weapon"))
        and is_same_name(text(skill, "weapon"), object_name)
        and is_same_name(text(skill, "weapon_type"), text(weapon, "type", "melee"))
        for skill in skills
    )


def mark_trained_weapons(sheet: Sheet, key: str, step: str, participant: int = 0) -> Subprocedure[Sheet]:
    """Mark weapons with an owned skill as trained; return the new sheet.

    Source: SORD XVII, XVIII.
    """
    skills = sheet_rows(sheet, "skills")
    edits: list[Edit] = [
        SetValue(f"weapons[{index}].trained", True)
        for index, weapon in enumerate(sheet_rows(sheet, "weapons"))
        if weapon.get("trained") is not True and knows_weapon(skills, weapon)
    ]
    if not edits:
        return sheet
    return (yield from write(key, *edits, participant=participant, step=step))
