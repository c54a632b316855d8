"""A large character for benchmarks: 60 items, 12 weapons, 20 skills."""

from __future__ import annotations

import random

from core.character.json_values import Json
from tests.systems.sord.oracle import ATTRIBUTES

_SOURCE = random.Random(417)
DATA: dict[str, Json] = {
    "culture": {"name": "Merefolk", "step_rate_number": 22, "attribute_maximums": dict.fromkeys(ATTRIBUTES, 60)},
    "age_years": 24,
    "height_in": 70,
    "weight_lb": 172,
    "raw": {key: _SOURCE.randint(8, 18) for key in ATTRIBUTES},
    "advancement": dict.fromkeys(ATTRIBUTES, 1),
    "damage": {"hlth": 2},
    "professions": [{"name": "Shieldhand", "step_rate_number": 30, "minimums": {"ambt": 11, "hlth": 12, "prow": 12}}],
    "items": [{"name": f"item {n}", "weight_lb": 0.5, "quantity": 1} for n in range(60)],
    "weapons": [
        {"name": f"weapon {n}", "object": f"weapon {n}", "type": "melee", "weight_lb": 1.5, "length_ft": 3}
        for n in range(12)
    ],
    "skills": [
        {"name": f"skill {n}", "lore": "trained", "cost": 2, "trained_paid": 2, "attribute": "mind", "modifier": 1}
        for n in range(20)
    ],
}
"""What the character's document holds."""

EDITS: tuple[tuple[str, tuple[Json, Json]], ...] = (
    ("appearance", ("tall", "small")),
    ("damage.hlth", (2, 3)),
    ("raw.hlth", (12, 13)),
    ("age_years", (24, 25)),
    ("weapons[5].length_ft", (3, 6)),
    ("items[30].quantity", (1, 2)),
    ("items[59].name", ("rope", "line")),
    ("skills[19].modifier", (1, 2)),
)
"""Edits that are measured: an address, and the two values that it changes between."""
