"""Random decisions of automatic creation (levels, skills, gear), made with the given dice.

Every function takes its dice as ``die(sides)``, which returns 1 to that number, and rolls them in the order of the
specification, so that a script of faces makes one character.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence

from core.character.edits import SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.procedures.readers import exact_number, is_same_name, sheet_rows, text, whole
from core.procedures.trial import trial_copy

Die = Callable[[int], int]
Entry = Mapping[str, Json]

ATTRIBUTES = ("str", "dex", "wil", "int")
ROLES: Mapping[str, str] = {
    "striking": "dex",
    "archery": "dex",
    "grappling": "dex",
    "defense": "dex",
    "tactics": "int",
    "animals": "wil",
    "riding": "dex",
}
"""The seven skills of the book, each with its attribute (R42)."""

WEAPON_ROLES = ("striking", "archery")

ARMED_WITH = "weapon skill"
"""Key under which automatic answers remember name and role of the weapon skill."""

LOWEST_LEVEL = -20
HIGHEST_ATTRIBUTE = 3
HIGHEST_SKILL = 5
CHOSEN_SKILLS = 6
GEAR = 3
LEAST_MASS = 50
_WEAK = 2
"""Highest face of a d6 with an attribute below 0."""
_MELEE = 4
"""Highest face of a d6 with Striking as the weapon skill."""
_SHIELD = 4
"""Lowest face of a d6 with a shield."""


def die_from(source: random.Random) -> Die:
    """Return dice from a random source."""
    return lambda sides: source.randint(1, sides)


def attribute_levels(sheet: Sheet, budget: int, die: Die) -> dict[str, int]:
    """Choose the four base levels within a budget of points.

    Args:
        sheet: The character; its house rules on costs count.
        budget: Points for attributes; below 0, levels are lowered to pay for it.
        die: d6; on 1 or 2 a d4; then d4 until nothing more can rise.
    """
    trial = trial_copy(sheet)
    levels = dict.fromkeys(ATTRIBUTES, 0)
    fixed = ATTRIBUTES[die(len(ATTRIBUTES)) - 1] if die(6) <= _WEAK else ""
    if fixed:
        levels[fixed] = -1
    trial.apply(SetValue("base", dict(levels)))
    while raisable := _raisable_attributes(trial, levels, fixed, budget):
        chosen = ATTRIBUTES[die(len(ATTRIBUTES)) - 1]
        if chosen in raisable:
            levels[chosen] += 1
            trial.apply(SetValue(f"base.{chosen}", levels[chosen]))
    while exact_number(trial, "attribute_cost") > budget and max(levels.values()) > LOWEST_LEVEL:
        highest = max(ATTRIBUTES, key=lambda each: levels[each])
        levels[highest] -= 1
        trial.apply(SetValue(f"base.{highest}", levels[highest]))
    return levels


def _raisable_attributes(trial: Sheet, levels: Mapping[str, int], fixed: str, budget: int) -> list[str]:
    available = budget - exact_number(trial, "attribute_cost")
    return [
        each
        for each in ATTRIBUTES
        if each != fixed and levels[each] < HIGHEST_ATTRIBUTE and exact_number(trial, f"raise.{each}") <= available
    ]


def choose_skills(offered: Sequence[Entry], die: Die) -> list[int]:
    """Choose up to six skills: the weapon skill, Defense, then at random.

    Args:
        offered: The skills of the setting.
        die: d6 for the weapon skill; then a die over the list for each other skill, repeats rolled again.

    Returns:
        Positions in the list: the weapon skill, Defense, then others, if the setting has them.
    """
    weapon = "striking" if die(6) <= _MELEE else "archery"
    chosen = [index for role in (weapon, "defense") for index in _with_role(offered, role)[:1]]
    while len(chosen) < min(CHOSEN_SKILLS, len(offered)):
        index = die(len(offered)) - 1
        if index not in chosen:
            chosen.append(index)
    return chosen


def _with_role(offered: Sequence[Entry], role: str) -> list[int]:
    return [index for index, entry in enumerate(offered) if text(entry, "role") == role]


def skill_levels(sheet: Sheet, count: int, sure: Sequence[int], budget: int, die: Die) -> list[int]:
    """Choose the levels of the last skills of a sheet.

    Args:
        sheet: The character with the chosen skills at its end, all at level 0; its house rules on costs count.
        count: Number of these skills.
        sure: Positions raised to 1 first, if points suffice: the weapon skill, then Defense.
        budget: Points for all skills of the sheet.
        die: A die over the chosen skills until nothing more can be raised.
    """
    trial = trial_copy(sheet)
    first = len(sheet_rows(trial, "skills")) - count
    levels = [0] * count

    def raise_level(index: int) -> None:
        levels[index] += 1
        trial.apply(SetValue(f"skills[{first + index}].level", levels[index]))

    def can_raise(index: int) -> bool:
        price = exact_number(trial, "skill_cost") + exact_number(trial, f"skills[{first + index}].raise")
        return levels[index] < HIGHEST_SKILL and price <= budget

    for index in sure:
        if can_raise(index):
            raise_level(index)
    while raisable := [index for index in range(count) if can_raise(index)]:
        index = die(count) - 1
        if index in raisable:
            raise_level(index)
    return levels


def roll_mass(strength: int, die: Die) -> int:
    """Return a body mass in pounds from two dice and the Strength."""
    roll = die(6) + die(6)
    return max(LEAST_MASS, 110 + 10 * roll + 10 * strength)


def choose_weapons(offered: Sequence[Entry], weapon_skill: Entry, die: Die) -> list[int]:
    """Choose a weapon for the weapon skill, and the first other small weapon.

    Args:
        offered: The weapons of the setting.
        weapon_skill: The skill row used with the weapon.
        die: A die over the weapons that fit.

    Returns:
        Positions in the list; the first is the weapon in hand, if any fits.
    """
    fitting = [index for index, entry in enumerate(offered) if weapon_fits(entry, weapon_skill)]
    chosen = [fitting[die(len(fitting)) - 1]] if fitting else []
    small = [index for index, entry in enumerate(offered) if entry.get("small") is True and index not in chosen]
    return [*chosen, *small[:1]]


def weapon_fits(weapon: Entry, skill: Entry) -> bool:
    """Return whether a weapon is used with a skill: by its role, else by its name."""
    name = text(weapon, "skill", "striking")
    if any(is_same_name(name, role) for role in ROLES):
        return is_same_name(name, text(skill, "role"))
    return is_same_name(name, text(skill, "name"))


def choose_armor(offered: Sequence[Entry], first_weapon: Entry | None, die: Die) -> list[int]:
    """Choose body armor or none, and perhaps a shield with a one-handed weapon.

    Args:
        offered: Armor and shields of the setting.
        first_weapon: The weapon in hand, or None.
        die: A die over the armors and none; a d6 if a hand is free; a die over the shields on 4 to 6.
    """
    shields = [index for index, entry in enumerate(offered) if entry.get("shield") is True]
    armors = [index for index in range(len(offered)) if index not in shields]
    chosen: list[int] = []
    if armors:
        rolled = die(len(armors) + 1)
        chosen += armors[rolled - 1 : rolled]
    is_free = first_weapon is not None and whole(first_weapon, "hands", 1) == 1
    if is_free and die(6) >= _SHIELD and shields:
        chosen.append(shields[die(len(shields)) - 1])
    return chosen


def choose_gear(offered: Sequence[Entry], die: Die) -> list[int]:
    """Choose three different things at random, or all if there are fewer."""
    chosen: list[int] = []
    while len(chosen) < min(GEAR, len(offered)):
        index = die(len(offered)) - 1
        if index not in chosen:
            chosen.append(index)
    return chosen


def choose_mount(offered: Sequence[Entry], skills: Sequence[Entry], die: Die) -> list[int]:
    """Choose a mount if Riding is level 1 or more.

    Args:
        offered: The creatures of the setting.
        skills: The character's skills.
        die: A die over the creatures that can be ridden.
    """
    rideable = [index for index, entry in enumerate(offered) if entry.get("rideable") is True]
    rides = any(text(row, "role") == "riding" and whole(row, "level") >= 1 for row in skills)
    return [rideable[die(len(rideable)) - 1]] if rides and rideable else []


def overload_rows(sheet: Sheet) -> list[str]:
    """Return the rows above the free load, the heaviest first: armor and gear, then weapons.

    Returns:
        Their addresses on the unchanged sheet.
    """
    load, limit = exact_number(sheet, "load_lb"), exact_number(sheet, "load_limit_lb")
    removed: list[str] = []
    for lists in (("armor", "items"), ("weapons",)):
        rows = [f"{key}[{index}]" for key in lists for index in range(len(sheet_rows(sheet, key)))]
        rows.sort(key=lambda row: -exact_number(sheet, f"{row}.total_weight_lb"))
        while rows and load > limit:
            load -= exact_number(sheet, f"{rows[0]}.total_weight_lb")
            removed.append(rows.pop(0))
    return removed
