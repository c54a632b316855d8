"""Reads and writes the notation lines of built-in skills: six stats, three for recovery.

Source: RPG.Rules, STAT SKILL GENERATION, INITIAL SKILLS; R11.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from core.systems.kinsler.skill_notation import Rate, Skill, from_row, print_skill
from core.systems.kinsler.terms import STATS

LEAST_ROLL, MOST_ROLL = 2, 22
_STAT_LEVEL, _INNATE_LEVEL = 12, 3
_NAMES: Mapping[str, Sequence[str]] = {
    "str": ("Strength",),
    "dex": ("Dexterity",),
    "con": ("Constitution", "Endurance"),
    "min": ("Mind", "Intelligence"),
    "per": ("Perception",),
    "fai": ("Faith", "Determination"),
}
"""Names of the stats in the book; printed with the first."""
_INNATE: Mapping[str, Skill] = {
    "heal_body": Skill("Heal body", 3, 0, "wound", "CON", "for", "{PHY}", rate=Rate(1, 1, "day")),
    "heal_intellect": Skill("Heal Intellect", 3, 0, "wound", "FAI", "for", "{INT}", rate=Rate(1, 1, "day")),
    "recover_fatigue": Skill("Recover fatigue", 3, 0, "fatigue", "CON", "for", "*", rate=Rate(1, 5, "min")),
}

_STATS = {name.casefold(): key for key, names in _NAMES.items() for name in names}
_RECOVERY = {own.name.casefold(): key for key, own in _INNATE.items()}


def inputs(row: Mapping[str, object]) -> Mapping[str, object]:
    """Return the inputs of a stat or recovery skill line, by address; empty for other skills.

    >>> inputs({"name": "Strength", "level": 14, "type": "power", "base": "STR", "verb": "to", "target": "STR"})
    {'stats.str.level': 14, 'stats.str.rolled': 14}
    """
    skill = from_row(row)
    level = skill.level or 0
    stat, innate = _STATS.get(skill.name.casefold()), _RECOVERY.get(skill.name.casefold())
    if stat and _is_line_of(skill, _stat(stat, level)):
        rolled = {f"stats.{stat}.rolled": level} if LEAST_ROLL <= level <= MOST_ROLL else {}
        return {f"stats.{stat}.level": level, **rolled}
    if innate and _is_line_of(skill, replace(_INNATE[innate], level=level)):
        return {f"innate.{innate}.level": level}
    return {}


def _is_line_of(skill: Skill, own: Skill) -> bool:
    """Return whether a line is one of the skills of every character.

    A bought skill of the same name has other flags and stays a bought skill.
    """
    is_bare = not (skill.stack or skill.zero_passive_fatigue or skill.rate)
    compared = replace(skill, name=own.name, effect_mod=skill.effect_mod or 0)
    if is_bare:
        compared = replace(compared, stack=own.stack, zero_passive_fatigue=own.zero_passive_fatigue, rate=own.rate)
    return compared == own


def fixed(data: Mapping[str, object]) -> Sequence[str]:
    """Return the lines of the stats and recovery skills of a document."""
    stats = [_stat(key, _level(data, "stats", key, _STAT_LEVEL)) for key in STATS]
    innate = [replace(own, level=_level(data, "innate", key, _INNATE_LEVEL)) for key, own in _INNATE.items()]
    return [print_skill(skill) for skill in (*stats, *innate)]


def _stat(key: str, level: int) -> Skill:
    base = key.upper()
    return Skill(_NAMES[key][0], level, 0, "power", base, "to", base, stack=3, zero_passive_fatigue=True)


def _level(data: Mapping[str, object], group: str, key: str, default: int) -> int:
    inner = data.get(group)
    row = inner.get(key) if isinstance(inner, Mapping) else None
    level = row.get("level", default) if isinstance(row, Mapping) else default
    return level if isinstance(level, int) else default
