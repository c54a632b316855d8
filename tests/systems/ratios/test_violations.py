"""Violations and notices on documents of any kind, held against a second, hand-written judgment."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.helpers.document_strategies import with_decimals
from tests.helpers.worked_examples import violation_lines
from tests.systems.ratios import oracle, violations_oracle
from tests.systems.ratios.worked import sheet_of

IDS = ("letters", "Riding", "", "tide_calling")
FEW = oracle.ATTRIBUTES[:6]


def some(source: random.Random, least: int, most: int, often: float) -> dict[str, int]:
    """Draw numbers for some of the attributes."""
    return {each: source.randint(least, most) for each in oracle.ATTRIBUTES if source.random() < often}


def part(source: random.Random, row: dict[str, Any]) -> dict[str, Any]:
    """Leave out some of the keys, which have their defaults then."""
    return {key: value for key, value in row.items() if source.random() < 0.8}


def culture(source: random.Random) -> dict[str, Any]:
    """Draw a people; its name says that there is one."""
    usual = {"min": source.randint(0, 20), "max": source.randint(20, 40)}
    return {"name": "People"} | part(
        source,
        {
            "bonus": some(source, -20, 20, 0.2),
            "cap": some(source, 1, 99, 0.2),
            "human_years_per_real_year": source.randint(1, 12) / 4,
            "capabilities": source.sample(IDS, 2),
            "tbf_percent": {source.choice(["male", "female", "other"]): part(source, usual)},
        },
    )


def capability(source: random.Random) -> dict[str, Any]:
    """Draw a capability."""
    row = {
        "id": source.choice(IDS),
        "name": source.choice(["Letters", " letters", "Riding", ""]),
        "applies_to": source.choice(["check", "attack", "offhand"]),
        "open": source.random() < 0.5,
        "requires_training": source.sample(FEW, source.randint(0, 2)),
        "max_bonus": source.randint(1, 35),
        "bonus": source.randint(0, 35),
    }
    return part(source, row)


def weapon(source: random.Random) -> dict[str, Any]:
    """Draw a weapon, now and then one without length and weight."""
    row = {
        "length_in": source.choice([0, source.randint(0, 40)]),
        "weight_lb": source.choice([0, source.randint(0, 9)]),
        "penetration_max": source.randint(0, 100),
        "min_strn": source.randint(0, 60),
        "hand": source.choice(["main", "off"]),
    }
    return part(source, row)


def drawn(source: random.Random) -> dict[str, Any]:
    """Draw what a document holds."""
    return {
        "human_age_years": source.randint(0, 120),
        "real_age_years": source.choice([None, source.randint(0, 120)]),
        "height_in": source.choice([None, source.randint(30, 90)]),
        "weight_lb": source.choice([None, source.randint(40, 300)]),
        "tbf_percent": source.choice([None, source.randint(0, 45)]),
        "sex": source.choice(["male", "female", "hermaphrodite", "other"]),
        "culture": culture(source) if source.random() < 0.7 else None,
        "profession": part(
            source,
            {
                "attributes": source.sample(FEW, 3),
                "bonus": some(source, -20, 20, 0.1),
                "capabilities": source.sample(IDS, 2),
            },
        ),
        "age_points": some(source, 0, source.choice([9, 90]), 0.4),
        "level": source.choice([0, source.randint(0, 60), source.randint(900, 2500)]),
        "level_points": some(source, 0, 9, 0.3),
        "aging_loss": some(source, 0, 3, 0.2),
        "cpv_loss": some(source, 0, 30, 0.2),
        "cat": source.randint(0, 1500),
        "damage_taken": source.randint(0, 200),
        "training": [{"attribute": source.choice(FEW)} for _ in range(source.randint(0, 3))],
        "capabilities": [capability(source) for _ in range(source.randint(0, 4))],
        "traits": [{"word": "Calm", "antonym": source.choice(["", " ", "Wild"])} for _ in range(source.randint(0, 6))],
        "weapons": [weapon(source) for _ in range(source.randint(0, 3))],
        "armor": [
            {"rank_max": source.randint(0, 70), "rank_lost": source.randint(0, 20), "worn": source.random() < 0.8}
            for _ in range(source.randint(0, 3))
        ],
    }


@settings(max_examples=100, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_everything_is_reported_and_nothing_else(seed: int) -> None:
    source = random.Random(seed)
    data = drawn(source)
    options = {"start_percent": source.choice([1, 10, 98]), "weapon_min_strn": source.random() < 0.5}
    sheet = sheet_of(with_decimals(data), with_decimals(options))
    numbers = oracle.derive(data, options)
    assert sorted(violation_lines(sheet.violations)) == violations_oracle.violations(data, numbers)
    assert sorted(violation_lines(sheet.notices)) == violations_oracle.notices(data, numbers)
