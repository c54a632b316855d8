"""Creation procedure: runs eleven steps, from the campaign's options to the name.

Source: Eastern Isles PRIM, OPT, DER, START, EXP.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import partial

from core.character.edits import Edit, SetOption, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Setting
from core.messages import Message, Word, phrase
from core.procedures.ask_helpers import (
    Subprocedure,
    choose,
    choose_each,
    choose_one,
    set_switches,
    show,
    write,
    write_if_any,
)
from core.procedures.automatic_names import automatic_name
from core.procedures.procedure import Procedure, ProcedureKind, Situation, Step, already_created
from core.procedures.readers import group, has_option, number, require_numbers, sheet_rows, text
from core.procedures.requests import Choose, Conversation, Enter, Memory, Option, Show, always
from core.procedures.sheet_inputs import enter_name_and_inputs
from core.procedures.switches import EarlierAnswers, Switch, Switches
from core.systems.eastern_isles.creation_dice import roll_attractiveness, roll_characteristics, roll_first_endurance
from core.systems.eastern_isles.creation_equipment import buy_equipment
from core.systems.eastern_isles.creation_skills import buy_with_age, place_skills

STEPS = (
    Step("campaign", "Campaign", "DER, START, OPT"),
    Step("race", "Race and sex", "PRIM"),
    Step("profession", "Profession", "DER, START"),
    Step("ordering", "Ordering of dice", "OPT"),
    Step("dice", "Characteristics", "PRIM"),
    Step("attr", "Attractiveness", "PRIM"),
    Step("endurance", "Endurance", "EXP, DER"),
    Step("age", "Age and prior experience", "START"),
    Step("skills", "Skills", "START, EXP"),
    Step("equipment", "Equipment", "START, DER"),
    Step("person", "Person", "DER"),
)
YEARS = (336, 360, 365)
ORDERINGS = ("order_pairs", "order_bases")
"""Optional rules that let players order dice."""
_OLD_KEYS = ("year_days", "orderings")
"""Keys under which earlier versions asked for the options."""
LONGEST_NAME = 200
RACES = {
    "human": (Word("Human"), Word("One die for each base; skill points may be bought with age.")),
    "elf": (Word("Elf"), Word("Two dice for IB and a fairer face, does not age, recovers at half rate.")),
    "dwarf": (Word("Dwarf"), Word("Two dice for PB and three for strength, short and long-lived, no magician.")),
}
PROFESSIONS = {
    "magician": (Word("Magician"), Word("The endurance die as it is; endurance comes back slowest.")),
    "physician": (Word("Physician"), Word("Two more on every endurance die.")),
    "fighter": (Word("Fighter"), Word("Four more on every endurance die; endurance comes back fastest.")),
}
LEANINGS = {
    "fighter": (("sr", "cn", "dy"), "pb"),
    "physician": (("ws", "dy", "iq"), "ib"),
    "magician": (("iq", "ws", "cn"), "ib"),
}
"""Automatic orderings: the pairs, most important first, and the base die."""

_TEXTS = ("birthdate", "appearance", "background")
PAIRS = {"sr": "Strength", "iq": "Intelligence", "ws": "Wisdom", "cn": "Constitution", "dy": "Dexterity"}


def create(situation: Situation) -> Conversation:
    """Create a character, from the campaign's options to the name."""
    sheet, setting = situation.sheet, situation.setting
    require_numbers(sheet, "year_days", "start_points_allowed", "wtd_sides", "ht_sides", "steps")
    sheet = yield from _choose_options(sheet)
    sheet = yield from _choose_race(sheet)
    sheet = yield from _choose_profession(sheet)
    sheet = yield from _choose_ordering(sheet)
    sheet = yield from roll_characteristics(sheet)
    sheet = yield from roll_attractiveness(sheet)
    sheet = yield from roll_first_endurance(sheet)
    sheet = yield from buy_with_age(sheet)
    sheet = yield from place_skills(sheet, setting)
    sheet = yield from buy_equipment(sheet, setting)
    yield from show(
        Show(
            key="load.shown",
            label="Load and blows",
            text="Load lowers strength and dexterity; blows and speeds follow from them.",
            cite="DER; R24",
            step="equipment",
            addresses=("enc_total", "enc_capacity", "enc_penalty", "st", "dx", "active_blows", "reactive_blows"),
        )
    )
    yield from _describe(sheet, setting)


