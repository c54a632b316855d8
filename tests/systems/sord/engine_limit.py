"""SORD's numbers in hand-written Python, the baseline for the formula engine.

Plain functions over the dictionaries that hold the values, the same exact arithmetic, the same numbers read and
written, nothing else. They are written from section 3 of the game's data and use nothing of the engine but
``divide`` (an int or a Fraction, never a float) and the game's own functions for dice texts.
"""

from __future__ import annotations

from typing import Any

from core.formula.numbers import divide
from core.systems.sord.functions import FUNCTIONS

Values = dict[str, Any]

ATTRIBUTES = ("ambt", "hlth", "mind", "prow", "qckn", "chrm", "expr", "focs", "inst", "luck")
PRIMARY = ATTRIBUTES[:5]
SECONDARY = ATTRIBUTES[5:]
TRAITS = ("self", "emotion", "outlook", "disposition")

join_dice = FUNCTIONS["join_dice"].call
dice_least = FUNCTIONS["dice_least"].call
dice_greatest = FUNCTIONS["dice_greatest"].call
damage_words = FUNCTIONS["damage_words"].call
keeps_set = FUNCTIONS["keeps_set"].call
owns_skill = FUNCTIONS["owns_skill"].call

BASE = tuple((f"base.{a}", f"raw.{a}", f"culture.attribute_bonuses.{a}", f"base_adjust.{a}") for a in ATTRIBUTES)
MAXIMUM = tuple((f"maximum.{a}", f"base.{a}", f"advancement.{a}", f"maximum_adjust.{a}") for a in ATTRIBUTES)
CURRENT = tuple((f"current.{a}", f"maximum.{a}", f"damage.{a}") for a in ATTRIBUTES)
LIMITS = tuple(
    (f"need.{a}", f"minimums.{a}", f"freed.{a}", f"cap.{a}", f"culture.attribute_maximums.{a}") for a in ATTRIBUTES
)
SCORES = tuple(
    (f"traits.{t}", f"trait_rolls.{t}", f"culture.trait_modifiers.{t}", f"trait_modifiers.{t}", f"trait_changes.{t}")
    for t in TRAITS
)


def full(v: Values) -> None:
    """Compute everything."""
    person(v)
    attributes(v)
    load(v)
    movement(v)
    steps(v)
    attribute_left(v)
    lore(v)
    skills(v)
    life(v)
    armor(v)
    attack(v)
    weapons(v)
    unarmed(v)
    creation(v)


