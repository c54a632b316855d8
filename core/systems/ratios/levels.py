"""Procedures to award Achievements, and to gain Levels from them one by one or many at once.

The RAT falls when FOCS, KNOW, WORK or XPER rise, so it is read again after points are placed. Levels taken at once cost
what they cost with their points unplaced.

Source: R.A.T.I.O.S. 3a; R11, R12.
"""

from __future__ import annotations

import random
from functools import partial
from itertools import islice
from math import ceil

from core.character.edits import SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.errors import ProcedureError
from core.messages import Message, phrase
from core.procedures.ask_helpers import Subprocedure, enter_number, show, write
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.readers import exact_number, number, require_numbers
from core.procedures.requests import Conversation, Enter, Memory, Show
from core.procedures.trial import trial_copy
from core.systems.ratios.attribute_points import automatic_points, place_level_points, plan_points
from core.systems.ratios.injury import is_dead

MOST_ACHIEVEMENTS = 1_000_000_000
MOST_LEVELS_AT_ONCE = 5_000
"""Most Levels computed at once if each may have another price."""
USUAL_AWARD = 1_000
USUAL_AWARDS = (500, 1_000, 2_000, 3_000, 5_000)
"""From an adventure that went badly to feats (3a)."""


def _award(situation: Situation) -> Conversation:
    require_numbers(situation.sheet, "rat")
    for participant, sheet in enumerate(situation.sheets):
        name = sheet.character.name
        award = yield from enter_number(
            Enter(
                key="award" if participant == 0 else f"award.{participant + 1}",
                label="Achievements"
                if len(situation.sheets) == 1
                else phrase("Achievements of {name}", name=name or participant + 1),
                help="For an adventure: about 500 if it went badly, 1000 to 3000 usually, about 5000 for feats. "
                "Deeds, opposition and time count.",
                cite="3a",
                least=0,
                most=MOST_ACHIEVEMENTS,
                default=USUAL_AWARD,
                usual=USUAL_AWARDS,
            )
        )
        if award:
            edit = SetValue("cat", number(sheet, "cat") + award)
            label = phrase("{n:# Achievement|# Achievements}", n=award)
            yield from write(f"award.{participant + 1}.written", edit, participant=participant, label=label)
    is_due = number(situation.sheet, "cat") >= price(situation.sheet)
    yield from show(
        Show(
            key="outcome",
            label="A Level is due" if is_due else "No Level due yet",
            cite="3a",
            text="Achievements count until they pay for a Level; the RAT says how many it takes.",
            addresses=("cat", "rat", "cat_missing"),
        )
    )


def count_due_levels(sheet: Sheet) -> int:
    """Return the number of Levels that the Achievements pay for, with no points placed.

    If a house rule makes the price depend on the Level, each is computed on a copy.

    Raises:
        ProcedureError: A Level costs nothing, so there would be no end.

    Source: R.A.T.I.O.S. 3a; R12.
    """
    cat, rat = number(sheet, "cat"), price(sheet)
    if cat < rat:
        return 0
    if rat < 1:
        raise ProcedureError(_endless(sheet))
    if not _is_price_moving(sheet):
        return cat // rat
    trial = trial_copy(sheet)
    levels = 0
    while levels < MOST_LEVELS_AT_ONCE and number(trial, "cat") >= price(trial):
        if price(trial) < 1:
            raise ProcedureError(_endless(sheet))
        _take_level(trial)
        levels += 1
    return levels


def price(sheet: Sheet) -> int:
    """Return the price of the next Level in whole Achievements.

    Source: R.A.T.I.O.S. 3a.
    """
    return ceil(exact_number(sheet, "rat"))


def _is_price_moving(sheet: Sheet) -> bool:
    """Return whether a Level changes the price of the next without placing points."""
    return sheet.is_used_by("level", "rat") or sheet.is_used_by("cat", "rat")


def _take_level(trial: Sheet) -> None:
    """Take one Level on a copy of the sheet."""
    trial.apply(SetValue("cat", number(trial, "cat") - price(trial)))
    trial.apply(SetValue("level", number(trial, "level") + 1))


