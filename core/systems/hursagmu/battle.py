"""Runs a battle of armies (book: Tactical combat): each takes 100 hits and has generals.

Each side of the conflict is an army; its fighters are the generals, and the first of them leads. Armies may be allied.

Source: HURSAGMU Tactical; R21, R44 to R48; spec 7.13.
"""

from __future__ import annotations

from dataclasses import replace

from core.messages import Message, Word, phrase
from core.play.conflict import Conflict
from core.play.table import ENDS, MarkState, RoundScale, Table, TimelineMark
from core.procedures.ask_helpers import Subprocedure
from core.procedures.events import Event, EventKind, Term
from core.procedures.readers import number
from core.procedures.requests import Choose, Conversation, Option, Roll
from core.systems.hursagmu.armies import HITS, powers, round_seconds
from core.systems.hursagmu.army_setup import describe_army, review_armies, set_up_armies
from core.systems.hursagmu.army_units import ArmyUnit, Battlefield, log_army
from core.systems.hursagmu.damage import TWO_DICE
from core.systems.hursagmu.fighter_weapons import arm
from core.systems.hursagmu.opponents import EXAMPLE, PROPERTIES, make_opponent
from core.systems.hursagmu.recovery import CLOCK

_MINUTE = 60
_BATTLE_ENDS = Word("By retreat, agreement or nightfall.")


def fight_battle(table: Table) -> Conversation:
    """Fight a battle of armies.

    Source: HURSAGMU Tactical; spec 7.13.
    """
    battlefield = Battlefield(table, [])
    table.scale = RoundScale(HITS, 0, Word("hits left"))
    yield from set_up_armies(battlefield)
    _show_states(battlefield)
    is_over = not battlefield.is_contested
    while not is_over and table.begin_round(lambda: phrase("Round of battle {round}", round=table.round)):
        yield from _round(battlefield)
        is_over = not battlefield.is_contested or (yield from table.ask_continue("Tactical", ends=_BATTLE_ENDS)) == ENDS
    yield from _end(battlefield)


def _round(battlefield: Battlefield) -> Conversation:
    """Play a round: strength, rolls, targets, simultaneous damage; nothing without an enemy army."""
    _show_states(battlefield)
    yield from review_armies(battlefield)
    if battlefield.is_contested:
        seconds = round_seconds([unit.army for unit in battlefield.units if unit.army.takes_part])
        yield from _clash(battlefield)
        yield from battlefield.table.expire_conditions(CLOCK, seconds)
    _show_states(battlefield)


def _clash(battlefield: Battlefield) -> Conversation:
    """Resolve the attacks of all armies simultaneously."""
    yield from _compare(battlefield)
    able = [unit for unit in battlefield.units if unit.army.takes_part]
    for unit in able:
        yield from _roll(battlefield, unit)
    for unit in able:
        unit.chosen = yield from _tactics(battlefield, unit)
        unit.target = yield from _target(battlefield, unit)
    for unit in able:
        foe = battlefield.units[unit.target]
        done = max(0, unit.chosen)
        foe.army = replace(foe.army, hits_lost=foe.army.hits_lost + done)
        yield from _log_damage(battlefield, unit, foe, done)
    for unit in able:
        if not unit.army.takes_part:
            yield from log_army(
                battlefield,
                unit,
                Message("hursagmu_routed", "{army} is routed.", {"army": unit.army.name}),
                (Term("hits left", 0),),
                EventKind.STATE,
            )


