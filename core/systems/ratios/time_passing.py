"""Procedure to pass time outside conflict: conditions do damage, and the unconscious wake.

Source: R.A.T.I.O.S. 4b, 5b; R35, R36, R38; spec 7.7.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from core.character.effects import effects_of
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.messages import Message, Word, join_texts, phrase
from core.play.arena import Arena
from core.play.table import Table
from core.procedures.ask_helpers import Subprocedure, show, write
from core.procedures.durations import Expiry, GameClock, has_timed_condition
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.readers import number, sheet_rows, text
from core.procedures.requests import Conversation, Show
from core.systems.ratios.blow_effects import apply_conditions, wake, write_state
from core.systems.ratios.condition_forecast import forecast_conditions
from core.systems.ratios.fighters import DEAD, UNCONSCIOUS, Battle, Fighter, has_effect
from core.systems.ratios.injury import is_dead

SECONDS_OF_DAY = 86_400
MOST_STRIKES = 1_000
"""Most strikes of conditions at once; a bound in case the Game Master overrules each death."""
_CITE = "4b; R38"
CLOCK = GameClock(lambda _sheet: 10, _CITE)


def _pass_time(situation: Situation) -> Conversation:
    duration = yield from CLOCK.ask_duration(
        situation.sheet,
        "round",
        about=_about_time(situation.sheet),
    )
    names = condition_names(situation.sheet)
    before = number(situation.sheet, "ds_current")
    sheet, passed = yield from pass_time(situation, math.floor(duration.seconds))
    expiry = ended_conditions(names, sheet)
    yield from write("told", label=join_texts([each for each in (duration.text, expiry.history_label) if each], "; "))
    status = phrase(
        "After {seconds:# second|# seconds}: Damage Status {before} before, {after} now.",
        seconds=passed,
        before=before,
        after=number(sheet, "ds_current"),
    )
    yield from show(
        Show(
            key="outcome",
            label=state_word(sheet),
            cite=_CITE,
            text=join_texts([each for each in (status, expiry.text) if each], " "),
            addresses=("ds_current", "damage_taken", "state", "unconscious_s"),
        )
    )


def _about_time(sheet: Sheet) -> str:
    """Return the help for the time that passes: what its conditions will do."""
    rule = phrase("A round is ten seconds. A condition strikes each time its interval is over.")
    forecast = forecast_conditions(sheet)
    return join_texts([rule, forecast], " ") if forecast else rule


def condition_names(sheet: Sheet) -> dict[str, str]:
    """Return the names of a character's conditions, by row, or by name and number where they change one."""
    rows = {text(row, "uid"): text(row, "name") for row in sheet_rows(sheet, "conditions")}
    effects = effects_of(sheet.character.effects)
    return {**rows, **{f"{each.name} {each.address}": each.name for each in effects}}


def ended_conditions(names: Mapping[str, str], sheet: Sheet) -> Expiry:
    """Return the names of conditions that ended."""
    left = condition_names(sheet)
    return Expiry(ended=tuple(name or Word("Condition") for uid, name in names.items() if uid not in left))


def pass_time(
    situation: Situation, seconds: int, on_evening: Callable[[Sheet, int], Conversation] | None = None
) -> Subprocedure[tuple[Sheet, int]]:
    """Pass seconds for a character, as in a conflict without foes.

    Args:
        situation: The character.
        seconds: Number of seconds.
        on_evening: Called with its number at the end of each day, after conditions.

    Returns:
        The sheet afterwards, and the seconds passed: fewer after death or `MOST_STRIKES`.

    Source: R.A.T.I.O.S. 4b, 5b; R38; spec 7.7.
    """
    sheet = situation.sheet
    name = sheet.character.name or Word("The character")
    table = Table(Arena.for_one(name, sheet, situation.setting))
    battle = Battle.of(table)
    (fighter,) = battle.fighters
    working = {text(row, "uid") for row in working_conditions(sheet)}
    fighter.damaging_conditions = [each for each in fighter.damaging_conditions if each.uid in working]
    strikes = days = 0
    while fighter.state != DEAD and strikes < MOST_STRIKES:
        moment = _next_event(fighter)
        day_end = SECONDS_OF_DAY * (days + 1)
        if on_evening is not None and day_end <= seconds and (moment is None or moment > day_end):
            days, battle.now = days + 1, day_end
            yield from on_evening(table.sheets[0], days)
            continue
        if moment is None or moment > seconds:
            battle.now = seconds
            break
        battle.now = moment
        table.begin_round(lambda: phrase("After {seconds:# second|# seconds}", seconds=battle.now))
        if fighter.state == UNCONSCIOUS and fighter.wakes_at <= moment:
            yield from wake(battle, fighter)
        strikes += sum(each.due == moment for each in fighter.damaging_conditions)
        yield from apply_conditions(battle, fighter)
    yield from write_state(battle, fighter)
    yield from table.expire_conditions(CLOCK, battle.now)
    return table.sheets[0], battle.now


def _next_event(fighter: Fighter) -> int | None:
    """Return the second of the next event."""
    moments = [each.due for each in fighter.damaging_conditions]
    if fighter.state == UNCONSCIOUS:
        moments.append(fighter.wakes_at)
    return min(moments, default=None)


def working_conditions(sheet: Sheet) -> tuple[Mapping[str, Json], ...]:
    """Return the conditions that do damage or have an end; others are texts only."""
    return tuple(row for row in sheet_rows(sheet, "conditions") if has_effect(row))


def state_word(sheet: Sheet) -> str:
    """Return the word for a character's state."""
    state = text(sheet.character.data, "state")
    if state == DEAD:
        return Word("Dead")
    return Word("Unconscious") if state == UNCONSCIOUS else Word("Awake")


def _nothing_passes(sheet: Sheet) -> Message | None:
    dead = is_dead(sheet)
    if dead is not None:
        return dead
    if (
        sheet_rows(sheet, "conditions")
        or has_timed_condition(sheet)
        or text(sheet.character.data, "state") == UNCONSCIOUS
    ):
        return None
    return Message("no_conditions", "No condition does damage, and the character is awake: time changes nothing.")


PASS_TIME = Procedure(
    key="pass_time",
    label="Let time pass",
    kind=ProcedureKind.RECOVERY,
    cite="4b, 5b; R38",
    help="Conditions do their damage at their rate and run out; unconscious characters wake.",
    start=_pass_time,
    clock=CLOCK,
    closed=_nothing_passes,
    most_requests=100_000,
    is_popover=True,
)
