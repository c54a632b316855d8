"""Steps II and IX of creation: personality, quirks, age and body; name, past and looks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.character.edits import AddRow, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.entry_rows import entry_row
from core.content.setting import Setting
from core.dice import Dice
from core.messages import Word, phrase
from core.procedures.ask_helpers import Subprocedure, choose, enter_numbers, roll_dice, write, write_if_any
from core.procedures.automatic_names import automatic_name
from core.procedures.form import Form
from core.procedures.readers import entries, group, has_option, text
from core.procedures.requests import Choose, Enter, EntryKind, Option, Roll, always
from core.procedures.sheet_inputs import enter_name_and_inputs
from core.systems.sord.choice_descriptions import describe_quirk
from core.systems.sord.skill_rows import Entry

STEP = "II"
LIFE_STEP = "IX"
LOWEST_TRAIT, HIGHEST_TRAIT = 1, 10
HIGHEST_MEASURE = 100_000
LONGEST_NAME = 10_000

_D10 = Dice.parse("d10")
_MEASURES = {
    "age_years": ("start_age_dice", Word("Age"), Word("years"), "16+2d6"),
    "height_in": ("height_in_dice", Word("Height"), Word("in"), "60+2d8"),
    "weight_lb": ("weight_lb_dice", Word("Body Weight"), Word("lb"), "110+6d12"),
}
_USUAL = {"age_years": 23, "height_in": 69, "weight_lb": 149}
_TEXTS = ("background", "experiences", "appearance", "qualities")


def decide_person(sheet: Sheet, setting: Setting | None) -> Subprocedure[Sheet]:
    """Ask for personality, quirks, further traits, age, height and weight, and write them.

    Dice are rolled in the order of the book: the four traits, further traits, age, height, weight.

    Source: SORD II.
    """
    sheet = yield from _decide_quirks(sheet, setting)
    sheet = yield from _decide_traits(sheet)
    sheet = yield from _decide_extra_traits(sheet, setting)
    return (yield from _decide_body(sheet))


def _decide_quirks(sheet: Sheet, setting: Setting | None) -> Subprocedure[Sheet]:
    offered = entries(setting, "quirks")
    if not offered or not has_option(sheet, "quirks"):
        return sheet
    keys = yield from choose(
        Choose(
            key="quirks",
            label="Quirks",
            help="Disadvantages that change attributes or personality; none are needed.",
            cite="II",
            step=STEP,
            options=tuple(
                Option(
                    text(entry, "id"),
                    text(entry, "name"),
                    describe_quirk(sheet, entry),
                    preview=(AddRow("quirks", entry_row(sheet.system, "quirks", entry)),),
                )
                for entry in offered
            ),
            least=0,
            most=len(offered),
            policy=always([]),
        )
    )
    edits = [
        AddRow("quirks", entry_row(sheet.system, "quirks", entry)) for entry in offered if text(entry, "id") in keys
    ]
    return (yield from write_if_any(sheet, "quirks.written", edits, step=STEP))


def _decide_traits(sheet: Sheet) -> Subprocedure[Sheet]:
    names = {member.key: member.label for member in sheet.system.families["t"]}
    values = yield from _choose_or_roll("traits", "Choose personality traits", "Personality traits", names, "II; R5")
    return (yield from write("traits.written", SetValue("trait_rolls", dict(values)), step=STEP))


def _decide_extra_traits(sheet: Sheet, setting: Setting | None) -> Subprocedure[Sheet]:
    offered = {text(entry, "id"): entry for entry in entries(setting, "traits")}
    if not offered or not has_option(sheet, "extra_traits"):
        return sheet
    keys = yield from choose(
        Choose(
            key="extra_traits",
            label="Further personality traits",
            help="Further scales of this world.",
            cite="II",
            step=STEP,
            options=tuple(Option(key, text(entry, "name"), text(entry, "about")) for key, entry in offered.items()),
            least=0,
            most=len(offered),
            policy=lambda _source, _memory: list(offered),
        )
    )
    chosen = {key: text(entry, "name") for key, entry in offered.items() if key in keys}
    if not chosen:
        return sheet
    values = yield from _choose_or_roll("extra_traits", "Choose further traits", "Further traits", chosen, "II")
    edits = [AddRow("extra_traits", _extra_trait_row(offered[key], value)) for key, value in values.items()]
    return (yield from write("extra_traits.written", *edits, step=STEP))


def _extra_trait_row(entry: Entry, roll: int) -> dict[str, Json]:
    return {key: text(entry, key) for key in ("id", "name", "low_label", "high_label")} | {"roll": roll}


def _choose_or_roll(
    key: str, label: str, dice_label: str, names: Mapping[str, str], cite: str
) -> Subprocedure[Mapping[str, int]]:
    """Ask which scales are chosen rather than rolled, then for their numbers, then roll a d10 for each other."""
    chosen = yield from _ask_which_to_set(key, label, names, cite)
    requests = {
        each: Enter(
            key=f"{key}.{each}",
            label=names[each],
            help="From 1 to 10, before the modifiers of culture and quirks.",
            cite=cite,
            step=STEP,
            page=key,
            kind=EntryKind.WHOLE,
            least=LOWEST_TRAIT,
            most=HIGHEST_TRAIT,
            default=5,
        )
        for each in names
        if each in chosen
    }
    values = yield from _enter_chosen(f"{key}.form", requests)
    rolled = [each for each in names if each not in chosen]
    if rolled:
        thrown = yield from roll_dice(
            Roll(
                key=f"{key}.dice",
                label=dice_label,
                help="A d10 each.",
                cite=cite,
                step=STEP,
                page=key,
                dice=(_D10,) * len(rolled),
                names=tuple(names[each] for each in rolled),
            )
        )
        values.update({each: result.total for each, result in zip(rolled, thrown, strict=True)})
    return {each: values[each] for each in names}


def _enter_chosen(key: str, requests: Mapping[str, Enter]) -> Subprocedure[dict[str, int]]:
    """Ask for the numbers that are set by hand, together; returns them by the keys of the mapping."""
    if not requests:
        return {}
    typed = yield from enter_numbers(Form(key=key, label="", requests=tuple(requests.values())))
    return {each: typed[request.key] for each, request in requests.items()}


def _ask_which_to_set(key: str, label: str, names: Mapping[str, str], cite: str) -> Subprocedure[Sequence[str]]:
    return (
        yield from choose(
            Choose(
                key=f"{key}.chosen",
                label=label,
                help="Choose which to set by hand; the rest are rolled.",
                cite=cite,
                step=STEP,
                page=key,
                options=tuple(Option(each, name) for each, name in names.items()),
                least=0,
                most=len(names),
                policy=always([]),
            )
        )
    )


def _decide_body(sheet: Sheet) -> Subprocedure[Sheet]:
    culture = group(sheet.character.data, "culture")
    names = {key: label for key, (_, label, _, _) in _MEASURES.items()}
    dice = {key: Dice.parse(text(culture, dice_key, usual)) for key, (dice_key, _, _, usual) in _MEASURES.items()}
    chosen = set((yield from _ask_which_to_set("body", "Choose age, height, weight", names, "II")))
    # A culture without dice for it leaves only the choice.
    chosen.update(key for key, own in dice.items() if own.greatest < 1)
    requests = {
        key: Enter(
            key=f"body.{key}",
            label=label,
            help=phrase(
                "Usually {least} to {most} {unit} in this culture.",
                least=dice[key].least,
                most=dice[key].greatest,
                unit=unit,
            ),
            cite="II, CG",
            step=STEP,
            page="body",
            kind=EntryKind.WHOLE,
            least=1,
            most=HIGHEST_MEASURE,
            default=int(dice[key].mean) if dice[key].mean >= 1 else _USUAL[key],
            unit=unit,
        )
        for key, (_, label, unit, _) in _MEASURES.items()
        if key in chosen
    }
    values = yield from _enter_chosen("body.form", requests)
    rolled = [key for key in _MEASURES if key not in chosen]
    if rolled:
        thrown = yield from roll_dice(
            Roll(
                key="body.dice",
                label="Age, height, weight",
                help="The dice of the culture.",
                cite="II",
                step=STEP,
                page="body",
                dice=tuple(dice[key] for key in rolled),
                names=tuple(names[key] for key in rolled),
            )
        )
        values.update({key: max(1, result.total) for key, result in zip(rolled, thrown, strict=True)})
    return (yield from write("body.written", *(SetValue(key, values[key]) for key in _MEASURES), step=STEP))


def describe_life(sheet: Sheet, setting: Setting | None) -> Subprocedure[Sheet]:
    """Ask for name, upbringing, experiences, appearance and qualities; all are optional.

    Source: SORD IX.
    """
    name = Enter(
        key="name",
        label="Name",
        cite="IX",
        step=LIFE_STEP,
        page=LIFE_STEP,
        most=LONGEST_NAME,
        default=sheet.character.name,
        policy=automatic_name(sheet, setting, {"cultures": text(group(sheet.character.data, "culture"), "id")}),
    )
    edits = yield from enter_name_and_inputs(sheet, name, _TEXTS, step=LIFE_STEP, page=LIFE_STEP)
    return (yield from write_if_any(sheet, "life.written", edits, step=LIFE_STEP))
