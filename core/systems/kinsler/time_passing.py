"""Procedure to let time pass: recovery attempts, delayed effects, fading enhancements.

Source: RPG.Rules, INITIAL SKILLS, Passive Power skills, REDUCED SKILLS; R36, R37.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from core.character.edits import AddRow, SetValue
from core.character.sheet import Sheet
from core.dice import Dice
from core.messages import Message, join_texts, phrase
from core.procedures.ask_helpers import Subprocedure, roll_dice, show, write, write_if_any
from core.procedures.durations import GameClock
from core.procedures.procedure import DEAD_DO_NOT_RECOVER, Procedure, ProcedureKind, Situation
from core.procedures.readers import exact_number, group, has_option, number, sheet_rows, text, whole
from core.procedures.requests import Conversation, Roll, Show
from core.systems.kinsler.attempt_outcome import effect_values
from core.systems.kinsler.attempt_rolls import roll_attempt
from core.systems.kinsler.attempt_setup import MOST_DICE
from core.systems.kinsler.fatigue_payment import pay_fatigue
from core.systems.kinsler.owned_skills import OwnedSkill, in_group, owned_skills
from core.systems.kinsler.reversed_effects import KINDS, apply_due, effect_row, may_start, period

MOST_DAYS = 3_650
CLOCK = GameClock(
    lambda sheet: number(sheet, "rules.round_s"), "ACTIONS AND TIME", units=("round", "min", "hour", "day", "week")
)
_CITE = "INITIAL SKILLS, REDUCED SKILLS; R36, R37"


def _pass_time(situation: Situation) -> Conversation:
    sheet = situation.sheet
    span = yield from CLOCK.ask_duration(sheet, "day", least=0, most_days=MOST_DAYS)
    wounds, fatigue = number(sheet, "wounds_total"), number(sheet, "fatigue_total")
    run = CLOCK.expire(sheet, span.seconds)
    sheet = yield from pass_time(sheet, math.floor(span.seconds))
    sheet = yield from write_if_any(sheet, "ended", run.edits, label=run.history_label)
    yield from show(
        Show(
            key="outcome",
            label="Time has passed",
            cite=_CITE,
            text=join_texts(filter(None, (_change(sheet, wounds, fatigue), run.text, _delayed_text(sheet))), " "),
            addresses=("clock_s", "wounds_total", "fatigue_total", "status"),
        )
    )


def _change(sheet: Sheet, wounds: int, fatigue: int) -> str:
    return phrase(
        "Wounds and fatigue before: {wounds} and {fatigue}. Now: {wounds_now} and {fatigue_now}.",
        wounds=wounds,
        fatigue=fatigue,
        wounds_now=number(sheet, "wounds_total"),
        fatigue_now=number(sheet, "fatigue_total"),
    )


def _delayed_text(sheet: Sheet) -> str:
    """Return the text of delayed effects."""
    names = [text(row, "source") for row in sheet_rows(sheet, "pending") if text(row, "action") != "fade"]
    return phrase("On its way: {what}.", what=join_texts(dict.fromkeys(names), ", ")) if names else ""


def pass_time(sheet: Sheet, seconds: int) -> Subprocedure[Sheet]:
    """Pass time: apply due effects and attempt recoveries.

    Source: INITIAL SKILLS, REDUCED SKILLS; R36, R37.
    """
    now = number(sheet, "clock_s")
    end = now + seconds
    turn = 0
    while (moment := _next(sheet, now, end)) is not None:
        now = moment
        turn += 1
        sheet = yield from write(f"time.{turn}", SetValue("clock_s", now))
        sheet = yield from apply_due(sheet, now, f"time.{turn}")
        for skill in _innate(sheet):
            if now < end and _ready(sheet, skill, now) == now:
                sheet = yield from _recover(sheet, skill, now, f"time.{turn}.{skill.ref}")
    if now < end:
        sheet = yield from write("time.end", SetValue("clock_s", end))
    return sheet


def _next(sheet: Sheet, now: int, end: int) -> int | None:
    """Return the second of the next event, or None."""
    moments = [max(now, whole(row, "due_s")) for row in sheet_rows(sheet, "pending")]
    due = [moment for moment in moments if moment <= end]
    tries = [_ready(sheet, skill, now) for skill in _innate(sheet)]
    due += [moment for moment in tries if moment is not None and moment < end]
    return min(due, default=None)


def _innate(sheet: Sheet) -> Sequence[OwnedSkill]:
    return [each for each in owned_skills(sheet) if each.address.startswith("innate.")]


def _ready(sheet: Sheet, skill: OwnedSkill, now: int) -> int | None:
    """Return the second at which an intrinsic skill may be attempted; None if not needed."""
    points = KINDS[skill.kind]
    if not any(number(sheet, f"{each.address}.{points}") > 0 for each in in_group(sheet, skill.target)):
        return None
    if not may_start(sheet, skill.kind, skill.target, 0):
        return None
    since = group(group(sheet.character.data, "innate"), skill.ref).get("used_since_s")
    return max(now, since + period(sheet, skill.kind)) if isinstance(since, int) else now


def _recover(sheet: Sheet, skill: OwnedSkill, now: int, key: str) -> Subprocedure[Sheet]:
    """Attempt an intrinsic skill once.

    Source: INITIAL SKILLS; R36.
    """
    address = skill.address
    sheet = yield from write(f"{key}.used", SetValue(f"{address}.used", 1), SetValue(f"{address}.used_since_s", now))
    outcome = yield from roll_attempt(
        sheet, exact_number(sheet, f"{address}.modifier"), f"{key}.roll", skill.name,
        initiative=number(sheet, f"{address}.initiative_mod"), cite=_CITE,
    )  # fmt: skip
    dice = max(min(number(sheet, f"{address}.max_dice"), MOST_DICE), outcome.sixes)
    if outcome.is_success and dice:
        (rolled,) = yield from roll_dice(
            Roll(
                key=f"{key}.dice",
                label=phrase("{skill}: dice", skill=skill.name),
                cite=_CITE,
                dice=(Dice.parse(f"{dice}d6"),),
            )
        )
        row = effect_row(sheet, skill.kind, skill.target, effect_values(rolled.faces, 0), now)
        sheet = yield from write(f"{key}.sent", AddRow("pending", {**row, "source": skill.name}))
    if has_option(sheet, "recovery_costs_fatigue"):
        sheet = yield from pay_fatigue(sheet, number(sheet, f"{address}.full_cost"), key, skill.name)
    return sheet


def _cannot_pass(sheet: Sheet) -> Message | None:
    if number(sheet, "dead_count"):
        return DEAD_DO_NOT_RECOVER
    return None


PASS_TIME = Procedure(
    key="pass_time",
    label="Let time pass",
    kind=ProcedureKind.RECOVERY,
    cite=_CITE,
    help="Heals and recovers as the rules say: every five minutes fatigue, once a day wounds of body and mind.",
    start=_pass_time,
    clock=CLOCK,
    closed=_cannot_pass,
    most_requests=100_000,
    rest_days=lambda days: {"unit": ["day"], "amount": days},
    is_popover=True,
)
