"""Violations on random documents agree with a second, hand-written judgment."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.helpers.document_strategies import with_decimals
from tests.helpers.worked_examples import violation_lines
from tests.systems.eastern_isles import oracle, watch
from tests.systems.eastern_isles.worked import sheet_of

CHAINS: tuple[list[int], ...] = ([3], [1, 2], [6, 6, 5], [6, 6], [5], [2, 2], [], [1, 1, 1, 4], [4, 1], [7], [1, 0])
NAMES = ("Literacy", "elvish", "ELVISH", "Spear", "")
KINDS = ("pack", "Pack ", "quiver", None, "")


def part(source: random.Random, row: dict[str, Any]) -> dict[str, Any]:
    """Leave out some of the keys, which have their defaults then."""
    return {key: value for key, value in row.items() if source.random() < 0.8}


def dice(source: random.Random, race: str, sex: str) -> dict[str, Any]:
    """Draw dice, mostly as many as there must be."""
    most = 6 if source.random() < 0.7 else 7
    rolled: dict[str, Any] = {
        key: [source.randint(1, most) for _ in range(watch.needed(key, race, sex) + source.choice([0] * 9 + [1, -1]))]
        for key in watch.LISTS
    }
    none_of_it = race == "elf" or source.random() < 0.1
    rolled["wtd"] = None if none_of_it and source.random() < 0.8 else source.randint(1, 3)
    rolled["chd"] = source.choice([None, 0, *range(1, 7)])
    rolled["attr"] = list(source.choice(CHAINS))
    return rolled


def thing(source: random.Random) -> dict[str, Any]:
    """Draw what weapons and things have in common."""
    return {
        "enc": source.choice([0, 1.5, 20, 90]),
        "carried": source.random() < 0.8,
        "container": source.choice(KINDS),
        "packed": source.random() < 0.3,
    }


def weapon(source: random.Random) -> dict[str, Any]:
    """Draw a weapon."""
    return part(source, {**thing(source), "hands": source.randint(1, 2), "in_hand": source.random() < 0.5})


def skill(source: random.Random) -> dict[str, Any]:
    """Draw a skill."""
    row = {
        "name": source.choice(NAMES),
        "points_start": source.choice([0, 1, 1, 2]),
        "points_level": source.randint(0, 4),
        "declared": source.choice([0, 0, 1, 3]),
    }
    return part(source, row)


def history(source: random.Random) -> dict[str, Any]:
    """Draw what has happened in play."""
    return {
        "start": {"extra_points": source.choice([0, 0, 2]), "extra_ep": source.choice([0, 167, 168, 4000])},
        "days_elapsed": source.randint(0, 9000),
        "ep_burned": source.choice([0, 0, 50]),
        "steps_taken": source.choice([0, 2, source.randint(0, 77)]),
        "declared_save": source.choice([0, 0, 1]),
        "ep_log": [{"base_ep": source.randint(-500, 20_000)} for _ in range(source.randint(0, 2))],
        "en_rolls": [{"level": level, "die": source.randint(1, 5)} for level in range(1, source.randint(1, 7))]
        + [part(source, {"level": source.randint(1, 12), "die": 3})] * source.choice([0, 0, 1]),
        "bouts": [
            part(source, {"day": source.randint(0, 3), "opponent_el": source.randint(0, 13)})
            for _ in range(source.randint(0, 4))
        ],
        "subsistence": [
            part(source, {"shells": 100, "idle_days": source.randint(0, 32), "job_days": source.choice([0, 0, 3])})
            for _ in range(source.randint(0, 3))
        ],
        "shells": source.randint(-20, 200),
    }


def drawn(source: random.Random) -> dict[str, Any]:
    """Draw what a document holds."""
    race, sex = source.choice(["human", "elf", "dwarf"]), source.choice(["male", "female"])
    order = [source.choice(["sr", "iq", "ws", "cn", "dy", "CN", "ch"]) for _ in range(source.choice([0, 0, 1, 3]))]
    return {
        "race": race,
        "sex": sex,
        "profession": source.choice(["magician", "physician", "fighter", None]),
        "dice": dice(source, race, sex),
        "priority": order,
        "base_priority": source.choice([None, None, "pb", "ib"]),
        "adjust": part(source, {key: source.choice([0, 0, -6, 6]) for key in ("sr", "iq", "cn", "dy", "ch", "wt")}),
        "skills": [skill(source) for _ in range(source.randint(0, 4))],
        "weapons": [weapon(source) for _ in range(source.randint(0, 3))],
        "armor": [
            part(source, {"enc": 9, "carried": source.random() < 0.7, "worn": source.random() < 0.5})
            for _ in range(source.randint(0, 2))
        ],
        "items": [part(source, {**thing(source), "holds": source.choice(KINDS)}) for _ in range(source.randint(0, 4))],
        **history(source),
    }


@settings(max_examples=100, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_violations_agree_with_the_second_judgment(seed: int) -> None:
    source = random.Random(seed)
    data = drawn(source)
    options = {
        "year_days": source.choice([336, 336, 360, 365, 100]),
        "order_pairs": source.random() < 0.5,
        "order_bases": source.random() < 0.5,
        "bouts_per_day": source.choice([1, 1, 2, 10]),
        "bout_terms": source.choice(["first_blood", "yielding", "to the death"]),
    }
    sheet = sheet_of(with_decimals(data), with_decimals(options))
    numbers = oracle.derive(data, options)
    assert sorted(violation_lines(sheet.violations)) == watch.violations(data, options, numbers)
    assert sheet.notices == ()
