"""The Eastern Isles numbers in plain Python: the speed that the engine is compared with.

Plain functions over the dictionaries that hold the values, the same exact arithmetic, the same numbers read and
written, nothing else. They are written from section 3 of the game's data and use nothing of the engine but its exact
arithmetic (``divide``, ``sqrt``, the harmonic sums) and the game's own functions for dice and words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from math import ceil, floor
from typing import Any

from core.formula.harmonic import harmonic, harmonic_count
from core.formula.numbers import divide, sqrt
from core.systems.eastern_isles.functions import boxes, chain_words, dice_words, kept_indices, level_words

Values = dict[str, Any]
Number = int | Fraction

HALF = divide(1, 2)
STARTS = (0, 0, 2000, 5000, 10000, 18000, 31000, 52000, 86000, 140000, 230000, 370000, 600000)
"""Experience points with which each level begins, from level 1 on."""
MONTHS = ((200, 27), (300, 38), (400, 46), (500, 53), (600, 59), (700, 65), (800, 70), (900, 75))
PRIMARY = ("sr", "cn", "iq", "ws", "dy", "ch", "wt", "ht")
WORDS = ("pb", "sr", "iq", "ws", "ib", "cn", "dy", "ht")


def rounded(number: Number) -> int:
    """Round to nearest, halves up."""
    return number if isinstance(number, int) else floor(number + HALF)


def full(v: Values) -> None:
    """Compute everything."""
    person(v)
    dice(v)
    primary(v)
    burden(v)
    bonuses(v)
    uses(v)
    skills(v)
    sources(v)
    experience(v)
    age(v)
    endurance(v)
    recovery(v)
    blows(v)
    speeds(v)
    points(v)


def person(v: Values) -> None:
    race, year = v["race"].strip().casefold(), v["options.year_days"]
    profession = (v["profession"] or "").strip().casefold()
    elf, dwarf = race == "elf", race == "dwarf"
    v["is_female"] = int(v["sex"].strip().casefold() == "female")
    v["is_elf"], v["is_dwarf"] = int(elf), int(dwarf)
    v["is_magician"] = int(profession == "magician")
    v["is_physician"] = int(profession == "physician")
    v["is_fighter"] = int(profession == "fighter")
    v["year_days"], v["month_days"] = year, year // 12
    v["height_base"] = 28 if dwarf else 51 if elf else 49
    v["aging_base"] = 0 if elf else (48 if dwarf else 18) if year == 336 else (42 if dwarf else 16)
    v["start_age_years"] = 25 if elf else (36 if dwarf else 18) if year == 336 else (32 if dwarf else 16)
    v["has_profession"] = int(profession != "")
    v["profession_en"] = 2 * v["is_physician"] + 4 * v["is_fighter"] if profession else None
    v["recovery_halved"] = int(elf or v["subsistence_job"] + v["half_rations"] > 0)
    v["bd_recovery"] = HALF if v["recovery_halved"] else 1
    v["bd_recovery_days"] = divide(1, v["bd_recovery"])
    v["loss_count"] = len(v["loss_list[]"])


def dice(v: Values) -> None:
    elf, dwarf, female = v["is_elf"], v["is_dwarf"], v["is_female"]
    v["needed_dice.pb"] = 2 if dwarf else 1
    v["needed_dice.sr"] = 3 if dwarf else 4 if female else 2
    v["needed_dice.iq"] = v["needed_dice.ws"] = v["needed_dice.ht"] = 2
    v["needed_dice.ib"] = 2 if elf else 1
    v["needed_dice.cn"] = v["needed_dice.dy"] = 3 if female else 2
    v["wtd_sides"], v["ht_sides"] = (2, 4) if dwarf else (6, 6)
    v["pb"], v["ib"] = max(v["dice.pb"][: v["needed_dice.pb"]]), max(v["dice.ib"][: v["needed_dice.ib"]])
    strength = "lowest" if female else "highest"
    v["sr1"], v["sr2"] = pair(v, "sr", strength)
    v["iq1"], v["iq2"] = v["dice.iq"][:2]
    v["ws1"], v["ws2"] = v["dice.ws"][:2]
    v["cn1"], v["cn2"] = pair(v, "cn", "highest")
    v["cn1_size"], v["cn2_size"] = pair(v, "cn", "lowest")
    v["dy1"], v["dy2"] = pair(v, "dy", "highest")
    v["ht1"], v["ht2"] = v["dice.ht"][:2]
    v["chd"], v["wtd"] = v["dice.chd"], 1 if elf else v["dice.wtd"]
    for key in WORDS:
        keep, mode = 1 if key in ("pb", "ib") else 2, strength if key == "sr" else "highest"
        v[f"kept_dice.{key}"] = dice_words(v[f"dice.{key}"], v[f"needed_dice.{key}"], keep, mode)
    v["kept_dice.cn_size"] = dice_words(v["dice.cn"], v["needed_dice.cn"], 2, "lowest")
    chain = v["dice.attr"]
    v["kept_dice.attr"] = dice_words(chain, len(chain), len(chain), "highest")
    v["attr_text"] = chain_words(chain)


def pair(v: Values, key: str, mode: str) -> tuple[int, int]:
    """Return the two kept dice of a characteristic."""
    rolled = v[f"dice.{key}"]
    one, two = kept_indices(rolled, v[f"needed_dice.{key}"], 2, mode)
    return rolled[one], rolled[two]


def primary(v: Values) -> None:
    small, light = v["cn1_size"] + v["cn2_size"], v["dy1"] + v["dy2"]
    v["sr_rolled"] = v["pb"] + v["sr1"] + v["sr2"]
    v["iq_rolled"] = v["ib"] + v["iq1"] + v["iq2"]
    v["ws_rolled"] = v["ib"] + v["ws1"] + v["ws2"]
    v["cn_rolled"] = v["pb"] + v["cn1"] + v["cn2"]
    v["dy_rolled"] = rounded(divide(v["iq_rolled"], 3) + light)
    strong = v["sr1"] * v["sr2"] + v["sr1"] + v["sr2"]
    v["wt_rolled"] = rounded(divide(v["wtd"] * v["pb"] + v["wtd"] + strong + small - light + 40, 7))
    tall = v["sr_rolled"] + v["ht1"] + v["ht2"] + v["height_base"]
    v["ht_rolled"] = rounded(divide(3 * small - light, 5) + tall)
    charisma(v)
    for key in PRIMARY:
        v[key] = v[f"{key}_rolled"] + v[f"adjust.{key}"]


def charisma(v: Values) -> None:
    bearing = divide(v["sr_rolled"] + v["iq_rolled"] + v["ws_rolled"], 5)
    v["ch_rolled"] = rounded(bearing + v["chd"]) + (1 if v["ht_rolled"] > 72 else 0)


def burden(v: Values) -> None:
    for row in v["items[]"]:
        item_load(row)
        row["holds_now"] = (row["holds"] or "") if row["carried"] else ""
    for row in v["weapons[]"]:
        item_load(row)
    for row in v["armor[]"]:
        on = row["carried"] * row["worn"]
        halved = row["worn"] * row["sized"] * row["adjusted"]
        row["enc_carried"] = (divide(row["enc"], 2) if halved else row["enc"]) if row["carried"] else 0
        row["enc_worn"], row["ac_worn"] = (row["enc"], row["ac"]) if on else (0, 0)
    v["armor_enc_worn"] = sum([row["enc_worn"] for row in v["armor[]"]])
    capacity = 2 * v["wt"] + v["wtd"]
    v["enc_capacity"] = capacity if capacity > 0 else None
    load_total(v)
    v["st"], v["dx"] = v["sr"] - v["enc_penalty"], v["dy"] - v["enc_penalty"]


def item_load(row: Values) -> None:
    load = row["enc"] * row["quantity"] if row["carried"] else 0
    row["enc_carried"] = divide(load, 2) if row["packed"] else load


def load_total(v: Values) -> None:
    total = v["enc_total"] = (
        sum([row["enc_carried"] for row in v["items[]"]])
        + sum([row["enc_carried"] for row in v["weapons[]"]])
        + sum([row["enc_carried"] for row in v["armor[]"]])
    )
    capacity = v["enc_capacity"]
    penalty = v["enc_penalty"] = max(0, ceil(divide(total, capacity)) - 1)
    v["enc_spare"] = (penalty + 1) * capacity - total


def bonuses(v: Values) -> None:
    for key in ("st", "iq", "ws", "cn", "dx", "ch"):
        number = v[key]
        v[f"{key}_bonus_1"] = first_bonus(number)
        if key != "ws":
            v[f"{key}_bonus_2"] = 0 if number <= 13 else 1 if number <= 15 else 2 if number <= 17 else 3
            v[f"{key}_bonus_3"] = max(0, min(4, number - 14))


def first_bonus(number: int) -> int:
    return -2 if number <= 3 else -1 if number <= 7 else 0 if number <= 12 else 1 if number <= 16 else 2


def uses(v: Values) -> None:
    v["melee_crit_modifier"], v["melee_damage_modifier"] = v["st_bonus_1"], v["st_bonus_3"]
    v["spell_hands"] = max(0, 2 - v["iq_bonus_1"])
    v["incantation_bonus"], v["spotting_modifier"] = v["iq_bonus_2"], v["iq_bonus_3"]
    v["magic_save"], v["physical_save"], v["special_save"] = v["ws_bonus_1"], v["cn_bonus_1"], v["ch_bonus_1"]
    v["hit_modifier"], v["morale_roll_modifier"] = v["dx_bonus_1"], v["ch_bonus_2"]
    v["ac_modifier"] = sum([row["ac_worn"] for row in v["armor[]"]]) - v["dx_bonus_3"]


def skills(v: Values) -> None:
    rows = v["skills[]"]
    by_name: dict[str, Values] = {}
    for row in rows:
        row["points"] = row["points_start"] + row["points_level"] + row["points_trained"]
        skill_level(row)
        row["is_morale"] = int(row["name"].strip().casefold() == "morale")
        by_name.setdefault(row["name"].strip().casefold(), row)
    v["best_skills"] = ranks(rows)
    for row in v["weapons[]"]:
        known = by_name.get(row["skill"].strip().casefold()) if row["skill"].strip() else None
        row["sl"] = 0 if known is None or known["sl"] is None else known["sl"]
    morale = by_name.get("morale")
    v["morale_sl"] = 0 if morale is None or morale["sl"] is None else morale["sl"]
    uses_a_day = v["morale_uses"] = v["morale_sl"] + v["ch_bonus_3"]
    v["morale_left"] = max(0, uses_a_day - v["morale_used"])
    v["morale_boxes"] = boxes(min(v["morale_used"], uses_a_day), uses_a_day) if uses_a_day > 0 else ""


def skill_level(row: Values) -> None:
    level = row["sl"] = floor(divide((sqrt(8 * row["points"] + 1) or 0) - 1, 2))
    row["toward"] = row["points"] - level * (level + 1) // 2
    row["needed"], row["declare_cap"] = level + 1 - row["toward"], level + 1


def ranks(rows: list[Values]) -> str:
    best = sorted(range(len(rows)), key=lambda place: (-rows[place]["points"], place))[:5]
    for place, row in enumerate(rows):
        row["is_best"] = int(place in best)
    return " " + "".join([f"{place + 1} " for place in sorted(best)])


def sources(v: Values) -> None:
    elf = v["is_elf"]
    for row in v["ep_log[]"]:
        row["ep"] = row["base_ep"] // 2 if elf * row["combat"] else row["base_ep"]
    for row in v["bouts[]"]:
        counts = row["won"] and not row["listed"]
        gained = 50 * row["opponent_el"] * (2 if row["killed"] else 1) if counts else 0
        row["ep"] = divide(gained, 2) if elf else gained
    months = v["subsistence[]"]
    for row in months:
        month(v, row)
    for place, row in enumerate(months):
        row["is_recent"] = int(place >= len(months) - 12)
        row["recent_shells"] = row["shells"] if row["is_recent"] else 0
    v["subsistence_average"] = subsistence_average(months)


def month(v: Values, row: Values) -> None:
    shells, days = row["shells"], v["month_days"]
    if shells < days:
        row["ep_month"] = 0
    elif shells < 100:
        row["ep_month"] = divide(days, 2)
    else:
        row["ep_month"] = next((gained for below, gained in MONTHS if shells < below), 79)
    row["ep"] = floor(divide(row["ep_month"] * row["idle_days"], days) + divide(row["job_days"], 2))
    row["cost_shells"] = shells - row["job_days"]


def subsistence_average(months: list[Values]) -> Number | None:
    recent = [row["shells"] for row in months[-12:]]
    return divide(sum(recent), len(recent)) if recent else None


def experience(v: Values) -> None:
    own = v["ep"] = (
        v["start.extra_ep"]
        + sum([row["ep"] for row in v["ep_log[]"]])
        + sum([row["ep"] for row in v["bouts[]"]])
        + sum([row["ep"] for row in v["subsistence[]"]])
        - 2 * v["ep_burned"]
    )
    v["ep_burnable"] = max(0, floor(divide(own, 2)))
    effective = v["ep_effective"] = max(0, own, v["ep_mark"])
    level = v["el"] = next(level for level in range(12, 0, -1) if level == 1 or effective >= STARTS[level])
    start = v["el_start_ep"] = STARTS[level]
    span = v["el_span"] = 0 if level == 12 else STARTS[level + 1] - start
    v["el_next_ep"] = None if level == 12 else start + span
    v["sublevel"] = floor(divide((effective - start) * (level + 1), span)) if span else 0
    v["el_label"] = level_words(level, v["sublevel"])
    v["steps"] = (level - 1) * (level + 2) // 2 + v["sublevel"]
    v["steps_due"] = v["steps"] - v["steps_taken"]
    v["next_step_ep"] = None if level == 12 else start + -(-(v["sublevel"] + 1) * span // (level + 1))
    v["ep_to_next_step"] = None if level == 12 else v["next_step_ep"] - own
    v["ep_to_next_el"] = None if level == 12 else v["el_next_ep"] - own


def age(v: Values) -> None:
    extra = v["start.extra_points"]
    v["start_points_years"] = (2 if v["is_dwarf"] else 1) * extra * (extra + 1) // 2
    years = v["start_age_years"] + v["start_points_years"]
    v["start_age"] = years + divide(2 * v["start.extra_ep"], v["year_days"])
    v["aging_unit"] = 0 if v["aging_base"] == 0 else v["aging_base"] + divide(v["cn"], 3)
    days_lived(v)


def days_lived(v: Values) -> None:
    years, year = v["start_age_years"] + v["start_points_years"], v["year_days"]
    total = v["age_days_total"] = years * year + 2 * v["start.extra_ep"] + v["days_elapsed"]
    v["age"] = divide(total, year)
    v["age_years"], v["age_days"] = divmod(total, year)
    unit = v["aging_unit"]
    v["aging_loss"] = harmonic_count(divide(v["age"], unit)) if unit > 0 else 0
    next_sum = harmonic(v["aging_loss"] + 1)
    v["aging_next_age"] = None if unit <= 0 or next_sum is None else next_sum * unit


def endurance(v: Values) -> None:
    level, start, span = v["el"], v["el_start_ep"], v["el_span"]
    added = None if v["profession_en"] is None else v["profession_en"] + v["cn_bonus_2"]
    upcoming = None
    for row in v["en_rolls[]"]:
        if added is None:
            row["en"] = row["en_gained"] = None
            continue
        gained = row["en"] = row["die"] + added
        if row["level"] > level:
            part = gained * (v["ep_effective"] - start) // span if row["level"] == level + 1 else 0
            row["en_gained"] = part
            if upcoming is None and row["level"] == level + 1:
                upcoming = gained
        else:
            row["en_gained"] = gained
    v["next_en"] = upcoming = None if level == 12 else upcoming
    if upcoming:
        received = upcoming * (v["ep_effective"] - start) // span
        v["next_en_ep"] = start + -(-(received + 1) * span // upcoming)
    else:
        v["next_en_ep"] = None
    v["en_from_levels"] = None if added is None else sum([row["en_gained"] for row in v["en_rolls[]"]])
    v["en_max"] = v["en_from_levels"] - v["aging_loss"]
    v["bd_max"] = v["wt"] + rounded(sqrt(level) or 0) + v["cn_bonus_3"]
    v["bd_now"] = v["bd_max"] - v["bd_lost"]
    v["is_dead"] = int(v["bd_now"] < 0)
    left(v)


def left(v: Values) -> None:
    v["en_now"] = v["en_max"] - v["en_lost"]
    v["is_unconscious"] = int(v["en_now"] < 0)
    v["condition"] = "dead" if v["is_dead"] else "unconscious" if v["is_unconscious"] else "able"


def recovery(v: Values) -> None:
    rate = v["en_phase_limit"] = v["en_recovery_base"] = v["el"] + 2 + v["profession_en"]
    usual = divide(rate, 2) if v["recovery_halved"] else rate
    burdened = None if v["wt"] <= 0 else rate - divide(v["armor_enc_worn"], v["wt"])
    v["en_recovery"] = None if burdened is None else max(0, min(usual, burdened))
    v["en_recovery_minutes"] = divide(60, v["en_recovery"]) if v["en_recovery"] else None
    v["walk_net_en"] = None if v["en_recovery"] is None else v["en_recovery"] - 1


def blows(v: Values) -> None:
    before = v["reactive_before"] = v["el"] // 2 + v["dx_bonus_2"]
    turned = v["blows_converted"] = min(v["st_bonus_2"], before)
    active = v["active_blows"] = 3 + turned
    reactive = v["reactive_blows"] = before - turned
    for row in v["weapons[]"]:
        melee = row["melee"]
        row["hit_total"] = row["hit"] + v["hit_modifier"]
        row["crit_total"] = row["crit"] + (v["melee_crit_modifier"] if melee else 0)
        row["damage_total"] = row["damage_plus"] + (v["melee_damage_modifier"] if melee else 0)
        row["active_with"] = max(0, active + row["active"])
        row["reactive_with"] = max(0, reactive + row["reactive"])


WALK = (("quarter", -2), ("half", -1), ("", 0), ("2", 1), ("4", 2), ("8", 3))
RUN = (*WALK, ("16", 4))


def speeds(v: Values) -> None:
    tall, quick = v["ht"], v["dx"]
    for name, step in WALK:
        v[f"walk_speed_{name}" if name else "walk_speed"] = max(0, divide(tall + step * quick, 12))
    usual = 4 * tall + 12 * (v["st"] + quick)
    for name, step in RUN:
        v[f"run_speed_{name}" if name else "run_speed"] = max(0, divide(usual + step * tall, 24))
    limit = v["en_phase_limit"]
    for cost in (4, 8, 16):
        v[f"run_beyond_{cost}"] = int(limit < cost)
    top = v["run_top_cost"] = 16 if limit >= 16 else 8 if limit >= 8 else 4 if limit >= 4 else 2
    v["run_top_speed"] = v[f"run_speed_{top}"]


def points(v: Values) -> None:
    rows = v["skills[]"]
    v["start_points_allowed"] = 2 if v["is_elf"] else 1 + v["start.extra_points"]
    v["start_points_used"] = sum([row["points_start"] for row in rows])
    v["start_points_left"] = v["start_points_allowed"] - v["start_points_used"]
    v["level_points_used"] = sum([row["points_level"] for row in rows])
    v["declared_total"] = sum([row["declared"] for row in rows]) + v["declared_save"]
    v["saved_points"] = v["steps_taken"] - v["level_points_used"] - max(0, v["declared_total"] - 1)


# ---- edits: each changes one input and computes what depends on it


def edit_en_lost(v: Values, value: int) -> None:
    """Endurance lost."""
    v["en_lost"] = value
    left(v)


def edit_days(v: Values, value: int) -> None:
    """Days lived: age, and endurance where age takes some."""
    v["days_elapsed"] = value
    before = v["aging_loss"]
    days_lived(v)
    if v["aging_loss"] != before:
        v["en_max"] = v["en_from_levels"] - v["aging_loss"]
        left(v)


def edit_charisma_die(v: Values, value: int) -> None:
    """The die of charisma: its three bonuses and what they give."""
    v["dice.chd"] = v["chd"] = value
    charisma(v)
    number = v["ch"] = v["ch_rolled"] + v["adjust.ch"]
    v["ch_bonus_1"] = v["special_save"] = first_bonus(number)
    second = 0 if number <= 13 else 1 if number <= 15 else 2 if number <= 17 else 3
    v["ch_bonus_2"] = v["morale_roll_modifier"] = second
    v["ch_bonus_3"] = max(0, min(4, number - 14))
    uses_a_day = v["morale_uses"] = v["morale_sl"] + v["ch_bonus_3"]
    v["morale_left"] = max(0, uses_a_day - v["morale_used"])
    v["morale_boxes"] = boxes(min(v["morale_used"], uses_a_day), uses_a_day) if uses_a_day > 0 else ""


def edit_quantity(v: Values, value: int) -> None:
    """Number of pieces of one thing: the load, and all that a penalty touches."""
    row = v["items[]"][3]
    row["quantity"] = value
    item_load(row)
    before = v["enc_penalty"]
    load_total(v)
    if v["enc_penalty"] != before:
        v["st"], v["dx"] = v["sr"] - v["enc_penalty"], v["dy"] - v["enc_penalty"]
        bonuses(v)
        uses(v)
        blows(v)
        speeds(v)


def edit_award(v: Values, value: int) -> None:
    """Experience points of one award: all that a level brings where it becomes another one."""
    row = v["ep_log[]"][25]
    row["base_ep"] = value
    row["ep"] = value // 2 if v["is_elf"] * row["combat"] else value
    before = v["el"]
    experience(v)
    endurance(v)
    if v["el"] != before:
        recovery(v)
        blows(v)
        speeds(v)


def edit_training(v: Values, value: int) -> None:
    """Points trained in one skill: its level, and the weapons that are used with it."""
    row = v["skills[]"][0]
    row["points_trained"] = value
    row["points"] = row["points_start"] + row["points_level"] + value
    skill_level(row)
    v["best_skills"] = ranks(v["skills[]"])
    name = row["name"].strip().casefold()
    for weapon in v["weapons[]"]:
        if weapon["skill"].strip().casefold() == name:
            weapon["sl"] = row["sl"]
    if name == "morale":
        skills(v)


def edit_month(v: Values, value: int) -> None:
    """Shells spent in one month, long ago: its experience and what it cost."""
    row = v["subsistence[]"][40]
    row["shells"] = value
    before = row["ep"]
    month(v, row)
    if row["is_recent"]:
        row["recent_shells"] = value
        v["subsistence_average"] = subsistence_average(v["subsistence[]"])
    if row["ep"] != before:
        experience(v)
        endurance(v)


EDITS: Mapping[str, Callable[[Values, Any], None]] = {
    "en_lost": edit_en_lost,
    "days_elapsed": edit_days,
    "dice.chd": edit_charisma_die,
    "items[3].quantity": edit_quantity,
    "ep_log[25].base_ep": edit_award,
    "skills[0].points_trained": edit_training,
    "subsistence[40].shells": edit_month,
}
"""By address of the game's large character; what is changed besides has nothing that is computed from it."""
