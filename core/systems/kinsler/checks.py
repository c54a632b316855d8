"""Procedures outside conflict: the Faith roll for a retry, and resisting an ongoing power.

Source: RPG.Rules, SKILL RETRIES, RESOLUTION OF EFFECTS 6c; R22, R27, R35.
"""

from __future__ import annotations

from core.character.edits import RemoveRow, SetValue
from core.character.sheet import Sheet
from core.content.setting import Entry
from core.messages import Message, phrase
from core.procedures.ask_helpers import Subprocedure, choose_one, choose_row, enter_text, write
from core.procedures.common_requests import enter_modifier, show_outcome
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.readers import exact_number, has_option, require_numbers, sheet_rows, text, whole
from core.procedures.requests import Choose, Conversation, Enter, Option, always
from core.systems.kinsler.attempt_rolls import roll_attempt
from core.systems.kinsler.attempt_setup import LONGEST_NAME
from core.systems.kinsler.consciousness import why_down
from core.systems.kinsler.retries import (
    AFTER_FAITH,
    FREE,
    NEVER,
    FailedAttempt,
    failed_attempts,
    keep_failure,
    roll_faith,
)

_OTHER = "other"


def _roll_for_retry(situation: Situation) -> Conversation:
    sheet = situation.sheet
    require_numbers(sheet, "stats.fai.effective", "rules.retry_opposition", "rules.success_number")
    failed = yield from _choose_failed(sheet)
    name = failed.name if failed is not None else (yield from _name_failed())
    more = yield from enter_modifier(
        "SKILL RETRIES",
        help=phrase(
            "As the Game Master says, before the division by three; the opposition of {opposed} is in it already.",
            opposed=sheet.text("rules.retry_opposition"),
        ),
    )
    passed = yield from roll_faith(sheet, more)
    if failed is not None:
        yield from write("settled", failed.settled(passed=passed), label=name)
    elif name and not passed:
        yield from write("settled", *keep_failure(sheet, name, retry=NEVER), label=name)
    if name:
        sentence = phrase("{what} may be attempted again." if passed else "No more attempts of {what}.", what=name)
    else:
        sentence = phrase("The attempt may be repeated." if passed else "No more attempts.")
    yield from _check_result("faith_retry_need", sentence, passed)


def _choose_failed(sheet: Sheet) -> Subprocedure[FailedAttempt | None]:
    """Ask which failed attempt Faith is rolled for; None for one that is not kept."""
    kept = failed_attempts(sheet)
    if not kept:
        return None
    usual = next((str(each.index) for each in reversed(kept) if each.retry == AFTER_FAITH), _OTHER)
    chosen = yield from choose_one(
        Choose(
            key="attempt",
            label="Which attempt failed?",
            cite="SKILL RETRIES; R27",
            options=(*(each.option for each in kept), Option(_OTHER, "Another one")),
            policy=always([usual]),
        )
    )
    return next((each for each in kept if str(each.index) == chosen), None)


def _name_failed() -> Subprocedure[str]:
    """Ask for the name of a failed attempt that is not kept; "" for none."""
    name = yield from enter_text(
        Enter(
            key="name",
            label="What was attempted?",
            help="Kept among the conditions if there are no more attempts; or nothing.",
            cite="SKILL RETRIES; R27",
            most=LONGEST_NAME,
        )
    )
    return name.strip()


def _resist(situation: Situation) -> Conversation:
    sheet = situation.sheet
    require_numbers(sheet, "rules.success_number")
    powers = _resistible_powers(sheet)
    index = yield from choose_row(
        Choose(
            key="condition",
            label="Resist what?",
            cite="RESOLUTION OF EFFECTS 6c",
            options=tuple(
                Option(
                    str(index),
                    text(row, "name"),
                    phrase("{points:# point|# points}", points=whole(row, "points")),
                    _why_not_resistible(row),
                    address=f"conditions[{index}]",
                )
                for index, row in powers
            ),
        )
    )
    row = dict(powers)[index]
    address = f"conditions[{index}]"
    if text(row, "retry") == AFTER_FAITH and has_option(sheet, "retry_faith"):
        passed = yield from roll_faith(sheet, 0)
        sheet = yield from write("retry", SetValue(f"{address}.retry", FREE if passed else NEVER))
        if not passed:
            yield from _check_result(f"{address}.points", phrase("It cannot be resisted any more."), passed=False)
            return
    stat = text(row, "stat")
    modifier = exact_number(sheet, f"stats.{stat}.effective") - whole(row, "points")
    outcome = yield from roll_attempt(
        sheet, modifier, "roll", phrase("Resistance of {stat}", stat=stat.upper()), cite="RESOLUTION OF EFFECTS 6c; R35"
    )
    if outcome.is_success:
        yield from write("resisted", RemoveRow(address))
        yield from _check_result("status", phrase("{power} is thrown off.", power=text(row, "name")), passed=True)
        return
    retry = AFTER_FAITH if outcome.mishap and has_option(sheet, "retry_faith") else FREE
    yield from write("failed", SetValue(f"{address}.retry", retry))
    yield from _check_result(f"{address}.points", phrase("{power} holds on.", power=text(row, "name")), passed=False)


def _resistible_powers(sheet: Sheet) -> list[tuple[int, Entry]]:
    """Return the ongoing powers on the character that name a resisting stat."""
    return [
        (index, row)
        for index, row in enumerate(sheet_rows(sheet, "conditions"))
        if text(row, "kind", "power") == "power" and text(row, "stat")
    ]


def _why_not_resistible(row: Entry) -> Message | None:
    if text(row, "retry") == NEVER:
        return Message("resist_never", "it cannot be resisted any more.", {})
    return None


def _check_result(address: str, sentence: str, passed: bool) -> Subprocedure[None]:
    yield from show_outcome(passed, address, text=sentence, cite="SKILL RETRIES")


def _no_faith(sheet: Sheet) -> Message | None:
    if (reason := why_down(sheet)) is not None:
        return reason
    if has_option(sheet, "retry_faith"):
        return None
    return Message("retries_free", "Every failure may be repeated next round in this campaign (see its options).", {})


def _nothing_held(sheet: Sheet) -> Message | None:
    if (reason := why_down(sheet)) is not None:
        return reason
    if any(_why_not_resistible(row) is None for _, row in _resistible_powers(sheet)):
        return None
    return Message("nothing_held", "No power holds the character that could be resisted.", {})


FAITH = Procedure(
    key="faith_retry",
    label="Faith roll for a retry",
    kind=ProcedureKind.CHECK,
    cite="SKILL RETRIES; R27",
    help="Says whether an attempt that failed with a 1 may be repeated, and keeps it if there are no more attempts.",
    start=_roll_for_retry,
    closed=_no_faith,
    is_popover=True,
)
RESIST = Procedure(
    key="resist",
    label="Resist a power",
    kind=ProcedureKind.CHECK,
    cite="RESOLUTION OF EFFECTS 6c; R35",
    help="Tries to throw off a power that holds the character.",
    start=_resist,
    closed=_nothing_held,
    is_popover=True,
)
