"""Step II of creation, first half: culture and its free skills; attributes out of bounds.

A culture comes from the setting, or is typed in the same form. Its bonuses, limits and STEP RATE Number are derived.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import partial

from core.character.edits import AddRow, Edit, SetValue
from core.character.json_values import ABSENT, Absent, Json
from core.character.sheet import Sheet
from core.content.setting import Setting
from core.messages import Message, Word, phrase
from core.procedures.ask_helpers import Subprocedure, choose, choose_deferred, write
from core.procedures.custom_entries import CUSTOM, CustomKind, choice_key, custom_option, enter_custom_entry
from core.procedures.readers import entries, group, is_same_name, rows, sheet_rows, text, texts, whole
from core.procedures.requests import Choose, Memory, Option
from core.procedures.trial import trial_copy
from core.systems.sord.choice_descriptions import describe_culture
from core.systems.sord.creation_attributes import ATTRIBUTES, favoured_profession
from core.systems.sord.skill_rows import Entry, free_skill_row, mark_trained_weapons

STEP = "II"
_OWN = CustomKind("cultures", "culture", STEP, "II")
_BOUNDS = ("attribute_bonuses", "attribute_maximums")
"""What bounds the attributes of a culture."""
_BOUND_CODES = frozenset(("base_low", "maximum_over_cap"))


def excludes(culture: Entry, profession: Entry) -> bool:
    """Return whether a culture and a profession exclude each other.

    Source: SORD III.
    """
    return _names(texts(culture, "professions_barred"), profession) or _names(
        texts(profession, "cultures_barred"), culture
    )


def _names(ids: Sequence[str], entry: Entry) -> bool:
    id_ = text(entry, "id")
    return bool(id_) and any(is_same_name(each, id_) for each in ids)


def count_out_of_bounds(sheet: Sheet, culture: Entry, raw: Mapping[str, int]) -> int:
    """Count the attributes below 1 or above their limit in a culture.

    Args:
        sheet: The character.
        culture: The culture.
        raw: Scores of attributes that it does not have yet.
    """
    supposed: dict[str, Json | Absent] = {f"raw.{attribute}": score for attribute, score in raw.items()}
    if sheet.character.changes_numbers:  # house rules may read anything of a culture
        scores = [SetValue(address, score) for address, score in supposed.items()]
        return trial_copy(sheet, *scores, SetValue("culture", dict(culture))).count_violations(_BOUND_CODES)
    for key in _BOUNDS:
        bounds = group(culture, key)
        supposed.update({f"culture.{key}.{each}": bounds.get(each, ABSENT) for each in ATTRIBUTES})
    return sheet.count_violations(_BOUND_CODES, supposed)


def fewest_violations(sheet: Sheet, cultures: Sequence[Entry], raw: Mapping[str, int], favoured: Entry | None) -> int:
    """Return the least number of violations over all cultures; 0 without cultures."""
    fewest: int | None = None
    fitting = [culture for culture in cultures if favoured is None or not excludes(culture, favoured)]
    for culture in fitting + [each for each in cultures if each not in fitting]:
        violations = count_out_of_bounds(sheet, culture, raw)
        if violations == 0:
            return 0
        fewest = violations if fewest is None else min(fewest, violations)
    return fewest or 0


def choose_culture(sheet: Sheet, setting: Setting | None) -> Subprocedure[Sheet]:
    """Ask for the culture and its free skills, and write both.

    Source: SORD O.II, II.
    """
    cultures = entries(setting, "cultures")
    policy = partial(_culture_policy, sheet=sheet, setting=setting)
    (key,) = yield from choose_deferred(
        "culture",
        lambda: Choose(
            key="culture",
            label="Culture",
            help="It brings attribute bonuses and limits, a share of the STEP RATE, personality and free skills.",
            cite="O.II, II",
            step=STEP,
            options=(
                *(
                    Option(
                        choice_key(entry),
                        text(entry, "name"),
                        describe_culture(sheet, entry),
                        preview=(SetValue("culture", entry),),
                    )
                    for entry in cultures
                ),
                custom_option(_OWN),
            ),
            policy=policy,
        ),
        policy,
    )
    if key == CUSTOM:
        culture = yield from enter_custom_entry(_OWN, sheet.system, setting)
    else:
        culture = next(entry for entry in cultures if choice_key(entry) == key)
    edits: list[Edit] = [SetValue("culture", dict(culture)), SetValue("languages", list(texts(culture, "languages")))]
    if setting is not None:
        edits.append(SetValue("setting", {"id": setting.id, "name": setting.name}))
    sheet = yield from write("culture.written", *edits, step=STEP)
    free_skills = yield from choose_free_skills(culture, "culture", STEP)
    return (yield from write_free_skills(sheet, setting, free_skills, "culture", STEP))


def _culture_policy(source: random.Random, memory: Memory, *, sheet: Sheet, setting: Setting | None) -> Json:
    cultures = entries(setting, "cultures")
    if not cultures:
        return [CUSTOM]
    favoured = favoured_profession(memory, entries(setting, "professions"), source)
    violations = {text(culture, "id"): count_out_of_bounds(sheet, culture, {}) for culture in cultures}
    least = min(violations.values())
    within = [culture for culture in cultures if violations[text(culture, "id")] == least]
    fitting = [culture for culture in within if favoured is None or not excludes(culture, favoured)]
    return [choice_key(source.choice(fitting or within))]


def choose_free_skills(entry: Entry, kind: str, step: str) -> Subprocedure[tuple[Entry, ...]]:
    """Ask for the free skills of a culture or profession; rows without alternatives are not asked.

    Args:
        entry: The culture or profession.
        kind: ``culture`` or ``profession``, for the keys of the requests.
        step: Step of creation.
    """
    taken: list[Entry] = []
    for number, row in enumerate(rows(entry, "free_skills"), start=1):
        offered = [free for free in rows(row, "from") if text(free, "name").strip()]
        count = max(0, min(whole(row, "choose", 1), len(offered)))
        if count == len(offered):
            taken.extend(offered)
            continue
        keys = yield from choose(
            Choose(
                key=f"{kind}.free_skills.{number}",
                label=phrase(
                    "Free skills of {source}, {number}",
                    source=text(entry, "name") or Word("the culture" if kind == "culture" else "the profession"),
                    number=number,
                ),
                help="They cost no Lore." if kind == "culture" else "They cost no Lore, and come when it begins.",
                cite="II" if kind == "culture" else "III; R8",
                step=step,
                options=tuple(
                    Option(str(position), text(free, "name")) for position, free in enumerate(offered, start=1)
                ),
                least=count,
                most=count,
            )
        )
        taken.extend(offered[int(key) - 1] for key in keys)
    return tuple(taken)


def write_free_skills(
    sheet: Sheet, setting: Setting | None, free_skills: Sequence[Entry], granted_by: str, step: str
) -> Subprocedure[Sheet]:
    """Write free skills and mark their weapons as trained; skills already owned are listed once.

    Source: SORD II, III; R56.
    """
    owned = [text(skill, "name") for skill in sheet_rows(sheet, "skills")]
    edits: list[Edit] = []
    for each in free_skills:
        row = free_skill_row(setting, each, granted_by)
        name = text(row, "name")
        if not any(is_same_name(name, other) for other in owned):
            owned.append(name)
            edits.append(AddRow("skills", row))
    if edits:
        sheet = yield from write(f"{granted_by}.free_skills", *edits, step=step)
    return (yield from mark_trained_weapons(sheet, f"{granted_by}.trained", step))


def barred_message(culture: Entry, profession: Entry) -> Message:
    """Return the message that a profession and a culture exclude each other."""
    return Message(
        "profession_barred",
        "{profession} and {culture} exclude each other.",
        {"profession": text(profession, "name"), "culture": text(culture, "name")},
    )