def _compare(battlefield: Battlefield) -> Conversation:
    """Compute the power of each army over the smallest.

    Source: HURSAGMU Tactical; R21, R47; spec 7.13 step 1.
    """
    table = battlefield.table
    with_attrition = bool(table.option("tactical_attrition"))
    armies = [unit.army for unit in battlefield.units]
    for unit, power in zip(battlefield.units, powers(armies, with_attrition=with_attrition), strict=True):
        unit.power = power
        unit.rolled = {}
    if not table.is_interactive:
        return
    seconds = round_seconds([army for army in armies if army.takes_part])
    yield from table.log(
        lambda: Event(
            EventKind.TIME,
            Message("hursagmu_battle_round", "Round of battle {n} begins.", {"n": table.round}),
            terms=(Term("minutes", seconds // _MINUTE),),
            cite="Tactical; R48",
        )
    )
    for unit in battlefield.units:
        if unit.power is not None:
            strength = unit.army.strength(with_attrition=with_attrition)
            parts = (Term("strength", strength), Term("power", unit.power), Term("hits left", unit.army.hits_left))
            yield from log_army(
                battlefield,
                unit,
                Message("hursagmu_fields", "{army} takes the field.", {"army": unit.army.name}),
                parts,
            )


# ------------------------------------------------------------------------------------------------- rolls


def _roll(battlefield: Battlefield, unit: ArmyUnit) -> Conversation:
    """Roll for every general able to act, or once for the army.

    Source: HURSAGMU Tactical; R44, R49; spec 7.13 step 2.
    """
    table, power = battlefield.table, unit.power or 0
    for general in battlefield.able_generals(unit) or [-1]:
        skill = number(table.sheets[general], "tactical_total") if general >= 0 else 0
        name = table.name(general) if general >= 0 else unit.army.name
        rolled = yield from table.roll(
            "tactics",
            TWO_DICE,
            lambda key, general=general, name=name: Roll(  # type: ignore[misc]  # bound as they are now
                key=key,
                label=phrase("Tactics of {name}", name=name),
                cite="Tactical; R44",
                dice=(TWO_DICE,),
                decider=general if general >= 0 else None,
            ),
        )
        unit.rolled[general] = rolled.total + power + skill
        parts = (
            Term("2d6", rolled.total),
            Term("power", power),
            *((Term("general", skill),) if general >= 0 else ()),
            Term("total", unit.rolled[general]),
        )
        names = {"army": unit.army.name, "name": name}
        if general >= 0:
            message = Message("hursagmu_plans", "{name} plans the battle for {army}.", names)
        else:
            message = Message("hursagmu_leaderless", "{army} fights leaderless.", names)
        yield from log_army(battlefield, unit, message, parts)


def _tactics(battlefield: Battlefield, unit: ArmyUnit) -> Subprocedure[int]:
    """Ask the leader for the general to follow; the highest roll by default."""
    best = max(unit.rolled, key=lambda general: unit.rolled[general])
    if len(unit.rolled) == 1:
        return unit.rolled[best]
    key = yield from battlefield.table.choose_one(
        "tactic",
        lambda: str(best),
        lambda key: Choose(
            key=key,
            label=phrase("Which general's plan does {name} follow?", name=unit.army.name),
            help="Pride or favor may choose otherwise than by the roll.",
            cite="Tactical",
            options=tuple(
                Option(str(general), battlefield.table.name(general), phrase("total {number}", number=total))
                for general, total in unit.rolled.items()
            ),
            decider=battlefield.leader(unit),
        ),
    )
    names = {"army": unit.army.name, "name": battlefield.table.name(int(key))}
    chosen = Message("hursagmu_by_plan", "{army} fights by the plan of {name}.", names)
    yield from log_army(battlefield, unit, chosen, (Term("total", unit.rolled[int(key)]),))
    return unit.rolled[int(key)]


def _target(battlefield: Battlefield, unit: ArmyUnit) -> Subprocedure[int]:
    """Ask the leader for a target; by default the army with the fewest hits left."""
    enemies = battlefield.enemies(unit)
    usual = min(enemies, key=lambda index: battlefield.units[index].army.hits_left)
    if len(enemies) == 1:
        return usual
    key = yield from battlefield.table.choose_one(
        "army",
        lambda: str(usual),
        lambda key: Choose(
            key=key,
            label=phrase("Which army does {name} attack?", name=unit.army.name),
            cite="Tactical; R47",
            options=tuple(
                Option(str(index), battlefield.units[index].army.name, describe_army(battlefield.units[index]))
                for index in enemies
            ),
            decider=battlefield.leader(unit),
        ),
    )
    return int(key)


# ------------------------------------------------------------------------------------------------- the end


def _show_states(battlefield: Battlefield) -> None:
    """Show routed armies on the table and hits left on the round timeline."""
    table = battlefield.table
    marks: list[TimelineMark] = []
    further: list[str] = []
    for unit in battlefield.units:
        is_standing = unit.army.takes_part
        for general in unit.generals:
            table.states[general] = "" if is_standing else Word("routed")
        if table.is_interactive:
            line = unit.generals[0] if unit.generals else len(table.participants) + len(further)
            left = phrase("{hits:# hit|# hits} left", hits=unit.army.hits_left)
            marks.append(
                TimelineMark(line, unit.army.hits_left, left, MarkState.OPEN if is_standing else MarkState.LOST)
            )
        if not unit.generals:
            further.append(unit.army.name)
    table.timeline, table.extra_rows = tuple(marks), tuple(further)


def _end(battlefield: Battlefield) -> Conversation:
    table = battlefield.table
    sides = battlefield.sides_left
    table.winner = battlefield.units[sides[0]].army.name if len(sides) == 1 else ""
    table.toll = {unit.army.name: HITS - unit.army.hits_left for unit in battlefield.units}
    yield from table.log(lambda: _end_event(battlefield))


def _end_event(battlefield: Battlefield) -> Event:
    table, units = battlefield.table, battlefield.units
    if table.was_stopped:
        message = Message(
            "hursagmu_battle_stopped",
            "After {n:# round|# rounds} no army is routed; the battle is stopped. Set a higher limit on rounds when "
            "you start a fight.",
            {"n": table.round},
        )
    elif table.winner and battlefield.is_allied(battlefield.sides_left[0]):
        names = {"side": table.winner}
        message = Message("hursagmu_battle_allies", "The battle is over: {side} and its allies hold the field.", names)
    elif table.winner:
        message = Message("hursagmu_battle_won", "The battle is over: {side} holds the field.", {"side": table.winner})
    else:
        message = Message("hursagmu_battle_over", "The battle is over; no army holds the field alone.", {})
    parts = tuple(Term(phrase("hits left of {army}", army=unit.army.name), unit.army.hits_left) for unit in units)
    return Event(EventKind.END, message, terms=parts, cite="Tactical")


def _log_damage(battlefield: Battlefield, unit: ArmyUnit, foe: ArmyUnit, done: int) -> Conversation:
    names = {"who": unit.army.name, "foe": foe.army.name, "hits": done}
    yield from battlefield.table.log(
        lambda: Event(
            EventKind.HARM,
            Message("hursagmu_battle_harm", "{foe} loses {hits:# hit|# hits} to {who}.", names),
            battlefield.leader(unit),
            battlefield.leader(foe),
            (Term("roll", unit.chosen), Term("hits left", foe.army.hits_left)),
            "Tactical; R47",
        )
    )


BATTLE = Conflict(
    key="battle",
    label="Battle of armies",
    cite="Tactical",
    help="Tactical combat: each side is an army, led by its fighters as generals.",
    start=fight_battle,
    opponent=make_opponent,
    example=EXAMPLE,
    options=("tactical_attrition",),
    vitals=(("stamina", "stamina_max"),),
    properties=tuple(sorted(PROPERTIES)),
    numbers=("tactical_total",),
    best="tactical_total",
    arm=arm,
    least_sides=1,
    toll="# hit|# hits",
)
