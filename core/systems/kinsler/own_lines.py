"""The lines of the skills that everybody has: six stats and three recovery skills.

Source: RPG.Rules, STAT SKILL GENERATION, INITIAL SKILLS; R11.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.systems.kinsler.notation import Rate, Skill, from_row, print_skill
from core.systems.kinsler.terms import INNATE, STATS

LEAST_ROLL, MOST_ROLL = 2, 22
_STAT_LEVEL, _INNATE_LEVEL = 12, 3
_NAMES: Mapping[str, str] = {
    "str": "Strength",
    "dex": "Dexterity",
    "con": "Constitution",
    "min": "Mind",
    "per": "Perception",
    "fai": "Faith",
}
_INNATE: Mapping[str, Skill] = {
    "heal_body": Skill("Heal body", 3, 0, "wound", "CON", "for", "{PHY}", rate=Rate(1, 1, "day")),
    "heal_intellect": Skill("Heal Intellect", 3, 0, "wound", "FAI", "for", "{INT}", rate=Rate(1, 1, "day")),
    "recover_fatigue": Skill("Recover fatigue", 3, 0, "fatigue", "CON", "for", "*", rate=Rate(1, 5, "min")),
}


def inputs(row: Mapping[str, object]) -> Mapping[str, object]:
    """Give what a line says of a stat or a recovery skill: inputs by address; nothing for any other skill.

    >>> inputs({"name": "Strength", "level": 14, "base": "STR", "verb": "to", "target": "STR"})
    {'stats.str.level': 14, 'stats.str.rolled': 14}
    """
    skill = from_row(row)
    level = skill.level or 0
    for key in STATS:
        if _is_named(skill, _NAMES[key]) and (skill.base, skill.verb, skill.target) == (key.upper(), "to", key.upper()):
            rolled = {f"stats.{key}.rolled": level} if LEAST_ROLL <= level <= MOST_ROLL else {}
            return {f"stats.{key}.level": level, **rolled}
    for key in INNATE:
        own = _INNATE[key]
        if _is_named(skill, own.name) and (skill.base, skill.verb, skill.target) == (own.base, own.verb, own.target):
            return {f"innate.{key}.level": level}
    return {}


def _is_named(skill: Skill, name: str) -> bool:
    return skill.name.casefold() == name.casefold()


def fixed(data: Mapping[str, object]) -> Sequence[str]:
    """Give the lines of the stats and recovery skills of a document."""
    stats = [
        Skill(
            _NAMES[key],
            _level(data, "stats", key, _STAT_LEVEL),
            0,
            "power",
            key.upper(),
            "to",
            key.upper(),
            stack=3,
            zero_passive_fatigue=True,
        )
        for key in STATS
    ]
    innate = [_innate(key, _level(data, "innate", key, _INNATE_LEVEL)) for key in INNATE]
    return [print_skill(skill) for skill in (*stats, *innate)]


def _innate(key: str, level: int) -> Skill:
    own = _INNATE[key]
    return Skill(own.name, level, 0, own.type, own.base, own.verb, own.target, rate=own.rate)


def _level(data: Mapping[str, object], group: str, key: str, default: int) -> int:
    inner = data.get(group)
    row = inner.get(key) if isinstance(inner, Mapping) else None
    found = row.get("level", default) if isinstance(row, Mapping) else default
    return found if isinstance(found, int) else default
