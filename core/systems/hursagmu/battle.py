"""Tactical combat: armies under their generals, a hundred hits each, until all but one are routed.

Each side of the conflict is an army, those who stand on it are its generals, and the first of them leads it.

Source: HURSAGMU Tactical; R21, R44 to R48; spec 7.13.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction

from core.character import Json
from core.messages import Message, Word, phrase
from core.play import ENDS, Conflict, Mark, MarkState, Scale, Table
from core.procedures import (
    Asking,
    Choose,
    Conversation,
    Enter,
    Event,
    EventKind,
    Option,
    Part,
    Roll,
    number,
    typed_number,
)
from core.systems.hursagmu.armies import HITS, Army, powers, round_seconds
from core.systems.hursagmu.harm import TWO_DICE
from core.systems.hursagmu.opponents import make_opponent

SOLDIERS = 100
"""Soldiers of an army of which nobody says more."""
_MOST_SOLDIERS = 100_000_000
_MOST_POWER = 1_000
_MOST_LEADERLESS = 20
_LONGEST = 12
_MINUTE = 60
_BATTLE_ENDS = Word("By retreat, agreement or nightfall.")


@dataclass(slots=True)
class Host:
    """An army on the field.

    Attributes:
        army: Its numbers.
        generals: Positions of those who lead it, the leader first.
        power: Its power in this round; None where it is out.
        rolled: Totals of this round, by the position of the general; -1 stands for an army without one.
        chosen: The total that counts.
        target: Position of the army it strikes at.
    """

    army: Army
    generals: tuple[int, ...]
    power: int | None = None
    rolled: dict[int, int] = field(default_factory=dict)
    chosen: int = 0
    target: int = 0


@dataclass(slots=True)
class Field:
    """A battle in progress."""

    table: Table
    hosts: list[Host]

    def able(self, host: Host) -> list[int]:
        """Give the generals of an army that can act."""
        return [who for who in host.generals if number(self.table.sheets[who], "can_act")]

    def leader(self, host: Host) -> int | None:
        """Give who decides for an army: its first general that can act, else the Master."""
        return next(iter(self.able(host)), None)

    def enemies(self, host: Host) -> list[int]:
        """Give the places of the armies against which another one fights."""
        return [place for place, each in enumerate(self.hosts) if each is not host and each.army.takes_part]

    @property
    def is_contested(self) -> bool:
        """Whether at least two armies are left."""
        return sum(host.army.takes_part for host in self.hosts) > 1


def battle(table: Table) -> Conversation:
    """Fight a battle of armies.

    Source: HURSAGMU Tactical; spec 7.13.
    """
    ground = Field(table, [])
    table.scale = Scale(HITS, 0, Word("hits left"))
    for side in table.arena.sides:
        generals = tuple(who for who, each in enumerate(table.participants) if each.side == side)
        army = yield from _muster(ground, Army(side, SOLDIERS))
        ground.hosts.append(Host((yield from _weaken(ground, army)), generals))
    for _ in range((yield from _leaderless(ground))):
        army = yield from _muster(ground, Army(phrase("Army {number}", number=len(ground.hosts) + 1), SOLDIERS))
        ground.hosts.append(Host((yield from _weaken(ground, army)), ()))
    _show(ground)
    is_over = not ground.is_contested
    while not is_over and table.begin_round(lambda: phrase("Round of battle {round}", round=table.round)):
        yield from _round(ground)
        is_over = not ground.is_contested or (yield from table.goes_on("Tactical", ends=_BATTLE_ENDS)) == ENDS
    yield from _end(ground)


def _round(ground: Field) -> Conversation:
    """Play a round: strength, rolls, targets, damage to all at once; nothing where no army is left to strike at."""
    _show(ground)
    yield from _review(ground)
    if ground.is_contested:
        yield from _clash(ground)
    _show(ground)


def _clash(ground: Field) -> Conversation:
    """Let all armies that take part strike at once."""
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
        yield from _tell_damage(ground, host, foe, done)
    for host in able:
        if not host.army.takes_part:
            yield from _tell(
                ground,
                host,
                Message("hursagmu_routed", "{army} is routed.", {"army": host.army.name}),
                (Part("hits left", 0),),
                EventKind.STATE,
            )


# ------------------------------------------------------------------------------------------------- strength


def _leaderless(ground: Field) -> Asking[int]:
    """Ask the Master how many armies fight that nobody leads; one where there is only one army else.

    Source: HURSAGMU Tactical; spec 7.13, ``no general``.
    """
    usual = 1 if len(ground.hosts) == 1 else 0
    return (
        yield from ground.table.number(
            "leaderless",
            usual,
            lambda key: Enter(
                key=key,
                label="How many further armies fight without a general?",
                help="They roll 2d6 and their power alone; the Master decides for them.",
                cite="Tactical",
                least=usual,
                most=_MOST_LEADERLESS,
            ),
        )
    )


def _muster(ground: Field, army: Army) -> Asking[Army]:
    """Ask the Master for soldiers and quality of an army."""
    soldiers = yield from ground.table.number(
        "soldiers",
        army.soldiers,
        lambda key: Enter(
            key=key,
            label=phrase("Soldiers of {name}", name=army.name),
            cite="Tactical; R45",
            least=0,
            most=_MOST_SOLDIERS,
        ),
    )
    typed = yield from ground.table.ask(
        "quality",
        lambda key: Enter(
            key=key,
            label=phrase("Quality of {name}", name=army.name),
            help="Training, arms and morale as a factor on the numbers: 1 is usual, 2.5 are knights.",
            cite="Tactical; R46",
            most=_LONGEST,
            default=_written(army.quality),
            verify=_check_quality,
        ),
    )
    return replace(army, soldiers=soldiers, quality=_quality(typed) or army.quality)


def _written(quality: int | Fraction) -> str:
    exact = Fraction(quality)
    return str(exact)


def _quality(answer: object) -> Fraction | None:
    """Read a quality, a number or a fraction of two; None where it is none.

    Without exponents: ten characters would otherwise name a number that takes minutes to write out.
    """
    whole, _, part = str(answer).partition("/")
    above, below = typed_number(whole), typed_number(part or "1")
    if not above or not below:
        return None
    quality = Fraction(above) / Fraction(below)
    return quality if quality > 0 else None


def _check_quality(answer: Json) -> Message | None:
    if _quality(answer) is not None:
        return None
    return Message(
        "hursagmu_quality", "{typed} is no quality. Type a number above 0, such as 2.5 or 3/2.", {"typed": answer}
    )


def _weaken(ground: Field, army: Army) -> Asking[Army]:
    """Ask the Master how many of its hits an army has left."""
    left = yield from ground.table.number(
        "hits_left",
        HITS,
        lambda key: Enter(
            key=key,
            label=phrase("Hits left of {name}", name=army.name),
            cite="Tactical",
            least=0,
            most=HITS,
        ),
    )
    return replace(army, hits_lost=HITS - left)


def _review(ground: Field) -> Conversation:
    """Let the Master look at the armies, and say a power of his own.

    Source: HURSAGMU Tactical; R45; spec 7.13 step 1.
    """
    table = ground.table
    if not table.is_watched:
        return
    keys = yield from table.choose(
        "review",
        lambda: (),
        lambda key: Choose(
            key=key,
            label="Which armies are other than before?",
            help="Soldiers, quality, a power of the Master's own.",
            cite="Tactical; R45",
            options=tuple(Option(str(place), host.army.name, _about(host)) for place, host in enumerate(ground.hosts)),
            least=0,
            most=len(ground.hosts),
        ),
    )
    for key in keys:
        host = ground.hosts[int(key)]
        host.army = yield from _muster(ground, host.army)
        host.army = replace(host.army, power=(yield from _own_power(ground, host)))


def _own_power(ground: Field, host: Host) -> Asking[int | None]:
    own = host.army.power
    (answer,) = yield from ground.table.choose(
        "own_power",
        lambda: ("rules" if own is None else "own",),
        lambda key: Choose(
            key=key,
            label=phrase("Power of {name}", name=host.army.name),
            cite="Tactical",
            options=(Option("rules", "By its strength"), Option("own", "The Master's own number")),
        ),
    )
    if answer == "rules":
        return None
    return (
        yield from ground.table.number(
            "power",
            own or 0,
            lambda key: Enter(
                key=key,
                label=phrase("Power of {name}", name=host.army.name),
                cite="Tactical",
                least=-_MOST_POWER,
                most=_MOST_POWER,
            ),
        )
    )


def _about(host: Host) -> str:
    army = host.army
    return phrase(
        "{soldiers:# soldier|# soldiers}, quality {quality}, {hits:# hit left|# hits left}",
        soldiers=army.soldiers,
        quality=_written(army.quality),
        hits=army.hits_left,
    )


def _compare(ground: Field) -> Conversation:
    """Work out the power of each army over the smallest one.

    Source: HURSAGMU Tactical; R21, R47; spec 7.13 step 1.
    """
    table = ground.table
    with_attrition = bool(table.option("tactical_attrition"))
    armies = [host.army for host in ground.hosts]
    for host, power in zip(ground.hosts, powers(armies, with_attrition=with_attrition), strict=True):
        host.power = power
        host.rolled = {}
    if not table.is_watched:
        return
    seconds = round_seconds([army for army in armies if army.takes_part])
    yield from table.tell(
        lambda: Event(
            EventKind.TIME,
            Message("hursagmu_battle_round", "Round of battle {n} begins.", {"n": table.round}),
            parts=(Part("minutes", seconds // _MINUTE),),
            cite="Tactical; R48",
        )
    )
    for host in ground.hosts:
        if host.power is not None:
            strength = host.army.strength(with_attrition=with_attrition)
            parts = (Part("strength", strength), Part("power", host.power), Part("hits left", host.army.hits_left))
            yield from _tell(
                ground, host, Message("hursagmu_fields", "{army} takes the field.", {"army": host.army.name}), parts
            )


# ------------------------------------------------------------------------------------------------- rolls


def _roll(ground: Field, host: Host) -> Conversation:
    """Roll for every general able to act, else once for the army.

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
            Part("2d6", rolled.total),
            Part("power", power),
            *((Part("general", skill),) if who >= 0 else ()),
            Part("total", host.rolled[who]),
        )
        names = {"army": host.army.name, "name": name}
        if who >= 0:
            what = Message("hursagmu_plans", "{name} plans the battle for {army}.", names)
        else:
            what = Message("hursagmu_leaderless", "{army} fights leaderless.", names)
        yield from _tell(ground, host, what, parts)


