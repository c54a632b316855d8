"""Creation procedure: runs twelve steps, from the better group of stats to the name.

Source: RPG.Rules, STAT SKILL GENERATION, SKILL APTITUDES, INITIAL SKILLS, SKILL PURCHASE.
"""

from __future__ import annotations

from core.character.sheet import Sheet
from core.messages import Message
from core.procedures.ask_helpers import show
from core.procedures.optional_rules import change_options
from core.procedures.procedure import Procedure, ProcedureKind, Situation, Step, already_created
from core.procedures.readers import group, require_numbers, sheet_rows
from core.procedures.requests import Conversation, Show
from core.systems.kinsler.creation_gear import choose_gear
from core.systems.kinsler.creation_person import (
    choose_flaws,
    choose_signs,
    describe_person,
    finish_creation,
    has_person,
)
from core.systems.kinsler.creation_skills import buy_skills, choose_background
from core.systems.kinsler.creation_stats import make_stats

STEPS = (
    Step("1", "First group", "STAT SKILL GENERATION"),
    Step("2", "Stat rolls", "STAT SKILL GENERATION"),
    Step("3", "Exchange", "STAT SKILL GENERATION"),
    Step("4", "Aptitudes", "SKILL APTITUDES"),
    Step("5", "Intrinsic skills", "INITIAL SKILLS"),
    Step("6", "Background", "INITIAL SKILLS"),
    Step("7", "Skills", "INITIAL SKILLS, SKILL PURCHASE"),
    Step("8", "Flaw", "INITIAL SKILLS 2"),
    Step("9", "Signs", "INITIAL SKILLS 3"),
    Step("10", "Equipment", "R17"),
    Step("11", "Person", "INITIAL SKILLS 1, 4, 5, 6"),
    Step("12", "Name", "SKILL PURCHASE"),
)


def create(situation: Situation) -> Conversation:
    """Create a character, from the stat dice to the name."""
    sheet, setting = situation.sheet, situation.setting
    require_numbers(sheet, "rules.creation_budget", "rules.creation_stats_needed", "creation_left")
    sheet = yield from change_options(sheet, step="1", cite="INTRODUCTION")
    sheet = yield from make_stats(sheet)
    yield from show(
        Show(
            key="innate.shown",
            label="Intrinsic skills",
            text="All characters start with healing and recovery at level 3.",
            cite="INITIAL SKILLS",
            step="5",
            addresses=tuple(f"innate.{each.key}.check_mod" for each in sheet.system.families["i"]),
        )
    )
    sheet = yield from choose_background(sheet, setting)
    sheet = yield from buy_skills(sheet, setting)
    sheet = yield from choose_flaws(sheet, setting)
    sheet = yield from choose_signs(sheet, setting)
    sheet = yield from choose_gear(sheet, setting)
    sheet = yield from describe_person(sheet, setting)
    yield from finish_creation(sheet, setting)


def why_not_creatable(sheet: Sheet) -> Message | None:
    """Return why a character cannot be created again, or None."""
    data = sheet.character.data
    is_begun = (
        bool(group(data, "stats"))
        or bool(group(data, "aptitudes"))
        or bool(sheet_rows(sheet, "skills"))
        or group(data, "creation").get("done") is True
        or has_person(sheet)
    )
    return already_created(sheet) if is_begun else None


CREATION = Procedure(
    key="creation",
    label="Creation",
    kind=ProcedureKind.CREATION,
    cite="STAT SKILL GENERATION, INITIAL SKILLS",
    help="The twelve steps from the dice of the stats to the name.",
    steps=STEPS,
    start=create,
    closed=why_not_creatable,
)
