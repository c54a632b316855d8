"""Runs a conflict: surprise, Third-turns of twenty seconds, end; writes states to sheets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from core.character.sheet import Sheet
from core.dice import Dice
from core.messages import Message, Word, join_texts, phrase
from core.play.conflict import Conflict, DistanceChoice, Estimate, SideChoice
from core.play.table import ENDS, MarkState, RoundScale, Table
from core.procedures.ask_helpers import Subprocedure
from core.procedures.common_requests import MOST_MODIFIER
from core.procedures.events import Event, EventKind, Term
from core.procedures.readers import number
from core.procedures.requests import Choose, Conversation, Enter, Option, Roll
from core.systems.sord.attack import Hit, resolve_hit, strike
from core.systems.sord.blow_effects import check_zeros, heal_of_the_minute, write_state
from core.systems.sord.creation_attributes import PRIMARY
from core.systems.sord.fighter_weapons import arm, fighter_weapons
from core.systems.sord.fighters import THIRD_TURN, Battle, Fighter
from core.systems.sord.initiative import declare, roll_initiative
from core.systems.sord.movement import Window, ask_distances, log_movement, pass_seconds
from core.systems.sord.new_actions import FreeSeconds, ask_who_begins, begin_attack_or_action, mark
from core.systems.sord.opponents import EXAMPLE, PROPERTIES, make_opponent
from core.systems.sord.recovery import CLOCK

_D100 = Dice.parse("1d100")
THIRD_TURNS = 3
"""Third-turns of a Full-turn."""


def fight(table: Table) -> Conversation:
    """Run the fight, Third-turn by Third-turn.

    Source: SORD Init; spec 7.1.
    """
    battle = Battle.of(table)
    table.scale = RoundScale(1, THIRD_TURN, Word("second"))
    yield from _log_powerforce(battle)
    yield from ask_distances(battle)
    yield from _surprise(battle)
    is_over = False
    while not is_over and table.begin_round(lambda: phrase("Third-turn {turn}", turn=table.round)):
        yield from _third_turn(battle)
        is_over = not (yield from _continues(battle))
    yield from _end(battle)


def _log_powerforce(battle: Battle) -> Conversation:
    """Log the Powerforce of all sides beside each other.

    Source: SORD XIV.
    """
    table = battle.table

    def compare() -> Event:
        forces = [
            phrase("{side} {force}", side=side, force=_sum_levels(table, side) or Word("unknown"))
            for side in table.arena.sides
        ]
        message = Message("sord_powerforce", "Powerforce of the sides: {sides}.", {"sides": join_texts(forces)})
        return Event(EventKind.NOTE, message, cite="XIV")

    yield from table.log(compare)


def _sum_levels(table: Table, side: str) -> str:
    """Return the Powerforce of a side as text; "" if a house rule leaves a Step Level without a value."""
    levels = [sheet.value("step_level") for index, sheet in enumerate(table.sheets) if table.side(index) == side]
    known = [each for each in levels if isinstance(each, int)]
    return str(sum(known)) if len(known) == len(levels) else ""


def _third_turn(battle: Battle) -> Conversation:
    table = battle.table
    start = battle.clock
    yield from table.log(
        lambda: Event(
            EventKind.TIME,
            Message("sord_third_turn", "Third-turn {n} begins.", {"n": table.round}),
            terms=(Term("second", start + 1),),
            cite="Init",
        )
    )
    yield from check_zeros(battle)
    battle.read()
    able_fighters = [
        each
        for each in battle.fighters
        if not (each.is_out or each.is_zero_down) and each.asleep_until < start + THIRD_TURN
    ]
    yield from _play_window(battle, able_fighters, THIRD_TURN)
    if table.round % THIRD_TURNS == 0 and table.option("heal_of_the_minute"):
        yield from heal_of_the_minute(battle)


def _play_window(battle: Battle, actors: Iterable[Fighter], length: int) -> Conversation:
    """Play a window of seconds: declarations, initiative, attacks.

    Source: SORD Init, VIII; R44; spec 7.3, 7.4.
    """
    declared = []
    for fighter in actors:
        weapons = yield from declare(battle, fighter)
        declared.append((fighter, () if fighter.is_out else weapons))
    if not any(battle.foes(fighter.index) for fighter, _ in declared if not fighter.is_out):
        declared = []  # no one has a foe, but time passes
    yield from roll_initiative(battle, declared, length)
    table = battle.table
    window = Window(battle.clock, table.time)
    actors = [fighter for fighter, _ in declared]
    first = 1
    while battle.attacks or first <= length:
        due = min((attack.second for attack in battle.attacks), default=length)
        begun = yield from ask_who_begins(battle, window, actors, FreeSeconds(first, due, is_end=not battle.attacks))
        if begun is not None:
            fighter, first = begun
            yield from pass_seconds(battle, window, first)
            yield from begin_attack_or_action(battle, fighter, first, length)
            continue
        yield from pass_seconds(battle, window, due)
        yield from _play_second(battle, due)
        first = due + 1
    table.now, table.time = None, window.when
    yield from log_movement(battle, battle.fighters)
    yield from table.expire_conditions(CLOCK, length)
    battle.show_states()


def _play_second(battle: Battle, second: int) -> Conversation:
    """Resolve the attacks of a second: greater Attack Rates first, equal ones at the same time."""
    battle.show_states()
    due = [attack for attack in battle.attacks if attack.second == second]
    for rate in sorted({attack.weapon.rate for attack in due}, reverse=True):
        hits: list[Hit] = []
        together = [attack for attack in due if attack.weapon.rate == rate and attack in battle.attacks]
        able_attackers = {
            attack.attacker for attack in together if battle.fighters[attack.attacker].is_able(battle.clock)
        }
        for attack in sorted(together, key=lambda each: each.attacker):
            battle.attacks.remove(attack)
            if attack.attacker not in able_attackers:
                mark(battle, attack, MarkState.LOST)
            elif (hit := (yield from strike(battle, attack))) is not None:
                hits.append(hit)
        for hit in hits:
            yield from resolve_hit(battle, hit)
    battle.attacks = [attack for attack in battle.attacks if attack.second != second]


def _surprise(battle: Battle) -> Conversation:
    """Resolve surprise: ask the Game Master, roll, and play the seconds won by the surprising side.

    Source: SORD VII, SG; R41, R42; spec 7.2.
    """
    table = battle.table
    side = yield from table.choose_side(
        "surprise",
        lambda key: Choose(
            key=key,
            label="Does a side surprise the others?",
            cite="VII; R41",
            options=(),
        ),
    )
    if not side:
        return
    surprising = [each for each in battle.fighters if table.side(each.index) == side and not each.is_out]
    surprised = [each for each in battle.fighters if table.side(each.index) != side and not each.is_out]
    best = max((each.surprise for each in surprising), default=0)
    free = yield from _free_seconds(
        battle, best, len(surprising), max((each.surprise for each in surprised), default=0)
    )
    while free > 0:
        window = min(THIRD_TURN, free)
        table.time = Word("Surprise")
        yield from _play_window(battle, [each for each in surprising if each.is_able(battle.clock + window)], window)
        battle.read()
        free -= window


def surprise_chance(sheets: Sequence[Sheet]) -> Fraction:
    """Return the chance that a side surprises the others, without a modifier.

    Source: SORD VII; R41.
    """
    best = max((number(sheet, "surprise") for sheet in sheets), default=0)
    return _percent_chance(best - _size_penalty(len(sheets)))


def _size_penalty(size: int) -> int:
    """Return what the size of a group takes from its chance."""
    return size if size > 1 else 0


def _free_seconds(battle: Battle, best: int, size: int, best_other: int) -> Subprocedure[int]:
    table = battle.table
    modifier = yield from table.number(
        "surprise_modifier",
        0,
        lambda key: Enter(
            key=key,
            label="Modifier of the surprise",
            help="Terrain, weather, stealth.",
            cite="VII, SG",
            least=-MOST_MODIFIER,
            most=MOST_MODIFIER,
        ),
    )
    chance = best - _size_penalty(size) + modifier
    rolled = yield from table.roll(
        "surprise",
        _D100,
        lambda key: Roll(
            key=key,
            label="Surprise",
            cite="VII, SG; R41",
            dice=(_D100,),
            target=phrase("{number} or less", number=chance),
            chance=lambda: _percent_chance(chance),
        ),
    )
    free = max(0, best - best_other) if rolled.total <= chance else 0
    yield from table.log(
        lambda: Event(
            EventKind.CHECK,
            Message("sord_surprise", "The surprise gives {seconds:# free second|# free seconds}.", {"seconds": free}),
            terms=(
                Term("chance", chance),
                Term("d100", rolled.total),
                Term("S#", best),
                Term("S# of the others", best_other),
            ),
            cite="VII, SG; R41, R42",
        )
    )
    return free


def _percent_chance(chance: int) -> Fraction:
    return Fraction(max(0, min(_D100.greatest, chance)), _D100.greatest)


def _continues(battle: Battle) -> Subprocedure[bool]:
    """Ask the Game Master whether the fight continues; when only one side can act, by default it does not.

    Source: SORD Init; spec 7.1, 7.9.
    """
    if battle.is_contested:
        return (yield from _ask_continue(battle))
    living = battle.standing_sides()
    ends = Word("What is left of unconsciousness goes onto the sheets.")
    return not (yield from battle.table.ask_one_sided_end(battle.able_sides(), living, "Init; XI", ends=ends))


def _ask_continue(battle: Battle) -> Subprocedure[bool]:
    """Ask the Game Master whether the fight continues, and whether distances changed."""
    answer = yield from battle.table.ask_continue(
        "Init; XI",
        ends=Word("By flight, agreement or joining."),
        further=(Option("distance", "Continue at another distance"),),
    )
    if answer == "distance":
        battle.distances.clear()
        yield from ask_distances(battle)
    return answer != ENDS


def _end(battle: Battle) -> Conversation:
    """Write all states to the sheets and log the survivors.

    Source: SORD Init, XI, Concl; spec 7.9.
    """
    table = battle.table
    for fighter in battle.fighters:
        yield from write_state(battle, fighter)
    stopped = Message(
        "sord_stopped",
        "After {n:# Third-turn|# Third-turns} neither side has won; "
        "the conflict is stopped. A higher bound on rounds can be set where a fight begins.",
        {"n": table.round},
    )
    yield from table.end_conflict(battle.able_sides(), "Init, XI", Term("seconds", battle.clock), stopped=stopped)


CONFLICT = Conflict(
    key="conflict",
    label="Conflict",
    cite="Init, Att, Dam",
    help="Third-turns of twenty seconds: initiative, attacks, damage and its effects.",
    start=fight,
    opponent=make_opponent,
    example=EXAMPLE,
    options=("heal_of_the_minute", "deadly_blow_kills", "harmless_disarm"),
    vitals=tuple((f"current.{each}", f"maximum.{each}") for each in PRIMARY),
    properties=tuple(sorted(PROPERTIES)),
    numbers=("step_level", "parry_avoid"),
    best="parry_avoid",
    weapons=fighter_weapons,
    arm=arm,
    attacks="# attack|# attacks",
    attacks_of_side="# attack a Third-turn|# attacks a Third-turn",
    are_vitals_summed=True,
    estimate=Estimate("step_level", label="Powerforce", cite="XIV"),
    side_choice=SideChoice("0/surprise", label="Surprise", chance=surprise_chance),
    distance=DistanceChoice("0/distance", "ft", 0, 5),
)
