"""Conflict: rounds of thirty seconds, declared in secret, resolved from highest to lowest initiative.

Source: RPG.Rules, ACTIONS AND TIME, ORDER, RESOLUTION OF EFFECTS; spec 7.
"""

from __future__ import annotations

from core.messages import Word
from core.play import GOES_ON, Conflict, Table
from core.procedures import (
    Conversation,
    Subprocedure,
    Term,
    sheet_rows,
)
from core.systems.kinsler.declaration import declare_all
from core.systems.kinsler.fighters import Battle
from core.systems.kinsler.ongoing_powers import end_power, retry_rolls
from core.systems.kinsler.opponents import EXAMPLE, make_opponent
from core.systems.kinsler.order import (
    resolve,
    roll_all,
)
from core.systems.kinsler.round_end import end_round


def fight(table: Table) -> Conversation:
    """Run the fight, round by round.

    Source: ACTIONS AND TIME; spec 7.3.
    """
    battle = Battle.of(table)
    is_over = not battle.fighters
    while not is_over and table.begin_round():
        is_idle = yield from _round(battle)
        is_over = not battle.is_contested or not (yield from _ask_continue(battle, is_idle=is_idle))
    yield from _end(battle)


def _round(battle: Battle) -> Subprocedure[bool]:
    """Play one round; return whether it was idle.

    Source: spec 7.3.
    """
    table = battle.table
    yield from table.log_round("ACTIONS AND TIME", lambda: Term("seconds", battle.number(0, "rules.round_s")))
    yield from _upkeep(battle)
    yield from declare_all(battle)
    is_idle = not any(fighter.uses for fighter in battle.fighters) and not battle.powers
    attempts = yield from roll_all(battle)
    yield from resolve(battle, attempts)
    yield from end_round(battle)
    return is_idle


def _upkeep(battle: Battle) -> Conversation:
    """Begin a round: reset losses, and offer Faith rolls for retries.

    Source: spec 7.3, step 1.
    """
    battle.channelled.clear()
    for fighter in battle.fighters:
        fighter.uses = []
        fighter.is_lost = False
        if battle.table.is_interactive:
            fighter.read(battle.sheet(fighter.who))
        if not fighter.is_out and sheet_rows(battle.sheet(fighter.who), "conditions"):
            yield from retry_rolls(battle, fighter)


def _ask_continue(battle: Battle, *, is_idle: bool) -> Subprocedure[bool]:
    """Ask the Game Master whether the fight continues; unattended, an idle round ends it.

    Source: spec 7.2, D12.
    """
    answer = yield from battle.table.ask_continue(
        "ACTIONS AND TIME",
        ends=Word("By flight, agreement or exhaustion."),
        help="No one acted this round." if is_idle else "",
        is_idle=is_idle,
    )
    return answer == GOES_ON


def _end(battle: Battle) -> Conversation:
    """End all powers and log the survivors."""
    for power in list(battle.powers):
        yield from end_power(battle, power)
    battle.show_states()
    yield from battle.table.end_conflict(battle.able_sides(), "ACTIONS AND TIME")


CONFLICT = Conflict(
    key="conflict",
    label="Conflict",
    cite="ACTIONS AND TIME, ORDER, RESOLUTION OF EFFECTS",
    help="Rounds of thirty seconds: declared in secret, carried out by initiative, wounds, fatigue and powers.",
    start=fight,
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
)