def _choose_options(sheet: Sheet) -> Subprocedure[Sheet]:
    year, rules = number(sheet, "year_days"), sheet.system.options
    calendar = Switch(
        "year_days",
        rules["year_days"].label,
        str(year),
        Word("The calendar of the campaign; starting ages and losses to age depend on it."),
        tuple(Option(str(days), phrase("{days} days", days=days)) for days in YEARS),
    )
    orderings = tuple(Switch(key, rules[key].label, has_option(sheet, key), rules[key].help) for key in ORDERINGS)
    changed = yield from set_switches(
        Switches(
            key="optional_rules",
            page="campaign",
            label="Optional rules",
            help="Rules of the campaign, as they are now. Change what is played otherwise.",
            cite="START, DER, OPT; R8, R9, R17",
            step="campaign",
            switches=(calendar, *orderings),
            preview=partial(_option_edits, sheet),
            earlier=EarlierAnswers(_OLD_KEYS, _from_choices, _not_asked_yet),
            policy=always({} if year in YEARS else {"year_days": str(YEARS[0])}),
        )
    )
    return (yield from write_if_any(sheet, "options.written", _option_edits(sheet, changed), step="campaign"))


def _option_edits(sheet: Sheet, changed: Mapping[str, Json]) -> tuple[Edit, ...]:
    """Return the edits of the rules that get another value."""
    year = int(str(changed.get("year_days", number(sheet, "year_days"))))
    edits: list[Edit] = [SetOption("year_days", year)] if year != number(sheet, "year_days") else []
    edits += [
        SetOption(key, changed[key])
        for key in ORDERINGS
        if changed.get(key, has_option(sheet, key)) != has_option(sheet, key)
    ]
    return tuple(edits)


def _from_choices(answers: Mapping[str, Json]) -> Json | None:
    """Return the answer for those of an earlier version: the year, and the orderings that are allowed."""
    changed: dict[str, Json] = {}
    year, allowed = answers.get("year_days"), answers.get("orderings")
    if year is not None:
        changed["year_days"] = year[0] if isinstance(year, list | tuple) and year else None
    if isinstance(allowed, list | tuple):
        changed |= {key: key in allowed for key in (*ORDERINGS, *map(str, allowed))}
    return changed


def _not_asked_yet(answers: Mapping[str, Json]) -> list[str]:
    return [key for key in _OLD_KEYS if key not in answers]


def _choose_race(sheet: Sheet) -> Subprocedure[Sheet]:
    race_request = Choose(
        key="race",
        page="race",
        label="Race",
        cite="PRIM; R1",
        step="race",
        options=tuple(
            Option(key, label, about, preview=(SetValue("race", key),)) for key, (label, about) in RACES.items()
        ),
        policy=_draw_race,
    )
    sex_request = Choose(
        key="sex",
        page="race",
        label="Sex",
        help="It decides how many dice are rolled and which of them are kept.",
        cite="PRIM; R1",
        step="race",
        options=(Option("male", "Male"), Option("female", "Female")),
        policy=lambda source, _memory: [source.choice(["male", "female"])],
    )
    chosen = yield from choose_each("race.form", (race_request, sex_request))
    race, sex = chosen["race"], chosen["sex"]
    return (yield from write("race.written", SetValue("race", race), SetValue("sex", sex), step="race"))


def _draw_race(source: random.Random, _memory: Memory) -> Json:
    """Policy: human on 1 to 4 of a d6, elf on 5, dwarf on 6."""
    return [("human", "human", "human", "human", "elf", "dwarf")[source.randint(1, 6) - 1]]


