"""Violations and notices of R.A.T.I.O.S. a second way: plain Python from section 9, without the rules data.

It reads the inputs of a document and the numbers of the oracle, and gives "code address" for everything to be reported.
Numbers beyond their ranges are left to the test of the rules.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Any

from core.systems.ratios.functions import AGE_WINDOWS
from tests.systems.ratios.oracle import ATTRIBUTES, RANGES

ENDS = (10, 20, 25, 30, 40, 50, 100, math.inf)
FAT = {"male": (12, 18), "female": (16, 25), "other": (12, 25)}

Data = Mapping[str, Any]


def fold(text: str) -> str:
    """Make a name comparable."""
    return text.strip().casefold()


def violations(data: Data, numbers: Data) -> list[str]:
    """Return all violations."""
    found = [*_ages(data, numbers), *_training(data), *_capabilities(data)]
    if numbers["level_points_left"] < 0:
        found.append("level_points_overspent level_points_left")
    for each in ATTRIBUTES:
        points = numbers[f"points.{each}"]
        if points > numbers[f"cap.{each}"]:
            found.append(f"attribute_over_cap points.{each}")
        if points < 1:
            found.append(f"attribute_below_one points.{each}")
    for place, row in enumerate(numbers["weapons"]):
        if row["damage_force"] <= 0:
            found.append(f"weapon_no_force weapons[{place}].damage_force")
    if numbers["armor_rank"] > 100:
        found.append("armor_rank_over_100 armor_rank")
    return sorted(found)


def _ages(data: Data, numbers: Data) -> Iterator[str]:
    age, spent = data["human_age_years"], data["age_points"]
    if numbers["age_points_left"] < 0:
        yield "age_points_overspent age_points_left"
    for each in ATTRIBUTES:
        if spent.get(each, 0) > 0 and RANGES[each][0] >= age:
            yield f"age_range_closed age_points.{each}"
    for low in (0, 10, 15, 20):
        for high in sorted({min(end, age) for end in ENDS}):
            if low >= min(age, high) or (low, high) == (0, age):
                continue
            inside = [each for each in ATTRIBUTES if low <= RANGES[each][0] < age and min(RANGES[each][1], age) <= high]
            if sum(spent.get(each, 0) for each in inside) > 10 * (high - low):
                yield f"age_window_overspent age_window.{_window(low, high, age)}"


def _window(low: int, high: float, age: int) -> str:
    """Return the name under which the rules data know a window."""
    known = ((name, each) for name, each in AGE_WINDOWS.items() if each.low == low and each.is_there(age))
    return next(name for name, each in known if each.end(age) == high)


def _training(data: Data) -> Iterator[str]:
    offered = [fold(each) for each in (data["profession"] or {}).get("attributes", ())]
    before: list[str] = []
    for place, row in enumerate(data["training"]):
        if row["attribute"] not in offered:
            yield f"training_not_offered training[{place}].attribute"
        if row["attribute"] in before:
            yield f"training_twice training[{place}].attribute"
        before.append(row["attribute"])


def _capabilities(data: Data) -> Iterator[str]:
    taught = [fold(each) for kind in ("culture", "profession") for each in (data[kind] or {}).get("capabilities", ())]
    trained = {row["attribute"] for row in data["training"]}
    before: list[str] = []
    for place, row in enumerate(data["capabilities"]):
        name, id_ = fold(row.get("name", "")), fold(row.get("id", ""))
        if row.get("open", True) is False and (not id_ or id_ not in taught):
            yield f"capability_not_open capabilities[{place}].name"
        if not trained.issuperset(row.get("requires_training", ())):
            yield f"capability_untrained capabilities[{place}].name"
        if row.get("bonus", 0) > row.get("max_bonus", 25):
            yield f"capability_over_max capabilities[{place}].bonus"
        if name and name in before:
            yield f"capability_twice capabilities[{place}].name"
        before.append(name)


def notices(data: Data, numbers: Data) -> list[str]:
    """Return all notices."""
    found = [*_points_left(data, numbers), *_body(data, numbers), *_rows(data, numbers)]
    if data["culture"] is None:
        found.append("culture_missing culture")
    if len(data["traits"]) < 5:
        found.append("traits_fewer_than_five traits")
    if numbers["armor_rank_max"] > 80:
        found.append("armor_rank_high armor_rank_max")
    if data["damage_taken"] > numbers["ds_max"]:
        found.append("damage_beyond_ds damage_taken")
    found += [f"level_above_{most} level" for most in (1000, 2000) if data["level"] > most]
    return sorted(found)


def _points_left(data: Data, numbers: Data) -> Iterator[str]:
    for kind in ("age", "level"):
        if numbers[f"{kind}_points_left"] > 0:
            yield f"{kind}_points_unspent {kind}_points_left"
    if data["cat"] >= numbers["rat"]:
        yield "level_due cat"


def _body(data: Data, numbers: Data) -> Iterator[str]:
    if numbers["cpv.move"] == 0:
        yield "cannot_move cpv.move"
    if numbers["movement_bonus"] is None:
        yield "movement_bonus_undefined movement_bonus"
    if numbers["human_age_suggested"] not in (None, data["human_age_years"]):
        yield "human_age_differs human_age_years"
    for each in ("hlth", "nrsh", "vtly"):
        if numbers[f"cpv.{each}"] == 0:
            yield f"vital_at_zero cpv.{each}"
    kind = data["sex"] if data["sex"] in ("male", "female") else "other"
    usual = (data["culture"] or {}).get("tbf_percent", {}).get(kind, {})
    low, high = usual.get("min", FAT[kind][0]), usual.get("max", FAT[kind][1])
    if data["tbf_percent"] is not None and not low <= data["tbf_percent"] <= high:
        yield "body_fat_unusual tbf_percent"


def _rows(data: Data, numbers: Data) -> Iterator[str]:
    has_second_hand = any(row.get("applies_to") == "offhand" for row in data["capabilities"])
    for place, row in enumerate(data["capabilities"]):
        if row.get("bonus", 0) > 25:
            yield f"capability_above_25 capabilities[{place}].bonus"
    for place, row in enumerate(data["traits"]):
        if not fold(row.get("antonym", "")):
            yield f"trait_without_antonym traits[{place}].antonym"
    for place, (row, found) in enumerate(zip(data["weapons"], numbers["weapons"], strict=True)):
        if row.get("penetration_max", 0) > 90:
            yield f"penetration_extreme weapons[{place}].penetration_max"
        if found["strn_penalty"] > 0:
            yield f"weapon_below_strength weapons[{place}].strn_penalty"
        if row.get("hand") == "off" and not has_second_hand:
            yield f"offhand_untrained weapons[{place}].hand"
