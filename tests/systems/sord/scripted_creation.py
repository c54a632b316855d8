"""A scripted character, and short ways to run creation."""

from __future__ import annotations

from collections.abc import Mapping

from core.character.json_values import Json
from core.systems.sord.creation import CREATION
from tests.helpers.creations import Creation

_DICE: list[Json] = [
    [6, 8, 12], [5, 7, 9], [4, 6, 10], [3, 5, 8], [2, 6, 9], [1, 1, 1],
    *([3, 4, 10] for _ in range(6)),
    *([1, 2, 3] for _ in range(18)),
]  # fmt: skip

BREN: Mapping[str, Json] = {
    "options": [],
    "attributes.dice": _DICE,
    "attributes.primary_set": ["1"],
    "attributes.secondary_set": ["2"],
    "attributes.primary": {"ambt": 1, "hlth": 2, "mind": 3, "prow": 0, "qckn": 4},
    "attributes.secondary": {"chrm": 0, "expr": 1, "focs": 2, "inst": 3, "luck": 4},
    "culture": ["merefolk"],
    "traits.chosen": [],
    "traits.dice": [[4], [6], [10], [3]],
    "body.chosen": [],
    "body.dice": [[4, 5], [3, 7], [12, 12, 10, 10, 10, 8]],
    "profession": ["shieldhand"],
    "profession.free_skills.2": ["1"],
    "profession.start_date": "12 Reedmonth",
    "load.shown": None,
    "weapons": [{"entry": "long_sword:melee"}, {"entry": "long_sword:critical"}, {"entry": "sling:fired"}],
    "items": [{"entry": "travel_clothes"}, {"entry": "food_day", "count": 3}, {"entry": "flint_and_tinder"}],
    "armor": [{"entry": "great_helm"}, {"entry": "mail_shirt"}, {"entry": "leather_leggings"}],
    "items.own": "2 Tents (10 lb)\n\n",
    "wealth.own": "40 x Silver coins (0.02 lb)",
    "movement.shown": None,
    "name": "Bren",
    "background": "Born on a ferry.",
    "experiences": "",
    "appearance": "",
    "qualities": "",
    "steps.shown": None,
    "settle.1.trained": [[5, 4]],
    "settle.1.educated": [[3]],
    "advancement": {"prow": 2, "hlth": 2, "ambt": 1},
    "numbers.shown": None,
    "lore.1": ["skills.haggling"],
    "lore.1.payment": {"trained": 1, "educated": 2},
    "lore.2": ["weapons.sling.fired"],
    "lore.3": ["skills.locks"],
    "lore.4": [],
    "notes": "Owes the guild.",
}

MAKING = Creation(CREATION)
start = MAKING.start
made = MAKING.create
