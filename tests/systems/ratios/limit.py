"""The numbers of R.A.T.I.O.S. by hand: what the engine is measured against.

Plain functions over the dictionaries that hold the values, the same exact arithmetic, the same numbers read and
written, nothing else. They are written from section 3 of the game's data and use nothing of the engine but ``divide``
(an int or a Fraction, never a float) and the game's own functions for words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from math import ceil, floor
from typing import Any

from core.formula.numbers import divide
from core.systems.ratios.ages import ATTRIBUTES, SPANS
from core.systems.ratios.functions import (
    AGE_WINDOWS,
    GROWING,
    LOWS,
    attribute_name,
    highest_words,
    places_of,
    range_words,
    untrained,
)

Values = dict[str, Any]
Number = int | Fraction

POINTS = tuple(
    (
        f"points.{a}",
        f"age_points.{a}",
        f"culture.bonus.{a}",
        f"profession.bonus.{a}",
        f"level_points.{a}",
        f"aging_loss.{a}",
    )
    for a in ATTRIBUTES
)
CAPS = tuple((f"cap.{a}", f"culture.cap.{a}") for a in ATTRIBUTES)
MAXIMUM = tuple((f"mpv.{a}", f"points.{a}") for a in ATTRIBUTES if a != "move")
CURRENT = tuple((f"cpv.{a}", f"mpv.{a}", f"cpv_loss.{a}", f"cpv_modifier.{a}") for a in ATTRIBUTES if a != "move")
TRAINED = {a: f"trained.{a}" for a in ATTRIBUTES}
MPV = tuple(f"mpv.{a}" for a in ATTRIBUTES)
CPV = {a: f"cpv.{a}" for a in ATTRIBUTES}
AGE_POINTS = tuple(f"age_points.{a}" for a in ATTRIBUTES)
LEVEL_POINTS = tuple(f"level_points.{a}" for a in ATTRIBUTES)
CULTURE = tuple(f"culture.bonus.{a}" for a in ATTRIBUTES)
PROFESSION = tuple(f"profession.bonus.{a}" for a in ATTRIBUTES)
AGING = tuple(f"aging_loss.{a}" for a in ATTRIBUTES)

SPAN_NAMES = {span: name for name, span in GROWING.items()}
SPAN_POINTS = tuple(
    (f"span_points.{name}", tuple(f"age_points.{a}" for a in ATTRIBUTES if SPANS[a] == span))
    for span, name in SPAN_NAMES.items()
)
LATE = tuple((low, f"late_points.y{low}") for low in LOWS)
WINDOWS = tuple(
    (
        f"age_window.{name}",
        window.low,
        window.high,
        window.begins,
        f"late_points.y{window.low}",
        tuple(
            f"span_points.{each}"
            for each, span in GROWING.items()
            if span.low >= window.low and span.high is not None and window.high is not None and span.high <= window.high
        ),
    )
    for name, window in AGE_WINDOWS.items()
)
SPAN_LOWS = tuple((f"span_points.{name}", span.low) for name, span in GROWING.items())
ROOMS = tuple(
    (
        f"span_room.{name}",
        span.low,
        tuple(
            (key, 0 if high is None or (span.high is not None and high >= span.high) else high)
            for key, low, high, _, _, _ in WINDOWS
            if low <= span.low
        ),
        tuple(f"age_room.{a}" for a in ATTRIBUTES if SPANS[a] == span),
    )
    for span, name in SPAN_NAMES.items()
)
FIST: Values = {
    "name": "Unarmed",
    "about": "",
    "category": "unarmed",
    "kind": "melee",
    "length_in": 4,
    "weight_lb": 1,
    "penetration_max": 0,
    "launch_bonus": 0,
    "launcher_weight_lb": 0,
    "load_seconds": 0,
    "range_increment_ft": None,
    "max_range_ft": None,
    "min_strn": 0,
    "quantity": 1,
    "cost": 0,
    "hand": "main",
    "carried": 0,
    "penetration_lost": 0,
    "notes": "",
    "id": "",
}


def rounded(number: Number) -> int:
    """Round to nearest, halves up."""
    return number if isinstance(number, int) else floor(number + HALF)


HALF = divide(1, 2)


def full(v: Values) -> None:
    """Compute everything."""
    person(v)
    ages(v)
    rooms(v)
    points(v)
    burden(v)
    movement(v)
    values(v)
    levels(v)
    combat(v)
    capabilities(v)
    weapons(v)


def person(v: Values) -> None:
    real, height, weight, fat = v["real_age_years"], v["height_in"], v["weight_lb"], v["tbf_percent"]
    v["human_age_suggested"] = None if real is None else floor(real * v["culture.human_years_per_real_year"])
    v["start_percent"] = v["options.start_percent"]
    v["start_total"] = 26 * v["start_percent"]
    v["height_cm"] = None if height is None else height * CM
    v["weight_kg"] = None if weight is None else divide(weight * 5, 11)
    v["fat_weight_lb"] = None if fat is None or weight is None else divide(fat * weight, 100)
    v["movement_bonus"] = None if not fat or height is None else divide(height, fat)
    sex = v["sex"].strip().casefold()
    kind = sex if sex in ("male", "female") else "other"
    v["usual_fat_min"] = v[f"culture.tbf_percent.{kind}.min"]
    v["usual_fat_max"] = v[f"culture.tbf_percent.{kind}.max"]
    for row in v["traits[]"]:
        row["opposite_percent"] = 100 - row["percent"]


CM = divide(254, 100)


def ages(v: Values) -> None:
    v["age_points_total"] = 10 * v["human_age_years"]
    v["age_points_spent"] = sum([v[key] for key in AGE_POINTS])
    v["age_points_left"] = v["age_points_total"] - v["age_points_spent"]
    for key, attributes in SPAN_POINTS:
        v[key] = sum([v[each] for each in attributes])
    windows(v)


def windows(v: Values) -> None:
    age = v["human_age_years"]
    for low, key in LATE:
        v[key] = sum([v[each] for each, first in SPAN_LOWS if first >= low and (first == 0 or first < age)])
    for key, low, high, begins, late, inside in WINDOWS:
        if age <= begins or age <= low:
            v[key] = None
        elif high is not None and age > high:
            v[key] = 10 * (high - low) - sum([v[each] for each in inside])
        else:
            v[key] = 10 * (age - low) - v[late]


def rooms(v: Values) -> None:
    age = v["human_age_years"]
    for key, low, around, attributes in ROOMS:
        if low >= age:
            room = 0
        else:
            least = min(
                [v[window] for window, young in around if v[window] is not None and (not young or age <= young)]
            )
            room = max(0, least)
        v[key] = room
        for each in attributes:
            v[each] = room


def points(v: Values) -> None:
    start = v["start_percent"]
    v["level_points_spent"] = sum([v[key] for key in LEVEL_POINTS])
    v["level_points_left"] = v["level"] - v["level_points_spent"]
    v["culture_total"] = sum([v[key] for key in CULTURE])
    v["profession_total"] = sum([v[key] for key in PROFESSION])
    v["aging_total"] = sum([v[key] for key in AGING])
    for cap, culture in CAPS:
        v[cap] = min(99, v[culture])
    for key, age, culture, profession, level, aging in POINTS:
        v[key] = start + v[age] + v[culture] + v[profession] + v[level] - v[aging]
    for key, own in MAXIMUM:
        v[key] = v[own]


def burden(v: Values) -> None:
    for row in v["items[]"]:
        row["total_lb"] = row["weight_lb"] * row["quantity"] if row["carried"] else 0
    for row in v["weapons[]"]:
        row["total_lb"] = row["weight_lb"] * row["quantity"] + row["launcher_weight_lb"] if row["carried"] else 0
    for row in v["armor[]"]:
        row["total_lb"] = row["weight_lb"] * max(row["worn"], row["carried"])
        row["rank"] = max(0, row["rank_max"] - row["rank_lost"])
    pieces = v["armor[]"]
    v["armor_rank_max"] = sum([row["rank_max"] * row["worn"] for row in pieces])
    v["armor_rank"] = sum([row["rank"] * row["worn"] for row in pieces])
    v["armor_bulk"] = sum([row["bulk"] * row["worn"] for row in pieces])
    load_total(v)


def load_total(v: Values) -> None:
    load = v["carried_weight_lb"] = (
        sum([row["total_lb"] for row in v["items[]"]])
        + sum([row["total_lb"] for row in v["weapons[]"]])
        + sum([row["total_lb"] for row in v["armor[]"]])
    )
    height = v["height_in"]
    v["weight_encumbrance"] = divide((load + (v["fat_weight_lb"] or 0)) * 10, height) if height else None


def movement(v: Values) -> None:
    v["mpv.move"] = max(0, v["points.move"] + (v["movement_bonus"] or 0) - (v["weight_encumbrance"] or 0))


def values(v: Values) -> None:
    for key, most, loss, modifier in CURRENT:
        v[key] = max(0, min(v[most], v[most] - v[loss] + v[modifier]))
    most = v["mpv.move"]
    v["cpv.move"] = max(0, min(most, most - v["armor_bulk"] - v["cpv_loss.move"] + v["cpv_modifier.move"]))
    v["mpv_total"] = sum([v[key] for key in MPV])
    v["mpv_mean"] = divide(v["mpv_total"], 26)
    current_total(v)
    v["move_normal_ft"] = v["cpv.move"]
    v["move_max_ft"] = 2 * v["cpv.move"]
    v["move_ft_per_s"] = divide(v["cpv.move"], 10)
    v["bench_press_lb"] = 10 * v["cpv.strn"]


def current_total(v: Values) -> None:
    current = [v[key] for key in CPV.values()]
    v["cpv_total"] = sum(current)
    v["cpv_mean"] = divide(v["cpv_total"], 26)
    v["highest_values"] = highest_words(current)


def levels(v: Values) -> None:
    learned = v["training[]"]
    for row in learned:
        row["rat_cost"] = 10
        row["attribute_word"] = attribute_name(row["attribute"])
    v["training_rat"] = sum([row["rat_cost"] for row in learned])
    for key in TRAINED.values():
        v[key] = 0
    for row in learned:
        if (name := row["attribute"].strip().casefold()) in TRAINED:
            v[TRAINED[name]] += 1
    price(v)


def price(v: Values) -> None:
    v["art"] = v["mpv.focs"] + v["mpv.know"] + v["mpv.work"] + v["mpv.xper"]
    v["rat"] = max(1, 1000 - v["art"] + v["training_rat"])
    v["cat_missing"] = max(0, v["rat"] - v["cat"])


def combat(v: Values) -> None:
    v["initiative_percent"] = divide(v["cpv.chnc"] + v["cpv.emot"] + v["cpv.qckn"], 3)
    v["attack_base"] = divide(v["cpv.guil"] + v["cpv.inst"] + v["cpv.obsr"] + v["cpv.tmng"] + v["cpv.yern"], 5)
    kinds = [(row["applies_to"].strip().casefold(), row["bonus"]) for row in v["capabilities[]"]]
    v["defense_skill"] = sum([bonus for kind, bonus in kinds if kind == "defense"])
    defense(v)
    v["ds_max"] = v["mpv.vtly"] + v["mpv.hlth"] + v["mpv.nrsh"] + v["level"]
    v["ds_current"] = max(0, v["ds_max"] - v["damage_taken"])
    v["ds_danger"] = divide(v["ds_max"], 10)
    v["ds_heavy"] = ceil(v["ds_danger"])
    v["ds_left"] = min(v["ds_max"], v["damage_taken"])
    v["toughness"] = rounded(divide(v["mpv.deth"] + v["mpv.strn"] + v["mpv.uncn"], 3))


def defense(v: Values) -> None:
    share = divide(v["cpv.agil"] + v["cpv.baln"] + v["cpv.judg"] + v["cpv.move"] + v["cpv.zeal"], 5)
    v["defense_percent"] = share + v["defense_skill"]


def capabilities(v: Values) -> None:
    trained = [row["attribute"] for row in v["training[]"]]
    best = 0
    for row in v["capabilities[]"]:
        bonus = row["bonus"]
        row["rating_index"] = rating(bonus)
        row["half_bonus"] = rounded(divide(bonus, 2))
        row["training_missing"] = untrained(row["requires_training"], trained)
        kind = row["applies_to"].strip().casefold()
        row["is_check"] = 1 if kind == "check" else 0
        row["attack_bonus"] = bonus if kind == "attack" else 0
        row["damage_bonus"] = bonus if kind == "damage" else 0
        row["offhand_rating"] = row["rating_index"] if kind == "offhand" else 0
        best = max(best, row["offhand_rating"])
        chance(v, row)
    v["offhand_penalty"] = 29 - 4 * best if best > 0 else 50
    v["offhand_delay_s"] = -(-v["offhand_penalty"] // 10)


def rating(bonus: int) -> int:
    if bonus < 1:
        return 0
    return 1 if bonus <= 3 else 2 if bonus <= 6 else 3 if bonus <= 10 else 4 if bonus <= 15 else 5 if bonus <= 20 else 6


def chance(v: Values, row: Values) -> None:
    named = row["attributes"]
    row["places"] = places_of(named, row["is_check"])
    if named and row["is_check"]:
        row["cpv_sum"] = sum([v[CPV[each.strip().casefold()]] for each in named])
        base = row["base"] = divide(row["cpv_sum"], len(named))
        row["chance"] = row["number"] = max(0, min(99, base + row["bonus"]))
    else:
        row["cpv_sum"], row["base"], row["chance"] = 0, None, None
        row["number"] = row["bonus"]


def weapons(v: Values) -> None:
    for row in v["weapons[]"]:
        weapon(v, row)
    fist = {**FIST, "row": len(v["weapons[]"]) + 1}
    weapon(v, fist)
    for key, value in fist.items():
        v[f"unarmed.{key}"] = value


def weapon(v: Values, row: Values) -> None:
    row["own_name"] = row["name"]
    row["bluntness"] = row["weight_lb"] * 10
    row["penetration"] = max(0, row["penetration_max"] - row["penetration_lost"])
    row["strength_factor"] = 0 if row["kind"].strip().casefold() == "projectile" else 1
    row["chance_factor"] = min(1, row["weight_lb"])
    row["range_words"] = range_words(row["range_increment_ft"], row["max_range_ft"])
    off = row["hand"].strip().casefold() == "off"
    row["hand_penalty"] = v["offhand_penalty"] if off else 0
    row["hand_delay_s"] = v["offhand_delay_s"] if off else 0
    row["damage_skill"] = skill(v, row, "damage_bonus")
    row["attack_skill"] = skill(v, row, "attack_bonus")
    force(row)
    strength(v, row)


def skill(v: Values, row: Values, kind: str) -> int:
    category, name = row["category"].strip().casefold(), row["name"].strip().casefold()
    total = 0
    for each in v["capabilities[]"]:
        if bonus := each[kind]:
            limits = each["weapon_category"].strip().casefold(), each["weapon_name"].strip().casefold()
            if limits[0] in ("", category) and limits[1] in ("", name):
                total += bonus
    return total


def force(row: Values) -> None:
    """What the length of a weapon brings."""
    damage_force = row["damage_force"] = row["length_in"] + row["bluntness"]
    row["penetration_damage"] = rounded(divide(damage_force * row["penetration"], 100))
    row["base_damage"] = damage_force + row["penetration_damage"]
    wip = row["wip_percent"] = max(10, 10 * ceil(divide(damage_force, 100)))
    row["wip_seconds"] = seconds = divide(wip, 10)
    row["wip_bonus"] = wip - rounded(divide(damage_force, 10))
    row["attack_delay_s"] = seconds + row["load_seconds"] + row["hand_delay_s"]
    row["strike_interval_s"] = seconds + row["load_seconds"] + 1


def strength(v: Values, row: Values) -> None:
    """What the current Strength brings."""
    strong = v["cpv.strn"]
    row["strength_damage"] = strong * row["strength_factor"]
    row["strn_penalty"] = max(0, row["min_strn"] - strong) if v["options.weapon_min_strn"] else 0
    row["damage"] = rounded(row["base_damage"] + row["strength_damage"] + row["launch_bonus"] + row["damage_skill"])
    row["attack_percent"] = v["attack_base"] + row["attack_skill"] - row["hand_penalty"] - row["strn_penalty"]


# ---- edits: each changes one input and computes what depends on it


def edit_age_points(v: Values, value: int) -> None:
    """Points of years lived on Agility: windows, the room of everything, Defense, capabilities that rest on it."""
    v["age_points.agil"] = value
    v["age_points_spent"] = sum([v[key] for key in AGE_POINTS])
    v["age_points_left"] = v["age_points_total"] - v["age_points_spent"]
    v["span_points.y0_40"] = value
    windows(v)
    rooms(v)
    attribute(v, "agil")
    defense(v)


def edit_level_points(v: Values, value: int) -> None:
    """Points of Levels on Focus."""
    v["level_points.focs"] = value
    v["level_points_spent"] = sum([v[key] for key in LEVEL_POINTS])
    v["level_points_left"] = v["level"] - v["level_points_spent"]
    attribute(v, "focs")
    price(v)


def attribute(v: Values, name: str) -> None:
    """Everything that any attribute counts for."""
    most = v[f"mpv.{name}"] = v[f"points.{name}"] = (
        v["start_percent"]
        + v[f"age_points.{name}"]
        + v[f"culture.bonus.{name}"]
        + v[f"profession.bonus.{name}"]
        + v[f"level_points.{name}"]
        - v[f"aging_loss.{name}"]
    )
    v["mpv_total"] = sum([v[key] for key in MPV])
    v["mpv_mean"] = divide(v["mpv_total"], 26)
    current(v, name, most)


def current(v: Values, name: str, most: int) -> None:
    v[f"cpv.{name}"] = max(0, min(most, most - v[f"cpv_loss.{name}"] + v[f"cpv_modifier.{name}"]))
    current_total(v)
    for row in v["capabilities[]"]:
        if name in row["attributes"]:
            chance(v, row)


def edit_human_age(v: Values, value: int) -> None:
    """Human Age."""
    v["human_age_years"] = value
    v["age_points_total"] = 10 * value
    v["age_points_left"] = v["age_points_total"] - v["age_points_spent"]
    windows(v)
    rooms(v)


def edit_level(v: Values, value: int) -> None:
    """Level."""
    v["level"] = value
    v["level_points_left"] = value - v["level_points_spent"]
    status = v["ds_max"] = v["mpv.vtly"] + v["mpv.hlth"] + v["mpv.nrsh"] + value
    v["ds_current"] = max(0, status - v["damage_taken"])
    v["ds_danger"] = divide(status, 10)
    v["ds_heavy"] = ceil(v["ds_danger"])
    v["ds_left"] = min(status, v["damage_taken"])


def edit_strength(v: Values, value: int) -> None:
    """Strength lost to a situation: the load that can be lifted, damage and attack with every weapon."""
    v["cpv_loss.strn"] = value
    current(v, "strn", v["mpv.strn"])
    v["bench_press_lb"] = 10 * v["cpv.strn"]
    for row in v["weapons[]"]:
        strength(v, row)
    fist = {key: v[f"unarmed.{key}"] for key in FIST_READS}
    strength(v, fist)
    for key in ("strength_damage", "strn_penalty", "damage", "attack_percent"):
        v[f"unarmed.{key}"] = fist[key]


FIST_READS = (
    "strength_factor",
    "min_strn",
    "base_damage",
    "launch_bonus",
    "damage_skill",
    "attack_skill",
    "hand_penalty",
)


def edit_damage_taken(v: Values, value: int) -> None:
    """Damage taken."""
    v["damage_taken"] = value
    v["ds_current"] = max(0, v["ds_max"] - value)
    v["ds_left"] = min(v["ds_max"], value)


def edit_length(v: Values, value: int) -> None:
    """Length of one weapon."""
    row = v["weapons[]"][5]
    row["length_in"] = value
    force(row)
    row["damage"] = rounded(row["base_damage"] + row["strength_damage"] + row["launch_bonus"] + row["damage_skill"])


def edit_quantity(v: Values, value: int) -> None:
    """Number of pieces of one item: the load, and what Movement is."""
    row = v["items[]"][30]
    row["quantity"] = value
    row["total_lb"] = row["weight_lb"] * value if row["carried"] else 0
    load_total(v)
    before = v["mpv.move"]
    movement(v)
    if v["mpv.move"] == before:
        return
    values(v)
    defense(v)
    for capability in v["capabilities[]"]:
        if "move" in capability["attributes"]:
            chance(v, capability)


def edit_bonus(v: Values, value: int) -> None:
    """Bonus of one capability that is a check of its own."""
    kinds = [(row["applies_to"].strip().casefold(), row["bonus"]) for row in v["capabilities[]"]]
    v["defense_skill"] = sum([bonus for kind, bonus in kinds if kind == "defense"])
    row = v["capabilities[]"][19]
    row["bonus"] = value
    row["rating_index"] = rating(value)
    row["half_bonus"] = rounded(divide(value, 2))
    chance(v, row)


EDITS: Mapping[str, Callable[[Values, Any], None]] = {
    "age_points.agil": edit_age_points,
    "level_points.focs": edit_level_points,
    "human_age_years": edit_human_age,
    "level": edit_level,
    "cpv_loss.strn": edit_strength,
    "damage_taken": edit_damage_taken,
    "weapons[5].length_in": edit_length,
    "items[30].quantity": edit_quantity,
    "capabilities[19].bonus": edit_bonus,
}
"""By address of the game's large character; what is changed besides has nothing that is computed from it."""
