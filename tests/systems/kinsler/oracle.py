"""Oracle of the numbers of RPG.Rules: plain Python from the book, for comparison.

It reads the data of a document with its defaults and knows nothing of the engine. Undefined numbers are None.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

Data = Mapping[str, Any]

STATS = ("str", "dex", "con", "min", "per", "fai")
INNATE = {"heal_body": "con", "heal_intellect": "fai", "recover_fatigue": "con"}
CHANCES = (
    99.9,
    99.6,
    98.8,
    97.3,
    94.6,
    90.3,
    84.1,
    76.1,
    66.4,
    55.6,
    44.4,
    33.6,
    23.9,
    15.9,
    9.7,
    5.4,
    2.7,
    1.2,
    0.4,
    0.1,
)
COLUMNS = (
    *("effective", "left", "third", "modifier", "check_mod", "need", "chance", "initiative_mod", "max_targets"),
    *("max_dice", "full_cost", "passive_cost", "ranged_passive_cost", "enhancement_cap", "down", "dead"),
    *("stack_factor", "purchase_factor", "xp_value", "xp_start", "xp_spent", "xp_next", "sign_missing"),
)


def chance(need: int) -> Fraction | int:
    """Return the percent chance that four dice reach a number."""
    if need <= 4:
        return 100
    return Fraction(str(CHANCES[need - 5])) if need <= 24 else 0


def price(level: int) -> Fraction:
    """Return the price of a level with all factors 1."""
    if level < 0:
        return Fraction(0)
    value = Fraction(1)
    for _ in range(level // 3):
        value *= 2
    return value * (Fraction(1), Fraction(5, 4), Fraction(8, 5))[level % 3]


def rows_of(data: Data) -> dict[str, dict[str, Any]]:
    """Return every skill's row by its address."""
    found: dict[str, dict[str, Any]] = {}
    aptitudes = data.get("aptitudes", {})
    for stat in STATS:
        row = {"level": 12, "rolled": 12, **data.get("stats", {}).get(stat, {})}
        fixed = {"base": stat, "type": "power", "zero": True, "stack": 3, "start": row["rolled"], "late": False}
        found[f"stats.{stat}"] = {**row, **fixed, "is_stat": True}
    for key, base in INNATE.items():
        kind = "fatigue" if key == "recover_fatigue" else "wound"
        row = {"level": 3, **data.get("innate", {}).get(key, {})}
        found[f"innate.{key}"] = {
            **row,
            "base": base,
            "type": kind,
            "zero": False,
            "stack": 0,
            "start": 3,
            "late": False,
        }
    for place, row in enumerate(data.get("skills", [])):
        created = row.get("creation_level")
        found[f"skills[{place}]"] = {
            "level": 0,
            **row,
            "base": (row.get("base") or "").lower(),
            "type": row.get("type", "generic"),
            "zero": row.get("zero_passive_fatigue", False),
            "stack": row.get("stack", 0),
            "start": -1 if created is None else created,
            "late": created is None,
        }
    for row in found.values():
        row["aptitude"] = aptitudes.get(row["base"]) if row["base"] else None
        for key in ("wounds", "fatigue", "enhancement"):
            row.setdefault(key, 0)
    return found


def effective(row: Data) -> int:
    """Return the effective value of a skill."""
    level: int = row["level"]
    if level < 0:
        return level
    return level - int(row["wounds"]) - int(row["fatigue"]) + int(row["enhancement"])


def derive(data: Data) -> dict[str, dict[str, Any]]:
    """Return the numbers of every skill by its address."""
    rows = rows_of(data)
    return {address: numbers(row, rows) for address, row in rows.items()}


