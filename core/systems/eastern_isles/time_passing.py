"""Procedure to let time pass: conditions, recovery, age; months with experience and costs."""

from __future__ import annotations

import math
from fractions import Fraction

from core.character.edits import AddRow, Edit, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.formula import format_value
from core.messages import Word, join_texts, phrase
from core.procedures.ask_helpers import Subprocedure, choose_one, enter_number, show, write
from core.procedures.procedure import Procedure, ProcedureKind, Situation, Step
from core.procedures.readers import exact_number, is_defined, number, sheet_rows, whole
from core.procedures.requests import Choose, Conversation, Enter, Option, Show, always
from core.procedures.trial import trial_copy
from core.systems.eastern_isles.recovery import (
    CLOCK,
    SECONDS_OF_MINUTE,
    day_edits,
    is_dead,
    new_day_edits,
    rest_edits,
)
from core.systems.eastern_isles.step_advancement import offer_due

MOST_DAYS = 100_000
MOST_MONTHS = 1_200
MOST_SHELLS = 1_000_000
MINUTES_OF_DAY = 1_440
_SHORT = {"round": Word("rounds"), "min": Word("minutes"), "hour": Word("hours")}
"""Units below a day."""
_SHORT_OPTIONS = (Option("round", "Rounds"), Option("min", "Minutes"), Option("hour", "Hours"))
LONGEST_MONTH = 31
_LIVING = 100
INCLUDED = Word(
    "At least a shell a day. From 100 on it covers rations, common rooms, a horse and simple mending; from 200 ink and "
    "parchment, the wounds of bouts and a bed; from 300 a room and a good smith; from 400 other mounts and physicians."
)
"""Effects of each standard of living, besides experience.

Source: Eastern Isles SUBS.
"""


