"""Runs a conflict: rounds of thirty seconds, declared in secret, resolved by initiative.

Source: RPG.Rules, ACTIONS AND TIME, ORDER, RESOLUTION OF EFFECTS; spec 7.
"""

from __future__ import annotations

from core.messages import Word
from core.play.conflict import Conflict
from core.play.table import GOES_ON, Table
from core.procedures.ask_helpers import Subprocedure
from core.procedures.events import Term
from core.procedures.readers import sheet_rows
from core.procedures.requests import Conversation
from core.systems.kinsler.declaration import declare_all
from core.systems.kinsler.fight_state import FightState
from core.systems.kinsler.fighter_weapons import fighter_weapons
from core.systems.kinsler.ongoing_powers import end_power, retry_rolls
from core.systems.kinsler.opponents import EXAMPLE, PROPERTIES, make_opponent
from core.systems.kinsler.round_end import end_round
from core.systems.kinsler.round_resolution import (
    resolve,
    roll_all,
)


def run_fight(table: Table) -> Conversation:
    """Run the fight, round by round.

    Source: ACTIONS AND TIME; spec 7.3.
    """
    fight = FightState.of(table)
    is_over = not fight.fighters
    while not is_over and table.begin_round():
        is_idle = yield from _round(fight)
        is_decided = not fight.is_contested and not table.arrivals
        is_over = is_decided or not (yield from _ask_continue(fight, is_idle=is_idle))
    yield from _end(fight)


def _round(fight: FightState) -> Subprocedure[bool]:
    """Play one round; return whether it was idle.

    Source: spec 7.3.
    """
    table = fight.table
    yield from table.log_round("ACTIONS AND TIME", lambda: Term("seconds", fight.number(0, "rules.round_s")))
    yield from _upkeep(fight)
    yield from declare_all(fight)
    is_idle = not any(fighter.uses for fighter in fight.fighters) and not fight.powers
    attempts = yield from roll_all(fight)
    yield from resolve(fight, attempts)
    yield from end_round(fight)
    return is_idle


def _upkeep(fight: FightState) -> Conversation:
    """Begin a round: reset losses, and offer Faith rolls for retries.

    Source: spec 7.3, step 1.
    """
    fight.channelled.clear()
    for fighter in fight.fighters:
        fighter.uses = []
        fighter.is_lost = False
        if fight.table.is_interactive:
            fighter.read(fight.sheet(fighter.participant))
        if not fighter.is_out and sheet_rows(fight.sheet(fighter.participant), "conditions"):
            yield from retry_rolls(fight, fighter)


def _ask_continue(fight: FightState, *, is_idle: bool) -> Subprocedure[bool]:
    """Ask the Game Master whether the fight continues; unattended, an idle round ends it.

    Source: spec 7.2, D12.
    """
    answer = yield from fight.table.ask_continue(
        "ACTIONS AND TIME",
        ends=Word("By flight, agreement or exhaustion."),
        help="No one acted this round." if is_idle else "",
        is_idle=is_idle,
    )
    return answer == GOES_ON


def _end(fight: FightState) -> Conversation:
    """End all powers and log the survivors."""
    for power in list(fight.powers):
        yield from end_power(fight, power)
    fight.show_states()
    yield from fight.table.end_conflict(fight.able_sides(), "ACTIONS AND TIME")


CONFLICT = Conflict(
    key="conflict",
    label="Conflict",
    cite="ACTIONS AND TIME, ORDER, RESOLUTION OF EFFECTS",
    help="Rounds of thirty seconds: declared in secret, carried out by initiative, wounds, fatigue and powers.",
    start=run_fight,
    opponent=make_opponent,
    example=EXAMPLE,
    options=(
        "retry_faith",
        "range_scales",
        "armor_vs_powers",
        "everyman_zero",
        "skilled_edge",
        "stat_defense",
        "metaskills",
    ),
    vitals=(("phy_left", ""), ("int_left", "")),
    properties=tuple(sorted(PROPERTIES)),
    weapons=fighter_weapons,
)
