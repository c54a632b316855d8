"""Oracle of HURSAGMU's numbers: plain Python from the chapter, without engine or rules data.

The property test in this folder compares the two. Citations are those of the rules data. Numbers are
``int`` or ``Fraction``, ``None`` is undefined.
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

ATTRIBUTES = ("str", "dex", "wil", "int")
ALONE = {
    **dict.fromkeys(("striking", "archery", "grappling", "defense", "riding"), "dex"),
    "tactics": "int",
    "animals": "wil",
}
RULES = {
    "action_step": 2,
    "augment_step": 2,
    "dive_step": 5,
    "dive_max_yd": 6,
    "round_s": 6,
    "bare_block": 2,
    "ride_defense": 4,
    "improvised_throw": 2,
    "slam_limit": 4,
    "gap_free": 3,
}
SECONDS = (6, 60, 3600, 86400, 0)
HEALTH = ("OK", "Hurt", "Wounded", "Crippled", "Dead")
SANITY = ("OK", "Shaken", "Disturbed", "Insane", "Catatonic")
STATES = ("active", "unconscious", "catatonic", "dead")
DAYS = (0, 7, 14, 28, None)


def derive(data: Row, options: Row) -> Numbers:
    """Compute every number of the sheet from the inputs of a document."""
    out: Numbers = {f"rule.{key}": value for key, value in RULES.items()}
    _injury(data, out)
    _points(data, options, out)
    _skills(data, out)
    _round(data, out)
    _weapons(data, out)
    _armor(data, out)
    _load(data, options, out)
    _animals(data, options, out)
    _defense(data, options, out)
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


def word(row: Row, key: str, default: str = "") -> str:
    """Return a text normalized for comparison."""
    return str(row.get(key, default)).strip().casefold()


def of(out: Numbers, key: str) -> Number:
    """Return a computed number."""
    return cast("Number", out[key])


def free_load(strength: Number) -> int:
    """R33: by the fourth power of the root of two, taken from the two beginnings of the scale."""
    whole = int(strength)
    load = Fraction(70 if whole % 2 else 50)
    for _ in range(abs(whole // 2)):
        load = load * 2 if whole > 0 else load / 2
    return max(1, math.floor(load + Fraction(1, 2)))


def _injury(data: Row, out: Numbers) -> None:
    """Damage; R34 to R37."""
    hits, worst, total = [], 0, Fraction(0)
    for row in rows(data, "wounds"):
        damage = number(row, "damage")
        taken = min(4, int(damage // 5))
        now = 4 if taken == 4 else max(0, taken - int(number(row, "healed")))
        worst, total = max(worst, now), total + damage
        hits.append({"level_taken": taken, "level_now": now})
    out["wounds"] = hits
    mind = max(0, min(4, int(number(data, "sanity_lost"))))
    most = number(data, "stamina_max", 10)
    left = min(most, most - total - number(data, "stamina_exertion") + number(data, "stamina_regained"))
    out.update(damage_taken=total, health_level=worst, health_penalty=min(3, worst))
    out.update(sanity_level=mind, sanity_penalty=min(3, mind), stamina=left, stamina_missing=most - left)
    status = 3 if worst == 4 else 2 if mind == 4 else int(left <= 0)
    slow = max(worst, mind)
    each = SECONDS[slow]
    out.update(status=status, can_act=int(status == 0), recovery_level=slow, stamina_seconds=each)
    out.update(health_name=HEALTH[worst], sanity_name=SANITY[mind], status_name=STATES[status])
    out["wake_s"] = each * max(0, 1 - left) if each else None
    out["full_s"] = each * (most - left) if each else None
    out.update(health_days=DAYS[worst], sanity_days=DAYS[mind])
    for key in ATTRIBUTES:
        penalty = min(3, worst if key in ("str", "dex") else mind)
        out[f"effective.{key}"] = number(data, f"base.{key}") - penalty


def _points(data: Row, options: Row, out: Numbers) -> None:
    """R38 to R41."""

    def square(level: Number) -> Number:
        return level**2 if level >= 0 else -(level**2)

    spent = Fraction(0)
    for key in ATTRIBUTES:
        level = number(data, f"base.{key}")
        out[f"cost.{key}"] = square(level)
        out[f"raise.{key}"] = square(level + 1) - square(level)
        spent += square(level)
    learned = sum((_triangle(number(row, "level")) for row in rows(data, "skills")), Fraction(0))
    out.update(attribute_cost=spent, skill_cost=learned)
    if options.get("separate_pools"):
        purses = [(number(data, "attribute_points", 10), spent), (number(data, "skill_points", 20), learned)]
    else:
        purses = [(number(data, "points_total", 30), spent + learned)]
    left = [max(0, purse - used) for purse, used in purses]
    out["points_left"] = sum(left)
    out["attribute_points_left"], out["skill_points_left"] = left[0], left[-1]
    out["xp_spent"] = sum(max(0, used - purse) for purse, used in purses)
    out["xp_left"] = number(data, "xp_earned") - of(out, "xp_spent")


def _triangle(level: Number) -> Number:
    return Fraction(level) * (level + 1) / 2


def _skills(data: Row, out: Numbers) -> None:
    """R42; the penalty of the round is taken off in _round."""
    made: list[Numbers] = []
    best: dict[str, Number] = {}
    for row in rows(data, "skills"):
        level, attribute = number(row, "level"), of(out, f"effective.{row.get('attribute', 'dex')}")
        role = word(row, "role")
        best[role] = max(best.get(role, attribute + level), attribute + level)
        raised = _triangle(level + 1) - _triangle(level)
        made.append(
            {"cost": _triangle(level), "raise": raised, "attribute_value": attribute, "total": attribute + level}
        )
    out["skills"] = made
    for role, attribute_key in ALONE.items():
        out[f"total.{role}"] = best.get(role, of(out, f"effective.{attribute_key}"))


def _round(data: Row, out: Numbers) -> None:
    """Augment; R5, R49."""
    actions = sum(number(data, f"turn.{key}") for key in ("attacks", "defend", "augments", "assisted_blocks", "other"))
    penalty, force = 2 * max(0, actions - 1), 2 * number(data, "turn.augments")
    out.update(turn_actions=actions, action_penalty=penalty, augment_damage=force)
    for made in cast("list[Numbers]", out["skills"]):
        made["now"] = of(made, "total") - penalty
    striking, strength = of(out, "total.striking"), of(out, "effective.str")
    out.update(initiative_bonus=out["effective.dex"], tactical_total=out["total.tactics"])
    out.update(unarmed_attack=striking, unarmed_attack_now=striking - penalty)
    out.update(unarmed_damage=strength, unarmed_damage_now=strength + force)
    out["grapple_now"] = of(out, "total.grappling") - penalty


def _weapons(data: Row, out: Numbers) -> None:
    """Strike; R4, R11 to R13."""
    penalty, force, strength = of(out, "action_penalty"), of(out, "augment_damage"), of(out, "effective.str")
    made = []
    for row in rows(data, "weapons"):
        power, modifier = number(row, "power"), number(row, "hit_modifier")
        near, thrown = number(row, "range_yd"), number(row, "throw_range_yd", 5)
        skill = _named(data, out, word(row, "skill", "striking"))
        throwing = _named(data, out, word(row, "throw_skill", "striking"))
        is_made = number(row, "throw_designed")
        damage = power + strength * number(row, "uses_strength", 1)
        one: Numbers = {"skill_total": skill, "throw_skill_total": throwing}
        one.update(attack_bonus=skill + modifier, attack_now=skill + modifier - penalty)
        one.update(damage_bonus=damage, damage_now=damage + force)
        one["close_damage"] = damage if number(row, "small") else None
        for level, factor in ((2, 2), (4, 4), (6, 8)):
            one[f"band_{level}_yd"] = factor * near if near else None
        throw = throwing + modifier - (0 if is_made else 2)
        one["throw_attack"] = throw if thrown else None
        one["throw_attack_now"] = throw - penalty if thrown else None
        one["throw_damage"] = strength + power * is_made if thrown else None
        one["throw_far_yd"] = 8 * thrown if thrown else None
        made.append(one)
    out["weapons"] = made
    pairs = zip(rows(data, "weapons"), made, strict=True)
    held = [one for row, one in pairs if number(row, "ready") and number(row, "quantity", 1)]
    first = held[0] if held else {"attack_now": out["unarmed_attack_now"], "damage_now": out["unarmed_damage_now"]}
    out.update(in_hand_attack_now=first["attack_now"], in_hand_damage_now=first["damage_now"])


def _named(data: Row, out: Numbers, name: str) -> Number:
    """3.8 L3: a role, else the first skill of the name, else Dexterity."""
    if name in ALONE:
        return of(out, f"total.{name}")
    for row, made in zip(rows(data, "skills"), cast("list[Numbers]", out["skills"]), strict=True):
        if word(row, "name") == name:
            return of(made, "total")
    return of(out, "effective.dex")


def _armor(data: Row, out: Numbers) -> None:
    """Damage, Defend; R43."""
    made: list[Numbers] = []
    for row in rows(data, "armor"):
        worn = number(row, "worn", 1)
        shield = worn * number(row, "shield")
        made.append(
            {
                "worn_rating": worn * number(row, "rating"),
                "ready_shield": shield,
                "ready_block": shield * number(row, "block_bonus"),
            }
        )
    out["armor"] = made
    out["armor_total"] = sum(of(one, "worn_rating") for one in made)
    out["endurance_bonus"] = of(out, "effective.str") + of(out, "armor_total")
    out["shield_ready"] = max([0, *(of(one, "ready_shield") for one in made)])
    out["shield_bonus"] = max([0, *(of(one, "ready_block") for one in made)])


def _load(data: Row, options: Row, out: Numbers) -> None:
    """R33."""
    load = Fraction(0)
    out["items"] = [{} for _ in rows(data, "items")]
    for key in ("weapons", "armor", "items"):
        for row, made in zip(rows(data, key), cast("list[Numbers]", out[key]), strict=True):
            weight = number(row, "weight_lb") * number(row, "quantity", 1) * number(row, "carried", 1)
            made["total_weight_lb"] = weight
            load += weight
    limit = free_load(of(out, "effective.str"))
    out.update(load_lb=load, load_limit_lb=limit, load_percent=math.floor(100 * load / limit + Fraction(1, 2)))
    out["slowed"] = int(load > limit and options.get("load_slows", True) is True)
    out["run_yd"] = _run(number(data, "move_yd", 30), out)
    out["rider_weight_lb"] = number(data, "mass_lb", 170) + load


def _run(pace: Number, out: Numbers) -> Number:
    return math.floor(Fraction(pace) / 2) if out["slowed"] else pace


def _animals(data: Row, options: Row, out: Numbers) -> None:
    """Animals; R32, R33, R36."""
    rider, mounted, run = word(data, "mounted_on"), 0, None
    made = []
    for row in rows(data, "animals"):
        worst = number(row, "worst_hit")
        health = 4 if worst >= 20 else max(0, worst // 5 - number(row, "health_healed"))
        penalty = min(3, health)
        strength, dexterity = number(row, "str") - penalty, number(row, "dex") - penalty
        left = number(row, "stamina_max", 10) - number(row, "stamina_lost")
        ridden = int(rider != "" and word(row, "name") == rider and not mounted)
        mounted += ridden
        one: Numbers = {"health_level": health, "str_now": strength, "dex_now": dexterity, "stamina": left}
        one["status"] = 3 if health == 4 else int(left <= 0)
        one["attack_bonus"] = dexterity + number(row, "striking")
        one["damage_bonus"] = strength + number(row, "power")
        one["grapple_total"] = dexterity + number(row, "grappling")
        one["defense_total"] = dexterity + number(row, "defense")
        one["endurance_bonus"] = strength + number(row, "natural_armor") + number(row, "barding")
        one["command_challenge"] = {2: 5, 1: 8}.get(int(number(row, "training")), 11)
        one["ridden"] = ridden
        one["carried_lb"] = number(row, "gear_lb") + ridden * of(out, "rider_weight_lb")
        one["load_limit_lb"] = free_load(strength)
        slow = of(one, "carried_lb") > of(one, "load_limit_lb") and options.get("load_slows", True) is True
        one["slowed"] = int(slow)
        one["run_yd"] = _run(number(row, "move_yd", 60), one)
        run = one["run_yd"] if ridden else run
        made.append(one)
    out["animals"] = made
    out.update(mounted=mounted, mount_run_yd=run, travel_yd=run if mounted else out["run_yd"])


def _defense(data: Row, options: Row, out: Numbers) -> None:
    """Defend, Animals; R24, R25, R43."""
    penalty, mounted = of(out, "action_penalty"), out["mounted"]
    now = of(out, "total.defense") - penalty
    riding = of(out, "total.riding") - penalty
    out["dodge_now"] = None if mounted else now
    out["block_now"] = now + of(out, "shield_bonus")
    out["bare_block_now"] = now - (2 if options.get("bare_block_penalty", True) else 0)
    out.update(riding_now=riding, ride_defense_now=riding - 4 if mounted else None)
