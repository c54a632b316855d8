"""A scripted character, Maren Sule of the specification as she is made, and short ways to run creation."""

from __future__ import annotations

from collections.abc import Mapping

from core.character.json_values import Json
from core.procedures.driver import Driver
from core.systems.ratios.creation import CREATION
from tests.helpers.creations import Creation

AGE_POINTS: Mapping[str, Json] = {
    "agil": 20, "baln": 10, "chnc": 9, "deth": 8, "emot": 6, "guil": 13, "hlth": 13, "inst": 12, "judg": 6, "know": 4,
    "lang": 3, "move": 19, "nrsh": 6, "obsr": 8, "pers": 3, "qckn": 18, "rcvy": 10, "strn": 17, "tmng": 20, "uncn": 7,
    "vtly": 14, "work": 3, "xper": 4, "yern": 4, "zeal": 3,
}  # fmt: skip

MAREN: Mapping[str, Json] = {
    "optional_rules": {},
    "culture": ["tidefolk"],
    "culture_notes": "",
    "sex": ["female"],
    "height_in": "66",
    "weight_lb": "140",
    "tbf_percent": "20",
    "real_age_years": 24,
    "human_age_years": 24,
    "profession": ["duelist"],
    "training": ["agil", "guil", "qckn", "tmng"],
    "profession_notes": "",
    "age_points": AGE_POINTS,
    "level": 24,
    "cat": 455,
    "level_points": {"guil": 6, "tmng": 8, "vtly": 5, "focs": 5},
    "capabilities": [
        {"entry": key, "count": 1}
        for key in ("blade_fighting", "tide_saber_form", "footwork", "second_hand", "swimming")
    ],
    "capabilities.blade_fighting.bonus": 9,
    "capabilities.tide_saber_form.bonus": 3,
    "capabilities.footwork.bonus": 6,
    "capabilities.second_hand.bonus": 8,
    "capabilities.swimming.bonus": 5,
    "capabilities.own": "",
    "traits": ["curious", "good", "obsessive", "pessimistic", "reliable"],
    "traits.curious.percent": 55,
    "traits.good.percent": 75,
    "traits.obsessive.percent": 60,
    "traits.pessimistic.percent": 80,
    "traits.reliable.percent": 70,
    "traits.own": "",
    "phrases": "Count the boats first.",
    "weapons": [{"entry": "tide_saber"}, {"entry": "belt_knife"}, {"entry": "throwing_knife"}],
    "weapons.off_hand": ["belt_knife"],
    "armor": [{"entry": "leather_coat"}, {"entry": "leather_leggings"}],
    "items": "Rope, 30 ft (3.5 lb)\n4 Ration (0.75 lb)\n",
    "wealth": "31 coins",
    "name": "Maren Sule",
    "aliases": "Gull",
    "background": "Born on a barge.",
    "appearance": "",
    "notes": "",
}

MAKING = Creation(CREATION)
start = MAKING.start
made = MAKING.create


def until(driver: Driver, key: str, script: Mapping[str, Json]) -> None:
    """Continue up to a request."""
    while driver.request is not None and driver.request.key != key:
        if not driver.answer_from(script):
            driver.auto_answer()
    assert driver.request is not None
