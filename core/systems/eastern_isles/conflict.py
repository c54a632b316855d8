"""Conflict and practice bouts: rounds of blows with limits on endurance; the table decides what hits.

Source: Eastern Isles COMP, BON, BOUT; R41 to R46; spec 7.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.character import AddRow, Json
from core.messages import Message, Word, phrase
from core.play import ENDS, Conflict, MarkState, RoundScale, Table, TimelineMark
from core.procedures import (
    Choose,
    Conversation,
    Enter,
    Event,
    EventKind,
    Option,
    Subprocedure,
    number,
)
from core.systems.eastern_isles.actions import ask_description, log_action, take_action
from core.systems.eastern_isles.bout_records import warn_of_bouts, write_bout
from core.systems.eastern_isles.bouts import TERMS, usual_terms
from core.systems.eastern_isles.endurance import spend
from core.systems.eastern_isles.fighters import Battle, Fighter, precedence
from core.systems.eastern_isles.movement import move
from core.systems.eastern_isles.opponents import EXAMPLE, make_opponent
from core.systems.eastern_isles.recovery import CLOCK

MOST_IDLE = 10
"""Rounds without a change of EN or BD after which an unattended fight ends."""
_MOST_EP = 1_000_000


def fight(table: Table) -> Conversation:
    """Run a fight.

    Source: Eastern Isles COMP; spec 7.2, 7.4.
    """
    battle = Battle.of(table)
    yield from _rounds(battle)
    yield from battle.write_losses()
    yield from _award(battle)
    yield from _close(battle)


def practice(table: Table) -> Conversation:
    """Run a practice bout and record it on all sheets.

    Source: Eastern Isles BOUT; spec 7.6.
    """
    (terms,) = yield from table.choose(
        "terms",
        lambda: (usual_terms(table.option("bout_terms")),),
        lambda key: Choose(
            key=key, label="Terms of the bout", cite="BOUT", options=tuple(Option(each, name) for each, name in TERMS)
        ),
    )
    for who in range(len(table.sheets)):
        yield from warn_of_bouts(table, who)
    battle = Battle.of(table, terms)
    yield from _rounds(battle)
    sides = battle.able_sides()
    winner = sides[0] if len(sides) == 1 and not battle.has_drawn_blood else ""
    if battle.has_drawn_blood:
        winner = yield from _winner(battle)
    dead = frozenset(each.who for each in battle.fighters if each.body < 0)
    yield from battle.write_losses()
    yield from write_bout(table, winner, terms, dead)
    yield from _close(battle, winner)


def _rounds(battle: Battle) -> Conversation:
    table = battle.table
    while table.begin_round():
        battle.idle += 1
        is_over = yield from _round(battle)
        for who in (yield from table.expire_conditions(CLOCK)):
            battle.fighters[who].read(table.sheets[who])
        if is_over or (yield from _ends(battle)):
            return


def _round(battle: Battle) -> Subprocedure[bool]:
    """Play the phases of a round; return whether it was the last."""
    yield from _begin(battle)
    yield from _combat(battle)
    if battle.has_drawn_blood or (battle.terms and not battle.is_contested):
        return True
    yield from _others(battle)
    yield from _movement(battle)
    return not battle.is_contested


def _ends(battle: Battle) -> Subprocedure[bool]:
    """Ask whether the fight ends; unattended, it ends after ten rounds without losses.

    Source: Eastern Isles COMP; spec 7.4.
    """
    table, is_idle = battle.table, battle.idle >= MOST_IDLE
    help = phrase("{n:# round has|# rounds have} gone by without a change of EN or BD.", n=battle.idle)
    answer = yield from table.ask_continue("COMP", help=help if is_idle else "", is_idle=is_idle)
    if answer == ENDS and is_idle:
        what = Message(
            "isles_idle", "After {n:# round|# rounds} without a change of EN or BD it is ended.", {"n": battle.idle}
        )
        yield from table.log(lambda: Event(EventKind.NOTE, what, cite="COMP"))
    return answer == ENDS


def _begin(battle: Battle) -> Conversation:
    """Give all fighters the blows of a round, and ask which are alert.

    Source: Eastern Isles COMP; R41; spec 7.2.
    """
    table = battle.table
    if table.is_interactive:
        battle.read()
    for fighter in battle.fighters:
        fighter.active_left, fighter.reactive_left = fighter.weapon.active, fighter.weapon.reactive
        fighter.has_passed = fighter.is_great = False
        fighter.blows_spent = fighter.en_spent = 0
        fighter.is_alert = fighter.is_alert or fighter.alerted
        fighter.alerted = False
    most = max((each.active_left for each in battle.fighters), default=1)
    table.scale = RoundScale(max(1, most), 1, Word("blow"))
    yield from table.log_round("COMP")
    unalert = yield from table.choose(
        "unalert",
        lambda: [str(each.who) for each in battle.fighters if not each.is_alert],
        lambda key: Choose(
            key=key,
            label="Who is unaware?",
            help="Unaware fighters cannot act in the combat phase or react; an attack alerts them for the next round.",
            cite="COMP; R41",
            options=tuple(Option(str(each.who), table.name(each.who)) for each in battle.fighters),
            least=0,
            most=len(battle.fighters),
        ),
    )
    for fighter in battle.fighters:
        fighter.is_alert = str(fighter.who) not in unalert
    battle.show_states()
    battle.marks.clear()
    _draw(battle)


# ------------------------------------------------------------------------------------------------------ combat phase


def _combat(battle: Battle) -> Conversation:
    """Let the fighter with most active blows left act, until none wants to or can.

    Source: Eastern Isles COMP; R43; spec 7.2 phase 1.
    """
    while not battle.has_drawn_blood and (fighter := next_actor(battle)) is not None:
        battle.table.now = fighter.active_left
        yield from take_action(battle, fighter)
        _draw(battle)
        if not battle.is_contested and battle.terms:
            return
    battle.table.now = None


def next_actor(battle: Battle) -> Fighter | None:
    """Return the next fighter of the combat phase; None if there is none.

    Source: Eastern Isles COMP; R43.
    """
    candidates = [each for each in battle.able() if each.is_alert and not each.has_passed and each.active_left >= 1]
    return min(candidates, key=precedence, default=None)


# ------------------------------------------------------------------------------------------------------ other phases


def _others(battle: Battle) -> Conversation:
    """Ask fighters who spent no blow for other actions.

    Source: Eastern Isles COMP; R41; spec 7.2 phase 2.
    """
    for fighter in battle.fighters:
        fighter.en_spent = 0
    if not battle.table.is_interactive:
        return
    for fighter in battle.in_order(each for each in battle.able() if each.blows_spent == 0):
        name = battle.table.name(fighter.who)
        (act,) = yield from battle.table.choose(
            "other",
            lambda: ("none",),
            lambda key, name=name, who=fighter.who: Choose(  # type: ignore[misc]  # bound as they are now
                key=key,
                label=phrase("Does {who} act outside combat?", who=name),
                cite="COMP",
                options=(Option("none", "Nothing"), Option("act", "Something")),
                decider=who,
            ),
        )
        if act == "act":
            words = yield from ask_description(battle, fighter, "doing", "What is it?")
            yield from spend(battle, fighter)
            yield from log_action(battle, fighter, "isles_does", "{who}: {words}", words or Word("something"))


def _movement(battle: Battle) -> Conversation:
    """Ask all fighters to move, in the order of the combat phase.

    Source: Eastern Isles COMP; R45; spec 7.2 phase 3.
    """
    for fighter in battle.fighters:
        fighter.en_spent = 0
    if battle.table.is_interactive:
        for fighter in battle.in_order(battle.able()):
            yield from move(battle, fighter)


# --------------------------------------------------------------------------------------------------------------- end


def _winner(battle: Battle) -> Subprocedure[str]:
    """Ask for the winner by first blood; by default the side of the last stroke."""
    sides = battle.table.arena.sides
    usual = sides[0] if battle.drew_blood is None else battle.table.side(battle.drew_blood)
    (side,) = yield from battle.table.choose(
        "winner",
        lambda: (usual,),
        lambda key: Choose(
            key=key,
            label="Who drew first blood?",
            cite="BOUT",
            options=(*(Option(each, each) for each in sides), Option("", "A draw")),
        ),
    )
    return side


def _award(battle: Battle) -> Conversation:
    """Ask for the experience of the fight, and write it.

    Source: Eastern Isles EXP, COMP; spec 7.4.
    """
    if not battle.table.is_interactive:
        return
    for fighter in battle.fighters:
        name = battle.table.name(fighter.who)
        points = yield from battle.table.number(
            "ep",
            0,
            lambda key, name=name: Enter(  # type: ignore[misc]  # bound early
                key=key,
                label=phrase("EP of the fight for {who}", who=name),
                cite="EXP",
                least=0,
                most=_MOST_EP,
                unit="EP",
            ),
        )
        if points:
            sheet = battle.table.sheets[fighter.who]
            row: dict[str, Json] = {
                "day": number(sheet, "days_elapsed"),
                "reason": "Fight",
                "base_ep": points,
                "combat": True,
            }
            yield from battle.table.write(fighter.who, AddRow("ep_log", row))


def _close(battle: Battle, winner: str | None = None) -> Conversation:
    """Log the survivors, or the winner of a bout; "" for a draw."""
    sides: Sequence[str] = battle.able_sides()
    if winner is not None:
        sides = (winner,) if winner else battle.table.arena.sides
    yield from battle.table.end_conflict(sides, "COMP")


def _draw(battle: Battle) -> None:
    """Update the active blows on the round timeline."""
    if not battle.table.is_interactive:
        return
    drawn: list[TimelineMark] = []
    for each in battle.fighters:
        if each.is_able:
            known = battle.marks.get(each.who)
            if known is None or known[0] != each.active_left:
                known = battle.marks[each.who] = (each.active_left, tuple(_marks(each)))
            drawn.extend(known[1])
    battle.table.timeline = tuple(drawn)


def _marks(fighter: Fighter) -> Iterator[TimelineMark]:
    for blow in range(fighter.weapon.active, 0, -1):
        state = MarkState.OPEN if blow <= fighter.active_left else MarkState.DONE
        yield TimelineMark(fighter.who, blow, Word("blow"), state)


CONFLICT = Conflict(
    key="conflict",
    label="Conflict",
    cite="COMP",
    help="Rounds of blows: Quire keeps the order, blows and endurance; the table decides what hits.",
    start=fight,
    opponent=make_opponent,
    example=EXAMPLE,
    options=("check_dice", "hit_number", "critical_number"),
    vitals=(("en_now", "en_max"), ("bd_now", "bd_max")),
)
BOUT = Conflict(
    key="bout",
    label="Practice bout",
    cite="BOUT",
    help="A bout to first blood, unconsciousness or yielding; experience and loss lists are written at its end.",
    start=practice,
    opponent=make_opponent,
    example=EXAMPLE,
    options=("bout_terms", "check_dice", "hit_number", "critical_number"),
    vitals=CONFLICT.vitals,
)
