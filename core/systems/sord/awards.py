"""Procedures to award Steps (experience) to a party, count Steps that wait, and settle them."""

from __future__ import annotations

from collections.abc import Mapping

from core.character.edits import Edit, SetValue
from core.character.sheet import Sheet
from core.content.setting import Setting
from core.messages import Message, Word, join_texts, phrase
from core.procedures.ask_helpers import Subprocedure, choose_one, enter_number, enter_text, show, write
from core.procedures.procedure import Procedure, ProcedureKind, Situation, Step
from core.procedures.readers import group, has_option, number, require_numbers, whole
from core.procedures.requests import Conversation, Enter, Show
from core.systems.sord.advancement_report import REPORTED, Progress, report_advancement, show_advancement
from core.systems.sord.award_dice import (
    LABELS,
    MOST_CHARACTERS,
    Award,
    category_request,
    roll_role_playing,
    roll_shared_award,
)
from core.systems.sord.fighters import is_dead
from core.systems.sord.free_skills import grant_owed_skills
from core.systems.sord.step_advancement import CATEGORIES, log_row, rate_problem, settle

LONGEST_DATE = 200
MOST_STEPS = 100_000
"""Most Steps of a category that can be awarded at once."""
_SHORT_LABELS = {
    "role_played": Word("Role-played"),
    "conflict": Word("Conflict"),
    "problem_solved": Word("Problems"),
    "special": Word("Special"),
}

_USUAL_DICE: Mapping[str, tuple[str, ...]] = {
    "role_played": ("2d12+1d10",),
    "conflict": ("2d6+1d10", "2d10+1d10", "2d12+1d10"),
    "problem_solved": ("2d20+1d10", "4d20+1d10", "6d20+1d10", "9d20+1d10", "14d20+1d10"),
}
"""Dice of the usual cases, with the most frequent Difficulty Die (XI, CG)."""


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
    return (
        yield from _count_all(sheet, setting, {award.category: steps}, participant, note=str(award.note), date=date)
    )


def _count_all(
    sheet: Sheet, setting: Setting | None, steps: Mapping[str, int], participant: int, *, note: str, date: str
) -> Subprocedure[Sheet]:
    """Write Steps of one or several categories, log them and apply advancement, as `count_steps` does."""
    key = f"award.{participant + 1}"
    progress = Progress.of(sheet)
    is_pending = has_option(sheet, "steps_at_end")
    chart = "steps_pending" if is_pending else "steps"
    before = group(sheet.character.data, chart)
    edits: list[Edit] = []
    for category, amount in steps.items():
        edits.append(SetValue(f"{chart}.{category}", whole(before, category) + amount))
        edits.append(log_row("award", category=category, amount=amount, note=note, date=date))
    sheet = yield from write(f"{key}.written", *edits, participant=participant, step="share")
    if not is_pending:
        sheet = yield from settle(sheet, "settle", f"settle.{participant + 1}", participant, date)
        sheet = yield from grant_owed_skills(sheet, setting, "settle", f"free.{participant + 1}", participant)
    granted = [
        phrase(
            "{steps} {kind} {steps:Step|Steps}, waiting to be counted."
            if is_pending
            else "{steps} {kind} {steps:Step|Steps}.",
            steps=amount,
            kind=LABELS[category],
        )
        for category, amount in steps.items()
    ]
    yield from show(
        Show(
            key=f"{key}.shown",
            label=sheet.character.name or "Steps",
            cite="XI, XIII, XIV; R26",
            step="settle",
            text=join_texts([*granted, *([] if is_pending else report_advancement(sheet, progress))], " "),
            addresses=tuple(f"{chart}.{category}" for category in steps) if is_pending else REPORTED,
        )
    )
    return sheet


