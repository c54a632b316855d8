"""The numbers of R.A.T.I.O.S. a second way: plain Python written from the book's sections, without the engine.

The property test beside this file holds the two against each other; the benchmarks use it as the hand-written limit.
Citations are those of the rules data. Numbers are ``int`` or ``Fraction``, ``None`` is undefined.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TypeAlias, cast

Number: TypeAlias = "int | Fraction"
Maybe: TypeAlias = "int | Fraction | None"
Row: TypeAlias = "Mapping[str, object]"
Numbers: TypeAlias = "dict[str, object]"

RANGES: Mapping[str, tuple[int, float]] = {
    **dict.fromkeys(("chnc", "deth", "focs", "judg", "know", "lang", "nrsh", "obsr", "uncn", "vtly"), (0, math.inf)),
    **dict.fromkeys(("work", "xper", "yern", "zeal"), (0, math.inf)),
    "agil": (0, 40),
    "baln": (0, 30),
    "emot": (20, 100),
    "guil": (15, math.inf),
    "hlth": (0, 50),
    "inst": (0, 20),
    "move": (0, 50),
    "pers": (20, 100),
    "qckn": (0, 25),
    "rcvy": (0, 10),
    "strn": (10, 30),
    "tmng": (0, 50),
}
ATTRIBUTES = tuple(sorted(RANGES))
FIST: Row = {"name": "Unarmed", "category": "unarmed", "length_in": 4, "weight_lb": 1}


def derive(data: Row, options: Row) -> Numbers:
    """Compute every number of the sheet from the inputs of a document."""
    out: Numbers = {}
    _points(data, options, out)
    _load(data, out)
    _values(data, out)
    _levels(data, out)
    _combat(data, out)
    _capabilities(data, out)
    weapons = rows(data, "weapons")
    out["weapons"] = [{"total_lb": _carried(row), **_weapon(row, data, options, out)} for row in weapons]
    out.update({f"unarmed.{key}": value for key, value in _weapon(FIST, data, options, out).items()})
    out["traits"] = [{"opposite_percent": 100 - number(row, "percent", 50)} for row in rows(data, "traits")]
    return out


def number(row: Row, path: str, default: Number = 0) -> Number:
    """Read a number below ``path``; decimals are exact, true counts 1, null and what is missing is the default."""
    value: object = row
    for key in path.split("."):
        value = cast("Row", value).get(key) if isinstance(value, Mapping) else None
    if value is None:
        return default
    if isinstance(value, bool | int):
        return int(value)
    return value if isinstance(value, Fraction) else Fraction(str(value))


def known(row: Row, key: str) -> Maybe:
    """Read a number that may be null."""
    return None if row.get(key) is None else number(row, key)


def rows(data: Row, key: str) -> Sequence[Row]:
    """Read a list of rows."""
    return cast("Sequence[Row]", data.get(key, ()))


def flag(row: Row, key: str, default: bool = True) -> int:
    """Read yes or no."""
    return int(bool(row.get(key, default)))


def nearest(value: Number) -> int:
    """Round to nearest, halves up. R6."""
    return math.floor(value + Fraction(1, 2))


def room(age: int, spent: Mapping[str, int], attribute: str) -> int:
    """Say by trying how many points of years an attribute can still take: with one more, is there a year for each?

    Source: 2a; R2. Points with the earliest end go first, which wastes no year. Where the years do not suffice even for
    what is spent, every stretch of life around the attribute's own is looked at instead.
    """
    low, high = RANGES[attribute]
    if low >= age:
        return 0
    wanted = {each: points for each, points in spent.items() if points > 0 and RANGES[each][0] < age}
    if not _is_paid(age, wanted):
        ends = range(int(min(high, age)), age + 1)
        return max(0, min(_left(age, wanted, start, end) for start in range(low + 1) for end in ends))
    least, most = 0, 10 * age + 1
    while most - least > 1:
        tried = (least + most) // 2
        if _is_paid(age, {**wanted, attribute: wanted.get(attribute, 0) + tried}):
            least = tried
        else:
            most = tried
    return least


def _left(age: int, wanted: Mapping[str, int], start: int, end: int) -> int:
    """Return what the years from one birthday to another have left for what can grow in no others."""
    inside = (each for each in wanted if RANGES[each][0] >= start and min(RANGES[each][1], age) <= end)
    return 10 * (end - start) - sum(wanted[each] for each in inside)


def _is_paid(age: int, wanted: Mapping[str, int]) -> bool:
    missing = dict(wanted)
    by_end = sorted((each for each in missing if missing[each]), key=lambda each: RANGES[each][1])
    for year in range(1, age + 1):
        if not by_end or RANGES[by_end[0]][1] < year:
            break
        points = 10
        for each in by_end:
            if RANGES[each][0] < year:
                given = min(points, missing[each])
                missing[each] -= given
                points -= given
        by_end = [each for each in by_end if missing[each]]
    return not by_end


def _points(data: Row, options: Row, out: Numbers) -> None:
    """1a, 2a, 4a, A; R4, R14, R16."""
    real = known(data, "real_age_years")
    factor = number(data, "culture.human_years_per_real_year", 1)
    out["human_age_suggested"] = None if real is None else math.floor(real * factor)
    start = number(options, "start_percent", 1)
    age = int(number(data, "human_age_years"))
    out["start_percent"], out["start_total"] = start, 26 * start
    sums = dict.fromkeys(("age_points", "level_points", "culture.bonus", "profession.bonus", "aging_loss"), 0)
    spent = {}
    for each in ATTRIBUTES:
        parts = {key: int(number(data, f"{key}.{each}")) for key in sums}
        for key, part in parts.items():
            sums[key] += part
        spent[each] = parts["age_points"]
        out[f"cap.{each}"] = min(99, number(data, f"culture.cap.{each}", 99))
        out[f"points.{each}"] = start + sum(parts.values()) - 2 * parts["aging_loss"]
    for each in ATTRIBUTES:
        out[f"age_room.{each}"] = room(age, spent, each)
    out["age_points_total"], out["age_points_spent"] = 10 * age, sums["age_points"]
    out["age_points_left"] = 10 * age - sums["age_points"]
    out["level_points_spent"] = sums["level_points"]
    out["level_points_left"] = number(data, "level") - sums["level_points"]
    out["culture_total"], out["profession_total"] = sums["culture.bonus"], sums["profession.bonus"]
    out["aging_total"] = sums["aging_loss"]


def _carried(row: Row) -> Number:
    if not flag(row, "carried"):
        return 0
    return number(row, "weight_lb") * number(row, "quantity", 1) + number(row, "launcher_weight_lb")


def _load(data: Row, out: Numbers) -> None:
    """2a, 4b, A, III; R7, R20, R32."""
    height, weight, fat = known(data, "height_in"), known(data, "weight_lb"), known(data, "tbf_percent")
    out["height_cm"] = None if height is None else height * Fraction("2.54")
    out["weight_kg"] = None if weight is None else Fraction(weight) / Fraction("2.2")
    heavy = None if fat is None or weight is None else Fraction(fat * weight) / 100
    out["fat_weight_lb"] = heavy
    out["movement_bonus"] = None if height is None or not fat else Fraction(height) / fat
    pieces = []
    for row in rows(data, "armor"):
        rank = max(0, number(row, "rank_max") - number(row, "rank_lost"))
        total = number(row, "weight_lb") * max(flag(row, "worn"), flag(row, "carried"))
        pieces.append({"total_lb": total, "rank": rank})
    out["armor"] = pieces
    out["items"] = [{"total_lb": _carried(row)} for row in rows(data, "items")]
    worn = [flag(row, "worn") for row in rows(data, "armor")]
    carried = sum(piece["total_lb"] for piece in pieces)
    carried += sum(_carried(row) for key in ("items", "weapons") for row in rows(data, key))
    out["carried_weight_lb"] = carried
    out["armor_rank_max"] = sum(number(row, "rank_max") * flag(row, "worn") for row in rows(data, "armor"))
    out["armor_rank"] = sum(piece["rank"] * on for piece, on in zip(pieces, worn, strict=True))
    out["armor_bulk"] = sum(number(row, "bulk") * flag(row, "worn") for row in rows(data, "armor"))
    out["weight_encumbrance"] = None if not height else Fraction((carried + (heavy or 0)) * 10) / height


def _values(data: Row, out: Numbers) -> None:
    """1a, A; R4, R7, R8, R39."""
    for each in ATTRIBUTES:
        most = cast("Number", out[f"points.{each}"])
        bulk: Number = 0
        if each == "move":
            bonus, load = cast("Maybe", out["movement_bonus"]), cast("Maybe", out["weight_encumbrance"])
            most = max(0, most + (bonus or 0) - (load or 0))
            bulk = cast("Number", out["armor_bulk"])
        change = number(data, f"cpv_modifier.{each}") - number(data, f"cpv_loss.{each}") - bulk
        out[f"mpv.{each}"] = most
        out[f"cpv.{each}"] = max(0, min(most, most + change))
    for kind in ("mpv", "cpv"):
        total = sum(cast("Number", out[f"{kind}.{each}"]) for each in ATTRIBUTES)
        out[f"{kind}_total"], out[f"{kind}_mean"] = total, Fraction(total) / 26
    move = cast("Number", out["cpv.move"])
    out["move_normal_ft"], out["move_max_ft"], out["move_ft_per_s"] = move, 2 * move, Fraction(move) / 10
    out["bench_press_lb"] = 10 * cast("Number", out["cpv.strn"])


def _sum(out: Numbers, kind: str, *attributes: str) -> Number:
    return sum(cast("Number", out[f"{kind}.{each}"]) for each in attributes)


def _levels(data: Row, out: Numbers) -> None:
    """3a, 4a, III; R5, R11."""
    out["art"] = _sum(out, "mpv", "focs", "know", "work", "xper")
    out["training"] = [{"rat_cost": 10} for _ in rows(data, "training")]
    out["training_rat"] = 10 * len(rows(data, "training"))
    price = max(1, 1000 - cast("Number", out["art"]) + 10 * len(rows(data, "training")))
    out["rat"], out["cat_missing"] = price, max(0, price - number(data, "cat"))


def _combat(data: Row, out: Numbers) -> None:
    """3b, 4b, 5b, III; R5, R17, R33."""
    skills = [row for row in rows(data, "capabilities") if row.get("applies_to") == "defense"]
    out["defense_skill"] = sum(number(row, "bonus") for row in skills)
    out["initiative_percent"] = Fraction(_sum(out, "cpv", "chnc", "emot", "qckn")) / 3
    out["attack_base"] = Fraction(_sum(out, "cpv", "guil", "inst", "obsr", "tmng", "yern")) / 5
    defense = Fraction(_sum(out, "cpv", "agil", "baln", "judg", "move", "zeal")) / 5
    out["defense_percent"] = defense + cast("Number", out["defense_skill"])
    most = _sum(out, "mpv", "vtly", "hlth", "nrsh") + number(data, "level")
    out["ds_max"], out["ds_current"] = most, max(0, most - number(data, "damage_taken"))
    out["ds_danger"] = Fraction(most) / 10
    out["toughness"] = nearest(Fraction(_sum(out, "mpv", "deth", "strn", "uncn")) / 3)


def rating(bonus: Number) -> int:
    """Return the step of the scale from Untrained to Master. 5a; R17."""
    return sum(bonus >= least for least in (1, 4, 7, 11, 16, 21))


def _capabilities(data: Row, out: Numbers) -> None:
    """1a, 4b, 5a, III; R6, R9, R18."""
    found: list[Numbers] = []
    hands = [0]
    for row in rows(data, "capabilities"):
        bonus = number(row, "bonus")
        named = cast("Sequence[str]", row.get("attributes", ()))
        base: Maybe = None
        if row.get("applies_to", "check") == "check" and named:
            base = Fraction(_sum(out, "cpv", *named)) / len(named)
        if row.get("applies_to") == "offhand":
            hands.append(rating(bonus))
        chance = None if base is None else max(0, min(99, base + bonus))
        half = nearest(Fraction(bonus) / 2)
        found.append({"rating_index": rating(bonus), "base": base, "chance": chance, "half_bonus": half})
    out["capabilities"] = found
    best = max(hands)
    out["offhand_penalty"] = 29 - 4 * best if best else 50
    out["offhand_delay_s"] = math.ceil(Fraction(cast("int", out["offhand_penalty"])) / 10)


def _skill(kind: str, weapon: Row, data: Row) -> Number:
    total: Number = 0
    for row in rows(data, "capabilities"):
        limits = [("weapon_category", "category"), ("weapon_name", "name")]
        fits = all(
            not str(row.get(limit, "")).strip()
            or str(row[limit]).strip().casefold() == str(weapon.get(own, "")).strip().casefold()
            for limit, own in limits
        )
        if row.get("applies_to") == kind and fits:
            total += number(row, "bonus")
    return total


def _weapon(row: Row, data: Row, options: Row, out: Numbers) -> Numbers:
    """1b, 2b, 3b, 4b; R6, R17 to R25."""
    strength = cast("Number", out["cpv.strn"])
    blunt = number(row, "weight_lb") * 10
    force = number(row, "length_in") + blunt
    sharp = max(0, number(row, "penetration_max") - number(row, "penetration_lost"))
    pierced = nearest(Fraction(force * sharp) / 100)
    arm = int(row.get("kind") != "projectile")
    skill, aim = _skill("damage", row, data), _skill("attack", row, data)
    penalty = max(10, 10 * math.ceil(Fraction(force) / 100))
    is_off = row.get("hand") == "off"
    off = cast("int", out["offhand_penalty"]) if is_off else 0
    late = cast("int", out["offhand_delay_s"]) if is_off else 0
    weak = max(0, number(row, "min_strn") - strength) if options.get("weapon_min_strn", True) else 0
    loading = number(row, "load_seconds")
    return {
        "bluntness": blunt,
        "damage_force": force,
        "penetration": sharp,
        "penetration_damage": pierced,
        "base_damage": force + pierced,
        "strength_factor": arm,
        "strength_damage": strength * arm,
        "damage_skill": skill,
        "damage": nearest(force + pierced + strength * arm + number(row, "launch_bonus") + skill),
        "chance_factor": min(1, number(row, "weight_lb")),
        "wip_percent": penalty,
        "wip_seconds": Fraction(penalty) / 10,
        "wip_bonus": penalty - nearest(Fraction(force) / 10),
        "hand_penalty": off,
        "hand_delay_s": late,
        "strn_penalty": weak,
        "attack_skill": aim,
        "attack_percent": cast("Number", out["attack_base"]) + aim - off - weak,
        "attack_delay_s": Fraction(penalty) / 10 + loading + late,
        "strike_interval_s": Fraction(penalty) / 10 + loading + 1,
    }
