"""Procedures: rest, walk, lose points by effort and wounds; edits of rest, walks and days."""

from __future__ import annotations

import math
from fractions import Fraction

from core.character.edits import Edit, SetValue
from core.character.sheet import Sheet
from core.messages import Message, Word, join_texts
from core.procedures.ask_helpers import choose_one, enter_number, show, write
from core.procedures.durations import Expiry, GameClock, has_timed_condition
from core.procedures.procedure import DEAD_DO_NOT_RECOVER, Procedure, ProcedureKind, Situation
from core.procedures.readers import (
    computed_text,
    exact_number,
    exact_number_or,
    is_defined,
    number_or,
    require_numbers,
    whole,
)
from core.procedures.requests import Choose, Conversation, Enter, Option, Show, always

SECONDS_OF_MINUTE = 60
MINUTES_OF_HOUR = 60
CLOCK = GameClock(lambda _sheet: 6, "COMP")
"""Length of a round in seconds; a ruling, as the book does not say."""
MOST_MINUTES = 1_000_000
MOST_POINTS = 10_000
TIERS = {
    "quarter": (Word("¼ EN an hour"), Fraction(1, 4)),
    "half": (Word("½ EN an hour"), Fraction(1, 2)),
    "1": (Word("1 EN an hour"), Fraction(1)),
    "2": (Word("2 EN an hour"), Fraction(2)),
    "4": (Word("4 EN an hour"), Fraction(4)),
    "8": (Word("8 EN an hour"), Fraction(8)),
}
"""Efforts of walking, in the order of the sheet's speeds."""

_NO_TIME = Expiry()


def is_dead(sheet: Sheet) -> bool:
    """Return whether a character is dead; not while its dice are not rolled.

    Source: Eastern Isles DER: the dead have Body points below 0.
    """
    return number_or(sheet, "is_dead", 0) > 0


def why_dead(sheet: Sheet) -> Message | None:
    """Return why a dead character neither suffers nor gains, or None."""
    if not is_dead(sheet):
        return None
    return Message("dead", "{name} is dead.", {"name": sheet.character.name or Word("The character")})


def rest_edits(sheet: Sheet, minutes: int) -> list[Edit]:
    """Return the edits of a rest in minutes: whole points only, none for the dead.

    Source: Eastern Isles DER; R22, R23.
    """
    lost = whole(sheet.character.data, "en_lost")
    if lost <= 0 or is_dead(sheet):
        return []
    regained = math.floor(exact_number(sheet, "en_recovery") * minutes / MINUTES_OF_HOUR)
    return [SetValue("en_lost", max(0, lost - regained))] if regained > 0 else []


def day_edits(sheet: Sheet, days: int) -> list[Edit]:
    """Return the edits of passed days: whole points only, none for the dead.

    Source: Eastern Isles DER; R22.
    """
    lost = whole(sheet.character.data, "bd_lost")
    if lost <= 0 or is_dead(sheet):
        return []
    regained = math.floor(exact_number(sheet, "bd_recovery") * days)
    return [SetValue("bd_lost", max(0, lost - regained))] if regained > 0 else []


def new_day_edits(sheet: Sheet) -> list[Edit]:
    """Return the edits of a new day: all uses of Morale are restored.

    Source: Eastern Isles BON; R38.
    """
    return [SetValue("morale_used", 0)] if whole(sheet.character.data, "morale_used") else []


def walk_edits(sheet: Sheet, minutes: int, tier: Fraction) -> list[Edit]:
    """Return the edits of a walk: its effort less recovery, rounded up.

    Source: Eastern Isles DER; R23.
    """
    lost = whole(sheet.character.data, "en_lost")
    cost = math.ceil((tier - exact_number(sheet, "en_recovery")) * minutes / MINUTES_OF_HOUR)
    return [SetValue("en_lost", max(0, lost + cost))] if cost else []


def _rest(situation: Situation) -> Conversation:
    sheet = situation.sheet
    lost = whole(sheet.character.data, "en_lost")
    rate = exact_number(sheet, "en_recovery") if lost else exact_number_or(sheet, "en_recovery", 0)
    needed = math.ceil(lost * MINUTES_OF_HOUR / rate) if rate else MINUTES_OF_HOUR
    minutes = yield from enter_number(
        Enter(
            key="minutes",
            label="Minutes of rest",
            help="A fraction of a point at the end of a rest is lost.",
            cite="DER; R23",
            least=1,
            most=MOST_MINUTES,
            default=min(MOST_MINUTES, max(1, needed)),
            unit="minutes",
            usual=(10, 60),
            default_name="Until whole" if lost and rate else "",
        )
    )
    run = CLOCK.expire(sheet, minutes * SECONDS_OF_MINUTE)
    sheet = yield from write("rested", *rest_edits(sheet, minutes), *run.edits, label=_history_label(minutes, run))
    yield from _show_outcome("Rested", sheet, "en_now", "en_max", "condition", run=run)


