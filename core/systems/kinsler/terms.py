"""Constants of RPG.Rules (stats, skills, units of time); the stats that a target covers.

Source: RPG.Rules, STATISTICS, INITIAL SKILLS; R11.
"""

from __future__ import annotations

from collections.abc import Mapping

STATS = ("str", "dex", "con", "min", "per", "fai")
"""Keys of the stat skills, in the order of the book: three of the body, three of the mind."""
BASES = tuple(stat.upper() for stat in STATS)
PHYSICAL, MENTAL = BASES[:3], BASES[3:]
INNATE: Mapping[str, str] = {"heal_body": "CON", "heal_intellect": "FAI", "recover_fatigue": "CON"}
"""The intrinsic recovery skills, each with its base."""
STAT_WORDS: Mapping[str, str] = {**{stat: stat.upper() for stat in STATS}, "mind": "MIN", "det": "FAI"}
"""Stats by their names in the book, in lower case."""
GROUPS: Mapping[str, str] = {"{phy}": "{PHY}", "{int}": "{INT}", "{min}": "{INT}", "*": "*"}
"""Groups of stats by their names in the book."""
PAIR_WORDS = ("to", "vs", "for")
UNITS = ("round", "min", "hour", "day", "week")
SECONDS: Mapping[str, int] = {"round": 30, "min": 60, "hour": 3_600, "day": 86_400, "week": 604_800}
LEVELS = (-30, 47)
MOST_STACK = 5
_MEMBERS: Mapping[str, tuple[str, ...]] = {"{PHY}": PHYSICAL, "{INT}": MENTAL, "*": BASES}


def members(target: str) -> tuple[str, ...]:
    """Return the stats of a target: ``("STR", "DEX", "CON")`` for ``{PHY}``; empty if unknown."""
    word = target.strip().upper()
    return _MEMBERS.get(word, (word,) if word in BASES else ())


def covers(target: str, base: str) -> bool:
    """Return whether a target is or contains a base stat."""
    return base.strip().upper() in members(target)
