"""Tactical combat: armies of a hundred hits under generals, until one side is left.

Each side of the conflict is an army; its fighters are the generals, and the first of them leads. Armies may be allied.

Source: HURSAGMU Tactical; R21, R44 to R48; spec 7.13.
"""

from __future__ import annotations

from dataclasses import replace

from core.messages import Message, Word, phrase
from core.play import ENDS, Conflict, MarkState, RoundScale, Table, TimelineMark
from core.procedures import (
    Choose,
    Conversation,
    Event,
    EventKind,
    Option,
    Roll,
    Subprocedure,
    Term,
    number,
)
from core.systems.hursagmu.armies import HITS, powers, round_seconds
from core.systems.hursagmu.army_setup import describe_army, review_armies, set_up_armies
from core.systems.hursagmu.army_units import ArmyUnit, Battlefield, log_army
from core.systems.hursagmu.damage import TWO_DICE
from core.systems.hursagmu.opponents import EXAMPLE, make_opponent
from core.systems.hursagmu.recovery import CLOCK

_MINUTE = 60
_BATTLE_ENDS = Word("By retreat, agreement or nightfall.")


def fight_battle(table: Table) -> Conversation:
    """Fight a battle of armies.

    Source: HURSAGMU Tactical; spec 7.13.
    """
    ground = Battlefield(table, [])
    table.scale = RoundScale(HITS, 0, Word("hits left"))
    yield from set_up_armies(ground)
    _show_states(ground)
    is_over = not ground.is_contested
    while not is_over and table.begin_round(lambda: phrase("Round of battle {round}", round=table.round)):
        yield from _round(ground)
        is_over = not ground.is_contested or (yield from table.ask_continue("Tactical", ends=_BATTLE_ENDS)) == ENDS
    yield from _end(ground)


def _round(ground: Battlefield) -> Conversation:
    """Play a round: strength, rolls, targets, simultaneous damage; nothing without an enemy army."""
    _show_states(ground)
    yield from review_armies(ground)
    if ground.is_contested:
        seconds = round_seconds([host.army for host in ground.hosts if host.army.takes_part])
        yield from _clash(ground)
        yield from ground.table.expire_conditions(CLOCK, seconds)
    _show_states(ground)


def _clash(ground: Battlefield) -> Conversation:
    """Resolve the attacks of all armies simultaneously."""
    yield from _compare(ground)
    able = [host for host in ground.hosts if host.army.takes_part]
    for host in able:
        yield from _roll(ground, host)
    for host in able:
        host.chosen = yield from _tactics(ground, host)
        host.target = yield from _target(ground, host)
    for host in able:
        foe = ground.hosts[host.target]
        done = max(0, host.chosen)
        foe.army = replace(foe.army, hits_lost=foe.army.hits_lost + done)
        yield from _log_damage(ground, host, foe, done)
    for host in able:
        if not host.army.takes_part:
            yield from log_army(
                ground,
                host,
                Message("hursagmu_routed", "{army} is routed.", {"army": host.army.name}),
                (Term("hits left", 0),),
                EventKind.STATE,
            )


def _compare(ground: Battlefield) -> Conversation:
    """Compute the power of each army over the smallest.

    Source: HURSAGMU Tactical; R21, R47; spec 7.13 step 1.
    """
    table = ground.table
    with_attrition = bool(table.option("tactical_attrition"))
    armies = [host.army for host in ground.hosts]
    for host, power in zip(ground.hosts, powers(armies, with_attrition=with_attrition), strict=True):
        host.power = power
        host.rolled = {}
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
    for host in ground.hosts:
        if host.power is not None:
            strength = host.army.strength(with_attrition=with_attrition)
            parts = (Term("strength", strength), Term("power", host.power), Term("hits left", host.army.hits_left))
            yield from log_army(
                ground, host, Message("hursagmu_fields", "{army} takes the field.", {"army": host.army.name}), parts
            )


# ------------------------------------------------------------------------------------------------- rolls


def _roll(ground: Battlefield, host: ArmyUnit) -> Conversation:
    """Roll for every general able to act, or once for the army.

    Source: HURSAGMU Tactical; R44, R49; spec 7.13 step 2.
    """
    table, power = ground.table, host.power or 0
    for who in ground.able(host) or [-1]:
        skill = number(table.sheets[who], "tactical_total") if who >= 0 else 0
        name = table.name(who) if who >= 0 else host.army.name
        rolled = yield from table.roll(
            "tactics",
            TWO_DICE,
            lambda key, who=who, name=name: Roll(  # type: ignore[misc]  # bound as they are now
                key=key,
                label=phrase("Tactics of {name}", name=name),
                cite="Tactical; R44",
                dice=(TWO_DICE,),
                decider=who if who >= 0 else None,
            ),
        )
        host.rolled[who] = rolled.total + power + skill
        parts = (
            Term("2d6", rolled.total),
            Term("power", power),
            *((Term("general", skill),) if who >= 0 else ()),
            Term("total", host.rolled[who]),
        )
        names = {"army": host.army.name, "name": name}
        if who >= 0:
            what = Message("hursagmu_plans", "{name} plans the battle for {army}.", names)
        else:
            what = Message("hursagmu_leaderless", "{army} fights leaderless.", names)
        yield from log_army(ground, host, what, parts)


