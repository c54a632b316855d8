"""What a setting offers to creation, and the rows of a character that are made from it.

Entries of a setting are plain JSON objects; the functions here read them with the defaults of the game, so that an
entry that a player typed may leave out whatever it likes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from core.character import Edit, Json, SetValue, Sheet
from core.procedures import Asking, write
from core.settings_packs import Setting

Entry = Mapping[str, Json]

_SKILL_KEYS = ("lore", "cost", "attribute", "modifier", "seconds", "pinpoint", "about")


def entries(setting: Setting | None, kind: str) -> tuple[Entry, ...]:
    """Give the entries of a kind; none without a setting."""
    return () if setting is None else tuple(setting.kinds.get(kind, ()))


def text(entry: Entry, key: str, default: str = "") -> str:
    """Give a text of an entry."""
    value = entry.get(key, default)
    return value if isinstance(value, str) else default


def whole(entry: Entry, key: str, default: int = 0) -> int:
    """Give a whole number of an entry."""
    value = entry.get(key, default)
    return value if isinstance(value, int) and not isinstance(value, bool) else default


def group(entry: Entry, key: str) -> Entry:
    """Give a group of an entry, empty where it has none."""
    value = entry.get(key)
    return value if isinstance(value, Mapping) else {}


def rows(entry: Entry, key: str) -> tuple[Entry, ...]:
    """Give a list of groups of an entry."""
    value = entry.get(key)
    if not isinstance(value, Sequence) or isinstance(value, str):
        return ()
    return tuple(row for row in value if isinstance(row, Mapping))


def texts(entry: Entry, key: str) -> tuple[str, ...]:
    """Give a list of texts of an entry."""
    value = entry.get(key)
    if not isinstance(value, Sequence) or isinstance(value, str):
        return ()
    return tuple(line for line in value if isinstance(line, str))


def same(one: str, other: str) -> bool:
    """Compare two names as the game does: trimmed, without regard to case."""
    return one.strip().casefold() == other.strip().casefold()


def by_name(offered: Sequence[Entry], name: str) -> Entry | None:
    """Give the first entry of a name."""
    return next((entry for entry in offered if same(text(entry, "name"), name)), None)


def number(sheet: Sheet, address: str) -> int:
    """Give a whole number of a sheet; what is undefined or a fault counts 0."""
    value = sheet.value(address)
    return int(value) if isinstance(value, int | Fraction) else 0


def has_option(sheet: Sheet, key: str) -> bool:
    """Say whether an optional rule is in use."""
    return sheet.character.options.get(key, sheet.system.options[key].default) is True


def attribute_label(sheet: Sheet, attribute: str) -> str:
    """Name an attribute as the book does: ``Health (HLTH)``."""
    member = next(each for each in sheet.system.families["a"] if each.key == attribute)
    return f"{member.label} ({member.abbr})"


def list_of(sheet: Sheet, key: str) -> tuple[Entry, ...]:
    """Give the rows that a character's document has in a list."""
    return rows(sheet.character.data, key)


def weapon_skill_name(weapon: str, weapon_type: str) -> str:
    """Name the skill of using a weapon in one way: ``Long sword (melee)``."""
    return f"{weapon} ({weapon_type})"


def weapon_skill_row(setting: Setting | None, weapon: str, weapon_type: str, name: str = "") -> dict[str, Json]:
    """Make the row of a weapon skill, unpaid; Lore and cost stand at the weapon's type in the setting."""
    entry = by_name(entries(setting, "weapons"), weapon) or {}
    use = next((each for each in rows(entry, "types") if same(text(each, "type"), weapon_type)), {})
    return {
        "name": name or weapon_skill_name(weapon, weapon_type),
        "lore": text(use, "lore", "trained"),
        "cost": whole(use, "cost", 1),
        "weapon": weapon,
        "weapon_type": weapon_type,
    }


def skill_row(entry: Entry) -> dict[str, Json]:
    """Make the row of a skill or power of the setting, unpaid."""
    row: dict[str, Json] = {"id": text(entry, "id"), "name": text(entry, "name")}
    row.update({key: entry[key] for key in _SKILL_KEYS if key in entry})
    row.setdefault("cost", 1)
    return row


def free_skill_row(setting: Setting | None, free: Entry, granted_by: str) -> dict[str, Json]:
    """Make the row of a free skill of a culture or profession; it costs what it costs, and nothing is paid."""
    name = text(free, "name")
    if weapon := text(free, "weapon"):
        row = weapon_skill_row(setting, weapon, text(free, "weapon_type", "melee"), name)
    else:
        row = skill_row(by_name(entries(setting, "skills"), name) or {"name": name, "cost": 0})
    return {**row, "granted_by": granted_by}


def knows_weapon(skills: Sequence[Entry], weapon: Entry) -> bool:
    """Say whether the skill of a weapon row is among these skills, and in practice."""
    thing = text(weapon, "object") or text(weapon, "name")
    return any(
        skill.get("active", True) is not False
        and bool(text(skill, "weapon"))
        and same(text(skill, "weapon"), thing)
        and same(text(skill, "weapon_type"), text(weapon, "type", "melee"))
        for skill in skills
    )


def train(sheet: Sheet, key: str, step: str, participant: int = 0) -> Asking[Sheet]:
    """Mark the weapons whose skill is owned as trained; gives the sheet as it is then.

    Source: SORD XVII, XVIII.
    """
    skills = list_of(sheet, "skills")
    edits: list[Edit] = [
        SetValue(f"weapons[{place}].trained", True)
        for place, weapon in enumerate(list_of(sheet, "weapons"))
        if weapon.get("trained") is not True and knows_weapon(skills, weapon)
    ]
    if not edits:
        return sheet
    return (yield from write(key, *edits, participant=participant, step=step))
