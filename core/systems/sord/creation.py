"""Creation procedure: the twenty steps of the book, in order.

Each step is in a module of its own; this one runs them in order. Derived numbers (MaxWeight#, Reaction Rate, STEP RATE,
Life and Defense, weapon numbers) are shown at the steps where the book computes them.

Source: SORD O.I to O.XX, I to XX.
"""

from __future__ import annotations

from functools import partial

from core.character.edits import Edit, SetHeader, SetValue
from core.character.sheet import Sheet
from core.messages import Message
from core.procedures.ask_helpers import Subprocedure, enter_text, show, write, write_if_any
from core.procedures.optional_rules import change_options
from core.procedures.procedure import Procedure, ProcedureKind, Situation, Step, already_created
from core.procedures.readers import entries, group, number, sheet_rows, text
from core.procedures.requests import Conversation, Enter, EntryKind, Show
from core.systems.sord.attribute_points import place_points
from core.systems.sord.creation_attributes import ATTRIBUTES, roll_attributes
from core.systems.sord.creation_culture import choose_culture, fewest_violations
from core.systems.sord.creation_person import decide_person, describe_life
from core.systems.sord.creation_possessions import take_possessions
from core.systems.sord.creation_profession import begin_profession, choose_profession
from core.systems.sord.lore import spend_lore
from core.systems.sord.step_advancement import settle

STEPS = (
    Step("I", "Roll the Base Attribute dice", "O.I, I"),
    Step("II", "Choose a culture", "O.II, II"),
    Step("III", "Choose a profession", "O.III, III"),
    Step("IV", "MaxWeight Number", "IV"),
    Step("V", "Items, armor, weapons", "O.V, V"),
    Step("VI", "Reaction Rate", "VI"),
    Step("VII", "Surprise Number", "VII"),
    Step("VIII", "Move Rate", "VIII"),
    Step("IX", "Upbringing and appearance", "IX"),
    Step("X", "Initial Special-Type Steps", "X"),
    Step("XI", "STEP SUM", "XI"),
    Step("XII", "STEP RATE", "XII"),
    Step("XIII", "Step Advancements", "O.XIII, XIII"),
    Step("XIV", "Step Levels", "XIV"),
    Step("XV", "Life and Defense", "XV"),
    Step("XVI", "Armor Numbers", "XVI"),
    Step("XVII", "Weapon Attack Reaction", "XVII"),
    Step("XVIII", "Weapon calculations", "XVIII"),
    Step("XIX", "Additional skills", "XIX"),
    Step("XX", "The rest of the sheet", "XX"),
)
LONGEST_PROSE = 100_000


def create(situation: Situation) -> Conversation:
    """Create a character, from attribute dice to notes.

    Source: SORD, Character Creation.
    """
    sheet, setting = situation.sheet, situation.setting
    sheet = yield from change_options(sheet, step="I", cite="About, Concl")
    sheet = yield from roll_attributes(
        sheet, entries(setting, "professions"), partial(fewest_violations, sheet, entries(setting, "cultures"))
    )
    sheet = yield from choose_culture(sheet, setting)
    sheet = yield from decide_person(sheet, setting)
    sheet, choice = yield from choose_profession(sheet, setting)
    yield from _show("load", "IV", "What can be carried", ("max_weight",))
    sheet = yield from take_possessions(sheet, setting, (*sheet_rows(sheet, "skills"), *choice.free_skills))
    yield from _show(
        "movement",
        "VIII",
        "Movement and load",
        ("carried_weight", "reaction_rate_zero", "reaction_rate", "surprise", "move_rate"),
    )
    sheet = yield from describe_life(sheet, setting)
    special = SetValue("steps.special", number(sheet, "initial_special_steps"))
    sheet = yield from write("steps.written", special, step="X")
    yield from _show("steps", "XII", "Steps", ("initial_special_steps", "step_sum", "step_rate", "sa_ratio"))
    sheet = yield from settle(sheet, step="XIII")
    sheet = yield from begin_profession(sheet, setting, choice)
    if number(sheet, "advancement_left") > 0:
        sheet = yield from place_points(sheet, step="XIII", key="advancement")
    yield from _show(
        "numbers",
        "XVIII",
        "Life, defense and attack",
        ("step_level", "life_recovery", "unconscious_number", "deathly_blow", "parry_avoid", "minimum_blow", "war"),
    )
    sheet = yield from spend_lore(sheet, setting, step="XIX")
    yield from _write_notes(sheet)


def _show(key: str, step: str, label: str, addresses: tuple[str, ...]) -> Subprocedure[None]:
    yield from show(
        Show(
            key=f"{key}.shown",
            label=label,
            text="These numbers follow from your choices so far.",
            cite=next(each.cite for each in STEPS if each.key == step),
            step=step,
            addresses=addresses,
        )
    )


def _write_notes(sheet: Sheet) -> Subprocedure[Sheet]:
    """Ask for notes; current attributes start at their maximum and need no edit.

    Source: SORD XX.
    """
    notes = yield from enter_text(
        Enter(
            key="notes",
            label="Notes",
            cite="XX",
            step="XX",
            kind=EntryKind.PROSE,
            most=LONGEST_PROSE,
            default=sheet.character.notes,
        )
    )
    edits: list[Edit] = [] if notes == sheet.character.notes else [SetHeader("notes", notes)]
    return (yield from write_if_any(sheet, "notes.written", edits, step="XX"))


def closed(sheet: Sheet) -> Message | None:
    """Return why a character cannot be created again, or None."""
    data = sheet.character.data
    is_begun = (
        any(group(data, "raw").get(attribute) for attribute in ATTRIBUTES)
        or bool(text(group(data, "culture"), "name"))
        or any(sheet_rows(sheet, key) for key in ("attribute_rolls", "professions", "skills", "step_levels"))
    )
    return already_created(sheet) if is_begun else None


CREATION = Procedure(
    key="creation",
    label="Creation",
    kind=ProcedureKind.CREATION,
    cite="Character Creation",
    help="The twenty steps from the attribute dice to the finished sheet.",
    steps=STEPS,
    start=create,
    closed=closed,
)
