"""Creation procedure: the steps in order, from options and culture to name and story.

Each step is in a module of its own; this one runs them in order.

Source: R.A.T.I.O.S. 1a to 6a.
"""

from __future__ import annotations

from core.character.edits import SetValue
from core.character.sheet import Sheet
from core.content.setting import Setting
from core.messages import Message
from core.procedures.ask_helpers import Subprocedure, enter_numbers, write, write_if_any
from core.procedures.automatic_names import automatic_name
from core.procedures.form import Form
from core.procedures.optional_rules import change_options
from core.procedures.procedure import Procedure, ProcedureKind, Situation, Step, already_created
from core.procedures.readers import group, has_option, number, sheet_rows, text
from core.procedures.requests import Conversation, Enter, EntryKind
from core.procedures.sheet_inputs import enter_name_and_inputs
from core.systems.ratios.attribute_points import place_age_points, place_level_points
from core.systems.ratios.capabilities import take_capabilities
from core.systems.ratios.creation_body import decide_age, decide_body
from core.systems.ratios.creation_gear import take_gear
from core.systems.ratios.creation_origin import choose_culture, choose_profession
from core.systems.ratios.creation_traits import describe_personality

STEPS = (
    Step("setting", "World and options", "4a"),
    Step("culture", "Culture", "4a"),
    Step("body", "Body", "2a"),
    Step("age", "Age", "2a"),
    Step("profession", "Profession", "4a"),
    Step("age_points", "Age points", "2a"),
    Step("levels", "Levels", "3a"),
    Step("capabilities", "Capabilities", "5a"),
    Step("personality", "Personality", "6a"),
    Step("gear", "Gear", "1b, 2b, 4b"),
    Step("finish", "Name and story", "A"),
)
MOST_LEVELS = 1_000_000
MOST_ACHIEVEMENTS = 1_000_000_000
LONGEST_NAME = 10_000
_TEXTS = ("aliases", "background", "appearance", "notes")


def create(situation: Situation) -> Conversation:
    """Create a character, from the options to the name.

    Source: R.A.T.I.O.S. 1a to 6a.
    """
    sheet, setting = situation.sheet, situation.setting
    sheet = yield from change_options(sheet, step="setting", cite="1a, 3a, 4b", page="setting")
    sheet = yield from choose_culture(sheet, setting)
    sheet = yield from decide_body(sheet)
    sheet = yield from decide_age(sheet)
    sheet = yield from choose_profession(sheet, setting)
    sheet = yield from place_age_points(sheet, step="age_points")
    sheet = yield from _grant_levels(sheet)
    sheet = yield from take_capabilities(sheet, setting)
    sheet = yield from describe_personality(sheet)
    sheet = yield from take_gear(sheet, setting)
    yield from _finish(sheet, setting)


def _grant_levels(sheet: Sheet) -> Subprocedure[Sheet]:
    """Ask for the starting Level and Achievements toward the next, and place the points.

    Source: R.A.T.I.O.S. 1a, 3a; R10.
    """
    default_level = (
        number(sheet, "human_age_years") if has_option(sheet, "level_equals_age") else number(sheet, "level")
    )
    level = Enter(
        key="level",
        label="Starting Level",
        help="The Game Master grants it: mostly none, or as many as human years. Each brings an attribute point.",
        cite="1a, 3a; R10",
        step="levels",
        page="levels",
        kind=EntryKind.WHOLE,
        least=0,
        most=MOST_LEVELS,
        default=default_level,
    )
    cat = Enter(
        key="cat",
        label="Achievements so far",
        help="Those that count towards the next Level.",
        cite="3a",
        step="levels",
        page="levels",
        kind=EntryKind.WHOLE,
        least=0,
        most=MOST_ACHIEVEMENTS,
        default=number(sheet, "cat"),
    )
    granted = yield from enter_numbers(Form(key="levels.form", label="", requests=(level, cat)))
    edits = [SetValue(key, value) for key, value in granted.items() if value != number(sheet, key)]
    if edits:
        sheet = yield from write("level.written", *edits, step="levels")
    return (yield from place_level_points(sheet, "level_points", step="levels", is_creation=True))


def _finish(sheet: Sheet, setting: Setting | None) -> Subprocedure[Sheet]:
    """Ask for the name, other names and the texts of the sheet."""
    data = sheet.character.data
    traits = {"cultures": text(group(data, "culture"), "id"), "sex": text(data, "sex", "other")}
    name = Enter(
        key="name",
        label="Name",
        cite="2a",
        step="finish",
        page="finish",
        least=1,
        most=LONGEST_NAME,
        default=sheet.character.name,
        policy=automatic_name(sheet, setting, traits),
    )
    edits = yield from enter_name_and_inputs(sheet, name, _TEXTS, step="finish", page="finish")
    return (yield from write_if_any(sheet, "finish.written", edits, step="finish"))


def closed(sheet: Sheet) -> Message | None:
    """Return why a character cannot be created again, or None."""
    data = sheet.character.data
    is_begun = (
        any(text(group(data, kind), "name") for kind in ("culture", "profession"))
        or any(group(data, "age_points").values())
        or any(group(data, "level_points").values())
        or any(sheet_rows(sheet, key) for key in ("training", "capabilities", "traits", "weapons", "armor"))
    )
    return already_created(sheet) if is_begun else None


CREATION = Procedure(
    key="creation",
    label="Creation",
    kind=ProcedureKind.CREATION,
    cite="1a to 6a",
    help="From culture and age to the finished sheet; every point placed as you like.",
    steps=STEPS,
    start=create,
    closed=closed,
)
