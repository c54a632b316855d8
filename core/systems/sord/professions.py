"""Procedures to change, give up, add and resume a profession."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial

from core.character.edits import SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Setting
from core.errors import ProcedureError
from core.messages import Message, phrase
from core.procedures.ask_helpers import Subprocedure, choose_one, enter_text, write
from core.procedures.custom_entries import CUSTOM, CustomKind, choice_key, custom_option, enter_custom_entry
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.readers import entries, has_option, is_same_name, number, require_numbers, sheet_rows, text
from core.procedures.requests import Choose, Conversation, Enter, Memory, Option, always
from core.systems.sord.creation_profession import closed_reason
from core.systems.sord.free_skills import grant_owed_skills
from core.systems.sord.profession_charts import enter_edits, leave_edits, logged_chart, profession_rows, resume_former
from core.systems.sord.skill_rows import Entry
from core.systems.sord.step_advancement import settle

LONGEST_DATE = 200
_OWN = CustomKind("professions", "profession", "", "III")
_CHART = ("step_level", "current_sa")
"""Numbers noted when a chart is closed or continued."""
_TEACHER_FOUND, _NO_TEACHER = "found", "none"


def _change(situation: Situation) -> Conversation:
    sheet, setting = situation.sheet, situation.setting
    require_numbers(sheet, *_CHART)
    index = yield from _choose_profession_row(
        sheet, "left", "Profession to leave", profession_rows(sheet, is_current=True)
    )
    profession = yield from _new_profession(sheet, setting)
    if not (yield from _ask_teacher()):
        return
    date = yield from _ask_date()
    sheet = yield from write("left.written", *leave_edits(sheet, index, date))
    sheet = yield from write("entered", *enter_edits(sheet, profession, date))
    yield from grant_owed_skills(sheet, setting)


def _drop(situation: Situation) -> Conversation:
    sheet = situation.sheet
    require_numbers(sheet, *_CHART)
    index = yield from _choose_profession_row(
        sheet, "left", "Profession to leave", profession_rows(sheet, is_current=True)
    )
    date = yield from _ask_date()
    yield from write("left.written", *leave_edits(sheet, index, date))


def _add(situation: Situation) -> Conversation:
    sheet, setting = situation.sheet, situation.setting
    require_numbers(sheet, *_CHART)
    profession = yield from _new_profession(sheet, setting)
    if not (yield from _ask_teacher()):
        return
    date = yield from _ask_date()
    held = SetValue("sa_held", number(sheet, "current_sa"))
    sheet = yield from write("entered", held, *enter_edits(sheet, profession, date))
    yield from grant_owed_skills(sheet, setting)


def _resume(situation: Situation) -> Conversation:
    sheet = situation.sheet
    require_numbers(sheet, *_CHART, "max_sa", "step_rate")
    rows = sheet_rows(sheet, "professions")
    former = profession_rows(sheet, is_current=False)
    reasons = {index: closed_reason(sheet, rows[index]) for index in former}
    index = yield from _choose_profession_row(sheet, "resumed", "Profession to take up again", former, reasons)
    current = profession_rows(sheet, is_current=True)
    if not (yield from _ask_teacher()):
        return
    date = yield from _ask_date()
    held = 0
    if current:
        leaving = yield from _choose_profession_row(sheet, "left", "Profession to leave", current)
        sheet = yield from write("left.written", *leave_edits(sheet, leaving, date))
    else:
        held = number(sheet, "current_sa")
        sheet = yield from write("left.logged", *logged_chart(sheet, "", date))
    gained = number(sheet, "max_sa")
    sheet = yield from resume_former(sheet, index, held)
    sheet = yield from settle(sheet, date=date)
    if (lacking := gained - number(sheet, "max_sa")) > 0:
        # The rate rose with the Step Level; an advancement once gained is kept all the same (R23).
        sheet = yield from write("resumed.held", SetValue("sa_held", number(sheet, "current_sa") + lacking))
    yield from grant_owed_skills(sheet, situation.setting)


def _choose_profession_row(
    sheet: Sheet,
    key: str,
    label: str,
    offered: Sequence[int],
    reasons: dict[int, Message | None] | None = None,
) -> Subprocedure[int]:
    """Ask for one of the character's professions; return its row."""
    rows = sheet_rows(sheet, "professions")
    closed = reasons or {}
    options = tuple(
        Option(
            str(index + 1),
            text(rows[index], "name") or phrase("number {place}", place=index + 1),
            closed=closed.get(index),
        )
        for index in offered
    )
    _refuse_all_closed(options)
    chosen = yield from choose_one(Choose(key=key, label=label, cite="III", options=options))
    return int(chosen) - 1


def _refuse_all_closed(options: Sequence[Option]) -> None:
    """Raise if no option can be chosen.

    Raises:
        ProcedureError: No option is open; names the reasons.
    """
    if any(option.closed is None for option in options):
        return
    names = ", ".join(option.label for option in options)
    raise ProcedureError(
        Message(
            "professions_closed",
            "No profession is open to the character. Closed by minimums not met, by the culture, or because "
            "practiced before: {names}.",
            {"names": names},
        )
    )


