"""Setup of the armies of a battle by the Master: soldiers, quality, hits, allies, powers.

Source: HURSAGMU Tactical; R45, R46; spec 7.13.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from core.character import Json
from core.messages import Message, phrase
from core.procedures import NO, YES, Choose, Conversation, Enter, Option, Subprocedure, parse_number
from core.systems.hursagmu.armies import HITS, Army
from core.systems.hursagmu.army_units import ArmyUnit, Battlefield, log_army

SOLDIERS = 100
"""Default number of soldiers."""
_MOST_SOLDIERS = 100_000_000
_MOST_POWER = 1_000
_MOST_LEADERLESS = 20
_LONGEST = 12
_PAIR = 2
"""Number of armies that are enemies without being asked."""
_ALONE = "alone"


def set_up_armies(ground: Battlefield) -> Conversation:
    """Create the armies of the sides and leaderless ones; ask the Master for alliances.

    Source: HURSAGMU Tactical; spec 7.13.
    """
    table = ground.table
    for side in table.arena.sides:
        generals = tuple(who for who, each in enumerate(table.participants) if each.side == side)
        yield from _add(ground, side, generals)
    for _ in range((yield from _leaderless(ground))):
        yield from _add(ground, phrase("Army {number}", number=len(ground.hosts) + 1), ())
    yield from _ally(ground)


def _add(ground: Battlefield, name: str, generals: tuple[int, ...]) -> Conversation:
    army = yield from _muster(ground, Army(name, SOLDIERS))
    ground.hosts.append(ArmyUnit((yield from _weaken(ground, army)), generals, len(ground.hosts)))


def _ally(ground: Battlefield) -> Conversation:
    """Ask the Master for alliances; by default each army fights for itself.

    Source: spec 7.13, ``side`` of an army.
    """
    hosts = ground.hosts
    if len(hosts) <= _PAIR:
        return
    is_allied = yield from ground.table.ask_yes_no(
        "allied",
        lambda: False,
        lambda key: Choose(
            key=key,
            label="Do some of the armies fight side by side?",
            help="Allies do not strike at each other, and hold the field together.",
            cite="Tactical; R47",
            options=(Option(NO, "Each for itself"), Option(YES, "Some are allied")),
        ),
    )
    for place in range(1, len(hosts) if is_allied else 1):
        sides = sorted({host.side for host in hosts[:place]})
        if place + 1 < len(hosts) or len(sides) > 1:
            hosts[place].side = yield from _side(ground, place, sides)
        if (side := hosts[place].side) != place:
            names = {"army": hosts[place].army.name, "ally": hosts[side].army.name}
            what = Message("hursagmu_allied", "{army} fights on the side of {ally}.", names)
            yield from log_army(ground, hosts[place], what, ())


def _side(ground: Battlefield, place: int, sides: Sequence[int]) -> Subprocedure[int]:
    army = ground.hosts[place].army
    (key,) = yield from ground.table.choose(
        "side",
        lambda: (_ALONE,),
        lambda key: Choose(
            key=key,
            label=phrase("Which side does {army} fight on?", army=army.name),
            cite="Tactical; R47",
            options=(
                Option(_ALONE, "On a side of its own"),
                *(
                    Option(str(side), phrase("On the side of {army}", army=ground.hosts[side].army.name))
                    for side in sides
                ),
            ),
        ),
    )
    return place if key == _ALONE else int(key)


def _leaderless(ground: Battlefield) -> Subprocedure[int]:
    """Ask the Master for the number of leaderless armies; at least one if there is a single other army.

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


def _muster(ground: Battlefield, army: Army) -> Subprocedure[Army]:
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
            default=_format_quality(army.quality),
            verify=_check_quality,
        ),
    )
    return replace(army, soldiers=soldiers, quality=_parse_quality(typed) or army.quality)


def _format_quality(quality: int | Fraction) -> str:
    exact = Fraction(quality)
    return str(exact)


def _parse_quality(answer: object) -> Fraction | None:
    """Parse a quality, a number or a fraction; None if invalid.

    Exponents are refused: ten characters could name a number that takes minutes to print.
    """
    whole, _, part = str(answer).partition("/")
    above, below = parse_number(whole), parse_number(part or "1")
    if not above or not below:
        return None
    quality = Fraction(above) / Fraction(below)
    return quality if quality > 0 else None


def _check_quality(answer: Json) -> Message | None:
    if _parse_quality(answer) is not None:
        return None
    return Message(
        "hursagmu_quality", "{typed} is not a quality. Type a number above 0, such as 2.5 or 3/2.", {"typed": answer}
    )


def _weaken(ground: Battlefield, army: Army) -> Subprocedure[Army]:
    """Ask the Master for the hits left of an army."""
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


def review_armies(ground: Battlefield) -> Conversation:
    """Ask the Master for changes of the armies, and for a power.

    Source: HURSAGMU Tactical; R45; spec 7.13 step 1.
    """
    table = ground.table
    if not table.is_interactive:
        return
    keys = yield from table.choose(
        "review",
        lambda: (),
        lambda key: Choose(
            key=key,
            label="Which armies have changed?",
            help="Soldiers, quality, or a power set by the Master.",
            cite="Tactical; R45",
            options=tuple(
                Option(str(place), host.army.name, describe_army(host)) for place, host in enumerate(ground.hosts)
            ),
            least=0,
            most=len(ground.hosts),
        ),
    )
    for key in keys:
        host = ground.hosts[int(key)]
        host.army = yield from _muster(ground, host.army)
        host.army = replace(host.army, power=(yield from _custom_power(ground, host)))


def _custom_power(ground: Battlefield, host: ArmyUnit) -> Subprocedure[int | None]:
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


def describe_army(host: ArmyUnit) -> str:
    """Return a short description of an army's state."""
    army = host.army
    return phrase(
        "{soldiers}, quality {quality}, {hits:# hit left|# hits left}",
        soldiers=phrase("{soldiers:# soldier|# soldiers}", soldiers=army.soldiers),
        quality=_format_quality(army.quality),
        hits=army.hits_left,
    )