def numbers(row: Data, rows: Mapping[str, Data]) -> dict[str, Any]:
    """Return the numbers of one skill."""
    value, level = effective(row), row["level"]
    is_stat = row.get("is_stat", False)
    beside = 0 if is_stat or not row["base"] else effective(rows[f"stats.{row['base']}"])
    is_fatigue, is_power = row["type"] == "fatigue", row["type"] == "power"
    free = 1 if row["zero"] else 0
    adds = (value + beside) // 3
    dice = max(0, value // 3 + is_fatigue)
    is_negative = level < 0
    found: dict[str, Any] = {
        "effective": value,
        "left": 0 if is_negative else level - row["wounds"] - row["fatigue"],
        "third": value // 3,
        "modifier": value + beside,
        "check_mod": adds,
        "need": 18 - adds,
        "chance": chance(18 - adds),
        "initiative_mod": value // 3,
        "max_targets": max(1, value // 3),
        "max_dice": dice,
        "full_cost": 0 if is_negative else max(1 - free, dice - is_fatigue),
        "passive_cost": None if not is_power else 0 if is_negative else 1 - free,
        "ranged_passive_cost": None if not is_power else 0 if is_negative else max(1, value // 3),
        "enhancement_cap": max(0, level),
        "down": int(not is_negative and row["wounds"] + row["fatigue"] > level),
        "dead": int(not is_negative and row["wounds"] > 2 * level),
        "stack_factor": 2 ** row["stack"],
        "sign_missing": int(not is_stat and not row.get("sign", "").strip() and level >= 9),
    }
    return {**found, **prices(row)}


def prices(row: Data) -> dict[str, Any]:
    """Return what a skill costs."""
    level = row["level"]
    if row["aptitude"] is None:
        spent = 0 if level < 0 else None
        return {**dict.fromkeys(("purchase_factor", "xp_value", "xp_start", "xp_next")), "xp_spent": spent}
    factor = Fraction(row["aptitude"]) * 2 ** row["stack"]
    if row["type"] == "power" and row.get("passive_only", False) and row["stack"] > 0:
        factor /= 2
    own, start = math.ceil(price(level) * factor), math.ceil(price(row["start"]) * factor)
    return {
        "purchase_factor": factor,
        "xp_value": own,
        "xp_start": start,
        "xp_spent": 0 if level < 0 else own - start + (4 if row["late"] else 0),
        "xp_next": None if level < 0 else math.ceil(price(level + 1) * factor) - own,
    }


def totals(data: Data) -> dict[str, Any]:
    """Return the numbers of the whole character."""
    rows, found = rows_of(data), derive(data)
    body = [key for key, row in rows.items() if row["base"] in STATS[:3]]
    mind = [key for key, row in rows.items() if row["base"] in STATS[3:]]
    dead, down = sum(each["dead"] for each in found.values()), sum(each["down"] for each in found.values())
    bought = [rows[key] for key in rows if key.startswith("skills[")]
    spent = sum(found[key]["xp_start"] or 0 for key in rows if key.startswith("skills["))
    paid = sum(each["xp_spent"] or 0 for each in found.values())
    faith = (found["stats.fai"]["effective"] - 12) // 3
    return {
        "phy_wounds": sum(rows[key]["wounds"] for key in body),
        "int_wounds": sum(rows[key]["wounds"] for key in mind),
        "wounds_total": sum(row["wounds"] for row in rows.values()),
        "phy_fatigue": sum(rows[key]["fatigue"] for key in body),
        "int_fatigue": sum(rows[key]["fatigue"] for key in mind),
        "fatigue_total": sum(row["fatigue"] for row in rows.values()),
        "phy_left": sum(found[key]["left"] for key in body),
        "int_left": sum(found[key]["left"] for key in mind),
        "down_count": down,
        "dead_count": dead,
        "status": 2 if dead else 1 if down else 0,
        "faith_retry_mod": faith,
        "faith_retry_need": 18 - faith,
        "creation_spent": spent,
        "creation_left": 45 - spent,
        "creation_stats": len({row["base"] for row in bought if row["base"] and row["start"] >= 0}),
        "creation_backgrounds": sum(
            row["type"] == "generic" and row.get("background", False) and row["start"] >= 0 for row in bought
        ),
        "xp_spent": paid,
        "xp_left": data.get("xp_awarded", 0) - paid,
        "signs_missing": sum(each["sign_missing"] for each in found.values()),
    }
