"""Runs a conflict or practice bout: rounds in phases; asks for its end; winner, experience.

Source: Eastern Isles COMP, BON, BOUT; R41 to R46; spec 7.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.character.edits import AddRow
from core.character.json_values import Json
from core.messages import Message, Word, phrase
from core.play.conflict import Conflict
from core.play.table import ENDS, MarkState, RoundScale, Table, TimelineMark
from core.procedures.ask_helpers import Subprocedure
from core.procedures.events import Event, EventKind
from core.procedures.readers import number
from core.procedures.requests import Choose, Conversation, Enter, Option
from core.systems.eastern_isles.actions import (
    FORCE,
    ask_description,
    force_action,
    log_action,
    take_action,
    take_preferred_weapons,
)
from core.systems.eastern_isles.bout_records import warn_of_bouts, write_bout
from core.systems.eastern_isles.endurance_spending import MOST_TRIES, ask_points, is_permitted, pay
from core.systems.eastern_isles.fight_state import Fighter, FightState, precedence
from core.systems.eastern_isles.fighter_weapons import arm, fighter_weapons
from core.systems.eastern_isles.movement import move
from core.systems.eastern_isles.opponents import EXAMPLE, PROPERTIES, make_opponent
from core.systems.eastern_isles.practice_bouts import TERMS, usual_terms
from core.systems.eastern_isles.recovery import CLOCK

MOST_IDLE = 10
"""Rounds without a change of EN or BD after which an unattended fight ends."""
_MOST_EP = 1_000_000


def run_fight(table: Table) -> Conversation:
    """Run a fight.

    Source: Eastern Isles COMP; spec 7.2, 7.4.
    """
    fight = FightState.of(table)
    yield from take_preferred_weapons(fight)
    yield from _rounds(fight)
    yield from fight.write_losses()
    yield from _award(fight)
    yield from _end(fight)


def run_bout(table: Table) -> Conversation:
    """Run a practice bout and record it on all sheets.

    Source: Eastern Isles BOUT; spec 7.6.
    """
    terms = yield from table.choose_one(
        "terms",
        lambda: usual_terms(table.option("bout_terms")),
        lambda key: Choose(
            key=key, label="Terms of the bout", cite="BOUT", options=tuple(Option(each, name) for each, name in TERMS)
        ),
    )
    for participant in range(len(table.sheets)):
        yield from warn_of_bouts(table, participant)
    fight = FightState.of(table, terms)
    yield from take_preferred_weapons(fight)
    yield from _rounds(fight)
    sides = fight.able_sides()
    winner = sides[0] if len(sides) == 1 and not fight.has_drawn_blood else ""
    if fight.has_drawn_blood:
        winner = yield from _winner(fight)
    dead = frozenset(each.participant for each in fight.fighters if each.body < 0)
    yield from fight.write_losses()
    yield from write_bout(table, winner, terms, dead)
    yield from _end(fight, winner)


def _rounds(fight: FightState) -> Conversation:
    table = fight.table
    while table.begin_round():
        fight.idle += 1
        is_over = yield from _round(fight)
        for participant in (yield from table.expire_conditions(CLOCK)):
            fight.fighters[participant].read(table.sheets[participant])
            fight.fighters[participant].read_weapons(table.sheets[participant])
        if (is_over and not table.arrivals) or (yield from _ends(fight)):
            return


def _round(fight: FightState) -> Subprocedure[bool]:
    """Play the phases of a round; return whether it was the last."""
    yield from _begin_round(fight)
    yield from _combat_phase(fight)
    if fight.has_drawn_blood or (fight.terms and not fight.is_contested):
        return True
    yield from _other_actions_phase(fight)
    yield from _movement_phase(fight)
    return not fight.is_contested


def _ends(fight: FightState) -> Subprocedure[bool]:
    """Ask whether the fight ends, or a fighter acts out of turn; unattended, ten rounds without losses end it.

    Source: Eastern Isles COMP; spec 7.4.
    """
    table, is_idle = fight.table, fight.idle >= MOST_IDLE
    help = phrase("{n:# round has|# rounds have} gone by without a change of EN or BD.", n=fight.idle)
    answer = FORCE
    while answer == FORCE:
        answer = yield from table.ask_continue(
            "COMP",
            further=(Option(FORCE, "A fighter acts first", "The Game Master decides who and at what price."),),
            help=help if is_idle else "",
            is_idle=is_idle,
        )
        if answer == FORCE:
            yield from force_action(fight)
            if fight.has_drawn_blood or not (fight.is_contested or table.arrivals):
                return True
    if answer == ENDS and is_idle:
        message = Message(
            "isles_idle", "After {n:# round|# rounds} without a change of EN or BD it is ended.", {"n": fight.idle}
        )
        yield from table.log(lambda: Event(EventKind.NOTE, message, cite="COMP"))
    return answer == ENDS


def _begin_round(fight: FightState) -> Conversation:
    """Give all fighters the blows of a round, and ask which are alert.

    Source: Eastern Isles COMP; R41; spec 7.2.
    """
    table = fight.table
    if table.is_interactive:
        fight.read()
    for fighter in fight.fighters:
        fighter.active_left, fighter.reactive_left = fighter.weapon.active, fighter.weapon.reactive
        fighter.has_passed = fighter.is_great = False
        fighter.blows_spent = fighter.en_spent = 0
        fighter.is_alert = fighter.is_alert or fighter.alerted
        fighter.alerted = False
    most = max((each.active_left for each in fight.fighters), default=1)
    table.scale = RoundScale(max(1, most), 1, Word("blow"))
    yield from table.log_round("COMP")
    unalert = yield from table.choose(
        "unalert",
        lambda: [str(each.participant) for each in fight.fighters if not each.is_alert],
        lambda key: Choose(
            key=key,
            label="Who is unaware?",
            help="Unaware fighters cannot act in the combat phase or react; an attack alerts them for the next round.",
            cite="COMP; R41",
            options=tuple(Option(str(each.participant), table.name(each.participant)) for each in fight.fighters),
            least=0,
            most=len(fight.fighters),
        ),
    )
    for fighter in fight.fighters:
        fighter.is_alert = str(fighter.participant) not in unalert
    fight.show_states()
    fight.marks.clear()
    _show_timeline(fight)


# ------------------------------------------------------------------------------------------------------ combat phase


def _combat_phase(fight: FightState) -> Conversation:
    """Let the fighter with most active blows left act, until none wants to or can.

    Source: Eastern Isles COMP; R43; spec 7.2 phase 1.
    """
    while not fight.has_drawn_blood and (fighter := next_actor(fight)) is not None:
        fight.table.now = fighter.active_left
        yield from take_action(fight, fighter)
        _show_timeline(fight)
        if not fight.is_contested and fight.terms:
            return
    fight.table.now = None


def next_actor(fight: FightState) -> Fighter | None:
    """Return the next fighter of the combat phase; None if there is none.

    Source: Eastern Isles COMP; R43.
    """
    candidates = [each for each in fight.able() if each.is_alert and not each.has_passed and each.active_left >= 1]
    return min(candidates, key=precedence, default=None)


# ------------------------------------------------------------------------------------------------------ other phases


def _other_actions_phase(fight: FightState) -> Conversation:
    """Ask fighters who spent no blow for other actions.

    Source: Eastern Isles COMP; R41; spec 7.2 phase 2.
    """
    for fighter in fight.fighters:
        fighter.en_spent = 0
    if not fight.table.is_interactive:
        return
    for fighter in fight.in_order(each for each in fight.able() if each.blows_spent == 0):
        for _ in range(MOST_TRIES):
            if (yield from _act_otherwise(fight, fighter)):
                break


def _act_otherwise(fight: FightState, fighter: Fighter) -> Subprocedure[bool]:
    """Ask a fighter for another action; return False if its EN was refused, so that it is asked again."""
    name = fight.table.name(fighter.participant)
    act = yield from fight.table.choose_one(
        "other",
        lambda: "none",
        lambda key: Choose(
            key=key,
            label=phrase("Does {who} act outside combat?", who=name),
            cite="COMP",
            options=(Option("none", "Nothing"), Option("act", "Something")),
            decider=fighter.participant,
        ),
    )
    if act != "act":
        return True
    words = yield from ask_description(fight, fighter, "doing", "What is it?")
    points = yield from ask_points(fight, fighter)
    if not (yield from is_permitted(fight, fighter, points)):
        return False
    yield from pay(fight, fighter, points)
    yield from log_action(fight, fighter, "isles_does", "{who}: {words}", words or Word("something"))
    return True


def _movement_phase(fight: FightState) -> Conversation:
    """Ask all fighters to move, in the order of the combat phase.

    Source: Eastern Isles COMP; R45; spec 7.2 phase 3.
    """
    for fighter in fight.fighters:
        fighter.en_spent = 0
    if fight.table.is_interactive:
        for fighter in fight.in_order(fight.able()):
            yield from move(fight, fighter)


# --------------------------------------------------------------------------------------------------------------- end


def _winner(fight: FightState) -> Subprocedure[str]:
    """Ask for the winner by first blood; by default the side of the last stroke."""
    sides = fight.table.arena.sides
    usual = sides[0] if fight.drew_blood is None else fight.table.side(fight.drew_blood)
    side = yield from fight.table.choose_one(
        "winner",
        lambda: usual,
        lambda key: Choose(
            key=key,
            label="Who drew first blood?",
            cite="BOUT",
            options=(*(Option(each, each) for each in sides), Option("", "A draw")),
        ),
    )
    return side


def _award(fight: FightState) -> Conversation:
    """Ask for the experience of the fight, and write it.

    Source: Eastern Isles EXP, COMP; spec 7.4.
    """
    if not fight.table.is_interactive:
        return
    for fighter in fight.fighters:
        name = fight.table.name(fighter.participant)
        points = yield from fight.table.number(
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
            sheet = fight.table.sheets[fighter.participant]
            row: dict[str, Json] = {
                "day": number(sheet, "days_elapsed"),
                "reason": "Fight",
                "base_ep": points,
                "combat": True,
            }
            yield from fight.table.write(fighter.participant, AddRow("ep_log", row))


def _end(fight: FightState, winner: str | None = None) -> Conversation:
    """Log the survivors, or the winner of a bout; "" for a draw."""
    sides: Sequence[str] = fight.able_sides()
    if winner is not None:
        sides = (winner,) if winner else fight.table.arena.sides
    yield from fight.table.end_conflict(sides, "COMP")


def _show_timeline(fight: FightState) -> None:
    """Update the active blows on the round timeline."""
    if not fight.table.is_interactive:
        return
    drawn: list[TimelineMark] = []
    for fighter in fight.fighters:
        if fighter.is_able:
            cached = fight.marks.get(fighter.participant)
            if cached is None or cached[0] != fighter.active_left:
                cached = fight.marks[fighter.participant] = (fighter.active_left, tuple(_marks(fighter)))
            drawn.extend(cached[1])
    fight.table.timeline = tuple(drawn)


def _marks(fighter: Fighter) -> Iterator[TimelineMark]:
    for blow in range(fighter.weapon.active, 0, -1):
        state = MarkState.OPEN if blow <= fighter.active_left else MarkState.DONE
        yield TimelineMark(fighter.participant, blow, Word("blow"), state)


CONFLICT = Conflict(
    key="conflict",
    label="Conflict",
    cite="COMP",
    help="Rounds of blows: Quire keeps the order, blows and endurance; the table decides what hits.",
    start=run_fight,
    opponent=make_opponent,
    example=EXAMPLE,
    options=("check_dice", "hit_number", "critical_number"),
    vitals=(("en_now", "en_max"), ("bd_now", "bd_max")),
    properties=tuple(sorted(PROPERTIES)),
    numbers=("el_label", "ac_modifier"),
    best="ac_modifier",
    weapons=fighter_weapons,
    arm=arm,
    attacks="# blow|# blows",
    attacks_of_side="# active blow a round|# active blows a round",
)
BOUT = Conflict(
    key="bout",
    label="Practice bout",
    cite="BOUT",
    help="A bout to first blood, unconsciousness or yielding; experience and loss lists are written at its end.",
    start=run_bout,
    opponent=make_opponent,
    example=EXAMPLE,
    options=("bout_terms", "check_dice", "hit_number", "critical_number"),
    vitals=CONFLICT.vitals,
    properties=CONFLICT.properties,
    numbers=CONFLICT.numbers,
    best=CONFLICT.best,
    weapons=CONFLICT.weapons,
    arm=CONFLICT.arm,
    attacks=CONFLICT.attacks,
    attacks_of_side=CONFLICT.attacks_of_side,
)