def _pass_time(situation: Situation) -> Conversation:
    sheet = situation.sheet
    unit = yield from choose_one(
        Choose(
            key="unit",
            page="time",
            label="How time passes",
            help="A round is counted as six seconds here; the book does not say how long it is.",
            cite="START; R17",
            step="time",
            options=(
                *_SHORT_OPTIONS,
                Option("days", "Days"),
                Option("months", phrase("Months of {days} days", days=number(sheet, "month_days"))),
            ),
            policy=always(["months"]),
        )
    )
    count = yield from enter_number(
        Enter(
            key="count",
            page="time",
            label="How many",
            cite="START",
            step="time",
            least=1,
            most=MOST_MONTHS if unit == "months" else MOST_DAYS,
            default=1,
            unit=_SHORT.get(unit, unit),
        )
    )
    if unit in _SHORT:
        yield from _pass_hours(sheet, count * CLOCK.unit_seconds(sheet, unit), CLOCK.format_amount(unit, count))
        return
    month = max(1, number(sheet, "month_days"))
    before = number(sheet, "days_elapsed")
    days = count if unit == "days" else count * month
    complete = (before + days) // month - before // month if unit == "days" else count
    months = yield from _ask_months(sheet, complete, before // month)
    yield from pass_days(situation, days, months)


def _pass_hours(sheet: Sheet, seconds: Fraction, words: str) -> Conversation:
    """Pass less than a day without strain: endurance recovers, conditions run down; age stays.

    Source: Eastern Isles DER; R23.
    """
    old = _reported_numbers(sheet)
    run = CLOCK.expire(sheet, seconds)
    edits = [*rest_edits(sheet, math.floor(seconds / SECONDS_OF_MINUTE)), *run.edits]
    changes = describe_changes(old, trial_copy(sheet, *edits))
    label = join_texts([words, *changes, *([run.history_label] if run.history_label else [])], "; ")
    sheet = yield from write("time.written", *edits, step="time", label=label)
    yield from show(
        Show(
            key="time.shown",
            label="Time has passed",
            text=join_texts(filter(None, [*(phrase("{change}.", change=each) for each in changes), run.text]), " "),
            cite="DER; R23",
            step="done",
            addresses=("en_now",),
        )
    )


def _ask_months(sheet: Sheet, complete: int, first: int) -> Subprocedure[tuple[dict[str, Json], ...]]:
    """Ask how the passing months are spent; return their rows: none for the dead, who live on nothing.

    Args:
        sheet: The character.
        complete: Number of months that end in that time.
        first: Months of play before them.

    Source: Eastern Isles SUBS; R34, R35.
    """
    if complete == 0 or is_dead(sheet):
        return ()
    written = yield from _number(
        "months", "Months to record", "Months of living that are paid and bring experience.", complete, complete
    )
    if written == 0:
        return ()
    rows = sheet_rows(sheet, "subsistence")
    usual = whole(rows[-1], "shells") if rows else _LIVING
    month = number(sheet, "month_days")
    works = sheet.character.data.get("subsistence_job") is True
    purse = max(0, number(sheet, "shells")) // written + (month if works else 0)
    about = join_texts(
        (INCLUDED, phrase("In the purse: {shells:# shell|# shells}.", shells=number(sheet, "shells"))), " "
    )
    shells = yield from _number("shells", "Spent on living in a month", about, min(usual, purse), MOST_SHELLS, "shells")
    longest = max(month, LONGEST_MONTH) if number(sheet, "year_days") % month else month
    job = yield from _number(
        "job_days",
        "Days in a subsistence job, of each month",
        "Each pays a shell and brings half a point instead of an idle day's.",
        month if works else 0,
        longest,
        "days",
    )
    idle = yield from _number(
        "idle_days",
        "Idle days, of each month",
        "Days without work, training, adventure or anything else that needs the Game Master.",
        max(0, month - job),
        longest - job,
        "days",
    )
    return tuple(
        {"month": str(first + index), "shells": shells, "idle_days": idle, "job_days": job}
        for index in range(1, written + 1)
    )


def _number(key: str, label: str, about: str, default: int, most: int, unit: str = "") -> Subprocedure[int]:
    return (
        yield from enter_number(
            Enter(
                key=key,
                page="living",
                label=label,
                help=about,
                cite="SUBS; R34, R35",
                step="living",
                least=0,
                most=most,
                default=min(default, most),
                unit=unit,
            )
        )
    )


def pass_days(situation: Situation, days: int, months: tuple[dict[str, Json], ...]) -> Subprocedure[Sheet]:
    """Pass days: age, recovery, months of living, and the steps of their experience.

    Written as one edit that lists all changes.

    Source: Eastern Isles START, DER, SUBS; R15, R22, R23, R34.
    """
    before = situation.sheet
    old = _reported_numbers(before)
    edits: list[Edit] = [SetValue("days_elapsed", whole(before.character.data, "days_elapsed") + days)]
    edits += rest_edits(before, days * MINUTES_OF_DAY) + day_edits(before, days) + new_day_edits(before)
    edits += [AddRow("subsistence", row) for row in months]
    cost = sum(whole(row, "shells") - whole(row, "job_days") for row in months)
    if cost:
        edits.append(SetValue("shells", number(before, "shells") - cost))
    trial = trial_copy(before, *edits)
    run = CLOCK.expire(before, days * MINUTES_OF_DAY * SECONDS_OF_MINUTE)
    edits += run.edits
    years = phrase("{years:# year|# years}", years=number(trial, "age_years"))
    days_of_year = phrase("{days:# day|# days}", days=number(trial, "age_days"))
    passed, changes = phrase("{days:# day|# days}", days=days), describe_changes(old, trial)
    age_text = phrase("age {years} {days}", years=years, days=days_of_year)
    shown_age = phrase("Age {years} {days}", years=years, days=days_of_year)
    sheet = yield from write(
        "time.written",
        *edits,
        step="time",
        label=join_texts([passed, age_text, *changes, *([run.history_label] if run.history_label else [])], "; "),
    )
    yield from show(
        Show(
            key="time.shown",
            label=phrase("{days:# day has passed|# days have passed}", days=days),
            text=join_texts(
                [
                    phrase("{sentences}.", sentences=join_texts((passed, shown_age, *changes), ". ")),
                    *([run.text] if run.text else []),
                ],
                " ",
            ),
            cite="START, DER, SUBS",
            step="done",
            addresses=("age_years", "age_days", "ep", "en_now", "bd_now", "shells", "aging_loss"),
        )
    )
    return (yield from offer_due(sheet, situation.setting, "step", step="done"))


_REPORTED = ("ep", "en_lost", "bd_lost", "shells", "aging_loss", "steps_due", "morale_used")


def _reported_numbers(sheet: Sheet) -> dict[str, Fraction]:
    """Return the numbers whose changes are reported, without undefined ones: of dice that are not rolled."""
    return {key: exact_number(sheet, key) for key in _REPORTED if is_defined(sheet, key)}


def describe_changes(old: dict[str, Fraction], sheet: Sheet) -> list[str]:
    """Return the changes of passed days: experience, money, body and skills."""
    new = _reported_numbers(sheet)
    change = {key: new[key] - old[key] for key in new if key in old}
    words: list[str] = []
    if gained := change.get("ep"):
        words.append(phrase("{gained} EP from living", gained=format_value(gained)))
    if spent := -change.get("shells", Fraction(0)):
        words.append(
            phrase(
                "{shells:# shell|# shells} spent" if spent > 0 else "{shells:# shell|# shells} earned",
                shells=int(abs(spent)),
            )
        )
    if change.get("morale_used", 0) < 0:
        words.append(Word("Morale can be used again"))
    for key, name in (("en_lost", "EN"), ("bd_lost", "BD")):
        if regained := -change.get(key, Fraction(0)):
            words.append(phrase("{points} {what} regained", points=format_value(regained), what=name))
    if lost := change.get("aging_loss"):
        words.append(phrase("{points} EN lost to age", points=format_value(lost)))
    if number(sheet, "steps_due") > 0:
        words.append(phrase("{due:# step due|# steps due}", due=number(sheet, "steps_due")))
    return words


PASS_TIME = Procedure(
    key="pass_time",
    label="Pass time",
    kind=ProcedureKind.ADVANCEMENT,
    cite="START, DER, SUBS",
    help="Lets rounds or months pass: conditions end, endurance and body come back, age, experience, cost of living.",
    steps=(
        Step("time", "How long", "START; R17"),
        Step("living", "Living", "SUBS; R34"),
        Step("done", "Result", "DER"),
    ),
    start=_pass_time,
    clock=CLOCK,
    rest_days=lambda days: {"unit": ["days"], "count": days},
    is_popover=True,
    deed="Let pass",
)
