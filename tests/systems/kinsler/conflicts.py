"""Fighters, and conflicts with scripted dice and decisions."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import cast

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.play.fight import Fight
from core.systems.kinsler.conflict import CONFLICT
from tests.helpers.scripted_fights import Scripted, arena
from tests.systems.kinsler.worked import sheet_of

STATS = ("str", "dex", "con", "min", "per", "fai")
LEATHER: Json = [{"name": "Leather", "stops": [1, 2]}]
FIREBOLT: dict[str, Json] = {
    "id": "firebolt", "name": "Firebolt", "type": "wound", "level": 9, "effect_mod": 0,
    "base": "FAI", "verb": "vs", "target": "{PHY}", "tags": ["spell", "fire"],
}  # fmt: skip
CLUB: dict[str, Json] = {
    "id": "club", "name": "Club", "type": "wound", "level": 9, "effect_mod": -1, "base": "STR", "verb": "vs",
    "target": "{PHY}",
}  # fmt: skip
RING: dict[str, Json] = {
    "id": "ring", "name": "Ring", "type": "power", "level": 12, "base": "FAI", "verb": "to", "target": "FAI",
    "passive_only": True, "stack": 2,
}  # fmt: skip
EXHAUSTION: dict[str, Json] = {
    "id": "exhaustion", "name": "Cause Exhaustion", "type": "fatigue", "level": 6, "effect_mod": 1, "base": "MIN",
    "verb": "vs", "target": "*",
}  # fmt: skip
WIND: dict[str, Json] = {
    "id": "wind", "name": "Wall of Wind", "type": "power", "level": 6, "effect_mod": 0, "base": "MIN", "verb": "to",
    "target": "STR", "ranged": True,
}  # fmt: skip
PARRY: dict[str, Json] = {
    "id": "parry", "name": "Parry", "type": "power", "level": 3, "base": "STR", "verb": "to", "target": "STR",
    "passive_only": True, "stack": 2,
}  # fmt: skip

LINK: dict[str, Json] = {"id": "link", "name": "LINK", "type": "metaskill", "level": 4, "base": "MIN"}


def person(
    *skills: Mapping[str, Json],
    options: Mapping[str, Json] | None = None,
    rules: Mapping[str, str] | None = None,
    **data: Json,
) -> Sheet:
    """Return a character with stats of 12 except those given as ``fai=16``."""
    levels = {key: cast("int", data.pop(key, 12)) for key in STATS}
    stats: dict[str, Json] = {key: {"level": level} for key, level in levels.items()}
    extra = cast("dict[str, dict[str, Json]]", data.pop("state", {}))
    for key, state in extra.items():
        stats[key] = {**cast("dict[str, Json]", stats[key]), **state}
    return sheet_of(
        {"stats": stats, "skills": [deepcopy(dict(each)) for each in skills], **data},
        options,
        house_rules=dict(rules or {}),
    )


def begin(
    *fighters: tuple[str, Sheet], answers: Mapping[str, list[Json]] | None = None, dice: list[int] | None = None,
    options: Mapping[str, Json] | None = None, rounds: int = 1,
) -> Scripted:  # fmt: skip
    """Run rounds with dice and decisions."""
    script = Scripted(Fight(CONFLICT, arena(*fighters, options=options), 1), dice or [], answers)
    script.run(rounds)
    return script


def line(script: Scripted, part: str) -> str:
    """Return the first line of the log with a text."""
    return next(each for each in script.lines if part in each)