def person(v: Values) -> None:
    if v["human_age_years"] > 0:
        v["human_age"] = v["human_age_years"]
    else:
        v["human_age"] = max(1, v["age_years"] * v["culture.human_life_years"] // v["culture.average_life_years"])
    height = v["height_in"]
    v["size"] = 0 if height < 36 else 1 if height < 60 else 2 if height < 72 else 3 if height < 108 else 4
    quirks = v["quirks[]"]
    for key, roll, modifier, quirk, change in SCORES:
        if v[roll] == 0:
            v[key] = 0
        else:
            total = v[roll] + v[modifier] + sum([q[quirk] for q in quirks]) + v[change]
            v[key] = min(10, max(1, total))
    for row in v["extra_traits[]"]:
        row["score"] = 0 if row["roll"] == 0 else min(10, max(1, row["roll"] + row["modifier"] + row["change"]))
    for row in v["attribute_rolls[]"]:
        row["score"] = row["d6"] + row["d8"] + row["d12"] - min(row["d6"], row["d8"], row["d12"])


def attributes(v: Values) -> None:
    quirks = v["quirks[]"]
    for base, raw, bonus, adjust in BASE:
        v[base] = v[raw] + v[bonus] + v[adjust] + sum([q[adjust] for q in quirks])
    for maximum, base, advancement, adjust in MAXIMUM:
        v[maximum] = v[base] + v[advancement] + v[adjust] + sum([q[adjust] for q in quirks])
    professions = v["professions[]"]
    for need, minimum, freed, cap, most in LIMITS:
        for row in professions:
            row[need] = row[minimum] * row["current"]
        v[freed] = 1 if sum([row[need] for row in professions]) > 0 else 0
        v[cap] = 0 if v[freed] > 0 else 99 if v[most] == 0 else min(99, v[most])
    v["attribute_sum"] = (
        v["base.ambt"]
        + v["base.hlth"]
        + v["base.mind"]
        + v["base.prow"]
        + v["base.qckn"]
        + v["base.chrm"]
        + v["base.expr"]
        + v["base.focs"]
        + v["base.inst"]
        + v["base.luck"]
    )
    v["advancement_spent"] = (
        v["advancement.ambt"]
        + v["advancement.hlth"]
        + v["advancement.mind"]
        + v["advancement.prow"]
        + v["advancement.qckn"]
        + v["advancement.chrm"]
        + v["advancement.expr"]
        + v["advancement.focs"]
        + v["advancement.inst"]
        + v["advancement.luck"]
    )


def load(v: Values) -> None:
    for row in v["items[]"]:
        row["load"] = row["weight_lb"] * row["quantity"] * row["carried"]
    for row in v["wealth[]"]:
        row["load"] = row["weight_lb"] * row["quantity"] * row["carried"]
    for row in v["armor[]"]:
        row["load"] = row["weight_lb"] * row["quantity"] * max(row["carried"], row["worn"])
    for row in v["weapons[]"]:
        row["load"] = row["weight_lb"] * row["quantity"] * row["carried"] * row["counts_weight"]
    load_total(v)


def load_total(v: Values) -> None:
    v["carried_weight"] = int(
        (
            sum([row["load"] for row in v["items[]"]])
            + sum([row["load"] for row in v["wealth[]"]])
            + sum([row["load"] for row in v["armor[]"]])
            + sum([row["load"] for row in v["weapons[]"]])
        )
        // 1
    )


def movement(v: Values) -> None:
    v["max_weight"] = ((v["base.ambt"] + v["base.hlth"] + v["base.prow"]) * 3 + v["weight_lb"]) // 3
    v["overload"] = max(0, v["carried_weight"] - v["max_weight"])
    for current, maximum, damage in CURRENT:
        v[current] = max(0, v[maximum] - v[damage])
    v["current.qckn"] = max(0, v["maximum.qckn"] - v["damage.qckn"] - v["overload"])
    strength = (v["max_weight"] + v["base.hlth"] + v["height_in"]) * 50
    v["reaction_rate"] = strength // (v["weight_lb"] + v["carried_weight"] + v["human_age"])
    v["reaction_rate_zero"] = strength // (v["weight_lb"] + v["human_age"])
    v["surprise"] = v["base.qckn"] + v["base.inst"] + v["base.luck"]
    v["move_rate"] = max(0, v["reaction_rate"] + v["surprise"] - v["overload"])
    v["move_feet"] = v["move_rate"] * 3


def steps(v: Values) -> None:
    v["initial_special_steps"] = (0 if v["options.attribute_sum_lore"] else v["attribute_sum"]) + v["human_age"] * 10
    professions = v["professions[]"]
    for row in professions:
        row["rate"] = row["step_rate_number"] * row["current"]
    v["profession_count"] = sum([row["current"] for row in professions])
    v["profession_rate"] = sum([row["rate"] for row in professions])
    v["step_level"] = max(0, sum([row["levels"] for row in v["step_levels[]"]]))
    v["step_multiple"] = max(1, v["step_level"])
    v["step_rate"] = (v["profession_rate"] + v["human_age"] + v["culture.step_rate_number"]) * v["step_multiple"]
    step_numbers(v)


def step_numbers(v: Values) -> None:
    total = v["step_sum"] = (
        v["steps.role_played"]
        + v["steps.conflict"]
        + v["steps.problem_solved"]
        + v["steps.special"]
        + v["steps.carried_over"]
    )
    rate = v["step_rate"]
    v["sa_ratio"] = divide(100 * total // rate, 100)
    v["current_sa"] = min(4, max(v["sa_held"], total // rate))
    v["revolution_due"] = 1 if total >= 5 * rate else 0
    noted = sum([row["sa_noted"] for row in v["professions[]"]])
    v["max_sa"] = 5 * v["step_level"] + noted + v["current_sa"]
    v["steps_to_next_sa"] = max(0, (v["current_sa"] + 1) * rate - total)
    v["steps_to_next_level"] = max(0, 5 * rate - total)
    v["employed"] = 0 if v["profession_count"] == 0 else 1 if v["max_sa"] >= 1 else 0


def attribute_left(v: Values) -> None:
    v["advancement_left"] = v["max_sa"] - v["advancement_spent"]


def lore(v: Values) -> None:
    for kind in ("trained", "educated"):
        v[f"{kind}_lore"] = sum([row[f"{kind}_lore"] for row in v["step_levels[]"]])
        v[f"{kind}_lore_left"] = (
            v[f"{kind}_lore"]
            - sum([row[f"{kind}_paid"] for row in v["skills[]"]])
            - sum([row[f"{kind}_paid"] for row in v["powers[]"]])
            - v[f"lore_erased.{kind}"]
        )
    v["start_lore"] = v["attribute_sum"] if v["options.attribute_sum_lore"] else 0
    v["start_lore_left"] = (
        v["start_lore"]
        - sum([row["start_paid"] for row in v["skills[]"]])
        - sum([row["start_paid"] for row in v["powers[]"]])
    )


def attribute_value(v: Values, attribute: str) -> int:
    attribute = attribute.strip().casefold()
    value: int = v[f"maximum.{attribute}"] if attribute in ATTRIBUTES else v["maximum.expr"]
    return value


def skills(v: Values) -> None:
    for row in v["skills[]"]:
        row["attribute_value"] = attribute_value(v, row["attribute"])
        row["check"] = row["attribute_value"] + row["modifier"]
    for row in v["powers[]"]:
        row["attribute_value"] = attribute_value(v, row["attribute"])
        row["check"] = row["attribute_value"] + row["modifier"]


def life(v: Values) -> None:
    v["life_recovery"] = 1 + (v["maximum.ambt"] + v["maximum.hlth"] + v["maximum.focs"]) // v["human_age"]
    v["unconscious_number"] = v["maximum.hlth"] + v["maximum.mind"]
    v["deathly_blow"] = (
        v["maximum.ambt"] + v["maximum.hlth"] + v["maximum.mind"] + v["maximum.chrm"] + v["maximum.luck"]
    )
    v["parry_avoid"] = v["move_rate"] // 10
    v["damage_total"] = (
        v["damage.ambt"]
        + v["damage.hlth"]
        + v["damage.mind"]
        + v["damage.prow"]
        + v["damage.qckn"]
        + v["damage.chrm"]
        + v["damage.expr"]
        + v["damage.focs"]
        + v["damage.inst"]
        + v["damage.luck"]
    )
    v["rest_hours"] = -(-v["damage_total"] // v["life_recovery"])


def armor(v: Values) -> None:
    pieces = v["armor[]"]
    for row in pieces:
        row["head_worn"] = row["head"] * row["worn"]
        row["body_worn"] = row["body"] * row["worn"]
        row["limb_worn"] = row["limb"] * row["worn"]
    v["head_armor"] = sum([row["head_worn"] for row in pieces])
    v["body_armor"] = sum([row["body_worn"] for row in pieces])
    v["limb_armor"] = sum([row["limb_worn"] for row in pieces])
    v["minimum_blow"] = min(v["head_armor"], v["body_armor"], v["limb_armor"])


def attack(v: Values) -> None:
    war = v["war"] = v["move_rate"] + v["maximum.ambt"] + v["maximum.hlth"] + v["maximum.expr"]
    mind, prow, qckn = v["maximum.mind"], v["maximum.prow"], v["maximum.qckn"]
    v["fired_war"] = war + qckn + v["maximum.inst"]
    v["thrown_war"] = war + qckn + v["maximum.luck"]
    v["melee_war"] = war + mind + prow + qckn
    v["disarm_war"] = war + mind + v["maximum.inst"]
    v["special_war"] = war + mind + v["maximum.focs"]
    v["critical_war"] = war + prow
    v["prow20"] = max(0, prow - 20)
    v["qckn20"] = max(0, qckn - 20)
    v["mind20"] = max(0, mind - 20)


def weapons(v: Values) -> None:
    for row in v["weapons[]"]:
        weapon_type(v, row)
        weapon_reach(v, row)
        weapon_damage(v, row)


def weapon_type(v: Values, row: Values) -> None:
    kind = row["type"].strip().casefold()
    fired = row["is_fired"] = 1 if kind == "fired" else 0
    thrown = row["is_thrown"] = 1 if kind == "thrown" else 0
    melee = row["is_melee"] = 1 if kind == "melee" else 0
    disarm = row["is_disarm"] = 1 if kind == "disarm" else 0
    special = row["is_special"] = 1 if kind == "special" else 0
    critical = row["is_critical"] = 1 if kind == "critical" else 0
    row["wt"] = 1 * fired + 5 * thrown + 10 * melee + 15 * disarm + 20 * special + 25 * critical
    die = ""
    if row["trained"]:
        die = "1d6" if fired else "1d8" if thrown else "1d12" if melee else row["special_dice"] if special else ""
        die = "2d10" if critical else die
    row["dice"] = join_dice(die, row["special_damage"])
    row["dice_min"] = dice_least(row["dice"])
    row["dice_max"] = dice_greatest(row["dice"])


def weapon_reach(v: Values, row: Values) -> None:
    fired, thrown = row["is_fired"], row["is_thrown"]
    if row["trained"]:
        row["war_used"] = (
            v["fired_war"] * fired
            + v["thrown_war"] * thrown
            + v["melee_war"] * row["is_melee"]
            + v["disarm_war"] * row["is_disarm"]
            + v["special_war"] * row["is_special"]
            + v["critical_war"] * row["is_critical"]
        )
    else:
        row["war_used"] = v["war"]
    weapon_speed(v, row)
    divisor = row["length_ft"] * fired + row["weight_lb"] * thrown
    if divisor == 0:
        row["max_distance_ft"] = None
    elif fired:
        row["max_distance_ft"] = row["war_used"] // divisor
    else:
        row["max_distance_ft"] = (row["war_used"] + v["maximum.prow"]) * 2 // divisor


def weapon_speed(v: Values, row: Values) -> None:
    row["wslo"] = (row["weight_lb"] + row["length_ft"] + row["wt"]) * 10 // v["surprise"]
    row["thawac"] = (row["war_used"] - row["wslo"]) // 10
    row["attack_rate"] = max(0, (v["move_rate"] + row["thawac"]) // (row["wslo"] + 20))


def weapon_damage(v: Values, row: Values) -> None:
    bonus = v["prow20"] * (row["is_thrown"] + row["is_melee"] + row["is_critical"]) + v["qckn20"] * row["is_fired"]
    row["attack_bonus"] = bonus + v["mind20"] * max(row["is_special"], row["focused"])
    row["damage_flat"] = int((row["weight_lb"] + row["length_ft"] + row["dam_mod"] + row["attack_bonus"]) // 1)
    row["damage_min"] = max(1, row["damage_flat"] + row["dice_min"])
    row["damage_max"] = max(1, row["damage_flat"] + row["dice_max"])
    row["damage_text"] = damage_words(row["dice"], row["damage_flat"])


def unarmed(v: Values) -> None:
    v["unarmed.wslo"] = 100 // v["surprise"]
    v["unarmed.thawac"] = (v["war"] - v["unarmed.wslo"]) // 10
    v["unarmed.attack_rate"] = max(0, (v["move_rate"] + v["unarmed.thawac"]) // (v["unarmed.wslo"] + 20))
    v["unarmed.damage"] = max(1, v["prow20"])


def creation(v: Values) -> None:
    """Helper numbers that no sheet shows."""
    v["placed"] = 1 if all([v[f"raw.{a}"] != 0 for a in ATTRIBUTES]) else 0
    sets = [row["set"] for row in v["attribute_rolls[]"]]
    scores = [row["score"] for row in v["attribute_rolls[]"]]
    v["primary_fits"] = keeps_set(v["primary_set"], sets, scores, *[v[f"raw.{a}"] for a in PRIMARY])
    v["secondary_fits"] = keeps_set(v["secondary_set"], sets, scores, *[v[f"raw.{a}"] for a in SECONDARY])
    names = [row["name"] for row in v["skills[]"]]
    owned = [row["weapon"] for row in v["skills[]"]]
    kinds = [row["weapon_type"] for row in v["skills[]"]]
    for free in v["culture.free_skills[]"]:
        free_skill(free, names, owned, kinds)
    for profession in v["professions[]"]:
        for free in profession["free_skills[]"]:
            free_skill(free, names, owned, kinds)
        total = sum([free["wanting"] for free in profession["free_skills[]"]])
        profession["skills_wanting"] = total if profession["current"] else 0
    v["missing_one"] = missing_one(v)
    v["missing_two"] = missing_two(v)
    v["missing_thirteen"] = missing_thirteen(v)


def free_skill(free: Values, names: list[str], owned: list[str], kinds: list[str]) -> None:
    for row in free["from[]"]:
        row["owned"] = owns_skill(row["name"], row["weapon"], row["weapon_type"], names, owned, kinds)
    free["wanting"] = max(0, free["choose"] - sum([row["owned"] for row in free["from[]"]]))


def missing_one(v: Values) -> str:
    if not v["options.manual_attributes"] and len(v["attribute_rolls[]"]) == 0:
        return "attribute_rolls"
    for attribute in ATTRIBUTES:
        if v[f"raw.{attribute}"] == 0:
            return attribute
    if v["options.manual_attributes"]:
        return ""
    return "primary_set" if not v["primary_fits"] else "secondary_set" if not v["secondary_fits"] else ""


def missing_two(v: Values) -> str:
    if v["culture.id"].strip().casefold() == "" and v["culture.name"].strip().casefold() == "":
        return "culture"
    if sum([row["wanting"] for row in v["culture.free_skills[]"]]) > 0:
        return "skills"
    for trait in TRAITS:
        if v[f"trait_rolls.{trait}"] == 0:
            return trait
    for key in ("age_years", "height_in", "weight_lb"):
        if v[key] <= 0:
            return key
    return ""


def missing_thirteen(v: Values) -> str:
    if v["revolution_due"]:
        return "revolution"
    if v["employed"] and sum([row["skills_wanting"] for row in v["professions[]"]]) > 0:
        return "skills"
    return "points" if v["advancement_left"] < 0 else ""


# ---- edits: each changes one input and computes what depends on it


def edit_steps(v: Values, value: int) -> None:
    """Steps from conflict."""
    v["steps.conflict"] = value
    step_numbers(v)
    attribute_left(v)
    v["missing_thirteen"] = missing_thirteen(v)


def edit_length(v: Values, place: int, value: int) -> None:
    """Length of one weapon."""
    row = v["weapons[]"][place]
    row["length_ft"] = value
    weapon_speed(v, row)
    row["damage_flat"] = int((row["weight_lb"] + value + row["dam_mod"] + row["attack_bonus"]) // 1)
    row["damage_min"] = max(1, row["damage_flat"] + row["dice_min"])
    row["damage_max"] = max(1, row["damage_flat"] + row["dice_max"])
    row["damage_text"] = damage_words(row["dice"], row["damage_flat"])
    divisor = value * row["is_fired"] + row["weight_lb"] * row["is_thrown"]
    if divisor == 0:
        row["max_distance_ft"] = None
    elif row["is_fired"]:
        row["max_distance_ft"] = row["war_used"] // divisor
    else:
        row["max_distance_ft"] = (row["war_used"] + v["maximum.prow"]) * 2 // divisor


def edit_damage(v: Values, value: int) -> None:
    """Damage to Health."""
    v["damage.hlth"] = value
    v["current.hlth"] = max(0, v["maximum.hlth"] - value)
    v["damage_total"] = (
        v["damage.ambt"]
        + value
        + v["damage.mind"]
        + v["damage.prow"]
        + v["damage.qckn"]
        + v["damage.chrm"]
        + v["damage.expr"]
        + v["damage.focs"]
        + v["damage.inst"]
        + v["damage.luck"]
    )
    v["rest_hours"] = -(-v["damage_total"] // v["life_recovery"])


def edit_quantity(v: Values, place: int, value: int) -> None:
    """Quantity of one item: load, movement, and all numbers of attack."""
    row = v["items[]"][place]
    row["quantity"] = value
    row["load"] = row["weight_lb"] * value * row["carried"]
    before = v["carried_weight"]
    load_total(v)
    if v["carried_weight"] == before:
        return
    v["overload"] = max(0, v["carried_weight"] - v["max_weight"])
    v["current.qckn"] = max(0, v["maximum.qckn"] - v["damage.qckn"] - v["overload"])
    strength = (v["max_weight"] + v["base.hlth"] + v["height_in"]) * 50
    v["reaction_rate"] = strength // (v["weight_lb"] + v["carried_weight"] + v["human_age"])
    move(v)


def move(v: Values) -> None:
    v["move_rate"] = max(0, v["reaction_rate"] + v["surprise"] - v["overload"])
    v["move_feet"] = v["move_rate"] * 3
    v["parry_avoid"] = v["move_rate"] // 10
    war = v["war"] = v["move_rate"] + v["maximum.ambt"] + v["maximum.hlth"] + v["maximum.expr"]
    v["fired_war"] = war + v["maximum.qckn"] + v["maximum.inst"]
    v["thrown_war"] = war + v["maximum.qckn"] + v["maximum.luck"]
    v["melee_war"] = war + v["maximum.mind"] + v["maximum.prow"] + v["maximum.qckn"]
    v["disarm_war"] = war + v["maximum.mind"] + v["maximum.inst"]
    v["special_war"] = war + v["maximum.mind"] + v["maximum.focs"]
    v["critical_war"] = war + v["maximum.prow"]
    for row in v["weapons[]"]:
        weapon_war(v, row)
    v["unarmed.thawac"] = (war - v["unarmed.wslo"]) // 10
    v["unarmed.attack_rate"] = max(0, (v["move_rate"] + v["unarmed.thawac"]) // (v["unarmed.wslo"] + 20))


def weapon_war(v: Values, row: Values) -> None:
    fired, thrown = row["is_fired"], row["is_thrown"]
    if row["trained"]:
        row["war_used"] = (
            v["fired_war"] * fired
            + v["thrown_war"] * thrown
            + v["melee_war"] * row["is_melee"]
            + v["disarm_war"] * row["is_disarm"]
            + v["special_war"] * row["is_special"]
            + v["critical_war"] * row["is_critical"]
        )
    else:
        row["war_used"] = v["war"]
    row["thawac"] = (row["war_used"] - row["wslo"]) // 10
    row["attack_rate"] = max(0, (v["move_rate"] + row["thawac"]) // (row["wslo"] + 20))
    divisor = row["length_ft"] * fired + row["weight_lb"] * thrown
    if divisor == 0:
        row["max_distance_ft"] = None
    elif fired:
        row["max_distance_ft"] = row["war_used"] // divisor
    else:
        row["max_distance_ft"] = (row["war_used"] + v["maximum.prow"]) * 2 // divisor
