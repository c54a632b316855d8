"""Rolls and applies damage to figures in a fight; figures fall, dismount, tire or leave.

Source: HURSAGMU Damage, Animals; R30, R31, R34; spec 7.7, 7.11.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial

from core.character.edits import SetValue
from core.dice import Dice
from core.messages import Message, Word, phrase
from core.procedures.ask_helpers import Subprocedure
from core.procedures.events import Event, EventKind, Term
from core.procedures.readers import number
from core.procedures.requests import Conversation, Roll
from core.systems.hursagmu.fight_state import FightState
from core.systems.hursagmu.figures import DEAD, STATES, Figure
from core.systems.hursagmu.grapple_state import leave_grapple
from core.systems.hursagmu.odds import reaches
from core.systems.hursagmu.round_plan import commit

TWO_DICE = Dice.parse("2d6")
SADDLE_FALL = 8
"""Target number of a rider to land on the feet when the mount falls (R31)."""
MOST_EXERTION = 1_000
"""Most Stamina that one exertion can cost."""
_FALL = 1
"""Damage modifier of a fall from the saddle, with its option (R31)."""
HEALTH = (Word("OK"), Word("Hurt"), Word("Wounded"), Word("Crippled"), Word("Dead"))


@dataclass(frozen=True, slots=True)
class Hit:
    """A hit before damage is rolled.

    Attributes:
        by: The attacker; None for a fall.
        on: The figure that is hit.
        name: Name of the weapon or cause.
        bonus: Modifier of 2d6.
        force: Bonus of Augments.
        modifier: Modifier set by the Master.
        bonus_label: Name of the bonus in the log.
    """

    by: Figure | None
    on: Figure
    name: str
    bonus: int
    force: int = 0
    modifier: int = 0
    bonus_label: str = "damage"


def roll_2d6(
    fight: FightState,
    name: str,
    figure: Figure | None,
    label: Callable[[], str],
    cite: str,
    target: Callable[[], tuple[str, Callable[[], Fraction] | None]] | None = None,
) -> Subprocedure[int]:
    """Roll 2d6 for a figure, None for the Master.

    Args:
        fight: The fight.
        name: Key of the roll.
        figure: The figure that rolls, or None.
        label: Returns the label; not called in unattended fights.
        cite: Section of the book.
        target: Returns the text of the target number and the chance.
    """
    table = fight.table

    def make(key: str) -> Roll:
        words, chance = target() if target is not None else ("", None)
        decider = figure.decider if figure is not None else None
        return Roll(key=key, label=label(), cite=cite, dice=(TWO_DICE,), decider=decider, target=words, chance=chance)

    return (yield from table.roll(name, TWO_DICE, make)).total


def roll_damage(fight: FightState, hit: Hit) -> Conversation:
    """Roll damage and endurance; the excess is recorded as a hit.

    Source: HURSAGMU Damage; spec 7.7.
    """
    foe, table = hit.on, fight.table
    dice = yield from roll_2d6(
        fight,
        "damage",
        hit.by,
        lambda: phrase("Damage of {thing} against {foe}", thing=hit.name, foe=foe.name),
        "Damage",
    )
    done = dice + hit.bonus + hit.force + hit.modifier
    endurance = foe.numbers.endurance
    held = yield from roll_2d6(
        fight,
        "endurance",
        foe,
        lambda: phrase("Endurance of {name}", name=foe.name),
        "Damage",
        lambda: (
            phrase("{number} or more: nothing gets past", number=done - endurance),
            partial(reaches, done - endurance),
        ),
    )
    past = max(0, done - held - endurance)
    if table.is_interactive:
        yield from table.log(lambda: _harm_event(hit, (dice, done, held, past)))
    if fight.pending_effects is None:
        yield from apply_damage(fight, hit, done, past)
    else:
        fight.pending_effects.append(partial(apply_damage, fight, hit, done, past))


def apply_damage(fight: FightState, hit: Hit, done: int, past: int) -> Conversation:
    """Apply a hit: to the sheet, the state and the saddle."""
    foe = hit.on
    if past:
        before, health = foe.status, foe.health
        yield from fight.wound(foe, past, str(hit.name) if hit.by is None else f"{hit.by.name}, {hit.name}")
        if fight.table.is_interactive and foe.health > health:
            yield from fight.table.log(lambda: _health_event(foe))
        if foe.status and foe.status != before:
            yield from fall(fight, foe)
    if foe.is_mounted and hit.by is not None:
        yield from check_saddle(fight, foe, done)


def exert(fight: FightState, figure: Figure, cost: int) -> Conversation:
    """Subtract Stamina for heavy exertion; rest restores it.

    Source: HURSAGMU companion; spec 7.12.
    """
    before = number(fight.table.sheets[figure.participant], "stamina_exertion")
    figure.rest = 0
    yield from fight.write(figure, SetValue("stamina_exertion", before + cost))
    yield from fight.table.log(
        lambda: Event(
            EventKind.HARM,
            Message("hursagmu_exerted", "Exertion costs {who} {points} Stamina.", {"who": figure.name, "points": cost}),
            figure.participant,
            None,
            (Term("Stamina", figure.stamina),),
            "companion",
        )
    )
    if figure.status:
        yield from fall(fight, figure)
        yield from dismount(fight, figure, thrown_message(figure))


def fall(fight: FightState, figure: Figure) -> Conversation:
    """Drop a figure that cannot act any more: it leaves close combat and releases all.

    Source: HURSAGMU Damage; spec 7.7, 7.8.
    """
    if fight.table.is_interactive:
        yield from fight.table.log(lambda: _state_event(figure))
        fight.show_states()
    fight.fall_count += 1
    figure.attacks_left = figure.augments_left = figure.other_left = 0
    leave_grapple(figure)
    yield from fight.set_prone(figure, prone=True)
    if figure.rider is not None:
        yield from _dismount_fallen(fight, figure.rider)


def leave_fight(fight: FightState, figures: Sequence[Figure], word: str, message: Message) -> Conversation:
    """Remove figures that flee or surrender, unless they fell at the same time.

    Args:
        fight: The fight.
        figures: The figure, and its mount.
        word: Label of their state.
        message: The log message.
    """
    figure = figures[0]
    if not figure.can_act:
        return
    for leaver in figures:
        leave_grapple(leaver)
        leaver.gone = word
    yield from fight.table.log(
        lambda: Event(EventKind.STATE, message, figure.participant, None, (), "Combat Maneuvers")
    )
    fight.show_states()


# ------------------------------------------------------------------------------------------------- the saddle


def check_saddle(fight: FightState, rider: Figure, done: int) -> Conversation:
    """Roll whether a rider who was hit keeps the saddle.

    Source: HURSAGMU Animals; R31; spec 7.11.
    """
    if not rider.can_act:
        yield from dismount(fight, rider, thrown_message(rider))
        return
    yield from commit(fight, rider)
    if (yield from _roll_riding(fight, rider, done)):
        return
    yield from dismount(fight, rider, thrown_message(rider))
    if fight.option("saddle_fall_damage"):
        yield from roll_damage(fight, Hit(None, rider, Word("the fall"), _FALL))


def _roll_riding(fight: FightState, rider: Figure, level: int, *, is_landing: bool = False) -> Subprocedure[bool]:
    bonus = rider.numbers.riding + rider.shift
    dice = yield from roll_2d6(
        fight,
        "saddle",
        rider,
        lambda: phrase("Riding of {name}", name=rider.name),
        "Animals; R31",
        lambda: (phrase("{number} or more", number=level - bonus), partial(reaches, level - bonus)),
    )
    keeps = dice + bonus >= level
    message = _landing_message(rider, keeps) if is_landing else _seat_message(rider, keeps)
    yield from fight.table.log(
        lambda: Event(
            EventKind.CHECK,
            message,
            rider.participant,
            None,
            (Term("2d6", dice), Term("Riding", bonus), Term("total", dice + bonus), Term("needed", level)),
            "Animals; R31",
        )
    )
    return keeps


def _seat_message(rider: Figure, keeps: bool) -> Message:
    names = {"who": rider.name}
    if keeps:
        return Message("hursagmu_seat", "{who} keeps the seat.", names)
    return Message("hursagmu_no_seat", "{who} loses the seat.", names)


def _landing_message(rider: Figure, stands: bool) -> Message:
    names = {"who": rider.name}
    if stands:
        return Message("hursagmu_lands", "{who} lands on both feet.", names)
    return Message("hursagmu_lands_prone", "{who} lands on the ground.", names)


def _dismount_fallen(fight: FightState, rider: Figure) -> Conversation:
    lands_on_feet = False
    if rider.can_act:
        yield from commit(fight, rider)
        lands_on_feet = yield from _roll_riding(fight, rider, SADDLE_FALL, is_landing=True)
    message = Message("hursagmu_dismounted", "{who} is dismounted.", {"who": rider.name})
    yield from dismount(fight, rider, message, prone=not lands_on_feet)


def thrown_message(rider: Figure) -> Message:
    """Return the log message of a rider who falls from the saddle."""
    return Message("hursagmu_thrown", "{who} falls from the saddle.", {"who": rider.name})


def dismount(fight: FightState, rider: Figure, message: Message, *, prone: bool = True) -> Conversation:
    """Put a rider on the ground."""
    if not rider.is_mounted:
        return
    mount, rider.mount = rider.mount, None
    if mount is not None:
        mount.rider = None
        fight.separate_mount(mount, rider)
    yield from fight.write(rider, SetValue("mounted_on", ""))
    yield from fight.set_prone(rider, prone=prone)
    yield from fight.table.log(
        lambda: Event(
            EventKind.STATE,
            message,
            rider.participant,
            None,
            (),
            "Animals; R31",
        )
    )


# ------------------------------------------------------------------------------------------------- events


def _harm_event(hit: Hit, rolled: tuple[int, int, int, int]) -> Event:
    dice, done, held, past = rolled
    parts = [Term("2d6", dice), Term(hit.bonus_label, hit.bonus)]
    parts += [Term("Augment", hit.force)] if hit.force else []
    parts += [Term("modifier", hit.modifier)] if hit.modifier else []
    endurance = hit.on.numbers.endurance
    parts += [Term("damage", done), Term("2d6", held), Term("endurance", endurance), Term("total", held + endurance)]
    parts += [Term("past", past), Term("Stamina", hit.on.stamina - past)]
    names = {"foe": hit.on.name, "what": hit.name, "past": past}
    message = (
        Message("hursagmu_harm", "{what} takes {past} Stamina from {foe}.", names)
        if past
        else Message("hursagmu_endured", "{foe} endures {what}.", names)
    )
    return Event(
        EventKind.HARM,
        message,
        None if hit.by is None else hit.by.participant,
        hit.on.participant,
        tuple(parts),
        "Damage; R34",
    )


def _health_event(figure: Figure) -> Event:
    message = Message("hursagmu_health", "{who} is {health}.", {"who": figure.name, "health": HEALTH[figure.health]})
    penalty = min(3, figure.health)
    return Event(
        EventKind.STATE,
        message,
        figure.participant,
        None,
        (Term("Strength and Dexterity", -penalty),),
        "Damage; R34, R37",
    )


def _state_event(figure: Figure) -> Event:
    message = (
        Message("hursagmu_dies", "{who} dies.", {"who": figure.name})
        if figure.status == DEAD
        else Message(
            "hursagmu_falls", "{who} falls and is {state}.", {"who": figure.name, "state": STATES[figure.status]}
        )
    )
    return Event(EventKind.STATE, message, figure.participant, None, (Term("Stamina", figure.stamina),), "Damage")