def _tactics(ground: Field, host: Host) -> Asking[int]:
    """Ask the leader whose plan counts; the highest by default."""
    best = max(host.rolled, key=lambda who: host.rolled[who])
    if len(host.rolled) == 1:
        return host.rolled[best]
    (key,) = yield from ground.table.choose(
        "tactic",
        lambda: (str(best),),
        lambda key: Choose(
            key=key,
            label=phrase("Whose plan does {name} follow?", name=host.army.name),
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
    yield from _tell(ground, host, chosen, (Part("total", host.rolled[int(key)]),))
    return host.rolled[int(key)]


def _target(ground: Field, host: Host) -> Asking[int]:
    """Ask the leader which army is struck; by default the one with the fewest hits left."""
    enemies = ground.enemies(host)
    usual = min(enemies, key=lambda place: ground.hosts[place].army.hits_left)
    if len(enemies) == 1:
        return usual
    (key,) = yield from ground.table.choose(
        "army",
        lambda: (str(usual),),
        lambda key: Choose(
            key=key,
            label=phrase("Whom does {name} strike at?", name=host.army.name),
            cite="Tactical; R47",
            options=tuple(
                Option(str(place), ground.hosts[place].army.name, _about(ground.hosts[place])) for place in enemies
            ),
            decider=ground.leader(host),
        ),
    )
    return int(key)


# ------------------------------------------------------------------------------------------------- the end


def _show(ground: Field) -> None:
    """Put on the table who is routed, and on the picture of the round what each army has left."""
    table = ground.table
    marks: list[Mark] = []
    further: list[str] = []
    for host in ground.hosts:
        stands = host.army.takes_part
        for who in host.generals:
            table.states[who] = "" if stands else Word("routed")
        if table.is_watched:
            line = host.generals[0] if host.generals else len(table.participants) + len(further)
            left = phrase("{hits:# hit|# hits} left", hits=host.army.hits_left)
            marks.append(Mark(line, host.army.hits_left, left, MarkState.OPEN if stands else MarkState.LOST))
        if not host.generals:
            further.append(host.army.name)
    table.marks, table.further = tuple(marks), tuple(further)


def _end(ground: Field) -> Conversation:
    table = ground.table
    left = [host for host in ground.hosts if host.army.takes_part]
    table.winner = left[0].army.name if len(left) == 1 else ""
    table.toll = {host.army.name: HITS - host.army.hits_left for host in ground.hosts}
    yield from table.tell(lambda: _end_event(table, ground.hosts))


def _end_event(table: Table, hosts: Sequence[Host]) -> Event:
    if table.was_stopped:
        what = Message(
            "hursagmu_battle_stopped",
            "After {n:# round|# rounds} no army is routed; the battle is stopped. Its bound on rounds can be raised.",
            {"n": table.round},
        )
    elif table.winner:
        what = Message("hursagmu_battle_won", "The battle is over: {side} holds the field.", {"side": table.winner})
    else:
        what = Message("hursagmu_battle_over", "The battle is over; no army holds the field alone.", {})
    parts = tuple(Part(phrase("hits left of {army}", army=host.army.name), host.army.hits_left) for host in hosts)
    return Event(EventKind.END, what, parts=parts, cite="Tactical")


def _tell_damage(ground: Field, host: Host, foe: Host, done: int) -> Conversation:
    names = {"who": host.army.name, "foe": foe.army.name, "hits": done}
    yield from ground.table.tell(
        lambda: Event(
            EventKind.HARM,
            Message("hursagmu_battle_harm", "{foe} loses {hits:# hit|# hits} to {who}.", names),
            ground.leader(host),
            ground.leader(foe),
            (Part("roll", host.chosen), Part("hits left", foe.army.hits_left)),
            "Tactical; R47",
        )
    )


def _tell(
    ground: Field, host: Host, what: Message, parts: tuple[Part, ...], kind: EventKind = EventKind.ACT
) -> Conversation:
    yield from ground.table.tell(
        lambda: Event(
            kind,
            what,
            ground.leader(host),
            None,
            parts,
            "Tactical; R44",
        )
    )


BATTLE = Conflict(
    key="battle",
    label="Battle of armies",
    cite="Tactical",
    help="Tactical combat: each side is an army, those who stand on it are its generals.",
    start=battle,
    opponent=make_opponent,
    options=("tactical_attrition",),
    vitals=(("stamina", "stamina_max"),),
    least_sides=1,
    toll="hits",
)
