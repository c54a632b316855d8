"""Fighters with chosen numbers, and fights between them with scripted dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict, Unpack

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.play.fight import Fight
from core.systems.hursagmu.conflict import CONFLICT
from tests.helpers.scripted_fights import Scripted, arena
from tests.systems.hursagmu.worked import sheet_of

FIRST, LAST = [6, 6], [1, 1]
"""Dice of Initiative to act first, and last."""

SWORD: dict[str, Json] = {"name": "Sword", "skill": "striking", "power": 3, "ready": True}
BOW: dict[str, Json] = {
    "name": "Bow",
    "skill": "archery",
    "power": 3,
    "uses_strength": False,
    "range_yd": 30,
    "ready": True,
}


class Extra(TypedDict, total=False):
    """Optional properties of a fighter."""

    weapons: list[Json]
    armor: int
    shield: bool
    mass: int
    exertion: int
    stamina: int
    animals: list[Json]
    mounted_on: str
    kind: str


def fighter(
    strength: int = 0, dexterity: int = 0, skills: Mapping[str, int] | None = None, **more: Unpack[Extra]
) -> Sheet:
    """Return a fighter; skills are levels above Dexterity."""
    armor: list[Json] = []
    if more.get("armor"):
        armor.append({"name": "Mail", "rating": more["armor"]})
    if more.get("shield"):
        armor.append({"name": "Shield", "shield": True})
    listed: list[Json] = [
        {"name": role, "role": role, "level": level, "attribute": "wil" if role == "animals" else "dex"}
        for role, level in (skills or {}).items()
    ]
    return sheet_of(
        {
            "kind": more.get("kind", "npc"),
            "base": {"str": strength, "dex": dexterity},
            "skills": listed,
            "weapons": more.get("weapons", []),
            "armor": armor,
            "mass_lb": more.get("mass", 170),
            "stamina_exertion": more.get("exertion", 0),
            "stamina_max": more.get("stamina", 10),
            "animals": more.get("animals", []),
            "mounted_on": more.get("mounted_on", ""),
        }
    )


def fought(
    fighters: list[tuple[str, Sheet]],
    dice: list[int],
    answers: Mapping[str, list[Json]] | None = None,
    options: Mapping[str, Json] | None = None,
    rounds: int = 1,
) -> Scripted:
    """Run a fight with scripted dice; other decisions are automatic."""
    script = Scripted(Fight(CONFLICT, arena(*fighters, options=options), 1), dice, answers)
    script.run(rounds)
    return script


def line(script: Scripted, text: str) -> str:
    """Return the first line of the log with a text."""
    found = [each for each in script.lines if text in each]
    assert found, (text, script.lines)
    return found[0]
