"""Violations and notices on documents of any kind, held against a second, hand-written judgment."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.helpers.worked_examples import violation_lines
from tests.systems.sord import violations_oracle
from tests.systems.sord.worked import sheet_of

OPTIONS = ("quirks", "multiple_professions", "manual_attributes", "attribute_sum_lore")
FREE = [
    {"name": "S1", "weapon": "", "weapon_type": ""},
    {"name": "W", "weapon": "Sword", "weapon_type": "melee"},
    {"name": "S3", "weapon": "", "weapon_type": ""},
]


def some(source: random.Random, least: int, most: int, often: float) -> dict[str, int]:
    """Draw numbers for some of the attributes."""
    return {key: source.randint(least, most) for key in violations_oracle.ATTRIBUTES if source.random() < often}


def profession(source: random.Random) -> dict[str, Any]:
    """Draw a profession."""
    named = source.sample(violations_oracle.ATTRIBUTES, source.choice([3, 3, 2, 4]))
    return {
        "id": source.choice("pq"),
        "name": "P",
        "current": source.random() < 0.6,
        "sa_noted": source.choice([0, 0, 2, 5]),
        "minimums": {key: source.randint(5, 15) for key in named},
        "cultures_barred": source.sample(["a", "b"], source.randint(0, 1)),
        "free_skills": [{"choose": 1, "from": FREE[:1]}] * source.randint(0, 1),
    }


def skill(source: random.Random) -> dict[str, Any]:
    """Draw a skill."""
    return {
        "name": source.choice(["S1", "S2", "s1 ", "W"]),
        "lore": source.choice(["trained", "educated", "general"]),
        "cost": source.randint(0, 3),
        "trained_paid": source.choice([0, 0, 1, 2]),
        "educated_paid": source.choice([0, 0, 1]),
        "start_paid": source.choice([0, 0, 1]),
        "granted_by": source.choice(["", "", "culture", "profession"]),
        "weapon": source.choice(["", "Sword"]),
        "weapon_type": source.choice(["", "melee", "thrown"]),
        "active": source.random() < 0.8,
    }


def weapon(source: random.Random) -> dict[str, Any]:
    """Draw a weapon."""
    return {
        "name": source.choice(["Sword", "x"]),
        "object": source.choice(["", "sword"]),
        "type": source.choice(["melee", "thrown", "net", "Fired"]),
        "trained": source.random() < 0.5,
        "carried": source.random() < 0.8,
        "weight_lb": source.choice([1, 900]),
    }


def rolls(source: random.Random, data: dict[str, Any]) -> None:
    """Put dice on record, often with scores that fit them."""
    data["attribute_rolls"] = [
        {"set": number, "d6": 1, "d8": source.randint(1, 8), "d12": source.randint(1, 12)}
        for number in range(1, 6)
        for _ in range(6)
    ]
    data["primary_set"], data["secondary_set"] = source.randint(0, 5), source.randint(0, 5)
    if source.random() < 0.7:
        for key, members in (
            ("primary_set", violations_oracle.PRIMARY),
            ("secondary_set", violations_oracle.SECONDARY),
        ):
            own = [row["d8"] + row["d12"] for row in data["attribute_rolls"] if row["set"] == data[key]]
            kept = sorted(own, reverse=True)[:5] or [9] * 5
            source.shuffle(kept)
            data["raw"].update(dict(zip(members, kept, strict=True)))


def document(source: random.Random) -> dict[str, Any]:
    """Draw the inputs of a document."""
    data: dict[str, Any] = {
        "raw": some(source, 2, 21, 0.97),
        "base_adjust": some(source, -8, 3, 0.2),
        "damage": some(source, -1, 14, 0.2),
        "advancement": some(source, -1, 4, 0.2),
        "culture": {
            "id": source.choice(["", "a", "b"]),
            "name": source.choice(["", "n"]),
            "step_rate_number": source.randint(1, 30),
            "attribute_maximums": some(source, 0, 30, 0.4),
            "professions_barred": source.sample(["p", "q"], source.randint(0, 2)),
            "free_skills": [{"choose": source.randint(1, 2), "from": FREE}] * source.randint(0, 1),
        },
        "professions": [profession(source) for _ in range(source.randint(0, 3))],
        "skills": [skill(source) for _ in range(source.randint(0, 4))],
        "weapons": [weapon(source) for _ in range(source.randint(0, 3))],
        "steps": {"special": source.choice([0, 50, 500])},
        "steps_pending": {"conflict": source.choice([0, 3])},
        "step_levels": [
            {"trained_lore": source.randint(0, 4), "educated_lore": source.randint(0, 4)}
            for _ in range(source.randint(0, 2))
        ],
        "sa_held": source.choice([0, 0, 3, 5]),
        "age_years": source.choice([0, 20]),
        "height_in": source.choice([0, 60]),
        "weight_lb": source.choice([0, 150]),
        "trait_rolls": {key: source.choice([0, 5, 5, 11]) for key in ("self", "emotion", "outlook", "disposition")},
        "extra_traits": [{"name": "e", "roll": source.choice([3, -1])}] * source.randint(0, 1),
        "quirks": [{"name": "q"}] * source.randint(0, 1),
        "common_folk": source.random() < 0.5,
        "state": {"dead": source.random() < 0.2, "unconscious": source.random() < 0.2},
        "items": [{"weight_lb": source.choice([1, 100])}],
        "attribute_rolls": [],
        "primary_set": 0,
        "secondary_set": 0,
    }
    if source.random() < 0.5:
        rolls(source, data)
    return data


@settings(max_examples=100, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_the_rules_and_the_hand_written_judgment_agree(seed: int) -> None:
    source = random.Random(seed)
    data = document(source)
    options = {key: source.random() < 0.5 for key in OPTIONS}
    sheet = sheet_of(data, options)
    numbers = sheet.derived()
    is_step = [each.code == "unfinished" for each in sheet.notices]
    others = [each for each, step in zip(sheet.notices, is_step, strict=True) if not step]
    assert violation_lines(sheet.violations) == violations_oracle.violations(data, options, numbers)
    assert violation_lines(others) == violations_oracle.notices(data, numbers)
    assert sum(is_step) == violations_oracle.unfinished(data, options, numbers)
