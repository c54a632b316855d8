"""A large character for benchmarks: 80 skills of every type, 5 stances, 20 things."""

from __future__ import annotations

from core.character.json_values import Json
from core.systems.kinsler.skill_notation import read_row

KINDS = ("[+0] (STR vs {PHY})", "[+1] (MIN vs *)", "DEX", "(FAI to MIN) (passive only) (x2)", "(PER to PER)")


def _skill(place: int) -> dict[str, Json]:
    row = read_row(f"Skill_{place}:{place % 20} {KINDS[place % len(KINDS)]}")
    said = {key: value for key, value in row.items() if isinstance(value, int | str)}
    return {"id": f"s{place}", "sign": "x", **said, "wounds": place % 3, "fatigue": place % 2}


_HELP: Json = {"skill": "s8", "mode": "passive", "role": "help"}
DATA: dict[str, Json] = {
    "aptitudes": {"str": 1, "dex": 2, "con": 3, "min": 3, "per": 4, "fai": 4},
    "creation": {"done": True},
    "skills": [_skill(place) for place in range(80)],
    "weapons": [{"name": f"w{place}", "skill": f"s{5 * place}", "weight_lb": 2} for place in range(6)],
    "armor": [{"name": f"a{place}", "stops": [place + 1], "weight_lb": 5} for place in range(4)],
    "items": [{"name": f"i{place}", "weight_lb": 1} for place in range(20)],
    "bundles": [
        {"id": "b1", "name": "One", "members": ["s1", "s2"]},
        {"id": "b2", "name": "Two", "members": ["b1", "s4"]},
    ],
    "stances": [
        {"name": f"t{place}", "uses": [{"skill": f"s{5 * place + 40}", "dice": 2}, _HELP]} for place in range(5)
    ],
    "background": "Kept the lanterns of the fen road for eleven winters. " * 8,
    "xp_awarded": 900,
}
"""The character's document."""

EDITS: tuple[tuple[str, tuple[Json, Json]], ...] = (
    ("background", ("Fishing", "Herbs")),
    ("xp_awarded", (900, 901)),
    ("skills[42].level", (3, 4)),
    ("skills[40].wounds", (1, 2)),
    ("stats.dex.wounds", (0, 1)),
    ("stances[2].uses[0].dice", (2, 1)),
    ("items[5].quantity", (1, 2)),
)
"""Edits that are measured: an address, and the two values that it changes between."""