def _endless(sheet: Sheet) -> Message:
    return Message(
        "levels_endless",
        "A RAT of {rat} would let Levels come without end. Look at the house rules for it.",
        {"rat": sheet.text("rat", with_unit=False)},
    )


def _level_up(situation: Situation) -> Conversation:
    before = number(situation.sheet, "level")
    sheet = yield from _take_levels(situation.sheet)
    if number(sheet, "level") != before:
        yield from write("told", label=phrase("Level {before} to {after}", before=before, after=number(sheet, "level")))


def _about_levels(levels: int, rat: str) -> str:
    """Return the explanation of due Levels and of taking several at once."""
    if levels == 1:
        return phrase("One is due at a RAT of {rat}. 0 keeps it for later.", rat=rat)
    return phrase(
        "{levels} are due at a RAT of {rat}. Taken one by one, points in FOCS, KNOW, WORK and XPER make the next one "
        "cheaper; taken at once, all are paid before the points are placed. 0 keeps the rest for later.",
        levels=levels,
        rat=rat,
    )


def _take_levels(sheet: Sheet) -> Subprocedure[Sheet]:
    """Ask for Levels and their points while any is due."""
    batch = 0
    while levels := count_due_levels(sheet):
        batch += 1
        count = yield from enter_number(
            Enter(
                key=f"levels.{batch}",
                label="Levels to take now",
                help=_about_levels(levels, sheet.text("rat", with_unit=False)),
                cite="3a; R12",
                least=0,
                most=levels,
                default=1,
                policy=partial(_choose_level_count, sheet=sheet, levels=levels),
            )
        )
        if count == 0:
            break
        sheet = yield from _gain(sheet, count, batch)
        sheet = yield from place_level_points(sheet, f"points.{batch}")
    return sheet


def _choose_level_count(source: random.Random, memory: Memory, *, sheet: Sheet, levels: int) -> Json:
    """Policy: take as many Levels as cost the same, equal to taking them one by one.

    The attributes of their points are planned here, so the first point that makes the next Level cheaper is known;
    unplaced points are placed with that of the first Level.
    """
    if _is_price_moving(sheet):
        return levels
    unplaced = max(0, number(sheet, "level_points_left"))
    planned: list[str] = []
    is_cheaper = False
    is_cheapening: dict[str, bool] = {}
    for each in islice(automatic_points(sheet, source), unplaced + levels):
        planned.append(each)
        if each not in is_cheapening:
            is_cheapening[each] = sheet.is_used_by(f"level_points.{each}", "rat")
        is_cheaper = is_cheaper or is_cheapening[each]
        if is_cheaper and len(planned) > unplaced:
            break
    plan_points(memory, planned)
    return max(1, len(planned) - unplaced) if is_cheaper else levels


def _gain(sheet: Sheet, count: int, batch: int) -> Subprocedure[Sheet]:
    """Pay for some Levels and write them."""
    cat, level = number(sheet, "cat"), number(sheet, "level")
    paid = count * price(sheet)
    if count > 1 and _is_price_moving(sheet):
        trial = trial_copy(sheet)
        for _ in range(count):
            _take_level(trial)
        paid = cat - number(trial, "cat")
    return (yield from write(f"levels.{batch}.written", SetValue("cat", cat - paid), SetValue("level", level + count)))


def _nothing_due(sheet: Sheet) -> Message | None:
    if number(sheet, "cat") >= price(sheet):
        return None
    return Message(
        "no_level_due",
        "No Level is due yet: {missing:# more Achievement is|# more Achievements are} needed.",
        {"missing": price(sheet) - number(sheet, "cat")},
    )


AWARD = Procedure(
    key="award",
    label="Award Achievements",
    kind=ProcedureKind.ADVANCEMENT,
    cite="3a",
    help="Adds what the Game Master grants for an adventure.",
    start=_award,
    closed=is_dead,
    is_popover=True,
    deed="Award",
)
LEVEL_UP = Procedure(
    key="level_up",
    label="Level up",
    kind=ProcedureKind.ADVANCEMENT,
    cite="3a; R12",
    help="Turns Achievements into Levels, one by one or many at once, and places their points.",
    start=_level_up,
    closed=_nothing_due,
)
