"""The large character that benchmarks measure: Level 1000, thirty capabilities, sixty items, twelve weapons."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

from core.character.json_values import Json
from core.paths import resources

SEED = 417
EDITS: Sequence[tuple[str, tuple[Json, Json]]] = (
    ("appearance", ("tall", "small")),
    ("age_points.agil", (57, 58)),
    ("level_points.focs", (24, 25)),
    ("human_age_years", (55, 56)),
    ("level", (999, 1000)),
    ("cpv_loss.strn", (0, 1)),
    ("damage_taken", (37, 38)),
    ("weapons[5].length_in", (5, 6)),
    ("items[30].quantity", (1, 2)),
    ("items[59].name", ("rope", "line")),
    ("capabilities[19].bonus", (4, 5)),
)
APPLICATIONS = ("check", "check", "attack", "damage", "defense", "offhand")


def _data() -> dict[str, Json]:
    """Return what its document holds: the mighty one of the samples, with far more of everything."""
    raw = json.loads((resources() / "samples" / "ratios" / "sula.json").read_text(encoding="utf-8"))
    data = raw["data"]
    source = random.Random(SEED)
    attributes = sorted(data["age_points"])
    data["level"] = 1000
    data["capabilities"] = [
        {
            "name": f"capability {n}",
            "applies_to": APPLICATIONS[n % len(APPLICATIONS)],
            "attributes": source.sample(attributes, 1 + n % 4),
            "weapon_category": ("", "blade", "bow")[n % 3],
            "bonus": 1 + n % 25,
        }
        for n in range(30)
    ]
    data["items"] = [{"name": f"item {n}", "weight_lb": 0.25 * (n + 1), "quantity": 1 + n % 3} for n in range(60)]
    data["weapons"] = [{**_bare(data["weapons"][n % 4]), "name": f"weapon {n}"} for n in range(12)]
    data["armor"] = [{**_bare(data["armor"][n % 2]), "name": f"piece {n}"} for n in range(8)]
    return dict(data)


def _bare(row: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in row.items() if key != "uid"}


DATA: dict[str, Json] = _data()