def _walk(situation: Situation) -> Conversation:
    sheet = situation.sheet
    tier = yield from choose_one(
        Choose(
            key="tier",
            page="walk",
            page_label="Walk",
            label="Effort",
            help="Recovery continues while walking.",
            cite="DER; R23",
            options=tuple(Option(key, label) for key, (label, _) in TIERS.items()),
            policy=always(["1"]),
        )
    )
    minutes = yield from enter_number(
        Enter(
            key="minutes",
            page="walk",
            page_label="Walk",
            label="Minutes of walking",
            cite="DER; R23",
            least=1,
            most=MOST_MINUTES,
            default=MINUTES_OF_HOUR,
            unit="minutes",
        )
    )
    run = CLOCK.expire(sheet, minutes * SECONDS_OF_MINUTE)
    edits = [*walk_edits(sheet, minutes, TIERS[tier][1]), *run.edits]
    sheet = yield from write("walked", *edits, label=_history_label(minutes, run))
    speed = "walk_speed" if tier == "1" else f"walk_speed_{tier}"
    yield from _show_outcome("Walked", sheet, speed, "en_now", "en_max", "condition", run=run)


def _history_label(minutes: int, run: Expiry) -> str:
    """Return the history label: time taken, and conditions that ended."""
    return join_texts([CLOCK.format_amount("min", minutes), *([run.history_label] if run.history_label else [])], "; ")


def _spend(situation: Situation) -> Conversation:
    sheet = situation.sheet
    points = yield from enter_number(
        Enter(
            key="en",
            page="effort",
            page_label="Effort and wounds",
            label="Endurance spent or lost",
            help="By strenuous effort, by casting or by blows.",
            cite="DER",
            least=0,
            most=MOST_POINTS,
            default=0,
            unit="EN",
        )
    )
    wounds = yield from enter_number(
        Enter(
            key="bd",
            page="effort",
            page_label="Effort and wounds",
            label="Body lost",
            cite="DER",
            least=0,
            most=MOST_POINTS,
            default=0,
            unit="BD",
        )
    )
    data = sheet.character.data
    edits: list[Edit] = []
    if points:
        edits.append(SetValue("en_lost", whole(data, "en_lost") + points))
    if wounds:
        edits.append(SetValue("bd_lost", whole(data, "bd_lost") + wounds))
    if edits:
        sheet = yield from write("lost", *edits, label=f"{points} EN, {wounds} BD")
    yield from _show_outcome("Effort and wounds", sheet, "en_now", "bd_now", "condition")


def _show_outcome(label: str, sheet: Sheet, *addresses: str, run: Expiry = _NO_TIME) -> Conversation:
    words = {
        "dead": Word("The character is dead."),
        "unconscious": Word("The character is unconscious."),
        "able": Word("The character is able to act."),
    }
    state = words.get(computed_text(sheet, "condition"), "")
    yield from show(
        Show(
            key="shown",
            label=label,
            text=join_texts(filter(None, (state, run.text)), " "),
            cite="DER",
            addresses=addresses,
        )
    )


def _nothing_lost(sheet: Sheet) -> Message | None:
    if is_dead(sheet):
        return DEAD_DO_NOT_RECOVER
    if whole(sheet.character.data, "en_lost") <= 0 and not has_timed_condition(sheet):
        return Message("nothing_lost", "No endurance is lost.")
    if whole(sheet.character.data, "en_lost") > 0:
        require_numbers(sheet, "en_recovery")
    return None


def _why_no_walk(sheet: Sheet) -> Message | None:
    if is_dead(sheet):
        return DEAD_DO_NOT_RECOVER
    if computed_text(sheet, "condition") == "unconscious":
        return Message("walk_unconscious", "The unconscious do not walk; rest brings endurance back.")
    if not is_defined(sheet, "en_recovery") and not sheet.character.house_rules_in_force:
        return Message("no_recovery", "Recovery is not known yet: profession or dice are missing.")
    require_numbers(sheet, "en_recovery")
    return None


REST = Procedure(
    key="rest",
    label="Rest",
    kind=ProcedureKind.RECOVERY,
    cite="DER; R23",
    help="Gives back endurance for one length of rest, in whole points.",
    start=_rest,
    closed=_nothing_lost,
    is_popover=True,
)
WALK = Procedure(
    key="walk",
    label="Walk",
    kind=ProcedureKind.RECOVERY,
    cite="DER; R23",
    help="Spends the endurance of a walk at some effort, less what recovers meanwhile.",
    start=_walk,
    closed=_why_no_walk,
    is_popover=True,
)
EFFORT = Procedure(
    key="effort",
    label="Effort and wounds",
    kind=ProcedureKind.RECOVERY,
    cite="DER",
    help="Takes endurance and body points.",
    start=_spend,
    closed=why_dead,
    is_popover=True,
    deed="Apply",
)
