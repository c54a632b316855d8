"""Creation procedure: runs nine steps, mostly Quire's own (the book's chapter is missing).

The steps are in modules of their own; this one calls them in order.

Source: HURSAGMU companion; R38 to R42.
"""

from __future__ import annotations

from core.character.sheet import Sheet
from core.content.setting import Setting
from core.messages import Message
from core.procedures.ask_helpers import Subprocedure
from core.procedures.procedure import Procedure, ProcedureKind, Situation, Step, already_created
from core.procedures.readers import group, require_numbers, sheet_rows
from core.procedures.requests import Conversation
from core.systems.hursagmu.automatic_creation import ATTRIBUTES
from core.systems.hursagmu.creation_abilities import buy_attributes, learn_skills
from core.systems.hursagmu.creation_creature import ask_creature, is_creature_chosen
from core.systems.hursagmu.creation_equipment import ask_animals, ask_arms, ask_gear
from core.systems.hursagmu.creation_person import ask_body, ask_story, choose_basics, finish_creation

STEPS = (
    Step("1", "Basics", "companion; R40"),
    Step("2", "Attributes", "companion; R38"),
    Step("3", "Skills", "companion; R39, R42"),
    Step("4", "Body", "Grapple; R22, R33"),
    Step("5", "Weapons and armor", "Damage, Strike, Defend"),
    Step("6", "Gear", "R33"),
    Step("7", "Animals and a mount", "Animals"),
    Step("8", "Story", "ours"),
    Step("9", "Finish", "companion; R40"),
)

_NEEDED = ("attribute_cost", "skill_points_left", "xp_left", "load_lb", "load_limit_lb")
"""Numbers that the last steps need."""


def create(situation: Situation) -> Conversation:
    """Create a character, from name to final review.

    Source: HURSAGMU companion; R38 to R42.
    """
    setting = situation.setting
    require_numbers(situation.sheet, *_NEEDED)
    sheet = yield from choose_basics(situation.sheet, setting)
    sheet = yield from ask_creature(sheet, setting)
    if not is_creature_chosen(sheet):
        sheet = yield from _make(sheet, setting)
    sheet = yield from ask_story(sheet)
    yield from finish_creation(sheet, setting)


def _make(sheet: Sheet, setting: Setting | None) -> Subprocedure[Sheet]:
    """Run the steps that a creature of the setting does not replace."""
    sheet = yield from buy_attributes(sheet)
    sheet = yield from learn_skills(sheet, setting)
    sheet = yield from ask_body(sheet)
    sheet = yield from ask_arms(sheet, setting)
    sheet = yield from ask_gear(sheet, setting)
    return (yield from ask_animals(sheet, setting))


def why_not_creatable(sheet: Sheet) -> Message | None:
    """Return why a character cannot be created again, or None."""
    base = group(sheet.character.data, "base")
    is_begun = any(base.get(key) for key in ATTRIBUTES) or any(
        sheet_rows(sheet, key) for key in ("skills", "weapons", "armor", "items", "animals", "advances")
    )
    return already_created(sheet) if is_begun else None


CREATION = Procedure(
    key="creation",
    label="Creation",
    kind=ProcedureKind.CREATION,
    cite="companion; R38, R39, R40, R41, R42",
    help="Nine steps: attributes and skills for points, then what the character owns and who it is.",
    steps=STEPS,
    start=create,
    closed=why_not_creatable,
)
