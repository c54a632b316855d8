"""Oracle of the Eastern Isles violations: plain Python from section 9, without rules data.

It reads the inputs of a document and the numbers of the oracle, and gives "code address" for everything to be reported.
Numbers beyond their ranges are left to the test of the rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tests.systems.eastern_isles.oracle import Number

Data = Mapping[str, Any]

LISTS = ("pb", "sr", "iq", "ws", "ib", "cn", "dy", "ht")
ORDERED = ("sr", "iq", "ws", "cn", "dy")
LAST_LEVEL, LAST_STEP, HANDS = 12, 77, 2


def fold(text: str | None) -> str:
    """Make a name comparable."""
    return (text or "").strip().casefold()


def violations(data: Data, options: Data, numbers: Data) -> list[str]:
    """Return all violations."""
    found = [*_dice(data), *_ordering(data, options), *_person(data, numbers), *_skills(data, numbers)]
    found += [*_experience(data, numbers), *_time(data, options, numbers), *_load(data, numbers)]
    return sorted(found)


def needed(key: str, race: str, sex: str) -> int:
    """Say how many dice a list has."""
    if key in ("pb", "ib"):
        return 2 if race == {"pb": "dwarf", "ib": "elf"}[key] else 1
    if key == "sr":
        return 3 if race == "dwarf" else 4 if sex == "female" else 2
    return 3 if sex == "female" and key in ("cn", "dy") else 2


def _dice(data: Data) -> Iterator[str]:
    dice, race = data["dice"], data["race"]
    for key in LISTS:
        rolled = dice[key]
        count = needed(key, race, data["sex"])
        if len(rolled) != count:
            yield f"dice_{'missing' if len(rolled) < count else 'extra'} dice.{key}"
        sides = 4 if key == "ht" and race == "dwarf" else 6
        if any(not 1 <= die <= sides for die in rolled):
            yield f"dice_range dice.{key}"
    yield from _chain(dice["attr"], 4 if race == "elf" else 6)
    if dice["chd"] is None:
        yield "dice_missing dice.chd"
    elif not 1 <= dice["chd"] <= 6:
        yield "dice_range dice.chd"
    if race == "elf":
        if dice["wtd"] is not None:
            yield "dice_extra dice.wtd"
    elif dice["wtd"] is None:
        yield "dice_missing dice.wtd"
    elif not 1 <= dice["wtd"] <= (2 if race == "dwarf" else 6):
        yield "dice_range dice.wtd"


def _chain(chain: list[int], first: int) -> Iterator[str]:
    if not chain:
        yield "dice_missing dice.attr"
        return
    *before, last = chain
    goes_on = chain[0] in (1, 6)
    is_closed = bool(before) and set(before) == {chain[0]} and last != chain[0] if goes_on else not before
    if not is_closed:
        yield "attr_chain dice.attr"
    if not 1 <= chain[0] <= first or any(not 1 <= die <= 6 for die in chain):
        yield "dice_range dice.attr"


def _ordering(data: Data, options: Data) -> Iterator[str]:
    order = [fold(each) for each in data["priority"]]
    if order and not options["order_pairs"]:
        yield "priority_off priority"
    if len(set(order)) < len(order) or not set(order) <= set(ORDERED):
        yield "priority_invalid priority"
    if data["base_priority"] and not (options["order_bases"] and data["race"] == "human"):
        yield "base_priority_off base_priority"


def _person(data: Data, numbers: Data) -> Iterator[str]:
    if data["profession"] is None:
        yield "profession_missing profession"
    if (data["race"], data["profession"]) == ("dwarf", "magician"):
        yield "dwarf_magician profession"
    for key in ("sr", "cn", "iq", "ws", "dy", "ch"):
        if numbers[key] is not None and not 3 <= numbers[key] <= 18:
            yield f"characteristic_range {key}"
    if data["race"] == "elf":
        yield from _elf(data)
    if numbers["start_points_left"]:
        yield f"start_points_{'over' if numbers['start_points_left'] < 0 else 'open'} start_points_left"


def _elf(data: Data) -> Iterator[str]:
    if data["start"]["extra_points"] > 0:
        yield "elf_points start.extra_points"
    if data["start"]["extra_ep"] > 167:
        yield "elf_prior_ep start.extra_ep"
    begun = [(fold(row.get("name")), row.get("points_start", 0)) for row in data["skills"]]
    if sorted(each for each in begun if each[1] > 0) != [("elvish", 1), ("literacy", 1)]:
        yield "elf_skills skills"


def _skills(data: Data, numbers: Data) -> Iterator[str]:
    before: list[str] = []
    for place, (row, found) in enumerate(zip(data["skills"], numbers["skills"], strict=True)):
        name = fold(row.get("name"))
        if name and name in before:
            yield f"skill_twice skills[{place}].name"
        before.append(name)
        if row.get("declared", 0) > found["declare_cap"]:
            yield f"declaration_cap skills[{place}].declared"
    if numbers["saved_points"] < 0:
        yield "saved_overdrawn saved_points"
    if data["steps_taken"] < LAST_STEP and numbers["declared_total"] == 0:
        yield "declaration_missing declared_total"


def _experience(data: Data, numbers: Data) -> Iterator[str]:
    if numbers["steps_due"]:
        yield f"steps_{'due' if numbers['steps_due'] > 0 else 'ahead'} steps_due"
    if numbers["ep"] < 0:
        yield "ep_negative ep"
    most: Number = min(LAST_LEVEL, numbers["el"] + 1)
    levels = [row.get("level", 1) for row in data["en_rolls"]]
    if not set(range(1, int(most) + 1)) <= set(levels):
        yield "en_die_missing en_rolls"
    for place, row in enumerate(data["en_rolls"]):
        if not 2 <= row.get("die", 2) <= 5:
            yield f"en_die_invalid en_rolls[{place}].die"
        if levels[place] > most or levels[place] in levels[:place]:
            yield f"en_die_invalid en_rolls[{place}].level"


def _time(data: Data, options: Data, numbers: Data) -> Iterator[str]:
    days = [row.get("day", 0) for row in data["bouts"]]
    for place, row in enumerate(data["bouts"]):
        if days[: place + 1].count(days[place]) > options["bouts_per_day"]:
            yield f"bout_limit bouts[{place}].day"
        if not 1 <= row.get("opponent_el", 1) <= LAST_LEVEL:
            yield f"bout_level bouts[{place}].opponent_el"
    longest = 31 if numbers["year_days"] == 365 else numbers["month_days"]
    for place, row in enumerate(data["subsistence"]):
        if row.get("idle_days", 28) + row.get("job_days", 0) > longest:
            yield f"month_days_over subsistence[{place}].idle_days"
    if data["shells"] < 0:
        yield "shells_negative shells"
    if options["year_days"] not in (336, 360, 365):
        yield "option_invalid options.year_days"
    if not 1 <= options["bouts_per_day"] <= 9:
        yield "option_invalid options.bouts_per_day"
    if options["bout_terms"] not in ("first_blood", "unconsciousness", "yielding"):
        yield "option_invalid options.bout_terms"


def _load(data: Data, numbers: Data) -> Iterator[str]:
    if any(numbers[key] is not None and numbers[key] < 1 for key in ("st", "dx")):
        yield "overload enc_total"
    for place, row in enumerate(data["armor"]):
        if row.get("worn") and not row.get("carried", True):
            yield f"armor_not_carried armor[{place}].worn"
    kinds = {fold(row.get("holds")) for row in data["items"] if row.get("carried", True)} - {""}
    for key in ("items", "weapons"):
        for place, row in enumerate(data[key]):
            if row.get("packed") and fold(row.get("container")) not in kinds:
                yield f"packed_wrong {key}[{place}].packed"
    for place, row in enumerate(data["weapons"]):
        if row.get("in_hand") and (row.get("packed") or not row.get("carried", True)):
            yield f"not_in_hand weapons[{place}].in_hand"
    if sum(row.get("hands", 1) for row in data["weapons"] if row.get("in_hand")) > HANDS:
        yield "hands_full weapons"
