"""Fighters of the Eastern Isles System, from its worked examples."""

from __future__ import annotations

from core.character.json_values import Json
from core.character.sheet import Sheet
from tests.systems.eastern_isles.worked import example

STAFF: Json = [{"name": "Staff", "in_hand": True, "damage": "1d6", "reactive": 2}]


def fresh(name: str = "A", **data: Json) -> Sheet:
    """Open one who has lost nothing."""
    quiet: dict[str, Json] = {"en_lost": 0, "bd_lost": 0, "bouts": [], "loss_list": []}
    return example(name, None, **{**quiet, **data})
