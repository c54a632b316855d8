"""Creation steps that ask for culture, profession and the attributes trained for it.

Source: R.A.T.I.O.S. 4a.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial

from core.character.edits import AddRow, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Entry, Setting
from core.messages import phrase
from core.procedures.ask_helpers import Subprocedure, choose, choose_one, write, write_if_any
from core.procedures.custom_entries import CUSTOM, NONE, CustomKind, choice_key, custom_option, enter_custom_entry
from core.procedures.readers import entries, group, number, text, texts, whole
from core.procedures.requests import Choose, Memory, Option
from core.procedures.sheet_inputs import enter_inputs
from core.systems.ratios.ages import ATTRIBUTES
from core.systems.ratios.attributes import (
    attribute_abbreviations,
    attribute_description,
    attribute_label,
    profession_attributes,
)
from core.systems.ratios.entry_descriptions import describe_entry

CULTURE_STEP = "culture"
PROFESSION_STEP = "profession"
_CULTURE = CustomKind("cultures", "culture", CULTURE_STEP, "4a", CULTURE_STEP)
_PROFESSION = CustomKind("professions", "profession", PROFESSION_STEP, "4a", PROFESSION_STEP)
HIGHEST_CAP = 99
"""Cap of an attribute without a culture's own."""


def choose_culture(sheet: Sheet, setting: Setting | None) -> Subprocedure[Sheet]:
    """Ask for the culture, or none, and write it.

    Source: R.A.T.I.O.S. 4a.
    """
    offered = entries(setting, "cultures")
    key = yield from choose_one(
        Choose(
            key="culture",
            label="Culture",
            help="It gives some attributes a bonus, caps others, and teaches capabilities of its own.",
            cite="4a; R15",
            step=CULTURE_STEP,
            page=CULTURE_STEP,
            options=entry_options(
                sheet, offered, _CULTURE, "No culture", "No bonuses, and every attribute may rise to 99."
            ),
            policy=partial(_choose_fitting_culture, sheet=sheet, offered=offered),
        )
    )
    sheet = yield from _write_choice(sheet, setting, _CULTURE, key)
    return (yield from ask_comment(sheet, "culture_notes", CULTURE_STEP))


def choose_profession(sheet: Sheet, setting: Setting | None) -> Subprocedure[Sheet]:
    """Ask for the profession, or none, and for its trained attributes.

    Source: R.A.T.I.O.S. 4a; R11, R14.
    """
    offered = entries(setting, "professions")
    key = yield from choose_one(
        Choose(
            key="profession",
            label="Profession",
            help="It trains attributes, teaches capabilities, and asks for something in return.",
            cite="4a; R14",
            step=PROFESSION_STEP,
            page=PROFESSION_STEP,
            options=entry_options(sheet, offered, _PROFESSION, "No profession", "No training, and no demands."),
            policy=partial(any_entry, offered=offered),
        )
    )
    sheet = yield from _write_choice(sheet, setting, _PROFESSION, key)
    sheet = yield from train_attributes(sheet, PROFESSION_STEP, least=0)
    return (yield from ask_comment(sheet, "profession_notes", PROFESSION_STEP))


def train_attributes(sheet: Sheet, step: str = "", *, least: int = 1) -> Subprocedure[Sheet]:
    """Ask which attributes of the profession to train; all by default.

    Args:
        sheet: The character.
        step: The procedure's step.
        least: Least number to choose.

    Source: R.A.T.I.O.S. 4a; R11.
    """
    offered = untrained_attributes(sheet)
    if not offered:
        return sheet
    profession = group(sheet.character.data, "profession")
    demands = text(profession, "demands")
    taken = yield from choose(
        Choose(
            key="training",
            label="Attributes to train",
            help=phrase(
                "Each one makes every Level ten Achievements dearer, for good. "
                "The profession asks in return: {demands}",
                demands=demands,
            )
            if demands
            else "Each one makes every Level ten Achievements dearer, for good.",
            cite="4a; R11",
            step=step,
            page=step,
            options=tuple(
                Option(
                    each,
                    attribute_label(sheet, each),
                    attribute_description(sheet, each),
                    preview=(AddRow("training", {"attribute": each}),),
                )
                for each in offered
            ),
            least=least,
            most=len(offered),
            policy=lambda _source, _memory: list(offered),
        )
    )
    edits = [AddRow("training", {"attribute": each}) for each in offered if each in taken]
    names = "" if step else attribute_abbreviations(sheet, [each for each in offered if each in taken])
    return (yield from write_if_any(sheet, "training.written", edits, step=step, label=names))


