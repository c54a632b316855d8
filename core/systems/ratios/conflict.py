"""Runs a conflict: rounds of ten seconds; actions fall on seconds by Initiative and weapons.

Source: R.A.T.I.O.S. 3b, 4b, 5b, 6b; spec 7.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from core.messages import Message, Word, join_texts, phrase
from core.play.conflict import Conflict, DistanceChoice, SideChoice
from core.play.table import ENDS, MarkState, RoundScale, Table, TimelineMark
from core.procedures.ask_helpers import Subprocedure
from core.procedures.events import Event, EventKind, Term
from core.procedures.requests import Choose, Conversation, Enter, Option, Roll
from core.systems.ratios.blow_effects import apply_conditions, wake, write_state
from core.systems.ratios.checks import D100
from core.systems.ratios.declarations import declare, is_surprised, reroll_initiative, roll_initiative, use_capability
from core.systems.ratios.fighter_weapons import arm, fighter_weapons
from core.systems.ratios.fighters import ACTIVE, DEAD, ROUND, UNCONSCIOUS, Battle, Fighter, Track
from core.systems.ratios.movement import advance_moves, ask_start_distance
from core.systems.ratios.opponents import EXAMPLE, PROPERTIES, make_opponent
from core.systems.ratios.strikes import DROPPED, strike
from core.systems.ratios.time_passing import CLOCK

LEAST_FOR_GROUPS = 20
"""Number of participants from which Initiative by side is suggested."""
_NO_REST = Word("Ending it heals nothing.")


def fight(table: Table) -> Conversation:
    """Run the fight, round by round.

    Source: R.A.T.I.O.S. 3b; spec 7.2, 7.8.
    """
    battle = Battle.of(table)
    table.scale = RoundScale(0, ROUND - 1, Word("second"))
    if len(battle.fighters) >= LEAST_FOR_GROUPS and not table.option("group_initiative"):
        yield from table.log(_suggest_group_initiative)
    yield from _surprise(battle)
    yield from ask_start_distance(battle)
    is_over = False
    while not is_over and table.begin_round():
        yield from _play_round(battle)
        is_over = yield from _ask_end_of_fight(battle)
    yield from _end(battle)


def _play_round(battle: Battle) -> Conversation:
    table = battle.table
    _begin_new_conditions(battle)
    battle.now = battle.first
    yield from table.log_round("3b", lambda: Term("second", battle.first))
    yield from roll_initiative(battle)
    round_time = table.time
    for second in range(ROUND):
        _begin_new_conditions(battle)
        battle.now = battle.first + second
        table.now = second
        table.time = (
            phrase("{when}, second {second}", when=round_time, second=second) if table.is_interactive else round_time
        )
        _update_timeline(battle)
        yield from _play_second(battle)
        if not battle.is_contested and not (yield from _ask_to_continue(battle)):
            break
    table.now, table.time = None, round_time
    for participant in (yield from table.expire_conditions(CLOCK)):
        battle.fighters[participant].read(table.sheets[participant])


def _begin_new_conditions(battle: Battle) -> None:
    """Start conditions that people have added since the second began; that second counts.

    Source: R.A.T.I.O.S. 4b; spec 7.7.
    """
    if battle.table.is_interactive:
        battle.begin_conditions()


def _ask_end_of_fight(battle: Battle) -> Subprocedure[bool]:
    """Ask at the end of a round whether the fight continues; without foes only if that was chosen."""
    if not battle.is_contested and battle.continues_in_round != battle.table.round:
        return True
    return (yield from battle.table.ask_continue("6b", ends=_NO_REST)) == ENDS


def _ask_to_continue(battle: Battle) -> Subprocedure[bool]:
    """Ask once a round whether to continue although no two sides can act; only if a fighter may wake.

    Source: R.A.T.I.O.S. 6b; spec 7.8.
    """
    if battle.continues_in_round == battle.table.round:
        return True
    living = {battle.table.side(each.index) for each in battle.fighters if each.state in (ACTIVE, UNCONSCIOUS)}
    if (yield from battle.table.ask_one_sided_end(battle.able_sides(), living, "6b", ends=_NO_REST)):
        return False
    battle.continues_in_round = battle.table.round
    return True


def _play_second(battle: Battle) -> Conversation:
    """Play one second: waking, conditions, declarations, due actions.

    Source: spec 7.2 step 3.
    """
    yield from advance_moves(battle)
    for fighter in battle.fighters:
        if fighter.state == UNCONSCIOUS and fighter.wakes_at <= battle.now:
            yield from wake(battle, fighter)
            yield from reroll_initiative(battle, fighter)
    for fighter in battle.fighters:
        if fighter.damaging_conditions and fighter.state != DEAD:
            yield from apply_conditions(battle, fighter)
    starting = [each for each in battle.active() if each.start == battle.now and not is_surprised(battle, each)]
    for fighter in sorted(starting, key=lambda each: -each.initiative):
        fighter.start = None
        yield from declare(battle, fighter)
    due = [track for each in battle.fighters for track in each.tracks if track.due <= battle.now]
    if due:
        yield from _carry_out(battle, due)


def _carry_out(battle: Battle, due: list[Track]) -> Conversation:
    """Carry out the due actions of a second, highest order first.

    Source: R.A.T.I.O.S. 3b; R27; spec 7.4.
    """
    orders = _orders(battle, due)
    for value in sorted(set(orders.values()), reverse=True):
        together = [track for track in due if orders[id(track)] == value and battle.fighters[track.actor].is_active]
        for group in (yield from _break_ties(battle, together)):
            able_actors = {track.actor for track in group if battle.fighters[track.actor].is_active}
            if len(able_actors) > 1:
                yield from _log_simultaneous(battle, able_actors)
            for track in group:
                if track.actor in able_actors:
                    yield from _act(battle, battle.fighters[track.actor], track)


def _log_simultaneous(battle: Battle, actors: set[int]) -> Conversation:
    """Log simultaneous actions: fighters who fall meanwhile still strike.

    Source: R27; spec 7.4.
    """
    names = join_texts([battle.table.name(actor) for actor in sorted(actors)])
    message = Message("ratios_together", "At the same moment: {names}.", {"names": names})
    yield from battle.table.log(lambda: Event(EventKind.NOTE, message, cite="3b; R27"))


def _orders(battle: Battle, due: list[Track]) -> dict[int, Fraction]:
    """Return the order value of each action: Initiative % plus the bonus of a quick weapon."""
    sides: dict[str, list[Fraction]] = {}
    for each in battle.active():
        sides.setdefault(battle.table.side(each.index), []).append(each.initiative)
    in_groups = battle.table.option("group_initiative")
    values = {}
    for track in due:
        own = battle.fighters[track.actor].initiative
        shared = sides.get(battle.table.side(track.actor), [])
        base = sum(shared, Fraction(0)) / len(shared) if in_groups and shared else own
        values[id(track)] = base + (track.weapon.bonus if track.weapon is not None else 0)
    return values


def _break_ties(battle: Battle, together: list[Track]) -> Subprocedure[list[list[Track]]]:
    """Order actions of equal value: simultaneous, or by a d100 each, lowest first.

    Source: R27; spec 7.4.
    """
    actors = list(dict.fromkeys(track.actor for track in together))
    if len(actors) == 1 or battle.table.option("tie_break") != "roll":
        return [together]
    rolled: dict[int, int] = {}
    for actor in actors:
        name = battle.table.name(actor)
        tie_roll = yield from battle.table.roll(
            "tie",
            D100,
            lambda key, actor=actor, name=name: Roll(  # type: ignore[misc]  # bound as they are now
                key=key, label=phrase("{name} rolls off a tie", name=name), cite="3b; R27", dice=(D100,), decider=actor
            ),
        )
        rolled[actor] = tie_roll.total
    return [[track for track in together if rolled[track.actor] == face] for face in sorted(set(rolled.values()))]


def _act(battle: Battle, fighter: Fighter, track: Track) -> Conversation:
    """Carry out an action and schedule its next second."""
    if track.weapon is not None and (yield from _ask_hold(battle, track)):
        return
    outcome = ""
    if track.weapon is not None:
        weapon = next(each for each in fighter.weapons if each.row == track.weapon.row)
        outcome = yield from strike(battle, track, weapon) if weapon.quantity > 0 else _log_used_up(battle, track)
    else:
        yield from _log_done(battle, track)
        yield from use_capability(battle, track)
    _mark_done(battle, track)
    if not fighter.is_active or track not in fighter.tracks:
        return
    if track.weapon is not None and track.rolled == battle.table.round and not outcome:
        track.due = battle.now + max(1, track.weapon.interval_s)  # by house rules it may be 0
        track.held = 0
        if track.due > battle.last:
            fighter.tracks.remove(track)
        return
    fighter.tracks.remove(track)
    if not fighter.tracks and outcome != DROPPED:
        yield from reroll_initiative(battle, fighter)


def _ask_hold(battle: Battle, track: Track) -> Subprocedure[bool]:
    """Ask whether a due strike is held, if the option is on; return whether it was."""
    left = battle.last - battle.now
    if not battle.table.option("hold_attack") or left < 1:
        return False
    seconds = yield from battle.table.number(
        "hold",
        0,
        lambda key: Enter(
            key=key,
            label=phrase(
                "For how many seconds does {who} hold the strike with {weapon}?",
                who=battle.table.name(track.actor),
                weapon=track.name,
            ),
            help="Each adds a d10 to the attack.",
            cite="4b",
            least=0,
            most=left,
            unit="seconds",
            decider=track.actor,
        ),
    )
    track.due += seconds
    track.held += seconds
    return seconds > 0


def _log_done(battle: Battle, track: Track) -> Conversation:
    names = {"who": battle.table.name(track.actor), "what": track.name}
    yield from battle.table.log(
        lambda: Event(EventKind.ACT, Message("ratios_does", "{who}: {what}.", names), track.actor, None, (), "3b")
    )


def _log_used_up(battle: Battle, track: Track) -> Subprocedure[str]:
    """Log that ammunition is used up; return the result of a continued action."""
    names = {"who": battle.table.name(track.actor), "what": track.name}
    message = Message("ratios_spent", "{who} has no {what} left and does not strike.", names)
    yield from battle.table.log(lambda: Event(EventKind.MISS, message, track.actor, None, (), "4b; R40"))
    return ""


def _surprise(battle: Battle) -> Conversation:
    """Ask which side is surprised and which of its members are awake; the others skip round 1.

    Source: R27; spec 7.2 step 1.
    """
    table = battle.table
    side = yield from table.choose_side(
        "surprise",
        lambda key: Choose(
            key=key,
            label="Is a side surprised?",
            help="Surprised fighters do nothing in round 1; their Defense still counts.",
            cite="3b; R27",
            options=(),
        ),
    )
    members = [each.index for each in battle.fighters if side and table.side(each.index) == side]
    if len(members) <= 1:
        battle.surprised = frozenset(members)
        return
    awake = yield from table.choose(
        "awake",
        lambda: (),
        lambda key: Choose(
            key=key,
            label=phrase("Who of {side} is awake?", side=side),
            help="They roll Initiative and act in round 1.",
            cite="3b; R27",
            options=tuple(Option(str(index), table.name(index)) for index in members),
            least=0,
            most=len(members),
            is_assumed=True,
        ),
    )
    battle.surprised = frozenset(members) - {int(index) for index in awake}


def _end(battle: Battle) -> Conversation:
    """Write all states to the sheets and log the survivors.

    Source: spec 7.6, 7.8.
    """
    table = battle.table
    for fighter in battle.fighters:
        yield from write_state(battle, fighter)
    yield from table.end_conflict(battle.able_sides(), "6b", Term("second", battle.now))


def _suggest_group_initiative() -> Event:
    message = Message(
        "ratios_many",
        "There are {n} participants or more: one Initiative for each side is quicker.",
        {"n": LEAST_FOR_GROUPS},
    )
    return Event(EventKind.NOTE, message, cite="6b; R37")


# ------------------------------------------------------------------------------------------------- the round timeline


def _update_timeline(battle: Battle) -> None:
    """Update declarations and due actions on the round timeline."""
    if battle.table.is_interactive:
        done = tuple(mark for mark in battle.table.timeline if mark.state is MarkState.DONE)
        battle.table.timeline = (*done, *_pending_marks(battle))


def _pending_marks(battle: Battle) -> Iterator[TimelineMark]:
    for fighter in battle.active():
        if fighter.start is not None and battle.now <= fighter.start <= battle.last:
            yield TimelineMark(fighter.index, fighter.start - battle.first, Word("declares"))
        for track in fighter.tracks:
            if battle.now <= track.due <= battle.last:
                yield TimelineMark(fighter.index, track.due - battle.first, track.name)


def _mark_done(battle: Battle, track: Track) -> None:
    if battle.table.is_interactive:
        mark = TimelineMark(track.actor, battle.now - battle.first, track.name, MarkState.DONE)
        battle.table.timeline = (*battle.table.timeline, mark)


CONFLICT = Conflict(
    key="conflict",
    label="Conflict",
    cite="3b, 4b, 5b",
    help="Rounds of ten seconds: Initiative, strikes on their seconds, damage and its effects.",
    start=fight,
    opponent=make_opponent,
    example=EXAMPLE,
    options=(
        "hold_attack",
        "weapon_dulling",
        "dulling_per_hit",
        "tear_through",
        "hit_location",
        "tie_break",
        "group_initiative",
        "spend_ammunition",
    ),
    vitals=(("ds_current", "ds_max"),),
    properties=tuple(sorted(PROPERTIES)),
    numbers=("level", "defense_percent"),
    best="defense_percent",
    weapons=fighter_weapons,
    arm=arm,
    side_choice=SideChoice("0/surprise", label="Surprised"),
    distance=DistanceChoice("0/apart", "ft", 0, 5),
)
