"""HURSAGMU's numbers in plain Python: the speed that the engine is compared with.

Plain functions over the dictionaries that hold the values, the same exact arithmetic, the same numbers read and
written, nothing else. They are written from section 3 of the game's data and use nothing of the engine but its exact
arithmetic (``divide``) and the game's own free load.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from math import floor
from typing import Any

from core.formula.numbers import divide
from core.systems.hursagmu.functions import free_load

Values = dict[str, Any]
Number = int | Fraction

HALF = divide(1, 2)
ATTRIBUTES = ("str", "dex", "wil", "int")
ALONE = {
    "striking": "effective.dex",
    "archery": "effective.dex",
    "grappling": "effective.dex",
    "defense": "effective.dex",
    "tactics": "effective.int",
    "animals": "effective.wil",
    "riding": "effective.dex",
}
CONSTANTS = {
    "rule.action_step": 2,
    "rule.augment_step": 2,
    "rule.dive_step": 5,
    "rule.dive_max_yd": 6,
    "rule.round_s": 6,
    "rule.bare_block": 2,
    "rule.ride_defense": 4,
    "rule.improvised_throw": 2,
    "rule.slam_limit": 4,
    "rule.gap_free": 3,
}
SECONDS = (60, 3600, 86400, 0)
HEALTH_NAMES = ("OK", "Hurt", "Wounded", "Crippled", "Dead")
SANITY_NAMES = ("OK", "Shaken", "Disturbed", "Insane", "Catatonic")
STATUS_NAMES = ("active", "unconscious", "catatonic", "dead")
DAYS = (0, 7, 14, 28, None)
RAISED = {"base.str": "Strength", "base.dex": "Dexterity", "base.wil": "Willpower", "base.int": "Intelligence"}
NOBODY = 1000000


def whole(number: Number) -> Number:
    """Round to nearest, halves up."""
    return number if isinstance(number, int) else floor(number + HALF)


def full(v: Values) -> None:
    """Compute everything."""
    v.update(CONSTANTS)
    for key in ATTRIBUTES:
        attribute_price(v, key)
    for row in v["skills[]"]:
        row["found"] = 1
        skill_price(row)
    for role in ALONE:
        v[f"roles.{role}.found"] = 1
    prices(v)
    for row in v["wounds[]"]:
        wound(row)
    injury(v)
    round_plan(v)
    for row in v["armor[]"]:
        armor_row(row)
        weight(row)
    armor(v)
    health(v)
    for kind in ("weapons[]", "items[]"):
        for row in v[kind]:
            weight(row)
    burden(v)
    for row in v["advances[]"]:
        row["shown_what"] = RAISED.get(row["what"].strip().casefold(), row["what"])


# Points


def attribute_price(v: Values, key: str) -> None:
    base = v[f"base.{key}"]
    cost, dearer = base * abs(base), (base + 1) * abs(base + 1)
    v[f"cost.{key}"], v[f"next_cost.{key}"], v[f"raise.{key}"] = cost, dearer, dearer - cost


def skill_price(row: Values) -> None:
    level = row["level"]
    row["cost"] = divide(level * (level + 1), 2)
    row["next_cost"] = divide((level + 1) * (level + 2), 2)
    row["raise"] = row["next_cost"] - row["cost"]


def prices(v: Values) -> None:
    v["attribute_cost"] = v["cost.str"] + v["cost.dex"] + v["cost.wil"] + v["cost.int"]
    v["skill_cost"] = sum(row["cost"] for row in v["skills[]"])
    attributes, skills = v["attribute_cost"], v["skill_cost"]
    if v["options.separate_pools"] == 1:
        for_attributes, for_skills = v["attribute_points"], v["skill_points"]
        v["attribute_points_left"] = max(0, for_attributes - attributes)
        v["skill_points_left"] = max(0, for_skills - skills)
        v["points_left"] = v["attribute_points_left"] + v["skill_points_left"]
        v["xp_spent"] = max(0, attributes - for_attributes) + max(0, skills - for_skills)
    else:
        left = max(0, v["points_total"] - attributes - skills)
        v["points_left"] = v["attribute_points_left"] = v["skill_points_left"] = left
        v["xp_spent"] = max(0, attributes + skills - v["points_total"])
    v["xp_left"] = v["xp_earned"] - v["xp_spent"]


# Injury


def wound(row: Values) -> None:
    row["level_taken"] = taken = min(4, row["damage"] // 5)
    row["level_now"] = 4 if taken == 4 else max(0, taken - row["healed"])


def injury(v: Values) -> None:
    v["damage_taken"] = sum(row["damage"] for row in v["wounds[]"])
    v["health_level"] = max(0, *(row["level_now"] for row in v["wounds[]"]))
    v["health_penalty"] = min(3, v["health_level"])
    most = v["stamina_max"]
    v["stamina"] = min(most, most - v["damage_taken"] - v["stamina_exertion"] + v["stamina_regained"])
    v["stamina_missing"] = most - v["stamina"]
    sanity(v)


def sanity(v: Values) -> None:
    health, mind = v["health_level"], max(0, min(4, v["sanity_lost"]))
    v["sanity_level"] = mind
    v["sanity_penalty"] = min(3, mind)
    v["status"] = 3 if health == 4 else 2 if mind == 4 else int(v["stamina"] <= 0)
    v["can_act"] = int(v["status"] == 0)
    v["health_name"], v["sanity_name"] = HEALTH_NAMES[health], SANITY_NAMES[mind]
    v["status_name"] = STATUS_NAMES[v["status"]]
    v["recovery_level"] = worse = max(health, mind)
    v["stamina_seconds"] = seconds = v["rule.round_s"] if worse == 0 else SECONDS[worse - 1]
    v["wake_s"] = max(0, 1 - v["stamina"]) * seconds if seconds else None
    v["full_s"] = v["stamina_missing"] * seconds if seconds else None
    v["health_days"], v["sanity_days"] = DAYS[health], DAYS[mind]


# Attributes, skills, the round


def round_plan(v: Values) -> None:
    v["turn_actions"] = (
        v["turn.attacks"] + v["turn.defend"] + v["turn.augments"] + v["turn.assisted_blocks"] + v["turn.other"]
    )
    v["action_penalty"] = v["rule.action_step"] * max(0, v["turn_actions"] - 1)
    for actions in range(2, 6):
        v[f"penalty_of_{actions}"] = -(actions - 1) * v["rule.action_step"]
    v["augment_damage"] = v["rule.augment_step"] * v["turn.augments"]


def health(v: Values) -> None:
    """Compute the numbers that depend on effective attributes, after penalties."""
    v["effective.str"] = v["base.str"] - v["health_penalty"]
    v["effective.dex"] = v["base.dex"] - v["health_penalty"]
    v["effective.wil"] = v["base.wil"] - v["sanity_penalty"]
    v["effective.int"] = v["base.int"] - v["sanity_penalty"]
    for row in v["skills[]"]:
        skill(v, row)
    roles(v)
    for row in v["weapons[]"]:
        weapon(v, row)
    now(v)
    strength(v)
    in_hand(v)


def skill(v: Values, row: Values) -> None:
    row["attribute_value"] = v[f"effective.{row['attribute']}"]
    row["total"] = row["attribute_value"] + row["level"]
    row["now"] = row["total"] - v["action_penalty"]


def roles(v: Values) -> None:
    best: dict[str, int] = {}
    for row in v["skills[]"]:
        role = row["role"]
        if role and (role not in best or row["total"] > best[role]):
            best[role] = row["total"]
    v["role_totals"] = "".join(f"{role} {total}\n" for role, total in best.items())
    for role, alone in ALONE.items():
        v[f"total.{role}"] = v[f"roles.{role}.total"] = best[role] if role in best else v[alone]


def resolved(v: Values, named: str) -> int:
    """Return the total of the skill that a weapon names: a role, a skill by its name, or the attribute alone."""
    named = named.strip().casefold()
    if named in ALONE:
        return int(v[f"total.{named}"])
    for row in v["skills[]"]:
        if row["name"].strip().casefold() == named:
            return int(row["total"])
    return int(v["effective.dex"])


def weapon(v: Values, row: Values) -> None:
    row["skill_total"] = resolved(v, row["skill"])
    row["throw_skill_total"] = resolved(v, row["throw_skill"])
    near = row["range_yd"]
    row["band_2_yd"], row["band_4_yd"], row["band_6_yd"] = (
        (2 * near, 4 * near, 8 * near) if near else (None, None, None)
    )
    row["throw_far_yd"] = 8 * row["throw_range_yd"] if row["throw_range_yd"] else None
    aimed(v, row)
    hurting(v, row)


def aimed(v: Values, row: Values) -> None:
    penalty = v["action_penalty"]
    row["attack_bonus"] = row["skill_total"] + row["hit_modifier"]
    row["attack_now"] = row["attack_bonus"] - penalty
    if row["throw_range_yd"]:
        worse = 0 if row["throw_designed"] == 1 else v["rule.improvised_throw"]
        row["throw_attack"] = row["throw_skill_total"] + row["hit_modifier"] - worse
        row["throw_attack_now"] = row["throw_attack"] - penalty
    else:
        row["throw_attack"] = row["throw_attack_now"] = None


def hurting(v: Values, row: Values) -> None:
    power, force = row["power"], v["effective.str"]
    row["damage_bonus"] = power + (force if row["uses_strength"] == 1 else 0)
    row["damage_now"] = row["damage_bonus"] + v["augment_damage"]
    row["close_damage"] = row["damage_bonus"] if row["small"] == 1 else None
    row["throw_damage"] = force + (power if row["throw_designed"] == 1 else 0) if row["throw_range_yd"] else None


def now(v: Values) -> None:
    """Compute the numbers of skills and the plan of the round."""
    penalty = v["action_penalty"]
    v["initiative_bonus"] = v["effective.dex"]
    v["tactical_total"] = v["total.tactics"]
    v["unarmed_attack"] = v["total.striking"]
    v["unarmed_attack_now"] = v["total.striking"] - penalty
    v["grapple_now"] = v["total.grappling"] - penalty
    defense = v["total.defense"] - penalty
    v["dodge_now"] = None if v["mounted"] == 1 else defense
    v["block_now"] = defense + v["shield_bonus"]
    v["bare_block_now"] = defense - (v["rule.bare_block"] if v["options.bare_block_penalty"] == 1 else 0)
    v["riding_now"] = v["total.riding"] - penalty
    v["ride_defense_now"] = v["riding_now"] - v["rule.ride_defense"] if v["mounted"] == 1 else None


def strength(v: Values) -> None:
    """Compute the numbers of Strength except weapons and load."""
    v["unarmed_damage"] = v["effective.str"]
    v["unarmed_damage_now"] = v["effective.str"] + v["augment_damage"]
    v["endurance_bonus"] = v["effective.str"] + v["armor_total"]
    v["load_limit_lb"] = free_load(v["effective.str"])


def in_hand(v: Values) -> None:
    held = next((row for row in v["weapons[]"] if row["ready"] and row["quantity"]), None)
    v["in_hand_attack_now"] = v["unarmed_attack_now"] if held is None else held["attack_now"]
    v["in_hand_damage_now"] = v["unarmed_damage_now"] if held is None else held["damage_now"]


def armor_row(row: Values) -> None:
    row["worn_rating"] = row["rating"] if row["worn"] == 1 else 0
    row["ready_shield"] = int(row["worn"] == 1 and row["shield"] == 1)
    row["ready_block"] = row["block_bonus"] if row["ready_shield"] else 0


def armor(v: Values) -> None:
    rows = v["armor[]"]
    v["armor_total"] = sum(row["worn_rating"] for row in rows)
    v["shield_ready"] = max(0, *(row["ready_shield"] for row in rows))
    v["shield_bonus"] = max(0, *(row["ready_block"] for row in rows))
    mount(v)


# Load, movement, animals


def mount(v: Values) -> None:
    wanted = v["mounted_on"].strip().casefold()
    places = (n for n, row in enumerate(v["animals[]"], 1) if row["name"].strip().casefold() == wanted)
    v["mount_row"] = next(places, NOBODY)
    v["mounted"] = int(wanted != "" and v["mount_row"] < NOBODY)


def weight(row: Values) -> None:
    row["total_weight_lb"] = row["weight_lb"] * row["quantity"] if row["carried"] == 1 else 0


def burden(v: Values) -> None:
    """Compute the numbers that depend on weight, animals included."""
    for place, row in enumerate(v["animals[]"], 1):
        animal(v, row, place)
    load(v)


def load(v: Values) -> None:
    v["load_lb"] = sum(row["total_weight_lb"] for kind in ("weapons[]", "armor[]", "items[]") for row in v[kind])
    v["rider_weight_lb"] = v["mass_lb"] + v["load_lb"]
    encumbrance(v)
    for row in v["animals[]"]:
        carrying(v, row)
    riding(v)


def encumbrance(v: Values) -> None:
    load_lb, limit = v["load_lb"], v["load_limit_lb"]
    v["load_percent"] = whole(divide(100 * load_lb, limit))
    v["slowed"] = int(load_lb > limit and v["options.load_slows"] == 1)
    v["run_yd"] = floor(divide(v["move_yd"], 2)) if v["slowed"] else v["move_yd"]


def riding(v: Values) -> None:
    v["mount_run_yd"] = (
        sum(row["run_yd"] for row in v["animals[]"] if row["ridden"] == 1) if v["mounted"] == 1 else None
    )
    v["travel_yd"] = v["mount_run_yd"] if v["mounted"] == 1 else v["run_yd"]


def animal(v: Values, row: Values, place: int) -> None:
    row["ridden"] = int(v["mounted"] == 1 and place == v["mount_row"])
    training = row["training"]
    row["command_challenge"] = 5 if training == 2 else 8 if training == 1 else 11
    row["stamina"] = row["stamina_max"] - row["stamina_lost"]
    hurt_animal(row)


def hurt_animal(row: Values) -> None:
    worst = row["worst_hit"]
    row["health_level"] = level = 4 if worst >= 20 else max(0, worst // 5 - row["health_healed"])
    row["status"] = 3 if level == 4 else int(row["stamina"] <= 0)
    less = min(3, level)
    row["str_now"], row["dex_now"] = row["str"] - less, row["dex"] - less
    dex, force = row["dex_now"], row["str_now"]
    row["attack_bonus"] = dex + row["striking"]
    row["damage_bonus"] = force + row["power"]
    row["grapple_total"] = dex + row["grappling"]
    row["defense_total"] = dex + row["defense"]
    row["endurance_bonus"] = force + row["natural_armor"] + row["barding"]
    row["load_limit_lb"] = free_load(force)


def carrying(v: Values, row: Values) -> None:
    row["carried_lb"] = row["gear_lb"] + (v["rider_weight_lb"] if row["ridden"] == 1 else 0)
    row["slowed"] = int(row["carried_lb"] > row["load_limit_lb"] and v["options.load_slows"] == 1)
    row["run_yd"] = floor(divide(row["move_yd"], 2)) if row["slowed"] else row["move_yd"]


# Edits


def edit_sanity(v: Values, value: int) -> None:
    v["sanity_lost"] = value
    sanity(v)
    v["effective.wil"] = v["base.wil"] - v["sanity_penalty"]
    v["effective.int"] = v["base.int"] - v["sanity_penalty"]
    for row in v["skills[]"]:
        if row["attribute"] in ("wil", "int"):
            skill(v, row)
    roles(v)
    for row in v["weapons[]"]:
        row["skill_total"] = resolved(v, row["skill"])
        row["throw_skill_total"] = resolved(v, row["throw_skill"])
        aimed(v, row)
    now(v)
    in_hand(v)


def edit_augments(v: Values, value: int) -> None:
    v["turn.augments"] = value
    round_plan(v)
    penalty, more = v["action_penalty"], v["augment_damage"]
    for row in v["skills[]"]:
        row["now"] = row["total"] - penalty
    for row in v["weapons[]"]:
        row["attack_now"] = row["attack_bonus"] - penalty
        row["damage_now"] = row["damage_bonus"] + more
        if row["throw_range_yd"]:
            row["throw_attack_now"] = row["throw_attack"] - penalty
    v["unarmed_damage_now"] = v["unarmed_damage"] + more
    now(v)
    in_hand(v)


def edit_strength(v: Values, value: int) -> None:
    v["base.str"] = value
    attribute_price(v, "str")
    prices(v)
    v["effective.str"] = value - v["health_penalty"]
    for row in v["skills[]"]:
        if row["attribute"] == "str":
            skill(v, row)
    roles(v)
    for row in v["weapons[]"]:
        row["skill_total"] = resolved(v, row["skill"])
        row["throw_skill_total"] = resolved(v, row["throw_skill"])
        aimed(v, row)
        hurting(v, row)
    now(v)
    strength(v)
    in_hand(v)
    encumbrance(v)
    riding(v)


def edit_wound(v: Values, place: int, value: int) -> None:
    row = v["wounds[]"][place]
    row["damage"] = value
    wound(row)
    before = v["health_penalty"]
    injury(v)
    if v["health_penalty"] != before:
        health(v)
        encumbrance(v)
        riding(v)


def edit_level(v: Values, place: int, value: int) -> None:
    row = v["skills[]"][place]
    row["level"] = value
    skill_price(row)
    prices(v)
    skill(v, row)
    if row["role"]:
        roles(v)
        now(v)
    for each in v["weapons[]"]:
        each["skill_total"] = resolved(v, each["skill"])
        each["throw_skill_total"] = resolved(v, each["throw_skill"])
        aimed(v, each)
    in_hand(v)


def edit_power(v: Values, place: int, value: int) -> None:
    row = v["weapons[]"][place]
    row["power"] = value
    hurting(v, row)
    in_hand(v)


def edit_quantity(v: Values, place: int, value: int) -> None:
    row = v["items[]"][place]
    row["quantity"] = value
    weight(row)
    v["load_lb"] = sum(row["total_weight_lb"] for kind in ("weapons[]", "armor[]", "items[]") for row in v[kind])
    v["rider_weight_lb"] = v["mass_lb"] + v["load_lb"]
    encumbrance(v)
    for each in v["animals[]"]:
        if each["ridden"] == 1:
            carrying(v, each)
    riding(v)


def edit_worst_hit(v: Values, place: int, value: int) -> None:
    row = v["animals[]"][place]
    row["worst_hit"] = value
    before = row["health_level"]
    hurt_animal(row)
    if row["health_level"] != before:
        carrying(v, row)
        riding(v)


EDITS: Mapping[str, Callable[[Values, int], None]] = {
    "sanity_lost": edit_sanity,
    "turn.augments": edit_augments,
    "base.str": edit_strength,
    "wounds[19].damage": lambda values, value: edit_wound(values, 19, value),
    "skills[39].level": lambda values, value: edit_level(values, 39, value),
    "weapons[5].power": lambda values, value: edit_power(values, 5, value),
    "items[10].quantity": lambda values, value: edit_quantity(values, 10, value),
    "animals[5].worst_hit": lambda values, value: edit_worst_hit(values, 5, value),
}
"""Functions that apply an edit, by its address in the large character."""
