"""Finds all skills of a character, their prices, and the skills a setting offers.

Source: RPG.Rules, STATISTICS, INITIAL SKILLS, SKILLS.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import cast

from core.character.edits import AddRow, Batch, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Entry, Setting
from core.formula import fold
from core.procedures.readers import exact_number_or, is_same_name, number, sheet_rows, text
from core.procedures.trial import trial_copy
from core.systems.kinsler.functions import price
from core.systems.kinsler.skill_notation import Skill, from_row, parse, to_row
from core.systems.kinsler.terms import INNATE, STATS, members

_NO_WORD = re.compile(r"[^a-z0-9]+")
_COPIED = ("about", "everyman", "background", "ranged", "needs", "tags", "related")


@dataclass(frozen=True, slots=True)
class OwnedSkill:
    """One skill of a character.

    Attributes:
        ref: Its reference in stances and weapons: ``str``, ``heal_body``, the id of a row.
        address: ``stats.str``, ``innate.heal_body``, ``skills[2]``.
        name: Its label.
        base: ``STR``, or "".
        target: Its target, or "".
        kind: Its type.
        row: The row of the document; empty for stats and intrinsic skills.
    """

    ref: str
    address: str
    name: str
    base: str
    target: str
    kind: str
    row: Entry

    @property
    def is_stat(self) -> bool:
        """Whether it is a stat skill."""
        return self.address.startswith("stats.")


def owned_skills(sheet: Sheet) -> tuple[OwnedSkill, ...]:
    """Return every skill of a character, in the order of ``all[]``."""
    system = sheet.system
    stats = [
        OwnedSkill(each.key, f"stats.{each.key}", each.label, each.key.upper(), each.key.upper(), "power", {})
        for each in system.families["s"]
    ]
    targets = {"heal_body": "{PHY}", "heal_intellect": "{INT}", "recover_fatigue": "*"}
    innate = [
        OwnedSkill(each.key, f"innate.{each.key}", each.label, INNATE[each.key], targets[each.key], _kind(each.key), {})
        for each in system.families["i"]
    ]
    bought = [_bought(index, row) for index, row in enumerate(sheet_rows(sheet, "skills"))]
    return (*stats, *innate, *bought)


def _kind(key: str) -> str:
    return "fatigue" if key == "recover_fatigue" else "wound"


def _bought(index: int, row: Entry) -> OwnedSkill:
    skill = from_row(row)
    return OwnedSkill(
        text(row, "id"), f"skills[{index}]", skill.name, skill.base or "", skill.target or "", skill.type, row
    )


def by_ref(sheet: Sheet, ref: str) -> OwnedSkill | None:
    """Return the first skill of a reference."""
    return next((each for each in owned_skills(sheet) if is_same_name(each.ref, ref)), None)


def in_group(sheet: Sheet, target: str) -> tuple[OwnedSkill, ...]:
    """Return the skills of level 0 or more with a base in a target.

    Source: STATISTICS.
    """
    bases = members(target)
    return tuple(
        each for each in owned_skills(sheet) if each.base in bases and number(sheet, f"{each.address}.level") >= 0
    )


def largest_left(sheet: Sheet, skills: Sequence[OwnedSkill]) -> OwnedSkill | None:
    """Return the skill with most remaining points, the first of equals."""
    return max(skills, key=lambda each: number(sheet, f"{each.address}.left"), default=None)


def fresh_id(sheet: Sheet, wanted: str, taken: Collection[str] = ()) -> str:
    """Return an unused id: the wanted one, or with ``_2``, ``_3`` … appended."""
    ids = {fold(text(row, "id")) for key in ("skills", "bundles") for row in sheet_rows(sheet, key)}
    ids.update((*STATS, *INNATE, *map(fold, taken)))
    slug = _NO_WORD.sub("_", wanted.casefold()).strip("_") or "skill"
    number_ = 2
    id_ = slug
    while id_ in ids:
        id_ = f"{slug}_{number_}"
        number_ += 1
    return id_


def entry_skill(entry: Entry) -> Skill | None:
    """Return the skill of a setting entry; None if it has no line."""
    line = text(entry, "notation")
    return parse(line) if line.strip() else None


def skill_row(skill: Skill, id_: str, entry: Entry | None = None) -> dict[str, Json]:
    """Return the row of a skill, with further values of its setting entry."""
    row = cast("dict[str, Json]", to_row(skill))
    row.update((key, value) for key in _COPIED if entry is not None and (value := entry.get(key)))
    return {"id": id_, **row}


def prices_of(sheet: Sheet, skill: Skill, *, is_late: bool = False) -> Callable[[int], int]:
    """Return the prices of a skill's levels by the character's formulas; without an aptitude as x1.

    Args:
        sheet: The character.
        skill: The skill; it may be missing on the sheet.
        is_late: Whether it is bought after creation, with the start-up cost.

    Source: SKILL PURCHASE, STACKABLE SKILLS; R14.
    """
    if sheet.character.changes_numbers:
        return _ruled_prices(sheet, skill, is_late=is_late)
    # R14: a price of x1 while no aptitude is chosen
    aptitude = exact_number_or(sheet, f"aptitudes.{skill.base.lower()}", 1) if skill.base else 1
    factor: int | Fraction = (aptitude or 1) * 2**skill.stack
    if skill.type == "power" and skill.passive_only and skill.stack > 0:
        factor = Fraction(factor) / 2
    more = number(sheet, "rules.startup_cost") if is_late else 0
    return lambda level: math.ceil(price(level) * factor) + more


def _ruled_prices(sheet: Sheet, skill: Skill, *, is_late: bool) -> Callable[[int], int]:
    """Return the prices from a copy of the sheet with the skill, house rules included."""
    trial = trial_copy(sheet, AddRow("skills", skill_row(skill, fresh_id(sheet, skill.name))))
    if skill.base and trial.value(aptitude := f"aptitudes.{skill.base.lower()}") is None:
        trial.apply(SetValue(aptitude, 1))  # R14: a price of x1 while no aptitude is chosen
    address = f"skills[{trial.count('skills') - 1}]"

    def price_at(level: int) -> int:
        at_creation = None if is_late else level
        trial.apply(
            Batch((SetValue(f"{address}.level", level), SetValue(f"{address}.creation_level", at_creation)), "Price")
        )
        return number(trial, f"{address}.xp_spent" if is_late else f"{address}.xp_start")

    return cache(price_at)


def buyable(setting: Setting | None) -> tuple[tuple[Entry, Skill], ...]:
    """Return the parsed skills of a setting with a base stat, without metaskills."""
    if setting is None:
        return ()
    parsed = [(entry, skill) for entry in setting.kinds.get("skills", ()) if (skill := entry_skill(entry)) is not None]
    return tuple((entry, skill) for entry, skill in parsed if skill.type != "metaskill" and skill.base)


def backgrounds(setting: Setting | None) -> dict[str, tuple[Entry, Skill]]:
    """Return the background skills of a setting, by id."""
    return {
        text(entry, "id"): (entry, skill)
        for entry, skill in buyable(setting)
        if entry.get("background") is True and skill.type == "generic"
    }
