"""A duel of strikes as a hand-written loop with the dice and arithmetic of the conflict, to compare speed."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.dice import Dice, roll
from core.procedures.readers import number

RUNS = 60
_2D6 = Dice.parse("2d6")


def _fighter(stamina: int, dexterity: int) -> dict[str, Json]:
    return {
        "kind": "npc",
        "stamina_max": stamina,
        "base": {"str": 2, "dex": dexterity},
        "skills": [
            {"name": "Striking", "role": "striking", "level": 3},
            {"name": "Defense", "role": "defense", "level": 3},
        ],
        "weapons": [{"name": "Broad blade", "skill": "striking", "power": 3, "ready": True}],
        "armor": [{"name": "Mail shirt", "rating": 3}, {"name": "Tall shield", "shield": True, "block_bonus": 1}],
    }


DUELS = (
    ("a duel to 10 hits", (_fighter(10, 2), _fighter(10, 1)), 3),
    ("a duel to 150 hits", (_fighter(150, 2), _fighter(150, 1)), 3),
)
"""Name, fighters, and how many times as long the conflict may take."""


@dataclass(slots=True)
class Duellist:
    """Numbers of a sheet that the loop needs."""

    dexterity: int
    hit: int
    damage: int
    block: int
    endurance: int
    stamina: int
    stamina_max: int
    health: int = 0
    is_planned: bool = False
    hits: list[int] = field(default_factory=list)


def _read(sheet: Sheet) -> Duellist:
    penalty = number(sheet, "rule.action_step")
    return Duellist(
        number(sheet, "effective.dex"),
        number(sheet, "weapons[0].attack_bonus") - penalty,
        number(sheet, "weapons[0].damage_bonus"),
        number(sheet, "total.defense") + number(sheet, "shield_bonus") - penalty,
        number(sheet, "endurance_bonus"),
        number(sheet, "stamina"),
        number(sheet, "stamina_max"),
    )


def by_hand(sheets: Sequence[Sheet], source: random.Random) -> tuple[int, int, int]:
    """Run the duel; return rounds and the Stamina left of each."""
    one, other = (_read(sheet) for sheet in sheets)
    rounds = 0
    while True:
        rounds += 1
        first = roll(_2D6, source).total + one.dexterity
        second = roll(_2D6, source).total + other.dexterity
        order = (one, other) if (first, one.dexterity) >= (second, other.dexterity) else (other, one)
        is_tie = (first, one.dexterity) == (second, other.dexterity)
        harm = []
        for actor in order:
            foe = other if actor is one else one
            if actor.stamina <= 0 or actor.health == 4:
                continue
            attack = roll(_2D6, source).total + actor.hit
            guard = roll(_2D6, source).total + foe.block
            if attack >= 0 and attack > guard:
                done = roll(_2D6, source).total + actor.damage
                past = done - roll(_2D6, source).total - foe.endurance
                if past > 0 and is_tie:
                    harm.append((foe, past))
                elif past > 0:
                    _suffer(foe, past)
        for foe, past in harm:
            _suffer(foe, past)
        if any(each.stamina <= 0 or each.health == 4 for each in (one, other)):
            break
    return rounds, one.stamina, other.stamina


def _suffer(foe: Duellist, past: int) -> None:
    foe.hits.append(past)
    foe.stamina -= past
    level = min(4, past // 5)
    if level > foe.health:
        worse = min(3, level) - min(3, foe.health)
        foe.health = level
        foe.dexterity -= worse
        foe.hit -= worse
        foe.damage -= worse
        foe.block -= worse
        foe.endurance -= worse
