"""RPG.Rules' numbers in plain Python: the speed that the engine is compared with.

Plain functions over the dictionaries that hold the values, the same exact arithmetic, the same numbers read and
written, nothing else. They are written from section 3 of the game's data and use nothing of the engine but its exact
arithmetic (``divide``) and the game's own functions for prices, lines, bundles and what is used together.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from math import ceil
from typing import Any

from core.formula.numbers import divide, round_half_up
from core.systems.kinsler import bundle_functions, skill_combinations
from core.systems.kinsler.armor_notation import print_stops
from core.systems.kinsler.functions import first_unknown, price, shown_names, skill_line, use_words

Values = dict[str, Any]
Row = dict[str, Any]

HALF = Fraction(1, 2)
STATS = {
    "str": "Strength",
    "dex": "Dexterity",
    "con": "Constitution",
    "min": "Mind",
    "per": "Perception",
    "fai": "Faith",
}
INNATE = {"heal_body": ("Heal body", "con"), "heal_intellect": ("Heal intellect", "fai"),
          "recover_fatigue": ("Recover fatigue", "con")}  # fmt: skip
BODY = frozenset({"str", "dex", "con"})
RULES = {
    "success_number": 18,
    "initiative_bonus": 0,
    "creation_budget": 45,
    "creation_stats_needed": 4,
    "sign_level": 9,
    "startup_cost": 4,
    "range_step_m": 5,
    "extra_target_m": 15,
    "range_per_fatigue": 3,
    "retry_opposition": 12,
    "unskilled_mod": -12,
    "related_mod": -4,
    "unskilled_fatigue": 4,
    "related_fatigue": 2,
    "comparable_loss": 3,
    "round_s": 30,
    "fatigue_period_s": 300,
    "wound_period_s": 86400,
    "trivial": 21,
    "simple": 12,
    "routine": 0,
    "difficult": -12,
    "formidable": -21,
}
PERCENT = "100 99.9 99.6 98.8 97.3 94.6 90.3 84.1 76.1 66.4 55.6 44.4 33.6 23.9 15.9 9.7 5.4 2.7 1.2 0.4 0.1 0"
CHANCES = [Fraction(each) for each in PERCENT.split()]
ROLLED = ("check_mod", "need", "chance", "initiative_mod", "max_dice", "full_cost")
WEAPON = ("check_mod", "need", "chance", "initiative_mod", "max_dice", "max_targets", "full_cost")
INPUTS = ("level", "wounds", "fatigue", "enhancement", "sign")


def chance(need: int) -> int | Fraction:
    """Return the percentage of 4d6 that reach a number."""
    found = CHANCES[min(max(need, 4), 25) - 4]
    return int(found) if found.denominator == 1 else found


def full(v: Values) -> None:
    """Compute everything."""
    for key, number in RULES.items():
        v[f"rules.{key}"] = number
    for key in STATS:
        stat(v, key)
    for key in INNATE:
        innate(v, key)
    belongings(v)
    for row in v["skills[]"]:
        skill(v, row)
    totals(v)
    experience(v)
    v["signs_missing"] = sum(column(v, "sign_missing"))
    weapons(v)
    bundles(v)
    for stance in v["stances[]"]:
        for place, use in enumerate(stance["uses[]"], 1):
            prepare(v, use, place)
        for use in stance["uses[]"]:
            declare(v, stance, use)
        close(stance)
    for row in v["pending[]"]:
        row["time_left"] = max(0, row["due_s"] - v["clock_s"])
        row["shown_ref"] = row["ref"]


def column(v: Values, key: str) -> list[Any]:
    """Return a number of all skills, in order."""
    found = [v[f"stats.{stat}.{key}"] for stat in STATS]
    found += [v[f"innate.{skill}.{key}"] for skill in INNATE]
    return found + [row[key] for row in v["skills[]"]]


# What is like a skill


def stat(v: Values, key: str) -> None:
    group = f"stats.{key}."
    row: Row = {name: v[group + name] for name in INPUTS}
    row.update(
        base=key.upper(),
        base_effective=0,
        aptitude_mod=v[f"aptitudes.{key}"],
        is_power=1,
        is_fatigue=0,
        passive=0,
        zero=1,
    )
    row.update(stack=3, start_level=v[group + "rolled"], late=0, sign_exempt=int(not v["options.signs_for_stats"]))
    row.update(effect_mod=0, is_phy=int(key in BODY), is_int=int(key not in BODY), shown_name=STATS[key])
    ability(row)
    row["unskilled_mod"] = (row["effective"] - 12) // 3
    row["related_mod"] = (row["effective"] - 4) // 3
    v.update({group + name: value for name, value in row.items()})


def innate(v: Values, key: str) -> None:
    group, (name, base) = f"innate.{key}.", INNATE[key]
    row: Row = {each: v[group + each] for each in INPUTS}
    row.update(base=base.upper(), base_effective=v[f"stats.{base}.effective"], aptitude_mod=v[f"aptitudes.{base}"])
    row.update(is_power=0, is_fatigue=int(key == "recover_fatigue"), passive=0, zero=0, stack=0, start_level=3, late=0)
    row.update(sign_exempt=0, effect_mod=0, is_phy=int(base in BODY), is_int=int(base not in BODY), shown_name=name)
    ability(row)
    since, period = (
        v[group + "used_since_s"],
        v["rules.fatigue_period_s" if row["is_fatigue"] else "rules.wound_period_s"],
    )
    over = None if since is None else since + period - v["clock_s"]
    row["wait_s"] = over if over is not None and over > 0 else None
    v.update({group + each: value for each, value in row.items()})


def skill(v: Values, row: Row) -> None:
    base, kind, level = (row["base"] or "").casefold(), row["type"].casefold(), row["creation_level"]
    row["shown_name"] = row["name"]
    row["base_effective"] = v[f"stats.{base}.effective"] if base else 0
    row["aptitude_mod"] = v[f"aptitudes.{base}"] if base else None
    row["is_power"], row["is_fatigue"] = int(kind == "power"), int(kind == "fatigue")
    row["passive"], row["zero"] = row["passive_only"], row["zero_passive_fatigue"]
    row["start_level"], row["late"] = (-1, 1) if level is None else (level, 0)
    row["sign_exempt"] = 0
    row["is_phy"], row["is_int"] = int(base in BODY), int(base != "" and base not in BODY)
    row["has_needed"] = row["usable"] = int(not row["needs"].strip() or row["needs"].strip().casefold() in carried(v))
    row["is_background"] = int(kind == "generic" and row["background"] != 0 and row["start_level"] >= 0)
    ability(row)
    rolled(row)
    line(row)


def carried(v: Values) -> list[str]:
    return str(v["carried_names"]).split("\n")


def line(row: Row) -> None:
    row["rate_period"] = row["rate.per"] if row["rate.uses"] > 0 else 0
    row["line"] = skill_line(
        *(row[key] for key in ("name", "level", "effect_mod", "type", "base", "verb", "target", "passive_only")),
        *(row[key] for key in ("zero_passive_fatigue", "stack", "rate.uses", "rate.per", "rate.unit", "remarks")),
    )


def rolled(row: Row) -> None:
    if row["passive_only"]:
        for key in ROLLED:
            row["rolled_" + key] = None
    else:
        for key in ROLLED:
            row["rolled_" + key] = row[key]


def ability(row: Row) -> None:
    row["has_sign"] = int(row["sign"].strip() != "")
    row["effect_bonus"] = row["effect_mod"] or 0
    row["enhancement_cap"] = max(0, row["level"])
    row["below_zero"] = int(row["level"] < 0)
    state(row)
    row["stack_factor"] = price(3 * row["stack"])
    halved = row["is_power"] and row["passive"] and row["stack"] > 0
    aptitude = row["aptitude_mod"]
    factor = None if aptitude is None else aptitude * row["stack_factor"] * (HALF if halved else 1)
    row["purchase_factor"] = int(factor) if isinstance(factor, Fraction) and factor.denominator == 1 else factor
    costs(row)
    row["sign_missing"] = int(not row["sign_exempt"] and not row["has_sign"] and row["level"] >= RULES["sign_level"])


def costs(row: Row) -> None:
    level, factor = row["level"], row["purchase_factor"]
    if factor is None:
        row["xp_value"] = row["xp_start"] = row["xp_next"] = None
        row["xp_spent"] = 0 if level < 0 else None
        return
    value = row["xp_value"] = ceil(price(level) * factor)
    row["xp_start"] = ceil(price(row["start_level"]) * factor)
    row["xp_spent"] = 0 if level < 0 else value - row["xp_start"] + RULES["startup_cost"] * row["late"]
    row["xp_next"] = None if level < 0 else ceil(price(level + 1) * factor) - value


def state(row: Row) -> None:
    """Compute the numbers that depend on wounds and fatigue."""
    level, wounds, fatigue = row["level"], row["wounds"], row["fatigue"]
    taken = row["taken"] = wounds + fatigue
    effective = row["effective"] = level if level < 0 else level - taken + row["enhancement"]
    row["changed"] = int(effective != level)
    row["left"] = 0 if level < 0 else level - taken
    third = row["third"] = effective // 3
    row["initiative_mod"] = third + RULES["initiative_bonus"]
    row["max_targets"] = max(1, third)
    dice = row["max_dice"] = max(0, third + row["is_fatigue"])
    row["full_cost"] = 0 if level < 0 else max(1 - row["zero"], dice - row["is_fatigue"])
    if row["is_power"] == 0:
        row["passive_cost"] = row["ranged_passive_cost"] = None
    else:
        row["passive_cost"] = 0 if level < 0 else 1 - row["zero"]
        row["ranged_passive_cost"] = 0 if level < 0 else max(1, third)
    row["down"] = int(level >= 0 and taken > level)
    row["dead"] = int(level >= 0 and wounds > 2 * level)
    attempt(row)


def attempt(row: Row) -> None:
    row["modifier"] = row["effective"] + row["base_effective"]
    row["check_mod"] = row["modifier"] // 3
    need = row["need"] = RULES["success_number"] - row["check_mod"]
    row["chance"] = chance(need)


# The whole character


def belongings(v: Values) -> None:
    named = [row for kind in ("armor[]", "weapons[]", "items[]") for row in v[kind]]
    v["carried_names"] = "\n".join(row["name"].strip().casefold() for row in named if row["carried"])
    for row in named:
        row["load_lb"] = row["weight_lb"] * row["quantity"] if row["carried"] == 1 else 0
    v["carried_weight_lb"] = sum(row["load_lb"] for row in named)
    for row in v["armor[]"]:
        row["stops_line"] = print_stops(row["stops"])
    for group, word in (("phy", "{phy}"), ("int", "{int}")):
        worn = [
            row for row in v["armor[]"] if row["worn"] and word in [each.strip().casefold() for each in row["against"]]
        ]
        for face in range(1, 7):
            v[f"armor_{group}.f{face}"] = int(any(face in row["stops"] for row in worn))
    for face in range(1, 7):
        v[f"armor_all.f{face}"] = v[f"armor_phy.f{face}"] * v[f"armor_int.f{face}"]
    for group in ("phy", "int", "all"):
        faces = [v[f"armor_{group}.f{face}"] for face in range(1, 7)]
        v[f"armor_{group}.faces"] = sum(faces)
        v[f"armor_{group}.top"] = max((face for face in range(1, 7) if not faces[face - 1]), default=0)
        v[f"armor_{group}.stop_percent"] = round_half_up(Fraction(100 * sum(faces), 6))


def totals(v: Values) -> None:
    body = column(v, "is_phy")
    mind = column(v, "is_int")
    for key in ("wounds", "fatigue", "left"):
        found = column(v, key)
        v[f"phy_{key}"] = sum(number for number, counts in zip(found, body, strict=True) if counts)
        v[f"int_{key}"] = sum(number for number, counts in zip(found, mind, strict=True) if counts)
        if key != "left":
            v[f"{key}_total"] = sum(found)
    v["down_count"] = sum(column(v, "down"))
    v["dead_count"] = sum(column(v, "dead"))
    v["status"] = 2 if v["dead_count"] else 1 if v["down_count"] else 0
    v["faith_retry_mod"] = (v["stats.fai.effective"] - RULES["retry_opposition"]) // 3
    v["faith_retry_need"] = RULES["success_number"] - v["faith_retry_mod"]


def experience(v: Values) -> None:
    v["creation_spent"] = sum(row["xp_start"] or 0 for row in v["skills[]"])
    v["creation_left"] = RULES["creation_budget"] - v["creation_spent"]
    bases = {(row["base"] or "").casefold() for row in v["skills[]"] if row["start_level"] >= 0}
    for key in STATS:
        v[f"based.{key}"] = int(key in bases)
    v["creation_stats"] = sum(v[f"based.{key}"] for key in STATS)
    v["creation_backgrounds"] = sum(row["is_background"] for row in v["skills[]"])
    spent(v)


def spent(v: Values) -> None:
    v["xp_spent"] = sum(each or 0 for each in column(v, "xp_spent"))
    v["xp_left"] = v["xp_awarded"] - v["xp_spent"]


# Weapons and bundles


def named(v: Values, ref: str) -> Row | None:
    """Return the skill or bundle of an id."""
    wanted = ref.strip().casefold()
    for kind in ("skills[]", "bundles[]"):
        for row in v[kind]:
            if row["id"].strip().casefold() == wanted:
                return dict(row) if kind == "bundles[]" else row
    return None


def weapons(v: Values) -> None:
    for row in v["weapons[]"]:
        weapon(v, row)


def weapon(v: Values, row: Row) -> None:
    found = named(v, row["skill"])
    row["shown_skill"] = found["shown_name"] if found else row["skill"]
    row["shown_step_m"] = RULES["range_step_m"]
    for key in WEAPON:
        row[key] = found[key] if found else None
    row["base"] = (found["base"] or "") if found else ""
    row["modifier"] = found["modifier"] if found else None
    row["effect_mod"] = found["effect_bonus"] if found else None


def bundles(v: Values) -> None:
    rows = v["bundles[]"]
    ids, members = tuple(row["id"] for row in rows), tuple(row["members"] for row in rows)
    skills = tuple(row["id"] for row in v["skills[]"])
    columns = {
        key: column(v, key) for key in ("modifier", "effective", "full_cost", "max_dice", "max_targets", "stack")
    }
    bases = [base or "" for base in column(v, "base")]
    names = (skills, [row["name"] for row in v["skills[]"]], ids, [row["name"] for row in rows])
    for place, row in enumerate(rows, 1):
        book = (place, ids, members, skills)
        row["shown_name"], row["below_zero"] = row["name"], 0
        row["shown_members"] = shown_names(row["members"], *names)
        row["size"] = bundle_functions.bundle_size(*book)
        places = row["places"] = bundle_functions.bundle_skills(*book)
        shares = row["shares"] = bundle_functions.bundle_shares(*book) or ()
        times = row["times"] = bundle_functions.bundle_times(*book) or ()
        row["inner"], row["inside"] = bundle_functions.bundle_inner(*book), bundle_functions.bundle_depth(*book)
        own = {key: [values[place] for place in places] for key, values in columns.items()}
        row["sum_value"] = bundle_functions.weighted(places, shares, own["modifier"])
        row["sum_level"] = bundle_functions.weighted(places, shares, own["effective"])
        row["sum_cost"] = bundle_functions.weighted(places, times, own["full_cost"]) + row["inner"]
        row["is_circle"] = bundle_functions.bundle_circle(*book)
        row["unknown_member"] = first_unknown(row["members"], skills, ids)
        row["most_dice"] = bundle_functions.greatest_of(places, own["max_dice"])
        row["least_targets"] = bundle_functions.least_of(places, own["max_targets"])
        row["least_stack"] = bundle_functions.least_of(places, own["stack"])
        row["bases"] = bundle_functions.bundle_bases(*book, bases)
        bundle(v, row)


def bundle(v: Values, row: Row) -> None:
    meta = named(v, row["metaskill"]) if row["metaskill"].strip() else None
    is_link = row["kind"].casefold() == "link" and meta is not None and meta["type"].casefold() == "metaskill"
    row["meta_effective"] = meta["effective"] if is_link and meta is not None else None
    row["meta_stack"] = meta["stack"] if meta is not None else 0
    row["limit"] = None if row["meta_effective"] is None else max(0, row["meta_effective"])
    size = row["size"]
    row["average"] = divide(row["sum_value"], size) if size and row["sum_value"] is not None else None
    row["level_average"] = divide(row["sum_level"], size) if size and row["sum_level"] is not None else None
    row["full_cost"] = row["sum_cost"] + 1 if size and row["sum_cost"] is not None else None
    if row["average"] is None:
        row["check_mod"] = row["need"] = row["chance"] = row["initiative_mod"] = None
        return
    row["check_mod"] = int(row["average"] // 3)
    row["need"] = RULES["success_number"] - row["check_mod"]
    row["chance"] = chance(row["need"])
    row["initiative_mod"] = int(row["level_average"] // 3) + RULES["initiative_bonus"]


# Declarations: every use of these names a skill that there is, in the grade "own", without legs.


def prepare(v: Values, use: Row, place: int) -> None:
    """Compute the numbers of a use alone."""
    found = named(v, use["skill"])
    assert found is not None
    is_passive = use["mode"] == "passive"
    use["is_bundle"], use["is_own"], use["is_void"], use["is_passive"] = 0, 1, 0, int(is_passive)
    use["is_negative"] = int(found["level"] < 0)
    use["is_ranged"], use["as_fatigue"] = int(bool(use["legs[]"])), int(use["range_as"] == "fatigue")
    use["grade_mod"], use["grade_factor"] = 0, 1
    use["use_fatigue"], use["use_zero"] = found["is_fatigue"], found["zero"]
    use["bases"] = found["base"] or ""
    helps = is_passive and use["role"] == "help" and found["is_power"]
    use["helps"] = (found["target"] or "") if helps else ""
    use["bundle_cost"], use["step"] = None, RULES["range_step_m"]
    use["shown_name"], use["meta"] = found["shown_name"], ""
    use["shown_use"] = use_words(use["shown_name"], use["mode"], use["count"], use["dice"])
    use["meta_stack"] = found["stack"]
    of = (found["stack"], use["bases"], use["is_negative"], "", use["meta_stack"])
    use["parts"] = skill_combinations.use_parts(place, use["skill"], use["mode"], 1, *of)
    use["range_points"] = use["range_fatigue"] = 0
    counting(use, found)


def counting(use: Row, found: Row) -> None:
    use["use_effective"] = use["helps_by"] = effective = found["effective"]
    use["use_base"] = found["base_effective"]
    use["dice_limit"] = max(0, effective // 3 + use["use_fatigue"])
    use["count_limit"] = max(1, effective // 3)
    paying(use)


def paying(use: Row) -> None:
    count, zero = use["count"], use["use_zero"]
    if use["is_negative"]:
        cost = 0
    elif use["is_passive"]:
        cost = 0 if zero else max(1, count)
    else:
        cost = max(1 - zero, count * max(0, use["dice"] - use["use_fatigue"]))
    use["raw_cost"] = cost
    use["cost"] = (
        cost if use["is_passive"] or use["is_negative"] else use["grade_factor"] * (cost + use["range_fatigue"])
    )


def declare(v: Values, stance: Row, use: Row) -> None:
    """Compute the attempt of a use, with the help of the others."""
    if use["mode"] != "active":
        use["help"] = 0
        for key in ("modifier", "check_mod", "need", "chance", "initiative_mod"):
            use[key] = None
        return
    uses: Sequence[Row] = stance["uses[]"]
    use["help"] = skill_combinations.helped(
        use["bases"], [each["helps"] for each in uses], [each["helps_by"] for each in uses]
    )
    ours = use["use_effective"] + use["use_base"] + use["help"] + use["grade_mod"] + use["task"]
    use["modifier"] = ours - (0 if use["as_fatigue"] else use["range_points"])
    use["check_mod"] = use["modifier"] // 3
    use["need"] = RULES["success_number"] - use["check_mod"]
    use["chance"] = chance(use["need"])
    use["initiative_mod"] = use["use_effective"] // 3 + RULES["initiative_bonus"]


def close(stance: Row) -> None:
    uses = stance["uses[]"]
    stance["fatigue"] = sum(use["cost"] for use in uses)
    parts = [use["parts"] for use in uses]
    stance["stack_size"], stance["stack_ok"] = skill_combinations.stack_size(parts), skill_combinations.stack_ok(parts)


def redeclare(v: Values, ids: frozenset[str]) -> None:
    """Recompute the declarations that use one of some skills."""
    for stance in v["stances[]"]:
        uses = [use for use in stance["uses[]"] if use["skill"].casefold() in ids]
        for use in uses:
            found = named(v, use["skill"])
            assert found is not None
            counting(use, found)
        if uses:
            for use in stance["uses[]"]:
                declare(v, stance, use)
            stance["fatigue"] = sum(use["cost"] for use in stance["uses[]"])


# Edits


def edit_awarded(v: Values, value: int) -> None:
    v["xp_awarded"] = value
    v["xp_left"] = value - v["xp_spent"]


def edit_level(v: Values, place: int, value: int) -> None:
    row = v["skills[]"][place]
    row["level"] = value
    row["enhancement_cap"] = max(0, value)
    row["below_zero"] = int(value < 0)
    state(row)
    costs(row)
    row["sign_missing"] = int(not row["has_sign"] and value >= RULES["sign_level"])
    rolled(row)
    line(row)
    totals(v)
    spent(v)
    v["signs_missing"] = sum(column(v, "sign_missing"))
    touched(v, frozenset({row["id"].casefold()}))


def edit_wounds(v: Values, place: int, value: int) -> None:
    row = v["skills[]"][place]
    row["wounds"] = value
    state(row)
    rolled(row)
    totals(v)
    touched(v, frozenset({row["id"].casefold()}))


def touched(v: Values, ids: frozenset[str]) -> None:
    """Recompute the rows that name one of some skills."""
    for row in v["weapons[]"]:
        if row["skill"].casefold() in ids:
            weapon(v, row)
    if any(member.casefold() in ids for row in v["bundles[]"] for member in row["members"]):
        bundles(v)
    redeclare(v, ids)


def edit_stat(v: Values, key: str, value: int) -> None:
    group = f"stats.{key}."
    v[group + "wounds"] = value
    row: Row = {name: v[group + name] for name in (*INPUTS, "is_power", "is_fatigue", "zero", "base_effective")}
    state(row)
    row["unskilled_mod"] = (row["effective"] - 12) // 3
    row["related_mod"] = (row["effective"] - 4) // 3
    v.update({group + name: each for name, each in row.items()})
    based = [each for each in v["skills[]"] if (each["base"] or "").casefold() == key]
    for each in based:
        each["base_effective"] = row["effective"]
        attempt(each)
        rolled(each)
    for name, (_, base) in INNATE.items():
        if base == key:
            innate(v, name)
    totals(v)
    touched(v, frozenset(each["id"].casefold() for each in based))


def edit_dice(v: Values, place: int, value: int) -> None:
    stance = v["stances[]"][place]
    use = stance["uses[]"][0]
    use["dice"] = value
    use["shown_use"] = use_words(use["shown_name"], use["mode"], use["count"], value)
    paying(use)
    stance["fatigue"] = sum(each["cost"] for each in stance["uses[]"])


def edit_quantity(v: Values, place: int, value: int) -> None:
    row = v["items[]"][place]
    row["quantity"] = value
    row["load_lb"] = row["weight_lb"] * value if row["carried"] == 1 else 0
    v["carried_weight_lb"] = sum(row["load_lb"] for kind in ("armor[]", "weapons[]", "items[]") for row in v[kind])


EDITS: Mapping[str, Callable[[Values, int], None]] = {
    "xp_awarded": edit_awarded,
    "skills[42].level": lambda values, value: edit_level(values, 42, value),
    "skills[40].wounds": lambda values, value: edit_wounds(values, 40, value),
    "stats.dex.wounds": lambda values, value: edit_stat(values, "dex", value),
    "stances[2].uses[0].dice": lambda values, value: edit_dice(values, 2, value),
    "items[5].quantity": lambda values, value: edit_quantity(values, 5, value),
}
"""Functions that apply an edit, by its address in the large character."""
