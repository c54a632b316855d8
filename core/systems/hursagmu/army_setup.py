"""Asks the Master for the armies of a battle (soldiers, quality, hits, allies), and changes.

Source: HURSAGMU Tactical; R45, R46; spec 7.13.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from core.character.json_values import Json
from core.character.typed_values import parse_number
from core.messages import Message, phrase
from core.procedures.ask_helpers import NO, YES, Subprocedure
from core.procedures.requests import Choose, Conversation, Enter, Option
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


def set_up_armies(battlefield: Battlefield) -> Conversation:
    """Create the armies of the sides and leaderless ones; ask the Master for alliances.

    Source: HURSAGMU Tactical; spec 7.13.
    """
    table = battlefield.table
    for side in table.arena.sides:
        generals = tuple(who for who, each in enumerate(table.participants) if each.side == side)
        yield from _add_army(battlefield, side, generals)
    for _ in range((yield from _ask_leaderless(battlefield))):
        yield from _add_army(battlefield, phrase("Army {number}", number=len(battlefield.units) + 1), ())
    yield from _ask_alliances(battlefield)


def _add_army(battlefield: Battlefield, name: str, generals: tuple[int, ...]) -> Conversation:
    army = yield from _ask_strength(battlefield, Army(name, SOLDIERS))
    battlefield.units.append(ArmyUnit((yield from _ask_hits_left(battlefield, army)), generals, len(battlefield.units)))


def _ask_alliances(battlefield: Battlefield) -> Conversation:
    """Ask the Master for alliances; by default each army fights for itself.

    Source: spec 7.13, ``side`` of an army.
    """
    units = battlefield.units
    if len(units) <= _PAIR:
        return
    is_allied = yield from battlefield.table.ask_yes_no(
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
    for index in range(1, len(units) if is_allied else 1):
        sides = sorted({unit.side for unit in units[:index]})
        if index + 1 < len(units) or len(sides) > 1:
            units[index].side = yield from _ask_side(battlefield, index, sides)
        if (side := units[index].side) != index:
            names = {"army": units[index].army.name, "ally": units[side].army.name}
            message = Message("hursagmu_allied", "{army} fights on the side of {ally}.", names)
            yield from log_army(battlefield, units[index], message, ())


def _ask_side(battlefield: Battlefield, index: int, sides: Sequence[int]) -> Subprocedure[int]:
    army = battlefield.units[index].army
    key = yield from battlefield.table.choose_one(
        "side",
        lambda: _ALONE,
        lambda key: Choose(
            key=key,
            label=phrase("Which side does {army} fight on?", army=army.name),
            cite="Tactical; R47",
            options=(
                Option(_ALONE, "On a side of its own"),
                *(
                    Option(str(side), phrase("On the side of {army}", army=battlefield.units[side].army.name))
                    for side in sides
                ),
            ),
        ),
    )
    return index if key == _ALONE else int(key)


def _ask_leaderless(battlefield: Battlefield) -> Subprocedure[int]:
    """Ask the Master for the number of leaderless armies; at least one if there is a single other army.

    Source: HURSAGMU Tactical; spec 7.13, ``no general``.
    """
    usual = 1 if len(battlefield.units) == 1 else 0
    return (
        yield from battlefield.table.number(
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


def _ask_strength(battlefield: Battlefield, army: Army) -> Subprocedure[Army]:
    """Ask the Master for soldiers and quality of an army."""
    soldiers = yield from battlefield.table.number(
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
    typed = yield from battlefield.table.ask(
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


def _ask_hits_left(battlefield: Battlefield, army: Army) -> Subprocedure[Army]:
    """Ask the Master for the hits left of an army."""
    hits_left = yield from battlefield.table.number(
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
    return replace(army, hits_lost=HITS - hits_left)


def review_armies(battlefield: Battlefield) -> Conversation:
    """Ask the Master for changes of the armies, and for a power.

    Source: HURSAGMU Tactical; R45; spec 7.13 step 1.
    """
    table = battlefield.table
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
                Option(str(index), unit.army.name, describe_army(unit)) for index, unit in enumerate(battlefield.units)
            ),
            least=0,
            most=len(battlefield.units),
        ),
    )
    for key in keys:
        unit = battlefield.units[int(key)]
        unit.army = yield from _ask_strength(battlefield, unit.army)
        unit.army = replace(unit.army, power=(yield from _custom_power(battlefield, unit)))


def _custom_power(battlefield: Battlefield, unit: ArmyUnit) -> Subprocedure[int | None]:
    own = unit.army.power
    answer = yield from battlefield.table.choose_one(
        "own_power",
        lambda: "rules" if own is None else "own",
        lambda key: Choose(
            key=key,
            label=phrase("Power of {name}", name=unit.army.name),
            cite="Tactical",
            options=(Option("rules", "By its strength"), Option("own", "The Master's own number")),
        ),
    )
    if answer == "rules":
        return None
    return (
        yield from battlefield.table.number(
            "power",
            own or 0,
            lambda key: Enter(
                key=key,
                label=phrase("Power of {name}", name=unit.army.name),
                cite="Tactical",
                least=-_MOST_POWER,
                most=_MOST_POWER,
            ),
        )
    )


def describe_army(unit: ArmyUnit) -> str:
    """Return a short description of an army's state."""
    army = unit.army
    return phrase(
        "{soldiers}, quality {quality}, {hits:# hit left|# hits left}",
        soldiers=phrase("{soldiers:# soldier|# soldiers}", soldiers=army.soldiers),
        quality=_format_quality(army.quality),
        hits=army.hits_left,
    )