def _tactics(ground: Battlefield, host: ArmyUnit) -> Subprocedure[int]:
    """Ask the leader for the general to follow; the highest roll by default."""
    best = max(host.rolled, key=lambda who: host.rolled[who])
    if len(host.rolled) == 1:
        return host.rolled[best]
    (key,) = yield from ground.table.choose(
        "tactic",
        lambda: (str(best),),
        lambda key: Choose(
            key=key,
            label=phrase("Which general's plan does {name} follow?", name=host.army.name),
            help="Pride or favor may choose otherwise than by the roll.",
            cite="Tactical",
            options=tuple(
                Option(str(who), ground.table.name(who), phrase("total {number}", number=total))
                for who, total in host.rolled.items()
            ),
            decider=ground.leader(host),
        ),
    )
    names = {"army": host.army.name, "name": ground.table.name(int(key))}
    chosen = Message("hursagmu_by_plan", "{army} fights by the plan of {name}.", names)
    yield from log_army(ground, host, chosen, (Term("total", host.rolled[int(key)]),))
    return host.rolled[int(key)]


def _target(ground: Battlefield, host: ArmyUnit) -> Subprocedure[int]:
    """Ask the leader for a target; by default the army with the fewest hits left."""
    enemies = ground.enemies(host)
    usual = min(enemies, key=lambda place: ground.hosts[place].army.hits_left)
    if len(enemies) == 1:
        return usual
    (key,) = yield from ground.table.choose(
        "army",
        lambda: (str(usual),),
        lambda key: Choose(
            key=key,
            label=phrase("Which army does {name} attack?", name=host.army.name),
            cite="Tactical; R47",
            options=tuple(
                Option(str(place), ground.hosts[place].army.name, describe_army(ground.hosts[place]))
                for place in enemies
            ),
            decider=ground.leader(host),
        ),
    )
    return int(key)


# ------------------------------------------------------------------------------------------------- the end


def _show_states(ground: Battlefield) -> None:
    """Show routed armies on the table and hits left on the round timeline."""
    table = ground.table
    marks: list[TimelineMark] = []
    further: list[str] = []
    for host in ground.hosts:
        stands = host.army.takes_part
        for who in host.generals:
            table.states[who] = "" if stands else Word("routed")
        if table.is_interactive:
            line = host.generals[0] if host.generals else len(table.participants) + len(further)
            left = phrase("{hits:# hit|# hits} left", hits=host.army.hits_left)
            marks.append(TimelineMark(line, host.army.hits_left, left, MarkState.OPEN if stands else MarkState.LOST))
        if not host.generals:
            further.append(host.army.name)
    table.timeline, table.extra_rows = tuple(marks), tuple(further)


def _end(ground: Battlefield) -> Conversation:
    table = ground.table
    sides = ground.sides_left
    table.winner = ground.hosts[sides[0]].army.name if len(sides) == 1 else ""
    table.toll = {host.army.name: HITS - host.army.hits_left for host in ground.hosts}
    yield from table.log(lambda: _end_event(ground))


def _end_event(ground: Battlefield) -> Event:
    table, hosts = ground.table, ground.hosts
    if table.was_stopped:
        what = Message(
            "hursagmu_battle_stopped",
            "After {n:# round|# rounds} no army is routed; the battle is stopped. Set a higher limit on rounds when "
            "you start a fight.",
            {"n": table.round},
        )
    elif table.winner and ground.is_allied(ground.sides_left[0]):
        names = {"side": table.winner}
        what = Message("hursagmu_battle_allies", "The battle is over: {side} and its allies hold the field.", names)
    elif table.winner:
        what = Message("hursagmu_battle_won", "The battle is over: {side} holds the field.", {"side": table.winner})
    else:
        what = Message("hursagmu_battle_over", "The battle is over; no army holds the field alone.", {})
    parts = tuple(Term(phrase("hits left of {army}", army=host.army.name), host.army.hits_left) for host in hosts)
    return Event(EventKind.END, what, terms=parts, cite="Tactical")


def _log_damage(ground: Battlefield, host: ArmyUnit, foe: ArmyUnit, done: int) -> Conversation:
    names = {"who": host.army.name, "foe": foe.army.name, "hits": done}
    yield from ground.table.log(
        lambda: Event(
            EventKind.HARM,
            Message("hursagmu_battle_harm", "{foe} loses {hits:# hit|# hits} to {who}.", names),
            ground.leader(host),
            ground.leader(foe),
            (Term("roll", host.chosen), Term("hits left", foe.army.hits_left)),
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
    least_sides=1,
    toll="# hit|# hits",
)
