"""Takes the points of a blow from attributes: its place, who pays, its effects."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from core.character.edits import SetValue
from core.dice import Dice
from core.messages import Word, phrase
from core.play.table import Table
from core.procedures.allocation import Target
from core.procedures.ask_helpers import Subprocedure
from core.procedures.events import Event, Term
from core.procedures.readers import number
from core.procedures.requests import Allocate, Choose, Option, Roll
from core.systems.sord.blow_effects import apply_blow_effects
from core.systems.sord.creation_attributes import ATTRIBUTES, PRIMARY
from core.systems.sord.fighters import STRUCK, Battle, Fighter
from core.systems.sord.skill_rows import attribute_label

D8 = Dice.parse("1d8")
_PLACE_BY_ROLL = {1: "head", 2: "head", 3: "body", 4: "body", 5: "body", 6: "body", 7: "limb", 8: "limb"}
PLACE_LABELS = {"head": Word("Head"), "body": Word("Body"), "limb": Word("Limbs")}
ARMOR_TERMS = {"head": Word("armor, head"), "body": Word("armor, body"), "limb": Word("armor, limbs")}
ROLL = "roll"
ROLL_OPTION = Option(ROLL, "Roll for it", "A d8: 1 and 2 strike the head, 3 to 6 the body, 7 and 8 a limb.")
"""Answer to the choice of a place: the die decides."""
ABSORBED = 1
"""Points of a blow that armor absorbs."""


@dataclass(frozen=True, slots=True)
class Damage:
    """The damage that a character sustains.

    Attributes:
        place: Place of the blow; "" if armor absorbs it, or if it strikes no place.
        sustained: Points after armor.
        further: Secondary attributes that can lose points too, by the Game Master's word.
    """

    place: str
    sustained: int
    further: tuple[str, ...] = ()


def roll_place(table: Table, victim: int, decider: int | None) -> Subprocedure[str]:
    """Roll a d8 for the place of a blow.

    Args:
        table: The table.
        victim: Index of the participant who is struck.
        decider: Index of the participant who rolls; None for the Game Master.

    Source: SORD Dam; spec 7.6.
    """
    rolled = yield from table.roll(
        "place",
        D8,
        lambda key: Roll(
            key=key,
            label=phrase("Place of the blow against {foe}", foe=table.name(victim)),
            help="1 and 2 strike the head, 3 to 6 the body, 7 and 8 a limb.",
            cite="Dam",
            dice=(D8,),
            decider=decider,
        ),
    )
    return _PLACE_BY_ROLL[rolled.total]


def ask_further_attributes(table: Table, victim: int, label: str) -> Subprocedure[tuple[str, ...]]:
    """Ask the Game Master whether damage costs secondary attributes too (default: no).

    Args:
        table: The table.
        victim: Index of the participant who is struck.
        label: Label of the request.

    Source: R51; spec 7.6.
    """
    sheet = table.sheets[victim]
    return (
        yield from table.choose(
            "special",
            lambda: (),
            lambda key: Choose(
                key=key,
                label=label,
                help="Secondary attributes that can lose points in addition to the usual ones.",
                cite="Dam; R51",
                options=tuple(Option(each, attribute_label(sheet, each)) for each in ATTRIBUTES if each not in PRIMARY),
                least=0,
                most=len(ATTRIBUTES) - len(PRIMARY),
            ),
        )
    )


def take_damage(
    battle: Battle, fighter: Fighter, damage: Damage, make_event: Callable[[Mapping[str, int]], Event]
) -> Subprocedure[Mapping[str, int]]:
    """Take the points from the attributes that can lose them, and apply the effects of the blow.

    Args:
        battle: The fight, or one of a single character outside a fight.
        fighter: The fighter who is struck.
        damage: What it sustains.
        make_event: Build the event to log, with the points that each attribute loses.

    Returns:
        The points that each attribute loses; what they cannot take is lost.

    Source: SORD Dam, XVI; R33; spec 7.6, 7.7.
    """
    table, index = battle.table, fighter.index
    sheet = table.sheets[index]
    allowed = ("ambt", "hlth", *((STRUCK[damage.place],) if damage.place else ()), *damage.further)
    before = {each: number(sheet, f"current.{each}") for each in allowed}
    spread = yield from _choose_paying_attributes(battle, fighter, damage, before)
    losses = {each: number(sheet, f"damage.{each}") + points for each, points in spread.items() if points}
    if losses:
        yield from table.write(index, *(SetValue(f"damage.{each}", points) for each, points in losses.items()))
    yield from table.log(lambda: make_event(spread))
    zeroed = tuple(each for each in ATTRIBUTES if spread.get(each) and before[each] <= spread[each])
    yield from apply_blow_effects(battle, fighter, damage.sustained, zeroed)
    return spread


def loss_terms(table: Table, victim: int, sustained: int, spread: Mapping[str, int]) -> tuple[Term, ...]:
    """Return the terms of an event: the points that each attribute loses, and those that none can take."""
    sheet = table.sheets[victim]
    excess = sustained - sum(spread.values())
    return (
        *(Term(attribute_label(sheet, each), -points) for each, points in spread.items() if points),
        *((Term(Word("without effect"), excess),) if excess > 0 else ()),
    )


def _choose_paying_attributes(
    battle: Battle, fighter: Fighter, damage: Damage, current: Mapping[str, int]
) -> Subprocedure[Mapping[str, int]]:
    """Ask which attributes lose the points of a blow; points they cannot take are lost.

    Source: SORD Dam; R33; spec 7.6.
    """
    table = battle.table
    available = {each: max(0, points) for each, points in current.items()}
    amount = min(damage.sustained, sum(available.values()))
    if not table.is_interactive or amount == 0:
        return spread_evenly(amount, available, damage.place)
    sheet = table.sheets[fighter.index]
    answer = yield from table.ask(
        "spread",
        lambda key: Allocate(
            key=key,
            label=phrase("{foe} sustains {points}", foe=table.name(fighter.index), points=damage.sustained),
            help="Choose from Ambition, Health and the attribute of the place.",
            cite="Dam, XVI; R33",
            amount=amount,
            targets=tuple(
                Target(
                    each,
                    attribute_label(sheet, each),
                    most=min(amount, points),
                    about=phrase("now {number}", number=points),
                )
                for each, points in available.items()
            ),
            spend_all=True,
            decider=fighter.index,
            policy=lambda _source, _memory: dict(spread_evenly(amount, available, damage.place)),
        ),
    )
    amounts: Mapping[str, object] = answer if isinstance(answer, Mapping) else {}
    return {each: int(str(amounts.get(each, 0))) for each in available}


def spread_evenly(amount: int, available: Mapping[str, int], place: str) -> dict[str, int]:
    """Return the points taken one by one from the highest attribute; ties: the place's, Health, Ambition, others.

    >>> spread_evenly(5, {"ambt": 3, "hlth": 4, "mind": 4}, "head")
    {'ambt': 1, 'hlth': 2, 'mind': 2}

    Source: SORD spec 7.6.
    """
    preferred = (STRUCK.get(place, ""), "hlth", "ambt")
    order = [*(each for each in preferred if each in available), *(each for each in available if each not in preferred)]
    remaining = dict(available)
    for _ in range(min(amount, sum(remaining.values()))):
        remaining[max(order, key=remaining.__getitem__)] -= 1
    return {each: available[each] - remaining[each] for each in available}
