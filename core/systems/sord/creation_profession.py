"""Steps III and XIII of creation: asks for the profession; writes its free skills."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from core.character.edits import AddRow, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Setting
from core.messages import Message
from core.procedures.ask_helpers import Subprocedure, choose_deferred, enter_text, write
from core.procedures.custom_entries import CUSTOM, NONE, CustomKind, choice_key, custom_option, enter_custom_entry
from core.procedures.readers import entries, group, number, text, whole
from core.procedures.requests import Choose, Enter, Memory, Option, Policy
from core.procedures.trial import trial_copy
from core.systems.sord.choice_descriptions import describe_profession
from core.systems.sord.creation_attributes import ATTRIBUTES, favoured_profession
from core.systems.sord.creation_culture import barred_message, choose_free_skills, excludes, write_free_skills
from core.systems.sord.skill_rows import Entry, attribute_label

STEP = "III"
ADVANCE_STEP = "XIII"
LONGEST_DATE = 200
_OWN = CustomKind("professions", "profession", STEP, "III")


@dataclass(frozen=True, slots=True)
class ProfessionChoice:
    """The decision of step III.

    Attributes:
        profession: The profession's entry, or None for common folk.
        free_skills: Its free skills, chosen now, written when it begins.
    """

    profession: Entry | None
    free_skills: tuple[Entry, ...] = ()


def closed_reason(sheet: Sheet, profession: Entry) -> Message | None:
    """Return why a character cannot enter a profession, or None.

    Source: SORD III; R6.
    """
    culture = group(sheet.character.data, "culture")
    if excludes(culture, profession):
        return barred_message(culture, profession)
    missing = [
        f"{attribute_label(sheet, attribute)} {needed}, not {number(sheet, f'maximum.{attribute}')}"
        for attribute, needed in _minimums(sheet, profession).items()
        if needed > number(sheet, f"maximum.{attribute}")
    ]
    if not missing:
        return None
    return Message(
        "profession_minimum",
        "{profession} needs {missing}.",
        {"profession": text(profession, "name"), "missing": "; ".join(missing)},
    )


def _minimums(sheet: Sheet, profession: Entry) -> Mapping[str, int]:
    """Return the minimums of a profession; with house rules, computed on a copy."""
    if not sheet.character.changes_numbers:
        minimums = group(profession, "minimums")
        return {attribute: whole(minimums, attribute) for attribute in ATTRIBUTES}
    trial = trial_copy(sheet, AddRow("professions", {**profession, "current": True}))
    row = trial.count("professions") - 1
    return {attribute: number(trial, f"professions[{row}].need.{attribute}") for attribute in ATTRIBUTES}


def choose_profession(sheet: Sheet, setting: Setting | None) -> Subprocedure[tuple[Sheet, ProfessionChoice]]:
    """Ask for the profession, its free skills and its starting date, and write it.

    Source: SORD O.III, III.
    """
    professions = entries(setting, "professions")
    policy = partial(_profession_policy, sheet=sheet, professions=professions)
    (key,) = yield from choose_deferred("profession", lambda: _profession_request(sheet, professions, policy), policy)
    if key == NONE:
        sheet = yield from write("profession.none", SetValue("common_folk", True), step=STEP)
        return sheet, ProfessionChoice(None)
    if key == CUSTOM:
        profession = yield from enter_custom_entry(
            _OWN, sheet.system, setting, lambda entry: closed_reason(sheet, entry)
        )
    else:
        profession = next(entry for entry in professions if choice_key(entry) == key)
    free_skills = yield from choose_free_skills(profession, "profession", STEP)
    start_date = yield from enter_text(
        Enter(key="profession.start_date", label="Starting date", cite="III", step=STEP, most=LONGEST_DATE)
    )
    row: dict[str, Json] = {**profession, "current": True, "entered_at_level": 0, "start_date": start_date}
    sheet = yield from write("profession.written", AddRow("professions", row), step=STEP)
    return sheet, ProfessionChoice(profession, free_skills)


def _profession_request(sheet: Sheet, professions: Sequence[Entry], policy: Policy) -> Choose:
    return Choose(
        key="profession",
        label="Profession",
        help="It brings a share of the STEP RATE, free skills, abilities and Lore dice, and lifts the limits of "
        "its three attributes.",
        cite="O.III, III; R6",
        step=STEP,
        options=(
            *(
                Option(
                    choice_key(entry),
                    text(entry, "name"),
                    describe_profession(sheet, entry),
                    closed_reason(sheet, entry),
                    (AddRow("professions", entry),),
                )
                for entry in professions
            ),
            custom_option(_OWN),
            Option(NONE, "None, common folk", "Lore is then 1d6 of each kind at every Step Level."),
        ),
        policy=policy,
    )


def _profession_policy(source: random.Random, memory: Memory, *, sheet: Sheet, professions: Sequence[Entry]) -> Json:
    favoured = favoured_profession(memory, professions, source)
    if favoured is not None and closed_reason(sheet, favoured) is None:
        return [choice_key(favoured)]
    fitting = [choice_key(entry) for entry in professions if closed_reason(sheet, entry) is None]
    return [source.choice(fitting)] if fitting else [NONE]


def begin_profession(sheet: Sheet, setting: Setting | None, choice: ProfessionChoice) -> Subprocedure[Sheet]:
    """Write the free skills of a profession that has begun.

    Source: SORD XIII, III; R8.
    """
    if choice.profession is None or not number(sheet, "employed"):
        return sheet
    return (yield from write_free_skills(sheet, setting, choice.free_skills, "profession", ADVANCE_STEP))