def _choose_profession(sheet: Sheet) -> Subprocedure[Sheet]:
    barred = Message("dwarf_magician", "dwarves cannot be magicians.")
    is_dwarf = number(sheet, "is_dwarf") > 0
    chosen = yield from choose_one(
        Choose(
            key="profession",
            label="Profession",
            cite="DER, START; R11",
            step="profession",
            options=tuple(
                Option(
                    key,
                    label,
                    about,
                    barred if is_dwarf and key == "magician" else None,
                    preview=(SetValue("profession", key),),
                )
                for key, (label, about) in PROFESSIONS.items()
            ),
        )
    )
    return (yield from write("profession.written", SetValue("profession", chosen), step="profession"))


def _choose_ordering(sheet: Sheet) -> Subprocedure[Sheet]:
    """Ask for the orderings that the options and the race allow.

    Source: Eastern Isles OPT; R8, R9.
    """
    pairs, base = LEANINGS[str(sheet.value("profession"))]
    edits: list[Edit] = []
    if has_option(sheet, "order_pairs"):
        priority = yield from _order_pairs(pairs)
        edits.append(SetValue("priority", list[Json](priority)))
    if has_option(sheet, "order_bases") and not number(sheet, "is_elf") and not number(sheet, "is_dwarf"):
        first = yield from choose(
            Choose(
                key="base_priority",
                page="ordering",
                label="Which base die takes the higher roll",
                help="PB is shared by strength, constitution and weight, IB by intelligence and wisdom.",
                cite="OPT; R9",
                step="ordering",
                options=(Option("pb", "PB"), Option("ib", "IB")),
                least=0,
                policy=always([base]),
            )
        )
        edits.append(SetValue("base_priority", first[0] if first else None))
    return (yield from write_if_any(sheet, "ordering.written", edits, step="ordering"))


def _order_pairs(leaning: Sequence[str]) -> Subprocedure[list[str]]:
    """Ask for characteristics one after another, until none is chosen."""
    priority: list[str] = []
    for index in range(1, len(PAIRS) + 1):
        answer = yield from choose(
            Choose(
                key=f"priority.{index}",
                page="ordering",
                label="Most important characteristic"
                if index == 1
                else phrase("Number {place} in importance", place=index),
                help="The best pair of dice of all that are named here goes to the first of them. None ends the order.",
                cite="OPT; R8",
                step="ordering",
                options=tuple(Option(key, label) for key, label in PAIRS.items() if key not in priority),
                least=0,
                policy=always(list[Json](leaning[index - 1 : index])),
            )
        )
        if not answer:
            break
        priority.append(answer[0])
    return priority


def _describe(sheet: Sheet, setting: Setting | None) -> Subprocedure[Sheet]:
    data = sheet.character.data
    traits = {"races": text(data, "race", "human"), "sex": text(data, "sex", "male")}
    name = Enter(
        key="name",
        page="person",
        label="Name",
        cite="DER",
        step="person",
        least=1,
        most=LONGEST_NAME,
        default=sheet.character.name,
        policy=automatic_name(sheet, setting, traits),
    )
    edits = yield from enter_name_and_inputs(sheet, name, _TEXTS, step="person", page="person")
    return (yield from write_if_any(sheet, "person.written", edits, step="person"))


def closed(sheet: Sheet) -> Message | None:
    """Return why a character cannot be created again, or None."""
    data = sheet.character.data
    if not any(group(data, "dice").values()) and not sheet_rows(sheet, "en_rolls") and not sheet_rows(sheet, "skills"):
        return None
    return already_created(sheet)


CREATION = Procedure(
    key="creation",
    label="Creation",
    kind=ProcedureKind.CREATION,
    cite="PRIM, OPT, DER, START",
    help="Eleven steps: race, profession, every named die, age, skills, a hundred shells, and the person.",
    steps=STEPS,
    start=create,
    closed=closed,
)
