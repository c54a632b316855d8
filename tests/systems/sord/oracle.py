"""SORD's numbers a second way: plain Python written from the book's sections, without the engine or the rules data.

The property test beside this file holds the two against each other; the benchmarks use it as the hand-written limit.
Citations are those of the rules data. Numbers are ``int`` or ``Fraction``, ``None`` is undefined.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TypeAlias, cast

Number: TypeAlias = "int | Fraction"
Maybe: TypeAlias = "int | Fraction | None"
Row: TypeAlias = "Mapping[str, object]"
Numbers: TypeAlias = "dict[str, object]"

PRIMARY = ("ambt", "hlth", "mind", "prow", "qckn")
ATTRIBUTES = (*PRIMARY, "chrm", "expr", "focs", "inst", "luck")
TRAITS = ("self", "emotion", "outlook", "disposition")
PLACES = ("head", "body", "limb")
TYPE_WEIGHT = {"fired": 1, "thrown": 5, "melee": 10, "disarm": 15, "special": 20, "critical": 25}
TYPE_DIE = {"fired": "1d6", "thrown": "1d8", "melee": "1d12", "disarm": "", "critical": "2d10"}


def derive(data: Row, options: Row) -> Numbers:
    """Compute every number of the sheet from the inputs of a document."""
    out: Numbers = {}
    _personality(data, out)
    _attributes(data, out)
    _load_and_movement(data, out)
    _steps(data, options, out)
    _lore(data, options, out)
    _life(data, out)
    _attack(data, out)
    return out


def number(row: Row, path: str, default: Number = 0) -> Number:
    """Read a number below ``path``; decimals are exact, true counts 1."""
    value: object = row
    for key in path.split("."):
        value = cast("Row", value).get(key) if isinstance(value, Mapping) else None
    if value is None:
        return default
    if isinstance(value, bool | int):
        return int(value)
    return value if isinstance(value, Fraction) else Fraction(str(value))


def rows(data: Row, key: str) -> Sequence[Row]:
    """Read a list of rows."""
    return cast("Sequence[Row]", data.get(key, ()))


def _flag(row: Row, key: str, default: bool) -> int:
    return int(bool(row.get(key, default)))


def _personality(data: Row, out: Numbers) -> None:
    """II, CG; R4, R5."""
    age, fixed = number(data, "age_years"), number(data, "human_age_years")
    human_life = number(data, "culture.human_life_years", 70)
    average_life = number(data, "culture.average_life_years", 70)
    scaled: Maybe = None if average_life == 0 else max(1, math.floor(Fraction(age) * human_life / average_life))
    out["human_age"] = fixed if fixed > 0 else scaled
    height = number(data, "height_in")
    out["size"] = sum(height >= edge for edge in (36, 60, 72, 108))
    for trait in TRAITS:
        roll = number(data, f"trait_rolls.{trait}")
        modifiers = number(data, f"culture.trait_modifiers.{trait}")
        modifiers += sum(number(quirk, f"trait_modifiers.{trait}") for quirk in rows(data, "quirks"))
        out[f"trait_modifiers.{trait}"] = modifiers
        drift = modifiers + number(data, f"trait_changes.{trait}")
        out[f"traits.{trait}"] = 0 if roll == 0 else min(10, max(1, roll + drift))
    out["extra_traits"] = [{"score": _extra_score(row)} for row in rows(data, "extra_traits")]


def _extra_score(row: Row) -> Number:
    roll = number(row, "roll")
    return 0 if roll == 0 else min(10, max(1, roll + number(row, "modifier") + number(row, "change")))


def _attributes(data: Row, out: Numbers) -> None:
    """I to III, IV, XIII, XX; R1, R3, R7, R15."""
    out["attribute_rolls"] = [
        {"score": sum(sorted((number(row, "d6"), number(row, "d8"), number(row, "d12")))[1:])}
        for row in rows(data, "attribute_rolls")
    ]
    quirks, professions = rows(data, "quirks"), rows(data, "professions")
    needs: list[Numbers] = [{} for _ in professions]
    for key in ATTRIBUTES:
        base = number(data, f"raw.{key}") + number(data, f"culture.attribute_bonuses.{key}")
        base += number(data, f"base_adjust.{key}") + sum(number(row, f"base_adjust.{key}") for row in quirks)
        most = base + number(data, f"advancement.{key}") + number(data, f"maximum_adjust.{key}")
        most += sum(number(row, f"maximum_adjust.{key}") for row in quirks)
        out[f"base.{key}"], out[f"maximum.{key}"] = base, most
        for need, row in zip(needs, professions, strict=True):
            need[f"need.{key}"] = number(row, f"minimums.{key}") * _flag(row, "current", True)
        out[f"freed.{key}"] = int(sum(cast("Number", need[f"need.{key}"]) for need in needs) > 0)
        limit = number(data, f"culture.attribute_maximums.{key}")
        out[f"cap.{key}"] = 0 if out[f"freed.{key}"] else 99 if limit == 0 else min(99, limit)
    for need, row in zip(needs, professions, strict=True):
        need["rate"] = number(row, "step_rate_number") * _flag(row, "current", True)
    out["professions"] = needs
    out["attribute_sum"] = sum(cast("Number", out[f"base.{key}"]) for key in ATTRIBUTES)
    out["advancement_spent"] = sum(number(data, f"advancement.{key}") for key in ATTRIBUTES)


def _loads(data: Row, key: str) -> list[Number]:
    """What each row of a list weighs upon its bearer (V; R14)."""
    found: list[Number] = []
    for row in rows(data, key):
        each = Fraction(number(row, "weight_lb")) * number(row, "quantity", 1)
        carried = _flag(row, "carried", True)
        if key == "armor":
            carried = max(carried, _flag(row, "worn", True))
        elif key == "weapons":
            carried *= _flag(row, "counts_weight", True)
        found.append(each * carried)
    return found


def _quotient(above: Maybe, below: Maybe) -> int | None:
    return None if above is None or below is None or below == 0 else math.floor(Fraction(above) / below)


def _plus(*parts: Maybe) -> Maybe:
    total: Number = 0
    for part in parts:
        if part is None:
            return None
        total += part
    return total


def _load_and_movement(data: Row, out: Numbers) -> None:
    """IV to VIII; R14, R15."""
    loads = {key: _loads(data, key) for key in ("items", "wealth", "armor", "weapons")}
    out.update({key: [{"load": load} for load in found] for key, found in loads.items()})
    carried = math.floor(sum(sum(found, Fraction(0)) for found in loads.values()))
    base = {key: cast("Number", out[f"base.{key}"]) for key in ATTRIBUTES}
    weight, height, age = number(data, "weight_lb"), number(data, "height_in"), cast("Maybe", out["human_age"])
    out["carried_weight"] = carried
    limit = math.floor(base["ambt"] + base["hlth"] + base["prow"] + Fraction(weight) / 3)
    out["max_weight"], over = limit, max(0, carried - limit)
    out["overload"] = over
    push = (limit + base["hlth"] + height) * 50
    out["reaction_rate"] = rate = _quotient(push, _plus(weight, carried, age))
    out["reaction_rate_zero"] = _quotient(push, _plus(weight, age))
    out["surprise"] = surprise = base["qckn"] + base["inst"] + base["luck"]
    move = None if rate is None else max(0, rate + surprise - over)
    out["move_rate"], out["move_feet"] = move, None if move is None else move * 3
    for key in ATTRIBUTES:
        lost = number(data, f"damage.{key}") + (over if key == "qckn" else 0)
        out[f"current.{key}"] = max(0, cast("Number", out[f"maximum.{key}"]) - lost)


def _steps(data: Row, options: Row, out: Numbers) -> None:
    """X to XIV; R11, R18 to R21, R23."""
    age = cast("Maybe", out["human_age"])
    counted = 0 if options.get("attribute_sum_lore") else cast("Number", out["attribute_sum"])
    out["initial_special_steps"] = None if age is None else counted + age * 10
    out["step_sum"] = steps = sum(
        number(data, f"steps.{key}") for key in ("role_played", "conflict", "problem_solved", "special", "carried_over")
    )
    held = rows(data, "professions")
    out["profession_count"] = count = sum(_flag(row, "current", True) for row in held)
    rates = cast("list[dict[str, Number]]", out["professions"])
    out["profession_rate"] = professional = sum(row["rate"] for row in rates)
    out["step_level"] = level = max(0, sum(number(row, "levels", 1) for row in rows(data, "step_levels")))
    out["step_multiple"] = multiple = max(1, level)
    culture = number(data, "culture.step_rate_number")
    rate = None if age is None else (professional + age + culture) * multiple
    out["step_rate"] = rate
    done = _quotient(steps, rate)
    hundredths = _quotient(100 * steps, rate)
    out["sa_ratio"] = None if hundredths is None else Fraction(hundredths, 100)
    advances: Maybe = None if done is None else min(4, max(number(data, "sa_held"), done))
    out["current_sa"] = advances
    out["revolution_due"] = None if rate is None else int(steps >= 5 * rate)
    noted = sum(number(row, "sa_noted") for row in held)
    most = None if advances is None else 5 * level + noted + advances
    out["max_sa"] = most
    out["steps_to_next_sa"] = None if advances is None or rate is None else max(0, (advances + 1) * rate - steps)
    out["steps_to_next_level"] = None if rate is None else max(0, 5 * rate - steps)
    out["employed"] = 0 if count == 0 else None if most is None else int(most >= 1)
    spent = cast("Number", out["advancement_spent"])
    out["advancement_left"] = None if most is None else most - spent


def _lore(data: Row, options: Row, out: Numbers) -> None:
    """X, XIII, XIV, XIX; R19, R54."""
    levels, skills, powers = (rows(data, key) for key in ("step_levels", "skills", "powers"))
    for kind in ("trained", "educated"):
        gained = sum(number(row, f"{kind}_lore") for row in levels)
        paid = sum(number(row, f"{kind}_paid") for row in (*skills, *powers))
        out[f"{kind}_lore"] = gained
        out[f"{kind}_lore_left"] = gained - paid - number(data, f"lore_erased.{kind}")
    start = cast("Number", out["attribute_sum"]) if options.get("attribute_sum_lore") else 0
    out["start_lore"] = start
    out["start_lore_left"] = start - sum(number(row, "start_paid") for row in (*skills, *powers))
    for key in ("skills", "powers"):
        found: list[Numbers] = []
        for row in rows(data, key):
            value = cast("Number", out[f"maximum.{row.get('attribute') or 'expr'}"])
            found.append({"attribute_value": value, "check": value + number(row, "modifier")})
        out[key] = found


def _life(data: Row, out: Numbers) -> None:
    """XV, XVI, XX, CG; R32."""
    most = {key: cast("Number", out[f"maximum.{key}"]) for key in ATTRIBUTES}
    healing = _quotient(most["ambt"] + most["hlth"] + most["focs"], cast("Maybe", out["human_age"]))
    out["life_recovery"] = recovery = None if healing is None else 1 + healing
    out["unconscious_number"] = most["hlth"] + most["mind"]
    out["deathly_blow"] = most["ambt"] + most["hlth"] + most["mind"] + most["chrm"] + most["luck"]
    out["parry_avoid"] = _quotient(cast("Maybe", out["move_rate"]), 10)
    out["damage_total"] = lost = sum(number(data, f"damage.{key}") for key in ATTRIBUTES)
    out["rest_hours"] = None if not recovery else math.ceil(Fraction(lost) / recovery)
    worn: list[Numbers] = cast("list[Numbers]", out["armor"])
    for place in PLACES:
        for numbers, row in zip(worn, rows(data, "armor"), strict=True):
            numbers[f"{place}_worn"] = number(row, place) * _flag(row, "worn", True)
        out[f"{place}_armor"] = sum(cast("Number", numbers[f"{place}_worn"]) for numbers in worn)
    out["minimum_blow"] = min(cast("Number", out[f"{place}_armor"]) for place in PLACES)


def _attack(data: Row, out: Numbers) -> None:
    """XVII, XVIII, CG, SG; R34 to R40, R55."""
    most = {key: cast("Number", out[f"maximum.{key}"]) for key in ATTRIBUTES}
    war = _plus(cast("Maybe", out["move_rate"]), most["ambt"], most["hlth"], most["expr"])
    out["war"] = war
    wars = {
        "fired": _plus(war, most["qckn"], most["inst"]),
        "thrown": _plus(war, most["qckn"], most["luck"]),
        "melee": _plus(war, most["mind"], most["prow"], most["qckn"]),
        "disarm": _plus(war, most["mind"], most["inst"]),
        "special": _plus(war, most["mind"], most["focs"]),
        "critical": _plus(war, most["prow"]),
    }
    out.update({f"{kind}_war": value for kind, value in wars.items()})
    for key in ("prow", "qckn", "mind"):
        out[f"{key}20"] = max(0, most[key] - 20)
    for numbers, row in zip(cast("list[Numbers]", out["weapons"]), rows(data, "weapons"), strict=True):
        _weapon(row, numbers, out, wars)
    slowness = _quotient(100, cast("Number", out["surprise"]))
    out["unarmed.wslo"] = slowness
    out["unarmed.thawac"] = chance = _quotient(_plus(war, None if slowness is None else -slowness), 10)
    out["unarmed.attack_rate"] = _rate(cast("Maybe", out["move_rate"]), chance, slowness)
    out["unarmed.damage"] = max(1, cast("Number", out["prow20"]))


def _rate(move: Maybe, chance: Maybe, slowness: Maybe) -> int | None:
    attacks = _quotient(_plus(move, chance), _plus(slowness, 20))
    return None if attacks is None else max(0, attacks)


def _weapon(row: Row, numbers: Numbers, out: Numbers, wars: Mapping[str, Maybe]) -> None:
    most = {"prow": cast("Number", out["maximum.prow"])}
    kind, trained = cast("str", row.get("type", "melee")), _flag(row, "trained", False)
    weight, length = number(row, "weight_lb"), number(row, "length_ft")
    flags = {name: int(kind == name) for name in TYPE_WEIGHT}
    numbers.update({f"is_{name}": flag for name, flag in flags.items()})
    numbers["wt"] = heft = TYPE_WEIGHT[kind]
    numbers["war_used"] = used = wars[kind] if trained else cast("Maybe", out["war"])
    numbers["wslo"] = slow = _quotient((weight + length + heft) * 10, cast("Number", out["surprise"]))
    numbers["thawac"] = chance = _quotient(_plus(used, None if slow is None else -slow), 10)
    numbers["attack_rate"] = _rate(cast("Maybe", out["move_rate"]), chance, slow)
    prow, qckn, mind = (cast("Number", out[f"{key}20"]) for key in ("prow", "qckn", "mind"))
    bonus = prow * (flags["thrown"] + flags["melee"] + flags["critical"]) + qckn * flags["fired"]
    bonus += mind * max(flags["special"], _flag(row, "focused", False))
    numbers["attack_bonus"] = bonus
    flat = math.floor(weight + length + number(row, "dam_mod") + bonus)
    die = cast("str", row.get("special_dice", "")) if kind == "special" else TYPE_DIE[kind]
    dice = join(die if trained else "", cast("str", row.get("special_damage", "")))
    least, greatest = dice_bounds(dice)
    numbers.update(damage_flat=flat, dice=dice, dice_min=least, dice_max=greatest)
    numbers.update(damage_min=max(1, flat + least), damage_max=max(1, flat + greatest))
    numbers["damage_text"] = f"{dice}{flat:+d}" if dice and flat else dice or str(flat)
    reach = used if flags["fired"] else _twice(_plus(used, most["prow"]))
    numbers["max_distance_ft"] = _quotient(reach, length * flags["fired"] + weight * flags["thrown"])


def _twice(value: Maybe) -> Maybe:
    return None if value is None else value * 2


def join(*parts: str) -> str:
    """Put dice texts one after the other; a part that begins with a minus gets no plus."""
    text = ""
    for part in filter(None, parts):
        text += part if not text or part.startswith("-") else f"+{part}"
    return text


def dice_bounds(text: str) -> tuple[int, int]:
    """Least and greatest total of a dice text made of ``NdS`` and whole numbers."""
    least = greatest = 0
    for sign, count, size, plain in re.findall(r"([+-]?)(?:(\d*)d(\d+)|(\d+))", text):
        low, high = (int(plain), int(plain)) if plain else (int(count or 1), int(count or 1) * int(size))
        if sign == "-":
            low, high = -high, -low
        least, greatest = least + low, greatest + high
    return least, greatest
