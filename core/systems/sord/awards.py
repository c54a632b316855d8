"""Procedures to award Steps (experience) to a party, and to count Steps that wait."""

from __future__ import annotations

from collections.abc import Mapping

from core.character.edits import Edit, SetValue
from core.character.sheet import Sheet
from core.content.setting import Setting
from core.messages import Message, phrase
from core.procedures.ask_helpers import Subprocedure, choose_one, enter_number, enter_text, show, write
from core.procedures.procedure import Procedure, ProcedureKind, Situation, Step
from core.procedures.readers import group, has_option, number, require_numbers, whole
from core.procedures.requests import Conversation, Enter, Show
from core.systems.sord.award_dice import (
    LABELS,
    MOST_CHARACTERS,
    Award,
    category_request,
    roll_role_playing,
    roll_shared_award,
)
from core.systems.sord.free_skills import grant_owed_skills
from core.systems.sord.step_advancement import CATEGORIES, log_row, settle

LONGEST_DATE = 200
_COUNTED = ("step_sum", "current_sa", "step_level", "steps_to_next_sa")


def compute_share(amount: int, characters: int, professions: int) -> int:
    """Return a character's share: equal shares, divided again by its professions, rounded down.

    Source: SORD XI, III; R26.

    >>> compute_share(85, 3, 1), compute_share(85, 3, 2)
    (28, 14)
    """
    part = amount // max(1, characters)
    return part // professions if professions > 1 else part


def _award(situation: Situation) -> Conversation:
    sheets = situation.sheets
    for sheet in sheets:
        require_numbers(sheet, "profession_count", "step_sum", "step_rate", "current_sa")
    category = yield from choose_one(category_request())
    if category == "role_played":
        awards = yield from roll_role_playing(sheets)
    else:
        award = yield from roll_shared_award(sheets[0], category)
        awards = [award] * len(sheets)
    sharers = 1
    if awards[0].is_divided:
        sharers = yield from enter_number(
            Enter(
                key="characters",
                label="Characters who share the Steps",
                help="Everyone who took part, including characters that are not open here.",
                cite="XI; R26",
                step="share",
                least=len(sheets),
                most=max(MOST_CHARACTERS, len(sheets)),
                default=len(sheets),
            )
        )
    date = yield from enter_text(
        Enter(key="date", label="Date", help="For the log; optional.", cite="XI", step="share", most=LONGEST_DATE)
    )
    for participant, (sheet, award) in enumerate(zip(sheets, awards, strict=True)):
        steps = compute_share(award.amount, sharers, number(sheet, "profession_count"))
        yield from count_steps(sheet, situation.setting, award, steps, participant, date)


def count_steps(
    sheet: Sheet, setting: Setting | None, award: Award, steps: int, participant: int = 0, date: str = ""
) -> Subprocedure[Sheet]:
    """Write Steps to a character, log them and apply advancement; with the option they stay uncounted.

    Source: SORD XI; R26.
    """
    key = f"award.{participant + 1}"
    is_pending = has_option(sheet, "steps_at_end")
    chart = "steps_pending" if is_pending else "steps"
    before = whole(group(sheet.character.data, chart), award.category)
    sheet = yield from write(
        f"{key}.written",
        SetValue(f"{chart}.{award.category}", before + steps),
        log_row("award", category=award.category, amount=steps, note=str(award.note), date=date),
        participant=participant,
        step="share",
    )
    if not is_pending:
        sheet = yield from settle(sheet, "settle", f"settle.{participant + 1}", participant, date)
        sheet = yield from grant_owed_skills(sheet, setting, "settle", f"free.{participant + 1}", participant)
    yield from show(
        Show(
            key=f"{key}.shown",
            label=sheet.character.name or "Steps",
            cite="XI; R26",
            step="settle",
            text=phrase(
                "{steps} {kind} Steps, waiting to be counted." if is_pending else "{steps} {kind} Steps.",
                steps=steps,
                kind=LABELS[award.category],
            ),
            addresses=(f"{chart}.{award.category}",) if is_pending else _COUNTED,
        )
    )
    return sheet


def pending_steps(sheet: Sheet) -> Mapping[str, int]:
    """Return uncounted Steps by category."""
    chart = group(sheet.character.data, "steps_pending")
    return {category: whole(chart, category) for category in CATEGORIES if whole(chart, category) > 0}


def _count_pending(situation: Situation) -> Conversation:
    sheet = situation.sheet
    edits: list[Edit] = []
    for category, steps in pending_steps(sheet).items():
        before = whole(group(sheet.character.data, "steps"), category)
        edits.append(SetValue(f"steps.{category}", before + steps))
        edits.append(SetValue(f"steps_pending.{category}", 0))
    sheet = yield from write("counted", *edits, step="settle")
    sheet = yield from settle(sheet, "settle")
    yield from grant_owed_skills(sheet, situation.setting, "settle", "free")


def _nothing_pending(sheet: Sheet) -> Message | None:
    if pending_steps(sheet):
        return None
    return Message("nothing_pending", "No Steps to count.")


AWARD = Procedure(
    key="award",
    label="Grant Steps",
    kind=ProcedureKind.ADVANCEMENT,
    cite="XI; R24, R25, R26",
    help="Rolls the Steps of an award, shares and records them, and settles them now or later.",
    steps=(Step("award", "The award", "XI"), Step("share", "Sharing", "XI; R26"), Step("settle", "Settling", "XIII")),
    start=_award,
)
COUNT_STEPS = Procedure(
    key="count_steps",
    label="Count waiting Steps",
    kind=ProcedureKind.ADVANCEMENT,
    cite="XI",
    help="Moves the waiting Steps into the chart and settles them.",
    steps=(Step("settle", "Settling", "XIII"),),
    start=_count_pending,
    closed=_nothing_pending,
)