def trained_attributes(sheet: Sheet) -> tuple[str, ...]:
    """Return the trained attributes, each once."""
    return tuple(dict.fromkeys(text(row, "attribute") for row in sheet.rows("training")))


def untrained_attributes(sheet: Sheet) -> tuple[str, ...]:
    """Return the untrained attributes of the profession."""
    done = trained_attributes(sheet)
    return tuple(each for each in profession_attributes(sheet) if each not in done)


def _write_choice(sheet: Sheet, setting: Setting | None, custom: CustomKind, key: str) -> Subprocedure[Sheet]:
    """Write the chosen entry, or one entered by the player; nothing for none."""
    entry = yield from find_choice(sheet, setting, custom, key)
    if entry is None:
        return sheet
    return (yield from write(f"{custom.noun}.written", SetValue(custom.noun, dict(entry)), step=custom.step))


def find_choice(sheet: Sheet, setting: Setting | None, custom: CustomKind, key: str) -> Subprocedure[Entry | None]:
    """Return the chosen entry, or one that the player enters; None for none.

    Args:
        sheet: The character.
        setting: The Game Master's setting.
        custom: The kind of entry.
        key: The chosen option of `entry_options`.
    """
    if key == NONE:
        return None
    if key == CUSTOM:
        return (yield from enter_custom_entry(custom, sheet.system, setting))
    return next(each for each in entries(setting, custom.kind) if choice_key(each) == key)


def _choose_fitting_culture(source: random.Random, memory: Memory, *, sheet: Sheet, offered: Sequence[Entry]) -> Json:
    """Policy: a culture with caps not below its start values, if any."""
    start = number(sheet, "start_percent")
    return any_entry(source, memory, offered=[entry for entry in offered if _fits_caps(entry, start)])


def _fits_caps(culture: Entry, start: int) -> bool:
    """Return whether a culture's caps allow a start value for all attributes.

    Source: R.A.T.I.O.S. 1a, 4a; R4.
    """
    bonus, cap = group(culture, "bonus"), group(culture, "cap")
    return all(start + whole(bonus, each) <= min(HIGHEST_CAP, whole(cap, each, HIGHEST_CAP)) for each in ATTRIBUTES)


def any_entry(source: random.Random, _memory: Memory, *, offered: Sequence[Entry]) -> Json:
    """Policy: any of the entries, else none."""
    return [choice_key(source.choice(offered))] if offered else [NONE]


def entry_options(
    sheet: Sheet, offered: Sequence[Entry], custom: CustomKind, label: str, about: str
) -> tuple[Option, ...]:
    """Return options for entries of the setting, an own entry, and none.

    Args:
        sheet: The character.
        offered: The entries.
        custom: The kind of entry.
        label: Label of none.
        about: Description of none.
    """
    return (
        *(
            Option(
                choice_key(entry),
                text(entry, "name"),
                _about(sheet, entry),
                preview=(SetValue(custom.noun, dict(entry)),),
            )
            for entry in offered
        ),
        custom_option(custom),
        Option(NONE, label, about),
    )


def _about(sheet: Sheet, entry: Entry) -> str:
    """Return the description of a culture or profession with its bonuses, caps and attributes."""
    bonus, cap = group(entry, "bonus"), group(entry, "cap")
    bonuses = [_amount(sheet, each, f"{whole(bonus, each):+d}") for each in ATTRIBUTES if whole(bonus, each)]
    caps = [_amount(sheet, each, whole(cap, each)) for each in ATTRIBUTES if 0 < whole(cap, each) < HIGHEST_CAP]
    attributes = texts(entry, "attributes")
    return describe_entry(
        entry,
        ", ".join(bonuses),
        phrase("at most {names}", names=", ".join(caps)) if caps else "",
        phrase("trains {names}", names=attribute_abbreviations(sheet, attributes)) if attributes else "",
    )


def _amount(sheet: Sheet, attribute: str, amount: object) -> str:
    return f"{attribute_abbreviations(sheet, [attribute])} {amount}"


def ask_comment(sheet: Sheet, key: str, step: str) -> Subprocedure[Sheet]:
    """Ask for the sheet's comments on a culture or profession.

    Args:
        sheet: The character.
        key: The input: ``culture_notes``, ``profession_notes``.
        step: Step of the procedure.
    """
    edits = yield from enter_inputs(sheet, [key], step=step, page=step)
    return (yield from write_if_any(sheet, f"{key}.written", edits, step=step))
