"""Asks which fighters begin new actions within a Third-turn; drops attacks due meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.messages import Word, phrase
from core.play.table import MarkState, TimelineMark
from core.procedures.ask_helpers import Subprocedure, yes_no_options
from core.procedures.requests import Choose, Conversation, Enter, Option
from core.systems.sord.actions import act
from core.systems.sord.fighters import Attack, Battle, Fighter
from core.systems.sord.initiative import choose_weapons, roll_attacks, show_attacks, usable_weapons
from core.systems.sord.movement import Window

_NONE, _NONE_MORE = "", "quiet"
_CITE = "Init"


@dataclass(frozen=True, slots=True)
class FreeSeconds:
    """Seconds up to the next attack or the end of the window.

    Attributes:
        first: First second on which an action can begin.
        last: Second of the attack, or last second of the window.
        is_end: Whether no attack follows.
    """

    first: int
    last: int
    is_end: bool


def ask_who_begins(
    battle: Battle, window: Window, actors: Sequence[Fighter], free_seconds: FreeSeconds
) -> Subprocedure[tuple[Fighter, int] | None]:
    """Ask which fighter begins an action before the next attack, and when; None for no one.

    Source: SORD Init; spec 7.1, 7.4.
    """
    table = battle.table
    if not table.is_interactive or window.is_quiet:
        return None
    sides = battle.standing_sides()
    free = {
        str(each.index): (each, second)
        for each in actors
        if (second := _first_free(window, each, free_seconds)) <= free_seconds.last and sides - {each.side}
    }
    if not free:
        return None
    before = phrase("attacks come up on second {second}", second=free_seconds.last)
    answer = yield from table.choose_one(
        "begins",
        lambda: _NONE,
        lambda key: Choose(
            key=key,
            label="Any new action?",
            help=phrase(
                "From second {first} on; {then}.",
                first=free_seconds.first,
                then=Word("the window ends without a further attack") if free_seconds.is_end else before,
            ),
            cite=_CITE,
            options=(
                Option(_NONE, "None"),
                Option(_NONE_MORE, "None in the rest of this Third-turn"),
                *(Option(key, table.name(each.index), table.states[each.index]) for key, (each, _) in free.items()),
            ),
            deciders=tuple(each.index for each, _ in free.values()),
        ),
    )
    window.is_quiet = answer == _NONE_MORE
    if answer not in free:
        return None
    fighter, first = free[answer]
    second = (
        first if first == free_seconds.last else (yield from _ask_second(battle, fighter, first, free_seconds.last))
    )
    return fighter, second


def begin_attack_or_action(battle: Battle, fighter: Fighter, second: int, length: int) -> Conversation:
    """Begin a fighter's new action: attacking, an action, or another movement.

    Args:
        battle: The fight.
        fighter: The fighter who begins.
        second: Current second of the window.
        length: Length of the window in seconds.

    Source: SORD Init; spec 7.3, 7.4.
    """
    if not fighter.is_armed and usable_weapons(fighter) and (yield from _ask_attack(battle, fighter)):
        fighter.began_on = second
        others = list(battle.attacks)
        weapons = yield from choose_weapons(battle, fighter)
        yield from roll_attacks(battle, fighter, weapons, range(second, length + 1))
        show_attacks(battle, [each for each in battle.attacks if each not in others])
    else:
        yield from begin_action(battle, fighter, second)


def begin_action(battle: Battle, fighter: Fighter, second: int) -> Conversation:
    """Begin a fighter's action or movement; attacks due while it lasts are lost.

    Source: SORD Init; spec 7.3, 7.4.
    """
    fighter.began_on = second
    yield from act(battle, fighter, is_new=True)
    last = fighter.busy_until - battle.clock + second
    lost = [each for each in battle.attacks if each.attacker == fighter.index and each.second <= last]
    battle.attacks = [each for each in battle.attacks if each not in lost]
    for each in lost:
        mark(battle, each, MarkState.LOST)


def mark(battle: Battle, attack: Attack, state: MarkState) -> None:
    """Mark the state of an attack on the round timeline."""
    table = battle.table
    if table.is_interactive:
        scheduled = (attack.attacker, attack.second)
        table.timeline = tuple(
            TimelineMark(each.row, each.at, each.label, state) if (each.row, each.at) == scheduled else each
            for each in table.timeline
        )


def _first_free(window: Window, fighter: Fighter, free_seconds: FreeSeconds) -> int:
    """Return the first second on which a fighter can begin an action; unreachable if it is out."""
    if fighter.is_out or fighter.is_zero_down:
        return free_seconds.last + 1
    last = max(fighter.busy_until, fighter.asleep_until) - window.start
    return max(free_seconds.first, last + 1, fighter.began_on + 1)


def _ask_second(battle: Battle, fighter: Fighter, first: int, last: int) -> Subprocedure[int]:
    table = battle.table
    return (
        yield from table.number(
            "begins_on",
            first,
            lambda key: Enter(
                key=key,
                label=phrase("On which second does {who} begin?", who=table.name(fighter.index)),
                help="An action begun on a second comes before the attacks of that second.",
                cite=_CITE,
                least=first,
                most=last,
                decider=fighter.index,
            ),
        )
    )


def _ask_attack(battle: Battle, fighter: Fighter) -> Subprocedure[bool]:
    """Ask a fighter who has not fought in this Third-turn whether to start attacking."""
    table = battle.table
    return (
        yield from table.ask_yes_no(
            "arms",
            lambda: False,
            lambda key: Choose(
                key=key,
                label=phrase("Does {who} begin to attack?", who=table.name(fighter.index)),
                help="Initiative is rolled; attacks on past seconds are lost.",
                cite=_CITE,
                options=yes_no_options(no=Word("It is something else.")),
                decider=fighter.index,
            ),
        )
    )