def _new_profession(sheet: Sheet, setting: Setting | None) -> Subprocedure[Entry]:
    """Ask for a profession of the setting, or for one that the player or Game Master types."""
    offered = entries(setting, "professions")
    options = tuple(
        Option(choice_key(each), text(each, "name"), text(each, "about"), _new_closed(sheet, each)) for each in offered
    )
    chosen = yield from choose_one(
        Choose(
            key="profession",
            label="New profession",
            help="Its three minimums must be met by the maximum attributes, and it must suit the culture.",
            cite="III; R6",
            options=(*options, custom_option(_OWN)),
            policy=partial(_profession_policy, options=options),
        )
    )
    if chosen == CUSTOM:
        return (yield from enter_custom_entry(_OWN, sheet.system, setting, partial(_new_closed, sheet)))
    return next(each for each in offered if choice_key(each) == chosen)


def _profession_policy(source: random.Random, _memory: Memory, *, options: Sequence[Option]) -> Json:
    """Policy: any open profession of the setting, as only people type one.

    Raises:
        ProcedureError: None is open; names the reasons.
    """
    if not options:
        raise ProcedureError(
            Message(
                "no_professions",
                "There is no world with professions to choose from. Choose a world, or type the profession.",
            )
        )
    _refuse_all_closed(options)
    return source.sample([option.key for option in options if option.closed is None], 1)


def _new_closed(sheet: Sheet, profession: Entry) -> Message | None:
    for row in sheet_rows(sheet, "professions"):
        if is_same_name(text(row, "id"), text(profession, "id")):
            if row.get("current", True) is not False:
                return Message("profession_practiced", "it is practiced already.")
            return Message("profession_former", "it was practiced once; take it up again instead.")
    return closed_reason(sheet, profession)


def _ask_teacher() -> Subprocedure[bool]:
    """Ask the Game Master whether a teacher of the profession was found."""
    chosen = yield from choose_one(
        Choose(
            key="teacher",
            label="A teacher",
            help="A new profession needs a teacher: a master, a college, a guild.",
            cite="III",
            options=(
                Option(_TEACHER_FOUND, "A teacher was found"),
                Option(_NO_TEACHER, "There is none yet", "Everything stays as it is."),
            ),
            policy=always([_TEACHER_FOUND]),
        )
    )
    return chosen == _TEACHER_FOUND


def _ask_date() -> Subprocedure[str]:
    return (
        yield from enter_text(
            Enter(key="date", label="Date", help="For the record; optional.", cite="III", most=LONGEST_DATE)
        )
    )


def _no_change(sheet: Sheet) -> Message | None:
    if not has_option(sheet, "profession_change"):
        return Message("no_profession_change", "Professions cannot be changed in this campaign (see its options).")
    return None


def _change_closed(sheet: Sheet) -> Message | None:
    return _no_change(sheet) or _drop_closed(sheet)


def _drop_closed(sheet: Sheet) -> Message | None:
    if profession_rows(sheet, is_current=True):
        return None
    return Message("no_profession", "The character has no profession to leave.")


def _add_closed(sheet: Sheet) -> Message | None:
    if profession_rows(sheet, is_current=True) and not has_option(sheet, "multiple_professions"):
        return Message(
            "one_profession", "Only one profession at a time is allowed in this campaign (see its options); change it."
        )
    return None


def _resume_closed(sheet: Sheet) -> Message | None:
    if profession_rows(sheet, is_current=False):
        return _no_change(sheet)
    return Message("no_former_profession", "There is no former profession to take up again.")


CHANGE_PROFESSION = Procedure(
    key="change_profession",
    label="Change profession",
    kind=ProcedureKind.ADVANCEMENT,
    cite="III; R8, R9",
    help="Leaves a profession for another: the old chart is logged, unspent Lore is lost, the Step Level stays.",
    start=_change,
    closed=_change_closed,
)
DROP_PROFESSION = Procedure(
    key="drop_profession",
    label="Give up a profession",
    kind=ProcedureKind.ADVANCEMENT,
    cite="III; R13",
    help="Leaves a profession without another one: the old chart goes into the log and unspent Lore is lost.",
    start=_drop,
    closed=_drop_closed,
)
ADD_PROFESSION = Procedure(
    key="add_profession",
    label="Take up a further profession",
    kind=ProcedureKind.ADVANCEMENT,
    cite="III; R13",
    help="Begins a profession alongside those practiced: the chart continues, STEP RATE Numbers add up.",
    start=_add,
    closed=_add_closed,
)
RESUME_PROFESSION = Procedure(
    key="resume_profession",
    label="Take up a former profession again",
    kind=ProcedureKind.ADVANCEMENT,
    cite="III; R10",
    help="Continues where the old chart ended: the Step Advancements noted there count again.",
    start=_resume,
    closed=_resume_closed,
)
