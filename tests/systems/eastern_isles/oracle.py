"""Oracle of the Eastern Isles numbers: plain Python from the text, without engine or data.

The property test beside this file holds the two against each other; benchmarks use it as the hand-written limit.
Numbers are ``int`` or ``Fraction``, ``None`` is undefined. Inputs lie within their ranges.
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

STARTS = (0, 2000, 5000, 10000, 18000, 31000, 52000, 86000, 140000, 230000, 370000, 600000)
PROFESSIONS = {"magician": 0, "physician": 2, "fighter": 4}
LIVING = ((900, 79), (800, 75), (700, 70), (600, 65), (500, 59), (400, 53), (300, 46), (200, 38), (100, 27))
TIERS = {"quarter": -2, "half": -1, "": 0, "2": 1, "4": 2, "8": 3, "16": 4}


def derive(data: Row, options: Row) -> Numbers:
    """Compute every number of the sheet from the inputs of a document."""
    out: Numbers = {}
    _flags(data, options, out)
    _dice(data, out)
    _characteristics(data, out)
    _load(data, out)
    _bonuses(data, out)
    _experience(data, out)
    _age(data, out)
    _endurance(data, out)
    _blows(data, out)
    _speeds(out)
    _points(data, out)
    return out


def _rows(data: Row, key: str) -> Sequence[Row]:
    return cast("Sequence[Row]", data.get(key, ()))


def _number(row: Row, key: str, default: Number = 0) -> Number:
    value = row.get(key, default)
    return int(value) if isinstance(value, bool) else Fraction(str(value))


def _group(data: Row, key: str) -> Row:
    return cast("Row", data.get(key, {}))


def _all(*values: object) -> bool:
    return all(value is not None for value in values)


def _get(out: Numbers, key: str) -> Fraction:
    return Fraction(cast("Number", out[key]))


def _round(value: Fraction) -> int:
    return math.floor(value + Fraction(1, 2))


def _flags(data: Row, options: Row, out: Numbers) -> None:
    race, profession = data.get("race", "human"), data.get("profession")
    out["is_female"] = int(data.get("sex") == "female")
    out["is_elf"], out["is_dwarf"] = int(race == "elf"), int(race == "dwarf")
    for each in PROFESSIONS:
        out[f"is_{each}"] = int(profession == each)
    days = cast("int", options.get("year_days", 336))
    out["year_days"], out["month_days"] = days, days // 12
    out["height_base"] = {"human": 49, "elf": 51, "dwarf": 28}[str(race)]
    long_year = {"human": (18, 18), "elf": (0, 25), "dwarf": (48, 36)}
    short_year = {"human": (16, 16), "elf": (0, 25), "dwarf": (42, 32)}
    out["aging_base"], out["start_age_years"] = (long_year if days == 336 else short_year)[str(race)]
    out["profession_en"] = None if profession is None else PROFESSIONS[str(profession)]


def _dice(data: Row, out: Numbers) -> None:
    dice = _group(data, "dice")
    female, elf, dwarf = bool(out["is_female"]), bool(out["is_elf"]), bool(out["is_dwarf"])

    def kept(key: str, full: int, keep: int, low: bool = False) -> list[Maybe]:
        rolled = list(cast("Sequence[int]", dice.get(key, ())))[:full]
        if len(rolled) < full:
            return [None] * keep
        if full == keep:
            return list(rolled)
        rolled.sort()
        return list(rolled[:keep] if low else rolled[full - keep :])

    (out["pb"],) = kept("pb", 2 if dwarf else 1, 1)
    (out["ib"],) = kept("ib", 2 if elf else 1, 1)
    out["sr1"], out["sr2"] = kept("sr", 3 if dwarf else 4 if female else 2, 2, low=female)
    out["iq1"], out["iq2"] = kept("iq", 2, 2)
    out["ws1"], out["ws2"] = kept("ws", 2, 2)
    out["cn1"], out["cn2"] = kept("cn", 3 if female else 2, 2)
    out["cn1_size"], out["cn2_size"] = kept("cn", 3 if female else 2, 2, low=True)
    out["dy1"], out["dy2"] = kept("dy", 3 if female else 2, 2)
    out["ht1"], out["ht2"] = kept("ht", 2, 2)
    out["chd"] = dice.get("chd")
    out["wtd"] = 1 if elf else dice.get("wtd")
    chain = cast("Sequence[int]", dice.get("attr", ()))
    out["attr_text"] = "-".join(map(str, chain)) or None


def _characteristics(data: Row, out: Numbers) -> None:
    def value(formula_keys: str) -> list[Fraction] | None:
        keys = formula_keys.split()
        return [_get(out, key) for key in keys] if _all(*(out[key] for key in keys)) else None

    for key, base in (("sr", "pb sr1 sr2"), ("iq", "ib iq1 iq2"), ("ws", "ib ws1 ws2"), ("cn", "pb cn1 cn2")):
        found = value(base)
        out[f"{key}_rolled"] = None if found is None else sum(found)
    found = value("iq_rolled dy1 dy2")
    out["dy_rolled"] = None if found is None else _round(found[0] / 3 + found[1] + found[2])
    found = value("wtd pb sr1 sr2 cn1_size cn2_size dy1 dy2")
    out["wt_rolled"] = None
    if found is not None:
        d, p, s1, s2, c1, c2, y1, y2 = found
        out["wt_rolled"] = _round((d * p + d + s1 * s2 + s1 + s2 + c1 + c2 - y1 - y2 + 40) / 7)
    found = value("cn1_size cn2_size dy1 dy2 sr_rolled ht1 ht2")
    out["ht_rolled"] = None
    if found is not None:
        c1, c2, y1, y2, s, h1, h2 = found
        out["ht_rolled"] = _round((3 * (c1 + c2) - y1 - y2) / 5 + s + h1 + h2 + _get(out, "height_base"))
    found = value("sr_rolled iq_rolled ws_rolled chd ht_rolled")
    out["ch_rolled"] = None
    if found is not None:
        out["ch_rolled"] = _round(sum(found[:3], Fraction(0)) / 5 + found[3]) + (1 if found[4] > 72 else 0)
    adjust = _group(data, "adjust")
    for key in ("sr", "cn", "iq", "ws", "dy", "ch", "wt", "ht"):
        rolled = out[f"{key}_rolled"]
        out[key] = None if rolled is None else _get(out, f"{key}_rolled") + _number(adjust, key)


def _load(data: Row, out: Numbers) -> None:
    total = Fraction(0)
    for key in ("items", "weapons"):
        loads = []
        for row in _rows(data, key):
            load = _number(row, "enc") * _number(row, "quantity", 1) * _number(row, "carried", 1)
            loads.append({"enc_carried": load / 2 if row.get("packed") else load})
        out[key] = loads
        total += sum(Fraction(load["enc_carried"]) for load in loads)
    pieces = []
    for row in _rows(data, "armor"):
        is_carried = row.get("carried", True)
        is_worn = is_carried and row.get("worn", False)
        enc = _number(row, "enc") if is_carried else 0
        fits = is_worn and row.get("sized", True) and row.get("adjusted", True)
        piece = {"enc_carried": Fraction(enc) / 2 if fits else enc, "enc_worn": enc if is_worn else 0}
        pieces.append({**piece, "ac_worn": _number(row, "ac") if is_worn else 0})
        total += Fraction(piece["enc_carried"])
    out["armor"], out["enc_total"] = pieces, total
    out["armor_enc_worn"] = sum((Fraction(piece["enc_worn"]) for piece in pieces), Fraction(0))
    capacity = 2 * _get(out, "wt") + _get(out, "wtd") if _all(out["wt"], out["wtd"]) else Fraction(0)
    out.update(dict.fromkeys(("enc_capacity", "enc_penalty", "enc_spare", "st", "dx")))
    if capacity > 0:
        penalty = max(0, math.ceil(total / capacity) - 1)
        out.update(enc_capacity=capacity, enc_penalty=penalty, enc_spare=(penalty + 1) * capacity - total)
        out["st"] = _get(out, "sr") - penalty if out["sr"] is not None else None
        out["dx"] = _get(out, "dy") - penalty if out["dy"] is not None else None


def bonuses(value: Fraction) -> tuple[int, int, int]:
    """Read the three bonuses off the printed table."""
    place = min(18, max(3, math.ceil(value))) - 3
    first = (-2, -1, -1, -1, -1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2)
    second = (0,) * 11 + (1, 1, 2, 2, 3)
    third = (0,) * 12 + (1, 2, 3, 4)
    return first[place], second[place], third[place]


def _bonuses(data: Row, out: Numbers) -> None:
    for key in ("st", "iq", "ws", "cn", "dx", "ch"):
        first, second, third = (None, None, None) if out[key] is None else bonuses(_get(out, key))
        out[f"{key}_bonus_1"] = first
        if key != "ws":
            out[f"{key}_bonus_2"], out[f"{key}_bonus_3"] = second, third
    same = {
        "melee_crit_modifier": "st_bonus_1",
        "melee_damage_modifier": "st_bonus_3",
        "incantation_bonus": "iq_bonus_2",
        "spotting_modifier": "iq_bonus_3",
        "magic_save": "ws_bonus_1",
        "physical_save": "cn_bonus_1",
        "special_save": "ch_bonus_1",
        "hit_modifier": "dx_bonus_1",
        "morale_roll_modifier": "ch_bonus_2",
    }
    out.update({key: out[bonus] for key, bonus in same.items()})
    out["spell_hands"] = None if out["iq"] is None else max(0, 2 - _get(out, "iq_bonus_1"))
    worn = sum(Fraction(cast("Number", piece["ac_worn"])) for piece in cast("Sequence[Row]", out["armor"]))
    out["ac_modifier"] = None if out["dx"] is None else worn - _get(out, "dx_bonus_3")
    named = [row for row in _rows(data, "skills") if str(row.get("name", "")).casefold() == "morale"]
    out["morale_sl"] = skill_level(_skill_points(named[0])) if named else 0
    out["morale_uses"] = None if out["ch"] is None else _get(out, "morale_sl") + _get(out, "ch_bonus_3")


def _skill_points(row: Row) -> int:
    return sum(int(_number(row, f"points_{each}")) for each in ("start", "level", "trained"))


def skill_level(points: int) -> int:
    """Buy levels one after another, each for as many points as its number."""
    level = 0
    while points > level:
        level += 1
        points -= level
    return level


def _experience(data: Row, out: Numbers) -> None:
    elf = bool(out["is_elf"])
    awards = [_number(row, "base_ep") for row in _rows(data, "ep_log")]
    halved = [elf and bool(row.get("combat")) for row in _rows(data, "ep_log")]
    log: list[dict[str, Number]] = [
        {"ep": math.floor(ep / 2) if half else ep} for ep, half in zip(awards, halved, strict=True)
    ]
    bouts: list[dict[str, Number]] = []
    for row in _rows(data, "bouts"):
        ep = 50 * _number(row, "opponent_el", 1) * (2 if row.get("killed") else 1)
        gains = row.get("won") and not row.get("listed")
        bouts.append({"ep": (Fraction(ep) / 2 if elf else ep) if gains else 0})
    month = cast("int", out["month_days"])
    months: list[dict[str, Number]] = []
    for row in _rows(data, "subsistence"):
        shells, job = _number(row, "shells"), _number(row, "job_days")
        low = Fraction(month, 2) if shells >= month else Fraction(0)
        full = next((Fraction(ep) for least, ep in LIVING if shells >= least), low)
        gained = math.floor(full * _number(row, "idle_days", 28) / month + Fraction(job) / 2)
        months.append({"ep_month": full, "ep": gained, "cost_shells": shells - job})
    out.update(ep_log=log, bouts=bouts, subsistence=months)
    last = [_number(row, "shells") for row in _rows(data, "subsistence")][-12:]
    out["subsistence_average"] = Fraction(sum(last)) / len(last) if last else None
    total = sum((Fraction(row["ep"]) for row in (*log, *bouts, *months)), Fraction(0))
    ep = _number(_group(data, "start"), "extra_ep") + total - 2 * _number(data, "ep_burned")
    effective = max(Fraction(0), Fraction(ep), Fraction(_number(data, "ep_mark")))
    level = max(place for place, start in enumerate(STARTS, 1) if effective >= start)
    start = STARTS[level - 1]
    span = STARTS[level] - start if level < 12 else 0
    marks = [start + math.ceil(Fraction(part * span, level + 1)) for part in range(1, level + 2)] if span else []
    sub = sum(int(effective >= mark) for mark in marks)
    steps = sum(range(2, level + 1)) + sub
    out.update(ep=ep, ep_effective=effective, el=level, el_start_ep=start, el_span=span, sublevel=sub, steps=steps)
    out["steps_due"] = steps - _number(data, "steps_taken")
    out["el_next_ep"] = start + span if span else None
    out["next_step_ep"] = marks[sub] if span else None
    out["ep_to_next_step"] = marks[sub] - ep if span else None
    out["ep_to_next_el"] = start + span - ep if span else None
    out["ep_burnable"] = max(0, math.floor(Fraction(ep) / 2))
    out["el_label"] = f"{level}.{sub}" if sub else str(level)


def _age(data: Row, out: Numbers) -> None:
    start = _group(data, "start")
    points = int(_number(start, "extra_points"))
    years = sum(range(1, points + 1)) * (2 if out["is_dwarf"] else 1)
    days = cast("int", out["year_days"])
    extra = 2 * _number(start, "extra_ep")
    total = (_get(out, "start_age_years") + years) * days + extra + _number(data, "days_elapsed")
    age = Fraction(total) / days
    out.update(start_points_years=years, start_age=_get(out, "start_age_years") + years + Fraction(extra) / days)
    out.update(age_days_total=total, age=age, age_years=math.floor(age), age_days=total - math.floor(age) * days)
    out.update(aging_unit=0, aging_loss=0, aging_next_age=None)
    if out["aging_base"] and out["cn"] is None:
        out.update(aging_unit=None, aging_loss=None)
    elif out["aging_base"]:
        unit = _get(out, "aging_base") + _get(out, "cn") / 3
        lost, mark = 0, unit
        while mark <= age:
            lost += 1
            mark += unit / (lost + 1)
        out.update(aging_unit=unit, aging_loss=lost, aging_next_age=mark)


def _endurance(data: Row, out: Numbers) -> None:
    plus, bonus = out["profession_en"], out["cn_bonus_2"]
    level, span = cast("int", out["el"]), cast("int", out["el_span"])
    done = _get(out, "ep_effective") - _get(out, "el_start_ep")
    dice: list[Numbers] = []
    for row in _rows(data, "en_rolls"):
        rank = _number(row, "level", 1)
        en = (
            _number(row, "die", 2) + _get(out, "profession_en") + _get(out, "cn_bonus_2") if _all(plus, bonus) else None
        )
        gained: Maybe = None
        if plus is not None and rank > level + 1:
            gained = 0
        elif en is not None:
            gained = en if rank <= level else math.floor(en * done / span) if span else None
        dice.append({"en": en, "en_gained": gained})
    out["en_rolls"] = dice
    known = plus is not None and all(row["en_gained"] is not None for row in dice)
    out["en_from_levels"] = sum(cast("Number", row["en_gained"]) for row in dice) if known else None
    under = [
        each["en"]
        for row, each in zip(_rows(data, "en_rolls"), dice, strict=True)
        if _number(row, "level", 1) == level + 1 and level < 12
    ]
    out["next_en"] = under[0] if under else None
    out["next_en_ep"] = None
    if out["next_en"] is not None:
        points = _get(out, "next_en")
        arrivals = [
            STARTS[level - 1] + math.ceil(Fraction(n * span) / points) for n in range(1, math.floor(points) + 1)
        ]
        arrived = math.floor(points * done / span)
        out["next_en_ep"] = arrivals[arrived]
    maximum = (
        _get(out, "en_from_levels") - _get(out, "aging_loss")
        if _all(out["en_from_levels"], out["aging_loss"])
        else None
    )
    out["en_max"] = maximum
    out["en_now"] = None if maximum is None else maximum - _number(data, "en_lost")
    out["is_unconscious"] = None if maximum is None else int(_get(out, "en_now") < 0)
    root = 1 if level < 3 else 2 if level < 7 else 3
    body = _get(out, "wt") + root + _get(out, "cn_bonus_3") if _all(out["wt"], out["cn_bonus_3"]) else None
    out["bd_max"] = body
    out["bd_now"] = None if body is None else body - _number(data, "bd_lost")
    out["is_dead"] = None if body is None else int(_get(out, "bd_now") < 0)
    out["condition"] = None
    if out["is_dead"]:
        out["condition"] = "dead"
    elif out["is_dead"] is not None and out["is_unconscious"] is not None:
        out["condition"] = "unconscious" if out["is_unconscious"] else "able"
    rate = None if plus is None else level + 2 + _get(out, "profession_en")
    half = bool(out["is_elf"] or data.get("subsistence_job") or data.get("half_rations"))
    out.update(en_phase_limit=rate, en_recovery_base=rate, recovery_halved=int(half))
    out.update(en_recovery=None, en_recovery_minutes=None)
    if rate is not None and out["wt"] is not None and _get(out, "wt") > 0:
        armored = rate - _get(out, "armor_enc_worn") / _get(out, "wt")
        out["en_recovery"] = max(Fraction(0), min(rate / 2 if half else rate, armored))
        out["en_recovery_minutes"] = 60 / _get(out, "en_recovery") if out["en_recovery"] else None
    out["walk_net_en"] = None if out["en_recovery"] is None else _get(out, "en_recovery") - 1
    out["bd_recovery"], out["bd_recovery_days"] = (Fraction(1, 2), 2) if half else (1, 1)


def _blows(data: Row, out: Numbers) -> None:
    level = cast("int", out["el"])
    before = level // 2 + _get(out, "dx_bonus_2") if out["dx"] is not None else None
    turned = min(_get(out, "st_bonus_2"), before) if before is not None and out["st"] is not None else None
    out.update(reactive_before=before, blows_converted=turned)
    out["active_blows"] = None if turned is None else 3 + turned
    out["reactive_blows"] = None if turned is None or before is None else before - turned
    skills = _rows(data, "skills")
    weapons = cast("list[Numbers]", out["weapons"])
    for row, found in zip(_rows(data, "weapons"), weapons, strict=True):
        wanted = str(row.get("skill", "")).casefold()
        named = [each for each in skills if wanted and str(each.get("name", "")).casefold() == wanted]
        found["sl"] = skill_level(_skill_points(named[0])) if named else 0
        is_melee = row.get("melee", True)
        found["hit_total"] = None if out["dx"] is None else _number(row, "hit") + _get(out, "hit_modifier")
        for key, plus, own in (
            ("crit_total", "melee_crit_modifier", "crit"),
            ("damage_total", "melee_damage_modifier", "damage_plus"),
        ):
            is_known = not is_melee or out["st"] is not None
            found[key] = _number(row, own) + (_get(out, plus) if is_melee else 0) if is_known else None
        for key, blows, own in (
            ("active_with", "active_blows", "active"),
            ("reactive_with", "reactive_blows", "reactive"),
        ):
            found[key] = None if turned is None else max(Fraction(0), _get(out, blows) + _number(row, own))


def _speeds(out: Numbers) -> None:
    for name, doublings in TIERS.items():
        end = f"_{name}" if name else ""
        if name != "16":
            slow = out["ht"] is None or out["dx"] is None
            step = _get(out, "dx") * doublings if not slow else Fraction(0)
            out[f"walk_speed{end}"] = None if slow else max(Fraction(0), (_get(out, "ht") + step) / 12)
        run = None
        if _all(out["ht"], out["st"], out["dx"]):
            height = _get(out, "ht")
            run = max(Fraction(0), height / 6 + (_get(out, "st") + _get(out, "dx")) / 2 + doublings * height / 24)
        out[f"run_speed{end}"] = run
    limit = out["en_phase_limit"]
    top = None if limit is None else next((each for each in (16, 8, 4) if _get(out, "en_phase_limit") >= each), 2)
    out["run_top_cost"] = top
    out["run_top_speed"] = None if top is None else out[f"run_speed_{top}"]


def _points(data: Row, out: Numbers) -> None:
    skills: list[Numbers] = []
    for row in _rows(data, "skills"):
        points = _skill_points(row)
        level = skill_level(points)
        toward = points - sum(range(level + 1))
        skills.append(
            {"points": points, "sl": level, "toward": toward, "needed": level + 1 - toward, "declare_cap": level + 1}
        )
    out["skills"] = skills

    def total(key: str) -> Number:
        return sum(_number(row, key) for row in _rows(data, "skills"))

    allowed = 2 if out["is_elf"] else 1 + _number(_group(data, "start"), "extra_points")
    declared = total("declared") + _number(data, "declared_save")
    out.update(start_points_allowed=allowed, start_points_used=total("points_start"))
    out.update(start_points_left=allowed - total("points_start"), level_points_used=total("points_level"))
    out["declared_total"] = declared
    out["saved_points"] = _number(data, "steps_taken") - total("points_level") - max(0, declared - 1)
