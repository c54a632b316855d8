"""A large character for benchmarks: 40 skills, 20 hits, 12 weapons, 6 animals, 20 things."""

from __future__ import annotations

from core.character.json_values import Json
from tests.systems.hursagmu.oracle import ALONE, ATTRIBUTES

ROLES = tuple(ALONE)
DATA: dict[str, Json] = {
    "kind": "npc",
    "concept": "marshal of the nine valleys",
    "base": {"str": 4, "dex": 5, "wil": 3, "int": 2},
    "xp_earned": 400,
    "stamina_max": 200,
    "stamina_exertion": 4,
    "stamina_regained": 20,
    "sanity_lost": 1,
    "mounted_on": "animal 3",
    "turn": {"attacks": 1, "defend": True, "augments": 1},
    "skills": [
        {
            "name": f"skill {place}",
            "role": ROLES[place] if place < len(ROLES) else "",
            "attribute": ATTRIBUTES[place % len(ATTRIBUTES)],
            "level": place % 7,
        }
        for place in range(40)
    ],
    "wounds": [{"damage": place % 11, "healed": int(place % 11 > 5), "note": f"hit {place}"} for place in range(20)],
    "weapons": [
        {
            "name": f"weapon {place}",
            "skill": f"skill {place + 8}" if place % 2 else "striking",
            "power": place % 5,
            "small": place % 3 == 0,
            "range_yd": 10 * (place % 4),
            "throw_designed": place % 2 == 0,
            "weight_lb": 2,
            "ready": place < 2,
        }
        for place in range(12)
    ],
    "armor": [
        {"name": f"piece {place}", "rating": place % 3, "shield": place == 5, "block_bonus": 1, "weight_lb": 6}
        for place in range(6)
    ],
    "items": [{"name": f"thing {place}", "weight_lb": 1, "quantity": 1 + place % 3} for place in range(20)],
    "animals": [
        {
            "name": f"animal {place}",
            "breed": "Charger",
            "str": 6,
            "dex": 1,
            "stamina_max": 16,
            "striking": 2,
            "defense": 1,
            "rideable": True,
            "training": place % 3,
            "gear_lb": 20,
            "worst_hit": 6,
        }
        for place in range(6)
    ],
    "background": "Held the weir for three days with two hundred farmers. " * 8,
}
"""The character's document."""

EDITS: tuple[tuple[str, tuple[Json, Json]], ...] = (
    ("appearance", ("tall", "small")),
    ("sanity_lost", (0, 1)),
    ("turn.augments", (1, 2)),
    ("base.str", (4, 5)),
    ("wounds[19].damage", (3, 4)),
    ("skills[39].level", (3, 4)),
    ("weapons[5].power", (1, 2)),
    ("items[10].quantity", (1, 2)),
    ("animals[5].worst_hit", (6, 7)),
)
"""Edits that are measured: an address, and the two values that it changes between."""