def _award_amounts(situation: Situation) -> Conversation:
    """Award a known number of Steps of all four categories at once; nothing is rolled or divided for them.

    Source: SORD XI.
    """
    sheets = situation.sheets
    for sheet in sheets:
        require_numbers(sheet, "step_sum", "step_rate", "current_sa")
    steps: dict[str, int] = {}
    for category in CATEGORIES:
        steps[category] = yield from enter_number(
            Enter(
                key=category,
                label=_SHORT_LABELS[category],
                help="For each character, as the Game Master says.",
                cite="XI",
                step="share",
                page="amounts",
                page_label="Steps",
                least=0,
                most=MOST_STEPS,
                default=0,
                usual_dice=_USUAL_DICE.get(category, ()),
            )
        )
    given = {category: amount for category, amount in steps.items() if amount}
    for participant, sheet in enumerate(sheets):
        if given:
            yield from _count_all(sheet, situation.setting, given, participant, note="", date="")


def pending_steps(sheet: Sheet) -> Mapping[str, int]:
    """Return uncounted Steps by category."""
    chart = group(sheet.character.data, "steps_pending")
    return {category: whole(chart, category) for category in CATEGORIES if whole(chart, category) > 0}


def _count_pending(situation: Situation) -> Conversation:
    sheet = situation.sheet
    progress = Progress.of(sheet)
    edits: list[Edit] = []
    for category, steps in pending_steps(sheet).items():
        before = whole(group(sheet.character.data, "steps"), category)
        edits.append(SetValue(f"steps.{category}", before + steps))
        edits.append(SetValue(f"steps_pending.{category}", 0))
    sheet = yield from write("counted", *edits, step="settle")
    sheet = yield from settle(sheet, "settle")
    sheet = yield from grant_owed_skills(sheet, situation.setting, "settle", "free")
    yield from show_advancement(sheet, progress, "settle")


def _dead(sheet: Sheet) -> Message | None:
    """Return why a dead character gains no Steps, or None."""
    if not is_dead(sheet):
        return None
    return Message(
        "award_dead",
        "{name} is dead, and the dead gain no Steps.",
        {"name": sheet.character.name or Word("The character")},
    )


def _nothing_pending(sheet: Sheet) -> Message | None:
    if (reason := _dead(sheet)) is not None:
        return reason
    if pending_steps(sheet):
        return None
    return Message("nothing_pending", "No Steps to count.")


def _nothing_to_settle(sheet: Sheet) -> Message | None:
    """Return why no Step Revolution is due, or None."""
    if (problem := rate_problem(sheet)) is not None:
        return problem
    if number(sheet, "revolution_due") or number(sheet, "current_sa") > number(sheet, "sa_held"):
        return None
    return Message("nothing_to_settle", "No Step Revolution is due, and every Step Advancement is already held.")


def _settle(situation: Situation) -> Conversation:
    progress = Progress.of(situation.sheet)
    sheet = yield from settle(situation.sheet)
    sheet = yield from grant_owed_skills(sheet, situation.setting)
    yield from show_advancement(sheet, progress)


AWARD = Procedure(
    key="award",
    label="Grant Steps",
    kind=ProcedureKind.ADVANCEMENT,
    cite="XI; R24, R25, R26",
    help="Rolls the Steps of an award, shares and records them, and settles them now or later.",
    steps=(Step("award", "The award", "XI"), Step("share", "Sharing", "XI; R26"), Step("settle", "Settling", "XIII")),
    start=_award,
    closed=_dead,
    is_popover=True,
    deed="Grant",
)
AWARD_STEPS = Procedure(
    key="award_steps",
    label="Award Steps",
    kind=ProcedureKind.ADVANCEMENT,
    cite="XI",
    help="Records a known number of Steps of each kind, and settles them now or later.",
    steps=(Step("share", "Steps", "XI"), Step("settle", "Settling", "XIII")),
    start=_award_amounts,
    closed=_dead,
    is_popover=True,
    deed="Award",
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
    is_popover=True,
    deed="Count",
)
SETTLE = Procedure(
    key="settle",
    label="Settle Steps",
    kind=ProcedureKind.ADVANCEMENT,
    cite="XIII, XIV; R21, R22",
    help="Carries out the Step Revolutions that are due: a new Step Level, its Lore dice, a cleared chart.",
    start=_settle,
    closed=_nothing_to_settle,
)
