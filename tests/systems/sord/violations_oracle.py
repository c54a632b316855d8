"""SORD's violations and notices a second way: plain Python from section 9 of the specification, without the rules data.

It reads the inputs of a document and the numbers of its sheet, and gives "code address" for everything to be reported.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

PRIMARY = ("ambt", "hlth", "mind", "prow", "qckn")
SECONDARY = ("chrm", "expr", "focs", "inst", "luck")
ATTRIBUTES = PRIMARY + SECONDARY
TYPES = frozenset(("fired", "thrown", "melee", "disarm", "special", "critical"))

Data = Mapping[str, Any]
Numbers = Mapping[str, Any]


def fold(text: str) -> str:
    """Make a name comparable."""
    return text.strip().casefold()


def violations(data: Data, options: Data, numbers: Numbers) -> list[str]:
    """Return all violations of 9.1."""
    found = [
        *_attributes(data, options, numbers),
        *_sets(data, options),
        *_professions(data, options, numbers),
        *_skills(data, numbers),
        *_weapons(data),
    ]
    if numbers["advancement_left"] < 0:
        found.append("advancement_overspent advancement_left")
    if data["quirks"] and not options["quirks"]:
        found.append("quirk_not_allowed quirks")
    if numbers["revolution_due"]:
        found.append("revolution_due revolution_due")
    if data["sa_held"] > 4:
        found.append("sa_range sa_held")
    for kind in ("trained", "educated", "start"):
        if numbers[f"{kind}_lore_left"] < 0:
            found.append(f"{kind}_overspent {kind}_lore_left")
    found += [f"trait_range trait_rolls.{key}" for key, roll in data["trait_rolls"].items() if not 0 <= roll <= 10]
    found += [
        f"trait_range extra_traits[{place}].roll"
        for place, row in enumerate(data["extra_traits"])
        if not 0 <= row["roll"] <= 10
    ]
    return sorted(found)


def _attributes(data: Data, options: Data, numbers: Numbers) -> Iterator[str]:
    for key in ATTRIBUTES:
        raw, lost, most = data["raw"].get(key, 0), data["damage"].get(key, 0), numbers[f"maximum.{key}"]
        if raw and not 2 <= raw <= 20 and not options["manual_attributes"]:
            yield f"raw_range raw.{key}"
        if placed(data) and numbers[f"base.{key}"] < 1:
            yield f"base_low base.{key}"
        if most > numbers[f"cap.{key}"] > 0:
            yield f"maximum_over_cap maximum.{key}"
        if lost < 0 or 0 < lost > most:
            yield f"damage_range damage.{key}"
        if data["advancement"].get(key, 0) < 0:
            yield f"negative_number advancement.{key}"


def placed(data: Data) -> bool:
    """Return whether all ten scores are placed."""
    return all(data["raw"].get(key, 0) for key in ATTRIBUTES)


def fits(data: Data, group: str) -> bool:
    """Return whether the scores of a group are the kept ones of its set."""
    members = PRIMARY if group == "primary_set" else SECONDARY
    rolled = sorted(
        (row["d6"] + row["d8"] + row["d12"] - min(row["d6"], row["d8"], row["d12"]))
        for row in data["attribute_rolls"]
        if row["set"] == data[group]
    )
    return rolled[1:] == sorted(data["raw"].get(key, 0) for key in members)


def _sets(data: Data, options: Data) -> Iterator[str]:
    if data["attribute_rolls"] and not options["manual_attributes"] and placed(data):
        for group in ("primary_set", "secondary_set"):
            if not fits(data, group):
                yield f"raw_not_from_sets {group}"
    if data["primary_set"] == data["secondary_set"] > 0:
        yield "same_set secondary_set"


def _professions(data: Data, options: Data, numbers: Numbers) -> Iterator[str]:
    culture = data["culture"]
    rows: Sequence[Data] = data["professions"]
    for place, row in enumerate(rows):
        for key in ATTRIBUTES:
            if row["minimums"].get(key, 0) * row["current"] > numbers[f"maximum.{key}"]:
                yield f"profession_minimum professions[{place}].minimums.{key}"
        shut_out = culture["id"] != "" and culture["id"] in row["cultures_barred"]
        if row["current"] and (shut_out or row["id"] in culture["professions_barred"]):
            yield f"profession_barred professions[{place}].name"
        if sum(least > 0 for least in row["minimums"].values()) != 3:
            yield f"profession_three professions[{place}].name"
        if not 0 <= row["sa_noted"] <= 4 or (row["current"] and row["sa_noted"] > 0):
            yield f"sa_range professions[{place}].sa_noted"
    if sum(row["current"] for row in rows) > 1 and not options["multiple_professions"]:
        yield "professions_too_many professions"


def _skills(data: Data, numbers: Numbers) -> Iterator[str]:
    is_early = numbers["employed"] == 0 and all(row["current"] for row in data["professions"])
    seen: set[str] = set()
    for place, row in enumerate(data["skills"]):
        paid = row["trained_paid"] + row["educated_paid"] + row["start_paid"]
        if row["granted_by"] == "profession" and is_early:
            yield f"free_skills_too_early skills[{place}].granted_by"
        if row["granted_by"] == "" and paid != row["cost"]:
            yield f"skill_unpaid skills[{place}].cost"
        if row["lore"] == "trained" and row["educated_paid"] > 0:
            yield f"skill_wrong_lore skills[{place}].educated_paid"
        if row["lore"] == "educated" and row["trained_paid"] > 0:
            yield f"skill_wrong_lore skills[{place}].trained_paid"
        if fold(row["name"]) in seen:
            yield f"skill_twice skills[{place}].name"
        seen.add(fold(row["name"]))


def _weapons(data: Data) -> Iterator[str]:
    trained = {(fold(row["weapon"]), fold(row["weapon_type"])) for row in data["skills"] if row["active"]}
    for place, row in enumerate(data["weapons"]):
        if fold(row["type"]) not in TYPES:
            yield f"weapon_type weapons[{place}].type"
        if row["trained"] and (fold(row["object"] or row["name"]), fold(row["type"])) not in trained:
            yield f"trained_without_skill weapons[{place}].trained"


def notices(data: Data, numbers: Numbers) -> list[str]:
    """Return all reminders of 9.2 but those of unfinished steps."""
    found = [f"attribute_zero current.{key}" for key in ATTRIBUTES if _is_zero(numbers, key)]
    found += [
        f"profession_not_begun professions[{place}].name"
        for place, row in enumerate(data["professions"])
        if row["current"] and numbers["employed"] == 0
    ]
    found += [
        f"cannot_attack weapons[{place}].attack_rate"
        for place, row in enumerate(data["weapons"])
        if row["carried"] and not numbers["weapons"][place]["attack_rate"]
    ]
    found += [f"steps_waiting steps_pending.{key}" for key, steps in data["steps_pending"].items() if steps > 0]
    for kind in ("trained", "educated", "start"):
        if numbers[f"{kind}_lore_left"] > 0:
            found.append(f"lore_unspent {kind}_lore_left")
    if numbers["advancement_left"] > 0:
        found.append("advancement_unspent advancement_left")
    if numbers["overload"] > 0:
        found.append("overload overload")
    state = data["state"]
    if placed(data) and numbers["current.ambt"] == numbers["current.hlth"] == 0 and not state["dead"]:
        found.append("death_due state.dead")
    found += [f"{key} state.{key}" for key in ("dead", "unconscious") if state[key]]
    return sorted(found)


def _is_zero(numbers: Numbers, key: str) -> bool:
    return bool(numbers[f"current.{key}"] == 0 < numbers[f"maximum.{key}"])


def unfinished(data: Data, options: Data, numbers: Numbers) -> int:
    """Count the steps of creation that are not done."""
    culture = data["culture"]
    sets = data["attribute_rolls"] and fits(data, "primary_set") and fits(data, "secondary_set")
    body = all(data[key] > 0 for key in ("age_years", "height_in", "weight_lb"))
    person = body and all(data["trait_rolls"].values()) and not _owes(data, culture["free_skills"])
    begun = [row for row in data["professions"] if row["current"] and numbers["employed"]]
    left = [numbers[f"{kind}_lore_left"] for kind in ("trained", "educated", "start")]
    done = (
        placed(data) and (options["manual_attributes"] or sets),
        (culture["id"] or culture["name"]) and person,
        data["professions"] or data["common_folk"],
        numbers["step_sum"] > 0 or data["step_levels"],
        not numbers["revolution_due"]
        and numbers["advancement_left"] >= 0
        and not any(_owes(data, row["free_skills"]) for row in begun),
        min(left) >= 0,
    )
    return sum(not each for each in done)


def _owes(data: Data, rows: Sequence[Data]) -> bool:
    return any(sum(_owns(data, entry) for entry in row["from"]) < row["choose"] for row in rows)


def _owns(data: Data, entry: Data) -> bool:
    if entry["weapon"]:
        wanted = (fold(entry["weapon"]), fold(entry["weapon_type"]))
        return any((fold(row["weapon"]), fold(row["weapon_type"])) == wanted for row in data["skills"])
    return any(fold(row["name"]) == fold(entry["name"]) for row in data["skills"])
